//! Leaving a game and coming back, and closing a table: asked, decided and told.
//!
//! Deliberately absent: who may, and who has to agree, which the table knows; what it decided is only told here.

use pergola_engine::{Seat, Seats};
use pergola_table::{Command as Asking, Commit, Phase, Table, TableRefusal, What};
use pergola_text::Text;

use crate::{
    item::{
        Answers, Command, Finds, Fulfil, Group,
        here::{Asked, Here},
        options::TABLE,
        understood::{Understood, no_such},
    },
    seam::{
        ids::Origin,
        plain::{Card, Reply, Show, Slash},
    },
    sight::{
        find::{self, Found, Sought},
        message, refusal,
        shown::Shown,
        tables::list,
    },
    wishes::{board::Glance, leaving::Leaving},
};

/// `/table resign`.
#[derive(Debug)]
pub(crate) struct Resign;

impl Command for Resign {
    fn group(&self) -> Option<Group> {
        Some(Group::Table)
    }

    fn word(&self) -> &'static str {
        "resign"
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        asked.wish(self, slash, |_| Leaving::AskResign)
    }
}

/// `/table close`.
#[derive(Debug)]
pub(crate) struct Close;

impl Command for Close {
    fn group(&self) -> Option<Group> {
        Some(Group::Table)
    }

    fn word(&self) -> &'static str {
        "close"
    }

    fn finds(&self) -> Finds {
        Finds::Moderated
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        elsewhere(asked, slash).unwrap_or_else(|| asked.wish(self, slash, |_| Leaving::AskClose))
    }
}

/// What a moderator is answered who wants to close a table that is not to be seen from here.
fn elsewhere(asked: &Asked<'_>, slash: &Slash) -> Option<Understood> {
    let sought = Sought { number: slash.option(TABLE), game: None, seated: false };
    let Found::NoSuch(number) = find::find(asked.tables, asked.request, &sought) else { return None };
    let lead = Text::new("found-no-such-to-close").text("found", no_such(&number));
    asked.request.rights.moderator.then(|| Understood::Answer(list(asked.tables, asked.request, Some(&lead))))
}

impl Fulfil for Leaving {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        match self {
            Leaving::AskClose | Leaving::Close if !may_close(here) => {
                // The card or message that was pressed stays as it is.
                Understood::Answer(message::private(here.note(&why_not_closed(here), &[])))
            }
            Leaving::AskClose => Understood::Answer(here.show(ask_close(here))),
            Leaving::Close => here.ask(Asking::Close, Closed),
            Leaving::PlayOn => here.ask(Asking::PlayOn, PlayedOn),
            Leaving::AskResign => Understood::Answer(here.show(ask_resign(here))),
            Leaving::Resign => here.ask(Asking::Resign, Resigned),
            Leaving::ComeBack => here.ask(Asking::ComeBack, CameBack),
        }
    }

    #[cfg(test)]
    fn examples() -> Vec<Leaving> {
        use Leaving::{AskClose, AskResign, Close, ComeBack, PlayOn, Resign};
        vec![AskClose, Close, PlayOn, AskResign, Resign, ComeBack]
    }
}

/// Whether somebody can do anything towards closing a table: its owner before the start, afterwards whoever sits there, a
/// moderator of its place always.
fn may_close(here: &Here<'_>) -> bool {
    let person = &here.request.person.id;
    let own = match here.table.phase() {
        Phase::Lobby => here.table.is_owned_by(person),
        Phase::Playing => here.table.seat_of(person).is_some_and(|seat| here.table.people().contains(seat)),
        // There is nothing left to close.
        Phase::Over | Phase::Closed(_) => return false,
    };
    own || here.request.moderates(here.table)
}

/// Why somebody can do nothing towards closing a table, and who moderates elsewhere, where they could.
fn why_not_closed(here: &Here<'_>) -> Text {
    let owner = || here.table.owner().and_then(|owner| here.table.seat_of(owner));
    match here.table.phase() {
        Phase::Over | Phase::Closed(_) => refusal::text(&TableRefusal::Ended),
        Phase::Playing if here.table.seat_of(&here.request.person.id).is_some() => refusal::text(&TableRefusal::Resigned),
        Phase::Lobby | Phase::Playing if here.request.rights.moderator => Text::new("refused-moderator-elsewhere"),
        Phase::Lobby => refusal::text(&TableRefusal::NotOwner { owner: owner() }),
        Phase::Playing => refusal::text(&TableRefusal::NotSeated),
    }
}

/// Asks whether to close the table; who has agreed to already can play on after all.
fn ask_close(here: &Here<'_>) -> Card {
    let (table, request) = (here.table, here.request);
    let voted = table.seat_of(&request.person.id).is_some_and(|seat| table.votes_to_close().contains(seat));
    if voted && table.phase() == Phase::Playing && !table.missing_votes().is_empty() && !request.moderates(table) {
        let waits = refusal::text(&TableRefusal::WaitsForVotes { missing: table.missing_votes() });
        return here.note(&waits, &[&Leaving::PlayOn, &Glance::Board]);
    }
    let question = match table.phase() {
        Phase::Playing if table.is_lesson() => "lesson-ask-close",
        Phase::Playing if voted && table.missing_votes().is_empty() => "ask-close-agreed",
        Phase::Playing if request.rights.moderator && !request.moderates(table) => "ask-close-together-or-there",
        Phase::Playing if !request.rights.moderator => "ask-close-together",
        Phase::Playing => "ask-close-moderator",
        Phase::Lobby | Phase::Over | Phase::Closed(_) => "ask-close",
    };
    message::ask(table, here.language(), Leaving::Close, &Text::new(question))
}

/// Asks somebody whether to resign; who cannot sees how things stand.
fn ask_resign(here: &Here<'_>) -> Card {
    match (here.table.seat_of(&here.request.person.id), here.table.phase()) {
        (Some(seat), Phase::Playing) => message::ask(here.table, here.language(), Leaving::Resign, &resigning(here.table, seat)),
        _ => here.standing(&Shown::default()),
    }
}

/// Asks whether to leave a running game; when everybody else has left, that closes the table.
fn resigning(table: &Table, seat: Seat) -> Text {
    Text::new(if table.present() == Seats::only(seat) { "ask-resign-last" } else { "ask-resign" })
}

#[derive(Debug)]
struct Closed;

impl Answers for Closed {
    fn done(&self, here: &Here<'_>, commit: &Commit) -> Reply {
        match here.table.phase() {
            Phase::Closed(why) if here.origin == Origin::Card => {
                Reply { show: Show::UpdateCard, card: message::closed(here.table, why) }
            }
            Phase::Closed(_) => {
                let id = if here.table.is_lesson() { "lesson-closed" } else { "closed-done" };
                here.show(here.note(&Text::new(id), &[]))
            }
            Phase::Lobby | Phase::Playing | Phase::Over => {
                here.show(here.note(&voted(here.table, commit), &[&Leaving::PlayOn, &Glance::Board]))
            }
        }
    }
}

/// A vote to close is noted.
fn voted(table: &Table, commit: &Commit) -> Text {
    let voted = commit.entries.iter().any(|entry| matches!(entry.what, What::VotedToClose { .. }));
    let mut missing = table.people();
    table.votes_to_close().iter().for_each(|seat| missing.remove(seat));
    debug_assert!(voted || commit.repeated, "a close that leaves the table open is a vote");
    refusal::text(&TableRefusal::WaitsForVotes { missing })
}

#[derive(Debug)]
struct PlayedOn;

impl Answers for PlayedOn {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        here.show_standing(&Shown { lead: Some(Text::new("played-on")), ..Shown::default() })
    }
}

#[derive(Debug)]
struct Resigned;

impl Answers for Resigned {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        if here.table.phase() != Phase::Playing {
            return here.show_standing(&Shown::default());
        }
        here.show(here.note(&Text::new("resigned"), &[&Leaving::ComeBack, &Glance::Board]))
    }
}

#[derive(Debug)]
struct CameBack;

impl Answers for CameBack {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        here.show_standing(&Shown { story: true, ..Shown::default() })
    }

    fn refused(&self, here: &Here<'_>, why: &TableRefusal) -> Reply {
        if matches!(why, TableRefusal::Stale { .. } | TableRefusal::Resigned) {
            return here.not_done(why);
        }
        here.refused(refusal::text(why))
    }
}
