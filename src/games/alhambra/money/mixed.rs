//! Payments in two currencies, for whoever may mix them.
//!
//! As with one currency a payment is worth listing when no card can be left out, and the list is in the order of the number
//! of cards, then card by card. There may be thousands, so that only the first ones are ever found. Deliberately absent:
//! what allows the mixture.

use super::cards::Cards;
use crate::pieces::{Currency, Money};

/// Cards to be paid in the currency of a market space and one other.
struct Search<'a> {
    /// What there is of both currencies, equal cards once, with how many there are.
    kinds: &'a [(Money, u8)],
    other: Currency,
    most: usize,
    found: Vec<Cards>,
}

/// The first payments, at most `most`, that come to `price` and `overpaid` more, in the currency of a space and one of the
/// `others`, of which they hold a card; each with that other currency.
pub(in super::super) fn mixed_payments(
    hand: &Cards,
    (space, others): (Currency, &[Currency]),
    (price, overpaid): (u32, u32),
    most: usize,
) -> Vec<(Cards, Currency)> {
    let sum = price + overpaid;
    let mut listed = Vec::new();
    // Where no card can be left out each is worth more than what is overpaid.
    for cards in 1..=sum / (overpaid + 1) {
        let mut found: Vec<(Cards, Currency)> = Vec::new();
        for other in others.iter().copied() {
            let is_of_use = |card: &Money| [space, other].contains(&card.currency) && u32::from(card.value) > overpaid;
            let kinds: Vec<(Money, u8)> = hand.kinds().filter(is_of_use).map(|card| (card, hand.count(card))).collect();
            let mut search = Search { kinds: &kinds, other, most: most - listed.len(), found: Vec::new() };
            search.extend(Cards::NONE, 0, cards, sum);
            found.extend(search.found.into_iter().map(|with| (with, other)));
        }
        found.sort_by_cached_key(|(with, _)| with.iter().collect::<Vec<Money>>());
        found.truncate(most - listed.len());
        listed.extend(found);
    }
    listed
}

impl Search<'_> {
    /// Finishes a payment with so many cards that come to `sum`, each the one at `at` or a later one.
    fn extend(&mut self, paid: Cards, at: usize, cards: u32, sum: u32) {
        if self.found.len() == self.most || sum < cards || sum > cards * u32::from(Money::MOST) {
            return;
        }
        if cards == 0 {
            if paid.sum_of(self.other) > 0 {
                self.found.push(paid);
            }
            return;
        }
        for (next, (card, held)) in self.kinds.iter().enumerate().skip(at) {
            if u32::from(card.value) <= sum && paid.count(*card) < *held {
                let mut more = paid;
                more.put(*card);
                self.extend(more, next, cards - 1, sum - u32::from(card.value));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payments(hand: &str, others: &[Currency], amount: (u32, u32), most: usize) -> Vec<String> {
        let hand = hand.parse().expect("money cards");
        let found = mixed_payments(&hand, (Currency::Blue, others), amount, most);
        found.into_iter().map(|(with, _)| with.to_string()).collect()
    }

    #[test]
    fn the_fewest_cards_come_first_then_card_by_card() {
        let hand = "yellow-3 yellow-7 blue-1 blue-3 blue-4 blue-7";
        let listed = payments(hand, &[Currency::Yellow], (7, 0), 20);
        assert_eq!(listed, ["yellow-7", "yellow-3 blue-4", "yellow-3 blue-1 blue-3"]);
    }

    #[test]
    fn a_payment_holds_a_card_of_the_other_currency() {
        assert!(payments("blue-7 green-7", &[Currency::Yellow], (7, 0), 20).is_empty());
        assert_eq!(payments("blue-4 orange-3", &[Currency::Orange], (7, 0), 20), ["blue-4 orange-3"]);
    }

    #[test]
    fn other_currencies_are_listed_together() {
        let listed =
            payments("yellow-5 green-5 blue-2 orange-7", &[Currency::Green, Currency::Orange, Currency::Yellow], (7, 0), 20);
        assert_eq!(listed, ["orange-7", "yellow-5 blue-2", "green-5 blue-2"]);
    }

    #[test]
    fn no_card_of_an_overpaid_payment_can_be_left_out() {
        let hand = "yellow-2 yellow-5 blue-2 blue-5 blue-9";
        assert_eq!(payments(hand, &[Currency::Yellow], (8, 2), 20), ["yellow-5 blue-5"]);
        assert_eq!(payments(hand, &[Currency::Yellow], (8, 1), 20), ["yellow-2 yellow-5 blue-2", "yellow-2 blue-2 blue-5"]);
    }

    /// Goes through every choice of cards.
    #[test]
    fn the_list_is_the_same_as_by_trying_every_choice() {
        let hand: Cards =
            "yellow-1 yellow-2 yellow-9 green-3 green-3 green-8 blue-1 blue-4 blue-6 orange-2".parse().expect("cards");
        let all: Vec<Money> = hand.iter().collect();
        let others = [Currency::Yellow, Currency::Green];
        for price in 2..=13 {
            for overpaid in 0..9 {
                let mut expected: Vec<(usize, Vec<Money>)> = Vec::new();
                for chosen in 1u32..1 << all.len() {
                    let cards: Vec<Money> = (0..all.len()).filter(|at| chosen >> at & 1 == 1).map(|at| all[at]).collect();
                    let sum: u32 = cards.iter().map(|card| u32::from(card.value)).sum();
                    let fits = |other| {
                        cards.iter().all(|card| [Currency::Blue, other].contains(&card.currency))
                            && cards.iter().any(|card| card.currency == other)
                    };
                    let needed = cards.iter().all(|card| u32::from(card.value) > overpaid);
                    if sum == price + overpaid && needed && others.into_iter().any(fits) {
                        expected.push((cards.len(), cards));
                    }
                }
                expected.sort();
                expected.dedup();
                let found = mixed_payments(&hand, (Currency::Blue, &others), (price, overpaid), 1000);
                let found: Vec<Vec<Money>> = found.into_iter().map(|(with, _)| with.iter().collect()).collect();
                let expected: Vec<Vec<Money>> = expected.into_iter().map(|it| it.1).collect();
                assert_eq!(found, expected, "{price} and {overpaid}");
                let first = mixed_payments(&hand, (Currency::Blue, &others), (price, overpaid), 2);
                assert_eq!(first.len(), expected.len().min(2));
            }
        }
    }
}
