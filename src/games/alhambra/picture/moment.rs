//! A step of the last turn, and where in the picture it happened.

use pergola_engine::Seat;
use pergola_text::Text;

use crate::{
    Spot,
    pieces::{Cell, Currency, Kind, Money, Round, Tile},
};

/// A step of the story.
pub(super) struct Moment {
    /// What happened.
    pub(super) text: Text,
    /// Where it happened.
    pub(super) places: Vec<Place>,
}

/// Where a step happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// At a market space, from which this tile was bought.
    Market(Currency, Tile),
    /// At a place of the display, counted from 0, from which this card was taken.
    Display(usize, Card),
    /// At a cell of a seat's city.
    City(Seat, Cell),
    /// At a tile in a seat's city, wherever it stands.
    Standing(Seat, Tile),
    /// At a tile in a seat's reserve.
    Reserve(Seat, Tile),
    /// At a tile of Dirk's.
    Dirk(Tile),
    /// At a sign beside a seat's money cards.
    Sign(Seat),
    /// At the pile of a type.
    Pile(Kind),
    /// At a scoring round.
    Scoring(Round),
}

/// A card of the display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Card {
    /// Money.
    Money(Money),
    /// A card of a module, by where a menu points to it.
    OfModule(Spot),
}

impl Card {
    /// Where a menu points to it.
    pub(super) const fn spot(self) -> Spot {
        match self {
            Card::Money(money) => Spot::Money(money),
            Card::OfModule(spot) => spot,
        }
    }
}

/// The places of a story with the numbers of their steps, from 1.
pub(super) fn numbered(story: &[Moment]) -> impl Iterator<Item = (u16, Place)> {
    story.iter().zip(1..).flat_map(|(step, number)| step.places.iter().map(move |place| (number, *place)))
}
