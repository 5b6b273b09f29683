//! A plan: whole turns that a seat chose before its turn came, and the plans of all seats. Deliberately absent: how a plan is
//! made, and what becomes of it.

use pergola_engine::Seat;
use pergola_text::Text;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::limits::PLANNED_TURNS;

/// What a seat does when its turn comes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    pub(super) seat: Seat,
    /// How often it was changed, or cleared.
    pub(super) number: u64,
    /// In the order in which they are tried; only the last may be open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) turns: Vec<PlannedTurn>,
    /// Whether its person wants to be asked when something has changed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) asks: bool,
    /// The turn in which it was changed last.
    #[serde(default)]
    pub(super) made: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) end: Option<PlanEnd>,
}

/// A turn that is to be played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PlannedTurn {
    pub(super) actions: Vec<PlannedAction>,
    /// Whether nothing can be added to it.
    pub(super) whole: bool,
}

/// An action that is to be played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct PlannedAction {
    /// Its notation.
    pub(super) action: String,
    /// What it does: a fingerprint of its first event. 0 where it meets luck.
    pub(super) deed: u32,
    /// A fingerprint of all that could be chosen instead, and of all its events.
    pub(super) setting: u32,
    /// The steps that led to it in a menu: what it is called where it is not possible any more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) said: Vec<Value>,
}

/// How a plan came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanEnd {
    /// It was played, or begun as far as luck let it, in this turn.
    Played(u32),
    /// None of its turns could be played in this turn.
    NotPlayed(u32),
}

/// The plans of all seats that ever made one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Plans(pub(super) Vec<Plan>);

impl Plan {
    /// Rises with every change of it; 0 before the first.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The turns, in the order in which they are tried.
    pub fn turns(&self) -> &[PlannedTurn] {
        &self.turns
    }

    /// Whether its person wants to be asked when something has changed.
    pub fn asks(&self) -> bool {
        self.asks
    }

    /// How it came to its end, if it has.
    pub fn end(&self) -> Option<PlanEnd> {
        self.end
    }

    /// The turn that is being planned, if one is.
    pub fn open(&self) -> Option<&PlannedTurn> {
        self.turns.last().filter(|turn| !turn.whole)
    }

    /// Whether another turn can be planned.
    pub fn has_room(&self) -> bool {
        self.open().is_none() && self.turns.len() < PLANNED_TURNS
    }

    /// Bytes of its turns, and those of what they are called.
    pub(super) fn bytes(&self) -> (usize, usize) {
        let unsaid = |turn: &PlannedTurn| {
            let actions = turn.actions.iter().map(|it| PlannedAction { said: Vec::new(), ..it.clone() }).collect();
            PlannedTurn { actions, whole: turn.whole }
        };
        let bytes = |turns: &[PlannedTurn]| serde_json::to_string(turns).map_or(0, |it| it.len());
        let (all, turns) = (bytes(&self.turns), bytes(&self.turns.iter().map(unsaid).collect::<Vec<_>>()));
        (turns, all - turns)
    }

    pub(super) fn is_live(&self) -> bool {
        !self.turns.is_empty() && self.end.is_none()
    }

    pub(super) fn clear(&mut self) {
        self.turns.clear();
        self.asks = false;
        self.end = None;
    }
}

impl PlannedTurn {
    /// The notations of its actions.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = &str> {
        self.actions.iter().map(|it| it.action.as_str())
    }

    /// The steps that led to its actions in a menu when they were planned, as far as there was room for them.
    pub fn said(&self) -> impl Iterator<Item = Vec<Text>> {
        let read = |said: &Value| Text::deserialize(said).ok();
        self.actions.iter().map(move |it| it.said.iter().filter_map(read).collect())
    }

    /// Whether nothing can be added to it: it ends, or meets luck.
    pub fn is_whole(&self) -> bool {
        self.whole
    }
}

impl Plans {
    /// Whether nobody has ever planned.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The seats it tells of.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().map(|plan| plan.seat)
    }

    /// How often each was changed.
    pub(super) fn numbers(&self) -> impl Iterator<Item = u64> {
        self.0.iter().map(|plan| plan.number)
    }

    pub(super) fn of(&self, seat: Seat) -> Option<&Plan> {
        self.0.iter().find(|plan| plan.seat == seat)
    }

    /// Somebody else plays there: nothing of a plan is theirs.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.0.iter_mut().filter(|plan| plan.seat == seat).for_each(|plan| {
            plan.clear();
            plan.number += 1;
        });
    }

    pub(super) fn put(&mut self, plan: Plan) {
        self.0.retain(|it| it.seat != plan.seat);
        self.0.push(plan);
    }
}
