//! The market: four spaces, each with what is offered there and the currency it takes (rulebook p. 3, Getting ready to play).
//!
//! A space is a list of offers: a building tile of each set that is played with, in the order of the sets. Deliberately absent:
//! who pays how.

use arrayvec::ArrayVec;
use pergola_engine::{Bag, Chance};

use super::pieces::{Border, Currency, Tile};

/// The market spaces.
pub(super) const SPACES: usize = Currency::ALL.len();

/// The four market spaces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Market([ArrayVec<Tile, { Border::COUNT }>; SPACES]);

impl Market {
    /// What is offered, space by space.
    pub(super) fn offers(&self) -> impl Iterator<Item = (Currency, Tile)> {
        Currency::ALL.into_iter().zip(&self.0).flat_map(|(space, offers)| offers.iter().map(move |tile| (space, *tile)))
    }

    /// What is offered in one space.
    pub(super) fn offered(&self, space: Currency) -> &[Tile] {
        &self.0[space.index()]
    }

    /// The tile with this border in a space.
    pub(super) fn tile(&self, space: Currency, border: Border) -> Option<Tile> {
        self.offered(space).iter().copied().find(|tile| tile.kind.border() == border)
    }

    /// The tiles with this border, space by space.
    pub(super) fn of_border(&self, border: Border) -> [Option<Tile>; SPACES] {
        Currency::ALL.map(|space| self.tile(space, border))
    }

    /// Lays a tile into a space, behind what is offered there already.
    pub(super) fn lay(&mut self, space: Currency, tile: Tile) {
        let offers = &mut self.0[space.index()];
        let at = offers.iter().take_while(|it| it.kind.border() <= tile.kind.border()).count();
        offers.insert(at, tile);
    }

    /// Takes an offered tile away.
    pub(super) fn take(&mut self, space: Currency, tile: Tile) {
        let offers = &mut self.0[space.index()];
        let at = offers.iter().position(|it| *it == tile);
        offers.remove(at.expect("a tile that is taken is offered"));
    }

    /// Fills the spaces without a tile of a set in order, as far as its bag goes; the spaces where one came (rulebook p. 6, At
    /// the end of your turn). `shown` is a drawn tile as it lies in the market.
    pub(super) fn refill(
        &mut self,
        (border, bag): (Border, &mut Bag<Tile>),
        chance: &mut Chance,
        shown: impl Fn(Tile) -> Tile,
    ) -> ArrayVec<Currency, SPACES> {
        let mut filled = ArrayVec::new();
        for space in Currency::ALL {
            if self.tile(space, border).is_none()
                && let Some(tile) = chance.draw(bag)
            {
                self.lay(space, shown(tile));
                filled.push(space);
            }
        }
        filled
    }

    /// The spaces with fewer offers than there are sets, in order.
    pub(super) fn lacking(&self, sets: usize) -> impl Iterator<Item = Currency> {
        Currency::ALL.into_iter().filter(move |space| self.offered(*space).len() < sets)
    }
}
