//! `pergola score`: scores a table of the physical game, typed in as JSON.

use std::{path::PathBuf, process::ExitCode};

use clap::Args;
use pergola_text::Text;
use serde_json::Value;

use super::{Complaint, Done, Output, game, input::Input, say};

/// Score a table of the physical game, typed in as JSON
///
/// The input is an object whose "game" is the game's key; the rest of it is described in the game's documentation. The
/// score card goes to the standard output, as JSON.
#[derive(Args)]
pub(super) struct Score {
    /// A file with the table; - for the standard input
    file: PathBuf,
}

impl Score {
    /// Reads and scores.
    pub(super) fn run(self) -> Done {
        let input = Input::read(&self.file)?;
        let table = input.json()?;
        let key = table.get("game").and_then(Value::as_str);
        let key = key.ok_or_else(|| Complaint::said(format!("{} does not name its \"game\".", input.name)))?;
        let card =
            game(key)?.score_card(&table).map_err(|why| Complaint::said(format!("This cannot be scored: {}", say(&why))))?;
        let mut output = Output::standard();
        output.line(&serde_json::to_string_pretty(&in_words(card)).expect("a score card is plain data"))?;
        output.close()?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The score card with every text in it turned into its sentence.
fn in_words(card: Value) -> Value {
    match card {
        Value::Object(entries) if is_text(&entries) => {
            let text = serde_json::from_value::<Text>(Value::Object(entries.clone()));
            text.map_or(Value::Object(entries), |text| Value::String(say(&text)))
        }
        Value::Object(entries) => entries.into_iter().map(|(key, value)| (key, in_words(value))).collect(),
        Value::Array(values) => values.into_iter().map(in_words).collect(),
        other => other,
    }
}

fn is_text(entries: &serde_json::Map<String, Value>) -> bool {
    entries.contains_key("id") && entries.keys().all(|key| key == "id" || key == "args")
}
