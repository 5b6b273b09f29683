//! The directory: the present snapshot of every table, in memory, for everybody who only looks.
//!
//! A snapshot is replaced after its commit is safe, never before. Tables that ended long ago are not kept here; their
//! logs stay in the store.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, PoisonError, RwLock, RwLockReadGuard},
};

use crate::{
    chat::Tables,
    table::{PersonId, PlaceId, Table, TableId},
};

/// All tables in memory.
#[derive(Default)]
pub(super) struct Directory {
    shelves: RwLock<Shelves>,
}

#[derive(Default)]
struct Shelves {
    tables: BTreeMap<TableId, Arc<Table>>,
    of_server: BTreeMap<String, BTreeSet<TableId>>,
    /// Tables that are stored and cannot be read, each with its server.
    still: BTreeMap<TableId, String>,
}

impl Directory {
    /// Shows this snapshot of a table from now on.
    pub(super) fn publish(&self, table: Arc<Table>) {
        let mut shelves = self.shelves.write().unwrap_or_else(PoisonError::into_inner);
        shelves.of_server.entry(table.place().server.clone()).or_default().insert(table.id());
        shelves.tables.insert(table.id(), table);
    }

    /// Says of a table of this server that it cannot be read.
    pub(super) fn stand_still(&self, table: TableId, server: String) {
        self.shelves.write().unwrap_or_else(PoisonError::into_inner).still.insert(table, server);
    }

    /// Every table, in the order of their numbers.
    pub(super) fn all(&self) -> Vec<Arc<Table>> {
        self.read().tables.values().cloned().collect()
    }

    fn read(&self) -> RwLockReadGuard<'_, Shelves> {
        self.shelves.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn in_server_where(&self, server: &str, keep: impl Fn(&Table) -> bool) -> Vec<TableId> {
        let shelves = self.read();
        let Some(ids) = shelves.of_server.get(server) else { return Vec::new() };
        ids.iter().copied().filter(|id| shelves.tables.get(id).is_some_and(|table| keep(table))).collect()
    }
}

impl Tables for Directory {
    fn in_server(&self, server: &str) -> Vec<TableId> {
        self.in_server_where(server, |_| true)
    }

    fn at(&self, place: &PlaceId) -> Vec<TableId> {
        self.in_server_where(&place.server, |table| table.is_at(place))
    }

    fn of(&self, person: &PersonId) -> Vec<TableId> {
        let shelves = self.read();
        shelves.tables.values().filter(|table| table.seat_of(person).is_some()).map(|table| table.id()).collect()
    }

    fn table(&self, id: TableId) -> Option<Arc<Table>> {
        self.read().tables.get(&id).cloned()
    }

    fn stands_still(&self, server: &str, table: TableId) -> bool {
        self.read().still.get(&table).is_some_and(|it| it == server)
    }
}
