//! What a store stands on: rows that are there again after a loss of power, and a note beside them of how many batches were
//! written.
//!
//! In production that is a data folder with sled in it; in the simulation it is memory that forgets what was not synced.
//! The store knows no more of either than what is here. Deliberately absent: what the rows mean.

use std::{
    collections::BTreeMap,
    ops::Range,
    path::{Path, PathBuf},
};

use pergola_table::TableId;

use super::room::NoRoom;

/// What is to be written: a row's new bytes by its key, nothing for a row that is taken away.
pub type Rows = BTreeMap<Vec<u8>, Option<Vec<u8>>>;

/// A row that is there: its key and its bytes.
pub type StoredRow = (Vec<u8>, Vec<u8>);

/// What is known of the rows beside them. This is never more than was on the disk, and after a loss of power it may be less,
/// as nobody waits for it; 0 where it is unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Noted {
    /// How many batches were written.
    pub batches: u64,
    /// The number the next table gets.
    pub next_table: u64,
    /// The number the next person gets.
    pub next_person: u64,
}

/// What was acknowledged of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acknowledged {
    /// It is played, and has so many entries and kept starts of turns.
    Played {
        /// Its entries.
        entries: u64,
        /// The starts of turns that are kept of it.
        turns: u64,
    },
    /// It is archived, and what is kept of it has this checksum.
    Archived {
        /// The checksum.
        crc32: u32,
    },
}

/// What the disk, or what keeps the rows on it, says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiskError {
    /// The system does not read or write.
    #[error("{0}")]
    System(String),
    /// There is no room for what was to be written.
    #[error("{0}")]
    Full(NoRoom),
    /// What was written cannot be read any more.
    #[error("damaged: {0}")]
    Damaged(String),
    /// The folder was written in another way, or sled has a fault.
    #[error("{0}")]
    Refused(String),
}

impl DiskError {
    /// The same; of a full disk, with the room there is in the folder that was to be written.
    pub(super) fn within(self, folder: &Path) -> DiskError {
        match self {
            DiskError::Full(NoRoom { needed, .. }) => DiskError::Full(NoRoom::within(folder, needed)),
            other => other,
        }
    }
}

/// Rows, in the order of their keys.
pub trait Disk: Send {
    /// A row's bytes.
    ///
    /// # Errors
    /// When it cannot be read.
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, DiskError>;

    /// All rows of a range, in order.
    ///
    /// # Errors
    /// When one of them cannot be read.
    fn range(&self, range: Range<Vec<u8>>) -> Result<Vec<StoredRow>, DiskError>;

    /// All rows of a range that can be read, in order, and what hinders the others.
    fn readable(&self, range: Range<Vec<u8>>) -> (Vec<StoredRow>, Option<DiskError>) {
        match self.range(range) {
            Ok(rows) => (rows, None),
            Err(error) => (Vec::new(), Some(error)),
        }
    }

    /// The first key of a range.
    ///
    /// # Errors
    /// When it cannot be read.
    fn first_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError>;

    /// The last key of a range.
    ///
    /// # Errors
    /// When it cannot be read.
    fn last_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError>;

    /// Writes all rows or none. They may be lost, all together, until the next [`Disk::sync`].
    ///
    /// # Errors
    /// Nobody knows then whether they are written.
    fn write(&self, rows: &Rows) -> Result<(), DiskError>;

    /// Returns when all that was written is there for good.
    ///
    /// # Errors
    /// Nobody knows then whether it is.
    fn sync(&self) -> Result<(), DiskError>;

    /// Whether what was opened is still what lies in its place.
    fn is_in_place(&self) -> bool;
}

/// Rows that were opened.
pub struct OpenedRows {
    /// They.
    pub disk: Box<dyn Disk>,
    /// Torn files that were moved aside for it. Nothing is lost with them.
    pub moved_aside: Vec<PathBuf>,
}

/// Where rows lie, taken by one store alone.
pub trait Ground: Send {
    /// Opens rows that held at least so many batches, or makes them if there are none.
    ///
    /// # Errors
    /// When they cannot be read in any way; they are then as they were.
    fn open(&self, written: u64) -> Result<OpenedRows, DiskError>;

    /// Opens the rows again that were open when they had an error, with no more room than is needed to go on.
    ///
    /// # Errors
    /// As [`Ground::open`].
    fn open_again(&self, written: u64) -> Result<OpenedRows, DiskError> {
        self.open(written)
    }

    /// The rows as they are read past what is damaged, where that is another way than [`Ground::open`] goes. Nothing can be
    /// written to them.
    ///
    /// # Errors
    /// When the system does not read.
    fn past_damage(&self) -> Result<Option<Box<dyn Disk>>, DiskError> {
        Ok(None)
    }

    /// Puts what is read past the damage in the place of the rows, which nobody has open now; they are kept as they were.
    ///
    /// # Errors
    /// When there is no room; the rows are then as they were.
    fn mend(&self) -> Result<OpenedRows, DiskError> {
        self.open(0)
    }

    /// Keeps a copy of the rows, which are synced, as they are now. A copy of this name that is there already stays.
    ///
    /// # Errors
    /// When there is no room for it.
    fn keep_copy(&self, name: &str) -> Result<(), DiskError>;

    /// Keeps a piece beside the rows for good, under the number of its table.
    ///
    /// # Errors
    /// When nobody knows whether it is kept.
    fn keep(&self, table: TableId, piece: &[u8]) -> Result<(), DiskError>;

    /// What is kept under a number, if anything is.
    ///
    /// # Errors
    /// When it cannot be read.
    fn kept(&self, table: TableId) -> Result<Option<Vec<u8>>, DiskError>;

    /// What is noted beside the rows.
    fn noted(&self) -> Noted;

    /// Notes what is on the disk.
    fn note(&self, noted: Noted);

    /// What was acknowledged of each table, as far as it is noted: never more than was on the disk. A ground that does not
    /// damage what it keeps needs no such notes.
    fn acknowledged(&self) -> BTreeMap<TableId, Acknowledged> {
        BTreeMap::new()
    }

    /// Notes what is on the disk of these tables.
    fn acknowledge(&self, _tables: &BTreeMap<TableId, Acknowledged>) {}

    /// Whether the place that was taken is still the one that is found under its name.
    fn is_in_place(&self) -> bool;

    /// Its name, for messages.
    fn path(&self) -> &Path;
}
