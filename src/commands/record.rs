//! The record of a table, as `pergola export` and `/past export` write it: its log, an entry a line.
//!
//! It is played again with the luck it met, which is a check: whatever the rules refuse today is said with its line.

use pergola_engine::Outcome;
use pergola_games::GAMES;
use pergola_table::{Entry, Guests, Phase, PlaceId, RecordFlaw, Table, TableId, read_record};

use super::{Complaint, input::Input};

/// A record that was read.
pub(super) struct TableRecord(Vec<Entry>);

impl TableRecord {
    /// Reads a record; nothing where the input does not begin like one.
    pub(super) fn read(input: &Input) -> Result<Option<TableRecord>, Complaint> {
        match read_record(&input.text) {
            Ok(entries) => Ok(Some(TableRecord(entries))),
            Err(RecordFlaw::Foreign) => Ok(None),
            Err(flaw) => Err(Complaint::said(format!("{}, {flaw}.", input.name))),
        }
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
