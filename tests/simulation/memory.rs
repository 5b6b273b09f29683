//! A disk in memory: it keeps what was synced, may lose what was not, and fails as disks fail.

use std::{
    collections::BTreeMap,
    ops::Range,
    path::Path,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use pergola::{
    store::{Disk, DiskError, Ground, Noted, OpenedRows, Rows, StoredRow},
    table::{Millis, TableId},
};

use crate::{
    watch::Watch,
    world::{DAY, World},
};

/// How long the disk may stay full.
const FULL_FOR: Millis = DAY / 12;

/// The disk, which outlives every process.
#[derive(Clone)]
pub(crate) struct Memory {
    world: Arc<World>,
    /// Sees every batch as soon as it is there for good.
    watch: Arc<Watch>,
    disk: Arc<Mutex<Platter>>,
}

#[derive(Default)]
struct Platter {
    rows: BTreeMap<Vec<u8>, Vec<u8>>,
    /// What is kept beside them.
    pieces: BTreeMap<TableId, Vec<u8>>,
    /// For each batch that was not synced, what its rows were before.
    unsynced: Vec<Rows>,
    /// What was noted beside the rows, now and some time before.
    noted: [Noted; 2],
    /// Until when nothing can be written.
    full_until: Millis,
    /// When something could not be written for the last time.
    failed: Duration,
    /// What was synced since somebody last looked.
    fresh: Vec<Vec<u8>>,
}

impl Memory {
    pub(crate) fn new(world: &Arc<World>, watch: &Arc<Watch>) -> Memory {
        Memory { world: world.clone(), watch: watch.clone(), disk: Arc::default() }
    }

    fn disk(&self) -> MutexGuard<'_, Platter> {
        self.disk.lock().expect("nobody panics with it")
    }

    /// The power fails: what was not synced is there up to some batch, and not beyond.
    pub(crate) fn lose_power(&self) {
        let mut disk = self.disk();
        let kept = self.world.below(disk.unsynced.len() as u32 + 1) as usize;
        if kept < disk.unsynced.len() {
            self.world.count("batch lost by a loss of power");
        }
        disk.roll_back_to(kept);
        if self.world.one_in(2) {
            disk.noted[1] = disk.noted[0];
        }
    }

    /// The keys of what was synced since the last look.
    pub(crate) fn fresh(&self) -> Vec<Vec<u8>> {
        std::mem::take(&mut self.disk().fresh)
    }

    /// A row as it is for good.
    pub(crate) fn row(&self, key: &[u8]) -> Option<Vec<u8>> {
        self.disk().rows.get(key).cloned()
    }

    /// All rows whose keys begin like this.
    pub(crate) fn rows(&self, beginning: &str) -> Vec<StoredRow> {
        let disk = self.disk();
        let from = disk.rows.range(beginning.as_bytes().to_vec()..);
        from.take_while(|(key, _)| key.starts_with(beginning.as_bytes())).map(|(key, row)| (key.clone(), row.clone())).collect()
    }

    /// What is kept beside the rows.
    pub(crate) fn piece(&self, table: TableId) -> Option<Vec<u8>> {
        self.disk().pieces.get(&table).cloned()
    }

    /// Since when there has been room for whatever was written.
    pub(crate) fn writes_since(&self) -> Duration {
        self.disk().failed
    }

    fn failing(&self) -> Result<(), DiskError> {
        if self.world.is_dead() { Err(DiskError::System("the process is gone".to_owned())) } else { Ok(()) }
    }
}

impl Platter {
    fn put(&mut self, rows: &Rows) -> Rows {
        let put = |(key, row): (&Vec<u8>, &Option<Vec<u8>>)| {
            let before = match row {
                Some(row) => self.rows.insert(key.clone(), row.clone()),
                None => self.rows.remove(key),
            };
            (key.clone(), before)
        };
        rows.iter().map(put).collect()
    }

    fn roll_back_to(&mut self, kept: usize) {
        for before in self.unsynced.split_off(kept).into_iter().rev() {
            self.put(&before);
        }
        self.sync();
    }

    fn sync(&mut self) {
        let synced = std::mem::take(&mut self.unsynced);
        self.fresh.extend(synced.into_iter().flat_map(Rows::into_keys));
    }
}

impl Ground for Memory {
    fn open(&self, _written: u64) -> Result<OpenedRows, DiskError> {
        self.failing()?;
        if self.world.strikes(20, "disk that did not open") {
            return Err(DiskError::System("it does not open".to_owned()));
        }
        // Opened again after an error, it shows what became of the last batches.
        let mut disk = self.disk();
        let kept = self.world.below(disk.unsynced.len() as u32 + 1) as usize;
        disk.roll_back_to(kept);
        Ok(OpenedRows { disk: Box::new(self.clone()), moved_aside: Vec::new() })
    }

    fn keep_copy(&self, _name: &str) -> Result<(), DiskError> {
        Ok(())
    }

    fn keep(&self, table: TableId, piece: &[u8]) -> Result<(), DiskError> {
        self.failing()?;
        if self.world.strikes(20, "piece that was not kept") {
            return Err(DiskError::System("there is no room for it".to_owned()));
        }
        self.disk().pieces.insert(table, piece.to_vec());
        Ok(())
    }

    fn kept(&self, table: TableId) -> Result<Option<Vec<u8>>, DiskError> {
        self.failing()?;
        Ok(self.piece(table))
    }

    fn noted(&self) -> Noted {
        self.disk().noted[1]
    }

    fn note(&self, noted: Noted) {
        if self.world.is_dead() {
            return;
        }
        let mut disk = self.disk();
        if self.world.one_in(5) {
            disk.noted[0] = disk.noted[1];
        }
        disk.noted[1] = noted;
    }

    fn is_in_place(&self) -> bool {
        true
    }

    fn path(&self) -> &Path {
        Path::new("memory")
    }
}

impl Disk for Memory {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, DiskError> {
        self.failing()?;
        Ok(self.row(key))
    }

    fn range(&self, range: Range<Vec<u8>>) -> Result<Vec<StoredRow>, DiskError> {
        self.failing()?;
        Ok(self.disk().rows.range(range).map(|(key, row)| (key.clone(), row.clone())).collect())
    }

    fn first_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
        self.failing()?;
        Ok(self.disk().rows.range(range).next().map(|(key, _)| key.clone()))
    }

    fn last_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
        self.failing()?;
        Ok(self.disk().rows.range(range).next_back().map(|(key, _)| key.clone()))
    }

    fn write(&self, rows: &Rows) -> Result<(), DiskError> {
        self.failing()?;
        let now = self.world.now();
        if self.world.strikes(4_000, "full disk") {
            self.disk().full_until = now + Millis::from(self.world.below(FULL_FOR as u32));
        }
        if now < self.disk().full_until && !self.world.is_calm() {
            self.world.count("write on a full disk");
            self.disk().failed = self.world.elapsed();
            return Err(DiskError::System("no room".to_owned()));
        }
        if self.world.strikes(300, "write that failed") {
            return Err(DiskError::System("it did not write".to_owned()));
        }
        let mut disk = self.disk();
        let before = disk.put(rows);
        disk.unsynced.push(before);
        Ok(())
    }

    fn sync(&self) -> Result<(), DiskError> {
        self.failing()?;
        // The process may die with the batch on its way, whichever way it takes.
        if self.world.kills() && self.world.strikes(300, "killed while it synced") {
            self.world.die("a sync");
            return Err(DiskError::System("the process is gone".to_owned()));
        }
        if self.world.strikes(300, "sync that failed") {
            return Err(DiskError::System("it did not sync".to_owned()));
        }
        self.disk().sync();
        self.watch.look(self);
        Ok(())
    }

    fn is_in_place(&self) -> bool {
        true
    }
}
