//! What befalls the data between two lives: a backup is taken or restored, batches are lost, a row or a piece is damaged.
//!
//! Whoever runs the bot does then what is to be done, with what the program has for it. Deliberately absent: what is true
//! afterwards (`watch`).

use std::{
    collections::BTreeMap,
    future::ready,
    path::{Path, PathBuf},
};

use pergola::{
    store::{ArchiveLook, Disk, Ground, KEPT_BACKUPS, Store, StoreError, accept_loss, restore_whole},
    table::TableId,
};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

use super::{
    lives::Outside,
    memory::{Damage, Whole},
    watch::Logs,
};

/// Where a folder is made that goes with the process: where nobody waits for a disk, if there is such a place.
const QUICK: &str = "/dev/shm";
/// So many bytes of rows are written at once, as the store does it.
const AT_ONCE: usize = 1 << 20;

/// A backup, with what it has to hold.
pub(crate) struct Backup {
    folder: TempDir,
    path: PathBuf,
    logs: Logs,
    archived: Vec<TableId>,
}

/// A folder that goes when nobody needs it any more.
pub(crate) fn temporary() -> TempDir {
    tempfile::tempdir_in(QUICK).or_else(|_| tempfile::tempdir()).expect("there is room for a folder")
}

/// A runtime whose time is the machine's: backups have threads of their own.
fn runtime() -> Runtime {
    Builder::new_current_thread().enable_time().build().expect("a runtime")
}

/// Puts all this into a data folder that is empty.
fn put_into(folder: &Path, whole: Whole) {
    let ground = Store::ground(folder).expect("the folder can be taken");
    let disk = ground.open(0).expect("it is empty").disk;
    let (mut waiting, mut bytes) = (BTreeMap::new(), 0);
    for (key, row) in whole.rows {
        bytes += row.len();
        waiting.insert(key, Some(row));
        if bytes > AT_ONCE {
            disk.write(&waiting).and_then(|()| disk.sync()).expect("there is room");
            (waiting, bytes) = (BTreeMap::new(), 0);
        }
    }
    disk.write(&waiting).and_then(|()| disk.sync()).expect("there is room");
    whole.pieces.iter().try_for_each(|(table, piece)| ground.keep(*table, piece)).expect("there is room");
    ground.note(whole.noted);
    ground.acknowledge(&whole.acknowledged);
}

/// All that is in a data folder.
pub(crate) fn all_of(ground: &dyn Ground, disk: &dyn Disk) -> Whole {
    let rows: BTreeMap<Vec<u8>, Vec<u8>> = disk.range(Vec::new()..vec![u8::MAX]).expect("it reads").into_iter().collect();
    let tables = rows.keys().filter_map(|key| String::from_utf8_lossy(key).strip_prefix("archived/")?.parse().ok().map(TableId));
    let piece = |table: TableId| Some((table, ground.kept(table).ok().flatten()?));
    let pieces = tables.filter_map(piece).collect();
    Whole { rows, pieces, noted: ground.noted(), acknowledged: ground.acknowledged() }
}

fn taken_from(folder: &Path) -> Whole {
    let ground = Store::ground(folder).expect("the folder can be taken");
    let disk = ground.open(ground.noted().batches).expect("it opens").disk;
    all_of(&*ground, &*disk)
}

impl Outside {
    /// Nobody lives: something may befall what lies on the disk.
    pub(crate) fn befall(&self) {
        if self.folder.is_some() {
            return self.befall_folder();
        }
        // What is somewhere else is not damaged.
        if self.remote.is_some() {
            return;
        }
        self.disk.settle();
        self.watch.look(&self.disk);
        if self.world.strikes(12, "backup taken") {
            self.at_rest(Outside::back_up);
        }
        if self.backup.borrow().is_some() && self.world.strikes(40, "backup restored") {
            self.at_rest(Outside::restore);
        } else if self.watch.set_aside().is_empty() && self.world.strikes(25, "synced batches lost") {
            self.at_rest(Outside::lose_batches);
        }
        if self.world.strikes(15, "archive damaged") {
            self.at_rest(Outside::lose_piece);
        }
        if self.world.strikes(60, "row damaged") {
            self.damage_row();
        }
    }

    /// Does something in which nothing else strikes.
    fn at_rest(&self, what: impl FnOnce(&Outside)) {
        self.world.stand_still();
        what(self);
        self.world.go_on();
    }

    fn back_up(&self) {
        let folder = temporary();
        put_into(folder.path(), self.disk.whole());
        let (store, _) = match Store::open(folder.path(), self.load()) {
            Ok(opened) => opened,
            Err(why) => return self.world.wrong(format!("a copy of the store does not open: {why}")),
        };
        let made = runtime().block_on(async {
            let made = store.back_up(self.world.now(), KEPT_BACKUPS).await;
            store.close().await;
            made
        });
        match made {
            Ok(made) => {
                let (logs, archived) = (self.watch.logs_on(&self.disk), self.watch.archived());
                self.disk.keeps_all();
                self.backup.replace(Some(Backup { folder, path: made.path, logs, archived }));
            }
            Err(why) => self.world.wrong(format!("no backup was written: {why}")),
        }
    }

    /// A new disk takes the place of the old one, with what the newest backup holds.
    fn restore(&self) {
        let backup = self.backup.borrow();
        let backup = backup.as_ref().expect("there is one");
        let folder = temporary();
        match restore_whole(&backup.path, folder.path()) {
            Ok(restored) if restored.missing.is_empty() => {}
            Ok(restored) => self.world.wrong(format!("a backup lacks {:?}", restored.missing)),
            Err(why) => return self.world.wrong(format!("a backup is not restored: {why}")),
        }
        self.disk.replace(taken_from(folder.path()));
        self.damaged.take();
        self.without_turn.take();
        self.check_taken_up(&backup.logs, true);
    }

    /// The disk has lost what it had said it has: the start refuses it, until somebody accepts the loss.
    fn lose_batches(&self) {
        if !self.disk.lose_synced() {
            return;
        }
        match Store::on(Box::new(self.disk.clone()), self.load()) {
            Err(StoreError::Lost { .. }) => self.world.count("start that was refused"),
            Err(why) => self.world.wrong(format!("synced batches are gone, and the start says {why}")),
            Ok(_) => self.world.wrong("synced batches are gone, and the start says nothing".to_owned()),
        }
        let logs = self.watch.logs_on(&self.disk);
        let folder = temporary();
        put_into(folder.path(), self.disk.whole());
        match accept_loss(folder.path()) {
            Ok(Some(_)) => {}
            Ok(None) => self.world.wrong("batches are gone, and nothing is to be accepted".to_owned()),
            Err(why) => return self.world.wrong(format!("a loss is not accepted: {why}")),
        }
        self.disk.replace(taken_from(folder.path()));
        self.check_taken_up(&logs, false);
    }

    /// The store holds exactly these logs, and life goes on from there.
    pub(crate) fn check_taken_up(&self, logs: &Logs, restored: bool) {
        self.watch.take_up(&self.disk, restored);
        let found = self.watch.logs_on(&self.disk);
        if found != *logs {
            let differs = |id: &&TableId| found.get(*id) != logs.get(*id);
            let tables: Vec<&TableId> = found.keys().chain(logs.keys()).filter(differs).collect();
            self.world.wrong(format!("other entries are there than were kept, at tables {tables:?}"));
        }
    }

    /// What is kept of an archived table is gone or damaged: the start says so, and puts back what a backup has.
    fn lose_piece(&self) {
        let archived = self.watch.archived();
        if archived.is_empty() {
            return;
        }
        let table = *self.world.one_of(&archived);
        self.disk.lose_piece(table);
        let backup = self.backup.borrow();
        let disk = backup.as_ref().map_or(self.disk.clone(), |backup| self.disk.at(backup.folder.path()));
        let (store, _, work) = match Store::on(Box::new(disk), self.load()) {
            Ok(opened) => opened,
            Err(why) => return self.world.wrong(format!("a store of whose archive something is lost does not open: {why}")),
        };
        let look = runtime().block_on(async {
            tokio::spawn(work.run(|| ready(())));
            let look = store.mend_archive(None).await;
            store.close().await;
            look
        });
        let is_kept =
            |backup: &Backup| backup.archived.contains(&table) && backup.logs.get(&table) == self.watch.log(table).as_ref();
        let is_kept = backup.as_ref().is_some_and(is_kept);
        match look {
            Ok(ArchiveLook { put_back, .. }) if put_back == [table] && is_kept => self.watch.check_put_back(&self.disk, table),
            Ok(ArchiveLook { lost, put_back }) if put_back.is_empty() && lost.iter().any(|(it, _)| *it == table) && !is_kept => {
                self.world.count("archived table that no backup has");
                self.watch.sets_aside(table, true);
            }
            look => self.world.wrong(format!("table {table} is lost in the archive, and is {is_kept} in a backup: {look:?}")),
        }
    }

    /// One row of a table is damaged.
    fn damage_row(&self) {
        let tables: Vec<_> = self.watch.tables().iter().map(|it| it.id()).collect();
        let rows = |id: TableId, of: &str| -> Vec<Vec<u8>> {
            let rows = self.disk.rows(&format!("table/{:020}/{of}", id.0));
            rows.into_iter().map(|(key, _)| key).collect()
        };
        // Few tables have starts of turns at a time: one is damaged where there is one.
        let (of, hows) = self.damage();
        let with_rows: Vec<TableId> = tables.into_iter().filter(|id| !rows(*id, of).is_empty()).collect();
        if with_rows.is_empty() {
            return;
        }
        let id = *self.world.one_of(&with_rows);
        let keys = rows(id, of);
        let (key, how) = (self.world.one_of(&keys).clone(), *self.world.one_of(hows));
        self.disk.damage(&key, how);
        if of == "turn/" {
            self.world.count("start of a turn damaged");
            self.without_turn.borrow_mut().insert(id);
        } else {
            self.world.count("table damaged");
            self.damaged.borrow_mut().insert(id);
        }
    }

    /// Which row of a table is damaged, and how it can be. What stands in an entry is read with its log; what stands in a start
    /// of a turn, when its board is looked at.
    fn damage(&self) -> (&'static str, &'static [Damage]) {
        match self.world.below(5) {
            0 | 1 => ("now", &[Damage::Unreadable, Damage::Gone, Damage::Torn]),
            2 | 3 => ("entry/", &[Damage::Unreadable, Damage::Gone]),
            _ => ("turn/", &[Damage::Unreadable, Damage::Gone]),
        }
    }
}
