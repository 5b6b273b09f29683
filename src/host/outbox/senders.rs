//! Senders: one for each table that has something to post, which tries until it went through.

use std::{
    sync::{Arc, PoisonError, atomic::Ordering},
    time::Duration,
};

use pergola_chat as chat;
use pergola_chat::Tables;
use pergola_engine::{Status, Viewer};
use pergola_store::RowId;
use pergola_table::{Command, Millis, Notice, PersonId, Phase, PlaceId, Table, TableId, TableRefusal, Who};
use tracing::{info, warn};

use super::{Courier, Post, PostError, Posted, Unsent, refusals::After};
use crate::{
    House,
    perseverance::{FIRST_WAIT, Waited, Waits},
};

/// The waits between tries of what was refused: they double up to the longest.
const REFUSED_WAITS: Waits =
    Waits { first: Duration::from_secs(60), longest: Duration::from_secs(6 * 3600), least: Duration::ZERO };
/// After so long a refused card of a table that has ended is given up.
const GIVEN_UP_AFTER: Millis = 30 * 24 * 3600 * 1000;

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
        self.wake_cups();
    }

    /// The other side is back: what did not go through is tried again at once.
    pub fn resume_posts(&self) {
        self.inner.outbox.wake_all();
        self.wake_cups();
    }

    /// Puts rows that are safely stored into the outbox, and sends them.
    pub(crate) fn enqueue(&self, rows: Vec<(RowId, Notice)>, repeated: bool) {
        for (id, notice) in rows {
            let table = notice.table;
            let mut waiting = self.inner.outbox.waiting();
            let rows = &mut waiting.entry(table).or_default().rows;
            if !rows.iter().any(|it| it.id == id) {
                rows.push_back(Unsent { id, notice, repeated });
            }
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
        self.inner
            .senders
            .spawn(async move { house.persevere("posts", Some(table), move || sender.clone().send_all(table)).await });
    }

    async fn send_all(self, table: TableId) {
        let outbox = &self.inner.outbox;
        let (mut wait, mut refused_wait) = (FIRST_WAIT, REFUSED_WAITS.first);
        while let Some(row) = outbox.next(table) {
            // Where nothing can be taken out any more somebody else may post it.
            if self.inner.store.failure().is_some() {
                return;
            }
            match self.send(&row).await {
                Ok(posted) => {
                    (wait, refused_wait) = (FIRST_WAIT, REFUSED_WAITS.first);
                    self.went_through(table, posted).await;
                }
                Err(PostError::Later { why, after }) => {
                    info!(%table, why, "a card is posted later");
                    outbox.troubled.store(true, Ordering::Relaxed);
                    outbox.refusals.forget(table);
                    let wake = outbox.wake(table);
                    let waits = Waits { least: after.unwrap_or_default(), ..Waits::POSTS };
                    if self.wait_for_next(&mut wait, &waits, &wake).await.is_stopping() {
                        return;
                    }
                    continue;
                }
                Err(PostError::Refused(why)) if self.gives_up(table) => {
                    warn!(%table, why, "a card that was refused for a month is given up");
                }
                Err(PostError::Refused(why)) => {
                    warn!(%table, why, "a card is refused; it is tried again slowly");
                    if self.wait_after_refusal(&row, &mut refused_wait).await.is_stopping() {
                        return;
                    }
                    continue;
                }
            }
            outbox.refusals.forget(table);
            outbox.withdraw(table, &[row.id]);
            self.take_out(row.id).await;
        }
    }

    /// Takes a row that is done with out of the store, and those before it that could not be. One that stayed would be posted
    /// anew after a restart, when nobody remembers it.
    async fn take_out(&self, row: RowId) {
        let left = || self.inner.outbox.left.lock().unwrap_or_else(PoisonError::into_inner);
        let rows = std::mem::take(&mut *left()).into_iter().chain([row]).collect::<Vec<_>>();
        if let Err(why) = self.inner.store.delivered(rows.clone()).await {
            warn!(rows = rows.len(), %why, "delivered cards are still in the outbox, and are taken out with the next");
            left().extend(rows);
        }
    }

    /// Waits after a refusal until its table may be tried again: slowly, or as the one that is tried for its server.
    async fn wait_after_refusal(&self, row: &Unsent, wait: &mut Duration) -> Waited {
        let (outbox, table) = (&self.inner.outbox, row.notice.table);
        let Some(place) = self.inner.directory.table(table).map(|it| it.place().clone()) else {
            return Waited::ForTheNextTry;
        };
        let (wake, mut deaf) = outbox.refused(row, &place);
        if !deaf.is_zero() {
            let exactly = Waits { first: deaf, longest: deaf, least: deaf };
            if self.wait_for_next(&mut deaf, &exactly, &wake).await.is_stopping() {
                return Waited::Stopping;
            }
            if outbox.refusals.may_try(table, After::Deafness) {
                return Waited::ForTheNextTry;
            }
        }
        loop {
            let waited = self.wait_for_next(wait, &REFUSED_WAITS, &wake).await;
            if waited.is_stopping() || outbox.refusals.may_try(table, After::AWhile) {
                return waited;
            }
        }
    }

    /// A card was posted: the table knows where it is, and whoever waited because something did not go through tries again.
    async fn went_through(&self, table: TableId, posted: Posted) {
        if let Some(place) = self.inner.directory.table(table).map(|it| it.place().clone()) {
            self.inner.outbox.refusals.went_through(table, &place);
        }
        if let Posted::Elsewhere(place) = posted {
            self.moved(table, place.channel).await;
        }
        if self.inner.outbox.troubled.load(Ordering::Relaxed) {
            self.inner.outbox.wake_all();
        }
    }

    /// Whether a refused card of a table is not tried any more.
    fn gives_up(&self, table: TableId) -> bool {
        let Some(table) = self.inner.directory.table(table) else { return true };
        let ended = matches!(table.phase(), Phase::Over | Phase::Closed(_));
        ended && self.inner.surroundings.now().saturating_sub(table.last()) > GIVEN_UP_AFTER
    }

    async fn send(&self, row: &Unsent) -> Result<Posted, PostError> {
        let Some(table) = self.inner.directory.table(row.notice.table) else { return Ok(Posted::There) };
        let now = self.inner.surroundings.now();
        let Some(card) = chat::cards::card(&table, &row.notice, now) else { return Ok(Posted::There) };
        let place = table.place().clone();
        let Some(courier) = self.inner.outbox.courier(&place) else { return Err(PostError::later("no door")) };
        let called = card.ping.clone();
        let (card, whispers) = chat::whispers::whispers(&table, &row.notice, card, now);
        let card = self.whisper_all(row, card, whispers, table.opened()).await?;
        let post = Post {
            row: row.id,
            repeated: row.repeated,
            refused: self.inner.outbox.is_refused(table.id()),
            opened: table.opened(),
            place,
            notice: row.notice.clone(),
            card,
            called,
            awaited: chat::cards::awaited(&table, now),
            thread: table.awaits_thread().then(|| chat::cards::title(&table)),
            parent: table.parent(),
            concerned: concerned(&table),
        };
        let posted = self.carry(&*courier, &table, post).await?;
        self.called(&table, &row.notice).await?;
        Ok(posted)
    }

    /// Lets a door carry a card: to where the server wants such cards, and where it cannot be posted there, to its table.
    async fn carry(&self, courier: &dyn Courier, table: &Table, post: Post) -> Result<Posted, PostError> {
        let elsewhere = self.inner.directory.settings_of(&post.place.server).seeks_in().and_then(|channel| {
            let place = PlaceId { channel: channel.id.clone(), ..post.place.clone() };
            // Where it belongs in any case it is posted as all cards are.
            let is_there = place == post.place || post.parent.as_ref() == Some(&place);
            let card = chat::cards::sought_elsewhere(table, &post.notice).filter(|_| !is_there)?;
            // Nobody is told that it is refused there: at the table it may go through.
            Some(Post { place, card, thread: None, parent: None, concerned: Vec::new(), ..post.clone() })
        });
        let Some(elsewhere) = elsewhere else { return courier.post(post).await };
        match courier.post(elsewhere).await {
            Ok(_) => Ok(Posted::There),
            Err(later @ PostError::Later { .. }) => Err(later),
            Err(PostError::Refused(why)) => {
                info!(table = %table.id(), why, "a substitute is sought at the table, since nothing goes there");
                courier.post(post).await
            }
        }
    }

    /// A card of a table was delivered: the clocks of those whom it called run from now on. Where that cannot be written, the
    /// card counts as not delivered: its door will find it, and the clocks are tried again.
    async fn called(&self, table: &Table, notice: &Notice) -> Result<(), PostError> {
        let seats = notice.kind.calls_to_turn();
        if seats.is_empty() {
            return Ok(());
        }
        let (Some(_), Some(Status::ToAct { turn, .. })) = (table.opening().time, table.settled_status()) else { return Ok(()) };
        let command = Command::Called { seats, turn };
        match self.command(table.id(), &Who::House, &command, None).await {
            // Whoever was called twice, or has played meanwhile, needs no clock.
            Ok(_) | Err(TableRefusal::NotDue | TableRefusal::Ended) => Ok(()),
            Err(why) => {
                warn!(table = %table.id(), ?why, "the clocks of those who were called do not run yet");
                Err(PostError::later("not saved"))
            }
        }
    }

    /// Lets a table know where its cards can be posted.
    async fn moved(&self, table: TableId, channel: String) {
        if let Err(why) = self.command(table, &Who::House, &Command::Move { channel }, None).await {
            warn!(%table, ?why, "a table does not know where its cards are posted");
        }
    }
}

/// Whom it concerns that a table's card cannot be posted: its owner, and whoever moved last.
fn concerned(table: &Table) -> Vec<PersonId> {
    let stories = table.stories(Viewer::Everyone);
    let last = stories.iter().rfind(|story| !story.bot).and_then(|story| table.seats().get(story.seat.index()));
    let mut concerned: Vec<PersonId> = table.owner().into_iter().chain(last.and_then(|seat| seat.actor())).cloned().collect();
    concerned.dedup();
    concerned
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use pergola_chat::{Act, Request, Slash};
    use pergola_table::NoticeKind;
    use tokio::time::sleep;

    use super::*;
    use crate::rehearsal::{Door, Memory, Stage, Tried, act, garden, lobby, request};

    fn row(number: u64, table: TableId) -> (RowId, Notice) {
        (RowId(number), Notice { table, revision: 0, kind: NoticeKind::Lobby, told: None })
    }

    fn later(times: usize) -> Vec<PostError> {
        vec![PostError::later("told to"); times]
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
    async fn what_could_not_be_taken_out_is_taken_out_with_the_next() {
        let memory = Memory::default();
        let (house, tables) = house(&memory, 2).await;
        let undelivered = async || house.inner.store.undelivered().await.expect("it is read");
        assert_eq!(undelivered().await, 2, "each table's card");
        memory.is_full(true);
        let door = Door::new(Duration::ZERO, []);
        house.attach(door.clone());
        sleep(Duration::from_secs(60)).await;
        assert_eq!((door.tried().len(), undelivered().await), (2, 2), "they are posted, and stay in the store");
        memory.is_full(false);
        house.enqueue(vec![row(101, tables[0])], false);
        sleep(Duration::from_secs(60)).await;
        assert_eq!((door.tried().len(), undelivered().await), (3, 0), "after a restart none is posted again");
        house.drain().await;
    }

    fn refused(times: usize) -> Vec<PostError> {
        vec![PostError::Refused("told to".to_owned()); times]
    }

    #[tokio::test(start_paused = true)]
    async fn a_refused_row_is_kept_and_tried_slowly_and_at_once_when_somebody_acts_in_that_server() {
        let memory = Memory::default();
        let (house, tables) = house(&memory, 1).await;
        let door = Door::new(Duration::ZERO, refused(100));
        house.attach(door.clone());
        let at = || door.tried().iter().map(|it| it.at.as_secs()).collect::<Vec<_>>();
        sleep(Duration::from_secs(10)).await;
        assert!(house.inner.outbox.is_refused(tables[0]));
        let asked = Act::Slash(Slash { command: "turn".to_owned(), ..Slash::default() });
        let elsewhere = PlaceId { server: "village".to_owned(), ..garden() };
        house.answer(Request { place: elsewhere, ..request("Ann", asked.clone()) }).await;
        sleep(Duration::from_secs(1)).await;
        assert_eq!(at(), [0], "what is done in another server says nothing of this one");
        let answered = act(&house, "Ann", asked.clone()).await.card.text;
        assert!(answered.contains("I cannot post this table's cards"), "{answered}");
        sleep(Duration::from_secs(1)).await;
        assert_eq!(at(), [0, 11]);
        sleep(Duration::from_secs(188)).await;
        assert_eq!(at(), [0, 11, 71, 193], "otherwise a minute later, and then two, and a little less");
        for _ in 0..100 {
            act(&house, "Ann", asked.clone()).await;
            sleep(Duration::from_secs(1)).await;
        }
        let often = at().len() - 4;
        assert!((1..=4).contains(&often), "a hundred presses are no reason to ask a hundred times: {:?}", at());
        house.drain().await;
        assert_eq!(memory.open().1.outbox.len(), 1, "the next start tries it, too");
    }

    #[tokio::test(start_paused = true)]
    async fn of_the_tables_a_server_refuses_one_is_tried_for_all() {
        const TABLES: usize = 20;
        let (house, tables) = house(&Memory::default(), TABLES).await;
        let door = Door::new(Duration::ZERO, refused(1_000));
        house.attach(door.clone());
        let asked = Act::Slash(Slash { command: "tables".to_owned(), ..Slash::default() });
        for _ in 0..100 {
            act(&house, "Ann", asked.clone()).await;
            sleep(Duration::from_secs(1)).await;
        }
        let in_vain = door.tried().len() - TABLES;
        assert!((2..=8).contains(&in_vain), "one at a time, and less and less often: {in_vain}");
        sleep(Duration::from_secs(600)).await;
        let slowly = door.tried().len() - TABLES - in_vain;
        assert!((2..=10).contains(&slowly), "a minute lies between them where nobody does anything: {slowly}");
        door.answers.lock().expect("nobody panics with it").clear();
        act(&house, "Ann", asked).await;
        sleep(Duration::from_secs(301)).await;
        assert!(tables.iter().all(|table| !house.inner.outbox.has_waiting(*table)), "one that goes through lets all go");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn what_was_refused_was_not_posted_and_is_not_looked_for() {
        let (house, _) = house(&Memory::default(), 1).await;
        let door = Door::new(Duration::ZERO, refused(1).into_iter().chain(later(1)).chain(refused(1)));
        house.attach(door.clone());
        sleep(Duration::from_secs(600)).await;
        let repeated: Vec<bool> = door.tried().iter().map(|it| it.repeated).collect();
        assert_eq!(repeated, [false, false, true, true], "what got no answer may be there, whatever is refused later");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_posted_at_last_is_refused_no_more() {
        let memory = Memory::default();
        let (house, tables) = house(&memory, 1).await;
        let door = Door::new(Duration::ZERO, refused(1).into_iter().chain(later(1)));
        house.attach(door.clone());
        sleep(Duration::from_secs(1)).await;
        assert!(house.inner.outbox.is_refused(tables[0]));
        sleep(Duration::from_secs(63) + Duration::from_millis(400)).await;
        assert!(!house.inner.outbox.is_refused(tables[0]), "that it does not go through now is something else");
        sleep(Duration::from_secs(60)).await;
        assert_eq!(door.tried().len(), 3);
        assert!(!house.inner.outbox.is_refused(tables[0]));
        let answered = act(&house, "Ann", Act::Slash(Slash { command: "turn".to_owned(), ..Slash::default() })).await.card.text;
        assert!(!answered.contains("I cannot post"), "{answered}");
        house.drain().await;
        assert_eq!(memory.open().1.outbox, []);
    }

    #[tokio::test(start_paused = true)]
    async fn a_card_of_a_table_that_has_ended_is_given_up_after_a_month() {
        let (memory, stage) = (Memory::default(), Arc::new(Stage::default()));
        let house = memory.house(&stage);
        let table = lobby(&house).await;
        house.command(table, &Who::House, &Command::Close, None).await.expect("the house closes it");
        let door = Door::new(Duration::ZERO, refused(1_000));
        house.attach(door.clone());
        sleep(Duration::from_secs(3_600)).await;
        assert!(house.inner.outbox.has_waiting(table));
        stage.go_on(GIVEN_UP_AFTER + 1);
        sleep(Duration::from_secs(24 * 3_600)).await;
        assert!(!house.inner.outbox.has_waiting(table));
        house.drain().await;
        assert_eq!(memory.open().1.outbox, []);
    }

    #[tokio::test(start_paused = true)]
    async fn posts_wait_as_long_as_they_are_asked_to_and_go_on_when_the_other_side_is_back() {
        let (house, _) = house(&Memory::default(), 2).await;
        let asked = PostError::Later { why: "told to".to_owned(), after: Some(Duration::from_secs(100)) };
        let door = Door::new(Duration::ZERO, [asked.clone(), asked.clone(), asked.clone(), asked]);
        house.attach(door.clone());
        let at = || door.tried().iter().map(|it| it.at.as_secs()).collect::<Vec<_>>();
        sleep(Duration::from_secs(99)).await;
        assert_eq!(at(), [0, 0], "nobody tries before");
        sleep(Duration::from_secs(51)).await;
        assert_eq!(at(), [0, 0, 100, 100]);
        house.resume_posts();
        sleep(Duration::from_secs(1)).await;
        assert_eq!(at(), [0, 0, 100, 100, 150, 150]);
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn one_post_that_goes_through_wakes_all_that_wait() {
        let (house, tables) = house(&Memory::default(), 3).await;
        let asked = PostError::Later { why: "told to".to_owned(), after: Some(Duration::from_secs(1_000)) };
        let door = Door::new(Duration::ZERO, [asked.clone(), asked.clone(), asked]);
        house.attach(door.clone());
        sleep(Duration::from_secs(60)).await;
        assert_eq!(door.tried().len(), 3);
        let fourth = lobby(&house).await;
        sleep(Duration::from_secs(1)).await;
        let tried: Vec<TableId> = door.tried().iter().skip(3).map(|it| it.table).collect();
        assert_eq!(tried[0], fourth);
        assert!(tables.iter().all(|table| tried.contains(table)), "{tried:?}");
        house.drain().await;
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
            tried(465, first, true),
            tried(1_395, first, true),
            tried(3_255, first, true),
            tried(3_255, 101, false),
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
