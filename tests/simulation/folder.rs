//! A data folder with sled in it: the rows stand on its files, and the memory shows what was synced to them.
//!
//! A process that is killed leaves the files as they are at that moment, with whatever sled has written of the batches that were
//! not synced. Deliberately absent: the same bytes for the same seed. Sled has threads of its own.

use std::{cell::RefCell, collections::BTreeMap, fs, ops::Range, os::unix::fs::FileExt, path::Path, sync::Arc};

use pergola::{
    store::{Acknowledged, Disk, DiskError, Ground, Noted, OpenedRows, Rows, Store, StoreError, StoredRow, accept_loss},
    table::TableId,
};
use tempfile::TempDir;

use super::{
    lives::Outside,
    memory::Memory,
    mishaps::{all_of, temporary},
    world::World,
};

/// The data folder, which outlives every process.
pub(crate) struct Folder {
    world: Arc<World>,
    memory: Memory,
    now: RefCell<TempDir>,
    /// As it was when the process was killed.
    kept: RefCell<Option<TempDir>>,
}

impl Folder {
    pub(crate) fn new(world: &Arc<World>, memory: &Memory) -> Folder {
        Folder { world: world.clone(), memory: memory.clone(), now: RefCell::new(temporary()), kept: RefCell::default() }
    }

    /// What a store stands on.
    pub(crate) fn ground(&self) -> Result<Box<dyn Ground>, StoreError> {
        let ground = Store::ground(self.now.borrow().path())?;
        Ok(Box::new(OnSled { memory: self.memory.clone(), ground }))
    }

    /// Keeps the files as they are at this moment, in which a process is killed that has them open.
    pub(crate) fn keep_as_it_is(&self) {
        let kept = temporary();
        copy(self.now.borrow().path(), kept.path());
        self.kept.replace(Some(kept));
    }

    /// What was kept is what there is.
    pub(crate) fn take_kept(&self) {
        let kept = self.kept.take().expect("it was kept");
        drop(self.now.replace(kept));
    }

    /// Changes a bit of sled's file, anywhere.
    fn flip_a_bit(&self) {
        let database = self.now.borrow().path().join("store").join("db");
        let file = fs::File::options().read(true).write(true).open(&database).expect("it is there");
        let mut byte = [0];
        // What lies behind the last row that was written is nothing.
        let used = used_bytes(&database);
        let at = u64::from(self.world.below(used.max(1)));
        file.read_exact_at(&mut byte, at).expect("it reads");
        file.write_all_at(&[byte[0] ^ 1 << self.world.below(8)], at).expect("it is written");
    }
}

/// How many bytes of a file there are until nothing but zeros follows.
fn used_bytes(file: &Path) -> u32 {
    let bytes = fs::read(file).expect("it reads");
    bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last as u32 + 1)
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("there is room");
    for file in fs::read_dir(from).expect("it is there").flatten() {
        let (from, to) = (file.path(), to.join(file.file_name()));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(from, to).expect("there is room");
        }
    }
}

impl Outside {
    /// Nobody lives: a bit of the folder may change, and whoever runs the bot accepts what is lost by it.
    pub(crate) fn befall_folder(&self) {
        let Some(folder) = &self.folder else { return };
        if !self.world.strikes(6, "bit of a file changed") {
            return;
        }
        self.world.stand_still();
        folder.flip_a_bit();
        match folder.ground().and_then(|ground| Store::on(ground, self.load())) {
            Ok((.., found, _)) => {
                self.world.count(if found.broken.is_empty() { "store that reads past a changed bit" } else { "table damaged" });
                self.damaged.borrow_mut().extend(found.broken.iter().map(|broken| broken.table));
            }
            Err(StoreError::Lost { .. }) => {
                self.world.count("start that was refused");
                if let Err(why) = accept_loss(folder.now.borrow().path()) {
                    self.world.wrong(format!("a loss is not accepted: {why}"));
                }
                if let Err(why) = folder.ground().and_then(|ground| Ok(ground.open(0)?)) {
                    self.world.wrong(format!("a store of which a loss was accepted does not open: {why}"));
                }
                self.watch.take_up(&self.disk, false);
            }
            Err(why) => self.world.wrong(format!("a store of which a bit has changed does not open: {why}")),
        }
        self.world.go_on();
    }
}

/// What a store stands on, seen by the simulation.
struct OnSled {
    memory: Memory,
    ground: Box<dyn Ground>,
}

/// Its rows.
struct SledRows {
    memory: Memory,
    disk: Box<dyn Disk>,
}

impl OnSled {
    /// The memory shows what was found.
    fn shown(&self, opened: OpenedRows) -> Result<OpenedRows, DiskError> {
        let mut whole = self.memory.whole();
        let found = all_of(&*self.ground, &*opened.disk);
        (whole.rows, whole.pieces) = (found.rows, found.pieces);
        self.memory.replace(whole);
        let disk = Box::new(SledRows { memory: self.memory.clone(), disk: opened.disk });
        Ok(OpenedRows { disk, moved_aside: opened.moved_aside })
    }
}

impl Ground for OnSled {
    fn open(&self, written: u64) -> Result<OpenedRows, DiskError> {
        self.memory.failing_to_open()?;
        self.shown(self.ground.open(written)?)
    }

    fn past_damage(&self) -> Result<Option<Box<dyn Disk>>, DiskError> {
        self.ground.past_damage()
    }

    fn mend(&self) -> Result<OpenedRows, DiskError> {
        self.shown(self.ground.mend()?)
    }

    fn keep_copy(&self, name: &str) -> Result<(), DiskError> {
        self.ground.keep_copy(name)
    }

    fn keep(&self, table: TableId, piece: &[u8]) -> Result<(), DiskError> {
        self.memory.failing_to_keep()?;
        self.ground.keep(table, piece)?;
        self.memory.mirror_piece(table, piece);
        Ok(())
    }

    fn kept(&self, table: TableId) -> Result<Option<Vec<u8>>, DiskError> {
        self.memory.failing()?;
        self.ground.kept(table)
    }

    fn noted(&self) -> Noted {
        self.ground.noted()
    }

    fn note(&self, noted: Noted) {
        if self.memory.failing().is_ok() {
            self.ground.note(noted);
        }
    }

    fn acknowledged(&self) -> BTreeMap<TableId, Acknowledged> {
        self.ground.acknowledged()
    }

    fn acknowledge(&self, tables: &BTreeMap<TableId, Acknowledged>) {
        if self.memory.failing().is_ok() {
            self.ground.acknowledge(tables);
        }
    }

    fn is_in_place(&self) -> bool {
        self.ground.is_in_place()
    }

    fn path(&self) -> &Path {
        self.ground.path()
    }
}

impl Disk for SledRows {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, DiskError> {
        self.memory.failing()?;
        self.disk.get(key)
    }

    fn range(&self, range: Range<Vec<u8>>) -> Result<Vec<StoredRow>, DiskError> {
        self.memory.failing()?;
        self.disk.range(range)
    }

    fn readable(&self, range: Range<Vec<u8>>) -> (Vec<StoredRow>, Option<DiskError>) {
        self.disk.readable(range)
    }

    fn first_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
        self.memory.failing()?;
        self.disk.first_key(range)
    }

    fn last_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
        self.memory.failing()?;
        self.disk.last_key(range)
    }

    fn write(&self, rows: &Rows) -> Result<(), DiskError> {
        self.memory.failing_to_write()?;
        self.disk.write(rows)?;
        self.memory.mirror(rows);
        Ok(())
    }

    fn sync(&self) -> Result<(), DiskError> {
        self.memory.failing_to_sync()?;
        self.disk.sync()?;
        self.memory.mirror_sync();
        Ok(())
    }

    fn is_in_place(&self) -> bool {
        self.disk.is_in_place()
    }
}
