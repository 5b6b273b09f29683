//! Stores of earlier forms: rewritten once, with a copy kept, and nothing lost.

use std::{collections::BTreeMap, convert::Infallible, fs, path::Path};

use pergola::{
    games::GAMES,
    store::{Contents, Loss, Store, StoreError, accept_loss},
    table::Table,
};
use serde_json::{Value, json};

use super::{memory::Memory, open, start::opened};

/// The rows of a store of form 1, with a table of the Gardens of the Alhambra that was played for some turns.
pub(crate) fn rows_of_form_one() -> BTreeMap<String, Value> {
    let text = include_str!("../stored/form_1.jsonl");
    let rows = text.lines().map(|line| serde_json::from_str::<(String, Value)>(line).expect("a key and a value"));
    rows.collect()
}

async fn write(folder: &Path, rows: &BTreeMap<String, Value>) {
    let db = opened(&config(&folder.join("store"))).await;
    for (key, value) in rows {
        db.insert(key.as_bytes(), value.to_string().into_bytes()).expect("it is written");
    }
    db.flush().expect("the disk writes");
}

fn config(folder: &Path) -> sled::Config {
    sled::Config::new().path(folder).segment_size(8 << 20).flush_every_ms(None)
}

/// The keys of a store's turns.
async fn keys_of_turns(folder: &Path) -> Vec<String> {
    let db = opened(&config(folder)).await;
    let keys = db.scan_prefix("table/").keys().map(|key| String::from_utf8(key.expect("it reads").to_vec()).expect("a key"));
    keys.filter(|key| key.contains("/turn/")).collect()
}

/// What stands for people, wherever it stands: their ids, and objects of an id and a name.
fn referring(value: &Value, people: &BTreeMap<String, u64>) -> Value {
    match value {
        Value::String(id) => people.get(id).map_or_else(|| value.clone(), |number| (*number).into()),
        Value::Object(fields) if fields.len() == 2 && fields.contains_key("id") && fields.contains_key("name") => {
            referring(&fields["id"], people)
        }
        Value::Object(fields) => fields.iter().map(|(key, it)| (key.clone(), referring(it, people))).collect(),
        Value::Array(all) => all.iter().map(|it| referring(it, people)).collect(),
        _ => value.clone(),
    }
}

pub(crate) async fn is_as_it_was(folder: &Path, rows: &BTreeMap<String, Value>) {
    let (store, found) = open(folder);
    assert_eq!((found.broken.len(), found.flaws.len(), found.outbox.len()), (0, 0, 0));
    let [table] = &found.tables[..] else { panic!("one table: {}", found.tables.len()) };
    let people: BTreeMap<String, u64> = found.people.iter().map(|(number, it)| (it.id.0.clone(), number.0)).collect();
    let names: Vec<&str> = found.people.iter().map(|(_, it)| it.name.as_str()).collect();
    assert_eq!(names, ["Dario", "Cleo"], "they are known beside the log");
    let with_references = |value: &Value| referring(value, &people);
    let now = &rows[&format!("table/{:020}/now", table.id.0)];
    assert_eq!(table.table, with_references(&now["checkpoint"]));
    Table::load(&GAMES.clone(), table.table.clone(), &found.people).expect("the game reads it");
    let entries = store.entries(table.id).await.expect("they read");
    let stored: Vec<Value> = entries.iter().map(|entry| serde_json::to_value(entry).expect("it is plain")).collect();
    let written = rows.iter().filter(|(key, _)| key.contains("/entry/")).map(|(_, value)| with_references(value));
    assert!(stored.iter().cloned().eq(written));
    assert!(stored.iter().chain([&table.table]).all(|it| !it.to_string().contains("\"playground:Cleo\"")), "no id is left");
    let turns: Vec<&Value> = rows.iter().filter(|(key, _)| key.contains("/turn/")).map(|(_, value)| value).collect();
    assert!(turns.len() > 5, "{}", turns.len());
    for checkpoint in turns {
        let after = checkpoint["revision"].as_u64().expect("it has one");
        assert_eq!(store.turn(table.id, after).await, Ok(Some(with_references(checkpoint))), "after {after} entries");
    }
    store.close().await;
}

#[tokio::test]
async fn a_store_of_form_one_is_rewritten_once_and_loses_nothing() {
    let (folder, rows) = (tempfile::tempdir().expect("a folder"), rows_of_form_one());
    write(folder.path(), &rows).await;
    is_as_it_was(folder.path(), &rows).await;
    let (store, copy) = (folder.path().join("store"), folder.path().join("store.form-1"));
    assert!(keys_of_turns(&store).await.iter().all(|key| key.rsplit('/').next().is_some_and(|it| it.len() == 20)));
    let before: Vec<&String> = rows.keys().filter(|key| key.contains("/turn/")).collect();
    assert_eq!(keys_of_turns(&copy).await.iter().collect::<Vec<_>>(), before, "the copy is as it was");
    fs::remove_dir_all(&copy).expect("it can go");
    is_as_it_was(folder.path(), &rows).await;
    assert!(!copy.exists(), "it is rewritten once");
}

#[tokio::test]
async fn a_loss_in_a_store_of_form_one_is_accepted() {
    let (folder, rows) = (tempfile::tempdir().expect("a folder"), rows_of_form_one());
    write(folder.path(), &rows).await;
    let written = rows["written"].as_u64().expect("a number");
    fs::write(folder.path().join("written"), format!("{:020}\n{:020}\n", written + 2, 9)).expect("it is written");
    let loss = accept_loss(folder.path());
    assert_eq!(loss, Ok(Some(Loss { written: written + 2, found: written })));
    is_as_it_was(folder.path(), &rows).await;
}

#[tokio::test]
async fn a_rewriting_that_was_cut_short_is_taken_up_again() {
    let (folder, rows) = (tempfile::tempdir().expect("a folder"), rows_of_form_one());
    write(folder.path(), &rows).await;
    is_as_it_was(folder.path(), &rows).await;
    // As if the process had been killed before the last row.
    let form = BTreeMap::from([("format".to_owned(), json!(1))]);
    write(folder.path(), &form).await;
    is_as_it_was(folder.path(), &rows).await;
}

/// Rows by their keys.
type Bytes = BTreeMap<Vec<u8>, Vec<u8>>;

/// The rows of form 1 with a second table, at which Cleo has another name and somebody else sits, and a notice.
fn two_tables() -> BTreeMap<String, Value> {
    let mut rows = rows_of_form_one();
    let second = |text: String| {
        let renamed = text.replace(r#""name":"Cleo""#, r#""name":"Cleopatra""#).replace("playground:Dario", "playground:Fay");
        renamed.replace(r#""name":"Dario""#, r#""name":"Fay""#).replace(r#""table":5"#, r#""table":7"#)
    };
    let others = rows.iter().filter(|(key, _)| key.starts_with("table/")).map(|(key, row)| {
        let row = serde_json::from_str(&second(row.to_string())).expect("it is JSON as before");
        (key.replace("00005/", "00007/"), row)
    });
    let others: Vec<(String, Value)> = others.collect();
    rows.extend(others);
    let kind = json!({ "invited": { "people": ["playground:Cleo", "playground:Eve"] } });
    rows.insert("outbox/00000000000000000009".to_owned(), json!({ "table": 5, "revision": 78, "kind": kind }));
    rows.insert("next-table".to_owned(), json!(8));
    rows
}

fn bytes(rows: &BTreeMap<String, Value>) -> Bytes {
    rows.iter().map(|(key, row)| (key.clone().into_bytes(), row.to_string().into_bytes())).collect()
}

/// The same rows in form 2: the checkpoints of turns are packed, each against the one before it.
fn of_form_two(rows: &BTreeMap<String, Value>) -> Bytes {
    let mut all = bytes(rows);
    all.insert(b"format".to_vec(), b"2".to_vec());
    let mut before: Option<(String, u8, u64, Vec<u8>)> = None;
    for (key, row) in rows.iter().filter(|(key, _)| key.contains("/turn/")) {
        let (table, _) = key.split_once("turn/").expect("it is a turn's key");
        let (after, text) = (row["revision"].as_u64().expect("it has one"), row.to_string().into_bytes());
        let (links, number, dictionary) = match &before {
            Some((same, links, number, text)) if same == table => (links + 1, *number, &text[..]),
            _ => (0, 0, &[][..]),
        };
        let packed = lz4_flex::block::compress_prepend_size_with_dict(&text, dictionary);
        all.remove(key.as_bytes());
        let packed = [&[links][..], &number.to_be_bytes(), &packed].concat();
        all.insert(format!("{table}turn/{after:020}").into_bytes(), packed);
        before = Some((table.to_owned(), links, after, text));
    }
    all
}

/// Opens a store on this ground, and lets go of it.
fn rewrite(memory: &Memory) -> Result<Contents<Value>, StoreError> {
    Store::on(Box::new(memory.clone()), |checkpoint, _| Ok::<Value, Infallible>(checkpoint)).map(|(_, found, _)| found)
}

#[test]
fn a_rewriting_that_is_cut_short_at_any_batch_comes_to_the_same() {
    for (form, rows) in [(1, bytes(&two_tables())), (2, of_form_two(&two_tables()))] {
        let uncut = Memory::new(rows.clone());
        let found = rewrite(&uncut).expect("it is rewritten");
        let people: Vec<_> = found.people.iter().map(|(number, it)| (number.0, it.id.0.as_str(), it.name.as_str())).collect();
        let expected = [
            (1, "playground:Dario", "Dario"),
            (2, "playground:Cleo", "Cleopatra"),
            (3, "playground:Fay", "Fay"),
            (4, "playground:Eve", ""),
        ];
        assert_eq!((people, found.next_person.0), (expected.to_vec(), 5));
        assert_eq!((found.tables.len(), found.broken.len(), found.flaws.len(), found.outbox.len()), (2, 0, 0, 1));
        for (key, row) in uncut.rows() {
            let (key, row) = (String::from_utf8_lossy(&key).into_owned(), String::from_utf8_lossy(&row).into_owned());
            let is_free = !row.contains("playground:Cleo") && !row.contains("\"name\"");
            assert!(key.starts_with("person") || is_free, "{key}: {row}");
        }
        let copy = BTreeMap::from([(format!("form-{form}"), rows.clone())]);
        let mut batches = 0;
        for after in [false, true] {
            batches = 0;
            loop {
                let cut = Memory::new(rows.clone());
                cut.fail(Some(batches), after);
                if rewrite(&cut).is_ok() {
                    break;
                }
                // Cut short once more on the way, and then no more.
                cut.fail(Some(batches / 2), !after);
                drop(rewrite(&cut).map(drop));
                cut.fail(None, false);
                let again = rewrite(&cut).expect("it is taken up again");
                assert_eq!(again.people, found.people, "form {form}, cut after {batches} batches");
                let (one, other) = (uncut.rows(), cut.rows());
                let differ: Vec<_> = one.iter().filter(|(key, row)| other.get(*key) != Some(row)).map(|(key, _)| key).collect();
                let differ: Vec<_> = differ.iter().map(|key| String::from_utf8_lossy(key)).collect();
                assert!(one == other, "form {form}, cut after {batches} batches: {differ:?}");
                assert_eq!(cut.copies(), copy, "the copy is of the rows before");
                batches += 1;
            }
        }
        // Form 1 has a batch more for each table, whose turns are packed first.
        assert_eq!(batches, if form == 1 { 6 } else { 4 });
    }
}
