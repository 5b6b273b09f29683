//! The outbox: what the house still has to post, and the doors that carry it.
//!
//! A row says *what* to post; its card is made when it is sent, so that it shows the present. Rows of one table go out in
//! order, one at a time; rows that a newer one replaces are withdrawn. A row is deleted from the store when its door
//! has delivered it or says that it never will.

use std::{
    collections::{BTreeMap, VecDeque},
    future::Future,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock},
};

use tracing::{info, warn};

use super::{House, perseverance::FIRST_WAIT};
use crate::{
    chat::{self, Card, Tables},
    store::RowId,
    table::{Command, Millis, Notice, PersonId, PlaceId, TableId, Who},
};

/// A card to post in a channel.
#[derive(Clone, Debug)]
pub struct Post {
    /// The row of the outbox: the same row is posted once.
    pub row: RowId,
    /// Whether the house was stopped since the row was written, so that the card may have been posted already.
    pub repeated: bool,
    /// When its table was opened.
    pub opened: Millis,
    /// The channel or thread it is meant for.
    pub place: PlaceId,
    /// What it is about.
    pub notice: Notice,
    /// What is shown.
    pub card: Card,
    /// The name of the thread that the table is still to get, started from this card.
    pub thread: Option<String>,
    /// The place the table was opened in, when this one is a thread below it.
    pub parent: Option<PlaceId>,
    /// Whom to tell when nothing can be posted anywhere.
    pub owner: Option<PersonId>,
}

/// Where a card was posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Posted {
    /// Where it was meant to be.
    There,
    /// The table is there from now on: in its own thread; back in the channel it was opened in, because nothing can be
    /// posted in the thread; or where it was, because no thread can be had.
    Elsewhere(PlaceId),
}

/// Why a card was not posted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PostError {
    /// It may go through later.
    #[error("not now: {0}")]
    Later(String),
    /// It never will: the channel is gone, or the door may not write there.
    #[error("never: {0}")]
    Never(String),
}

/// What a door promises of a post.
pub type Posting<'a> = Pin<Box<dyn Future<Output = Result<Posted, PostError>> + Send + 'a>>;

/// A door that can post in some places.
pub trait Courier: Send + Sync {
    /// Whether this door reaches that place.
    fn carries(&self, place: &PlaceId) -> bool;
    /// Posts a card.
    fn post(&self, post: Post) -> Posting<'_>;
}

/// Rows waiting, by table, and the doors.
#[derive(Default)]
pub(super) struct Outbox {
    waiting: Mutex<BTreeMap<TableId, Waiting>>,
    couriers: RwLock<Vec<Arc<dyn Courier>>>,
}

/// What waits to be posted for one table.
#[derive(Default)]
struct Waiting {
    rows: VecDeque<Unsent>,
    /// Whether a sender is at work for this table.
    sending: bool,
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

    /// Whether something of a table waits to be posted.
    pub(super) fn has_waiting(&self, table: TableId) -> bool {
        self.waiting().contains_key(&table)
    }

    /// Takes rows out: they are delivered, or replaced by newer ones.
    pub(super) fn withdraw(&self, table: TableId, rows: &[RowId]) {
        if let Some(waiting) = self.waiting().get_mut(&table) {
            waiting.rows.retain(|it| !rows.contains(&it.id));
        }
    }
}

impl House {
    /// Lets a door carry what is posted in its places, and sends what has been waiting for it.
    pub fn attach(&self, courier: Arc<dyn Courier>) {
        let mut couriers = self.inner.outbox.couriers.write().unwrap_or_else(PoisonError::into_inner);
        couriers.push(courier);
        drop(couriers);
        let tables: Vec<TableId> = self.inner.outbox.waiting().keys().copied().collect();
        for table in tables {
            self.send_waiting(table);
        }
    }

    /// Puts rows that are safely stored into the outbox, and sends them.
    pub(super) fn enqueue(&self, rows: Vec<(RowId, Notice)>, repeated: bool) {
        for (id, notice) in rows {
            let table = notice.table;
            let mut waiting = self.inner.outbox.waiting();
            waiting.entry(table).or_default().rows.push_back(Unsent { id, notice, repeated });
            drop(waiting);
            self.send_waiting(table);
        }
    }

    fn send_waiting(&self, table: TableId) {
        let mut waiting = self.inner.outbox.waiting();
        let Some(entry) = waiting.get_mut(&table).filter(|it| !it.sending) else { return };
        let Some(present) = self.inner.directory.table(table) else {
            waiting.remove(&table);
            return;
        };
        if self.inner.outbox.courier(present.place()).is_none() {
            return;
        }
        entry.sending = true;
        drop(waiting);
        let (house, sender) = (self.clone(), self.clone());
        self.inner.senders.spawn(async move { house.persevere("posts", table, move || sender.clone().send_all(table)).await });
    }

    async fn send_all(self, table: TableId) {
        let mut wait = FIRST_WAIT;
        while let Some(row) = self.inner.outbox.next(table) {
            match self.send(&row).await {
                Ok(Posted::There) => wait = FIRST_WAIT,
                Ok(Posted::Elsewhere(place)) => {
                    wait = FIRST_WAIT;
                    self.moved(table, place.channel).await;
                }
                Err(PostError::Never(why)) => warn!(%table, why, "a card cannot be posted"),
                Err(PostError::Later(why)) => {
                    info!(%table, why, "a card is posted later");
                    if self.wait_a_while(&mut wait).await.is_stopping() {
                        return;
                    }
                    continue;
                }
            }
            self.inner.outbox.withdraw(table, &[row.id]);
            if let Err(why) = self.inner.store.delivered(vec![row.id]).await {
                warn!(%table, %why, "a delivered card is still in the outbox and may be posted again");
            }
        }
    }

    async fn send(&self, row: &Unsent) -> Result<Posted, PostError> {
        let Some(table) = self.inner.directory.table(row.notice.table) else { return Ok(Posted::There) };
        let Some(card) = chat::card(&table, &row.notice) else { return Ok(Posted::There) };
        let place = table.place().clone();
        let Some(courier) = self.inner.outbox.courier(&place) else { return Err(PostError::Later("no door".to_owned())) };
        let post = Post {
            row: row.id,
            repeated: row.repeated,
            opened: table.opened(),
            place,
            notice: row.notice.clone(),
            card,
            thread: table.awaits_thread().then(|| chat::title(&table)),
            parent: table.parent(),
            owner: table.owner().cloned(),
        };
        courier.post(post).await
    }

    /// Lets a table know where its cards can be posted.
    async fn moved(&self, table: TableId, channel: String) {
        if let Err(why) = self.command(table, &Who::House, &Command::Move { channel }, None).await {
            warn!(%table, ?why, "a table does not know where its cards are posted");
        }
    }
}
