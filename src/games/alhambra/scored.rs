//! What a scoring round comes to: the standings in each type, and the borders.

use pergola_engine::Seat;
use serde::{Deserialize, Serialize};

use super::pieces::Kind;

/// What the borders of Granada score in the combined game (rulebook p. 13, Scoring).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GranadaBorders {
    /// The length of the longest moat by seat: so many points.
    pub moats: Vec<u32>,
    /// The length of the longest stretch where a wall runs along a moat, by seat: twice as many points.
    pub stretches: Vec<u32>,
}

/// The standings in one type of building.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypeScored {
    /// The type.
    pub kind: Kind,
    /// Everybody with at least one building of it, best first.
    pub standings: Vec<Ranked>,
}

/// How one contender stands in one type of building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranked {
    /// Who.
    pub who: Contender,
    /// How many buildings of the type.
    pub count: u8,
    /// Granada: the highest value among them, where it parted contenders with as many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub highest: Option<u8>,
    /// 1 for the most; level contenders share a rank.
    pub rank: u8,
    /// How many contenders share this rank, this one included.
    pub level: u8,
    /// The points it is worth in this round.
    pub points: i32,
}

/// Whoever takes part in the scoring of buildings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Contender {
    /// A seat.
    Seat(Seat),
    /// The imaginary third player of a game for two.
    Dirk,
}
