//! Refusals: which tables have a card that their server does not take, and which of them is tried next.
//!
//! Whatever a server lacks, many of its tables lack together: so one of them is tried for all, when somebody does something
//! there or after a while. What is tried first is where that was done, and then what was not tried for the longest. When it
//! goes through, the next is tried; when it does not, the server's presses are not listened to for a while, since whoever
//! presses often is no reason to ask often. Deliberately absent: waiting, which the senders do, and why something is refused.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use pergola_table::{PlaceId, TableId};
use tokio::{sync::Notify, time::Instant};

/// How long a server is not listened to after the first try in vain; it doubles.
const DEAF: Duration = Duration::from_secs(5);
/// The longest.
const LONGEST_DEAF: Duration = Duration::from_secs(300);
/// How long after a try in vain no other table of the server is tried that nobody has done anything for.
const BETWEEN: Duration = Duration::from_secs(60);

/// The tables whose next card was refused.
#[derive(Default)]
pub(super) struct Refusals(Mutex<Known>);

#[derive(Default)]
struct Known {
    tables: BTreeMap<TableId, Refused>,
    servers: BTreeMap<String, Server>,
}

/// A table whose next card was refused.
struct Refused {
    place: PlaceId,
    /// Which of all tries there its last one was.
    tried: u64,
    /// Wakes its sender.
    wake: Arc<Notify>,
}

/// A server that has refused a card.
struct Server {
    /// How many cards it has refused.
    tries: u64,
    /// The table that is tried for all.
    trying: Option<TableId>,
    /// Which was refused last, and when.
    last: (TableId, Instant),
    /// In which channel something was done since one was tried.
    pressed: Option<String>,
    /// How long it is not listened to after the next try in vain.
    deaf: Duration,
    deaf_until: Option<Instant>,
}

impl Server {
    fn listens(&self, now: Instant) -> bool {
        self.trying.is_none() && self.deaf_until.is_none_or(|until| now >= until)
    }
}

impl Refusals {
    /// A table's next card was refused there. From now on its sender waits to be woken by this, and may look after so long
    /// whether somebody has done something meanwhile.
    pub(super) fn note(&self, table: TableId, place: &PlaceId, wake: &Arc<Notify>) -> Duration {
        let (mut known, now) = (self.known(), Instant::now());
        let first = Server { tries: 0, trying: None, last: (table, now), pressed: None, deaf: DEAF, deaf_until: None };
        let server = known.servers.entry(place.server.clone()).or_insert(first);
        server.tries += 1;
        server.last = (table, now);
        if server.trying == Some(table) {
            server.trying = None;
            server.deaf_until = Some(now + server.deaf);
            server.deaf = (server.deaf * 2).min(LONGEST_DEAF);
        }
        let (tried, deaf) = (server.tries, server.deaf_until.map_or(Duration::ZERO, |until| until - now.min(until)));
        known.tables.insert(table, Refused { place: place.clone(), tried, wake: wake.clone() });
        deaf
    }

    /// Somebody did something there: maybe they gave the door back what it lacked.
    pub(super) fn pressed(&self, place: &PlaceId) {
        let mut known = self.known();
        if let Some(server) = known.servers.get_mut(&place.server) {
            server.pressed = Some(place.channel.clone());
            known.try_one(&place.server);
        }
    }

    /// Whether a table that was refused may be tried now: when it is the one that is tried for all, or when none was for a
    /// while. After a deaf time only what was done meanwhile counts.
    pub(super) fn may_try(&self, table: TableId, after: After) -> bool {
        let mut known = self.known();
        let Some(server) = known.tables.get(&table).map(|it| it.place.server.clone()) else { return true };
        if after == After::Deafness {
            known.try_one(&server);
        }
        let now = Instant::now();
        let Some(server) = known.servers.get_mut(&server) else { return true };
        let (last, at) = server.last;
        if after == After::AWhile && server.trying.is_none() && (last == table || now - at >= BETWEEN) {
            server.trying = Some(table);
        }
        server.trying == Some(table)
    }

    /// A table's card went through there: it is refused no more, and the next one of its server is tried.
    pub(super) fn went_through(&self, table: TableId, place: &PlaceId) {
        let mut known = self.known();
        let was_refused = known.forget(table);
        let Some(server) = known.servers.get_mut(&place.server) else { return };
        server.pressed = Some(place.channel.clone());
        if was_refused {
            (server.deaf, server.deaf_until) = (DEAF, None);
        }
        known.try_one(&place.server);
    }

    /// A table's card is not refused any more, whatever became of it.
    pub(super) fn forget(&self, table: TableId) {
        self.known().forget(table);
    }

    /// Whether a table's next card was refused.
    pub(super) fn has(&self, table: TableId) -> bool {
        self.known().tables.contains_key(&table)
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a sender has waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After {
    /// The end of the time in which its server was not listened to.
    Deafness,
    /// A long time, or until it was woken.
    AWhile,
}

impl Known {
    /// Tries one table of a server for all of them, if somebody did something there and it is listened to.
    fn try_one(&mut self, server: &str) {
        let Some(state) = self.servers.get_mut(server).filter(|it| it.listens(Instant::now())) else { return };
        let Some(channel) = state.pressed.take() else { return };
        let there = self.tables.iter().filter(|(_, it)| it.place.server == server);
        let next = there.min_by_key(|(_, it)| (it.place.channel != channel, it.tried));
        if let Some((table, refused)) = next {
            state.trying = Some(*table);
            refused.wake.notify_one();
        }
    }

    /// Whether it was refused.
    fn forget(&mut self, table: TableId) -> bool {
        let Some(refused) = self.tables.remove(&table) else { return false };
        let server = refused.place.server;
        if self.tables.values().all(|it| it.place.server != server) {
            self.servers.remove(&server);
        } else if let Some(state) = self.servers.get_mut(&server) {
            state.trying.take_if(|it| *it == table);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    fn place(channel: &str) -> PlaceId {
        PlaceId { server: "town".to_owned(), channel: channel.to_owned() }
    }

    /// Refusals of tables, each with its channel; what wakes each.
    fn refused(tables: &[(u64, &str)]) -> (Refusals, BTreeMap<u64, Arc<Notify>>) {
        let refusals = Refusals::default();
        let mut wakes = BTreeMap::new();
        for (table, channel) in tables {
            let wake = wakes.entry(*table).or_insert_with(Arc::default);
            assert_eq!(refusals.note(TableId(*table), &place(channel), wake), Duration::ZERO);
        }
        (refusals, wakes)
    }

    /// The tables that were woken since they were asked for last.
    fn woken(wakes: &BTreeMap<u64, Arc<Notify>>) -> Vec<u64> {
        use futures_util::FutureExt;
        wakes.iter().filter(|(_, wake)| wake.notified().now_or_never().is_some()).map(|(table, _)| *table).collect()
    }

    #[tokio::test(start_paused = true)]
    async fn a_press_tries_the_table_of_its_channel_and_then_what_was_not_tried_for_the_longest() {
        let (refusals, wakes) = refused(&[(1, "garden"), (2, "pond"), (3, "garden")]);
        refusals.pressed(&place("pond"));
        refusals.pressed(&place("garden"));
        assert_eq!(woken(&wakes), [2], "one at a time");
        let deaf = refusals.note(TableId(2), &place("pond"), &wakes[&2]);
        assert_eq!(deaf, DEAF);
        refusals.pressed(&place("pond"));
        assert_eq!(woken(&wakes), [0; 0], "it is not listened to");
        advance(deaf).await;
        assert!(refusals.may_try(TableId(2), After::Deafness), "what was done meanwhile counts");
        refusals.note(TableId(2), &place("pond"), &wakes[&2]);
        advance(2 * DEAF).await;
        woken(&wakes);
        refusals.pressed(&place("elsewhere"));
        assert_eq!(woken(&wakes), [1]);
    }

    #[tokio::test(start_paused = true)]
    async fn one_that_goes_through_lets_the_next_be_tried() {
        let (refusals, wakes) = refused(&[(1, "garden"), (2, "pond"), (3, "garden")]);
        refusals.pressed(&place("garden"));
        refusals.went_through(TableId(1), &place("garden"));
        woken(&wakes);
        assert!(refusals.may_try(TableId(3), After::Deafness) && !refusals.may_try(TableId(2), After::Deafness));
        refusals.forget(TableId(3));
        refusals.pressed(&place("pond"));
        assert_eq!(woken(&wakes), [2], "a table that is forgotten holds up nobody");
        refusals.went_through(TableId(2), &place("pond"));
        assert!(refusals.known().servers.is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn tables_that_nobody_does_anything_for_are_tried_a_minute_apart() {
        let (refusals, wakes) = refused(&[(1, "garden"), (2, "pond")]);
        advance(BETWEEN / 2).await;
        assert!(!refusals.may_try(TableId(1), After::AWhile), "the other was refused just now");
        assert!(refusals.may_try(TableId(2), After::AWhile));
        assert!(!refusals.may_try(TableId(1), After::AWhile), "it is tried for both");
        refusals.note(TableId(2), &place("pond"), &wakes[&2]);
        advance(BETWEEN).await;
        assert!(refusals.may_try(TableId(1), After::AWhile));
    }
}
