//! What a table that has ended is found by while it is not at hand, and what its game has come to.

use pergola_engine::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

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
    /// What its game has come to for each of its people, in the same order; none of a table that was closed,
    /// unless one of its two people had left it late; and none where an earlier program archived it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standings: Option<Vec<Standing>>,
    /// Whether it was a lesson, which is its people's alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lesson: bool,
    /// Whether nobody was given hints there; of a table that an earlier program archived it is not known.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unaided: bool,
}

/// What a game that is over has come to for one of its people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The points of their seat.
    pub points: i32,
    /// The rank of their seat, from 1, among all seats, those of bots too.
    pub rank: u8,
    /// Whether they had left: a bot played their seat at the end, and was to play on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// Whether they had left, and not before the game's first scoring round; where there is none before the end, not before
    /// half of its turns.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub late: bool,
}

impl Ended {
    /// What a table is found by of which nothing but its last checkpoint is left, as far as that is read without the rules of its
    /// game: without what the game has come to.
    pub fn of_checkpoint(checkpoint: &Value) -> Option<Ended> {
        let place: PlaceId = serde_json::from_value(checkpoint["place"].clone()).ok()?;
        let holders = checkpoint["holders"].as_array()?.iter();
        let people = holders.filter_map(|it| serde_json::from_value(it["person"].clone()).ok()?);
        Some(Ended {
            opened_in: checkpoint["opened_in"].as_str().unwrap_or(&place.channel).to_owned(),
            game: checkpoint["opening"]["game"].as_str()?.to_owned(),
            people: people.collect(),
            opened: checkpoint["opened"].as_u64()?,
            last: checkpoint["last"].as_u64()?,
            closed: serde_json::from_value(checkpoint["closed"].clone()).ok()?,
            standings: None,
            lesson: !checkpoint["opening"]["lesson"].is_null(),
            unaided: checkpoint["opening"]["unaided"].as_bool().unwrap_or_default(),
            place,
        })
    }
}

impl Table {
    /// What it is found by, once it has ended.
    pub fn ended(&self) -> Option<Ended> {
        if matches!(self.phase(), Phase::Lobby | Phase::Playing) {
            return None;
        }
        Some(Ended {
            place: self.place().clone(),
            opened_in: self.facts.whereabouts.opened_in().to_owned(),
            game: self.facts.opening.game.clone(),
            people: self.facts.seated.holders.iter().filter_map(|it| it.person).collect(),
            opened: self.facts.log.opened,
            last: self.facts.log.last,
            closed: self.facts.closing.closed,
            standings: self.standings(),
            lesson: self.is_lesson(),
            unaided: self.facts.opening.unaided,
        })
    }

    fn standings(&self) -> Option<Vec<Standing>> {
        match self.phase() {
            _ if self.is_lesson() => None,
            Phase::Lobby | Phase::Playing => None,
            // What goes on from another game counts nowhere, which is known of it.
            Phase::Over | Phase::Closed(_) if self.from_turn().is_some() => Some(Vec::new()),
            Phase::Over => self.outcome().map(|outcome| self.standings_of(&outcome)),
            Phase::Closed(_) => self.conceded(),
        }
    }

    fn standings_of(&self, outcome: &Outcome) -> Vec<Standing> {
        let present = self.present();
        let seats = self.facts.seated.all().filter(|seat| self.facts.seated.person(*seat).is_some());
        let standing = |seat: Seat| Standing {
            points: outcome.scores[seat.index()],
            rank: outcome.ranks[seat.index()],
            left: !present.contains(seat),
            late: !present.contains(seat) && self.went_late(seat),
        };
        seats.map(standing).collect()
    }

    /// What a game has come to that was closed after one of its two people had left it late: they have lost.
    fn conceded(&self) -> Option<Vec<Standing>> {
        let present = self.present();
        let seats: Vec<Seat> = self.facts.seated.all().filter(|seat| self.facts.seated.person(*seat).is_some()).collect();
        let left: Vec<Seat> = seats.iter().copied().filter(|seat| !present.contains(*seat)).collect();
        let is_conceded = seats.len() == 2 && left.len() == 1 && self.went_late(left[0]);
        let standing = |seat: &Seat| {
            let left = left.contains(seat);
            Standing { points: 0, rank: if left { 2 } else { 1 }, left, late: left }
        };
        is_conceded.then(|| seats.iter().map(standing).collect())
    }
}
