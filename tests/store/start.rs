//! What is found when a store is opened: everything, or what is wrong with each table.

use std::{
    convert::Infallible,
    fs,
    num::NonZeroUsize,
    path::Path,
    time::{Duration, Instant},
};

use pergola::{
    store::{BrokenTable, Flaw, Loss, Store, StoreError, accept_loss},
    table::{Guests, PlaceId, TableId},
};
use serde_json::{Value, json};

use super::{PATIENCE, actions, child, commit, open};

/// A store with three tables of three actions each.
pub(crate) async fn three_tables(folder: &Path) {
    let (store, found) = open(folder);
    assert!(found.tables.is_empty() && found.broken.is_empty() && found.outbox.is_empty());
    assert_eq!(found.next_table, TableId(1));
    for table in 1..=3 {
        let mut commit = commit(table, 0, &["a", "b", "c"]);
        commit.begins_turn = true;
        store.commit(commit).await.expect("the disk writes");
    }
    store.close().await;
}

/// The rows themselves. A program that another test is starting may hold the lock until it runs.
pub(crate) async fn opened(config: &sled::Config) -> sled::Db {
    for _ in 0..500 {
        if let Ok(db) = config.open() {
            return db;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    config.open().expect("nobody else has it")
}

/// What is wrong with the tables, by their numbers, after `change` was done to the rows behind the store's back.
async fn broken_by(change: impl FnOnce(&sled::Db)) -> Vec<(u64, Flaw)> {
    let folder = tempfile::tempdir().expect("a folder");
    three_tables(folder.path()).await;
    let config = sled::Config::new().path(folder.path().join("store")).segment_size(8 << 20).flush_every_ms(None);
    let db = opened(&config).await;
    change(&db);
    db.flush().expect("the disk writes");
    drop(db);
    let (store, found) = open(folder.path());
    assert_eq!(found.flaws, []);
    let broken: Vec<_> = found.broken.iter().map(|broken| (broken.table.0, broken.why.clone())).collect();
    let running: Vec<_> = found.tables.iter().map(|table| table.id.0).collect();
    let numbers: Vec<_> = broken.iter().map(|(table, _)| *table).collect();
    let expected: Vec<_> = (1..=3).filter(|table| !numbers.contains(table)).collect();
    assert_eq!(running, expected, "the others run");
    // What stands in the entries is met by whoever reads them, and hinders nobody's game.
    let damaged = store.look_through().await.expect("the disk reads");
    let damaged: Vec<_> = damaged.into_iter().map(|(table, flaw)| (table.0, flaw)).collect();
    for table in running {
        store.commit(commit(table, 3, &["d"])).await.expect("the others are written to");
        match damaged.iter().find(|(it, _)| *it == table) {
            Some((_, Flaw::Entry { .. } | Flaw::Row { .. })) => {
                assert!(matches!(store.entries(TableId(table)).await, Err(StoreError::Broken { .. })));
            }
            _ => assert_eq!(actions(&store, table).await, ["a", "b", "c", "d"]),
        }
    }
    for (table, flaw) in &broken {
        let refused = store.commit(commit(*table, 3, &["d"])).await;
        assert_eq!(refused, Err(StoreError::Broken { table: TableId(*table), flaw: flaw.clone() }));
    }
    store.close().await;
    broken.into_iter().chain(damaged).collect()
}

fn key(text: &str) -> Vec<u8> {
    text.as_bytes().to_vec()
}

const TABLE_2: &str = "table/00000000000000000002";

#[tokio::test]
async fn a_missing_entry_is_reported_and_the_others_run() {
    let entry = |seq: u64| key(&format!("{TABLE_2}/entry/{seq:020}"));
    let broken = broken_by(|db| drop(db.remove(entry(1)).expect("it is removed"))).await;
    assert_eq!(broken, [(2, Flaw::Gap { missing: 1 })]);
    let broken = broken_by(|db| drop(db.remove(entry(2)).expect("it is removed"))).await;
    assert_eq!(broken, [(2, Flaw::Count { checkpoint: 3, entries: 2 })]);
    let moved = |db: &sled::Db| {
        let bytes = db.get(entry(2)).expect("it reads").expect("it is there");
        db.insert(entry(3), bytes).expect("it is written");
    };
    let broken = broken_by(moved).await;
    assert_eq!(broken, [(2, Flaw::Count { checkpoint: 3, entries: 4 })]);
}

#[tokio::test]
async fn a_checkpoint_that_is_missing_or_no_json_is_reported() {
    let now = || key(&format!("{TABLE_2}/now"));
    let broken = broken_by(|db| drop(db.remove(now()).expect("it is removed"))).await;
    assert_eq!(broken, [(2, Flaw::NoCheckpoint)]);
    let broken = broken_by(|db| drop(db.insert(now(), "{").expect("it is written"))).await;
    assert!(matches!(broken[..], [(2, Flaw::Checkpoint { .. })]), "{broken:?}");
}

#[tokio::test]
async fn rows_that_are_no_rows_are_reported() {
    let broken = broken_by(|db| drop(db.insert(key(&format!("{TABLE_2}/turn/00000000000000000003")), "?"))).await;
    assert!(matches!(broken[..], [(2, Flaw::Turn { after: 3, .. })]), "{broken:?}");
    let broken = broken_by(|db| drop(db.insert(key(&format!("{TABLE_2}/other")), "1"))).await;
    assert_eq!(broken, [(2, Flaw::Row { key: format!("{TABLE_2}/other") })]);
    let broken = broken_by(|db| drop(db.insert(key(&format!("{TABLE_2}/entry/00000000000000000001")), "{}"))).await;
    assert!(matches!(broken[..], [(2, Flaw::Entry { seq: 1, .. })]), "{broken:?}");
}

#[tokio::test]
async fn whether_a_checkpoint_reads_is_judged_by_the_caller() {
    let folder = tempfile::tempdir().expect("a folder");
    three_tables(folder.path()).await;
    let load = |checkpoint: Value, _: &Guests| match checkpoint["after"].as_str() {
        Some("d") => Err("this version knows no d"),
        _ => Ok(checkpoint),
    };
    let (store, _) = open(folder.path());
    let place = PlaceId { server: "town".to_owned(), channel: "garden".to_owned() };
    let mut last = commit(3, 3, &["d"]);
    last.checkpoint["place"] = serde_json::to_value(&place).expect("a place is plain data");
    store.commit(last).await.expect("the disk writes");
    store.close().await;
    let (store, found) = Store::open(folder.path(), load).expect("the others run");
    assert_eq!(found.tables.iter().map(|table| table.id.0).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(found.broken[0].why, Flaw::Checkpoint { why: "this version knows no d".to_owned() });
    assert_eq!(found.broken[0].place, Some(place), "its people can be told");
    assert_eq!(found.next_table, TableId(4), "its number is not given again");
    store.close().await;
}

#[tokio::test]
async fn a_page_that_cannot_be_read_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    for seq in 0..40 {
        store.commit(commit(1, seq, &[&format!("the old one {seq}")])).await.expect("the disk writes");
    }
    // More than two segments, so that the first pages are no part of the log's end.
    for seq in 0..450 {
        let mut commit = commit(7, seq, &["later"]);
        commit.checkpoint["more"] = json!("x".repeat(50_000));
        store.commit(commit).await.expect("the disk writes");
    }
    store.close().await;
    let file = folder.path().join("store/db");
    let mut bytes = fs::read(&file).expect("the database file");
    let text = b"the old one 3\"";
    let places: Vec<_> = (0..bytes.len() - text.len()).filter(|at| bytes[*at..].starts_with(text)).collect();
    places.iter().for_each(|at| bytes[*at] ^= 1);
    // As it is found after a later start; the log is not read again up to there.
    let (store, _) = open(folder.path());
    store.close().await;
    fs::write(&file, bytes).expect("the database file");
    let (store, found) = open(folder.path());
    assert!(!places.is_empty());
    assert!(matches!(&found.broken[..], [BrokenTable { table: TableId(1), why: Flaw::Gap { .. }, .. }]), "{:?}", found.broken);
    assert_eq!(store.look_through().await, Ok(Vec::new()), "the start has met it");
    assert_eq!(found.next_table, TableId(8));
    assert!(found.tables.iter().any(|table| table.id == TableId(7)));
    store.commit(commit(7, 450, &["more"])).await.expect("the others run");
    store.close().await;
}

/// Waits until sled's last threads, which end a little later than the store, write nothing more to its file.
async fn let_go(file: &Path) {
    let file = fs::File::open(file).expect("the database file");
    let begun = Instant::now();
    while file.try_lock().is_err() {
        assert!(begun.elapsed() < PATIENCE, "they do not end");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// A folder with a store of five batches of one table, in which this text is damaged wherever it is.
async fn damaged_in(text: &[u8]) -> tempfile::TempDir {
    let (folder, _) = five_batches().await;
    let file = folder.path().join("store/db");
    let mut bytes = fs::read(&file).expect("the database file");
    let places: Vec<_> = (0..bytes.len() - text.len()).filter(|at| bytes[*at..].starts_with(text)).collect();
    assert!(!places.is_empty(), "it was written");
    places.iter().for_each(|at| bytes[*at] ^= 1);
    fs::write(&file, bytes).expect("the database file");
    folder
}

/// The same, of which the whole last batch is gone. sled writes the rows of a batch in an order of its own, another each time,
/// so that the batch is cut off where it begins and not at one of its rows.
async fn without_the_last_batch() -> tempfile::TempDir {
    let (folder, four) = five_batches().await;
    let file = folder.path().join("store/db");
    let mut bytes = fs::read(&file).expect("the database file");
    assert!(bytes[four..].iter().any(|byte| *byte != 0), "the fifth was written");
    bytes[four..].fill(0);
    fs::write(&file, bytes).expect("the database file");
    folder
}

/// A folder with a store of five batches of one table, which nobody has open, and where in its file the fourth ends.
async fn five_batches() -> (tempfile::TempDir, usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    let file = folder.path().join("store/db");
    let mut four = 0;
    for seq in 0..5 {
        let before = fs::read(&file).expect("the database file");
        four = before.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
        store.commit(commit(1, seq, &[&format!("action {seq}")])).await.expect("the disk writes");
    }
    store.close().await;
    let_go(&file).await;
    (folder, four)
}

#[tokio::test]
async fn a_store_that_lacks_acknowledged_batches_runs_only_when_that_is_accepted() {
    let folder = without_the_last_batch().await;
    let refused = || {
        Store::open(folder.path(), |checkpoint, _| Ok::<Value, Infallible>(checkpoint)).map(drop).expect_err("it lacks batches")
    };
    let said = refused().to_string();
    assert!(said.contains("1 of the 5 batches that were written are gone; the folder has no backup"), "{said}");
    assert_eq!(refused().to_string(), said, "as long as nobody decides");
    assert_eq!(accept_loss(folder.path()), Ok(Some(Loss { written: 5, found: 4 })));
    assert_eq!(accept_loss(folder.path()), Ok(None));
    let (store, found) = open(folder.path());
    assert_eq!((found.flaws, found.broken), (Vec::new(), Vec::new()));
    assert!(found.taken_up.is_some(), "its history counts from now on");
    assert_eq!(actions(&store, 1).await, ["action 0", "action 1", "action 2", "action 3"]);
    store.commit(commit(1, 4, &["again"])).await.expect("it goes on");
    store.close().await;
    let noted = fs::read_to_string(folder.path().join("written")).expect("it is noted");
    assert!(noted.starts_with("00000000000000000006\n"), "the number of batches never falls: {noted}");
}

/// sled takes the first thing it cannot read for the end of its log.
#[tokio::test]
async fn what_lies_behind_a_damaged_spot_is_read_and_what_is_missing_is_said() {
    let folder = damaged_in(b"action 2").await;
    for running in [0, 1] {
        let (store, found) = open(folder.path());
        assert_eq!((found.flaws, found.tables.len(), found.next_table.0), (Vec::new(), running, 2 + running as u64));
        let said: Vec<_> = found.broken.iter().map(|it| (it.table, it.why.to_string())).collect();
        assert_eq!(said, [(TableId(1), "entry 2 is missing".to_owned())]);
        store.commit(commit(2, running as u64, &["a"])).await.expect("others are written to");
        store.close().await;
        assert!(folder.path().join("store.damaged/db").exists(), "it is kept as it was found");
    }
}

#[tokio::test]
async fn a_store_that_is_gone_is_missed_and_its_numbers_are_not_given_again() {
    let folder = tempfile::tempdir().expect("a folder");
    three_tables(folder.path()).await;
    let (store, _) = open(folder.path());
    let backup = store.back_up(1_000, NonZeroUsize::MIN).await.expect("it is written").path;
    store.close().await;
    fs::remove_dir_all(folder.path().join("store")).expect("it is removed");
    let refused = Store::open(folder.path(), |checkpoint, _| Ok::<Value, Infallible>(checkpoint))
        .map(drop)
        .expect_err("it is missing")
        .to_string();
    assert!(refused.contains("3 of the 3 batches") && refused.contains(&backup.display().to_string()), "{refused}");
    assert_eq!(accept_loss(folder.path()), Ok(Some(Loss { written: 3, found: 0 })));
    let (store, found) = open(folder.path());
    assert_eq!((found.tables.len(), found.next_table), (0, TableId(4)));
    store.close().await;
    assert!(!folder.path().join("store.damaged").exists(), "there was nothing to be kept");
}

#[tokio::test]
async fn torn_snapshots_are_moved_aside_and_nothing_is_lost() {
    let tears: [fn(Vec<u8>) -> Vec<u8>; 4] = [
        |_| Vec::new(),
        |bytes| bytes[..bytes.len() / 2].to_vec(),
        |bytes| bytes[..bytes.len() - 1].to_vec(),
        |mut bytes| {
            bytes[0] ^= 1;
            bytes
        },
    ];
    for tear in tears {
        let folder = tempfile::tempdir().expect("a folder");
        three_tables(folder.path()).await;
        // The first snapshot is written when the store is opened again.
        let (store, found) = open(folder.path());
        assert_eq!(found.moved_aside, [] as [std::path::PathBuf; 0]);
        store.commit(commit(1, 3, &["d"])).await.expect("the disk writes");
        store.close().await;
        let snapshot = snapshot(folder.path());
        fs::write(&snapshot, tear(fs::read(&snapshot).expect("it reads"))).expect("it is torn");
        let (store, found) = open(folder.path());
        assert_eq!(found.moved_aside.len(), 1, "{found:?}");
        assert!(found.moved_aside[0].exists());
        assert_eq!((found.tables.len(), &found.broken), (3, &Vec::new()));
        assert_eq!(actions(&store, 1).await, ["a", "b", "c", "d"]);
        assert_eq!(actions(&store, 3).await, ["a", "b", "c"]);
        store.close().await;
    }
}

#[tokio::test]
async fn a_snapshot_that_was_being_written_is_moved_aside() {
    let folder = tempfile::tempdir().expect("a folder");
    three_tables(folder.path()).await;
    let (store, _) = open(folder.path());
    store.close().await;
    let whole = snapshot(folder.path());
    let unfinished = format!("{}.generating", whole.display());
    fs::write(unfinished, &fs::read(&whole).expect("it reads")[..10]).expect("it is written");
    let (store, found) = open(folder.path());
    assert_eq!((found.tables.len(), found.moved_aside.len()), (3, 2), "{found:?}");
    store.close().await;
}

/// A closed store in which sled finds nothing without its snapshot: what its newest segment leads back to was emptied.
async fn found_by_the_snapshot_alone(folder: &Path) {
    let (store, _) = open(folder);
    store.commit(commit(1, 0, &["the only action"])).await.expect("the disk writes");
    store.close().await;
    for _ in 0..40 {
        let (store, found) = open(folder);
        assert_eq!((found.tables.len(), &found.flaws), (1, &Vec::new()));
        for unlogged in 0..40 {
            let mut checkpoint = commit(1, 1, &[]);
            checkpoint.stands_on.unlogged = unlogged;
            checkpoint.checkpoint["more"] = json!("x".repeat(60_000));
            store.commit(checkpoint).await.expect("the disk writes");
        }
        store.close().await;
        let (store, _) = open(folder);
        store.close().await;
        if !is_found_by_sled_alone(&folder.join("store")).await {
            return;
        }
    }
    panic!("sled finds everything without its snapshot");
}

/// Whether sled finds any row in a copy of the folder without snapshots.
async fn is_found_by_sled_alone(rows: &Path) -> bool {
    let copy = tempfile::tempdir().expect("a folder");
    for name in ["db", "conf"] {
        fs::copy(rows.join(name), copy.path().join(name)).expect("it is copied");
    }
    let config = sled::Config::new().path(copy.path()).segment_size(8 << 20).flush_every_ms(None);
    !opened(&config).await.is_empty()
}

#[tokio::test]
async fn rows_are_found_without_the_snapshot_that_leads_to_them() {
    for damage in [|path: &Path| fs::write(path, "torn"), |path: &Path| fs::remove_file(path)] {
        let folder = tempfile::tempdir().expect("a folder");
        found_by_the_snapshot_alone(folder.path()).await;
        damage(&snapshot(folder.path())).expect("it is damaged");
        let (store, found) = open(folder.path());
        assert_eq!((found.tables.len(), &found.flaws, &found.broken), (1, &Vec::new(), &Vec::new()));
        assert_eq!(actions(&store, 1).await, ["the only action"]);
        store.close().await;
        assert!(!folder.path().join("store.before").exists());
    }
}

#[tokio::test]
async fn a_folder_that_is_removed_or_replaced_while_it_is_used_ends_the_store() {
    for replaced in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        let (store, _) = open(&data);
        store.commit(commit(1, 0, &["a"])).await.expect("the disk writes");
        fs::rename(&data, folder.path().join("moved")).expect("it is moved away");
        if replaced {
            fs::create_dir_all(data.join("store")).expect("it is made");
            for name in ["lock", "written", "store/db"] {
                fs::copy(folder.path().join("moved").join(name), data.join(name)).expect("it is copied");
            }
        }
        let gone = StoreError::Gone { folder: data.clone() };
        assert_eq!(store.commit(commit(1, 1, &["b"])).await, Err(gone.clone()));
        tokio::time::timeout(Duration::from_secs(20), store.failed()).await.expect("whoever runs it is told");
        assert_eq!(store.failure(), Some(gone));
        assert_eq!(store.commit(commit(1, 1, &["b"])).await, Err(StoreError::Closed));
        let (store, _) = open(&folder.path().join("moved"));
        assert_eq!(actions(&store, 1).await, ["a"]);
        store.close().await;
    }
}

#[tokio::test]
async fn a_damaged_note_of_how_sled_was_set_up_is_moved_aside() {
    for damage in [&b""[..], b"torn", &[0; 63]] {
        let folder = tempfile::tempdir().expect("a folder");
        three_tables(folder.path()).await;
        fs::write(folder.path().join("store/conf"), damage).expect("it is damaged");
        let (store, found) = open(folder.path());
        assert_eq!((found.tables.len(), &found.flaws, &found.broken), (3, &Vec::new(), &Vec::new()));
        assert!(found.moved_aside.iter().all(|file| file.to_string_lossy().ends_with("conf")), "{:?}", found.moved_aside);
        store.close().await;
    }
}

/// Where sled would panic, too.
#[tokio::test]
async fn whatever_is_damaged_the_store_opens_or_says_in_a_sentence_why_not_and_opens_once_that_is_accepted() {
    let whole = tempfile::tempdir().expect("a folder");
    three_tables(whole.path()).await;
    let rows = whole.path().join("store");
    let files = || fs::read_dir(&rows).expect("the store's folder").flatten().filter(|it| it.path().is_file());
    let (mut opened, mut refused) = (0, 0);
    for round in 0..48_usize {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("store")).expect("it is made");
        fs::copy(whole.path().join("written"), folder.path().join("written")).expect("it is copied");
        for (at, file) in files().enumerate() {
            let mut bytes = fs::read(file.path()).expect("it reads");
            let length = bytes.len().min(4_000);
            if length > 0 && (round + at) % 3 != 0 {
                bytes[round * 37 % length] ^= 1 << (round % 8);
                bytes[(round * 101 + 13) % length] = 0xFF;
            }
            if round % 7 == 0 {
                bytes.truncate(round * 53 % bytes.len().max(1));
            }
            fs::write(folder.path().join("store").join(file.file_name()), bytes).expect("it is written");
        }
        match Store::open(folder.path(), |checkpoint, _| Ok::<Value, Infallible>(checkpoint)) {
            Ok((store, _)) => {
                opened += 1;
                store.close().await;
            }
            Err(why) => {
                refused += 1;
                assert!(!why.to_string().contains('\n') && !why.to_string().contains("panicked"), "{why}");
                assert!(matches!(why, StoreError::Lost { .. }), "the ways back are named: {why}");
                let accepted = accept_loss(folder.path());
                assert!(matches!(accepted, Ok(Some(_))), "round {round}, {why}: {accepted:?}");
                assert_eq!(accept_loss(folder.path()), Ok(None), "round {round}");
                let (store, found) = open(folder.path());
                assert_eq!((found.flaws, found.next_table), (Vec::new(), TableId(4)), "round {round}");
                // A table in the middle of which something is gone is set aside, and costs no other.
                assert!(found.broken.len() < 3, "round {round}: {:?}", found.broken);
                store.commit(commit(4, 0, &["a"])).await.expect("it is written to");
                store.close().await;
                open(folder.path()).0.close().await;
            }
        }
    }
    assert!(opened > 0 && refused > 0, "{opened} opened, {refused} refused");
}

#[tokio::test]
async fn a_store_in_which_sled_finds_nothing_is_read_without_it_and_kept_as_it_was_found() {
    let folder = tempfile::tempdir().expect("a folder");
    found_by_the_snapshot_alone(folder.path()).await;
    for file in fs::read_dir(folder.path().join("store")).expect("the store's folder").flatten() {
        if file.file_name().to_string_lossy().contains("snap.") {
            fs::write(file.path(), "torn").expect("it is torn");
        }
    }
    let database = fs::read(folder.path().join("store/db")).expect("the database file");
    for _ in 0..2 {
        let (store, found) = open(folder.path());
        assert_eq!((found.tables.len(), &found.flaws, &found.broken), (1, &Vec::new(), &Vec::new()));
        assert_eq!(actions(&store, 1).await, ["the only action"]);
        store.close().await;
    }
    assert!(fs::read(folder.path().join("store.damaged/db")).expect("it is kept") == database, "as it was found");
}

#[tokio::test]
async fn an_opening_that_was_cut_short_begins_again() {
    let folder = tempfile::tempdir().expect("a folder");
    three_tables(folder.path()).await;
    let [rows, before] = ["store", "store.before"].map(|name| folder.path().join(name));
    fs::rename(&rows, before).expect("it is moved");
    // What sled had made of it when the process was killed.
    fs::create_dir(&rows).and_then(|()| fs::write(rows.join("db"), "half a segment")).expect("it is written");
    fs::create_dir(folder.path().join("store.copying")).expect("a copy that was not finished");
    let (store, found) = open(folder.path());
    assert_eq!((found.tables.len(), &found.flaws), (3, &Vec::new()));
    store.close().await;
    let names: Vec<_> = fs::read_dir(folder.path()).expect("the folder").flatten().map(|it| it.file_name()).collect();
    assert!(!names.iter().any(|name| name.to_string_lossy().starts_with("store.")), "{names:?}");
}

#[tokio::test]
async fn a_new_store_in_the_place_of_a_damaged_one_is_taken_up_when_that_was_cut_short() {
    let folder = tempfile::tempdir().expect("a folder");
    three_tables(folder.path()).await;
    let [rows, damaged, mended] = ["store", "store.damaged", "store.mended"].map(|name| folder.path().join(name));
    // The new one was whole, and the damaged one had made room for it.
    fs::rename(&rows, &mended).and_then(|()| fs::create_dir(&damaged)).expect("they are moved");
    let (store, found) = open(folder.path());
    assert_eq!((found.tables.len(), mended.exists()), (3, false));
    store.close().await;
    // The new one was being written.
    fs::create_dir(&mended).and_then(|()| fs::write(mended.join("db"), "half a segment")).expect("it is written");
    let (store, found) = open(folder.path());
    assert_eq!((found.tables.len(), mended.exists()), (3, false));
    store.close().await;
}

/// The one file of sled's that is a snapshot.
fn snapshot(folder: &Path) -> std::path::PathBuf {
    let files = fs::read_dir(folder.join("store")).expect("the store's folder").flatten().map(|file| file.path());
    let is_snapshot =
        |path: &std::path::PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("snap."));
    files.filter(is_snapshot).last().expect("there is a snapshot")
}

#[tokio::test]
async fn two_stores_on_one_folder_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut running = child::start(concat!(module_path!(), "::hold"), folder.path(), "");
    assert_eq!(running.told().as_deref(), Some("open"));
    let again = || Store::open(folder.path(), |checkpoint, _| Ok::<Value, Infallible>(checkpoint)).map(drop);
    let refused = Err(StoreError::InUse { folder: folder.path().to_owned() });
    assert_eq!(again(), refused);
    running.kill();
    let (store, _) = open(folder.path());
    assert_eq!(again(), refused, "in the same process, too");
    store.close().await;
    let (store, _) = open(folder.path());
    store.close().await;
}

/// The child: has the store until it is killed.
#[test]
#[ignore = "a child of the test above"]
fn hold() {
    let Some(folder) = child::folder() else { return };
    let _open = open(&folder);
    child::tell("open");
    std::thread::park();
}

#[tokio::test]
async fn a_store_of_a_later_program_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    three_tables(folder.path()).await;
    let config = sled::Config::new().path(folder.path().join("store")).segment_size(8 << 20).flush_every_ms(None);
    let db = opened(&config).await;
    db.insert("format", "4").and_then(|_| db.flush()).expect("the disk writes");
    drop(db);
    let refused = Store::open(folder.path(), |checkpoint, _| Ok::<Value, Infallible>(checkpoint)).map(drop);
    assert_eq!(refused, Err(StoreError::Format { found: "4".to_owned(), known: 3 }));
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("it is written");
    for data in [file.clone(), file.join("data")] {
        let refused = Store::open(&data, |checkpoint, _| Ok::<Value, Infallible>(checkpoint)).map(drop);
        assert_eq!(refused, Err(StoreError::NoFolder { path: file.clone() }));
        assert!(refused.is_err_and(|why| !why.may_pass()), "it stays so until somebody decides");
    }
}
