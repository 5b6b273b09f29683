//! Archived tables: those that have ended leave the memory, and come back when somebody asks for them.
//!
//! A while after its last entry a table that has ended is packed into the store's archive, once everything of it is posted.
//! Whoever asks for it by its number, by a button of its card, or in a channel in which nothing else is played, finds it as
//! before. Deliberately absent: changes. Nothing is decided at an archived table.

use std::time::Duration;

use tracing::{info, warn};

use super::House;
use crate::{
    chat::{self, Request, Tables},
    store::StoreError,
    table::{Guests, Millis, Phase, Table, TableId},
};

/// How long a table that has ended stays at hand: as long as a request may come once more.
const AT_HAND: Millis = 15 * 60 * 1000;
/// How long between two looks.
const LOOK: Duration = Duration::from_secs(60);

impl House {
    /// Archives tables that have ended, until the house stops.
    pub(super) fn keep_tidy(&self) {
        let house = self.clone();
        self.inner.senders.spawn(async move {
            loop {
                tokio::select! {
                    biased;
                    () = house.inner.stopping.cancelled() => return,
                    () = tokio::time::sleep(LOOK) => {}
                }
                for table in house.inner.directory.all() {
                    if house.is_due_for_archive(&table) {
                        house.archive(table.id()).await;
                    }
                }
            }
        });
    }

    fn is_due_for_archive(&self, table: &Table) -> bool {
        let has_ended = matches!(table.phase(), Phase::Over | Phase::Closed(_));
        let rested = table.last().saturating_add(AT_HAND) <= self.inner.surroundings.now();
        has_ended && rested && !self.inner.directory.is_archived(table.id()) && !self.inner.outbox.has_waiting(table.id())
    }

    /// Packs a table into the archive, after all who wait for it.
    async fn archive(&self, id: TableId) {
        let _turn = self.inner.queues.wait(id).await;
        let Some(table) = self.inner.directory.table(id).filter(|table| self.is_due_for_archive(table)) else { return };
        let Some(ended) = table.ended() else { return };
        match self.inner.store.archive(id, ended.clone()).await {
            // Something of it is not delivered yet, as far as the store knows.
            Ok(false) => {}
            Ok(true) => {
                self.inner.directory.put_away(id, ended);
                info!(table = %id, "a table was archived");
            }
            Err(why) => warn!(table = %id, %why, "a table is not archived; it stays where it is"),
        }
    }

    /// Puts the archived table at hand that a request is about, if it is about one.
    pub(super) async fn bring_in(&self, request: &Request) {
        let directory = &self.inner.directory;
        let asked = chat::table_asked(request).or_else(|| directory.last_ended_at(&request.place));
        let Some(id) = asked.filter(|id| directory.is_away(&request.place.server, *id)) else { return };
        let stands_still = || directory.stand_still(id, request.place.server.clone());
        match self.inner.store.checkpoint(id).await {
            // Who its people are, the directory knows.
            Ok(checkpoint) => match Table::load(&self.inner.games, checkpoint, &Guests::default()) {
                Ok(table) => directory.bring_in(table),
                Err(why) => {
                    warn!(table = %id, %why, "an archived table cannot be read");
                    stands_still();
                }
            },
            Err(why) => {
                warn!(table = %id, %why, "an archived table cannot be read");
                if matches!(why, StoreError::Broken { .. }) {
                    stands_still();
                }
            }
        }
    }
}
