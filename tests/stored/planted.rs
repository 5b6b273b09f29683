//! Changes of what is stored that these tests have to see, made in the source as it is read.

use std::fs;

use super::{checkpoints, fixtures, root, source::Sources, types, types::Types};

/// The types as they were if this stood in the place of that in a module.
fn types_with(module: &str, that: &str, this: &str) -> Types {
    let mut sources = Sources::read(&root().join("src"));
    let path = root().join("src").join(module.replace("::", "/"));
    let text = fs::read_to_string(path.with_extension("rs"))
        .or_else(|_| fs::read_to_string(path.join("mod.rs")))
        .or_else(|_| fs::read_to_string(path.join("lib.rs")));
    let text = text.expect("the module is a file");
    assert_eq!(text.matches(that).count(), 1, "{that} stands once in {module}");
    sources.read_text(module, text.replace(that, this));
    Types::new(sources)
}

/// What is said of lines of this kind after that change.
fn faults(file: &str, module: &str, that: &str, this: &str) -> Vec<String> {
    let kinds = fixtures::kinds().into_iter().filter(|kind| kind.file == file);
    fixtures::faults(&kinds.collect::<Vec<_>>(), &types_with(module, that, this))
}

#[test]
fn a_variant_that_is_renamed_is_told() {
    let renamed = faults("entries.jsonl", "table::entry", "    Paused,", "    #[serde(rename = \"halted\")] Paused,");
    assert!(renamed.iter().any(|it| it.contains("\"paused\" is no table::entry::What")), "{renamed:?}");
    assert!(renamed.iter().any(|it| it.starts_with("table::entry::What::Paused stands in no line")), "{renamed:?}");
    let moved = faults("entries.jsonl", "table::entry", "    TookOver {", "    TakenOver {");
    assert!(moved.iter().any(|it| it.starts_with("table::entry::What::TakenOver.person stands in no line")), "{moved:?}");
}

#[test]
fn a_field_that_is_new_or_gone_is_told() {
    let new = faults("entries.jsonl", "table::clock", "pub turn: u32,", "pub turn: u32, #[serde(default)] pub late: bool,");
    assert_eq!(new, ["table::clock::Running.late stands in no line"]);
    let gone = faults("entries.jsonl", "table::entry", "redone: bool,", "again: bool,");
    assert!(gone.iter().any(|it| it.contains("table::entry::What::WentBack has no redone")), "{gone:?}");
}

#[test]
fn a_variant_that_is_new_is_told() {
    let new = faults("entries.jsonl", "table::entry", "    Resumed,", "    Resumed, Halved { by: Seat },");
    let of = |name: &str| format!("table::entry::What::Halved{name} stands in no line");
    assert_eq!(new, [of(""), of(".by")]);
}

#[test]
fn a_checkpoint_whose_fields_change_without_its_form_is_told() {
    let (module, form) = ("table::checkpoint", types().sources().number("table::checkpoint", "FORM"));
    let fault = |module: &str, that: &str, this: &str| checkpoints::fault(&types_with(module, that, this)).unwrap_or_default();
    let paused = "    pub(super) paused: bool,";
    let new = fault("table::accord", paused, &format!("{paused} #[serde(default)] late: Option<u64>,"));
    assert!(new.contains(&format!("those of form {form}, whose number has not risen:\n  + late?: u64\nLet FORM")), "{new}");
    let renamed = fault("table::clock", "    pub(super) dues: u64,", "    owed: u64,");
    assert!(renamed.contains("\n  - dues?: u64\n  + owed?: u64\n"), "{renamed}");
    let narrower = fault("table::stand_in", "    standing_in: Vec<(Seat, u32)>,", "    standing_in: Vec<(Seat, u16)>,");
    assert!(narrower.contains("\n  - standing_in?[].1: u32\n  + standing_in?[].1: u16\n"), "{narrower}");
    let held = fault("table::clock", "    pub total: Millis,", "    pub total: Option<Millis>,");
    assert!(held.contains("\n  + clocks?[].running?.total?: u64\n"), "{held}");
    let gone = fault(module, "    #[serde(flatten)]\n    pub(super) log: Log,\n", "");
    assert!(gone.contains("\n  - revision: u64\n"), "{gone}");
    let raised = fault(module, &format!("const FORM: u16 = {form};"), &format!("const FORM: u16 = {};", form + 1));
    assert!(raised.contains(&format!("of form {} are pinned nowhere. Let FORM", form + 1)), "{raised}");
    let same = types_with("table::turn::saved", "    settled: Value,", "    settled: Value, // as it is");
    assert_eq!(checkpoints::fault(&same), None);
}

#[test]
fn changes_of_a_game_are_told() {
    let states = |module: &str, that: &str, this: &str| faults("states/sanssouci.jsonl", module, that, this);
    let renamed = states("games::sanssouci", "    phase: Phase,", "    stage: Phase,");
    assert!(renamed.iter().any(|it| it.contains("games::sanssouci::Sanssouci.stage is missing")), "{renamed:?}");
    let events = |that: &str, this: &str| faults("records/hanging-gardens.jsonl", "games::hanging_gardens::pieces", that, this);
    let key = events("    Palm = \"palm\",", "    Palm = \"date-palm\",");
    assert!(key.iter().any(|it| it.contains("\"palm\" is no games::hanging_gardens::pieces::Tree")), "{key:?}");
    let (file, told) = ("records/hanging-gardens.jsonl", "games::hanging_gardens::event");
    let field = faults(file, told, "            done: u8,", "            completed: u8,");
    assert!(
        field.iter().any(|it| it.contains("games::hanging_gardens::event::Event::Completed.completed is missing")),
        "{field:?}"
    );
}
