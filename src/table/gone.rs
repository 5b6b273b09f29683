//! When those went whose seats bots hold: before the game had got anywhere, or after half of it.

use pergola_engine::{Seat, Status};
use serde::{Deserialize, Serialize};

use super::Table;

/// Those whose seats bots hold, each as the game stood when they went.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Gone(Vec<GoneAt>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct GoneAt {
    seat: Seat,
    turn: u32,
    /// How many scoring rounds there had been.
    scorings: u32,
}

impl Gone {
    /// Whether nobody has gone.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The seats it tells of.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().map(|it| it.seat)
    }

    fn note(&mut self, gone: GoneAt) {
        self.back(gone.seat);
        self.0.push(gone);
    }

    /// A person has this seat again.
    fn back(&mut self, seat: Seat) {
        self.0.retain(|it| it.seat != seat);
    }
}

impl Table {
    /// A bot holds this seat from now on, or does no more.
    pub(super) fn note_gone(&mut self, seat: Seat, bot_holds: bool) {
        let (turn, scorings) = (self.settled_turn().unwrap_or_default(), self.facts.milestones.len() as u32);
        match bot_holds {
            true => self.facts.gone.note(GoneAt { seat, turn, scorings }),
            false => self.facts.gone.back(seat),
        }
    }

    /// Whether a seat's person, who has left a game that has ended, went after its first scoring round; in a game without one
    /// before its end, after half of its turns. How many turns a game would have had that was closed nobody knows.
    pub(super) fn went_late(&self, seat: Seat) -> bool {
        let Some(gone) = self.facts.gone.0.iter().find(|it| it.seat == seat) else { return false };
        let last = self.facts.play.as_ref().and_then(|play| match play.settled_status() {
            Status::Over(_) => play.stories().all().next_back().map(|story| story.turn),
            Status::ToAct { .. } => None,
        });
        let has_no_rounds = self.facts.milestones.len() <= 1;
        gone.scorings > 0 || has_no_rounds && last.is_some_and(|last| gone.turn > last / 2)
    }
}
