//! The rules, step by step in the order of the rulebook: setup and choices, a tile, a noble, the end of a turn.
//!
//! What may be asked in a phase is decided here; each step knows its own rule.

mod choices;
mod lay;
mod nobles;
mod setup;
mod turn_end;

use pergola_engine::Seat;

pub(super) use self::setup::drawn;
use super::{Action, Phase, Refusal, Sanssouci};

impl Sanssouci {
    /// Adds the actions of the seat, which is to act or has none.
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        match &self.phase {
            Phase::ChooseSides(choices) if choices.open.contains(seat) => self.list_sides(choices.sides[seat.index()], out),
            Phase::ChooseGarden(actor) if *actor == seat => self.list_gardens(out),
            Phase::Lay(actor) if *actor == seat => self.list_tiles(seat, out),
            Phase::Move(actor) if *actor == seat => {
                self.list_moves(seat, out);
                out.push(Action::End);
            }
            Phase::EndChoice(actor) | Phase::End(actor) if *actor == seat => out.push(Action::End),
            _ => {}
        }
    }

    /// Why the seat, which is to act, may not do this; nothing if it may.
    pub(super) fn why_not(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (&self.phase, action) {
            (Phase::ChooseGarden(_), Action::ChooseGarden(side)) => self.check_garden(*side),
            (Phase::ChooseGarden(_), _) => Err(Refusal::ChooseGardenFirst),
            (Phase::ChooseSides(choices), Action::ChooseSide(_) | Action::End) => {
                let has_chosen = choices.sides[seat.index()].is_some();
                match action {
                    Action::End if !has_chosen => Err(Refusal::ChooseSideFirst),
                    Action::ChooseSide(_) if has_chosen => Err(Refusal::AlreadyChosen),
                    _ => Ok(()),
                }
            }
            (Phase::ChooseSides(choices), _) if choices.sides[seat.index()].is_none() => Err(Refusal::ChooseSideFirst),
            (Phase::EndChoice(_) | Phase::ChooseSides(_), Action::ChooseGarden(_)) => Err(Refusal::AlreadyChosen),
            (Phase::EndChoice(_) | Phase::Move(_) | Phase::End(_), Action::End) => Ok(()),
            (Phase::EndChoice(_) | Phase::ChooseSides(_), _) => Err(Refusal::AlreadyChosen),
            (_, Action::ChooseGarden(_)) => Err(Refusal::NoGardenToChoose),
            (_, Action::ChooseSide(_)) => Err(Refusal::NoSideToChoose),
            (Phase::Lay(_), Action::Lay { card, tile, gardener }) => self.check_tile(seat, *card, *tile, *gardener),
            (Phase::Lay(_), _) => Err(Refusal::LayFirst),
            (_, Action::Lay { .. }) => Err(Refusal::AlreadyLaid),
            (Phase::Move(_), Action::Move { noble, to }) => self.check_move(seat, *noble, *to),
            (Phase::End(_), Action::Move { .. }) => Err(Refusal::AlreadyMoved),
            (Phase::Over, _) => unreachable!("nobody is to act when the game is over"),
        }
    }
}
