//! Archived tables as they are looked up in memory: each question looks at all there are.

use std::sync::Arc;

use pergola_table::{Ended, PersonRef, PlaceId, TableId};

use super::{MemoryLog, as_log::now};
use crate::{
    EndedTables, Lookup, StoreError,
    log::Tried,
    lookup::{is_played_openly, is_without_standings},
};

impl MemoryLog {
    /// The archived tables of its share that are so, the oldest first.
    fn archived_that(&self, is_so: impl Fn(&Ended) -> bool) -> Result<EndedTables, StoreError> {
        let (held, share) = (self.held()?, self.0.share);
        let own = held.archived.iter().map(|(table, (ended, _))| (*table, ended)).filter(|(_, it)| share.has(&it.place.server));
        Ok(own.filter(|(_, ended)| is_so(ended)).map(|(table, ended)| (table, Arc::new(ended.clone()))).collect())
    }

    /// The newest of them first, so many at most.
    fn newest_that(&self, is_so: impl Fn(&Ended) -> bool, most: usize) -> Result<EndedTables, StoreError> {
        Ok(self.archived_that(is_so)?.into_iter().rev().take(most).collect())
    }
}

impl Lookup for MemoryLog {
    fn ended(&self, table: TableId) -> Tried<'_, Option<Arc<Ended>>> {
        now(self.archived_that(|_| true).map(|all| all.into_iter().find(|(it, _)| *it == table).map(|(_, ended)| ended)))
    }

    fn ended_at(&self, place: PlaceId, most: usize) -> Tried<'_, EndedTables> {
        let is_there = |it: &Ended| it.place == place || it.place.server == place.server && it.opened_in == place.channel;
        now(self.newest_that(|it| is_there(it) && is_played_openly(it), most))
    }

    fn ended_in(&self, server: String) -> Tried<'_, EndedTables> {
        now(self.archived_that(|it| it.place.server == server))
    }

    fn ended_of(&self, person: PersonRef, server: Option<String>, most: usize) -> Tried<'_, EndedTables> {
        let is_in = |it: &Ended| server.as_ref().is_none_or(|server| *server == it.place.server);
        now(self.newest_that(|it| it.people.contains(&person) && is_in(it), most))
    }

    fn without_standings(&self) -> Tried<'_, EndedTables> {
        now(self.newest_that(is_without_standings, usize::MAX))
    }
}
