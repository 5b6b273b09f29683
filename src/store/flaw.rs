//! What is wrong with what the store reads: its rows, and files that should be backups.

use pergola_table::TableId;

use super::DiskError;

/// What is wrong with rows: a table's, or those of no table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// Its rows are on a page that cannot be read.
    #[error(transparent)]
    Disk(#[from] DiskError),
    /// An entry is missing.
    #[error("entry {missing} is missing")]
    Gap {
        /// The first missing number.
        missing: u64,
    },
    /// An entry is not one, or has another number than its key.
    #[error("entry {seq}: {why}")]
    Entry {
        /// Its number.
        seq: u64,
        /// What is wrong.
        why: String,
    },
    /// There is no checkpoint.
    #[error("the checkpoint is missing")]
    NoCheckpoint,
    /// The checkpoint does not read.
    #[error("the checkpoint: {why}")]
    Checkpoint {
        /// What is wrong.
        why: String,
    },
    /// The checkpoint was written after another number of entries than there are.
    #[error("the checkpoint stands after {checkpoint} entries, there are {entries}")]
    Count {
        /// After how many it was written.
        checkpoint: u64,
        /// How many there are.
        entries: u64,
    },
    /// The checkpoint is of a table with another number of entries than there are.
    #[error("the checkpoint is of a table with {revision} entries, there are {entries}")]
    Revision {
        /// How many its table has.
        revision: u64,
        /// How many there are.
        entries: u64,
    },
    /// There are fewer entries than were acknowledged.
    #[error("{acknowledged} entries were acknowledged, there are {entries}")]
    Fewer {
        /// How many were acknowledged.
        acknowledged: u64,
        /// How many there are.
        entries: u64,
    },
    /// What is read of it twice is not the same: the rows are not in order.
    #[error("its rows are out of order")]
    Disorder,
    /// The checkpoint of a turn's start is not one.
    #[error("the checkpoint of a turn's start after {after} entries: {why}")]
    Turn {
        /// How many entries came before it.
        after: u64,
        /// What is wrong.
        why: String,
    },
    /// Starts of turns are missing.
    #[error("{acknowledged} starts of turns were acknowledged, there are {kept}")]
    Turns {
        /// How many were acknowledged.
        acknowledged: u64,
        /// How many there are.
        kept: u64,
    },
    /// An archived table that cannot be unpacked.
    #[error("the archive: {why}")]
    Archive {
        /// What is wrong.
        why: String,
    },
    /// A row nobody knows.
    #[error("unknown row {key}")]
    Row {
        /// Its key.
        key: String,
    },
    /// What is kept of how a server is set does not read: it is set as if nobody had.
    #[error("how server {server} is set: {why}")]
    Server {
        /// Which.
        server: String,
        /// What is wrong.
        why: String,
    },
    /// A cup that does not read: it does not go on.
    #[error("cup {cup}: {why}")]
    Cup {
        /// Which.
        cup: u64,
        /// What is wrong.
        why: String,
    },
    /// A notice that is not one.
    #[error("notice {row}: {why}")]
    Notice {
        /// Its row.
        row: u64,
        /// What is wrong.
        why: String,
    },
}

impl Flaw {
    /// Whether something that was written is not there any more: whoever wrote on would write over what others remember.
    pub(super) fn is_loss(&self) -> bool {
        match self {
            Flaw::Disk(DiskError::Damaged(_) | DiskError::Refused(_)) | Flaw::Gap { .. } | Flaw::NoCheckpoint => true,
            Flaw::Count { .. } | Flaw::Revision { .. } | Flaw::Fewer { .. } | Flaw::Disorder => true,
            Flaw::Disk(DiskError::System(_) | DiskError::Full(_)) | Flaw::Archive { .. } => false,
            Flaw::Entry { .. } | Flaw::Checkpoint { .. } | Flaw::Turn { .. } | Flaw::Turns { .. } => false,
            Flaw::Row { .. } | Flaw::Server { .. } | Flaw::Cup { .. } | Flaw::Notice { .. } => false,
        }
    }
}

/// Why a file is not a whole backup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BackupFlaw {
    /// It does not begin like one.
    #[error("this is no backup of Pergola")]
    NotOne,
    /// It was written by a later version of the program.
    #[error("it has format {found}, this program reads formats up to {known}")]
    Format {
        /// Its format.
        found: u32,
        /// The latest one known.
        known: u32,
    },
    /// A line is not one that was written.
    #[error("line {line}: {why}")]
    Line {
        /// Its number, from 1.
        line: u64,
        /// What is wrong.
        why: String,
    },
    /// It has no last line.
    #[error("it is cut off")]
    CutOff,
    /// It was changed: its checksum is another.
    #[error("it was changed after it was written")]
    Changed,
    /// A file with finished games that belongs to it is not there.
    #[error("{file} belongs to it, and is not beside it")]
    Missing {
        /// Its name.
        file: String,
    },
    /// It does not hold what its first line says, or not what was to be written.
    #[error("it does not hold what it says")]
    Counts,
    /// A table of it is not whole.
    #[error("table {table}: {flaw}")]
    Table {
        /// Its number.
        table: TableId,
        /// What is wrong.
        flaw: Flaw,
    },
}
