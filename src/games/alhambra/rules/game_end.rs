//! The end of the game (rulebook p. 7, End of the game): the market cannot be filled, so what is left in it goes to the
//! richest, all who received tiles place them at the same time, and the last scoring round follows. Where tiles have two sides
//! each is given and placed before the next one is given (p. 10, End of the game).

use std::iter::repeat_n;

use arrayvec::ArrayVec;
use pergola_engine::{Events, Outcome, Seat, Seats, State};

use crate::{
    Alhambra, Event, MOST_LAST_TILES, Phase,
    pieces::{Currency, Round, Tile},
};

impl Alhambra {
    pub(crate) fn begin_end(&mut self, events: &mut Events<Event>) {
        events.tell(|| Event::EndBegan { empty: self.unfilled_spaces().collect() });
        events.tell(|| Event::HandsShown { hands: self.players.iter().map(|player| *player.hand.cards()).collect() });
        if self.printed.has_two_sides() {
            self.last_tiles = spaces_to_give(self.printed.sets.len());
            return self.give_next_tile(events);
        }
        let left: ArrayVec<(Currency, Tile), MOST_LAST_TILES> = self.market.offers().collect();
        for (space, tile) in left {
            self.give_last_tile(space, tile, events);
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

    /// Gives the tiles in the order of their spaces, in each in the order of the sets, until somebody receives one and places
    /// it. Money does not change hands any more, so that all receivers are fixed. After the last one the game is scored.
    fn give_next_tile(&mut self, events: &mut Events<Event>) {
        while let Some(space) = self.last_tiles.pop_at(0) {
            let to_come = self.last_tiles.iter().filter(|it| **it == space).count();
            let set = &self.printed.sets[self.printed.sets.len() - 1 - to_come];
            let Some(tile) = self.market.tile(space, set.border()) else { continue };
            if let Some(seat) = self.give_last_tile(space, tile, events) {
                self.turn += 1;
                self.phase = Phase::LastTiles { placing: Seats::only(seat) };
                return;
            }
        }
        self.finish(events);
    }

    /// Whether the spaces whose tiles are still to be given are the last ones of them all: they are given in their order.
    pub(crate) fn gives_in_order(&self) -> bool {
        spaces_to_give(self.printed.sets.len()).ends_with(&self.last_tiles)
    }

    /// A tile left in the market goes to the seat with strictly the most of its currency; otherwise it stays.
    fn give_last_tile(&mut self, space: Currency, tile: Tile, events: &mut Events<Event>) -> Option<Seat> {
        let holds = |seat: Seat| self.player(seat).hand.sum_of(space);
        let most = Seat::all(self.seats()).map(holds).max().unwrap_or(0);
        let mut richest = Seat::all(self.seats()).filter(|seat| holds(*seat) == most);
        let to = richest.next().filter(|_| most > 0 && richest.next().is_none());
        let holdings = || Seat::all(self.seats()).map(holds).collect();
        events.tell(|| Event::LastTile { space, tile, holdings: holdings(), to });
        if let Some(seat) = to {
            self.market.take(space, tile);
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

/// Each space once for every tile that may lie in it.
fn spaces_to_give(sets: usize) -> ArrayVec<Currency, MOST_LAST_TILES> {
    Currency::ALL.into_iter().flat_map(|space| repeat_n(space, sets)).collect()
}
