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
const IN_ORDER: [&str; 5] = ["src/chat", "src/discord", "src/games/alhambra", "src/host", "src/table"];

/// The rooms of the conversation, each of which knows those before it; what puts them together knows all.
const FLOORS: [&str; 5] = ["seam", "wishes", "sight", "item", FEATURES];
/// The room of the features, none of which knows another.
const FEATURES: &str = "features";

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

/// The files of a room.
fn modules<'a>(room: &str, sources: &'a [Source]) -> BTreeMap<Module, &'a Source> {
    sources.iter().filter_map(|it| Some((module(room, &it.path)?, it))).collect()
}

/// The files that each of them names, but for those it lies below.
fn named<'a>(modules: &'a BTreeMap<Module, &Source>) -> BTreeMap<&'a Module, BTreeSet<Module>> {
    let names = |from: &Module, source: &Source| -> BTreeSet<Module> {
        let paths = source.paths.iter().filter(|it| !it.is_of_tests && !it.is_global);
        paths.filter_map(|it| leads_to(modules, from, &it.path)).filter(|to| !from.starts_with(to)).collect()
    };
    modules.iter().map(|(from, source)| (from, names(from, source))).collect()
}

/// The files of the conversation that name a room above their own, and the features that name another.
fn upward(room: &str, sources: &[Source]) -> Vec<Finding> {
    let modules = modules(room, sources);
    let floor = |module: &Module| FLOORS.iter().position(|it| Some(*it) == module.first().map(String::as_str));
    let is_up = |from: &Module, to: &Module| match (floor(from), floor(to)) {
        (None, _) => false,
        (Some(_), None) => true,
        (Some(from_floor), Some(to_floor)) if from_floor == to_floor => {
            FLOORS[from_floor] == FEATURES && from.len() > 1 && from.get(1) != to.get(1)
        }
        (Some(from_floor), Some(to_floor)) => to_floor > from_floor,
    };
    let all = named(&modules).into_iter().flat_map(|(from, to)| to.into_iter().map(move |to| (from, to)));
    let wrong = all.filter(|(from, to)| is_up(from, to));
    wrong.map(|(from, to)| Finding::at(modules[from], 0, format!("it names {}", to.join("::")))).collect()
}

/// The files that stand in a circle in a room, each with those of the circle that it names.
fn circles(room: &str, sources: &[Source]) -> Vec<Finding> {
    let modules = modules(room, sources);
    let named = named(&modules);
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
fn the_rooms_of_the_conversation_know_those_below_them_and_no_feature_knows_another() {
    super::nothing("files of the conversation name what lies above or beside them", &upward("src/chat", *ROOMS));
}

#[test]
fn a_planted_look_upward_is_seen() {
    let lib = ("src/any/lib.rs", "mod features;\nmod seam;\nmod card;");
    let [card, seam] = [("src/any/card.rs", "use crate::features::plan::P;"), ("src/any/seam.rs", "")];
    let features = ("src/any/features/mod.rs", "mod plan;\nmod vote;");
    let [plan, vote] = [("src/any/features/plan.rs", "use crate::seam::S;"), ("src/any/features/vote.rs", "")];
    let seen = |changed: (&str, &str)| -> Vec<String> {
        let files = [lib, card, seam, features, plan, vote].map(|file| if file.0 == changed.0 { changed } else { file });
        let sources: Vec<Source> = files.iter().map(|(path, text)| Source::read(path, text)).collect();
        upward("src/any", &sources).iter().map(Finding::to_string).collect()
    };
    assert_eq!(seen(lib), Vec::<String>::new());
    assert_eq!(seen(("src/any/seam.rs", "use crate::features::plan::P;")), ["src/any/seam.rs:0: it names features::plan"]);
    assert_eq!(seen(("src/any/seam.rs", "use crate::card;")), ["src/any/seam.rs:0: it names card"]);
    let beside = seen(("src/any/features/vote.rs", "use super::plan::P;"));
    assert_eq!(beside, ["src/any/features/vote.rs:0: it names features::plan"]);
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
