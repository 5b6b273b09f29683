//! A house with one table, for what is shown of it and asked of it.

use std::sync::Arc;

use pergola::{
    chat::Tables,
    engine::Catalogue,
    games::GAMES,
    table::{PersonId, PlaceId, ServerSettings, Table, TableId},
};

/// That table.
pub(crate) struct Alone(pub(crate) Arc<Table>);

impl Tables for Alone {
    fn games(&self) -> &Catalogue {
        &GAMES
    }

    fn in_server(&self, _: &str) -> Vec<TableId> {
        vec![self.0.id()]
    }

    fn at(&self, _: &PlaceId) -> Vec<TableId> {
        vec![self.0.id()]
    }

    fn of(&self, person: &PersonId) -> Vec<TableId> {
        self.0.seat_of(person).map(|_| self.0.id()).into_iter().collect()
    }

    fn table(&self, table: TableId) -> Option<Arc<Table>> {
        (table == self.0.id()).then(|| Arc::clone(&self.0))
    }

    fn settings_of(&self, _: &str) -> Arc<ServerSettings> {
        Arc::default()
    }

    fn stands_still(&self, _: &str, _: TableId) -> bool {
        false
    }
}
