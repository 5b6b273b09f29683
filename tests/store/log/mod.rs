//! What every log keeps, whatever it stands on: each of these tests runs on sled, in memory, and in PostgreSQL where that is built
//! in and there is one.
//!
//! What only one of them can have, such as files that are damaged, has tests of its own. Deliberately absent: how tables are
//! played; a table here is a list of words.

mod alike;
#[cfg(feature = "postgres")]
mod between;
mod kept;
mod owners;
#[cfg(all(feature = "postgres", feature = "playground"))]
mod program;
#[cfg(feature = "postgres")]
mod server;
#[cfg(feature = "postgres")]
mod shared;
mod wards;
mod written;

use std::{convert::Infallible, path::Path, sync::Arc};

#[cfg(feature = "postgres")]
use pergola::store::{PostgresLog, Presence};
use pergola::{
    store::{Appended, Change, Committed, Contents, Log, Memory, Tenure},
    table::{Commit, Footing, Guests, TableId},
};
use serde_json::Value;
use tempfile::TempDir;

use super::{action, commit};

/// Where a log is, which outlives it.
pub(super) struct Place {
    folder: TempDir,
    ground: Ground,
}

/// What it stands on.
enum Ground {
    /// Files of the folder.
    Sled,
    Memory(Memory),
    /// A database at this address.
    #[cfg(feature = "postgres")]
    Postgres(String),
}

impl Place {
    fn on(ground: Ground) -> Place {
        Place { folder: tempfile::tempdir().expect("a folder"), ground }
    }

    fn on_sled() -> Place {
        Place::on(Ground::Sled)
    }

    fn in_memory() -> Place {
        Place::on(Ground::Memory(Memory::default()))
    }

    /// None where there is no PostgreSQL on the machine.
    #[cfg(feature = "postgres")]
    fn in_postgres() -> Option<Place> {
        Some(Place::on(Ground::Postgres(server::database()?)))
    }

    fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A log whose checkpoints all read.
    async fn open(&self) -> (Arc<dyn Log>, Contents<Value>) {
        let load = |checkpoint, _: &Guests| Ok::<Value, Infallible>(checkpoint);
        match &self.ground {
            Ground::Sled => {
                let (store, found) = super::open(self.folder());
                (store.into(), found)
            }
            Ground::Memory(memory) => {
                let (log, found) = memory.open(self.folder(), load);
                (log.into(), found)
            }
            #[cfg(feature = "postgres")]
            Ground::Postgres(address) => {
                let (log, found) = PostgresLog::open(address, Presence::Alone, self.folder(), load).expect("it opens");
                (log.into(), found)
            }
        }
    }

    /// The log closed, and opened again.
    async fn again(&self, log: Arc<dyn Log>) -> (Arc<dyn Log>, Contents<Value>) {
        log.close().await;
        drop(log);
        self.open().await
    }
}

/// Runs each of these tests on every log.
macro_rules! on_every_log {
    ($($name:ident)*) => {
        mod on_sled {
            $(#[tokio::test]
            async fn $name() {
                super::$name(super::Place::on_sled()).await;
            })*
        }

        super::on_every_log_of_several! { $($name)* }
    };
}
use on_every_log;

/// The same on every log that several can have open.
macro_rules! on_every_log_of_several {
    ($($name:ident)*) => {
        mod in_memory {
            $(#[tokio::test]
            async fn $name() {
                super::$name(super::Place::in_memory()).await;
            })*
        }

        #[cfg(feature = "postgres")]
        mod in_postgres {
            $(#[tokio::test]
            async fn $name() {
                if let Some(place) = super::Place::in_postgres() {
                    super::$name(place).await;
                }
            })*
        }
    };
}
use on_every_log_of_several;

/// A change of whoever has opened the log.
fn change(commit: Commit) -> Change {
    Change { commit, tenure: Tenure::default(), number: None, due: None, people: Vec::new() }
}

/// What is written of a change, which has to be.
async fn done(log: &Arc<dyn Log>, change: Change) -> Committed {
    match log.append(change).await.expect("it writes") {
        Appended::Done(committed) => committed,
        other => panic!("it is not written: {other:?}"),
    }
}

/// The same of a decision of whoever has opened the log.
async fn write(log: &Arc<dyn Log>, commit: Commit) -> Committed {
    done(log, change(commit)).await
}

/// A commit of these actions on a table that stands so.
fn on(table: u64, footing: Footing, actions: &[&str]) -> Commit {
    Commit { stands_on: footing, ..commit(table, footing.entries, actions) }
}

/// The actions of a table's log.
async fn told(log: &Arc<dyn Log>, table: u64) -> Vec<String> {
    let entries = log.entries(TableId(table)).await.expect("the log reads");
    entries.iter().map(|entry| action(entry).to_owned()).collect()
}
