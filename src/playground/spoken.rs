//! The words of the page itself, in every language, as a module that its scripts import.
//!
//! Which language is spoken the page decides: its switch, or the browser's. All of them come with it, so that the page can say
//! that nobody answers when nobody does, and turns from one to the other at once. Blanks stay as they are, `{person}`, for the
//! page to fill in.

use pergola_text::{Language, Speaker, Text, ids, language_name};
use serde_json::{Map, Value, json};

/// What begins the ids of the page's words.
const OF_PAGE: &str = "page-";
/// The blanks in them.
const BLANKS: [&str; 6] = ["person", "what", "name", "example", "limit", "alt"];

/// The module.
pub(super) fn module() -> String {
    let languages: Vec<Value> = Language::all().map(told).collect();
    format!("export default {};\n", Value::Array(languages))
}

/// A language with all words in it.
fn told(language: Language) -> Value {
    let speaker = Speaker::plain(language.key(), &[]);
    let said = |word: &str| {
        let text = Text::of(format!("page-{word}"));
        speaker.say(&BLANKS.iter().fold(text, |text, blank| text.code(blank, format!("{{{blank}}}"))))
    };
    let words = ids().filter_map(|id| id.strip_prefix(OF_PAGE)).map(|word| (word.to_owned(), json!(said(word))));
    json!({
        "key": language.key(),
        "name": speaker.say(&language_name(language.key())),
        "locales": language.locales().collect::<Vec<_>>(),
        "words": words.collect::<Map<String, Value>>(),
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The words that stand in this file of the page after what leads to one.
    fn after(file: &str, before: &str) -> BTreeSet<String> {
        let text = String::from_utf8_lossy(pergola_data::file(file).unwrap_or_default()).into_owned();
        let begun = text.match_indices(before).map(|(at, _)| text[at + before.len()..].split('"').next().unwrap_or_default());
        begun.map(str::to_owned).collect()
    }

    #[test]
    fn the_page_says_every_word_there_is_and_no_other() {
        let files = pergola_data::files("page");
        let mut said: BTreeSet<String> = files.iter().flat_map(|file| after(file, "say(\"")).collect();
        for of in ["data-say=\"", "data-label=\""] {
            said.extend(files.iter().flat_map(|file| after(file, of)));
        }
        let known: BTreeSet<String> = ids().filter_map(|id| id.strip_prefix(OF_PAGE)).map(str::to_owned).collect();
        assert!(known.len() >= 30, "{known:?}");
        let elsewhere: BTreeSet<String> =
            ["used", "pressed", "picked", "file-too-large", "file-not-read"].map(str::to_owned).into();
        let unsaid: Vec<&String> = known.difference(&said).filter(|it| !elsewhere.contains(*it)).collect();
        assert_eq!((unsaid, said.difference(&known).collect::<Vec<_>>()), (Vec::new(), Vec::new()));
    }

    #[test]
    fn nothing_in_the_page_is_said_but_by_its_words() {
        let page = String::from_utf8_lossy(pergola_data::file("page/index.html").expect("the page")).into_owned();
        let body = page.split_once("<body>").expect("it has one").1;
        for text in body.split('>').filter_map(|part| part.split_once('<')).map(|(text, _)| text.trim()) {
            let is_name = ["Pergola", "/", "✕", "·", ""].contains(&text);
            assert!(is_name, "“{text}” stands in index.html in one language");
        }
        assert!(!body.contains("aria-label=\""), "what is read aloud is said by a word, too");
    }

    #[test]
    fn all_languages_come_with_all_words_and_their_blanks() {
        let module = module();
        let json = module.strip_prefix("export default ").and_then(|it| it.strip_suffix(";\n")).expect("a module");
        let languages: Vec<Value> = serde_json::from_str(json).expect("plain data");
        assert_eq!(languages.len(), Language::all().count());
        for language in &languages {
            let words = language["words"].as_object().expect("words");
            for (word, said) in words {
                let said = said.as_str().expect("a text");
                let first = languages[0]["words"][word].as_str().expect("in English, too");
                let blanks = |said: &str| BLANKS.iter().filter(|it| said.contains(&format!("{{{it}}}"))).count();
                assert!(!said.is_empty() && blanks(said) == blanks(first), "{word}: {said}");
            }
        }
    }
}
