//! *Something is wrong here*: what somebody says of a table to whoever runs the program.
//!
//! Nobody at the table hears of it. Deliberately absent: where it is kept, and who reads it.

use pergola_table::Table;
use pergola_text::Text;

use crate::{
    item::{
        Command, Finds, Fulfil, Group,
        here::{Asked, Here},
        options::{WHAT, Words},
        understood::Understood,
    },
    seam::{
        limits,
        plain::{OptionSpec, Reply, Request, Slash},
    },
    sight::message,
    wishes::{
        board::Glance,
        reading::{ReportPress, ReportWish},
    },
};

/// `/table report`.
#[derive(Debug)]
pub(crate) struct Report;

impl Command for Report {
    fn group(&self) -> Option<Group> {
        Some(Group::Table)
    }

    fn word(&self) -> &'static str {
        "report"
    }

    fn finds(&self) -> Finds {
        Finds::Here
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.option(self.key(), WHAT, true, Vec::new())]
    }

    /// No button holds words: where several tables are meant, they type which.
    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let said = slash.option(WHAT).map(str::trim).unwrap_or_default();
        if said.is_empty() {
            return asked.wish(self, slash, |table| ReportPress(table.revision()));
        }
        asked
            .of_table(self, slash, |here| Understood::Report(ReportWish::pressed(here.table, here.table.revision()).saying(said)))
    }
}

impl Fulfil for ReportPress {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        Understood::Report(ReportWish::pressed(here.table, self.0))
    }

    #[cfg(test)]
    fn examples() -> Vec<ReportPress> {
        vec![ReportPress(u64::MAX)]
    }
}

impl ReportWish {
    /// The button on a card that showed this revision. A table has never had a later one than it has.
    fn pressed(table: &Table, revision: u64) -> ReportWish {
        ReportWish { table: table.id(), revision: revision.min(table.revision()), said: String::new() }
    }

    /// The same with what was typed.
    fn saying(self, said: &str) -> ReportWish {
        ReportWish { said: limits::cut(said, limits::VALUE), ..self }
    }
}

/// Answers whoever has reported something.
pub fn reported(table: &Table, request: &Request, wish: &ReportWish) -> Reply {
    let id = if wish.said.is_empty() { "reported-pressed" } else { "reported" };
    message::private(message::note(
        table,
        request.language(),
        &Text::new(id).number("number", wish.revision as i64),
        &[&Glance::Board],
    ))
}

/// Answers whoever has reported so often that no more is noted for now.
pub fn reported_enough(request: &Request, most: u32) -> Reply {
    message::sentence(request.language(), &Text::new("refused-reports").number("count", most))
}
