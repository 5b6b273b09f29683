//! How somebody likes to be told things: the options of `/settings mine` for it, understood and said.
//!
//! Deliberately absent: when somebody is not waited for, which is in [`super::rest`], and what is told to whom.

use pergola_table::{Millis, Preferences};
use pergola_text::Text;

use super::{plain::Slash, refusal::quoted, suggest::option};

/// The option that says where cards call somebody, and its values.
pub(super) const CALLS: &str = "calls";
/// See [`CALLS`].
pub(super) const CALLS_IN: [&str; 2] = ["channel", "private"];
/// The option that says whether somebody is told that they are next.
pub(super) const NEXT: &str = "next";
/// The option that says whether somebody is told each week what waits for them.
pub(super) const WEEKLY: &str = "weekly";
/// The values of [`NEXT`] and [`WEEKLY`].
pub(super) const YES_NO: [&str; 2] = ["yes", "no"];
/// The option that says how boards are shown to somebody, and its values.
pub(super) const BOARDS: &str = "boards";
/// See [`BOARDS`].
pub(super) const BOARDS_AS: [&str; 2] = ["pictures", "words"];

/// What somebody wants of their preferences; what is missing stays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PreferencesWish {
    /// Whether cards call them in private.
    private_calls: Option<bool>,
    /// Whether they are told that they are next.
    next: Option<bool>,
    /// Whether they are told each week what waits for them.
    weekly: Option<bool>,
    /// Whether boards are told to them in words.
    in_words: Option<bool>,
}

impl PreferencesWish {
    /// What these options ask for; why they cannot, otherwise.
    pub(super) fn understand(slash: &Slash) -> Result<PreferencesWish, Text> {
        Ok(PreferencesWish {
            private_calls: one_of(slash, CALLS, CALLS_IN)?.map(|value| value == CALLS_IN[1]),
            next: one_of(slash, NEXT, YES_NO)?.map(|value| value == YES_NO[0]),
            weekly: one_of(slash, WEEKLY, YES_NO)?.map(|value| value == YES_NO[0]),
            in_words: one_of(slash, BOARDS, BOARDS_AS)?.map(|value| value == BOARDS_AS[1]),
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
        }
    }
}

/// The value of an option that has two.
fn one_of<'a>(slash: &'a Slash, name: &'static str, values: [&'static str; 2]) -> Result<Option<&'a str>, Text> {
    match option(slash, name).map(str::trim) {
        Some(typed) if !values.contains(&typed) => {
            let [one, other] = values;
            Err(Text::new("refused-choice").code("typed", quoted(typed)).code("one", one).code("other", other))
        }
        found => Ok(found),
    }
}

/// These preferences in sentences.
pub(super) fn lines(preferences: Preferences) -> [Text; 4] {
    let either = |is: bool, yes, no| Text::new(if is { yes } else { no });
    [
        either(preferences.private_calls, "calls-private", "calls-channel"),
        either(preferences.told_next, "next-told", "next-untold"),
        either(preferences.weekly_since.is_some(), "weekly-told", "weekly-untold"),
        either(preferences.in_words, "boards-words", "boards-pictures"),
    ]
}
