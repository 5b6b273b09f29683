//! That the game stands still, and that it goes on.

use pergola_engine::Seats;
use pergola_table::{Millis, Table};
use pergola_text::Text;

use crate::{
    item::{Command, Group, here::Asked, understood::Understood},
    seam::{
        buttons::Buttons,
        plain::{Card, Slash, Style},
        voice::Voice,
    },
    sight::{
        awaited,
        message::{told, told_to},
        names::names,
    },
    wishes::{board::Glance, together::Together},
};

/// `/table pause`.
#[derive(Debug)]
pub(crate) struct Pause;

impl Command for Pause {
    fn group(&self) -> Option<Group> {
        Some(Group::Table)
    }

    fn word(&self) -> &'static str {
        "pause"
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        asked.wish(self, slash, |_| Together::Pause)
    }
}

/// `/table resume`.
#[derive(Debug)]
pub(crate) struct Resume;

impl Command for Resume {
    fn group(&self) -> Option<Group> {
        Some(Group::Table)
    }

    fn word(&self) -> &'static str {
        "resume"
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        asked.wish(self, slash, |_| Together::Resume)
    }
}

/// Says that the game stands still; nothing when it goes on already.
pub(crate) fn paused(table: &Table) -> Option<Card> {
    let row = |it: &Buttons<'_>| vec![it.button(Together::Resume, Style::Primary), it.button(Glance::Board, Style::Secondary)];
    Some(told(table, Text::new("card-paused").moment("until", table.pause_until()?), Seats::NONE, row))
}

/// Says that the pause is over in a day; nothing when it is over already.
pub(crate) fn ends(table: &Table) -> Option<Card> {
    let row = |it: &Buttons<'_>| vec![it.button(Together::Resume, Style::Primary), it.button(Glance::Board, Style::Secondary)];
    let text = Text::new("card-pause-ends").moment("until", table.pause_until()?).list("seats", names(table.present()));
    Some(told(table, text, table.present(), row))
}

/// Says that the game goes on, and whom it waits for; nothing when it stands still again.
pub(crate) fn resumed(table: &Table, by_itself: bool, now: Millis) -> Option<Card> {
    let waits = table.waits_for();
    let text = Text::new(if by_itself { "card-pause-over" } else { "card-resumed" }).list("seats", names(waits));
    let row = |it: &Buttons<'_>| {
        vec![
            it.button(Glance::Turn, Style::Primary),
            it.button(Glance::Hand, Style::Secondary),
            it.button(Glance::Board, Style::Secondary),
        ]
    };
    let called = waits.iter().filter_map(|seat| table.called_for(seat, now).cloned()).collect();
    let lines = [Voice::public(table).mention(&text)].into_iter().chain(awaited::absent(table, waits, now));
    (!table.is_paused()).then(|| told_to(table, lines.collect::<Vec<_>>().join("\n"), called, row))
}
