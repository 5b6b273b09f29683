//! Backups: readable lines of JSON, written by the running program.
//!
//! Each table is read at one moment, so its lines agree; commits go on between two tables. A backup is written under
//! another name, synced, read back and compared, and only then gets its own name, which is its time; the last few are
//! kept. Deliberately absent: tables that cannot be read; their number is in the first line, and their rows stay in the
//! store.

mod format;
mod read;
mod stamp;
mod write;

use std::{
    fs,
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

pub(super) use format::BackedUp;
pub use format::BackupCounts;
pub(super) use read::read_tables;

use self::stamp::{read_stamp, stamp};
use super::{
    BackupFlaw, Store, StoreError, disk,
    folder::{self, BACKUPS, file_error},
};
use crate::table::Millis;

/// How many backups are kept.
pub const KEPT_BACKUPS: NonZeroUsize = NonZeroUsize::new(14).expect("it is not 0");

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
    read_tables(path, |_| Ok(()))
}

/// Writes a backup of a running store, `taken` at that time, and keeps the last `keep` of them. Blocks.
pub(super) fn make(store: &Store, taken: Millis, keep: NonZeroUsize) -> Result<BackupMade, StoreError> {
    let folder = store.folder().join(BACKUPS);
    folder::make(&folder).map_err(|error| file_error(&folder, &error))?;
    let (time, path) = (taken, folder.join(format!("pergola-{}.jsonl", stamp(taken))));
    let counts = write_to(store, &path, time)?;
    remove_old(&folder, keep, time).map_err(|error| file_error(&folder, &error))?;
    Ok(BackupMade { path, counts })
}

/// Writes a backup of a running store, reads it back and only then gives it its name. Blocks.
pub(super) fn write_to(store: &Store, path: &Path, taken: Millis) -> Result<BackupCounts, StoreError> {
    let unfinished = path.with_extension("unfinished");
    let written = write::write(store, &unfinished, &stamp(taken)).and_then(|counts| {
        if check_backup(&unfinished)? != counts {
            return Err(BackupFlaw::Counts.into());
        }
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

/// When the newest backup of a data folder was taken until `now`; none if it has none.
pub(super) fn newest(folder: &Path, now: Millis) -> Option<Millis> {
    let files = fs::read_dir(folder.join(BACKUPS)).ok()?.flatten();
    files.filter_map(|file| taken(&file.path())).filter(|taken| *taken <= now).max()
}

/// When a backup was taken, by its name; none for another file.
fn taken(file: &Path) -> Option<Millis> {
    read_stamp(file.file_name()?.to_str()?.strip_prefix("pergola-")?.strip_suffix(".jsonl")?)
}

/// The newest backup of a data folder; none if it has none.
pub(super) fn newest_file(folder: &Path) -> Option<PathBuf> {
    newest(folder, Millis::MAX).map(|taken| folder.join(BACKUPS).join(format!("pergola-{}.jsonl", stamp(taken))))
}

/// Removes all but the last backups, and what was left unfinished. The last is the one taken at `now`: those with a later
/// time were taken while the clock was ahead, and are the first to go.
fn remove_old(folder: &Path, keep: NonZeroUsize, now: Millis) -> std::io::Result<()> {
    let mut backups = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(taken) = taken(&path) {
            backups.push((taken <= now, taken, path));
        } else if name.starts_with("pergola-") && name.ends_with(".unfinished") {
            fs::remove_file(path)?;
        }
    }
    backups.sort_unstable();
    backups.truncate(backups.len().saturating_sub(keep.get()));
    backups.iter().try_for_each(|(_, _, path)| fs::remove_file(path))
}
