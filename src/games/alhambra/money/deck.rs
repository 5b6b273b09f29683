//! The deck of money cards with the special cards hidden in it (rulebook p. 3, Getting ready to play).
//!
//! Nobody has looked into the deck, so its cards are an unordered bag and only the sizes of the piles are kept. A pile of m
//! cards that still hides k special ones gives one of them with probability k in m. Deliberately absent: the order of the
//! cards, and what a special card is, which is somebody else's code.

use arrayvec::ArrayVec;
use pergola_engine::{Bag, Chance, Piece, TurnedUp, Unreadable};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::cards::Cards;
use crate::pieces::Money;

/// A card in the deck that is no money, as the deck knows it: by its code.
pub(crate) trait SpecialCard: Piece + Serialize + DeserializeOwned {}
impl<S: Piece + Serialize + DeserializeOwned> SpecialCard for S {}

/// The deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored<S>", into = "Stored<S>", bound = "S: SpecialCard")]
pub(crate) struct Deck<S> {
    /// The money cards, whichever pile they are in.
    cards: Bag<Money>,
    /// The piles from the top; after them those that are used up, empty.
    piles: [Pile<S>; PILES],
    /// A special card that lies aside until the deck is renewed for the first time; stored elsewhere.
    aside: Option<S>,
}

/// A part of the deck that was shuffled on its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "S: SpecialCard")]
struct Pile<S> {
    /// How many cards it has, special ones among them.
    cards: u32,
    /// The special cards still hidden in it.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    special: ArrayVec<S, MOST_HIDDEN>,
}

/// A pile hides no more special cards.
pub(crate) const MOST_HIDDEN: usize = 6;
/// Into so many piles the deck is divided.
pub(crate) const PILES: usize = 5;
/// A card that lay aside comes into this pile, counted from the top.
const PILE_OF_WHAT_LAY_ASIDE: usize = 1;

impl<S> Default for Pile<S> {
    fn default() -> Pile<S> {
        Pile { cards: 0, special: ArrayVec::new_const() }
    }
}

impl<S: SpecialCard> Default for Deck<S> {
    fn default() -> Deck<S> {
        Deck { cards: Bag::default(), piles: Default::default(), aside: None }
    }
}

impl<S: SpecialCard> Deck<S> {
    /// Five roughly equal piles, each with the special card that belongs into it; the first piles take what is over.
    pub(crate) fn stacked(cards: Bag<Money>, special: [Option<S>; PILES]) -> Deck<S> {
        let (each, over) = (cards.len() / PILES as u32, cards.len() as usize % PILES);
        let piles = std::array::from_fn(|at| {
            let special: ArrayVec<S, MOST_HIDDEN> = special[at].into_iter().collect();
            Pile { cards: each + u32::from(at < over) + special.len() as u32, special }
        });
        Deck { cards, piles, aside: None }
    }

    /// The same deck, when this card lies aside until it is renewed for the first time.
    pub(crate) fn with_aside(self, aside: Option<S>) -> Deck<S> {
        Deck { aside, ..self }
    }

    /// The special card that lies aside.
    pub(crate) const fn aside(&self) -> Option<S> {
        self.aside
    }

    /// Hides a special card in a pile, counted from the top.
    pub(crate) fn hide(&mut self, pile: usize, special: S) {
        let pile = &mut self.piles[pile];
        pile.cards += 1;
        pile.special.push(special);
        pile.special.sort_unstable();
    }

    /// How many cards are left, special ones among them.
    pub(crate) fn len(&self) -> u32 {
        self.piles.iter().map(|pile| pile.cards).sum()
    }

    /// Whether all cards are used up: piles that are stand behind the others.
    pub(crate) const fn is_empty(&self) -> bool {
        self.piles[0].cards == 0
    }

    /// Turns up the top card.
    pub(crate) fn turn_up(&mut self, chance: &mut Chance) -> Option<TurnedUp<S, Money>> {
        let pile = self.piles.first_mut().filter(|pile| pile.cards > 0)?;
        let turned = chance.turn_up(&pile.special, pile.cards, &mut self.cards)?;
        pile.cards -= 1;
        if let TurnedUp::Special(special) = turned {
            pile.special.retain(|it| *it != special);
        }
        if pile.cards == 0 {
            self.piles.rotate_left(1);
        }
        Some(turned)
    }

    /// When the deck is empty, the discard pile becomes the new deck, if it holds any cards (rulebook p. 6, At the end of
    /// your turn), with the special cards that lie on it; how many. A card that lay aside until now parts it into five piles
    /// again, and comes into the second (p. 13, At the end of your turn).
    pub(crate) fn renew(&mut self, discard: &mut Cards, special: impl IntoIterator<Item = S>) -> Option<u32> {
        let mut special = special.into_iter().peekable();
        if !self.is_empty() || discard.is_empty() && special.peek().is_none() {
            return None;
        }
        let money: Bag<Money> = std::mem::take(discard).iter().collect();
        *self = match self.aside {
            Some(aside) => {
                let mut piles = [None; PILES];
                piles[PILE_OF_WHAT_LAY_ASIDE] = Some(aside);
                Deck::stacked(money, piles)
            }
            None => Deck { piles: one_pile(money.len()), cards: money, aside: None },
        };
        special.for_each(|special| self.hide(0, special));
        Some(self.len())
    }

    /// The money cards in the deck.
    pub(crate) fn money(&self) -> &Bag<Money> {
        &self.cards
    }

    /// The special cards in the deck.
    pub(crate) fn special(&self) -> impl Iterator<Item = S> {
        self.piles.iter().flat_map(|pile| pile.special.iter().copied())
    }

    /// Changes some of the special cards in the deck for others, pile by pile.
    pub(crate) fn change_special(&mut self, mut other: impl FnMut(S) -> S) {
        for pile in &mut self.piles {
            pile.special.iter_mut().for_each(|special| *special = other(*special));
            pile.special.sort_unstable();
        }
    }

    /// The same money cards in one pile, and nothing aside.
    pub(crate) fn without_special(&self) -> Deck<S> {
        Deck { cards: self.cards.clone(), piles: one_pile(self.cards.len()), aside: None }
    }

    /// The same deck with other money cards, as many.
    pub(crate) fn with_money(&self, cards: Bag<Money>) -> Deck<S> {
        assert_eq!(cards.len(), self.cards.len(), "a deck dealt anew is as big as before");
        Deck { cards, piles: self.piles.clone(), aside: self.aside }
    }
}

fn one_pile<S>(cards: u32) -> [Pile<S>; PILES] {
    let mut piles = <[Pile<S>; PILES]>::default();
    piles[0].cards = cards;
    piles
}

/// The stored form: the piles that hold something. Without piles all cards are one pile.
#[derive(Serialize, Deserialize)]
#[serde(bound = "S: SpecialCard")]
struct Stored<S> {
    cards: Bag<Money>,
    #[serde(default)]
    piles: Option<Vec<Pile<S>>>,
}

impl<S: SpecialCard> From<Deck<S>> for Stored<S> {
    fn from(deck: Deck<S>) -> Stored<S> {
        Stored { piles: Some(deck.piles.into_iter().filter(|pile| pile.cards > 0).collect()), cards: deck.cards }
    }
}

impl<S: SpecialCard> TryFrom<Stored<S>> for Deck<S> {
    type Error = Unreadable;

    fn try_from(Stored { cards, piles }: Stored<S>) -> Result<Deck<S>, Unreadable> {
        let Some(stored) = piles else { return Ok(Deck { piles: one_pile(cards.len()), cards, aside: None }) };
        let special = |pile: &Pile<S>| pile.special.len() as u32;
        let is_sound = |pile: &Pile<S>| pile.cards > 0 && pile.cards >= special(pile);
        let money: u64 = stored.iter().map(|pile| u64::from(pile.cards.saturating_sub(special(pile)))).sum();
        if stored.len() > PILES || money != u64::from(cards.len()) || !stored.iter().all(is_sound) {
            let why = format!("its piles, {PILES} at most, hold as many money cards as it has, and none is empty");
            return Err(Unreadable::new("a deck", why));
        }
        let mut stored = stored.into_iter();
        Ok(Deck { cards, piles: std::array::from_fn(|_| stored.next().unwrap_or_default()), aside: None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Round;

    fn deck(cards: u32) -> Deck<Round> {
        let special = [None, Some(Round::A), None, Some(Round::B), None];
        Deck::stacked(Money::all().cycle().take(cards as usize).collect(), special)
    }

    fn turn_all(deck: &mut Deck<Round>, seed: u64) -> Vec<TurnedUp<Round, Money>> {
        let mut chance = Chance::silent(seed);
        std::iter::from_fn(|| deck.turn_up(&mut chance)).collect()
    }

    #[test]
    fn the_first_piles_take_what_is_over() {
        let sizes: Vec<u32> = deck(73).piles.iter().map(|pile| pile.cards).collect();
        assert_eq!(sizes, [15, 16, 15, 15, 14]);
    }

    #[test]
    fn scoring_cards_come_in_the_second_and_the_fourth_pile() {
        for seed in 0..200 {
            let turned = turn_all(&mut deck(73), seed);
            assert_eq!(turned.len(), 75);
            let place = |round| turned.iter().position(|it| *it == TurnedUp::Special(round)).expect("every card comes once");
            assert!((15..31).contains(&place(Round::A)));
            assert!((46..61).contains(&place(Round::B)));
        }
    }

    #[test]
    fn every_place_in_its_pile_is_as_likely() {
        let mut places = [0; 16];
        for seed in 0..3200 {
            let turned = turn_all(&mut deck(73), seed);
            let place = turned.iter().position(|it| *it == TurnedUp::Special(Round::A)).expect("every card comes once");
            places[place - 15] += 1;
        }
        assert!(places.iter().all(|times| (130..270).contains(times)), "200 each are expected: {places:?}");
    }

    #[test]
    fn a_pile_may_hide_several_special_cards() {
        let both = [Round::A, Round::B];
        let mut firsts = 0;
        for seed in 0..400 {
            let mut deck = Deck { cards: Money::all().take(6).collect(), piles: one_pile(8), aside: None };
            deck.piles[0].special.extend(both);
            let turned = turn_all(&mut deck, seed);
            assert_eq!(turned.len(), 8);
            assert_eq!(turned.iter().filter(|it| matches!(it, TurnedUp::Special(_))).count(), 2);
            firsts += u32::from(matches!(turned[0], TurnedUp::Special(_)));
        }
        assert!((70..130).contains(&firsts), "the first of 8 is one of 2 in 100 of 400: {firsts}");
    }

    #[test]
    fn one_outcome_is_recorded_for_each_card() {
        let mut chance = Chance::rolled(1);
        let mut deck = deck(73);
        let mut turned = Vec::new();
        while let Some(card) = deck.turn_up(&mut chance) {
            turned.push(match card {
                TurnedUp::Special(special) => special.to_string(),
                TurnedUp::Plain(card) => card.to_string(),
            });
        }
        assert_eq!(chance.finish(), Ok(turned));
    }

    #[test]
    fn the_discard_becomes_the_deck_when_it_is_empty() {
        let mut deck: Deck<Round> = Deck::default();
        let mut discard: Cards = "blue-3 blue-3 green-1".parse().expect("money cards");
        assert_eq!(deck.renew(&mut discard, None), Some(3));
        assert!(discard.is_empty());
        assert_eq!(turn_all(&mut deck, 1).len(), 3);
        assert_eq!(deck.renew(&mut discard, None), None);
    }

    #[test]
    fn a_card_that_lay_aside_comes_into_the_second_of_five_piles() {
        let mut deck = Deck::default().with_aside(Some(Round::B));
        let mut discard: Cards = "blue-3 blue-4 green-1 green-2 orange-9 yellow-9 yellow-8".parse().expect("money cards");
        assert_eq!(deck.renew(&mut discard, None), Some(8));
        assert_eq!(deck.aside(), None);
        let place = turn_all(&mut deck, 3).iter().position(|it| *it == TurnedUp::Special(Round::B));
        assert!(place.is_some_and(|at| (2..5).contains(&at)), "{place:?}");
    }
}
