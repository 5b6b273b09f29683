//! Stores of several of sled's segments with damaged spots in them: no spot ends the program, and each costs the tables it
//! touches, in words.

use std::{
    collections::{BTreeMap, BTreeSet},
    convert::Infallible,
    fs,
    num::NonZeroUsize,
    os::unix::fs::FileExt,
    path::Path,
};

use pergola::{
    store::{Contents, Store, StoreError, accept_loss, check_backup, restore, salvage},
    table::{Commit, Ended, Guests, Person, PersonRef, PlaceId, TableId},
};
use serde_json::{Value, json};

use super::{action, archives::archived, commit, luck::Luck, open};

/// 2026-11-21, 3 o'clock UTC.
const TAKEN: u64 = 1_795_230_000_000;
const KEEP: NonZeroUsize = NonZeroUsize::new(3).expect("three");
/// The tables of a store; the first few have ended, and are archived on the way.
const TABLES: u64 = 24;
/// Each of so many is archived when it has ended.
const ARCHIVED: u64 = 4;
/// How many rounds pass until the next table begins, and how many play beside the newest.
const ROUNDS: u64 = 6;
const AT_ONCE: u64 = 4;
/// The entries of each table, and how far apart its turns begin.
const ENTRIES: u64 = 24;
const TURN: u64 = 4;
/// Bytes of a segment of sled's.
const SEGMENT: usize = 8 << 20;
/// Bytes of a checkpoint, of which every letter is luck.
const CHECKPOINT: usize = 16_000;

/// What a table was acknowledged to be.
#[derive(Clone, Default)]
struct Acknowledged {
    actions: Vec<String>,
    checkpoint: Value,
    /// The checkpoints of its turns, by the number of the entries before them.
    turns: BTreeMap<u64, Value>,
}

type Truth = BTreeMap<u64, Acknowledged>;

fn ended(table: u64) -> Ended {
    Ended {
        place: PlaceId { server: "test".to_owned(), channel: format!("test:{table}") },
        opened_in: "test:fountain".to_owned(),
        game: "gardens".to_owned(),
        people: vec![PersonRef(table)],
        opened: 1_000,
        last: 2_000,
        closed: None,
        standings: None,
        lesson: false,
        unaided: false,
    }
}

/// A store of several segments, and what was acknowledged of its tables. A few play at a time, so that what is written of the
/// first is never written again; a few end and are archived.
async fn large_store(folder: &Path) -> Truth {
    let (mut luck, mut truth) = (Luck(7), Truth::new());
    let (store, _) = open(folder);
    for round in 0..TABLES * ROUNDS + ENTRIES {
        let newest = round / ROUNDS + 1;
        for table in newest.saturating_sub(AT_ONCE).max(1)..=newest.min(TABLES) {
            let known = truth.entry(table).or_default();
            let seq = known.actions.len() as u64;
            if seq == ENTRIES {
                continue;
            }
            let text = luck.text(200);
            let checkpoint =
                json!({ "table": table, "revision": seq + 1, "place": ended(table).place, "more": luck.text(CHECKPOINT) });
            let person = Person::new(format!("test:{table}"), &format!("Ann {table}"));
            let people = Guests::new([(PersonRef(table), person)]);
            let begins_turn = seq.is_multiple_of(TURN);
            let made = Commit { checkpoint: checkpoint.clone(), begins_turn, people, ..commit(table, seq, &[&text]) };
            store.commit(made).await.expect("the disk writes");
            known.actions.push(text);
            if begins_turn {
                known.turns.insert(seq + 1, checkpoint.clone());
            }
            known.checkpoint = checkpoint;
            if table % ARCHIVED == 0 && seq + 1 == ENTRIES {
                assert_eq!(store.archive(TableId(table), ended(table)).await, Ok(true));
            }
        }
    }
    store.close().await;
    truth
}

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

fn flip(file: &Path, at: u64, bit: u64) {
    let file = fs::File::options().read(true).write(true).open(file).expect("it opens");
    let mut byte = [0];
    file.read_exact_at(&mut byte, at).expect("it reads");
    file.write_all_at(&[byte[0] ^ 1 << bit], at).expect("it is written");
}

/// Which tables a store that opened has set aside, after it was looked at in every way there is: the others are whole, and
/// every backup holds them.
async fn set_aside(folder: &Path, truth: &Truth, store: Store, found: Contents<Value>) -> BTreeSet<u64> {
    let damaged = store.look_through().await.expect("the disk reads");
    let lost_turns: BTreeSet<u64> = found.tables.iter().filter(|it| it.lost_turns.is_some()).map(|it| it.id.0).collect();
    assert!(damaged.iter().all(|(table, _)| lost_turns.contains(&table.0)), "the start has said it: {damaged:?}");
    let broken: BTreeSet<u64> = found.broken.iter().map(|it| it.table.0).collect();
    let archived: BTreeSet<u64> = archived(&store, &found).await.iter().map(|(table, _)| table.0).collect();
    for (&table, known) in truth {
        let id = TableId(table);
        let entries = store.entries(id).await;
        if broken.contains(&table) {
            assert!(matches!(entries, Err(StoreError::Broken { .. })), "table {table}: {entries:?}");
            continue;
        }
        assert!(archived.contains(&table) || found.tables.iter().any(|it| it.id == id), "table {table} is nowhere");
        assert!(entries.expect("it reads").iter().map(action).eq(known.actions.iter()), "table {table}");
        assert_eq!(store.checkpoint(id).await.as_ref(), Ok(&known.checkpoint));
        for (after, start) in &known.turns {
            let turn = store.turn(id, *after).await;
            assert!(turn == Ok(Some(start.clone())) || lost_turns.contains(&table), "table {table} after {after}");
        }
    }
    let played = found.tables.last().map(|it| it.id.0).expect("one is left");
    assert_eq!(store.archive(TableId(played), ended(played)).await, Ok(true));
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    assert_eq!((made.counts.tables + made.counts.archived) as usize, truth.len() - broken.len());
    assert_eq!(made.counts.unreadable as usize, broken.len());
    store.close().await;
    assert_eq!(check_backup(&made.path), Ok(made.counts));
    let again = folder.join("restored");
    assert_eq!(restore(&made.path, &again), Ok(made.counts));
    broken
}

/// Makes a store run that was refused, which has to say why.
fn accepted(folder: &Path, why: &StoreError) -> Contents<Value> {
    assert!(!why.to_string().contains("panicked") && !why.to_string().contains('\n'), "{why}");
    let loss = accept_loss(folder).unwrap_or_else(|error| panic!("{why}, and is not accepted: {error}"));
    assert!(loss.is_some(), "{why}");
    assert_eq!(accept_loss(folder), Ok(None), "it is as it was said to be");
    let opened = Store::open(folder, |checkpoint, _| Ok::<Value, Infallible>(checkpoint));
    let (store, found) = opened.unwrap_or_else(|error| panic!("it was accepted, and does not open: {error}"));
    drop(store);
    found
}

/// What came of all damaged stores.
#[derive(Debug, Default)]
struct Outcome {
    copies: usize,
    whole: usize,
    lost_turns: usize,
    set_aside: usize,
    accepted: usize,
}

impl Outcome {
    /// Damages a copy of a store in these spots, and does all with it that can be done.
    async fn add(&mut self, whole: &Path, truth: &Truth, spots: &[(u64, u64)]) {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        copy(whole, &data);
        spots.iter().for_each(|(at, bit)| flip(&data.join("store/db"), *at, *bit));
        self.copies += 1;
        if self.copies % 3 == 1 {
            let (from, file) = (data.clone(), folder.path().join("salvaged.jsonl"));
            let salvaged = tokio::task::spawn_blocking(move || salvage(&from, &file, TAKEN)).await.expect("it does not panic");
            let salvaged = salvaged.unwrap_or_else(|error| panic!("{spots:?}: {error}"));
            let saved = (salvaged.counts.tables + salvaged.counts.archived) as usize;
            assert_eq!(saved + salvaged.broken.len(), truth.len(), "{spots:?}: {salvaged:?}");
        }
        match Store::open(&data, |checkpoint, _| Ok::<Value, Infallible>(checkpoint)) {
            Ok((store, found)) => {
                let lost_turns = found.tables.iter().filter(|it| it.lost_turns.is_some()).count();
                let broken = set_aside(&data, truth, store, found).await;
                assert!(broken.len() <= 2 * spots.len(), "{spots:?}: {broken:?}");
                self.lost_turns += usize::from(lost_turns > 0);
                self.set_aside += usize::from(!broken.is_empty());
                self.whole += usize::from(broken.is_empty() && lost_turns == 0);
            }
            Err(why) => {
                let found = accepted(&data, &why);
                assert!(found.tables.len() + found.archived + 2 * spots.len() >= truth.len(), "{spots:?}: {why}");
                self.accepted += 1;
            }
        }
    }
}

/// A large store, what was acknowledged of it, and how many bytes it has.
async fn large() -> (tempfile::TempDir, Truth, u64) {
    let whole = tempfile::tempdir().expect("a folder");
    let truth = large_store(whole.path()).await;
    let bytes = fs::metadata(whole.path().join("store/db")).expect("it is there").len();
    (whole, truth, bytes)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_spot_costs_the_tables_it_touches_and_never_the_program() {
    let ((whole, truth, bytes), mut luck, mut single) = (large().await, Luck(11), Outcome::default());
    // What was written first is written again by what came later: half of the spots lie where it was not.
    for number in 0..40 {
        let from = if number % 2 == 0 { 0 } else { bytes - bytes / 8 };
        let spot = (from + luck.below(bytes - from), luck.below(8));
        single.add(whole.path(), &truth, &[spot]).await;
    }
    assert!(single.whole > single.set_aside, "most spots were written again elsewhere: {single:?}");
    assert!(single.accepted <= 3, "only what was written last is refused: {single:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_beginning_of_a_segment_costs_no_table() {
    let ((whole, truth, bytes), mut luck, mut headers) = (large().await, Luck(12), Outcome::default());
    for segment in (0..bytes).step_by(SEGMENT) {
        headers.add(whole.path(), &truth, &[(segment + luck.below(20), luck.below(8))]).await;
    }
    assert_eq!(headers.accepted + headers.set_aside, 0, "where a segment belongs is known by its messages: {headers:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_damaged_spots_cost_the_tables_they_touch_and_never_the_program() {
    let ((whole, truth, bytes), mut luck, mut many) = (large().await, Luck(13), Outcome::default());
    for _ in 0..10 {
        let spots: Vec<_> = (0..16).map(|_| (luck.below(bytes), luck.below(8))).collect();
        many.add(whole.path(), &truth, &spots).await;
    }
    assert!(many.accepted <= 3, "{many:?}");
}

/// Every place of a file at which these bytes stand.
fn places(file: &[u8], sought: &[u8]) -> Vec<(u64, u64)> {
    let found = file.windows(sought.len()).enumerate().filter(|(_, bytes)| *bytes == sought);
    found.map(|(at, _)| (at as u64 + 3, 1)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_entry_costs_its_table_and_a_damaged_start_of_a_turn_only_that() {
    let whole = tempfile::tempdir().expect("a folder");
    let truth = large_store(whole.path()).await;
    let file = fs::read(whole.path().join("store/db")).expect("it reads");
    let (mut entries, mut starts) = (Outcome::default(), Outcome::default());
    for table in [6, 9] {
        let known = &truth[&table];
        let entry = places(&file, known.actions[10].as_bytes());
        assert!(!entry.is_empty(), "entries of table {table} lie there as they are");
        entries.add(whole.path(), &truth, &entry).await;
        // Pieces that the packing shortened are passed over.
        let start = known.turns[&(TURN * 2 + 1)]["more"].as_str().expect("a text").as_bytes();
        let packed = start.chunks(40).map(|piece| places(&file, piece)).find(|it| !it.is_empty());
        starts.add(whole.path(), &truth, &packed.expect("most of it lies there as it is")).await;
    }
    assert_eq!((entries.set_aside, entries.whole, entries.accepted), (2, 0, 0), "{entries:?}");
    assert_eq!((starts.lost_turns, starts.whole, starts.accepted), (2, 0, 0), "{starts:?}");
}
