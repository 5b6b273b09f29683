//! Options: what a table chooses in its lobby, as plain data until the game validates it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::seat::Seat;

/// An option a game offers.
#[derive(Debug)]
pub enum OptionKind {
    /// On or off; off unless chosen.
    Toggle {
        /// Its key, such as `vizier`.
        key: &'static str,
    },
    /// One of several; the first unless chosen.
    OneOf {
        /// Its key, such as `hand`.
        key: &'static str,
        /// The keys to choose from.
        choices: &'static [&'static str],
    },
    /// Each seat chooses for itself, nobody what another has; nothing unless chosen. The choice of seat 3 is kept under
    /// `key-3`.
    EachSeat {
        /// Its key, such as `tree`.
        key: &'static str,
        /// The keys to choose from.
        choices: &'static [&'static str],
        /// How many a seat may choose.
        most: u8,
    },
}

impl OptionKind {
    /// The option's key.
    pub const fn key(&self) -> &'static str {
        match self {
            OptionKind::Toggle { key } | OptionKind::OneOf { key, .. } | OptionKind::EachSeat { key, .. } => key,
        }
    }
}

/// Under which key the choice of `seat` is kept for an option that each seat chooses for itself: `tree-3`.
pub fn key_of_seat(key: &str, seat: Seat) -> String {
    format!("{key}-{seat}")
}

/// What was chosen, by option key. What is missing has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(pub BTreeMap<String, Chosen>);

/// What was chosen for one option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Chosen {
    /// A toggle.
    Toggle(bool),
    /// The key of one of several.
    OneOf(String),
    /// The keys a seat chose for itself.
    Several(Vec<String>),
}

impl Options {
    /// Whether the toggle `key` is on.
    pub fn is_on(&self, key: &str) -> bool {
        self.0.get(key) == Some(&Chosen::Toggle(true))
    }

    /// What was chosen of the several of `key`, if anything.
    pub fn one_of(&self, key: &str) -> Option<&str> {
        match self.0.get(key) {
            Some(Chosen::OneOf(chosen)) => Some(chosen),
            _ => None,
        }
    }

    /// What `seat` chose for itself of the several of `key`, in its order.
    pub fn several(&self, key: &str, seat: Seat) -> &[String] {
        match self.0.get(&key_of_seat(key, seat)) {
            Some(Chosen::Several(chosen)) => chosen,
            _ => &[],
        }
    }

    /// The first key that none of `offered` has, or whose value none of its choices is.
    pub fn unknown(&self, offered: &[OptionKind]) -> Option<&str> {
        let fits = |key: &str, chosen: &Chosen| {
            offered.iter().any(|option| match (option, chosen) {
                (OptionKind::Toggle { key: it }, Chosen::Toggle(_)) => *it == key,
                (OptionKind::OneOf { key: it, choices }, Chosen::OneOf(choice)) => {
                    *it == key && choices.contains(&choice.as_str())
                }
                (OptionKind::EachSeat { key: it, choices, most }, Chosen::Several(chosen)) => {
                    Seat::all(8).any(|seat| key_of_seat(it, seat) == key)
                        && chosen.len() <= usize::from(*most)
                        && chosen.iter().all(|choice| choices.contains(&choice.as_str()))
                }
                _ => false,
            })
        };
        self.0.iter().find(|(key, chosen)| !fits(key, chosen)).map(|(key, _)| key.as_str())
    }
}
