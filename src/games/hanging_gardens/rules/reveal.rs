//! Reveal a new Garden card (rulebook p. 6): the column slides down, and a new card comes on top.

use pergola_engine::{Chance, Events, Seat};

use super::super::{Event, HangingGardens, Phase, pieces::Column};

impl HangingGardens {
    /// Slides the column down and turns up a card; where nothing else can be done the turn ends.
    pub(in super::super) fn reveal(&mut self, seat: Seat, chance: &mut Chance, events: &mut Events<Event>) {
        if let Phase::Reveal(_, column) = self.phase {
            self.slide(column, chance, events);
        }
        if self.ends_with_reveal(seat) {
            self.end_turn(seat, events);
        } else {
            self.phase = Phase::Buy(seat);
        }
    }

    fn slide(&mut self, column: Column, chance: &mut Chance, events: &mut Events<Event>) {
        let cards = &mut self.columns[column as usize].cards;
        if let Some(gap) = cards.iter().position(Option::is_none) {
            cards[gap..].rotate_left(1);
        }
        let top = cards.len() - 1;
        cards[top] = chance.draw(&mut self.deck);
        if let Some(card) = cards[top] {
            events.tell(|| Event::Revealed { column, card: self.printed.card(card) });
        }
    }

    /// Whether a turn of this seat ends with the new card, because nothing can be bought or completed.
    pub(in super::super) fn ends_with_reveal(&self, seat: Seat) -> bool {
        !self.can_buy(seat) && !self.can_complete(seat)
    }
}
