//! How things stand for one person at one table: their turn, or what stands in its place.
//!
//! Whoever does not sit there sees what everybody sees, and whose seat a bot plays is offered to come back, unless they do so by
//! themselves.

use pergola_engine::Seats;
use pergola_table::{Phase, Table};
use pergola_text::Text;

use crate::{
    features::{lobby::card, turn::look},
    item::here::Here,
    seam::{
        ids::{Origin, Wish},
        limits,
        plain::{Card, Request},
        voice::Voice,
    },
    sight::{
        awaited,
        message::{self, note},
        own::{self, Own},
        questions, refusal,
        shown::Shown,
    },
    turn_message,
    wishes::{board::Glance, leaving::Leaving, reading::RulesHere, together::Together},
};

/// The person's menu, or what stands in its place.
pub(crate) fn standing(table: &Table, request: &Request, shown: &Shown) -> Card {
    let absent = awaited::absent_to_person(table, others_awaited(table, request), request.at);
    let shown = &Shown { waited: awaited::waited(table, request), absent, ..shown.clone() };
    match (table.phase(), own::own_seat(table, request)) {
        (Phase::Lobby, _) => led(card::private(table, request), table, request, shown.lead.as_ref()),
        (Phase::Closed(why), _) => message::closed_by(&Voice::private(table, request.language()), table, why),
        (Phase::Playing, Own::Deputy(_)) if table.is_paused() => paused(table, request, &[&Glance::Hand, &Glance::Board]),
        (_, Own::Deputy(seat)) => {
            let shown = Shown { deputy: Some(request.person.id.clone()), ..shown.clone() };
            turn_message::card(table, seat, &shown, request)
        }
        (_, Own::None) => {
            let why = refusal::text(&own::why_not_seated(table, request));
            asked(stranger(table, request, shown.lead.as_ref().unwrap_or(&why)), table, request)
        }
        (Phase::Playing, Own::Resigned) => asked(played_by_bot(table, request), table, request),
        (Phase::Playing, Own::Seat(_)) if table.is_paused() => {
            paused(table, request, &[&Together::Resume, &Glance::Hand, &Glance::Board])
        }
        (_, Own::Seat(seat)) => turn_message::card(table, seat, shown, request),
        (Phase::Over, Own::Resigned) => look::board(&Here { table, request, origin: Origin::Private, stands: standing }, None),
    }
}

/// Those the game waits for, but whoever asks.
fn others_awaited(table: &Table, request: &Request) -> Seats {
    table.waits_for().without(own::played_seat(table, request).map_or(Seats::NONE, Seats::only))
}

fn stranger(table: &Table, request: &Request, why: &Text) -> Card {
    note(table, request.language(), why, &[&Glance::Board, &RulesHere])
}

/// How things stand in a pause, with what is asked of whoever looks.
fn paused(table: &Table, request: &Request, wishes: &[&dyn Wish]) -> Card {
    let text = Text::new("paused-here").moment("until", table.pause_until().unwrap_or_default());
    asked(note(table, request.language(), &text, wishes), table, request)
}

/// The message with all that is asked at its table below it, and the buttons of whoever is asked.
fn asked(card: Card, table: &Table, request: &Request) -> Card {
    let voice = Voice::private(table, request.language());
    let lines = questions::lines(table, &voice, request.at);
    let text = [card.text].into_iter().chain(lines).collect::<Vec<_>>().join("\n");
    let row = questions::row(table, &voice, &request.person.id, request.at);
    Card { text: limits::cut(&text, limits::TEXT), rows: card.rows.into_iter().chain(row).collect(), ..card }
}

/// What somebody is told whose seat a bot plays. Who stays away for longer than a turn reads all reasons there can be: the table
/// does not remember which it was.
fn played_by_bot(table: &Table, request: &Request) -> Card {
    let among = |seats: Seats| table.seat_of(&request.person.id).is_some_and(|seat| seats.contains(seat));
    let (id, wishes): (_, &[&dyn Wish]) = if among(table.stood_in()) {
        ("seat-stood-in", &[&Glance::Board])
    } else if among(table.present()) {
        ("seat-returning", &[&Glance::Board])
    } else {
        ("seat-of-bot", &[&Leaving::ComeBack, &Glance::Board])
    };
    let card = note(table, request.language(), &Text::new(id), wishes);
    let waited = awaited::waited(table, request).map(|line| Voice::private(table, request.language()).say(&line));
    Card { text: [card.text].into_iter().chain(waited).collect::<Vec<_>>().join("\n"), ..card }
}

/// The card with a sentence before it.
fn led(card: Card, table: &Table, request: &Request, lead: Option<&Text>) -> Card {
    let Some(lead) = lead else { return card };
    let text = [Voice::private(table, request.language()).say(lead), card.text].join("\n\n");
    Card { text: limits::cut(&text, limits::TEXT), ..card }
}
