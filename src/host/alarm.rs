//! The alarm: tells tables when the time has come for what is due, and people each week what waits for them, and gives back
//! the time in which the house was down. People are told apart from the tables: a chat that hangs holds up no clock.
//!
//! It goes by the clock of the surroundings, which may jump, so that it looks again and again instead of sleeping until a
//! moment. What a table refuses because it is not due, or not due any more, needs nothing further. While anybody's time
//! runs, it is noted now and then that the house is awake: what has passed since at the next start was nobody's to
//! use. Deliberately absent: what is due, and what follows from it.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::{Instant, sleep};
use tracing::warn;

use super::House;
use crate::{
    chat::Tables,
    table::{Command, Millis, TableId, TableRefusal, Who},
};

/// How long it looks away at most: the clock may have jumped meanwhile.
const LONGEST_LOOK_AWAY: Duration = Duration::from_secs(20);
/// How long it looks away at least.
const SHORTEST_LOOK_AWAY: Duration = Duration::from_millis(500);
/// How often it is noted that the house is awake.
const NOTED_EVERY: Duration = Duration::from_secs(60);

/// When it was noted for the last time that the house is awake.
#[derive(Default)]
pub(super) struct Alarm {
    noted: Mutex<Option<Instant>>,
}

impl House {
    /// Gives the time back in which the house was down, and tells tables what is due until the house stops.
    pub(super) fn keep_time(&self, last_awake: Option<Millis>) {
        let (house, stopping) = (self.clone(), self.inner.stopping.clone());
        self.inner.senders.spawn(async move {
            tokio::select! {
                biased;
                () = stopping.cancelled() => {}
                () = house.tell_the_time(last_awake) => {}
            }
            // A stop is no reason for anybody to lose a minute.
            house.note_awake(Duration::ZERO).await;
        });
        let (house, stopping) = (self.clone(), self.inner.stopping.clone());
        self.inner.senders.spawn(async move {
            tokio::select! {
                biased;
                () = stopping.cancelled() => {}
                () = house.tell_people() => {}
            }
        });
    }

    /// Tells people, one after the other, what waits for them whenever their week is over.
    async fn tell_people(&self) {
        loop {
            self.tell_weekly().await;
            sleep(LONGEST_LOOK_AWAY).await;
        }
    }

    async fn tell_the_time(&self, last_awake: Option<Millis>) {
        self.give_back(last_awake).await;
        loop {
            let (due, next) = self.inner.directory.due(self.inner.surroundings.now());
            let mut went_wrong = false;
            for table in due {
                went_wrong |= !self.ring(table).await;
            }
            self.note_awake(NOTED_EVERY).await;
            let ahead = next.map(|at| Duration::from_millis(at.saturating_sub(self.inner.surroundings.now())));
            let look_away = if went_wrong { LONGEST_LOOK_AWAY } else { ahead.unwrap_or(LONGEST_LOOK_AWAY) };
            sleep(look_away.clamp(SHORTEST_LOOK_AWAY, LONGEST_LOOK_AWAY)).await;
        }
    }

    /// Tells a table what is due, and answers whether that was heard.
    async fn ring(&self, table: TableId) -> bool {
        let Some(due) = self.inner.directory.table(table).and_then(|table| table.due()) else { return true };
        self.tell(table, &Command::PassTime { number: due.number }).await
    }

    async fn tell(&self, table: TableId, command: &Command) -> bool {
        match self.command(table, &Who::House, command, None).await {
            Ok(_) | Err(TableRefusal::NotDue | TableRefusal::Ended | TableRefusal::NotStarted) => true,
            Err(why) => {
                warn!(%table, ?why, "a table was not told the time; it is told again");
                false
            }
        }
    }

    /// Gives the time back in which the house was down. It counts as awake from now on only when every table was told.
    async fn give_back(&self, last_awake: Option<Millis>) {
        let tables = self.inner.directory.with_clocks();
        let last = |table: &TableId| self.inner.directory.table(*table).map(|it| it.last());
        // Where nothing was noted, such as in a store just restored, somebody was awake when the last entry was written.
        let Some(down_since) = last_awake.or(tables.iter().filter_map(last).max()) else { return };
        let mut untold = tables;
        loop {
            let mut again = Vec::new();
            for table in untold {
                if !self.tell(table, &Command::GiveBack { down_since }).await {
                    again.push(table);
                }
            }
            if again.is_empty() {
                return;
            }
            untold = again;
            sleep(LONGEST_LOOK_AWAY).await;
        }
    }

    /// Notes that the house is awake, unless that was noted just now or nobody's time runs.
    async fn note_awake(&self, every: Duration) {
        let now = Instant::now();
        {
            let mut noted = self.inner.alarm.noted.lock().unwrap_or_else(PoisonError::into_inner);
            if noted.is_some_and(|it| now - it < every) || self.inner.directory.with_clocks().is_empty() {
                return;
            }
            *noted = Some(now);
        }
        if let Err(why) = self.inner.store.note_awake(self.inner.surroundings.now()).await {
            warn!(%why, "it is not noted that the house is awake");
        }
    }
}
