//! What is wished of the time people have, and of bots that play for those whose time is over.

use pergola_engine::Seat;
use pergola_table::{Allowance, Millis, TimeLimit, WhenOver};
use pergola_text::Text;

use crate::seam::ids::{ReadWish, Wish};

/// Something wished of the time people have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TimeWish {
    /// Be shown how much time people have, to choose.
    Ask,
    /// Give people so much time.
    Limit(Option<TimeLimit>),
    /// Be reminded so many hours later.
    Snooze(u8),
}

impl Wish for TimeWish {
    fn write(&self) -> String {
        match self {
            TimeWish::Ask => "ask-time".to_owned(),
            TimeWish::Limit(limit) => format!("time.{}", write_limit(*limit)),
            TimeWish::Snooze(hours) => format!("snooze.{hours}"),
        }
    }

    fn label(&self) -> Text {
        match self {
            TimeWish::Ask | TimeWish::Limit(_) => Text::new("button-time"),
            TimeWish::Snooze(hours) => Text::new("button-snooze").number("hours", *hours),
        }
    }
}

impl ReadWish for TimeWish {
    const WORDS: &'static [&'static str] = &["ask-time", "time", "snooze"];

    fn read(word: &str, rest: Option<&str>) -> Option<TimeWish> {
        match (word, rest) {
            ("ask-time", None) => Some(TimeWish::Ask),
            ("time", Some(limit)) => read_limit(limit).map(TimeWish::Limit),
            ("snooze", Some(hours)) => hours.parse().ok().map(TimeWish::Snooze),
            _ => None,
        }
    }
}

/// Agree that a bot plays for somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LetBotPlay {
    /// Whose seat.
    pub(crate) seat: Seat,
    /// Whether from now on, and not only this turn.
    pub(crate) for_good: bool,
}

impl Wish for LetBotPlay {
    fn write(&self) -> String {
        format!("{}.{}", if self.for_good { "bot-seat" } else { "bot-turn" }, self.seat.0)
    }

    fn label(&self) -> Text {
        Text::new(if self.for_good { "button-bot-seat" } else { "button-bot-turn" })
    }
}

impl ReadWish for LetBotPlay {
    const WORDS: &'static [&'static str] = &["bot-turn", "bot-seat"];

    fn read(word: &str, rest: Option<&str>) -> Option<LetBotPlay> {
        let seat = Seat(rest?.parse().ok()?);
        match word {
            "bot-turn" => Some(LetBotPlay { seat, for_good: false }),
            "bot-seat" => Some(LetBotPlay { seat, for_good: true }),
            _ => None,
        }
    }
}

/// The word of a limit in a button's id: `turn-86400.ask`.
pub(crate) fn write_limit(limit: Option<TimeLimit>) -> String {
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

/// Reads what [`write_limit`] writes.
pub(crate) fn read_limit(word: &str) -> Option<Option<TimeLimit>> {
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
