//! A disk in memory: it keeps what was synced, may lose what was not, and fails as disks fail.
//!
//! Between two lives it may also be damaged, forget what it kept, or be moved into a data folder and back. Deliberately
//! absent: when that happens (`mishaps`).

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    ops::Range,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use pergola::{
    store::{Acknowledged, Disk, DiskError, Ground, Noted, OpenedRows, Rows, StoredRow},
    table::{Millis, TableId},
};

use super::{
    watch::Watch,
    world::{DAY, World},
};

/// How long the disk may stay full.
const FULL_FOR: Millis = DAY / 12;
/// How many of the last batches that were synced may be lost all the same.
const FORGETTABLE: usize = 30;
/// The row with the number of batches.
const WRITTEN: &[u8] = b"written";

/// The disk, which outlives every process.
#[derive(Clone)]
pub(crate) struct Memory {
    world: Arc<World>,
    /// Sees every batch as soon as it is there for good.
    watch: Arc<Watch>,
    disk: Arc<Mutex<Platter>>,
    /// The data folder it is said to be.
    folder: PathBuf,
}

#[derive(Default)]
struct Platter {
    rows: BTreeMap<Vec<u8>, Vec<u8>>,
    /// What is kept beside them.
    pieces: BTreeMap<TableId, Vec<u8>>,
    /// For each batch that was not synced, what its rows were before.
    unsynced: Vec<Rows>,
    /// The same of the last batches that were.
    synced: VecDeque<Rows>,
    /// The rows that do not read any more.
    unreadable: BTreeSet<Vec<u8>>,
    /// What was noted beside the rows, now and some time before.
    noted: [Noted; 2],
    /// What was acknowledged of tables, and what was noted before of those of which that may be lost.
    acknowledged: BTreeMap<TableId, Acknowledged>,
    acknowledged_before: BTreeMap<TableId, Option<Acknowledged>>,
    /// Until when nothing can be written.
    full_until: Millis,
    /// When something could not be written for the last time.
    failed: Duration,
    /// What was synced since somebody last looked.
    fresh: Vec<Vec<u8>>,
}

impl Memory {
    pub(crate) fn new(world: &Arc<World>, watch: &Arc<Watch>) -> Memory {
        Memory { world: world.clone(), watch: watch.clone(), disk: Arc::default(), folder: PathBuf::from("memory") }
    }

    /// The same disk, said to be this data folder: backups lie there.
    pub(crate) fn at(&self, folder: &Path) -> Memory {
        Memory { folder: folder.to_owned(), ..self.clone() }
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
        if self.world.one_in(2) {
            disk.forget_notes();
        }
    }

    /// Nobody has it open: what was written is there up to some batch, and not beyond.
    pub(crate) fn settle(&self) {
        let mut disk = self.disk();
        let kept = self.world.below(disk.unsynced.len() as u32 + 1) as usize;
        disk.roll_back_to(kept);
    }

    /// The disk loses some of the last batches though they were synced; whether it has any to lose that are missed. What was
    /// noted beside the rows stays.
    pub(crate) fn lose_synced(&self) -> bool {
        let mut disk = self.disk();
        let written: Option<u64> = disk.rows.get(WRITTEN).and_then(|row| serde_json::from_slice(row).ok());
        if disk.synced.is_empty() || written != Some(disk.noted[1].batches) {
            return false;
        }
        let lost = 1 + self.world.below(disk.synced.len() as u32) as usize;
        for _ in 0..lost {
            let before = disk.synced.pop_back().expect("there are more");
            disk.put(&before);
        }
        true
    }

    /// From now on none of the batches that are synced is lost.
    pub(crate) fn keeps_all(&self) {
        self.disk().synced.clear();
    }

    /// All that is there for good.
    pub(crate) fn whole(&self) -> Whole {
        let disk = self.disk();
        let readable = disk.rows.iter().filter(|(key, _)| !disk.unreadable.contains(*key));
        Whole {
            rows: readable.map(|(key, row)| (key.clone(), row.clone())).collect(),
            pieces: disk.pieces.clone(),
            noted: disk.noted[1],
            acknowledged: disk.acknowledged.clone(),
        }
    }

    /// From now on that is what is there.
    pub(crate) fn replace(&self, Whole { rows, pieces, noted, acknowledged }: Whole) {
        let mut disk = self.disk();
        let changed = disk.rows.keys().chain(rows.keys()).filter(|key| disk.rows.get(*key) != rows.get(*key));
        // What was not synced may be there all the same.
        let unsynced = disk.unsynced.iter().flatten().map(|(key, _)| key);
        disk.fresh = changed.chain(unsynced).cloned().collect();
        (disk.rows, disk.pieces, disk.noted, disk.acknowledged) = (rows, pieces, [noted; 2], acknowledged);
        disk.unsynced.clear();
        disk.synced.clear();
        disk.unreadable.clear();
        disk.acknowledged_before.clear();
    }

    /// Changes a row where nobody sees it: it does not read any more, is gone, or is torn.
    pub(crate) fn damage(&self, key: &[u8], how: Damage) {
        let mut disk = self.disk();
        match how {
            Damage::Unreadable => drop(disk.unreadable.insert(key.to_vec())),
            Damage::Gone => drop(disk.rows.remove(key)),
            Damage::Torn => {
                let row = disk.rows.get_mut(key).expect("it is there");
                row.truncate(row.len() / 2);
            }
        }
        disk.synced.clear();
    }

    /// Takes away what is kept of an archived table, or changes a bit of it.
    pub(crate) fn lose_piece(&self, table: TableId) {
        let (is_gone, at) = (self.world.one_in(2), self.world.below(u32::MAX) as usize);
        let mut disk = self.disk();
        if is_gone {
            disk.pieces.remove(&table);
        } else if let Some(piece) = disk.pieces.get_mut(&table) {
            let at = at % piece.len();
            piece[at] ^= 1;
        }
    }

    /// What another disk has written for good, which this one shows.
    pub(crate) fn mirror(&self, rows: &Rows) {
        let mut disk = self.disk();
        let before = disk.put(rows);
        disk.unsynced.push(before);
    }

    /// All of it is synced.
    pub(crate) fn mirror_sync(&self) {
        self.disk().sync();
        self.watch.look(self);
    }

    /// The same of what is kept beside the rows.
    pub(crate) fn mirror_piece(&self, table: TableId, piece: &[u8]) {
        self.disk().pieces.insert(table, piece.to_vec());
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

    /// What comes of whatever is asked of a disk: nothing when nobody lives.
    pub(crate) fn failing(&self) -> Result<(), DiskError> {
        if self.world.is_dead() { Err(DiskError::System("the process is gone".to_owned())) } else { Ok(()) }
    }

    /// What comes of an opening.
    pub(crate) fn failing_to_open(&self) -> Result<(), DiskError> {
        self.failing()?;
        if self.world.strikes(20, "disk that did not open") {
            return Err(DiskError::System("it does not open".to_owned()));
        }
        Ok(())
    }

    /// What comes of a write.
    pub(crate) fn failing_to_write(&self) -> Result<(), DiskError> {
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
        Ok(())
    }

    /// What comes of a sync.
    pub(crate) fn failing_to_sync(&self) -> Result<(), DiskError> {
        self.failing()?;
        // The process may die with the batch on its way, whichever way it takes.
        if self.world.kills() && self.world.strikes(300, "killed while it synced") {
            self.world.die("a sync");
            return Err(DiskError::System("the process is gone".to_owned()));
        }
        if self.world.strikes(300, "sync that failed") {
            return Err(DiskError::System("it did not sync".to_owned()));
        }
        Ok(())
    }

    /// What comes of keeping a piece.
    pub(crate) fn failing_to_keep(&self) -> Result<(), DiskError> {
        self.failing()?;
        if self.world.strikes(20, "piece that was not kept") {
            return Err(DiskError::System("there is no room for it".to_owned()));
        }
        Ok(())
    }
}

/// All that a data folder holds for good.
pub(crate) struct Whole {
    pub(crate) rows: BTreeMap<Vec<u8>, Vec<u8>>,
    pub(crate) pieces: BTreeMap<TableId, Vec<u8>>,
    pub(crate) noted: Noted,
    pub(crate) acknowledged: BTreeMap<TableId, Acknowledged>,
}

/// How a row is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Damage {
    Unreadable,
    Gone,
    Torn,
}

impl Platter {
    fn put(&mut self, rows: &Rows) -> Rows {
        let put = |(key, row): (&Vec<u8>, &Option<Vec<u8>>)| {
            self.unreadable.remove(key);
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
        self.fresh.extend(synced.iter().flat_map(Rows::keys).cloned());
        self.synced.extend(synced);
        let too_many = self.synced.len().saturating_sub(FORGETTABLE);
        self.synced.drain(..too_many);
    }

    /// What was noted of tables a short while ago is not there.
    fn forget_notes(&mut self) {
        for (table, before) in std::mem::take(&mut self.acknowledged_before) {
            match before {
                Some(before) => drop(self.acknowledged.insert(table, before)),
                None => drop(self.acknowledged.remove(&table)),
            }
        }
    }

    /// Whether a row reads.
    fn check_readable(&self, key: &[u8]) -> Result<(), DiskError> {
        if self.unreadable.contains(key) { Err(DiskError::Damaged("a row does not read".to_owned())) } else { Ok(()) }
    }
}

impl Ground for Memory {
    fn open(&self, _written: u64) -> Result<OpenedRows, DiskError> {
        self.failing_to_open()?;
        // Opened again after an error, it shows what became of the last batches.
        self.settle();
        Ok(OpenedRows { disk: Box::new(self.clone()), moved_aside: Vec::new() })
    }

    fn keep_copy(&self, _name: &str) -> Result<(), DiskError> {
        Ok(())
    }

    fn keep(&self, table: TableId, piece: &[u8]) -> Result<(), DiskError> {
        self.failing_to_keep()?;
        self.mirror_piece(table, piece);
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

    fn acknowledged(&self) -> BTreeMap<TableId, Acknowledged> {
        self.disk().acknowledged.clone()
    }

    fn acknowledge(&self, tables: &BTreeMap<TableId, Acknowledged>) {
        if self.world.is_dead() {
            return;
        }
        let mut disk = self.disk();
        if self.world.one_in(5) {
            disk.acknowledged_before.clear();
        }
        for (table, now) in tables {
            let before = disk.acknowledged.insert(*table, *now);
            disk.acknowledged_before.entry(*table).or_insert(before);
        }
    }

    fn is_in_place(&self) -> bool {
        true
    }

    fn path(&self) -> &Path {
        &self.folder
    }
}

impl Disk for Memory {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, DiskError> {
        self.failing()?;
        self.disk().check_readable(key)?;
        Ok(self.row(key))
    }

    fn range(&self, range: Range<Vec<u8>>) -> Result<Vec<StoredRow>, DiskError> {
        self.failing()?;
        let (rows, hindered) = self.readable(range);
        hindered.map_or(Ok(rows), Err)
    }

    fn readable(&self, range: Range<Vec<u8>>) -> (Vec<StoredRow>, Option<DiskError>) {
        if let Err(gone) = self.failing() {
            return (Vec::new(), Some(gone));
        }
        let disk = self.disk();
        let hindered = disk.unreadable.range(range.clone()).find_map(|key| disk.check_readable(key).err());
        let readable = disk.rows.range(range).filter(|(key, _)| !disk.unreadable.contains(*key));
        (readable.map(|(key, row)| (key.clone(), row.clone())).collect(), hindered)
    }

    fn first_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
        self.failing()?;
        let disk = self.disk();
        let key = disk.rows.range(range).next().map(|(key, _)| key.clone());
        key.map(|key| disk.check_readable(&key).map(|()| key)).transpose()
    }

    fn last_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
        self.failing()?;
        let disk = self.disk();
        let key = disk.rows.range(range).next_back().map(|(key, _)| key.clone());
        key.map(|key| disk.check_readable(&key).map(|()| key)).transpose()
    }

    fn write(&self, rows: &Rows) -> Result<(), DiskError> {
        self.failing_to_write()?;
        self.mirror(rows);
        Ok(())
    }

    fn sync(&self) -> Result<(), DiskError> {
        self.failing_to_sync()?;
        self.mirror_sync();
        Ok(())
    }

    fn is_in_place(&self) -> bool {
        true
    }
}
