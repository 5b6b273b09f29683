//! What people type in to have a game scored: objects, lists, texts and numbers, each read with its place.
//!
//! Whatever is not as it should be is said with the place where it stands, such as `cities › 2 › tiles › 0,1`.
//! Deliberately absent: what a game makes of it.

use std::fmt::Display;

use pergola_text::Text;
use serde_json::{Map, Value};

/// Some part of what was typed in.
pub struct Typed<'a> {
    value: &'a Value,
    /// Where it stands; empty for the whole.
    place: String,
}

impl<'a> Typed<'a> {
    /// All that was typed in.
    pub fn whole(value: &'a Value) -> Typed<'a> {
        Typed { value, place: String::new() }
    }

    /// The value of this key.
    pub fn field(&self, key: &str) -> Result<Typed<'a>, Text> {
        self.field_if_any(key)?.ok_or_else(|| self.wrong("typed-missing").code("key", key))
    }

    /// The value of this key, unless it is missing or `null`.
    pub fn field_if_any(&self, key: &str) -> Result<Option<Typed<'a>>, Text> {
        let value = self.object()?.get(key).filter(|value| !value.is_null());
        Ok(value.map(|value| self.part(value, key)))
    }

    /// Refuses every key that is none of these.
    pub fn only(&self, known: &[&str]) -> Result<(), Text> {
        let unknown = self.object()?.keys().find(|key| !known.contains(&key.as_str()));
        let refused = |key| self.wrong("typed-unknown").code("key", key).code("known", known.join(", "));
        unknown.map_or(Ok(()), |key| Err(refused(key)))
    }

    /// The keys with their values.
    pub fn entries(&self) -> Result<Vec<(&'a str, Typed<'a>)>, Text> {
        Ok(self.object()?.iter().map(|(key, value)| (key.as_str(), self.part(value, key))).collect())
    }

    /// The values of a list, counted from 1.
    pub fn list(&self) -> Result<Vec<Typed<'a>>, Text> {
        let values = self.value.as_array().ok_or_else(|| self.wrong("typed-list"))?;
        Ok(values.iter().zip(1..).map(|(value, number)| self.part(value, &number.to_string())).collect())
    }

    /// A text.
    pub fn word(&self) -> Result<&'a str, Text> {
        self.value.as_str().ok_or_else(|| self.wrong("typed-word"))
    }

    /// A text that is not blank, without what is blank around it.
    pub fn name(&self) -> Result<&'a str, Text> {
        let name = self.word()?.trim();
        if name.is_empty() { Err(self.wrong("typed-blank")) } else { Ok(name) }
    }

    /// The names of these people, by the key `name` of each: no two are called the same.
    pub fn names(people: &[Typed<'a>]) -> Result<Vec<&'a str>, Text> {
        let mut names: Vec<&str> = Vec::new();
        for person in people {
            let typed = person.field("name")?;
            let name = typed.name()?;
            if let Some(first) = names.iter().position(|it| it.to_lowercase() == name.to_lowercase()) {
                return Err(typed.wrong("typed-name-twice").code("name", name).number("first", first as i64 + 1));
            }
            names.push(name);
        }
        Ok(names)
    }

    /// The list, if it has from `least` to `most` values.
    pub fn list_of(&self, least: usize, most: usize) -> Result<Vec<Typed<'a>>, Text> {
        let values = self.list()?;
        let refused = || self.wrong("typed-count").number("least", least as i64).number("most", most as i64);
        let found = values.len();
        if (least..=most).contains(&found) { Ok(values) } else { Err(refused().number("found", found as i64)) }
    }

    /// The one of these that is written there, in small or capital letters.
    pub fn one_of<T: Display>(&self, known: impl IntoIterator<Item = T>) -> Result<T, Text> {
        let word = self.word()?;
        let mut codes = Vec::new();
        for piece in known {
            let code = piece.to_string();
            if code.eq_ignore_ascii_case(word) {
                return Ok(piece);
            }
            codes.push(code);
        }
        Err(self.wrong("typed-one-of").code("found", word).code("known", codes.join(", ")))
    }

    /// A whole number from `least` to `most`.
    pub fn number(&self, least: u8, most: u8) -> Result<u8, Text> {
        let number = self.value.as_u64().and_then(|it| u8::try_from(it).ok()).filter(|it| (least..=most).contains(it));
        number.ok_or_else(|| self.wrong("typed-number").number("least", least).number("most", most).code("found", self.value))
    }

    /// A sentence about this part, with its place.
    pub fn wrong(&self, id: &'static str) -> Text {
        Text::new(id).code("place", if self.place.is_empty() { "whole" } else { &self.place })
    }

    fn object(&self) -> Result<&'a Map<String, Value>, Text> {
        self.value.as_object().ok_or_else(|| self.wrong("typed-object"))
    }

    fn part(&self, value: &'a Value, name: &str) -> Typed<'a> {
        let place = if self.place.is_empty() { name.to_owned() } else { format!("{} › {name}", self.place) };
        Typed { value, place }
    }
}
