//! A log in memory: what there is stands in maps behind a lock, and every answer comes at once.
//!
//! What was written outlives whoever has opened it, as a disk outlives a process, and several may have it open at a time, as
//! several programs have a database, each on the servers of its ward. It is the plainest thing that a log can be: what the others
//! are compared with, and what tests of the house run on. Deliberately absent: damage, and a process that dies in the middle of a
//! write.

mod among;
mod as_log;
mod backed_up;
mod lookup;
mod reading;
mod writing;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Display,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicBool, Ordering},
    },
};

use pergola_cups::{Cup, CupId};
use pergola_measures::Measures;
use pergola_table::{Ended, Footing, Guests, Millis, Notice, Person, PersonRef, ServerSettings, TableId};
use serde_json::Value;
use tokio::sync::Notify;

use super::{
    BrokenTable, Contents, DiskError, Flaw, FoundTable, Report, StoreError,
    fence::Fence,
    keeping::Changes,
    share::{Share, Wards},
    stored::{self, StoredTable},
    tenure::{RowId, Ward},
};

/// What a log in memory holds. It stays as long as somebody has it; its clones are the same.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    held: Arc<Mutex<Held>>,
    /// Whether nothing can be written.
    refuses: Arc<AtomicBool>,
    /// Whether the answer to the next change is lost.
    loses: Arc<AtomicBool>,
    /// Those who hear when somebody has something new for another.
    listeners: Arc<Mutex<Vec<Weak<Notify>>>>,
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
    /// How often people were written, and when which of them were last.
    people_version: u64,
    versions: BTreeMap<PersonRef, u64>,
    /// Into how many wards those who opened it last have put the servers.
    wards: Option<Wards>,
    /// Those whom another owner has forgotten, by the wards at whose tables they may be.
    leaving: BTreeMap<(Ward, PersonRef), Person>,
    /// Requests for the owners of these wards.
    passed_on: BTreeMap<u64, (Ward, Value)>,
    servers: BTreeMap<String, ServerSettings>,
    cups: BTreeMap<CupId, Cup>,
    /// The oldest first.
    reports: Vec<Report>,
    /// By ward.
    last_awake: BTreeMap<Ward, Millis>,
    numbers: Numbers,
    fence: Fence,
}

/// A table that is not archived.
#[derive(Debug)]
struct Kept {
    stored: StoredTable,
    /// How many commits since its last entry brought none.
    unlogged: u64,
    /// Whom it knows.
    people: Vec<PersonRef>,
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
    request: u64,
}

impl Default for Numbers {
    fn default() -> Numbers {
        Numbers { table: 1, person: 1, row: 1, request: 1 }
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
        self.open_share(Share::WHOLE, folder, load)
    }

    /// The same for one of several, who plays on this share of it.
    pub fn open_share<T, E: Display>(
        &self,
        share: Share,
        folder: impl Into<PathBuf>,
        load: impl Fn(Value, &Guests) -> Result<T, E>,
    ) -> (MemoryLog, Contents<T>) {
        let contents = {
            let mut held = self.held();
            held.regroup(share.of);
            held.contents(share, load)
        };
        let set_aside = contents.broken.iter().map(|it| (it.table, it.why.clone())).collect();
        let open = Open {
            memory: self.clone(),
            share,
            folder: folder.into(),
            set_aside,
            closed: AtomicBool::new(false),
            measures: Arc::default(),
            changes: Changes::default(),
            backups: Mutex::default(),
            news: self.listening(),
        };
        (MemoryLog(Arc::new(open)), contents)
    }

    /// Somebody who hears from now on when there is something new.
    fn listening(&self) -> Arc<Notify> {
        let news = Arc::<Notify>::default();
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::downgrade(&news));
        news
    }

    /// There is something new, also for whoever listens only in a moment.
    fn tell(&self) {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.retain(|it| it.upgrade().inspect(|news| news.notify_one()).is_some());
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Held {
    /// Where the wards are others now, whoever is to leave some tables is to leave those of all of them, and each was awake when
    /// one of them was.
    fn regroup(&mut self, of: Wards) {
        if self.wards.replace(of).is_some_and(|before| before != of) {
            let awake = self.last_awake.values().max().copied();
            self.last_awake = awake.into_iter().flat_map(|at| of.all().map(move |ward| (ward, at))).collect();
            let leaving: BTreeMap<PersonRef, Person> =
                std::mem::take(&mut self.leaving).into_iter().map(|((_, number), it)| (number, it)).collect();
            let everywhere = of.all().flat_map(|ward| leaving.iter().map(move |(number, it)| ((ward, *number), it.clone())));
            self.leaving = everywhere.collect();
        }
    }

    /// All that there is of a share.
    fn contents<T, E: Display>(&self, share: Share, load: impl Fn(Value, &Guests) -> Result<T, E>) -> Contents<T> {
        let leaving = self.leaving.iter().filter(|((ward, _), _)| *ward == share.ward).map(|((_, number), it)| (number, it));
        let people = Guests::new(self.people.iter().chain(leaving).map(|(number, person)| (*number, person.clone())));
        let (mut tables, mut broken) = (Vec::new(), Vec::new());
        let is_own = |kept: &Kept| kept.place().map_or(share.ward == Ward(0), |it| share.has(&it.server));
        let own: BTreeMap<_, _> = self.tables.iter().filter(|(_, kept)| is_own(kept)).collect();
        for (id, kept) in &own {
            let Footing { entries, unlogged } = kept.footing();
            match kept.judged(|checkpoint| load(checkpoint, &people)) {
                Ok(table) => tables.push(FoundTable { id: **id, table, entries, unlogged, lost_turns: None }),
                Err(why) => broken.push(BrokenTable { table: **id, place: kept.place(), why }),
            }
        }
        let is_broken = |notice: &Notice| broken.iter().any(|it: &BrokenTable| it.table == notice.table);
        let outbox = self.outbox.iter().filter(|(_, notice)| own.contains_key(&notice.table) && !is_broken(notice));
        let archived = self.archived.iter().filter(|(_, (ended, _))| share.has(&ended.place.server));
        Contents {
            outbox: outbox.map(|(row, notice)| (*row, notice.clone())).collect(),
            tables,
            broken,
            flaws: Vec::new(),
            archived: archived.count(),
            people,
            servers: self.servers.iter().map(|(server, settings)| (server.clone(), settings.clone())).collect(),
            cups: self.cups.values().filter(|cup| share.has(&cup.place.server)).cloned().collect(),
            next_cup: CupId(share.first(self.cups.keys().next_back().map_or(0, |last| last.0) + 1)),
            next_table: TableId(share.first(self.numbers.table)),
            next_person: PersonRef(share.first(self.numbers.person)),
            last_awake: self.last_awake.get(&share.ward).copied(),
            taken_up: None,
            tenure: None,
            share,
            people_version: self.people_version,
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
    share: Share,
    folder: PathBuf,
    /// The tables that could not be read when it was opened; nothing is written to them.
    set_aside: BTreeMap<TableId, Flaw>,
    closed: AtomicBool,
    measures: Arc<Measures>,
    changes: Changes,
    /// Held while a backup is written.
    backups: Mutex<()>,
    /// What others have new.
    news: Arc<Notify>,
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
