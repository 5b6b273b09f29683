//! The rules of a turn: which action answers which phase, and what the rules of each action are.
//!
//! `setup` lays the game out, `take` takes a card and lays it, `reveal` turns up the next, `buy` and `complete` are the two
//! optional steps, `turn_end` passes the turn, ends rounds and the game. Deliberately absent: points.

mod buy;
mod complete;
mod reveal;
mod setup;
mod take;
mod turn_end;

use super::{Action, Event, HangingGardens, Phase, Refusal, pieces::Bonus};
use crate::engine::{Events, Seat};

impl HangingGardens {
    /// Lists what a seat can do now.
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Take(actor) if actor == seat => self.list_takes(seat, out),
            Phase::Reveal(actor, _) if actor == seat => out.push(Action::Reveal),
            Phase::Buy(actor) if actor == seat => {
                self.list_purchases(seat, out);
                self.list_completions(seat, out);
                out.push(Action::End);
            }
            Phase::Complete(actor) if actor == seat => {
                self.list_completions(seat, out);
                out.push(Action::End);
            }
            Phase::End(actor) if actor == seat => out.push(Action::End),
            _ => {}
        }
    }

    /// Whether the phase asks for this action, and its own rule allows it.
    pub(super) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Take(_), Action::Take { column, level, place }) => self.check_take(seat, (*column, *level), *place),
            (Phase::Take(_), _) => Err(Refusal::TakeFirst),
            (Phase::Reveal(..), Action::Reveal) => Ok(()),
            (Phase::Reveal(..), _) => Err(Refusal::RevealNext),
            (_, Action::Take { .. } | Action::Reveal) => Err(Refusal::AlreadyTaken),
            (Phase::Buy(_), Action::Buy { tile, place }) => self.check_purchase(seat, *tile, *place),
            (Phase::Complete(_), Action::Buy { .. }) => Err(Refusal::AlreadyBought),
            (_, Action::Buy { .. }) => Err(Refusal::BoughtTooLate),
            (Phase::Buy(_) | Phase::Complete(_), Action::Complete { objective, bonus }) => {
                self.check_completion(seat, *objective, *bonus)
            }
            (_, Action::Complete { .. }) => Err(Refusal::AlreadyCompleted),
            (_, Action::End) => Ok(()),
        }
    }

    /// The bonus of a card or enhancement laid on this level (rulebook p. 6, Resolve your Garden card).
    fn gain(&mut self, seat: Seat, bonus: Bonus, level: u8, events: &mut Events<Event>) {
        match bonus {
            Bonus::Crown => {
                let from = Some(self.first).filter(|it| *it != seat);
                self.first = seat;
                events.tell(|| Event::Crowned { seat, from });
            }
            Bonus::Coin => self.gain_means(seat, (level, 0), events),
            Bonus::Tool => self.gain_means(seat, (0, level), events),
        }
    }

    /// Gold and tools never run out (rulings).
    fn gain_means(&mut self, seat: Seat, (gold, tools): (u8, u8), events: &mut Events<Event>) {
        let player = &mut self.players[seat.index()];
        player.gold += gold;
        player.tools += tools;
        events.tell(|| Event::Gained { seat, gold, tools });
    }
}
