//! The house's life: it opens, keeps itself safe while it runs, and drains.

use std::{
    path::PathBuf,
    sync::{Arc, Mutex},
};

use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tracing::{error, info, warn};

use super::{
    House, Inner, Machine, Pace, Surroundings, backups, control::Control, directory::Directory, machine_clock, outbox::Outbox,
    pace::Paces, pictures::PictureWorkers, queues::Queues, thinkers::Thinkers,
};
use crate::{
    engine::Catalogue,
    games::GAMES,
    store::{Contents, KEPT_BACKUPS, Store, StoreError},
    table::{Guests, Register, Table},
};

/// What a house on this machine is opened with.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder of its store.
    pub data: PathBuf,
    /// The games it plays, in all their editions.
    pub games: Arc<Catalogue>,
    /// How fast one person may ask.
    pub pace: Pace,
}

impl Config {
    /// A house on this folder, with the games as they are shipped.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        Config { data: data.into(), games: Arc::new(GAMES.clone()), pace: Pace::default() }
    }
}

impl House {
    /// Opens the store, takes up every table that reads, and sends what was not posted yet. Must be called in a tokio
    /// runtime.
    ///
    /// # Errors
    /// When the store does not open: another process has it, or the disk does not read.
    pub fn open(config: &Config) -> Result<House, StoreError> {
        let load = |checkpoint, people: &Guests| Table::load(&config.games, checkpoint, people);
        let (store, found) = Store::open(&config.data, load)?;
        let house = House::at_pace((store, found), Arc::new(Machine), &config.games, config.pace);
        house.keep_safe();
        Ok(house)
    }

    /// A house in these surroundings, on a store that was opened for these games. It writes no backups. Must be called in a
    /// tokio runtime.
    pub fn on(store: (Store, Contents<Table>), surroundings: Arc<dyn Surroundings>, games: &Arc<Catalogue>) -> House {
        House::at_pace(store, surroundings, games, Pace::default())
    }

    /// The same, in which one person may ask so fast.
    pub fn at_pace(
        (store, found): (Store, Contents<Table>),
        surroundings: Arc<dyn Surroundings>,
        games: &Arc<Catalogue>,
        pace: Pace,
    ) -> House {
        for moved in &found.moved_aside {
            warn!(file = %moved.display(), "a torn file was moved aside; the log it summed up was read instead");
        }
        for flaw in &found.flaws {
            error!(%flaw, "something in the store cannot be read; the tables run");
        }
        let directory = Directory::new(Register::new(&found.people, found.next_person), found.archived);
        for broken in found.broken {
            error!(table = broken.table.0, why = %broken.why, "a table cannot be read; the others run");
            if let Some(place) = broken.place {
                directory.stand_still(broken.table, place.server);
            }
        }
        for table in found.tables {
            directory.publish(table.table);
        }
        let inner = Inner {
            store,
            directory,
            queues: Queues::default(),
            paces: Paces::new(pace),
            next_table: Mutex::new(found.next_table),
            outbox: Outbox::default(),
            thinkers: Thinkers::new(surroundings.workers()),
            pictures: PictureWorkers::new(surroundings.workers()),
            surroundings,
            games: Arc::clone(games),
            requests: TaskTracker::new(),
            senders: TaskTracker::new(),
            stopping: CancellationToken::new(),
        };
        let house = House { inner: Arc::new(inner) };
        let tables = house.inner.directory.all();
        info!(tables = tables.len(), "the house is open");
        house.enqueue(found.outbox, true);
        for table in tables {
            house.wake_bots(table.id());
        }
        house.keep_tidy();
        house
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
        let (store, stopping) = (self.inner.store.clone(), self.inner.stopping.clone());
        self.inner.senders.spawn(async move {
            let control = Control::listen(store.clone(), KEPT_BACKUPS, machine_clock);
            if let Err(why) = &control {
                warn!(%why, "nobody can ask the running house for a backup; the daily ones are written");
            }
            tokio::select! {
                () = backups::write_daily(store, KEPT_BACKUPS, machine_clock) => {}
                () = stopping.cancelled() => {}
            }
        });
    }
}
