//! What is known of people at all tables: what their finished games have come to.

use std::sync::Arc;

use super::Directory;
use crate::{
    chat::Finished,
    table::{Ended, Guests, Person, PersonRef, TableId},
};

impl Directory {
    /// The tables of a server whose games are over, wherever they are kept, with their people as far as they are known.
    pub(in crate::host) fn finished_in(&self, server: &str) -> Finished {
        let shelves = self.read();
        let server = server.to_owned();
        let archived = shelves.ended_in_server.get(&server).filter_map(|id| Some((id, shelves.ended.get(&id)?.clone())));
        // Those that somebody looks at are both at hand and archived.
        let at_hand = shelves.of_server.get(&server).filter(|id| !shelves.ended.contains_key(id));
        let at_hand = at_hand.filter_map(|id| Some((id, Arc::new(shelves.tables[&id].ended()?))));
        let tables: Vec<(TableId, Arc<Ended>)> = archived.chain(at_hand).filter(|(_, it)| it.standings.is_some()).collect();
        let nameless = |person: &PersonRef| (*person, Person::new("", ""));
        let people = Guests::new(tables.iter().flat_map(|(_, ended)| &ended.people).map(nameless));
        Finished { people: shelves.register.now(&people), tables }
    }

    /// The archived tables of which nobody noted what their games have come to, the newest first, each as it is found.
    pub(in crate::host) fn without_standings(&self) -> Vec<(TableId, Arc<Ended>)> {
        let shelves = self.read();
        let unknown = shelves.ended.iter().rev().filter(|(_, ended)| ended.closed.is_none() && ended.standings.is_none());
        unknown.map(|(id, ended)| (*id, ended.clone())).collect()
    }

    /// Notes what the game of an archived table has come to.
    pub(in crate::host) fn note_standings(&self, table: TableId, ended: Ended) {
        self.write().ended.insert(table, Arc::new(ended));
    }
}
