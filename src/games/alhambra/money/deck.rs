//! The deck of money cards with the special cards hidden in it (rulebook p. 3, Getting ready to play).
//!
//! Nobody has looked into the deck, so its cards are an unordered bag and only the sizes of the piles are kept. A pile of m
//! cards that still hides k special ones gives one of them with probability k in m. Deliberately absent: the order of the
//! cards.

use std::{fmt, str::FromStr};

use arrayvec::ArrayVec;
use pergola_engine::{Bag, Chance, TurnedUp, Unreadable, stored_as_code};
use serde::{Deserialize, Serialize};

use super::Cards;
use crate::{
    modules::bureau::{Bureau, Bureaux},
    pieces::{Money, Round},
};

/// The deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub(in super::super) struct Deck {
    /// The money cards, whichever pile they are in.
    cards: Bag<Money>,
    /// The piles from the top; after them those that are used up, empty.
    piles: [Pile; PILES],
}

/// A part of the deck that was shuffled on its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Pile {
    /// How many cards it has, special ones among them.
    cards: u32,
    /// The special cards still hidden in it.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    special: ArrayVec<Special, MOST_HIDDEN>,
}

/// A card in the deck that is no money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in super::super) enum Special {
    /// The scoring card that starts this round. Written `scoring-a`.
    Scoring(Round),
    /// A bureau de change, where the table plays with them. Written `bureau-blue-green`.
    Bureau(Bureau),
}

stored_as_code!(Special);

/// A pile hides no more special cards: all bureaux de change when it is the former discard pile, fewer before.
const MOST_HIDDEN: usize = 6;
const PILES: usize = 5;

impl Deck {
    /// Five roughly equal piles, scoring card A in the second, B in the fourth; the first piles take what is over.
    pub(in super::super) fn stacked(cards: Bag<Money>) -> Deck {
        Deck::stacked_with(cards, [None, Some(Round::A), None, Some(Round::B), None])
    }

    /// Five roughly equal piles, with the scoring cards of these rounds in them; the first piles take what is over.
    pub(in super::super) fn stacked_with(cards: Bag<Money>, scoring: [Option<Round>; PILES]) -> Deck {
        let (each, over) = (cards.len() / PILES as u32, cards.len() as usize % PILES);
        let piles = std::array::from_fn(|at| {
            let special = scoring[at].into_iter().map(Special::Scoring).collect::<ArrayVec<_, MOST_HIDDEN>>();
            Pile { cards: each + u32::from(at < over) + special.len() as u32, special }
        });
        Deck { cards, piles }
    }

    /// Hides a special card in a pile, counted from the top.
    pub(in super::super) fn hide(&mut self, pile: usize, special: Special) {
        let pile = &mut self.piles[pile];
        pile.cards += 1;
        pile.special.push(special);
        pile.special.sort_unstable();
    }

    /// How many cards are left, special ones among them.
    pub(in super::super) fn len(&self) -> u32 {
        self.piles.iter().map(|pile| pile.cards).sum()
    }

    /// Whether all cards are used up: piles that are stand behind the others.
    pub(in super::super) const fn is_empty(&self) -> bool {
        self.piles[0].cards == 0
    }

    /// Turns up the top card.
    pub(in super::super) fn turn_up(&mut self, chance: &mut Chance) -> Option<TurnedUp<Special, Money>> {
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
    /// your turn); how many. Bureaux de change that were played are among them.
    pub(in super::super) fn renew(&mut self, discard: &mut Cards, bureaux: &mut Bureaux) -> Option<u32> {
        if !self.is_empty() || discard.is_empty() && bureaux.is_empty() {
            return None;
        }
        self.cards.extend(std::mem::take(discard).iter());
        self.piles = one_pile(self.cards.len());
        std::mem::take(bureaux).iter().for_each(|bureau| self.hide(0, Special::Bureau(bureau)));
        Some(self.len())
    }

    /// The money cards in the deck.
    pub(in super::super) fn money(&self) -> &Bag<Money> {
        &self.cards
    }

    /// The special cards in the deck.
    pub(in super::super) fn special(&self) -> impl Iterator<Item = Special> {
        self.piles.iter().flat_map(|pile| pile.special.iter().copied())
    }

    /// The bureaux de change in the deck.
    pub(in super::super) fn bureaux(&self) -> impl Iterator<Item = Bureau> {
        self.special().filter_map(|special| match special {
            Special::Bureau(bureau) => Some(bureau),
            Special::Scoring(_) => None,
        })
    }

    /// Changes each bureau de change in the deck for another one.
    pub(in super::super) fn change_bureaux(&mut self, mut other: impl FnMut() -> Option<Bureau>) {
        for pile in &mut self.piles {
            for special in pile.special.iter_mut().filter(|it| matches!(it, Special::Bureau(_))) {
                *special = other().map_or(*special, Special::Bureau);
            }
            pile.special.sort_unstable();
        }
    }

    /// The same money cards in one pile.
    pub(in super::super) fn without_special(&self) -> Deck {
        Deck { cards: self.cards.clone(), piles: one_pile(self.cards.len()) }
    }

    /// The same deck with other money cards, as many.
    pub(in super::super) fn with_money(&self, cards: Bag<Money>) -> Deck {
        assert_eq!(cards.len(), self.cards.len(), "a deck dealt anew is as big as before");
        Deck { cards, piles: self.piles.clone() }
    }
}

fn one_pile(cards: u32) -> [Pile; PILES] {
    let mut piles = <[Pile; PILES]>::default();
    piles[0].cards = cards;
    piles
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Special::Scoring(round) => write!(f, "scoring-{round}"),
            Special::Bureau(bureau) => bureau.fmt(f),
        }
    }
}

impl FromStr for Special {
    type Err = Unreadable;

    fn from_str(code: &str) -> Result<Special, Unreadable> {
        let round = code.strip_prefix("scoring-").and_then(|round| round.parse().ok()).map(Special::Scoring);
        let special = round.or_else(|| code.parse().ok().map(Special::Bureau));
        special.ok_or_else(|| Unreadable::new(code, "a special card is scoring-a, scoring-b, or one like bureau-blue-green"))
    }
}

/// The stored form: the piles that hold something. Without piles all cards are one pile.
#[derive(Serialize, Deserialize)]
struct Stored {
    cards: Bag<Money>,
    #[serde(default)]
    piles: Option<Vec<Pile>>,
}

impl From<Deck> for Stored {
    fn from(deck: Deck) -> Stored {
        Stored { piles: Some(deck.piles.into_iter().filter(|pile| pile.cards > 0).collect()), cards: deck.cards }
    }
}

impl TryFrom<Stored> for Deck {
    type Error = Unreadable;

    fn try_from(Stored { cards, piles }: Stored) -> Result<Deck, Unreadable> {
        let Some(stored) = piles else { return Ok(Deck { piles: one_pile(cards.len()), cards }) };
        let special = |pile: &Pile| pile.special.len() as u32;
        let is_sound = |pile: &Pile| pile.cards > 0 && pile.cards >= special(pile);
        let money: u64 = stored.iter().map(|pile| u64::from(pile.cards.saturating_sub(special(pile)))).sum();
        if stored.len() > PILES || money != u64::from(cards.len()) || !stored.iter().all(is_sound) {
            let why = format!("its piles, {PILES} at most, hold as many money cards as it has, and none is empty");
            return Err(Unreadable::new("a deck", why));
        }
        let mut stored = stored.into_iter();
        Ok(Deck { cards, piles: std::array::from_fn(|_| stored.next().unwrap_or_default()) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deck(cards: u32) -> Deck {
        Deck::stacked(Money::all().cycle().take(cards as usize).collect())
    }

    fn turn_all(deck: &mut Deck, seed: u64) -> Vec<TurnedUp<Special, Money>> {
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
            let place = |round| {
                turned.iter().position(|it| *it == TurnedUp::Special(Special::Scoring(round))).expect("every card comes once")
            };
            assert!((15..31).contains(&place(Round::A)));
            assert!((46..61).contains(&place(Round::B)));
        }
    }

    #[test]
    fn every_place_in_its_pile_is_as_likely() {
        let mut places = [0; 16];
        for seed in 0..3200 {
            let turned = turn_all(&mut deck(73), seed);
            let place =
                turned.iter().position(|it| *it == TurnedUp::Special(Special::Scoring(Round::A))).expect("every card comes once");
            places[place - 15] += 1;
        }
        assert!(places.iter().all(|times| (130..270).contains(times)), "200 each are expected: {places:?}");
    }

    #[test]
    fn a_pile_may_hide_several_special_cards() {
        let both = [Special::Scoring(Round::A), Special::Scoring(Round::B)];
        let mut firsts = 0;
        for seed in 0..400 {
            let mut deck = Deck { cards: Money::all().take(6).collect(), piles: one_pile(8) };
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
        let mut deck = Deck::default();
        let mut discard: Cards = "blue-3 blue-3 green-1".parse().expect("money cards");
        assert_eq!(deck.renew(&mut discard, &mut Bureaux::default()), Some(3));
        assert!(discard.is_empty());
        assert_eq!(turn_all(&mut deck, 1).len(), 3);
        assert_eq!(deck.renew(&mut discard, &mut Bureaux::default()), None);
    }
}
