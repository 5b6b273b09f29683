//! Alhambra and Granada together (rulebook p. 12-13): two bags, a tile of each kind in every market space, and cities in
//! which Granada grows against the Alhambra.
//!
//! The game is Granada's with the Alhambra's tiles beside: [`Alhambra`]'s own bag and market are those of the Alhambra,
//! what is here are Granada's. A purchase names its piece; each kind is refilled by itself; scoring card B comes into the
//! deck when it is renewed for the first time; last tiles are given one by one, of each space the Alhambra's first. Where
//! else a rule differs it asks whether there is a [`Combined`]. Deliberately absent: how cities grow together, which is in
//! [`super::city::shared_border`], and how both borders score, in [`super::city::outlines`].

use pergola_engine::{Bag, Chance, Events};
use serde::{Deserialize, Serialize};

use super::{
    Alhambra, Event, Printed,
    granada::Face,
    market::Market,
    modules::bureau::Bureaux,
    money::{Cards, Deck},
    pieces::{Border, Currency, Money, Round, Tile},
    refusal::{Offer, Refusal},
};

/// What a combined game keeps beyond one of Alhambra and one of Granada.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Combined {
    /// The Granada tiles in the market spaces.
    pub(super) market: Market,
    /// The bag of Granada tiles.
    pub(super) bag: Bag<Tile>,
    /// Scoring card B still lies aside.
    #[serde(skip_serializing_if = "is_false")]
    pub(super) b_is_aside: bool,
}

const fn is_false(it: &bool) -> bool {
    !*it
}

impl Combined {
    /// Granada's bag, for a combined game; nothing for any other.
    pub(super) fn begin(printed: &Printed) -> Option<Box<Combined>> {
        let bag = printed.granada.as_ref()?.bag().clone();
        Some(Box::new(Combined { market: Market::default(), bag, b_is_aside: true }))
    }

    /// The first Granada tiles in the market have at least one moat: others go back into the bag, and another is drawn (p. 12,
    /// Setup). That is as if they were not in the bag.
    pub(super) fn fill_for_the_first_time(&mut self, chance: &mut Chance) {
        let mut moated: Bag<Tile> = self.bag.iter().filter(|tile| !tile.walls.is_empty()).collect();
        self.market.refill(&mut moated, chance, |tile| tile);
        self.market.tiles().for_each(|(_, tile)| {
            self.bag.take(tile);
        });
    }

    /// The deck: scoring card A comes into the third pile, B is set aside (p. 12, Setup).
    pub(super) fn stack(money: Bag<Money>) -> Deck {
        Deck::stacked_with(money, [None, None, Some(Round::A), None, None])
    }

    /// The first time the deck runs out the discard pile is split into five, and scoring card B comes into the second (p. 13,
    /// At the end of your turn); how many cards the new deck has.
    pub(super) fn renew(&mut self, deck: &mut Deck, discard: &mut Cards) -> Option<u32> {
        if !self.b_is_aside {
            return deck.renew(discard, &mut Bureaux::default());
        }
        if !deck.is_empty() || discard.is_empty() {
            return None;
        }
        let cards = std::mem::take(discard).iter().collect();
        *deck = Deck::stacked_with(cards, [None, Some(Round::B), None, None, None]);
        self.b_is_aside = false;
        Some(deck.len())
    }
}

impl Alhambra {
    /// What is offered in the market, space by space, in each the Alhambra's tile first.
    pub(super) fn offers(&self) -> impl Iterator<Item = (Currency, Tile)> {
        let of_space = |space: Currency| [Border::Wall, Border::Moat].map(|border| Some((space, self.offer(space, border)?)));
        Currency::ALL.into_iter().flat_map(of_space).flatten()
    }

    /// The tile of one kind in a market space; in a game of one kind it lies where the Alhambra's would.
    pub(super) fn offer(&self, space: Currency, border: Border) -> Option<Tile> {
        self.market_of(border)?.tile(space)
    }

    fn market_of(&self, border: Border) -> Option<&Market> {
        match (border, &self.combined) {
            (Border::Wall, _) => Some(&self.market),
            (Border::Moat, Some(both)) => Some(&both.market),
            (Border::Moat, None) => None,
        }
    }

    /// The tile that a purchase means: where two kinds lie it names its piece, elsewhere it does not.
    pub(super) fn piece_for_sale(&self, space: Currency, piece: Option<Tile>) -> Result<Tile, Refusal> {
        let Some(both) = &self.combined else {
            return match (self.market.tile(space), piece) {
                (None, _) => Err(Refusal::SpaceEmpty { space }),
                (Some(_), Some(tile)) => Err(Refusal::Offer(Offer::NotThere { space, tile })),
                (Some(tile), None) => Ok(tile),
            };
        };
        let there = [self.market.tile(space), both.market.tile(space)];
        let is_there = |tile: Tile| there.contains(&Some(tile));
        match piece {
            Some(tile) if is_there(tile) => Ok(tile),
            _ if there == [None, None] => Err(Refusal::SpaceEmpty { space }),
            Some(tile) => Err(Refusal::Offer(Offer::NotThere { space, tile })),
            None => Err(Refusal::Offer(Offer::NameThePiece { space, tiles: there.into_iter().flatten().collect() })),
        }
    }

    /// Takes a tile out of its market space.
    pub(super) fn take_from_market(&mut self, space: Currency, tile: Tile) {
        let market = match &mut self.combined {
            Some(both) if tile.kind.border() == Border::Moat => &mut both.market,
            _ => &mut self.market,
        };
        let taken = market.take(space);
        debug_assert_eq!(taken, Some(tile));
    }

    /// Fills the market spaces with Granada tiles, where they lie beside the Alhambra's. The marker moves when one came.
    pub(super) fn refill_with_granada(&mut self, face: Face, chance: &mut Chance, events: &mut Events<Event>) {
        let (Some(both), Some(granada)) = (&mut self.combined, &mut self.granada) else { return };
        let printed = &self.printed;
        let filled = both.market.refill(&mut both.bag, chance, |tile| printed.showing(face, tile));
        if !filled.is_empty() {
            granada.marker = face.other();
            let tiles = || both.market.tiles().filter(|(space, _)| filled.contains(space)).collect();
            events.tell(|| Event::MarketRefilled { tiles: tiles(), marker: Some(granada.marker), bag: both.bag.len() });
        }
    }

    /// The market spaces where a tile is missing, in order: the game ends as soon as there is one (p. 13, End of the game).
    pub(super) fn unfilled_spaces(&self) -> impl Iterator<Item = Currency> {
        let lacks = |space: &Currency| {
            self.market.tile(*space).is_none() || self.combined.as_ref().is_some_and(|both| both.market.tile(*space).is_none())
        };
        Currency::ALL.into_iter().filter(lacks)
    }
}
