//! Looking back: what somebody asks of a table's past, and what they are shown of it.
//!
//! The past is what is kept of a table: its log, and the checkpoints in which its turns began ([`Past`]). Whoever asks sees
//! of it what they could see then: events as their viewer saw them, and no turn of another seat that has not ended. Deliberately
//! absent: where a past comes from. That of a table is in the store, and nothing of it is played again; that of a record is
//! nothing but its log, which is.

mod branches;
mod commands;
mod decisions;
mod file;
mod log;
mod record;
mod replay;
mod story;

use pergola_table::{Entry, Guests, Table};
use pergola_text::Text;

pub use self::{
    branches::{Branch, TurnStart, turn_starts},
    decisions::{Decision, decisions},
    file::{FileAsked, file_asked, film_alt, film_picture, not_made, too_large, with_file},
    record::{NotImported, first_board, imported, not_imported, players, record_gone, to_import},
};
pub(crate) use self::{
    commands::{Export, Import, Log, Replay},
    record::{asked_of_record, only_looked_at},
};
use crate::{
    seam::plain::{Reply, Request},
    sight::message,
    wishes::past::{Recall, Recollection},
};

/// What is kept of a table's past.
#[derive(Clone, Debug)]
pub struct Past {
    /// Its log.
    pub entries: Vec<Entry>,
    /// The turns of which the checkpoint is kept, in order.
    pub turns: Vec<TurnStart>,
    /// Everybody the log refers to, as far as they are known.
    pub people: Guests,
}

impl Past {
    /// The turn in which an entry was written; 0 before the first.
    fn turn_of(&self, seq: u64) -> u32 {
        let begun = self.turns.partition_point(|start| start.after <= seq);
        begun.checked_sub(1).map_or(0, |last| self.turns[last].turn)
    }
}

/// After how many entries the turn began whose board is asked for, to be read for [`recalled`]; nothing where none is.
pub fn board_asked(table: &Table, recall: &Recall, past: &Past) -> Option<u64> {
    match recall.recollection {
        Recollection::Replay(look) => replay::board_asked(table, past, look),
        Recollection::Log(_) | Recollection::Export | Recollection::Film => None,
    }
}

/// Shows somebody what they asked of a table's past. `board` is the table after so many entries as [`board_asked`] said, if
/// it can be read.
pub fn recalled(table: &Table, request: &Request, recall: &Recall, past: &Past, board: Option<&Table>) -> Reply {
    let card = match recall.recollection {
        Recollection::Log(page) => log::card(table, request, past, page),
        Recollection::Replay(look) => replay::card(table, request, past, look, board),
        Recollection::Export => file::not_yet(table, "export-not-yet"),
        Recollection::Film => file::not_yet(table, "film-not-yet"),
    };
    Reply { show: message::show(recall.origin), card }
}

/// Answers when what is kept of a table's past cannot be read.
pub fn not_recalled(table: &Table) -> Reply {
    message::private(message::note(table, &Text::new("history-unreadable"), &[]))
}
