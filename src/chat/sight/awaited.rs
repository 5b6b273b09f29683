//! Whom a game waits for, in words: people, bots that think, or bots that wait themselves.

use pergola_engine::{Seat, Seats};
use pergola_table::{Away, Deputy, Millis, Table};
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

/// Lines that say who of those on these seats is absent, and who plays for them then, with mentions.
pub(crate) fn absent(table: &Table, seats: Seats, now: Millis) -> Vec<String> {
    let line = |seat: Seat| match (table.deputy_playing(seat, now), table.away(seat, now)) {
        (Some(deputy), Some(away)) => {
            let (voice, number) = Voice::public_with(table, [&deputy.person]);
            let text = Text::new("card-deputy-plays-until").seat("of", seat.0).seat("person", number as u8);
            Some(voice.mention(&text.moment("until", away.until)))
        }
        (Some(deputy), None) => Some(of_deputy(table, "card-deputy-plays", deputy)),
        (None, Some(away)) => Some(Voice::public(table).say(&unplayed(table, seat, away))),
        (None, None) => None,
    };
    people(table, seats).filter_map(line).collect()
}

/// Lines that say who plays for which of these seats, with mentions.
pub(crate) fn deputies(table: &Table, seats: Seats, now: Millis) -> Vec<String> {
    absent(table, seats.iter().filter(|seat| table.deputy_playing(*seat, now).is_some()).collect(), now)
}

/// The same as one person is told who looks.
pub(crate) fn absent_to_person(table: &Table, seats: Seats, now: Millis) -> Vec<Text> {
    let line = |seat: Seat| match (table.deputy_playing(seat, now), table.away(seat, now)) {
        (Some(deputy), Some(away)) => {
            let text = Text::new("away-deputy").seat("of", seat.0).code("person", &deputy.person.name);
            Some(text.moment("until", away.until))
        }
        (Some(deputy), None) => Some(Text::new("absent-deputy").seat("of", seat.0).code("person", &deputy.person.name)),
        (None, Some(away)) => Some(unplayed(table, seat, away)),
        (None, None) => None,
    };
    people(table, seats).filter_map(line).collect()
}

/// The first of those on these seats who is away, and until when.
pub(crate) fn first_away(table: &Table, seats: Seats, now: Millis) -> Option<Text> {
    let (seat, away) = people(table, seats).find_map(|seat| Some((seat, table.away(seat, now)?)))?;
    let text = match table.deputy_playing(seat, now) {
        Some(deputy) => Text::new("list-away-deputy").code("person", &deputy.person.name),
        None => Text::new("list-away"),
    };
    Some(text.seat("of", seat.0).moment("until", away.until))
}

/// Who is away while nobody plays for them, and what their time does meanwhile.
fn unplayed(table: &Table, seat: Seat, away: Away) -> Text {
    let text = match away.stands_until {
        _ if table.opening().time.is_none() => Text::new("away-unplayed"),
        Some(stands) if stands >= away.until => Text::new("away-clock-stands"),
        Some(stands) => Text::new("away-clock-stands-until").moment("stands", stands),
        None => Text::new("away-clock-runs"),
    };
    text.seat("of", seat.0).moment("until", away.until)
}

/// Those of these seats that people play.
fn people(table: &Table, seats: Seats) -> impl Iterator<Item = Seat> {
    let people = table.people();
    seats.iter().filter(move |seat| people.contains(*seat))
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
