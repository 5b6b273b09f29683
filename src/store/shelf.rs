//! What archived tables are found by, held in memory, for a log that is read from a folder.
//!
//! It takes some 1 KB for each table. Whoever looks something up waits for nobody who writes. Deliberately absent: the tables.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    hash::Hash,
    sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard},
};

use pergola_table::{Ended, PersonRef, PlaceId, TableId};

use super::lookup::{EndedTables, is_played_openly, is_without_standings};

/// The archived tables of a log. Its clones are the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Shelf(Arc<RwLock<Shelved>>);

#[derive(Debug, Default)]
struct Shelved {
    /// What each is found by, and the checksum of what is kept of it.
    tables: BTreeMap<TableId, (Arc<Ended>, u32)>,
    in_server: HashMap<String, BTreeSet<TableId>>,
    at_place: HashMap<PlaceId, BTreeSet<TableId>>,
    of_person: HashMap<PersonRef, BTreeSet<TableId>>,
    without_standings: BTreeSet<TableId>,
}

impl Shelved {
    fn put(&mut self, table: TableId, ended: Arc<Ended>, crc32: u32) {
        add(&mut self.in_server, ended.place.server.clone(), table);
        for channel in [&ended.place.channel, &ended.opened_in] {
            let place = PlaceId { server: ended.place.server.clone(), channel: channel.clone() };
            add(&mut self.at_place, place, table);
        }
        ended.people.iter().for_each(|person| add(&mut self.of_person, *person, table));
        match is_without_standings(&ended) {
            true => self.without_standings.insert(table),
            false => self.without_standings.remove(&table),
        };
        self.tables.insert(table, (ended, crc32));
    }

    fn named(&self, table: TableId) -> (TableId, Arc<Ended>) {
        (table, self.tables[&table].0.clone())
    }
}

fn add<K: Hash + Eq>(index: &mut HashMap<K, BTreeSet<TableId>>, key: K, table: TableId) {
    index.entry(key).or_default().insert(table);
}

impl Shelf {
    /// A table is archived, or found by something else than before.
    pub(super) fn put(&self, table: TableId, ended: Ended, crc32: u32) {
        self.write().put(table, Arc::new(ended), crc32);
    }

    /// The checksum of what is kept of a table, if it is archived.
    pub(super) fn crc32(&self, table: TableId) -> Option<u32> {
        self.read().tables.get(&table).map(|(_, crc32)| *crc32)
    }

    pub(super) fn has(&self, table: TableId) -> bool {
        self.crc32(table).is_some()
    }

    pub(super) fn count(&self) -> usize {
        self.read().tables.len()
    }

    /// All archived tables, each with the checksum of what is kept of it.
    pub(super) fn all(&self) -> BTreeMap<TableId, u32> {
        self.read().tables.iter().map(|(table, (_, crc32))| (*table, *crc32)).collect()
    }

    pub(super) fn ended(&self, table: TableId) -> Option<Arc<Ended>> {
        self.read().tables.get(&table).map(|(ended, _)| ended.clone())
    }

    pub(super) fn ended_at(&self, place: &PlaceId, most: usize) -> EndedTables {
        let shelved = self.read();
        let there = shelved.at_place.get(place).into_iter().flatten().rev().map(|table| shelved.named(*table));
        there.filter(|(_, ended)| is_played_openly(ended)).take(most).collect()
    }

    pub(super) fn ended_in(&self, server: &str) -> EndedTables {
        let shelved = self.read();
        shelved.in_server.get(server).into_iter().flatten().map(|table| shelved.named(*table)).collect()
    }

    pub(super) fn ended_of(&self, person: PersonRef, server: Option<&str>, most: usize) -> EndedTables {
        let shelved = self.read();
        let theirs = shelved.of_person.get(&person).into_iter().flatten().rev().map(|table| shelved.named(*table));
        theirs.filter(|(_, ended)| server.is_none_or(|it| it == ended.place.server)).take(most).collect()
    }

    pub(super) fn without_standings(&self) -> EndedTables {
        let shelved = self.read();
        shelved.without_standings.iter().rev().map(|table| shelved.named(*table)).collect()
    }

    fn read(&self) -> RwLockReadGuard<'_, Shelved> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Shelved> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }
}
