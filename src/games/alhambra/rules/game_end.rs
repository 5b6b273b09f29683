//! The end of the game (rulebook p. 7, End of the game): the market cannot be filled, so what is left in it goes to the
//! richest, all who received tiles place them at the same time, and the last scoring round follows. In Granada each tile is
//! given and placed before the next one is given (p. 10, End of the game).

use std::iter::repeat_n;

use arrayvec::ArrayVec;
use pergola_engine::{Events, Outcome, Seat, Seats, State};

use crate::{
    Alhambra, Event, Phase,
    granada::MOST_TO_GIVE,
    pieces::{Border, Currency, Round},
};

impl Alhambra {
    pub(in super::super) fn begin_end(&mut self, events: &mut Events<Event>) {
        events.tell(|| Event::EndBegan { empty: self.unfilled_spaces().collect() });
        events.tell(|| Event::HandsShown { hands: self.players.iter().map(|player| *player.hand.cards()).collect() });
        if let Some(granada) = &mut self.granada {
            granada.to_give = spaces_to_give(self.combined.is_some());
            return self.give_next_tile(events);
        }
        for space in Currency::ALL {
            self.give_last_tile(space, Border::Wall, events);
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
    /// hands any more, so that all receivers are fixed. After the last one, and in Alhambra, the game is scored. In the combined
    /// game the Alhambra's tile of a space comes before Granada's.
    fn give_next_tile(&mut self, events: &mut Events<Event>) {
        while let Some(space) = self.granada.as_mut().and_then(|granada| granada.to_give.pop_at(0)) {
            let is_second = self.combined.is_some() && !self.granada.as_ref().is_some_and(|it| it.to_give.contains(&space));
            let border = if is_second { Border::Moat } else { Border::Wall };
            if let Some(seat) = self.give_last_tile(space, border, events) {
                self.turn += 1;
                self.phase = Phase::LastTiles { placing: Seats::only(seat) };
                return;
            }
        }
        self.finish(events);
    }

    /// A tile left in the market goes to the seat with strictly the most of its currency; otherwise it stays.
    fn give_last_tile(&mut self, space: Currency, border: Border, events: &mut Events<Event>) -> Option<Seat> {
        let tile = self.offer(space, border)?;
        let holds = |seat: Seat| self.player(seat).hand.sum_of(space);
        let most = Seat::all(self.seats()).map(holds).max().unwrap_or(0);
        let mut richest = Seat::all(self.seats()).filter(|seat| holds(*seat) == most);
        let to = richest.next().filter(|_| most > 0 && richest.next().is_none());
        let holdings = || Seat::all(self.seats()).map(holds).collect();
        events.tell(|| Event::LastTile { space, tile, holdings: holdings(), to });
        if let Some(seat) = to {
            self.take_from_market(space, tile);
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

/// Each space once for every tile in it.
fn spaces_to_give(of_both: bool) -> ArrayVec<Currency, MOST_TO_GIVE> {
    Currency::ALL.into_iter().flat_map(|space| repeat_n(space, if of_both { 2 } else { 1 })).collect()
}
