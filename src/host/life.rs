//! The house's life: it opens, keeps itself safe while it runs, and drains.

use std::{
    path::PathBuf,
    sync::{Arc, atomic::AtomicU64},
};

use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tracing::{error, info, warn};

use super::{
    Clock, House, Inner, backups, control::Control, directory::Directory, machine_clock, outbox::Outbox,
    pictures::PictureWorkers, queues::Queues, thinkers::Thinkers,
};
use crate::{
    engine::Catalogue,
    games::GAMES,
    store::{KEPT_BACKUPS, Store, StoreError},
    table::{Millis, Phase, Table},
};

/// How long a table that ended stays in memory, for a look back or a rematch.
const ENDED_KEPT: Millis = 30 * 24 * 60 * 60 * 1000;

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
        let directory = Directory::default();
        for broken in found.broken {
            error!(table = broken.table.0, why = %broken.why, "a table cannot be read; the others run");
            if let Some(place) = broken.place {
                directory.stand_still(broken.table, place.server);
            }
        }
        let now = (config.clock)();
        for table in found.tables {
            if !has_ended(&table.table) || now < table.table.last() + ENDED_KEPT {
                directory.publish(Arc::new(table.table));
            }
        }
        let inner = Inner {
            store,
            directory,
            queues: Queues::default(),
            next_table: AtomicU64::new(found.next_table.0),
            outbox: Outbox::default(),
            thinkers: Thinkers::new(),
            pictures: PictureWorkers::new(),
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
}

fn has_ended(table: &Table) -> bool {
    matches!(table.phase(), Phase::Over | Phase::Closed(_))
}
