//! What a seat does, and its notation.
//!
//! A tile is named by the square of the garden that is its own: the symbol it shows and the colour it is taken from. Two
//! equal tiles of one colour are one choice, so a name is enough.

use std::{fmt, str::FromStr};

use pergola_engine::{END, Unreadable};

use super::{
    pieces::{Card, Colour, Face, Side, Symbol},
    square::Square,
};

/// What a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Chooses its garden, where the table lets seats choose (rulebook, Setup): `garden 1a`.
    ChooseGarden(Side),
    /// Chooses the side of its expansion board (rulebook, Expansion): `side a`.
    ChooseSide(Face),
    /// Plays a card, takes a tile and lays it (rulebook, Play a card and place a tile):
    /// `play grey-turquoise take turquoise/pavilion`, and `gardener fuchsia/pavilion` when its own square is occupied.
    Lay {
        /// Of the hand.
        card: Card,
        /// The tile, by its own square.
        tile: Square,
        /// Where it lies turned over.
        gardener: Option<Square>,
    },
    /// Moves a noble to a row of its column (rulebook, Move a Nobleman): `move stairway to turquoise`.
    Move {
        /// Which, by its column.
        noble: Symbol,
        /// The row it ends in.
        to: Colour,
    },
    /// Ends the turn.
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::ChooseGarden(side) => write!(f, "garden {side}"),
            Action::ChooseSide(face) => write!(f, "side {face}"),
            Action::Lay { card, tile, gardener: None } => write!(f, "play {card} take {tile}"),
            Action::Lay { card, tile, gardener: Some(square) } => write!(f, "play {card} take {tile} gardener {square}"),
            Action::Move { noble, to } => write!(f, "move {noble} to {to}"),
            Action::End => f.write_str(END),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;
    fn from_str(notation: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = notation.split_whitespace().collect();
        Ok(match words[..] {
            ["garden", side] => Action::ChooseGarden(side.parse()?),
            ["side", face] => Action::ChooseSide(face.parse()?),
            ["play", card, "take", tile] => Action::Lay { card: card.parse()?, tile: tile.parse()?, gardener: None },
            ["play", card, "take", tile, "gardener", square] => {
                Action::Lay { card: card.parse()?, tile: tile.parse()?, gardener: Some(square.parse()?) }
            }
            ["move", noble, "to", row] => Action::Move { noble: noble.parse()?, to: row.parse()? },
            [END] => Action::End,
            _ => {
                let why = "actions are like: play grey-turquoise take turquoise/pavilion, move stairway to orange, or: end";
                return Err(Unreadable::new(notation, why));
            }
        })
    }
}
