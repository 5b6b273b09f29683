//! The stored form of a game in play: its states as the game saves them, of a version that the game brings up to date when it
//! reads them. What seats with pending actions see follows from the rest, and is not stored.

use std::sync::Arc;

use pergola_engine::{AnyState, Belonging, Game, Unreadable, load_checked};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Pending, Play};
use crate::{seated::of_other_seats, story::Stories, taken::Taken};

/// A game in play, as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StoredPlay {
    /// Of the game's stored state.
    version: u16,
    settled: Value,
    /// With the pending actions; missing when there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    current: Option<Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pending: Vec<Pending>,
    decisions: Vec<u64>,
    #[serde(default, skip_serializing_if = "Taken::is_empty")]
    taken: Taken,
    stories: Stories,
}

impl From<Play> for StoredPlay {
    fn from(play: Play) -> StoredPlay {
        let Play { version, settled, current, own: _, pending, decisions, taken, stories } = play;
        let current = if pending.is_empty() { None } else { Some(current.save()) };
        StoredPlay { version, settled: settled.save(), current, pending, decisions, taken, stories }
    }
}

impl StoredPlay {
    /// What it has counted.
    pub(crate) fn counts(&self) -> impl Iterator<Item = u64> {
        self.decisions.iter().copied().chain([self.stories.told()])
    }

    /// The game as its rules read it.
    pub(crate) fn read(self, game: &dyn Game, of: Belonging<'_>) -> Result<Play, Unreadable> {
        let seats = usize::from(of.seats);
        let StoredPlay { version, settled, current, pending, decisions, taken, stories } = self;
        if decisions.len() != seats || pending.iter().any(|it| it.record.seat.index() >= seats) {
            return Err(of_other_seats(seats));
        }
        let settled: Arc<dyn AnyState> = load_checked(game, version, &settled, of)?.into();
        let current = match current {
            Some(current) => load_checked(game, version, &current, of)?.into(),
            None => Arc::clone(&settled),
        };
        let (version, own) = (game.meta().version, Vec::new());
        let mut play = Play { version, settled, current, own, pending, decisions, taken, stories };
        play.divide();
        Ok(play)
    }
}
