//! Whom a game waits for, in words: people, bots that think, or bots that wait themselves.

use pergola_engine::Seats;
use pergola_table::{Millis, Table};
use pergola_text::Text;

use super::{plain::Request, refusal::names};

/// Whom the game waits for at this time, as everybody is told.
pub(super) fn public(table: &Table, seats: Seats, now: Millis) -> Text {
    if table.is_left_alone(now) {
        return Text::new("bots-wait");
    }
    told(if are_thinking(table, seats) { "card-thinking" } else { "card-waiting" }, seats)
}

/// The same, as somebody is told who looks.
pub(super) fn to_person(table: &Table, request: &Request) -> Text {
    waited(table, request).unwrap_or_else(|| public(table, table.waits_for(), request.at))
}

/// That bots have waited, as somebody is told who looks; nothing where they did not.
pub(super) fn waited(table: &Table, request: &Request) -> Option<Text> {
    let wakes = table.is_woken_by(&request.person.id, request.at);
    table.is_left_alone(request.at).then(|| Text::new(if wakes { "bots-waited" } else { "bots-wait" }))
}

/// Whom the game waits for, as a seat is told that is not among them.
pub(super) fn to_seat(table: &Table, seats: Seats) -> Text {
    told(if are_thinking(table, seats) { "turn-thinking" } else { "turn-waiting" }, seats)
}

/// Whether these are bots that think, or wait for their turn to.
fn are_thinking(table: &Table, seats: Seats) -> bool {
    table.bot_to_act().is_some() && seats.iter().all(|seat| !table.people().contains(seat))
}

fn told(id: &'static str, seats: Seats) -> Text {
    Text::new(id).list("seats", names(seats)).number("count", seats.len() as i64)
}
