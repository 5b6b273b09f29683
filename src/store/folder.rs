//! The data folder: what lies in it, and that one process has it.
//!
//! ```text
//! pergola-data/
//!   lock             held by the process that runs on the folder
//!   database         there if the rows are in a database, and only the socket and the backups are here
//!   written          how many batches were written, the numbers of the next table and person, and how many entries each
//!                    table has, should some be gone
//!   pergola.sock     where that process is asked for backups and exports
//!   store/           the rows: sled's files; beside it the copies that `opening` makes, and one of each earlier form
//!   store.unfinished/   a store that is being restored
//!   archive/         tables that have ended, a thousand to a folder: archive/0/17.packed
//!   ward-1/          the folder of whoever plays in another ward of a database than the first, and so on
//!   backups/         pergola-2026-11-21T03-00-00Z.jsonl and so on, and finished-2026-11-21T03-00-00Z-1.jsonl, which they share
//! ```

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File, TryLockError},
    io::{self, Write},
    os::unix::fs::{DirBuilderExt, MetadataExt},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use pergola_table::TableId;

use super::{
    StoreError,
    disk::{sync_folder, system},
    ground::{Acknowledged, Disk, DiskError, Ground, Noted, OpenedRows},
    noted, opening,
    room::{self, NoRoom},
};

/// Where the rows are.
pub(super) const ROWS: &str = "store";
/// Held by the process that runs on the folder.
pub(super) const LOCK: &str = "lock";
/// Where the number of batches is noted.
pub(super) const WRITTEN: &str = "written";
/// What says that the rows are in a database.
const DATABASE: &str = "database";
/// Where the archived tables are.
pub(super) const ARCHIVE: &str = "archive";
/// How long a lock may be handed on to a process that lets go of it as soon as it runs.
const HANDED_ON: Duration = Duration::from_millis(250);
/// Where the backups are.
pub(super) const BACKUPS: &str = "backups";

/// A data folder that nobody else has while this value lives, whatever lies in it.
pub(super) struct LockedFolder {
    path: PathBuf,
    lock: File,
}

impl LockedFolder {
    /// Takes the folder, which is made if it is missing, readable by its owner alone.
    pub(super) fn take(path: &Path) -> Result<LockedFolder, StoreError> {
        let file = path.ancestors().find(|it| it.exists()).filter(|it| !it.is_dir());
        if let Some(file) = file {
            return Err(StoreError::NoFolder { path: file.to_owned() });
        }
        make(path).map_err(|error| file_error(path, &error))?;
        let lock = open(path, LOCK)?;
        take_lock(&lock, path)?;
        Ok(LockedFolder { path: path.to_owned(), lock })
    }

    /// The same for a folder that stands beside a database, which from now on has no store of its own.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "without databases no folder stands beside one"))]
    pub(super) fn beside(path: &Path) -> Result<LockedFolder, StoreError> {
        let taken = LockedFolder::take(path)?;
        let has_been_written = fs::metadata(path.join(WRITTEN)).is_ok_and(|it| it.len() > 0);
        if has_been_written || path.join(ROWS).exists() {
            return Err(StoreError::OwnStore { folder: path.to_owned() });
        }
        open(path, DATABASE)?;
        Ok(taken)
    }
}

/// Refuses a folder that stands beside a database: a store that was made in it would be taken for the one that is there.
pub(super) fn check_not_beside(path: &Path) -> Result<(), StoreError> {
    if path.join(DATABASE).exists() { Err(StoreError::BesideDatabase { folder: path.to_owned() }) } else { Ok(()) }
}

/// The same with the rows of a store.
pub(super) struct HeldFolder {
    path: PathBuf,
    lock: File,
    written: File,
}

impl HeldFolder {
    /// Takes the folder, which is made if it is missing, readable by its owner alone.
    pub(super) fn take(path: &Path) -> Result<HeldFolder, StoreError> {
        let LockedFolder { path, lock } = LockedFolder::take(path)?;
        check_not_beside(&path)?;
        let written = open(&path, WRITTEN)?;
        Ok(HeldFolder { path, lock, written })
    }

    /// Leaves the folder as empty as it was taken; for a folder that gets no store after all.
    pub(super) fn remove_files(self) {
        for name in [LOCK, WRITTEN] {
            match fs::remove_file(self.path.join(name)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    tracing::warn!(%error, name, "a file stays in the data folder");
                }
                _ => {}
            }
        }
    }

    /// Where an archived table is. No folder has too many files.
    fn archived(&self, TableId(table): TableId) -> PathBuf {
        self.path.join(ARCHIVE).join(format!("{}", table / 1_000)).join(format!("{table}.packed"))
    }

    /// The tables of which a piece lies in the archive, by the names of its files.
    pub(super) fn pieces(&self) -> BTreeSet<TableId> {
        let files = |folder: &Path| fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
        let pieces = files(&self.path.join(ARCHIVE)).flat_map(|folder| files(&folder).collect::<Vec<_>>());
        let number = |file: &PathBuf| file.file_name()?.to_str()?.strip_suffix(".packed")?.parse().ok().map(TableId);
        let is_in_place = |file: &PathBuf| number(file).is_some_and(|table| self.archived(table) == *file);
        pieces.filter(is_in_place).filter_map(|file| number(&file)).collect()
    }

    /// Where the rows are.
    pub(super) fn rows(&self) -> PathBuf {
        self.path.join(ROWS)
    }
}

impl Ground for HeldFolder {
    fn keep_copy(&self, name: &str) -> Result<(), DiskError> {
        opening::keep_copy(&self.rows(), name).map_err(|error| error.within(&self.path))
    }

    fn open(&self, written: u64) -> Result<OpenedRows, DiskError> {
        let (disk, moved_aside) = opening::open(&self.rows(), written).map_err(|error| error.within(&self.path))?;
        Ok(OpenedRows { disk: Box::new(disk), moved_aside })
    }

    fn open_again(&self, written: u64) -> Result<OpenedRows, DiskError> {
        let (disk, moved_aside) = opening::open_again(&self.rows(), written).map_err(|error| error.within(&self.path))?;
        Ok(OpenedRows { disk: Box::new(disk), moved_aside })
    }

    fn past_damage(&self) -> Result<Option<Box<dyn Disk>>, DiskError> {
        let read = opening::past_damage(&self.rows(), self.noted().batches)?;
        Ok(read.map(|rows| Box::new(rows) as Box<dyn Disk>))
    }

    fn mend(&self) -> Result<OpenedRows, DiskError> {
        let rows = self.rows();
        let read = opening::past_damage(&rows, self.noted().batches)?.unwrap_or_default();
        let disk = opening::replace(&rows, read.rows).map_err(|error| error.within(&self.path))?;
        Ok(OpenedRows { disk: Box::new(disk), moved_aside: Vec::new() })
    }

    fn keep(&self, table: TableId, piece: &[u8]) -> Result<(), DiskError> {
        let file = self.archived(table);
        let (folder, unfinished) = (file.parent().expect("it has a folder"), file.with_extension("unfinished"));
        make(folder).map_err(system)?;
        let written = File::create(&unfinished).and_then(|mut file| {
            file.write_all(piece)?;
            file.sync_all()
        });
        written.and_then(|()| fs::rename(&unfinished, &file)).map_err(system)?;
        sync_folder(folder)?;
        sync_folder(&self.path.join(ARCHIVE))?;
        sync_folder(&self.path)
    }

    fn kept(&self, table: TableId) -> Result<Option<Vec<u8>>, DiskError> {
        match fs::read(self.archived(table)) {
            Ok(piece) => Ok(Some(piece)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(system(error)),
        }
    }

    fn noted(&self) -> Noted {
        noted::read(&self.written)
    }

    fn note(&self, noted: Noted) {
        if let Err(error) = noted::write(&self.written, noted) {
            tracing::warn!(%error, "the number of batches is not noted");
        }
    }

    fn acknowledged(&self) -> BTreeMap<TableId, Acknowledged> {
        noted::read_tables(&self.written)
    }

    fn acknowledge(&self, tables: &BTreeMap<TableId, Acknowledged>) {
        if let Err(error) = noted::write_tables(&self.written, tables) {
            tracing::warn!(%error, "what was acknowledged of tables is not noted");
        }
    }

    fn path(&self) -> &Path {
        &self.path
    }

    fn is_in_place(&self) -> bool {
        is_at(&self.lock, &self.path.join(LOCK))
    }
}

/// A data folder that stays as it is, and that nobody else has while this value lives, as far as that can be seen.
pub(super) struct FolderToRead {
    path: PathBuf,
    /// What keeps others away; a folder that cannot be written and never was run on has none.
    _lock: Option<File>,
    pub(super) noted: Noted,
    pub(super) acknowledged: BTreeMap<TableId, Acknowledged>,
}

impl FolderToRead {
    /// Takes the folder as it lies there. Nothing is written to it.
    pub(super) fn take(path: &Path) -> Result<FolderToRead, StoreError> {
        let lock = open_to_read(&path.join(LOCK))?;
        if let Some(lock) = &lock {
            take_lock(lock, path)?;
        }
        let written = open_to_read(&path.join(WRITTEN))?;
        let noted = written.as_ref().map(noted::read).unwrap_or_default();
        let acknowledged = written.as_ref().map(noted::read_tables).unwrap_or_default();
        Ok(FolderToRead { path: path.to_owned(), _lock: lock, noted, acknowledged })
    }

    /// Where the rows are.
    pub(super) fn rows(&self) -> PathBuf {
        self.path.join(ROWS)
    }

    /// Where the archived tables are.
    pub(super) fn archive(&self) -> PathBuf {
        self.path.join(ARCHIVE)
    }
}

/// Takes the lock of a folder. Whoever starts another process while it has the folder hands the lock on for a moment.
fn take_lock(lock: &File, folder: &Path) -> Result<(), StoreError> {
    let begun = Instant::now();
    loop {
        match lock.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) if begun.elapsed() < HANDED_ON => std::thread::sleep(Duration::from_millis(10)),
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { folder: folder.to_owned() }),
            Err(TryLockError::Error(error)) => return Err(file_error(&folder.join(LOCK), &error)),
        }
    }
}

/// Whether this file is the one that lies there.
pub(super) fn is_at(file: &File, path: &Path) -> bool {
    let same = |one: &fs::Metadata, other: &fs::Metadata| (one.dev(), one.ino()) == (other.dev(), other.ino());
    matches!((file.metadata(), fs::metadata(path)), (Ok(held), Ok(found)) if same(&held, &found))
}

fn open(folder: &Path, name: &str) -> Result<File, StoreError> {
    let path = folder.join(name);
    let file = File::options().create(true).read(true).write(true).truncate(false).open(&path);
    file.map_err(|error| match error.kind() {
        io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => {
            StoreError::ReadOnly { folder: folder.to_owned(), why: error.to_string() }
        }
        _ => file_error(&path, &error),
    })
}

fn open_to_read(path: &Path) -> Result<Option<File>, StoreError> {
    match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        opened => opened.map(Some).map_err(|error| file_error(path, &error)),
    }
}

/// What the system says of a file or folder.
pub(super) fn file_error(path: &Path, error: &io::Error) -> StoreError {
    let why = if room::is_full(error) { NoRoom::within(path, None).to_string() } else { error.to_string() };
    StoreError::File { path: path.to_owned(), why }
}

/// Makes a folder that only its owner can look into.
pub(super) fn make(path: &Path) -> io::Result<()> {
    fs::DirBuilder::new().recursive(true).mode(0o700).create(path)
}
