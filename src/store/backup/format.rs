//! The format of a backup: a line with its version and counts, the names of the files with finished games that belong to it,
//! the lines of one table after the other, people, how servers are set, and a line with the checksum of all
//! before it. A file with finished games is such a file itself.
//!
//! A line is one JSON object with one key, its kind. The first line is filled up with spaces to [`HEADER_BYTES`], because
//! its counts are known last.

use std::{fmt, fs, path::Path};

use pergola_cups::Cup;
use pergola_table::{Ended, Entry, Notice, Person, PersonRef, ServerSettings, TableId};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{BackupFlaw, Flaw, MOST_BYTES, RowId, stored::StoredTable};

/// The format of backups this program writes, and the latest it reads.
pub(super) const FORMAT: u32 = 4;
/// Bytes of the first line.
pub(super) const HEADER_BYTES: usize = 256;
/// Bytes of a part of an archived table, before it is written in base 64.
pub(super) const PART_BYTES: usize = 44 << 10;
/// The most bytes of a line: a row with what stands around it.
pub(super) const MOST_LINE_BYTES: usize = MOST_BYTES + 1024;

/// What is in a backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BackupCounts {
    /// Tables that are not archived.
    pub tables: u64,
    /// Their entries.
    pub entries: u64,
    /// The checkpoints of their turns.
    pub turns: u64,
    /// Their undelivered notices.
    pub notices: u64,
    /// Archived tables, those in files of their own among them.
    #[serde(default)]
    pub archived: u64,
    /// People.
    #[serde(default)]
    pub people: u64,
    /// Servers that somebody has set.
    #[serde(default, skip_serializing_if = "is_none")]
    pub servers: u64,
    /// Cups.
    #[serde(default, skip_serializing_if = "is_none")]
    pub cups: u64,
    /// Tables of the store that could not be read, and are not in the backup.
    pub unreadable: u64,
}

fn is_none(count: &u64) -> bool {
    *count == 0
}

impl fmt::Display for BackupCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BackupCounts { tables, entries, turns, notices, archived, people, servers, cups, .. } = self;
        write!(f, "{tables} tables, {entries} entries, {turns} turns, {notices} notices")?;
        write!(f, ", {archived} archived tables, {people} people")?;
        if *servers > 0 {
            write!(f, ", {servers} servers")?;
        }
        if *cups > 0 { write!(f, ", {cups} cups") } else { Ok(()) }
    }
}

/// A line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum BackupLine {
    /// The first.
    PergolaBackup { format: u32, taken: String, counts: BackupCounts },
    /// A file beside this one that belongs to it.
    Finished(Finished),
    /// The number the next person gets.
    NextPerson(u64),
    /// Somebody.
    Person { number: PersonRef, person: Person },
    /// How a server is set.
    Server { server: String, settings: ServerSettings },
    /// A cup.
    Cup { cup: Cup },
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
    /// An archived table. The parts of what is kept of it follow.
    Archived { table: TableId, ended: Ended },
    /// A part of it, in base 64.
    Part { table: TableId, part: String },
    /// The last: the checksum of all lines before it.
    End { crc32: String },
}

impl BackupLine {
    /// Its text, with the end of the line.
    pub(crate) fn text(&self) -> String {
        let mut text = serde_json::to_string(self).expect("what is stored has no keys but texts, and cannot fail");
        text.push('\n');
        text
    }
}

/// A file with finished games, which never change: backups share it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Finished {
    /// Its name.
    pub(super) file: String,
    /// Its checksum, as its last line has it.
    pub(super) crc32: String,
    /// How long it is.
    pub(super) bytes: u64,
    /// The tables in it, each with the checksum of what is kept of it.
    pub(super) tables: Vec<(TableId, u32)>,
}

impl Finished {
    /// Whether such a file lies there.
    pub(super) fn is_at(&self, path: &Path) -> bool {
        fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() == self.bytes)
    }
}

/// What is backed up, piece by piece.
#[derive(Debug)]
pub(crate) enum BackedUp {
    /// Somebody.
    Person(PersonRef, Person),
    /// The number the next person gets.
    NextPerson(u64),
    /// How a server is set.
    Server(String, ServerSettings),
    /// A cup.
    Cup(Cup),
    /// A table that is not archived.
    Table(BackedUpTable),
    /// An archived table.
    Archived {
        /// Its number.
        table: TableId,
        /// What it is found by.
        ended: Ended,
        /// What is kept of it.
        piece: Vec<u8>,
    },
}

/// A table of a backup that is not archived.
#[derive(Debug)]
pub(crate) struct BackedUpTable {
    pub(crate) table: TableId,
    /// Its rows.
    pub(crate) stored: StoredTable,
    /// Its undelivered notices.
    pub(crate) notices: Vec<(RowId, Notice)>,
}

impl BackedUp {
    /// Adds what this is to `counts`.
    ///
    /// # Errors
    /// When an entry of a table is missing.
    pub(super) fn count(&self, counts: &mut BackupCounts) -> Result<(), BackupFlaw> {
        match self {
            BackedUp::Person(..) => counts.people += 1,
            BackedUp::NextPerson(_) => {}
            BackedUp::Server(..) => counts.servers += 1,
            BackedUp::Cup(_) => counts.cups += 1,
            BackedUp::Archived { .. } => counts.archived += 1,
            BackedUp::Table(table) => return table.count(counts),
        }
        Ok(())
    }
}

impl BackedUpTable {
    /// Adds what the table has to `counts`.
    ///
    /// # Errors
    /// When an entry is missing.
    fn count(&self, counts: &mut BackupCounts) -> Result<(), BackupFlaw> {
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

/// The lines of a table, but its notices.
pub(crate) fn table_lines(table: TableId, stored: StoredTable) -> impl Iterator<Item = BackupLine> {
    let first = BackupLine::Table { table, checkpoint: stored.checkpoint };
    let entries = stored.entries.into_iter().map(move |entry| BackupLine::Entry { table, entry });
    let turns = stored.turns.into_iter().map(move |(after, checkpoint)| BackupLine::Turn {
        table,
        after: Some(after),
        turn: None,
        checkpoint,
    });
    std::iter::once(first).chain(entries).chain(turns)
}

/// A checksum as the last line has it.
pub(super) fn hex(checksum: crc32fast::Hasher) -> String {
    format!("{:08x}", checksum.finalize())
}
