//! Manifests with a fault, for each rule about rooms: each is seen and named.

use super::{
    rooms::{
        ARROWS, KNOW_NO_GAME, LIBRARIES, PROGRAM, Room, apart_from_the_workspace, strayed_packages, unused_packages,
        ways_to_games, wrong_arrows, wrong_arrows_of_tests,
    },
    rules::Finding,
    source::Source,
};

/// The rooms as they are listed, one of them with more lines in its manifest.
fn with(room: &str, more: &str) -> Vec<Room> {
    let manifest = |(name, builds_on): &(String, Vec<String>)| {
        let is_program = name == PROGRAM;
        let path = if is_program { "Cargo.toml".to_owned() } else { format!("src/{name}/Cargo.toml") };
        let package = if is_program { PROGRAM.to_owned() } else { format!("pergola-{name}") };
        let needs: String = builds_on.iter().map(|it| format!("pergola-{it}.workspace = true\n")).collect();
        let more = if name == room { more } else { "" };
        Room::read(&path, &format!("[package]\nname = \"{package}\"\n[dependencies]\n{needs}{more}\n"))
    };
    ARROWS.iter().map(manifest).collect()
}

#[test]
fn a_planted_arrow_is_seen() {
    let seen = |found: Vec<Finding>| found.iter().map(Finding::to_string).collect::<Vec<_>>();
    let dev = "[dev-dependencies]\n";
    let nothing = Vec::<String>::new();
    let plain = with("table", "");
    let told = [wrong_arrows(&plain), wrong_arrows_of_tests(&plain), ways_to_games(&plain), strayed_packages(&plain)].map(seen);
    assert_eq!(told, [(); 4].map(|()| nothing.clone()));

    let at = |room: &str, what: &str| vec![format!("src/{room}/Cargo.toml:0: {what}")];
    let upward = with("engine", "pergola-table.workspace = true");
    assert_eq!(seen(wrong_arrows(&upward)), at("engine", "engine builds on table"));
    let built = with("engine", "[build-dependencies]\npergola-table.workspace = true");
    assert_eq!(seen(wrong_arrows(&built)), at("engine", "engine builds on table"));
    let mut short = with("", "");
    short.iter_mut().filter(|it| it.name == "watch").for_each(|it| it.needs.clear());
    assert_eq!(wrong_arrows(&short).len(), 3);
    let new = Room::read("src/attic/Cargo.toml", "[package]\nname = \"pergola-attic\"");
    assert_eq!(seen(wrong_arrows(&[new])), at("attic", "attic has no place among the rooms"));

    for room in KNOW_NO_GAME {
        let catalogue = with(room, "pergola-games.workspace = true");
        let by_itself = format!("src/{room}/Cargo.toml:0: {room} comes to games");
        assert!(seen(ways_to_games(&catalogue)).contains(&by_itself), "{room}");
    }
    let far = seen(ways_to_games(&with("lessons", "pergola-games.workspace = true")));
    assert!(far.contains(&"src/playground/Cargo.toml:0: playground comes to sanssouci".to_owned()), "{far:?}");
    let tested = with("chat", &format!("{dev}pergola-gardens.workspace = true"));
    assert_eq!(seen(ways_to_games(&tested)), at("chat", "chat names the game gardens"));
    let twin = with("gardens", &format!("{dev}pergola-sanssouci.workspace = true"));
    assert_eq!(seen(ways_to_games(&twin)), at("gardens", "gardens names the game sanssouci"));

    for (room, used, is_wrong) in [
        ("table", "games", false),
        ("store", "engine", false),
        ("gardens", "data", false),
        ("engine", "games", true),
        ("chat", "host", true),
    ] {
        let rooms = with(room, &format!("{dev}pergola-{used}.workspace = true"));
        let wrong = format!("src/{room}/Cargo.toml:0: the tests of {room} use {used}");
        assert_eq!(seen(wrong_arrows_of_tests(&rooms)).contains(&wrong), is_wrong, "{room} and {used}");
    }
}

#[test]
fn a_planted_library_is_seen() {
    let seen = |found: Vec<Finding>| found.iter().map(Finding::to_string).collect::<Vec<_>>();
    for (library, owners) in LIBRARIES {
        let stray = with("table", &format!("{library}.workspace = true"));
        let wrong = format!("src/table/Cargo.toml:0: {library} belongs to {}", owners.join(", "));
        assert_eq!(seen(strayed_packages(&stray)), [wrong]);
        assert_eq!(seen(strayed_packages(&with(owners[0], &format!("{library}.workspace = true")))), Vec::<String>::new());
    }
}

#[test]
fn a_planted_package_that_nobody_uses_is_seen() {
    let manifest = "[package]\nname = \"pergola-table\"\n[dependencies]\ntime.workspace = true\nserde.workspace = true\n\
        csv.workspace = true\n[dev-dependencies]\ntempfile.workspace = true\ngif.workspace = true\n";
    let rooms = [Room::read("src/table/Cargo.toml", manifest), Room::read("src/table/more/Cargo.toml", "")];
    let text = "use std::time;\nfn a() -> time::Duration { m!(serde::b()) }\n#[cfg(test)]\nmod tests { use {csv, gif::Gif}; }";
    let read = [Source::read("src/table/lib.rs", text), Source::read("src/table/more/lib.rs", "use time::A; use tempfile::B;")];
    let found: Vec<String> = unused_packages(&rooms, &read.each_ref()).iter().map(|it| it.what.clone()).collect();
    assert_eq!(found, ["only tests use csv", "nothing uses time", "no test uses tempfile"]);
    let ways = "use serde_derive::time;\nfn a() -> ::time::Date { m!(csv::b()) }\n#[derive(serde::Serialize)]\nstruct B;\n\
        #[cfg(test)]\nmod tests { fn c() { tempfile::d(gif::E) } }";
    assert_eq!(unused_packages(&rooms[..1], &[&Source::read("src/table/lib.rs", ways)]), []);
}

#[test]
fn a_room_apart_from_the_workspace_is_seen() {
    let program = "[workspace]\nmembers = [\".\", \"src/*\"]\ndefault-members = [\".\"]\n[workspace.dependencies]\ncsv = \"1\"\n\
        gif = \"1\"\n[package]\nname = \"pergola\"\n[lints]\nworkspace = true\n[dependencies]\ncsv.workspace = true\n";
    let table =
        "[package]\nname = \"pergola-table\"\n[dev-dependencies]\ngif = \"1\"\n[target.'cfg(unix)'.dependencies]\nb = \"1\"\n";
    let found = apart_from_the_workspace(&[Room::read("Cargo.toml", program), Room::read("src/table/Cargo.toml", table)]);
    let what: Vec<&str> = found.iter().map(|it| it.what.as_str()).collect();
    let expected = [
        "it has packages for some machines only, which nothing here reads",
        "it is none of the default-members",
        "it does not keep the workspace's lints",
        "gif has a version of its own",
    ];
    assert_eq!(what, expected);
    let games = "[package]\nname = \"pergola-games\"\n[lints]\nworkspace = true\n[dependencies]\na = { path = \"a\" }\n\
        b = { path = \"../b\" }\nc = { path = \"c\", version = \"1\" }\n";
    let deep = Room::read("src/games/deep/Cargo.toml", games);
    let found = apart_from_the_workspace(&[Room::read("Cargo.toml", program), Room::read("src/games/Cargo.toml", games), deep]);
    let what: Vec<&str> = found.iter().map(|it| it.what.as_str()).filter(|it| !it.contains("default-members")).collect();
    let own = ["b has a version of its own", "c has a version of its own"];
    assert_eq!(what, [&own[..], &["it is none of the members"], &own, &["no room takes gif"]].concat());
    let found = apart_from_the_workspace(&[Room::read("Cargo.toml", program)]);
    assert_eq!(found.iter().map(|it| it.what.as_str()).collect::<Vec<_>>(), ["no room takes gif"]);
}
