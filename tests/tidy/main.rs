//! The invariants of the code base, each held by a test: what a module may name, how long things are, how they are called,
//! and that data and words are complete.

mod source;
mod uses;
mod words;

use std::{collections::BTreeSet, fs};

use pergola::games::GAMES;
use source::{Source, files, name, root, sources};
use uses::Named;

/// Lines of a file, tests aside; lines of a function; characters of a line.
const LONGEST_FILE: usize = 400;
const LONGEST_FUNCTION: usize = 69;
const WIDEST_LINE: usize = 130;

/// What each module of the library may name of the others. The modules are in the order in which they build on each other.
const MAY_NAME: &[(&str, &[&str])] = &[
    ("data", &[]),
    ("text", &["data"]),
    ("engine", &["data", "text"]),
    ("games", &["engine", "data", "text"]),
    ("bots", &["engine", "text"]),
    ("lessons", &["engine", "data"]),
    ("table", &["lessons", "engine", "games", "bots", "text"]),
    ("results", &["table"]),
    ("chat", &["results", "table", "lessons", "bots", "engine", "games", "text"]),
    ("measures", &[]),
    ("connections", &[]),
    ("store", &["measures", "table", "engine", "text"]),
    ("host", &["connections", "measures", "store", "chat", "bots", "table", "engine", "games", "data", "text"]),
    ("discord", &["measures", "host", "chat", "store", "table", "engine", "text", "data"]),
    ("playground", &["connections", "measures", "host", "chat", "store", "table", "engine", "text", "data"]),
    ("watch", &["connections", "measures", "host"]),
    (
        "commands",
        &["watch", "measures", "playground", "discord", "host", "store", "table", "bots", "engine", "games", "text", "data"],
    ),
];

/// What the rules never touch.
const IMPURE: &[&str] = &[
    "fs",
    "io",
    "net",
    "env",
    "time",
    "thread",
    "process",
    "Instant",
    "SystemTime",
    "Duration",
    "async",
    "await",
    "tokio",
    "tracing",
    "log",
    "println",
    "eprintln",
    "dbg",
    "HashMap",
    "HashSet",
    "f32",
    "f64",
    "rand",
    "getrandom",
    "RandomState",
    "Mutex",
    "RwLock",
    "mpsc",
    "unsafe",
    "static_mut",
    "include_dir",
];

#[test]
fn rules_have_no_io_clock_threads_logging_hash_maps_floats_or_generators() {
    let mut found = Vec::new();
    for source in sources("src/engine").iter().chain(&sources("src/games")) {
        let names = source.names().filter(|(_, word)| IMPURE.contains(word) || word.starts_with("Atomic"));
        found.extend(names.map(|(line, word)| at(source, line, word)));
        let values = source.lines().filter(|(_, code)| has_float(code) || code.contains("print!"));
        found.extend(values.map(|(line, code)| at(source, line, code)));
        if source.path != "src/engine/chance.rs" {
            found.extend(source.names().filter(|(_, word)| *word == "SplitMix").map(|(line, word)| at(source, line, word)));
        }
        if source.path.starts_with("src/games") {
            let seeded = ["Chance::rolled", "Chance::silent"];
            let lines = source.lines().filter(|(_, code)| seeded.iter().any(|it| code.contains(it)));
            found.extend(lines.map(|(line, code)| at(source, line, code)));
        }
    }
    nothing("the rules touch more than their state", &found);
}

/// What a file of the library names that its module may not name.
fn wrong_ways(path: &str, text: &str) -> Vec<String> {
    let own = path.trim_start_matches("src/").split(['/', '.']).next().unwrap_or_default();
    let Some((_, allowed)) = MAY_NAME.iter().find(|(module, _)| *module == own) else { return Vec::new() };
    let wrong = |named: &Named| {
        let module = named.path.first().filter(|it| MAY_NAME.iter().any(|(module, _)| module == it))?;
        let is_wrong = *module != own && !allowed.contains(&module.as_str());
        is_wrong.then(|| format!("{path}:{}: {own} names {module}", named.line))
    };
    uses::named(path, text).iter().filter_map(wrong).collect()
}

#[test]
fn modules_depend_one_way() {
    let found: Vec<String> = sources("src").iter().flat_map(|source| wrong_ways(&source.path, &source.text)).collect();
    nothing("a dependency points the wrong way", &found);
}

#[test]
fn a_dependency_that_points_the_wrong_way_is_seen_however_it_is_written() {
    let planted = [
        "use crate::{\n    text::Text,\n    table::Table,\n};",
        "use crate::{text::Text, table::Table};",
        "use crate::table as tables;",
        "fn seated() -> crate::table::Seat { todo() }",
        "fn said() { write(format!(\"{}\", crate::table::NAME)); }",
        "use super::super::table::Table;",
    ];
    for text in planted {
        let found = wrong_ways("src/engine/any.rs", text);
        assert!(found.len() == 1 && found[0].contains("engine names table"), "{found:?} of {text}");
    }
    assert_eq!(wrong_ways("src/host/life.rs", "use crate::{table::Table, text::Text};"), Vec::<String>::new());
}

#[test]
fn every_module_has_its_place_in_the_order() {
    let lib = Source::read("src/lib.rs".into(), &read("src/lib.rs"));
    let declared = lib.lines().filter_map(|(_, line)| line.trim().strip_prefix("pub mod ")?.strip_suffix(';'));
    let unknown: Vec<_> = declared.filter(|module| MAY_NAME.iter().all(|(it, _)| it != module)).map(String::from).collect();
    nothing("the order of the modules does not know", &unknown);
}

#[test]
fn doors_and_stores_keep_their_libraries_to_themselves() {
    let owners = [
        ("serenity", "src/discord"),
        ("sled", "src/store/disk.rs"),
        ("axum", "src/connections/http.rs src/playground src/watch"),
        ("resvg", "render/src"),
        ("clap", "src/main.rs src/commands"),
        ("indicatif", "src/commands/arena"),
        ("tokio", "src/connections src/host src/store src/discord src/playground src/watch src/main.rs src/commands"),
        ("prometheus_client", "src/measures"),
        ("skillratings", "src/results"),
    ];
    let mut found = Vec::new();
    for source in sources("src").iter().chain(&sources("render/src")) {
        for (library, owner) in owners.iter().filter(|(_, owner)| !owner.split(' ').any(|it| source.path.starts_with(it))) {
            let named = source
                .lines()
                .filter(|(_, code)| code.contains(&format!("{library}::")) || code.contains(&format!("use {library}")));
            found.extend(named.map(|(line, _)| at(source, line, &format!("{library} belongs to {owner}"))));
        }
    }
    nothing("a library is named outside its module", &found);
}

#[test]
fn only_main_reads_the_environment() {
    let mut found = Vec::new();
    for source in sources("src").iter().chain(&sources("render/src")).filter(|it| it.path != "src/main.rs") {
        let reads = ["env::var", "env::args", "std::env", "env::current_dir", "option_env!"];
        let lines = source.lines().filter(|(_, code)| reads.iter().any(|it| code.contains(it)));
        found.extend(lines.map(|(line, code)| at(source, line, code)));
    }
    nothing("the environment is read", &found);
}

#[test]
fn doors_never_see_a_state() {
    let mut found = Vec::new();
    for source in sources("src/discord").iter().chain(&sources("src/playground")) {
        let states = source.names().filter(|(_, word)| ["AnyState", "State", "Table", "Typed", "determinize"].contains(word));
        found.extend(states.map(|(line, word)| at(source, line, word)));
    }
    nothing("a door sees a state", &found);
}

#[test]
fn only_its_own_folder_knows_a_game() {
    let mut found = Vec::new();
    for source in sources("src").iter().chain(&sources("render/src")).filter(|it| !it.path.starts_with("src/games/")) {
        for game in GAMES.iter().filter(|_| source.path != "src/games/lib.rs") {
            let key = game.meta().key;
            let named = source.names().filter(|(_, word)| word.to_lowercase().contains(&key.replace('-', "_")));
            found.extend(named.map(|(line, word)| at(source, line, word)));
            let quoted = source.literals.iter().filter(|literal| literal.text.contains(key));
            found.extend(quoted.map(|literal| at(source, literal.line, &literal.text)));
        }
    }
    nothing("a game is known outside its folder", &found);
}

#[test]
fn files_functions_and_lines_are_short() {
    let mut found = Vec::new();
    for source in sources("src").iter().chain(&sources("render/src")) {
        let lines = source.text.lines().count() - source.test_lines;
        found.extend((lines > LONGEST_FILE).then(|| format!("{}: {lines} lines", source.path)));
        let long = source.functions().into_iter().filter(|it| it.lines > LONGEST_FUNCTION);
        found.extend(long.map(|it| at(source, it.line, &format!("{} has {} lines", it.name, it.lines))));
        let wide = source.text.lines().enumerate().filter(|(_, line)| line.chars().count() > WIDEST_LINE);
        found.extend(wide.map(|(line, _)| at(source, line + 1, "a wide line")));
    }
    nothing("something is too long to be read at once", &found);
}

#[test]
fn names_say_what_things_are() {
    let vague = |word: &str| {
        let parts: Vec<_> = word.split('_').flat_map(camel_parts).collect();
        let vague = ["util", "utils", "helper", "helpers", "manager", "misc", "stuff"];
        parts.iter().any(|part| vague.contains(&part.as_str())) || word.starts_with("handle_") || word.starts_with("process_")
    };
    let mut found = Vec::new();
    for source in sources("src").iter().chain(&sources("render/src")).chain(&sources("tests")) {
        // A library's names are not ours to choose.
        let theirs = ["tokio_util", "hyper_util", "futures_util", "shard_manager"];
        let imported = |line: usize| source.lines().any(|(it, code)| it == line && code.starts_with("use twilight_model::util"));
        let names = source.names().filter(|(line, word)| vague(word) && !theirs.contains(word) && !imported(*line));
        found.extend(names.map(|(line, word)| at(source, line, word)));
        let vague_file = source.path.split(['/', '.']).any(|part| vague(part) || part == "common");
        found.extend(vague_file.then(|| source.path.clone()));
    }
    nothing("a name says nothing", &found);
}

#[test]
fn every_module_says_what_it_is() {
    let all = sources("src").into_iter().chain(sources("render/src")).chain(sources("tests"));
    let silent: Vec<_> = all.filter(|it| !it.text.starts_with("//!")).map(|it| it.path).collect();
    nothing("a module does not begin with a comment", &silent);
}

#[test]
fn the_project_speaks_of_itself_alone() {
    let machine = ["work", "tmp", "home", "root", "mnt"].map(|folder| format!("/{folder}/"));
    let mut found = Vec::new();
    for (folder, ending) in
        [("src", "rs"), ("render", "rs"), ("tests", "rs"), ("data", "ftl"), ("data", "md"), ("data", "svg"), ("data", "csv")]
    {
        for path in files(folder, ending) {
            let text = fs::read_to_string(&path).expect("the file is Unicode");
            let told = machine.iter().filter(|it| text.contains(*it));
            found.extend(told.map(|it| format!("{}: {it}", name(&path))));
        }
    }
    nothing("a path of somebody's machine", &found);
}

#[test]
fn art_is_drawn_in_plain_shapes() {
    let mut found = Vec::new();
    for path in files("data/art", "svg") {
        let text = fs::read_to_string(&path).expect("art is Unicode");
        let mut complain = |why: String| found.push(format!("{}: {why}", name(&path)));
        let drawing = match roxmltree::Document::parse(&text) {
            Ok(drawing) => drawing,
            Err(why) => {
                complain(why.to_string());
                continue;
            }
        };
        if drawing.root_element().tag_name().name() != "svg" || drawing.root_element().attribute("viewBox").is_none() {
            complain("it is no svg with a viewBox".into());
        }
        for node in drawing.descendants().filter(roxmltree::Node::is_element) {
            let tag = node.tag_name().name();
            if ["text", "filter", "image", "script", "foreignObject", "style"].contains(&tag) {
                complain(format!("<{tag}>"));
            }
            let outside = node.attributes().filter(|it| it.name() == "href" && !it.value().starts_with('#'));
            outside.for_each(|it| complain(format!("a reference to {}", it.value())));
        }
    }
    nothing("art that is not plain", &found);
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).expect("the file is there")
}

fn at(source: &Source, line: usize, what: &str) -> String {
    format!("{}:{line}: {}", source.path, what.trim())
}

fn nothing(what: &str, found: &[String]) {
    let unique: BTreeSet<_> = found.iter().collect();
    let list: Vec<_> = unique.into_iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{what}:\n  {}", list.join("\n  "));
}

fn has_float(code: &str) -> bool {
    let digits: Vec<char> = code.chars().collect();
    digits.windows(3).any(|it| it[0].is_ascii_digit() && it[1] == '.' && it[2].is_ascii_digit()) && !code.contains("..")
}

fn camel_parts(word: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for it in word.chars() {
        if it.is_uppercase() && parts.last().is_some_and(|part| part.chars().any(char::is_lowercase)) {
            parts.push(String::new());
        }
        parts.last_mut().expect("there is a part").extend(it.to_lowercase());
    }
    parts
}
