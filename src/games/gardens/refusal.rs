//! Why an action or a choice of the lobby is refused.

use pergola_engine::Seat;

use super::pieces::{Field, Tile, Tree};

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
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
