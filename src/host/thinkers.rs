//! Bots at work: each arrives at its decision like a person, on a thread of its own, and submits it with its number.
//!
//! A bot thinks no longer than its surroundings let it, and not at all any more when the house stops.
//!
//! However many tables wait for bots, a worker stays free for everything else, unless there is only one. The tables of one
//! person wait in turn with those of all others.

use std::{
    collections::BTreeSet,
    num::NonZeroUsize,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use pergola_chat::Tables;
use pergola_engine::choose;
use pergola_table::{Command, PersonId, Table, TableId, TableRefusal, Who};
use tokio::time::timeout;
use tracing::warn;

use super::{
    House,
    perseverance::FIRST_WAIT,
    surroundings::worked,
    thinking::{Line, Thinker, Thought},
};

/// How long a lesson's learner waits for bots.
const LESSON_WAITS: Duration = Duration::from_secs(1);

/// Which tables a bot is thinking for, and how many think at once.
pub(super) struct Thinkers {
    busy: Mutex<BTreeSet<TableId>>,
    line: Arc<Line>,
}

impl Thinkers {
    /// Thinkers among so many workers.
    pub(super) fn new(workers: NonZeroUsize) -> Thinkers {
        let thinkers = (workers.get() - 1).max(1);
        Thinkers { busy: Mutex::default(), line: Line::new(thinkers) }
    }

    /// Waits for a thinker; it is free again when the answer is dropped.
    pub(super) async fn free(&self, thought: Thought, person: Option<PersonId>) -> Thinker {
        self.line.thinker(thought, person).await
    }

    /// Whether nobody thought for this table yet; somebody does from now on.
    fn begin(&self, table: TableId) -> bool {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner).insert(table)
    }

    fn end(&self, table: TableId) {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
    }
}

impl House {
    /// Lets the table's bots play, if it waits for one and none is at it, unless it is left alone.
    pub(super) fn wake_bots(&self, table: TableId) {
        let waits = self.inner.directory.table(table).is_some_and(|table| self.waits_for_bot(&table));
        if !waits || self.inner.stopping.is_cancelled() || !self.inner.thinkers.begin(table) {
            return;
        }
        let (house, bots) = (self.clone(), self.clone());
        self.inner.senders.spawn(async move {
            house.persevere("bots", Some(table), move || bots.clone().play_bots(table)).await;
            house.inner.thinkers.end(table);
            // A commit between the last look and the line above found the table busy.
            house.wake_bots(table);
        });
    }

    /// A lesson's table when its bots have played, which its learner waits for, but not long; nothing of other tables.
    pub(super) async fn after_lesson_bots(&self, table: TableId) -> Option<Arc<Table>> {
        let directory = &self.inner.directory;
        if !directory.table(table)?.is_lesson() {
            return None;
        }
        let played = async {
            loop {
                // Whatever is shown from now on is not missed.
                let shown = directory.news().shown.notified();
                if directory.table(table).is_none_or(|table| table.bot_to_act().is_none()) {
                    return;
                }
                shown.await;
            }
        };
        // Whoever has waited long sees the table as it is.
        timeout(LESSON_WAITS, played).await.ok();
        directory.table(table)
    }

    /// Whether a bot is to play there now.
    fn waits_for_bot(&self, table: &Table) -> bool {
        table.bot_to_act().is_some() && !table.is_left_alone(self.inner.surroundings.now())
    }

    async fn play_bots(self, id: TableId) {
        let mut wait = FIRST_WAIT;
        while !self.inner.stopping.is_cancelled() {
            let Some(table) = self.inner.directory.table(id).filter(|table| self.waits_for_bot(table)) else { return };
            let Some((seat, key, decision)) = table.bot_to_act() else { return };
            let is_absent = table.seats()[seat.index()].person.is_some();
            let bots = table.bots();
            let bot = if is_absent { Some(bots.stand_in) } else { bots.bot(key) };
            let (Some(bot), Some(state)) = (bot, table.bot_view(seat)) else { return };
            let told = table.told_action(seat);
            let thought = async {
                if let Some(told) = told {
                    return Some(Some(told.to_owned()));
                }
                let thinking = self.inner.thinkers.free(Thought::Bot, table.owner().cloned()).await;
                let entropy = self.inner.surroundings.entropy();
                let stopping = self.inner.stopping.clone();
                let mut budget = self.inner.surroundings.budget().only_while(move || !stopping.is_cancelled());
                let action = worked(&self.inner.surroundings, move || {
                    let _thinking = thinking;
                    choose(bot, &*state, seat, entropy, &mut budget)
                });
                action.await
            };
            let action = tokio::select! {
                biased;
                () = self.inner.stopping.cancelled() => return,
                action = thought => action,
            };
            let Some(Some(action)) = action else {
                warn!(table = %id, "a bot came to no decision");
                self.wait_a_while(&mut wait).await;
                continue;
            };
            let command = Command::Act { seat, action, decision: Some(decision) };
            match self.command(id, &Who::Bot, &command, None).await {
                Ok(_) | Err(TableRefusal::Stale { .. } | TableRefusal::NotYourTurn { .. } | TableRefusal::Ended) => {
                    wait = FIRST_WAIT;
                }
                Err(why) => {
                    warn!(table = %id, ?why, "a bot's decision was refused");
                    self.wait_a_while(&mut wait).await;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use tokio::time::sleep;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_worker_stays_free_and_who_waits_longest_is_thought_for_first() {
        for (workers, thinkers) in [(1, 1), (2, 1), (3, 2), (8, 7)] {
            let all = Arc::new(Thinkers::new(NonZeroUsize::new(workers).expect("there are some")));
            let mut thinking = VecDeque::new();
            for _ in 0..thinkers {
                thinking.push_back(timeout(Duration::from_secs(1), all.free(Thought::Bot, None)).await.expect("one is free"));
            }
            timeout(Duration::from_secs(1), all.free(Thought::Bot, None))
                .await
                .map(drop)
                .expect_err("of so many workers no more think");
            let begun = Arc::new(Mutex::new(Vec::new()));
            for table in 0..5 {
                let (all, begun) = (all.clone(), begun.clone());
                tokio::spawn(async move {
                    let thinking = all.free(Thought::Bot, None).await;
                    begun.lock().expect("nobody panics with it").push(table);
                    sleep(Duration::from_secs(10 + table)).await;
                    drop(thinking);
                });
                sleep(Duration::from_secs(1)).await;
            }
            while thinking.pop_front().is_some() {
                sleep(Duration::from_secs(1)).await;
            }
            sleep(Duration::from_secs(100)).await;
            assert_eq!(*begun.lock().expect("nobody panics with it"), [0, 1, 2, 3, 4], "with {workers} workers");
        }
    }
}
