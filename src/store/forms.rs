//! Stores of earlier forms, brought to the present one when they are opened.
//!
//! In form 1 the checkpoints of turn starts lay whole under the number of the turn; now they are packed, and lie under the
//! number of entries before them. A copy of the rows is kept beside them first. One table is rewritten after the other, and
//! the new form is noted last, so that a rewriting that was cut short is taken up again. Deliberately absent: the stored
//! form of a table, which its game brings up to date.

use serde::Deserialize;
use serde_json::value::RawValue;

use super::{
    StoreError,
    ground::{Disk, Ground, Rows, StoredRow},
    keys::{self, Key},
    scan::{FORMAT, table_ids},
    stored,
    turns::{self, TurnStart},
};
use crate::table::TableId;

/// The form in which turns had numbers of their own.
const FORM_ONE: u32 = 1;
/// What the copy of a store of that form is called.
const COPY: &str = "form-1";

/// Rewrites rows of an earlier form; those of the present one, of a later one, and of a store without any are left alone.
///
/// # Errors
/// When there is no room for the copy, or the disk does not read or write.
pub(super) fn bring_up_to_date(ground: &dyn Ground, disk: &dyn Disk) -> Result<(), StoreError> {
    let form = disk.get(&Key::Format.bytes()).ok().flatten();
    if form.and_then(|form| serde_json::from_slice::<u32>(&form).ok()) != Some(FORM_ONE) {
        return Ok(());
    }
    ground.keep_copy(COPY)?;
    for table in table_ids(disk, 0) {
        // A table that cannot be read is rewritten by no means; it stands still, and its rows stay what they are.
        let Ok(rows) = disk.range(keys::turns(table)) else { continue };
        write(disk, &rewritten(table, &rows))?;
    }
    write(disk, &Rows::from_iter([stored::row(Key::Format, TableId(0), "format", &FORMAT)?]))?;
    tracing::info!(copy = %ground.path().join(format!("store.{COPY}")).display(), "the store was rewritten; its copy can go");
    Ok(())
}

fn write(disk: &dyn Disk, rows: &Rows) -> Result<(), StoreError> {
    disk.write(rows)?;
    Ok(disk.sync()?)
}

/// What becomes of the checkpoints of a table's turns: each is packed, and its old row goes.
fn rewritten(table: TableId, rows: &[StoredRow]) -> Rows {
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

/// After how many entries a checkpoint was written: the revision of its table.
pub(super) fn number_of_turn(checkpoint: &RawValue) -> Option<u64> {
    #[derive(Deserialize)]
    struct Numbered {
        revision: u64,
    }
    serde_json::from_str(checkpoint.get()).ok().map(|Numbered { revision }| revision)
}
