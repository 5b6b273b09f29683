//! When somebody is not waited for, who may see their results, and how they like to be told things: kept for the person, and
//! known to all their tables from then on.
//!
//! It is one write. The tables see that somebody's habits are others than their clocks were computed with, now or after a start,
//! and count anew when the alarm tells them that this is due.

use pergola_chat as chat;
use pergola_chat::{Reply, Request, settings::RestWish};
use pergola_table::{Guests, Person, Preferences};

use super::House;

impl House {
    /// Changes when a person is not waited for, who may see their results, or how they are told things, or says how it is.
    pub(super) async fn rest(&self, request: &Request, wish: &RestWish) -> Reply {
        let _alone = self.inner.queues.wait_to_sit_down(&request.person.id).await;
        let now = self.inner.surroundings.now();
        self.look_up([request.person.id.clone()]).await;
        let met = self.inner.directory.meet([&request.person]);
        let Some((reference, known)) = met.iter().next() else { return chat::answers::not_saved(request) };
        let rest = match wish.apply(&known.habits.rest(), now) {
            Ok(rest) => rest,
            Err(refusal) => return chat::settings::refused_rest(&refusal, request),
        };
        let habits = match rest == known.habits.rest() {
            _ if wish.announces() => known.habits.announced(rest.clone(), now),
            true => known.habits.clone(),
            false => known.habits.changed(rest.clone(), now),
        };
        let results = wish.results().or(known.results);
        let preferences = wish.preferences(known.preferences(), now);
        let preferences = Some(preferences).filter(|it| known.preferences.is_some() || *it != Preferences::default());
        let person = Person { habits, results, preferences, ..known.clone() };
        if *wish == RestWish::Ask || person == *known {
            return chat::settings::rested(&rest, known, request, *wish != RestWish::Ask, now);
        }
        let write = || self.inner.store.note_people(Guests::new([(reference, person.clone())]));
        if let Err(not_written) = self.write_until_known("habits", write).await {
            return not_written.answer(request);
        }
        self.inner.directory.meet([&person]);
        chat::settings::rested(&rest, &person, request, true, now)
    }
}
