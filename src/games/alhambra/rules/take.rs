//! Taking money (rulebook p. 4, Take some money): any one card, or several that come to at most 5.

use crate::{
    engine::{Events, Seat},
    games::alhambra::{
        Action, Alhambra, Chain, Event,
        cards::Cards,
        pieces::{Currency, Money},
        refusal::Refusal,
    },
};

/// Several cards come to no more than this.
const SEVERAL_AT_MOST: u32 = 5;

impl Alhambra {
    pub(super) fn check_take(&self, seat: Seat, cards: &Cards) -> Result<(), Refusal> {
        self.check_action_left(seat)?;
        if cards.is_empty() {
            return Err(Refusal::NothingTaken);
        }
        for card in cards.kinds() {
            let there = self.display.iter().filter(|it| **it == Some(card)).count() as u8;
            if there < cards.count(card) {
                return Err(Refusal::NotOnDisplay { card, there });
            }
        }
        if cards.len() > 1 && cards.sum() > SEVERAL_AT_MOST {
            return Err(Refusal::TakesTooMuch { sum: cards.sum(), most: SEVERAL_AT_MOST });
        }
        Ok(())
    }

    /// Every choice once, single cards first: of equal cards the first ones in the display are meant.
    pub(super) fn list_takes(&self, out: &mut Vec<Action>) {
        let mut small = [Money { currency: Currency::Yellow, value: 1 }; 4];
        let mut smalls = 0;
        for (at, card) in self.display.iter().enumerate() {
            let Some(card) = *card else { continue };
            if !self.display[..at].contains(&Some(card)) {
                out.push(Action::Take { cards: card.into() });
            }
            if u32::from(card.value) < SEVERAL_AT_MOST {
                small[smalls] = card;
                smalls += 1;
            }
        }
        if smalls > 1 {
            list_several(&small[..smalls], out);
        }
    }

    pub(super) fn take(&mut self, seat: Seat, cards: &Cards, events: &mut Events<Event>) {
        for card in cards.iter() {
            let place = self.display.iter_mut().find(|it| **it == Some(card));
            *place.expect("a taken card lies in the display") = None;
            self.player_mut(seat).hand.put(card);
        }
        self.set_chain(Chain::Done);
        events.tell(|| Event::MoneyTaken { seat, cards: *cards });
    }
}

fn list_several(small: &[Money], out: &mut Vec<Action>) {
    let mut sums = [0; 16];
    for chosen in 1usize..1 << small.len() {
        let least = chosen.trailing_zeros() as usize;
        sums[chosen] = sums[chosen & (chosen - 1)] + u32::from(small[least].value);
        let chosen_at = |at: usize| chosen >> at & 1 == 1;
        let equal_is_chosen = |at: usize| (0..at).all(|before| small[before] != small[at] || chosen_at(before));
        let places = || (0..small.len()).filter(|at| chosen_at(*at));
        if chosen.count_ones() > 1 && sums[chosen] <= SEVERAL_AT_MOST && places().all(equal_is_chosen) {
            out.push(Action::Take { cards: places().map(|at| small[at]).collect() });
        }
    }
}
