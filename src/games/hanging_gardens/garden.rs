//! A garden: the cards that lie in it with their enhancements, and what is printed on them counted by level.
//!
//! Cards never move (rulings). An enhancement adds to its card: the card's own flowers, water and bonus icon count on.
//! Deliberately absent: who owns it, and points (see [`super::score`]).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{
    pieces::{Card, Feature, ITEMS, Icons, Item, Tile},
    place::{BITS, CARDS, LEVELS, Place, Places},
    printed::Printed,
};

/// A card in a garden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Which card.
    pub card: Card,
    /// The enhancement on it.
    pub tile: Option<Tile>,
}

/// A garden. Counts and sets are kept beside the cards they follow from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Garden {
    cards: [Option<Laid>; BITS],
    laid: Places,
    /// Cards that take an enhancement.
    empty: Places,
    /// Cards on which there is at least one of an item.
    with: [Places; ITEMS],
    /// How many of an item are on each level.
    counts: [Icons; LEVELS as usize],
}

impl Default for Garden {
    fn default() -> Garden {
        let (none, nothing) = (Places::NONE, [0; ITEMS]);
        Garden { cards: [None; BITS], laid: none, empty: none, with: [none; ITEMS], counts: [nothing; LEVELS as usize] }
    }
}

impl Garden {
    /// Lays a card.
    pub fn lay(&mut self, printed: &Printed, place: Place, card: Card) {
        let face = printed.card(card);
        self.cards[place.index()] = Some(Laid { card, tile: None });
        self.laid.insert(place);
        if face.feature == Feature::Empty {
            self.empty.insert(place);
        }
        self.count_in(place, face.icons());
    }

    /// Puts an enhancement onto the card at `place`.
    pub fn enhance(&mut self, printed: &Printed, place: Place, tile: Tile) {
        if let Some(laid) = &mut self.cards[place.index()] {
            laid.tile = Some(tile);
        }
        self.empty.remove(place);
        self.count_in(place, printed.enhancement(tile).icons());
    }

    /// An irrigated card counts once, however it came to its water.
    fn count_in(&mut self, place: Place, mut icons: Icons) {
        let water = Item::Water.index();
        if self.with[water].has(place) {
            icons[water] = 0;
        }
        for (item, count) in icons.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            self.with[item].insert(place);
            self.counts[usize::from(place.level) - 1][item] += count;
        }
    }

    /// The card at a place.
    pub fn at(&self, place: Place) -> Option<Laid> {
        self.cards[place.index()]
    }

    /// Where cards lie.
    pub fn laid(&self) -> Places {
        self.laid
    }

    /// Where cards lie that take an enhancement: without tree, animal, visitor and enhancement (rulebook p. 7).
    pub fn empty(&self) -> Places {
        self.empty
    }

    /// Where there is at least one of an item.
    pub fn with(&self, item: Item) -> Places {
        self.with[item.index()]
    }

    /// How many of an item are on a level.
    pub fn count(&self, item: Item, level: u8) -> u8 {
        self.counts[usize::from(level) - 1][item.index()]
    }

    /// How many of an item there are.
    pub fn total(&self, item: Item) -> u8 {
        self.counts.iter().map(|counts| counts[item.index()]).sum()
    }

    /// The most of an item on one level, and the lowest level with so many.
    pub fn best(&self, item: Item) -> (u8, u8) {
        let levels = (1..=LEVELS).map(|level| (self.count(item, level), level));
        levels.max_by_key(|(count, level)| (*count, std::cmp::Reverse(*level))).unwrap_or((0, 1))
    }

    /// Whether all 12 cards lie.
    pub fn is_full(&self) -> bool {
        self.laid.len() == CARDS
    }

    /// Where a new card may lie (rulebook p. 4, Place your Garden card).
    pub fn open(&self) -> Places {
        self.laid.open()
    }

    /// The cards with their places, from the lowest level and from the left.
    pub fn iter(&self) -> impl Iterator<Item = (Place, Laid)> {
        self.laid.iter().filter_map(|place| Some((place, self.at(place)?)))
    }

    /// The same garden with sets and counts as the printed tables have them; the first card or tile they do not know.
    pub(super) fn counted(&self, printed: &Printed) -> Result<Garden, String> {
        let mut garden = Garden::default();
        for (place, laid) in self.iter() {
            printed.cards().get(laid.card.index()).ok_or_else(|| laid.card.to_string())?;
            garden.lay(printed, place, laid.card);
            if let Some(tile) = laid.tile {
                printed.enhancements().get(tile.index()).ok_or_else(|| tile.to_string())?;
                garden.enhance(printed, place, tile);
            }
        }
        Ok(garden)
    }
}

impl Serialize for Garden {
    /// Stored as a list of place, card and enhancement.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|(place, laid)| (place, laid.card, laid.tile)))
    }
}

impl<'de> Deserialize<'de> for Garden {
    /// Reads where cards lie; [`Garden::counted`] adds what is printed on them.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Garden, D::Error> {
        let mut garden = Garden::default();
        for (place, card, tile) in Vec::<(Place, Card, Option<Tile>)>::deserialize(deserializer)? {
            garden.cards[place.index()] = Some(Laid { card, tile });
            garden.laid.insert(place);
        }
        Ok(garden)
    }
}
