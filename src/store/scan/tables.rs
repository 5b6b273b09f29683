//! What the rows hold of each table, against what was acknowledged of it.
//!
//! sled passes over what it cannot read of its log, and what was written there is as if it had never been. So each row of a
//! table that is played is looked for: its entries one after the other, its checkpoint, the starts of its turns; and how many
//! there have to be is noted beside the rows. A table that has fewer entries is set aside; one that lacks starts of turns is
//! played on. Deliberately absent: what stands in the rows, but for the present checkpoint.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Display,
};

use pergola_table::TableId;
use serde_json::Value;

use super::{Archived, BrokenTable, Known, Ledger};
use crate::{
    DiskError, Flaw,
    ground::{Acknowledged, Disk},
    keys::{self, Key},
    stored, turns,
};

/// What was read of a table that is played.
pub(super) struct Played<T> {
    /// What its checkpoint was read as.
    pub(super) table: T,
    pub(super) entries: u64,
    /// The starts of turns there are, or have to be.
    pub(super) turns: u64,
    /// What is wrong with them.
    pub(super) lost_turns: Option<Flaw>,
}

/// The numbers of the tables there are rows of; where the rows cannot be looked through, all that were given.
pub(crate) fn table_ids(disk: &dyn Disk, next_table: u64) -> Vec<TableId> {
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

/// The tables that are looked for, but those that are archived: those there are rows of, and those that were acknowledged.
pub(super) fn to_look_for(disk: &dyn Disk, next_table: u64, known: &Known, ledger: &Ledger) -> BTreeSet<TableId> {
    let ids = table_ids(disk, next_table).into_iter().chain(known.acknowledged.keys().copied());
    ids.filter(|id| !ledger.archived.has(*id) && !ledger.broken.contains_key(id)).collect()
}

/// Reads a table that is played. Nothing if there is no row of it, and none was acknowledged.
pub(super) fn read_played<T, E: Display>(
    disk: &dyn Disk,
    table: TableId,
    acknowledged: Option<Acknowledged>,
    load: impl Fn(Value) -> Result<T, E>,
) -> Result<Option<Played<T>>, Flaw> {
    let now_key = Key::Now(table).bytes();
    let Some(bytes) = disk.get(&now_key)? else {
        let is_there = disk.first_key(keys::table(table))?.is_some();
        return match acknowledged {
            _ if is_there => Err(Flaw::NoCheckpoint),
            Some(Acknowledged::Played { entries, .. }) if entries > 0 => Err(Flaw::Fewer { acknowledged: entries, entries: 0 }),
            Some(Acknowledged::Archived { .. }) => Err(Flaw::Archive { why: archive_gone() }),
            _ => Ok(None),
        };
    };
    let now = stored::read_now(&bytes)?;
    let entries = count_entries(disk, table)?;
    if entries != now.entries {
        return Err(Flaw::Count { checkpoint: now.entries, entries });
    }
    if let Some(Acknowledged::Played { entries: acknowledged, .. }) = acknowledged.filter(|it| it.is_more_than(entries)) {
        return Err(Flaw::Fewer { acknowledged, entries });
    }
    // Of rows that are out of order sled finds some by their keys and others in their order.
    let after = [&now_key[..], b"\0"].concat();
    if disk.range(now_key.clone()..after)? != [(now_key, bytes.clone())] {
        return Err(Flaw::Disorder);
    }
    stored::check_revision(&now.checkpoint, entries)?;
    let unreadable = |why: String| Flaw::Checkpoint { why };
    let checkpoint = serde_json::from_str(now.checkpoint.get()).map_err(|error| unreadable(error.to_string()))?;
    let loaded = load(checkpoint).map_err(|error| unreadable(error.to_string()))?;
    let (turns, lost_turns) = count_turns(disk, table, acknowledged);
    Ok(Some(Played { table: loaded, entries, turns, lost_turns }))
}

impl Acknowledged {
    /// Whether more entries were acknowledged.
    fn is_more_than(self, found: u64) -> bool {
        matches!(self, Acknowledged::Played { entries, .. } if entries > found)
    }
}

fn archive_gone() -> String {
    "what it is found by is gone".to_owned()
}

/// How many entries there are: none is missing among them.
fn count_entries(disk: &dyn Disk, table: TableId) -> Result<u64, Flaw> {
    let rows = disk.range(keys::entries(table))?;
    for ((key, _), next) in rows.iter().zip(0..) {
        match Key::read(key) {
            Some(Key::Entry(_, seq)) if seq == next => {}
            Some(Key::Entry(..)) => return Err(Flaw::Gap { missing: next }),
            _ => return Err(Flaw::Row { key: String::from_utf8_lossy(key).into_owned() }),
        }
    }
    if let Some((key, bytes)) = rows.last()
        && disk.get(key)?.as_ref() != Some(bytes)
    {
        return Err(Flaw::Disorder);
    }
    Ok(rows.len() as u64)
}

/// How many starts of turns there are, and what is wrong with them.
fn count_turns(disk: &dyn Disk, table: TableId, acknowledged: Option<Acknowledged>) -> (u64, Option<Flaw>) {
    let (rows, hindered) = disk.readable(keys::turns(table));
    let kept = rows.len() as u64;
    let expected = if let Some(Acknowledged::Played { turns, .. }) = acknowledged { turns } else { 0 };
    let fewer = || (kept < expected).then_some(Flaw::Turns { acknowledged: expected, kept });
    (kept.max(expected), hindered.map(Flaw::from).or_else(fewer).or_else(|| turns::unlinked(&turns::by_number(&rows))))
}

/// After how many entries a table's last turn began. One that cannot be read is not missed: the next stands alone.
pub(super) fn last_turn(disk: &dyn Disk, table: TableId) -> Option<u64> {
    match Key::read(&disk.last_key(keys::turns(table)).ok()??)? {
        Key::Turn(_, after) => Some(after),
        _ => None,
    }
}

/// A table that is set aside, with where it is as far as any of its checkpoints still tells.
pub(super) fn broken_table(disk: &dyn Disk, table: TableId, why: &Flaw) -> BrokenTable {
    let place = |checkpoint: &Value| serde_json::from_value(checkpoint["place"].clone()).ok();
    let bytes = disk.get(&Key::Now(table).bytes()).ok().flatten();
    let now: Option<Value> = bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok());
    let of_turn = || {
        let (rows, _) = disk.readable(keys::turns(table));
        let start = turns::unpack_readable(&turns::by_number(&rows)).0.pop()?;
        place(&serde_json::from_slice(&start.checkpoint).ok()?)
    };
    let place = now.and_then(|now| place(&now["checkpoint"])).or_else(of_turn);
    BrokenTable { table, place, why: why.clone() }
}

/// Reads what archived tables are found by. One that cannot be read is a broken table; where nobody knows whether there was
/// one, it is answered.
pub(super) fn scan_archived(
    disk: &dyn Disk,
    next_table: u64,
    ledger: &mut Ledger,
    flaws: &mut Vec<Flaw>,
) -> BTreeMap<TableId, DiskError> {
    let mut doubtful = BTreeMap::new();
    let (rows, hindered) = disk.readable(keys::archived());
    for (key, bytes) in rows {
        let Some(Key::Archived(table)) = Key::read(&key) else {
            flaws.push(Flaw::Row { key: String::from_utf8_lossy(&key).into_owned() });
            continue;
        };
        match serde_json::from_slice(&bytes) {
            Ok(Archived { ended, crc32 }) => ledger.archived.put(table, ended, crc32),
            Err(error) => drop(ledger.broken.insert(table, Flaw::Archive { why: error.to_string() })),
        }
    }
    if let Some(error) = hindered {
        flaws.push(error.into());
        let missing = (1..next_table).map(TableId).filter(|table| !ledger.archived.has(*table));
        let unread = |table: TableId| disk.get(&Key::Archived(table).bytes()).err().map(|error| (table, error));
        doubtful.extend(missing.filter_map(unread));
    }
    doubtful
}
