//! The checkpoints of tables: what was written in any form is read, and the form has the fields it was given.

use std::{collections::BTreeSet, fs};

use pergola::{
    games::GAMES,
    table::{Guests, Person, PersonRef, Table},
};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{file, fixtures, nothing, types, types::Types};

/// The type of a checkpoint, and the module that has the number of its form.
pub(crate) const STORED: &str = "table::checkpoint::Facts";
const MODULE: &str = "table::checkpoint";

/// The digest of each form's fields, as they are listed in `checkpoint_1.txt` for form 1.
pub(crate) const FORMS: &[(u16, &str)] = &[
    (1, "9290031e601691d3"),
    (2, "cc09c8a187426343"),
    (3, "91304caeeb556628"),
    (4, "f0d3b3bb9edcdb5e"),
    (5, "af3bab2bc5251e55"),
    (6, "90e0677bdaad6936"),
    (7, "9a5483f426e7b824"),
];

/// The lines of every form there has been, each with its form and place.
pub(crate) fn lines() -> impl Iterator<Item = (u16, String, String)> {
    let of = |form: u16| fixtures::lines(&file_of(form)).into_iter().map(move |(at, it)| (form, at, it));
    FORMS.iter().flat_map(move |(form, _)| of(*form))
}

/// The file with the lines of a form.
pub(crate) fn file_of(form: u16) -> String {
    format!("checkpoints_{form}.jsonl")
}

/// Everybody the lines refer to, as far as they are known.
pub(crate) fn people(known: impl IntoIterator<Item = u64>) -> Guests {
    let person = |number: u64| (PersonRef(number), Person::new(format!("test:{number}"), &format!("Person {number}")));
    Guests::new(known.into_iter().map(person))
}

/// What is said of the fields of a checkpoint as they are now.
pub(crate) fn fault(types: &Types) -> Option<String> {
    let form = types.sources().number(MODULE, "FORM");
    let now = types.listing(&types.named(STORED));
    let pinned = FORMS.iter().find(|(known, _)| *known == form);
    let next = form + u16::from(pinned.is_some());
    let advice = format!(
        "Let FORM in src/table/checkpoint.rs be {next}, and Table::load read each form before it; add ({next}, {:?}) to FORMS \
         in tests/stored/checkpoints.rs; `cargo test --test house stored -- --ignored` writes checkpoint_{next}.txt; and write lines \
         with what is new into checkpoints_{next}.jsonl.",
        digest(&now)
    );
    let Some((_, pinned)) = pinned else {
        return Some(format!("The fields of a checkpoint of form {form} are pinned nowhere. {advice}"));
    };
    if digest(&now) == *pinned {
        return None;
    }
    let before: BTreeSet<String> = listed(form).into_iter().collect();
    let now: BTreeSet<String> = now.into_iter().collect();
    let gone = before.difference(&now).map(|line| format!("\n  - {line}"));
    let new = now.difference(&before).map(|line| format!("\n  + {line}"));
    let changes: String = gone.chain(new).collect();
    Some(format!("A checkpoint has other fields than those of form {form}, whose number has not risen:{changes}\n{advice}"))
}

fn listed(form: u16) -> Vec<String> {
    fixtures::lines(&format!("checkpoint_{form}.txt")).into_iter().map(|(_, line)| line).collect()
}

fn digest(lines: &[String]) -> String {
    let digest = Sha256::digest(lines.join("\n"));
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn the_form_has_risen_with_the_fields() {
    if let Some(fault) = fault(&types()) {
        panic!("{fault}");
    }
    for (form, pinned) in FORMS {
        assert_eq!(digest(&listed(*form)), *pinned, "checkpoint_{form}.txt is not what was pinned: it is never rewritten");
    }
}

#[test]
fn checkpoints_of_every_form_are_read_and_written_again() {
    let (games, now) = (GAMES.clone(), types().sources().number(MODULE, "FORM"));
    let mut changed = Vec::new();
    for (form, place, line) in lines() {
        let saved: Value = serde_json::from_str(&line).expect("a line of JSON");
        // What is missing in an earlier form is not written either, so that nothing but its number is another.
        let expected = line.replacen(&format!("{{\"form\":{form},"), &format!("{{\"form\":{now},"), 1);
        for people in [people(1..100), people([])] {
            match Table::load(&games, saved.clone(), &people).map(|table| table.checkpoint().to_string()) {
                Ok(written) if written == expected => {}
                Ok(written) => changed.push(format!("{place}:\n    {line}\n  is written again as\n    {written}")),
                Err(why) => changed.push(format!("{place} cannot be read any more: {why}")),
            }
        }
    }
    nothing("tables that are stored so are read in another way, or not at all; the program has to go on reading them", &changed);
}

#[test]
fn a_checkpoint_with_something_that_nobody_knows_is_not_read() {
    let (_, _, line) = lines().find(|(.., line)| line.contains("\"play\":")).expect("a game is in play");
    let saved: Value = serde_json::from_str(&line).expect("a line of JSON");
    let read = |saved: Value| Table::load(&GAMES, saved, &people([])).map(|_| ()).map_err(|why| why.to_string());
    assert_eq!(read(saved.clone()), Ok(()));
    for place in ["", "/play"] {
        let mut later = saved.clone();
        later.pointer_mut(place).expect("it stands there")["later"] = Value::from(1);
        let why = read(later).expect_err("what a later program wrote is not left out");
        assert!(why.contains("unknown field `later`"), "{why}");
    }
    let without = |field: &str| {
        let mut less = saved.clone();
        less.as_object_mut().expect("an object").remove(field);
        read(less).expect_err("it is missing")
    };
    for field in ["form", "table", "place", "opening", "holders", "opened", "last", "revision", "requests"] {
        assert!(without(field).contains(&format!("missing field `{field}`")), "{field}");
    }
}

#[test]
#[ignore = "it writes the list of a new form's fields, and changes no list that is there"]
fn the_fields_of_a_new_form_are_listed() {
    let types = types();
    let path = file(&format!("checkpoint_{}.txt", types.sources().number(MODULE, "FORM")));
    if !path.exists() {
        let lines = types.listing(&types.named(STORED));
        fs::write(path, lines.join("\n") + "\n").expect("it is written");
    }
}
