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
        gone.is_late(self.facts.milestones.len(), last)
    }
}

impl GoneAt {
    /// Whether it was late, in a game with so many scoring rounds and this last turn, if it has ended.
    fn is_late(self, scorings: usize, last: Option<u32>) -> bool {
        let has_no_rounds = scorings <= 1;
        self.scorings > 0 || has_no_rounds && last.is_some_and(|last| self.turn > last / 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_went_in_the_second_half_of_the_turns_went_late_where_nothing_was_scored_before_the_end() {
        let is_late = |turn, scorings, of_game, last| GoneAt { seat: Seat(0), turn, scorings }.is_late(of_game, last);
        for (last, half) in [(10, 5), (11, 5), (2, 1), (1, 0)] {
            for of_game in [0, 1] {
                assert!(!is_late(half, 0, of_game, Some(last)), "turn {half} of {last}");
                assert!(is_late(half + 1, 0, of_game, Some(last)), "turn {} of {last}", half + 1);
            }
        }
        assert!(!is_late(9, 0, 2, Some(10)), "before the first of several scoring rounds it is early, whatever the turn");
        assert!(is_late(2, 1, 2, Some(10)), "and after it late");
        assert!(!is_late(9, 0, 0, None), "how many turns a closed game would have had nobody knows");
    }
}
