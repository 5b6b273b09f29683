//! Reading what a command is given: files, the standard input for `-`, and options as JSON.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use crate::engine::{Chosen, Options};
use serde_json::Value;

use super::Complaint;

/// Bytes of the longest input; more is a mistake.
const LONGEST: u64 = 1 << 30;

/// An input that was read.
pub(super) struct Input {
    /// How complaints call it.
    pub(super) name: String,
    /// What it says.
    pub(super) text: String,
}

impl Input {
    /// Reads the file at `path`, or the standard input for `-`.
    pub(super) fn read(path: &Path) -> Result<Input, Complaint> {
        let standard = path == Path::new("-");
        let name = if standard { "the standard input".to_string() } else { path.display().to_string() };
        let mut bytes = Vec::new();
        let read = if standard {
            io::stdin().take(LONGEST).read_to_end(&mut bytes)
        } else {
            File::open(path).and_then(|file| file.take(LONGEST).read_to_end(&mut bytes))
        };
        read.map_err(|why| Complaint::said(format!("{name} cannot be read: {why}.")))?;
        let text = String::from_utf8(bytes).map_err(|_| Complaint::said(format!("{name} is not text in UTF-8.")))?;
        Ok(Input { name, text })
    }

    /// The whole input as JSON.
    pub(super) fn json(&self) -> Result<Value, Complaint> {
        serde_json::from_str(&self.text).map_err(|why| Complaint::said(format!("{} is not JSON: {why}.", self.name)))
    }
}

/// Options as a table chooses them: `{"vizier": true, "hand": "open"}`.
pub(super) fn options(json: &str) -> Result<Options, Complaint> {
    let expected = "expected an object of option keys with true, false or the key of a choice, such as {\"vizier\": true}";
    let value: Value =
        serde_json::from_str(json).map_err(|why| Complaint::said(format!("The options are not JSON ({why}); {expected}.")))?;
    let Value::Object(chosen) = value else { return Err(Complaint::said(format!("These are no options; {expected}."))) };
    let read = |(key, value): (String, Value)| match value {
        Value::Bool(on) => Ok((key, Chosen::Toggle(on))),
        Value::String(choice) => Ok((key, Chosen::OneOf(choice))),
        other => Err(Complaint::said(format!("{key:?} cannot be {other}; {expected}."))),
    };
    chosen.into_iter().map(read).collect::<Result<_, _>>().map(Options)
}
