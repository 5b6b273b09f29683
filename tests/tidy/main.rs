//! What Cargo and the compiler cannot say of the project, each held by a test: which room builds on which, what code may
//! name, how long things are, how they are called, and that data and words are complete.
//!
//! Code is read as Rust's reader gives it, manifests as TOML, art as XML. Each rule is a function from what it reads to what
//! is wrong there, and `planted` and `planted_rooms` show of each that it sees a fault.

mod circles;
mod data;
mod matches;
mod planted;
mod planted_rooms;
mod reader;
mod rooms;
mod rules;
mod source;
mod tests_within;
mod words;

use std::collections::BTreeSet;

use rules::Finding;
use source::{ROOMS, Source, TESTS};

#[test]
fn rules_have_no_io_clock_threads_logging_hash_maps_floats_or_generators() {
    nothing("the rules touch more than their state", &of_rooms(rules::impurities));
}

#[test]
fn libraries_stay_in_their_part_of_a_room() {
    nothing("a library is named outside its part of the room", &of_rooms(rules::strayed_libraries));
}

#[test]
fn only_main_reads_the_environment() {
    nothing("the environment is read", &of_rooms(rules::readings_of_the_environment));
}

#[test]
fn doors_never_see_a_state() {
    nothing("a door sees a state", &of_rooms(rules::states_at_doors));
}

#[test]
fn only_its_own_folder_knows_a_game() {
    nothing("a game is known outside its folder", &of_rooms(rules::games_known_elsewhere));
}

#[test]
fn files_functions_and_lines_are_short() {
    nothing("something is too long to be read at once", &of_rooms(rules::lengths));
}

#[test]
fn names_say_what_things_are() {
    nothing("a name says nothing", &of_all(rules::vague_names));
}

#[test]
fn every_module_says_what_it_is() {
    nothing("a module does not begin with a comment", &of_all(rules::silent_modules));
}

#[test]
fn what_is_told_or_asked_is_matched_whole() {
    nothing("an arm takes whatever there will be", &of_rooms(rules::open_matches));
}

fn of_rooms(rule: fn(&Source) -> Vec<Finding>) -> Vec<Finding> {
    ROOMS.iter().flat_map(rule).collect()
}

fn of_all(rule: fn(&Source) -> Vec<Finding>) -> Vec<Finding> {
    ROOMS.iter().chain(TESTS.iter()).flat_map(rule).collect()
}

fn nothing(what: &str, found: &[Finding]) {
    let unique: BTreeSet<_> = found.iter().collect();
    let list: Vec<String> = unique.into_iter().map(Finding::to_string).collect();
    assert!(list.is_empty(), "{what}:\n  {}", list.join("\n  "));
}
