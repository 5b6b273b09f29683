//! Opening the rows so that nothing is lost by it.
//!
//! sled rewrites a folder when it opens it: it cuts off what it takes for torn, empties the segments nothing points to
//! any more, and writes a new `snap.*` file. Without that file it may later find no row at all in what is left, although
//! all rows are there. So the folder is copied first, and the copy is kept until sled has opened it and its new `snap.*`
//! file has a second copy; an opening that was cut short begins again from the copy, and one that the disk ends leaves nothing
//! behind: no start opens a store for whose copy there is no room. When sled refuses, or finds fewer
//! batches than were written, other ways are tried from the copy: without sled's `conf`, with the second copy of the
//! `snap.*` file, then without any; and last the rows are read past what is damaged and written into a new store (`pages`).
//! The way that finds most is taken. Deliberately absent: what the rows mean.
//!
//! ```text
//! pergola-data/
//!   store/                     sled's files, and second-snap.0123456789ABCDEF
//!   store.copying/             a copy that is being made
//!   store.before/              the store as it was before it is opened
//!   store.damaged/             the same, kept because rows are missing
//!   store.mended/              a new store in the place of a damaged one, which is being written
//!   store.gone/                a copy that is being removed
//! ```

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

use super::{
    DiskError,
    disk::{CONFIGURATION, DATABASE, ENOUGH_BYTES, LEAST_ROOM, SNAPSHOT, SledDisk, move_aside, sync_folder, system},
    files::{bytes_in, copy_file, copy_folder, files_named, remove, wait_for_release},
    ground::{Disk, Rows},
    pages::{self, RowsOfPages},
    room::{self, NoRoom},
    scan,
};

/// Stands before the name of the second copy of a `snap.*` file.
const SECOND: &str = "second-";
/// Where a new store is written that takes the place of a damaged one.
const MENDED: &str = "mended";

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
    let folders = [rows, &rows.with_extension("before"), &rows.with_extension(MENDED)];
    folders.into_iter().any(|folder| folder.join(DATABASE).exists())
}

/// What can be read past what is damaged of a store that held at least so many batches; nothing where there is no database
/// file. Of a last batch that is torn nothing is taken, unless it was acknowledged: then it was whole, and is damaged.
pub(super) fn past_damage(rows: &Path, written: u64) -> Result<Option<RowsOfPages>, DiskError> {
    let read = |with_torn_batch: bool| match pages::read(&rows.join(DATABASE), with_torn_batch) {
        Ok(read) => Ok(Some(read)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(system(error)),
    };
    let knows = |read: &Option<RowsOfPages>| read.as_ref().map_or(Ok(0), |read| scan::written(read));
    let whole = read(false)?;
    if knows(&whole)? >= written {
        return Ok(whole);
    }
    let torn = read(true)?;
    Ok(if knows(&torn)? == written { torn } else { whole })
}

/// Puts a new store with these rows in the place of one that nobody has open, which is kept as it is.
pub(super) fn replace(rows: &Path, with: BTreeMap<Vec<u8>, Vec<u8>>) -> Result<SledDisk, DiskError> {
    let opening = Opening { rows };
    let mended = opening.beside(MENDED);
    remove(&mended).map_err(system)?;
    wait_for_release(&rows.join(DATABASE)).map_err(system)?;
    if let Err(error) = write_new(&mended, with) {
        remove(&mended).map_err(system)?;
        return Err(error);
    }
    opening.put_aside()?;
    fs::rename(&mended, rows).map_err(system)?;
    opening.sync()?;
    remove(&opening.beside("gone")).map_err(system)?;
    SledDisk::open(rows)
}

/// Writes a store.
fn write_new(to: &Path, rows: BTreeMap<Vec<u8>, Vec<u8>>) -> Result<(), DiskError> {
    let disk = SledDisk::open(to)?;
    let mut waiting = Rows::new();
    for (key, bytes) in rows {
        waiting.insert(key, Some(bytes));
        if waiting.values().flatten().map(Vec::len).sum::<usize>() >= ENOUGH_BYTES {
            disk.write(&std::mem::take(&mut waiting))?;
            disk.sync()?;
        }
    }
    disk.write(&waiting)?;
    disk.sync()
}

/// Opens a store that held at least so many batches, or makes it if it is missing. The answer has the torn files that were
/// moved aside.
///
/// # Errors
/// When it cannot be read in any way, there is no room for its copy, or the disk does not read or write; the store is then as it
/// was, without a copy beside it.
pub(super) fn open(rows: &Path, written: u64) -> Result<(SledDisk, Vec<PathBuf>), DiskError> {
    open_where(rows, written, |why| match why {
        DiskError::Full(_) => false,
        // A disk that does not read all of it may still read what is needed.
        DiskError::System(_) | DiskError::Damaged(_) | DiskError::Refused(_) => true,
    })
}

/// Opens a store again that this process had open when the disk did not write. It is opened without a copy where there is no
/// room for one: what is needed for that is not more than to go on.
///
/// # Errors
/// When it cannot be read in any way, or the disk does not read or write.
pub(super) fn open_again(rows: &Path, written: u64) -> Result<(SledDisk, Vec<PathBuf>), DiskError> {
    open_where(rows, written, |_| true)
}

/// Opens a store; without a copy if none can be made for such a reason.
fn open_where(
    rows: &Path,
    written: u64,
    without_copy: impl Fn(&DiskError) -> bool,
) -> Result<(SledDisk, Vec<PathBuf>), DiskError> {
    let opening = Opening { rows };
    opening.take_back()?;
    if let Err(why) = wait_for_release(&rows.join(DATABASE)).map_err(system).and_then(|()| opening.copy("before")) {
        if !without_copy(&why) {
            return Err(why);
        }
        tracing::warn!(%why, "the store cannot be copied before it is opened");
        return opening.without_copy();
    }
    let opened = opening.in_the_best_way(written);
    if opened.is_err()
        && let Err(why) = opening.take_back()
    {
        tracing::warn!(%why, "a copy of the store stays until it is opened again");
    }
    opened
}

/// Copies a store that nobody writes to at the moment, unless there is such a copy.
pub(super) fn keep_copy(rows: &Path, name: &str) -> Result<(), DiskError> {
    let opening = Opening { rows };
    if opening.beside(name).is_dir() {
        return Ok(());
    }
    let told = |why| DiskError::System(format!("there is no copy of the store before it is rewritten: {why}"));
    opening.copy(name).map_err(told)
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
        if let Some(disk) = self.past_damage(written, best.map(|(most, _)| most))? {
            return Ok((disk, Vec::new()));
        }
        let Some((_, way)) = best else {
            self.let_go(None)?;
            return Err(refused.expect("a way that does not open was refused"));
        };
        let moved = way.prepare(self.rows)?;
        let disk = SledDisk::open(self.rows)?;
        self.finish(Some("damaged"))?;
        Ok((disk, moved))
    }

    /// Opens what is read past the damage, if it knows of more batches than what sled finds in any way.
    fn past_damage(&self, written: u64, most: Option<u64>) -> Result<Option<SledDisk>, DiskError> {
        let Some(read) = past_damage(self.rows, written)?.filter(|read| !read.rows.is_empty()) else { return Ok(None) };
        let found = scan::written(&read)?;
        if most.is_some_and(|most| found <= most) {
            return Ok(None);
        }
        tracing::warn!(found, spots = read.spots, "the store is damaged; it is written anew with all that can be read of it");
        let disk = replace(self.rows, read.rows)?;
        self.let_go(None)?;
        Ok(Some(disk))
    }

    /// Keeps the store as it is, unless an earlier one is kept.
    fn put_aside(&self) -> Result<(), DiskError> {
        let (kept, gone) = (self.beside("damaged"), self.beside("gone"));
        remove(&gone).map_err(system)?;
        let is_worth_it = !kept.exists() && self.rows.join(DATABASE).exists();
        fs::rename(self.rows, if is_worth_it { &kept } else { &gone }).map_err(system)?;
        if is_worth_it {
            tracing::error!(path = %kept.display(), "the damaged store is kept there as it was found");
        }
        Ok(())
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
        let (before, mended) = (self.beside("before"), self.beside(MENDED));
        if mended.is_dir() && !self.rows.exists() {
            // It was whole when the damaged one made room for it.
            fs::rename(&mended, self.rows).map_err(system)?;
            remove(&before).map_err(system)?;
            self.sync()?;
        }
        remove(&mended).map_err(system)?;
        if before.is_dir() {
            remove(self.rows).map_err(system)?;
            fs::rename(before, self.rows).map_err(system)?;
            self.sync()?;
        }
        Ok(())
    }

    /// Copies the store as it is now, if that leaves enough room for it to go on; a new one is as empty as its copy.
    fn copy(&self, name: &str) -> Result<(), DiskError> {
        let within = self.rows.parent().unwrap_or(Path::new("."));
        let needed = if self.rows.is_dir() { bytes_in(self.rows).map_err(system)? } else { 0 } + LEAST_ROOM;
        let full = || DiskError::Full(NoRoom::within(within, Some(needed)));
        if room::free(within).is_some_and(|free| free < needed) {
            return Err(full());
        }
        fs::create_dir_all(self.rows).map_err(system)?;
        let copying = self.beside("copying");
        let copied = copy_folder(self.rows, &copying).and_then(|()| fs::rename(&copying, self.beside(name)));
        if let Err(error) = copied {
            remove(&copying).map_err(system)?;
            return Err(if room::is_full(&error) { full() } else { system(error) });
        }
        self.sync()
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
        let copied = copy_file(&self.rows.join(&newest), &unfinished);
        if let Err(error) = copied.and_then(|()| fs::rename(&unfinished, self.rows.join(&second))) {
            // What was copied would be in the way of what is played.
            let _ = fs::remove_file(&unfinished);
            return Err(system(error));
        }
        for name in older.iter().filter(|name| **name != second) {
            fs::remove_file(self.rows.join(name)).map_err(system)?;
        }
        sync_folder(self.rows)
    }

    fn sync(&self) -> Result<(), DiskError> {
        self.rows.parent().map_or(Ok(()), sync_folder)
    }
}
