//! Stores of every form, as their rows, and backups of every format: they come to the same tables, people and notices.
//!
//! All of them hold the same game of the Gardens; from form 3 on a second one is archived. A row that is no JSON stands in base 64
//! behind its key. What is kept beside the rows stands among them as `kept/7`.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    num::NonZeroUsize,
    path::Path,
};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use pergola::{
    cups::Cup,
    games::GAMES,
    store::{Contents, Ground, Store, restore, unpack},
    table::{Ended, Entry, Guests, Table, TableId, read_record},
};
use serde_json::{Value, value::RawValue};

use crate::store::archives::archived;

use super::{file, fixtures::lines, memory::Memory, nothing, types, types::Type};

/// The table that is played, and the one that is archived from form 3 on.
const PLAYED: TableId = TableId(5);
const ARCHIVED: TableId = TableId(7);

/// Formats of backups there have been.
const FORMATS: [u32; 4] = [1, 2, 3, 4];
/// When they were taken, and what they are called.
const TAKEN: u64 = 1_795_230_000_000;
pub(crate) const BACKUP: &str = "pergola-2026-11-21T03-00-00Z.jsonl";
pub(crate) const FINISHED: &str = "finished-2026-11-21T03-00-00Z-1.jsonl";
const KEEP: NonZeroUsize = NonZeroUsize::MIN;

/// Each kind of row, how its key begins, and the file where one stands.
const ROWS: &[(&str, &str, &str)] = &[
    ("Format", "format", "form_3.jsonl"),
    ("NextTable", "next-table", "form_3.jsonl"),
    ("NextRow", "next-row", "form_3.jsonl"),
    ("NextPerson", "next-person", "form_3.jsonl"),
    ("LastAwake", "last-awake", "form_3.jsonl"),
    ("TakenUp", "taken-up", "restored.jsonl"),
    ("Written", "written", "form_3.jsonl"),
    ("Person", "person/", "form_3.jsonl"),
    ("PersonOf", "person-of/", "form_3.jsonl"),
    ("Server", "server/", "form_3.jsonl"),
    ("Cup", "cup/", "cup_rows.jsonl"),
    ("Archived", "archived/", "form_3.jsonl"),
    ("Report", "report/", "form_3.jsonl"),
    ("Outbox", "outbox/", "form_3.jsonl"),
    ("Entry", "table/00000000000000000005/entry/00000000000000000077", "form_3.jsonl"),
    ("Now", "table/00000000000000000005/now", "form_3.jsonl"),
    ("Turn", "table/00000000000000000005/turn/00000000000000000022", "form_3.jsonl"),
    ("TurnOfFormOne", "table/00000000000000000005/turn/0000000009", "form_1.jsonl"),
];

/// What a store holds, as text by what it is.
type Told = BTreeMap<String, String>;

/// A store's rows by their keys.
type Rows = BTreeMap<String, Vec<u8>>;

fn rows(name: &str) -> Rows {
    let row = |(place, line): (String, String)| {
        let parts: Vec<Box<RawValue>> = serde_json::from_str(&line).unwrap_or_else(|why| panic!("{place}: {why}"));
        let text = |at: usize| serde_json::from_str::<String>(parts[at].get()).expect("a text");
        let bytes =
            if parts.len() == 3 { STANDARD.decode(text(2)).expect("base 64") } else { parts[1].get().as_bytes().to_vec() };
        (text(0), bytes)
    };
    lines(name).into_iter().map(row).collect()
}

/// A store's rows with what is kept beside them.
fn ground(name: &str) -> Memory {
    let (kept, rows): (Rows, Rows) = rows(name).into_iter().partition(|(key, _)| key.starts_with("kept/"));
    let memory = Memory::new(rows.into_iter().map(|(key, row)| (key.into_bytes(), row)).collect());
    for (key, piece) in kept {
        let table = key.trim_start_matches("kept/").parse().expect("the number of a table");
        memory.keep(TableId(table), &piece).expect("memory takes it");
    }
    memory
}

fn opened(memory: &Memory) -> (Store, Contents<String>) {
    let (store, found, work) = Store::on(Box::new(memory.clone()), judged).expect("it opens");
    tokio::spawn(work.run(|| std::future::ready(())));
    (store, found)
}

/// A checkpoint as it is stored, if the table reads it.
fn judged(checkpoint: Value, people: &Guests) -> Result<String, String> {
    let text = checkpoint.to_string();
    Table::load(&GAMES.clone(), checkpoint, people).map(|_| text).map_err(|why| why.to_string())
}

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it is plain data")
}

/// All that a store holds.
async fn told(store: &Store, found: &Contents<String>) -> Told {
    assert_eq!((found.broken.len(), found.flaws.len()), (0, 0), "{:?} {:?}", found.broken, found.flaws);
    let mut told: Told = found.tables.iter().map(|it| (format!("table {}", it.id), it.table.clone())).collect();
    let archived = archived(store, found).await;
    for id in found.tables.iter().map(|it| it.id).chain(archived.iter().map(|(id, _)| *id)) {
        let (entries, starts) = store.past(id).await.expect("the log reads");
        told.extend(entries.iter().map(|entry| (format!("entry {id} {:02}", entry.seq), text(entry))));
        for after in starts {
            let start = store.turn(id, after).await.expect("the turn reads").expect("there is one");
            told.insert(format!("turn {id} {after:02}"), judged(start, &found.people).expect("the table reads it"));
        }
    }
    told.extend(archived.iter().map(|(id, ended)| (format!("archived {id}"), text(ended))));
    told.extend(found.people.iter().map(|(number, person)| (format!("person {}", number.0), text(person))));
    told.extend(found.servers.iter().map(|(server, settings)| (format!("server {server}"), text(settings))));
    told.extend(found.outbox.iter().map(|(row, notice)| (format!("notice {}", row.0), text(notice))));
    let reports = store.reports().await.expect("they read");
    told.extend(reports.iter().enumerate().map(|(at, report)| (format!("report {at}"), text(report))));
    told
}

/// What the store of form 3 holds, without what begins like this.
async fn of_form_three(without: &[&str]) -> Told {
    let (store, found) = opened(&ground("form_3.jsonl"));
    let mut told = told(&store, &found).await;
    told.retain(|what, _| !without.iter().any(|it| what.starts_with(it)));
    told
}

#[track_caller]
fn are_same(name: &str, told: &Told, expected: &Told) {
    let both: BTreeSet<&String> = told.keys().chain(expected.keys()).collect();
    let differ = both.into_iter().filter(|what| told.get(*what) != expected.get(*what));
    let differ = differ.map(|what| format!("{what}:\n    {:?}\n    {:?}", told.get(what), expected.get(what)));
    nothing(&format!("{name} is read in another way"), &differ.collect::<Vec<_>>());
}

#[tokio::test]
async fn rows_of_the_present_form_are_read_as_they_are_and_stay_so() {
    let (rows, memory) = (rows("form_3.jsonl"), ground("form_3.jsonl"));
    let before = memory.rows();
    let (store, found) = opened(&memory);
    let told = told(&store, &found).await;
    store.close().await;
    assert!(memory.rows() == before, "opening a store of the present form writes nothing");
    let row = |key: &str| String::from_utf8(rows[key].clone()).expect("it is text");
    let part = |key: &str, part: &str| {
        let parts: BTreeMap<String, Box<RawValue>> = serde_json::from_slice(&rows[key]).expect("an object");
        parts[part].get().to_owned()
    };
    assert_eq!(told["table 5"], part("table/00000000000000000005/now", "checkpoint"));
    assert_eq!(told["archived 7"], part("archived/00000000000000000007", "ended"));
    for seq in 0..78 {
        assert_eq!(told[&format!("entry 5 {seq:02}")], row(&format!("table/00000000000000000005/entry/{seq:020}")));
    }
    for number in [1, 2, 3] {
        assert_eq!(told[&format!("person {number}")], row(&format!("person/{number:020}")));
    }
    assert_eq!(told["server discord:81"], row("server/discord:81"));
    assert_eq!(told["report 0"], row("report/00000000000000000000"));
    assert_eq!(told["notice 9"], row("outbox/00000000000000000009"));
    let numbers = (found.next_table, found.next_person.0, found.last_awake);
    assert_eq!(numbers, (TableId(8), 4, Some(1_795_336_990_000)));
    assert_eq!(told.keys().filter(|it| it.starts_with("turn 5")).count(), 9);
    assert_eq!(told.keys().filter(|it| it.starts_with("turn 7")).count(), 9);
}

#[tokio::test]
async fn cups_are_read_and_written_again() {
    let memory = ground("cup_rows.jsonl");
    let before = memory.rows();
    let (store, found) = opened(&memory);
    assert_eq!((found.cups.len(), found.next_cup.0, found.flaws.len()), (before.len(), 5, 0), "{:?}", found.flaws);
    for cup in found.cups {
        store.note_cup(cup, Guests::default()).await.expect("it is written");
    }
    store.close().await;
    let after = memory.rows();
    assert!(before.iter().all(|(key, row)| after.get(key) == Some(row)), "and stay what they are");
}

#[tokio::test]
async fn cups_are_in_a_backup() {
    let folder = tempfile::tempdir().expect("a folder");
    let (kept, target) = (folder.path().join("kept"), folder.path().join("restored"));
    let cups = lines("cups.jsonl").into_iter().map(|(_, line)| serde_json::from_str::<Cup>(&line).expect("a cup"));
    let (store, _) = Store::open(&kept, judged).expect("it opens");
    let cups: Vec<Cup> = cups.collect();
    for cup in cups.clone() {
        store.note_cup(cup, Guests::default()).await.expect("it is written");
    }
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    store.close().await;
    assert_eq!(made.counts.cups, cups.len() as u64);
    restore(&made.path, &target).expect("it is restored");
    let (store, found) = Store::open(&target, judged).expect("it opens");
    store.close().await;
    assert_eq!(found.cups, cups);
}

#[tokio::test]
async fn a_store_that_was_restored_knows_since_when_its_history_counts() {
    let (store, found) = opened(&ground("restored.jsonl"));
    store.close().await;
    assert_eq!((found.taken_up, found.last_awake), (Some(1_795_337_000_000), None));
    let (store, found) = opened(&ground("form_3.jsonl"));
    store.close().await;
    assert_eq!(found.taken_up, None);
}

#[tokio::test]
async fn stores_of_earlier_forms_come_to_the_present_one() {
    let (one, found) = opened(&ground("form_1.jsonl"));
    let expected = of_form_three(&["entry 7", "turn 7", "archived", "person 3", "server", "report", "notice"]).await;
    are_same("form 1", &told(&one, &found).await, &expected);
    let (two, found) = opened(&ground("form_2.jsonl"));
    let mut told = told(&two, &found).await;
    assert!(told.remove("table 7").is_some(), "it is not archived yet");
    // Fay had no habits then.
    assert_eq!(told.remove("person 3").as_deref(), Some(r#"{"id":"playground:Fay","name":"Fay"}"#));
    are_same("form 2", &told, &of_form_three(&["archived", "person 3", "server", "report"]).await);
}

#[tokio::test]
async fn backups_of_every_format_come_to_the_same_store() {
    for format in FORMATS {
        let folder = tempfile::tempdir().expect("a folder");
        let (backup, target) = (file(&format!("backup_{format}")), folder.path().join("restored"));
        restore(&backup.join(BACKUP), &target).unwrap_or_else(|why| panic!("format {format}: {why}"));
        let (store, found) = Store::open(&target, judged).expect("it opens");
        let without: &[&str] = match format {
            1 | 2 => &["entry 7", "turn 7", "archived", "person 3", "server", "report"],
            3 => &["server", "report"],
            _ => &["report"],
        };
        are_same(&format!("format {format}"), &told(&store, &found).await, &of_form_three(without).await);
        if format == FORMATS[FORMATS.len() - 1] {
            let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
            for name in [BACKUP, FINISHED] {
                let written = made.path.with_file_name(name);
                same_lines(name, &read(&written), &read(&backup.join(name)));
            }
        }
        store.close().await;
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

#[track_caller]
fn same_lines(name: &str, written: &str, expected: &str) {
    let pairs = written.lines().zip(expected.lines()).filter(|(written, expected)| written != expected);
    let differ: Vec<String> = pairs.map(|(written, expected)| format!("{expected}\n  is written as\n    {written}")).collect();
    nothing(&format!("{name} is written in another way"), &differ);
    assert_eq!(written.lines().count(), expected.lines().count(), "{name}");
}

#[tokio::test]
async fn what_archived_tables_are_found_by_is_read_and_written_again() {
    let lines = lines("archived.jsonl");
    let key = |at: usize| format!("archived/{:020}", at + 1).into_bytes();
    let memory = Memory::new(lines.iter().enumerate().map(|(at, (_, line))| (key(at), line.clone().into_bytes())).collect());
    let (store, found) = opened(&memory);
    assert_eq!((found.archived, found.broken.len()), (lines.len(), 0), "{:?}", found.broken);
    for (table, ended) in archived(&store, &found).await {
        store.note_ended(table, ended).await.expect("it is written");
    }
    store.close().await;
    for (at, (place, line)) in lines.iter().enumerate() {
        assert_eq!(String::from_utf8_lossy(&memory.rows()[&key(at)]), *line, "{place}");
    }
}

#[tokio::test]
async fn an_archived_piece_and_an_exported_record_are_read() {
    let (rows, told) = (rows("form_3.jsonl"), of_form_three(&[]).await);
    let of = |table: TableId| told.iter().filter(move |(what, _)| what.starts_with(&format!("entry {table} ")));
    let lines = |entries: &[Entry]| entries.iter().map(text).collect::<Vec<_>>();
    let piece = unpack(&rows[&format!("kept/{ARCHIVED}")]).expect("it is whole");
    assert_eq!(lines(&piece), of(ARCHIVED).map(|(_, entry)| entry.clone()).collect::<Vec<_>>());
    assert_eq!(piece.len(), 78);
    let written = |(_, row): (&String, &Vec<u8>)| String::from_utf8(row.clone()).expect("it is text");
    let prefix = "table/00000000000000000005/entry/";
    let record: Vec<String> = rows.iter().filter(|(key, _)| key.starts_with(prefix)).map(written).collect();
    let entries = read_record(&record.join("\n")).expect("it is a record");
    assert_eq!(lines(&entries), record);
    assert_eq!(record, of(PLAYED).map(|(_, entry)| entry.clone()).collect::<Vec<_>>());
    let ended: Result<Ended, _> = serde_json::from_str(&told[&format!("archived {ARCHIVED}")]);
    assert_eq!(ended.map(|it| it.game).ok().as_deref(), Some("gardens"));
}

#[test]
fn every_kind_of_row_stands_in_a_store() {
    let types = types();
    let Type::Named(keys, _) = types.named("store::keys::Key") else { panic!("it is a type") };
    let names = types.variants(&keys);
    let known: Vec<&str> = ROWS.iter().map(|(name, ..)| *name).collect();
    let unknown = names.iter().filter(|it| !known.contains(&it.as_str()));
    let mut faults: Vec<String> = unknown.map(|it| format!("store::keys::Key::{it} is not known here")).collect();
    for (name, beginning, file) in ROWS {
        let there = rows(file).keys().any(|key| key.starts_with(beginning));
        faults.extend((!there).then(|| format!("{name}: no row of {file} begins with {beginning}")));
    }
    nothing("each kind of row stands in a store here", &faults);
}
