//! Why the store says no.

use std::path::PathBuf;

use pergola_table::{Footing, PersonRef, TableId};

use super::{
    BackupFlaw, DiskError, Flaw, Loss, NoRoom, WayBack,
    tenure::{Epoch, Ward},
};

/// Why the store does not do what it was asked.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum StoreError {
    /// Another process has the folder.
    #[error("another process runs on the folder {}", folder.display())]
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// Another process plays on the database.
    #[error("another process runs on this database")]
    DatabaseInUse,
    /// Nothing has ever been kept in the database.
    #[error("there is no store in this database")]
    DatabaseEmpty,
    /// This is no address of a database.
    #[error("the address of a database begins with postgres://, as in postgres://pergola@db/pergola")]
    NoAddress,
    /// The program was built without them.
    #[error("this program was built without databases (feature \"postgres\")")]
    NoDatabases,
    /// The tables that go with the folder are in a database.
    #[error("the tables of the folder {} are in a database: its address is needed (--store or PERGOLA_STORE)", folder.display())]
    BesideDatabase {
        /// The folder.
        folder: PathBuf,
    },
    /// Beside a database stands a folder without tables.
    #[error("the folder {} has tables of its own; beside a database stands another folder (--data FOLDER)", folder.display())]
    OwnStore {
        /// The folder.
        folder: PathBuf,
    },
    /// There was never one.
    #[error("there is no store in {}", folder.display())]
    NoStore {
        /// The folder.
        folder: PathBuf,
    },
    /// A backup is restored into an empty database only.
    #[error("there is something in this database already")]
    DatabaseNotEmpty,
    /// The database was not reached, or did not do what it was asked.
    #[error("the database: {why}")]
    Database {
        /// What it says, or whoever did not reach it; never its address, in which there may be a password.
        why: String,
        /// Whether the same may go well later: it may be reached again, or have room.
        may_pass: bool,
    },
    /// The database had been told to write something when the connection was lost, and was not reached again: whether it is
    /// written nobody knows.
    #[error("nobody knows whether the database has written it: {why}")]
    InDoubt {
        /// What became of the connection.
        why: String,
    },
    /// The folder can be read and not written.
    #[error("the folder {} cannot be written: {why}", folder.display())]
    ReadOnly {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        why: String,
    },
    /// There is no room for a copy of the store.
    #[error("there is no copy of the store to be read, since {room}")]
    NoRoomForCopy {
        /// The room there is, and how much is needed.
        room: NoRoom,
    },
    /// A file lies where the data folder is to be.
    #[error("the file {} lies where the folder is to be", path.display())]
    NoFolder {
        /// The file.
        path: PathBuf,
    },
    /// A file or folder beside the rows cannot be used.
    #[error("at {}: {why}", path.display())]
    File {
        /// Its path.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// The rows cannot be read, or were not written.
    #[error("the store's disk: {0}")]
    Disk(#[from] DiskError),
    /// The rows are those of an earlier moment, and nobody has accepted that: the end of the database file was damaged, or the
    /// folder is gone.
    #[error("the store in {} is not opened, since {loss}; {way_back}", folder.display())]
    Lost {
        /// The data folder.
        folder: PathBuf,
        /// How many batches are gone.
        loss: Loss,
        /// What can be done.
        way_back: WayBack,
    },
    /// The store was written by a later version of the program.
    #[error("the store has format {found}, this program knows formats up to {known}")]
    Format {
        /// The store's format.
        found: String,
        /// The latest one known.
        known: u32,
    },
    /// A row would be greater than [`super::MOST_BYTES`].
    #[error("table {table}: {row} has {bytes} bytes, the most is {most}", most = super::MOST_BYTES)]
    TooLarge {
        /// The table it belongs to.
        table: TableId,
        /// Which: an entry, the checkpoint, a turn, a notice.
        row: &'static str,
        /// Its bytes.
        bytes: usize,
    },
    /// An entry does not follow the one before it.
    #[error("table {table}: entry {given} was given, the next is {next}")]
    Disordered {
        /// The table.
        table: TableId,
        /// The next entry's number.
        next: u64,
        /// The number given.
        given: u64,
    },
    /// It was decided on a table that is not the stored one, which has moved on.
    #[error("table {table} has moved on: {found:?} is stored, and this was decided on {given:?}")]
    NotNext {
        /// The table.
        table: TableId,
        /// What is stored of it.
        found: Footing,
        /// What it was decided on.
        given: Footing,
    },
    /// Whoever asks does not own the tables any more.
    #[error("ward {} was taken over, for the time no. {}", ward.0, epoch.0)]
    Taken {
        /// Which.
        ward: Ward,
        /// Its present epoch.
        epoch: Epoch,
    },
    /// No table has this number.
    #[error("there is no table {table}")]
    NoTable {
        /// The number.
        table: TableId,
    },
    /// The table's rows could not be read when the store was opened; nothing is written to it.
    #[error("table {table} cannot be read: {flaw}")]
    Broken {
        /// The table.
        table: TableId,
        /// What is wrong with it.
        flaw: Flaw,
    },
    /// A number stands for one person for ever.
    #[error("number {} stands for somebody else", number.0)]
    OtherPerson {
        /// The number.
        number: PersonRef,
    },
    /// A person has one number for ever.
    #[error("somebody who is new has the number {} already", number.0)]
    OtherNumber {
        /// The number.
        number: PersonRef,
    },
    /// Several play in a database, not in a folder.
    #[error("a folder is played in by one process alone; several need a database, and its address")]
    OneWard,
    /// Others play on the database who have put its servers into another number of wards.
    #[error("others play on the database with {found} wards, and this one is to play with {asked}")]
    OtherWards {
        /// How many they have.
        found: u32,
        /// How many this one would have.
        asked: u32,
    },
    /// A table that has ended for good is not written any more.
    #[error("table {table} is archived")]
    Archived {
        /// The table.
        table: TableId,
    },
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// What is written would be on no disk that is found again.
    #[error("the folder {} was removed or replaced while the program ran: nothing more is written", folder.display())]
    Gone {
        /// The data folder.
        folder: PathBuf,
    },
    /// The store's thread met a fault of its own.
    #[error("the store stopped by a fault of the program, which is in the log")]
    Faulty,
    /// A backup is not what was written.
    #[error("the backup cannot be used: {0}")]
    Backup(#[from] BackupFlaw),
    /// A restore into this folder was cut short.
    #[error("a restore into {0} was not finished; once more: pergola restore FILE --data {0}", folder.display())]
    Unfinished {
        /// The folder.
        folder: PathBuf,
    },
    /// A backup is restored into an empty folder only.
    #[error("the folder {} is not empty", folder.display())]
    NotEmpty {
        /// The folder.
        folder: PathBuf,
    },
}

impl StoreError {
    /// Whether the same may go well later though nobody decides anything: the disk may have room again, the other process may
    /// have ended. What was lost or removed, and a store of another version, wait for somebody.
    pub fn may_pass(&self) -> bool {
        match self {
            StoreError::Database { may_pass, .. } => *may_pass,
            StoreError::DatabaseInUse | StoreError::OtherWards { .. } | StoreError::InDoubt { .. } => true,
            StoreError::DatabaseEmpty | StoreError::DatabaseNotEmpty => false,
            StoreError::NoAddress | StoreError::NoDatabases | StoreError::OneWard => false,
            StoreError::BesideDatabase { .. } | StoreError::OwnStore { .. } | StoreError::NoStore { .. } => false,
            StoreError::InUse { .. } | StoreError::NoRoomForCopy { .. } | StoreError::File { .. } => true,
            StoreError::Faulty | StoreError::Closed => true,
            StoreError::Disk(DiskError::System(_) | DiskError::Full(_)) => true,
            StoreError::Disk(DiskError::Damaged(_) | DiskError::Refused(_)) => false,
            StoreError::ReadOnly { .. } | StoreError::Lost { .. } | StoreError::Format { .. } | StoreError::Gone { .. } => false,
            StoreError::Unfinished { .. } | StoreError::NotEmpty { .. } | StoreError::Backup(_) => false,
            StoreError::TooLarge { .. } | StoreError::NotNext { .. } | StoreError::Disordered { .. } => false,
            StoreError::Taken { .. } => false,
            StoreError::NoTable { .. } | StoreError::NoFolder { .. } => false,
            StoreError::Broken { .. } | StoreError::Archived { .. } => false,
            StoreError::OtherPerson { .. } | StoreError::OtherNumber { .. } => false,
        }
    }
}
