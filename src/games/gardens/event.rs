//! What happened, and why something is refused.

use serde::{Deserialize, Serialize};

use super::{
    board::Built,
    pieces::{Field, Tile, Tree},
};
use crate::engine::Seat;

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A tile was placed.
    Planted {
        /// By whom.
        seat: Seat,
        /// Which tile.
        tile: Tile,
        /// Where.
        field: Field,
        /// Its quarter turns.
        turns: u8,
    },
    /// A building was enclosed and scored.
    Scored {
        /// Who enclosed it.
        seat: Seat,
        /// What it brought.
        built: Built,
        /// The trees of each kind around it.
        trees: [u8; 4],
        /// Whose kind won it.
        owner: Option<Seat>,
    },
    /// A tile was drawn; only its seat knows which.
    Drawn {
        /// By whom.
        seat: Seat,
        /// Which tile.
        tile: Tile,
    },
    /// All fields are planted.
    Ended,
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has no such option, or not with this value.
    UnknownOption {
        /// Its key.
        key: String,
    },
    /// Two seats chose the same kind.
    TreeTaken {
        /// Which.
        tree: Tree,
        /// The first of them in turn order, and the other.
        by: [Seat; 2],
    },
    /// More kinds were chosen than the table's variant gives to a seat.
    TooManyTrees {
        /// By whom.
        seat: Seat,
        /// How many it may choose.
        most: u8,
    },
    /// Two kinds each is for two seats.
    TwoKindsNeedTwoSeats {
        /// How many there are.
        seats: u8,
    },
    /// A tile was placed already; only `end` is left.
    AlreadyPlanted,
    /// A tile has to be placed first.
    PlantFirst,
    /// The seat does not hold the tile.
    NotInHand {
        /// Which.
        tile: Tile,
    },
    /// The field is planted.
    Occupied {
        /// Which.
        field: Field,
    },
    /// The first tile of the game may not lie on an edge or in a corner.
    FirstOnEdge {
        /// Where it was to lie.
        field: Field,
    },
    /// No tile lies next to the field.
    NotAdjacent {
        /// Which.
        field: Field,
    },
}
