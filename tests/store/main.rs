//! The store: what was acknowledged is there, whole and once, whatever happens to the process and the disk.

pub(crate) mod archives;
mod backups;
mod child;
mod commits;
mod control;
mod damage;
mod forms;
mod full_disk;
mod kill;
mod log;
mod luck;
pub(crate) mod memory;
mod namespace;
mod people;
mod read_only;
mod salvage;
mod servers;
mod start;
mod steward;

use std::{
    convert::Infallible,
    path::Path,
    thread,
    time::{Duration, Instant},
};

use pergola::{
    engine::{Record, Seat},
    store::{Contents, Store, StoreError},
    table::{Commit, Entry, Footing, Guests, TableId, What},
};
use serde_json::{Value, json};

/// How long a folder may stay taken that was let go.
const PATIENCE: Duration = Duration::from_secs(20);

/// Opens a store whose checkpoints all read.
fn open(folder: &Path) -> (Store, Contents<Value>) {
    let begun = Instant::now();
    loop {
        match Store::open(folder, |checkpoint, _| Ok::<Value, Infallible>(checkpoint)) {
            // A process that another test is starting holds all files of this one, the lock too, until it runs its program.
            Err(StoreError::InUse { .. }) if begun.elapsed() < PATIENCE => thread::sleep(Duration::from_millis(10)),
            opened => return opened.expect("the store opens"),
        }
    }
}

/// An entry that tells of an action.
fn entry(seq: u64, action: &str) -> Entry {
    let record = Record { seat: Seat(0), action: action.to_owned(), chance: Vec::new(), events: Vec::new(), reveals: false };
    Entry { seq, at: 1_000 + seq, by: None, unattended: false, what: What::Acted(record) }
}

/// The action an entry tells of.
fn action(entry: &Entry) -> &str {
    match &entry.what {
        What::Acted(record) => &record.action,
        what => panic!("no action: {what:?}"),
    }
}

/// A commit of these actions, the first of which gets the number `first`.
fn commit(table: u64, first: u64, actions: &[&str]) -> Commit {
    Commit {
        table: TableId(table),
        stands_on: Footing { entries: first, unlogged: 0 },
        entries: actions.iter().zip(first..).map(|(action, seq)| entry(seq, action)).collect(),
        checkpoint: json!({ "after": actions.last() }),
        begins_turn: false,
        passed: Vec::new(),
        people: Guests::default(),
        notices: Vec::new(),
        repeated: false,
    }
}

/// The actions of a table's log.
async fn actions(store: &Store, table: u64) -> Vec<String> {
    let entries = store.entries(TableId(table)).await.expect("the log reads");
    entries.iter().map(|entry| action(entry).to_owned()).collect()
}
