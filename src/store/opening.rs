//! Opening the rows so that nothing is lost by it.
//!
//! sled rewrites a folder when it opens it: it cuts off what it takes for torn, empties the segments nothing points to
//! any more, and writes a new `snap.*` file. Without that file it may later find no row at all in what is left, although
//! all rows are there. So the folder is copied first, and the copy is kept until sled has opened it and its new `snap.*`
//! file has a second copy; an opening that was cut short begins again from the copy. When sled refuses, or finds fewer
//! batches than were written, other ways are tried from the copy: without sled's `conf`, with the second copy of the
//! `snap.*` file, then without any. The way that finds most is taken. Deliberately absent: what the rows mean.
//!
//! ```text
//! pergola-data/
//!   store/                     sled's files, and second-snap.0123456789ABCDEF
//!   store.copying/             a copy that is being made
//!   store.before/              the store as it was before it is opened
//!   store.damaged/             the same, kept because rows are missing
//!   store.gone/                a copy that is being removed
//! ```

use std::{
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use super::{
    DiskError,
    disk::{CONFIGURATION, DATABASE, LEAST_ROOM, RELEASE, SNAPSHOT, SledDisk, move_aside, sync_folder, system},
    room::{self, NoRoom},
    scan,
};

/// Stands before the name of the second copy of a `snap.*` file.
const SECOND: &str = "second-";

/// How a store is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// With the `snap.*` file that lies there.
    AsItIs,
    /// Without the file in which sled notes how it was set up: it writes a new one.
    WithoutConfiguration,
    /// With the second copy of the `snap.*` file.
    WithSecondCopy,
    /// Without any, from the log alone.
    FromTheLog,
}

impl Way {
    const ALL: [Way; 4] = [Way::AsItIs, Way::WithoutConfiguration, Way::WithSecondCopy, Way::FromTheLog];

    /// Makes the folder ready to be opened in this way, and gives the files that were moved aside.
    fn prepare(self, rows: &Path) -> Result<Vec<PathBuf>, DiskError> {
        match self {
            Way::AsItIs => Ok(Vec::new()),
            Way::WithoutConfiguration => move_aside(rows, CONFIGURATION),
            Way::WithSecondCopy => {
                let moved = move_aside(rows, SNAPSHOT)?;
                for second in files_named(rows, &format!("{SECOND}{SNAPSHOT}"))? {
                    let name = second.trim_start_matches(SECOND).to_owned();
                    copy_file(&rows.join(&second), &rows.join(name)).map_err(system)?;
                }
                Ok(moved)
            }
            Way::FromTheLog => move_aside(rows, SNAPSHOT),
        }
    }
}

/// A store that is being opened, with the copies beside it.
struct Opening<'a> {
    rows: &'a Path,
}

/// Whether there is a store, or the copy of one whose opening was cut short.
pub(super) fn is_there(rows: &Path) -> bool {
    [rows, &rows.with_extension("before")].into_iter().any(|folder| folder.join(DATABASE).exists())
}

/// Opens a store that held at least so many batches, or makes it if it is missing. The answer has the torn files that were
/// moved aside.
///
/// # Errors
/// When it cannot be read in any way, or the disk does not read or write; the store is then as it was.
pub(super) fn open(rows: &Path, written: u64) -> Result<(SledDisk, Vec<PathBuf>), DiskError> {
    let opening = Opening { rows };
    opening.take_back()?;
    if let Err(why) = opening.copy() {
        tracing::warn!(%why, "the store cannot be copied before it is opened");
        return opening.without_copy();
    }
    opening.in_the_best_way(written)
}

/// Copies a store that nobody writes to at the moment, unless there is such a copy.
pub(super) fn keep_copy(rows: &Path, name: &str) -> Result<(), DiskError> {
    let opening = Opening { rows };
    let (copying, copy) = (opening.beside("copying"), opening.beside(name));
    if copy.is_dir() {
        return Ok(());
    }
    let copied = copy_rows(rows, &copying).and_then(|()| fs::rename(&copying, copy).map_err(system));
    if let Err(error) = copied {
        let error = error.within(rows);
        remove(&copying).map_err(system)?;
        return Err(DiskError::System(format!("there is no copy of the store before it is rewritten: {error}")));
    }
    opening.sync()
}

/// Copies a store that nobody writes to at the moment; what was copied when there is no room stays. Of one whose opening was
/// cut short the copy is copied from which it would be opened again.
pub(super) fn copy_rows(rows: &Path, to: &Path) -> Result<(), DiskError> {
    copy_folder(&to_be_opened(rows), to).map_err(system)
}

/// The bytes of what [`copy_rows`] copies.
pub(super) fn bytes_of(rows: &Path) -> io::Result<u64> {
    bytes_in(&to_be_opened(rows))
}

/// Where the rows are that the next opening begins from.
fn to_be_opened(rows: &Path) -> PathBuf {
    Some(rows.with_extension("before")).filter(|before| before.is_dir()).unwrap_or_else(|| rows.to_owned())
}

fn bytes_in(folder: &Path) -> io::Result<u64> {
    let files = fs::read_dir(folder)?.map(|file| {
        let file = file?;
        if file.file_type()?.is_dir() { bytes_in(&file.path()) } else { Ok(file.metadata()?.len()) }
    });
    files.sum()
}

impl Opening<'_> {
    /// Tries the ways one after the other, each on the store as it was.
    fn in_the_best_way(&self, written: u64) -> Result<(SledDisk, Vec<PathBuf>), DiskError> {
        let mut best: Option<(u64, Way)> = None;
        let mut refused = None;
        for way in Way::ALL {
            if way != Way::AsItIs {
                self.put_back()?;
            }
            let moved = way.prepare(self.rows)?;
            match SledDisk::open(self.rows) {
                Ok(disk) => {
                    let found = scan::written(&disk).unwrap_or(0);
                    if found >= written {
                        self.finish(None)?;
                        return Ok((disk, moved));
                    }
                    tracing::warn!(?way, found, written, "opened in this way, the store lacks batches");
                    if best.is_none_or(|(most, _)| found > most) {
                        best = Some((found, way));
                    }
                }
                // A damaged `conf` reads as that of a store set up otherwise.
                Err(why @ (DiskError::Damaged(_) | DiskError::Refused(_))) => refused = refused.or(Some(why)),
                Err(error @ (DiskError::System(_) | DiskError::Full(_))) => return Err(error),
            }
        }
        self.put_back()?;
        let Some((_, way)) = best else {
            self.let_go(None)?;
            return Err(refused.expect("a way that does not open was refused"));
        };
        let moved = way.prepare(self.rows)?;
        let disk = SledDisk::open(self.rows)?;
        self.finish(Some("damaged"))?;
        Ok((disk, moved))
    }

    /// Opens a store of which no copy can be made, unless sled would have to do so without its `snap.*` file.
    fn without_copy(&self) -> Result<(SledDisk, Vec<PathBuf>), DiskError> {
        let is_bare = files_named(self.rows, SNAPSHOT)?.is_empty();
        if is_bare && !files_named(self.rows, SECOND)?.is_empty() {
            return Err(DiskError::Damaged("sled's snapshot is missing, and there is no room to try without it".to_owned()));
        }
        Ok((SledDisk::open(self.rows)?, Vec::new()))
    }

    fn beside(&self, word: &str) -> PathBuf {
        self.rows.with_extension(word)
    }

    /// Takes the store back as it was before an opening that was cut short: nobody was told of anything since.
    fn take_back(&self) -> Result<(), DiskError> {
        for leftover in ["copying", "gone"] {
            remove(&self.beside(leftover)).map_err(system)?;
        }
        let before = self.beside("before");
        if before.is_dir() {
            remove(self.rows).map_err(system)?;
            fs::rename(before, self.rows).map_err(system)?;
            self.sync()?;
        }
        Ok(())
    }

    /// Copies the store as it is now; a new one is as empty as its copy.
    fn copy(&self) -> Result<(), DiskError> {
        fs::create_dir_all(self.rows).map_err(system)?;
        wait_for_release(&self.rows.join(DATABASE)).map_err(system)?;
        self.check_room()?;
        let copying = self.beside("copying");
        let copied = copy_folder(self.rows, &copying).and_then(|()| fs::rename(&copying, self.beside("before")));
        if let Err(error) = copied {
            remove(&copying).map_err(system)?;
            return Err(system(error));
        }
        self.sync()
    }

    /// Refuses a copy that would leave too little room for the store to go on.
    fn check_room(&self) -> Result<(), DiskError> {
        let within = self.rows.parent().unwrap_or(Path::new("."));
        let needed = bytes_in(self.rows).map_err(system)? + LEAST_ROOM;
        match room::free(within) {
            Some(free) if free < needed => Err(DiskError::Full(NoRoom::within(within, Some(needed)))),
            _ => Ok(()),
        }
    }

    /// Puts the copy in the place of the store; the copy stays.
    fn put_back(&self) -> Result<(), DiskError> {
        remove(self.rows).and_then(|()| copy_folder(&self.beside("before"), self.rows)).map_err(system)
    }

    /// Makes the second copy of the `snap.*` file, and lets go of the copy of the store.
    fn finish(&self, kept_as: Option<&str>) -> Result<(), DiskError> {
        if let Err(why) = self.copy_snapshot() {
            tracing::warn!(%why, "there is no second copy of sled's snapshot");
        }
        self.let_go(kept_as)
    }

    /// Removes the copy of the store, or keeps it under another name unless an earlier one is kept there.
    fn let_go(&self, kept_as: Option<&str>) -> Result<(), DiskError> {
        // A store that is missing leaves nothing that is worth keeping in the place of another.
        let is_there = self.beside("before").join(DATABASE).exists();
        let kept = kept_as.map(|word| self.beside(word)).filter(|path| is_there && !path.exists());
        let gone = self.beside("gone");
        fs::rename(self.beside("before"), kept.as_ref().unwrap_or(&gone)).map_err(system)?;
        self.sync()?;
        if let Some(kept) = kept {
            tracing::error!(path = %kept.display(), "the store lacks batches; it is kept there as it was found");
        }
        remove(&gone).map_err(system)
    }

    /// The newest `snap.*` file is copied, and older copies are removed.
    fn copy_snapshot(&self) -> Result<(), DiskError> {
        let older = files_named(self.rows, SECOND)?;
        let Some(newest) = files_named(self.rows, SNAPSHOT)?.pop() else { return Ok(()) };
        let second = format!("{SECOND}{newest}");
        let unfinished = self.rows.join(format!("unfinished-{newest}"));
        copy_file(&self.rows.join(&newest), &unfinished).map_err(system)?;
        fs::rename(unfinished, self.rows.join(&second)).map_err(system)?;
        for name in older.iter().filter(|name| **name != second) {
            fs::remove_file(self.rows.join(name)).map_err(system)?;
        }
        sync_folder(self.rows)
    }

    fn sync(&self) -> Result<(), DiskError> {
        self.rows.parent().map_or(Ok(()), sync_folder)
    }
}

/// The names of the folder's files that begin like this, in order.
fn files_named(folder: &Path, beginning: &str) -> Result<Vec<String>, DiskError> {
    let mut names = Vec::new();
    for file in fs::read_dir(folder).map_err(system)? {
        let name = file.map_err(system)?.file_name().to_string_lossy().into_owned();
        names.extend(Some(name).filter(|name| name.starts_with(beginning)));
    }
    names.sort();
    Ok(names)
}

/// sled's last threads in this process hold the file for a moment after it was closed.
fn wait_for_release(database: &Path) -> io::Result<()> {
    let begun = Instant::now();
    let file = match File::open(database) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        opened => opened?,
    };
    loop {
        match file.try_lock() {
            Ok(()) => return file.unlock(),
            Err(TryLockError::WouldBlock) if begun.elapsed() < RELEASE => std::thread::sleep(Duration::from_millis(10)),
            Err(TryLockError::WouldBlock) => return Err(io::ErrorKind::ResourceBusy.into()),
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
}

/// Copies a folder with everything in it, and syncs it.
fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    super::folder::make(to)?;
    for file in fs::read_dir(from)? {
        let file = file?;
        let to = to.join(file.file_name());
        if file.file_type()?.is_dir() { copy_folder(&file.path(), &to)? } else { copy_file(&file.path(), &to)? }
    }
    File::open(to)?.sync_all()
}

fn copy_file(from: &Path, to: &Path) -> io::Result<()> {
    fs::copy(from, to)?;
    File::open(to)?.sync_all()
}

fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
