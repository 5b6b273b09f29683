//! Places in the pictures that a menu can point at, and their notation.

use std::{fmt, str::FromStr};

use pergola_engine::Unreadable;

use crate::{
    pieces::{Card, Colour, Face, Side, Symbol},
    square::Square,
};

/// A place in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A garden board to choose: `garden 1a`.
    Garden(Side),
    /// A side of the expansion board: `side a`.
    Side(Face),
    /// A card of the hand: `card wild`.
    Card(Card),
    /// A row of the own garden: `row grey`.
    Row(Colour),
    /// A square of the own garden: `square grey/stairway`.
    Square(Square),
    /// A noble, wherever it stands: `noble stairway`.
    Noble(Symbol),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Garden(side) => write!(f, "garden {side}"),
            Spot::Side(face) => write!(f, "side {face}"),
            Spot::Card(card) => write!(f, "card {card}"),
            Spot::Row(colour) => write!(f, "row {colour}"),
            Spot::Square(square) => write!(f, "square {square}"),
            Spot::Noble(noble) => write!(f, "noble {noble}"),
        }
    }
}

impl FromStr for Spot {
    type Err = Unreadable;
    fn from_str(notation: &str) -> Result<Spot, Unreadable> {
        Ok(match notation.split_once(' ') {
            Some(("garden", side)) => Spot::Garden(side.parse()?),
            Some(("side", face)) => Spot::Side(face.parse()?),
            Some(("card", card)) => Spot::Card(card.parse()?),
            Some(("row", colour)) => Spot::Row(colour.parse()?),
            Some(("square", square)) => Spot::Square(square.parse()?),
            Some(("noble", noble)) => Spot::Noble(noble.parse()?),
            _ => return Err(Unreadable::new(format!("spot {notation}"), "spots are like square grey/stairway")),
        })
    }
}
