//! Files with a fault, for each rule: each is seen and named by its rule, and the same file without the fault passes.

use super::{
    data::{adornments, paths_of_a_machine},
    rules::{
        Finding, games_known_elsewhere, impurities, lengths, open_matches, readings_of_the_environment, silent_modules,
        states_at_doors, strayed_libraries, vague_names,
    },
    source::Source,
    words::{ids_without_words, sentences, unused_messages},
};

/// A file with a fault.
struct Planted {
    rule: fn(&Source) -> Vec<Finding>,
    path: &'static str,
    faulty: &'static str,
    /// What is found: the line and what is wrong in it.
    found: &'static [(usize, &'static str)],
    /// The same without the fault.
    clean: &'static str,
}

const PLANTED: &[Planted] = &[
    Planted {
        rule: impurities,
        path: "src/engine/any.rs",
        faulty: "use std::{\n    collections::{BTreeMap, HashMap},\n};\nfn a() -> u8 { b!(std::time::Instant) }\nasync fn c() {}",
        found: &[(2, "HashMap"), (4, "time"), (4, "Instant"), (5, "async")],
        clean: "// HashMap\nuse std::collections::BTreeMap;\nfn a() -> &'static str { \"HashMap\" }",
    },
    Planted {
        rule: impurities,
        path: "src/games/any/lib.rs",
        faulty: "static COUNT: AtomicU8 = AtomicU8::new(0);\nfn a() { println!(\"{}\", 1.5); }\nstatic mut B: u8 = 1e3 as u8;",
        found: &[(1, "AtomicU8"), (1, "AtomicU8"), (2, "println"), (3, "static mut"), (2, "a float"), (3, "a float")],
        clean: "fn print() { it.0.1; 1..5; m!(it.0.1); }\n#[cfg(test)]\nmod tests {\n    fn a() { println!(\"{}\", 1.5); }\n}",
    },
    Planted {
        rule: impurities,
        path: "src/games/page/any.rs",
        faulty: "fn a() { m!(0.5..1.5); unsafe { b() } }\n#[derive(Clone)]\nstruct C(#[serde(with = \"x\")] f32);",
        found: &[(1, "unsafe"), (3, "f32"), (1, "a float"), (1, "a float")],
        clean: "fn a() { m!(5..15); }\nstruct C(u32);",
    },
    Planted {
        rule: impurities,
        path: "src/games/any/rules.rs",
        faulty: "fn a() {\n    let luck = pergola_engine::Chance::rolled(1);\n    \
            m!(Chance::silent(0));\n}\nuse pergola_engine::SplitMix;",
        found: &[(5, "SplitMix"), (2, "pergola_engine::Chance::rolled"), (3, "Chance::silent")],
        clean: "fn a(luck: &mut Chance) {}\n#[cfg(test)]\nfn b() { Chance::silent(0); }",
    },
    Planted {
        rule: strayed_libraries,
        path: "src/store/any.rs",
        faulty: "use sled as rows;\nfn a() -> ::sled::Db { m!(sled::open(1)) }\nuse sled::{self, Tree};",
        found: &[
            (1, "sled belongs to src/store/disk.rs"),
            (2, "sled belongs to src/store/disk.rs"),
            (2, "sled belongs to src/store/disk.rs"),
            (3, "sled belongs to src/store/disk.rs"),
            (3, "sled belongs to src/store/disk.rs"),
        ],
        clean: "use super::sled;\nfn a() { sled::open(); let sled = \"sled::open\"; }",
    },
    Planted {
        rule: strayed_libraries,
        path: "src/commands/playout.rs",
        faulty: "use indicatif::{ProgressBar};\nm! { use crate::a; use indicatif::*; }",
        found: &[(1, "indicatif belongs to src/commands/arena/"), (2, "indicatif belongs to src/commands/arena/")],
        clean: "use crate::{arena::Progress, indicatif::Bar};\nm! { use super::{indicatif::A}; }",
    },
    Planted {
        rule: readings_of_the_environment,
        path: "src/host/any.rs",
        faulty: "use std::{env::{self, args}, fs};\nfn a() { m!(env::var(\"A\")); option_env!(\"B\"); }",
        found: &[(1, "std::env"), (1, "std::env::args"), (2, "env::var"), (2, "option_env")],
        clean: "use std::fs;\nfn a() -> &'static str { env!(\"CARGO_PKG_VERSION\") }\n#[cfg(test)]\nuse std::env;",
    },
    Planted {
        rule: states_at_doors,
        path: "src/discord/any.rs",
        faulty: "use pergola_engine::{AnyState as Any};\nfn a(it: &Table) { m!(it.determinize()); }",
        found: &[(1, "AnyState"), (2, "Table"), (2, "determinize")],
        clean: "use pergola_table::TableId;\nfn a() { let it = \"Table\"; }",
    },
    Planted {
        rule: games_known_elsewhere,
        path: "src/chat/any.rs",
        faulty: "fn sanssouci_rows() {}\nconst A: &str = \"a hanging-gardens b\";\nfn b() { m!(AlhambraState, \"granada\"); }",
        found: &[
            (3, "AlhambraState"),
            (3, "granada"),
            (2, "a hanging-gardens b"),
            (1, "sanssouci_rows"),
            (2, "a hanging-gardens b"),
        ],
        clean: "// sanssouci\nfn rows() {}\n#[cfg(test)]\nmod tests {\n    const A: &str = \"granada\";\n}",
    },
    Planted {
        rule: games_known_elsewhere,
        path: "src/games/page/any.rs",
        faulty: "fn of_sanssouci() {}",
        found: &[(1, "of_sanssouci")],
        clean: "fn of_games() {}",
    },
    Planted {
        rule: vague_names,
        path: "tests/any.rs",
        faulty: "fn handle_press() {}\nstruct RowManager;\nuse crate::row_utils as rows;\nfn a() { m!(process_all(1)); }",
        found: &[(1, "handle_press"), (2, "RowManager"), (3, "row_utils"), (4, "process_all")],
        clean: "use tokio_util::task;\nuse twilight_model::{\n    id::Id, util::Timestamp,\n};\n\
            fn press() { let it = \"utils\"; }",
    },
    Planted { rule: vague_names, path: "src/chat/common/any.rs", faulty: "", found: &[(0, "the file's name")], clean: "" },
    Planted {
        rule: open_matches,
        path: "src/table/any.rs",
        faulty: "fn a() { match b {\n    What::Paused => 1,\n    _ => 2,\n} }\n\
            fn c() { m!(match d { Some(pergola_table::Command::Join) => 1,\n    other => f(other) }) }\n\
            impl NoticeKind { fn e(&self) { match (self, 1) { (Self::Closed, 1) => 1,\n    (_, _) => 2 } } }\n\
            fn g() { match h { DeputyWish::Name { .. } => match 1 { _ => 3 },\n    &ref rest | rest => 2 } }",
        found: &[
            (3, "not every What is named"),
            (6, "not every Command is named"),
            (8, "not every NoticeKind is named"),
            (10, "not every DeputyWish is named"),
        ],
        clean: "fn a() { match b { What::Paused => 1, _ if c => 2, NONE | Command => 3, (_, What::Opened { .. }) => 4 } }\n\
            fn c() { match d { Ok(_) | Err(TableRefusal::NotDue) => 1, Err(why) => 2 } }\n\
            fn e() { if let What::Paused = b { 1 } else { 2 }; matches!(b, What::Paused); match What::Paused { _ => 3 } }\n\
            fn f() { match g { Phase::Over => 1, _ => 2 } }\n\
            #[cfg(test)]\nmod tests {\n    fn h() { match i { What::Paused => 1, _ => 2 } }\n}",
    },
    Planted {
        rule: silent_modules,
        path: "src/any.rs",
        faulty: "// What it is.\n/// Or this.\nfn a() {}",
        found: &[(1, "it does not begin with a comment that says what it is")],
        clean: "//! What it is.\nfn a() {}",
    },
    Planted {
        rule: silent_modules,
        path: "src/any.rs",
        faulty: "\n#![allow(dead_code)]\n//! What it is.\nfn a() {}",
        found: &[(1, "it does not begin with a comment that says what it is")],
        clean: "//! What it is.\n#![allow(dead_code)]\nfn a() {}",
    },
    Planted {
        rule: sentences,
        path: "src/chat/any.rs",
        faulty: "const A: &str = \"You may play\";\nfn b() { m!(\"it is so\"); c.expect(\"\").say(\"not for you\"); }",
        found: &[(1, "You may play"), (2, "it is so"), (2, "not for you")],
        clean: "/// You may play.\nfn a() { b.expect(\"it is so\"); panic!(\"it is so\");\n\
            tracing::warn!(c = 1, \"it is so\"); }\n\
            #[derive(Error)]\n#[error(\"it is so\")]\nstruct D;\n\
            fn e() { Err(engine::Unreadable::new(\"a log\", f(\"it is so\"))); write!(f, \"it is so\"); \"a-b\"; }",
    },
    Planted {
        rule: sentences,
        path: "src/chat/any.rs",
        faulty: "fn a() { panic!(\"{}\", 1); b(\"it is so\") }\n\
            fn c() { write!(text, \"it is so\"); g(Unreadable, \"it is so\"); }",
        found: &[(1, "it is so"), (2, "it is so"), (2, "it is so")],
        clean: "#[cfg(test)]\nmod tests {\n    fn a() { b(\"it is so\") }\n}",
    },
    Planted {
        rule: sentences,
        path: "src/table/any.rs",
        faulty: "fn a() { let why = \"it is so\"; b(why); }\nfn c() { let why = 1; d(\"it is so\"); Unreadable::new(why) }",
        found: &[(1, "it is so"), (2, "it is so")],
        clean: "fn a() -> A { if b { let why = \"it is so\"; return Err(Unreadable::new(c, why)); }\n\
            let why = format!(\"{d} is not so\"); e(|| Unreadable::new(c, format!(\"{}: {why}\", c))) }",
    },
    Planted {
        rule: ids_without_words,
        path: "src/chat/any.rs",
        faulty: "fn a() {\n    Text::new(\"nobody-said-this\");\n    vec![pergola_text::Text::new(\n        \"nor-this\")];\n}",
        found: &[(2, "nobody-said-this"), (4, "nor-this")],
        clean: "fn a() { Text::new(KEY); Text::of(\"nobody-said-this\"); }",
    },
    Planted {
        rule: ids_without_words,
        path: "src/games/any/refusal.rs",
        faulty: "sentences! { enum A -> Text {\n    B { c: u8 } => \"nobody-said-this\" (c),\n} }",
        found: &[(2, "nobody-said-this")],
        clean: "sentences! { #[serde(rename_all = \"snake_case\")] enum A -> Text { B(c: C) => { c.words(\"nobody-said-this\") } } }",
    },
];

#[test]
fn every_rule_sees_what_is_planted() {
    for planted in PLANTED {
        let found = (planted.rule)(&Source::read(planted.path, planted.faulty));
        let seen: Vec<(usize, &str)> = found.iter().map(|it| (it.line, it.what.as_str())).collect();
        assert_eq!(seen, planted.found, "in {}:\n{}", planted.path, planted.faulty);
        assert!(found.iter().all(|it| it.path == planted.path));
        let elsewhere = planted.path.replace("common/", "");
        assert_eq!((planted.rule)(&Source::read(&elsewhere, planted.clean)), [], "in {elsewhere}:\n{}", planted.clean);
    }
}

#[test]
fn a_rule_looks_only_where_it_holds() {
    let text = "use sled::Db;\nuse std::env::args;\nfn a(it: Table) -> f32 { Chance::silent(sanssouci, SplitMix) }\n\
        fn b() { match c { What::Paused => 1, _ => 2 } }";
    let seen = |path: &str, rule: fn(&Source) -> Vec<Finding>| !rule(&Source::read(path, text)).is_empty();
    for (path, rule, is_seen) in [
        ("src/engine/any.rs", impurities as fn(&Source) -> Vec<Finding>, true),
        ("src/games/lib.rs", impurities, true),
        ("src/table/any.rs", impurities, false),
        ("src/store/disk.rs", strayed_libraries, false),
        ("src/store/lib.rs", strayed_libraries, true),
        ("src/main.rs", readings_of_the_environment, false),
        ("src/commands/lib.rs", readings_of_the_environment, true),
        ("render/src/lib.rs", readings_of_the_environment, true),
        ("src/playground/lib.rs", states_at_doors, true),
        ("src/host/lib.rs", states_at_doors, false),
        ("src/games/sanssouci/lib.rs", games_known_elsewhere, false),
        ("src/games/lib.rs", games_known_elsewhere, false),
        ("src/lib.rs", games_known_elsewhere, true),
        ("render/src/lib.rs", games_known_elsewhere, true),
        ("src/store/lib.rs", open_matches, true),
        ("src/commands/lib.rs", open_matches, false),
    ] {
        assert_eq!(seen(path, rule), is_seen, "{path}");
    }
    let luck = Source::read("src/engine/chance.rs", "struct SplitMix;");
    assert_eq!(impurities(&luck), []);
    let said = "fn a() { b(\"it is so\") }";
    let is_free = |path: &str| sentences(&Source::read(path, said)).is_empty();
    assert_eq!(["src/commands/a.rs", "src/store/a.rs", "src/table/stored.rs"].map(is_free), [true; 3]);
    assert_eq!(["src/host/lib.rs", "src/table/restored.rs", "src/lib.rs"].map(is_free), [false; 3]);
}

#[test]
fn what_is_one_line_too_long_is_seen() {
    let of = |rule_lines: usize, path: &str| {
        let text = format!("fn long() {{\n{}}}\n", "    look();\n".repeat(rule_lines - 2));
        let found = lengths(&Source::read(path, &text));
        found.into_iter().map(|it| (it.line, it.what)).collect::<Vec<_>>()
    };
    assert_eq!(of(69, "src/any.rs"), []);
    assert_eq!(of(70, "src/any.rs"), [(1, "long has 70 lines".to_owned())]);

    let file = |lines: usize, rest: &str| format!("{}{rest}", "fn a() {}\n".repeat(lines));
    let tests = "#[cfg(test)]\nmod tests {\n    fn b() {\n    }\n}\n";
    let lines_of = |text: String| lengths(&Source::read("src/any.rs", &text)).into_iter().map(|it| it.what).collect::<Vec<_>>();
    assert_eq!(lines_of(file(400, tests)), Vec::<String>::new());
    assert_eq!(lines_of(file(401, tests)), ["401 lines"]);

    let within = |inner: &str| format!("m! {{ impl A {{ fn b(&self) -> u8\n where u8: C {{ {inner} }} }} }}\n");
    assert_eq!(lines_of(within(&"look();\n".repeat(67))), Vec::<String>::new());
    assert_eq!(lines_of(within(&"look();\n".repeat(68))), ["b has 70 lines"]);
    let nested =
        format!("impl A {{\n    fn b() {{ fn c() {{\n{}    }} }}\n}}\ntrait D {{ fn e(); fn f() {{ }} }}\n", "1;\n".repeat(68));
    assert_eq!(lines_of(nested), ["b has 70 lines", "c has 70 lines"]);

    let wide = |letters: usize| lines_of(format!("// {}\n", "ä".repeat(letters - 3)));
    assert_eq!(wide(130), Vec::<String>::new());
    assert_eq!(wide(131), ["a wide line"]);
}

#[test]
fn a_message_nobody_says_is_seen() {
    let ids = ["seat-name", "tile-red", "tile-", "term", "-part", "said-by-nobody"];
    let literals = ["seat-name", "tile-{}", "said-by-nobody-else", "{}-b"];
    let texts = ["a = { term } of { -part }\nb = said-by-nobody { said-by-nobody-else }\n".to_owned()];
    assert_eq!(unused_messages(ids.into_iter(), &literals, &texts), ["tile-", "said-by-nobody"]);
}

#[test]
fn what_is_not_code_is_read_too() {
    // The path is put together, since this file is read as well.
    let told = format!("// a\n// See {}{}/rulebook.pdf\n", "/ho", "me/anybody");
    assert_eq!(paths_of_a_machine("src/any.rs", &told).iter().map(|it| it.line).collect::<Vec<_>>(), [2]);
    assert_eq!(paths_of_a_machine("src/any.rs", "// the work at home/root"), []);

    let seen = |inside: &str| {
        let art = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">{inside}</svg>");
        adornments("data/art/any.svg", &art).into_iter().map(|it| it.what).collect::<Vec<_>>()
    };
    assert_eq!(seen("<path d=\"M 0 0\"/><use href=\"#a\"/>"), Vec::<String>::new());
    assert_eq!(seen("<g><text>A</text></g>"), ["<text>"]);
    assert_eq!(seen("<use href=\"https://example.org/a\"/>"), ["a reference to https://example.org/a"]);
    let whole = |art: &str| adornments("data/art/any.svg", art).into_iter().map(|it| it.what).collect::<Vec<_>>();
    assert_eq!(whole("<svg/>"), ["it is no svg with a viewBox"]);
    assert_eq!(whole("<svg").len(), 1);
}
