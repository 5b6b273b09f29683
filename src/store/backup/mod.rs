//! Backups: readable lines of JSON, written by the running program.
//!
//! Each table is read at one moment, so its lines agree; commits go on between two tables. A backup is written under
//! another name, synced, read back and compared, and only then gets its own name, which is its time; the last few are
//! kept. Finished games never change, so they lie in files of their own, which the backups share and name; such a file goes with
//! the last backup that names it. Deliberately absent: tables that cannot be read; their number is in the first line, and
//! their rows stay in the store.

mod format;
mod pieces;
mod read;
mod source;
mod stamp;
mod write;

use std::{
    collections::BTreeSet,
    fs,
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use pergola_table::{Millis, TableId};
use serde::{Deserialize, Serialize};

use self::{
    format::Finished,
    stamp::{read_stamp, stamp},
};
use super::{
    BackupFlaw, Flaw, StoreError, disk,
    folder::{self, BACKUPS, file_error},
};
pub use format::BackupCounts;
pub(super) use format::{BackedUp, BackedUpTable, BackupLine, table_lines};
pub use pieces::ArchiveLook;
pub(super) use pieces::put_back;
pub(super) use read::{Beside, read_backup, read_past_damage};
pub(super) use source::Source;

/// How many backups are kept: the last 8, and the last of each of the last 14 days of which there are some.
pub const KEPT_BACKUPS: Keeping = Keeping { last: NonZeroUsize::new(8).expect("it is not 0"), days: 14 };

/// Which backups are kept when another is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keeping {
    /// So many of the last.
    pub last: NonZeroUsize,
    /// And the last of each of so many days of which there are some.
    pub days: usize,
}

/// The last ones alone.
impl From<NonZeroUsize> for Keeping {
    fn from(last: NonZeroUsize) -> Keeping {
        Keeping { last, days: 0 }
    }
}

/// What the name of a backup begins with.
const BACKUP: &str = "pergola-";
/// What the name of a file with finished games begins with.
const FINISHED: &str = "finished-";
/// A day of the calendar, UTC.
const DAY: Millis = 24 * 60 * 60 * 1000;
/// The most tables of a file: their numbers fit into a line.
const MOST_OF_A_FILE: usize = 1_000;

/// A backup that was written and read back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BackupMade {
    /// Its file.
    pub path: PathBuf,
    /// What is in it.
    pub counts: BackupCounts,
}

/// Reads a backup to its end and checks everything in it.
///
/// # Errors
/// When the file cannot be read, or is not as it was written.
pub fn check_backup(path: &Path) -> Result<BackupCounts, StoreError> {
    read_backup(path, Beside::Read, |_| Ok(()))
}

/// Writes all of a backup into one file, which needs no other beside it. Blocks.
///
/// # Errors
/// When there is no room for it, or it does not read as it was written.
pub fn copy_backup(made: &BackupMade, file: &Path) -> Result<(), StoreError> {
    let stamp = stamp(taken(&made.path).unwrap_or(0));
    write_whole(file, |unfinished| {
        let counts = write::copy(&made.path, unfinished, &stamp)?;
        if check_backup(unfinished)? != counts {
            return Err(BackupFlaw::Counts.into());
        }
        Ok(())
    })
}

/// Writes a backup of a running store, `taken` at that time, and keeps the last `keep` of them. Blocks.
pub(super) fn make(store: &dyn Source, taken: Millis, keep: Keeping) -> Result<BackupMade, StoreError> {
    let folder = store.folder().join(BACKUPS);
    folder::make(&folder).map_err(|error| file_error(&folder, &error))?;
    let (time, path) = (taken, folder.join(name(taken)));
    // What lies in files of its own is looked at once for each backup, so that nothing is missed when it is needed.
    pieces::look_through(store)?;
    pieces::mend_files(store, &folder)?;
    let finished = finished(store, &folder, time)?;
    let (counts, _) = write_naming(store, &path, time, &finished)?;
    let removed = remove_old(&folder, keep, time).and_then(|kept| {
        // While something cannot be read, an older backup may be the only one that has it.
        if counts.unreadable == 0 { remove_unnamed(&folder, &kept) } else { Ok(()) }
    });
    removed.map_err(|error| file_error(&folder, &error))?;
    Ok(BackupMade { path, counts })
}

/// Writes everything of a running store into one file, reads it back and only then gives it its name. Answers
/// also which tables turned out not to be readable. Blocks.
pub(super) fn write_to(
    store: &dyn Source,
    path: &Path,
    taken: Millis,
) -> Result<(BackupCounts, Vec<(TableId, Flaw)>), StoreError> {
    write_naming(store, path, taken, &[])
}

/// Writes a backup that names these files with finished games.
fn write_naming(
    store: &dyn Source,
    path: &Path,
    taken: Millis,
    finished: &[Finished],
) -> Result<(BackupCounts, Vec<(TableId, Flaw)>), StoreError> {
    write_whole(path, |unfinished| {
        let (counts, damaged) = write::write(store, unfinished, &stamp(taken), finished)?;
        if read_backup(unfinished, Beside::Look, |_| Ok(()))? != counts {
            return Err(BackupFlaw::Counts.into());
        }
        Ok((counts, damaged))
    })
}

/// The files with all finished games: those the newest backup names, if they are there, and one more for the games that have
/// been archived since.
fn finished(store: &dyn Source, folder: &Path, taken: Millis) -> Result<Vec<Finished>, StoreError> {
    let archived = store.archived()?;
    let newest = newest_in(folder, taken).or_else(|| newest_in(folder, Millis::MAX)).map(|newest| folder.join(name(newest)));
    // A backup that cannot be read shares nothing.
    let known = newest.and_then(|newest| read::finished_of(&newest).ok()).unwrap_or_default();
    // A number alone does not make the same game: after a restore another may have it.
    let is_whole = |it: &Finished| {
        let same = it.tables.iter().all(|(table, piece)| archived.get(table) == Some(piece));
        same && read::is_sound(it, &folder.join(&it.file))
    };
    let mut finished: Vec<Finished> = known.into_iter().filter(is_whole).collect();
    let known: BTreeSet<TableId> = finished.iter().flat_map(|it| it.tables.iter().map(|(table, _)| *table)).collect();
    let new: Vec<(TableId, u32)> = archived.into_iter().filter(|(table, _)| !known.contains(table)).collect();
    for tables in new.chunks(MOST_OF_A_FILE) {
        let names = (1..).map(|number| format!("{FINISHED}{}-{number}.jsonl", stamp(taken)));
        let file = names.into_iter().find(|name| !folder.join(name).exists()).expect("numbers do not end");
        let written = write_whole(&folder.join(&file), |unfinished| {
            let written = write::write_finished(store, unfinished, &stamp(taken), tables)?;
            if read_backup(unfinished, Beside::None, |_| Ok(()))?.archived != written.tables.len() as u64 {
                return Err(BackupFlaw::Counts.into());
            }
            Ok(written)
        })?;
        if !written.tables.is_empty() {
            finished.push(Finished { file, ..written });
        }
    }
    Ok(finished)
}

/// Lets a file be written and read under another name, and only then gives it its own.
fn write_whole<T>(path: &Path, write: impl FnOnce(&Path) -> Result<T, StoreError>) -> Result<T, StoreError> {
    let unfinished = path.with_extension("unfinished");
    let written = write(&unfinished).and_then(|counts| {
        fs::rename(&unfinished, path).map_err(|error| file_error(path, &error))?;
        // A file that is named alone lies in the working folder.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        disk::sync_folder(folder)?;
        Ok(counts)
    });
    if written.is_err() {
        // It is of no use; whatever hinders its removal is told by the error that is answered.
        let _ = fs::remove_file(&unfinished);
    }
    written
}

/// Whether a data folder has files with finished games.
pub(super) fn has_finished_games(folder: &Path) -> bool {
    !pieces::finished_files(&folder.join(BACKUPS)).is_empty()
}

/// When the newest backup of a data folder was taken until `now`; none if it has none.
pub(super) fn newest(folder: &Path, now: Millis) -> Option<Millis> {
    newest_in(&folder.join(BACKUPS), now)
}

fn newest_in(backups: &Path, now: Millis) -> Option<Millis> {
    let files = fs::read_dir(backups).ok()?.flatten();
    files.filter_map(|file| taken(&file.path())).filter(|taken| *taken <= now).max()
}

/// When a backup was taken, by its name; none for another file.
fn taken(file: &Path) -> Option<Millis> {
    read_stamp(file.file_name()?.to_str()?.strip_prefix(BACKUP)?.strip_suffix(".jsonl")?)
}

/// The newest backup of a data folder; none if it has none.
pub(super) fn newest_file(folder: &Path) -> Option<PathBuf> {
    newest(folder, Millis::MAX).map(|taken| folder.join(BACKUPS).join(name(taken)))
}

/// The name of a backup.
fn name(taken: Millis) -> String {
    format!("{BACKUP}{}.jsonl", stamp(taken))
}

/// Removes all but the backups to be kept, and what was left unfinished; answers those that are kept. The last is the one taken
/// at `now`: those with a later time were taken while the clock was ahead, and are the first to go.
fn remove_old(folder: &Path, keep: Keeping, now: Millis) -> std::io::Result<Vec<PathBuf>> {
    let mut backups = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(taken) = taken(&path) {
            backups.push((taken <= now, taken, path));
        } else if (name.starts_with(BACKUP) || name.starts_with(FINISHED)) && name.ends_with(".unfinished") {
            fs::remove_file(path)?;
        }
    }
    backups.sort_unstable();
    let mut kept = backups.split_off(backups.len().saturating_sub(keep.last.get()));
    kept.extend(last_of_days(&mut backups, &kept, keep.days));
    backups.iter().try_for_each(|(_, _, path)| fs::remove_file(path))?;
    Ok(kept.into_iter().map(|(_, _, path)| path).collect())
}

/// A backup in a folder: whether it was taken until now, when, and where it lies.
type Dated = (bool, Millis, PathBuf);

/// Takes out of the `older` backups the last of each of so many days; those of which one is among `kept` are days, too.
fn last_of_days(older: &mut Vec<Dated>, kept: &[Dated], days: usize) -> Vec<Dated> {
    let day = |dated: &Dated| dated.1 / DAY;
    let mut seen: BTreeSet<Millis> = kept.iter().filter(|it| it.0).map(day).collect();
    let mut last = Vec::new();
    for at in (0..older.len()).rev() {
        if older[at].0 && seen.len() < days && seen.insert(day(&older[at])) {
            last.push(older.remove(at));
        }
    }
    last
}

/// Removes the files with finished games that no backup names: neither those that are kept, nor one that somebody has put aside
/// under another name.
fn remove_unnamed(folder: &Path, kept: &[PathBuf]) -> std::io::Result<()> {
    let (mut finished, mut others) = (Vec::new(), Vec::new());
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if is_finished(&name) {
            finished.push((name, path));
        } else if name.ends_with(".jsonl") && !kept.contains(&path) {
            others.push(path);
        }
    }
    // What a backup names that cannot be read any more is unknown: then everything stays.
    let named: Result<Vec<_>, _> = kept.iter().map(|path| read::finished_of(path)).collect();
    let Ok(mut named) = named else { return Ok(()) };
    named.extend(others.iter().filter_map(|path| read::finished_of(path).ok()));
    let is_named = |name: &String| named.iter().flatten().any(|it| it.file == *name);
    finished.iter().filter(|(name, _)| !is_named(name)).try_for_each(|(_, path)| fs::remove_file(path))
}

/// Whether a file is one with finished games, by its name.
fn is_finished(name: &str) -> bool {
    let parts = name.strip_prefix(FINISHED).and_then(|it| it.strip_suffix(".jsonl")?.rsplit_once('-'));
    parts.is_some_and(|(taken, number)| read_stamp(taken).is_some() && number.parse::<u32>().is_ok())
}
