//! The record of a table, as `pergola export` and `/export` write it: its log, an entry a line.
//!
//! It is played again with the luck it met, which is a check: whatever the rules refuse today is said with its line.

use crate::{
    engine::Outcome,
    games::GAMES,
    table::{Entry, Guests, Phase, PlaceId, Table, TableId},
};

use super::{Complaint, input::Input, json};

/// A record that was read.
pub(super) struct TableRecord(Vec<Entry>);

impl TableRecord {
    /// Reads a record; nothing where the input does not begin like one.
    pub(super) fn read(input: &Input) -> Result<Option<TableRecord>, Complaint> {
        let mut lines = input.text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).peekable();
        let is_entry = |line: &str| json::read(line).is_ok_and(|it| it.get("seq").is_some() && it.get("what").is_some());
        if !lines.peek().is_some_and(|(_, line)| is_entry(line)) {
            return Ok(None);
        }
        let mut entries: Vec<Entry> = Vec::new();
        for (at, line) in lines {
            let complain = |what: String| Complaint::said(format!("{}, line {}: {what}.", input.name, at + 1));
            let entry: Entry = serde_json::from_str(line).map_err(|why| complain(format!("this is no entry: {why}")))?;
            let next = entries.len() as u64;
            if entry.seq != next {
                return Err(complain(format!("expected entry {next}, found entry {}", entry.seq)));
            }
            entries.push(entry);
        }
        Ok(Some(TableRecord(entries)))
    }

    /// Plays it again: what it comes to, or the first entry that cannot be played.
    pub(super) fn replay(&self) -> Result<String, String> {
        let place = PlaceId { server: String::new(), channel: String::new() };
        let table = Table::replay(&GAMES, TableId(0), place, &self.0, &Guests::default());
        let table = table.map_err(|why| format!("It does not play again: {why}."))?;
        let end = match (table.phase(), table.outcome()) {
            (_, Some(Outcome { scores, ranks })) => format!("The game is over, with scores {scores:?} and ranks {ranks:?}."),
            (Phase::Closed(_), None) => "The table was closed before the game was over.".to_owned(),
            _ => "The record stops before the game ends.".to_owned(),
        };
        Ok(format!("All {} entries of the record play again. {end}", self.0.len()))
    }
}
