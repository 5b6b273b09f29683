//! The store's work, done step by step: on a thread of its own, or wherever somebody wants it done.
//!
//! Whoever asks the store puts a job into a queue; whoever holds the work takes jobs out and lets the writer do them.
//! Deliberately absent: what a job is.

use std::{io, sync::Arc, thread::JoinHandle};

use pergola_measures::Measures;
use tokio::sync::{mpsc, watch};

use super::{
    StoreError,
    ground::{Disk, Ground},
    scan::Ledger,
    writer::{Continuation, Job, Writer},
};

/// The writer at work. Whoever holds it does the store's work: [`Store::open`](super::Store::open) has a thread do it.
pub struct StoreWork {
    writer: Writer,
    jobs: mpsc::Receiver<Job>,
    telling: Telling,
}

/// Tells who wants to know that the work has ended by a fault.
struct Telling(watch::Sender<Option<StoreError>>);

impl Drop for Telling {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.send_replace(Some(StoreError::Faulty));
        }
    }
}

impl StoreWork {
    pub(super) fn new(
        (ground, disk, ledger): (Box<dyn Ground>, Box<dyn Disk>, Ledger),
        jobs: mpsc::Receiver<Job>,
        failure: watch::Sender<Option<StoreError>>,
        measures: Arc<Measures>,
    ) -> StoreWork {
        StoreWork { writer: Writer::new(ground, disk, ledger, measures), jobs, telling: Telling(failure) }
    }

    /// Does it on a thread of its own, until the store is closed or nobody can ask any more.
    pub(super) fn start(mut self) -> io::Result<JoinHandle<()>> {
        let run = move || {
            while let Some(first) = self.jobs.blocking_recv() {
                match self.step(first) {
                    Some(work) => self = work,
                    None => return,
                }
            }
        };
        std::thread::Builder::new().name("store".to_owned()).spawn(run)
    }

    /// Does it here, until the store is closed or nobody can ask any more. Before each group it waits for what `pause`
    /// makes; what is asked meanwhile comes into the group.
    pub async fn run<F: Future<Output = ()>>(mut self, mut pause: impl FnMut() -> F) {
        while let Some(first) = self.jobs.recv().await {
            pause().await;
            match self.step(first) {
                Some(work) => self = work,
                None => return,
            }
        }
    }

    fn step(mut self, first: Job) -> Option<StoreWork> {
        match self.writer.step(first, &mut self.jobs) {
            Continuation::GoesOn => Some(self),
            Continuation::Closed(answer) => {
                drop(self);
                // Whoever asked may have gone.
                let _ = answer.send(());
                None
            }
            Continuation::Gone(gone) => {
                tracing::error!(%gone, "the store stops");
                self.telling.0.send_replace(Some(gone));
                None
            }
        }
    }
}
