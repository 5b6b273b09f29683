//! The house: the running program between the doors and the store.
//!
//! A request is understood by the conversation, decided by its table, written by the store in one batch, and only then
//! answered and shown. Each table has one queue: its decisions are made one after the other, none is dropped. The house
//! supplies what the pure parts lack: the time, fresh entropy, bots, posts, pictures, backups. Apart from the doors it is
//! the only module that waits for anything. Deliberately absent: rules, sentences, and any particular chat.

pub mod backups;
pub mod control;
mod directory;
mod outbox;
mod pictures;
mod thinkers;

use std::{
    collections::BTreeMap,
    path::PathBuf,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};

use tokio::sync::Mutex as Queue;
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tracing::{error, info, warn};

pub use outbox::{Courier, Post, PostError, Posted, Posting};

use self::{control::Control, directory::Directory, outbox::Outbox, pictures::Pictures, thinkers::Thinkers};
use crate::{
    chat::{self, Ask, Card, Reply, Request, Suggestion, Tables, Understood},
    engine::Catalogue,
    games::GAMES,
    store::{KEPT_BACKUPS, Store, StoreError},
    table::{Command, Commit, Millis, Opening, Phase, PlaceId, Table, TableId, TableRefusal, Who},
};

/// How long a table that ended stays in memory, for a look back or a rematch.
const ENDED_KEPT: Millis = 30 * 24 * 60 * 60 * 1000;

/// The running house. Cloning it gives another handle on the same house.
#[derive(Clone)]
pub struct House {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    directory: Directory,
    queues: Mutex<BTreeMap<TableId, Arc<Queue<()>>>>,
    /// Opening is one queue of its own, so that the same request opens one table.
    opening: Queue<()>,
    next_table: AtomicU64,
    outbox: Outbox,
    thinkers: Thinkers,
    pictures: Pictures,
    clock: Clock,
    games: Arc<Catalogue>,
    /// Requests under way: they are finished before the house stops.
    requests: TaskTracker,
    /// Posts and bots under way: they stop at their next step.
    senders: TaskTracker,
    stopping: CancellationToken,
}

/// Where the house gets the time from: milliseconds since 1970 UTC.
pub type Clock = fn() -> Millis;

/// What a house is opened with.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder of its store.
    pub data: PathBuf,
    /// Its clock.
    pub clock: Clock,
    /// The games it plays, in all their editions.
    pub games: Arc<Catalogue>,
}

impl Config {
    /// A house on this folder, with the machine's clock and the games as they are shipped.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        Config { data: data.into(), clock: machine_clock, games: Arc::new(GAMES.clone()) }
    }
}

impl House {
    /// Opens the store, takes up every table that reads, and sends what was not posted yet. Must be called in a tokio
    /// runtime.
    ///
    /// # Errors
    /// When the store does not open: another process has it, or the disk does not read.
    pub fn open(config: &Config) -> Result<House, StoreError> {
        let (store, found) = Store::open(&config.data, |checkpoint| Table::load(&config.games, checkpoint))?;
        for moved in &found.moved_aside {
            warn!(file = %moved.display(), "a torn file was moved aside; the log it summed up was read instead");
        }
        for flaw in &found.flaws {
            error!(%flaw, "something in the store cannot be read; the tables run");
        }
        for broken in &found.broken {
            error!(table = broken.table.0, why = %broken.why, "a table cannot be read; the others run");
        }
        let directory = Directory::default();
        let now = (config.clock)();
        for table in found.tables {
            if !has_ended(&table.table) || now < table.table.last() + ENDED_KEPT {
                directory.publish(Arc::new(table.table));
            }
        }
        let inner = Inner {
            store,
            directory,
            queues: Mutex::default(),
            opening: Queue::default(),
            next_table: AtomicU64::new(found.next_table.0),
            outbox: Outbox::default(),
            thinkers: Thinkers::new(),
            pictures: Pictures::new(),
            clock: config.clock,
            games: Arc::clone(&config.games),
            requests: TaskTracker::new(),
            senders: TaskTracker::new(),
            stopping: CancellationToken::new(),
        };
        let house = House { inner: Arc::new(inner) };
        let tables = house.inner.directory.all();
        info!(tables = tables.len(), "the house is open");
        house.keep_safe();
        house.enqueue(found.outbox, true);
        for table in tables {
            house.wake_bots(table.id());
        }
        Ok(house)
    }

    /// Answers a request. It is carried out to its end even when nobody waits for the answer any more.
    pub async fn answer(&self, request: Request) -> Reply {
        if self.inner.stopping.is_cancelled() {
            return chat::not_saved(&request);
        }
        let house = self.clone();
        let fallback = chat::not_saved(&request);
        let task = self.inner.requests.spawn(async move { house.carry_out(&request).await });
        task.await.unwrap_or_else(|why| {
            error!(%why, "a request fell over");
            fallback
        })
    }

    /// Suggestions for the option being typed; from memory, at once.
    pub fn suggest(&self, request: &Request, focused: &str) -> Vec<Suggestion> {
        chat::suggest(&self.inner.directory, request, focused)
    }

    /// The present card of every table of a place that has not ended, for a door whose messages are not kept.
    pub fn cards_of(&self, place: &PlaceId) -> Vec<Card> {
        let tables = self.inner.directory.at(place).into_iter().filter_map(|id| self.inner.directory.table(id));
        tables.filter_map(|table| chat::present_card(&table)).collect()
    }

    /// The store, for backups and exports.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// Stops: takes no new requests, finishes what runs, and leaves what could not be posted for the next start.
    pub async fn drain(&self) {
        self.inner.stopping.cancel();
        self.inner.requests.close();
        self.inner.requests.wait().await;
        self.inner.senders.close();
        self.inner.senders.wait().await;
        self.inner.store.close().await;
        info!("the house is closed");
    }

    /// Writes backups now and then, and listens for whoever asks for one or for an export, until the house stops.
    fn keep_safe(&self) {
        let Inner { store, clock, stopping, .. } = &*self.inner;
        let (store, clock, stopping) = (store.clone(), *clock, stopping.clone());
        self.inner.senders.spawn(async move {
            let control = Control::listen(store.clone(), KEPT_BACKUPS, clock);
            if let Err(why) = &control {
                warn!(%why, "nobody can ask the running house for a backup; the daily ones are written");
            }
            tokio::select! {
                () = backups::write_daily(store, KEPT_BACKUPS, clock) => {}
                () = stopping.cancelled() => {}
            }
        });
    }

    async fn carry_out(&self, request: &Request) -> Reply {
        match chat::understand(&self.inner.directory, request) {
            Understood::Answer(reply) => reply,
            Understood::Open { opening, rematch_of } => match self.open_table(request, opening, rematch_of).await {
                Ok(table) => chat::opened(&table, request),
                Err(refusal) => chat::refused_open(&refusal, request),
            },
            Understood::Ask(ask) => self.ask(request, &ask).await,
        }
    }

    async fn ask(&self, request: &Request, ask: &Ask) -> Reply {
        let who = Who::Person { person: request.person.clone(), moderator: request.moderator };
        let outcome = self.command(ask.table, &who, &ask.command, Some(&request.id)).await;
        match self.inner.directory.table(ask.table) {
            Some(table) => chat::answer(&table, request, ask, outcome.as_ref()),
            None => chat::not_saved(request),
        }
    }

    /// Lets a table decide, writes what it decided, and only then shows it.
    async fn command(&self, id: TableId, who: &Who, command: &Command, request: Option<&str>) -> Result<Commit, TableRefusal> {
        let queue = self.queue(id);
        let _turn = queue.lock().await;
        let table = self.inner.directory.table(id).ok_or(TableRefusal::Ended)?;
        let (table, commit) = table.decide(who, command, request, (self.inner.clock)(), entropy())?;
        if commit.repeated {
            return Ok(commit);
        }
        self.write(table, &commit).await?;
        Ok(commit)
    }

    async fn open_table(
        &self,
        request: &Request,
        opening: Opening,
        rematch_of: Option<TableId>,
    ) -> Result<Arc<Table>, TableRefusal> {
        let _turn = self.inner.opening.lock().await;
        let now = (self.inner.clock)();
        let tables = self.inner.directory.in_server(&request.place.server).into_iter();
        let mut tables = tables.filter_map(|id| self.inner.directory.table(id));
        // Two people may ask for the same rematch at once.
        let is_it = |table: &Arc<Table>| {
            let same_rematch = rematch_of.is_some() && table.rematch_of() == rematch_of && table.phase() == Phase::Lobby;
            same_rematch || table.has_answered(&request.person.id, &request.id, now)
        };
        if let Some(table) = tables.find(is_it) {
            return Ok(table);
        }
        let id = TableId(self.inner.next_table.fetch_add(1, Ordering::Relaxed));
        let before = rematch_of.and_then(|id| self.inner.directory.table(id));
        let place = request.place.clone();
        let (table, commit) =
            Table::open(&self.inner.games, id, place, &request.person, opening, before.as_deref(), &request.id, now)?;
        self.write(table, &commit).await?;
        self.inner.directory.table(id).ok_or(TableRefusal::NotSaved)
    }

    async fn write(&self, table: Table, commit: &Commit) -> Result<(), TableRefusal> {
        let id = table.id();
        let committed = self.inner.store.commit(commit.clone()).await.map_err(|why| {
            error!(table = %id, %why, "a decision was not saved");
            TableRefusal::NotSaved
        })?;
        self.inner.directory.publish(Arc::new(table));
        self.inner.outbox.withdraw(id, &committed.replaced);
        self.enqueue(committed.rows.into_iter().zip(commit.notices.iter().cloned()).collect(), false);
        self.wake_bots(id);
        Ok(())
    }

    fn queue(&self, table: TableId) -> Arc<Queue<()>> {
        let mut queues = self.inner.queues.lock().unwrap_or_else(PoisonError::into_inner);
        queues.entry(table).or_default().clone()
    }
}

fn has_ended(table: &Table) -> bool {
    matches!(table.phase(), Phase::Over | Phase::Closed(_))
}

/// Milliseconds since 1970 by the machine's clock; 0 before.
pub fn machine_clock() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}

/// A fresh seed from the operating system.
///
/// # Panics
/// When the operating system has no entropy to give, in which case no game can go on.
fn entropy() -> u64 {
    getrandom::u64().expect("the operating system gives entropy")
}
