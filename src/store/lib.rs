//! The store: tables' logs, their checkpoints and the notices not delivered yet, on the disk before anybody is answered.
//!
//! What the house asks of it is a trait, the log (`log`): the store on sled is one, memory another, PostgreSQL a third.
//! A commit of a table is one batch: its entries, its checkpoint, its notices, all or nothing. One thread (`writer`)
//! writes the commits that wait as a group, syncs once, and answers all of them. The rows lie in sled, which only the
//! module `disk` names; readable backups are written while the house runs. A store that has grown much larger than its
//! rows is made small again by restoring its newest backup. Deliberately absent: how tables work, and pictures.

mod among;
mod archive;
mod as_log;
mod backup;
mod copy;
#[cfg(feature = "postgres")]
mod database;
mod disk;
mod error;
mod fence;
mod files;
mod flaw;
mod folder;
mod forms;
mod ground;
mod keeping;
mod keys;
mod log;
mod lookup;
mod loss;
mod memory;
mod mend;
mod noted;
mod numbering;
mod opening;
mod pages;
mod place;
mod present;
mod reports;
mod restore;
mod room;
mod salvage;
mod scan;
mod share;
mod shelf;
mod stored;
mod tenure;
mod turns;
mod work;
mod writer;

use std::{
    fmt::Display,
    path::Path,
    sync::{Arc, Mutex},
};

use folder::{FolderToRead, HeldFolder};
use pergola_cups::Cup;
use pergola_measures::Measures;
use pergola_table::{Commit, Entry, Guests, Millis, PersonRef, ServerSettings, TableId};
use scan::Known;
use serde_json::{Value, value::RawValue};
use shelf::Shelf;
use tokio::sync::{mpsc, oneshot, watch};
use writer::{Job, Writer};

pub use among::{Among, KeptElsewhere, NewsOfPeople};
pub use archive::unpack;
pub use backup::{ArchiveLook, BackupCounts, BackupMade, KEPT_BACKUPS, Keeping, check_backup, copy_backup};
pub use copy::FolderCopy;
#[cfg(feature = "postgres")]
pub use database::{PostgresLog, Presence};
pub use disk::MOST_BYTES;
pub use error::StoreError;
pub use flaw::{BackupFlaw, Flaw};
pub use ground::{Acknowledged, Disk, DiskError, Ground, Noted, OpenedRows, Rows, StoredRow};
pub use log::{Appended, Asked, Change, Committed, Log, Numbered, Present, Tried};
pub use lookup::{EndedTables, Lookup};
pub use loss::{Loss, WayBack, accept_loss};
pub use memory::{Memory, MemoryLog};
pub use place::Place;
pub use reports::{REPORTS, Report};
pub use restore::{Restored, restore, restore_whole};
pub use room::NoRoom;
pub use salvage::{Salvaged, salvage};
pub use scan::{BrokenTable, Contents, FoundTable};
pub use share::{Share, Wards};
pub use tenure::{Epoch, RowId, Tenure, Ward};
pub use work::StoreWork;

/// How many jobs may wait; who comes later waits before asking.
const WAITING_JOBS: usize = 1024;

/// The store of a data folder. Cheap to clone; the folder is let go when [`Store::close`] was called, or soon after the
/// last clone is gone.
#[derive(Clone)]
pub struct Store {
    folder: Arc<Path>,
    jobs: mpsc::Sender<Job>,
    failure: watch::Receiver<Option<StoreError>>,
    measures: Arc<Measures>,
    /// Held while a backup is written.
    backups: Arc<Mutex<()>>,
    changes: Arc<keeping::Changes>,
    shelf: Shelf,
}

impl Store {
    /// Opens the data folder, makes it if it is missing, and reads what is in it. `load` judges a table's checkpoint,
    /// knowing the people, and makes of it what the caller needs. Blocks.
    ///
    /// # Errors
    /// When another process has the folder, batches that were written are gone, or nothing can be read. What is wrong with
    /// a single table is in [`Contents`].
    pub fn open<T, E: Display>(
        folder: &Path,
        load: impl Fn(Value, &Guests) -> Result<T, E>,
    ) -> Result<(Store, Contents<T>), StoreError> {
        let (store, found, work) = Store::on(Store::ground(folder)?, load)?;
        work.start().map_err(|error| folder::file_error(folder, &error))?;
        Ok((store, found))
    }

    /// Takes a data folder as the ground of a store, for whoever does the store's work; it is made if it is missing.
    ///
    /// # Errors
    /// When another process has the folder, a restore was cut short in it, or its store is gone.
    pub fn ground(folder: &Path) -> Result<Box<dyn Ground>, StoreError> {
        let held = HeldFolder::take(folder)?;
        restore::check_finished(folder)?;
        loss::check_there(folder, &held)?;
        Ok(Box::new(held))
    }

    /// Opens a copy of a data folder's store, for folders that cannot be written: the folder stays as it is. The copy is made
    /// in the folder `within`, and goes with the last part of the answer. Blocks.
    ///
    /// # Errors
    /// As [`Store::open`], and when there is no room for the copy.
    pub fn open_copy<T, E: Display>(
        folder: &Path,
        within: &Path,
        load: impl Fn(Value, &Guests) -> Result<T, E>,
    ) -> Result<(Store, Contents<T>, FolderCopy), StoreError> {
        restore::check_finished(folder)?;
        let copy = FolderCopy::within(&FolderToRead::take(folder)?, within)?;
        let opened = Store::open(copy.path(), load).map_err(|error| match error {
            StoreError::Lost { loss, .. } => loss::lost(folder, loss),
            other => other,
        });
        let (store, found) = opened?;
        Ok((store, found, copy))
    }

    /// Opens a store on this ground, and reads everything in it. Nothing is done that is asked of it unless the third part of
    /// the answer runs. Blocks.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub fn on<T, E: Display>(
        ground: Box<dyn Ground>,
        load: impl Fn(Value, &Guests) -> Result<T, E>,
    ) -> Result<(Store, Contents<T>, StoreWork), StoreError> {
        let (noted, path) = (ground.noted(), ground.path().to_owned());
        let OpenedRows { disk, moved_aside } = ground.open(noted.batches).map_err(|why| loss::refused(&path, noted, why))?;
        forms::bring_up_to_date(&*ground, &*disk)?;
        let known = Known::of(&*ground);
        let (disk, (ledger, found)) = mend::scanned(&*ground, disk, &known, load)?;
        loss::check(&path, noted, ledger.written)?;
        ground.acknowledge(&ledger.unnoted(&known));
        let (jobs, asked) = mpsc::channel(WAITING_JOBS);
        let (telling, failure) = watch::channel(None);
        let measures = Arc::<Measures>::default();
        let shelf = ledger.archived.clone();
        let work = StoreWork::new((ground, disk, ledger), asked, telling, measures.clone());
        let (backups, changes) = (Arc::default(), Arc::default());
        let store = Store { folder: path.into(), jobs, failure, measures, backups, changes, shelf };
        Ok((store, Contents { moved_aside, ..found }, work))
    }

    /// What is counted while it runs.
    pub fn measures(&self) -> &Arc<Measures> {
        &self.measures
    }

    /// How many notices are written and not delivered, by the thread that writes them: it answers as long as it works.
    ///
    /// # Errors
    /// When the store was closed or does not work any more.
    pub async fn undelivered(&self) -> Result<usize, StoreError> {
        self.read(|writer| writer.undelivered()).await
    }

    /// Whether the folder has a store, running or not.
    pub fn is_in(folder: &Path) -> bool {
        folder.join(folder::ROWS).is_dir()
    }

    /// Whether the folder has a store, or had one that is gone.
    pub fn was_in(folder: &Path) -> bool {
        Store::is_in(folder) || folder.join(folder::WRITTEN).is_file()
    }

    /// The data folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Writes a decision of whoever has opened the store, as long as nobody else has taken anything of it: see [`Log::append`].
    ///
    /// # Errors
    /// As there; also when it does not stand on the stored table.
    pub async fn commit(&self, commit: Commit) -> Result<Committed, StoreError> {
        self.write(Change { commit, tenure: Tenure::default(), number: None, due: None, people: Vec::new() }).await
    }

    /// Writes a table's decision, all of it or nothing, and returns when it is on the disk.
    pub(crate) async fn write(&self, change: Change) -> Result<Committed, StoreError> {
        if change.commit.repeated {
            return Ok(Committed { rows: Vec::new(), notices: Vec::new(), replaced: Vec::new() });
        }
        self.note_change();
        self.ask(|answer| Job::Commit(Box::new(change), answer)).await?
    }

    /// Takes delivered notices out of the outbox. Numbers that are not in it are passed over.
    ///
    /// # Errors
    /// When the disk does not write: the notices may be sent once more after a restart.
    pub async fn delivered(&self, rows: Vec<RowId>) -> Result<(), StoreError> {
        if rows.is_empty() {
            return Ok(());
        }
        self.ask(|answer| Job::Delivered(rows, answer)).await?
    }

    /// A table's log.
    ///
    /// # Errors
    /// When there is no such table, or it cannot be read.
    pub async fn entries(&self, table: TableId) -> Result<Vec<Entry>, StoreError> {
        self.read(move |writer| writer.table(table).map(|(stored, _)| stored.entries)).await?
    }

    /// A table's checkpoint as it is now, also of one that is archived.
    ///
    /// # Errors
    /// When there is no such table, or it cannot be read.
    pub async fn checkpoint(&self, table: TableId) -> Result<Value, StoreError> {
        let checkpoint = self.read(move |writer| writer.table(table).map(|(stored, _)| stored.checkpoint)).await??;
        let flaw = |error: serde_json::Error| Flaw::Checkpoint { why: error.to_string() };
        serde_json::from_str(checkpoint.get()).map_err(|error| StoreError::Broken { table, flaw: flaw(error) })
    }

    /// Writes what is known of people, who are not new.
    ///
    /// # Errors
    /// When the disk does not write: what was known of them is known still.
    pub async fn note_people(&self, people: Guests) -> Result<(), StoreError> {
        self.note_change();
        self.read(move |writer| writer.note_people(&people)).await?
    }

    /// Writes how a server is set; nothing is kept of one that is set as if nobody had.
    ///
    /// # Errors
    /// When the disk does not write: it is then set as before.
    pub async fn note_server(&self, server: String, settings: ServerSettings) -> Result<(), StoreError> {
        self.note_change();
        self.read(move |writer| writer.note_server(&server, &settings)).await?
    }

    /// Writes a cup, and those of these people who are new.
    ///
    /// # Errors
    /// When the disk does not write: it is then as before.
    pub async fn note_cup(&self, cup: Cup, people: Guests) -> Result<(), StoreError> {
        self.read(move |writer| writer.note_cup(&cup, &people)).await?
    }

    /// Writes that the house is awake now.
    ///
    /// # Errors
    /// When the disk does not write.
    pub async fn note_awake(&self, now: Millis) -> Result<(), StoreError> {
        self.read(move |writer| writer.note_awake(now)).await?
    }

    /// Forgets who somebody is. What they did stays in the logs, done by somebody.
    ///
    /// # Errors
    /// When the disk does not write: they are then known as before.
    pub async fn forget(&self, person: PersonRef) -> Result<(), StoreError> {
        self.note_change();
        self.read(move |writer| writer.forget(person)).await?
    }

    /// The checkpoint of the turn that began after so many entries of a table's log, if one did.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn turn(&self, table: TableId, after: u64) -> Result<Option<Value>, StoreError> {
        let start = self.read(move |writer| writer.turn(table, after)).await??;
        let unreadable = |error: serde_json::Error| {
            let flaw = Flaw::Turn { after, why: error.to_string() };
            StoreError::Broken { table, flaw }
        };
        start.map(|checkpoint| serde_json::from_str(checkpoint.get()).map_err(unreadable)).transpose()
    }

    /// A table's log, and after how many entries its turns began of which the checkpoint is kept; also of an archived table.
    ///
    /// # Errors
    /// When there is no such table, or its log cannot be read. Whether a checkpoint can be is seen when it is asked for.
    pub async fn past(&self, table: TableId) -> Result<(Vec<Entry>, Vec<u64>), StoreError> {
        self.read(move |writer| writer.past(table)).await?
    }

    /// The checkpoints of all turns of a table that are kept, in order, as they are written; also of an archived table.
    ///
    /// # Errors
    /// When there is no such table, or one of them cannot be read.
    pub async fn turns(&self, table: TableId) -> Result<Vec<Box<RawValue>>, StoreError> {
        let turns = self.read(move |writer| writer.table(table).map(|(stored, _)| stored.turns)).await??;
        Ok(turns.into_iter().map(|(_, checkpoint)| checkpoint).collect())
    }

    /// Keeps the checkpoints of these turn starts, each after so many entries, beside those that can be read of a table, which
    /// stay as they are; what cannot be read of them is taken away.
    ///
    /// # Errors
    /// When the table is archived or cannot be read, or the disk does not write.
    pub async fn keep_turns(&self, table: TableId, starts: Vec<(u64, Value)>) -> Result<(), StoreError> {
        self.read(move |writer| writer.keep_turns(table, starts)).await?
    }

    /// Finishes what was asked before, and lets go of the folder. Whatever is asked later is answered
    /// [`StoreError::Closed`].
    pub async fn close(&self) {
        // A store that is closed already has nothing to finish.
        let _ = self.ask(Job::Close).await;
    }

    /// The same, where nobody may wait for it otherwise. Blocks.
    fn close_blocking(&self) {
        let (answer, answered) = oneshot::channel();
        if self.jobs.blocking_send(Job::Close(answer)).is_ok() {
            // It is closed also when nobody says so.
            let _ = answered.blocking_recv();
        }
    }

    /// Comes when the store can do nothing any more though nobody closed it.
    pub async fn failed(&self) {
        let mut failure = self.failure.clone();
        if failure.wait_for(Option::is_some).await.is_err() {
            // It was closed, and cannot fail any more.
            std::future::pending().await
        }
    }

    /// Why the store can do nothing any more, if that is so.
    pub fn failure(&self) -> Option<StoreError> {
        self.failure.borrow().clone()
    }

    /// Asks the thread and waits for its answer.
    async fn ask<R>(&self, job: impl FnOnce(oneshot::Sender<R>) -> Job) -> Result<R, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(job(answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)
    }

    /// Reads something on the thread, after all commits asked before.
    async fn read<R: Send + 'static>(&self, read: impl FnOnce(&mut Writer) -> R + Send + 'static) -> Result<R, StoreError> {
        self.ask(|answer| Job::Read(Box::new(move |writer| drop(answer.send(read(writer)))))).await
    }

    /// Reads something on the thread and blocks until it is read.
    fn read_blocking<R: Send + 'static>(&self, read: impl FnOnce(&mut Writer) -> R + Send + 'static) -> Result<R, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job = Job::Read(Box::new(move |writer| drop(answer.send(read(writer)))));
        self.jobs.blocking_send(job).map_err(|_| StoreError::Closed)?;
        answered.blocking_recv().map_err(|_| StoreError::Closed)
    }
}
