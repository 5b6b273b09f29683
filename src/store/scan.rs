//! Reading everything when the store is opened.
//!
//! Of a table only the present checkpoint is read, and of an archived one what it is found by: a store of many games opens as
//! fast as one of few. Each is read by itself: what cannot be read is reported by table, and the others run. The house's
//! judgement of a checkpoint is passed in, as the store does not know how tables work. Deliberately absent: a look at whole
//! logs, which whoever reads one takes; each backup reads all of them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Display,
    ops::Range,
    path::PathBuf,
};

use serde_json::Value;

use super::{
    DiskError, Flaw, RowId, StoreError,
    archive::Archived,
    ground::{Disk, Noted, StoredRow},
    keys::{self, Key},
    stored,
};
use crate::table::{Ended, Footing, Guests, Millis, Notice, Person, PersonRef, PlaceId, ServerSettings, TableId};

/// The format of the rows this program writes, and the latest it reads.
pub(super) const FORMAT: u32 = 3;

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
    /// What the archived tables are found by, in order of their numbers.
    pub archived: Vec<(TableId, Ended)>,
    /// Everybody who is known.
    pub people: Guests,
    /// How servers are set, of those that can be read; the others are set as if nobody had.
    pub servers: Vec<(String, ServerSettings)>,
    /// The number the next table gets; numbers are never given twice.
    pub next_table: TableId,
    /// The number the next person gets.
    pub next_person: PersonRef,
    /// When the house was awake for the last time while somebody's time ran, if that was ever so.
    pub last_awake: Option<Millis>,
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
    /// How many commits since the last of them brought none, of the tables where there were any.
    pub(super) unlogged: BTreeMap<TableId, u64>,
    /// After how many entries the last turn of each table began, if one did.
    pub(super) last_turns: BTreeMap<TableId, u64>,
    /// The tables nothing is written to.
    pub(super) broken: BTreeMap<TableId, Flaw>,
    /// The tables nothing is written to since they are archived, each with the checksum of what is kept of it.
    pub(super) archived: BTreeMap<TableId, u32>,
    /// The notices not delivered yet.
    pub(super) outbox: BTreeMap<RowId, Notice>,
    /// The number the next table gets.
    pub(super) next_table: u64,
    /// The number the next notice gets.
    pub(super) next_row: u64,
    /// The number the next person gets.
    pub(super) next_person: u64,
    /// Those who were forgotten since it was opened: a decision that was under way then still names them.
    pub(super) forgotten: BTreeSet<PersonRef>,
    /// How many batches were written.
    pub(super) written: u64,
}

impl Ledger {
    /// How a table stands.
    pub(super) fn footing(&self, table: TableId) -> Option<Footing> {
        let unlogged = self.unlogged.get(&table).copied().unwrap_or(0);
        self.entries.get(&table).map(|entries| Footing { entries: *entries, unlogged })
    }

    /// Notes how a table stands.
    pub(super) fn came_to(&mut self, table: TableId, Footing { entries, unlogged }: Footing) {
        self.entries.insert(table, entries);
        if unlogged == 0 {
            self.unlogged.remove(&table);
        } else {
            self.unlogged.insert(table, unlogged);
        }
    }

    /// What is noted of it beside the rows.
    pub(super) fn noted(&self) -> Noted {
        Noted { batches: self.written, next_table: self.next_table, next_person: self.next_person }
    }
}

/// Reads what there is, with what is noted beside it. `load` judges a checkpoint, knowing the people.
pub(super) fn scan<T, E: Display>(
    disk: &dyn Disk,
    noted: Noted,
    load: impl Fn(Value, &Guests) -> Result<T, E>,
) -> Result<(Ledger, Contents<T>), StoreError> {
    let mut flaws = Vec::new();
    check_format(disk, &mut flaws)?;
    let next_table = next_table(disk, &mut flaws)?.max(noted.next_table);
    let written = written(disk).unwrap_or_else(|error| {
        flaws.push(error.into());
        0
    });
    let mut ledger = Ledger { next_table, next_row: number(disk, Key::NextRow), written, ..Ledger::default() };
    let mut tables = Vec::new();
    let (people, unreadable) = people(noted.next_person, |range| disk.range(range))?;
    flaws.extend(unreadable.map(Flaw::from));
    let above = people.iter().map(|(number, _)| number.0 + 1).max().unwrap_or(1);
    ledger.next_person = number(disk, Key::NextPerson).max(above).max(noted.next_person);
    for id in table_ids(disk, next_table) {
        match read_present(disk, id, |checkpoint| load(checkpoint, &people)) {
            Ok(None) => {}
            Ok(Some((table, entries))) => {
                ledger.entries.insert(id, entries);
                ledger.last_turns.extend(last_turn(disk, id).map(|after| (id, after)));
                tables.push(FoundTable { id, table, entries });
            }
            Err(flaw) => drop(ledger.broken.insert(id, flaw)),
        }
    }
    let archived = scan_archived(disk, next_table, &mut ledger, &mut flaws);
    scan_outbox(disk, &mut ledger, &mut flaws);
    let servers = scan_servers(disk, &mut flaws);
    let outbox = ledger.outbox.iter().filter(|(_, notice)| !ledger.broken.contains_key(&notice.table));
    let found = Contents {
        tables,
        broken: ledger.broken.iter().map(|(table, why)| broken_table(disk, *table, why)).collect(),
        outbox: outbox.map(|(row, notice)| (*row, notice.clone())).collect(),
        flaws,
        archived,
        people,
        servers,
        next_table: TableId(next_table),
        next_person: PersonRef(ledger.next_person),
        last_awake: Some(number(disk, Key::LastAwake)).filter(|at| *at > 0),
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

/// A number as far as it is noted; 1 otherwise.
pub(super) fn number(disk: &dyn Disk, key: Key) -> u64 {
    let noted = disk.get(&key.bytes()).ok().flatten();
    noted.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or(1)
}

fn broken_table(disk: &dyn Disk, table: TableId, why: &Flaw) -> BrokenTable {
    let bytes = disk.get(&Key::Now(table).bytes()).ok().flatten();
    let now: Option<Value> = bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok());
    let place = now.and_then(|now| serde_json::from_value(now["checkpoint"]["place"].clone()).ok());
    BrokenTable { table, place, why: why.clone() }
}

/// Reads a table's present checkpoint: what it is read as, and how many entries there are. Nothing if there is no row of it.
fn read_present<T, E: Display>(
    disk: &dyn Disk,
    table: TableId,
    load: impl Fn(Value) -> Result<T, E>,
) -> Result<Option<(T, u64)>, Flaw> {
    let Some(bytes) = disk.get(&Key::Now(table).bytes())? else {
        return if disk.first_key(keys::table(table))?.is_some() { Err(Flaw::NoCheckpoint) } else { Ok(None) };
    };
    let now = stored::read_now(&bytes)?;
    let last = disk.last_key(keys::entries(table))?;
    let found = match last.as_deref().and_then(Key::read) {
        Some(Key::Entry(_, seq)) => seq + 1,
        _ => 0,
    };
    if found != now.entries {
        return Err(Flaw::Count { checkpoint: now.entries, entries: found });
    }
    stored::check_revision(&now.checkpoint, found)?;
    let unreadable = |why: String| Flaw::Checkpoint { why };
    let checkpoint = serde_json::from_str(now.checkpoint.get()).map_err(|error| unreadable(error.to_string()))?;
    let table = load(checkpoint).map_err(|error| unreadable(error.to_string()))?;
    Ok(Some((table, now.entries)))
}

/// Everybody who is known, and what could not be read of them: of whom one of two rows is unreadable is known by the other.
///
/// # Errors
/// When neither kind of rows reads: whoever came would be taken for somebody new. Only if the first number is the next, which is
/// known beside the rows, there is nobody to be missed.
pub(super) fn people(
    next: u64,
    mut rows: impl FnMut(Range<Vec<u8>>) -> Result<Vec<StoredRow>, DiskError>,
) -> Result<(Guests, Option<DiskError>), DiskError> {
    let nameless = rows(keys::people_of()).map(|rows| rows.iter().filter_map(nameless).collect::<Vec<_>>());
    let named = rows(keys::people()).map(|rows| rows.iter().filter_map(named).collect::<Vec<_>>());
    match (nameless, named) {
        (Ok(nameless), Ok(named)) => Ok((Guests::new(nameless.into_iter().chain(named)), None)),
        (Ok(people), Err(error)) | (Err(error), Ok(people)) => Ok((Guests::new(people), Some(error))),
        (Err(error), Err(_)) if next == 1 => Ok((Guests::default(), Some(error))),
        (Err(error), Err(_)) => Err(error),
    }
}

fn nameless((key, bytes): &StoredRow) -> Option<(PersonRef, Person)> {
    let Some(Key::PersonOf(id)) = Key::read(key) else { return None };
    Some((serde_json::from_slice(bytes).ok()?, Person::new(id.0, "")))
}

fn named((key, bytes): &StoredRow) -> Option<(PersonRef, Person)> {
    let Some(Key::Person(number)) = Key::read(key) else { return None };
    Some((number, serde_json::from_slice(bytes).ok()?))
}

/// Reads what archived tables are found by; one that cannot be read is a broken table.
fn scan_archived(disk: &dyn Disk, next_table: u64, ledger: &mut Ledger, flaws: &mut Vec<Flaw>) -> Vec<(TableId, Ended)> {
    let mut found = Vec::new();
    let mut take = |table: TableId, bytes: &[u8], ledger: &mut Ledger| match serde_json::from_slice(bytes) {
        Ok(Archived { ended, crc32 }) => {
            ledger.archived.insert(table, crc32);
            found.push((table, ended));
        }
        Err(error) => drop(ledger.broken.insert(table, Flaw::Archive { why: error.to_string() })),
    };
    match disk.range(keys::archived()) {
        Ok(rows) => {
            for (key, bytes) in rows {
                match Key::read(&key) {
                    Some(Key::Archived(table)) => take(table, &bytes, ledger),
                    _ => flaws.push(Flaw::Row { key: String::from_utf8_lossy(&key).into_owned() }),
                }
            }
        }
        // One page of them cannot be read: those on others can.
        Err(error) => {
            flaws.push(error.into());
            for table in (1..next_table).map(TableId) {
                if ledger.entries.contains_key(&table) {
                    continue;
                }
                match disk.get(&Key::Archived(table).bytes()) {
                    Ok(None) => {}
                    Ok(Some(bytes)) => take(table, &bytes, ledger),
                    Err(error) => drop(ledger.broken.insert(table, error.into())),
                }
            }
        }
    }
    found
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
    let above = |range| {
        disk.last_key(range).map(|key| match key.as_deref().and_then(Key::read) {
            Some(Key::Entry(table, _) | Key::Now(table) | Key::Turn(table, _) | Key::TurnOfFormOne(table, _)) => table.0 + 1,
            Some(Key::Archived(table)) => table.0 + 1,
            _ => 1,
        })
    };
    let above_archived = above(keys::archived()).unwrap_or_else(|error| {
        flaws.push(error.into());
        1
    });
    let above_last = above(keys::tables()).map(|last| last.max(above_archived));
    match (written, above_last) {
        (Ok(written), Ok(above_last)) => Ok(written.max(above_last)),
        (Ok(next), Err(error)) | (Err(error), Ok(next)) => {
            flaws.push(error.into());
            Ok(next)
        }
        (Err(error), Err(_)) => Err(error.into()),
    }
}

/// Reads how servers are set.
fn scan_servers(disk: &dyn Disk, flaws: &mut Vec<Flaw>) -> Vec<(String, ServerSettings)> {
    let rows = disk.range(keys::servers()).unwrap_or_else(|error| {
        flaws.push(error.into());
        Vec::new()
    });
    let (read, unreadable): (Vec<_>, Vec<_>) = rows.iter().map(stored::read_server).partition(Result::is_ok);
    flaws.extend(unreadable.into_iter().filter_map(Result::err));
    read.into_iter().flatten().collect()
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
