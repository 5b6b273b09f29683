//! Who is asked for a favour, and who gets it.

use pergola_engine::{Events, Seat, Seats};

use super::{
    Viziers,
    event::VizierEvent,
    favour::{Favour, FavourStep, in_order},
    order::StandingOrder,
};
use crate::{Alhambra, Chain, Event, Phase};

impl Viziers {
    /// Who is asked: who has a vizier face up and could pay a tile exactly, or everybody with one where the table wants it,
    /// but for those whose standing order answers.
    pub(super) fn to_ask(&self, state: &Alhambra) -> Seats {
        let is_asked = |seat: &Seat| match self.order(*seat) {
            StandingOrder::Ask => self.ask_all || state.pays_exactly(*seat, |_| true),
            StandingOrder::Always => false,
            StandingOrder::Unless(wanted) => state.pays_exactly(*seat, |tile| wanted.is(tile)),
        };
        self.up.iter().filter(is_asked).collect()
    }
}

impl Alhambra {
    /// As soon as all earlier in order have declined the first taker carries it out; when all have, the due seat plays.
    pub(super) fn settle_answers(&mut self, events: &mut Events<Event>) {
        let Phase::Between(Favour { due, step: FavourStep::Asking { asked, open } }) = &self.phase else { return };
        let (due, asked, open) = (*due, *asked, *open);
        let Some(module) = self.modules.vizier_mut() else { return };
        let first = in_order(due, module.orders.len() as u8)
            .find(|seat| asked.contains(*seat) && (open.contains(*seat) || module.takers.contains(*seat)));
        let Some(seat) = first else {
            self.phase = Phase::Turn { seat: due, chain: Chain::Due };
            return;
        };
        if !open.contains(seat) {
            module.takers = Seats::NONE;
            self.phase = Phase::Between(Favour { due, step: FavourStep::Acting { seat, bought: false } });
            events.tell(|| VizierEvent::FavourGranted { seat }.into());
        }
    }
}

impl Viziers {
    /// Whether the stored viziers are those of this table, and nobody is asked, answers or buys who cannot.
    pub(super) fn fits(&self, state: &Alhambra) -> bool {
        let seats = state.players.len();
        let sits = |seat: Seat| seat.index() < seats;
        if self.orders.len() != seats || !self.up.iter().chain(self.takers.iter()).all(sits) {
            return false;
        }
        let can_buy = |seat: Seat| state.pays_exactly(seat, |_| true);
        match &state.phase {
            Phase::Between(Favour { step: FavourStep::Asking { asked, open }, .. }) => {
                let has_answered = |seat: Seat| asked.contains(seat) && !open.contains(seat);
                !open.is_empty()
                    && open.iter().all(|seat| asked.contains(seat))
                    && asked.iter().all(|seat| self.up.contains(seat))
                    && self.takers.iter().all(|seat| has_answered(seat) && can_buy(seat))
            }
            Phase::Between(Favour { step: FavourStep::Acting { seat, bought: false }, .. }) => {
                self.takers.is_empty() && state.player(*seat).to_place.is_empty() && can_buy(*seat)
            }
            _ => self.takers.is_empty(),
        }
    }
}
