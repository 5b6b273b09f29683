//! Why an action or a choice of the lobby is refused, and the sentence that says so.

use pergola_engine::Seat;
use pergola_text::{Text, sentences};

use super::pieces::{Field, Tile, Tree};

sentences! {
    /// Why not.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Refusal -> Text {
        /// Two seats chose the same kind.
        TreeTaken {
            /// Which.
            tree: Tree,
            /// The first of them in turn order, and the other.
            by: [Seat; 2],
        } => "gardens-refused-taken" (tree, first: by[0], second: by[1]),
        /// More kinds were chosen than the table's variant gives to a seat.
        TooManyTrees {
            /// By whom.
            seat: Seat,
            /// How many it may choose.
            most: u8,
        } => "gardens-refused-trees" (seat, most),
        /// Two kinds each is for two seats.
        TwoKindsNeedTwoSeats {
            /// How many there are.
            seats: u8,
        } => "gardens-refused-two-kinds" (seats),
        /// A tile was placed already; only `end` is left.
        AlreadyPlanted => "gardens-refused-planted",
        /// A tile has to be placed first.
        PlantFirst => "gardens-refused-plant-first",
        /// The seat does not hold the tile.
        NotInHand {
            /// Which.
            tile: Tile,
        } => "gardens-refused-hand" (tile),
        /// The field is planted.
        Occupied {
            /// Which.
            field: Field,
        } => "gardens-refused-occupied" (field),
        /// The first tile of the game may not lie on an edge or in a corner.
        FirstOnEdge {
            /// Where it was to lie.
            field: Field,
        } => "gardens-refused-first" (field),
        /// No tile lies next to the field.
        NotAdjacent {
            /// Which.
            field: Field,
        } => "gardens-refused-adjacent" (field),
    }
}
