//! Money cards together: a hand, a payment, a discard pile. Equal cards are the same.
//!
//! Kept as counts by currency and value, so that copies and comparisons are cheap. Stored and written in the order of
//! the market spaces, small values first: `green-2 blue-3`. Deliberately absent: cards in an order of their own.

use std::{fmt, str::FromStr};

use pergola_engine::Unreadable;
use serde::{Deserialize, Serialize};

use crate::pieces::{Currency, Money};

/// A multiset of money cards; of each card at most [`Cards::COPIES`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Money>", into = "Vec<Money>")]
pub struct Cards([u64; 2]);

/// The cards of one currency: for each value three bits, of which two count and the highest stays free. Two suits of 32
/// bits make a word of [`Cards`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Suit(u32);

/// More copies of a card than the box holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the box holds no more than {} cards {card}", Cards::COPIES)]
pub struct TooMany {
    card: Money,
}

const BITS: u32 = 3;
const MASK: u32 = 0b111;
/// The free bits of a suit, and of two.
const FREE: u32 = 0o444_444_444;
const FREE_OF_TWO: u64 = (FREE as u64) << 32 | FREE as u64;

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards([0; 2]);
    /// How often each money card is in the box (rulebook p. 2, Equipment).
    pub const COPIES: u8 = 3;

    /// The cards of one currency.
    pub(super) fn of(currency: Currency, suit: Suit) -> Cards {
        let word = u64::from(suit.0) << (currency.index() % 2 * 32);
        Cards(if currency.index() < 2 { [word, 0] } else { [0, word] })
    }

    /// Those of one currency.
    pub(super) fn suit(&self, currency: Currency) -> Suit {
        Suit((self.0[currency.index() / 2] >> (currency.index() % 2 * 32)) as u32)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Cards::NONE
    }

    /// How many cards like `card` there are.
    pub fn count(&self, card: Money) -> u8 {
        self.suit(card.currency).count(card.value)
    }

    /// How many cards there are.
    pub fn len(&self) -> u32 {
        let ones = FREE_OF_TWO >> 2;
        self.0.iter().map(|word| (word & ones).count_ones() + 2 * (word >> 1 & ones).count_ones()).sum()
    }

    /// The sum of the values of one currency.
    pub fn sum_of(&self, currency: Currency) -> u32 {
        self.suit(currency).sum()
    }

    /// The sum of all values.
    pub fn sum(&self) -> u32 {
        Currency::ALL.into_iter().map(|currency| self.sum_of(currency)).sum()
    }

    /// Whether all these are among them.
    pub fn hold(&self, wanted: &Cards) -> bool {
        self.0.iter().zip(wanted.0).all(|(word, wanted)| ((word | FREE_OF_TWO) - wanted) & FREE_OF_TWO == FREE_OF_TWO)
    }

    /// A card of `wanted` that is missing here, if one is.
    pub fn missing(&self, wanted: &Cards) -> Option<Money> {
        if self.hold(wanted) {
            return None;
        }
        wanted.kinds().find(|card| self.count(*card) < wanted.count(*card))
    }

    /// Adds a card.
    ///
    /// # Panics
    /// When the box does not hold so many.
    pub fn put(&mut self, card: Money) {
        self.put_all(&Cards::from(card));
    }

    /// Adds cards.
    ///
    /// # Panics
    /// When the box does not hold so many.
    pub fn put_all(&mut self, cards: &Cards) {
        for (word, more) in self.0.iter_mut().zip(cards.0) {
            *word += more;
            assert!(*word & FREE_OF_TWO == 0, "the box does not hold so many cards");
        }
    }

    /// Takes a card away.
    ///
    /// # Panics
    /// When it is not among them.
    pub fn take(&mut self, card: Money) {
        self.take_all(&Cards::from(card));
    }

    /// Takes cards away.
    ///
    /// # Panics
    /// When they are not all among them.
    pub fn take_all(&mut self, cards: &Cards) {
        assert!(self.hold(cards), "only cards that are there are taken away");
        self.0.iter_mut().zip(cards.0).for_each(|(word, less)| *word -= less);
    }

    /// These and those.
    ///
    /// # Panics
    /// When the box does not hold so many.
    pub fn and(mut self, cards: &Cards) -> Cards {
        self.put_all(cards);
        self
    }

    /// These without those.
    ///
    /// # Panics
    /// When those are not all among them.
    pub fn without(mut self, cards: &Cards) -> Cards {
        self.take_all(cards);
        self
    }

    /// The cards that are among these and among those.
    pub fn common(&self, other: &Cards) -> Cards {
        let both = |card: Money| std::iter::repeat_n(card, usize::from(self.count(card).min(other.count(card))));
        self.kinds().flat_map(both).collect()
    }

    /// The cards in order, equal ones repeated.
    pub fn iter(&self) -> impl Iterator<Item = Money> {
        self.kinds().flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// The cards in order, equal ones once.
    pub fn kinds(&self) -> impl Iterator<Item = Money> {
        let cards = *self;
        Currency::ALL
            .into_iter()
            .flat_map(move |currency| cards.suit(currency).values().map(move |(value, _)| Money { currency, value }))
    }
}

impl Suit {
    /// How many cards of a value.
    pub(super) fn count(self, value: u8) -> u8 {
        (self.0 >> shift(value) & MASK) as u8
    }

    /// The sum of the values.
    pub(super) fn sum(self) -> u32 {
        self.values().map(|(value, count)| u32::from(value) * u32::from(count)).sum()
    }

    /// Whether all these are among them: no free bit is borrowed from.
    pub(super) const fn holds(self, wanted: Suit) -> bool {
        ((self.0 | FREE) - wanted.0) & FREE == FREE
    }

    /// Which values there are: bit 0 for 1.
    pub(super) fn value_set(self) -> u16 {
        let any = (self.0 | self.0 >> 1) & FREE >> 2;
        // Every third bit is brought next to the others: within three values, then the three threes.
        let threes = (any | any >> 2 | any >> 4) & 0o007_007_007;
        ((threes | threes >> 6 | threes >> 12) & 0o777) as u16
    }

    /// These and one more of a value.
    pub(super) fn with(self, value: u8) -> Suit {
        Suit(self.0 + one(value))
    }

    /// The values in ascending order with how many there are of each.
    pub(super) fn values(self) -> impl Iterator<Item = (u8, u8)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = left.checked_ilog2().map(|_| left.trailing_zeros() / BITS)?;
            left &= !(MASK << (BITS * at));
            Some((at as u8 + 1, (self.0 >> (BITS * at) & MASK) as u8))
        })
    }
}

impl From<Money> for Cards {
    fn from(card: Money) -> Cards {
        Cards::of(card.currency, Suit(one(card.value)))
    }
}

impl TryFrom<Vec<Money>> for Cards {
    type Error = TooMany;

    fn try_from(list: Vec<Money>) -> Result<Cards, TooMany> {
        let mut cards = Cards::NONE;
        for card in list {
            if cards.count(card) == Cards::COPIES {
                return Err(TooMany { card });
            }
            cards.put(card);
        }
        Ok(cards)
    }
}

impl From<Cards> for Vec<Money> {
    fn from(cards: Cards) -> Vec<Money> {
        cards.iter().collect()
    }
}

impl FromIterator<Money> for Cards {
    fn from_iter<I: IntoIterator<Item = Money>>(list: I) -> Cards {
        let mut cards = Cards::NONE;
        list.into_iter().for_each(|card| cards.put(card));
        cards
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl FromStr for Cards {
    type Err = Unreadable;

    /// Reads cards in any order, at least one.
    fn from_str(codes: &str) -> Result<Cards, Unreadable> {
        let list = codes.split_whitespace().map(str::parse).collect::<Result<Vec<Money>, Unreadable>>()?;
        if list.is_empty() {
            return Err(Unreadable::new(codes, "money cards are written like blue-3 green-2, at least one"));
        }
        Cards::try_from(list).map_err(|why| Unreadable::new(codes, why))
    }
}

const fn shift(value: u8) -> u32 {
    BITS * (value as u32 - 1)
}

const fn one(value: u8) -> u32 {
    1 << shift(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(codes: &str) -> Cards {
        codes.parse().expect("money cards")
    }

    #[test]
    fn cards_are_written_in_the_order_of_the_market() {
        assert_eq!(cards("orange-1 blue-3 green-9 blue-2 blue-3").to_string(), "green-9 blue-2 blue-3 blue-3 orange-1");
    }

    #[test]
    fn cards_are_counted_and_summed() {
        let hand = cards("blue-3 blue-3 blue-9 yellow-1");
        assert_eq!((hand.len(), hand.sum(), hand.sum_of(Currency::Blue), hand.sum_of(Currency::Green)), (4, 16, 15, 0));
        assert_eq!(hand.count(Money { currency: Currency::Blue, value: 3 }), 2);
    }

    #[test]
    fn a_missing_card_is_named() {
        let hand = cards("blue-3 blue-9");
        assert_eq!(hand.missing(&cards("blue-9")), None);
        assert_eq!(hand.missing(&cards("blue-3 blue-3")), Some(Money { currency: Currency::Blue, value: 3 }));
    }

    #[test]
    fn a_suit_knows_its_values() {
        for set in 0u16..1 << 9 {
            let values = (1..=9).filter(|value| set >> (value - 1) & 1 == 1);
            let suit = values.fold(Suit::default(), |suit, value| suit.with(value).with(value));
            assert_eq!(suit.value_set(), set);
        }
        assert_eq!(Suit::default().with(9).with(1).value_set(), 0b1_0000_0001);
    }

    #[test]
    fn the_box_holds_three_of_each() {
        assert!("blue-3 blue-3 blue-3 blue-3".parse::<Cards>().is_err());
        assert!("".parse::<Cards>().is_err());
    }

    #[test]
    fn putting_and_taking_cancel_out() {
        let mut hand = cards("blue-3 orange-9");
        hand.put_all(&cards("blue-3 green-1"));
        hand.take_all(&cards("blue-3 blue-3 orange-9"));
        assert_eq!(hand, cards("green-1"));
    }

    #[test]
    fn common_cards_are_among_both_as_often_as_among_the_fewer() {
        let hand = cards("blue-3 blue-3 orange-9");
        assert_eq!(hand.common(&cards("blue-3 green-1 orange-9 orange-9")), cards("blue-3 orange-9"));
        assert_eq!(hand.common(&Cards::NONE), Cards::NONE);
    }
}
