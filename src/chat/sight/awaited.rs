//! Whom a game waits for, in words: people, bots that think, or bots that wait themselves.

use pergola_engine::Seats;
use pergola_table::{Deputy, Millis, Table};
use pergola_text::Text;

use crate::{
    seam::{plain::Request, voice::Voice},
    sight::names::names,
};

/// Whom the game waits for at this time, as everybody is told.
pub(crate) fn public(table: &Table, seats: Seats, now: Millis) -> Text {
    if table.is_paused() {
        return Text::new("awaited-paused");
    }
    if table.is_left_alone(now) {
        return Text::new("bots-wait");
    }
    told(if are_thinking(table, seats) { "card-thinking" } else { "card-waiting" }, seats)
}

/// The same, as somebody is told who looks.
pub(crate) fn to_person(table: &Table, request: &Request) -> Text {
    waited(table, request).unwrap_or_else(|| public(table, table.waits_for(), request.at))
}

/// That bots have waited, as somebody is told who looks; nothing where they did not.
pub(crate) fn waited(table: &Table, request: &Request) -> Option<Text> {
    let wakes = table.is_woken_by(&request.person.id, request.at);
    table.is_left_alone(request.at).then(|| Text::new(if wakes { "bots-waited" } else { "bots-wait" }))
}

/// Whom the game waits for, as a seat is told that is not among them.
pub(crate) fn to_seat(table: &Table, seats: Seats) -> Text {
    told(if are_thinking(table, seats) { "turn-thinking" } else { "turn-waiting" }, seats)
}

/// Whether these are bots that think, or wait for their turn to.
fn are_thinking(table: &Table, seats: Seats) -> bool {
    table.bot_to_act().is_some() && seats.iter().all(|seat| !table.people().contains(seat))
}

fn told(id: &'static str, seats: Seats) -> Text {
    Text::new(id).list("seats", names(seats)).number("count", seats.len() as i64)
}

/// Lines that say who plays for which of these seats, with mentions.
pub(crate) fn deputies(table: &Table, seats: Seats, now: Millis) -> Vec<String> {
    let playing = seats.iter().filter_map(|seat| table.deputy_playing(seat, now));
    playing.map(|deputy| of_deputy(table, "card-deputy-plays", deputy)).collect()
}

/// A sentence about a deputy and whom they play for, with mentions.
pub(crate) fn of_deputy(table: &Table, id: &'static str, deputy: &Deputy) -> String {
    mentioning(table, Text::new(id), deputy)
}

/// The same, and until when they can.
pub(crate) fn of_deputy_until(table: &Table, id: &'static str, deputy: &Deputy, until: Millis) -> String {
    mentioning(table, Text::new(id).moment("until", until), deputy)
}

fn mentioning(table: &Table, text: Text, deputy: &Deputy) -> String {
    let (voice, number) = Voice::public_with(table, [&deputy.person]);
    voice.mention(&text.seat("of", deputy.seat.0).seat("person", number as u8))
}
