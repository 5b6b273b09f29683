//! How much time a table gives its people, in words and as choices; reminders, and what is told when somebody's time is over.
//!
//! The lobby's owner chooses from a few rhythms that suit games over days; a table would take others, too. Deliberately absent:
//! who decides, which is the table.

use pergola_engine::{Seat, Seats};
use pergola_table::{Allowance, Millis, Table, TimeLimit, WhenOver};
use pergola_text::Text;

use super::{
    buttons::Buttons,
    deputy, limits,
    plain::{Card, MenuChoice, Style},
    press::{Address, Origin, Wish},
    refusal::names,
    stand_in, turn,
    voice::Voice,
};

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
/// The hours by which a reminder offers to come later.
const SNOOZE_HOURS: [u8; 3] = [2, 8, 24];

/// How long a snooze of so many hours is.
pub(super) fn snooze(hours: u8) -> Millis {
    Millis::from(hours) * HOUR
}

/// How much time people have at a table, and what happens when it is over; nothing where there is no limit.
pub(super) fn limit_text(table: &Table) -> Option<Text> {
    table.opening().time.map(of_limit)
}

/// How much time people have, and what happens when it is over.
pub(super) fn of_limit(limit: TimeLimit) -> Text {
    Text::new("time-limit").text("time", allowance(limit.time)).text("then", Text::new(then_id(limit.then)))
}

/// The limits to choose from, none first, each with what it is called; when time is over, what happens now.
pub(super) fn offered(now: Option<TimeLimit>) -> impl Iterator<Item = (Option<TimeLimit>, Text)> {
    let then = now.map_or(FIRST_THEN, |it| it.then);
    let limits = OFFERED.into_iter().map(move |time| (Some(TimeLimit { time, then }), allowance(time)));
    std::iter::once((None, Text::new("time-none"))).chain(limits)
}

/// What can happen when somebody's time is over, where there is a limit.
pub(super) fn offered_then(now: Option<TimeLimit>) -> impl Iterator<Item = (TimeLimit, Text)> {
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

/// A private card on which the lobby's owner chooses how much time people have.
pub(super) fn card(table: &Table) -> Card {
    let voice = Voice::private(table);
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice: &voice };
    let now = limit_text(table).unwrap_or(Text::new("time-none"));
    let mut rows = buttons.menus("time", &Text::new("ask-time"), choices(table.opening().time, &buttons));
    rows.extend(buttons.menus("then", &Text::new("ask-then"), then_choices(table.opening().time, &buttons)));
    let text = [voice.say(&turn::heading(table)), voice.say(&now)].join("\n");
    Card { text, rows, table: Some(table.id()), revision: table.revision(), ..Card::default() }
}

fn choices(now: Option<TimeLimit>, buttons: &Buttons<'_>) -> Vec<MenuChoice> {
    offered(now).map(|(limit, label)| buttons.choice(Wish::TimeLimit(limit), &label, limit == now)).collect()
}

/// What happens when somebody's time is over, where there is a limit.
fn then_choices(now: Option<TimeLimit>, buttons: &Buttons<'_>) -> Vec<MenuChoice> {
    offered_then(now).map(|(limit, label)| buttons.choice(Wish::TimeLimit(Some(limit)), &label, Some(limit) == now)).collect()
}

/// Until when each of these seats has time, as far as there is a limit; of a seat that is called now, from now on.
pub(super) fn until(table: &Table, seats: Seats, now: Millis) -> Vec<Text> {
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
pub(super) fn until_running(table: &Table, seats: Seats) -> Vec<Text> {
    until(table, seats.iter().filter(|seat| table.clock(*seat).is_some()).collect(), 0)
}

/// Reminds a seat's person; nothing when the game waits for them no more, or for a later turn of which they were not reminded
/// yet, or their time does not run now.
pub(super) fn reminder(table: &Table, seat: Seat, now: Millis) -> Option<Card> {
    let clock = table.clock(seat).filter(|clock| clock.reminded > 0 && table.is_awake(seat, now))?;
    let text = Text::new("card-reminder").seat("seat", seat.0).moment("until", clock.until);
    let later = SNOOZE_HOURS.map(Wish::Snooze);
    let wishes: Vec<(Wish, Style)> =
        std::iter::once((Wish::Turn, Style::Primary)).chain(later.map(|it| (it, Style::Secondary))).collect();
    Some(stand_in::told(table, text, Seats::only(seat), &wishes))
}

/// Says that a seat's time is over and what follows; nothing when its person has played meanwhile.
pub(super) fn over(table: &Table, seat: Seat, now: Millis) -> Option<Card> {
    let board = (Wish::Board, Style::Secondary);
    if table.is_time_over(seat) {
        let missing = table.missing_for_bot(seat);
        if missing.is_empty() {
            let alone = Text::new("card-time-over-alone").seat("seat", seat.0);
            return Some(with_deputy(table, seat, stand_in::told(table, alone, Seats::only(seat), &[board]), now));
        }
        let text = Text::new("card-time-over-ask").seat("seat", seat.0).list("seats", names(missing));
        let wishes = [(Wish::LetBotPlay(seat, false), Style::Primary), (Wish::LetBotPlay(seat, true), Style::Secondary), board];
        let asked = stand_in::told(table, text.number("count", missing.len() as i64), missing, &wishes);
        return Some(with_deputy(table, seat, asked, now));
    }
    let id = if table.stood_in().contains(seat) { "card-time-over-turn" } else { "card-time-over-seat" };
    stand_in::plays(table, seat, id)
}

/// The same card, which calls the seat's deputy as well, if they play now.
fn with_deputy(table: &Table, seat: Seat, mut card: Card, now: Millis) -> Card {
    let lines = deputy::playing(table, Seats::only(seat), now);
    card.text = limits::cut(&[card.text].into_iter().chain(lines).collect::<Vec<_>>().join("\n"), limits::TEXT);
    card.ping.extend(table.deputy_playing(seat, now).map(|deputy| deputy.person.id.clone()));
    card
}

/// Says when a reminder comes again.
pub(super) fn snoozed(table: &Table, seat: Seat) -> Text {
    let reminder = table.clock(seat).and_then(|clock| clock.reminder);
    reminder.map_or(Text::new("turn-over"), |at| Text::new("time-snoozed").moment("at", at))
}

/// The word of a limit in a button's id: `turn-86400.ask`.
pub(super) fn word(limit: Option<TimeLimit>) -> String {
    let Some(TimeLimit { time, then }) = limit else { return "none".to_owned() };
    let time = match time {
        Allowance::Turn { millis } => format!("turn-{}", millis / 1000),
        Allowance::Bank { millis, more } => format!("bank-{}-{}", millis / 1000, more / 1000),
    };
    let then = match then {
        WhenOver::Ask => "ask",
        WhenOver::BotPlaysTurn => "turn",
        WhenOver::BotTakesSeat => "seat",
    };
    format!("{time}.{then}")
}

/// Reads what [`word`] writes.
pub(super) fn read(word: &str) -> Option<Option<TimeLimit>> {
    if word == "none" {
        return Some(None);
    }
    let (time, then) = word.split_once('.')?;
    let then = match then {
        "ask" => WhenOver::Ask,
        "turn" => WhenOver::BotPlaysTurn,
        "seat" => WhenOver::BotTakesSeat,
        _ => return None,
    };
    let millis = |digits: &str| digits.parse::<Millis>().ok()?.checked_mul(1000);
    let time = match time.split('-').collect::<Vec<_>>().as_slice() {
        ["turn", time] => Allowance::Turn { millis: millis(time)? },
        ["bank", time, more] => Allowance::Bank { millis: millis(time)?, more: millis(more)? },
        _ => return None,
    };
    Some(Some(TimeLimit { time, then }))
}
