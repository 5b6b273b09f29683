//! Stores of earlier forms: rewritten once, with a copy kept, and nothing lost.

use std::{collections::BTreeMap, fs, path::Path};

use pergola::{
    games::GAMES,
    store::{Loss, accept_loss},
    table::Table,
};
use serde_json::{Value, json};

use crate::{open, start::opened};

/// The rows of a store of form 1, with a table of the Gardens of the Alhambra that was played for some turns.
fn rows_of_form_one() -> BTreeMap<String, Value> {
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

async fn is_as_it_was(folder: &Path, rows: &BTreeMap<String, Value>) {
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
