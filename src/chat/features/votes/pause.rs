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
    table.is_paused().then(|| told(table, Text::new("card-paused"), Seats::NONE, row))
}

/// Says that the game goes on, and whom it waits for; nothing when it stands still again.
pub(crate) fn resumed(table: &Table, now: Millis) -> Option<Card> {
    let waits = table.waits_for();
    let text = Text::new("card-resumed").list("seats", names(waits));
    let row = |it: &Buttons<'_>| {
        vec![
            it.button(Glance::Turn, Style::Primary),
            it.button(Glance::Hand, Style::Secondary),
            it.button(Glance::Board, Style::Secondary),
        ]
    };
    let called = waits.iter().filter_map(|seat| table.called_for(seat, now).cloned()).collect();
    let lines = [Voice::public(table).mention(&text)].into_iter().chain(awaited::deputies(table, waits, now));
    (!table.is_paused()).then(|| told_to(table, lines.collect::<Vec<_>>().join("\n"), called, row))
}
