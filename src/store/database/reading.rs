//! What is read of tables, played and archived.

use pergola_table::{Entry, Footing, Notice, TableId};
use serde_json::{Value, value::RawValue};

use super::clerk::{Clerk, at, failed, number, read};
use super::transaction::Transaction;
use crate::{Flaw, StoreError, archive, log::Present, stored::StoredTable, tenure::RowId};

/// The log of a table, and after how many entries its turns began.
pub(super) type Past = (Vec<Entry>, Vec<u64>);

impl Clerk {
    pub(super) fn present(&mut self, table: TableId) -> Result<Present, StoreError> {
        self.moment(|all| {
            let ask = "select entries, unlogged, checkpoint from tables where id = $1";
            let row = all.query_opt(ask, &[&number(table.0)]).map_err(failed)?.ok_or(StoreError::NoTable { table })?;
            Ok(Present {
                footing: Footing { entries: at(&row, 0), unlogged: at(&row, 1) },
                checkpoint: read(row.get(2))?,
                notices: notices(all, table)?,
            })
        })
    }

    pub(super) fn entries(&mut self, table: TableId) -> Result<Vec<Entry>, StoreError> {
        self.moment(|all| match archived(all, table)? {
            Some(stored) => Ok(stored.entries),
            None => entries(all, table),
        })
    }

    pub(super) fn checkpoint(&mut self, table: TableId) -> Result<Value, StoreError> {
        self.moment(|all| {
            let row = all.query_opt("select checkpoint from tables where id = $1", &[&number(table.0)]).map_err(failed)?;
            match row {
                Some(row) => read(row.get(0)),
                None => read(archived(all, table)?.ok_or(StoreError::NoTable { table })?.checkpoint.get()),
            }
        })
    }

    pub(super) fn turn(&mut self, table: TableId, after: u64) -> Result<Option<Value>, StoreError> {
        self.moment(|all| {
            let ask = "select checkpoint from turns where table_id = $1 and after = $2";
            match all.query_opt(ask, &[&number(table.0), &number(after)]).map_err(failed)? {
                Some(row) => read(row.get(0)).map(Some),
                None => {
                    let turns = archived(all, table)?.map(|stored| stored.turns).unwrap_or_default();
                    turns.iter().find(|(number, _)| *number == after).map(|(_, start)| read(start.get())).transpose()
                }
            }
        })
    }

    pub(super) fn turns(&mut self, table: TableId) -> Result<Vec<Box<RawValue>>, StoreError> {
        let stored = self.moment(|all| whole(all, table))?;
        Ok(stored.turns.into_iter().map(|(_, start)| start).collect())
    }

    /// Reads every table whole.
    pub(super) fn look_through(&mut self) -> Result<Vec<(TableId, Flaw)>, StoreError> {
        let ask = "select id from tables union select id from archived order by id";
        let tables = self.moment(|all| all.query(ask, &[]).map_err(failed))?;
        let mut damaged = Vec::new();
        for table in tables.iter().map(|row| TableId(at(row, 0))) {
            match self.moment(|all| whole(all, table)) {
                // It may have been archived meanwhile, and is looked at then.
                Ok(_) | Err(StoreError::NoTable { .. }) => {}
                Err(StoreError::Broken { table, flaw }) => damaged.push((table, flaw)),
                Err(other) => return Err(other),
            }
        }
        Ok(damaged)
    }

    pub(super) fn past(&mut self, table: TableId) -> Result<Past, StoreError> {
        self.moment(|all| {
            if let Some(stored) = archived(all, table)? {
                return Ok((stored.entries, stored.turns.into_iter().map(|(after, _)| after).collect()));
            }
            let starts = all.query("select after from turns where table_id = $1 order by after", &[&number(table.0)]);
            let starts = starts.map_err(failed)?.iter().map(|row| at(row, 0)).collect();
            Ok((entries(all, table)?, starts))
        })
    }
}

/// A table with all its rows, archived or not.
pub(super) fn whole(all: &mut Transaction<'_>, table: TableId) -> Result<StoredTable, StoreError> {
    match archived(all, table)? {
        Some(stored) => Ok(stored),
        None => played(all, table),
    }
}

/// A table that is not archived, with all its rows.
pub(super) fn played(all: &mut Transaction<'_>, table: TableId) -> Result<StoredTable, StoreError> {
    let id = number(table.0);
    let row = all.query_opt("select checkpoint from tables where id = $1", &[&id]).map_err(failed)?;
    let checkpoint = read(row.ok_or(StoreError::NoTable { table })?.get(0))?;
    let turns = all.query("select after, checkpoint from turns where table_id = $1 order by after", &[&id]).map_err(failed)?;
    let turns = turns.iter().map(|row| Ok((at(row, 0), read(row.get(1))?))).collect::<Result<_, StoreError>>()?;
    Ok(StoredTable { entries: entries(all, table)?, checkpoint, turns })
}

/// The log of a table that is not archived.
fn entries(all: &mut Transaction<'_>, table: TableId) -> Result<Vec<Entry>, StoreError> {
    let id = number(table.0);
    let rows = all.query("select entry from entries where table_id = $1 order by seq", &[&id]).map_err(failed)?;
    if rows.is_empty() && all.query_opt("select 1 from tables where id = $1", &[&id]).map_err(failed)?.is_none() {
        return Err(StoreError::NoTable { table });
    }
    let entries: Vec<Entry> = rows.iter().map(|row| read(row.get(0))).collect::<Result<_, _>>()?;
    match (0..).zip(&entries).find(|(seq, entry)| entry.seq != *seq) {
        Some((missing, _)) => Err(StoreError::Broken { table, flaw: Flaw::Gap { missing } }),
        None => Ok(entries),
    }
}

/// A table that is archived, if it is.
fn archived(all: &mut Transaction<'_>, table: TableId) -> Result<Option<StoredTable>, StoreError> {
    let row = all.query_opt("select piece from archived where id = $1", &[&number(table.0)]).map_err(failed)?;
    let unpacked = row.map(|row| archive::read(row.get(0))).transpose();
    unpacked.map_err(|flaw| StoreError::Broken { table, flaw })
}

/// A table's notices that are not delivered, oldest first.
pub(super) fn notices(all: &mut Transaction<'_>, table: TableId) -> Result<Vec<(RowId, Notice)>, StoreError> {
    let rows = all.query("select id, notice from outbox where table_id = $1 order by id", &[&number(table.0)]).map_err(failed)?;
    rows.iter().map(|row| Ok((RowId(at(row, 0)), read(row.get(1))?))).collect()
}
