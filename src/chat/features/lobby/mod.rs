//! A lobby: opening a table, inviting people, what is chosen before the game begins, whose table it is, and playing again.

pub(crate) mod card;
pub(crate) mod invite;
pub(crate) mod owner;
pub(crate) mod play;

use pergola_table::{Command as Asking, Commit, Opening, Phase, Table, TableRefusal};
use pergola_text::Text;

use crate::{
    item::{
        Answers, Fulfil,
        here::{Asked, Here},
        understood::Understood,
    },
    seam::{
        ids::Origin,
        plain::{Reply, Show},
    },
    sight::{message, refusal, variants},
    wishes::lobby::LobbyWish,
};

impl Fulfil for LobbyWish {
    fn fulfil(self, asked: &Asked<'_>, here: &Here<'_>) -> Understood {
        let ask = |command| here.ask(command, Changed);
        match self {
            LobbyWish::Join => ask(Asking::Join),
            LobbyWish::Leave if here.table.phase() == Phase::Lobby && here.table.is_owned_by(&here.request.person.id) => {
                Understood::Answer(message::private(message::ask(
                    here.table,
                    here.language(),
                    LobbyWish::HandOver,
                    &leaving(here.table),
                )))
            }
            LobbyWish::Leave | LobbyWish::HandOver => here.ask(Asking::Leave, Left),
            LobbyWish::Free(person) => ask(Asking::Free { person }),
            LobbyWish::Shuffle(shuffled) => ask(Asking::SetShuffled(shuffled)),
            LobbyWish::Unaided(unaided) => ask(Asking::SetUnaided(unaided)),
            LobbyWish::AddBot(bot) => ask(Asking::AddBot { bot }),
            LobbyWish::RemoveBot => ask(Asking::RemoveBot),
            LobbyWish::Choose(key, choice) => choose(here, &key, choice),
            LobbyWish::Seats(seats) => ask(Asking::SetSeats(seats)),
            LobbyWish::Start => ask(Asking::Start),
            LobbyWish::Rematch => rematch(asked, here),
        }
    }

    #[cfg(test)]
    fn examples() -> Vec<LobbyWish> {
        let key = || "hanging".to_owned();
        let person = pergola_table::PersonId("discord:8123".to_owned());
        vec![
            LobbyWish::Join,
            LobbyWish::Leave,
            LobbyWish::HandOver,
            LobbyWish::Free(person),
            LobbyWish::Shuffle(true),
            LobbyWish::Shuffle(false),
            LobbyWish::Unaided(true),
            LobbyWish::Unaided(false),
            LobbyWish::AddBot(key()),
            LobbyWish::RemoveBot,
            LobbyWish::Choose(key(), "on".to_owned()),
            LobbyWish::Seats(4),
            LobbyWish::Start,
            LobbyWish::Rematch,
        ]
    }
}

/// A variant, a module, an edition, or what a seat chooses for itself.
fn choose(here: &Here<'_>, key: &str, choice: String) -> Understood {
    if key == variants::EDITION {
        return here.ask(Asking::SetEdition { key: choice }, Changed);
    }
    let seat = here.table.seat_of(&here.request.person.id);
    match variants::command(here.table, seat, key, &choice) {
        Some((key, chosen)) => here.ask(Asking::SetOption { key, chosen }, Changed),
        None if seat.is_none() => Understood::Answer(here.refused(refusal::text(&TableRefusal::NotSeated))),
        None => Understood::sentence(here.language(), &Text::new("refused-press")),
    }
}

/// Asks the owner of a lobby whether they mean to leave it: it is another's then, or closed.
fn leaving(table: &Table) -> Text {
    Text::new(if table.people().len() > 1 { "ask-hand-over" } else { "ask-leave-empty" })
}

/// Another game with the same people: the one already opened, or a new one.
fn rematch(asked: &Asked<'_>, here: &Here<'_>) -> Understood {
    let table = here.table;
    if table.seat_of(&here.request.person.id).is_none() {
        return Understood::sentence(asked.language(), &Text::new("refused-rematch"));
    }
    let there = asked.tables.at(table.place()).into_iter().filter_map(|id| asked.tables.table(id));
    let mut open = there.filter(|other| other.rematch_of() == Some(table.id()) && other.phase() == Phase::Lobby);
    match open.next() {
        Some(open) => Understood::Answer(message::private(card::private(&open, asked.request))),
        None => {
            let opening = Opening { lesson: None, cup: None, from_turn: None, ..table.opening().clone() };
            Understood::Open { opening, invited: Vec::new(), rematch_of: Some(table.id()) }
        }
    }
}

/// What stands on the lobby's card: pressed on, the card itself is brought up to date.
#[derive(Debug)]
struct Changed;

impl Answers for Changed {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        match here.origin {
            Origin::Card => Reply { show: Show::UpdateCard, card: card::as_it_is(here.table, Origin::Card, here.request) },
            Origin::Slash | Origin::Private => here.show(card::as_it_is(here.table, Origin::Private, here.request)),
        }
    }
}

/// Whoever asked has left.
#[derive(Debug)]
struct Left;

impl Answers for Left {
    fn done(&self, here: &Here<'_>, commit: &Commit) -> Reply {
        if here.origin == Origin::Card {
            return Changed.done(here, commit);
        }
        let id = match here.table.phase() {
            Phase::Closed(_) if here.table.is_lesson() => "lesson-closed",
            Phase::Closed(_) => "closed-done",
            Phase::Lobby | Phase::Playing | Phase::Over => "left-done",
        };
        here.show(here.note(&Text::new(id), &[]))
    }
}
