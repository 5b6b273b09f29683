//! Bots that play for somebody: that one is wanted, and that one plays.
//!
//! Deliberately absent: who has to agree, which the table knows.

use pergola_engine::{Seat, Seats};
use pergola_table::{Command as Asking, Commit, Millis, Table};
use pergola_text::Text;

use crate::{
    item::{
        Answers, Command, Fulfil, Group,
        here::{Asked, Here},
        options::Words,
        understood::Understood,
    },
    seam::{
        buttons::Buttons,
        plain::{Card, OptionSpec, Reply, Slash, Style},
        voice::{Voice, person_on},
    },
    sight::{
        awaited, clock,
        message::{self, told},
        names::names,
        own::NOBODYS,
    },
    wishes::{board::Glance, time::LetBotPlay},
};

/// `/table kick`.
#[derive(Debug)]
pub(crate) struct Kick;

impl Command for Kick {
    fn group(&self) -> Option<Group> {
        Some(Group::Table)
    }

    fn word(&self) -> &'static str {
        "kick"
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.whom(self.key(), true)]
    }

    /// A bot is to play for whoever was named; for somebody who does not sit there the table refuses it.
    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        asked.wish(self, slash, |table| {
            let seat = slash.people.first().and_then(|person| table.seat_of(&person.id));
            LetBotPlay { seat: seat.unwrap_or(NOBODYS), for_good: true }
        })
    }
}

impl Fulfil for LetBotPlay {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        here.ask(Asking::LetBotPlay { seat: self.seat, for_good: self.for_good }, Agreed(self.seat))
    }

    #[cfg(test)]
    fn examples() -> Vec<LetBotPlay> {
        vec![LetBotPlay { seat: Seat(5), for_good: false }, LetBotPlay { seat: Seat(0), for_good: true }]
    }
}

/// That a bot plays for this seat.
#[derive(Debug)]
struct Agreed(Seat);

impl Answers for Agreed {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        here.show(here.note(&agreed(here.table, self.0), &[&Glance::Board]))
    }
}

/// Somebody wants a bot to play for this seat; nothing when that is not so any more.
pub(crate) fn wanted(table: &Table, seat: Seat) -> Option<Card> {
    let missing = table.missing_for_bot(seat);
    if !table.is_bot_wanted(seat) || !table.people().contains(seat) {
        return None;
    }
    let hear = missing.union(Seats::only(seat));
    let text = Text::new("card-bot-wanted").seat("seat", seat.0).list("seats", names(missing));
    let row = |it: &Buttons<'_>| {
        vec![it.button(LetBotPlay { seat, for_good: true }, Style::Danger), it.button(Glance::Board, Style::Secondary)]
    };
    Some(told(table, text.number("count", missing.len() as i64), hear, row))
}

/// The others agreed; nothing when its person is back already.
pub(crate) fn voted_out(table: &Table, seat: Seat) -> Option<Card> {
    message::bot_plays(table, seat, "card-voted-out")
}

/// Says that the game waits for somebody who is away, and what plays then; nothing when that is not so any more.
pub(crate) fn away(table: &Table, seat: Seat, now: Millis) -> Option<Card> {
    let is_so = !table.is_paused() && table.waits_for().contains(seat) && table.away(seat, now).is_some();
    let voice = Voice::public(table);
    let waits = voice.say(&awaited::public(table, table.waits_for(), now));
    let absent = awaited::absent(table, Seats::only(seat), now);
    let then = clock::then(table, seat, now).map(|it| voice.say(&it));
    let said = [waits].into_iter().chain(absent).chain(then).collect::<Vec<_>>().join("\n");
    let row = |it: &Buttons<'_>| vec![it.button(Glance::Board, Style::Secondary)];
    is_so.then(|| message::told_to(table, said, Vec::new(), row))
}

/// Says that somebody has left the server, and what the others can do; nothing when they have played since, or a bot plays.
pub(crate) fn departed(table: &Table, seat: Seat) -> Option<Card> {
    if !table.departed().contains(seat) || !table.people().contains(seat) {
        return None;
    }
    let missing = table.missing_for_bot(seat);
    if missing.is_empty() {
        let alone = Text::new("card-departed-alone").seat("seat", seat.0);
        return Some(told(table, alone, Seats::NONE, |it| vec![it.button(Glance::Board, Style::Secondary)]));
    }
    let text = Text::new("card-departed").seat("seat", seat.0).list("seats", names(missing));
    let row = |it: &Buttons<'_>| {
        vec![it.button(LetBotPlay { seat, for_good: true }, Style::Danger), it.button(Glance::Board, Style::Secondary)]
    };
    Some(told(table, text.number("count", missing.len() as i64), missing, row))
}

/// Says to whoever agreed that a bot plays for somebody what comes of it.
fn agreed(table: &Table, seat: Seat) -> Text {
    let missing = table.missing_for_bot(seat);
    let id = if table.is_bot_wanted(seat) { "time-agreed" } else { "time-bot-plays" };
    Text::new(id).seat("seat", person_on(seat)).list("seats", names(missing))
}
