//! The end of the game (rulebook p. 7, End of the game): the market cannot be filled, so what is left in it goes to the
//! richest, all who received tiles place them at the same time, and the last scoring round follows.

use crate::{
    engine::{Events, Outcome, Seat, Seats, State},
    games::alhambra::{
        Alhambra, Event, Phase,
        pieces::{Currency, Round},
    },
};

impl Alhambra {
    pub(in super::super) fn begin_end(&mut self, events: &mut Events<Event>) {
        events.tell(|| Event::EndBegan { empty: self.market.empty_spaces().collect() });
        events.tell(|| Event::HandsShown { hands: self.players.iter().map(|player| *player.hand.cards()).collect() });
        for space in Currency::ALL {
            self.give_last_tile(space, events);
        }
        let placing: Seats = Seat::all(self.seats()).filter(|seat| !self.player(*seat).to_place.is_empty()).collect();
        if placing.is_empty() {
            self.finish(events);
        } else {
            self.turn += 1;
            self.phase = Phase::LastTiles { placing };
        }
    }

    pub(super) fn end_placing(&mut self, seat: Seat, events: &mut Events<Event>) {
        let Phase::LastTiles { placing } = &mut self.phase else { unreachable!("the last tiles are being placed") };
        placing.remove(seat);
        if placing.is_empty() {
            self.finish(events);
        }
    }

    /// A tile left in the market goes to the seat with strictly the most of its currency; otherwise it stays.
    fn give_last_tile(&mut self, space: Currency, events: &mut Events<Event>) {
        let Some(tile) = self.market.tile(space) else { return };
        let holds = |seat: Seat| self.player(seat).hand.sum_of(space);
        let most = Seat::all(self.seats()).map(holds).max().unwrap_or(0);
        let mut richest = Seat::all(self.seats()).filter(|seat| holds(*seat) == most);
        let to = richest.next().filter(|_| most > 0 && richest.next().is_none());
        let holdings = || Seat::all(self.seats()).map(holds).collect();
        events.tell(|| Event::LastTile { space, tile, holdings: holdings(), to });
        if let Some(seat) = to {
            self.market.take(space);
            self.player_mut(seat).to_place.push(tile);
        }
    }

    fn finish(&mut self, events: &mut Events<Event>) {
        self.score(Round::C, events);
        let outcome = Outcome::by_score(self.players.iter().map(|player| player.score).collect());
        let dirk = self.dirk.as_ref().map(|dirk| dirk.score);
        events.tell(|| Event::GameEnded { outcome: outcome.clone(), dirk });
        self.phase = Phase::Over(outcome);
    }
}
