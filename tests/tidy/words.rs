//! Every sentence people read stands in `data/text`, and every sentence there is used.

use std::fs;

use pergola::text;

use super::{
    nothing,
    reader::{Around, Literal},
    rules::Finding,
    source::{ROOMS, Source, files, name},
};

/// What is told to programmers and operators, never to players: macros, calls, methods and attributes that are given it.
const MACROS: &[&str] = &[
    "panic",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "unreachable",
    "trace",
    "debug",
    "info",
    "warn",
    "error",
    "anyhow",
    "bail",
    "cfg",
];
const CALLS: &[&str] = &["Unreadable::new", "Error::custom", "error"];
const METHODS: &[&str] = &["expect", "context", "write_str", "error"];
const ATTRIBUTES: &[&str] = &["error", "cfg", "cfg_attr", "doc", "expect"];

/// What the store and its socket say, why a stored state cannot be one, and what is counted, is for whoever runs the program.
const FOR_OPERATORS: &[&str] =
    &["src/main.rs", "src/commands/", "src/store/", "src/measures/", "src/watch/", "src/host/control.rs"];

/// No sentence a player reads stands in code.
pub(crate) fn sentences(source: &Source) -> Vec<Finding> {
    let is_for_operators = FOR_OPERATORS.iter().any(|it| source.path.starts_with(it)) || source.path.ends_with("/stored.rs");
    if is_for_operators || source.path.starts_with("render/") {
        return Vec::new();
    }
    let sentences = source.literals.iter().filter(|it| is_sentence(&it.text) && !it.around.iter().any(is_for_programmers));
    sentences.map(|it| Finding::at(source, it.line, &it.text)).collect()
}

/// Every id that code names has words.
pub(crate) fn ids_without_words(source: &Source) -> Vec<Finding> {
    let known: Vec<_> = text::ids().collect();
    let is_id = |it: &&Literal| match it.around.last() {
        Some(Around::Call(call)) => it.is_first && is_call(call, "Text::new"),
        Some(Around::Macro { name, .. }) => name == "sentences",
        _ => false,
    };
    let missing = source.literals.iter().filter(is_id).filter(|it| !known.contains(&it.text.as_str()));
    missing.map(|it| Finding::at(source, it.line, &it.text)).collect()
}

#[test]
fn no_sentence_a_player_reads_stands_in_code() {
    nothing("sentences in code", &ROOMS.iter().flat_map(sentences).collect::<Vec<_>>());
}

#[test]
fn every_id_that_code_names_has_words() {
    nothing("ids without words", &ROOMS.iter().flat_map(ids_without_words).collect::<Vec<_>>());
}

#[test]
fn every_message_is_used() {
    let literals: Vec<_> = ROOMS.iter().flat_map(|it| &it.literals).map(|it| it.text.as_str()).collect();
    let texts: Vec<_> =
        files("data/text", "ftl").iter().map(|path| fs::read_to_string(path).expect("words are Unicode")).collect();
    let unused = unused_messages(text::ids(), &literals, &texts);
    assert_eq!(unused, Vec::<&str>::new(), "messages nobody says");
}

#[test]
fn every_language_has_the_same_files() {
    let names = |language: &str| files(&format!("data/text/{language}"), "ftl").iter().map(|it| name(it)).collect::<Vec<_>>();
    let first = names(text::LANGUAGES[0]);
    for language in text::LANGUAGES.iter() {
        let expected: Vec<_> =
            first.iter().map(|it| it.replace(&format!("/{}/", text::LANGUAGES[0]), &format!("/{language}/"))).collect();
        assert_eq!(names(language), expected);
    }
}

/// The ids that neither a literal of the code spells nor another message says.
pub(crate) fn unused_messages<'a>(ids: impl Iterator<Item = &'a str>, literals: &[&str], texts: &[String]) -> Vec<&'a str> {
    let referred = |id: &str| {
        let id = id.trim_start_matches('-');
        texts.iter().any(|text| text.match_indices(id).any(|(at, _)| is_reference(text, at, id)))
    };
    ids.filter(|id| !literals.iter().any(|literal| spells(literal, id)) && !referred(id)).collect()
}

/// Three words in a row.
fn is_sentence(literal: &str) -> bool {
    let words: Vec<_> = literal.split(' ').collect();
    let is_word = |it: &&str| {
        let it = it.trim_matches(|it: char| ",.:;!?'()".contains(it));
        it.len() > 1 && it.chars().all(char::is_alphabetic)
    };
    words.windows(3).any(|three| three.iter().all(is_word))
}

fn is_for_programmers(around: &Around) -> bool {
    match around {
        Around::Macro { name, first } => MACROS.contains(&name.as_str()) || name == "write" && first == "f",
        Around::Call(call) => CALLS.iter().any(|it| is_call(call, it)),
        Around::Method(name) => METHODS.contains(&name.as_str()),
        Around::Attribute(name) => ATTRIBUTES.contains(&name.as_str()),
    }
}

/// Whether a call, as it is written, is of this function.
fn is_call(written: &str, function: &str) -> bool {
    written == function || written.strip_suffix(function).is_some_and(|before| before.ends_with("::"))
}

/// Whether code that holds `literal` can name the message `id`: `alhambra-type-{}` stands for all types.
fn spells(literal: &str, id: &str) -> bool {
    let Some((start, rest)) = literal.split_once('{') else { return literal == id };
    let end = rest.rsplit_once('}').map_or("", |(_, end)| end);
    let fixed = start.len() > 2 && start.ends_with('-') || start.is_empty() && end.len() > 2 && end.starts_with('-');
    fixed && id.len() > start.len() + end.len() && id.starts_with(start) && id.ends_with(end)
}

/// Whether another message says this one: `{ alhambra-tile }`, `{ -term }`.
fn is_reference(text: &str, at: usize, id: &str) -> bool {
    let before = text[..at].trim_end_matches('-').trim_end();
    let after = text[at + id.len()..].trim_start();
    before.ends_with('{') && after.starts_with(['}', '(', '.'])
}
