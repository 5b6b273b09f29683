//! Every sentence people read stands in `data/text`, and every sentence there is used.

use std::fs;

use pergola::text;

use crate::{
    at, nothing,
    source::{Literal, Source, files, name, sources},
};

/// What may be said in code: to programmers and operators, never to players.
const NOT_FOR_PLAYERS: &[&str] = &[
    "expect(",
    "panic!(",
    "assert!(",
    "assert_eq!(",
    "assert_ne!(",
    "debug_assert",
    "unreachable!(",
    "error(",
    "Unreadable",
    "Error::custom(",
    "write_str(",
    "write!(f",
    "trace!(",
    "debug!(",
    "info!(",
    "warn!(",
    "error!(",
    "anyhow!(",
    "bail!(",
    "context(",
    "cfg",
    "doc",
];

#[test]
fn no_sentence_a_player_reads_stands_in_code() {
    let mut found = Vec::new();
    // What the store and its socket say, why a stored state cannot be one, and what is counted, is for whoever runs the program.
    let operators = ["src/main.rs", "src/commands/", "src/store/", "src/measures/", "src/watch/", "src/host/control.rs"];
    let is_for_operators = |path: &str| operators.iter().any(|it| path.starts_with(it)) || path.ends_with("/stored.rs");
    for source in sources("src").iter().filter(|it| !is_for_operators(&it.path)) {
        let sentences = source.literals.iter().filter(|it| is_sentence(&it.text) && !is_for_programmers(source, it));
        found.extend(sentences.map(|it| at(source, it.line, &it.text)));
    }
    nothing("sentences in code", &found);
}

#[test]
fn every_id_that_code_names_has_words() {
    let known: Vec<_> = text::ids().collect();
    let mut found = Vec::new();
    for source in sources("src") {
        let named = source.literals.iter().filter(|it| source.before(it, 40).trim_end().ends_with("Text::new("));
        let missing = named.filter(|it| !known.contains(&it.text.as_str()));
        found.extend(missing.map(|it| at(&source, it.line, &it.text)));
    }
    nothing("ids without words", &found);
}

#[test]
fn every_message_is_used() {
    let sources = sources("src");
    let literals: Vec<_> = sources.iter().flat_map(|it| &it.literals).map(|it| it.text.as_str()).collect();
    let texts: Vec<_> =
        files("data/text", "ftl").iter().map(|path| fs::read_to_string(path).expect("words are Unicode")).collect();
    let referred = |id: &str| {
        let id = id.trim_start_matches('-');
        texts.iter().any(|text| text.match_indices(id).any(|(at, _)| is_reference(text, at, id)))
    };
    let unused = text::ids().filter(|id| !literals.iter().any(|literal| spells(literal, id)) && !referred(id));
    nothing("messages nobody says", &unused.map(String::from).collect::<Vec<_>>());
}

#[test]
fn every_language_has_the_same_files() {
    let names = |language: &str| files(&format!("data/text/{language}"), "ftl").iter().map(|it| name(it)).collect::<Vec<_>>();
    let first = names(text::LANGUAGES[0]);
    for language in text::LANGUAGES {
        let expected: Vec<_> =
            first.iter().map(|it| it.replace(&format!("/{}/", text::LANGUAGES[0]), &format!("/{language}/"))).collect();
        assert_eq!(names(language), expected);
    }
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

fn is_for_programmers(source: &Source, literal: &Literal) -> bool {
    let before = source.before(literal, 160);
    NOT_FOR_PLAYERS.iter().any(|it| before.contains(it)) || source.after(literal, 240).contains("Unreadable::new(")
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
