//! Queues: whoever wants something of a table waits until all who came before are done with it.
//!
//! A queue is a lock of tokio's, which is given to those who wait in the order they came.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::{Mutex as FairMutex, MutexGuard, OwnedMutexGuard};

use crate::table::TableId;

/// A queue for each table, and one for opening tables.
#[derive(Default)]
pub(super) struct Queues {
    tables: Mutex<BTreeMap<TableId, Arc<FairMutex<()>>>>,
    opening: FairMutex<()>,
}

impl Queues {
    /// Waits for this table. It is the caller's until the answer is dropped.
    pub(super) async fn wait(&self, table: TableId) -> OwnedMutexGuard<()> {
        let queue = self.queue(table);
        queue.lock_owned().await
    }

    /// The table's queue. Whenever one is made those in which nobody is are forgotten, so that there are never more than
    /// tables somebody wants something of.
    fn queue(&self, table: TableId) -> Arc<FairMutex<()>> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if !tables.contains_key(&table) {
            tables.retain(|_, queue| Arc::strong_count(queue) > 1);
        }
        tables.entry(table).or_default().clone()
    }

    /// Waits until nobody else opens a table.
    pub(super) async fn wait_to_open(&self) -> MutexGuard<'_, ()> {
        self.opening.lock().await
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
        assert_eq!(queues.tables.lock().expect("nobody panicked").len(), 2, "the one that is held, and the last");
        let waiting = queues.wait(TableId(1));
        drop(queues.wait(TableId(100)).await);
        drop(held);
        drop(waiting.await);
    }
}
