//! *Something is wrong here*: what somebody says of a table to whoever runs the program.
//!
//! Nobody at the table hears of it. Deliberately absent: where it is kept, and who reads it.

use pergola_table::{Table, TableId};
use pergola_text::Text;

use super::{
    general, limits,
    plain::{Reply, Request},
    press::Wish,
    seat,
};

/// Somebody says that something is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportWish {
    /// At which table.
    pub table: TableId,
    /// The table's revision they were looking at.
    pub revision: u64,
    /// What they say, at most [`limits::VALUE`] characters; empty where they only pressed the button.
    pub said: String,
}

impl ReportWish {
    /// The button on a card that showed this revision. A table has never had a later one than it has.
    pub(super) fn pressed(table: &Table, revision: u64) -> ReportWish {
        ReportWish { table: table.id(), revision: revision.min(table.revision()), said: String::new() }
    }

    /// The same with what was typed.
    pub(super) fn saying(self, said: &str) -> ReportWish {
        ReportWish { said: limits::cut(said, limits::VALUE), ..self }
    }
}

/// Answers whoever has reported something.
pub fn reported(table: &Table, wish: &ReportWish) -> Reply {
    let id = if wish.said.is_empty() { "reported-pressed" } else { "reported" };
    general::private(seat::note(table, &Text::new(id).number("number", wish.revision as i64), &[Wish::Board]))
}

/// Answers whoever has reported so often that no more is noted for now.
pub fn reported_enough(_request: &Request, most: u32) -> Reply {
    general::sentence(&Text::new("refused-reports").number("count", most))
}
