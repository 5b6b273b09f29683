//! A log in memory: what there is stands in maps behind a lock, and every answer comes at once.
//!
//! What was written outlives whoever has opened it, as a disk outlives a process, and several may have it open at a time, as
//! several programs have a database. It is the plainest thing that a log can be: what the others are compared with, and what
//! tests of the house run on. Deliberately absent: damage, and a process that dies in the middle of a write.

mod as_log;
mod backed_up;
mod reading;
mod writing;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Display,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use pergola_cups::{Cup, CupId};
use pergola_measures::Measures;
use pergola_table::{Ended, Footing, Guests, Millis, Notice, Person, PersonRef, ServerSettings, TableId};
use serde_json::Value;

use super::{
    BrokenTable, Contents, DiskError, Flaw, FoundTable, Report, StoreError,
    fence::Fence,
    keeping::Changes,
    stored::{self, StoredTable},
    tenure::RowId,
};

/// What a log in memory holds. It stays as long as somebody has it; its clones are the same.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    held: Arc<Mutex<Held>>,
    /// Whether nothing can be written.
    refuses: Arc<AtomicBool>,
    /// Whether the answer to the next change is lost.
    loses: Arc<AtomicBool>,
}

/// The maps.
#[derive(Debug, Default)]
struct Held {
    tables: BTreeMap<TableId, Kept>,
    /// The archived tables: what they are found by, and the piece they are packed into.
    archived: BTreeMap<TableId, (Ended, Vec<u8>)>,
    outbox: BTreeMap<RowId, Notice>,
    people: BTreeMap<PersonRef, Person>,
    /// Those who were forgotten: a decision that was under way then still names them.
    forgotten: BTreeSet<PersonRef>,
    servers: BTreeMap<String, ServerSettings>,
    cups: BTreeMap<CupId, Cup>,
    /// The oldest first.
    reports: Vec<Report>,
    last_awake: Option<Millis>,
    numbers: Numbers,
    fence: Fence,
}

/// A table that is not archived.
#[derive(Debug)]
struct Kept {
    stored: StoredTable,
    /// How many commits since its last entry brought none.
    unlogged: u64,
}

impl Kept {
    fn footing(&self) -> Footing {
        Footing { entries: self.stored.entries.len() as u64, unlogged: self.unlogged }
    }
}

/// The numbers that are given next.
#[derive(Debug)]
struct Numbers {
    table: u64,
    person: u64,
    row: u64,
}

impl Default for Numbers {
    fn default() -> Numbers {
        Numbers { table: 1, person: 1, row: 1 }
    }
}

impl Memory {
    /// From now on nothing can be written, or everything.
    pub fn refuse(&self, refuses: bool) {
        self.refuses.store(refuses, Ordering::Relaxed);
    }

    /// The next change is written, and its answer does not reach whoever asked for it.
    pub fn lose_next_answer(&self) {
        self.loses.store(true, Ordering::Relaxed);
    }

    /// Opens it, with this folder for what is no row of the log. `load` judges a table's checkpoint, knowing the people, and
    /// makes of it what the caller needs.
    pub fn open<T, E: Display>(
        &self,
        folder: impl Into<PathBuf>,
        load: impl Fn(Value, &Guests) -> Result<T, E>,
    ) -> (MemoryLog, Contents<T>) {
        let contents = self.held().contents(load);
        let set_aside = contents.broken.iter().map(|it| (it.table, it.why.clone())).collect();
        let open = Open {
            memory: self.clone(),
            folder: folder.into(),
            set_aside,
            closed: AtomicBool::new(false),
            measures: Arc::default(),
            changes: Changes::default(),
            backups: Mutex::default(),
        };
        (MemoryLog(Arc::new(open)), contents)
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Held {
    /// All that there is.
    fn contents<T, E: Display>(&self, load: impl Fn(Value, &Guests) -> Result<T, E>) -> Contents<T> {
        let people = Guests::new(self.people.iter().map(|(number, person)| (*number, person.clone())));
        let (mut tables, mut broken) = (Vec::new(), Vec::new());
        for (id, kept) in &self.tables {
            let Footing { entries, unlogged } = kept.footing();
            match kept.judged(|checkpoint| load(checkpoint, &people)) {
                Ok(table) => tables.push(FoundTable { id: *id, table, entries, unlogged, lost_turns: None }),
                Err(why) => broken.push(BrokenTable { table: *id, place: kept.place(), why }),
            }
        }
        let is_broken = |notice: &Notice| broken.iter().any(|it: &BrokenTable| it.table == notice.table);
        let outbox = self.outbox.iter().filter(|(_, notice)| !is_broken(notice));
        Contents {
            outbox: outbox.map(|(row, notice)| (*row, notice.clone())).collect(),
            tables,
            broken,
            flaws: Vec::new(),
            archived: self.archived.iter().map(|(table, (ended, _))| (*table, ended.clone())).collect(),
            people,
            servers: self.servers.iter().map(|(server, settings)| (server.clone(), settings.clone())).collect(),
            cups: self.cups.values().cloned().collect(),
            next_cup: CupId(self.cups.keys().next_back().map_or(0, |last| last.0) + 1),
            next_table: TableId(self.numbers.table),
            next_person: PersonRef(self.numbers.person),
            last_awake: self.last_awake,
            taken_up: None,
            tenure: None,
            moved_aside: Vec::new(),
        }
    }
}

impl Kept {
    /// What its checkpoint is read as.
    fn judged<T, E: Display>(&self, load: impl Fn(Value) -> Result<T, E>) -> Result<T, Flaw> {
        stored::check_revision(&self.stored.checkpoint, self.stored.entries.len() as u64)?;
        let unreadable = |why: String| Flaw::Checkpoint { why };
        load(self.checkpoint()).map_err(|error| unreadable(error.to_string()))
    }

    fn checkpoint(&self) -> Value {
        stored::value(&self.stored.checkpoint)
    }

    /// Where it is, as far as its checkpoint tells.
    fn place(&self) -> Option<pergola_table::PlaceId> {
        serde_json::from_value(self.checkpoint()["place"].clone()).ok()
    }
}

/// A log in memory that is open. Its clones are the same.
#[derive(Clone, Debug)]
pub struct MemoryLog(Arc<Open>);

#[derive(Debug)]
struct Open {
    memory: Memory,
    folder: PathBuf,
    /// The tables that could not be read when it was opened; nothing is written to them.
    set_aside: BTreeMap<TableId, Flaw>,
    closed: AtomicBool,
    measures: Arc<Measures>,
    changes: Changes,
    /// Held while a backup is written.
    backups: Mutex<()>,
}

impl MemoryLog {
    /// The folder for what is no row.
    fn folder(&self) -> &Path {
        &self.0.folder
    }

    /// What there is, for whoever reads it.
    fn held(&self) -> Result<MutexGuard<'_, Held>, StoreError> {
        if self.0.closed.load(Ordering::Relaxed) { Err(StoreError::Closed) } else { Ok(self.0.memory.held()) }
    }

    /// The same, for whoever writes to it.
    fn to_write(&self) -> Result<MutexGuard<'_, Held>, StoreError> {
        let held = self.held()?;
        if self.0.memory.refuses.load(Ordering::Relaxed) {
            self.0.measures.not_written();
            return Err(DiskError::System("nothing can be written".to_owned()).into());
        }
        Ok(held)
    }

    fn check_not_set_aside(&self, table: TableId) -> Result<(), StoreError> {
        let broken = |flaw: &Flaw| Err(StoreError::Broken { table, flaw: flaw.clone() });
        self.0.set_aside.get(&table).map_or(Ok(()), broken)
    }
}
