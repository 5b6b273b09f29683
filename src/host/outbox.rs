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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::sleep;

    use super::*;
    use crate::{
        host::rehearsal::{Door, Memory, Tried, lobby},
        table::NoticeKind,
    };

    fn row(number: u64, table: TableId) -> (RowId, Notice) {
        (RowId(number), Notice { table, revision: 0, kind: NoticeKind::Lobby })
    }

    fn later(times: usize) -> Vec<PostError> {
        vec![PostError::Later("told to".to_owned()); times]
    }

    /// A house with so many tables, each with the card of its lobby as its first row.
    async fn house(memory: &Memory, tables: usize) -> (House, Vec<TableId>) {
        let house = memory.house(&Arc::default());
        let mut opened = Vec::new();
        for _ in 0..tables {
            opened.push(lobby(&house).await);
        }
        (house, opened)
    }

    #[tokio::test(start_paused = true)]
    async fn the_rows_of_a_table_go_out_in_order_and_one_at_a_time() {
        let (house, tables) = house(&Memory::default(), 2).await;
        let door = Door::new(Duration::from_secs(5), []);
        house.attach(door.clone());
        for number in 101..104 {
            house.enqueue(vec![row(number, tables[0]), row(number + 100, tables[1])], false);
        }
        sleep(Duration::from_secs(60)).await;
        assert_eq!(door.rows_of(tables[0])[1..], [101, 102, 103]);
        assert_eq!(door.rows_of(tables[1])[1..], [201, 202, 203]);
        let at: Vec<u64> = door.tried().iter().map(|it| it.at.as_secs()).collect();
        assert_eq!(at, [0, 0, 5, 5, 10, 10, 15, 15], "no table waits for another");
        house.enqueue(vec![row(104, tables[0])], false);
        sleep(Duration::from_secs(60)).await;
        assert_eq!(door.rows_of(tables[0]).last(), Some(&104), "a sender that has come to its end is followed by another");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_row_that_was_withdrawn_is_not_sent() {
        let (house, tables) = house(&Memory::default(), 1).await;
        let table = tables[0];
        let door = Door::new(Duration::from_secs(10), later(1));
        house.attach(door.clone());
        house.enqueue(vec![row(101, table), row(102, table), row(103, table)], false);
        sleep(Duration::from_secs(1)).await;
        let first = door.rows_of(table)[0];
        house.inner.outbox.withdraw(table, &[RowId(first), RowId(102)]);
        sleep(Duration::from_secs(600)).await;
        assert_eq!(door.rows_of(table), [first, 101, 103], "nor is one tried again that did not go through");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_row_that_never_goes_through_hinders_none_and_is_forgotten() {
        let memory = Memory::default();
        let (house, tables) = house(&memory, 1).await;
        let door = Door::new(Duration::ZERO, [PostError::Never("told to".to_owned())]);
        house.attach(door.clone());
        house.enqueue(vec![row(101, tables[0])], false);
        sleep(Duration::from_secs(600)).await;
        let tried = door.tried();
        assert_eq!((tried.len(), tried[1].row, tried[1].at), (2, 101, Duration::ZERO), "{tried:?}");
        house.drain().await;
        assert_eq!(memory.open().1.outbox, [], "it is not tried at the next start either");
    }

    #[tokio::test(start_paused = true)]
    async fn a_row_is_tried_until_it_goes_through_each_time_a_little_later() {
        let memory = Memory::default();
        let (house, tables) = house(&memory, 1).await;
        let table = tables[0];
        let door = Door::new(Duration::ZERO, later(3));
        house.attach(door.clone());
        house.enqueue(vec![row(101, table)], false);
        sleep(Duration::from_secs(60)).await;
        let first = door.tried()[0].row;
        let tried = |at: u64, row: u64, repeated: bool| Tried { at: Duration::from_millis(at), row, table, repeated };
        let expected = [
            tried(0, first, false),
            tried(500, first, true),
            tried(1_500, first, true),
            tried(3_500, first, true),
            tried(3_500, 101, false),
        ];
        assert_eq!(door.tried(), expected);
        house.drain().await;
        assert_eq!(memory.open().1.outbox, []);
    }

    #[tokio::test(start_paused = true)]
    async fn what_waits_is_left_for_the_next_start() {
        let memory = Memory::default();
        let (house, tables) = house(&memory, 1).await;
        house.attach(Door::new(Duration::ZERO, later(100)));
        sleep(Duration::from_secs(1_000)).await;
        house.drain().await;
        let house = memory.house(&Arc::default());
        let door = Door::new(Duration::ZERO, []);
        house.attach(door.clone());
        sleep(Duration::from_secs(1)).await;
        let tried = door.tried();
        assert!(matches!(&tried[..], [one] if one.table == tables[0] && one.repeated), "it may have been posted: {tried:?}");
        house.drain().await;
    }
}
