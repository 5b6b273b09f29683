//! The record of a table, as `pergola export` and `/past export` write it: its log, an entry a line.
//!
//! It is played again with the luck it met, which is a check: whatever the rules say otherwise is said with its line.

use pergola_chat::history::contradiction;
use pergola_engine::Outcome;
use pergola_games::GAMES;
use pergola_table::{Contradiction, Entry, Guests, Phase, PlaceId, RecordFlaw, Table, TableId, read_record};

use super::{Complaint, entry_flaw::in_words, input::Input, say};

/// A record that was read.
pub(super) struct TableRecord {
    entries: Vec<Entry>,
    /// In which line each of them stands, from 1.
    lines: Vec<usize>,
}

impl TableRecord {
    /// Reads a record; nothing where the input does not begin like one.
    pub(super) fn read(input: &Input) -> Result<Option<TableRecord>, Complaint> {
        let why = match read_record(&input.text) {
            Ok(entries) => {
                let lines = input.text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
                return Ok(Some(TableRecord { entries, lines: lines.map(|(at, _)| at + 1).collect() }));
            }
            Err(RecordFlaw::Foreign) => return Ok(None),
            Err(RecordFlaw::NoEntry { line, flaw }) => format!("line {line}: {}", in_words(&flaw)),
            Err(RecordFlaw::Gap { line, expected, found }) => {
                format!("line {line}: entry {expected} should come here, and entry {found} does")
            }
        };
        Err(Complaint::said(format!("{}, {why}.", input.name)))
    }

    /// Plays it again: what it comes to, or the first entry that contradicts the rules.
    pub(super) fn replay(&self) -> Result<String, String> {
        let place = PlaceId { server: String::new(), channel: String::new() };
        let table = Table::replay(&GAMES, TableId(0), place, &self.entries, &Guests::default());
        let table = table.map_err(|found| self.told(&found))?;
        let end = match (table.phase(), table.outcome()) {
            (_, Some(Outcome { scores, ranks })) => format!("The game is over, with scores {scores:?} and ranks {ranks:?}."),
            (Phase::Closed(_), None) => "The table was closed before the game was over.".to_owned(),
            _ => "The record stops before the game ends.".to_owned(),
        };
        Ok(format!("All {} entries of the record play again. {end}", self.entries.len()))
    }

    fn told(&self, found: &Contradiction) -> String {
        let line = usize::try_from(found.entry).ok().and_then(|entry| self.lines.get(entry)).copied().unwrap_or_default();
        format!("It does not play again. Line {line}: {}", say(&contradiction(found)))
    }
}
