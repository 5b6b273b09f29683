//! The end of the game (rulebook p. 7, End of the game): the market cannot be filled, so what is left in it goes to the
//! richest, all who received tiles place them at the same time, and the last scoring round follows. In Granada each tile is
//! given and placed before the next one is given (p. 10, End of the game).

use crate::{
    engine::{Events, Outcome, Seat, Seats, State},
    games::alhambra::{
        Alhambra, Event, Phase,
        pieces::{Currency, Round},
    },
};

impl Alhambra {
    pub(super) fn begin_end(&mut self, events: &mut Events<Event>) {
        events.tell(|| Event::EndBegan { empty: self.market.empty_spaces().collect() });
        events.tell(|| Event::HandsShown { hands: self.players.iter().map(|player| *player.hand.cards()).collect() });
        if let Some(granada) = &mut self.granada {
            granada.to_give = Currency::ALL.into();
            return self.give_next_tile(events);
        }
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
            self.give_next_tile(events);
        }
    }

    /// Granada: gives the tiles in the order of their spaces, until somebody receives one and places it. Money does not change
    /// hands any more, so that all receivers are fixed. After the last one, and in Alhambra, the game is scored.
    fn give_next_tile(&mut self, events: &mut Events<Event>) {
        while let Some(space) = self.granada.as_mut().and_then(|granada| granada.to_give.pop_at(0)) {
            if let Some(seat) = self.give_last_tile(space, events) {
                self.turn += 1;
                self.phase = Phase::LastTiles { placing: Seats::only(seat) };
                return;
            }
        }
        self.finish(events);
    }

    /// A tile left in the market goes to the seat with strictly the most of its currency; otherwise it stays.
    fn give_last_tile(&mut self, space: Currency, events: &mut Events<Event>) -> Option<Seat> {
        let tile = self.market.tile(space)?;
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
        to
    }

    fn finish(&mut self, events: &mut Events<Event>) {
        self.score(Round::C, events);
        let outcome = Outcome::by_score(self.players.iter().map(|player| player.score).collect());
        let dirk = self.dirk.as_ref().map(|dirk| dirk.score);
        events.tell(|| Event::GameEnded { outcome: outcome.clone(), dirk });
        self.phase = Phase::Over(outcome);
    }
}
