//! Reading everything when the store is opened.
//!
//! Of an archived table only what it is found by is read: a store of many games opens as fast as one of few. Of those that are
//! played it is looked whether all rows are there. Each is read by itself: what cannot be read is reported by table, and the
//! others run. The house's judgement of a checkpoint is passed in, as the store does not know how tables work. Deliberately
//! absent: what stands in the entries, which whoever reads a log sees; each backup reads all of them.

mod tables;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Display,
    ops::Range,
    path::PathBuf,
};

use pergola_cups::{Cup, CupId};
use pergola_table::{Footing, Guests, Millis, Notice, Person, PersonRef, PlaceId, ServerSettings, TableId};
use serde_json::Value;

use self::tables::{Played, broken_table, last_turn, read_played, scan_archived, to_look_for};
use super::{
    DiskError, Flaw, RowId, StoreError,
    archive::Archived,
    ground::{Acknowledged, Disk, Ground, Noted, StoredRow},
    keys::{self, Key},
    numbering::{above_all_given, now},
    share::Share,
    shelf::Shelf,
    stored,
    tenure::Tenure,
};
pub(super) use tables::table_ids;

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
    /// How many tables are archived; what they are found by is asked of the log.
    pub archived: usize,
    /// Everybody who is known.
    pub people: Guests,
    /// How servers are set, of those that can be read; the others are set as if nobody had.
    pub servers: Vec<(String, ServerSettings)>,
    /// The cups that can be read, in the order of their numbers.
    pub cups: Vec<Cup>,
    /// The number the next cup gets at least.
    pub next_cup: CupId,
    /// The number the next table gets; numbers are never given twice.
    pub next_table: TableId,
    /// The number the next person gets.
    pub next_person: PersonRef,
    /// When the house was awake for the last time while somebody's time ran, if that was ever so.
    pub last_awake: Option<Millis>,
    /// When the history was taken up after a restore or an accepted loss, if it ever was: what was said before belongs to one
    /// that is gone.
    pub taken_up: Option<Millis>,
    /// What whoever has opened it owns of it already: all of what nobody else can open meanwhile, and nothing of what others can.
    pub tenure: Option<Tenure>,
    /// Whose servers' tables these are; cups and notices are of these servers alone, too, and numbers are those that are given
    /// there.
    pub share: Share,
    /// Until which version people are known as [`super::Among::news_of_people`] counts.
    pub people_version: u64,
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
    /// How many commits since the last of them brought none, as far as the log keeps count of them.
    pub unlogged: u64,
    /// What is wrong with the starts of its turns, if something is: the table is played on without those that are lost.
    pub lost_turns: Option<Flaw>,
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
    /// How many starts of turns there are of each table, or have to be.
    pub(super) turns: BTreeMap<TableId, u64>,
    /// The tables nothing is written to.
    pub(super) broken: BTreeMap<TableId, Flaw>,
    /// The tables nothing is written to since they are archived.
    pub(super) archived: Shelf,
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

    /// What is acknowledged of a table, if anything is.
    pub(super) fn acknowledged_of(&self, table: TableId) -> Option<Acknowledged> {
        if let Some(crc32) = self.archived.crc32(table) {
            return Some(Acknowledged::Archived { crc32 });
        }
        let entries = *self.entries.get(&table)?;
        Some(Acknowledged::Played { entries, turns: self.turns.get(&table).copied().unwrap_or(0) })
    }

    /// What is acknowledged of all tables.
    pub(super) fn acknowledged(&self) -> BTreeMap<TableId, Acknowledged> {
        let tables = self.entries.keys().copied().chain(self.archived.all().into_keys());
        tables.filter_map(|table| Some((table, self.acknowledged_of(table)?))).collect()
    }

    /// What is acknowledged and not noted.
    pub(super) fn unnoted(&self, known: &Known) -> BTreeMap<TableId, Acknowledged> {
        let mut all = self.acknowledged();
        all.retain(|table, now| known.acknowledged.get(table) != Some(now));
        all
    }

    /// Sets a table aside: nothing is written to it, and nothing read.
    pub(super) fn set_aside(&mut self, table: TableId, why: Flaw) {
        self.entries.remove(&table);
        self.broken.insert(table, why);
    }
}

/// What is noted beside the rows.
#[derive(Debug, Default)]
pub(super) struct Known {
    pub(super) noted: Noted,
    /// What was acknowledged of tables.
    pub(super) acknowledged: BTreeMap<TableId, Acknowledged>,
}

impl Known {
    /// What is noted on a ground.
    pub(super) fn of(ground: &dyn Ground) -> Known {
        Known { noted: ground.noted(), acknowledged: ground.acknowledged() }
    }
}

/// Reads what there is, with what is noted beside it. `load` judges a checkpoint, knowing the people.
pub(super) fn scan<T, E: Display>(
    disk: &dyn Disk,
    known: &Known,
    load: impl Fn(Value, &Guests) -> Result<T, E>,
) -> Result<(Ledger, Contents<T>), StoreError> {
    let noted = known.noted;
    let mut flaws = Vec::new();
    check_format(disk, &mut flaws)?;
    let next_table = next_table(disk, &mut flaws)?.max(noted.next_table);
    let written = written(disk).unwrap_or_else(|error| {
        flaws.push(error.into());
        0
    });
    let mut ledger = Ledger { next_table, next_row: 1, written, ..Ledger::default() };
    let mut tables = Vec::new();
    let (people, unreadable) = people(noted.next_person, |range| disk.readable(range))?;
    flaws.extend(unreadable.into_iter().map(Flaw::from));
    let above = people.iter().map(|(number, _)| number.0 + 1).max().unwrap_or(1);
    ledger.next_person = number(disk, Key::NextPerson).max(above).max(noted.next_person);
    let doubtful = scan_archived(disk, next_table, &mut ledger, &mut flaws);
    for id in to_look_for(disk, next_table, known, &ledger) {
        match read_played(disk, id, known.acknowledged.get(&id).copied(), |checkpoint| load(checkpoint, &people)) {
            Ok(None) => {}
            Ok(Some(Played { table, entries, turns, lost_turns })) => {
                ledger.entries.insert(id, entries);
                ledger.turns.insert(id, turns);
                ledger.last_turns.extend(last_turn(disk, id).map(|after| (id, after)));
                tables.push(FoundTable { id, table, entries, unlogged: 0, lost_turns });
            }
            Err(flaw) => drop(ledger.broken.insert(id, flaw)),
        }
    }
    let lost = doubtful.into_iter().filter(|(id, _)| !ledger.entries.contains_key(id)).collect::<Vec<_>>();
    for (id, error) in lost {
        ledger.broken.entry(id).or_insert(error.into());
    }
    ledger.next_row = next_row(disk, &ledger);
    scan_outbox(disk, &mut ledger, &mut flaws);
    let servers = scan_servers(disk, &mut flaws);
    let (cups, next_cup) = scan_cups(disk, &mut flaws);
    let outbox = ledger.outbox.iter().filter(|(_, notice)| !ledger.broken.contains_key(&notice.table));
    let found = Contents {
        tables,
        broken: ledger.broken.iter().map(|(table, why)| broken_table(disk, *table, why)).collect(),
        outbox: outbox.map(|(row, notice)| (*row, notice.clone())).collect(),
        flaws,
        archived: ledger.archived.count(),
        people,
        servers,
        cups,
        next_cup,
        next_table: TableId(next_table),
        next_person: PersonRef(ledger.next_person),
        last_awake: noted_number(disk, Key::LastAwake),
        taken_up: noted_number(disk, Key::TakenUp),
        tenure: Some(Tenure::default()),
        share: Share::WHOLE,
        people_version: 0,
        moved_aside: Vec::new(),
    };
    Ok((ledger, found))
}

/// How many batches were written, as the rows know it.
pub(super) fn written(disk: &dyn Disk) -> Result<u64, DiskError> {
    let bytes = disk.get(&Key::Written.bytes())?;
    Ok(bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or(0))
}

/// The number the next notice gets. Whoever has tables has told of them, unless the row is gone.
fn next_row(disk: &dyn Disk, ledger: &Ledger) -> u64 {
    let known = disk.get(&Key::NextRow.bytes()).map(|row| row.and_then(|bytes| serde_json::from_slice(&bytes).ok()));
    let is_new = ledger.entries.is_empty() && ledger.archived.count() == 0 && ledger.broken.is_empty();
    match known {
        Ok(Some(next)) => next,
        Ok(None) if is_new => 1,
        _ => above_all_given(1, now()),
    }
}

/// A number as far as it is noted; 1 otherwise.
pub(super) fn number(disk: &dyn Disk, key: Key) -> u64 {
    noted_number(disk, key).unwrap_or(1)
}

/// A number, if it is noted.
fn noted_number(disk: &dyn Disk, key: Key) -> Option<u64> {
    let noted = disk.get(&key.bytes()).ok().flatten();
    noted.and_then(|bytes| serde_json::from_slice(&bytes).ok())
}

/// Everybody who is known, and what could not be read of them: of whom one of two rows is unreadable is known by the other.
///
/// # Errors
/// When nothing of either kind of rows reads: whoever came would be taken for somebody new. Only if the first number is the next,
/// which is known beside the rows, there is nobody to be missed.
pub(super) fn people(
    next: u64,
    mut rows: impl FnMut(Range<Vec<u8>>) -> (Vec<StoredRow>, Option<DiskError>),
) -> Result<(Guests, Vec<DiskError>), DiskError> {
    let (nameless_rows, nameless_hindered) = rows(keys::people_of());
    let (named_rows, named_hindered) = rows(keys::people());
    let nameless = nameless_rows.iter().filter_map(nameless);
    let people = Guests::new(nameless.chain(named_rows.iter().filter_map(named)));
    match (nameless_hindered, named_hindered) {
        (Some(error), Some(_)) if next != 1 && people.iter().next().is_none() => Err(error),
        hindered => Ok((people, [hindered.0, hindered.1].into_iter().flatten().collect())),
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
    let (rows, hindered) = disk.readable(keys::servers());
    flaws.extend(hindered.map(Flaw::from));
    let (read, unreadable): (Vec<_>, Vec<_>) = rows.iter().map(stored::read_server).partition(Result::is_ok);
    flaws.extend(unreadable.into_iter().filter_map(Result::err));
    read.into_iter().flatten().collect()
}

/// Reads the cups, and which number the next one gets.
fn scan_cups(disk: &dyn Disk, flaws: &mut Vec<Flaw>) -> (Vec<Cup>, CupId) {
    let (rows, hindered) = disk.readable(keys::cups());
    flaws.extend(hindered.map(Flaw::from));
    let last = rows.iter().filter_map(|(key, _)| if let Some(Key::Cup(cup)) = Key::read(key) { Some(cup.0) } else { None }).max();
    let (read, unreadable): (Vec<_>, Vec<_>) = rows.iter().map(stored::read_cup).partition(Result::is_ok);
    flaws.extend(unreadable.into_iter().filter_map(Result::err));
    (read.into_iter().flatten().collect(), CupId(last.unwrap_or(0) + 1))
}

/// Reads the notices not delivered yet.
fn scan_outbox(disk: &dyn Disk, ledger: &mut Ledger, flaws: &mut Vec<Flaw>) {
    let (rows, hindered) = disk.readable(keys::outbox());
    flaws.extend(hindered.map(Flaw::from));
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
