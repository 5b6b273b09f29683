//! A process is killed again and again under 16 writers, at moments that are drawn from a seed: after so many acknowledged
//! actions, and when it has written so many bytes more. `PERGOLA_SEED` draws those of a run again.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use pergola::{
    engine::Seats,
    table::{Notice, NoticeKind, TableId},
};
use serde_json::json;

use super::{
    action, child, commit,
    luck::{Luck, SEED, seed},
    open,
};

const WRITERS: u64 = 16;
const KILLS: u32 = 50;
/// How much is told before a kill at most, and how many bytes are written after that.
const MOST_TOLD: u64 = 120;
const MOST_WRITTEN: u64 = 100_000;

/// What was acknowledged: each table's actions by their numbers.
type Acknowledged = BTreeMap<u64, BTreeMap<u64, String>>;

#[test]
fn killed_fifty_times_it_keeps_every_acknowledged_action_once() {
    let (folder, mut luck) = (tempfile::tempdir().expect("a folder"), Luck::of(seed()));
    let mut acknowledged = Acknowledged::new();
    let mut last_commits = 0;
    for kill in 0..KILLS {
        let mut running =
            child::start(concat!(module_path!(), "::writers"), folder.path(), &format!("{SEED}={}", luck.below(u64::MAX)));
        // Every tenth is killed while it opens the store, which writes a copy of it.
        let (lines, bytes) = match kill % 10 {
            9 => (0, luck.below(size(folder.path()))),
            _ => (1 + luck.below(MOST_TOLD), luck.below(MOST_WRITTEN)),
        };
        let mut told: Vec<String> = (0..lines).map_while(|_| running.told()).collect();
        running.writes(bytes);
        told.extend(running.kill());
        for line in told {
            if let [table, seq, action] = line.split(' ').collect::<Vec<_>>()[..] {
                let numbers = acknowledged.entry(table.parse().expect("a table")).or_default();
                let before = numbers.insert(seq.parse().expect("a number"), action.to_owned());
                assert_eq!(before, None, "entry {seq} of table {table} was acknowledged twice");
            }
        }
        let torn = if kill % 5 == 4 { tear_snapshots(folder.path(), &mut luck) } else { 0 };
        let moved = check(folder.path(), &acknowledged);
        // A kill while sled wrote one may have torn another.
        assert!(moved >= torn, "{torn} torn snapshots, {moved} moved aside");
        last_commits = acknowledged.values().map(BTreeMap::len).sum();
    }
    println!("{last_commits} actions acknowledged and found");
    assert!(last_commits > 1_000, "too few to say anything: {last_commits}");
}

/// The child: writers that commit as fast as they are answered, and tell what was acknowledged.
#[test]
#[ignore = "a child of the test above"]
fn writers() {
    let Some(folder) = child::folder() else { return };
    let (seed, runtime) = (seed(), tokio::runtime::Runtime::new().expect("a runtime"));
    runtime.block_on(async {
        let (store, found) = open(&folder);
        child::tell("open");
        let tables: BTreeMap<_, _> = found.tables.iter().map(|found| (found.id, found.entries)).collect();
        let mut writers = tokio::task::JoinSet::new();
        for table in 1..=WRITERS {
            let store = store.clone();
            let mut luck = Luck::of(seed.wrapping_add(table));
            let mut next = tables.get(&TableId(table)).copied().unwrap_or(0);
            writers.spawn(async move {
                loop {
                    let actions: Vec<_> = (0..=luck.below(2)).map(|_| format!("{:016x}", luck.below(u64::MAX))).collect();
                    let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
                    let mut commit = commit(table, next, &actions);
                    commit.checkpoint["more"] = json!("x".repeat(luck.below(20_000) as usize));
                    if luck.below(4) == 0 {
                        commit.begins_turn = true;
                        let kind = NoticeKind::Turn { ping: Seats::NONE };
                        commit.notices.push(Notice { table: commit.table, revision: next, kind, told: None });
                    }
                    store.commit(commit).await.expect("the disk writes");
                    for action in actions {
                        child::tell(&format!("{table} {next} {action}"));
                        next += 1;
                    }
                }
            });
        }
        writers.join_next().await;
    });
}

/// Everything acknowledged is there, at its place and nowhere else. Gives how many torn files were met.
fn check(folder: &Path, acknowledged: &Acknowledged) -> usize {
    let (store, found) = open(folder);
    assert_eq!((&found.broken, &found.flaws), (&Vec::new(), &Vec::new()));
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(async {
        for (table, numbers) in acknowledged {
            let entries = store.entries(TableId(*table)).await.expect("the log reads");
            for (seq, expected) in numbers {
                assert_eq!(entries.get(*seq as usize).map(action), Some(expected.as_str()), "table {table}, entry {seq}");
            }
            let different: BTreeSet<_> = entries.iter().map(action).collect();
            assert_eq!(different.len(), entries.len(), "an action of table {table} is there twice");
            let checkpoint = &found.tables.iter().find(|found| found.id.0 == *table).expect("it was acknowledged").table;
            assert_eq!(checkpoint["after"], entries.last().map(action).expect("it has entries"));
        }
        store.close().await;
    });
    let left = fs::read_dir(folder.join("store/blobs")).expect("sled's folder").count();
    assert_eq!(left, 0, "pages left the file that is synced");
    found.moved_aside.len()
}

/// Cuts sled's snapshots off at random places, and gives how many there are. An opening that was cut short begins again from
/// its copy, so those in the copy are.
fn tear_snapshots(folder: &Path, luck: &mut Luck) -> usize {
    let [rows, before] = ["store", "store.before"].map(|name| folder.join(name));
    let opened_next = if before.exists() { before } else { rows };
    let mut torn = 0;
    for file in fs::read_dir(opened_next).expect("the store's folder").flatten() {
        if file.file_name().to_string_lossy().starts_with("snap.") {
            let length = file.metadata().expect("a file").len();
            let file = fs::File::options().write(true).open(file.path()).expect("a file");
            file.set_len(luck.below(length)).expect("it is cut");
            torn += 1;
        }
    }
    torn
}

/// How many bytes the store has.
fn size(folder: &Path) -> u64 {
    let files = fs::read_dir(folder.join("store")).expect("the store's folder").flatten();
    files.map(|it| it.metadata().expect("a file").len()).sum()
}
