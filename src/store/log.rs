//! The log: what the house asks of whatever keeps its tables.
//!
//! It is the one place where a decision becomes true, so it is also where two who decide at the same time are told apart. Each
//! change says which stored table it was decided on, and for whom: servers are put together in wards, a ward has one owner at a
//! time, and each new owner gets a higher epoch. What was decided on another than the newest table, or by whoever is not the
//! owner any more, is not written. Sled is one log ([`super::Store`]), memory another ([`super::MemoryLog`]); both keep what the
//! tests of the log ask. What owners of different wards hear of each other is [`Among`], and what is found of archived tables
//! [`Lookup`]. Deliberately absent: how a log is
//! opened, which each says itself, and when somebody has to take over.

use std::{ops::Range, path::Path, pin::Pin, sync::Arc};

use pergola_cups::Cup;
use pergola_measures::Measures;
use pergola_table::{Commit, Ended, Entry, Footing, Guests, Millis, Notice, PersonRef, ServerSettings, TableId};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

use super::{
    Among, ArchiveLook, BackupMade, Flaw, Keeping, Lookup, Report, StoreError,
    tenure::{Epoch, RowId, Tenure, Ward},
};

/// A decision of a table that is to be written, all of it or nothing.
#[derive(Clone, Debug)]
pub struct Change {
    /// What is written, and which stored table it stands on.
    pub commit: Commit,
    /// The owner who has decided it, of the ward the table's server is in.
    pub tenure: Tenure,
    /// Its number, by which it is known again when it is asked for once more since the answer was lost: never the same for two
    /// changes of a table in one epoch. None where nobody asks again.
    pub number: Option<u64>,
    /// When something comes due at the table as it is then, if anything does.
    pub due: Option<Millis>,
    /// Everybody the table knows as it is then, by whom owners of other wards find it.
    pub people: Vec<PersonRef>,
}

/// What became of a commit's notices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Committed {
    /// Their numbers, in the commit's order.
    pub rows: Vec<RowId>,
    /// They as they were written, with what they took over from those they replace.
    pub notices: Vec<Notice>,
    /// Older notices they replace: taken out of the outbox, and not to be sent.
    pub replaced: Vec<RowId>,
}

/// What became of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is written, now or when it was asked for before. Whoever asked has its notices to post.
    Done(Committed),
    /// The ward has another owner: nothing is written.
    Moved {
        /// The epoch of the present owner.
        epoch: Epoch,
    },
    /// It was decided on another table than the stored one: nothing is written.
    NotNext {
        /// What is stored of the table.
        found: Footing,
    },
}

impl Appended {
    /// What has become of it, where a log says so.
    pub(super) fn of(written: Result<Committed, StoreError>) -> Result<Appended, StoreError> {
        match written {
            Ok(committed) => Ok(Appended::Done(committed)),
            Err(StoreError::Taken { epoch, .. }) => Ok(Appended::Moved { epoch }),
            Err(StoreError::NotNext { found, .. }) => Ok(Appended::NotNext { found }),
            Err(other) => Err(other),
        }
    }
}

/// A table as it is stored now.
#[derive(Clone, Debug)]
pub struct Present {
    /// What the next decision stands on.
    pub footing: Footing,
    /// The table.
    pub checkpoint: Value,
    /// Its notices that are not delivered, oldest first.
    pub notices: Vec<(RowId, Notice)>,
}

/// What gets numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Numbered {
    /// Tables.
    Tables,
    /// People.
    People,
    /// Notices in the outbox.
    Rows,
}

/// What a log answers some time later.
pub type Asked<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The same, where it may not be able to.
pub type Tried<'a, T> = Asked<'a, Result<T, StoreError>>;

/// What keeps tables, people and whatever else outlives the program. What it has answered is there for good.
pub trait Log: Among + Lookup + Send + Sync {
    /// Writes a change, unless it was decided on an old table or by an old owner. A repeated request's commit writes nothing.
    /// The notices are written with whatever they take over from older ones that are not delivered, which they replace.
    ///
    /// # Errors
    /// Nothing was written as far as anybody will ever see, unless it is [`StoreError::InDoubt`]: the same change may be tried
    /// again. Of a change without a number, where the answer was lost on its way, nobody knows.
    fn append(&self, change: Change) -> Tried<'_, Appended>;

    /// Takes a ward over, and answers with its epoch: from now on whoever had it before writes nothing.
    ///
    /// # Errors
    /// When nobody knows whether it is taken.
    fn take(&self, ward: Ward) -> Tried<'_, Tenure>;

    /// The tables of a ward at which something comes due until then, each with when it does, the earliest first; so many at most.
    ///
    /// # Errors
    /// When the ward has another owner, or the log does not read.
    fn due(&self, tenure: Tenure, until: Millis, most: usize) -> Tried<'_, Vec<(TableId, Millis)>>;

    /// Writes when something comes due at these tables of a ward, of which it is not known yet or not true any more: in a log
    /// that was opened anew, or since somebody's habits have changed.
    ///
    /// # Errors
    /// When the ward has another owner, or the log does not write.
    fn note_due(&self, tenure: Tenure, due: Vec<(TableId, Option<Millis>)>) -> Tried<'_, ()>;

    /// The notices of a ward's tables that are not delivered and that no owner of this epoch has to post yet, oldest first, so
    /// many at most. From now on it is the caller who posts them.
    ///
    /// # Errors
    /// When the ward has another owner, or the log does not write.
    fn claim(&self, tenure: Tenure, most: usize) -> Tried<'_, Vec<(RowId, Notice)>>;

    /// Takes delivered notices out of the outbox. Numbers that are not in it are passed over.
    ///
    /// # Errors
    /// When it does not write: the notices may be sent once more after a restart.
    fn delivered(&self, rows: Vec<RowId>) -> Tried<'_, ()>;

    /// How many notices are written and not delivered, by whoever writes them: it answers as long as that one works.
    ///
    /// # Errors
    /// When the log was closed or does not work any more.
    fn undelivered(&self) -> Tried<'_, usize>;

    /// So many numbers one after the other, which are never given again, also after a restart.
    ///
    /// # Errors
    /// When it does not write: the numbers are lost.
    fn numbers(&self, of: Numbered, count: u64) -> Tried<'_, Range<u64>>;

    /// A table that is not archived, as it is stored now.
    ///
    /// # Errors
    /// When there is no such table, or it cannot be read.
    fn present(&self, table: TableId) -> Tried<'_, Present>;

    /// A table's log.
    ///
    /// # Errors
    /// When there is no such table, or it cannot be read.
    fn entries(&self, table: TableId) -> Tried<'_, Vec<Entry>>;

    /// A table's checkpoint as it is now, also of one that is archived.
    ///
    /// # Errors
    /// When there is no such table, or it cannot be read.
    fn checkpoint(&self, table: TableId) -> Tried<'_, Value>;

    /// The checkpoint of the turn that began after so many entries of a table's log, if one did.
    ///
    /// # Errors
    /// When it cannot be read.
    fn turn(&self, table: TableId, after: u64) -> Tried<'_, Option<Value>>;

    /// The checkpoints of all turns of a table that are kept, in order, as they are written; also of an archived table.
    ///
    /// # Errors
    /// When there is no such table, or one of them cannot be read.
    fn turns(&self, table: TableId) -> Tried<'_, Vec<Box<RawValue>>>;

    /// A table's log, and after how many entries its turns began of which the checkpoint is kept; also of an archived table.
    ///
    /// # Errors
    /// When there is no such table, or its log cannot be read. Whether a checkpoint can be is seen when it is asked for.
    fn past(&self, table: TableId) -> Tried<'_, (Vec<Entry>, Vec<u64>)>;

    /// Keeps the checkpoints of these turn starts, each after so many entries, beside those that can be read of a table, which
    /// stay as they are; what cannot be read of them is taken away.
    ///
    /// # Errors
    /// When the table is archived or cannot be read, or the log does not write.
    fn keep_turns(&self, table: TableId, starts: Vec<(u64, Value)>) -> Tried<'_, ()>;

    /// Reads every table whole, which opening a log does not, and answers what is wrong with those that cannot be read.
    ///
    /// # Errors
    /// When it does not read at all.
    fn look_through(&self) -> Tried<'_, Vec<(TableId, Flaw)>>;

    /// Packs a table that has ended into the archive, where it is read but never written again. Answers whether it is there:
    /// one of which something is not delivered yet stays where it is.
    ///
    /// # Errors
    /// When the table cannot be read, or the log does not write: it is then where it was.
    fn archive(&self, table: TableId, ended: Ended) -> Tried<'_, bool>;

    /// Writes what an archived table is found by anew, since more is known of it than when it was archived.
    ///
    /// # Errors
    /// When it is not archived, or the log does not write: it is found as before.
    fn note_ended(&self, table: TableId, ended: Ended) -> Tried<'_, ()>;

    /// Looks at what is kept of an archived table, or of all, and puts back from the backups what is missing or is not what was
    /// written.
    ///
    /// # Errors
    /// When the log was closed, or does not read or write.
    fn mend_archive(&self, only: Option<TableId>) -> Tried<'_, ArchiveLook>;

    /// Writes what is known of people, who are not new.
    ///
    /// # Errors
    /// When it does not write: what was known of them is known still.
    fn note_people(&self, people: Guests) -> Tried<'_, ()>;

    /// Forgets who somebody is. What they did stays in the tables' logs, done by somebody.
    ///
    /// # Errors
    /// When it does not write: they are then known as before.
    fn forget(&self, person: PersonRef) -> Tried<'_, ()>;

    /// Writes how a server is set; nothing is kept of one that is set as if nobody had.
    ///
    /// # Errors
    /// When it does not write: it is then set as before.
    fn note_server(&self, server: String, settings: ServerSettings) -> Tried<'_, ()>;

    /// Writes a cup, and those of these people who are new.
    ///
    /// # Errors
    /// When it does not write: it is then as before.
    fn note_cup(&self, cup: Cup, people: Guests) -> Tried<'_, ()>;

    /// Writes that the house is awake now.
    ///
    /// # Errors
    /// When it does not write.
    fn note_awake(&self, now: Millis) -> Tried<'_, ()>;

    /// Writes a report; where there are too many, the oldest of the server goes from which most have come.
    ///
    /// # Errors
    /// When it does not write.
    fn note_report(&self, report: Report) -> Tried<'_, ()>;

    /// The reports, oldest first, but for those that cannot be read.
    ///
    /// # Errors
    /// When it does not read.
    fn reports(&self) -> Tried<'_, Vec<Report>>;

    /// Writes a backup of everything, reads it back, and keeps those that `keep` says. `taken` is in its name. Commits go on
    /// meanwhile; a second backup waits for the first.
    ///
    /// # Errors
    /// When it cannot be written, or does not read as it was written.
    fn back_up(&self, taken: Millis, keep: Keeping) -> Tried<'_, BackupMade>;

    /// Whether something was written since the last backup, as far as is known: of what was written before the log was opened it
    /// is not.
    fn has_changed(&self) -> bool;

    /// When the newest backup was taken until `now`; none if there is none. What bears a later time was taken while the clock was
    /// ahead.
    fn newest_backup(&self, now: Millis) -> Option<Millis>;

    /// The folder for whatever of the program is no row of the log: backups, and the socket it is asked by.
    fn folder(&self) -> &Path;

    /// What is counted while it runs.
    fn measures(&self) -> &Arc<Measures>;

    /// Comes when the log can do nothing any more though nobody closed it.
    fn failed(&self) -> Asked<'_, ()>;

    /// Why the log can do nothing any more, if that is so.
    fn failure(&self) -> Option<StoreError>;

    /// Finishes what was asked before, and lets go of what it stands on. Whatever is asked later is answered
    /// [`StoreError::Closed`].
    fn close(&self) -> Asked<'_, ()>;
}
