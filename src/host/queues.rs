//! Queues: whoever wants something of a table waits until all who came before are done with it.
//!
//! A queue is a lock of tokio's, which is given to those who wait in the order they came.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use pergola_table::{PersonId, TableId};
use tokio::sync::{Mutex as FairMutex, OwnedMutexGuard};

/// A queue for each table, one in each server for opening tables, and one for each person who sits down. Who waits in several
/// waits for the person first, and for the table last.
#[derive(Default)]
pub(super) struct Queues {
    people: Lines<PersonId>,
    tables: Lines<TableId>,
    opening: Lines<String>,
}

/// Queues by what is waited for.
struct Lines<K>(Mutex<BTreeMap<K, Arc<FairMutex<()>>>>);

impl<K> Default for Lines<K> {
    fn default() -> Lines<K> {
        Lines(Mutex::default())
    }
}

impl Queues {
    /// Waits for this table. It is the caller's until the answer is dropped.
    pub(super) async fn wait(&self, table: TableId) -> OwnedMutexGuard<()> {
        self.tables.line(&table).lock_owned().await
    }

    /// Waits until this person sits down nowhere else, so that their seats can be counted.
    pub(super) async fn wait_to_sit_down(&self, person: &PersonId) -> OwnedMutexGuard<()> {
        self.people.line(person).lock_owned().await
    }

    /// Waits until nobody else opens a table in this server.
    pub(super) async fn wait_to_open(&self, server: &str) -> OwnedMutexGuard<()> {
        self.opening.line(&server.to_owned()).lock_owned().await
    }
}

impl<K: Ord + Clone> Lines<K> {
    /// The queue. Whenever one is made those in which nobody is are forgotten, so that there are never more than somebody
    /// waits in.
    fn line(&self, of: &K) -> Arc<FairMutex<()>> {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !lines.contains_key(of) {
            lines.retain(|_, line| Arc::strong_count(line) > 1);
        }
        lines.entry(of.clone()).or_default().clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn queues_in_which_nobody_is_are_forgotten() {
        let queues = Queues::default();
        let held = queues.wait(TableId(1)).await;
        for table in 2..100 {
            drop(queues.wait(TableId(table)).await);
        }
        assert_eq!(queues.tables.0.lock().expect("nobody panicked").len(), 2, "the one that is held, and the last");
        let waiting = queues.wait(TableId(1));
        drop(queues.wait(TableId(100)).await);
        drop(held);
        drop(waiting.await);
    }
}
