//! What happened, past tense, and the sentence that tells of it. Only a drawn tile is hidden: its seat alone knows which it is.

use pergola_engine::{Seat, told::Told};
use pergola_text::{Text, sentences};
use serde::{Deserialize, Serialize};

use super::{
    board::Built,
    pieces::{Field, Tile},
    words::scored,
};

sentences! {
    /// What happened.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Event -> Told {
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
        } => { Told::deed(*seat, Text::new("gardens-planted").with("number", tile.number).with("field", field)) },
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
        } => { scored(built, trees, *owner) },
        /// A tile was drawn.
        Drawn {
            /// By whom.
            seat: Seat,
            /// Which tile; its seat alone knows.
            tile: Option<Tile>,
        } => {
            // That a tile was drawn goes without saying.
            tile.as_ref().map(|tile| Text::new("gardens-drawn").with("tile", tile))
        },
        /// All fields are planted.
        Ended => "gardens-ended",
    }
}
