//! A log in PostgreSQL, for a community that has outgrown one machine: whoever has its address may open it, several at a time.
//!
//! One thread has one connection and writes what is asked of it, one after the other; each change is a transaction, which locks
//! the ward against whoever takes it over and the table against whoever decides there. Another has a connection of its own and
//! reads, so that nobody who looks back, looks something up or writes a backup holds up whoever plays; only what is read to write
//! upon it, or to find out what became of a change, is asked of the first. Changes of several tables that wait are
//! one transaction, in which each is done or refused by itself. A connection that is lost is made again,
//! and what was on its way then is asked for once more where that can be done without doing it twice. What is stored is the same
//! text that other logs store. Deliberately absent: when somebody has to take over.

mod among;
mod as_log;
mod backed_up;
mod clerk;
mod contents;
mod encryption;
mod keeping;
mod lookup;
mod presence;
mod reading;
mod restoring;
mod salvaging;
mod schema;
mod transaction;
mod wards;
mod writing;

use std::{
    collections::BTreeMap,
    fmt::Display,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, mpsc as waiting},
    time::Duration,
};

use pergola_measures::Measures;
use pergola_table::{Guests, TableId};
use serde_json::Value;
use tokio::sync::{
    Mutex as FairMutex,
    mpsc::{self, error::TrySendError},
    oneshot, watch,
};

pub use self::presence::Presence;
use self::{
    clerk::{Clerk, Job},
    contents::Found,
};
use super::{
    Contents, Flaw, StoreError,
    folder::{self, LockedFolder},
    keeping::Changes,
    share::Share,
    tenure::Ward,
};

/// How often somebody who plays there looks whether it is still in its place: whoever has lost it is to tell nobody anything.
const LOOKS: Duration = Duration::from_secs(5);

/// How many jobs may wait; who comes later waits before asking.
const WAITING_JOBS: usize = 1024;

/// A log in PostgreSQL that is open. Its clones are the same.
#[derive(Clone)]
pub struct PostgresLog(Arc<Open>);

struct Open {
    jobs: mpsc::Sender<Job>,
    /// What is only read.
    reads: mpsc::Sender<Job>,
    folder: PathBuf,
    share: Share,
    /// Why it can do nothing any more.
    failure: watch::Receiver<Option<StoreError>>,
    /// The tables that could not be read when it was opened; nothing is written to them.
    set_aside: BTreeMap<TableId, Flaw>,
    measures: Arc<Measures>,
    changes: Changes,
    /// Held while a backup is written.
    backups: Mutex<()>,
    /// That others may have something new.
    heard: FairMutex<watch::Receiver<()>>,
    /// Others are heard of for as long as it is there.
    _news: Arc<watch::Sender<()>>,
}

/// The one who has the connection, and the folder it has for what is no row.
fn placed(address: &str, presence: Presence, folder: &Path) -> Result<(Clerk, PathBuf), StoreError> {
    if !matches!(presence, Presence::Among(_)) {
        let held = LockedFolder::beside(folder)?;
        return Ok((Clerk::at(address, presence)?.holding(held), folder.to_owned()));
    }
    let clerk = Clerk::at(address, presence)?;
    let Ward(ward) = clerk.share.ward;
    let own = if ward == 0 { folder.to_owned() } else { folder.join(format!("ward-{ward}")) };
    let held = LockedFolder::beside(&own)?;
    Ok((clerk.holding(held), own))
}

impl PostgresLog {
    /// Opens the log at this address, such as `postgres://pergola@db/pergola`, and reads what is in it. Whoever plays there makes
    /// its tables if they are missing or of an earlier form. The folder, which nobody else may have, is for what is no row of the
    /// log; of several who play there, whoever has another ward than the first has a folder of its own in it. `load` judges a
    /// table's checkpoint, knowing the people, and makes of it what the caller needs. Blocks.
    ///
    /// # Errors
    /// When nobody answers there, another process has the folder or plays on the database alone, its tables are missing for
    /// whoever only looks or were made by a later version of the program, or nothing can be read.
    pub fn open<T, E: Display>(
        address: &str,
        presence: Presence,
        folder: &Path,
        load: impl Fn(Value, &Guests) -> Result<T, E>,
    ) -> Result<(PostgresLog, Contents<T>), StoreError> {
        let (jobs, asked) = mpsc::channel(WAITING_JOBS);
        let (fails, failure) = watch::channel(None);
        let news = Arc::new(watch::Sender::default());
        let heard = FairMutex::new(news.subscribe());
        let (asking, all_of_it, listened) = (address.to_owned(), folder.to_owned(), news.clone());
        let (told, opened) = waiting::channel();
        let work = move || {
            let placed = placed(&asking, presence, &all_of_it).and_then(|(mut clerk, folder)| {
                let share = clerk.share;
                let found = clerk.moment(|all| Found::read(all, share))?;
                if !share.is_whole() {
                    clerk.hear_others(&listened).map_err(|error| folder::file_error(&folder, &error))?;
                }
                let reader = clerk.reader();
                Ok((clerk, (found, folder, share, reader)))
            });
            drop(listened);
            match placed {
                Ok((clerk, all)) => {
                    // Whoever has asked waits for it.
                    let _ = told.send(Ok(all));
                    clerk.work(asked, &fails);
                }
                Err(why) => drop(told.send(Err(why))),
            }
        };
        let thread = std::thread::Builder::new().name("store".to_owned()).spawn(work);
        thread.map_err(|error| folder::file_error(folder, &error))?;
        let (found, own_folder, share, reader) = opened.recv().map_err(|_| StoreError::Faulty)??;
        let reads = reader.begin().map_err(|error| folder::file_error(folder, &error))?;
        let (found, folder) = (found.judged(load)?, own_folder);
        let set_aside = found.broken.iter().map(|it| (it.table, it.why.clone())).collect();
        let (measures, changes, backups) = (Arc::default(), Changes::default(), Mutex::default());
        let log = PostgresLog(Arc::new(Open {
            jobs,
            reads,
            folder,
            share,
            failure,
            set_aside,
            measures,
            changes,
            backups,
            heard,
            _news: news,
        }));
        if presence != Presence::Beside {
            log.look_again_and_again()?;
        }
        Ok((log, found))
    }

    /// Has the thread look every now and then whether it is still in its place, for as long as the log is open.
    fn look_again_and_again(&self) -> Result<(), StoreError> {
        let (jobs, reads) = (self.0.jobs.downgrade(), self.0.reads.downgrade());
        let look = move || {
            while let (Some(jobs), Some(reads)) = (jobs.upgrade(), reads.upgrade()) {
                for asked in [jobs, reads] {
                    // What it finds is the log's failure, which whoever runs it waits for.
                    let look = Job::Do(Box::new(Clerk::look));
                    if matches!(asked.try_send(look), Err(TrySendError::Closed(_))) {
                        return;
                    }
                }
                std::thread::sleep(LOOKS);
            }
        };
        let thread = std::thread::Builder::new().name("look".to_owned()).spawn(look);
        thread.map(drop).map_err(|error| folder::file_error(&self.0.folder, &error))
    }

    /// The folder for what is no row.
    fn folder(&self) -> &Path {
        &self.0.folder
    }

    fn check_not_set_aside(&self, table: TableId) -> Result<(), StoreError> {
        let broken = |flaw: &Flaw| Err(StoreError::Broken { table, flaw: flaw.clone() });
        self.0.set_aside.get(&table).map_or(Ok(()), broken)
    }

    /// Asks the thread that writes and waits for its answer.
    async fn ask<R: Send + 'static>(
        &self,
        what: impl FnOnce(&mut Clerk) -> Result<R, StoreError> + Send + 'static,
    ) -> Result<R, StoreError> {
        asked(&self.0.jobs, what).await
    }

    /// The same of a table that was not set aside.
    async fn ask_of<R: Send + 'static>(
        &self,
        table: TableId,
        what: impl FnOnce(&mut Clerk) -> Result<R, StoreError> + Send + 'static,
    ) -> Result<R, StoreError> {
        self.check_not_set_aside(table)?;
        self.ask(what).await
    }

    /// Asks the thread that reads and waits for its answer. What was answered by the other before is there.
    async fn read<R: Send + 'static>(
        &self,
        what: impl Fn(&mut Clerk) -> Result<R, StoreError> + Send + 'static,
    ) -> Result<R, StoreError> {
        asked(&self.0.reads, move |clerk| clerk.reading(what)).await
    }

    /// The same of a table that was not set aside.
    async fn read_of<R: Send + 'static>(
        &self,
        table: TableId,
        what: impl Fn(&mut Clerk) -> Result<R, StoreError> + Send + 'static,
    ) -> Result<R, StoreError> {
        self.check_not_set_aside(table)?;
        self.read(what).await
    }

    /// Asks the thread that reads and blocks until it has answered.
    fn read_blocking<R: Send + 'static>(
        &self,
        what: impl Fn(&mut Clerk) -> Result<R, StoreError> + Send + 'static,
    ) -> Result<R, StoreError> {
        asked_blocking(&self.0.reads, move |clerk| clerk.reading(what))
    }

    /// Blocks until whatever was asked before is written.
    fn wait_for_writes(&self) -> Result<(), StoreError> {
        asked_blocking(&self.0.jobs, |_| Ok(()))
    }

    /// Closes it, and blocks until it is.
    fn close_blocking(&self) -> Result<(), StoreError> {
        asked_blocking(&self.0.jobs, Clerk::close)?;
        asked_blocking(&self.0.reads, Clerk::close)
    }
}

/// Asks a thread and waits for its answer.
async fn asked<R: Send + 'static>(
    jobs: &mpsc::Sender<Job>,
    what: impl FnOnce(&mut Clerk) -> Result<R, StoreError> + Send + 'static,
) -> Result<R, StoreError> {
    let (answer, answered) = oneshot::channel();
    // Whoever asked may have gone.
    let job = Job::Do(Box::new(move |clerk| drop(answer.send(what(clerk)))));
    jobs.send(job).await.map_err(|_| StoreError::Closed)?;
    answered.await.map_err(|_| StoreError::Closed)?
}

/// The same, where nobody may wait for it otherwise. Blocks.
fn asked_blocking<R: Send + 'static>(
    jobs: &mpsc::Sender<Job>,
    what: impl FnOnce(&mut Clerk) -> Result<R, StoreError> + Send + 'static,
) -> Result<R, StoreError> {
    let (answer, answered) = oneshot::channel();
    let job = Job::Do(Box::new(move |clerk| drop(answer.send(what(clerk)))));
    jobs.blocking_send(job).map_err(|_| StoreError::Closed)?;
    answered.blocking_recv().map_err(|_| StoreError::Closed)?
}
