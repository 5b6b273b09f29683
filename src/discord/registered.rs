//! The commands, as Discord's JSON: registered once, and told to everybody in the language of their app.
//!
//! What a command does, what an option is for and what can be chosen is told in every language; the words themselves, `/play` and
//! `game:`, are the same in all of them. Messages name commands, people of one channel speak of the same one, and whoever reads a
//! guide finds it as it is written there. Deliberately absent: when they are registered, which each start does anew.

use pergola_chat::{
    commands::{CommandSpec, Filling, OptionSpec, VerbSpec, commands as specs},
    limits,
};
use pergola_engine::Catalogue;
use pergola_text::Language;
use serde_json::{Map, Value, json};

/// The kinds of channels that tables are opened in, or in whose threads: of text, of news, of posts.
const WITH_TABLES: [u64; 3] = [0, 5, 15];

/// The same thing as it is told in each language.
struct Told<'a, T> {
    /// In the one that is told to whoever has no other.
    first: &'a T,
    /// In the others, each with the locales it serves.
    others: Vec<(&'a [String], &'a T)>,
}

impl<'a, T> Told<'a, T> {
    /// The parts of it, each as it is told in each language. All languages have the same parts in the same order.
    fn parts<U>(&self, of: impl Fn(&'a T) -> &'a [U]) -> Vec<Told<'a, U>> {
        let part = |(at, first): (usize, &'a U)| {
            let others = self.others.iter().map(|(locales, it)| (*locales, &of(it)[at]));
            Told { first, others: others.collect() }
        };
        of(self.first).iter().enumerate().map(part).collect()
    }

    /// What others than the first language say, by their locales.
    fn localized(&self, said: impl Fn(&T) -> &str) -> Value {
        let first = said(self.first);
        let others = self.others.iter().filter(|(_, it)| said(it) != first);
        let by_locale = others.flat_map(|(locales, it)| locales.iter().map(|locale| (locale.clone(), json!(said(it)))));
        Value::Object(by_locale.collect::<Map<String, Value>>())
    }
}

/// All commands, for servers only.
pub(super) fn commands(games: &Catalogue) -> Value {
    let first = specs(games, Language::default());
    let others = Language::all().filter(|it| *it != Language::default());
    let others: Vec<(Vec<String>, Vec<CommandSpec>)> =
        others.map(|language| (language.locales().collect(), specs(games, language))).collect();
    let others = others.iter().map(|(locales, specs)| (locales.as_slice(), specs)).collect();
    Told { first: &first, others }.parts(Vec::as_slice).iter().map(command).collect()
}

fn command(told: &Told<'_, CommandSpec>) -> Value {
    let verbs = told.parts(|it| &it.verbs);
    let options: Vec<Value> = verbs.iter().map(verb).chain(told.parts(|it| &it.options).iter().map(option)).collect();
    json!({
        "type": 1,
        "name": told.first.name,
        "description": told.first.description,
        "description_localizations": told.localized(|it| &it.description),
        "options": options,
        "contexts": [0],
        "integration_types": [0],
    })
}

fn verb(told: &Told<'_, VerbSpec>) -> Value {
    json!({
        "type": 1,
        "name": told.first.name,
        "description": told.first.description,
        "description_localizations": told.localized(|it| &it.description),
        "options": told.parts(|it| &it.options).iter().map(option).collect::<Vec<_>>(),
    })
}

fn option(told: &Told<'_, OptionSpec>) -> Value {
    let option = told.first;
    let mut body = json!({
        "type": 3,
        "name": option.name,
        "description": option.description,
        "description_localizations": told.localized(|it| &it.description),
        "required": option.required,
    });
    match option.filling {
        Filling::Person => body["type"] = json!(6),
        Filling::Channel => {
            body["type"] = json!(7);
            body["channel_types"] = json!(WITH_TABLES);
        }
        Filling::Role => body["type"] = json!(8),
        Filling::File => body["type"] = json!(11),
        Filling::Words => body["max_length"] = json!(limits::VALUE),
        Filling::Text if option.choices.is_empty() => body["autocomplete"] = json!(true),
        Filling::Text => body["choices"] = told.parts(|it| &it.choices).iter().map(choice).collect(),
    }
    body
}

fn choice(told: &Told<'_, (String, String)>) -> Value {
    let (value, label) = told.first;
    json!({ "name": label, "name_localizations": told.localized(|(_, label)| label), "value": value })
}

#[cfg(test)]
mod tests {
    use pergola_games::GAMES;
    use twilight_model::application::command::Command;
    use twilight_validate::command as valid_command;

    use super::*;

    /// The most characters of all that is said of a command, of each thing in the language in which it is longest.
    const MOST: usize = 8_000;

    #[test]
    fn every_command_is_what_discord_takes() {
        let bodies = commands(&GAMES);
        for body in bodies.as_array().unwrap() {
            let mut body = body.clone();
            body["version"] = json!("1");
            let command: Command = serde_json::from_value(body.clone()).unwrap_or_else(|why| panic!("{why}: {body}"));
            valid_command::command(&command).unwrap();
            assert_eq!(body["contexts"], json!([0]), "in servers only");
            assert!(longest(&body) <= MOST, "{} is told in {} characters", body["name"], longest(&body));
        }
        assert!(bodies.as_array().unwrap().len() >= 10);
    }

    /// The characters of all that is said of something, each in its longest language.
    fn longest(body: &Value) -> usize {
        let length = |it: &Value| it.as_str().map_or(0, |it| it.chars().count());
        let field = |name: &str| {
            let others = body[format!("{name}_localizations")].as_object().into_iter().flat_map(Map::values);
            others.chain([&body[name]]).map(length).max().unwrap_or_default()
        };
        let parts = ["options", "choices"].iter().flat_map(|it| body[*it].as_array().into_iter().flatten());
        field("name") + field("description") + length(&body["value"]) + parts.map(longest).sum::<usize>()
    }

    /// Everything that is told, wherever it stands: its own and by locale.
    fn each_told(body: &Value, look: &mut impl FnMut(&str, &str, &Value)) {
        for name in ["name", "description"] {
            if let Some(localized) = body.get(format!("{name}_localizations")) {
                look(name, body[name].as_str().expect("a text"), localized);
            }
        }
        for part in ["options", "choices"].iter().flat_map(|it| body[*it].as_array().into_iter().flatten()) {
            each_told(part, look);
        }
    }

    #[test]
    fn everything_is_told_in_every_language_and_fits() {
        let locales: Vec<String> = Language::all().filter(|it| *it != Language::default()).flat_map(Language::locales).collect();
        assert!(locales.iter().any(|it| it == "es-419") && !locales.iter().any(|it| it.starts_with("en")), "{locales:?}");
        let (mut told, mut elsewhere) = (0, 0);
        for body in commands(&GAMES).as_array().unwrap() {
            assert_eq!(body.get("name_localizations"), None, "the words of commands are the same in every language");
            each_told(body, &mut |what, said, localized| {
                let others = localized.as_object().expect("by locale");
                told += usize::from(what == "description");
                elsewhere += usize::from(what == "description" && others.len() == locales.len());
                for (locale, other) in others.iter().map(|(locale, it)| (locale, it.as_str().expect("a text"))) {
                    assert!(locales.contains(locale) && limits::length(other) <= limits::DESCRIPTION, "{locale}: {other}");
                    assert!(!other.is_empty() && !other.starts_with('['), "{said} in {locale}: {other}");
                }
            });
        }
        // Of a few words two languages say the same.
        assert!(elsewhere * 100 >= told * 97, "{elsewhere} of {told} descriptions are told in all languages");
    }

    #[test]
    fn whoever_writes_their_own_words_is_told_how_many_and_suggested_none() {
        let bodies = commands(&GAMES);
        let option_of = |(group, command): (&str, &str), option: &str| {
            let find = |list: &Value, name: &str| list.as_array()?.iter().find(|it| it["name"] == name).cloned();
            find(&find(&find(&bodies, group)?["options"], command)?["options"], option)
        };
        for (command, option) in [(("table", "report"), "what"), (("me", "note"), "text")] {
            let found = option_of(command, option).expect("it is there");
            assert_eq!((&found["max_length"], found.get("autocomplete")), (&json!(limits::VALUE), None), "{found}");
        }
        assert_eq!(option_of(("me", "note"), "table").expect("it is there")["autocomplete"], json!(true));
    }
}
