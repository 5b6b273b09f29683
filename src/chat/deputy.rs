//! Deputies, in words: somebody is asked to be one, is one, plays for a seat whose person is absent, and is one no more.
//!
//! A deputy is shown what the seat sees, and reads of its person by name. Deliberately absent: who may be one, and when they
//! play, which the table knows.

use pergola_engine::{Seat, Seats};
use pergola_table::{Deputy, DeputyEnd, DeputyRefusal, Millis, Person, PersonId, PersonRef, Table, TableRefusal};
use pergola_text::Text;

use super::{
    buttons::Buttons,
    limits, motion,
    plain::{Button, Card, Request, Row, Style},
    press::{Address, Origin, Wish},
    refusal, seat,
    stand_in::told_to,
    turn,
    voice::Voice,
};

/// What is wished of deputies. `word` is how a button's id says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum DeputyWish {
    /// To be told how it is.
    Show,
    /// That this person plays while one is absent. Typed: no button's id holds it.
    Name(Person),
    /// To play for this seat while its person is absent.
    Agree(Seat),
    /// That this seat has no deputy any more, or to be it no more.
    End(Seat),
}

impl DeputyWish {
    /// Reads what follows the word in a button's id.
    pub(super) fn read(rest: Option<&str>) -> Option<DeputyWish> {
        let Some(rest) = rest else { return Some(DeputyWish::Show) };
        let (word, seat) = rest.split_once('.')?;
        let seat = seat.parse().ok().filter(|number: &u8| number.to_string() == seat).map(Seat)?;
        match word {
            "agree" => Some(DeputyWish::Agree(seat)),
            "end" => Some(DeputyWish::End(seat)),
            _ => None,
        }
    }

    /// What a button's id says.
    pub(super) fn word(&self) -> String {
        match self {
            DeputyWish::Show | DeputyWish::Name(_) => "deputy".to_owned(),
            DeputyWish::Agree(seat) => format!("deputy.agree.{}", seat.0),
            DeputyWish::End(seat) => format!("deputy.end.{}", seat.0),
        }
    }

    /// What a button for it says.
    pub(super) fn label(&self) -> Text {
        Text::new(match self {
            DeputyWish::Show | DeputyWish::Name(_) => "button-deputy",
            DeputyWish::Agree(_) => "button-agree",
            DeputyWish::End(_) => "button-deputy-end",
        })
    }
}

/// Asks somebody to be a seat's deputy; nothing when they are not asked any more.
pub(super) fn asked(table: &Table, seat: Seat, person: PersonRef) -> Option<Card> {
    let deputy = table.deputy_of(seat).filter(|it| is(table, person, &it.person.id))?;
    let until = deputy.asked_until?;
    let (voice, number) = Voice::public_with(table, [&deputy.person]);
    let text = Text::new("card-deputy-asked").seat("of", seat.0).seat("person", number as u8).moment("until", until);
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice: &voice };
    let end = buttons.button(Wish::Deputy(DeputyWish::End(seat)), Style::Secondary);
    let no = Button { label: voice.label(&Text::new("button-decline")), ..end };
    let agree = buttons.button(Wish::Deputy(DeputyWish::Agree(seat)), Style::Success);
    Some(Card {
        text: limits::cut(&[voice.say(&turn::heading(table)), voice.mention(&text)].join("\n"), limits::TEXT),
        rows: vec![Row::Buttons(vec![agree, no, buttons.button(Wish::Board, Style::Secondary)])],
        ping: vec![deputy.person.id.clone()],
        table: Some(table.id()),
        revision: table.revision(),
        ..Card::default()
    })
}

/// Says who is a seat's deputy from now on, and calls them if they are to play; nothing when they are it no more.
pub(super) fn agreed(table: &Table, seat: Seat, now: Millis) -> Option<Card> {
    let deputy = table.deputy_of(seat).filter(|it| it.has_agreed())?;
    if is_to_play(table, seat, now) {
        return called(table, seat, now);
    }
    let line = of_deputy(table, "card-deputy-agreed", deputy);
    Some(told_to(table, line, Vec::new(), &[(Wish::Board, Style::Secondary)]))
}

/// Says that a seat has no deputy any more.
pub(super) fn ended(table: &Table, seat: Seat, person: PersonRef, how: DeputyEnd) -> Card {
    let id = if how == DeputyEnd::Departed { "card-deputy-departed" } else { "card-deputy-ended" };
    let text = Text::new(id).seat("of", seat.0).text("person", motion::name(table, person));
    let line = Voice::public(table).mention(&text);
    told_to(table, line, Vec::new(), &[(Wish::Board, Style::Secondary)])
}

/// Calls a seat's deputy, since its person is away and the game waits; nothing when that is not so any more.
pub(super) fn called(table: &Table, seat: Seat, now: Millis) -> Option<Card> {
    let deputy = table.deputy_playing(seat, now).filter(|_| is_to_play(table, seat, now))?;
    let line = of_deputy(table, "card-deputy-called", deputy);
    let wishes = [(Wish::Turn, Style::Primary), (Wish::Hand, Style::Secondary), (Wish::Board, Style::Secondary)];
    Some(told_to(table, line, vec![deputy.person.id.clone()], &wishes))
}

/// Lines that say who plays for which of these seats, with mentions.
pub(super) fn playing(table: &Table, seats: Seats, now: Millis) -> Vec<String> {
    let playing = seats.iter().filter_map(|seat| table.deputy_playing(seat, now));
    playing.map(|deputy| of_deputy(table, "card-deputy-plays", deputy)).collect()
}

fn is_to_play(table: &Table, seat: Seat, now: Millis) -> bool {
    table.waits_for().contains(seat) && table.deputy_playing(seat, now).is_some()
}

fn of_deputy(table: &Table, id: &'static str, deputy: &Deputy) -> String {
    let (voice, number) = Voice::public_with(table, [&deputy.person]);
    voice.mention(&Text::new(id).seat("of", deputy.seat.0).seat("person", number as u8))
}

fn is(table: &Table, reference: PersonRef, person: &PersonId) -> bool {
    table.guests().iter().any(|(it, known)| it == reference && known.id == *person)
}

/// Tells somebody who their deputy is, or whose they are.
pub(super) fn card(table: &Table, request: &Request) -> Card {
    let own = table.seat_of(&request.person.id);
    let (deputy, is_own) = match own {
        Some(seat) => (table.deputy_of(seat), true),
        None => (table.deputy_for(&request.person.id), false),
    };
    let Some(deputy) = deputy else {
        let why = if own.is_some() { Text::new("deputy-none") } else { refusal::text(&TableRefusal::NotSeated) };
        return seat::note(table, &why, &[Wish::Board]);
    };
    let id = match (is_own, deputy.has_agreed()) {
        (true, true) => "deputy-own",
        (true, false) => "deputy-own-asked",
        (false, true) => "deputy-yours",
        (false, false) => "deputy-yours-asked",
    };
    let text = Text::new(id).code("person", &deputy.person.name).seat("of", deputy.seat.0);
    let agree = (!is_own && !deputy.has_agreed()).then_some(Wish::Deputy(DeputyWish::Agree(deputy.seat)));
    let plays = (!is_own && table.deputized(&request.person.id, request.at).is_some()).then_some(Wish::Turn);
    let wishes = [plays, agree, Some(Wish::Deputy(DeputyWish::End(deputy.seat))), Some(Wish::Board)];
    seat::note(table, &text, &wishes.into_iter().flatten().collect::<Vec<_>>())
}

/// Why somebody is no deputy, or does not play as one.
pub(super) fn refused(refusal: &DeputyRefusal) -> Text {
    match refusal {
        DeputyRefusal::NotAbsent { seat } => Text::new("refused-not-absent").seat("of", seat.0),
        DeputyRefusal::IsDeputy => Text::new("refused-is-deputy"),
        DeputyRefusal::NotAsked => Text::new("refused-not-asked"),
        DeputyRefusal::NoDeputy => Text::new("refused-no-deputy"),
        DeputyRefusal::KnowsAnother => Text::new("refused-knows-another"),
        DeputyRefusal::TooMany { limit } => Text::new("refused-too-many-deputies").number("limit", *limit as i64),
    }
}
