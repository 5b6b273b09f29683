//! Playthroughs: games told line by line, one file for each example of a rulebook and each way a game can end.
//!
//! A file of `tests/playthroughs/<game>/` begins with a table, either laid out with told luck or from a stored state:
//!
//! ```text
//! # What is shown, and where the rulebook says so.
//! seats: 3
//! options: module=true
//! luck: blue-3 blue-9 …
//! ```
//! ```text
//! state:
//!   turn: 7
//!   players[]: {"hand": ["blue-3"]}
//! ```
//!
//! Luck may take several lines. Below `state:` every indented line is a field of the stored state and its JSON; a name with
//! `[]` adds to a list. Then lines follow, seats counted from 1:
//!
//! - `1 take blue-3`: the seat plays the action and meets no luck; `1 end; luck tower-9-es blue-4`: it meets this luck, all
//!   of it and no other
//! - `refused 1 end => alhambra-refused-must-act`: the action is refused with this text
//! - `not 2 end`: it is not this seat's turn
//! - `listed 1 end` and `unlisted 1 end`: whether the list of actions holds it; `choices 1: end; take blue-3`: the whole list
//! - `to act: 1 2`: whom play waits for
//! - `expect players.0.score = 5`: of the stored state; `expect public seats.0.hand = null`, `expect seat 1 seats.0.hand =
//!   []`: of a view. A path that ends in `#` is a length
//! - `told round_scored.round = "a"`: of the events of the last action, one has this at this path
//! - `scores: 12 9` and `ranks: 1 2`: the game is over
//!
//! Options are written `key=true`, `key=choice` and `key=[choice,choice]`.

mod script;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use pergola::{
    engine::Game,
    games::{GAMES, game},
};
use script::Script;

#[test]
fn every_playthrough_goes_as_told() {
    let failures = complaints(|game, text| Script::read(text).and_then(|script| script.play(game)));
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_line_of_a_playthrough_can_fail() {
    let failures = complaints(|game, text| match Script::read(text)?.idle_lines(game).as_slice() {
        [] => Ok(()),
        idle => Err(format!("told wrongly, this is not found out: {}", idle.join(" / "))),
    });
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// What is wrong with which playthroughs.
fn complaints(judge: impl Fn(&dyn Game, &str) -> Result<(), String>) -> Vec<String> {
    let told = told();
    let wrong = told.iter().filter_map(|(key, name, text)| {
        let game = game(key)?;
        judge(game, text).err().map(|why| format!("{key}/{name}: {why}"))
    });
    wrong.collect()
}

/// Every playthrough: its folder, its file, itself.
fn told() -> Vec<(String, String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let name = |path: &Path| path.file_name().and_then(|name| name.to_str()).expect("names are Unicode").to_owned();
    let within = |path: &Path| {
        let mut paths: Vec<PathBuf> = fs::read_dir(path).expect("a folder").map(|it| it.expect("a file").path()).collect();
        paths.sort();
        paths
    };
    let of = |games: PathBuf| {
        let files = within(&games).into_iter().filter(|file| file.extension().is_some_and(|it| it == "txt"));
        let read = |file: &PathBuf| fs::read_to_string(file).expect("a playthrough is text");
        files.map(|file| (name(&games), name(&file), read(&file))).collect::<Vec<_>>()
    };
    within(&folder).into_iter().filter(|it| it.is_dir()).flat_map(of).collect()
}

/// The games of a catalogue of which nothing is told, and the folders of playthroughs that are no game's.
fn untold<'a>(folders: &BTreeSet<&'a str>, games: &BTreeSet<&'a str>) -> Vec<String> {
    let missing = games.difference(folders).map(|key| format!("{key} has no playthrough: add tests/playthroughs/{key}/….txt"));
    let stray = folders.difference(games).map(|key| format!("tests/playthroughs/{key} is the folder of no game"));
    missing.chain(stray).collect()
}

#[test]
fn every_game_has_playthroughs() {
    let told = told();
    let folders = told.iter().map(|(key, ..)| key.as_str()).collect();
    assert_eq!(untold(&folders, &GAMES.keys().collect()), Vec::<String>::new());
    let planted = untold(&BTreeSet::from(["coins", "chess"]), &BTreeSet::from(["coins", "pebbles"]));
    assert_eq!(planted.len(), 2);
    assert!(planted[0].starts_with("pebbles has no playthrough"), "{planted:?}");
    assert!(planted[1].ends_with("chess is the folder of no game"), "{planted:?}");
}

#[test]
fn a_wrong_playthrough_is_found_out() {
    let alhambra = game("alhambra").expect("the game is in the catalogue");
    let luck = "seats: 2\nluck: yellow-9 yellow-9 yellow-8 green-9 green-9 green-8 1 blue-1 blue-2 blue-3 blue-4 garden-10 \
                garden-11 tower-11 tower-12 tower-11-n tower-11-s arcades-9 arcades-10 seraglio-9 pavilion-8\n";
    for wrong in [
        "2 take blue-1",
        "1 take orange-1",
        "1 take blue-1; luck blue-1",
        "refused 1 end => alhambra-refused-only-placing",
        "refused 1 take blue-1 => alhambra-refused-must-act",
        "expect players.0.score = 5",
        "expect public seats.0.hand = []",
        "to act: 2",
        "choices 1: end",
        "unlisted 1 take blue-1",
        "scores: 1 2",
        "told money_taken.seat = 0",
        "sing",
    ] {
        let played = Script::read(&format!("{luck}{wrong}")).and_then(|script| script.play(alhambra));
        assert!(played.is_err(), "{wrong}");
    }
    let right = format!("{luck}1 take blue-1\ntold money_taken.seat = 0\nexpect players.0.hand.# = 4");
    assert_eq!(Script::read(&right).and_then(|script| script.play(alhambra)), Ok(()));
}
