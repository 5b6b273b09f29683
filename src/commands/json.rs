//! JSON as people type it: no key stands twice in an object, and what is wrong is said with its place.
//!
//! The usual reader keeps the last of two equal keys, so that a building typed in twice would vanish without a word.

use std::{cell::RefCell, fmt};

use serde::{
    Deserializer,
    de::{DeserializeSeed, Error as _, MapAccess, SeqAccess, Visitor},
};
use serde_json::{Map, Value};

/// So many lists and objects within each other are read, as the usual reader has it.
const DEEPEST: usize = 127;

/// Reads a whole JSON text; what is wrong with it, otherwise, as the end of a sentence.
pub(super) fn read(text: &str) -> Result<Value, String> {
    let twice = RefCell::default();
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = Part { twice: &twice }.deserialize(&mut reader).and_then(|value| reader.end().map(|()| value));
    let mut twice = twice.into_inner();
    twice.reverse();
    read.map_err(|why| match twice.as_slice() {
        [] if why.is_eof() => "it ends before it is complete".to_owned(),
        // What is nested so deeply is JSON all the same; only what the error says tells it from what is none.
        [] if why.to_string().starts_with("recursion limit") => {
            format!("line {}, column {} lies more than {DEEPEST} lists and objects deep", why.line(), why.column())
        }
        [] => format!("line {}, column {} is not as JSON has it", why.line(), why.column()),
        [key] => format!("{key:?} is there twice"),
        [place @ .., key] => format!("{key:?} is there twice in {}", place.join(" › ")),
    })
}

/// Some part of a JSON text.
struct Part<'a> {
    /// A key that is there twice and what it stands in, from the inside out.
    twice: &'a RefCell<Vec<String>>,
}

impl Part<'_> {
    /// What was read of the part called `name`.
    fn read_in<T, E>(&self, name: impl fmt::Display, read: Result<T, E>) -> Result<T, E> {
        if read.is_err() && !self.twice.borrow().is_empty() {
            self.twice.borrow_mut().push(name.to_string());
        }
        read
    }

    fn inner(&self) -> Part<'_> {
        Part { twice: self.twice }
    }
}

impl<'de> DeserializeSeed<'de> for Part<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Value, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Part<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, it: bool) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_i64<E>(self, it: i64) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_u64<E>(self, it: u64) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_f64<E>(self, it: f64) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_str<E>(self, it: &str) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_string<E>(self, it: String) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = self.read_in(values.len() + 1, seq.next_element_seed(self.inner()))? {
            values.push(value);
        }
        Ok(values.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut entries = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            if entries.contains_key(&key) {
                self.twice.borrow_mut().push(key);
                return Err(A::Error::custom("twice"));
            }
            let value = self.read_in(&key, map.next_value_seed(self.inner()))?;
            entries.insert(key, value);
        }
        Ok(entries.into())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn everything_is_read_as_it_is() {
        let text = r#"{"a": [1, -2, 0.5, true, null, "x\n"], "b": {"a": {}}}"#;
        assert_eq!(read(text), Ok(json!({ "a": [1, -2, 0.5, true, null, "x\n"], "b": { "a": {} } })));
    }

    #[test]
    fn a_key_that_is_there_twice_is_named_with_its_place() {
        assert_eq!(read(r#"{"a": 1, "a": 1}"#), Err("\"a\" is there twice".into()));
        assert_eq!(
            read(r#"{"cities": [{}, {"tiles": {"0,1": 1, "0,1": 2}}]}"#),
            Err("\"0,1\" is there twice in cities › 2 › tiles".into())
        );
        assert_eq!(read(r#"[{"a": 1}, {"a": 1}]"#), Ok(json!([{ "a": 1 }, { "a": 1 }])));
    }

    #[test]
    fn what_is_no_json_is_said_with_its_place() {
        assert_eq!(read("[1"), Err("it ends before it is complete".into()));
        assert_eq!(read("{\n  a: 1}"), Err("line 2, column 3 is not as JSON has it".into()));
        let nested = |deep: usize| read(&format!("{}{}", "[".repeat(deep), "]".repeat(deep))).map(drop);
        assert_eq!(nested(DEEPEST), Ok(()));
        assert_eq!(nested(DEEPEST + 1), Err("line 1, column 128 lies more than 127 lists and objects deep".into()));
        assert_eq!(read("[1] 2"), Err("line 1, column 5 is not as JSON has it".into()));
    }
}
