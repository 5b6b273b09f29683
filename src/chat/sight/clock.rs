//! How much time people have, in words: a table's limit, those that can be chosen, and until when a seat has time.

use pergola_engine::{Seat, Seats};
use pergola_table::{Allowance, Millis, Table, TimeLimit, WhenOver};
use pergola_text::Text;

const HOUR: Millis = 60 * 60 * 1000;
const DAY: Millis = 24 * HOUR;

/// The rhythms a lobby offers.
const OFFERED: [Allowance; 8] = [
    Allowance::Turn { millis: 4 * HOUR },
    Allowance::Turn { millis: 12 * HOUR },
    Allowance::Turn { millis: DAY },
    Allowance::Turn { millis: 2 * DAY },
    Allowance::Turn { millis: 7 * DAY },
    Allowance::Bank { millis: DAY, more: 4 * HOUR },
    Allowance::Bank { millis: 3 * DAY, more: 12 * HOUR },
    Allowance::Bank { millis: 7 * DAY, more: DAY },
];
/// What can happen when somebody's time is over.
const WHEN_OVER: [WhenOver; 3] = [WhenOver::Ask, WhenOver::BotPlaysTurn, WhenOver::BotTakesSeat];
/// What happens then unless somebody chooses otherwise.
const FIRST_THEN: WhenOver = WhenOver::Ask;
/// How much time people have at a table, and what happens when it is over; nothing where there is no limit.
pub(crate) fn limit_text(table: &Table) -> Option<Text> {
    table.opening().time.map(of_limit)
}

/// How much time people have, and what happens when it is over.
pub(crate) fn of_limit(limit: TimeLimit) -> Text {
    Text::new("time-limit").text("time", allowance(limit.time)).text("then", Text::new(then_id(limit.then)))
}

/// The limits to choose from, none first, each with what it is called; when time is over, what happens now.
pub(crate) fn offered(now: Option<TimeLimit>) -> impl Iterator<Item = (Option<TimeLimit>, Text)> {
    let then = now.map_or(FIRST_THEN, |it| it.then);
    let limits = OFFERED.into_iter().map(move |time| (Some(TimeLimit { time, then }), allowance(time)));
    std::iter::once((None, Text::new("time-none"))).chain(limits)
}

/// What can happen when somebody's time is over, where there is a limit.
pub(crate) fn offered_then(now: Option<TimeLimit>) -> impl Iterator<Item = (TimeLimit, Text)> {
    let then = move |now: TimeLimit| WHEN_OVER.map(|then| (TimeLimit { then, ..now }, Text::new(then_id(then))));
    now.into_iter().flat_map(then)
}

fn allowance(time: Allowance) -> Text {
    match time {
        Allowance::Turn { millis } => Text::new("time-turn").text("time", span(millis)),
        Allowance::Bank { millis, more } => Text::new("time-bank").text("time", span(millis)).text("more", span(more)),
    }
}

/// A stretch of time in the largest unit that says it exactly.
fn span(millis: Millis) -> Text {
    let of = |id: &'static str, unit: Millis| Text::new(id).number("count", (millis / unit) as i64);
    match millis {
        it if it % DAY == 0 => of("span-days", DAY),
        it if it % HOUR == 0 => of("span-hours", HOUR),
        _ => of("span-minutes", HOUR / 60),
    }
}

fn then_id(then: WhenOver) -> &'static str {
    match then {
        WhenOver::Ask => "time-then-ask",
        WhenOver::BotPlaysTurn => "time-then-turn",
        WhenOver::BotTakesSeat => "time-then-seat",
    }
}

/// Until when each of these seats has time, as far as there is a limit; of a seat that is called now, from now on.
pub(crate) fn until(table: &Table, seats: Seats, now: Millis) -> Vec<Text> {
    let ends: Vec<(Seat, Millis)> = seats.iter().filter_map(|seat| Some((seat, table.time_until(seat, now)?))).collect();
    match ends.as_slice() {
        [(_, until)] if seats.len() == 1 => vec![Text::new("time-until").moment("until", *until)],
        ends => {
            let line = |(seat, until): &(Seat, Millis)| Text::new("time-until-of").seat("seat", seat.0).moment("until", *until);
            ends.iter().map(line).collect()
        }
    }
}

/// The same of seats whose clocks run.
pub(crate) fn until_running(table: &Table, seats: Seats) -> Vec<Text> {
    until(table, seats.iter().filter(|seat| table.clock(*seat).is_some()).collect(), 0)
}

/// Until when a seat has time, and what happens then, as the others are told; nothing where there is no limit.
pub(crate) fn then(table: &Table, seat: Seat, now: Millis) -> Option<Text> {
    let (limit, until) = (table.opening().time?, table.time_until(seat, now)?);
    let text = Text::new("time-until-then").seat("seat", seat.0).moment("until", until);
    Some(text.text("then", Text::new(then_id(limit.then))))
}
