//! What a decision of a table leaves behind: entries for the log, a checkpoint, notices for the outbox, a reply.

use serde_json::Value;

use super::{entry::Entry, guests::Guests, notice::Notice, people::TableId};

/// The stored table a decision stands on. What is decided on another than the stored one is not written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Footing {
    /// The number of its entries.
    pub entries: u64,
    /// How many decisions since the last of them brought none, such as plans and notes, since the store was opened.
    pub unlogged: u64,
}

impl Footing {
    /// What the next decision stands on, after one with so many entries.
    pub fn after(self, entries: usize) -> Footing {
        let unlogged = if entries == 0 { self.unlogged + 1 } else { 0 };
        Footing { entries: self.entries + entries as u64, unlogged }
    }
}

/// The start of a turn that is kept besides a decision's checkpoint.
#[derive(Clone, Debug)]
pub struct PassedTurn {
    /// After how many of the decision's entries.
    pub after: u64,
    /// The table then, complete.
    pub checkpoint: Value,
}

/// Everything one decision writes, in one store batch, before anybody is answered.
#[derive(Clone, Debug)]
pub struct Commit {
    /// The table.
    pub table: TableId,
    /// What was stored of it when it decided.
    pub stands_on: Footing,
    /// New entries, contiguous.
    pub entries: Vec<Entry>,
    /// The table after them, complete: [`super::Table::load`] reads it.
    pub checkpoint: Value,
    /// Whether a turn began with these entries: then this checkpoint is kept for the table's life.
    pub begins_turn: bool,
    /// Other turns that began within these entries, whose starts are kept, too: those that ended in them because they were
    /// planned, and the last, where the table holds notes, which are not kept for its life.
    pub passed: Vec<PassedTurn>,
    /// Who the people of the entries are: they are kept beside the log.
    pub people: Guests,
    /// Notices for the channel.
    pub notices: Vec<Notice>,
    /// Whether the request had been answered before: nothing is written, the reply is the current menu.
    pub repeated: bool,
}
