//! Opening a table: the same request, and the same rematch, open one. Only a table that opens takes a number.

use std::sync::{Arc, atomic::Ordering};

use super::House;
use crate::{
    chat::{Request, Tables},
    table::{Opening, Person, Phase, Table, TableId, TableRefusal},
};

impl House {
    /// Opens a table, or finds the one that this request or the other side of this rematch has opened.
    pub(super) async fn open_table(
        &self,
        request: &Request,
        opening: Opening,
        invited: &[Person],
        rematch_of: Option<TableId>,
    ) -> Result<Arc<Table>, TableRefusal> {
        let _turn = self.inner.queues.wait_to_open().await;
        let now = self.inner.surroundings.now();
        let tables = self.inner.directory.in_server(&request.place.server).into_iter();
        let mut tables = tables.filter_map(|id| self.inner.directory.table(id));
        // Two people may ask for the same rematch at once.
        let is_it = |table: &Arc<Table>| {
            let same_rematch = rematch_of.is_some() && table.rematch_of() == rematch_of && table.phase() == Phase::Lobby;
            same_rematch || table.has_answered(&request.person.id, &request.id, now)
        };
        if let Some(table) = tables.find(is_it) {
            return Ok(table);
        }
        let id = TableId(self.inner.next_table.load(Ordering::Relaxed));
        let before = match rematch_of {
            Some(before) => Some(self.at_hand(before).await.ok_or(TableRefusal::NotSaved)?),
            None => None,
        };
        let place = request.place.clone();
        let (opener, games) = (&request.person, &self.inner.games);
        let people = self.inner.directory.meet(std::iter::once(opener).chain(invited));
        let (table, commit) =
            Table::open(games, id, place, opener, opening, invited, &people, before.as_deref(), &request.id, now)?;
        // Even of a write that fails nobody knows whether it reached the disk: its number is not given again.
        self.inner.next_table.store(id.0 + 1, Ordering::Relaxed);
        self.write(table, commit).await?;
        self.inner.directory.table(id).ok_or(TableRefusal::NotSaved)
    }
}
