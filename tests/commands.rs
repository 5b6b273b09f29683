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

/// What is done to a line of a transcript.
type Damage<'a> = &'a dyn Fn(&mut Value);

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

/// Two greedy bots once exchanged buildings for ever in these games.
#[test]
fn greedy_bots_come_to_the_end() {
    for seed in ["10001", "496"] {
        let answer = run(&["playout", "--game", "alhambra", "--seats", "2", "--bots", "greedy", "--seed", seed], "");
        assert_eq!((answer.code, answer.complaint.as_str()), (0, ""), "seed {seed}");
    }
}

/// What a lobby offers can be chosen here, also what each seat chooses for itself.
/// Out of turn, too, where seats may act then.
#[test]
fn a_playout_with_every_module_comes_to_its_end() {
    let options = r#"{"bureau": true, "bonus": true, "huts": true, "vizier": "able"}"#;
    for bots in ["random", "greedy"] {
        for seats in ["2", "3", "6"] {
            let answer = run(&["playout", "--game", "alhambra", "--seats", seats, "--options", options, "--bots", bots], "");
            assert_eq!((answer.code, answer.complaint.as_str()), (0, ""), "{bots}, {seats} seats");
            let ordered = answer.out.contains("\"action\":\"standing ") && answer.out.contains("\"action\":\"order bonus-");
            assert!(ordered, "orders are given out of turn, with {bots} and {seats} seats");
        }
    }
}

#[test]
fn a_playout_has_the_options_of_a_lobby() {
    let options = r#"{"kinds": "two", "tree-1": ["palm", "lemon"], "tree-2": "orange"}"#;
    let answer = run(&["playout", "--game", "gardens", "--seats", "2", "--options", options], "");
    assert_eq!((answer.code, answer.complaint.as_str()), (0, ""));
    let header: Value = serde_json::from_str(answer.out.lines().next().expect("a header")).expect("JSON");
    assert_eq!(header["options"]["tree-1"], serde_json::json!(["palm", "lemon"]));
    assert_eq!(header["options"]["tree-2"], serde_json::json!(["orange"]));
}

/// Every level plays in the arena, with every number of threads alike, and says how sure its result is.
#[test]
fn the_arena_tells_how_bots_compare() {
    let arena = |more: &[&str]| {
        let args = ["arena", "--game", "gardens", "--b", "random", "--games", "5", "--budget-a", "6", "--json"];
        let answer = run(&[&args[..], more].concat(), "");
        assert_eq!((answer.code, answer.complaint.as_str()), (0, ""), "{more:?}");
        serde_json::from_str::<Value>(&answer.out).expect("one line of JSON")
    };
    for bot in ["easy", "normal", "hard"] {
        for seats in ["2", "3", "4"] {
            let [alone, together] = ["1", "3"].map(|threads| arena(&["--a", bot, "--seats", seats, "--threads", threads]));
            assert_eq!((&alone["games"], &alone["a"], &alone["b"]), (&5.into(), &bot.into(), &"random".into()));
            assert_eq!((&alone["budget-a"], &alone["budget-b"]), (&"6".into(), &Value::Null));
            for told in ["share", "lead", "low", "high", "a-decisions", "b-decisions", "seed"] {
                assert_eq!(alone[told], together[told], "{bot}, {seats} seats: {told}");
            }
            let [low, share, high] = ["low", "share", "high"].map(|it| alone[it].as_f64().expect("a share"));
            assert!((0.0..=share).contains(&low) && (share..=1.0).contains(&high) && low < high, "{low} {share} {high}");
        }
    }
    let all = run(&["arena", "--a", "easy", "--b", "random", "--games", "1"], "");
    assert_eq!((all.code, all.out.lines().count()), (0, GAMES.iter().count()));
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
    assert!(luck.out.starts_with(&format!("{of_ply}outcome 1 of its luck")), "{}", luck.out);
    let action = replay(&|line| line["action"] = "no such action".into());
    assert_eq!(action.code, 1);
    assert!(action.out.contains("the action is refused: "), "{}", action.out);
    let more = replay(&|line| line["chance"].as_array_mut().expect("a list").clear());
    assert!(more.out.contains("more luck than the 0 outcomes recorded"), "{}", more.out);
}

#[test]
fn the_record_of_a_table_plays_again_also_compressed() {
    let folder = folder();
    let opening = r#"{"seq":0,"at":1,"by":1,"what":{"opened":{"opening":{"game":"gardens","seats":2,"language":"en","options":{}},"person":1}}}"#;
    let joined = r#"{"seq":1,"at":2,"by":2,"what":{"joined":{"seat":1,"person":2}}}"#;
    let record = format!("{opening}\n{joined}\n");
    let replayed = run(&["replay", "-"], &record);
    let said = "All 2 entries of the record play again. The record stops before the game ends.\n";
    assert_eq!((replayed.code, replayed.out.as_str()), (0, said), "{}", replayed.complaint);
    let file = folder.path().join("record.jsonl.gz");
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packer.write_all(record.as_bytes()).expect("memory takes it");
    fs::write(&file, packer.finish().expect("memory takes it")).expect("the folder is writable");
    assert_eq!(run(&["replay", path(&file)], "").out, said);
    let gap = run(&["replay", "-"], &format!("{opening}\n{}\n", joined.replace("\"seq\":1", "\"seq\":3")));
    assert_eq!(gap.code, 2);
    assert!(gap.complaint.contains("line 2: entry 1 should come here, and entry 3 does."), "{}", gap.complaint);
    let odd = run(&["replay", "-"], &format!("{opening}\n{}\n", joined.replace("joined", "danced")));
    assert!(
        odd.code == 2 && odd.complaint.contains("line 2: what cannot be \"danced\"; expected is one of "),
        "{}",
        odd.complaint
    );
    let acted = r#"{"seq":2,"at":3,"by":1,"what":{"acted":{"seat":0,"action":"end"}}}"#;
    let early = run(&["replay", "-"], &format!("{record}{acted}\n"));
    assert_eq!(early.code, 1);
    let refused = "It does not play again. Line 3: Entry 2: No table writes such an entry there.\n";
    assert_eq!(early.out, refused);
}

/// What is refused is said as players are told it.
#[test]
fn the_record_of_a_table_is_refused_in_the_words_of_its_players() {
    let opening = |options: &str| {
        let opening = format!(r#"{{"game":"sanssouci","seats":2,"language":"en","options":{options}}}"#);
        format!(r#"{{"seq":0,"at":1,"by":1,"what":{{"opened":{{"opening":{opening},"person":1}}}}}}"#)
    };
    let bot = r#"{"seq":1,"at":2,"by":1,"what":{"bot_added":{"seat":1,"bot":"easy"}}}"#;
    let holders = r#"[{"person":1,"bot":null},{"person":null,"bot":{"key":"easy","name":1}}]"#;
    let start = format!(r#"{{"seq":2,"at":3,"by":1,"what":{{"started":{{"version":1,"chance":["x"],"holders":{holders}}}}}}}"#);
    let replay = |lines: &[&str]| run(&["replay", "-"], &lines.join("\n")).out;
    let said = replay(&[&opening("{}"), "", bot, &start]);
    assert_eq!(said, "It does not play again. Line 4: Entry 2: It tells of luck that cannot be met there.\n");
    let said = replay(&[&opening(r#"{"no-such":true}"#), bot, &start]);
    assert!(said.starts_with("It does not play again. Line 3: Entry 2: The game cannot begin so. "), "{said}");
    let others = start.replacen("\"person\":1", "\"person\":2", 1);
    assert_eq!(
        replay(&[&opening("{}"), bot, &others]),
        "It does not play again. Line 3: Entry 2: Others sit there than had come.\n"
    );
    let stranger = bot.replace("\"by\":1", "\"by\":2");
    assert!(replay(&[&opening("{}"), &stranger]).ends_with("Entry 1: Whoever is said to have asked for it could not.\n"));
    let early = bot.replace("\"at\":2", "\"at\":0");
    assert!(replay(&[&opening("{}"), &early]).ends_with("Entry 1: It comes before the entry in front of it.\n"));
    let folder = folder();
    let game = GAMES.iter().find(|it| it.meta().key == "sanssouci").expect("it is a game");
    let mut lines = lines(&playout(&folder, game, 2, "random"));
    lines[1]["action"] = lines[2]["action"].clone();
    let replayed = run(&["replay", "-"], &lines.iter().map(|line| format!("{line}\n")).collect::<String>()).out;
    assert!(replayed.contains("the action is refused: ") && !replayed.contains("sanssouci-"), "{replayed}");
}

#[test]
fn a_replay_says_where_the_record_stops() {
    let folder = folder();
    let lines = lines(&playout(&folder, first_game(), 2, "random"));
    let replay = |lines: &[Value]| run(&["replay", "-"], &lines.iter().map(|line| format!("{line}\n")).collect::<String>());
    let stopped = replay(&lines[..6]);
    assert_eq!(
        (stopped.code, stopped.out.as_str()),
        (0, "All 5 plies come out as recorded. The record stops before the game ends.\n")
    );
    let unscored = replay(&lines[..lines.len() - 1]);
    assert!(
        unscored.code == 0 && unscored.out.ends_with("The game ends there, and the record has no scores.\n"),
        "{}",
        unscored.out
    );
}

/// A state or a transcript that cannot be is refused before anything is drawn.
#[test]
fn what_cannot_be_a_state_of_the_table_is_not_drawn() {
    let folder = folder();
    let lines = lines(&playout(&folder, first_game(), 3, "random"));
    let out = folder.path().join("x.png");
    let refused = |at: usize, change: &dyn Fn(&mut Value)| {
        let mut lines = lines[..4].to_vec();
        change(&mut lines[at]);
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let answer = run(&["picture", "-", "--out", path(&out)], &text);
        assert_eq!(answer.code, 2, "{}", answer.complaint);
        assert!(!RAW.iter().any(|it| answer.complaint.contains(it)), "{}", answer.complaint);
        answer.complaint
    };
    let cases: [(usize, Damage<'_>, &str); 11] = [
        (0, &|line| line["seats"] = 0.into(), "seats, not 0."),
        (0, &|line| line["seats"] = 4.into(), "it has 3 seats, and its table 4"),
        (0, &|line| line["more"] = 1.into(), "line 1: expected a header"),
        (2, &|line| line["seat"] = 3.into(), "line 3: expected ply 2 of a seat from 0 to 2"),
        (3, &|line| line["state"]["more"] = 1.into(), "The state after ply 3 is none of this table: "),
        (3, &|line| line["state"]["players"][1]["more"] = 1.into(), "The state after ply 3 is none of this table: "),
        (
            3,
            &|line| line["state"]["phase"] = serde_json::json!({ "over": { "scores": [1], "ranks": [1] } }),
            "it cannot be read as",
        ),
        (3, &|line| line["state"]["start"] = 7.into(), "it cannot be read as"),
        (3, &|line| line["state"]["players"] = vec![line["state"]["players"][0].clone(); 300].into(), "it cannot be read as"),
        (3, &|line| line["state"]["display"][0] = line["state"]["display"][1].clone(), "the piece "),
        (3, &|line| line["events"][0]["seat"] = 2.into(), "Ply 3"),
    ];
    for (at, change, expected) in cases {
        let complaint = refused(at, change);
        assert!(complaint.contains(expected), "{expected}: {complaint}");
    }
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

/// What only programmers say.
const RAW: &[&str] =
    &["panicked", "Some(", "None", "Err(", "u8", "i64", "struct", "enum ", "::", "invalid type", "map", "EOF", "expected value"];

const GARDENS_OPTIONS: &str = "with this value; an object is expected with some of the options of gardens: \"hand\": \"one\" or \
    \"three\"; \"kinds\": \"one\" or \"two\"; \"tree-1\" to \"tree-2\": a list of at most 2 of \"lavender\", ";

#[test]
fn what_cannot_be_done_is_said_in_a_sentence() {
    let folder = folder();
    let transcript = playout(&folder, first_game(), 2, "greedy");
    let transcript = path(&transcript);
    let missing = folder.path().join("missing");
    let (missing, nowhere) = (path(&missing), folder.path().join("missing/x.png"));
    let (key, nowhere) = (first_key(), path(&nowhere));
    let play = ["playout", "--seats", "2", "--game"];
    let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
    let cases: &[(&[&str], &str, &str)] = &[
        (&["playout", "--game", "no-such-game", "--seats", "3"], "", "There is no game \"no-such-game\"; the games are "),
        (&["playout", "--game", key, "--seats", "9"], "", "seats, not 9."),
        (&["playout", "--game", key, "--seats", "many"], "", "'many' for '--seats <SEATS>': type a whole number from 0 to 255"),
        (&["playout", "--game", key, "--seats", "300"], "", "type a whole number from 0 to 255"),
        (&["playout", "--game", key, "--seats", "2", "--seed", "2.5"], "", "type a whole number from 0 on"),
        (&["arena", "--a", "easy", "--b", "easy", "--games=-1"], "", "type a whole number from 0 on"),
        (&["export", "first"], "", "'first' for '<TABLE>': type a whole number from 0 on"),
        (&[&play[..], &[key, "--options", "{"]].concat(), "", "The options are not JSON"),
        (
            &[&play[..], &["hanging-gardens", "--options", "[]"]].concat(),
            "",
            "These are no options; hanging-gardens has no options, which is written {}.",
        ),
        (
            &[&play[..], &["hanging-gardens", "--options", "{\"a\": 3}"]].concat(),
            "",
            "\"a\" cannot be 3; hanging-gardens has no options",
        ),
        (&["playout", "--seats", "2", "--game", "gardens", "--options", "{\"tree\": \"palm\"}"], "", GARDENS_OPTIONS),
        (&["playout", "--seats", "2", "--game", "gardens", "--options", "{\"tree-3\": [\"palm\"]}"], "", GARDENS_OPTIONS),
        (&[&play[..], &[key, "--options", "{\"no-such-option\": true}"]].concat(), "", "no-such-option"),
        (
            &[&play[..], &[key, "--bots", "nobody"]].concat(),
            "",
            "There is no bot \"nobody\"; the bots are easy, normal, hard, random, greedy.",
        ),
        (&[&play[..], &[key, "--out", nowhere]].concat(), "", "cannot be written: "),
        (&["arena", "--a", "nobody", "--b", "easy"], "", "There is no bot \"nobody\"; the bots are easy, normal, hard"),
        (&["arena", "--a", "easy", "--b", "easy", "--games", "0"], "", "At least one game is played"),
        (&["arena", "--a", "easy", "--b", "easy", "--threads", "0"], "", "by at least one thread."),
        (&["arena", "--a", "easy", "--b", "easy", "--game", "chess"], "", "There is no game \"chess\""),
        (&["arena", "--a", "easy", "--b", "easy", "--game", "sanssouci", "--seats", "5"], "", "2 to 4 seats, not 5."),
        (&["arena", "--a", "easy", "--b", "easy", "--budget-a", "2s"], "", "neither a number of playouts nor a time"),
        (&["replay", missing], "", "cannot be read: "),
        (&["replay", "-"], "", "The standard input is empty."),
        (&["replay", "-"], "hello", "The standard input, line 1: this is not JSON"),
        (&["replay", "-"], "{}", "line 1: expected a header of format, game, version"),
        (&["picture", transcript, "--ply", "99999", "--out", nowhere], "", "There is no ply 99999; "),
        (&["picture", transcript, "--viewer", "7", "--out", nowhere], "", "neither everyone nor a seat from 1 to 2."),
        (&["picture", transcript, "--out", nowhere], "", "cannot be written: "),
        (&["score", missing], "", "cannot be read: "),
        (&["score", "-"], "[1", "The standard input is not JSON"),
        (&["score", "-"], "{\"game\": 1, \"game\": 2}", "\"game\" is there twice."),
        (&["score", "-"], &deep, "lies more than 127 lists and objects deep."),
        (&["score", "-"], "{}", "does not name its \"game\"."),
        (&["score", "-"], "{\"game\": \"no-such-game\"}", "There is no game \"no-such-game\"; "),
        (&["no-such-command"], "", "unrecognized subcommand"),
    ];
    for (arguments, input, expected) in cases {
        let answer = run(arguments, input);
        assert_eq!(answer.code, 2, "{arguments:?}: {}", answer.complaint);
        assert!(answer.complaint.contains(expected), "{arguments:?}: {}", answer.complaint);
        assert!(!RAW.iter().any(|it| answer.complaint.contains(it)), "{arguments:?}: {}", answer.complaint);
        is_a_sentence(&answer.complaint);
    }
}

/// What a command complains of begins with a capital letter, ends, and holds no number of the system's. The command line's
/// reader speaks as such readers do.
fn is_a_sentence(complaint: &str) {
    let first = complaint.chars().next().expect("something is said");
    assert!(first.is_uppercase() || first == '"' || complaint.starts_with("error: "), "{complaint}");
    assert!(!complaint.contains("os error") && complaint.trim_end().ends_with(['.', '!', '?', ')', '\'', 'h']), "{complaint}");
}

/// Every command of files and folders, asked of one that is not there, that is none, and that is no store.
#[test]
fn what_is_no_folder_or_file_is_said_in_a_sentence_by_every_command() {
    let folder = folder();
    let file = folder.path().join("a file");
    fs::write(&file, "nothing").expect("the folder is writable");
    let [missing, within] = ["missing", "a file/within"].map(|it| folder.path().join(it));
    for asked in [&missing, &file, &within, &folder.path().to_path_buf()] {
        let (asked, out) = (path(asked), path(&missing));
        for arguments in [
            &["backup", "--data", asked][..],
            &["export", "1", "--data", asked],
            &["reports", "--data", asked],
            &["accept-loss", "--data", asked],
            &["salvage", "--data", asked, out],
            &["forget", "test:Ann", "--data", asked],
            &["restore", asked, "--data", out],
            &["replay", asked],
            &["score", asked],
            &["picture", asked, "--out", out],
        ] {
            let answer = run(arguments, "");
            assert_eq!(answer.code, 2, "{arguments:?}: {}", answer.complaint);
            assert!(!RAW.iter().any(|it| answer.complaint.contains(it)), "{arguments:?}: {}", answer.complaint);
            is_a_sentence(&answer.complaint);
        }
    }
}

/// People have names of their own, as in every game they are told apart by them; whatever is refused says where it stands.
#[test]
fn two_people_of_one_name_are_not_scored_in_any_game() {
    let cities = |game: &str| format!(r#"{{"game":"{game}","round":"A","cities":[{{"name":"Ann"}},{{"name":" ann"}}]}}"#);
    let garden = |name: &str, board: &str, missions: &str| {
        format!(r#"{{"name":"{name}","board":"{board}","missions":[{missions}],"moves":0}}"#)
    };
    let sanssouci = [garden("Ann", "1A", r#""statue","topiary""#), garden("Ann", "2A", r#""labyrinth","fountain""#)].join(",");
    let hanging = r#"{"name":"Ann","irrigation":"I1","cards":{}},{"name":"Ann","irrigation":"I2","cards":{}}"#;
    for (key, card) in [
        ("alhambra", cities("alhambra")),
        ("granada", cities("granada")),
        ("combined", cities("combined")),
        ("sanssouci", format!(r#"{{"game":"sanssouci","gardens":[{sanssouci}]}}"#)),
        ("hanging-gardens", format!(r#"{{"game":"hanging-gardens","gardens":[{hanging}]}}"#)),
    ] {
        let answer = run(&["score", "-"], &card);
        let place = if card.contains("cities") { "cities" } else { "gardens" };
        let start = format!("This cannot be scored: {place} › 2 › name: number 1 is called “");
        assert!(answer.code == 2 && answer.complaint.starts_with(&start), "{key}: {}", answer.complaint);
    }
    // In the Gardens a name owns trees, and the same name again is the same person.
    let values =
        "[1,2,3,4,5,1,2],[3,4,5,1,2,3,4],[5,1,2,3,4,5,1],[2,3,4,5,1,2,3],[4,5,1,2,3,4,5],[1,2,3,4,5,1,2],[3,4,5,1,2,3,4]";
    let card = format!(r#"{{"game":"gardens","values":[{values}],"owners":{{"palm":"Ann","lemon":"Ann "}}}}"#);
    let answer = run(&["score", "-"], &card);
    assert!(answer.code == 0 && answer.out.matches("Ann").count() == 1, "{}{}", answer.out, answer.complaint);
}

/// The rulebook's example: orange 5, palm 4, lemon 3 and lavender 2 trees at a building of value 3.
#[test]
fn a_board_of_gardens_is_scored_building_by_building() {
    let card = r#"{"game":"gardens",
        "values":[[4,2,3,4,5,1,2],[3,4,5,1,2,3,4],[5,1,2,3,4,5,1],[1,2,3,4,5,1,2],[3,4,5,1,2,3,4],[5,1,2,3,4,5,1],[2,3,4,5,1,2,3]],
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

/// What the README gives as examples can be scored, and shows something.
#[test]
fn the_examples_of_the_readme_are_scored() {
    let readme = include_str!("../README.md");
    let gardens = readme.split("```json").nth(1).and_then(|it| it.split("```").next()).expect("an example of the Gardens");
    let city = readme.lines().find(|line| line.starts_with("`{\"game\":\"alhambra\"")).expect("an example of Alhambra");
    let city = city.trim_start_matches('`').split("`").next().expect("it ends");
    for (example, shown) in [(gardens, "\"Ann\": 12"), (city, "\"illegal\": null")] {
        let answer = run(&["score", "-"], example);
        assert_eq!((answer.code, answer.complaint.as_str()), (0, ""));
        assert!(answer.out.contains(shown), "{}", answer.out);
    }
}

#[test]
fn a_board_of_gardens_that_cannot_lie_so_is_refused_with_the_reason() {
    let rows = "[1,2,3,4,5,1,2],[3,4,5,1,2,3,4],[5,1,2,3,4,5,1],[2,3,4,5,1,2,3],[4,5,1,2,3,4,5],[1,2,3,4,5,1,2],[3,4,5,1,2,3,4]";
    let card = |values: &str, tiles: &str| format!("{{\"game\":\"gardens\",\"values\":[{values}],\"tiles\":{{{tiles}}}}}");
    let tile = r#"["lavender","orange","palm","lemon",5]"#;
    let owned = |owners: &str| format!("{{\"game\":\"gardens\",\"values\":[{rows}],\"owners\":{{{owners}}}}}");
    for (card, reason) in [
        (card("[1]", ""), "values must be 7 rows of 7"),
        (card(&rows.replacen('1', "6", 1), ""), "values › 1 › 1 must be a whole number from 1 to 5, not 6."),
        (card(&rows.replacen('5', "4", 1), ""), "11 buildings of value 4 are more than the box holds: 10."),
        (card(rows, &format!("\"g1\":{tile}")), "tiles › g1: there is no field “g1”"),
        (card(rows, r#""a1":["lavender","orange","palm","palm",5]"#), "each of the four kinds once"),
        (card(rows, r#""b2":["lavender","orange","palm","lemon",7]"#), "a whole number from 1 to 6, not 7."),
        (card(rows, r#""b2":["lavender","orange","palm","plum",1]"#), "tiles › b2 › 4: “plum” is no kind of trees."),
        (card(rows, r#""b2":{}"#), "tiles › b2 must be a list in brackets."),
        (card(rows, &format!("\"b2\":{tile},\"b2\":{tile}")), "\"b2\" is there twice in tiles."),
        (card(rows, &format!("\"a1\":{tile}")), "tiles: no tile could come to a1"),
        (
            card(rows, &format!("\"b2\":{tile},\"c3\":[\"lavender\",\"orange\",\"palm\",\"lemon\",1]")),
            "tiles: no tile could come to c3",
        ),
        (owned(r#""palm":"Ann","lemon":"Ann","orange":"Ann""#), "owners: Ann cannot own 3 kinds of trees"),
        (owned(r#""palm":"Ann","lemon":"Ann","orange":"Bo","lavender":"Cy""#), "Ann cannot own 2 kinds of trees"),
        (owned(r#""palm":" ""#), "owners › palm is blank."),
        (card(rows, &format!("\"a1\":{tile},\"b1\":[\"lemon\",\"lavender\",\"orange\",\"palm\",5]")), "tiles › b1: tile "),
    ] {
        let answer = run(&["score", "-"], &card);
        assert!(answer.code != 0 && answer.complaint.contains(reason), "{card}: {}", answer.complaint);
        assert!(!RAW.iter().any(|it| answer.complaint.contains(it)), "{card}: {}", answer.complaint);
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
