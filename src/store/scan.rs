//! Reading everything when the store is opened.
//!
//! Each table is read by itself: what cannot be read is reported by table, and the others run. The house's judgement
//! of a checkpoint is passed in, as the store does not know how tables work.

use std::{collections::BTreeMap, fmt::Display, path::PathBuf};

use serde_json::Value;

use super::{
    DiskError, Flaw, RowId, StoreError,
    ground::Disk,
    keys::{self, Key},
    stored::StoredTable,
};
use crate::table::{Notice, PlaceId, TableId};

/// The format of the rows this program writes, and the latest it reads.
pub(super) const FORMAT: u32 = 2;

/// What the store held when it was opened.
#[derive(Debug)]
pub struct Contents<T> {
    /// The tables that can be read, in order of their numbers.
    pub tables: Vec<FoundTable<T>>,
    /// The tables that cannot. Nothing is written to them.
    pub broken: Vec<BrokenTable>,
    /// The notices not delivered yet, oldest first; those of broken tables are left out, and kept.
    pub outbox: Vec<(RowId, Notice)>,
    /// What is wrong with rows that are no table's.
    pub flaws: Vec<Flaw>,
    /// The number the next table gets; numbers are never given twice.
    pub next_table: TableId,
    /// Torn files that were moved aside, where they are now. Nothing is lost with them.
    pub moved_aside: Vec<PathBuf>,
}

/// A table that can be read.
#[derive(Debug)]
pub struct FoundTable<T> {
    /// Its number.
    pub id: TableId,
    /// What its checkpoint was read as.
    pub table: T,
    /// How many entries its log has.
    pub entries: u64,
}

/// A table that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenTable {
    /// Its number.
    pub table: TableId,
    /// Where it is, as far as that can still be read.
    pub place: Option<PlaceId>,
    /// What is wrong with it.
    pub why: Flaw,
}

/// What has to be known of the rows to write the next ones.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    /// How many entries each table has.
    pub(super) entries: BTreeMap<TableId, u64>,
    /// After how many entries the last turn of each table began, if one did.
    pub(super) last_turns: BTreeMap<TableId, u64>,
    /// The tables nothing is written to.
    pub(super) broken: BTreeMap<TableId, Flaw>,
    /// The notices not delivered yet.
    pub(super) outbox: BTreeMap<RowId, Notice>,
    /// The number the next table gets.
    pub(super) next_table: u64,
    /// The number the next notice gets.
    pub(super) next_row: u64,
    /// How many batches were written.
    pub(super) written: u64,
}

/// Reads everything. `load` judges a checkpoint.
pub(super) fn scan<T, E: Display>(
    disk: &dyn Disk,
    load: impl Fn(Value) -> Result<T, E>,
) -> Result<(Ledger, Contents<T>), StoreError> {
    let mut flaws = Vec::new();
    check_format(disk, &mut flaws)?;
    let next_table = next_table(disk, &mut flaws)?;
    let written = written(disk).unwrap_or_else(|error| {
        flaws.push(error.into());
        0
    });
    let mut ledger = Ledger { next_table, next_row: next_row(disk), written, ..Ledger::default() };
    let mut tables = Vec::new();
    for id in table_ids(disk, next_table) {
        match read_table(disk, id).and_then(|stored| stored.map(|stored| judge(&stored, &load)).transpose()) {
            Ok(None) => {}
            Ok(Some((table, entries))) => {
                ledger.entries.insert(id, entries);
                ledger.last_turns.extend(last_turn(disk, id).map(|after| (id, after)));
                tables.push(FoundTable { id, table, entries });
            }
            Err(flaw) => drop(ledger.broken.insert(id, flaw)),
        }
    }
    scan_outbox(disk, &mut ledger, &mut flaws);
    let outbox = ledger.outbox.iter().filter(|(_, notice)| !ledger.broken.contains_key(&notice.table));
    let found = Contents {
        tables,
        broken: ledger.broken.iter().map(|(table, why)| broken_table(disk, *table, why)).collect(),
        outbox: outbox.map(|(row, notice)| (*row, notice.clone())).collect(),
        flaws,
        next_table: TableId(next_table),
        moved_aside: Vec::new(),
    };
    Ok((ledger, found))
}

/// The numbers of the tables there are; where the rows cannot be looked through, all that were given.
pub(super) fn table_ids(disk: &dyn Disk, next_table: u64) -> Vec<TableId> {
    let mut ids = Vec::new();
    let mut rest = keys::tables();
    loop {
        match disk.first_key(rest.clone()).map(|key| key.map(|key| keys::table_of(&key))) {
            Ok(None) => return ids,
            Ok(Some(Some(table))) => {
                ids.push(table);
                rest.start = keys::table(table).end;
            }
            Ok(Some(None)) | Err(_) => return (1..next_table).map(TableId).collect(),
        }
    }
}

/// After how many entries a table's last turn began. One that cannot be read is not missed: the next stands alone.
fn last_turn(disk: &dyn Disk, table: TableId) -> Option<u64> {
    match Key::read(&disk.last_key(keys::turns(table)).ok()??)? {
        Key::Turn(_, after) => Some(after),
        _ => None,
    }
}

/// How many batches were written, as the rows know it.
pub(super) fn written(disk: &dyn Disk) -> Result<u64, DiskError> {
    let bytes = disk.get(&Key::Written.bytes())?;
    Ok(bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or(0))
}

/// The next notice's number, as far as it is noted: in any case it is above those that wait.
fn next_row(disk: &dyn Disk) -> u64 {
    let noted = disk.get(&Key::NextRow.bytes()).ok().flatten();
    noted.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or(1)
}

fn broken_table(disk: &dyn Disk, table: TableId, why: &Flaw) -> BrokenTable {
    let bytes = disk.get(&Key::Now(table).bytes()).ok().flatten();
    let now: Option<Value> = bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok());
    let place = now.and_then(|now| serde_json::from_value(now["checkpoint"]["place"].clone()).ok());
    BrokenTable { table, place, why: why.clone() }
}

/// Reads and checks a table's rows.
pub(super) fn read_table(disk: &dyn Disk, table: TableId) -> Result<Option<StoredTable>, Flaw> {
    StoredTable::read(&disk.range(keys::table(table))?)
}

/// What the checkpoint is read as, and how many entries there are.
fn judge<T, E: Display>(stored: &StoredTable, load: impl Fn(Value) -> Result<T, E>) -> Result<(T, u64), Flaw> {
    let unreadable = |why: String| Flaw::Checkpoint { why };
    let checkpoint = serde_json::from_str(stored.checkpoint.get()).map_err(|error| unreadable(error.to_string()))?;
    let table = load(checkpoint).map_err(|error| unreadable(error.to_string()))?;
    Ok((table, stored.entries.len() as u64))
}

/// Refuses a store of a later program. A store without a format is new, or was written before its first table.
fn check_format(disk: &dyn Disk, flaws: &mut Vec<Flaw>) -> Result<(), StoreError> {
    match disk.get(&Key::Format.bytes()) {
        Ok(None) => Ok(()),
        Ok(Some(bytes)) if serde_json::from_slice::<u32>(&bytes).is_ok_and(|format| format <= FORMAT) => Ok(()),
        Ok(Some(bytes)) => Err(StoreError::Format { found: String::from_utf8_lossy(&bytes).into_owned(), known: FORMAT }),
        Err(error) => {
            flaws.push(error.into());
            Ok(())
        }
    }
}

/// The next table's number: the one written, and in any case above the last table there is.
fn next_table(disk: &dyn Disk, flaws: &mut Vec<Flaw>) -> Result<u64, StoreError> {
    let written = disk
        .get(&Key::NextTable.bytes())
        .map(|bytes| bytes.and_then(|bytes| serde_json::from_slice::<u64>(&bytes).ok()).unwrap_or(1));
    let above_last = disk.last_key(keys::tables()).map(|key| match key.as_deref().and_then(Key::read) {
        Some(Key::Entry(table, _) | Key::Now(table) | Key::Turn(table, _) | Key::TurnOfFormOne(table, _)) => table.0 + 1,
        _ => 1,
    });
    match (written, above_last) {
        (Ok(written), Ok(above_last)) => Ok(written.max(above_last)),
        (Ok(next), Err(error)) | (Err(error), Ok(next)) => {
            flaws.push(error.into());
            Ok(next)
        }
        (Err(error), Err(_)) => Err(error.into()),
    }
}

/// Reads the notices not delivered yet.
fn scan_outbox(disk: &dyn Disk, ledger: &mut Ledger, flaws: &mut Vec<Flaw>) {
    let rows = disk.range(keys::outbox()).unwrap_or_else(|error: DiskError| {
        flaws.push(error.into());
        Vec::new()
    });
    for (key, bytes) in rows {
        let Some(Key::Outbox(row)) = Key::read(&key) else {
            flaws.push(Flaw::Row { key: String::from_utf8_lossy(&key).into_owned() });
            continue;
        };
        ledger.next_row = ledger.next_row.max(row.0 + 1);
        match serde_json::from_slice(&bytes) {
            Ok(notice) => drop(ledger.outbox.insert(row, notice)),
            Err(error) => flaws.push(Flaw::Notice { row: row.0, why: error.to_string() }),
        }
    }
}
