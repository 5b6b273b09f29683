//! The format of a backup: a line with its version and counts, the lines of one table after the other, and a line with the
//! checksum of all before it.
//!
//! A line is one JSON object with one key, its kind. The first line is filled up with spaces to [`HEADER_BYTES`], because
//! its counts are known last.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{
    store::{BackupFlaw, Flaw, MOST_BYTES, RowId, stored::StoredTable},
    table::{Entry, Notice, TableId},
};

/// The format of backups this program writes, and the latest it reads.
pub(super) const FORMAT: u32 = 2;
/// Bytes of the first line.
pub(super) const HEADER_BYTES: usize = 256;
/// The most bytes of a line: a row with what stands around it.
pub(super) const MOST_LINE_BYTES: usize = MOST_BYTES + 1024;

/// What is in a backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BackupCounts {
    /// Tables.
    pub tables: u64,
    /// Their entries.
    pub entries: u64,
    /// The checkpoints of their turns.
    pub turns: u64,
    /// Their undelivered notices.
    pub notices: u64,
    /// Tables of the store that could not be read, and are not in the backup.
    pub unreadable: u64,
}

impl fmt::Display for BackupCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BackupCounts { tables, entries, turns, notices, .. } = self;
        write!(f, "{tables} tables, {entries} entries, {turns} turns, {notices} notices")
    }
}

/// A line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum BackupLine {
    /// The first.
    PergolaBackup { format: u32, taken: String, counts: BackupCounts },
    /// A table. What follows is its own, until the next.
    Table { table: TableId, checkpoint: Box<RawValue> },
    /// A line of its log.
    Entry { table: TableId, entry: Entry },
    /// The checkpoint of a turn's start, after so many entries; in the first form by the number of the turn.
    Turn {
        table: TableId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<u64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turn: Option<u32>,
        checkpoint: Box<RawValue>,
    },
    /// A notice not delivered yet.
    Notice { table: TableId, row: RowId, notice: Notice },
    /// The last: the checksum of all lines before it.
    End { crc32: String },
}

impl BackupLine {
    /// Its text, with the end of the line.
    pub(super) fn text(&self) -> String {
        let mut text = serde_json::to_string(self).expect("what is stored has no keys but texts, and cannot fail");
        text.push('\n');
        text
    }
}

/// A table of a backup.
#[derive(Debug)]
pub(in crate::store) struct BackedUp {
    pub(in crate::store) table: TableId,
    /// Its rows.
    pub(in crate::store) stored: StoredTable,
    /// Its undelivered notices.
    pub(in crate::store) notices: Vec<(RowId, Notice)>,
}

impl BackedUp {
    /// Adds what the table has to `counts`.
    ///
    /// # Errors
    /// When an entry is missing.
    pub(super) fn count(&self, counts: &mut BackupCounts) -> Result<(), BackupFlaw> {
        for (entry, seq) in self.stored.entries.iter().zip(0..) {
            if entry.seq != seq {
                return Err(BackupFlaw::Table { table: self.table, flaw: Flaw::Gap { missing: seq } });
            }
        }
        counts.tables += 1;
        counts.entries += self.stored.entries.len() as u64;
        counts.turns += self.stored.turns.len() as u64;
        counts.notices += self.notices.len() as u64;
        Ok(())
    }
}

/// A checksum as the last line has it.
pub(super) fn hex(checksum: crc32fast::Hasher) -> String {
    format!("{:08x}", checksum.finalize())
}
