//! Backups on a schedule: one a day.
//!
//! Every hour the newest backup is looked at, and a new one is written when it is a day old, so a house that is started
//! often does not write one at each start. A backup that fails is told in the log and tried again an hour later.

use std::{num::NonZeroUsize, time::Duration};

use pergola_store::Store;
use pergola_table::Millis;

use super::Clock;

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

#[cfg(test)]
mod tests {
    use std::{
        cell::{Cell, RefCell},
        collections::VecDeque,
        convert::Infallible,
        fs,
        path::Path,
    };

    use serde_json::Value;

    use super::*;

    const HOUR: Millis = 60 * 60 * 1000;
    /// 2026-11-21, 3 o'clock UTC.
    const BEGIN: Millis = 1_795_230_000_000;

    /// What happens before the clock is looked at, and what it shows then.
    type Look = (Box<dyn FnOnce()>, Millis);

    thread_local! {
        static LOOKS: RefCell<VecDeque<Look>> = const { RefCell::new(VecDeque::new()) };
        static LAST: Cell<Millis> = const { Cell::new(0) };
        static LOOKED_AT_ALL: Cell<bool> = const { Cell::new(false) };
    }

    /// The clock shows one time after the other. When it is asked once more, all of them have been acted on.
    fn scripted() -> Millis {
        match LOOKS.with_borrow_mut(VecDeque::pop_front) {
            Some((happens, now)) => {
                happens();
                LAST.set(now);
                now
            }
            None => {
                LOOKED_AT_ALL.set(true);
                LAST.get()
            }
        }
    }

    /// The names of the backups there are after so many looks at the clock.
    async fn written(folder: &Path, looks: impl IntoIterator<Item = Look>) -> Vec<String> {
        LOOKS.with_borrow_mut(|all| all.extend(looks));
        let (store, _) = Store::open(folder, |checkpoint, _| Ok::<Value, Infallible>(checkpoint)).expect("it opens");
        let all_looks = async {
            while !LOOKED_AT_ALL.get() {
                tokio::time::sleep(LOOK / 60).await;
            }
        };
        tokio::select! {
            () = write_daily(store.clone(), NonZeroUsize::MAX, scripted) => panic!("it ends"),
            () = all_looks => {}
        }
        store.close().await;
        let backups = fs::read_dir(folder.join("backups")).expect("there are some").flatten();
        let mut names: Vec<String> = backups.map(|it| it.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    fn at(hours: Millis) -> Look {
        (Box::new(|| {}), BEGIN + hours * HOUR)
    }

    fn backup_at(hour: &str) -> String {
        format!("pergola-{hour}-00-00Z.jsonl")
    }

    #[tokio::test(start_paused = true)]
    async fn one_is_written_a_day() {
        let folder = tempfile::tempdir().expect("a folder");
        let names = written(folder.path(), (0..60).map(at)).await;
        assert_eq!(names, ["2026-11-21T03", "2026-11-22T03", "2026-11-23T03"].map(backup_at));
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_was_ahead_or_is_put_back_stops_none() {
        let folder = tempfile::tempdir().expect("a folder");
        // For an hour the clock is ten days ahead; later it is put back by two hours.
        let hours = [0, 1, 240, 2, 23, 24, 25, 46, 47, 46, 47, 48, 49];
        let names = written(folder.path(), hours.map(at)).await;
        assert_eq!(names, ["2026-11-21T03", "2026-11-22T03", "2026-11-23T03", "2026-12-01T03"].map(backup_at));
    }

    #[tokio::test(start_paused = true)]
    async fn one_that_fails_is_tried_again_an_hour_later() {
        let folder = tempfile::tempdir().expect("a folder");
        let backups = folder.path().join("backups");
        fs::write(&backups, "a file where the folder has to be").expect("it is written");
        let mut looks: Vec<Look> = (0..4).map(at).collect();
        looks[2].0 = Box::new(move || fs::remove_file(backups).expect("it is there"));
        let begun = tokio::time::Instant::now();
        assert_eq!(written(folder.path(), looks).await, ["2026-11-21T05"].map(backup_at));
        assert!(begun.elapsed() >= 4 * LOOK);
    }
}
