//! The sessions the bot may start: Discord gives it so many a day, and takes its token away when it starts more.
//!
//! Each start is counted from what Discord said is left; when nothing is left, all wait until there is more. As many at a time
//! as Discord says, and then none for five seconds.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use serde::Deserialize;
use tokio::time::{Instant, sleep_until};
use tracing::{info, warn};

/// Within this time each shard of those that share a turn starts alone.
const BETWEEN: Duration = Duration::from_secs(5);
/// After this time there are as many starts as at first.
const RENEWED: Duration = Duration::from_secs(24 * 60 * 60);

/// How many sessions may be started, as Discord says it. What is missing is as it is for small bots.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(default)]
pub(super) struct StartLimit {
    total: u32,
    remaining: u32,
    /// Milliseconds.
    reset_after: u64,
    max_concurrency: u32,
}

impl Default for StartLimit {
    fn default() -> StartLimit {
        StartLimit { total: 1000, remaining: 1000, reset_after: RENEWED.as_millis() as u64, max_concurrency: 1 }
    }
}

/// What is left of them.
pub(super) struct Starts(Mutex<Left>);

struct Left {
    limit: StartLimit,
    remaining: u32,
    renewed_at: Instant,
    /// When the next shard of each turn may start.
    next: BTreeMap<u32, Instant>,
}

impl Starts {
    /// What Discord gives, as it has just said.
    pub(super) fn new(limit: StartLimit) -> Starts {
        info!(remaining = limit.remaining, total = limit.total, "so many sessions may be started");
        let renewed_at = Instant::now() + Duration::from_millis(limit.reset_after);
        Starts(Mutex::new(Left { limit, remaining: limit.remaining, renewed_at, next: BTreeMap::new() }))
    }

    /// Waits until this shard may start a session, which counts from now on.
    pub(super) async fn leave(&self, shard: u32) {
        while let Err(until) = self.take(shard) {
            sleep_until(until).await;
        }
    }

    fn take(&self, shard: u32) -> Result<(), Instant> {
        let mut left = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if now >= left.renewed_at {
            (left.remaining, left.renewed_at) = (left.limit.total, now + RENEWED);
        }
        if left.remaining == 0 {
            let seconds = (left.renewed_at - now).as_secs();
            warn!(seconds, "no session may be started any more before Discord gives new ones");
            return Err(left.renewed_at);
        }
        let turn = shard % left.limit.max_concurrency.max(1);
        match left.next.get(&turn) {
            Some(next) if *next > now => return Err(*next),
            _ => {}
        }
        left.next.insert(turn, now + BETWEEN);
        left.remaining -= 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(remaining: u32, reset_after: u64, max_concurrency: u32) -> StartLimit {
        StartLimit { total: 3, remaining, reset_after, max_concurrency }
    }

    #[tokio::test(start_paused = true)]
    async fn shards_start_one_after_the_other_or_as_many_at_a_time_as_discord_says() {
        for (at_a_time, expected) in [(1, [0, 5, 10]), (2, [0, 0, 5])] {
            let (starts, begun) = (Starts::new(limit(3, 1_000_000, at_a_time)), Instant::now());
            let mut at = Vec::new();
            for shard in 0..3 {
                starts.leave(shard).await;
                at.push(begun.elapsed().as_secs());
            }
            assert_eq!(at, expected);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn when_none_are_left_all_wait_until_there_are_more() {
        let (starts, begun) = (Starts::new(limit(1, 60_000, 1)), Instant::now());
        starts.leave(0).await;
        starts.leave(0).await;
        assert_eq!(begun.elapsed().as_secs(), 60);
        starts.leave(0).await;
        starts.leave(0).await;
        starts.leave(0).await;
        assert_eq!(begun.elapsed(), Duration::from_secs(60) + RENEWED, "three more in a day");
    }

    #[test]
    fn what_discord_does_not_say_is_as_for_small_bots() {
        let told: StartLimit = serde_json::from_str(r#"{ "remaining": 7 }"#).expect("it is read");
        assert_eq!((told.remaining, told.total, told.max_concurrency), (7, 1000, 1));
    }
}
