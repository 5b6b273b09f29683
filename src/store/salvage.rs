//! What can still be read of a damaged store, as a backup.
//!
//! The rows are copied first and only the copy is opened, because sled rewrites what it opens: the store stays the evidence it
//! is. Every table that is whole comes into the backup; of the others it is said what is wrong. A damaged spot is read past
//! (`pages`), and a whole piece of the archive comes into it also where the rows know nothing of it any more. Deliberately
//! absent: halves of tables. A log with a gap is no table that could be played on.

use std::{collections::BTreeMap, convert::Infallible, path::Path};

use pergola_table::{Ended, Millis, TableId};
use serde_json::Value;

use super::{
    BackupCounts, BrokenTable, Flaw, FolderCopy, FoundTable, Loss, Store, StoreError, archive, backup,
    folder::{FolderToRead, HeldFolder, file_error},
    ground::{Acknowledged, Disk, Ground},
    keys::Key,
    loss, opening,
    stored::StoredTable,
};

/// What was salvaged, and what was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salvaged {
    /// What is in the backup.
    pub counts: BackupCounts,
    /// The tables that could not be read.
    pub broken: Vec<BrokenTable>,
    /// The tables in it that stand where they stood before, or lack starts of turns.
    pub older: Vec<BrokenTable>,
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
    check_new(file)?;
    let held = FolderToRead::take(folder)?;
    let acknowledged = held.acknowledged.clone();
    let copy = FolderCopy::of(&held, file.with_extension("salvaging"))?;
    // Accepted for the copy, which thereby opens in the way that finds most.
    let loss = loss::accept_loss(copy.path())?;
    let held = HeldFolder::take(copy.path())?;
    let torn = adopt_pieces(&held)?;
    let (store, found, work) = Store::on(Box::new(held), |checkpoint, _| Ok::<Value, Infallible>(checkpoint))?;
    work.start().map_err(|error| file_error(copy.path(), &error))?;
    let (counts, damaged) = backup::write_to(&store, file, taken)?;
    store.close_blocking();
    let mut broken = unreadable(found.broken, damaged.into_iter().chain(torn));
    let mut older = without_turns(&found.tables);
    let there: BTreeMap<TableId, u64> = found.tables.iter().map(|it| (it.id, it.entries)).collect();
    for (table, acknowledged) in acknowledged.into_iter().filter(|(table, _)| !store.shelf.has(*table)) {
        let entries = there.get(&table).copied();
        let Some(why) = behind(acknowledged, entries) else { continue };
        let behind = BrokenTable { table, place: None, why };
        if entries.is_some() && !broken.contains_key(&table) {
            older.push(behind);
        } else {
            broken.entry(table).or_insert(behind);
        }
    }
    Ok(Salvaged { counts, broken: broken.into_values().collect(), older, flaws: found.flaws, loss })
}

/// Refuses to write over a file.
pub(super) fn check_new(file: &Path) -> Result<(), StoreError> {
    if file.exists() {
        return Err(StoreError::File { path: file.to_owned(), why: "it is there already".to_owned() });
    }
    Ok(())
}

/// The tables that could not be read when the store was opened, or turned out not to be readable.
pub(super) fn unreadable(
    broken: Vec<BrokenTable>,
    damaged: impl IntoIterator<Item = (TableId, Flaw)>,
) -> BTreeMap<TableId, BrokenTable> {
    let mut all: BTreeMap<TableId, BrokenTable> = broken.into_iter().map(|it| (it.table, it)).collect();
    for (table, why) in damaged {
        all.entry(table).or_insert(BrokenTable { table, place: None, why });
    }
    all
}

/// The tables that lack starts of turns.
pub(super) fn without_turns<T>(tables: &[FoundTable<T>]) -> Vec<BrokenTable> {
    let lost = tables.iter().filter_map(|it| Some((it.id, it.lost_turns.clone()?)));
    lost.map(|(table, why)| BrokenTable { table, place: None, why }).collect()
}

/// What is wrong with a table of which there are so many entries, if fewer are there than were acknowledged.
fn behind(acknowledged: Acknowledged, entries: Option<u64>) -> Option<Flaw> {
    match (acknowledged, entries.unwrap_or(0)) {
        (Acknowledged::Played { entries: acknowledged, .. }, entries) => {
            (entries < acknowledged).then_some(Flaw::Fewer { acknowledged, entries })
        }
        // It may be played still, as far as the rows know.
        (Acknowledged::Archived { .. }, 1..) => None,
        (Acknowledged::Archived { .. }, 0) => Some(Flaw::Archive { why: "it is missing".to_owned() }),
    }
}

/// Writes rows for the whole pieces of the archive that none leads to, and says which are not whole.
fn adopt_pieces(held: &HeldFolder) -> Result<Vec<(TableId, Flaw)>, StoreError> {
    let (disk, _) = opening::open(&held.rows(), held.noted().batches)?;
    let mut torn = Vec::new();
    for table in held.pieces() {
        let archived = disk.get(&Key::Archived(table).bytes());
        // A piece is written before its rows are taken away: while they are there they are right.
        if archived.is_ok_and(|it| it.is_some()) || disk.get(&Key::Now(table).bytes()).is_ok_and(|it| it.is_some()) {
            continue;
        }
        let Some(piece) = held.kept(table)? else { continue };
        let unknown = || Flaw::Archive { why: "nothing tells what it is found by".to_owned() };
        let ended = archive::read_of(table, &piece).and_then(|stored| ended(&stored).ok_or_else(unknown));
        match ended {
            Ok(ended) => disk.write(&archive::row(table, &ended, &piece)?)?,
            Err(flaw) => torn.push((table, flaw)),
        }
    }
    disk.sync()?;
    Ok(torn)
}

fn ended(stored: &StoredTable) -> Option<Ended> {
    Ended::of_checkpoint(&serde_json::from_str(stored.checkpoint.get()).ok()?)
}
