//! A disk that takes no more bytes for a while.
//!
//! The system's limit on the size of files stands for it: writing fails in the same places, with another number.

use std::{collections::BTreeMap, convert::Infallible, fs, path::Path, process::Command};

use serde_json::{Value, json};

use pergola::{
    store::{DiskError, Store, StoreError},
    table::Commit,
};

use super::{action, child, commit, namespace, open};

const WRITERS: u64 = 4;

#[test]
fn while_the_disk_is_full_nothing_is_acknowledged_and_afterwards_it_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut running = child::start(concat!(module_path!(), "::writers"), folder.path(), "trap '' XFSZ;");
    let mut acknowledged = BTreeMap::new();
    wait_for(&mut running, &mut acknowledged, "saved", 40);
    let used = fs::metadata(folder.path().join("store/db")).expect("the database file").len();
    limit(&running, &format!("{}", used + 200_000));
    wait_for(&mut running, &mut acknowledged, "refused", 40);
    limit(&running, "unlimited");
    wait_for(&mut running, &mut acknowledged, "saved", 200);
    for line in running.kill() {
        note(&line, &mut acknowledged);
    }
    check(folder.path(), &acknowledged);
}

/// The child: writers that try again with another action when they are refused.
#[test]
#[ignore = "a child of the test above"]
fn writers() {
    let Some(folder) = child::folder() else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let (store, _) = open(&folder);
        let mut writers = tokio::task::JoinSet::new();
        for table in 1..=WRITERS {
            let store = store.clone();
            writers.spawn(async move {
                let mut next = 0;
                for attempt in 0_u64.. {
                    let action = format!("{table}.{attempt}");
                    let mut commit = commit(table, next, &[&action]);
                    commit.checkpoint["more"] = json!("x".repeat(5_000));
                    match store.commit(commit).await {
                        Ok(_) => {
                            child::tell(&format!("saved {table} {next} {action}"));
                            next += 1;
                        }
                        Err(error) => child::tell(&format!("refused {error}")),
                    }
                }
            });
        }
        writers.join_next().await;
    });
}

/// Sets the most bytes a file of the child may have.
fn limit(running: &child::Running, bytes: &str) {
    let set = Command::new("prlimit").args([format!("--pid={}", running.id()), format!("--fsize={bytes}:")]).status();
    assert!(set.expect("prlimit is there").success());
}

/// The most that is told before what is waited for comes: far more than there is.
const MOST_TOLD: u32 = 1_000_000;

/// Reads what the child tells until something was told `times` times, in a row or not.
fn wait_for(running: &mut child::Running, acknowledged: &mut BTreeMap<(u64, u64), String>, what: &str, times: u32) {
    let mut seen = 0;
    for _ in 0..MOST_TOLD {
        let line = running.told().expect("the child runs");
        note(&line, acknowledged);
        seen += u32::from(line.starts_with(what));
        if seen == times {
            return;
        }
    }
    panic!("{what}: told {seen} times");
}

fn note(line: &str, acknowledged: &mut BTreeMap<(u64, u64), String>) {
    if let ["saved", table, seq, action] = line.split(' ').collect::<Vec<_>>()[..] {
        let place = (table.parse().expect("a table"), seq.parse().expect("a number"));
        assert_eq!(acknowledged.insert(place, action.to_owned()), None, "acknowledged twice: {line}");
    }
}

/// What was acknowledged is there, and beyond it at most what each writer was writing when it was killed.
fn check(folder: &Path, acknowledged: &BTreeMap<(u64, u64), String>) {
    let (store, found) = open(folder);
    assert_eq!((&found.broken, &found.flaws), (&Vec::new(), &Vec::new()));
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(async {
        for table in &found.tables {
            let entries = store.entries(table.id).await.expect("the log reads");
            let expected: Vec<_> =
                acknowledged.range((table.id.0, 0)..=(table.id.0, u64::MAX)).map(|(_, action)| action.as_str()).collect();
            let actions: Vec<_> = entries.iter().map(action).collect();
            assert_eq!(actions[..expected.len()], expected, "table {}", table.id);
            assert!(actions.len() <= expected.len() + 1, "table {} has refused actions: {actions:?}", table.id);
        }
        store.close().await;
    });
}

/// So much has to be free for the store to go on, in MiB.
const LEAST: u64 = 32;

#[test]
fn a_full_disk_is_told_with_the_room_there_is_and_the_room_that_is_needed() {
    let Some(words) = namespace::words() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let small = namespace::small(folder.path(), 160);
    let mut running = child::start_within(&words, concat!(module_path!(), "::on_a_small_disk"), folder.path(), &small);
    let mut told = || running.told().expect("the child tells what happens");
    let place = folder.path().display().to_string();
    for _ in 0..ROUNDS {
        let refused = told();
        assert!(refused.starts_with("refused the store's disk: the disk is full: "), "{refused}");
        assert!(refused.contains(" KiB are free in ") && refused.contains(&place), "{refused}");
        assert!(refused.ends_with(&format!("{LEAST} MiB are needed to go on")), "{refused}");
        assert_eq!(told(), "saved", "with the room that was asked for it goes on");
    }
}

/// What lies in a folder, with its bytes, folders in it included.
fn held(folder: &Path) -> BTreeMap<String, u64> {
    let mut held = BTreeMap::new();
    for file in fs::read_dir(folder).expect("it reads").flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        if file.file_type().expect("it is there").is_dir() {
            held.extend(
                super::full_disk::held(&file.path()).into_iter().map(|(inner, bytes)| (format!("{name}/{inner}"), bytes)),
            );
        } else {
            held.insert(name, file.metadata().expect("it is there").len());
        }
    }
    held
}

/// Tries to open the folder's store, and answers why that does not go.
fn refused_start(folder: &Path) -> StoreError {
    Store::open(folder, |checkpoint, _| Ok::<Value, Infallible>(checkpoint)).map(drop).expect_err("it does not open")
}

#[test]
fn a_start_for_which_there_is_no_room_says_how_much_is_needed_and_leaves_nothing_behind() {
    let Some(words) = namespace::words() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let small = namespace::small(folder.path(), 160);
    let mut running = child::start_within(&words, concat!(module_path!(), "::starts_on_a_small_disk"), folder.path(), &small);
    let mut told = || running.told().expect("the child tells what happens");
    let needed: u64 = told().parse().expect("how much is needed");
    for _ in 0..3 {
        let refused = told();
        let place = folder.path().display().to_string();
        assert!(refused.starts_with("the store's disk: the disk is full: ") && refused.contains(&place), "{refused}");
        assert!(refused.ends_with(&format!(" are free in {place}, {needed} MiB are needed to go on")), "{refused}");
        assert_eq!(told(), "as before", "it may pass, and nothing is left behind");
    }
    assert_eq!(told(), "opened", "with the room that was asked for");
}

/// The child: a store on a disk that is filled up, so that it lacks a little for the copy, and has room again.
#[test]
#[ignore = "a child of the test above"]
fn starts_on_a_small_disk() {
    let Some(folder) = child::folder() else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let (store, _) = open(&folder);
        for next in 0..4 {
            store.commit(large(next * MOST, MOST)).await.expect("there is room");
        }
        store.close().await;
    });
    let bytes: u64 = held(&folder.join("store")).values().sum();
    let needed = bytes + (LEAST << 20);
    child::tell(&format!("{}", needed >> 20));
    let filler = fs::File::create(folder.join("filler")).expect("it is made");
    let filled = fill(&filler);
    filler.set_len(filled - needed + (1 << 20)).expect("there is less in it");
    for _ in 0..3 {
        let before = held(&folder);
        let refused = refused_start(&folder);
        child::tell(&refused.to_string());
        let after = held(&folder);
        child::tell(if after == before && refused.may_pass() { "as before" } else { "otherwise" });
    }
    filler.set_len(filled - needed - (1 << 20)).expect("there is less in it");
    let (store, _) = open(&folder);
    runtime.block_on(store.close());
    child::tell("opened");
}

#[tokio::test]
async fn a_start_that_the_disk_ends_leaves_no_copy_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    store.commit(commit(1, 0, &["a"])).await.expect("the disk writes");
    store.close().await;
    // sled cannot read how it was set up; the system says so, and not that it is damaged.
    let (conf, aside) = (folder.path().join("store/conf"), folder.path().join("aside"));
    fs::rename(&conf, &aside).expect("it is moved");
    fs::create_dir(&conf).expect("it is made");
    let before = held(folder.path());
    for _ in 0..3 {
        let refused = refused_start(folder.path());
        assert!(matches!(refused, StoreError::Disk(DiskError::System(_))), "{refused}");
        assert_eq!(held(folder.path()), before);
        assert!(!folder.path().join("store.before").exists());
    }
    fs::remove_dir(&conf).expect("it is removed");
    fs::rename(&aside, &conf).expect("it is moved back");
    let (store, _) = open(folder.path());
    assert_eq!(super::actions(&store, 1).await, ["a"]);
    store.close().await;
}

/// How often the small disk is full. Each time the store stands elsewhere in its file.
const ROUNDS: u64 = 4;

/// So many large rows are about as much as is written at a time.
const MOST: u64 = 60;

/// The child: a disk that is filled up, and has the least room again.
#[test]
#[ignore = "a child of the test above"]
fn on_a_small_disk() {
    let Some(folder) = child::folder() else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let filler = fs::File::create(folder.join("filler")).expect("it is made");
    runtime.block_on(async {
        let (store, _) = open(&folder);
        let mut next = 0;
        for round in 0..ROUNDS {
            let filled = fill(&filler);
            let refused = loop {
                match store.commit(large(next, 1 + round)).await {
                    Ok(_) => next += 1 + round,
                    Err(error) => break error,
                }
            };
            child::tell(&format!("refused {refused}"));
            fill(&filler);
            let held = fs::metadata(folder.join("filler")).expect("it is there").len();
            filler.set_len(held.max(filled) - (LEAST << 20)).expect("there is less in it");
            match store.commit(large(next, MOST)).await {
                Ok(_) => {
                    next += MOST;
                    child::tell("saved");
                }
                Err(error) => child::tell(&format!("refused {error}")),
            }
        }
        store.close().await;
    });
}

/// A batch of so many large rows.
fn large(next: u64, rows: u64) -> Commit {
    let word = "x".repeat(60_000);
    let actions: Vec<&str> = (0..rows).map(|_| word.as_str()).collect();
    Commit { checkpoint: json!({}), ..commit(1, next, &actions) }
}

/// Fills the disk up to its last page; answers how long the filler is now.
fn fill(filler: &fs::File) -> u64 {
    use std::{io::Write, os::unix::fs::FileExt};
    let mut end = filler.metadata().expect("it is there").len();
    for bytes in [1 << 20, 1 << 12] {
        while let Ok(written @ 1..) = filler.write_at(&vec![1; bytes], end) {
            end += written as u64;
        }
    }
    (&*filler).flush().expect("nothing waits");
    end
}
