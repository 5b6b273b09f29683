//! Changes of what is stored that these tests have to see, made in the source as it is read.

use std::fs;

use crate::{fixtures::KINDS, root, source::Sources, types::Types};

/// The types as they were if this stood in the place of that in a module.
fn types_with(module: &str, that: &str, this: &str) -> Types {
    let mut sources = Sources::read(&root().join("src"));
    let path = root().join("src").join(module.replace("::", "/")).with_extension("rs");
    let text = fs::read_to_string(path).expect("the module is a file");
    assert_eq!(text.matches(that).count(), 1, "{that} stands once in {module}");
    sources.read_text(module, &text.replace(that, this));
    Types::new(sources)
}

/// What is said of lines of this kind after that change.
fn faults(file: &str, module: &str, that: &str, this: &str) -> Vec<String> {
    let kind = KINDS.iter().find(|kind| kind.file == file).expect("there are such lines");
    kind.faults(&types_with(module, that, this))
}

#[test]
fn a_variant_that_is_renamed_is_told() {
    let renamed = faults("entries.jsonl", "table::commit", "    Paused,", "    #[serde(rename = \"halted\")] Paused,");
    assert!(renamed.iter().any(|it| it.contains("\"paused\" is no table::commit::What")), "{renamed:?}");
    assert!(renamed.iter().any(|it| it.starts_with("table::commit::What::Paused stands in no line")), "{renamed:?}");
    let moved = faults("entries.jsonl", "table::commit", "    TookOver {", "    TakenOver {");
    assert!(moved.iter().any(|it| it.starts_with("table::commit::What::TakenOver.person stands in no line")), "{moved:?}");
}

#[test]
fn a_field_that_is_new_or_gone_is_told() {
    let new = faults("entries.jsonl", "table::clock", "pub turn: u32,", "pub turn: u32, #[serde(default)] pub late: bool,");
    assert_eq!(new, ["table::clock::Running.late stands in no line of entries.jsonl"]);
    let gone = faults("entries.jsonl", "table::commit", "redone: bool,", "again: bool,");
    assert!(gone.iter().any(|it| it.contains("table::commit::What::WentBack has no redone")), "{gone:?}");
}

#[test]
fn a_variant_that_is_new_is_told() {
    let new = faults("entries.jsonl", "table::commit", "    Resumed,", "    Resumed, Halved { by: Seat },");
    let of = |name: &str| format!("table::commit::What::Halved{name} stands in no line of entries.jsonl");
    assert_eq!(new, [of(""), of(".by")]);
}
