//! That a seat of a running game is somebody else's: offered, voted about, taken.

use pergola_engine::{Seat, Seats};
use pergola_table::{Command as Asking, Commit, PersonId, PersonRef, Proposal, Table};
use pergola_text::Text;

use super::proposal::propose;
use crate::{
    item::{
        Answers, Command, Fulfil, Group,
        here::{Asked, Here},
        offer::Offer,
        options::{TABLE, Words},
        understood::Understood,
    },
    seam::{
        address::Address,
        buttons::Buttons,
        ids::Origin,
        limits,
        plain::{Card, OptionSpec, Reply, Row, Slash, Style},
        voice::Voice,
    },
    sight::{
        find::{self, Found, Sought},
        message::{self, told},
        own::NOBODYS,
        shown::Shown,
        title,
    },
    wishes::{board::Glance, together::TakeOver},
};

/// The option that says which seat is offered.
const SEAT: &str = "seat";

/// `/table replace`.
#[derive(Debug)]
pub(crate) struct Replace;

impl Command for Replace {
    fn group(&self) -> Option<Group> {
        Some(Group::Table)
    }

    fn word(&self) -> &'static str {
        "replace"
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.whom(self.key(), true), words.option(self.key(), SEAT, true, Vec::new())]
    }

    fn suggest(&self, asked: &Asked<'_>, slash: &Slash, option: &str) -> Vec<Offer> {
        if option == SEAT { offerable(asked, slash) } else { Vec::new() }
    }

    /// A seat is offered to whoever was named. Of one that cannot be read nobody is offered any.
    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let number: Option<u8> = slash.option(SEAT).and_then(|seat| seat.trim().parse().ok());
        let seat = number.and_then(|number| number.checked_sub(1)).map_or(NOBODYS, Seat);
        let Some(person) = slash.people.first() else { return asked.wish(self, slash, |_| Glance::Turn) };
        asked.of_table(self, slash, |here| propose(here, Proposal::Seat { seat, person: person.clone() }))
    }
}

impl Fulfil for TakeOver {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        here.ask(Asking::TakeOver, TookOver)
    }

    #[cfg(test)]
    fn examples() -> Vec<TakeOver> {
        vec![TakeOver]
    }
}

#[derive(Debug)]
struct TookOver;

impl Answers for TookOver {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        let lead = Some(Text::new("took-over"));
        message::private(here.standing(&Shown { lead, story: true, ..Shown::default() }))
    }
}

/// Offers somebody a seat; nothing when it is taken or offered to another.
pub(crate) fn offered(table: &Table, seat: Seat, person: PersonRef) -> Option<Card> {
    let of = |reference, id: &PersonId| table.guests().iter().any(|(it, known)| it == reference && known.id == *id);
    let offer = table.offers().iter().find(|it| it.seat == seat && of(person, &it.person.id))?;
    let (voice, number) = Voice::public_with(table, [&offer.person]);
    let text = Text::new(if offer.given { "card-offered-own" } else { "card-offered" });
    let text = text.seat("of", seat.0).seat("person", number as u8).moment("until", offer.until);
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice: &voice };
    let take = buttons.button(TakeOver, Style::Success);
    Some(Card {
        text: limits::cut(&[voice.say(&title::heading(table)), voice.mention(&text)].join("\n"), limits::TEXT),
        rows: vec![Row::Buttons(vec![take, buttons.button(Glance::Board, Style::Secondary)])],
        ping: vec![offer.person.id.clone()],
        table: Some(table.id()),
        revision: table.revision(),
        ..Card::default()
    })
}

/// Says who plays a seat from now on; they are pinged where the game waits for them.
pub(crate) fn took_over(table: &Table, seat: Seat) -> Card {
    let waits = !table.is_paused() && table.waits_for().contains(seat) && table.people().contains(seat);
    let id = if waits { "card-took-over-asked" } else { "card-took-over" };
    let ping = if waits { Seats::only(seat) } else { Seats::NONE };
    let text = Text::new(id).number("number", i64::from(seat.0) + 1).seat("seat", seat.0);
    told(table, text, ping, |it| vec![it.button(Glance::Turn, Style::Primary), it.button(Glance::Board, Style::Secondary)])
}

/// The seats somebody can offer to another: those that bots play, and their own.
fn offerable(asked: &Asked<'_>, slash: &Slash) -> Vec<Offer> {
    let sought = Sought { number: slash.option(TABLE), game: None, seated: true };
    let Found::One(table) = find::find(asked.tables, asked.request, &sought) else { return Vec::new() };
    let own = table.seat_of(&asked.request.person.id);
    let seats = Seat::all(table.seats().len() as u8).filter(|seat| Some(*seat) == own || table.is_vacant(*seat));
    let voice = Voice::private(&table);
    let offer = |seat: Seat| {
        let id = if Some(seat) == own { "choice-own-seat" } else { "choice-seat" };
        let label = voice.label(&Text::new(id).number("number", i64::from(seat.0) + 1).seat("seat", seat.0));
        Offer::plain((seat.0 + 1).to_string(), label)
    };
    seats.map(offer).collect()
}
