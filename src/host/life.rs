//! The house's life: it opens, keeps itself safe while it runs, and drains.

use std::{
    sync::{Arc, Mutex, atomic::AtomicU64},
    time::Duration,
};

use pergola_engine::Catalogue;
use pergola_store::{Contents, KEPT_BACKUPS, Log, Place, RowId, StoreError, Ward};
use pergola_table::{Footing, Guests, Millis, Notice, Register, Table, TableId};
use tokio::sync::OnceCell;
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tracing::{error, info, warn};

use super::{
    House, Inner, Machine, Pace, Surroundings, advice::Advisers, alarm::Alarm, backups, control::Control, cups::Cups,
    directory::Directory, history::Records, machine_clock, neighbours::Neighbours, outbox::Outbox, pace::Paces,
    pictures::PictureWorkers, queues::Queues, reports::Reporters, thinkers::Thinkers,
};

/// What a house on this machine is opened with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where its store is.
    pub store: Place,
    /// The games it plays, in all their editions.
    pub games: Arc<Catalogue>,
    /// How fast one person may ask.
    pub pace: Pace,
}

impl Config {
    /// A house on this store, where these games can be played.
    pub fn new(store: impl Into<Place>, games: &Catalogue) -> Config {
        Config { store: store.into(), games: Arc::new(games.clone()), pace: Pace::default() }
    }
}

/// How long what runs has to come to its end when the house stops.
const REQUESTS_FINISH: Duration = Duration::from_secs(8);
const SENDERS_FINISH: Duration = Duration::from_secs(4);
const STORE_FINISHES: Duration = Duration::from_secs(8);

/// Waits until something has come to its end, but not for ever.
async fn finish(what: &str, patience: Duration, end: impl Future<Output = ()>) {
    if tokio::time::timeout(patience, end).await.is_err() {
        warn!(what, "something does not come to its end, and the house stops without it");
    }
}

/// What was found in the store that a house begins with.
struct Begun {
    /// When it was awake last.
    last_awake: Option<Millis>,
    /// What was not posted yet.
    outbox: Vec<(RowId, Notice)>,
    /// The tables that lack starts of turns.
    without_turns: Vec<TableId>,
}

impl House {
    /// Opens the store, takes up every table that reads, and sends what was not posted yet. Must be called in a tokio
    /// runtime.
    ///
    /// # Errors
    /// When the store does not open: another process has it, or the disk does not read.
    pub fn open(config: &Config) -> Result<House, StoreError> {
        let load = |checkpoint, people: &Guests| Table::load(&config.games, checkpoint, people);
        let (store, found) = config.store.open(load)?;
        let house = House::at_pace((store, found), Arc::new(Machine), &config.games, config.pace);
        house.keep_safe();
        Ok(house)
    }

    /// A house in these surroundings, on a store that was opened for these games. It writes no backups. Must be called in a
    /// tokio runtime.
    pub fn on(
        store: (impl Into<Arc<dyn Log>>, Contents<Table>),
        surroundings: Arc<dyn Surroundings>,
        games: &Arc<Catalogue>,
    ) -> House {
        House::at_pace(store, surroundings, games, Pace::default())
    }

    /// A house on a store on which no other runs, for whoever wants something done there: nothing is played, posted or timed, and
    /// what is written is posted when the program runs again. Must be called in a tokio runtime.
    ///
    /// # Errors
    /// As [`House::open`].
    pub fn at_rest(config: &Config) -> Result<House, StoreError> {
        let load = |checkpoint, people: &Guests| Table::load(&config.games, checkpoint, people);
        let opened = config.store.open(load)?;
        let (house, _) = House::built(opened, Arc::new(Machine), &config.games, config.pace);
        // Bots that a decision wakes stop before their first step.
        house.inner.stopping.cancel();
        Ok(house)
    }

    /// The same, in which one person may ask so fast.
    pub fn at_pace(
        store: (impl Into<Arc<dyn Log>>, Contents<Table>),
        surroundings: Arc<dyn Surroundings>,
        games: &Arc<Catalogue>,
        pace: Pace,
    ) -> House {
        let (house, Begun { last_awake, outbox, without_turns }) = House::built(store, surroundings, games, pace);
        let tables = house.inner.directory.all();
        info!(tables = tables.len(), "the house is open");
        house.keep_time(last_awake);
        house.enqueue(outbox, true);
        for table in tables {
            house.wake_bots(table.id());
        }
        house.rebuild_turns(without_turns);
        house.tell_rules();
        house.keep_tidy();
        house.learn_standings();
        house.keep_cups();
        house.keep_up_with_others();
        house
    }

    /// A house in which nothing goes on yet, and what it is to begin with.
    fn built(
        (store, found): (impl Into<Arc<dyn Log>>, Contents<Table>),
        surroundings: Arc<dyn Surroundings>,
        games: &Arc<Catalogue>,
        pace: Pace,
    ) -> (House, Begun) {
        for moved in &found.moved_aside {
            warn!(file = %moved.display(), "a torn file was moved aside; the log it summed up was read instead");
        }
        for flaw in &found.flaws {
            error!(%flaw, "something in the store cannot be read; the tables run");
        }
        let register = Register::among(&found.people, found.next_person, found.share.after(0));
        let directory = Directory::new(games.clone(), register, found.archived);
        for (server, settings) in found.servers {
            directory.set_server(server, settings);
        }
        for broken in found.broken {
            error!(table = broken.table.0, why = %broken.why, "a table cannot be read; the others run");
            directory.stand_still(broken.table, broken.place.map(|it| it.server));
        }
        let mut without_turns = Vec::new();
        for table in found.tables {
            if let Some(why) = table.lost_turns {
                error!(table = %table.id, %why, "starts of its turns are lost; the table is played on");
                without_turns.push(table.id);
            }
            let footing = Footing { entries: table.entries, unlogged: table.unlogged };
            directory.publish(table.table.standing_on(footing));
        }
        let inner = Inner {
            store: store.into(),
            share: found.share,
            tenure: OnceCell::new_with(found.tenure),
            next_change: AtomicU64::new(1),
            directory,
            queues: Queues::default(),
            paces: Paces::of_requests(pace),
            typing: Paces::of_typing(pace),
            next_table: Mutex::new(found.next_table),
            taken_up: found.taken_up,
            outbox: Outbox::default(),
            thinkers: Thinkers::new(surroundings.workers()),
            alarm: Alarm::default(),
            cups: Cups::new(found.cups, found.next_cup),
            reporters: Reporters::default(),
            advisers: Advisers::default(),
            records: Records::default(),
            neighbours: Neighbours::new(found.people_version),
            pictures: PictureWorkers::new(surroundings.workers()),
            surroundings,
            games: Arc::clone(games),
            requests: TaskTracker::new(),
            senders: TaskTracker::new(),
            stopping: CancellationToken::new(),
        };
        let house = House { inner: Arc::new(inner) };
        (house, Begun { last_awake: found.last_awake, outbox: found.outbox, without_turns })
    }

    /// Stops: takes no new requests, finishes what runs, and leaves what could not be posted for the next start. What does not
    /// come to its end in time is left as it is: whatever was answered is on the disk.
    pub async fn drain(&self) {
        self.inner.stopping.cancel();
        self.inner.requests.close();
        finish("requests", REQUESTS_FINISH, self.inner.requests.wait()).await;
        self.inner.senders.close();
        finish("senders", SENDERS_FINISH, self.inner.senders.wait()).await;
        finish("store", STORE_FINISHES, self.inner.store.close()).await;
        info!("the house is closed");
    }

    /// Writes backups now and then, and listens for whoever asks for one or for an export, until the house stops.
    fn keep_safe(&self) {
        let (house, stopping) = (self.clone(), self.inner.stopping.clone());
        self.inner.senders.spawn(async move {
            tokio::select! {
                () = house.look_through_archive() => {}
                () = stopping.cancelled() => {}
            }
        });
        let (house, stopping) = (self.clone(), self.inner.stopping.clone());
        self.inner.senders.spawn(async move {
            let (store, is_first) = (house.inner.store.clone(), house.inner.share.ward == Ward(0));
            let control = Control::listen_for(house, KEPT_BACKUPS, machine_clock);
            if let Err(why) = &control {
                warn!(%why, "nobody can ask the running house for anything; backups are written now and then");
            }
            let write = async {
                // One of several writes what all of them have.
                if is_first {
                    backups::write_now_and_then(store, KEPT_BACKUPS, machine_clock).await;
                }
                stopping.cancelled().await;
            };
            tokio::select! {
                () = write => {}
                () = stopping.cancelled() => {}
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use pergola_chat::{Act, Slash, Tables};
    use pergola_games::GAMES;
    use tokio::time::{Instant, sleep};

    use super::*;
    use crate::rehearsal::{Door, Memory, Stage, act, lobby, request};

    /// As long as a test could wait, and longer than any stop may take.
    const FOR_EVER: Duration = Duration::from_secs(1_000_000);

    /// How long a house takes to stop.
    async fn stops_within(house: &House) -> Duration {
        let begun = Instant::now();
        house.drain().await;
        begun.elapsed()
    }

    /// A bot begins to think at a new table.
    async fn with_bots(house: &House) -> TableId {
        let table = lobby(house).await;
        for wish in ["bot.random", "bot.random", "start"] {
            act(house, "Ann", Act::Press { id: format!("1.{table}.{wish}") }).await;
        }
        act(house, "Ann", Act::Press { id: format!("1.{table}.~turn") }).await;
        table
    }

    #[tokio::test(start_paused = true)]
    async fn a_bot_that_thinks_for_ever_holds_up_no_stop() {
        let stage = Arc::new(Stage::working(FOR_EVER));
        let house = Memory::default().house(&stage);
        let tables = [with_bots(&house).await, with_bots(&house).await];
        sleep(Duration::from_secs(10)).await;
        let waits = |table: &TableId| house.inner.directory.table(*table).is_some_and(|it| it.bot_to_act().is_some());
        assert!(tables.iter().all(waits), "a bot is to act at each, and only one thinks");
        assert!(stops_within(&house).await < Duration::from_secs(1), "thinking is left");
    }

    #[tokio::test(start_paused = true)]
    async fn a_post_that_is_never_answered_holds_up_no_stop_for_long_and_is_made_after_it() {
        let memory = Memory::default();
        let house = memory.house(&Arc::default());
        house.attach(Door::new(FOR_EVER, []));
        let table = lobby(&house).await;
        sleep(Duration::from_secs(10)).await;
        assert!(stops_within(&house).await < Duration::from_secs(25));
        assert!(matches!(&memory.open().1.outbox[..], [(_, notice)] if notice.table == table));
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_store_holds_up_no_stop_for_long() {
        let memory = Memory::default();
        let (store, work) = memory.open_by_hand();
        tokio::spawn(work.run(|| sleep(FOR_EVER)));
        let house = House::on(store, Arc::<Stage>::default(), &Arc::new(GAMES.clone()));
        let play =
            Slash { command: "play".to_owned(), options: vec![("game".to_owned(), "gardens".to_owned())], ..Slash::default() };
        let asking = tokio::spawn({
            let house = house.clone();
            async move { house.answer(request("Ann", Act::Slash(play))).await }
        });
        sleep(Duration::from_secs(10)).await;
        assert!(!asking.is_finished());
        assert!(stops_within(&house).await < Duration::from_secs(25));
        asking.abort();
    }
}
