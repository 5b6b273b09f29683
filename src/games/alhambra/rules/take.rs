//! Taking money (rulebook p. 4, Take some money): any one card, or several that come to at most 5.

use pergola_engine::{Events, Seat};

use crate::{
    Action, Alhambra, Chain, Event,
    money::{Cards, SEVERAL_AT_MOST},
    refusal::Refusal,
};

impl Alhambra {
    pub(super) fn check_take(&self, seat: Seat, cards: &Cards) -> Result<(), Refusal> {
        self.check_action_left(seat)?;
        if cards.is_empty() {
            return Err(Refusal::NothingTaken);
        }
        for card in cards.kinds() {
            let there = self.display.count(card);
            if there < cards.count(card) {
                return Err(Refusal::NotOnDisplay { card, there });
            }
        }
        if cards.len() > 1 && cards.sum() > SEVERAL_AT_MOST {
            return Err(Refusal::TakesTooMuch { sum: cards.sum(), most: SEVERAL_AT_MOST });
        }
        Ok(())
    }

    pub(super) fn list_takes(&self, out: &mut Vec<Action>) {
        out.extend(self.display.takes().iter().map(|cards| Action::Take { cards: *cards }));
    }

    pub(super) fn take(&mut self, seat: Seat, cards: &Cards, events: &mut Events<Event>) {
        self.display.take(cards);
        self.player_mut(seat).take_openly(cards);
        self.set_chain(Chain::Done);
        events.tell(|| Event::MoneyTaken { seat, cards: *cards });
    }
}
