//! The rooms of the house, as their manifests say: what each builds on, which libraries it has, and that it uses them.
//!
//! That nothing is named that a manifest does not have, Cargo sees to. What is held here is that the manifests say what the
//! architecture says.

use std::{
    collections::BTreeSet,
    fs,
    path::{Component, Path},
    sync::LazyLock,
};

use toml::{Table, Value};

use super::{
    rules::Finding,
    source::{self, Source, root},
};

/// The rooms, in the order in which they build on each other, and the rooms each builds on; of games, see [`ARROWS`].
const ROOMS: &[(&str, &[&str])] = &[
    ("render", &[]),
    ("data", &[]),
    ("text", &["data"]),
    ("engine", &["render", "text"]),
    (PAGE, &["engine", "render", "text"]),
    ("bots", &["engine"]),
    (CATALOGUE, &["bots", "data", "engine"]),
    ("lessons", &["data", "engine"]),
    ("table", &["engine", "lessons", "text"]),
    ("cups", &["table"]),
    ("results", &["table"]),
    ("chat", &["cups", "engine", "lessons", PAGE, "render", "results", "table", "text"]),
    ("measures", &[]),
    ("connections", &[]),
    ("store", &["cups", "measures", "table"]),
    ("host", &["chat", "connections", "cups", "data", "engine", "measures", "render", "store", "table"]),
    ("discord", &["chat", "connections", "engine", "host", "measures", "store", "table", "text"]),
    ("playground", &["chat", "connections", "data", "host", "render", "table", "text"]),
    ("watch", &["connections", "host", "measures"]),
    (
        "commands",
        &[
            "bots",
            "chat",
            "data",
            "discord",
            "engine",
            "games",
            "host",
            "measures",
            "playground",
            "render",
            "store",
            "table",
            "text",
            "watch",
        ],
    ),
    (
        PROGRAM,
        &[
            "bots",
            "chat",
            "commands",
            "connections",
            "cups",
            "data",
            "discord",
            "engine",
            "games",
            "host",
            "lessons",
            "measures",
            "playground",
            "results",
            "store",
            "table",
            "text",
            "watch",
        ],
    ),
];

/// What a game may build on.
const BELOW_A_GAME: &[&str] = &["engine", PAGE, "render", "text"];

/// The games: every room that lies beside the one they share.
static GAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let games: BTreeSet<String> = rooms().into_iter().filter(Room::lies_among_games).map(|it| it.name).collect();
    games.into_iter().collect()
});

/// The rooms in their order, with the games above what they share, and the catalogue on top of them.
pub(crate) static ARROWS: LazyLock<Vec<(String, Vec<String>)>> = LazyLock::new(|| {
    let owned = |rooms: &[&str]| rooms.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
    let mut arrows: Vec<(String, Vec<String>)> = ROOMS.iter().map(|(name, below)| ((*name).to_owned(), owned(below))).collect();
    for (_, below) in arrows.iter_mut().filter(|(name, _)| name == CATALOGUE) {
        below.extend(GAMES.iter().cloned());
        below.sort();
    }
    let above_page = 1 + ROOMS.iter().position(|(name, _)| *name == PAGE).expect("it is a room");
    arrows.splice(above_page..above_page, GAMES.iter().map(|game| (game.clone(), owned(BELOW_A_GAME))));
    arrows
});

/// The package at the root: the program, and what tests import.
pub(crate) const PROGRAM: &str = "pergola";

/// What the games share.
const PAGE: &str = "page";

/// The room that knows every game.
const CATALOGUE: &str = "games";

/// The rooms that are given the games as a value.
pub(crate) const KNOW_NO_GAME: &[&str] = &["table", "chat", "host", "discord", "playground", "watch"];

/// Libraries that are the matter of some rooms only.
pub(crate) const LIBRARIES: &[(&str, &[&str])] = &[
    ("axum", &["connections", "discord", "playground", "watch"]),
    ("clap", &["commands", PROGRAM]),
    ("hyper", &["connections"]),
    ("indicatif", &["commands"]),
    ("postgres", &["store"]),
    ("prometheus-client", &["measures"]),
    ("resvg", &["render"]),
    ("rustls", &["store"]),
    ("rustls-native-certs", &["store"]),
    ("serenity", &["discord"]),
    ("skillratings", &["results"]),
    ("sled", &["store"]),
    ("tokio", &["connections", "host", "store", "discord", "playground", "watch", "commands"]),
    ("tokio-postgres-rustls", &["store"]),
    ("tokio-stream", &["playground"]),
    ("tokio-tungstenite", &["discord"]),
    ("tokio-util", &["connections", "host", "discord", "commands"]),
];

/// A room, as its manifest says.
#[derive(Debug, Default)]
pub(crate) struct Room {
    /// Its name, without the project's.
    pub(crate) name: String,
    /// Where it lies; empty for the program.
    folder: String,
    manifest: Table,
    /// The packages it needs.
    pub(crate) needs: Vec<String>,
    /// The packages its tests need besides.
    tests_need: Vec<String>,
}

impl Room {
    /// Reads the text of a manifest, whose path below the repository is given.
    pub(crate) fn read(path: &str, text: &str) -> Room {
        let manifest: Table = text.parse().unwrap_or_else(|why| panic!("{path} is no manifest: {why}"));
        let package = manifest.get("package").and_then(|it| it.get("name")).and_then(Value::as_str).unwrap_or_default();
        let name = room(package).unwrap_or(package).to_owned();
        let keys = |kind: &str| -> Vec<String> {
            let packages = manifest.get(kind).and_then(Value::as_table);
            packages.into_iter().flat_map(|it| it.keys().cloned()).collect()
        };
        let needs = ["dependencies", "build-dependencies"].map(keys).concat();
        let tests_need = keys("dev-dependencies");
        let folder = path.trim_end_matches("Cargo.toml").trim_end_matches('/').to_owned();
        Room { name, folder, manifest, needs, tests_need }
    }

    fn lies_among_games(&self) -> bool {
        Path::new(&self.folder).parent() == Some(Path::new("src/games")) && self.name != PAGE
    }

    /// The rooms it builds on.
    fn builds_on(&self) -> BTreeSet<&str> {
        self.needs.iter().filter_map(|it| room(it)).collect()
    }

    /// The rooms its tests use besides.
    fn tests_use(&self) -> BTreeSet<&str> {
        self.tests_need.iter().filter_map(|it| room(it)).collect()
    }

    fn wrong(&self, what: impl Into<String>) -> Finding {
        let path = if self.folder.is_empty() { "Cargo.toml".to_owned() } else { format!("{}/Cargo.toml", self.folder) };
        Finding { path, line: 0, what: what.into() }
    }
}

/// The room that is a package.
fn room(package: &str) -> Option<&str> {
    package.strip_prefix("pergola-")
}

fn rooms() -> Vec<Room> {
    let below = ["src", "render"].iter().flat_map(|folder| source::files(folder, "toml"));
    let manifests = [root().join("Cargo.toml")].into_iter().chain(below.filter(|path| path.ends_with("Cargo.toml")));
    manifests.map(|path| Room::read(&source::name(&path), &fs::read_to_string(&path).expect("manifests are Unicode"))).collect()
}

fn listed(name: &str) -> Option<BTreeSet<&'static str>> {
    let (_, builds_on) = ARROWS.iter().find(|(room, _)| *room == name)?;
    Some(builds_on.iter().map(String::as_str).collect())
}

/// The rooms below a room of the list, itself aside.
fn below(name: &str) -> BTreeSet<&'static str> {
    let direct = listed(name).unwrap_or_default();
    direct.iter().flat_map(|it| below(it)).chain(direct.iter().copied()).collect()
}

/// The arrows between the rooms are those of the list and no other; a game need not build on all that games may.
pub(crate) fn wrong_arrows(rooms: &[Room]) -> Vec<Finding> {
    let mut found = Vec::new();
    for room in rooms {
        let Some(listed) = listed(&room.name) else {
            found.push(room.wrong(format!("{} has no place among the rooms", room.name)));
            continue;
        };
        let is = room.builds_on();
        found.extend(is.difference(&listed).map(|it| room.wrong(format!("{} builds on {it}", room.name))));
        let missing = listed.difference(&is).filter(|_| !is_game(&room.name));
        found.extend(missing.map(|it| room.wrong(format!("{} does not build on {it}", room.name))));
    }
    found
}

/// Tests use what lies below their room, and the catalogue with what lies below that; never what builds on their room.
pub(crate) fn wrong_arrows_of_tests(rooms: &[Room]) -> Vec<Finding> {
    let mut found = Vec::new();
    for room in rooms.iter().filter(|it| it.name != PROGRAM) {
        let may: BTreeSet<&str> = below(&room.name).into_iter().chain(below(CATALOGUE)).chain([CATALOGUE]).collect();
        let wrong = room.tests_use().into_iter().filter(|it| {
            let is_above = *it == room.name || below(it).contains(room.name.as_str());
            is_above || !may.contains(it)
        });
        found.extend(wrong.map(|it| room.wrong(format!("the tests of {} use {it}", room.name))));
    }
    found
}

/// What is given the games as a value has no way to one, by itself or by what it builds on; and only the catalogue names a
/// single game at all.
pub(crate) fn ways_to_games(rooms: &[Room]) -> Vec<Finding> {
    let mut found = Vec::new();
    for room in rooms.iter().filter(|it| it.name != CATALOGUE) {
        let named = room.builds_on().into_iter().chain(room.tests_use()).filter(|it| is_game(it));
        found.extend(named.map(|it| room.wrong(format!("{} names the game {it}", room.name))));
    }
    for room in rooms.iter().filter(|it| KNOW_NO_GAME.contains(&it.name.as_str())) {
        let mut reached = BTreeSet::new();
        let mut open: Vec<&str> = room.builds_on().into_iter().collect();
        while let Some(next) = open.pop() {
            let is_new = reached.insert(next);
            open.extend(rooms.iter().filter(|it| is_new && it.name == next).flat_map(Room::builds_on));
        }
        let games = reached.into_iter().filter(|it| *it == CATALOGUE || is_game(it));
        found.extend(games.map(|it| room.wrong(format!("{} comes to {it}", room.name))));
    }
    found
}

fn is_game(room: &str) -> bool {
    GAMES.iter().any(|it| it == room)
}

/// A library that is the matter of some rooms is in no other.
pub(crate) fn strayed_packages(rooms: &[Room]) -> Vec<Finding> {
    let mut found = Vec::new();
    for room in rooms {
        let owned = LIBRARIES.iter().filter(|(library, _)| room.needs.iter().any(|it| it == library));
        let strayed = owned.filter(|(_, owners)| !owners.contains(&room.name.as_str()));
        found.extend(strayed.map(|(library, owners)| room.wrong(format!("{library} belongs to {}", owners.join(", ")))));
    }
    found
}

/// What a manifest names is named in code too: in the room's own, or for its tests in theirs.
pub(crate) fn unused_packages(rooms: &[Room], sources: &[&Source]) -> Vec<Finding> {
    let mut found = Vec::new();
    for room in rooms {
        let own: Vec<&Source> = sources.iter().copied().filter(|it| lies_in(rooms, &it.path) == room.folder).collect();
        let uses = |package: &str, in_tests: bool| own.iter().any(|it| it.uses(&package.replace('-', "_"), in_tests));
        for package in &room.needs {
            match (uses(package, false), uses(package, true)) {
                (true, _) => {}
                (false, true) => found.push(room.wrong(format!("only tests use {package}"))),
                (false, false) => found.push(room.wrong(format!("nothing uses {package}"))),
            }
        }
        let unused = room.tests_need.iter().filter(|package| !uses(package, true));
        found.extend(unused.map(|package| room.wrong(format!("no test uses {package}"))));
    }
    found
}

/// The folder of the room a file belongs to.
fn lies_in<'a>(rooms: &'a [Room], path: &str) -> &'a str {
    let around =
        rooms.iter().map(|it| it.folder.as_str()).filter(|it| path.strip_prefix(it).is_some_and(|rest| rest.starts_with('/')));
    around.max_by_key(|it| it.len()).unwrap_or_default()
}

/// Whether a member of the workspace names the room at this place: by itself, or with all in a folder.
fn names(member: &str, place: &str) -> bool {
    let within = member.strip_suffix("/*").and_then(|folder| place.strip_prefix(folder)?.strip_prefix('/'));
    member == place || within.is_some_and(|rest| !rest.contains('/'))
}

/// Whether a manifest names a package by a folder within its own, and nothing else.
fn lies_within(how: &Value) -> bool {
    let path = how.as_table().filter(|it| it.len() == 1).and_then(|it| it.get("path")).and_then(Value::as_str);
    path.is_some_and(|it| Path::new(it).components().all(|part| matches!(part, Component::Normal(_))))
}

/// Every room is a member of the workspace, keeps its lints, and takes versions from it, but for the games within the
/// catalogue's folder; and the workspace has no version that nobody takes.
pub(crate) fn apart_from_the_workspace(rooms: &[Room]) -> Vec<Finding> {
    let Some(program) = rooms.iter().find(|it| it.name == PROGRAM) else { return Vec::new() };
    let workspace = program.manifest.get("workspace");
    let mut found = Vec::new();
    for room in rooms {
        let is_split = room.manifest.contains_key("target");
        found.extend(is_split.then(|| room.wrong("it has packages for some machines only, which nothing here reads")));
        let place = if room.folder.is_empty() { "." } else { &room.folder };
        for list in ["members", "default-members"] {
            let members = workspace.and_then(|it| it.get(list)).and_then(Value::as_array);
            let is_member = members.is_some_and(|it| it.iter().filter_map(Value::as_str).any(|member| names(member, place)));
            found.extend((!is_member).then(|| room.wrong(format!("it is none of the {list}"))));
        }
        let is_lent = |it: &Value| it.get("workspace").and_then(Value::as_bool) == Some(true);
        let is_linted = room.manifest.get("lints").is_some_and(is_lent);
        found.extend((!is_linted).then(|| room.wrong("it does not keep the workspace's lints")));
        for kind in ["dependencies", "dev-dependencies", "build-dependencies"] {
            let packages = room.manifest.get(kind).and_then(Value::as_table);
            let is_within = |how: &Value| room.name == CATALOGUE && lies_within(how);
            let own = packages.into_iter().flatten().filter(|(_, how)| !is_lent(how) && !is_within(how));
            found.extend(own.map(|(package, _)| room.wrong(format!("{package} has a version of its own"))));
        }
    }
    let offered = workspace.and_then(|it| it.get("dependencies")).and_then(Value::as_table);
    for package in offered.into_iter().flat_map(Table::keys) {
        let is_taken = rooms.iter().any(|it| it.needs.contains(package) || it.tests_need.contains(package));
        found.extend((!is_taken).then(|| program.wrong(format!("no room takes {package}"))));
    }
    found
}

#[test]
fn rooms_build_on_each_other_as_the_architecture_says() {
    super::nothing("an arrow is not one of the architecture", &wrong_arrows(&rooms()));
}

#[test]
fn tests_use_nothing_above_their_room() {
    super::nothing("tests use what is above them", &wrong_arrows_of_tests(&rooms()));
}

#[test]
fn no_game_is_known_but_to_the_catalogue() {
    super::nothing("a room knows a game", &ways_to_games(&rooms()));
}

#[test]
fn libraries_belong_to_their_rooms() {
    super::nothing("a library is in another room's manifest", &strayed_packages(&rooms()));
}

#[test]
fn every_package_that_a_manifest_names_is_used() {
    let sources: Vec<&Source> = source::ROOMS.iter().chain(source::TESTS.iter()).collect();
    super::nothing("a package is not used", &unused_packages(&rooms(), &sources));
}

#[test]
fn every_room_keeps_to_the_workspace() {
    super::nothing("a room is apart from the workspace", &apart_from_the_workspace(&rooms()));
}

#[test]
fn the_rooms_stand_in_the_order_in_which_they_build_on_each_other() {
    for (at, (name, builds_on)) in ARROWS.iter().enumerate() {
        let later = builds_on.iter().find(|it| !ARROWS[..at].iter().any(|(above, _)| above == *it));
        assert_eq!(later, None, "{name} builds on what comes later");
        assert!(builds_on.is_sorted(), "the rooms under {name} are not in order");
    }
    let rooms: Vec<String> = rooms().into_iter().map(|it| it.name).collect();
    let gone: Vec<&str> =
        ARROWS.iter().map(|(name, _)| name.as_str()).filter(|it| !rooms.iter().any(|room| room == it)).collect();
    assert_eq!(gone, Vec::<&str>::new(), "the list has rooms that are gone");
}
