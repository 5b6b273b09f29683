//! The places in the Gardens' pictures that a menu can point at.

use std::{fmt, str::FromStr};

use pergola_engine::Unreadable;

use super::pieces::{Field, Tile};

/// A place in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A field of the board: `field c4`.
    Field(Field),
    /// A tile of the hand: `tile 3-la-or-pa-le`.
    Tile(Tile),
    /// The chosen tile turned by so many quarter turns, beside the board: `turn 1`.
    Turn(u8),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Field(field) => write!(f, "field {field}"),
            Spot::Tile(tile) => write!(f, "tile {tile}"),
            Spot::Turn(turns) => write!(f, "turn {turns}"),
        }
    }
}

impl FromStr for Spot {
    type Err = Unreadable;

    fn from_str(notation: &str) -> Result<Spot, Unreadable> {
        match notation.split_once(' ') {
            Some(("field", field)) => Ok(Spot::Field(field.parse()?)),
            Some(("tile", tile)) => Ok(Spot::Tile(tile.parse()?)),
            Some(("turn", turns)) => turns.parse().map(Spot::Turn).map_err(|why| Unreadable::new(notation, why)),
            _ => Err(Unreadable::new(notation, "places are like: field c4, tile 3-la-or-pa-le, turn 1")),
        }
    }
}
