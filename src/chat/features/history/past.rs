//! What is kept of a table's past.

use pergola_table::{Entry, Guests, Phase, Table};

use super::branches::TurnStart;

/// What is kept of a table's past.
#[derive(Clone, Debug)]
pub struct Past {
    /// Its log.
    pub entries: Vec<Entry>,
    /// The turns of which the checkpoint is kept, in order.
    pub turns: Vec<TurnStart>,
    /// Everybody the log refers to, as far as they are known.
    pub people: Guests,
}

impl Past {
    /// The turn in which an entry was written; 0 before the first.
    pub(super) fn turn_of(&self, seq: u64) -> u32 {
        let begun = self.turns.partition_point(|start| start.after <= seq);
        begun.checked_sub(1).map_or(0, |last| self.turns[last].turn)
    }
}

/// Whether a game may be gone on with: nobody plays it any more.
pub fn may_be_played_on(table: &Table) -> bool {
    match table.phase() {
        Phase::Over | Phase::Closed(_) => !table.is_lesson(),
        Phase::Lobby | Phase::Playing => false,
    }
}
