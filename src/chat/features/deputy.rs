//! Deputies: somebody is asked to be one, is one, plays for a seat whose person is absent, and is one no more.
//!
//! A deputy is shown what the seat sees, and reads of its person by name. Deliberately absent: who may be one, and when they
//! play, which the table knows.

use pergola_engine::Seat;
use pergola_table::{Command as Asking, Commit, Deputy as Named, DeputyEnd, Millis, PersonId, PersonRef, Table, TableRefusal};
use pergola_text::Text;

use crate::{
    item::{
        Answers, Command, Fulfil, Group, Says,
        here::{Asked, Here},
        options::Words,
        understood::Understood,
    },
    seam::{
        address::Address,
        buttons::Buttons,
        ids::{Origin, Wish},
        limits,
        plain::{Button, Card, OptionSpec, Reply, Request, Row, Show, Slash, Style},
        voice::Voice,
    },
    sight::{
        awaited,
        message::{self, told_to},
        names,
        own::{self, Own},
        refusal,
        shown::Shown,
        title,
    },
    wishes::{board::Glance, deputy::DeputyWish},
};

/// `/table deputy`.
#[derive(Debug)]
pub(crate) struct Deputy;

impl Command for Deputy {
    fn group(&self) -> Option<Group> {
        Some(Group::Table)
    }

    fn word(&self) -> &'static str {
        "deputy"
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.whom(self.key(), false)]
    }

    /// Whoever was named is to play while whoever asks is absent; of nobody it is told how it is.
    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let Some(person) = slash.people.first() else { return asked.wish(self, slash, |_| DeputyWish::Show) };
        let named = || Says::new(Text::new("deputy-named").code("person", &person.name)).with(Glance::Board);
        asked.of_table(self, slash, |here| here.ask(Asking::NameDeputy(person.clone()), named()))
    }
}

impl Fulfil for DeputyWish {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        match self {
            DeputyWish::Show => Understood::Answer(here.show(card(here.table, here.request))),
            DeputyWish::Agree(_) | DeputyWish::End(_) if is_settled(here) => Understood::Answer(settled(here)),
            DeputyWish::Agree(seat) => here.ask(Asking::BeDeputy(seat), IsDeputy(seat)),
            // The card that asked stays as it is.
            DeputyWish::End(seat) => {
                here.ask(Asking::EndDeputy(seat), Says::new(Text::new("deputy-ended")).with(Glance::Board).beside())
            }
        }
    }

    #[cfg(test)]
    fn examples() -> Vec<DeputyWish> {
        vec![DeputyWish::Show, DeputyWish::Agree(Seat(5)), DeputyWish::End(Seat(0))]
    }
}

/// Whether it is pressed on the card of a question that nobody is asked any more, as no other card has these buttons, by somebody
/// who is not the deputy that it has brought.
fn is_settled(here: &Here<'_>) -> bool {
    let (table, person) = (here.table, &here.request.person.id);
    let is_theirs =
        || table.deputy_for(person).is_some() || table.seat_of(person).is_some_and(|it| table.deputy_of(it).is_some());
    here.origin == Origin::Card && table.deputies().iter().all(Named::has_agreed) && !is_theirs()
}

/// The card of such a question, without its buttons.
fn settled(here: &Here<'_>) -> Reply {
    let voice = Voice::public(here.table);
    let lines = [title::heading(here.table), Text::new("card-deputy-settled")].map(|line| voice.say(&line));
    Reply { show: Show::UpdateCard, card: Card { text: lines.join("\n"), ..message::about(here.table) } }
}

/// Whoever asked is the deputy of this seat.
#[derive(Debug)]
struct IsDeputy(Seat);

impl Answers for IsDeputy {
    /// What a new deputy is told, and their menu if they are to play. The card that asked stays as it is.
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        let lead = Text::new("deputy-agreed").seat("of", self.0.0);
        message::private(match own::own_seat(here.table, here.request) {
            Own::Deputy(_) => here.standing(&Shown { lead: Some(lead), story: true, ..Shown::default() }),
            Own::Seat(_) | Own::Resigned | Own::None => here.note(&lead, &[&DeputyWish::Show, &Glance::Board]),
        })
    }
}

/// Asks somebody to be a seat's deputy, and says who is not asked any more; nothing when they are not asked either.
pub(crate) fn asked(table: &Table, seat: Seat, person: PersonRef, instead_of: Option<PersonRef>) -> Option<Card> {
    let deputy = table.asked_as_deputy(seat).filter(|it| is(table, person, &it.person.id))?;
    let until = deputy.asked_until?;
    let (voice, number) = Voice::public_with(table, [&deputy.person]);
    let text = Text::new("card-deputy-asked").seat("of", seat.0).seat("person", number as u8).moment("until", until);
    let instead = instead_of.map(|it| of_person(table, "card-deputy-not-asked", seat, it));
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice: &voice };
    let end = buttons.button(DeputyWish::End(seat), Style::Secondary);
    let no = Button { label: voice.label(&Text::new("button-decline")), ..end };
    let agree = buttons.button(DeputyWish::Agree(seat), Style::Success);
    let lines = [Some(voice.say(&title::heading(table))), Some(voice.mention(&text)), instead];
    Some(Card {
        text: limits::cut(&lines.into_iter().flatten().collect::<Vec<_>>().join("\n"), limits::TEXT),
        rows: vec![Row::Buttons(vec![agree, no, buttons.button(Glance::Board, Style::Secondary)])],
        ping: vec![deputy.person.id.clone()],
        table: Some(table.id()),
        revision: table.revision(),
        ..Card::default()
    })
}

/// Says who is a seat's deputy from now on, and who is it no more, and calls them if they are to play; nothing when they are it
/// no more.
pub(crate) fn agreed(table: &Table, seat: Seat, instead_of: Option<PersonRef>, now: Millis) -> Option<Card> {
    let deputy = table.deputy_of(seat)?;
    let instead = instead_of.map(|it| of_person(table, "card-deputy-ended", seat, it));
    let mut card = match is_to_play(table, seat, now) {
        true => called(table, seat, now)?,
        false => {
            let line = awaited::of_deputy(table, "card-deputy-agreed", deputy);
            told_to(table, line, Vec::new(), |it| vec![it.button(Glance::Board, Style::Secondary)])
        }
    };
    card.text = limits::cut(&[card.text].into_iter().chain(instead).collect::<Vec<_>>().join("\n"), limits::TEXT);
    Some(card)
}

/// Says that somebody is a seat's deputy no more, or has not become it; nothing where they are it again.
pub(crate) fn ended(table: &Table, seat: Seat, person: PersonRef, how: DeputyEnd) -> Option<Card> {
    let id = match how {
        DeputyEnd::Departed => "card-deputy-departed",
        DeputyEnd::Lapsed => "card-deputy-lapsed",
        DeputyEnd::Seat | DeputyEnd::Deputy => "card-deputy-ended",
    };
    let is_it = |it: Option<&Named>| it.is_some_and(|it| is(table, person, &it.person.id));
    if is_it(table.deputy_of(seat)) || is_it(table.asked_as_deputy(seat)) {
        return None;
    }
    let line = of_person(table, id, seat, person);
    Some(told_to(table, line, Vec::new(), |it| vec![it.button(Glance::Board, Style::Secondary)]))
}

/// A sentence about somebody who is no deputy, and whom they would play for, with a mention of the other.
fn of_person(table: &Table, id: &'static str, seat: Seat, person: PersonRef) -> String {
    Voice::public(table).mention(&Text::new(id).seat("of", seat.0).text("person", names::name(table, person)))
}

/// Calls a seat's deputy, since its person is away and the game waits; nothing when that is not so any more.
pub(crate) fn called(table: &Table, seat: Seat, now: Millis) -> Option<Card> {
    let deputy = table.deputy_playing(seat, now).filter(|_| is_to_play(table, seat, now))?;
    let line = awaited::of_deputy(table, "card-deputy-called", deputy);
    let row = |it: &Buttons<'_>| {
        vec![
            it.button(Glance::Turn, Style::Primary),
            it.button(Glance::Hand, Style::Secondary),
            it.button(Glance::Board, Style::Secondary),
        ]
    };
    Some(told_to(table, line, vec![deputy.person.id.clone()], row))
}

fn is_to_play(table: &Table, seat: Seat, now: Millis) -> bool {
    !table.is_paused() && table.waits_for().contains(seat) && table.deputy_playing(seat, now).is_some()
}

fn is(table: &Table, reference: PersonRef, person: &PersonId) -> bool {
    table.guests().iter().any(|(it, known)| it == reference && known.id == *person)
}

/// Tells somebody who their deputy is, or whose they are.
fn card(table: &Table, request: &Request) -> Card {
    let own = table.seat_of(&request.person.id);
    let named: Vec<&Named> = match own {
        Some(seat) => table.deputy_of(seat).into_iter().chain(table.asked_as_deputy(seat)).collect(),
        None => table.deputy_for(&request.person.id).into_iter().collect(),
    };
    let Some(first) = named.first() else {
        let why = if own.is_some() { Text::new("deputy-none") } else { refusal::text(&TableRefusal::NotSeated) };
        return message::note(table, request.language(), &why, &[&Glance::Board]);
    };
    let line = |deputy: &&Named| {
        let id = match (own.is_some(), deputy.has_agreed()) {
            (true, true) => "deputy-own",
            (true, false) => "deputy-own-asked",
            (false, true) => "deputy-yours",
            (false, false) => "deputy-yours-asked",
        };
        Text::new(id).code("person", &deputy.person.name).seat("of", deputy.seat.0)
    };
    let agree = DeputyWish::Agree(first.seat);
    let end = DeputyWish::End(first.seat);
    let may_agree = own.is_none() && !first.has_agreed();
    let plays = own.is_none() && table.deputized(&request.person.id, request.at).is_some();
    let wishes: [(bool, &dyn Wish); 4] = [(plays, &Glance::Turn), (may_agree, &agree), (true, &end), (true, &Glance::Board)];
    let wishes: Vec<&dyn Wish> = wishes.into_iter().filter_map(|(offered, wish)| offered.then_some(wish)).collect();
    message::notes(table, request.language(), &named.iter().map(line).collect::<Vec<_>>(), &wishes)
}
