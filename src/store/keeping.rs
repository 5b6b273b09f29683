//! What keeps tables for good: the archive, the backups, and a look through both.
//!
//! Deliberately absent: how a backup is written (`backup`), and what an archived table is (`archive`).

use std::{
    collections::BTreeMap,
    sync::{
        PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use pergola_table::{Ended, Millis, TableId};
use tokio::sync::oneshot;

use super::{ArchiveLook, BackupMade, Flaw, Keeping, Store, StoreError, backup, folder};

/// How much was written that a backup holds, and how much of it the last backup does.
#[derive(Debug, Default)]
pub(super) struct Changes {
    made: AtomicU64,
    backed_up: AtomicU64,
}

impl Changes {
    /// Something is written that belongs into a backup.
    pub(super) fn note(&self) {
        self.made.fetch_add(1, Ordering::Relaxed);
    }

    /// How many there were.
    pub(super) fn count(&self) -> u64 {
        self.made.load(Ordering::Relaxed)
    }

    /// The last backup holds so many of them.
    pub(super) fn are_backed_up(&self, count: u64) {
        // What was written before it was opened counts for one that no backup is known to hold.
        self.backed_up.store(count + 1, Ordering::Relaxed);
    }

    /// Whether there are some that the last backup does not hold, as far as is known.
    pub(super) fn are_new(&self) -> bool {
        self.backed_up.load(Ordering::Relaxed) != self.count() + 1
    }
}

impl Store {
    /// Something is written that belongs into a backup.
    pub(super) fn note_change(&self) {
        self.changes.note();
    }

    /// Whether something was written since the last backup, as far as is known: of what was written before the store was
    /// opened it is not.
    pub fn has_changed(&self) -> bool {
        self.changes.are_new()
    }

    /// Reads every table whole, which opening the store does not, and answers what is wrong with those that cannot be read.
    ///
    /// # Errors
    /// When the disk does not read at all.
    pub async fn look_through(&self) -> Result<Vec<(TableId, Flaw)>, StoreError> {
        let mut damaged = Vec::new();
        for table in self.read(|writer| writer.all()).await? {
            match self.read(move |writer| writer.table_and_flaw(table).map(|(_, lost_turns)| lost_turns)).await? {
                Ok(lost_turns) => damaged.extend(lost_turns.map(|flaw| (table, flaw))),
                Err(StoreError::Broken { table, flaw }) => damaged.push((table, flaw)),
                Err(other) => return Err(other),
            }
        }
        Ok(damaged)
    }

    /// Looks at what is kept of an archived table, or of all, and puts back from the backups what is missing or is not what was
    /// written.
    ///
    /// # Errors
    /// When the store was closed, or the disk does not read or write.
    pub async fn mend_archive(&self, only: Option<TableId>) -> Result<ArchiveLook, StoreError> {
        let archived = self.read(|writer| writer.archived()).await?.into_keys();
        let mut damaged = BTreeMap::new();
        for table in archived.filter(|table| only.is_none_or(|only| only == *table)) {
            if let Err(StoreError::Broken { flaw, .. }) = self.read(move |writer| writer.check_kept(table)).await? {
                damaged.insert(table, flaw);
            }
        }
        if damaged.is_empty() || !backup::has_finished_games(&self.folder) {
            return Ok(ArchiveLook { put_back: Vec::new(), lost: damaged.into_iter().collect() });
        }
        let store = self.clone();
        self.apart("archive", move || backup::put_back(&store, damaged)).await?
    }

    /// Packs a table that has ended into the archive, where it is read but never written again. Answers whether it is there:
    /// one of which something is not delivered yet stays where it is.
    ///
    /// # Errors
    /// When the table cannot be read, or the disk does not write: it is then where it was.
    pub async fn archive(&self, table: TableId, ended: Ended) -> Result<bool, StoreError> {
        self.read(move |writer| writer.archive(table, &ended)).await?
    }

    /// Writes what an archived table is found by anew, since more is known of it than when it was archived.
    ///
    /// # Errors
    /// When it is not archived, or the disk does not write: it is found as before.
    pub async fn note_ended(&self, table: TableId, ended: Ended) -> Result<(), StoreError> {
        self.read(move |writer| writer.note_ended(table, &ended)).await?
    }

    /// Writes a backup of everything, reads it back, and keeps those that `keep` says. `taken` is in its name. Commits go on
    /// meanwhile; a second backup waits for the first.
    ///
    /// # Errors
    /// When it cannot be written, or does not read as it was written.
    pub async fn back_up(&self, taken: Millis, keep: impl Into<Keeping>) -> Result<BackupMade, StoreError> {
        let (store, keep) = (self.clone(), keep.into());
        let back_up = move || {
            // A backup that failed leaves nothing behind that could be wrong.
            let _alone = store.backups.lock().unwrap_or_else(PoisonError::into_inner);
            let changes = store.changes.count();
            let made = backup::make(&store, taken, keep)?;
            store.changes.are_backed_up(changes);
            Ok(made)
        };
        self.apart("backup", back_up).await?
    }

    /// Does something that takes long on a thread of its own.
    async fn apart<R: Send + 'static>(&self, name: &str, work: impl FnOnce() -> R + Send + 'static) -> Result<R, StoreError> {
        let (answer, answered) = oneshot::channel();
        let thread = std::thread::Builder::new().name(name.to_owned()).spawn(move || drop(answer.send(work())));
        thread.map_err(|error| folder::file_error(&self.folder, &error))?;
        answered.await.map_err(|_| StoreError::Closed)
    }

    /// When the newest backup was taken until `now`, by its name; none if there is none. What bears a later time was taken
    /// while the clock was ahead.
    pub fn newest_backup(&self, now: Millis) -> Option<Millis> {
        backup::newest(&self.folder, now)
    }
}
