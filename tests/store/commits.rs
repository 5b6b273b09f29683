//! Commits: all or nothing, in order, once; and what becomes of notices.

use pergola::{
    engine::{Chance, Seat, Seats},
    store::{Committed, MOST_BYTES, RowId, StoreError},
    table::{Commit, Footing, Notice, NoticeKind, TableId},
};
use serde_json::{Value, json};

use super::{action, actions, commit, open};

#[tokio::test]
async fn what_was_committed_is_read_now_and_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    store.commit(commit(1, 0, &["a", "b"])).await.expect("the disk writes");
    store.commit(Commit { begins_turn: true, ..commit(1, 2, &["c"]) }).await.expect("the disk writes");
    for restarted in [false, true] {
        let store = match restarted {
            false => store.clone(),
            true => {
                store.close().await;
                let (store, found) = open(folder.path());
                assert_eq!((found.tables[0].id, found.tables[0].entries), (TableId(1), 3));
                assert_eq!(found.tables[0].table, json!({ "after": "c" }));
                store
            }
        };
        assert_eq!(actions(&store, 1).await, ["a", "b", "c"]);
        assert_eq!(store.turn(TableId(1), 3).await, Ok(Some(json!({ "after": "c" }))));
        assert_eq!(store.turn(TableId(1), 2).await, Ok(None));
        assert_eq!(store.entries(TableId(2)).await, Err(StoreError::NoTable { table: TableId(2) }));
    }
}

#[tokio::test]
async fn an_entry_that_is_not_the_next_one_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    let table = TableId(1);
    let refused = store.commit(commit(1, 1, &["b"])).await;
    let (found, given) = (Footing::default(), Footing { entries: 1, unlogged: 0 });
    assert_eq!(refused, Err(StoreError::NotNext { table, found, given }));
    store.commit(commit(1, 0, &["a", "b"])).await.expect("it is the first");
    let refused = store.commit(commit(1, 1, &["b"])).await;
    let found = Footing { entries: 2, unlogged: 0 };
    assert_eq!(refused, Err(StoreError::NotNext { table, found, given }));
    let mut gap = commit(1, 2, &["c", "d"]);
    gap.entries[1].seq = 4;
    assert_eq!(store.commit(gap).await, Err(StoreError::Disordered { table, next: 3, given: 4 }));
    store.commit(commit(1, 2, &["c"])).await.expect("it is the next");
    assert_eq!(actions(&store, 1).await, ["a", "b", "c"]);
    assert_eq!(store.commit(commit(0, 0, &["a"])).await, Err(StoreError::NoTable { table: TableId(0) }));
}

#[tokio::test]
async fn what_was_decided_on_an_older_table_is_refused_also_where_no_entry_tells_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    let table = TableId(1);
    let plan = |entries: u64, unlogged: u64, what: &str| {
        let stands_on = Footing { entries, unlogged };
        Commit { stands_on, checkpoint: json!({ "planned": what }), ..commit(1, entries, &[]) }
    };
    store.commit(commit(1, 0, &["a"])).await.expect("it is the first");
    store.commit(plan(1, 0, "b")).await.expect("it stands on the newest");
    let refused = store.commit(plan(1, 0, "c")).await;
    let (found, given) = (Footing { entries: 1, unlogged: 1 }, Footing { entries: 1, unlogged: 0 });
    assert_eq!(refused, Err(StoreError::NotNext { table, found, given }));
    let older = store.commit(commit(1, 1, &["older"])).await;
    assert_eq!(older, Err(StoreError::NotNext { table, found, given }), "its entry is the next, and it knows of no plan");
    assert_eq!(store.checkpoint(table).await, Ok(json!({ "planned": "b" })));
    let present = store.present(table).await.expect("it reads");
    assert_eq!((present.footing, present.checkpoint), (found, json!({ "planned": "b" })));
    store.commit(Commit { stands_on: found, ..commit(1, 1, &["d"]) }).await.expect("it stands on the newest");
    assert!(store.commit(plan(1, 1, "e")).await.is_err(), "it would be written over an entry");
    // Those that no entry told of are forgotten by a start, as nobody stands on them any more.
    store.commit(plan(2, 0, "f")).await.expect("it stands on the newest");
    store.close().await;
    let (store, _) = open(folder.path());
    store.commit(plan(2, 0, "g")).await.expect("it stands on what was found");
    assert_eq!(store.checkpoint(table).await, Ok(json!({ "planned": "g" })));
}

#[tokio::test]
async fn a_checkpoint_of_another_revision_than_its_log_is_a_flaw() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    for (table, revision) in [(1, 1), (2, 2)] {
        let checkpoint = json!({ "revision": revision });
        store.commit(Commit { checkpoint, ..commit(table, 0, &["a"]) }).await.expect("the disk writes");
    }
    store.close().await;
    let (store, found) = open(folder.path());
    assert_eq!(found.tables.iter().map(|it| it.id).collect::<Vec<_>>(), [TableId(1)]);
    let why: Vec<_> = found.broken.iter().map(|it| (it.table, it.why.to_string())).collect();
    assert_eq!(why, [(TableId(2), "the checkpoint is of a table with 2 entries, there are 1".to_owned())]);
    assert!(matches!(store.entries(TableId(2)).await, Err(StoreError::Broken { .. })));
}

#[tokio::test]
async fn of_commits_asked_at_the_same_time_the_sound_ones_are_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    let mut asked = tokio::task::JoinSet::new();
    for table in 1..=100 {
        for first in [0, 7] {
            let store = store.clone();
            asked.spawn(async move { (first, store.commit(commit(table, first, &["a"])).await.is_ok()) });
        }
    }
    for (first, written) in asked.join_all().await {
        assert_eq!(written, first == 0);
    }
    store.close().await;
    let (_, found) = open(folder.path());
    assert_eq!(found.tables.iter().map(|table| table.entries).collect::<Vec<_>>(), [1; 100]);
    assert_eq!(found.next_table, TableId(101));
}

#[tokio::test]
async fn a_repeated_request_writes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    let repeated = Commit { repeated: true, ..commit(1, 0, &["a"]) };
    assert_eq!(store.commit(repeated).await, Ok(Committed { rows: vec![], notices: vec![], replaced: vec![] }));
    assert_eq!(store.entries(TableId(1)).await, Err(StoreError::NoTable { table: TableId(1) }));
}

#[tokio::test]
async fn a_commit_without_entries_brings_the_checkpoint_up_to_date() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    store.commit(commit(1, 0, &["a"])).await.expect("the disk writes");
    store.commit(Commit { checkpoint: json!("renamed"), ..commit(1, 1, &[]) }).await.expect("the disk writes");
    store.close().await;
    let (_, found) = open(folder.path());
    assert_eq!((&found.tables[0].table, found.tables[0].entries), (&json!("renamed"), 1));
}

/// A text that has exactly this many bytes as JSON, with `around` bytes of other things around it.
fn filled(bytes: usize, around: usize) -> String {
    "x".repeat(bytes - around)
}

#[tokio::test]
async fn a_row_of_64_kib_is_written_and_a_greater_one_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    let row = |change: &dyn Fn(&mut Commit, String), bytes: usize, around: usize| {
        let mut commit = commit(1, 0, &["a"]);
        change(&mut commit, filled(bytes, around));
        commit
    };
    let checkpoint: &dyn Fn(&mut Commit, String) = &|commit, text| commit.checkpoint = Value::String(text);
    let turn: &dyn Fn(&mut Commit, String) = &|commit, text| {
        commit.checkpoint = Value::String(text);
        commit.begins_turn = true;
    };
    let entry: &dyn Fn(&mut Commit, String) = &|commit, text| commit.entries = super::commit(1, 0, &[&text]).entries;
    let around_entry = serde_json::to_vec(&super::entry(0, "")).expect("it is JSON").len();
    let around = r#"{"entries":1,"checkpoint":""}"#.len();
    let rows = [("checkpoint", checkpoint, around), ("checkpoint", turn, around), ("entry", entry, around_entry)];
    for (name, change, around) in rows {
        let refused = store.commit(row(change, MOST_BYTES + 1, around)).await;
        assert_eq!(refused, Err(StoreError::TooLarge { table: TableId(1), row: name, bytes: 65_537 }));
        assert_eq!(store.entries(TableId(1)).await, Err(StoreError::NoTable { table: TableId(1) }), "nothing is written");
    }
    for (table, (name, change, around)) in (1..).zip(rows) {
        let commit = Commit { table: TableId(table), ..row(change, MOST_BYTES, around) };
        store.commit(commit).await.unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    store.close().await;
    let (store, found) = open(folder.path());
    assert_eq!(found.tables[0].table.as_str().map(str::len), Some(MOST_BYTES - 29));
    let turn = store.turn(TableId(2), 1).await.expect("it reads").expect("it is there");
    assert_eq!(turn.as_str().map(str::len), Some(MOST_BYTES - 29));
    let entries = store.entries(TableId(3)).await.expect("they read");
    assert_eq!(action(&entries[0]).len(), MOST_BYTES - around_entry);
}

/// So many bytes that look like nothing before them.
fn noise(bytes: usize) -> String {
    let mut luck = Chance::silent(bytes as u64);
    (0..bytes).map(|_| char::from(b'0' + luck.below(70) as u8)).filter(|it| *it != '\\').collect()
}

#[tokio::test]
async fn pages_of_the_greatest_rows_stay_in_the_file_that_is_synced() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    let blobs = || std::fs::read_dir(folder.path().join("store/blobs")).expect("sled's folder").count();
    for seq in 0..120 {
        // What cannot be packed takes most room.
        let checkpoint = Value::String(noise(MOST_BYTES - 100));
        let commit = Commit { checkpoint, begins_turn: true, ..commit(1, seq, &["a"]) };
        store.commit(commit).await.expect("the disk writes");
        assert_eq!(blobs(), 0, "after {seq} turns");
    }
    store.close().await;
    assert_eq!(blobs(), 0);
}

fn notice(table: u64, revision: u64, kind: NoticeKind) -> Notice {
    Notice { table: TableId(table), revision, kind, told: None }
}

const TURN: NoticeKind = NoticeKind::Turn { ping: Seats::NONE };

#[tokio::test]
async fn a_newer_board_replaces_an_unsent_one_of_its_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    let commit_with = |table: u64, seq: u64, kinds: &[NoticeKind]| Commit {
        notices: kinds.iter().map(|kind| notice(table, seq, kind.clone())).collect(),
        ..commit(table, seq, &["a"])
    };
    let first = store.commit(commit_with(1, 0, &[NoticeKind::Lobby, TURN])).await.expect("the disk writes");
    let other = store.commit(commit_with(2, 0, &[TURN])).await.expect("the disk writes");
    assert_eq!((first.rows.len(), &first.replaced, &other.replaced), (2, &vec![], &vec![]));
    let second = store.commit(commit_with(1, 1, &[TURN])).await.expect("the disk writes");
    assert_eq!(second.replaced, first.rows[1..], "the lobby's card and the other table's stay");
    store.delivered(vec![other.rows[0], first.rows[1], RowId(999)]).await.expect("the disk writes");
    store.close().await;
    let (store, found) = open(folder.path());
    let expected = [(first.rows[0], notice(1, 0, NoticeKind::Lobby)), (second.rows[0], notice(1, 1, TURN))];
    assert_eq!(found.outbox, expected);
    let third = store.commit(commit_with(1, 2, &[NoticeKind::Over])).await.expect("the disk writes");
    assert_eq!(third.replaced, second.rows);
    assert!(third.rows[0] > second.rows[0], "numbers rise");
    store.delivered(vec![first.rows[0], third.rows[0]]).await.expect("the disk writes");
    store.close().await;
    assert_eq!(open(folder.path()).1.outbox, []);
}

#[tokio::test]
async fn who_was_to_be_pinged_is_pinged_by_the_newer_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    let seats = |seats: &[u8]| seats.iter().map(|seat| Seat(*seat)).collect::<Seats>();
    let turn = |of: &[u8]| NoticeKind::Turn { ping: seats(of) };
    let commit_with = |table: u64, seq: u64, kind: &NoticeKind| Commit {
        notices: vec![notice(table, seq, kind.clone())],
        ..commit(table, seq, &["a"])
    };
    let written = |committed: Committed| committed.notices.into_iter().map(|it| it.kind).collect::<Vec<_>>();
    let mut was = Vec::new();
    for (seq, kind) in [turn(&[1]), turn(&[2]), NoticeKind::Board].iter().enumerate() {
        was = written(store.commit(commit_with(1, seq as u64, kind)).await.expect("the disk writes"));
    }
    assert_eq!(was, [NoticeKind::Overdue { ping: seats(&[1, 2]) }]);
    // Two in one group: the second replaces what is not on the disk yet.
    let (one, two) = (commit_with(2, 0, &turn(&[1])), commit_with(2, 1, &turn(&[2])));
    let (one, two) = tokio::join!(store.commit(one), store.commit(two));
    one.expect("the disk writes");
    assert_eq!(written(two.expect("the disk writes")), [turn(&[1, 2])]);
    store.close().await;
    let (store, found) = open(folder.path());
    let kinds: Vec<NoticeKind> = found.outbox.iter().map(|(_, it)| it.kind.clone()).collect();
    assert_eq!(kinds, [NoticeKind::Overdue { ping: seats(&[1, 2]) }, turn(&[1, 2])], "also after a restart");
    let third = store.commit(commit_with(1, 3, &NoticeKind::Over)).await.expect("the disk writes");
    assert_eq!(written(third), [NoticeKind::Over], "nobody is waited for any more");
    let sent: Vec<RowId> = found.outbox.iter().map(|(row, _)| *row).collect();
    store.delivered(sent).await.expect("the disk writes");
    assert_eq!(written(store.commit(commit_with(2, 2, &turn(&[3]))).await.expect("the disk writes")), [turn(&[3])]);
    store.close().await;
}

#[tokio::test]
async fn a_closed_store_answers_that_it_is_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    let last = tokio::spawn({
        let store = store.clone();
        async move { store.commit(commit(1, 0, &["a"])).await }
    });
    tokio::task::yield_now().await;
    store.close().await;
    assert!(last.await.expect("it does not panic").is_ok(), "what was asked before is finished");
    assert_eq!(store.commit(commit(1, 1, &["b"])).await, Err(StoreError::Closed));
    assert_eq!(store.delivered(vec![RowId(1)]).await, Err(StoreError::Closed));
    store.close().await;
    assert_eq!(open(folder.path()).1.tables.len(), 1);
}
