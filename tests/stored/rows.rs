//! Lines of logs, notices, people, servers, reports: today's types read what stands here and write it again, byte for byte.

use std::collections::BTreeSet;

use super::{
    fixtures::{faults, kinds, lines},
    games, nothing, types,
};

#[test]
fn what_was_stored_is_read_and_written_again() {
    let mut changed = Vec::new();
    for kind in kinds() {
        let Some(again) = kind.again else { continue };
        for (place, line) in lines(&kind.file) {
            match again(&line) {
                Ok(written) if written == line => {}
                Ok(written) => changed.push(format!("{place}:\n    {line}\n  is written again as\n    {written}")),
                Err(why) => changed.push(format!("{place} cannot be read any more: {why}\n    {line}")),
            }
        }
    }
    nothing("stores that hold this are read in another way, or not at all; the program has to go on reading it", &changed);
}

#[test]
fn everything_that_has_a_name_where_it_is_stored_stands_in_a_line() {
    let faults = faults(&kinds(), &types());
    nothing("each name that is stored is pinned by a line that has it; add one, and change none", &faults);
}

/// What is written and read elsewhere than in stores, backups and records, but for what games write there.
const NOT_STORED: &[&str] = &[
    // What pictures and menus are made from.
    "engine::frame",
    "engine::seat::Viewer",
    "engine::status::Status",
    // What bots go by, in a table of the repository.
    "games::alhambra::worth",
    // What programs tell each other.
    "host::control",
    "host::steward",
    "store::backup::BackupMade",
    // What a database has in columns of their own.
    "store::tenure::Epoch",
    "store::tenure::Ward",
];

#[test]
fn every_type_that_is_written_and_read_is_known_here() {
    let types = types();
    let roots: Vec<_> = kinds().iter().map(|kind| types.named(kind.of)).collect();
    let known: BTreeSet<String> = types.held_by(&roots).into_iter().map(|(id, _)| id.to_string()).collect();
    let all = types
        .written_below(&["engine", "games", "table", "cups", "store", "host", "results", "commands"])
        .into_iter()
        .map(|id| id.to_string());
    let is_elsewhere =
        |it: &str| NOT_STORED.iter().any(|name| it.strip_prefix(name).is_some_and(|it| it.is_empty() || it.starts_with("::")));
    let of_games = games::elsewhere(&types);
    let unknown: Vec<String> = all.filter(|it| !known.contains(it) && !of_games.contains(it) && !is_elsewhere(it)).collect();
    nothing("add lines of what is stored to the kinds in fixtures.rs, or say here that it is not", &unknown);
}
