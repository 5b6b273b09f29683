//! Which lines stand in which file, and what they are of.

use std::fs;

use pergola::{
    store::Report,
    table::{Entry, Notice, Person, ServerSettings},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{file, types::Types, walk::Seen};

/// A file with lines of a kind.
pub(crate) struct Kind {
    /// Its name, below this folder.
    pub(crate) file: &'static str,
    /// The type they are of, as the source has it.
    pub(crate) of: &'static str,
    /// Reads a line as today's type and writes it again; nothing where that is done by a test of its own.
    pub(crate) again: Option<fn(&str) -> Result<String, serde_json::Error>>,
}

/// Every kind of lines.
pub(crate) const KINDS: &[Kind] = &[Kind { file: "entries.jsonl", of: "table::commit::Entry", again: Some(again::<Entry>) }];

fn again<T: Serialize + DeserializeOwned>(line: &str) -> Result<String, serde_json::Error> {
    serde_json::to_string(&serde_json::from_str::<T>(line)?)
}

impl Kind {
    /// The lines with their places, `entries.jsonl:7`.
    pub(crate) fn lines(&self) -> Vec<(String, String)> {
        lines(self.file)
    }

    /// What is said of lines that are not of the type any more, and of names that stand in no line.
    pub(crate) fn faults(&self, types: &Types) -> Vec<String> {
        let (of, mut seen, mut faults) = (types.named(self.of), Seen::new(), Vec::new());
        for (place, line) in self.lines() {
            let value: Value = serde_json::from_str(&line).expect("a line of JSON");
            faults.extend(types.see(&of, &value, &mut seen).err().map(|why| format!("{place}: {why}")));
        }
        let missing = types.names(&of).into_iter().filter(|name| !seen.contains(name));
        faults.extend(missing.map(|name| format!("{name} stands in no line of {}", self.file)));
        faults
    }
}

/// The lines of a file with their places.
pub(crate) fn lines(name: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(file(name)).unwrap_or_else(|why| panic!("{name}: {why}"));
    let lines = text.lines().enumerate().map(|(at, line)| (format!("{name}:{}", at + 1), line.to_owned()));
    lines.collect()
}
