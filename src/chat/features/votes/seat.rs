//! That a seat of a running game is somebody else's: offered, voted about, taken.

use pergola_engine::{Seat, Seats};
use pergola_table::{Command as Asking, Commit, Millis, Offer as OfferedTo, PersonId, PersonRef, Phase, Proposal, Table};
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
        plain::{Card, OptionSpec, Reply, Row, Show, Slash, Style},
        voice::Voice,
    },
    sight::{
        find::{self, Found, Sought},
        message::{self, told},
        own::NOBODYS,
        shown::Shown,
        title,
    },
    wishes::{board::Glance, leaving::Leaving, search::KeepSeat, together::TakeOver},
};

/// The option that says which seat is offered.
pub(super) const SEAT: &str = "seat";

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

    /// A seat is offered to whoever was named. Of one that cannot be read nobody is offered any. Whoever has offered their own
    /// reads to whom, and can take it back.
    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let seat = named_seat(slash);
        let Some(person) = slash.people.first() else { return asked.wish(self, slash, |_| Glance::Turn) };
        asked.of_table(self, slash, |here| match own_offer(here, seat) {
            Some(stands) => Understood::Answer(here.show(stands)),
            None => propose(here, Proposal::Seat { seat, person: person.clone() }),
        })
    }
}

/// The seat that was named; one that no table has, where it cannot be read.
pub(super) fn named_seat(slash: &Slash) -> Seat {
    let number: Option<u8> = slash.option(SEAT).and_then(|seat| seat.trim().parse().ok());
    number.and_then(|number| number.checked_sub(1)).map_or(NOBODYS, Seat)
}

/// To whom somebody has offered their own seat, as long as that stands.
fn own_offer(here: &Here<'_>, seat: Seat) -> Option<Card> {
    let (table, request) = (here.table, here.request);
    let is_own = table.seat_of(&request.person.id) == Some(seat) && table.phase() == Phase::Playing;
    let offer = table.offers().iter().find(|it| is_own && it.seat == seat && it.given && it.until > request.at)?;
    let text = Text::new("offer-stands").code("person", &offer.person.name).moment("until", offer.until);
    Some(here.note(&text, &[&KeepSeat, &Glance::Board]))
}

impl Fulfil for KeepSeat {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        here.ask(Asking::TakeOfferBack, Kept)
    }

    #[cfg(test)]
    fn examples() -> Vec<KeepSeat> {
        vec![KeepSeat]
    }
}

#[derive(Debug)]
struct Kept;

impl Answers for Kept {
    /// The card that offered the seat offers it no more.
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        let text = |seat: Seat| Text::new("card-offer-taken-back").seat("of", seat.0);
        match here.table.seat_of(&here.request.person.id).filter(|_| here.origin == Origin::Card) {
            Some(seat) => Reply { show: Show::UpdateCard, card: message::over(here.table, &text(seat)) },
            None => here.show(here.note(&Text::new("offer-taken-back"), &[&Glance::Turn, &Glance::Board])),
        }
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
    if let Some(from) = offer.from {
        return Some(asked_first(table, offer, from));
    }
    let text = Text::new(if offer.given { "card-offered-own" } else { "card-offered" });
    let text = text.seat("of", seat.0).seat("person", number as u8).moment("until", offer.until);
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice: &voice };
    let take = buttons.button(TakeOver, Style::Success);
    let keep = offer.given.then(|| buttons.button(KeepSeat, Style::Secondary));
    Some(Card {
        text: limits::cut(&[voice.say(&title::heading(table)), voice.mention(&text)].join("\n"), limits::TEXT),
        rows: vec![Row::Buttons(
            [take].into_iter().chain(keep).chain([buttons.button(Glance::Board, Style::Secondary)]).collect(),
        )],
        ping: vec![offer.person.id.clone()],
        table: Some(table.id()),
        revision: table.revision(),
        ..Card::default()
    })
}

/// Offers somebody the seat of somebody else who was voted out, and is asked first whether they come back.
fn asked_first(table: &Table, offer: &OfferedTo, from: Millis) -> Card {
    let owner = table.seats()[offer.seat.index()].person.iter();
    let (voice, number) = Voice::public_with(table, [&offer.person].into_iter().chain(owner.clone()));
    let text = Text::new("card-offered-asked").seat("person", number as u8).seat("owner", number as u8 + 1);
    let text = text.moment("from", from).moment("until", offer.until);
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice: &voice };
    let row = vec![
        buttons.button(TakeOver, Style::Success),
        buttons.button(Leaving::ComeBack, Style::Primary),
        buttons.button(Glance::Board, Style::Secondary),
    ];
    let known = owner.filter(|it| !it.is_forgotten()).map(|it| it.id.clone());
    Card {
        text: limits::cut(&[voice.say(&title::heading(table)), voice.mention(&text)].join("\n"), limits::TEXT),
        rows: vec![Row::Buttons(row)],
        ping: [offer.person.id.clone()].into_iter().chain(known).collect(),
        ..message::about(table)
    }
}

/// Says that somebody keeps the seat they had offered; nothing when they offer it anew.
pub(crate) fn taken_back(table: &Table, seat: Seat) -> Option<Card> {
    let offered = table.offers().iter().any(|it| it.seat == seat);
    let text = Text::new("card-offer-taken-back").seat("of", seat.0);
    (!offered).then(|| told(table, text, Seats::NONE, |it| vec![it.button(Glance::Board, Style::Secondary)]))
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
pub(super) fn offerable(asked: &Asked<'_>, slash: &Slash) -> Vec<Offer> {
    let sought = Sought { number: slash.option(TABLE), game: None, seated: true };
    let Found::One(table) = find::find(asked.tables, asked.request, &sought) else { return Vec::new() };
    let own = table.seat_of(&asked.request.person.id);
    let seats = Seat::all(table.seats().len() as u8).filter(|seat| Some(*seat) == own || table.is_vacant(*seat));
    let voice = Voice::private(&table, asked.language());
    let offer = |seat: Seat| {
        let id = if Some(seat) == own { "choice-own-seat" } else { "choice-seat" };
        let label = voice.label(&Text::new(id).number("number", i64::from(seat.0) + 1).seat("seat", seat.0));
        Offer::plain((seat.0 + 1).to_string(), label)
    };
    seats.map(offer).collect()
}
