//! Backups on a schedule: one every six hours while something changes.
//!
//! Every hour the newest backup is looked at, and a new one is written when it is six hours old and something was written
//! since, so a house that is started often does not write one at each start. A backup that fails is told in the log and tried
//! again an hour later.

use std::{sync::Arc, time::Duration};

use pergola_store::{Keeping, Log};
use pergola_table::Millis;

use super::Clock;

/// How often the newest backup is looked at.
const LOOK: Duration = Duration::from_secs(60 * 60);
/// How old the newest backup may get, in milliseconds; the schedule does not slip by the time a backup takes.
const MOST_AGE: Millis = 6 * 60 * 60 * 1000 - 10 * 60 * 1000;

/// Writes backups for as long as it is polled, and keeps those that `keep` says.
pub async fn write_now_and_then(store: impl Into<Arc<dyn Log>>, keep: impl Into<Keeping>, clock: Clock) {
    let (store, keep) = (store.into(), keep.into());
    loop {
        let now = clock();
        let is_old = |taken: Millis| taken.saturating_add(MOST_AGE) <= now && store.has_changed();
        if store.newest_backup(now).is_none_or(is_old) {
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
        num::NonZeroUsize,
        path::Path,
    };

    use pergola_store::{KEPT_BACKUPS, Store};
    use pergola_table::ServerSettings;
    use serde_json::Value;

    use super::*;

    const HOUR: Millis = 60 * 60 * 1000;
    /// 2026-11-21, 3 o'clock UTC.
    const BEGIN: Millis = 1_795_230_000_000;

    /// What happens before the clock is looked at, and what it shows then.
    type Look = (Box<dyn FnOnce(&Store)>, Millis);

    thread_local! {
        static LOOKS: RefCell<VecDeque<Look>> = const { RefCell::new(VecDeque::new()) };
        static STORE: RefCell<Option<Store>> = const { RefCell::new(None) };
        static LAST: Cell<Millis> = const { Cell::new(0) };
        static LOOKED_AT_ALL: Cell<bool> = const { Cell::new(false) };
    }

    /// The clock shows one time after the other. When it is asked once more, all of them have been acted on.
    fn scripted() -> Millis {
        match LOOKS.with_borrow_mut(VecDeque::pop_front) {
            Some((happens, now)) => {
                STORE.with_borrow(|store| happens(store.as_ref().expect("it is open")));
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
    async fn written(folder: &Path, keep: impl Into<Keeping>, looks: impl IntoIterator<Item = Look>) -> Vec<String> {
        LOOKS.with_borrow_mut(|all| all.extend(looks));
        let (store, _) = Store::open(folder, |checkpoint, _| Ok::<Value, Infallible>(checkpoint)).expect("it opens");
        STORE.set(Some(store.clone()));
        let all_looks = async {
            while !LOOKED_AT_ALL.get() {
                tokio::time::sleep(LOOK / 60).await;
            }
        };
        tokio::select! {
            () = write_now_and_then(store.clone(), keep, scripted) => panic!("it ends"),
            () = all_looks => {}
        }
        STORE.set(None);
        store.close().await;
        let backups = fs::read_dir(folder.join("backups")).expect("there are some").flatten();
        let mut names: Vec<String> = backups.map(|it| it.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// A look at the clock, before which something was written.
    fn at(hours: Millis) -> Look {
        let change = |store: &Store| {
            let store = store.clone();
            tokio::spawn(async move { store.note_server("town".to_owned(), ServerSettings::default()).await });
        };
        (Box::new(change), BEGIN + hours * HOUR)
    }

    /// A look at the clock, before which nothing was.
    fn quiet_at(hours: Millis) -> Look {
        (Box::new(|_| ()), BEGIN + hours * HOUR)
    }

    fn backup_at(hour: &str) -> String {
        format!("pergola-{hour}-00-00Z.jsonl")
    }

    #[tokio::test(start_paused = true)]
    async fn one_is_written_every_six_hours() {
        let folder = tempfile::tempdir().expect("a folder");
        let names = written(folder.path(), NonZeroUsize::MAX, (0..20).map(at)).await;
        assert_eq!(names, ["2026-11-21T03", "2026-11-21T09", "2026-11-21T15", "2026-11-21T21"].map(backup_at));
    }

    #[tokio::test(start_paused = true)]
    async fn none_is_written_while_nothing_changes() {
        let folder = tempfile::tempdir().expect("a folder");
        // After two quiet days something is written; it is backed up as soon as the clock is looked at.
        let looks = (0..48).map(quiet_at).chain([at(48), quiet_at(49)]).chain((50..80).map(quiet_at));
        assert_eq!(written(folder.path(), NonZeroUsize::MAX, looks).await, ["2026-11-21T03", "2026-11-23T04"].map(backup_at));
    }

    #[tokio::test(start_paused = true)]
    async fn the_last_eight_are_kept_and_the_last_of_each_of_fourteen_days() {
        let folder = tempfile::tempdir().expect("a folder");
        let names = written(folder.path(), KEPT_BACKUPS, (0..20 * 24).map(at)).await;
        // The last was written on 10 December at 21 o'clock.
        let days = ["11-27", "11-28", "11-29", "11-30", "12-01", "12-02", "12-03", "12-04", "12-05", "12-06", "12-07", "12-08"];
        let days = days.map(|day| backup_at(&format!("2026-{day}T21")));
        let last = ["12-09T03", "12-09T09", "12-09T15", "12-09T21", "12-10T03", "12-10T09", "12-10T15", "12-10T21"];
        let last = last.map(|hour| backup_at(&format!("2026-{hour}")));
        assert_eq!(names, [&days[..], &last[..]].concat());
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_was_ahead_or_is_put_back_stops_none() {
        let folder = tempfile::tempdir().expect("a folder");
        // For an hour the clock is ten days ahead; later it is put back by two hours.
        let hours = [0, 1, 240, 2, 5, 6, 7, 11, 12, 10, 11, 12, 13, 18];
        let names = written(folder.path(), NonZeroUsize::MAX, hours.map(at)).await;
        let expected = ["2026-11-21T03", "2026-11-21T09", "2026-11-21T15", "2026-11-21T21", "2026-12-01T03"];
        assert_eq!(names, expected.map(backup_at));
    }

    #[tokio::test(start_paused = true)]
    async fn one_that_fails_is_tried_again_an_hour_later() {
        let folder = tempfile::tempdir().expect("a folder");
        let backups = folder.path().join("backups");
        fs::write(&backups, "a file where the folder has to be").expect("it is written");
        let mut looks: Vec<Look> = (0..4).map(at).collect();
        looks[2].0 = Box::new(move |_| fs::remove_file(backups).expect("it is there"));
        let begun = tokio::time::Instant::now();
        assert_eq!(written(folder.path(), NonZeroUsize::MAX, looks).await, ["2026-11-21T05"].map(backup_at));
        assert!(begun.elapsed() >= 4 * LOOK);
    }
}
