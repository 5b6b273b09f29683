//! The outbox: what the house still has to post, and the doors that carry it.
//!
//! A row says *what* to post; its card is made when it is sent, so that it shows the present. Rows of one table go out in
//! order, one at a time; rows that a newer one replaces are withdrawn. A row is deleted from the store when its door
//! has delivered it. What does not go through now is tried again a little later, at once when the other side is back; what
//! is refused is tried again slowly, and at once when somebody does something in that server: somebody may have
//! given the bot back what it lacked. Only what is refused for a month, of a table that has ended, is given up.

mod post;
mod senders;
mod whispers;

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, RwLock,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::{sync::Notify, time::Instant};

use crate::{
    store::RowId,
    table::{Notice, PersonId, PlaceId, TableId},
};

pub(in crate::host) use whispers::is_due;

pub use post::{Courier, Post, PostError, Posted, Posting, Whispered, Whispering};

/// The least time between two wakings of all that wait.
const WAKINGS: Duration = Duration::from_secs(10);

/// Rows waiting, by table, and the doors.
#[derive(Default)]
pub(in crate::host) struct Outbox {
    waiting: Mutex<BTreeMap<TableId, Waiting>>,
    couriers: RwLock<Vec<Arc<dyn Courier>>>,
    /// How many tables have a card that was refused.
    refused: AtomicUsize,
    /// Whether something did not go through since all were woken.
    troubled: AtomicBool,
    /// When all who wait were woken for the last time.
    woken: Mutex<Option<Instant>>,
}

/// What waits to be posted for one table.
#[derive(Default)]
struct Waiting {
    rows: VecDeque<Unsent>,
    /// Whether a sender is at work for this table.
    sending: bool,
    /// The server where its next card was refused.
    refused_in: Option<String>,
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

    fn courier(&self, place: &PlaceId) -> Option<Arc<dyn Courier>> {
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
        }
        next
    }

    /// The door that knows this person.
    pub(in crate::host) fn courier_of(&self, person: &PersonId) -> Option<Arc<dyn Courier>> {
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

    /// From now on the next card of a table counts as refused in this server, or as not refused; what wakes its sender.
    fn refused(&self, table: TableId, server: Option<&str>) -> Arc<Notify> {
        let mut waiting = self.waiting();
        let Some(entry) = waiting.get_mut(&table) else { return Arc::default() };
        match (entry.refused_in.is_some(), server.is_some()) {
            (false, true) => self.refused.fetch_add(1, Ordering::Relaxed),
            (true, false) => self.refused.fetch_sub(1, Ordering::Relaxed),
            _ => 0,
        };
        entry.refused_in = server.map(str::to_owned);
        entry.wake.clone()
    }

    /// Whether the next card of a table was refused.
    pub(in crate::host) fn is_refused(&self, table: TableId) -> bool {
        self.any_refused() && self.waiting().get(&table).is_some_and(|it| it.refused_in.is_some())
    }

    /// Wakes the senders whose cards were refused in this server.
    pub(in crate::host) fn wake_refused(&self, server: &str) {
        if self.any_refused() {
            let waiting = self.waiting();
            let refused = waiting.values().filter(|it| it.refused_in.as_deref() == Some(server));
            refused.for_each(|it| it.wake.notify_one());
        }
    }

    fn any_refused(&self) -> bool {
        self.refused.load(Ordering::Relaxed) > 0
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
        self.waiting().values().filter(|it| it.refused_in.is_none()).for_each(|it| it.wake.notify_one());
    }

    /// Whether something of a table waits to be posted.
    pub(in crate::host) fn has_waiting(&self, table: TableId) -> bool {
        self.waiting().contains_key(&table)
    }

    /// Takes rows out: they are delivered, or replaced by newer ones.
    pub(in crate::host) fn withdraw(&self, table: TableId, rows: &[RowId]) {
        if let Some(waiting) = self.waiting().get_mut(&table) {
            waiting.rows.retain(|it| !rows.contains(&it.id));
        }
    }
}
