//! Rows on the disk, in sled.
//!
//! The only module that names sled. It keeps one tree, and what was written is on the disk when [`Disk::sync`] returns; a
//! folder is opened through `opening`, which keeps sled from losing what it holds. Two habits of sled need
//! care. Its flush asks the system only to begin writing (`sync_file_range`), so the database file is synced here. And a
//! page that does not fit into a quarter of a segment leaves that file for one that nobody syncs; a page holds up to 20
//! rows, so segments are large enough for 20 rows of the greatest size. And it panics at some damage: that is an error like
//! its others here. Deliberately absent: sled's own flushing thread, which would write between two syncs.

use std::{
    any::Any,
    cell::Cell,
    collections::BTreeMap,
    fs::{self, File},
    ops::Range,
    panic::{self, AssertUnwindSafe},
    path::{Path, PathBuf},
    sync::Once,
    time::{Duration, Instant},
};

use super::{
    folder::is_at,
    ground::{Disk, DiskError, Rows, StoredRow},
    room::{self, NoRoom},
};

/// The most bytes a row may have.
pub const MOST_BYTES: usize = 64 << 10;

/// Bytes of a segment of the database file. A page leaves the file when it is greater than a quarter of it.
pub(super) const SEGMENT_BYTES: usize = 8 << 20;
/// A page is split at more than 16 rows, and takes in at most 3 of a neighbour.
const MOST_ROWS_OF_A_PAGE: usize = 20;
const _: () = assert!((MOST_BYTES + 256) * MOST_ROWS_OF_A_PAGE < SEGMENT_BYTES / 4);
/// A batch is written when it has this many bytes: half a segment, so that sled never reuses a segment between two syncs.
pub(super) const ENOUGH_BYTES: usize = SEGMENT_BYTES / 2;
/// Bytes that have to be free for the store to go on. A batch that does not fit into what is left of a segment fills it up and
/// begins the next; as much may lie in what was begun before and is given back only when it succeeds.
pub(super) const LEAST_ROOM: u64 = 4 * SEGMENT_BYTES as u64;
/// Bytes of pages kept in memory.
const CACHE_BYTES: u64 = 64 << 20;
/// How long sled's last threads may keep the database file after it was closed.
pub(super) const RELEASE: Duration = Duration::from_secs(5);

/// The database file.
pub(super) const DATABASE: &str = "db";
/// Where sled notes how it was set up, which is always the same here.
pub(super) const CONFIGURATION: &str = "conf";
/// How the names of the files begin that sum up the database file for the next opening.
pub(super) const SNAPSHOT: &str = "snap.";

/// Rows on the disk, in the order of their keys.
pub(super) struct SledDisk {
    folder: PathBuf,
    db: ::sled::Db,
    /// The database file, to be synced.
    file: File,
}

impl SledDisk {
    /// Opens the folder, or makes it.
    pub(super) fn open(folder: &Path) -> Result<SledDisk, DiskError> {
        SledDisk::opened(folder).map_err(|error| error.within(folder))
    }

    fn opened(folder: &Path) -> Result<SledDisk, DiskError> {
        fs::create_dir_all(folder).map_err(system)?;
        let db = guarded(|| open_when_released(folder))?;
        let file = File::options().write(true).open(folder.join(DATABASE)).map_err(system)?;
        file.sync_all().map_err(system)?;
        File::open(folder.join(CONFIGURATION)).and_then(|file| file.sync_all()).map_err(system)?;
        sync_folder(folder)?;
        Ok(SledDisk { folder: folder.to_owned(), db, file })
    }

    /// Asks sled. A full disk may be met at anything: sled also writes when it is asked for what it holds.
    fn ask<T>(&self, ask: impl FnOnce() -> Result<T, DiskError>) -> Result<T, DiskError> {
        guarded(ask).map_err(|error| error.within(&self.folder))
    }
}

impl Disk for SledDisk {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, DiskError> {
        self.ask(|| Ok(self.db.get(key)?.map(|bytes| bytes.to_vec())))
    }

    fn range(&self, range: Range<Vec<u8>>) -> Result<Vec<StoredRow>, DiskError> {
        // An iterator that has met a page it cannot read gives the same error for ever: the first one ends it.
        let copied = |row: Result<(::sled::IVec, ::sled::IVec), ::sled::Error>| {
            row.map(|(key, bytes)| (key.to_vec(), bytes.to_vec())).map_err(DiskError::from)
        };
        self.ask(|| self.db.range(range).map(copied).collect())
    }

    fn readable(&self, range: Range<Vec<u8>>) -> (Vec<StoredRow>, Option<DiskError>) {
        let mut rows = BTreeMap::new();
        let mut take = |row: Option<Result<(::sled::IVec, ::sled::IVec), ::sled::Error>>| match row.transpose()? {
            Some((key, bytes)) => Ok(rows.insert(key.to_vec(), bytes.to_vec()).is_none()),
            None => Ok(false),
        };
        let mut forth = self.db.range(range.clone());
        let hindered = loop {
            match guarded(|| take(forth.next())) {
                Ok(true) => {}
                Ok(false) => break None,
                Err(error) => break Some(error),
            }
        };
        // What lies behind a page that cannot be read is met from the end.
        let mut back = self.db.range(range);
        while hindered.is_some() && guarded(|| take(back.next_back())).is_ok_and(|more| more) {}
        (rows.into_iter().collect(), hindered)
    }

    fn first_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
        self.ask(|| Ok(self.db.range(range).next().transpose()?.map(|(key, _)| key.to_vec())))
    }

    fn last_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
        self.ask(|| Ok(self.db.range(range).next_back().transpose()?.map(|(key, _)| key.to_vec())))
    }

    fn write(&self, rows: &Rows) -> Result<(), DiskError> {
        let mut batch = ::sled::Batch::default();
        for (key, bytes) in rows {
            match bytes {
                Some(bytes) => {
                    assert!(bytes.len() <= MOST_BYTES, "a row of {} bytes leaves the file that is synced", bytes.len());
                    batch.insert(key.as_slice(), bytes.as_slice());
                }
                None => batch.remove(key.as_slice()),
            }
        }
        self.ask(|| Ok(self.db.apply_batch(batch)?))
    }

    fn sync(&self) -> Result<(), DiskError> {
        self.ask(|| {
            self.db.flush()?;
            self.file.sync_data().map_err(system)
        })
    }

    fn is_in_place(&self) -> bool {
        is_at(&self.file, &self.folder.join(DATABASE))
    }
}

impl From<::sled::Error> for DiskError {
    fn from(error: ::sled::Error) -> DiskError {
        match error {
            ::sled::Error::Io(cause) => system(cause),
            ::sled::Error::Corruption { .. } => DiskError::Damaged(error.to_string()),
            other => DiskError::Refused(other.to_string()),
        }
    }
}

thread_local! {
    /// Whether this thread is within sled, so that a panic is answered and not printed.
    static WITHIN_SLED: Cell<bool> = const { Cell::new(false) };
}

/// Asks sled; what it panics with is an answer like its errors.
fn guarded<T>(ask: impl FnOnce() -> Result<T, DiskError>) -> Result<T, DiskError> {
    static QUIET: Once = Once::new();
    QUIET.call_once(|| {
        let print = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if !WITHIN_SLED.get() {
                print(panic);
            }
        }));
    });
    WITHIN_SLED.set(true);
    let answer = panic::catch_unwind(AssertUnwindSafe(ask));
    WITHIN_SLED.set(false);
    answer.unwrap_or_else(|panicked| Err(DiskError::Damaged(said(&*panicked))))
}

/// What a panic says.
fn said(panicked: &(dyn Any + Send)) -> String {
    let text = panicked.downcast_ref::<String>().map(String::as_str).or_else(|| panicked.downcast_ref::<&str>().copied());
    text.unwrap_or("sled gave up").lines().next().unwrap_or_default().to_owned()
}

/// Syncs a folder, so that the names in it are on the disk.
pub(super) fn sync_folder(folder: &Path) -> Result<(), DiskError> {
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(system)
}

/// Opens the database. sled locks its file; as the caller holds the data folder's own lock, a lock met here is that of
/// sled's last threads in this process, which end soon.
fn open_when_released(folder: &Path) -> Result<::sled::Db, DiskError> {
    let begun = Instant::now();
    loop {
        let config =
            ::sled::Config::new().path(folder).segment_size(SEGMENT_BYTES).cache_capacity(CACHE_BYTES).flush_every_ms(None);
        match config.open() {
            Err(::sled::Error::Io(cause))
                if cause.to_string().contains("could not acquire lock") && begun.elapsed() < RELEASE =>
            {
                std::thread::sleep(Duration::from_millis(10));
            }
            opened => return Ok(opened?),
        }
    }
}

/// Gives each file whose name begins like this a name sled does not look for.
pub(super) fn move_aside(folder: &Path, beginning: &str) -> Result<Vec<PathBuf>, DiskError> {
    let mut moved = Vec::new();
    for file in fs::read_dir(folder).map_err(system)? {
        let name = file.map_err(system)?.file_name().to_string_lossy().into_owned();
        if !name.starts_with(beginning) {
            continue;
        }
        let aside = (1..).map(|n| folder.join(format!("torn-{n}-{name}"))).find(|path| !path.exists());
        let aside = aside.expect("numbers do not end");
        fs::rename(folder.join(name), &aside).map_err(system)?;
        moved.push(aside);
    }
    sync_folder(folder)?;
    Ok(moved)
}

/// What the system says.
pub(super) fn system(error: std::io::Error) -> DiskError {
    if room::is_full(&error) {
        return DiskError::Full(NoRoom { folder: None, free: None, needed: Some(LEAST_ROOM) });
    }
    DiskError::System(error.to_string())
}
