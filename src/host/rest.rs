//! When somebody is not waited for, and who may see their results: kept for the person, and known to all their tables from
//! then on.
//!
//! It is one write. The tables see that somebody's habits are others than their clocks were computed with, now or after a start,
//! and count anew when the alarm tells them that this is due.

use tracing::error;

use super::House;
use crate::{
    chat::{self, Reply, Request, RestWish},
    table::{Guests, Person},
};

impl House {
    /// Changes when a person is not waited for, or who may see their results, or says how it is.
    pub(super) async fn rest(&self, request: &Request, wish: &RestWish) -> Reply {
        let _alone = self.inner.queues.wait_to_sit_down(&request.person.id).await;
        let now = self.inner.surroundings.now();
        let met = self.inner.directory.meet([&request.person]);
        let Some((reference, known)) = met.iter().next() else { return chat::not_saved(request) };
        let rest = match wish.apply(&known.habits.rest(), now) {
            Ok(rest) => rest,
            Err(refusal) => return chat::refused_rest(&refusal),
        };
        let results = wish.results().or(known.results);
        let rests_alike = rest == known.habits.rest();
        if *wish == RestWish::Ask || rests_alike && results == known.results {
            return chat::rested(&rest, known.hides_results(), *wish != RestWish::Ask);
        }
        let habits = if rests_alike { known.habits.clone() } else { known.habits.changed(rest.clone(), now) };
        let person = Person { habits, results, ..known.clone() };
        if let Err(why) = self.inner.store.note_people(Guests::new([(reference, person.clone())])).await {
            error!(%why, "somebody's habits were not saved");
            return chat::not_saved(request);
        }
        self.inner.directory.meet([&person]);
        chat::rested(&rest, person.hides_results(), true)
    }
}
