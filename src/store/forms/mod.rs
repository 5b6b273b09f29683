//! Stores of earlier forms, brought to the present one when they are opened.
//!
//! In form 1 the checkpoints of turn starts lay whole under the number of the turn; in form 2 they are packed, and lie under
//! the number of entries before them. Until form 2 people stood with their ids and names in the rows of tables; now there are
//! references, and who they are lies in rows of their own. A copy of the rows is kept beside them first. One table is
//! rewritten after the other, and the new form is noted last, so that a rewriting that was cut short is taken up again.
//! Deliberately absent: the stored form of a game, which it brings up to date itself.

mod people;

use std::{collections::BTreeMap, ops::Range};

use pergola_table::TableId;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::{
    DiskError, StoreError,
    disk::ENOUGH_BYTES,
    ground::{Disk, Ground, Rows, StoredRow},
    keys::{self, Key},
    scan::{self, FORMAT, table_ids},
    stored,
    turns::{self, TurnStart},
};
pub(super) use people::FormerPeople;

/// The first form that has references for people.
pub(super) const WITH_REFERENCES: u32 = 3;

/// Rewrites a store of an earlier form, once.
///
/// # Errors
/// When there is no room for the copy, or the disk does not write. What could not be read is left as it was.
pub(super) fn bring_up_to_date(ground: &dyn Ground, disk: &dyn Disk) -> Result<(), StoreError> {
    let Some(form) = form(disk).filter(|form| (1..FORMAT).contains(form)) else { return Ok(()) };
    let copy = format!("form-{form}");
    ground.keep_copy(&copy)?;
    let next_table = scan::number(disk, Key::NextTable).max(ground.noted().next_table);
    if form == 1 {
        for table in table_ids(disk, next_table) {
            if let Some(rows) = readable(disk, table, keys::turns(table))? {
                write(disk, &packed(table, &rows))?;
            }
        }
    }
    rewrite_people(disk, next_table)?;
    write(disk, &Rows::from_iter([stored::row(Key::Format, TableId(0), "format", &FORMAT)?]))?;
    tracing::info!(copy = %ground.path().join(format!("store.{copy}")).display(), "the store was rewritten; its copy can go");
    Ok(())
}

/// Rows that can be read. A table of which some cannot is rewritten by no means: it stood still before, and is as it was.
fn readable(disk: &dyn Disk, table: TableId, range: Range<Vec<u8>>) -> Result<Option<Vec<StoredRow>>, StoreError> {
    match disk.range(range) {
        Ok(rows) => Ok(Some(rows)),
        Err(error @ DiskError::Damaged(_)) => {
            tracing::warn!(%table, %error, "a table cannot be read; it stays as it was");
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

fn form(disk: &dyn Disk) -> Option<u32> {
    serde_json::from_slice(&disk.get(&Key::Format.bytes()).ok()??).ok()
}

fn write(disk: &dyn Disk, rows: &Rows) -> Result<(), StoreError> {
    disk.write(rows)?;
    Ok(disk.sync()?)
}

/// Writes rows in batches that are not too large, the first of which holds at least these.
fn write_in_parts(disk: &dyn Disk, first: Rows, rest: Rows) -> Result<(), StoreError> {
    let mut batch = first;
    for (key, bytes) in rest {
        if batch.values().flatten().map(Vec::len).sum::<usize>() >= ENOUGH_BYTES {
            write(disk, &std::mem::take(&mut batch))?;
        }
        batch.insert(key, bytes);
    }
    write(disk, &batch)
}

/// The checkpoints of a table's turn starts, packed and by the number of entries before them.
fn packed(table: TableId, rows: &[StoredRow]) -> Rows {
    let mut new = Rows::new();
    let mut before: Option<TurnStart> = None;
    for (key, bytes) in rows {
        let Some(Key::TurnOfFormOne(_, turn)) = Key::read(key) else { continue };
        new.insert(key.clone(), None);
        let checkpoint: Option<Box<RawValue>> = serde_json::from_slice(bytes).ok();
        let Some((after, checkpoint)) = checkpoint.and_then(|it| Some((number_of_turn(&it)?, it))) else {
            tracing::warn!(%table, turn, "the checkpoint of a turn's start cannot be read; it is in the copy only");
            continue;
        };
        let (packed, start) = turns::pack(after, checkpoint.get().as_bytes(), before.as_ref());
        new.insert(Key::Turn(table, after).bytes(), Some(packed));
        before = Some(start);
    }
    new
}

/// How many entries came before a turn's start, as its checkpoint says.
pub(super) fn number_of_turn(checkpoint: &RawValue) -> Option<u64> {
    #[derive(Deserialize)]
    struct Numbered {
        revision: u64,
    }
    serde_json::from_str(checkpoint.get()).ok().map(|Numbered { revision }| revision)
}

/// Gives everybody a reference, and writes that in the place of their ids and names.
fn rewrite_people(disk: &dyn Disk, next_table: u64) -> Result<(), StoreError> {
    let mut former = FormerPeople::read(disk)?;
    for table in table_ids(disk, next_table) {
        let Some(rows) = readable(disk, table, keys::table(table))? else { continue };
        let (turns, others) = with_references(table, &rows, &mut former);
        // People come before who refers to them. The turns are packed one against the other, and change together.
        let people = former.new_rows()?;
        write_in_parts(disk, people.into_iter().chain(turns).collect(), others)?;
    }
    let notices = disk.range(keys::outbox())?;
    let notices = notices.into_iter().filter_map(|(key, bytes)| Some((key, Some(former.notice(&bytes)?))));
    let notices: Rows = notices.collect();
    write_in_parts(disk, former.new_rows()?, notices)
}

/// A table's rows with references: those of its turns, and the others. What is not what it should be stays as it is.
fn with_references(table: TableId, rows: &[StoredRow], former: &mut FormerPeople) -> (Rows, Rows) {
    let mut packed = BTreeMap::new();
    for (key, bytes) in rows {
        if let Some(Key::Turn(_, after)) = Key::read(key) {
            packed.insert(after, bytes);
        }
    }
    let turns = turns_with_references(table, &packed, former).unwrap_or_else(|| {
        tracing::warn!(%table, "the checkpoints of its turns cannot be read; they stay as they were");
        Rows::new()
    });
    // The present checkpoint comes last: its names are the newest of the table.
    let mut others = Rows::new();
    for (key, bytes) in rows {
        let rewritten = match Key::read(key) {
            Some(Key::Entry(..)) => former.entry(bytes),
            Some(Key::Now(_)) => former.now(bytes),
            _ => None,
        };
        others.extend(rewritten.map(|bytes| (key.clone(), Some(bytes))));
    }
    (turns, others)
}

fn turns_with_references(table: TableId, packed: &BTreeMap<u64, &Vec<u8>>, former: &mut FormerPeople) -> Option<Rows> {
    let mut turns = Rows::new();
    let mut before: Option<TurnStart> = None;
    for TurnStart { after, checkpoint, .. } in turns::unpack_all(packed).ok()? {
        let (bytes, start) = turns::pack(after, &former.checkpoint(&checkpoint)?, before.as_ref());
        turns.insert(Key::Turn(table, after).bytes(), Some(bytes));
        before = Some(start);
    }
    Some(turns)
}
