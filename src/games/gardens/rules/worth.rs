//! What bots go by. No rule of the game.

use pergola_engine::{Seat, State};

use crate::{
    Gardens, Phase,
    board::award,
    pieces::{SQUARES, Square},
};

/// Hundredths that a point still to be won is worth.
const PROMISED: i64 = 20;

impl Gardens {
    /// What a seat has and may hope for more than the best other has, and the others may hope for.
    pub(super) fn advantage_of(&self, seat: Seat) -> i64 {
        let others = || Seat::all(self.seats()).filter(|other| *other != seat);
        let best = others().map(|other| self.score(other)).max().unwrap_or(0);
        let hoped = others().map(|other| self.promise(other)).sum::<i64>();
        100 * i64::from(self.score(seat) - best) + self.promise(seat) - hoped
    }

    /// What a seat may hope for: its trees that lead alone around buildings still open, by their value.
    pub(super) fn promise(&self, seat: Seat) -> i64 {
        if self.phase == Phase::Over {
            return 0;
        }
        let closed: Vec<_> = self.board.all_built().map(|built| built.square).collect();
        let squares = (0..SQUARES as u8).map(Square).filter(|square| !closed.contains(square));
        let leads = squares.filter_map(|square| {
            let trees = self.board.trees(square);
            let (winner, points) = award(self.board.value(square), trees);
            let winner = winner.filter(|winner| trees[*winner as usize] > 0)?;
            (self.owners[winner as usize] == Some(seat)).then_some(PROMISED * i64::from(points))
        });
        leads.sum()
    }
}
