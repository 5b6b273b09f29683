//! Batches that were written and are gone.
//!
//! Beside the rows stands how many batches were written. When the rows know of fewer, what people were told is gone from
//! them: nothing is played on what is left, so that no number is given twice and nobody's move is silently another's,
//! until somebody restores a backup or accepts the loss. Deliberately absent: how rows are found again, which is tried
//! first (`opening`).

use std::{
    collections::BTreeMap,
    convert::Infallible,
    fmt,
    path::{Path, PathBuf},
};

use pergola_table::TableId;
use serde_json::Value;

use super::{
    DiskError, StoreError, backup,
    folder::HeldFolder,
    forms,
    ground::{Acknowledged, Disk, Ground, Noted, Rows},
    keys::Key,
    mend,
    numbering::{above_all_given, now},
    opening, restore,
    scan::{self, Known, Ledger},
    stored,
};

/// How many batches are gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// How many were written, as noted beside the rows.
    pub written: u64,
    /// How many the rows know of.
    pub found: u64,
}

impl Loss {
    /// What is gone, if anything is.
    pub(super) fn between(written: u64, found: u64) -> Option<Loss> {
        (found < written).then_some(Loss { written, found })
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of the {} batches that were written are gone", self.written - self.found, self.written)
    }
}

/// Refuses a store that is gone, before a new one takes its place.
pub(super) fn check_there(folder: &Path, held: &HeldFolder) -> Result<(), StoreError> {
    if opening::is_there(&held.rows()) { Ok(()) } else { check(folder, held.noted(), 0) }
}

/// What is said of a store that does not open in any way: if it is damaged, nothing of it is there, with the ways back.
pub(super) fn refused(folder: &Path, noted: Noted, why: DiskError) -> StoreError {
    match (&why, Loss::between(noted.batches, 0)) {
        (DiskError::Damaged(_) | DiskError::Refused(_), Some(loss)) => {
            tracing::error!(%why, "the store does not open");
            lost(folder, loss)
        }
        _ => why.into(),
    }
}

/// Refuses a store that lacks batches, with the ways back.
pub(super) fn check(folder: &Path, noted: Noted, found: u64) -> Result<(), StoreError> {
    Loss::between(noted.batches, found).map_or(Ok(()), |loss| Err(lost(folder, loss)))
}

/// What is said of a folder's loss, with the ways back.
pub(super) fn lost(folder: &Path, loss: Loss) -> StoreError {
    let backup = backup::newest_file(folder);
    StoreError::Lost { folder: folder.to_owned(), loss, way_back: WayBack { folder: folder.to_owned(), backup } }
}

/// What can be done about a loss.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayBack {
    folder: PathBuf,
    /// The newest backup of the folder, if there is one.
    pub backup: Option<PathBuf>,
}

impl fmt::Display for WayBack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.backup {
            Some(backup) => {
                write!(f, "the newest backup is restored with: pergola restore {} --data NEW-FOLDER", backup.display())?;
            }
            None => write!(f, "the folder has no backup")?,
        }
        write!(f, "; what is left is made a backup with: pergola salvage FILE --data {}", self.folder.display())?;
        write!(f, "; to go on without what is gone: pergola accept-loss --data {}", self.folder.display())
    }
}

/// Makes a store that lacks batches one that runs again: it goes on counting where it stood, so that neither a batch nor a
/// table gets a number that was given before. The store is opened again before anything is answered; where sled does not keep
/// what was written, what can be read is written into a new store. Answers what was gone; nothing if nothing was. Blocks.
///
/// # Errors
/// When another process has the folder, a restore was cut short in it, the disk does not read or write, or the store cannot
/// be made one that opens.
pub fn accept_loss(folder: &Path) -> Result<Option<Loss>, StoreError> {
    let held = HeldFolder::take(folder)?;
    restore::check_finished(folder)?;
    let noted = held.noted();
    let disk = match opening::open(&held.rows(), noted.batches) {
        Err(error @ (DiskError::Damaged(_) | DiskError::Refused(_))) => {
            tracing::warn!(%error, "sled does not open the store; what can be read is written into a new one");
            let read = opening::past_damage(&held.rows(), noted.batches)?.unwrap_or_default();
            opening::replace(&held.rows(), read.rows)?
        }
        opened => opened?.0,
    };
    forms::bring_up_to_date(&held, &disk)?;
    // What is gone is not missed any more.
    let known = Known { noted, acknowledged: BTreeMap::new() };
    let (disk, ledger) = scanned(&held, Box::new(disk), &known)?;
    let Some(loss) = Loss::between(noted.batches, ledger.written) else { return Ok(None) };
    let rows = accepted(&ledger, noted)?;
    let written = disk.write(&rows).and_then(|()| disk.sync());
    drop(disk);
    if let Err(error @ (DiskError::System(_) | DiskError::Full(_))) = written {
        return Err(error.into());
    }
    if !holds(&held, &ledger, noted) {
        tracing::warn!("sled does not keep what was written to the store; what can be read is written into a new one");
        write_anew(&held, &rows)?;
        if !holds(&held, &ledger, noted) {
            return Err(lost(folder, loss));
        }
    }
    let none = Acknowledged::Played { entries: 0, turns: 0 };
    let mut tables: BTreeMap<TableId, Acknowledged> = held.acknowledged().into_keys().map(|table| (table, none)).collect();
    tables.extend(ledger.acknowledged());
    held.acknowledge(&tables);
    Ok(Some(loss))
}

/// The rows that say that the loss is accepted.
fn accepted(ledger: &Ledger, noted: Noted) -> Result<Rows, StoreError> {
    let (none, now) = (TableId(0), now());
    let rows = [
        stored::row(Key::Format, none, "format", &scan::FORMAT)?,
        stored::row(Key::NextTable, none, "number of the next table", &ledger.next_table)?,
        stored::row(Key::NextPerson, none, "number of the next person", &ledger.next_person)?,
        stored::row(Key::NextRow, none, "number of the next notice", &above_all_given(ledger.next_row, now))?,
        stored::row(Key::TakenUp, none, "when the history was taken up", &now)?,
        stored::row(Key::Written, none, "number of batches", &noted.batches)?,
    ];
    Ok(rows.into_iter().collect())
}

fn scanned(held: &HeldFolder, disk: Box<dyn Disk>, known: &Known) -> Result<(Box<dyn Disk>, Ledger), StoreError> {
    let (disk, (ledger, _)) = mend::scanned(held, disk, known, |checkpoint, _| Ok::<Value, Infallible>(checkpoint))?;
    Ok((disk, ledger))
}

/// Whether the store opens again, with all batches and no table less.
fn holds(held: &HeldFolder, ledger: &Ledger, noted: Noted) -> bool {
    let known = Known { noted, acknowledged: ledger.acknowledged() };
    let opened = opening::open(&held.rows(), noted.batches).map_err(StoreError::from);
    let opened = opened.and_then(|(disk, _)| scan::scan(&disk, &known, |checkpoint, _| Ok::<Value, Infallible>(checkpoint)));
    opened.is_ok_and(|(again, _)| again.written >= noted.batches && again.entries == ledger.entries)
}

/// Writes what can be read, and these rows, into a new store.
fn write_anew(held: &HeldFolder, accepted: &Rows) -> Result<(), StoreError> {
    let mut rows = opening::past_damage(&held.rows(), held.noted().batches)?.unwrap_or_default().rows;
    rows.extend(accepted.iter().filter_map(|(key, bytes)| Some((key.clone(), bytes.clone()?))));
    opening::replace(&held.rows(), rows)?;
    Ok(())
}
