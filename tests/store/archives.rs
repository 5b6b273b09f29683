//! Tables that have ended: packed, read as before, and in every backup once.

use std::{
    collections::BTreeMap,
    fs,
    num::NonZeroUsize,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
};

use pergola::{
    engine::Seats,
    store::{
        ArchiveLook, BackupFlaw, BackupMade, Contents, Flaw, Lookup, Store, StoreError, check_backup, copy_backup, restore,
        restore_whole, salvage, unpack,
    },
    table::{ClosedBecause, Commit, Ended, Entry, Guests, Notice, NoticeKind, Person, PersonRef, PlaceId, Standing, TableId},
};
use serde_json::{Value, json};

use super::{actions, commit, open, start::opened};

/// 2026-11-21, 3 o'clock UTC.
const TAKEN: u64 = 1_795_230_000_000;
const DAY: u64 = 86_400_000;
const KEEP: NonZeroUsize = NonZeroUsize::new(9).expect("nine");
const KEEP_TWO: NonZeroUsize = NonZeroUsize::new(2).expect("two");

/// What the file with finished games of a day is called.
fn finished(day: u64, number: u64) -> String {
    format!("finished-2026-11-{}T03-00-00Z-{number}.jsonl", 21 + day)
}

/// What the backup of a day is called.
fn pergola(day: u64) -> String {
    format!("pergola-2026-11-{}T03-00-00Z.jsonl", 21 + day)
}

/// What a table is found by.
fn ended(table: u64) -> Ended {
    Ended {
        place: PlaceId { server: "test".to_owned(), channel: format!("test:{table}") },
        opened_in: "test:fountain".to_owned(),
        game: "gardens".to_owned(),
        people: vec![PersonRef(table), PersonRef(7)],
        opened: 1_000,
        last: 2_000 + table,
        closed: (table == 2).then_some(ClosedBecause::Agreed),
        standings: None,
        lesson: false,
        unaided: false,
    }
}

/// What the archived tables are found by.
pub(crate) async fn archived<T>(log: &impl Lookup, found: &Contents<T>) -> Vec<(TableId, Ended)> {
    let mut archived = Vec::new();
    for table in (1..found.next_table.0).map(TableId) {
        archived.extend(log.ended(table).await.expect("it reads").map(|ended| (table, Ended::clone(&ended))));
    }
    assert_eq!(found.archived, archived.len());
    archived
}

/// A store with tables of three entries and a turn each, and somebody at each.
async fn with_tables(folder: &Path, tables: u64) -> Store {
    let (store, _) = open(folder);
    for table in 1..=tables {
        let person = Person::new(format!("test:{table}"), &format!("Ann {table}"));
        let people = Guests::new([(PersonRef(table), person)]);
        let first = Commit { begins_turn: true, people, ..commit(table, 0, &["a", "b"]) };
        store.commit(first).await.expect("the disk writes");
        store.commit(commit(table, 2, &[&format!("c{table}")])).await.expect("the disk writes");
    }
    store
}

async fn archive(store: &Store, table: u64) {
    assert_eq!(store.archive(TableId(table), ended(table)).await, Ok(true), "table {table}");
}

/// Where an archived table lies.
fn piece(folder: &Path, table: u64) -> PathBuf {
    folder.join(format!("archive/0/{table}.packed"))
}

/// All that can be read of a table.
type Whole = (Result<Vec<Entry>, StoreError>, Result<Value, StoreError>, [Result<Option<Value>, StoreError>; 2]);

async fn whole(store: &Store, table: u64) -> Whole {
    let id = TableId(table);
    (store.entries(id).await, store.checkpoint(id).await, [store.turn(id, 2).await, store.turn(id, 3).await])
}

fn is_whole((entries, checkpoint, [turn, none]): &Whole, table: u64) {
    let three = entries.as_ref().is_ok_and(|entries| entries.len() == 3);
    assert!(three && *checkpoint == Ok(json!({ "after": format!("c{table}") })), "{entries:?} {checkpoint:?}");
    assert_eq!((turn, none), (&Ok(Some(json!({ "after": "b" }))), &Ok(None)));
}

fn running(found: &Contents<Value>) -> Vec<u64> {
    found.tables.iter().map(|table| table.id.0).collect()
}

/// The keys of all rows that begin like this.
async fn keys(folder: &Path, beginning: &str) -> Vec<String> {
    let config = sled::Config::new().path(folder.join("store")).segment_size(8 << 20).flush_every_ms(None);
    let db = opened(&config).await;
    let keys = db.scan_prefix(beginning).keys();
    keys.map(|key| String::from_utf8(key.expect("it reads").to_vec()).expect("it is text")).collect()
}

fn is_archived(done: &Result<(), StoreError>, table: u64) -> bool {
    *done == Err(StoreError::Archived { table: TableId(table) })
}

#[tokio::test]
async fn an_archived_table_is_read_as_before_and_never_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_tables(folder.path(), 4).await;
    let before = whole(&store, 2).await;
    is_whole(&before, 2);
    for table in [2, 4, 2] {
        archive(&store, table).await;
    }
    let none = store.archive(TableId(9), ended(9)).await;
    assert_eq!(none, Err(StoreError::NoTable { table: TableId(9) }));
    assert_eq!(whole(&store, 2).await, before);
    let refused = store.commit(commit(2, 3, &["d"])).await.map(drop);
    assert!(is_archived(&refused, 2), "{refused:?}");
    store.close().await;
    assert_eq!(keys(folder.path(), "table/00000000000000000002").await, Vec::<String>::new());
    assert_eq!(keys(folder.path(), "table/00000000000000000004").await, Vec::<String>::new());
    assert_eq!(keys(folder.path(), "table/00000000000000000001").await.len(), 5);
    let (store, found) = open(folder.path());
    assert_eq!(running(&found), [1, 3]);
    assert_eq!((found.broken.len(), found.flaws.len(), found.next_table), (0, 0, TableId(5)), "no number is given twice");
    assert_eq!(archived(&store, &found).await, [(TableId(2), ended(2)), (TableId(4), ended(4))]);
    assert_eq!(whole(&store, 2).await, before);
    assert_eq!(store.look_through().await, Ok(Vec::new()));
    let refused = store.commit(commit(2, 3, &["d"])).await.map(drop);
    assert!(is_archived(&refused, 2), "{refused:?}");
    let anew = store.commit(commit(2, 0, &["a"])).await.map(drop);
    assert!(is_archived(&anew, 2), "its number is not a new table's: {anew:?}");
    let packed = fs::read(piece(folder.path(), 2)).expect("it is kept");
    assert_eq!(unpack(&packed).ok(), before.0.ok(), "the piece alone is enough");
    store.close().await;
}

#[tokio::test]
async fn what_an_archived_game_has_come_to_can_be_noted_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_tables(folder.path(), 2).await;
    archive(&store, 1).await;
    let before = whole(&store, 1).await;
    let standings = Some(vec![
        Standing { points: 7, rank: 1, left: false, late: false },
        Standing { points: -3, rank: 2, left: true, late: false },
    ]);
    let known = Ended { standings, ..ended(1) };
    assert_eq!(store.note_ended(TableId(1), known.clone()).await, Ok(()));
    assert_eq!(store.note_ended(TableId(2), known.clone()).await, Err(StoreError::NoTable { table: TableId(2) }));
    assert_eq!(whole(&store, 1).await, before);
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    store.close().await;
    let elsewhere = tempfile::tempdir().expect("a folder");
    restore(&made.path, elsewhere.path()).expect("it is restored");
    for folder in [&folder, &elsewhere] {
        let (store, found) = open(folder.path());
        assert_eq!(archived(&store, &found).await, [(TableId(1), known.clone())]);
        assert_eq!(whole(&store, 1).await, before);
        store.close().await;
    }
}

#[tokio::test]
async fn a_table_whose_notice_is_not_delivered_is_not_archived_yet() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_tables(folder.path(), 2).await;
    let notice = Notice { table: TableId(1), revision: 4, kind: NoticeKind::Turn { ping: Seats::NONE }, told: None };
    let made = store.commit(Commit { notices: vec![notice], ..commit(1, 3, &["d"]) }).await.expect("the disk writes");
    assert_eq!(store.archive(TableId(1), ended(1)).await, Ok(false));
    assert!(!piece(folder.path(), 1).exists());
    store.commit(commit(1, 4, &["e"])).await.expect("it goes on");
    archive(&store, 2).await;
    store.delivered(made.rows).await.expect("the disk writes");
    archive(&store, 1).await;
    assert_eq!(actions(&store, 1).await, ["a", "b", "c1", "d", "e"]);
    store.close().await;
}

#[tokio::test]
async fn a_damaged_archive_is_said_of_its_table_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_tables(folder.path(), 4).await;
    for table in [1, 2, 3] {
        archive(&store, table).await;
    }
    store.close().await;
    let (file, other) = (piece(folder.path(), 2), piece(folder.path(), 3));
    let sound = fs::read(&file).expect("it is kept");
    let mut changed = sound.clone();
    changed[sound.len() / 2] ^= 1;
    let damages = [
        ("missing", None),
        ("empty", Some(Vec::new())),
        ("torn", Some(sound[..sound.len() / 2].to_vec())),
        ("one byte short", Some(sound[..sound.len() - 1].to_vec())),
        ("longer", Some([&sound[..], b"\0"].concat())),
        ("changed", Some(changed)),
        ("another table's", Some(fs::read(other).expect("it is kept"))),
    ];
    for (number, (how, bytes)) in damages.into_iter().enumerate() {
        match bytes {
            None => fs::remove_file(&file).expect("it is removed"),
            Some(bytes) => fs::write(&file, bytes).expect("it is written"),
        }
        let (store, found) = open(folder.path());
        assert_eq!((running(&found), found.broken.len(), found.archived), (vec![4], 0, 3), "{how}");
        let Err(StoreError::Broken { table: TableId(2), flaw: flaw @ Flaw::Archive { .. } }) = store.entries(TableId(2)).await
        else {
            panic!("{how}: it is read");
        };
        assert!(store.checkpoint(TableId(2)).await.is_err() && store.turn(TableId(2), 2).await.is_err(), "{how}");
        assert_eq!(store.look_through().await, Ok(vec![(TableId(2), flaw)]), "{how}");
        for table in [1, 3] {
            is_whole(&whole(&store, table).await, table);
        }
        store.commit(commit(4, 3 + number as u64, &["d"])).await.expect("the others run");
        let refused = store.commit(commit(2, 3, &["d"])).await.map(drop);
        assert!(is_archived(&refused, 2), "{how}: {refused:?}");
        store.close().await;
    }
    let (store, _) = open(folder.path());
    let made = store.back_up(TAKEN, KEEP).await.expect("the others are saved");
    assert_eq!((made.counts.archived, made.counts.tables, made.counts.unreadable), (2, 1, 1));
    store.close().await;
    let target = tempfile::tempdir().expect("a folder");
    restore(&made.path, target.path()).expect("the others are restored");
    let (store, found) = open(target.path());
    assert_eq!(archived(&store, &found).await, [(TableId(1), ended(1)), (TableId(3), ended(3))]);
    store.close().await;
    fs::write(&file, sound).expect("it is written");
    let (store, _) = open(folder.path());
    is_whole(&whole(&store, 2).await, 2);
    store.close().await;
}

/// Copies a folder that nobody has.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("it is made");
    for file in fs::read_dir(from).expect("it reads").flatten() {
        let (path, target) = (file.path(), to.join(file.file_name()));
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(path, target).expect("it is copied");
        }
    }
}

#[tokio::test]
async fn a_process_that_was_killed_while_it_archived_has_lost_nothing() {
    let (folder, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    with_tables(folder.path(), 2).await.close().await;
    copy(folder.path(), other.path());
    let store = open(folder.path()).0;
    archive(&store, 2).await;
    store.close().await;
    let kept = fs::read(piece(folder.path(), 2)).expect("it is kept");
    // Killed between the piece and the rows, and while the piece was written.
    for (name, bytes) in [("2.packed", &kept[..]), ("2.packed", &kept[..9]), ("2.unfinished", &kept[..9])] {
        let killed = tempfile::tempdir().expect("a folder");
        copy(other.path(), killed.path());
        fs::create_dir_all(killed.path().join("archive/0")).expect("it is made");
        fs::write(killed.path().join("archive/0").join(name), bytes).expect("it is written");
        let (store, found) = open(killed.path());
        assert_eq!((running(&found), found.archived, found.broken.len()), (vec![1, 2], 0, 0));
        is_whole(&whole(&store, 2).await, 2);
        let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
        assert_eq!((made.counts.tables, made.counts.archived), (2, 0));
        store.commit(commit(2, 3, &["d"])).await.expect("it goes on");
        archive(&store, 2).await;
        store.close().await;
        let (store, found) = open(killed.path());
        assert_eq!((running(&found), archived(&store, &found).await), (vec![1], vec![(TableId(2), ended(2))]));
        assert_eq!(actions(&store, 2).await, ["a", "b", "c2", "d"], "with what was played since");
        assert!(!killed.path().join("archive/0/2.unfinished").exists());
        store.close().await;
    }
}

fn backups(folder: &Path) -> PathBuf {
    folder.join("backups")
}

/// The names of what lies among the backups, in order.
fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(backups(folder)).expect("it reads").flatten();
    let mut names: Vec<String> = files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    names.sort_unstable();
    names
}

/// Which file lies there, since when, and what is in it.
fn same(path: &Path) -> (u64, i64, Vec<u8>) {
    let file = fs::metadata(path).expect("it is there");
    (file.ino(), file.mtime_nsec(), fs::read(path).expect("it reads"))
}

/// Restores a backup and looks for everything in it.
async fn restores(backup: &Path, running_then: &[u64], archived_then: &[u64], next: (u64, u64)) {
    let target = tempfile::tempdir().expect("a folder");
    restore(backup, target.path()).unwrap_or_else(|error| panic!("{}: {error}", backup.display()));
    for _ in 0..2 {
        let (store, found) = open(target.path());
        let archived: Vec<(TableId, Ended)> = archived_then.iter().map(|table| (TableId(*table), ended(*table))).collect();
        let there = self::archived(&store, &found).await;
        assert_eq!((running(&found), &there), (running_then.to_vec(), &archived));
        assert_eq!((found.broken.len(), found.flaws.len()), (0, 0));
        assert_eq!((found.next_table.0, found.next_person.0), next, "no number is given twice");
        for table in running_then.iter().chain(archived_then) {
            is_whole(&whole(&store, *table).await, *table);
        }
        let people: Vec<_> = found.people.iter().map(|(number, it)| (number.0, it.id.0.clone(), it.name.clone())).collect();
        let expected =
            (1..=running_then.len() + archived_then.len()).map(|it| (it as u64, format!("test:{it}"), format!("Ann {it}")));
        assert_eq!(people, expected.collect::<Vec<_>>());
        store.close().await;
    }
}

#[tokio::test]
async fn finished_games_lie_in_files_that_backups_share() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_tables(folder.path(), 5).await;
    // The last one is archived, too: its number is known by its row alone.
    for table in [1, 5] {
        archive(&store, table).await;
    }
    let first = store.back_up(TAKEN, KEEP).await.expect("it is written");
    assert_eq!((first.counts.tables, first.counts.archived, first.counts.people), (3, 2, 5));
    assert_eq!(names(folder.path()), [finished(0, 1), pergola(0)]);
    let shared = backups(folder.path()).join(finished(0, 1));
    assert_eq!(check_backup(&shared).expect("it is a backup itself").archived, 2);
    let before = same(&shared);
    let second = store.back_up(TAKEN + DAY, KEEP).await.expect("it is written");
    assert_eq!(second.counts, first.counts);
    assert_eq!(names(folder.path()), [finished(0, 1), pergola(0), pergola(1)]);
    assert!(same(&shared) == before, "the file is not written again");
    archive(&store, 3).await;
    let third = store.back_up(TAKEN + 2 * DAY, KEEP).await.expect("it is written");
    assert_eq!((third.counts.tables, third.counts.archived), (2, 3));
    assert_eq!(names(folder.path()), [finished(0, 1), finished(2, 1), pergola(0), pergola(1), pergola(2)]);
    assert!(same(&shared) == before, "nor now");
    store.close().await;
    for (made, archived, running) in
        [(&first, &[1, 5][..], &[2, 3, 4][..]), (&second, &[1, 5], &[2, 3, 4]), (&third, &[1, 3, 5], &[2, 4])]
    {
        assert_eq!(check_backup(&made.path), Ok(made.counts));
        restores(&made.path, running, archived, (6, 6)).await;
    }
    // The next process shares it, too.
    let (store, _) = open(folder.path());
    store.back_up(TAKEN + 3 * DAY, KEEP).await.expect("it is written");
    assert_eq!(names(folder.path()).iter().filter(|name| name.starts_with("finished-")).count(), 2);
    store.close().await;
}

/// A folder with a backup of two archived tables of three.
async fn backed_up() -> (tempfile::TempDir, Store, BackupMade) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_tables(folder.path(), 3).await;
    for table in [1, 3] {
        archive(&store, table).await;
    }
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    (folder, store, made)
}

#[tokio::test]
async fn a_backup_without_its_finished_games_is_refused() {
    let (folder, store, made) = backed_up().await;
    store.close().await;
    let file = backups(folder.path()).join(finished(0, 1));
    let sound = fs::read(&file).expect("it reads");
    let target = folder.path().join("new");
    let missing = StoreError::Backup(BackupFlaw::Missing { file: finished(0, 1) });
    for bytes in [None, Some(&sound[..sound.len() - 1])] {
        fs::remove_file(&file).expect("it is removed");
        bytes.into_iter().for_each(|bytes| fs::write(&file, bytes).expect("it is written"));
        assert_eq!(check_backup(&made.path), Err(missing.clone()));
        assert_eq!(restore(&made.path, &target), Err(missing.clone()));
        assert!(!target.exists(), "nothing is restored");
        assert!(missing.to_string().contains(&finished(0, 1)));
        fs::write(&file, &sound).expect("it is written");
    }
    for at in (0..sound.len()).step_by(7) {
        let mut changed = sound.clone();
        changed[at] ^= 1;
        fs::write(&file, &changed).expect("it is written");
        assert!(matches!(check_backup(&made.path), Err(StoreError::Backup(_))), "byte {at}");
    }
    assert!(matches!(restore(&made.path, &target), Err(StoreError::Backup(_))));
    assert!(!target.exists(), "nothing is restored");
    // A sound file of other games is not taken for it either.
    let other = tempfile::tempdir().expect("a folder");
    let store = with_tables(other.path(), 3).await;
    for table in [1, 2] {
        archive(&store, table).await;
    }
    store.back_up(TAKEN, KEEP).await.expect("it is written");
    store.close().await;
    fs::copy(backups(other.path()).join(finished(0, 1)), &file).expect("it is copied");
    assert!(matches!(restore(&made.path, &target), Err(StoreError::Backup(_))));
    assert!(!target.exists(), "nothing is restored");
    fs::write(&file, &sound).expect("it is written");
    restores(&made.path, &[2], &[1, 3], (4, 4)).await;
}

#[tokio::test]
async fn damaged_finished_games_are_written_again_as_they_were() {
    let (folder, store, first) = backed_up().await;
    let file = backups(folder.path()).join(finished(0, 1));
    let sound = fs::read(&file).expect("it reads");
    let mut changed = sound.clone();
    changed[sound.len() / 2] ^= 1;
    // More is known of a table since: the others' backups know it as it was.
    let known = Ended { standings: Some(Vec::new()), ..ended(3) };
    store.note_ended(TableId(3), known).await.expect("the disk writes");
    for (day, bytes) in [(1, &changed[..]), (2, &sound[..sound.len() - 9]), (3, &sound[..])] {
        fs::write(&file, bytes).expect("it is written");
        let made = store.back_up(TAKEN + day * DAY, KEEP).await.expect("it is written");
        assert_eq!((made.counts.archived, made.counts.tables), (2, 1));
        assert!(fs::read(&file).expect("it reads") == sound, "day {day}");
        restores(&first.path, &[2], &[1, 3], (4, 4)).await;
        restores(&made.path, &[2], &[1, 3], (4, 4)).await;
    }
    store.close().await;
}

#[tokio::test]
async fn finished_games_that_cannot_be_written_as_they_were_are_written_anew() {
    let (folder, store, first) = backed_up().await;
    let file = backups(folder.path()).join(finished(0, 1));
    let known = Ended { last: 9_999, ..ended(3) };
    store.note_ended(TableId(3), known.clone()).await.expect("the disk writes");
    fs::remove_file(&file).expect("it is removed");
    let made = store.back_up(TAKEN + DAY, KEEP).await.expect("it is written");
    assert!(!file.exists() && check_backup(&first.path).is_err());
    store.close().await;
    for backup in [&made, &first] {
        let target = tempfile::tempdir().expect("a folder");
        let restored = restore_whole(&backup.path, target.path()).expect("all of it is in the new file");
        assert_eq!((restored.missing, restored.counts), (Vec::new(), first.counts));
        let (store, found) = open(target.path());
        assert_eq!(archived(&store, &found).await, [(TableId(1), ended(1)), (TableId(3), known.clone())]);
        is_whole(&whole(&store, 3).await, 3);
        store.close().await;
    }
}

#[tokio::test]
async fn what_is_whole_beside_damaged_finished_games_is_restored_and_the_rest_is_named() {
    let (folder, store, made) = backed_up().await;
    store.close().await;
    let file = backups(folder.path()).join(finished(0, 1));
    let sound = fs::read_to_string(&file).expect("it reads");
    let lines: Vec<&str> = sound.lines().collect();
    let of_one = lines.iter().position(|line| line.contains("\"part\"") && line.contains("\"table\":1")).expect("it is in it");
    let mut torn: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    torn[of_one].truncate(40);
    fs::write(&file, torn.join("\n")).expect("it is written");
    let target = folder.path().join("new");
    assert!(restore(&made.path, &target).is_err() && !target.exists());
    let restored = restore_whole(&made.path, &target).expect("the rest is restored");
    assert_eq!((restored.missing, restored.counts.archived, restored.counts.unreadable), (vec![TableId(1)], 1, 1));
    let (store, found) = open(&target);
    let there = archived(&store, &found).await;
    assert_eq!((running(&found), there, found.next_table.0), (vec![2], vec![(TableId(3), ended(3))], 4));
    for table in [2, 3] {
        is_whole(&whole(&store, table).await, table);
    }
    store.close().await;
    // A piece is what it is wherever it lies.
    fs::write(backups(folder.path()).join(finished(5, 1)), &sound).expect("it is written");
    let target = folder.path().join("newer");
    assert_eq!(restore_whole(&made.path, &target).map(|it| it.missing), Ok(Vec::new()));
    let (store, found) = open(&target);
    assert_eq!(found.archived, 2);
    store.close().await;
}

#[tokio::test]
async fn what_is_damaged_in_the_archive_is_put_back_from_a_backup() {
    let (folder, store, _) = backed_up().await;
    let pieces = [1, 3].map(|table| fs::read(piece(folder.path(), table)).expect("it is kept"));
    let damage = || {
        fs::remove_file(piece(folder.path(), 1)).expect("it is removed");
        fs::write(piece(folder.path(), 3), &pieces[0]).expect("it is exchanged");
    };
    let is_back = || [1, 3].map(|table| fs::read(piece(folder.path(), table)).expect("it is kept")) == pieces;
    damage();
    let look = store.mend_archive(Some(TableId(3))).await.expect("the disk works");
    assert_eq!((look.put_back, look.lost, piece(folder.path(), 1).exists()), (vec![TableId(3)], Vec::new(), false));
    let look = store.mend_archive(None).await.expect("the disk works");
    assert_eq!((look.put_back, is_back()), (vec![TableId(1)], true));
    assert_eq!(store.mend_archive(None).await, Ok(ArchiveLook::default()));
    damage();
    let made = store.back_up(TAKEN + DAY, KEEP).await.expect("it is written");
    assert_eq!((made.counts.archived, made.counts.unreadable, is_back()), (2, 0, true), "each backup looks");
    // What no backup has is named.
    archive(&store, 2).await;
    fs::write(piece(folder.path(), 2), "torn").expect("it is written");
    let look = store.mend_archive(None).await.expect("the disk works");
    assert_eq!(look.lost.iter().map(|(table, _)| table.0).collect::<Vec<_>>(), [2]);
    store.close().await;
}

#[tokio::test]
async fn a_game_that_has_the_number_of_another_is_not_taken_for_it() {
    let (folder, store, _) = backed_up().await;
    store.close().await;
    // An earlier store's backups lie in the folder of one whose table 1 was another game.
    let other = tempfile::tempdir().expect("a folder");
    let (store, _) = open(other.path());
    store.commit(commit(1, 0, &["x", "y", "z"])).await.expect("the disk writes");
    archive(&store, 1).await;
    copy(&backups(folder.path()), &backups(other.path()));
    let made = store.back_up(TAKEN + DAY, KEEP).await.expect("it is written");
    assert_eq!((made.counts.archived, made.counts.tables), (1, 0));
    store.close().await;
    let target = tempfile::tempdir().expect("a folder");
    restore(&made.path, target.path()).expect("it is restored");
    let (store, _) = open(target.path());
    assert_eq!(actions(&store, 1).await, ["x", "y", "z"]);
    store.close().await;
}

#[tokio::test]
async fn two_backups_of_one_second_are_one_file_and_nothing_is_lost() {
    let (folder, store, _) = backed_up().await;
    let again = store.back_up(TAKEN, KEEP).await.expect("it is written");
    assert_eq!(names(folder.path()), [finished(0, 1), pergola(0)]);
    restores(&again.path, &[2], &[1, 3], (4, 4)).await;
    archive(&store, 2).await;
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    assert_eq!(names(folder.path()), [finished(0, 1), finished(0, 2), pergola(0)]);
    restores(&made.path, &[], &[1, 2, 3], (4, 4)).await;
    // At once they come one after the other.
    let (one, other) = tokio::join!(store.back_up(TAKEN, KEEP), store.back_up(TAKEN, KEEP));
    assert_eq!(one, other);
    assert_eq!(check_backup(&made.path), one.map(|made| made.counts));
    assert_eq!(names(folder.path()), [finished(0, 1), finished(0, 2), pergola(0)]);
    store.close().await;
}

#[tokio::test]
async fn finished_games_go_with_the_last_backup_that_names_them() {
    let (folder, store, first) = backed_up().await;
    let lies = |name: &str| backups(folder.path()).join(name);
    // Somebody puts the first backup aside, so that the next one shares nothing with it.
    fs::rename(&first.path, lies("before the move.jsonl")).expect("it is renamed");
    for name in ["finished-notes.txt", "finished-notes.jsonl", "finished-2026-11-20T03-00-00Z-1.txt"] {
        fs::write(lies(name), "somebody's own").expect("it is written");
    }
    // Nobody names these.
    for name in ["finished-2026-11-20T03-00-00Z-1.jsonl", "finished-2026-11-20T03-00-00Z-2.unfinished"] {
        fs::write(lies(name), "half").expect("it is written");
    }
    let own = ["before the move.jsonl", "finished-2026-11-20T03-00-00Z-1.txt"].map(str::to_owned);
    let notes = ["finished-notes.jsonl", "finished-notes.txt"].map(str::to_owned);
    let with_own = |others: &[String]| {
        let mut all: Vec<String> = own.iter().chain(&notes).chain(others).cloned().collect();
        all.sort_unstable();
        all
    };
    for day in 1..=3 {
        store.back_up(TAKEN + day * DAY, KEEP_TWO).await.expect("it is written");
    }
    assert_eq!(names(folder.path()), with_own(&[finished(0, 1), finished(1, 1), pergola(2), pergola(3)]));
    restores(&lies("before the move.jsonl"), &[2], &[1, 3], (4, 4)).await;
    fs::rename(lies("before the move.jsonl"), folder.path().join("elsewhere.jsonl")).expect("it is renamed");
    // What a kept backup names that cannot be read is unknown: nothing goes.
    let sound = fs::read(lies(&pergola(3))).expect("it reads");
    fs::write(lies(&pergola(3)), "").expect("it is written");
    store.back_up(TAKEN + 4 * DAY, KEEP_TWO).await.expect("it is written");
    assert!(lies(&finished(0, 1)).exists() && lies(&finished(1, 1)).exists());
    fs::write(lies(&pergola(3)), sound).expect("it is written");
    let last = store.back_up(TAKEN + 5 * DAY, KEEP_TWO).await.expect("it is written");
    let text = fs::read_to_string(&last.path).expect("it reads");
    let named: Vec<String> = (0..=5).map(|day| finished(day, 1)).filter(|name| text.contains(name.as_str())).collect();
    let left: Vec<String> = names(folder.path()).into_iter().filter(|name| name.starts_with("finished-2026-11-2")).collect();
    let left: Vec<String> = left.into_iter().filter(|name| name.ends_with(".jsonl")).collect();
    assert!(!named.is_empty() && left.contains(&named[0]) && !left.contains(&finished(0, 1)), "{named:?} of {left:?}");
    restores(&last.path, &[2], &[1, 3], (4, 4)).await;
    assert!(notes.iter().all(|name| lies(name).exists()) && lies(&own[1]).exists());
    store.close().await;
}

#[tokio::test]
async fn a_backup_that_is_copied_into_one_file_restores_alone() {
    let (folder, store, _) = backed_up().await;
    archive(&store, 2).await;
    let made = store.back_up(TAKEN + DAY, KEEP).await.expect("it is written");
    store.close().await;
    let elsewhere = tempfile::tempdir().expect("a folder");
    let file = elsewhere.path().join("all.jsonl");
    copy_backup(&made, &file).expect("there is room");
    assert_eq!(check_backup(&file), Ok(made.counts));
    assert_eq!(fs::read_dir(elsewhere.path()).expect("it reads").count(), 1);
    fs::remove_dir_all(folder.path()).expect("the folder burns");
    assert!(!fs::read_to_string(&file).expect("it reads").contains("finished-"));
    restores(&file, &[], &[1, 2, 3], (4, 4)).await;
}

/// Writes a backup again with other lines, as if they had been written so.
fn forge(path: &Path, change: impl Fn(&str) -> String) {
    let text = fs::read_to_string(path).expect("it reads");
    let (body, _) = text.trim_end().rsplit_once('\n').expect("more than a line");
    let forged = change(body) + "\n";
    assert_ne!(forged.trim_end(), body, "it is changed");
    let end = json!({ "end": { "crc32": format!("{:08x}", crc32fast::hash(forged.as_bytes())) } });
    fs::write(path, format!("{forged}{end}\n")).expect("it is written");
}

#[tokio::test]
async fn a_backup_that_names_files_elsewhere_is_refused() {
    let (folder, store, made) = backed_up().await;
    store.close().await;
    let sound = fs::read(&made.path).expect("it reads");
    let file = backups(folder.path()).join(finished(0, 1));
    fs::create_dir(backups(folder.path()).join("a")).expect("it is made");
    for elsewhere in [folder.path().join("x"), backups(folder.path()).join("a/b"), backups(folder.path()).join("x")] {
        fs::copy(&file, elsewhere).expect("it is copied");
    }
    let absolute = folder.path().join("x").display().to_string();
    for name in ["../x", "a/b", "a/../x", "./x", "x/", "..", ".", "", "/", &absolute] {
        fs::write(&made.path, &sound).expect("it is written");
        forge(&made.path, |body| body.replace(&finished(0, 1), name));
        match check_backup(&made.path) {
            Err(StoreError::Backup(BackupFlaw::Line { line: 2, why })) => assert!(why.contains("no file beside it"), "{why}"),
            checked => panic!("{name}: {checked:?}"),
        }
        let target = folder.path().join("new");
        assert!(restore(&made.path, &target).is_err() && !target.exists(), "{name}");
    }
    fs::write(&made.path, &sound).expect("it is written");
    forge(&made.path, |body| body.replace(&finished(0, 1), "x"));
    assert_eq!(check_backup(&made.path), Ok(made.counts), "a name alone is one");
    // Finished games have no finished games of their own: nothing goes round in circles.
    fs::write(&made.path, &sound).expect("it is written");
    let own = format!("{{\"finished\":{{\"file\":\"{}\",\"crc32\":\"00000000\",\"bytes\":1,\"tables\":[]}}}}", finished(0, 1));
    forge(&file, |body| body.replacen('\n', &format!("\n{own}\n"), 1));
    let bytes = fs::metadata(&file).expect("it is there").len();
    let before = fs::read_to_string(&made.path).expect("it reads");
    let line: Value = serde_json::from_str(before.lines().nth(1).expect("a line")).expect("it is JSON");
    let length = line["finished"]["bytes"].as_u64().expect("a length");
    forge(&made.path, |body| body.replace(&format!("\"bytes\":{length}"), &format!("\"bytes\":{bytes}")));
    let refused = check_backup(&made.path);
    assert!(matches!(refused, Err(StoreError::Backup(BackupFlaw::Line { line: 2, .. }))), "{refused:?}");
}

/// How often each table is in a backup, archived or not, with the files that belong to it.
fn tables_of(made: &BackupMade) -> BTreeMap<u64, u32> {
    let mut tables = BTreeMap::new();
    let mut files = vec![made.path.clone()];
    while let Some(file) = files.pop() {
        let text = fs::read_to_string(&file).expect("it reads");
        for line in text.lines() {
            let line: Value = serde_json::from_str(line).expect("it is JSON");
            let name = line["finished"]["file"].as_str();
            files.extend(name.map(|name| file.with_file_name(name)));
            let table = line["table"]["table"].as_u64().or_else(|| line["archived"]["table"].as_u64());
            table.into_iter().for_each(|table| *tables.entry(table).or_default() += 1);
        }
    }
    tables
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_archived_while_a_backup_is_written_is_in_it_once() {
    const TABLES: u64 = 48;
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_tables(folder.path(), TABLES).await;
    let everyone: BTreeMap<u64, u32> = (1..=TABLES).map(|table| (table, 1)).collect();
    let mut made = Vec::new();
    for round in 0..TABLES / 2 {
        let archiving = store.clone();
        let archiver = tokio::spawn(async move {
            // Reads lie between, so that each round meets the backup at another of its steps.
            for _ in 0..round * 3 {
                archiving.checkpoint(TableId(TABLES / 2)).await.expect("it reads");
            }
            // One from the front, which the backup may have met, and one from the end, which it may not have.
            for table in [round + 1, TABLES - round] {
                archive(&archiving, table).await;
            }
        });
        let backup = store.back_up(TAKEN + round * DAY, KEEP_TWO).await.expect("it is written, and reads as it was written");
        archiver.await.expect("it archives");
        assert_eq!(tables_of(&backup), everyone, "round {round}");
        assert_eq!(backup.counts.tables + backup.counts.archived, TABLES);
        assert_eq!(check_backup(&backup.path), Ok(backup.counts));
        made.push(backup);
    }
    store.close().await;
    let last = made.last().expect("there was a round");
    let target = tempfile::tempdir().expect("a folder");
    assert_eq!(restore(&last.path, target.path()), Ok(last.counts));
    let (store, found) = open(target.path());
    assert_eq!((found.tables.len() + found.archived) as u64, TABLES);
    assert_eq!(store.look_through().await, Ok(Vec::new()));
    store.close().await;
}

#[tokio::test]
async fn a_restore_of_archived_tables_that_was_killed_is_taken_up_again() {
    let (folder, store, made) = backed_up().await;
    store.close().await;
    let target = tempfile::tempdir().expect("a folder");
    for name in ["store.unfinished", "archive/0"] {
        fs::create_dir_all(target.path().join(name)).expect("it is made");
    }
    for name in ["lock", "written", "store.unfinished/db", "archive/0/1.packed", "archive/0/2.packed", "archive/0/3.unfinished"] {
        fs::write(target.path().join(name), "half").expect("it is written");
    }
    restore(&made.path, target.path()).expect("it is restored");
    let (store, found) = open(target.path());
    assert_eq!(archived(&store, &found).await, [(TableId(1), ended(1)), (TableId(3), ended(3))]);
    for table in 1..=3 {
        is_whole(&whole(&store, table).await, table);
    }
    archive(&store, 2).await;
    is_whole(&whole(&store, 2).await, 2);
    store.close().await;
    // A folder with nothing but archived tables is not empty.
    let used = tempfile::tempdir().expect("a folder");
    copy(&folder.path().join("archive"), &used.path().join("archive"));
    assert_eq!(restore(&made.path, used.path()), Err(StoreError::NotEmpty { folder: used.path().to_owned() }));
    assert!(piece(used.path(), 1).exists());
}

#[tokio::test]
async fn archived_tables_are_read_beside_a_copy_and_stay_when_it_goes() {
    let (folder, within) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let store = with_tables(folder.path(), 3).await;
    for table in [1, 3] {
        archive(&store, table).await;
    }
    store.close().await;
    let before = [1, 3].map(|table| same(&piece(folder.path(), table)));
    let load = |checkpoint: Value, _: &Guests| Ok::<Value, std::convert::Infallible>(checkpoint);
    let (store, found, copied) = Store::open_copy(folder.path(), within.path(), load).expect("it opens");
    assert_eq!((running(&found), found.archived), (vec![2], 2));
    for table in 1..=3 {
        is_whole(&whole(&store, table).await, table);
    }
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    let file = within.path().join("all.jsonl");
    copy_backup(&made, &file).expect("there is room");
    store.close().await;
    drop(copied);
    let left: Vec<_> = fs::read_dir(within.path()).expect("it reads").flatten().map(|file| file.file_name()).collect();
    assert_eq!(left, ["all.jsonl"]);
    assert!([1, 3].map(|table| same(&piece(folder.path(), table))) == before, "they stay as they are");
    restores(&file, &[2], &[1, 3], (4, 4)).await;
}

#[tokio::test]
async fn archived_tables_are_salvaged_but_for_what_is_damaged() {
    let (folder, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let store = with_tables(folder.path(), 4).await;
    for table in [1, 2, 3] {
        archive(&store, table).await;
    }
    store.forget(PersonRef(4)).await.expect("the disk writes");
    store.close().await;
    fs::write(piece(folder.path(), 2), "torn").expect("it is written");
    let (from, file) = (folder.path().to_owned(), elsewhere.path().join("salvaged.jsonl"));
    let to = file.clone();
    let salvaged = tokio::task::spawn_blocking(move || salvage(&from, &to, TAKEN)).await.expect("it does not panic");
    let salvaged = salvaged.expect("it reads");
    assert_eq!((salvaged.counts.tables, salvaged.counts.archived, salvaged.counts.unreadable), (1, 2, 1));
    assert_eq!(salvaged.counts.people, 3);
    assert_eq!(salvaged.broken.iter().map(|it| it.table.0).collect::<Vec<_>>(), [2]);
    let target = elsewhere.path().join("new");
    assert_eq!(restore(&file, &target), Ok(salvaged.counts));
    let (store, found) = open(&target);
    assert_eq!((running(&found), found.archived, found.next_person.0), (vec![4], 2, 5));
    for table in [1, 3, 4] {
        is_whole(&whole(&store, table).await, table);
    }
    store.close().await;
}

#[tokio::test]
async fn pieces_that_no_row_leads_to_are_salvaged_too() {
    let (folder, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let store = with_tables(folder.path(), 5).await;
    for table in 1..=4 {
        // What is left has to tell by itself what it is found by.
        let checkpoint = json!({
            "place": { "server": "test", "channel": format!("test:{table}") },
            "opened_in": "test:fountain",
            "opening": { "game": "gardens" },
            "holders": [{ "person": table, "bot": null }, { "person": null, "bot": "hard" }, { "person": 7, "bot": null }],
            "opened": 1_000,
            "last": 2_000 + table,
            "closed": if table == 2 { json!("agreed") } else { Value::Null },
        });
        store.commit(Commit { checkpoint, ..commit(table, 3, &["end"]) }).await.expect("the disk writes");
        archive(&store, table).await;
    }
    store.close().await;
    fs::write(piece(folder.path(), 3), "torn").expect("it is written");
    fs::copy(piece(folder.path(), 1), piece(folder.path(), 4)).expect("it is exchanged");
    fs::remove_file(folder.path().join("store/db")).expect("it is removed");
    let (from, file) = (folder.path().to_owned(), elsewhere.path().join("salvaged.jsonl"));
    let to = file.clone();
    let salvaged = tokio::task::spawn_blocking(move || salvage(&from, &to, TAKEN)).await.expect("it does not panic");
    let salvaged = salvaged.expect("there is something");
    assert_eq!((salvaged.counts.tables, salvaged.counts.archived), (0, 2));
    assert_eq!(salvaged.broken.iter().map(|it| it.table.0).collect::<Vec<_>>(), [3, 4, 5], "{:?}", salvaged.broken);
    assert!(salvaged.broken[1].why.to_string().contains("that of table 1"), "{:?}", salvaged.broken[1]);
    let target = elsewhere.path().join("new");
    restore(&file, &target).expect("it is a backup");
    let (store, found) = open(&target);
    assert_eq!(archived(&store, &found).await, [(TableId(1), ended(1)), (TableId(2), ended(2))]);
    assert_eq!(actions(&store, 2).await, ["a", "b", "c2", "end"]);
    store.close().await;
}
