//! What somebody decided in a game, for whoever looks at it again.
//!
//! Deliberately absent: what bots and deputies decided, and what was taken back.

use super::{Past, story::acts};
use crate::{engine::Seat, table::Table};

/// Something that a seat's person did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// In which turn.
    pub turn: u32,
    /// After how many entries the turn began.
    pub start: u64,
    /// The number of its entry.
    pub seq: u64,
    /// What was done, as notation.
    pub action: String,
}

/// Everything that this seat's person did, in order.
pub fn decisions(table: &Table, past: &Past, seat: Seat) -> Vec<Decision> {
    let all = acts(table, past);
    let own = all.iter().filter(|act| act.record.seat == seat && act.is_own() && !act.pending);
    let decision = |seq: u64, action: &str| {
        let begun = past.turns.partition_point(|start| start.after <= seq);
        let start = past.turns[begun.checked_sub(1)?];
        Some(Decision { turn: start.turn, start: start.after, seq, action: action.to_owned() })
    };
    own.filter_map(|act| decision(act.seq, &act.record.action)).collect()
}
