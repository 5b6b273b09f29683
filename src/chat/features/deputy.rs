//! Deputies: somebody is asked to be one, is one, plays for a seat whose person is absent, and is one no more.
//!
//! A deputy is shown what the seat sees, and reads of its person by name. Deliberately absent: who may be one, and when they
//! play, which the table knows.

use pergola_engine::Seat;
use pergola_table::{Command as Asking, Commit, DeputyEnd, Millis, PersonId, PersonRef, Table, TableRefusal};
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
        plain::{Button, Card, OptionSpec, Reply, Request, Row, Slash, Style},
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

/// Whoever asked is the deputy of this seat.
#[derive(Debug)]
struct IsDeputy(Seat);

impl Answers for IsDeputy {
    /// What a new deputy is told, and their menu if they are to play. The card that asked stays as it is.
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        let lead = Text::new("deputy-agreed").seat("of", self.0.0);
        message::private(match own::own_seat(here.table, here.request) {
            Own::Deputy(_) => here.standing(&Shown { lead: Some(lead), story: true, ..Shown::default() }),
            Own::Seat(_) | Own::Resigned | Own::None => message::note(here.table, &lead, &[&DeputyWish::Show, &Glance::Board]),
        })
    }
}

/// Asks somebody to be a seat's deputy; nothing when they are not asked any more.
pub(crate) fn asked(table: &Table, seat: Seat, person: PersonRef) -> Option<Card> {
    let deputy = table.deputy_of(seat).filter(|it| is(table, person, &it.person.id))?;
    let until = deputy.asked_until?;
    let (voice, number) = Voice::public_with(table, [&deputy.person]);
    let text = Text::new("card-deputy-asked").seat("of", seat.0).seat("person", number as u8).moment("until", until);
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice: &voice };
    let end = buttons.button(DeputyWish::End(seat), Style::Secondary);
    let no = Button { label: voice.label(&Text::new("button-decline")), ..end };
    let agree = buttons.button(DeputyWish::Agree(seat), Style::Success);
    Some(Card {
        text: limits::cut(&[voice.say(&title::heading(table)), voice.mention(&text)].join("\n"), limits::TEXT),
        rows: vec![Row::Buttons(vec![agree, no, buttons.button(Glance::Board, Style::Secondary)])],
        ping: vec![deputy.person.id.clone()],
        table: Some(table.id()),
        revision: table.revision(),
        ..Card::default()
    })
}

/// Says who is a seat's deputy from now on, and calls them if they are to play; nothing when they are it no more.
pub(crate) fn agreed(table: &Table, seat: Seat, now: Millis) -> Option<Card> {
    let deputy = table.deputy_of(seat).filter(|it| it.has_agreed())?;
    if is_to_play(table, seat, now) {
        return called(table, seat, now);
    }
    let line = awaited::of_deputy(table, "card-deputy-agreed", deputy);
    Some(told_to(table, line, Vec::new(), |it| vec![it.button(Glance::Board, Style::Secondary)]))
}

/// Says that a seat has no deputy any more.
pub(crate) fn ended(table: &Table, seat: Seat, person: PersonRef, how: DeputyEnd) -> Card {
    let id = if how == DeputyEnd::Departed { "card-deputy-departed" } else { "card-deputy-ended" };
    let text = Text::new(id).seat("of", seat.0).text("person", names::name(table, person));
    let line = Voice::public(table).mention(&text);
    told_to(table, line, Vec::new(), |it| vec![it.button(Glance::Board, Style::Secondary)])
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
    let (deputy, is_own) = match own {
        Some(seat) => (table.deputy_of(seat), true),
        None => (table.deputy_for(&request.person.id), false),
    };
    let Some(deputy) = deputy else {
        let why = if own.is_some() { Text::new("deputy-none") } else { refusal::text(&TableRefusal::NotSeated) };
        return message::note(table, &why, &[&Glance::Board]);
    };
    let id = match (is_own, deputy.has_agreed()) {
        (true, true) => "deputy-own",
        (true, false) => "deputy-own-asked",
        (false, true) => "deputy-yours",
        (false, false) => "deputy-yours-asked",
    };
    let text = Text::new(id).code("person", &deputy.person.name).seat("of", deputy.seat.0);
    let agree = DeputyWish::Agree(deputy.seat);
    let end = DeputyWish::End(deputy.seat);
    let may_agree = !is_own && !deputy.has_agreed();
    let plays = !is_own && table.deputized(&request.person.id, request.at).is_some();
    let wishes: [(bool, &dyn Wish); 4] = [(plays, &Glance::Turn), (may_agree, &agree), (true, &end), (true, &Glance::Board)];
    let wishes: Vec<&dyn Wish> = wishes.into_iter().filter_map(|(offered, wish)| offered.then_some(wish)).collect();
    message::note(table, &text, &wishes)
}
