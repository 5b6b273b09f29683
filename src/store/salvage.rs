//! What can still be read of a damaged store, as a backup.
//!
//! The rows are copied first and only the copy is opened, because sled rewrites what it opens: the store stays the evidence it
//! is. Every table that is whole comes into the backup; of the others it is said what is wrong. Deliberately absent: halves
//! of tables. A log with a gap is no table that could be played on.

use std::{
    convert::Infallible,
    fs,
    os::unix::fs::symlink,
    path::{Path, PathBuf},
};

use serde_json::Value;

use super::{
    BackupCounts, BrokenTable, Flaw, Loss, Store, StoreError, backup,
    folder::{ARCHIVE, HeldFolder, ROWS, file_error},
    ground::Ground,
    loss, opening,
};
use crate::table::Millis;

/// What was salvaged, and what was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salvaged {
    /// What is in the backup.
    pub counts: BackupCounts,
    /// The tables that could not be read.
    pub broken: Vec<BrokenTable>,
    /// What is wrong with rows that are no table's.
    pub flaws: Vec<Flaw>,
    /// The batches that are gone, if any are.
    pub loss: Option<Loss>,
}

/// Writes what can be read of a folder's store into a backup file `taken` at that time. The store stays as it is. Blocks.
///
/// # Errors
/// When another process has the folder, the file is there already, nothing at all can be read, or the disk has no room for a
/// copy.
pub fn salvage(folder: &Path, file: &Path, taken: Millis) -> Result<Salvaged, StoreError> {
    if file.exists() {
        return Err(StoreError::File { path: file.to_owned(), why: "it is there already".to_owned() });
    }
    let held = HeldFolder::take(folder)?;
    let copy = Copy::of(&held, file)?;
    // Accepted for the copy, which thereby opens in the way that finds most.
    let loss = loss::accept_loss(&copy.0)?;
    let (store, found, work) =
        Store::on(Box::new(HeldFolder::take(&copy.0)?), |checkpoint, _| Ok::<Value, Infallible>(checkpoint))?;
    work.start().map_err(|error| file_error(&copy.0, &error))?;
    let (counts, damaged) = backup::write_to(&store, file, taken)?;
    store.close_blocking();
    let damaged = damaged.into_iter().map(|(table, why)| BrokenTable { table, place: None, why });
    Ok(Salvaged { counts, broken: found.broken.into_iter().chain(damaged).collect(), flaws: found.flaws, loss })
}

/// A folder with a copy of a store, which goes with this value.
struct Copy(PathBuf);

impl Copy {
    /// Beside the file that is made of it.
    fn of(held: &HeldFolder, file: &Path) -> Result<Copy, StoreError> {
        let copy = Copy(file.with_extension("salvaging"));
        opening::copy_rows(&held.rows(), &copy.0.join(ROWS))?;
        HeldFolder::take(&copy.0)?.note(held.noted());
        // Archived tables are read from where they are.
        let archive =
            fs::canonicalize(held.path()).map(|folder| folder.join(ARCHIVE)).unwrap_or_else(|_| held.path().join(ARCHIVE));
        symlink(archive, copy.0.join(ARCHIVE)).map_err(|error| file_error(&copy.0, &error))?;
        Ok(copy)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.0) {
            tracing::warn!(%error, path = %self.0.display(), "a copy of the store stays");
        }
    }
}
