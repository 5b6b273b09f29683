//! The outbox: what the house still has to post, and the doors that carry it.
//!
//! A row says *what* to post; its card is made when it is sent, so that it shows the present. Rows of one table go out in
//! order, one at a time; rows that a newer one replaces are withdrawn. A row is deleted from the store when its door
//! has delivered it. What does not go through now is tried again a little later, at once when the other side is back; what
//! is refused is tried again slowly, one table for all of its server ([`refusals`]), and at once when somebody does something
//! in that server: somebody may have given the bot back what it lacked. Only what is refused for a month, of a table that has
//! ended, is given up.

mod post;
mod refusals;
mod senders;
mod whispers;

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, RwLock,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use pergola_store::RowId;
use pergola_table::{Notice, PersonId, PlaceId, TableId};
use tokio::{sync::Notify, time::Instant};

use self::refusals::Refusals;
pub use post::{Courier, Post, PostError, Posted, Posting, Whispered, Whispering};
pub(crate) use whispers::{next_week, week_is_over};

/// The least time between two wakings of all that wait.
const WAKINGS: Duration = Duration::from_secs(10);

/// Rows waiting, by table, and the doors.
#[derive(Default)]
pub(crate) struct Outbox {
    waiting: Mutex<BTreeMap<TableId, Waiting>>,
    couriers: RwLock<Vec<Arc<dyn Courier>>>,
    /// The tables whose next card was refused.
    refusals: Refusals,
    /// Whether something did not go through since all were woken.
    troubled: AtomicBool,
    /// When all who wait were woken for the last time.
    woken: Mutex<Option<Instant>>,
    /// Rows that are done with and could not be taken out of the store: they are, with the next.
    left: Mutex<Vec<RowId>>,
}

/// What waits to be posted for one table.
#[derive(Default)]
struct Waiting {
    rows: VecDeque<Unsent>,
    /// Whether a sender is at work for this table.
    sending: bool,
    /// Wakes the sender that waits for its next try.
    wake: Arc<Notify>,
    /// What came of whispers while something waited, each by its person and key: nobody is told twice.
    whispered: BTreeMap<(PersonId, String), Came>,
}

/// What came of a whisper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Came {
    Heard,
    /// Its card mentions them: once it may have, it does so whenever it is tried.
    Refused,
}

/// A row that its door has not delivered yet.
#[derive(Clone)]
struct Unsent {
    id: RowId,
    notice: Notice,
    repeated: bool,
}

impl Outbox {
    fn waiting(&self) -> MutexGuard<'_, BTreeMap<TableId, Waiting>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The door that reaches a place.
    pub(crate) fn courier(&self, place: &PlaceId) -> Option<Arc<dyn Courier>> {
        let couriers = self.couriers.read().unwrap_or_else(PoisonError::into_inner);
        couriers.iter().find(|courier| courier.carries(place)).cloned()
    }

    /// The next row of this table, which stays first until it is done with; without one its sender stops. From now on the
    /// row may have been posted: whoever tries again looks for it first.
    fn next(&self, table: TableId) -> Option<Unsent> {
        let mut waiting = self.waiting();
        let next = waiting.get_mut(&table)?.rows.front_mut().map(|row| {
            let next = row.clone();
            row.repeated = true;
            next
        });
        if next.is_none() {
            waiting.remove(&table);
            self.refusals.forget(table);
        }
        next
    }

    /// The door that knows this person.
    pub(crate) fn courier_of(&self, person: &PersonId) -> Option<Arc<dyn Courier>> {
        let couriers = self.couriers.read().unwrap_or_else(PoisonError::into_inner);
        couriers.iter().find(|courier| courier.knows(person)).cloned()
    }

    /// What came of whispering to somebody by this key, while something of the table waited to be posted.
    fn came_of_whisper(&self, table: TableId, person: &PersonId, key: &str) -> Option<Came> {
        self.waiting().get(&table)?.whispered.get(&(person.clone(), key.to_owned())).copied()
    }

    /// Notes what came of whispering to somebody by this key.
    fn note_whisper(&self, table: TableId, person: &PersonId, key: String, came: Came) {
        if let Some(waiting) = self.waiting().get_mut(&table) {
            waiting.whispered.insert((person.clone(), key), came);
        }
    }

    /// The card of a row was refused: what wakes its sender, and how long its server is not listened to. A try that was
    /// refused has posted nothing.
    fn refused(&self, row: &Unsent, place: &PlaceId) -> (Arc<Notify>, Duration) {
        let mut waiting = self.waiting();
        let Some(entry) = waiting.get_mut(&row.notice.table) else { return Default::default() };
        if let Some(kept) = entry.rows.iter_mut().find(|it| it.id == row.id) {
            kept.repeated = row.repeated;
        }
        let wake = entry.wake.clone();
        drop(waiting);
        let deaf = self.refusals.note(row.notice.table, place, &wake);
        (wake, deaf)
    }

    /// What wakes the sender of a table.
    fn wake(&self, table: TableId) -> Arc<Notify> {
        self.waiting().get(&table).map(|it| it.wake.clone()).unwrap_or_default()
    }

    /// Whether the next card of a table was refused.
    pub(crate) fn is_refused(&self, table: TableId) -> bool {
        self.refusals.has(table)
    }

    /// Somebody did something there: one of the tables is tried whose cards were refused in that server.
    pub(crate) fn wake_refused(&self, place: &PlaceId) {
        self.refusals.pressed(place);
    }

    /// Wakes the senders that wait because something did not go through, as it does again; now and then at most.
    fn wake_all(&self) {
        let now = Instant::now();
        let mut woken = self.woken.lock().unwrap_or_else(PoisonError::into_inner);
        if woken.is_some_and(|it| now - it < WAKINGS) {
            return;
        }
        *woken = Some(now);
        self.troubled.store(false, Ordering::Relaxed);
        let waiting = self.waiting();
        let not_refused = waiting.iter().filter(|(table, _)| !self.refusals.has(**table));
        not_refused.for_each(|(_, it)| it.wake.notify_one());
    }

    /// Whether something of a table waits to be posted.
    pub(crate) fn has_waiting(&self, table: TableId) -> bool {
        self.waiting().contains_key(&table)
    }

    /// Takes rows out: they are delivered, or replaced by newer ones.
    pub(crate) fn withdraw(&self, table: TableId, rows: &[RowId]) {
        if let Some(waiting) = self.waiting().get_mut(&table) {
            waiting.rows.retain(|it| !rows.contains(&it.id));
        }
    }
}
