//! Perseverance: what does not go through now is tried again, and what fell over is taken up again, each time a little later.
//!
//! Deliberately absent: giving up. Whoever waits stops only with the house.

use std::time::Duration;

use tracing::error;

use super::House;
use crate::table::TableId;

/// The waits between tries: they double up to the longest.
pub(super) const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(300);

impl House {
    /// Does something for a table as a task of its own, and once more whenever it fell over, until it has come to its end.
    pub(super) async fn persevere<F>(&self, what: &str, table: TableId, mut work: impl FnMut() -> F)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let mut wait = FIRST_WAIT;
        while let Err(why) = self.inner.senders.spawn(work()).await {
            error!(%table, %why, what, "something fell over, and is taken up again");
            if self.wait_a_while(&mut wait).await.is_stopping() {
                return;
            }
        }
    }

    /// Waits, and longer the next time; not at all when the house stops.
    pub(super) async fn wait_a_while(&self, wait: &mut Duration) -> Waited {
        let now = *wait;
        *wait = (now * 2).min(LONGEST_WAIT);
        tokio::select! {
            biased;
            () = self.inner.stopping.cancelled() => Waited::Stopping,
            () = tokio::time::sleep(now) => Waited::ForTheNextTry,
        }
    }
}

/// How waiting ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Waited {
    /// It is time to try again.
    ForTheNextTry,
    /// The house stops.
    Stopping,
}

impl Waited {
    /// Whether the house stops.
    pub(super) fn is_stopping(self) -> bool {
        self == Waited::Stopping
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    };

    use super::*;
    use crate::host::Config;

    #[tokio::test]
    async fn what_fell_over_is_taken_up_again_until_it_has_ended_or_the_house_stops() {
        let folder = tempfile::tempdir().expect("a folder");
        let house = House::open(&Config::new(folder.path())).expect("it opens");
        let tries = Arc::new(AtomicU32::new(0));
        let falls = |times: u32| {
            let tries = tries.clone();
            move || {
                let tries = tries.clone();
                async move { assert!(tries.fetch_add(1, Ordering::Relaxed) >= times, "it falls over") }
            }
        };
        house.persevere("posts", TableId(1), falls(1)).await;
        assert_eq!(tries.load(Ordering::Relaxed), 2);
        let mut wait = Duration::from_secs(200);
        house.inner.stopping.cancel();
        assert!(house.wait_a_while(&mut wait).await.is_stopping(), "nobody waits when the house stops");
        assert_eq!(wait, LONGEST_WAIT);
        house.persevere("posts", TableId(1), falls(u32::MAX)).await;
        assert_eq!(tries.load(Ordering::Relaxed), 3);
        house.drain().await;
    }
}
