//! What is read from memory.

use pergola_table::{Entry, TableId};
use serde_json::Value;

use super::{Held, MemoryLog};
use crate::{
    StoreError, archive,
    log::Present,
    stored::{self, StoredTable},
};

impl MemoryLog {
    /// Reads a table, archived or not.
    pub(super) fn of_table<R>(&self, table: TableId, read: impl FnOnce(&StoredTable) -> R) -> Result<R, StoreError> {
        let held = self.held()?;
        self.check_not_set_aside(table)?;
        held.of_table(table, read)
    }

    pub(super) fn as_it_is(&self, table: TableId) -> Result<Present, StoreError> {
        let held = self.held()?;
        self.check_not_set_aside(table)?;
        let kept = held.tables.get(&table).ok_or(StoreError::NoTable { table })?;
        let notices = held.outbox.iter().filter(|(_, notice)| notice.table == table);
        Ok(Present {
            footing: kept.footing(),
            checkpoint: kept.checkpoint(),
            notices: notices.map(|(row, notice)| (*row, notice.clone())).collect(),
        })
    }

    /// The start of a turn; none also where there is no such table.
    pub(super) fn start_of_turn(&self, table: TableId, after: u64) -> Result<Option<Value>, StoreError> {
        let start = |stored: &StoredTable| stored.turns.iter().find(|(at, _)| *at == after).map(|(_, it)| stored::value(it));
        match self.of_table(table, start) {
            Err(StoreError::NoTable { .. }) => Ok(None),
            read => read,
        }
    }

    pub(super) fn all_past(&self, table: TableId) -> Result<(Vec<Entry>, Vec<u64>), StoreError> {
        self.of_table(table, |stored| (stored.entries.clone(), stored.turns.iter().map(|(after, _)| *after).collect()))
    }
}

impl Held {
    pub(super) fn of_table<R>(&self, table: TableId, read: impl FnOnce(&StoredTable) -> R) -> Result<R, StoreError> {
        let broken = |flaw| StoreError::Broken { table, flaw };
        match (self.tables.get(&table), self.archived.get(&table)) {
            (Some(kept), _) => Ok(read(&kept.stored)),
            (None, Some((_, piece))) => Ok(read(&archive::read(piece).map_err(broken)?)),
            (None, None) => Err(StoreError::NoTable { table }),
        }
    }
}
