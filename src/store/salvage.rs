//! What can still be read of a damaged store, as a backup.
//!
//! The rows are copied first and only the copy is opened, because sled rewrites what it opens: the store stays the evidence it
//! is. Every table that is whole comes into the backup; of the others it is said what is wrong. Deliberately absent: halves
//! of tables. A log with a gap is no table that could be played on.

use std::{convert::Infallible, path::Path};

use serde_json::Value;

use super::{
    BackupCounts, BrokenTable, Flaw, FolderCopy, Loss, Store, StoreError, backup,
    folder::{FolderToRead, HeldFolder, file_error},
    loss,
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
    let held = FolderToRead::take(folder)?;
    let copy = FolderCopy::of(&held, file.with_extension("salvaging"))?;
    // Accepted for the copy, which thereby opens in the way that finds most.
    let loss = loss::accept_loss(copy.path())?;
    let held = HeldFolder::take(copy.path())?;
    let (store, found, work) = Store::on(Box::new(held), |checkpoint, _| Ok::<Value, Infallible>(checkpoint))?;
    work.start().map_err(|error| file_error(copy.path(), &error))?;
    let (counts, damaged) = backup::write_to(&store, file, taken)?;
    store.close_blocking();
    let damaged = damaged.into_iter().map(|(table, why)| BrokenTable { table, place: None, why });
    Ok(Salvaged { counts, broken: found.broken.into_iter().chain(damaged).collect(), flaws: found.flaws, loss })
}
