//! Perseverance: what does not go through now is tried again, and what fell over is taken up again, each time a little later.
//!
//! Deliberately absent: giving up. Whoever waits stops only with the house.

use std::time::Duration;

use pergola_table::TableId;
use tokio::sync::Notify;
use tracing::error;

use super::House;

/// The first wait between tries of what is likely to go through soon.
pub(super) const FIRST_WAIT: Duration = Duration::from_millis(500);

/// The waits between tries: they double up to the longest.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waits {
    /// The first.
    pub(super) first: Duration,
    /// The longest.
    pub(super) longest: Duration,
    /// What the other side asks for at least.
    pub(super) least: Duration,
}

impl Waits {
    /// Those of posts, and of whatever fell over.
    pub(super) const POSTS: Waits = Waits { first: FIRST_WAIT, longest: Duration::from_secs(300), least: Duration::ZERO };
}

/// A wait is up to so many percent shorter than it could be, so that not all who began together go on together.
const SPREAD: u64 = 25;

impl House {
    /// Does something, for a table where it is for one, as a task of its own, and once more whenever it fell over, until it has
    /// come to its end.
    pub(super) async fn persevere<F>(&self, what: &str, table: Option<TableId>, mut work: impl FnMut() -> F)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let mut wait = FIRST_WAIT;
        while let Err(why) = self.inner.senders.spawn(work()).await {
            // Nobody takes work away but the end of the program, after whose last word nothing is said.
            if why.is_cancelled() {
                return;
            }
            error!(table = table.map(|it| it.0), %why, what, "something fell over, and is taken up again");
            if self.wait_a_while(&mut wait).await.is_stopping() {
                return;
            }
        }
    }

    /// Waits, and longer the next time; not at all when the house stops.
    pub(super) async fn wait_a_while(&self, wait: &mut Duration) -> Waited {
        self.wait_for_next(wait, &Waits::POSTS, &Notify::new()).await
    }

    /// Waits, and longer the next time; until it is woken at most, and then the next wait is the first again. Not at all when
    /// the house stops.
    pub(super) async fn wait_for_next(&self, wait: &mut Duration, waits: &Waits, wake: &Notify) -> Waited {
        let percent = 100 - self.inner.surroundings.entropy() % (SPREAD + 1);
        let now = (*wait * percent as u32 / 100).max(waits.least);
        *wait = (*wait * 2).min(waits.longest);
        tokio::select! {
            biased;
            () = self.inner.stopping.cancelled() => return Waited::Stopping,
            () = tokio::time::sleep(now) => {}
            () = wake.notified() => *wait = waits.first,
        }
        Waited::ForTheNextTry
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
    use std::sync::{Arc, Mutex};

    use tokio::time::Instant;

    use super::*;
    use crate::rehearsal::Memory;

    /// When something was tried that falls over so many times.
    #[derive(Clone, Default)]
    struct Tries(Arc<Mutex<Vec<Instant>>>);

    impl Tries {
        fn falling(&self, times: usize) -> impl FnMut() -> std::pin::Pin<Box<dyn Future<Output = ()> + Send>> + use<> {
            let tries = self.clone();
            move || {
                let tries = tries.clone();
                Box::pin(async move {
                    let count = {
                        let mut all = tries.0.lock().expect("nobody panics with it");
                        all.push(Instant::now());
                        all.len()
                    };
                    assert!(count > times, "it falls over");
                })
            }
        }

        /// How long was waited before each try but the first.
        fn waits(&self) -> Vec<Duration> {
            let all = self.0.lock().expect("nobody panics with it");
            all.windows(2).map(|two| two[1] - two[0]).collect()
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_fell_over_is_taken_up_again_each_time_a_little_later_up_to_a_limit() {
        let house = Memory::default().house(&Arc::default());
        let tries = Tries::default();
        house.persevere("posts", Some(TableId(1)), tries.falling(13)).await;
        let milliseconds: Vec<u128> = tries.waits().iter().map(Duration::as_millis).collect();
        let expected = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000, 300_000, 300_000];
        let spread = expected.map(|it| it * 93 / 100);
        assert_eq!(milliseconds, spread, "and no more when it has come to its end");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_tries_again_when_the_house_stops() {
        let house = Memory::default().house(&Arc::default());
        let (tries, begun) = (Tries::default(), Instant::now());
        let (trying, falling) = (house.clone(), tries.falling(usize::MAX));
        let persevering = tokio::spawn(async move { trying.persevere("posts", Some(TableId(1)), falling).await });
        tokio::time::sleep(Duration::from_secs(10_000)).await;
        let before = tries.waits().len();
        house.drain().await;
        persevering.await.expect("it does not fall over itself");
        assert_eq!((begun.elapsed(), tries.waits().len()), (Duration::from_secs(10_000), before), "a stop waits for no try");
    }
}
