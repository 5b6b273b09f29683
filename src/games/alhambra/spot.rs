//! The places in Alhambra's pictures that a menu can point at.

use std::{fmt, str::FromStr};

use pergola_engine::Unreadable;

use super::{
    modules::{bonus::BonusCard, bureau::Bureau},
    pieces::{Cell, Currency, Money, Tile},
};

/// A place in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A market space with its tile: `market 3`.
    Market(Currency),
    /// A tile in a market space that holds one of each kind: `piece 3 tower-9-es`.
    Piece(Currency, Tile),
    /// A card of the display: `money blue-7`.
    Money(Money),
    /// A bureau de change of the display: `bureau bureau-blue-green`.
    Bureau(Bureau),
    /// A bonus card of the viewer's: `bonus bonus-garden-10`.
    Bonus(BonusCard),
    /// A workers' hut on its pile: `hut hut-tower-ne`.
    Hut(Tile),
    /// A cell of the viewer's city: `cell 2,-1`.
    Cell(Cell),
    /// A tile of the viewer's reserve: `reserve tower-9-es`.
    Reserve(Tile),
    /// A tile the viewer still has to place: `tile tower-9-es`.
    ToPlace(Tile),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Market(space) => write!(f, "market {}", space.space()),
            Spot::Piece(space, tile) => write!(f, "piece {} {tile}", space.space()),
            Spot::Money(card) => write!(f, "money {card}"),
            Spot::Bureau(bureau) => write!(f, "bureau {bureau}"),
            Spot::Bonus(card) => write!(f, "bonus {card}"),
            Spot::Hut(hut) => write!(f, "hut {hut}"),
            Spot::Cell(cell) => write!(f, "cell {cell}"),
            Spot::Reserve(tile) => write!(f, "reserve {tile}"),
            Spot::ToPlace(tile) => write!(f, "tile {tile}"),
        }
    }
}

impl FromStr for Spot {
    type Err = Unreadable;

    fn from_str(notation: &str) -> Result<Spot, Unreadable> {
        let unreadable =
            || Unreadable::new(notation, "places are like: market 3, money blue-7, cell 2,-1, reserve or tile tower-9-es");
        let (kind, place) = notation.split_once(' ').ok_or_else(unreadable)?;
        match kind {
            "market" => space(place).map(Spot::Market).ok_or_else(unreadable),
            "piece" => {
                let (number, tile) = place.split_once(' ').ok_or_else(unreadable)?;
                Ok(Spot::Piece(space(number).ok_or_else(unreadable)?, tile.parse()?))
            }
            "money" => Ok(Spot::Money(place.parse()?)),
            "bureau" => Ok(Spot::Bureau(place.parse()?)),
            "bonus" => Ok(Spot::Bonus(place.parse()?)),
            "hut" => Ok(Spot::Hut(place.parse()?)),
            "cell" => Ok(Spot::Cell(place.parse()?)),
            "reserve" => Ok(Spot::Reserve(place.parse()?)),
            "tile" => Ok(Spot::ToPlace(place.parse()?)),
            _ => Err(unreadable()),
        }
    }
}

/// A market space by its number.
fn space(number: &str) -> Option<Currency> {
    Currency::ALL.into_iter().find(|it| it.space().to_string() == number)
}
