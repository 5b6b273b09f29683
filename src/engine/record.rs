//! A line of a game's record: what a seat did, the luck it met, and what came of it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    any::{AnyState, IllegalAction},
    chance::{Chance, Diverged},
    seat::Seat,
};

/// One action with everything that is needed to tell of it and to play it again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Whose action.
    pub seat: Seat,
    /// Its notation.
    pub action: String,
    /// The luck it met.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<String>,
    /// What came of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Value>,
    /// Whether it showed somebody something hidden.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reveals: bool,
}

impl Record {
    /// Plays an action with fresh luck from `seed` and writes it down.
    pub fn play(state: &mut dyn AnyState, seat: Seat, action: &str, seed: u64) -> Result<Record, IllegalAction> {
        let mut chance = Chance::rolled(seed);
        let played = state.play(seat, action, &mut chance)?;
        let chance = chance.finish().expect("fresh luck follows no record");
        Ok(Record { seat, action: played.action, chance, events: played.events, reveals: played.reveals })
    }

    /// Plays the record again with its own luck.
    pub fn replay(&self, state: &mut dyn AnyState) -> Result<Record, Unrepeatable> {
        let mut chance = Chance::told(self.chance.clone());
        let played = state.play(self.seat, &self.action, &mut chance)?;
        let chance = chance.finish()?;
        Ok(Record { seat: self.seat, action: played.action, chance, events: played.events, reveals: played.reveals })
    }

    /// An action that met no luck and revealed nothing may be taken back.
    pub fn can_be_taken_back(&self) -> bool {
        self.chance.is_empty() && !self.reveals
    }
}

/// Why a record does not play again.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unrepeatable {
    /// Its action is not legal any more.
    #[error("the action is refused: {0}")]
    Refused(#[from] IllegalAction),
    /// It met other luck.
    #[error(transparent)]
    Diverged(#[from] Diverged),
}
