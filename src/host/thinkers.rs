//! Bots at work: each arrives at its decision like a person, on a thread of its own, and submits it with its number.

use std::{
    collections::BTreeSet,
    num::NonZeroUsize,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::Semaphore;
use tracing::warn;

use super::{House, perseverance::FIRST_WAIT, surroundings::worked};
use crate::{
    bots,
    chat::Tables,
    table::{Command, TableId, TableRefusal, Who},
};

/// Which tables a bot is thinking for, and how many think at once.
pub(super) struct Thinkers {
    busy: Mutex<BTreeSet<TableId>>,
    seats: Arc<Semaphore>,
}

impl Thinkers {
    pub(super) fn new(workers: NonZeroUsize) -> Thinkers {
        Thinkers { busy: Mutex::default(), seats: Arc::new(Semaphore::new(workers.get())) }
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
    /// Lets the table's bots play, if it waits for one and none is at it.
    pub(super) fn wake_bots(&self, table: TableId) {
        let waits = self.inner.directory.table(table).is_some_and(|table| table.bot_to_act().is_some());
        if !waits || self.inner.stopping.is_cancelled() || !self.inner.thinkers.begin(table) {
            return;
        }
        let (house, bots) = (self.clone(), self.clone());
        self.inner.senders.spawn(async move {
            house.persevere("bots", table, move || bots.clone().play_bots(table)).await;
            house.inner.thinkers.end(table);
            // A commit between the last look and the line above found the table busy.
            house.wake_bots(table);
        });
    }

    async fn play_bots(self, id: TableId) {
        let mut wait = FIRST_WAIT;
        while !self.inner.stopping.is_cancelled() {
            let Some(table) = self.inner.directory.table(id) else { return };
            let Some((seat, key, decision)) = table.bot_to_act() else { return };
            let (Some(bot), Some(state)) = (bots::bot(key), table.bot_view(seat)) else { return };
            let thinking = self.inner.thinkers.seats.clone().acquire_owned().await;
            let entropy = self.inner.surroundings.entropy();
            let action = worked(&self.inner.surroundings, move || {
                let _thinking = thinking;
                bots::choose(bot, &*state, seat, entropy)
            });
            let Some(Some(action)) = action.await else {
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
