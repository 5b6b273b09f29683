//! The luck that was met in the last turns.
//!
//! Where the game has gone back, whoever plays the same from the same position meets the same luck: what came to light stays
//! known, and nobody draws anew by asking for an undo. Luck is found by the position and the action that met it, so whoever
//! plays anything else on the way meets luck of its own. Deliberately absent: when the game goes back.

use std::collections::VecDeque;

use pergola_engine::{AnyState, Record, Seat, digest};
use serde::{Deserialize, Serialize};

use super::limits::STORIES;

/// What was met in the last turns, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct MetLuck(VecDeque<Met>);

/// What one action met.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Met {
    /// In which turn.
    turn: u32,
    /// The number of the position and the action.
    key: u64,
    /// The luck.
    chance: Vec<String>,
}

/// What is known of the luck that an action is about to meet.
#[derive(Clone, Copy)]
pub(super) struct KnownLuck<'a> {
    /// What comes next, as a lesson tells.
    pub(super) told: Option<&'a Record>,
    /// What was met in the last turns.
    pub(super) met: &'a MetLuck,
}

impl MetLuck {
    /// Whether nothing is known.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Notes what an action met that was played in this turn in this position. Of turns as of stories the last are known.
    pub(super) fn note(&mut self, turn: u32, position: &dyn AnyState, record: &Record) {
        if record.chance.is_empty() {
            return;
        }
        let key = key(position, record.seat, &record.action);
        self.0.retain(|it| it.key != key && it.turn.saturating_add(STORIES as u32) > turn);
        self.0.push_back(Met { turn, key, chance: record.chance.clone() });
    }

    /// What this action met in this turn, when the game was in this position before.
    fn at(&self, turn: u32, position: &dyn AnyState, seat: Seat, action: &str) -> Option<&Met> {
        // Until the game goes back, what was met was met in earlier turns: then no position has to be read.
        self.0
            .iter()
            .any(|it| it.turn >= turn)
            .then(|| key(position, seat, action))
            .and_then(|key| self.0.iter().find(|it| it.key == key))
    }
}

impl KnownLuck<'_> {
    /// This action in this position as it is known to go; nothing where that is not known.
    pub(super) fn record(&self, turn: u32, position: &dyn AnyState, seat: Seat, action: &str) -> Option<Record> {
        let told = self.told.filter(|told| told.seat == seat && told.action == action);
        let told = told.and_then(|told| told.replay(&mut *position.fork()).ok());
        told.or_else(|| {
            let chance = self.met.at(turn, position, seat, action)?.chance.clone();
            let met = Record { seat, action: action.to_owned(), chance, events: Vec::new(), reveals: false };
            met.replay(&mut *position.fork()).ok()
        })
    }
}

fn key(position: &dyn AnyState, seat: Seat, action: &str) -> u64 {
    digest(&(position.digest(), seat, action))
}

#[cfg(test)]
mod tests {
    use pergola_engine::{Chance, Options};
    use pergola_games::GAMES;

    use super::*;

    #[test]
    fn the_luck_of_the_last_turns_is_known_and_no_other() {
        let game = GAMES.game("gardens").expect("it is in the catalogue");
        let position = game.start(2, &Options::default(), &mut Chance::rolled(1)).expect("two can play it");
        let record = |action: &str| Record {
            seat: Seat(0),
            action: action.to_owned(),
            chance: vec!["5-la-le-pa-or".to_owned()],
            events: Vec::new(),
            reveals: false,
        };
        let (mut met, turns) = (MetLuck::default(), STORIES as u32);
        let knows = |met: &MetLuck, action: &str| met.at(1, &*position, Seat(0), action).is_some();
        met.note(1, &*position, &record("first"));
        met.note(turns, &*position, &record("second"));
        assert!(knows(&met, "first") && knows(&met, "second"), "of so many turns it is");
        met.note(turns + 1, &*position, &record("third"));
        assert!(!knows(&met, "first") && knows(&met, "second") && knows(&met, "third"), "of one more it is not");
        assert_eq!(turns, 16);
    }
}
