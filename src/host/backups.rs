//! Backups on a schedule: one a day.
//!
//! Every hour the newest backup is looked at, and a new one is written when it is a day old, so a house that is started
//! often does not write one at each start. A backup that fails is told in the log and tried again an hour later.

use std::{num::NonZeroUsize, time::Duration};

use super::Clock;
use crate::{store::Store, table::Millis};

/// How often the newest backup is looked at.
const LOOK: Duration = Duration::from_secs(60 * 60);
/// How old the newest backup may get, in milliseconds; the schedule does not slip by the time a backup takes.
const MOST_AGE: Millis = 24 * 60 * 60 * 1000 - 10 * 60 * 1000;

/// Writes backups for as long as it is polled, and keeps the last `keep`.
pub async fn write_daily(store: Store, keep: NonZeroUsize, clock: Clock) {
    loop {
        let now = clock();
        let newest = store.newest_backup(now);
        if newest.is_none_or(|taken| taken.saturating_add(MOST_AGE) <= now) {
            match store.back_up(now, keep).await {
                Ok(made) => tracing::info!(file = %made.path.display(), counts = %made.counts, "a backup was written"),
                Err(error) => tracing::error!(%error, "no backup was written"),
            }
        }
        tokio::time::sleep(LOOK).await;
    }
}
