//! What a table that has ended is found by while it is not at hand.

use serde::{Deserialize, Serialize};

use super::{ClosedBecause, Millis, PersonRef, Phase, PlaceId, Table};

/// A table that has ended, in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// Where it is.
    pub place: PlaceId,
    /// The channel it was opened in.
    pub opened_in: String,
    /// The key of its game.
    pub game: String,
    /// Its people, in the order of their seats.
    pub people: Vec<PersonRef>,
    /// When it was opened.
    pub opened: Millis,
    /// When its last entry was written.
    pub last: Millis,
    /// Why it was closed before its game was over, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<ClosedBecause>,
}

impl Table {
    /// What it is found by, once it has ended.
    pub fn ended(&self) -> Option<Ended> {
        if matches!(self.phase(), Phase::Lobby | Phase::Playing) {
            return None;
        }
        let people = self.holders.iter().filter_map(|it| it.person.as_ref());
        Some(Ended {
            place: self.place.clone(),
            opened_in: self.opened_in.clone(),
            game: self.opening.game.clone(),
            people: people.map(|it| self.reference(&it.id)).collect(),
            opened: self.opened,
            last: self.last,
            closed: self.closed,
        })
    }
}
