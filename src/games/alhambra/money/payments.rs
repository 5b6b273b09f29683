//! The payments worth listing for a price.
//!
//! Minimal payments are those where no card can be left out; of these at most twenty are listed: exact ones first, then
//! the least overpaid, then those with the fewest cards, then by notation. For each price all minimal payments the box
//! allows are found once in just this order (for each sum and number of cards by going through the values in ascending
//! order) and sorted by the values a suit may have; a purse lists the first of them that it can pay. Deliberately absent:
//! payments with cards beyond need, which are legal and never listed.

use std::sync::LazyLock;

use super::cards::{Cards, Suit};
use crate::pieces::{Currency, Money};

/// No more payments are listed for one tile.
pub(in super::super) const MOST_PAYMENTS: usize = 20;
/// No tile costs more.
pub(in super::super) const HIGHEST_PRICE: u8 = 20;

/// All minimal payments, for each price and each set of values a suit may have (bit 0 for 1), in the order of listing.
struct Payments {
    payments: Vec<Suit>,
    /// Where the payments for each price and set begin; one more at the end.
    begins: Vec<u32>,
}

static PAYMENTS: LazyLock<Payments> = LazyLock::new(Payments::find);

/// The listed payments of a price from cards in one currency.
pub(in super::super) fn payments(cards: &Cards, currency: Currency, price: u8) -> impl Iterator<Item = Cards> {
    let suit = cards.suit(currency);
    let affordable = PAYMENTS.with_values(price, suit.value_set()).iter().filter(move |payment| suit.holds(**payment));
    affordable.take(MOST_PAYMENTS).map(move |payment| Cards::of(currency, *payment))
}

impl Payments {
    const SETS: usize = 1 << Money::MOST;

    fn find() -> Payments {
        let mut found = Payments { payments: Vec::new(), begins: vec![0] };
        for price in 0..=HIGHEST_PRICE {
            let all: Vec<(u16, Suit)> =
                minimal_payments(price.into()).into_iter().map(|payment| (payment.value_set(), payment)).collect();
            for values in 0..Payments::SETS as u16 {
                found.payments.extend(all.iter().filter(|(set, _)| set & !values == 0).map(|(_, payment)| *payment));
                found.begins.push(found.payments.len() as u32);
            }
        }
        found
    }

    fn with_values(&self, price: u8, values: u16) -> &[Suit] {
        let at = usize::from(price) * Payments::SETS + usize::from(values);
        &self.payments[self.begins[at] as usize..self.begins[at + 1] as usize]
    }
}

fn minimal_payments(price: u32) -> Vec<Suit> {
    let greatest = u32::from(Money::MOST);
    let mut found = Vec::new();
    // In a minimal payment every card is worth more than what is overpaid.
    for overpaid in 0..greatest {
        let sum = price + overpaid;
        for cards in 1..=sum / (overpaid + 1) {
            extend(Suit::default(), overpaid + 1, cards, sum, &mut found);
        }
    }
    found
}

/// Finishes a payment with so many cards of at least `least` that come to `sum`.
fn extend(paid: Suit, least: u32, cards: u32, sum: u32, found: &mut Vec<Suit>) {
    if cards == 0 {
        if sum == 0 {
            found.push(paid);
        }
        return;
    }
    // The other cards are worth no less than this one.
    for value in least..=(sum / cards).min(Money::MOST.into()) {
        let value = value as u8;
        if paid.count(value) < Cards::COPIES {
            extend(paid.with(value), value.into(), cards - 1, sum - u32::from(value), found);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn payments(hand: &str, price: u8) -> Vec<String> {
        let hand = hand.parse().expect("money cards");
        super::payments(&hand, Currency::Blue, price).map(|cards| cards.to_string()).collect()
    }

    #[test]
    fn exact_payments_come_first_then_the_least_overpaid() {
        let listed = payments("blue-3 blue-4 blue-5 blue-9 green-8", 8);
        assert_eq!(listed, ["blue-3 blue-5", "blue-9", "blue-4 blue-5"]);
    }

    #[test]
    fn of_equal_sums_the_fewest_cards_come_first() {
        let listed = payments("blue-1 blue-2 blue-3 blue-4 blue-6 blue-7", 7);
        assert_eq!(
            listed,
            [
                "blue-7",
                "blue-1 blue-6",
                "blue-3 blue-4",
                "blue-1 blue-2 blue-4",
                "blue-2 blue-6",
                "blue-3 blue-6",
                "blue-4 blue-6",
            ]
        );
    }

    #[test]
    fn equal_cards_make_one_payment() {
        assert_eq!(payments("blue-4 blue-4 blue-4", 8), ["blue-4 blue-4"]);
    }

    #[test]
    fn no_card_can_be_left_out() {
        assert_eq!(payments("blue-9 blue-1", 9), ["blue-9"]);
        assert_eq!(payments("blue-9 blue-5 blue-5", 10), ["blue-5 blue-5", "blue-5 blue-9"]);
    }

    #[test]
    fn too_little_money_pays_nothing() {
        assert!(payments("blue-4 blue-3", 8).is_empty());
        assert!(payments("green-9", 8).is_empty());
    }

    #[test]
    fn at_most_twenty_payments_are_listed() {
        let all: String = (1..=9).map(|value| format!("blue-{value} ").repeat(3)).collect();
        let listed = payments(&all, 13);
        assert_eq!(listed.len(), 20);
        assert_eq!(listed[0], "blue-4 blue-9");
    }

    /// Goes through every choice of cards and keeps those where none can be left out.
    fn by_trial(hand: &[u32], price: u32) -> BTreeSet<Vec<u32>> {
        let choices = (1u32..1 << hand.len()).map(|chosen| {
            let mut cards: Vec<u32> = (0..hand.len()).filter(|at| chosen >> at & 1 == 1).map(|at| hand[at]).collect();
            cards.sort_unstable();
            cards
        });
        choices.filter(|cards| cards.iter().sum::<u32>() >= price && cards.iter().sum::<u32>() - cards[0] < price).collect()
    }

    #[test]
    fn the_list_is_the_same_as_by_trying_every_choice() {
        let hands: [&[u32]; 4] = [&[1, 1, 2, 3, 5, 8, 9], &[2, 2, 2, 7, 7, 9], &[1, 2, 3, 4, 5, 6], &[9, 9, 9, 1, 1, 1, 5]];
        for hand in hands {
            for price in 2..=HIGHEST_PRICE {
                let codes = |cards: &[u32]| cards.iter().map(|value| format!("blue-{value}")).collect::<Vec<_>>().join(" ");
                let mut expected: Vec<Vec<u32>> = by_trial(hand, price.into()).into_iter().collect();
                expected.sort_by_key(|cards| (cards.iter().sum::<u32>(), cards.len(), cards.clone()));
                let expected: Vec<String> = expected.iter().take(MOST_PAYMENTS).map(|cards| codes(cards)).collect();
                assert_eq!(payments(&codes(hand), price), expected, "{hand:?} for {price}");
            }
        }
    }
}
