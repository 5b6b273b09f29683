//! What happened, past tense. Only a drawn tile is hidden: its seat alone knows which it is.

use pergola_engine::Seat;
use serde::{Deserialize, Serialize};

use super::{
    board::Built,
    pieces::{Field, Tile},
};

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
    /// A tile was drawn.
    Drawn {
        /// By whom.
        seat: Seat,
        /// Which tile; its seat alone knows.
        tile: Option<Tile>,
    },
    /// All fields are planted.
    Ended,
}
