//! Whether the house is well: it is while its store's thread answers, while every table hears what is due, and while it does
//! not stop.
//!
//! For whoever keeps the program running. That a chat is not reached is no illness of the house: what is to be posted waits.

use std::time::Duration;

use pergola_engine::Catalogue;
use pergola_measures::{Census, Measures};
use pergola_store::StoreError;
use pergola_table::TableId;
use tokio::time::timeout;

use super::House;

/// How long the store's thread may take to answer: it writes what came before first.
pub const STORE_ANSWERS: Duration = Duration::from_secs(5);

/// Why the house is not well.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unwell {
    /// It was told to stop, and finishes what has begun.
    #[error("the house stops")]
    Stopping,
    /// The store's thread does something else, such as waiting for the disk.
    #[error("the store does not answer within {} seconds", STORE_ANSWERS.as_secs())]
    Silent,
    /// The store can do nothing any more.
    #[error("the store does not work: {0}")]
    Store(StoreError),
    /// Something came due at a table, and the table cannot be told so.
    #[error("something is due at table {table}, which has been told so in vain for {} seconds", for_so_long.as_secs())]
    Late {
        /// The table; of several the one that has waited longest.
        table: TableId,
        /// For how long.
        for_so_long: Duration,
    },
    /// Nobody looks what is due, though it is time to.
    #[error("nobody has looked for {} seconds what is due", .0.as_secs())]
    Unwatched(Duration),
}

impl House {
    /// What can be played here.
    pub fn games(&self) -> &Catalogue {
        &self.inner.games
    }

    /// Looks whether the house is well, and what there is in it.
    ///
    /// # Errors
    /// When it is not.
    pub async fn health(&self) -> Result<Census, Unwell> {
        if self.inner.stopping.is_cancelled() {
            return Err(Unwell::Stopping);
        }
        let store = self.store();
        let asked = timeout(STORE_ANSWERS, store.undelivered()).await.map_err(|_| Unwell::Silent)?;
        let undelivered = asked.map_err(|why| Unwell::Store(store.failure().unwrap_or(why)))?;
        if let Some((table, for_so_long)) = self.inner.alarm.late() {
            return Err(Unwell::Late { table, for_so_long });
        }
        self.inner.alarm.looks_away(self.inner.surroundings.now()).map_or(Ok(()), |it| Err(Unwell::Unwatched(it)))?;
        Ok(Census { undelivered, ..self.inner.directory.count() })
    }

    /// What this house and its store count.
    pub fn measures(&self) -> &Measures {
        self.store().measures()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use pergola_chat::{Act, Slash};
    use pergola_games::GAMES;
    use pergola_store::Store;
    use pergola_table::{Guests, Table};
    use tokio::time::Instant;

    use super::*;
    use crate::rehearsal::{Memory, Stage, act, lobby, request};

    #[tokio::test(start_paused = true)]
    async fn a_house_that_works_is_well_until_it_stops() {
        let house = Memory::default().house(&Arc::default());
        assert_eq!(house.health().await, Ok(Census::default()));
        lobby(&house).await;
        // There is no door: the lobby's card waits.
        assert_eq!(house.health().await, Ok(Census { lobby: 1, undelivered: 1, ..Census::default() }));
        house.drain().await;
        assert_eq!(house.health().await, Err(Unwell::Stopping));
    }

    #[tokio::test(start_paused = true)]
    async fn what_people_ask_for_is_counted_by_its_kind() {
        let memory = Memory::default();
        let house = memory.house(&Arc::default());
        lobby(&house).await;
        let slash = Act::Slash(Slash { command: "play".to_owned(), ..Slash::default() });
        house.suggest(&request("Ann", slash), "table").await;
        act(&house, "Ann", Act::Press { id: "nothing".to_owned() }).await;
        act(&house, "Ann", Act::Pick { id: "nothing".to_owned(), values: Vec::new() }).await;
        let kinds = |counted: &str| {
            let counts = ["command", "press", "pick", "typing"]
                .map(|kind| counted.contains(&format!("\npergola_answer_seconds_count{{kind=\"{kind}\"}} 1\n")));
            (counts, counted.contains("\npergola_commits_total 1\n"))
        };
        let counted = house.measures().text(None);
        assert_eq!(kinds(&counted), ([true; 4], true), "{counted}");
        assert!(counted.contains("\npergola_store_failed_writes_total 0\n"), "{counted}");
        memory.is_full(true);
        let options = vec![("game".to_owned(), "gardens".to_owned())];
        act(&house, "Ben", Act::Slash(Slash { command: "play".to_owned(), options, ..Slash::default() })).await;
        let counted = house.measures().text(None);
        assert!(counted.contains("\npergola_store_failed_writes_total 1\n"), "{counted}");
        assert!(counted.contains("\npergola_commits_total 1\n"), "what is not written is not counted: {counted}");
        memory.is_full(false);
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_store_that_does_not_answer_is_noticed() {
        let load = |checkpoint, people: &Guests| Table::load(&GAMES, checkpoint, people);
        let (store, found, work) = Store::on(Box::new(Memory::default()), load).expect("memory opens");
        let house = House::on((store, found), Arc::new(Stage::default()), &Arc::new(GAMES.clone()));
        let begun = Instant::now();
        assert_eq!(house.health().await, Err(Unwell::Silent), "nobody does its work");
        assert_eq!(begun.elapsed(), STORE_ANSWERS);
        let working = tokio::spawn(work.run(|| std::future::ready(())));
        assert_eq!(house.health().await, Ok(Census::default()));
        working.abort();
        assert!(working.await.expect_err("it was cut short").is_cancelled());
        assert_eq!(house.health().await, Err(Unwell::Store(StoreError::Closed)));
    }
}
