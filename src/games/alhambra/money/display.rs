//! The display: four money cards, open to everybody (rulebook p. 3, Getting ready to play).
//!
//! What may be taken from it (p. 4, Take some money: any one card, or several that come to at most 5) changes only when a
//! card comes or goes, so it is found then and kept. Deliberately absent: where new cards come from.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::Cards;
use crate::pieces::Money;

/// Several cards come to no more than this.
pub(in super::super) const SEVERAL_AT_MOST: u32 = 5;

const PLACES: usize = 4;
/// Every choice of some of the cards.
const MOST_TAKES: usize = (1 << PLACES) - 1;

/// The four places; stored as what lies there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[Option<Money>; PLACES]", into = "[Option<Money>; PLACES]")]
pub(in super::super) struct Display {
    places: [Option<Money>; PLACES],
    takes: ArrayVec<Cards, MOST_TAKES>,
}

impl Display {
    /// What lies in each place.
    pub(in super::super) const fn places(&self) -> &[Option<Money>; PLACES] {
        &self.places
    }

    /// The cards that lie there.
    pub(in super::super) fn cards(&self) -> impl Iterator<Item = Money> {
        self.places.iter().flatten().copied()
    }

    /// How many cards like `card` lie there.
    pub(in super::super) fn count(&self, card: Money) -> u8 {
        self.cards().filter(|it| *it == card).count() as u8
    }

    /// What may be taken, each choice once, single cards first: of equal cards the first ones are meant.
    pub(in super::super) fn takes(&self) -> &[Cards] {
        &self.takes
    }

    /// Takes cards away that lie there.
    pub(in super::super) fn take(&mut self, cards: &Cards) {
        cards.iter().for_each(|card| {
            let place = self.places.iter_mut().find(|it| **it == Some(card));
            *place.expect("a taken card lies in the display") = None;
        });
        self.takes = takes(&self.places);
    }

    /// Fills the empty places in order, counted from 0, with what is turned up for them, if anything is; the new cards.
    pub(in super::super) fn refill(&mut self, mut turn_up: impl FnMut(usize) -> Option<Money>) -> ArrayVec<Money, PLACES> {
        let mut new = ArrayVec::new();
        for (at, place) in self.places.iter_mut().enumerate().filter(|(_, place)| place.is_none()) {
            *place = turn_up(at);
            new.extend(*place);
        }
        if !new.is_empty() {
            self.takes = takes(&self.places);
        }
        new
    }
}

impl From<[Option<Money>; PLACES]> for Display {
    fn from(places: [Option<Money>; PLACES]) -> Display {
        Display { places, takes: takes(&places) }
    }
}

impl From<Display> for [Option<Money>; PLACES] {
    fn from(display: Display) -> [Option<Money>; PLACES] {
        display.places
    }
}

fn takes(places: &[Option<Money>; PLACES]) -> ArrayVec<Cards, MOST_TAKES> {
    let mut takes = ArrayVec::new();
    let mut small = ArrayVec::<Money, PLACES>::new();
    for (at, card) in places.iter().enumerate() {
        let Some(card) = *card else { continue };
        if !places[..at].contains(&Some(card)) {
            takes.push(card.into());
        }
        if u32::from(card.value) < SEVERAL_AT_MOST {
            small.push(card);
        }
    }
    takes.extend(several(&small));
    takes
}

/// The choices of several small cards. Each is a smaller choice and one later card; what is too much stays too much, and a
/// card is chosen after those equal to it.
fn several(small: &[Money]) -> impl Iterator<Item = Cards> {
    let mut choices = [None; 1 << PLACES];
    choices[0] = Some((Cards::NONE, 0));
    (1usize..1 << small.len()).filter_map(move |chosen| {
        let last = chosen.ilog2() as usize;
        let others = chosen & !(1 << last);
        let (mut cards, sum) = choices[others]?;
        let card = small[last];
        let sum = sum + u32::from(card.value);
        let is_left_out = |before: usize| others >> before & 1 == 0 && small[before] == card;
        if sum > SEVERAL_AT_MOST || (0..last).any(is_left_out) {
            return None;
        }
        cards.put(card);
        choices[chosen] = Some((cards, sum));
        (others != 0).then_some(cards)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn display(codes: &str) -> Display {
        let mut codes = codes.split_whitespace().map(|code| code.parse().expect("a money card"));
        Display::from(std::array::from_fn(|_| codes.next()))
    }

    fn takes(display: &Display) -> Vec<String> {
        display.takes().iter().map(|cards| cards.to_string()).collect()
    }

    #[test]
    fn one_card_or_several_up_to_five_may_be_taken() {
        assert_eq!(
            takes(&display("blue-9 green-2 yellow-3 orange-3")),
            ["blue-9", "green-2", "yellow-3", "orange-3", "yellow-3 green-2", "green-2 orange-3"]
        );
    }

    #[test]
    fn equal_cards_make_one_choice() {
        assert_eq!(takes(&display("blue-1 blue-1 blue-5")), ["blue-1", "blue-5", "blue-1 blue-1"]);
        assert_eq!(
            takes(&display("blue-1 green-3 blue-1 blue-1")),
            ["blue-1", "green-3", "green-3 blue-1", "blue-1 blue-1", "green-3 blue-1 blue-1", "blue-1 blue-1 blue-1"]
        );
    }

    #[test]
    fn a_refill_comes_into_the_empty_places_in_order() {
        let mut display = display("blue-9 green-2 yellow-3 orange-3");
        display.take(&"green-2 orange-3".parse().expect("money cards"));
        assert_eq!(takes(&display), ["blue-9", "yellow-3"]);
        let mut deck = ["green-7"].into_iter().map(|code| code.parse().expect("a money card"));
        assert_eq!(display.refill(|_| deck.next()).len(), 1);
        assert_eq!(display, self::display("blue-9 green-7 yellow-3"));
    }
}
