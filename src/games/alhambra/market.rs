//! The market: four spaces with a building tile each, and the currency each of them takes (rulebook p. 3, Getting ready to
//! play). Deliberately absent: who pays how.

use pergola_engine::{Bag, Chance};
use serde::{Deserialize, Serialize};

use super::pieces::{Currency, Tile};

/// The four market spaces; stored as what lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Market([Option<Tile>; 4]);

impl Market {
    /// What lies in each space.
    pub(super) const fn spaces(&self) -> &[Option<Tile>; 4] {
        &self.0
    }

    /// The tile of a space.
    pub(super) const fn tile(&self, space: Currency) -> Option<Tile> {
        self.0[space.index()]
    }

    /// The spaces with a tile, in order.
    pub(super) fn tiles(&self) -> impl Iterator<Item = (Currency, Tile)> {
        Currency::ALL.into_iter().zip(self.0).filter_map(|(space, tile)| Some((space, tile?)))
    }

    /// Takes the tile of a space away.
    pub(super) fn take(&mut self, space: Currency) -> Option<Tile> {
        self.0[space.index()].take()
    }

    /// Fills the empty spaces in order, as far as the bag goes; the spaces that have a tile now (rulebook p. 6, At the end of
    /// your turn). `shown` is a drawn tile as it lies in the market.
    pub(super) fn refill(&mut self, bag: &mut Bag<Tile>, chance: &mut Chance, shown: impl Fn(Tile) -> Tile) -> Vec<Currency> {
        let empty = Currency::ALL.into_iter().zip(&mut self.0).filter(|(_, place)| place.is_none());
        let filled = empty.filter_map(|(space, place)| {
            *place = chance.draw(bag).map(&shown);
            place.is_some().then_some(space)
        });
        filled.collect()
    }
}
