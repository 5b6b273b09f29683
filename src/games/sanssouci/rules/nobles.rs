//! Moving a noble (rulebook, Move a Nobleman, and Points).

use pergola_engine::{Events, Seat};

use crate::{
    Action, Event, Phase, Refusal, Sanssouci,
    pieces::{Colour, Symbol},
    square::Square,
};

impl Sanssouci {
    pub(super) fn list_moves(&self, seat: Seat, out: &mut Vec<Action>) {
        let garden = &self.player(seat).garden;
        let goals = garden.goals();
        out.extend(goals.map(|goal| Action::Move { noble: goal.symbol(), to: goal.colour() }));
    }

    pub(super) fn check_move(&self, seat: Seat, noble: Symbol, to: Colour) -> Result<(), Refusal> {
        let garden = &self.player(seat).garden;
        let goal = Square::at(to, noble);
        match garden.noble(noble) {
            Some(stands) if to <= stands => Err(Refusal::NotLower { noble, stands }),
            _ if garden.ground().gardeners.contains(goal) => Err(Refusal::GoalIsGardener { goal }),
            _ if !garden.ground().covered().contains(goal) => Err(Refusal::GoalEmpty { goal }),
            _ if !garden.ground().paths().contains(goal) => Err(Refusal::NoPath { goal }),
            _ => Ok(()),
        }
    }

    /// However far it went, a noble scores the row it ends in.
    pub(crate) fn move_noble(&mut self, seat: Seat, noble: Symbol, to: Colour, events: &mut Events<Event>) {
        let points = self.printed.row(to).noble;
        let player = &mut self.players[seat.index()];
        let from = player.garden.noble(noble);
        player.garden.place_noble(noble, to);
        player.moves += i32::from(points);
        self.phase = Phase::End(seat);
        events.tell(|| Event::Moved { seat, noble, from, to, points });
    }
}
