//! How somebody likes to be told things: the options of `/me settings` for it, understood and said.
//!
//! Deliberately absent: when somebody is not waited for, which is in [`super::mine`], and what is told to whom.

use pergola_table::{Confirming, Millis, Preferences};
use pergola_text::{Language, Text, language_name};

use crate::{
    item::options::{LANGUAGE, Words, language_meant},
    seam::plain::{OptionSpec, Slash},
    sight::refusal::{quoted, unknown_language},
    wishes::habits::PreferencesWish,
};

/// The option that says where cards call somebody, and its values.
const CALLS: &str = "calls";
/// See [`CALLS`].
const CALLS_IN: [&str; 2] = ["channel", "private"];
/// The option that says whether somebody is told that they are next.
const NEXT: &str = "next";
/// The option that says whether somebody is told each week what waits for them.
const WEEKLY: &str = "weekly";
/// The values of [`NEXT`] and [`WEEKLY`].
const YES_NO: [&str; 2] = ["yes", "no"];
/// The option that says how boards are shown to somebody, and its values.
const BOARDS: &str = "boards";
/// See [`BOARDS`].
const BOARDS_AS: [&str; 2] = ["pictures", "words"];
/// The option that says when somebody confirms a turn, and its values.
const CONFIRM: &str = "confirm";
/// See [`CONFIRM`].
const CONFIRM_WHEN: [&str; 3] = ["ask", "final", "never"];

/// The value of [`LANGUAGE`] that is no language: that of somebody's app.
const OF_APP: &str = "app";

/// The options, of the command with this key.
pub(super) fn options(key: &str, words: &Words<'_>) -> Vec<OptionSpec> {
    let all: [(&str, &[&str]); 5] =
        [(CALLS, &CALLS_IN), (NEXT, &YES_NO), (WEEKLY, &YES_NO), (BOARDS, &BOARDS_AS), (CONFIRM, &CONFIRM_WHEN)];
    let of_app = (OF_APP.to_owned(), words.voice.plain(&Text::new("choice-language-of-app")));
    let mut language = words.language(key);
    language.choices.push(of_app);
    all.map(|(name, values)| words.one_of(key, name, name, values)).into_iter().chain([language]).collect()
}

impl PreferencesWish {
    /// What these options ask for; why they cannot, otherwise.
    pub(super) fn understand(slash: &Slash) -> Result<PreferencesWish, Text> {
        Ok(PreferencesWish {
            private_calls: one_of(slash, CALLS, CALLS_IN)?.map(|value| value == CALLS_IN[1]),
            next: one_of(slash, NEXT, YES_NO)?.map(|value| value == YES_NO[0]),
            weekly: one_of(slash, WEEKLY, YES_NO)?.map(|value| value == YES_NO[0]),
            in_words: one_of(slash, BOARDS, BOARDS_AS)?.map(|value| value == BOARDS_AS[1]),
            confirm: confirming(slash)?,
            language: language(slash)?,
        })
    }

    /// The preferences of somebody who had these before.
    pub fn apply(&self, before: Preferences, now: Millis) -> Preferences {
        Preferences {
            private_calls: self.private_calls.unwrap_or(before.private_calls),
            told_next: self.next.unwrap_or(before.told_next),
            weekly_since: match self.weekly {
                Some(true) => before.weekly_since.or(Some(now)),
                Some(false) => None,
                None => before.weekly_since,
            },
            in_words: self.in_words.unwrap_or(before.in_words),
            confirm: self.confirm.unwrap_or(before.confirm),
            language: self.language.unwrap_or(before.language),
        }
    }
}

/// The value of an option that has two.
fn one_of<'a>(slash: &'a Slash, name: &'static str, values: [&'static str; 2]) -> Result<Option<&'a str>, Text> {
    match slash.option(name).map(str::trim) {
        Some(typed) if !values.contains(&typed) => {
            let [one, other] = values;
            Err(Text::new("refused-choice").code("typed", quoted(typed)).code("one", one).code("other", other))
        }
        found => Ok(found),
    }
}

/// When somebody wants to confirm turns, if they say so.
fn confirming(slash: &Slash) -> Result<Option<Option<Confirming>>, Text> {
    let [ask, last, never] = CONFIRM_WHEN;
    match slash.option(CONFIRM).map(str::trim) {
        None => Ok(None),
        Some(typed) if typed == ask => Ok(Some(None)),
        Some(typed) if typed == last => Ok(Some(Some(Confirming::Final))),
        Some(typed) if typed == never => Ok(Some(Some(Confirming::Never))),
        Some(typed) => {
            let why = Text::new("refused-choice-of-three").code("typed", quoted(typed));
            Err(why.code("one", ask).code("two", last).code("three", never))
        }
    }
}

/// In which language somebody wants to be spoken to, if they say so.
fn language(slash: &Slash) -> Result<Option<Option<Language>>, Text> {
    match slash.option(LANGUAGE).map(str::trim) {
        None => Ok(None),
        Some(OF_APP) => Ok(Some(None)),
        Some(typed) => language_meant(typed).map(|it| Some(Some(it))).ok_or_else(|| unknown_language(typed)),
    }
}

/// These preferences in sentences.
pub(super) fn lines(preferences: Preferences) -> [Text; 6] {
    let either = |is: bool, yes, no| Text::new(if is { yes } else { no });
    [
        either(preferences.private_calls, "calls-private", "calls-channel"),
        either(preferences.told_next, "next-told", "next-untold"),
        either(preferences.weekly_since.is_some(), "weekly-told", "weekly-untold"),
        either(preferences.in_words, "boards-words", "boards-pictures"),
        Text::new(match preferences.confirm {
            None => "confirm-ask",
            Some(Confirming::Final) => "confirm-final",
            Some(Confirming::Never) => "confirm-never",
        }),
        match preferences.language {
            Some(language) => Text::new("language-own").text("language", language_name(language.key())),
            None => Text::new("language-of-app"),
        },
    ]
}
