//! The end of a turn, of a round and of the game (rulebook p. 7, End of round).

use pergola_engine::{Chance, Events, Seat, State};

use super::super::{
    Event, HangingGardens, Phase,
    printed::{GARDENERS, ROUNDS},
};

impl HangingGardens {
    /// The seat ends its turn; the next enhancement of the stack it bought from shows only now, so that buying can be taken
    /// back until then (rulings).
    pub(in super::super) fn end(&mut self, seat: Seat, chance: &mut Chance, events: &mut Events<Event>) {
        for stack in self.stacks.iter_mut().filter(|stack| stack.top.is_none()) {
            stack.top = chance.draw(&mut stack.rest);
            if let Some(tile) = stack.top {
                events.tell(|| Event::Turned { tile: self.printed.enhancement(tile) });
            }
        }
        self.end_turn(seat, events);
    }

    /// Passes the turn; when all gardeners are placed the round ends.
    pub(super) fn end_turn(&mut self, seat: Seat, events: &mut Events<Event>) {
        if !self.is_round_over() {
            self.phase = Phase::Take(seat.next(self.seats()));
            self.turn += 1;
        } else if self.round < ROUNDS {
            self.end_round(events);
            self.turn += 1;
        } else {
            self.phase = Phase::Over;
            events.tell(|| Event::Ended { points: Seat::all(self.seats()).map(|it| self.points(it)).collect() });
        }
    }

    /// This state with the turn of `seat`: what the running turn left open is made up for, without luck.
    pub(super) fn about_to_take(&self, seat: Seat) -> HangingGardens {
        let mut state = self.clone();
        // Whoever has none left takes a card in the next round, when all gardeners have come back.
        if state.gardeners_left(seat) == 0 {
            state.columns.iter_mut().for_each(|column| column.gardeners.clear());
        }
        state.phase = Phase::Take(seat);
        state
    }

    fn is_round_over(&self) -> bool {
        let placed: usize = self.columns.iter().map(|column| column.gardeners.len()).sum();
        placed == usize::from(GARDENERS * self.seats())
    }

    /// Gardeners come back, and whoever holds the first-player marker begins. The cards on display stay.
    fn end_round(&mut self, events: &mut Events<Event>) {
        self.columns.iter_mut().for_each(|column| column.gardeners.clear());
        events.tell(|| Event::RoundEnded { round: self.round, first: self.first });
        self.round += 1;
        self.phase = Phase::Take(self.first);
    }
}
