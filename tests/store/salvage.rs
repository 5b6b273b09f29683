//! What can be read of a damaged store becomes a backup, and what cannot is said.

use std::fs;

use pergola::store::{Loss, Store, restore, salvage};

use super::{
    actions, commit, open,
    start::{opened, three_tables},
};

/// 2026-11-22, noon UTC.
const TAKEN: u64 = 1_795_348_800_000;

#[tokio::test]
async fn whole_tables_are_salvaged_and_the_store_stays_as_it_is() {
    let (folder, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    three_tables(folder.path()).await;
    let config = sled::Config::new().path(folder.path().join("store")).segment_size(8 << 20).flush_every_ms(None);
    let db = opened(&config).await;
    db.remove("table/00000000000000000002/entry/00000000000000000001").expect("it is removed");
    db.flush().expect("the disk writes");
    drop(db);
    let file = elsewhere.path().join("salvaged.jsonl");
    let found = {
        let (folder, file) = (folder.path().to_owned(), file.clone());
        tokio::task::spawn_blocking(move || salvage(&folder, &file, TAKEN)).await.expect("it does not panic").expect("it reads")
    };
    assert_eq!((found.counts.tables, found.counts.entries, found.counts.turns, found.counts.unreadable), (2, 6, 2, 1));
    let broken: Vec<String> = found.broken.iter().map(|it| format!("{}: {}", it.table, it.why)).collect();
    assert!(matches!(&broken[..], [one] if one.starts_with("2: ") && one.contains('1')), "{broken:?}");
    assert_eq!((found.loss, &found.flaws[..]), (None, &[][..]));
    let names: Vec<_> = fs::read_dir(elsewhere.path()).expect("it reads").flatten().map(|it| it.file_name()).collect();
    assert_eq!(names, ["salvaged.jsonl"], "nothing else is left");
    assert!(!folder.path().join("store.before").exists() && !folder.path().join("backups").exists());
    let new = elsewhere.path().join("new");
    restore(&file, &new).expect("it is a backup");
    let (store, _) = open(&new);
    for table in [1, 3] {
        assert_eq!(actions(&store, table).await, ["a", "b", "c"]);
        store.commit(commit(table, 3, &["d"])).await.expect("it is played on");
    }
    store.close().await;
    let (store, found) = open(folder.path());
    let damaged = store.look_through().await.expect("the disk reads");
    assert_eq!((found.broken.len(), damaged.len()), (1, 0), "the store is as it was");
    store.close().await;
}

#[tokio::test]
async fn what_is_left_after_a_loss_is_salvaged() {
    let (folder, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    three_tables(folder.path()).await;
    let noted = format!("{:020}\n{:020}\n", 5, 4);
    fs::write(folder.path().join("written"), noted).expect("it is written");
    let refused =
        Store::open(folder.path(), |checkpoint, _| Ok::<serde_json::Value, std::convert::Infallible>(checkpoint)).map(drop);
    assert!(refused.expect_err("it lacks batches").to_string().contains("pergola salvage FILE --data"));
    let (from, file) = (folder.path().to_owned(), elsewhere.path().join("salvaged.jsonl"));
    let found = tokio::task::spawn_blocking(move || salvage(&from, &file, TAKEN)).await.expect("it does not panic");
    let found = found.expect("it reads");
    assert_eq!((found.counts.tables, found.loss), (3, Some(Loss { written: 5, found: 3 })));
    let refused =
        Store::open(folder.path(), |checkpoint, _| Ok::<serde_json::Value, std::convert::Infallible>(checkpoint)).map(drop);
    assert!(refused.is_err(), "nobody has accepted it for the store itself");
}

#[tokio::test]
async fn nothing_is_overwritten_and_nothing_is_made_up() {
    let folder = tempfile::tempdir().expect("a folder");
    three_tables(folder.path()).await;
    let file = folder.path().join("there.jsonl");
    fs::write(&file, "mine").expect("it is written");
    let refused = salvage(folder.path(), &file, TAKEN).expect_err("the file is there").to_string();
    assert!(refused.contains("it is there already"), "{refused}");
    assert_eq!(fs::read_to_string(&file).expect("it reads"), "mine");
    let (store, _) = open(folder.path());
    let refused = salvage(folder.path(), &folder.path().join("new.jsonl"), TAKEN).expect_err("it runs").to_string();
    assert!(refused.contains("another process runs"), "{refused}");
    store.close().await;
    let empty = tempfile::tempdir().expect("a folder");
    assert!(!Store::is_in(empty.path()));
}

#[tokio::test]
async fn numbers_of_notices_are_not_given_again_after_a_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    let kind = || pergola::table::NoticeKind::Board;
    let with_notice = |seq: u64| {
        let mut commit = commit(1, seq, &["a"]);
        commit.notices.push(pergola::table::Notice { table: commit.table, revision: seq, kind: kind(), told: None });
        commit
    };
    let first = store.commit(with_notice(0)).await.expect("it is written").rows;
    store.delivered(first.clone()).await.expect("it is written");
    store.close().await;
    let (store, found) = open(folder.path());
    assert_eq!(found.outbox, []);
    let second = store.commit(with_notice(1)).await.expect("it is written").rows;
    assert!(second > first, "{second:?} after {first:?}");
    store.close().await;
}
