//! Backups: readable, whole or refused, and restored as they were.

use std::{
    collections::BTreeMap,
    fs,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use pergola::{
    engine::Seats,
    store::{BackupCounts, BackupFlaw, RowId, Store, StoreError, accept_loss, check_backup, restore},
    table::{Commit, Guests, Notice, NoticeKind, PersonRef, ServerSettings, TableId},
};
use serde_json::{Value, json};

use super::{
    actions, commit,
    forms::{is_as_it_was, rows_of_form_one},
    open,
};

/// 2026-11-21, 3 o'clock UTC.
const TAKEN: u64 = 1_795_230_000_000;
const KEEP: NonZeroUsize = NonZeroUsize::new(3).expect("three");

/// A store with something of everything.
async fn filled(folder: &Path) -> Store {
    let (store, _) = open(folder);
    for table in [1, 2, 5] {
        let kind = NoticeKind::Turn { ping: Seats::NONE };
        let first = Commit {
            begins_turn: true,
            people: Guests::default(),
            notices: vec![Notice { table: TableId(table), revision: 2, kind, told: None }],
            ..commit(table, 0, &["a", "b"])
        };
        store.commit(first).await.expect("the disk writes");
        store.commit(commit(table, 2, &["c"])).await.expect("the disk writes");
    }
    store
}

const FILLED: BackupCounts =
    BackupCounts { tables: 3, entries: 9, turns: 3, notices: 3, archived: 0, people: 0, servers: 0, cups: 0, unreadable: 0 };

#[tokio::test]
async fn a_backup_is_restored_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(folder.path()).await;
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    assert_eq!(made.counts, FILLED);
    assert_eq!(made.path, folder.path().join("backups/pergola-2026-11-21T03-00-00Z.jsonl"));
    assert_eq!(check_backup(&made.path), Ok(FILLED));
    store.close().await;
    let new = tempfile::tempdir().expect("a folder");
    for target in [new.path().to_owned(), new.path().join("deeper/missing")] {
        // An empty folder, and one that has to be made.
        if target == new.path() {
            assert_eq!(restore(&made.path, &target), Ok(FILLED));
            assert_same(folder.path(), &target).await;
            fs::remove_dir_all(&target).expect("it is removed");
        } else {
            assert_eq!(restore(&made.path, &target), Ok(FILLED));
            assert_same(folder.path(), &target).await;
        }
    }
}

/// The number that the next notice gets in this folder.
async fn next_number(folder: &Path) -> u64 {
    let (store, found) = open(folder);
    let kind = NoticeKind::Turn { ping: Seats::NONE };
    let notices = vec![Notice { table: found.next_table, revision: 1, kind, told: None }];
    let made = store.commit(Commit { notices, ..commit(found.next_table.0, 0, &["a"]) }).await.expect("the disk writes");
    store.close().await;
    made.rows[0].0
}

#[tokio::test]
async fn no_number_of_a_notice_is_given_again_after_a_restore_or_where_the_next_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(folder.path()).await;
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    store.close().await;
    let mut given = vec![next_number(folder.path()).await];
    assert_eq!(given, [4], "three were given before");
    // The same backup is restored twice, the second time in place of a store that went on meanwhile.
    for _ in 0..2 {
        let target = tempfile::tempdir().expect("a folder");
        restore(&made.path, target.path()).expect("it is restored");
        given.extend([next_number(target.path()).await, next_number(target.path()).await]);
    }
    assert!(given.is_sorted_by(|one, next| one < next), "{given:?}");
    let config = sled::Config::new().path(folder.path().join("store")).segment_size(8 << 20).flush_every_ms(None);
    let rows = config.open().expect("sled opens");
    rows.remove("next-row").expect("it is removed");
    rows.flush().expect("it is written");
    drop(rows);
    assert!(next_number(folder.path()).await > 1_000_000, "the next is not known, and three were given at least");
}

#[tokio::test]
async fn a_restored_store_says_since_when_its_history_counts_and_that_nobody_was_awake_in_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(folder.path()).await;
    store.note_awake(TAKEN).await.expect("the disk writes");
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    store.close().await;
    let (store, found) = open(folder.path());
    store.close().await;
    assert_eq!((found.taken_up, found.last_awake), (None, Some(TAKEN)));
    let target = tempfile::tempdir().expect("a folder");
    restore(&made.path, target.path()).expect("it is restored");
    let (store, found) = open(target.path());
    store.close().await;
    assert!(found.taken_up.is_some_and(|at| at > 1_700_000_000_000), "{:?}", found.taken_up);
    assert_eq!(found.last_awake, None, "the time since the last entry is what was missed");
}

async fn assert_same(one: &Path, other: &Path) {
    let ((one, found), (other, restored)) = (open(one), open(other));
    assert_eq!(found.outbox, restored.outbox);
    assert_eq!(found.next_table, restored.next_table);
    let tables = |found: &pergola::store::Contents<Value>| -> Vec<_> {
        found.tables.iter().map(|table| (table.id, table.table.clone(), table.entries)).collect()
    };
    assert_eq!(tables(&found), tables(&restored));
    for table in found.tables {
        assert_eq!(one.entries(table.id).await, other.entries(table.id).await);
        assert_eq!(one.turn(table.id, 2).await, other.turn(table.id, 2).await);
    }
    other.commit(commit(1, 3, &["d"])).await.expect("the restored one runs");
    one.close().await;
    other.close().await;
}

/// Format 1 numbered turns; how many entries came before one stands in its checkpoint.
#[tokio::test]
async fn a_backup_of_the_first_format_is_restored() {
    let (folder, target) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let store = filled(folder.path()).await;
    let path = store.back_up(TAKEN, KEEP).await.expect("it is written").path;
    store.close().await;
    let text = fs::read_to_string(&path).expect("it is text");
    let (body, _) = text.trim_end().rsplit_once('\n').expect("more than a line");
    let as_before = |turn: &str| {
        // What came with later formats is taken away.
        let changes = [
            (r#""format":4"#, r#""format":1"#),
            (r#""archived":0,"people":0,"#, ""),
            ("{\"next_person\":1}\n", ""),
            (r#""after":2,"checkpoint":{"#, turn),
        ];
        let body = changes.iter().fold(format!("{body}\n"), |body, (now, before)| {
            assert!(body.contains(now), "{now} is in it");
            body.replace(now, before)
        });
        write_lines(&path, &body);
    };
    as_before(r#""turn":1,"checkpoint":{"#);
    let refused = check_backup(&path).expect_err("nobody knows where the turns belong").to_string();
    assert!(refused.contains("does not say how many entries came before it"), "{refused}");
    as_before(r#""turn":1,"checkpoint":{"revision":2,"#);
    assert_eq!(restore(&path, target.path()), Ok(FILLED));
    let (store, _) = open(target.path());
    assert_eq!(store.turn(TableId(1), 2).await, Ok(Some(json!({ "revision": 2, "after": "b" }))));
    store.close().await;
}

/// Writes the lines of a backup with their checksum.
fn write_lines(path: &Path, lines: &str) {
    let end = json!({ "end": { "crc32": format!("{:08x}", crc32fast::hash(lines.as_bytes())) } });
    fs::write(path, format!("{lines}{end}\n")).expect("it is written");
}

/// A backup of format 2 of the table that `rows` of a store have, and of a notice: people stood with their ids and names
/// where they were met.
fn of_format_two(path: &Path, rows: &BTreeMap<String, Value>) -> BackupCounts {
    let table = 5;
    let of = |kind: &'static str| rows.iter().filter(move |(key, _)| key.contains(kind)).map(|(_, row)| row);
    let now = of("/now").next().expect("the table has a checkpoint");
    let counts = BackupCounts {
        tables: 1,
        entries: of("/entry/").count() as u64,
        turns: of("/turn/").count() as u64,
        notices: 1,
        ..BackupCounts::default()
    };
    let first = json!({ "pergola_backup": { "format": 2, "taken": "2026-11-21T03-00-00Z", "counts": {
        "tables": counts.tables, "entries": counts.entries, "turns": counts.turns, "notices": 1, "unreadable": 0,
    } } });
    let mut lines = format!("{:<255}\n", first.to_string());
    let kind = json!({ "invited": { "people": ["playground:Dario", "playground:Eve"] } });
    let notice = json!({ "notice": { "table": table, "row": 9, "notice": { "table": table, "revision": 2, "kind": kind } } });
    let checkpoint = json!({ "table": { "table": table, "checkpoint": now["checkpoint"] } });
    let entries = of("/entry/").map(|entry| json!({ "entry": { "table": table, "entry": entry } }));
    let turns = of("/turn/").map(|turn| json!({ "turn": { "table": table, "after": turn["revision"], "checkpoint": turn } }));
    for line in [checkpoint].into_iter().chain(entries).chain(turns).chain([notice]) {
        lines += &format!("{line}\n");
    }
    write_lines(path, &lines);
    counts
}

#[tokio::test]
async fn a_backup_of_the_second_format_is_restored_with_references_for_its_people() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, target, rows) = (folder.path().join("old.jsonl"), folder.path().join("new"), rows_of_form_one());
    let counts = of_format_two(&path, &rows);
    assert_eq!(check_backup(&path), Ok(counts));
    assert_eq!(restore(&path, &target), Ok(counts));
    for _ in 0..2 {
        let (store, found) = open(&target);
        let people: Vec<_> = found.people.iter().map(|(number, it)| (number.0, it.id.0.as_str(), it.name.as_str())).collect();
        let expected = [(1, "playground:Dario", "Dario"), (2, "playground:Cleo", "Cleo"), (3, "playground:Eve", "")];
        assert_eq!((people, found.next_person.0), (expected.to_vec(), 4));
        assert_eq!(found.next_table, TableId(6));
        let invited = NoticeKind::Invited { people: vec![PersonRef(1), PersonRef(3)] };
        assert_eq!(found.outbox, [(RowId(9), Notice { table: TableId(5), revision: 2, kind: invited, told: None })]);
        store.close().await;
    }
    // Beside the notice it is what a store of the same rows becomes.
    let (store, found) = open(&target);
    store.delivered(found.outbox.iter().map(|(row, _)| *row).collect()).await.expect("the disk writes");
    store.forget(PersonRef(3)).await.expect("the disk writes");
    store.close().await;
    is_as_it_was(&target, &rows).await;
}

/// The names of the present checkpoint are the newest, though it comes first in a backup.
#[tokio::test]
async fn somebody_in_a_backup_of_the_second_format_has_their_newest_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, target, mut rows) = (folder.path().join("old.jsonl"), folder.path().join("new"), rows_of_form_one());
    let now = rows.iter_mut().find(|(key, _)| key.ends_with("/now")).expect("the table has a checkpoint").1;
    now["checkpoint"]["holders"][0]["person"]["name"] = json!("Dario the Great");
    let counts = of_format_two(&path, &rows);
    assert_eq!(restore(&path, &target), Ok(counts));
    let (store, found) = open(&target);
    let names: Vec<_> = found.people.iter().map(|(_, it)| it.name.as_str()).collect();
    assert_eq!(names, ["Dario the Great", "Cleo", ""]);
    store.close().await;
}

#[tokio::test]
async fn every_line_is_readable() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(folder.path()).await;
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    let text = fs::read_to_string(made.path).expect("it is text");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
    assert_eq!(lines.len(), 1 + 1 + 3 + 9 + 3 + 3 + 1);
    assert_eq!(lines[0]["pergola_backup"]["taken"], "2026-11-21T03-00-00Z");
    assert_eq!(lines[19], json!({ "next_person": 1 }));
    assert_eq!(lines[1]["table"], json!({ "table": 1, "checkpoint": { "after": "c" } }));
    assert_eq!(lines[2]["entry"]["entry"]["what"]["acted"]["action"], "a");
    assert_eq!(lines[5]["turn"]["after"], 2);
    assert_eq!(lines[6]["notice"]["notice"]["revision"], 2);
    assert!(lines[20]["end"]["crc32"].is_string());
}

#[tokio::test]
async fn a_backup_that_is_cut_off_anywhere_is_refused() {
    let (folder, backup) = small_backup().await;
    let whole = fs::read(&backup).expect("it reads");
    for length in 0..whole.len() {
        fs::write(&backup, &whole[..length]).expect("it is cut");
        let checked = check_backup(&backup);
        assert!(matches!(checked, Err(StoreError::Backup(_))), "cut to {length} of {}: {checked:?}", whole.len());
    }
    let longer = [&whole[..], b"\n"].concat();
    fs::write(&backup, longer).expect("it is longer");
    assert_eq!(check_backup(&backup), Err(BackupFlaw::Changed.into()));
    let target = folder.path().join("new");
    assert_eq!(restore(&backup, &target), Err(BackupFlaw::Changed.into()));
    assert!(!target.exists(), "nothing is written");
}

#[tokio::test]
async fn a_backup_with_any_bit_changed_is_refused() {
    let (_folder, backup) = small_backup().await;
    let whole = fs::read(&backup).expect("it reads");
    for at in 0..whole.len() {
        for bit in 0..8 {
            let mut changed = whole.clone();
            changed[at] ^= 1 << bit;
            fs::write(&backup, changed).expect("it is changed");
            let checked = check_backup(&backup);
            assert!(matches!(checked, Err(StoreError::Backup(_))), "byte {at}, bit {bit}: {checked:?}");
        }
    }
}

/// A backup of one small table.
async fn small_backup() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    store.commit(commit(1, 0, &["a"])).await.expect("the disk writes");
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    store.close().await;
    (folder, made.path)
}

#[tokio::test]
async fn a_folder_that_is_not_empty_is_not_restored_into() {
    let (folder, backup) = small_backup().await;
    let refused = restore(&backup, folder.path());
    assert_eq!(refused, Err(StoreError::NotEmpty { folder: folder.path().to_owned() }));
    let other = tempfile::tempdir().expect("a folder");
    fs::write(other.path().join("something"), "").expect("it is written");
    assert_eq!(restore(&backup, other.path()), Err(StoreError::NotEmpty { folder: other.path().to_owned() }));
    assert_eq!(fs::read_dir(other.path()).expect("it reads").count(), 1);
}

#[tokio::test]
async fn the_last_few_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(folder.path()).await;
    let backups = folder.path().join("backups");
    fs::create_dir_all(&backups).expect("it is made");
    fs::write(backups.join("pergola-2020-01-01T00-00-00Z.unfinished"), "half").expect("it is written");
    fs::write(backups.join("mine.jsonl"), "somebody's own file").expect("it is written");
    for day in 0..5 {
        store.back_up(TAKEN + day * 86_400_000, KEEP).await.expect("it is written");
    }
    let mut names: Vec<_> = fs::read_dir(backups).expect("it reads").flatten().map(|file| file.file_name()).collect();
    names.sort_unstable();
    let kept = ["23", "24", "25"].map(|day| format!("pergola-2026-11-{day}T03-00-00Z.jsonl"));
    assert_eq!(names, ["mine.jsonl", &kept[0], &kept[1], &kept[2]]);
}

#[tokio::test]
async fn backups_go_on_after_the_clock_was_a_year_ahead() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(folder.path()).await;
    let ahead = TAKEN + 365 * 86_400_000;
    for day in 0..3 {
        store.back_up(ahead + day * 86_400_000, KEEP).await.expect("it is written");
    }
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    assert!(made.path.exists(), "the one just made stays");
    assert_eq!(store.newest_backup(TAKEN + 1_000), Some(TAKEN), "so the next one is due a day later, not a year");
    for day in 1..3 {
        store.back_up(TAKEN + day * 86_400_000, KEEP).await.expect("it is written");
    }
    let mut names: Vec<_> =
        fs::read_dir(folder.path().join("backups")).expect("it reads").flatten().map(|it| it.file_name()).collect();
    names.sort_unstable();
    assert_eq!(names, ["21", "22", "23"].map(|day| &*format!("pergola-2026-11-{day}T03-00-00Z.jsonl").leak()));
}

#[tokio::test]
async fn a_restore_that_was_killed_is_taken_up_again() {
    let (folder, target) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let store = filled(folder.path()).await;
    let backup = store.back_up(TAKEN, KEEP).await.expect("it is written").path;
    store.close().await;
    fs::create_dir(target.path().join("store.unfinished")).expect("it is made");
    for name in ["lock", "written", "store.unfinished/db"] {
        fs::write(target.path().join(name), "").expect("it is written");
    }
    let refused = Store::open(target.path(), |checkpoint, _| Ok::<Value, std::convert::Infallible>(checkpoint))
        .map(drop)
        .expect_err("it is half a store");
    assert!(refused.to_string().contains("was not finished"), "{refused}");
    assert_eq!(accept_loss(target.path()), Err(refused), "half a store is no loss that could be accepted");
    restore(&backup, target.path()).expect("it is restored");
    let (store, found) = open(target.path());
    assert_eq!(found.tables.len(), 3);
    assert!(!target.path().join("store.unfinished").exists());
    store.close().await;
}

#[tokio::test]
async fn a_restore_that_was_killed_in_its_first_moment_leaves_a_folder_that_counts_as_empty() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(folder.path()).await;
    let backup = store.back_up(TAKEN, KEEP).await.expect("it is written").path;
    store.close().await;
    for left in [&["lock"][..], &["lock", "written"]] {
        let target = tempfile::tempdir().expect("a folder");
        left.iter().for_each(|name| fs::write(target.path().join(name), "").expect("it is written"));
        assert_eq!(restore(&backup, target.path()), Ok(FILLED), "{left:?}");
        let lost = tempfile::tempdir().expect("a folder");
        left.iter().for_each(|name| fs::write(lost.path().join(name), "00000000000000000007\n").expect("it is written"));
        let is_lost = left.contains(&"written");
        let refused = Err(StoreError::NotEmpty { folder: lost.path().to_owned() });
        assert_eq!(restore(&backup, lost.path()), if is_lost { refused } else { Ok(FILLED) }, "something was written there");
    }
}

#[tokio::test]
async fn a_backup_is_taken_while_commits_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    for table in 1..=8 {
        store.commit(commit(table, 0, &["a"])).await.expect("the disk writes");
    }
    let writers = (1..=8).map(|table| {
        let store = store.clone();
        tokio::spawn(async move {
            for seq in 1..60 {
                store.commit(commit(table, seq, &["a"])).await.expect("the disk writes");
            }
        })
    });
    let writers: Vec<_> = writers.collect();
    for n in 0..10 {
        let made = store.back_up(TAKEN + n * 1_000, KEEP).await.expect("it is written, and reads as it was written");
        assert_eq!(made.counts.tables, 8);
    }
    for writer in writers {
        writer.await.expect("it writes");
    }
    let made = store.back_up(TAKEN + 60_000, KEEP).await.expect("it is written");
    assert_eq!(made.counts.entries, 8 * 60);
    store.close().await;
}

#[tokio::test]
async fn tables_that_cannot_be_read_are_counted_and_left_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(folder.path()).await;
    store.close().await;
    let refuse = |checkpoint: Value, _: &Guests| Err::<Value, _>(format!("unknown: {checkpoint}"));
    let (store, found) = Store::open(folder.path(), refuse).expect("it opens");
    assert_eq!((found.tables.len(), found.broken.len(), found.outbox.len()), (0, 3, 0));
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    assert_eq!(made.counts, BackupCounts { unreadable: 3, ..BackupCounts::default() });
    for later in 1..4 {
        store.back_up(TAKEN + later * 1_000, KEEP).await.expect("it is written");
    }
    let kept = fs::read_dir(folder.path().join("backups")).expect("it reads").count();
    assert_eq!(kept, KEEP.get(), "a table that stands still does not let backups pile up");
    store.close().await;
    let (store, found) = open(folder.path());
    assert_eq!((found.tables.len(), found.outbox.len()), (3, 3), "nothing was taken away");
    assert_eq!(actions(&store, 5).await, ["a", "b", "c"]);
}

/// How often one of the clocks of the next test was looked at.
static LOOKS: AtomicU32 = AtomicU32::new(0);

fn looked_at(shows: u64) -> u64 {
    LOOKS.fetch_add(1, Ordering::Relaxed);
    shows
}

#[tokio::test(start_paused = true)]
async fn a_backup_every_six_hours_is_written_and_not_one_a_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(folder.path()).await;
    assert_eq!(store.newest_backup(u64::MAX), None);
    let clocks: [fn() -> u64; 3] = [|| looked_at(TAKEN), || looked_at(TAKEN + 20_000_000), || looked_at(TAKEN + 21_600_000)];
    for (clock, newest) in clocks.into_iter().zip([TAKEN, TAKEN, TAKEN + 21_600_000]) {
        store.note_server("town".to_owned(), ServerSettings::default()).await.expect("it is written");
        let schedule = pergola::host::backups::write_now_and_then(store.clone(), KEEP, clock);
        let looks = LOOKS.load(Ordering::Relaxed);
        // When it looks again, it has acted on what it saw first.
        let acted = async {
            while LOOKS.load(Ordering::Relaxed) < looks + 2 {
                tokio::time::sleep(Duration::from_secs(60)).await;
            }
        };
        tokio::select! {
            () = schedule => panic!("it ends"),
            () = acted => {}
        }
        assert_eq!(store.newest_backup(u64::MAX), Some(newest));
    }
}
