//! Decisions that were taken: what each seat did at its last ones.
//!
//! A decision's number is never used again, so a press that belongs to one that was taken is the same press once more: a
//! double press, or one whose answer was lost. It is known here for what it was, also after a restart. Deliberately absent:
//! what bots decided; they do not press.

use std::collections::VecDeque;

use pergola_engine::Seat;
use serde::{Deserialize, Serialize};

use super::limits::TAKEN;

/// What was done at the last decisions, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Taken(VecDeque<TakenDecision>);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct TakenDecision {
    seat: Seat,
    decision: u64,
    #[serde(flatten)]
    done: Done,
}

/// What was done at a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Done {
    /// This action was played.
    Acted(String),
    /// So many actions were taken back.
    TookBack(u32),
}

impl Taken {
    /// Whether nothing was done yet.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Notes what a seat did; of each seat the last decisions are kept.
    pub(super) fn note(&mut self, seat: Seat, decision: u64, done: Done) {
        if self.0.iter().filter(|it| it.seat == seat).count() == TAKEN {
            let oldest = self.0.iter().position(|it| it.seat == seat);
            oldest.map(|at| self.0.remove(at));
        }
        self.0.push_back(TakenDecision { seat, decision, done });
    }

    /// The decision at which a seat began to lay out what it has laid out by this one, so many actions: what was laid out and
    /// taken back again was a decision of its own each time.
    pub(super) fn began(&self, seat: Seat, mut decision: u64, mut laid_out: u32) -> u64 {
        while let Some(before) = decision.checked_sub(1) {
            match self.at(seat, before) {
                Some(Done::TookBack(actions)) => laid_out = laid_out.saturating_add(*actions),
                Some(Done::Acted(_)) if laid_out > 0 => laid_out -= 1,
                _ => break,
            }
            decision = before;
        }
        decision
    }

    /// What a seat did at this decision, if that is still known.
    pub(super) fn at(&self, seat: Seat, decision: u64) -> Option<&Done> {
        self.0.iter().find(|it| (it.seat, it.decision) == (seat, decision)).map(|it| &it.done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_laid_out_and_taken_back_leads_to_where_it_began() {
        let mut taken = Taken::default();
        let acted = || Done::Acted("take".to_owned());
        for (decision, done) in [(3, acted()), (4, acted()), (5, Done::TookBack(1))] {
            taken.note(Seat(0), decision, done);
        }
        assert_eq!(taken.began(Seat(0), 6, 0), 4, "what came before is settled");
        taken.note(Seat(0), 6, acted());
        assert_eq!(taken.began(Seat(0), 7, 1), 4);
        assert_eq!(taken.began(Seat(0), 5, 1), 4);
        assert_eq!(taken.began(Seat(0), 4, 0), 4);
        assert_eq!(taken.began(Seat(1), 7, 1), 7, "of another seat nothing is known");
        assert_eq!(taken.began(Seat(0), 0, 0), 0);
    }

    #[test]
    fn the_last_decisions_of_each_seat_are_known() {
        let mut taken = Taken::default();
        taken.note(Seat(1), 1, Done::TookBack(2));
        for decision in 1..=TAKEN as u64 + 1 {
            taken.note(Seat(0), decision, Done::Acted(format!("action {decision}")));
        }
        assert_eq!(taken.at(Seat(1), 1), Some(&Done::TookBack(2)), "others push nothing out");
        assert_eq!(taken.at(Seat(0), 1), None);
        assert_eq!(taken.at(Seat(0), 2), Some(&Done::Acted("action 2".to_owned())));
        assert_eq!(taken.at(Seat(0), TAKEN as u64 + 2), None);
    }
}
