//! A turn: a garden tile is placed beside those that lie, the buildings it encloses are scored, a new tile is drawn
//! (rulebook pp. 2-5).

use pergola_engine::{Chance, Events, Seat, State};

use crate::{
    Action, Event, Gardens, Phase, Refusal,
    board::Planted,
    pieces::{Field, Tile, Tree},
};

impl Gardens {
    /// Every tile of the hand on every field where one may lie, turned each way.
    pub(super) fn list_plantings(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = &self.hands[seat.index()];
        out.reserve(4 * hand.len() * self.board.places().count_ones() as usize);
        for tile in hand {
            for field in self.board.fields() {
                out.extend([0, 1, 2, 3].map(|turns| Action::Plant { tile: *tile, field, turns }));
            }
        }
    }

    /// A tile of the hand goes beside a tile that lies; the first of the game not onto the board's edge (rulebook p. 2).
    pub(super) fn may_plant(&self, seat: Seat, tile: Tile, field: Field) -> Result<(), Refusal> {
        if !self.hands[seat.index()].contains(&tile) {
            return Err(Refusal::NotInHand { tile });
        }
        match self.board.places() >> field.0 & 1 == 1 {
            true => Ok(()),
            false if self.board.planted(field).is_some() => Err(Refusal::Occupied { field }),
            false if self.board.is_bare() => Err(Refusal::FirstOnEdge { field }),
            false => Err(Refusal::NotAdjacent { field }),
        }
    }

    /// Places a tile and scores what it encloses, each building on its own in reading order (rulebook pp. 3-5).
    pub(crate) fn plant(&mut self, seat: Seat, tile: Tile, field: Field, turns: u8, events: &mut Events<Event>) {
        let hand = &mut self.hands[seat.index()];
        let at = hand.iter().position(|it| *it == tile).expect("a checked tile is in the hand");
        hand.remove(at);
        events.tell(|| Event::Planted { seat, tile, field, turns });
        for built in self.board.plant(field, Planted { tile, turns }) {
            let owner = built.winner.and_then(|tree: Tree| self.owners[tree as usize]);
            if let Some(tree) = built.winner {
                self.points[tree as usize] += u16::from(built.points);
            }
            events.tell(|| Event::Scored { seat, built, trees: self.board.trees(built.square), owner });
        }
        self.phase = Phase::End(seat);
    }

    /// Draws a new tile while the supply lasts; the game is over when all fields are planted (rulebook p. 6).
    pub(crate) fn end_turn(&mut self, seat: Seat, chance: &mut Chance, events: &mut Events<Event>) {
        if let Some(tile) = chance.draw(&mut self.supply) {
            self.hands[seat.index()].push(tile);
            self.hands[seat.index()].sort_unstable();
            events.tell(|| Event::Drawn { seat, tile: Some(tile) });
        }
        if self.board.is_full() {
            self.phase = Phase::Over;
            events.tell(|| Event::Ended);
        } else {
            self.turn += 1;
            self.phase = Phase::Plant(seat.next(self.seats()));
        }
    }
}
