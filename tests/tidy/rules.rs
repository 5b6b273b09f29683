//! The rules of the code: each is a function from a file to what is wrong in it.

use std::{fmt, sync::LazyLock};

use pergola::games::GAMES;

use super::source::Source;

/// Lines of a file, tests aside; lines of a function; characters of a line.
const LONGEST_FILE: usize = 400;
const LONGEST_FUNCTION: usize = 69;
const WIDEST_LINE: usize = 130;

/// What is wrong somewhere.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    /// The file.
    pub(crate) path: String,
    /// The line, from 1; 0 when it is the whole file.
    pub(crate) line: usize,
    /// What is wrong.
    pub(crate) what: String,
}

impl Finding {
    /// Something in a line of a file.
    pub(crate) fn at(source: &Source, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: source.path.clone(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

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
    "include_dir",
];

/// What tells the terminal something.
const TELLING: &[&str] = &["print", "println", "eprint", "eprintln", "dbg"];

/// The rules of games touch nothing but their state: no files, clock, threads, logging, hash maps, floats or generators.
pub(crate) fn impurities(source: &Source) -> Vec<Finding> {
    if !["src/engine/", "src/games/"].iter().any(|room| source.path.starts_with(room)) {
        return Vec::new();
    }
    let is_impure = |word: &str, is_macro: bool| {
        IMPURE.contains(&word)
            || word.starts_with("Atomic")
            || TELLING.contains(&word) && (is_macro || word.ends_with("ln"))
            || word == "SplitMix" && source.path != "src/engine/chance.rs"
    };
    let words = source.words.iter().filter(|it| is_impure(&it.text, it.is_macro));
    let changed = source.words.windows(2).filter(|it| it[0].text == "static" && it[1].text == "mut");
    let seeded = source.paths.iter().filter(|it| {
        let is_game = source.path.starts_with("src/games/") && !it.is_of_tests;
        is_game && it.path.windows(2).any(|two| two[0] == "Chance" && ["rolled", "silent"].contains(&two[1].as_str()))
    });
    let mut found: Vec<Finding> = words.map(|it| Finding::at(source, it.line, &it.text)).collect();
    found.extend(changed.map(|it| Finding::at(source, it[0].line, "static mut")));
    found.extend(source.floats.iter().map(|line| Finding::at(source, *line, "a float")));
    found.extend(seeded.map(|it| Finding::at(source, it.line, it.path.join("::"))));
    found
}

/// Libraries that one part of a room keeps from the rest of it. What a room may name at all, its manifest says.
const KEPT: &[(&str, &str, &[&str])] = &[
    ("axum", "src/connections/", &["src/connections/http.rs"]),
    ("hyper", "src/connections/", &["src/connections/http.rs"]),
    ("indicatif", "src/commands/", &["src/commands/arena/"]),
    ("postgres", "src/store/", &["src/store/database/"]),
    ("rustls", "src/store/", &["src/store/database/encryption.rs"]),
    ("sled", "src/store/", &["src/store/disk.rs"]),
];

/// A library is named in its own part of a room only.
pub(crate) fn strayed_libraries(source: &Source) -> Vec<Finding> {
    let mut found = Vec::new();
    for (library, room, parts) in KEPT {
        if source.path.starts_with(room) && !parts.iter().any(|part| source.path.starts_with(part)) {
            let named = source.paths.iter().filter(|it| !it.is_of_tests && source.is_of_library(it, library));
            found.extend(named.map(|it| Finding::at(source, it.line, format!("{library} belongs to {}", parts[0]))));
        }
    }
    found
}

/// Only the program's beginning reads the environment.
pub(crate) fn readings_of_the_environment(source: &Source) -> Vec<Finding> {
    if source.path == "src/main.rs" {
        return Vec::new();
    }
    let reads = |path: &[String]| {
        let is_whole = path.len() > 1 && path[0] == "env";
        is_whole || path.windows(2).any(|two| two[0] == "std" && two[1] == "env")
    };
    let named = source.paths.iter().filter(|it| !it.is_of_tests && reads(&it.path));
    let asked = source.words.iter().filter(|it| it.is_macro && it.text == "option_env");
    let mut found: Vec<Finding> = named.map(|it| Finding::at(source, it.line, it.path.join("::"))).collect();
    found.extend(asked.map(|it| Finding::at(source, it.line, &it.text)));
    found
}

/// Doors see menus, views, scenes and texts, never a state.
pub(crate) fn states_at_doors(source: &Source) -> Vec<Finding> {
    if !["src/discord/", "src/playground/"].iter().any(|door| source.path.starts_with(door)) {
        return Vec::new();
    }
    let states = ["AnyState", "State", "Table", "Typed", "determinize"];
    let named = source.words.iter().filter(|it| states.contains(&it.text.as_str()));
    named.map(|it| Finding::at(source, it.line, &it.text)).collect()
}

/// The keys of all games.
static GAME_KEYS: LazyLock<Vec<&str>> = LazyLock::new(|| GAMES.iter().map(|game| game.meta().key).collect());

/// Only its own folder and the catalogue know a game.
pub(crate) fn games_known_elsewhere(source: &Source) -> Vec<Finding> {
    if source.path.starts_with("src/games/") && !source.path.starts_with("src/games/page/") {
        return Vec::new();
    }
    let mut found = Vec::new();
    for key in GAME_KEYS.iter() {
        let named = source.words.iter().filter(|it| it.text.to_lowercase().contains(&key.replace('-', "_")));
        found.extend(named.map(|it| Finding::at(source, it.line, &it.text)));
        let quoted = source.literals.iter().filter(|it| it.text.contains(key));
        found.extend(quoted.map(|it| Finding::at(source, it.line, &it.text)));
    }
    found
}

/// Files, functions and lines are short enough to be read at once.
pub(crate) fn lengths(source: &Source) -> Vec<Finding> {
    let lines = source.lines();
    let long_file = (lines > LONGEST_FILE).then(|| Finding::at(source, 0, format!("{lines} lines")));
    let long = source.functions.iter().filter(|it| it.lines > LONGEST_FUNCTION);
    let wide = source.text.lines().enumerate().filter(|(_, line)| line.chars().count() > WIDEST_LINE);
    let mut found: Vec<Finding> = long_file.into_iter().collect();
    found.extend(long.map(|it| Finding::at(source, it.line, format!("{} has {} lines", it.name, it.lines))));
    found.extend(wide.map(|(line, _)| Finding::at(source, line + 1, "a wide line")));
    found
}

/// Names say what things are.
pub(crate) fn vague_names(source: &Source) -> Vec<Finding> {
    // A library's names are not ours to choose.
    let theirs = ["tokio_util", "hyper_util", "futures_util", "shard_manager"];
    let is_part_of_theirs = |line: usize| {
        let is_theirs = |path: &[String]| path.len() > 1 && path[0] == "twilight_model" && path[1] == "util";
        source.paths.iter().any(|it| it.line == line && is_theirs(&it.path))
    };
    let vague = source.words.iter().filter(|it| {
        is_vague(&it.text) && !theirs.contains(&it.text.as_str()) && !(it.text == "util" && is_part_of_theirs(it.line))
    });
    let vague_file = source.path.split(['/', '.']).any(|part| is_vague(part) || part == "common");
    let mut found: Vec<Finding> = vague.map(|it| Finding::at(source, it.line, &it.text)).collect();
    found.extend(vague_file.then(|| Finding::at(source, 0, "the file's name")));
    found
}

fn is_vague(word: &str) -> bool {
    let vague = ["util", "utils", "helper", "helpers", "manager", "misc", "stuff"];
    let mut parts = word.split('_').flat_map(camel_parts);
    parts.any(|part| vague.contains(&part.as_str())) || word.starts_with("handle_") || word.starts_with("process_")
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

/// What is matched whole: entries, commands, notices and refusals, and in chat whatever is wished for.
const WHOLE: &[&str] =
    &["Command", "Deed", "Following", "Glance", "Leaving", "NoticeKind", "Recollection", "TableRefusal", "Together", "What"];

/// The rooms in which it is.
const ROOMS_OF_WHOLE: &[&str] = &["src/chat/", "src/discord/", "src/host/", "src/playground/", "src/store/", "src/table/"];

/// Of each kind of what is told or asked it is said what becomes of it: none is taken together with whatever there will be.
pub(crate) fn open_matches(source: &Source) -> Vec<Finding> {
    if !ROOMS_OF_WHOLE.iter().any(|room| source.path.starts_with(room)) {
        return Vec::new();
    }
    let is_whole = |name: &&String| WHOLE.contains(&name.as_str()) || name.ends_with("Wish");
    let rests = source.rests.iter().filter_map(|rest| Some((rest.line, rest.enums.iter().find(is_whole)?)));
    rests.map(|(line, name)| Finding::at(source, line, format!("not every {name} is named"))).collect()
}

/// Every module begins with what it is.
pub(crate) fn silent_modules(source: &Source) -> Vec<Finding> {
    let is_silent = !source.says_what_it_is;
    is_silent.then(|| Finding::at(source, 1, "it does not begin with a comment that says what it is")).into_iter().collect()
}
