//! What somebody wants of when they are waited for, who may see their results, and how they are told things.

use pergola_table::{Confirming, ResultsFor};
use pergola_text::Language;

/// What somebody wants of their habits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestWish {
    /// To be told how they are.
    Ask,
    /// Another zone, other quiet hours, or other people who may see their results; what is missing stays.
    Set {
        /// Where they live.
        zone: Option<String>,
        /// Their quiet hours.
        quiet: QuietWish,
        /// Who may see what their games amount to.
        results: Option<ResultsFor>,
        /// How they like to be told things.
        preferences: PreferencesWish,
    },
    /// To be away until then, as they typed it.
    Away(Away),
}

/// What somebody wants of their quiet hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuietWish {
    /// They stay.
    Stay,
    /// There are none.
    Off,
    /// They begin or end at other minutes of the day.
    At {
        /// Their first minute.
        from: Option<u16>,
        /// The first minute after them.
        to: Option<u16>,
    },
}

/// Until when somebody is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Away {
    /// They are not.
    Back,
    /// For so many days.
    Days(u64),
    /// Until this day begins where they live: year, month, day.
    Date(i16, i8, i8),
}

/// What somebody wants of their preferences; what is missing stays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PreferencesWish {
    /// Whether cards call them in private.
    pub(crate) private_calls: Option<bool>,
    /// Whether they are told that they are next.
    pub(crate) next: Option<bool>,
    /// Whether they are told each week what waits for them.
    pub(crate) weekly: Option<bool>,
    /// Whether boards are told to them in words.
    pub(crate) in_words: Option<bool>,
    /// When they confirm a turn; always, where that is none.
    pub(crate) confirm: Option<Option<Confirming>>,
    /// In which language they are spoken to; that of their app, where that is none.
    pub(crate) language: Option<Option<Language>>,
}
