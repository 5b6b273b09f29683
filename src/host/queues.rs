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
        let queue = self.tables.lock().unwrap_or_else(PoisonError::into_inner).entry(table).or_default().clone();
        queue.lock_owned().await
    }

    /// Waits until nobody else opens a table.
    pub(super) async fn wait_to_open(&self) -> MutexGuard<'_, ()> {
        self.opening.lock().await
    }
}
