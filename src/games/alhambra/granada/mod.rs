//! What only Granada has: tiles with two sides, of which a marker says which one new tiles show, and the scoring that was
//! chosen.
//!
//! Granada is played as Alhambra with double-sided tiles (rulebook p. 8-11). Turning a bought tile is in `turning`; last tiles
//! are given one by one (`rules/game_end`, the end of the game). Deliberately absent: which sides belong together, which is
//! printed.

mod sides;
pub(super) mod tiles;
mod turning;
mod view;

use pergola_engine::written_as_key;
use serde::{Deserialize, Serialize};

pub(super) use self::sides::Sides;
pub use self::{sides::Face, view::GranadaView};

/// How the types of Granada are scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// So many times the number of buildings of the type in all cities (rulebook p. 9-11, Scorings).
    #[default]
    Regular,
    /// So many points (rulebook p. 11, Simplified scoring).
    Simplified,
}

/// Turning a bought tile costs so much (rulebook p. 9, Place one or more building tiles).
pub(super) const PRICE_OF_TURNING: u8 = 3;

written_as_key!(Scoring: "a scoring");

impl Scoring {
    /// Both.
    pub const ALL: [Scoring; 2] = [Scoring::Regular, Scoring::Simplified];

    /// The scoring's key: `regular`.
    pub const fn key(self) -> &'static str {
        match self {
            Scoring::Regular => "regular",
            Scoring::Simplified => "simplified",
        }
    }

    pub(super) const fn is_regular(&self) -> bool {
        matches!(self, Scoring::Regular)
    }
}
