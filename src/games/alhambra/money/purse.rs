//! The money a seat holds.
//!
//! The sum of each currency is kept beside the cards, because every turn asks for each tile of the market whether it can be
//! paid at all. Deliberately absent: who may see it.

use serde::{Deserialize, Serialize};

use super::{cards::Cards, payments::payments};
use crate::pieces::{Currency, Money};

/// A hand of money cards; stored as its cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Cards", into = "Cards")]
pub struct Purse {
    cards: Cards,
    /// By currency.
    sums: [u16; 4],
}

impl Purse {
    /// The cards.
    pub const fn cards(&self) -> &Cards {
        &self.cards
    }

    /// How much it holds of one currency.
    pub fn sum_of(&self, currency: Currency) -> u32 {
        self.sums[currency.index()].into()
    }

    /// How much it holds.
    pub fn sum(&self) -> u32 {
        self.sums.iter().map(|sum| u32::from(*sum)).sum()
    }

    /// The payments worth listing for a price in this currency; see [`payments`].
    pub(in super::super) fn payments(&self, currency: Currency, price: u8) -> impl Iterator<Item = Cards> {
        let is_enough = self.sum_of(currency) >= price.into();
        is_enough.then(|| payments(&self.cards, currency, price)).into_iter().flatten()
    }

    /// Adds a card.
    pub(in super::super) fn put(&mut self, card: Money) {
        self.cards.put(card);
        self.sums[card.currency.index()] += u16::from(card.value);
    }

    /// Adds cards.
    pub(in super::super) fn put_all(&mut self, cards: &Cards) {
        cards.iter().for_each(|card| self.put(card));
    }

    /// Pays with cards it holds.
    pub(in super::super) fn pay(&mut self, cards: &Cards) {
        self.cards.take_all(cards);
        cards.iter().for_each(|card| self.sums[card.currency.index()] -= u16::from(card.value));
    }
}

impl From<Cards> for Purse {
    fn from(cards: Cards) -> Purse {
        Purse { cards, sums: Currency::ALL.map(|currency| cards.sum_of(currency) as u16) }
    }
}

impl From<Purse> for Cards {
    fn from(purse: Purse) -> Cards {
        purse.cards
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kept_sums_are_those_of_the_cards() {
        let read = |codes: &str| codes.parse::<Cards>().expect("money cards");
        let mut purse = Purse::from(read("blue-3 blue-3 green-9"));
        purse.put_all(&read("blue-7 orange-1"));
        purse.pay(&read("blue-3 green-9"));
        assert_eq!(purse, Purse::from(read("blue-3 blue-7 orange-1")));
        assert_eq!((purse.sum_of(Currency::Blue), purse.sum_of(Currency::Green), purse.sum()), (10, 0, 11));
    }

    #[test]
    fn a_price_above_what_it_holds_has_no_payment() {
        let purse = Purse::from("blue-3 blue-5".parse::<Cards>().expect("money cards"));
        assert_eq!((purse.payments(Currency::Blue, 8).count(), purse.payments(Currency::Blue, 9).count()), (1, 0));
        assert_eq!(purse.payments(Currency::Green, 2).count(), 0);
    }
}
