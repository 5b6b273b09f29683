//! The commands as people and referees use them: the program itself, run on files and pipes.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use pergola::{engine::Game, games::GAMES};
use serde_json::Value;
use tempfile::TempDir;

/// What a command answered.
struct Answer {
    code: i32,
    out: String,
    complaint: String,
}

#[test]
fn every_game_is_played_out_and_plays_again() {
    for game in GAMES.iter() {
        let meta = game.meta();
        for (seats, bots) in (meta.seats.0..=meta.seats.1).flat_map(|seats| [(seats, "random"), (seats, "greedy")]) {
            let folder = folder();
            let file = playout(&folder, game, seats, bots);
            let lines = lines(&file);
            assert_eq!(lines[0]["format"], "pergola-transcript-1");
            assert_eq!(lines[0]["game"], meta.key);
            assert!(lines[1..lines.len() - 1].iter().enumerate().all(|(at, line)| line["ply"] == at + 1));
            assert_eq!(lines[lines.len() - 1]["over"]["scores"].as_array().map(Vec::len), Some(usize::from(seats)));
            let again = run(&["replay", path(&file)], "");
            assert_eq!((again.code, again.out), (0, format!("All {} plies come out as recorded.\n", lines.len() - 2)));
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let play = |seed: &str| run(&["playout", "--game", first_key(), "--seats", "2", "--seed", seed], "").out;
    assert_eq!(play("5"), play("5"));
    assert_ne!(play("5"), play("6"));
}

#[test]
fn a_replay_says_where_it_differs() {
    let folder = folder();
    let lines = lines(&playout(&folder, first_game(), 2, "random"));
    let ply = lines.iter().position(|line| line["ply"].is_u64() && line["chance"] != Value::from(Vec::<Value>::new()));
    let ply = ply.expect("somebody meets luck");
    let replay = |change: &dyn Fn(&mut Value)| {
        let mut lines = lines.clone();
        change(&mut lines[ply]);
        run(&["replay", "-"], &lines.iter().map(|line| format!("{line}\n")).collect::<String>())
    };
    let of_ply = format!("Ply {ply}, seat {}, `{}`: ", lines[ply]["seat"], lines[ply]["action"].as_str().unwrap_or_default());

    let state = replay(&|line| line["state"]["turn"] = 99.into());
    assert_eq!(state.code, 1);
    assert!(state.out.starts_with(&format!("{of_ply}the state differs at /turn: recorded is 99, now ")), "{}", state.out);
    let luck = replay(&|line| line["chance"][0] = "no-such-piece".into());
    assert_eq!(luck.code, 1);
    assert!(luck.out.starts_with(&format!("{of_ply}outcome 0 of its luck")), "{}", luck.out);
    let action = replay(&|line| line["action"] = "no such action".into());
    assert_eq!(action.code, 1);
    assert!(action.out.contains("the action is refused: "), "{}", action.out);
    let more = replay(&|line| line["chance"].as_array_mut().expect("a list").clear());
    assert!(more.out.contains("more luck than the 0 outcomes recorded"), "{}", more.out);
}

#[test]
fn states_are_drawn_and_told() {
    for game in GAMES.iter() {
        let folder = folder();
        let transcript = playout(&folder, game, game.meta().seats.1, "greedy");
        for (ply, viewer) in [("0", "everyone"), ("5", "1"), ("5", "2")] {
            let out = folder.path().join(format!("{viewer}.png"));
            let answer = run(&["picture", path(&transcript), "--ply", ply, "--viewer", viewer, "--out", path(&out)], "");
            assert_eq!(answer.code, 0, "{}", answer.complaint);
            assert!(!answer.out.trim().is_empty(), "the picture is told in words");
            let png = fs::read(&out).expect("the picture was written");
            assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
        }
    }
}

#[test]
fn what_cannot_be_done_is_said_in_a_sentence() {
    let folder = folder();
    let transcript = playout(&folder, first_game(), 2, "greedy");
    let transcript = path(&transcript);
    let missing = folder.path().join("missing");
    let (missing, nowhere) = (path(&missing), folder.path().join("missing/x.png"));
    let (key, nowhere) = (first_key(), path(&nowhere));
    let play = ["playout", "--seats", "2", "--game"];
    let cases: &[(&[&str], &str, &str)] = &[
        (&["playout", "--game", "no-such-game", "--seats", "3"], "", "There is no game \"no-such-game\"; the games are "),
        (&["playout", "--game", key, "--seats", "9"], "", "seats, not 9."),
        (&["playout", "--game", key, "--seats", "many"], "", "invalid value 'many'"),
        (&[&play[..], &[key, "--options", "{"]].concat(), "", "The options are not JSON"),
        (&[&play[..], &[key, "--options", "[]"]].concat(), "", "These are no options; expected an object"),
        (&[&play[..], &[key, "--options", "{\"a\": 3}"]].concat(), "", "\"a\" cannot be 3; expected an object"),
        (&[&play[..], &[key, "--options", "{\"no-such-option\": true}"]].concat(), "", "no-such-option"),
        (&[&play[..], &[key, "--bots", "nobody"]].concat(), "", "There is no bot \"nobody\"; the bots are random, greedy."),
        (&[&play[..], &[key, "--out", nowhere]].concat(), "", "cannot be written: "),
        (&["replay", missing], "", "cannot be read: "),
        (&["replay", "-"], "", "the standard input is empty."),
        (&["replay", "-"], "hello", "the standard input, line 1: this is not JSON"),
        (&["replay", "-"], "{}", "line 1: expected a header of format, game, version"),
        (&["picture", transcript, "--ply", "99999", "--out", nowhere], "", "There is no ply 99999; "),
        (&["picture", transcript, "--viewer", "7", "--out", nowhere], "", "neither everyone nor a seat from 1 to 2."),
        (&["picture", transcript, "--out", nowhere], "", "cannot be written: "),
        (&["score", missing], "", "cannot be read: "),
        (&["score", "-"], "[1", "the standard input is not JSON"),
        (&["score", "-"], "{}", "does not name its \"game\"."),
        (&["score", "-"], "{\"game\": \"no-such-game\"}", "There is no game \"no-such-game\"; "),
        (&["no-such-command"], "", "unrecognized subcommand"),
    ];
    for (arguments, input, expected) in cases {
        let answer = run(arguments, input);
        assert_eq!(answer.code, 2, "{arguments:?}: {}", answer.complaint);
        assert!(answer.complaint.contains(expected), "{arguments:?}: {}", answer.complaint);
        let raw = ["panicked", "Some(", "None", "Err(", "u8", "i64", "struct", "enum ", "::"];
        assert!(!raw.iter().any(|it| answer.complaint.contains(it)), "{arguments:?}: {}", answer.complaint);
    }
}

/// The rulebook's example: orange 5, palm 4, lemon 3 and lavender 2 trees at a building of value 3.
#[test]
fn a_board_of_gardens_is_scored_building_by_building() {
    let card = r#"{"game":"gardens",
        "values":[[1,2,3,4,5,1,2],[1,2,3,4,5,1,2],[1,2,3,4,5,1,2],[1,2,3,4,5,1,2],[1,2,3,4,5,1,2],[1,2,3,4,5,1,2],[1,2,3,4,5,1,2]],
        "tiles":{"c4":["orange","palm","lemon","lavender",5],"b3":["orange","palm","lavender","lemon",2],
                 "c3":["lemon","lavender","orange","palm",4],"b4":["lavender","lemon","palm","orange",3]},
        "owners":{"orange":"Ann"}}"#;
    let answer = run(&["score", "-"], card);
    assert_eq!((answer.code, answer.complaint.as_str()), (0, ""));
    let expected = r#"{"buildings":[{"at":[3,2],"value":3,"counts":{"orange":5,"lavender":2,"palm":4,"lemon":3},
        "winner":"orange","points":12}],"totals":{"Ann":12}}"#;
    let read = |json: &str| serde_json::from_str::<Value>(json).expect("JSON");
    assert_eq!(read(&answer.out), read(expected));
}

#[test]
fn a_board_of_gardens_that_cannot_lie_so_is_refused_with_the_reason() {
    let rows = "[1,1,1,1,1,1,1],".repeat(7);
    let card = |values: &str, tiles: &str| format!("{{\"game\":\"gardens\",\"values\":[{values}],\"tiles\":{{{tiles}}}}}");
    let rows = rows.trim_end_matches(',');
    let tile = r#"["lavender","orange","palm","lemon",5]"#;
    for (card, reason) in [
        (card("[1]", ""), "7 rows of 7"),
        (card(&rows.replacen('1', "6", 1), ""), "1 to 5, not 6"),
        (card(rows, &format!("\"g1\":{tile}")), "no field “g1”"),
        (card(rows, r#""a1":["lavender","orange","palm","palm",5]"#), "each of the four kinds once"),
        (card(rows, r#""a1":["lavender","orange","palm","lemon",7]"#), "1 to 6 trees"),
        (card(rows, &format!("\"a1\":{tile},\"b1\":[\"lemon\",\"lavender\",\"orange\",\"palm\",5]")), "lies twice"),
    ] {
        let answer = run(&["score", "-"], &card);
        assert!(answer.code != 0 && answer.complaint.contains(reason), "{card}: {}", answer.complaint);
    }
}

#[test]
fn a_ragged_score_card_is_refused_in_words() {
    for game in GAMES.iter() {
        let answer = run(&["score", "-"], &format!("{{\"game\": \"{}\", \"cities\": 3}}", game.meta().key));
        assert_eq!(answer.code, 2);
        assert!(answer.complaint.len() > 10 && !answer.complaint.starts_with('['), "{}", answer.complaint);
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    let arguments = ["playout", "--game", first_key(), "--seats", "2"];
    let mut child = program(&arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

fn playout(folder: &TempDir, game: &dyn Game, seats: u8, bots: &str) -> PathBuf {
    let file = folder.path().join("game.jsonl");
    let seats = seats.to_string();
    let key = game.meta().key;
    let answer = run(&["playout", "--game", key, "--seats", &seats, "--seed", "3", "--bots", bots, "--out", path(&file)], "");
    assert_eq!((answer.code, answer.complaint.as_str(), answer.out.as_str()), (0, "", ""));
    file
}

fn run(arguments: &[&str], input: &str) -> Answer {
    let mut program = program(arguments);
    let program = program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().expect("the program runs");
    // A command that does not read its input may have ended before it is written.
    let _ = child.stdin.take().expect("it was piped").write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
    Answer { code: status.code().expect("no signal ends it"), out: text(stdout), complaint: text(stderr) }
}

fn program(arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_pergola"));
    program.args(arguments);
    program
}

fn lines(file: &Path) -> Vec<Value> {
    let text = fs::read_to_string(file).expect("the transcript was written");
    text.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

fn first_key() -> &'static str {
    first_game().meta().key
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder can be made")
}

fn path(path: &Path) -> &str {
    path.to_str().expect("the path is Unicode")
}

/// Any game will do.
fn first_game() -> &'static dyn Game {
    GAMES.iter().next().expect("the catalogue has games")
}
