//! Choices before the first turn: a garden in seat order, the side of the expansion board all at once.
//!
//! A choice is one action and then the seat's own `end`, until which it can be taken back (rulings, Second reading).

use pergola_engine::{Events, Seat};

use crate::{
    Action, Event, Phase, Refusal, Sanssouci,
    pieces::{Face, Side},
};

impl Sanssouci {
    /// Any side of a board nobody has (rulebook, Setup; rulings: no board twice at a table).
    pub(super) fn list_gardens(&self, out: &mut Vec<Action>) {
        out.extend(Side::all().filter(|side| self.owner(*side).is_none()).map(Action::ChooseGarden));
    }

    pub(super) fn check_garden(&self, side: Side) -> Result<(), Refusal> {
        match self.owner(side) {
            Some(by) => Err(Refusal::BoardTaken { board: side.board, by }),
            None => Ok(()),
        }
    }

    pub(crate) fn choose_garden(&mut self, seat: Seat, side: Side, events: &mut Events<Event>) {
        self.players[seat.index()].garden.set_side(side, &self.printed);
        self.phase = Phase::EndChoice(seat);
        events.tell(|| Event::GardenChosen { seat, side });
    }

    /// Either side of the own expansion board (rulebook, Expansion).
    pub(super) fn list_sides(&self, chosen: Option<Face>, out: &mut Vec<Action>) {
        match chosen {
            None => out.extend(Face::ALL.map(Action::ChooseSide)),
            Some(_) => out.push(Action::End),
        }
    }

    pub(crate) fn choose_side(&mut self, seat: Seat, face: Face, events: &mut Events<Event>) {
        if let Phase::ChooseSides(choices) = &mut self.phase {
            choices.sides[seat.index()] = Some(face);
        }
        events.tell(|| Event::SideChosen { seat, side: Some(face) });
    }
}
