//! Who is asked for a favour, and who gets it.

use pergola_engine::{Chance, Events, Seat, Seats};

use super::{Favour, FavourStep, StandingOrder, VizierEvent, VizierRefusal, Viziers};
use crate::{
    Alhambra, Chain, Event, Phase,
    pieces::{Currency, Tile},
    refusal::Refusal,
};

/// A hand that is dealt anew has so many tries to be one that could pay exactly, where the game made known that it could.
const TRIES: u32 = 40;

impl Alhambra {
    /// The turn of `due` has come: it is played, or before it is asked who wants a favour.
    pub(crate) fn begin_turn(&mut self, due: Seat, events: &mut Events<Event>) {
        let asked = self.vizier().map_or(Seats::NONE, |module| self.to_ask(module));
        if asked.is_empty() {
            self.phase = Phase::Turn { seat: due, chain: Chain::Due };
            return;
        }
        self.phase = Phase::Favour(Favour { due, step: FavourStep::Asking { asked, open: asked } });
        events.tell(|| VizierEvent::FavourOffered { asked }.into());
    }

    /// Who is asked: who has a vizier face up and could pay a tile exactly, or everybody with one where the table wants it,
    /// but for those whose standing order answers.
    fn to_ask(&self, module: &Viziers) -> Seats {
        let is_asked = |seat: &Seat| match module.order(*seat) {
            StandingOrder::Ask => module.ask_all || self.pays_exactly(*seat, |_| true),
            StandingOrder::Always => false,
            StandingOrder::Unless(wanted) => self.pays_exactly(*seat, |tile| wanted.is(tile)),
        };
        module.up.iter().filter(is_asked).collect()
    }

    /// Whether a seat can pay one of these tiles of the market exactly; a bureau de change may help.
    pub(crate) fn pays_exactly(&self, seat: Seat, is_wanted: impl Fn(Tile) -> bool) -> bool {
        self.offers().any(|(space, tile)| is_wanted(tile) && self.has_exact_payment(seat, space, tile.price))
    }

    /// Whether the game has made known that this seat can pay exactly: it was asked for that, or carries out a favour.
    pub(crate) fn is_known_to_pay_exactly(&self, seat: Seat) -> bool {
        let ask_all = self.vizier().is_some_and(|module| module.ask_all);
        match &self.phase {
            Phase::Favour(Favour { step: FavourStep::Asking { asked, .. }, .. }) => !ask_all && asked.contains(seat),
            Phase::Favour(Favour { step: FavourStep::Acting { seat: acting, bought }, .. }) => *acting == seat && !bought,
            _ => false,
        }
    }

    /// How many tries a hand has that is dealt anew.
    pub(crate) fn tries_to_deal(&self, seat: Seat) -> u32 {
        if self.is_known_to_pay_exactly(seat) { TRIES } else { 1 }
    }

    /// Who asked for a favour has bought its tile: the vizier lies face down, and is not used again.
    pub(crate) fn spend_favour(&mut self) {
        let Phase::Favour(Favour { step: FavourStep::Acting { seat, bought }, .. }) = &mut self.phase else { return };
        *bought = true;
        if let Some(module) = self.modules.as_mut().and_then(|it| it.vizier.as_mut()) {
            module.up.remove(*seat);
        }
    }

    /// A purchase within a favour is paid exactly (expansion 1, The vizier's favour).
    pub(crate) fn check_exactly(&self, tile: Tile, space: Currency, paid: u32) -> Result<(), Refusal> {
        let is_favour = matches!(self.phase, Phase::Favour(_));
        if is_favour && paid != u32::from(tile.price) {
            return Err(VizierRefusal::NotExact { tile, space, paid }.into());
        }
        Ok(())
    }

    /// The favour ends: the market alone is refilled, each kind by itself, and others are asked, or the game ends.
    pub(crate) fn end_favour(&mut self, due: Seat, chance: &mut Chance, events: &mut Events<Event>) {
        self.refill_market(chance, events);
        if self.unfilled_spaces().next().is_some() {
            self.begin_end(events);
        } else {
            self.begin_turn(due, events);
        }
    }

    /// As soon as all earlier in order have declined the first taker carries it out; when all have, the due seat plays.
    pub(super) fn settle_answers(&mut self, events: &mut Events<Event>) {
        let Phase::Favour(Favour { due, step: FavourStep::Asking { asked, open } }) = &self.phase else { return };
        let (due, asked, open) = (*due, *asked, *open);
        let Some(module) = self.modules.as_mut().and_then(|it| it.vizier.as_mut()) else { return };
        let first = in_order(due, module.orders.len() as u8)
            .find(|seat| asked.contains(*seat) && (open.contains(*seat) || module.takers.contains(*seat)));
        let Some(seat) = first else {
            self.phase = Phase::Turn { seat: due, chain: Chain::Due };
            return;
        };
        if !open.contains(seat) {
            module.takers = Seats::NONE;
            self.phase = Phase::Favour(Favour { due, step: FavourStep::Acting { seat, bought: false } });
            events.tell(|| VizierEvent::FavourGranted { seat }.into());
        }
    }
}

impl Viziers {
    /// Whether the stored viziers are those of this table, and nobody is asked, answers or buys who cannot.
    pub(in super::super) fn is_sound(&self, state: &Alhambra) -> bool {
        let seats = state.players.len();
        let sits = |seat: Seat| seat.index() < seats;
        if self.orders.len() != seats || !self.up.iter().chain(self.takers.iter()).all(sits) {
            return false;
        }
        let can_buy = |seat: Seat| state.pays_exactly(seat, |_| true);
        match &state.phase {
            Phase::Favour(Favour { step: FavourStep::Asking { asked, open }, .. }) => {
                let has_answered = |seat: Seat| asked.contains(seat) && !open.contains(seat);
                !open.is_empty()
                    && open.iter().all(|seat| asked.contains(seat))
                    && asked.iter().all(|seat| self.up.contains(seat))
                    && self.takers.iter().all(|seat| has_answered(seat) && can_buy(seat))
            }
            Phase::Favour(Favour { step: FavourStep::Acting { seat, bought: false }, .. }) => {
                self.takers.is_empty() && state.player(*seat).to_place.is_empty() && can_buy(*seat)
            }
            _ => self.takers.is_empty(),
        }
    }
}

/// All seats, from the one whose turn is due to the one that played last.
pub(super) fn in_order(due: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |step| Seat((due.0 + step) % seats))
}
