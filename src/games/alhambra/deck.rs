//! The deck of money cards with the two scoring cards hidden in it (rulebook p. 3, Getting ready to play).
//!
//! Nobody has looked into the deck, so its cards are an unordered bag and only the sizes of the five piles are kept. A
//! pile that still hides a scoring card gives it with probability 1 in m while m cards are left. Deliberately absent: the
//! order of the cards.

use serde::{Deserialize, Serialize};

use super::{
    cards::Cards,
    pieces::{Money, Round},
};
use crate::engine::{Bag, Chance, Unreadable};

/// The deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored")]
pub(super) struct Deck {
    /// The money cards, whichever pile they are in.
    cards: Bag<Money>,
    /// The piles from the top; none is empty.
    piles: Vec<Pile>,
}

/// A part of the deck that was shuffled on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Pile {
    /// How many cards it has, its scoring card among them.
    cards: u32,
    /// The scoring card still hidden in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scoring: Option<Round>,
}

/// What was on top of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turned {
    /// A money card.
    Money(Money),
    /// The scoring card that starts this round.
    Scoring(Round),
}

const PILES: u32 = 5;

impl Deck {
    /// Five roughly equal piles, scoring card A in the second, B in the fourth; the first piles take what is over.
    pub(super) fn stacked(cards: Bag<Money>) -> Deck {
        let (each, over) = (cards.len() / PILES, cards.len() % PILES);
        let pile = |at: u32| {
            let scoring = match at {
                1 => Some(Round::A),
                3 => Some(Round::B),
                _ => None,
            };
            Pile { cards: each + u32::from(at < over) + u32::from(scoring.is_some()), scoring }
        };
        let piles = (0..PILES).map(pile).filter(|pile| pile.cards > 0).collect();
        Deck { cards, piles }
    }

    /// How many cards are left, scoring cards among them.
    pub(super) fn len(&self) -> u32 {
        self.piles.iter().map(|pile| pile.cards).sum()
    }

    /// Turns up the top card.
    pub(super) fn turn_up(&mut self, chance: &mut Chance) -> Option<Turned> {
        let pile = self.piles.first_mut()?;
        let scoring = pile.scoring.filter(|_| pile.cards == 1 || chance.one_in(pile.cards));
        pile.cards -= 1;
        if scoring.is_some() {
            pile.scoring = None;
        }
        if pile.cards == 0 {
            self.piles.remove(0);
        }
        match scoring {
            Some(round) => Some(Turned::Scoring(round)),
            None => chance.draw(&mut self.cards).map(Turned::Money),
        }
    }

    /// When the deck is empty, the discard pile becomes the new deck, if it holds any cards (rulebook p. 6, At the end of
    /// your turn); how many.
    pub(super) fn renew(&mut self, discard: &mut Cards) -> Option<u32> {
        if !self.piles.is_empty() || discard.is_empty() {
            return None;
        }
        self.cards.extend(std::mem::take(discard).iter());
        let cards = self.cards.len();
        self.piles.push(Pile { cards, scoring: None });
        Some(cards)
    }

    /// The money cards in the deck.
    pub(super) fn money(&self) -> &Bag<Money> {
        &self.cards
    }

    /// The scoring cards in the deck.
    pub(super) fn scoring(&self) -> impl Iterator<Item = Round> {
        self.piles.iter().filter_map(|pile| pile.scoring)
    }

    /// The same money cards in one pile.
    pub(super) fn without_scoring(&self) -> Deck {
        Deck { cards: self.cards.clone(), piles: vec![Pile { cards: self.cards.len(), scoring: None }] }
    }

    /// The same deck with other money cards, as many.
    pub(super) fn with_money(&self, cards: Bag<Money>) -> Deck {
        assert_eq!(cards.len(), self.cards.len(), "a deck dealt anew is as big as before");
        Deck { cards, piles: self.piles.clone() }
    }
}

/// The stored form. Without piles all cards are one pile.
#[derive(Deserialize)]
struct Stored {
    cards: Bag<Money>,
    #[serde(default)]
    piles: Option<Vec<Pile>>,
}

impl TryFrom<Stored> for Deck {
    type Error = Unreadable;

    fn try_from(Stored { cards, piles }: Stored) -> Result<Deck, Unreadable> {
        let one = || Some(Pile { cards: cards.len(), scoring: None }).filter(|pile| pile.cards > 0).into_iter().collect();
        let piles: Vec<Pile> = piles.unwrap_or_else(one);
        let money: u32 = piles.iter().map(|pile| pile.cards - u32::from(pile.scoring.is_some()).min(pile.cards)).sum();
        if money != cards.len() || piles.iter().any(|pile| pile.cards == 0) {
            return Err(Unreadable::new("a deck", "its piles hold as many money cards as it has, and none is empty"));
        }
        Ok(Deck { cards, piles })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deck(cards: u32) -> Deck {
        Deck::stacked(Money::all().cycle().take(cards as usize).collect())
    }

    fn turn_all(deck: &mut Deck, seed: u64) -> Vec<Turned> {
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
            let place = |round| turned.iter().position(|it| *it == Turned::Scoring(round)).expect("every card comes once");
            assert!((15..31).contains(&place(Round::A)));
            assert!((46..61).contains(&place(Round::B)));
        }
    }

    #[test]
    fn every_place_in_its_pile_is_as_likely() {
        let mut places = [0; 16];
        for seed in 0..3200 {
            let turned = turn_all(&mut deck(73), seed);
            let place = turned.iter().position(|it| *it == Turned::Scoring(Round::A)).expect("every card comes once");
            places[place - 15] += 1;
        }
        assert!(places.iter().all(|times| (130..270).contains(times)), "200 each are expected: {places:?}");
    }

    #[test]
    fn the_discard_becomes_the_deck_when_it_is_empty() {
        let mut deck = Deck::default();
        let mut discard: Cards = "blue-3 blue-3 green-1".parse().expect("money cards");
        assert_eq!(deck.renew(&mut discard), Some(3));
        assert!(discard.is_empty());
        assert_eq!(turn_all(&mut deck, 1).len(), 3);
        assert_eq!(deck.renew(&mut discard), None);
    }
}
