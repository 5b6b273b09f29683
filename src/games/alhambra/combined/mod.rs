//! Alhambra and Granada together (rulebook p. 12-13): two sets of tiles, one of each in every market space, and cities in
//! which Granada grows against the Alhambra.
//!
//! The rules of the game go set by set: each has its bag, a space of the market offers a tile of each, and a purchase names its
//! piece. What is here is what getting ready to play does otherwise. Deliberately absent: how cities grow together, which is in
//! `city/shared_border`, and how both borders score, in `city/outlines`.

mod view;

use pergola_engine::{Bag, Chance};

pub use self::view::{CombinedView, GrownGranada};

use super::{
    market::Market,
    money::PILES,
    pieces::{Border, Round, Tile},
};

/// Scoring card A comes into the third pile, B lies aside (p. 12, Setup) until the deck is renewed for the first time.
pub(super) const SCORING_CARDS: ([Option<Round>; PILES], Option<Round>) =
    ([None, None, Some(Round::A), None, None], Some(Round::B));

impl Market {
    /// The first tiles of the second set have at least one border to stand with against the first: others go back into the
    /// bag, and another is drawn (p. 12, Setup). That is as if they were not in the bag.
    pub(super) fn fill_with_joining(&mut self, border: Border, bag: &mut Bag<Tile>, chance: &mut Chance) {
        let mut joining: Bag<Tile> = bag.iter().filter(|tile| !tile.walls.is_empty()).collect();
        self.refill((border, &mut joining), chance, |tile| tile);
        self.of_border(border).into_iter().flatten().for_each(|tile| bag.take(tile));
    }
}
