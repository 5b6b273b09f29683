//! Whether play goes on and who decides, and how a game ended.

use serde::{Deserialize, Serialize};

use super::seat::Seats;

/// Whether play goes on, and who decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Somebody has to act.
    ToAct {
        /// Rises by one whenever a turn (or a simultaneous decision) begins, from 1.
        turn: u32,
        /// Play waits for each of these seats. Never empty; several when a decision is simultaneous.
        must: Seats,
        /// These seats may act too, and nobody waits for them.
        may: Seats,
    },
    /// The game has ended.
    Over(Outcome),
}

impl Status {
    /// The seats that must or may act.
    pub fn actors(&self) -> Seats {
        match self {
            Status::ToAct { must, may, .. } => must.union(*may),
            Status::Over(_) => Seats::NONE,
        }
    }

    /// The seats play waits for.
    pub fn waits_for(&self) -> Seats {
        match self {
            Status::ToAct { must, .. } => *must,
            Status::Over(_) => Seats::NONE,
        }
    }
}

/// Nobody wins or owes more points in any game, by far: a stored state with more of them is none.
pub const MOST_POINTS: i32 = 1_000_000;

/// Whether somebody can have so many points.
pub fn are_points(points: i32) -> bool {
    (-MOST_POINTS..=MOST_POINTS).contains(&points)
}

/// Final scores by seat, and the order of finish: rank 1 is the best, level seats share a rank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Rank by seat.
    pub ranks: Vec<u8>,
}

impl Outcome {
    /// Most points wins, level is shared.
    pub fn by_score(scores: Vec<i32>) -> Outcome {
        let rank = |score: &i32| scores.iter().filter(|it| *it > score).count() as u8 + 1;
        let ranks = scores.iter().map(rank).collect();
        Outcome { scores, ranks }
    }

    /// Whether every rank says how many stand before it.
    pub fn is_ranked(&self) -> bool {
        let before = |rank: &u8| self.ranks.iter().filter(|it| *it < rank).count();
        self.ranks.iter().all(|rank| usize::from(*rank) == before(rank) + 1)
    }
}
