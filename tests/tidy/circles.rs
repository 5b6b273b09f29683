//! Files of a room that name each other in a circle: none of them can be read before the others.
//!
//! A file may name those it lies below, `lib.rs` and the `mod.rs` of its folder, which hold what all below them share. What tests
//! name is theirs.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    rules::Finding,
    source::{ROOMS, Source},
};

/// The rooms whose files stand in an order.
const IN_ORDER: [&str; 2] = ["src/discord", "src/host"];

/// A module by its path below the room; the room itself is empty.
type Module = Vec<String>;

/// The module that a file is, if it lies in the room.
fn module(room: &str, path: &str) -> Option<Module> {
    let below = path.strip_prefix(room)?.strip_prefix('/')?.strip_suffix(".rs")?;
    let mut parts: Module = below.split('/').map(str::to_owned).collect();
    if parts.last().is_some_and(|it| it == "mod" || it == "lib" && below == "lib") {
        parts.pop();
    }
    Some(parts)
}

/// The file that a path leads to, written in the file of a module.
fn leads_to(modules: &BTreeMap<Module, &Source>, from: &Module, path: &[String]) -> Option<Module> {
    let mut at = from.clone();
    let mut rest = path;
    match path.first()?.as_str() {
        "crate" => (at, rest) = (Module::new(), &path[1..]),
        "self" => rest = &path[1..],
        "super" => {}
        other => {
            let child: Module = at.iter().cloned().chain([other.to_owned()]).collect();
            modules.contains_key(&child).then_some(())?;
        }
    }
    while let [first, further @ ..] = rest
        && first == "super"
    {
        at.pop()?;
        rest = further;
    }
    for part in rest {
        let below: Module = at.iter().cloned().chain([part.clone()]).collect();
        if !modules.contains_key(&below) {
            break;
        }
        at = below;
    }
    Some(at)
}

/// The files that stand in a circle in a room, each with those of the circle that it names.
fn circles(room: &str, sources: &[Source]) -> Vec<Finding> {
    let modules: BTreeMap<Module, &Source> = sources.iter().filter_map(|it| Some((module(room, &it.path)?, it))).collect();
    let names = |from: &Module, source: &Source| -> BTreeSet<Module> {
        let paths = source.paths.iter().filter(|it| !it.is_of_tests && !it.is_global);
        paths.filter_map(|it| leads_to(&modules, from, &it.path)).filter(|to| !from.starts_with(to)).collect()
    };
    let named: BTreeMap<&Module, BTreeSet<Module>> = modules.iter().map(|(from, source)| (from, names(from, source))).collect();
    let reached = |from: &Module| {
        let (mut reached, mut open) = (BTreeSet::new(), vec![from.clone()]);
        while let Some(next) = open.pop() {
            open.extend(named.get(&next).into_iter().flatten().filter(|it| reached.insert((*it).clone())).cloned());
        }
        reached
    };
    let all: BTreeMap<&Module, BTreeSet<Module>> = modules.keys().map(|it| (it, reached(it))).collect();
    let mut found = Vec::new();
    for (from, source) in modules.iter().filter(|(from, _)| all[*from].contains(*from)) {
        let back = named[from].iter().filter(|to| all.get(*to).is_some_and(|it| it.contains(from)));
        found.extend(back.map(|to| Finding::at(source, 0, format!("it names {}, which comes back to it", to.join("::")))));
    }
    found
}

#[test]
fn files_of_a_room_stand_in_an_order() {
    let found: Vec<Finding> = IN_ORDER.iter().flat_map(|room| circles(room, *ROOMS)).collect();
    super::nothing("files name each other in a circle", &found);
    for room in IN_ORDER {
        assert!(ROOMS.iter().filter(|it| module(room, &it.path).is_some()).count() > 20, "{room} has files");
    }
}

#[test]
fn a_planted_circle_is_seen() {
    let seen = |files: &[(&str, &str)]| -> Vec<String> {
        let sources: Vec<Source> = files.iter().map(|(path, text)| Source::read(path, text)).collect();
        circles("src/any", &sources).iter().map(Finding::to_string).collect()
    };
    let (lib, a) = (("src/any/lib.rs", "mod a;\nmod b;\nmod c;\nuse a::A;"), ("src/any/a.rs", "use super::{House, b::B};"));
    let c = ("src/any/c/mod.rs", "mod d;\nuse self::d::D;\nuse crate::a::A;");
    let d = ("src/any/c/d.rs", "use super::C;\nuse crate::House;");
    let clean = ("src/any/b.rs", "use super::House;\n#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}");
    assert_eq!(seen(&[lib, a, clean, c, d]), Vec::<String>::new());
    for faulty in ["use super::a::A;", "fn b() -> crate::a::A {}", "use super::{a, House};"] {
        let found = seen(&[lib, a, ("src/any/b.rs", faulty), c, d]);
        let (to, back) = ("it names b, which comes back to it", "it names a, which comes back to it");
        assert_eq!(found, [format!("src/any/a.rs:0: {to}"), format!("src/any/b.rs:0: {back}")], "{faulty}");
    }
    let far = seen(&[lib, a, ("src/any/b.rs", "use super::c::d::D;"), c, ("src/any/c/d.rs", "use super::super::a;")]);
    let names = [("a.rs", "b"), ("b.rs", "c::d"), ("c/d.rs", "a")];
    assert_eq!(far, names.map(|(file, to)| format!("src/any/{file}:0: it names {to}, which comes back to it")));
}
