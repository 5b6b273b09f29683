//! Making a store of a backup.
//!
//! The backup is read to its end and checked before anything is written, the store is written beside its place and
//! opened once, and only then put there: a folder holds the whole backup or no store. Only an empty folder is written to,
//! or one in which a restore was cut short; that is no store to run on.

use std::{convert::Infallible, fs, path::Path};

use pergola_table::TableId;
use serde_json::Value;

use super::{
    BackupFlaw, StoreError, archive,
    backup::{self, BackedUp, BackedUpTable, BackupCounts},
    disk::{self, ENOUGH_BYTES, SledDisk},
    folder::{self, ARCHIVE, HeldFolder, ROWS, file_error},
    ground::{Disk, Ground, Rows},
    keys::Key,
    numbering::{above_all_given, now},
    scan::{self, FORMAT, Known},
    stored,
};

/// Where the store is written until it is whole.
const UNFINISHED: &str = "store.unfinished";

/// What was restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What is in the folder now.
    pub counts: BackupCounts,
    /// The finished games that were damaged, and that no file beside the backup has any more.
    pub missing: Vec<TableId>,
}

/// Restores a backup into a folder that is missing or empty, with all that belongs to it.
///
/// # Errors
/// When the backup is not whole, or the folder holds anything; the folder is left as it was.
pub fn restore(file: &Path, folder: &Path) -> Result<BackupCounts, StoreError> {
    backup::check_backup(file)?;
    restore_whole(file, folder).map(|restored| restored.counts)
}

/// Restores what is whole of a backup whose finished games may be damaged, into a folder that is missing or empty.
///
/// # Errors
/// When the backup itself is not whole, or the folder holds anything; the folder is left as it was.
pub fn restore_whole(file: &Path, folder: &Path) -> Result<Restored, StoreError> {
    let (_, missing) = backup::read_past_damage(file, |_| Ok(()))?;
    if is_used(folder)? {
        return Err(StoreError::NotEmpty { folder: folder.to_owned() });
    }
    let held = HeldFolder::take(folder)?;
    let unfinished = folder.join(UNFINISHED);
    if unfinished.exists() {
        fs::remove_dir_all(&unfinished).map_err(|error| file_error(&unfinished, &error))?;
    }
    let rows = folder.join(ROWS);
    let restored = write(file, &unfinished, &held).and_then(|counts| {
        fs::rename(&unfinished, &rows).map_err(|error| file_error(&rows, &error))?;
        disk::sync_folder(folder)?;
        Ok(counts)
    });
    if restored.is_err() && !rows.exists() {
        // They would make the folder look used, and the last one says that it is not; whatever hinders their removal is told by
        // the error that is answered.
        let _ = fs::remove_dir_all(folder.join(ARCHIVE));
        let _ = fs::remove_file(folder.join(folder::WRITTEN));
        let _ = fs::remove_dir_all(&unfinished);
        held.remove_files();
    }
    restored.map(|counts| Restored { counts, missing })
}

/// Refuses a folder in which a restore was cut short.
pub(super) fn check_finished(folder: &Path) -> Result<(), StoreError> {
    if folder.join(UNFINISHED).exists() { Err(StoreError::Unfinished { folder: folder.to_owned() }) } else { Ok(()) }
}

/// Whether anything lies in the folder but what a restore that was cut short has left.
fn is_used(folder: &Path) -> Result<bool, StoreError> {
    let leftovers: &[&str] = if folder.join(UNFINISHED).is_dir() {
        &[UNFINISHED, folder::LOCK, folder::WRITTEN, ARCHIVE]
    } else if fs::metadata(folder.join(folder::WRITTEN)).is_ok_and(|it| it.len() > 0) {
        // Something was written, and is not there any more.
        &[]
    } else {
        &[folder::LOCK, folder::WRITTEN]
    };
    match fs::read_dir(folder) {
        Ok(files) => Ok(files.flatten().any(|file| leftovers.iter().all(|name| file.file_name() != *name))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(file_error(folder, &error)),
    }
}

/// Writes the rows of a backup, and looks whether all are there.
fn write(file: &Path, rows: &Path, held: &HeldFolder) -> Result<BackupCounts, StoreError> {
    let disk = SledDisk::open(rows)?;
    let mut waiting = Rows::new();
    let (mut next_table, mut next_person, mut next_row) = (1, 1, 1);
    let (counts, _) = backup::read_past_damage(file, |backed_up| {
        match &backed_up {
            BackedUp::Person(number, _) => next_person = next_person.max(number.0 + 1),
            BackedUp::NextPerson(number) => next_person = next_person.max(*number),
            BackedUp::Server(..) | BackedUp::Cup(_) => {}
            BackedUp::Table(BackedUpTable { table, notices, .. }) => {
                next_table = next_table.max(table.0 + 1);
                next_row = notices.iter().map(|(row, _)| row.0 + 1).fold(next_row, u64::max);
            }
            BackedUp::Archived { table, .. } => next_table = next_table.max(table.0 + 1),
        }
        for (key, bytes) in rows_of(backed_up, held)? {
            waiting.insert(key, bytes);
            write_if_enough(&disk, &mut waiting)?;
        }
        Ok(())
    })?;
    let (last, now) = (TableId(next_table - 1), now());
    waiting.extend([
        stored::row(Key::Format, last, "format", &FORMAT)?,
        stored::row(Key::NextTable, last, "number of the next table", &next_table)?,
        stored::row(Key::NextPerson, last, "number of the next person", &next_person)?,
        stored::row(Key::NextRow, last, "number of the next notice", &above_all_given(next_row, now))?,
        stored::row(Key::TakenUp, last, "when the history was taken up", &now)?,
    ]);
    disk.write(&waiting)?;
    disk.sync()?;
    let (ledger, found) = scan::scan(&disk, &Known::default(), |checkpoint, _| Ok::<Value, Infallible>(checkpoint))?;
    let read_back = BackupCounts {
        tables: found.tables.len() as u64,
        entries: ledger.entries.values().sum(),
        notices: found.outbox.len() as u64,
        archived: found.archived as u64,
        servers: found.servers.len() as u64,
        cups: found.cups.len() as u64,
        ..counts
    };
    held.note(ledger.noted());
    held.acknowledge(&ledger.acknowledged());
    if read_back != counts || !found.broken.is_empty() || !found.flaws.is_empty() {
        return Err(BackupFlaw::Counts.into());
    }
    Ok(counts)
}

/// The rows of what is backed up; what is kept beside them is kept.
fn rows_of(backed_up: BackedUp, held: &HeldFolder) -> Result<Rows, StoreError> {
    match backed_up {
        BackedUp::Person(number, person) => stored::person_rows(number, &person),
        BackedUp::NextPerson(_) => Ok(Rows::new()),
        BackedUp::Server(server, settings) => Ok([stored::server_row(&server, &settings)?].into_iter().collect()),
        BackedUp::Cup(cup) => Ok([stored::cup_row(&cup)?].into_iter().collect()),
        BackedUp::Archived { table, ended, piece } => {
            held.keep(table, &piece)?;
            archive::row(table, &ended, &piece)
        }
        BackedUp::Table(BackedUpTable { table, stored, notices }) => {
            let mut rows = stored.rows(table)?;
            for (number, notice) in notices {
                rows.extend([stored::row(Key::Outbox(number), table, "notice", &notice)?]);
            }
            Ok(rows)
        }
    }
}

fn write_if_enough(disk: &dyn Disk, waiting: &mut Rows) -> Result<(), StoreError> {
    if waiting.values().flatten().map(Vec::len).sum::<usize>() >= ENOUGH_BYTES {
        disk.write(&std::mem::take(waiting))?;
        disk.sync()?;
    }
    Ok(())
}
