//! What is backed up of memory.

use std::{collections::BTreeMap, ops::Bound, path::Path};

use pergola_cups::Cup;
use pergola_table::{Person, PersonRef, ServerSettings, TableId};

use super::MemoryLog;
use crate::{
    StoreError,
    backup::{BackedUp, BackedUpTable, Source},
};

impl Source for MemoryLog {
    fn folder(&self) -> &Path {
        self.folder()
    }

    fn archived(&self) -> Result<BTreeMap<TableId, u32>, StoreError> {
        let held = self.held()?;
        Ok(held.archived.iter().map(|(table, (_, piece))| (*table, crc32fast::hash(piece))).collect())
    }

    fn check_kept(&self, _: TableId) -> Result<(), StoreError> {
        Ok(())
    }

    fn keep_again(&self, _: TableId, _: Vec<u8>) -> Result<(), StoreError> {
        Ok(())
    }

    fn table_after(&self, table: Option<TableId>) -> Result<Option<TableId>, StoreError> {
        let held = self.held()?;
        let from = table.map_or(Bound::Unbounded, Bound::Excluded);
        let mut after = held.tables.range((from, Bound::Unbounded)).map(|(table, _)| *table);
        Ok(after.find(|table| !self.0.set_aside.contains_key(table)))
    }

    fn table(&self, table: TableId) -> Result<BackedUp, StoreError> {
        let held = self.held()?;
        if let Some((ended, piece)) = held.archived.get(&table) {
            return Ok(BackedUp::Archived { table, ended: ended.clone(), piece: piece.clone() });
        }
        let stored = held.of_table(table, Clone::clone)?;
        let notices = held.outbox.iter().filter(|(_, notice)| notice.table == table);
        let notices = notices.map(|(row, notice)| (*row, notice.clone())).collect();
        Ok(BackedUp::Table(BackedUpTable { table, stored, notices }))
    }

    fn archived_table(&self, table: TableId) -> Result<BackedUp, StoreError> {
        let held = self.held()?;
        let (ended, piece) = held.archived.get(&table).ok_or(StoreError::NoTable { table })?;
        Ok(BackedUp::Archived { table, ended: ended.clone(), piece: piece.clone() })
    }

    fn broken(&self) -> Result<Vec<TableId>, StoreError> {
        Ok(self.0.set_aside.keys().copied().collect())
    }

    fn cups(&self) -> Result<Vec<Cup>, StoreError> {
        Ok(self.held()?.cups.values().cloned().collect())
    }

    fn people(&self) -> Result<(u64, Vec<(PersonRef, Person)>), StoreError> {
        let held = self.held()?;
        Ok((held.numbers.person, held.people.iter().map(|(number, person)| (*number, person.clone())).collect()))
    }

    fn servers(&self) -> Result<Vec<(String, ServerSettings)>, StoreError> {
        Ok(self.held()?.servers.iter().map(|(server, settings)| (server.clone(), settings.clone())).collect())
    }
}
