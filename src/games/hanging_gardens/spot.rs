//! The places in a picture that a menu can point at: `column left`, `card left 2`, `place 1:0`, `tile e10`,
//! `objective o04`.

use std::{fmt, str::FromStr};

use pergola_engine::Unreadable;

use super::{
    pieces::{Column, Objective, Tile},
    place::Place,
};

/// A place in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A column of the display.
    Column(Column),
    /// A card of the display, by column and level.
    Card(Column, u8),
    /// A place of the viewer's garden.
    Place(Place),
    /// An enhancement on sale.
    Tile(Tile),
    /// A royal objective.
    Objective(Objective),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Column(column) => write!(f, "column {column}"),
            Spot::Card(column, level) => write!(f, "card {column} {level}"),
            Spot::Place(place) => write!(f, "place {place}"),
            Spot::Tile(tile) => write!(f, "tile {tile}"),
            Spot::Objective(objective) => write!(f, "objective {objective}"),
        }
    }
}

impl FromStr for Spot {
    type Err = Unreadable;
    fn from_str(spot: &str) -> Result<Spot, Unreadable> {
        let wrong = || Unreadable::new(format!("spot {spot}"), "spots are like: column left, card left 2, place 1:0, tile e10");
        match spot.split(' ').collect::<Vec<_>>()[..] {
            ["column", column] => Ok(Spot::Column(column.parse()?)),
            ["card", column, level] => Ok(Spot::Card(column.parse()?, level.parse().map_err(|_| wrong())?)),
            ["place", place] => Ok(Spot::Place(place.parse()?)),
            ["tile", tile] => Ok(Spot::Tile(tile.parse()?)),
            ["objective", objective] => Ok(Spot::Objective(objective.parse()?)),
            _ => Err(wrong()),
        }
    }
}
