//! The languages: every sentence of `data/text/<language>/*.ftl`, read once and held together in one Fluent bundle.
//!
//! A message that a language lacks is said in English, the first language. [`check`] holds texts to the files: the message
//! exists in every language and every variable it uses, directly or through another message, is given. A language says itself
//! what it is called and which locales it serves. Deliberately absent: who reads, and where (see [`super::Speaker`]).

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    sync::LazyLock,
};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use unic_langid::LanguageIdentifier;

use super::{Arg, Text, pseudo};

/// The language that speaks for what the others lack.
const FIRST: &str = "en";

/// The keys of the languages, each a folder of `data/text`: English first, then as sorted.
pub static LANGUAGES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let others = pergola_data::folders("text").into_iter().filter(|key| *key != FIRST);
    [FIRST].into_iter().chain(others).collect()
});

static READ: LazyLock<Vec<Sentences>> = LazyLock::new(|| LANGUAGES.iter().map(|key| Sentences::read(key)).collect());

/// The pseudo-language, which nobody speaks.
static PSEUDO: LazyLock<Sentences> = LazyLock::new(|| Sentences::read(pseudo::KEY));

/// A language there are sentences in; English unless it is said which.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Language(&'static str);

/// The sentences of one language.
pub(super) struct Sentences {
    /// The language's key, such as `en`.
    pub(super) key: &'static str,
    bundle: FluentBundle<FluentResource>,
    needs: BTreeMap<String, Needs>,
    faults: Vec<String>,
}

/// What a message uses itself.
#[derive(Default)]
struct Needs {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

/// Why a text cannot be said.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsaid {
    /// No file of the language has this message.
    #[error("{language} has no message {id}")]
    NoMessage {
        /// The language's key.
        language: &'static str,
        /// The message's id.
        id: String,
    },
    /// The message uses a variable that the text does not give.
    #[error("{language}: {id} uses ${variable}, which is not given")]
    NotGiven {
        /// The language's key.
        language: &'static str,
        /// The message's id.
        id: String,
        /// The variable's name.
        variable: String,
    },
}

/// What a language is called, in itself; its key, where no language has it.
pub fn language_name(key: &str) -> Text {
    let named = READ.iter().find(|language| language.key == key);
    let name = named.and_then(|language| language.say("language-itself", &FluentArgs::new()));
    Text::new("name").code("name", name.unwrap_or_else(|| key.to_owned()))
}

impl Language {
    /// All of them, English first.
    pub fn all() -> impl Iterator<Item = Language> {
        LANGUAGES.iter().map(|key| Language(key))
    }

    /// The language with this key, if there is one. Of what is no folder, only the pseudo-language of tests has a key, `x-long`.
    pub fn of(key: &str) -> Option<Language> {
        LANGUAGES.iter().chain([&pseudo::KEY]).find(|known| **known == key).map(|known| Language(known))
    }

    /// The one that serves a locale best, such as `de`, `es-419` or `fr-CA`: one that names it, or else one of the same language;
    /// none where nobody wrote sentences for that.
    pub fn nearest(locale: &str) -> Option<Language> {
        let asked = locale.trim().replace('_', "-");
        let primary = |locale: &str| locale.split('-').next().unwrap_or_default().to_ascii_lowercase();
        let named = Language::all().find(|it| it.locales().any(|known| known.eq_ignore_ascii_case(&asked)));
        named.or_else(|| Language::all().find(|it| !asked.is_empty() && primary(it.0) == primary(&asked)))
    }

    /// Its key, such as `en`.
    pub fn key(self) -> &'static str {
        self.0
    }

    /// The locales it serves, as chats write them: `es-ES`, `es-419`. Its folder says which.
    pub fn locales(self) -> impl Iterator<Item = String> {
        let said = Sentences::of(self.0).say("language-locales", &FluentArgs::new()).unwrap_or_default();
        said.split_whitespace().map(str::to_owned).collect::<Vec<_>>().into_iter()
    }
}

impl Default for Language {
    fn default() -> Language {
        Language(FIRST)
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        let key = String::deserialize(deserializer)?;
        // Whoever spoke a language that is gone can still be read, and is spoken to as everybody.
        Ok(Language::of(&key).unwrap_or_default())
    }
}

/// Whether every language can say the text and all texts within it.
pub fn check(text: &Text) -> Result<(), Unsaid> {
    READ.iter().try_for_each(|language| language.check(text))
}

/// Every id of the first language, sorted.
pub fn ids() -> impl Iterator<Item = &'static str> {
    READ[0].needs.keys().map(String::as_str)
}

impl Sentences {
    /// Those of the language with this key; of the first for a key nobody has written sentences for.
    pub(super) fn of(key: &str) -> &'static Sentences {
        if key == pseudo::KEY { &PSEUDO } else { READ.iter().find(|language| language.key == key).unwrap_or(&READ[0]) }
    }

    /// Says the message in this language, else in the first; nothing when neither has it. Variables that are not given
    /// show as `{$name}` and are logged.
    pub(super) fn say(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let said = self.say_itself(id, args);
        if said.is_none() && self.key != FIRST { READ[0].say_itself(id, args) } else { said }
    }

    fn say_itself(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        for error in errors {
            tracing::warn!(language = self.key, id, %error, "a message is not said in full");
        }
        Some(said)
    }

    fn read(key: &'static str) -> Sentences {
        let folder = if key == pseudo::KEY { FIRST } else { key };
        let locale: LanguageIdentifier = folder.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Marks around arguments would be drawn as empty boxes in pictures and count against the limits of labels.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.value < 0.0 => Some(format!("−{}", -number.value)),
            _ => None,
        }));
        let mut language = Sentences { key, bundle, needs: BTreeMap::new(), faults: Vec::new() };
        for path in pergola_data::files(&format!("text/{folder}")) {
            language.add_file(path);
        }
        for fault in &language.faults {
            tracing::error!("{fault}");
        }
        language
    }

    /// Adds what can be read of the file; the rest is a fault, which a test excludes.
    fn add_file(&mut self, path: &str) {
        let source = String::from_utf8_lossy(pergola_data::file(path).unwrap_or_default()).into_owned();
        let source = if self.key == pseudo::KEY { pseudo::lengthened(&source) } else { source };
        let resource = match FluentResource::try_new(source) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                let line = |at: usize| 1 + resource.source().bytes().take(at).filter(|it| *it == b'\n').count();
                self.faults.extend(errors.iter().map(|error| format!("{path}:{}: {error}", line(error.pos.start))));
                resource
            }
        };
        for entry in resource.entries() {
            let (id, pattern) = match entry {
                Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref()),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value)),
                _ => continue,
            };
            let mut needs = Needs::default();
            pattern.into_iter().for_each(|pattern| needs.add_pattern(pattern));
            self.needs.insert(id, needs);
        }
        if let Err(errors) = self.bundle.add_resource(resource) {
            self.faults.extend(errors.iter().map(|error| format!("{path}: {error}")));
        }
    }

    fn check(&self, text: &Text) -> Result<(), Unsaid> {
        let given: BTreeSet<&str> = text.args.iter().map(|(name, _)| name.as_ref()).collect();
        self.check_message(&text.id, &given)?;
        for (_, arg) in &text.args {
            match arg {
                Arg::Text(text) => self.check(text)?,
                Arg::List(texts) => texts.iter().try_for_each(|text| self.check(text))?,
                Arg::Number(_) | Arg::Seat(_) | Arg::Code(_) | Arg::Mention { .. } | Arg::Moment(_) => {}
            }
        }
        Ok(())
    }

    fn check_message(&self, id: &str, given: &BTreeSet<&str>) -> Result<(), Unsaid> {
        let no_message = || Unsaid::NoMessage { language: self.key, id: id.to_owned() };
        let needs = self.needs.get(id).ok_or_else(no_message)?;
        if let Some(variable) = needs.variables.iter().find(|variable| !given.contains(variable.as_str())) {
            return Err(Unsaid::NotGiven { language: self.key, id: id.to_owned(), variable: variable.clone() });
        }
        needs.messages.iter().try_for_each(|id| self.check_message(id, given))
    }
}

impl Needs {
    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                variants.iter().for_each(|variant| self.add_pattern(&variant.value));
            }
        }
    }

    fn add_inline(&mut self, expression: &InlineExpression<&str>) {
        match expression {
            // What an argument is stands beside it, whether the text knows of it or not.
            InlineExpression::VariableReference { id } if id.name.ends_with("-is") => {}
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_owned())),
            InlineExpression::MessageReference { id, .. } => drop(self.messages.insert(id.name.to_owned())),
            // A term sees only what it is called with, so its own variables are not asked of the text.
            InlineExpression::TermReference { arguments, .. } => arguments.iter().for_each(|it| self.add_call(it)),
            InlineExpression::FunctionReference { arguments, .. } => self.add_call(arguments),
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn add_call(&mut self, call: &CallArguments<&str>) {
        call.positional.iter().for_each(|it| self.add_inline(it));
        call.named.iter().for_each(|it| self.add_inline(&it.value));
    }
}

impl fmt::Debug for Sentences {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sentences").field("key", &self.key).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_folder_is_a_language_that_says_what_it_is_called() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/text");
        let entries = std::fs::read_dir(folder).expect("a folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"));
        assert_eq!(names.collect::<BTreeSet<_>>(), LANGUAGES.iter().map(|key| (*key).to_owned()).collect());
        assert_eq!(LANGUAGES[0], FIRST);
        let called: BTreeSet<String> = LANGUAGES.iter().map(|key| format!("{:?}", language_name(key).args)).collect();
        assert_eq!(called.len(), LANGUAGES.len(), "{called:?}");
    }

    #[test]
    fn every_file_of_every_language_is_read_whole() {
        for language in READ.iter() {
            assert!(language.faults.is_empty(), "{:#?}", language.faults);
            assert!(!language.needs.is_empty(), "{} has no sentences", language.key);
        }
    }

    #[test]
    fn all_languages_have_the_same_messages_with_the_same_variables() {
        let variables = |language: &'static Sentences| {
            language.needs.iter().map(|(id, needs)| (id, &needs.variables)).collect::<BTreeMap<_, _>>()
        };
        for language in READ.iter() {
            assert_eq!(variables(language), variables(&READ[0]), "{}", language.key);
        }
    }

    #[test]
    fn a_locale_is_served_by_the_nearest_language() {
        let nearest = |locale: &str| Language::nearest(locale).map(Language::key);
        assert_eq!(nearest("en-GB"), Some("en"));
        for (locale, key) in [("de", "de"), ("de-AT", "de"), ("es-ES", "es"), ("es-419", "es"), ("es-mx", "es"), ("fr_CA", "fr")]
        {
            assert_eq!(nearest(locale), Some(key), "{locale}");
        }
        for none in ["", "-", "pt-BR", "x-long", "esperanto", "d"] {
            assert_eq!(nearest(none), None, "{none}");
        }
    }

    #[test]
    fn every_language_serves_locales_of_its_own() {
        let mut served = BTreeSet::new();
        for language in Language::all() {
            assert!(language.locales().count() >= 1, "{language:?} says which in language-locales");
            for locale in language.locales() {
                assert_eq!(Language::nearest(&locale), Some(language));
                assert!(served.insert(locale.clone()), "two languages serve {locale}");
            }
        }
    }

    #[test]
    fn a_language_is_stored_by_its_key_and_one_that_is_gone_is_english() {
        let stored = serde_json::to_string(&Language::of("fr")).expect("a key");
        assert_eq!(stored, "\"fr\"");
        assert_eq!(serde_json::from_str::<Language>(&stored).ok(), Language::of("fr"));
        assert_eq!(serde_json::from_str::<Language>("\"tlh\"").ok(), Some(Language::default()));
    }

    #[test]
    fn every_message_used_by_a_message_exists() {
        for language in READ.iter() {
            for (id, needs) in &language.needs {
                for used in &needs.messages {
                    assert!(language.needs.contains_key(used), "{}: {id} uses {used}", language.key);
                }
            }
        }
    }

    #[test]
    fn a_text_is_checked_with_all_texts_within() {
        assert_eq!(check(&Text::new("seat").number("number", 1)), Ok(()));
        let unknown = Text::new("no-such-message");
        let no_message = Err(Unsaid::NoMessage { language: "en", id: "no-such-message".to_owned() });
        assert_eq!(check(&unknown), no_message);
        assert_eq!(check(&Text::new("seat").text("number", unknown.clone())), no_message);
        assert_eq!(check(&Text::new("seat").list("number", [unknown])), no_message);
        let not_given = Unsaid::NotGiven { language: "en", id: "seat".to_owned(), variable: "number".to_owned() };
        assert_eq!(check(&Text::new("seat").number("nummer", 1)), Err(not_given));
    }
}
