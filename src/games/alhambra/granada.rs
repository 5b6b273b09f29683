//! What only Granada has: the marker that says with which side up new tiles come, tiles that were turned, the scoring that
//! was chosen, and last tiles given one by one.
//!
//! Granada is played as Alhambra with double-sided tiles (rulebook p. 8-11); each rule that differs stands beside the rule
//! it changes. Deliberately absent: which sides belong together, which is printed.

use arrayvec::ArrayVec;
use pergola_engine::written_as_key;
use serde::{Deserialize, Serialize};

use super::pieces::{Currency, Tile};

/// What a game of Granada keeps beyond one of Alhambra.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Granada {
    /// The black marker: the side that new tiles show.
    pub(super) marker: Face,
    #[serde(skip_serializing_if = "Scoring::is_regular")]
    pub(super) scoring: Scoring,
    /// A bought tile that was turned for money, the side up that lies up now: it is placed next, in the city.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) turned: Option<Tile>,
    /// The market spaces whose last tiles are still to be given; where one of each kind lies, each space twice.
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    pub(super) to_give: ArrayVec<Currency, MOST_TO_GIVE>,
}

/// A side of a tile, by its value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// With an even value.
    #[default]
    Even,
    /// With the next odd value.
    Odd,
}

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

/// No more last tiles lie in the market: one of each kind in each space.
pub(super) const MOST_TO_GIVE: usize = 8;
/// Turning a bought tile costs so much (rulebook p. 9, Place one or more building tiles).
pub(super) const PRICE_OF_TURNING: u8 = 3;

written_as_key!(Scoring: "a scoring");

impl Face {
    /// The face's key: `even`.
    pub const fn key(self) -> &'static str {
        match self {
            Face::Even => "even",
            Face::Odd => "odd",
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Face {
        match self {
            Face::Even => Face::Odd,
            Face::Odd => Face::Even,
        }
    }
}

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

    const fn is_regular(&self) -> bool {
        matches!(self, Scoring::Regular)
    }
}
