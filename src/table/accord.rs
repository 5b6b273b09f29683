//! What the people of a table have agreed to, and the motion about which they vote. Deliberately absent: how a motion is made,
//! voted about and carried.

use pergola_engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{limits::PAUSE_MILLIS, moment::Millis, people::PersonRef};

/// What a motion is about, as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// The game goes back to the start of a turn.
    Undo {
        /// After how many entries it began.
        to: u64,
        /// Its number.
        turn: u32,
        /// Whether nobody has to agree, as whoever wants it did not confirm their turn and nobody has done anything since.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        freely: bool,
    },
    /// What was undone last is as it was.
    Redo {
        /// After how many entries it was so.
        to: u64,
        /// The number of the turn then.
        turn: u32,
    },
    /// The game stands still.
    Pause,
    /// The game goes on.
    Resume,
    /// A seat that a bot plays is offered to somebody.
    Seat {
        /// Which.
        seat: Seat,
        /// To whom.
        person: PersonRef,
        /// Whether they have asked for it, and take it as soon as all agree.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        asked: bool,
    },
}

/// Something the people of a table vote about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Motion {
    /// The number of its entry: what was asked before is answered as out of date.
    pub number: u64,
    /// What it is about.
    pub aim: Aim,
    /// Who made it.
    pub by: Seat,
    /// Who has agreed.
    #[serde(default)]
    pub agreed: Seats,
    /// Until when it is open.
    pub until: Millis,
}

/// What the people have agreed to, and what they vote about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Accord {
    /// What they vote about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) motion: Option<Motion>,
    /// Those whose motion was not carried in this turn.
    #[serde(default)]
    pub(super) answered: Seats,
    /// Whether the game stands still until all want to go on, or until [`PAUSE_MILLIS`] are over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) paused: bool,
    /// Since when it does; 0 where that was not noted, in tables of old.
    #[serde(default, skip_serializing_if = "is_not_noted")]
    paused_at: Millis,
    /// Whether everybody has been told that the pause is about to be over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) pause_end_told: bool,
    /// Who wanted the game to go back last, and who has played on instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) overtaken: Option<Overtaken>,
}

fn is_not_noted(at: &Millis) -> bool {
    *at == 0
}

/// A motion that somebody has answered by playing on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overtaken {
    /// Whose motion it was.
    pub by: Seat,
    /// Who has played on.
    pub played: Seat,
    /// How many stories of turns had been told then, theirs too.
    pub told: u64,
}

impl Accord {
    /// The seats it tells of.
    pub(super) fn seats(&self) -> Seats {
        let overtaken = self.overtaken.iter().flat_map(|it| [it.by, it.played]).fold(self.answered, |mut seats, it| {
            seats.insert(it);
            seats
        });
        self.motion.iter().fold(overtaken, |seats, it| seats.union(it.agreed).union(Seats::only(it.by)))
    }

    /// Whom it tells of.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonRef> {
        self.motion.iter().filter_map(|it| it.aim.person())
    }

    /// The number of what they vote about.
    pub(super) fn number(&self) -> Option<u64> {
        self.motion.as_ref().map(|it| it.number)
    }

    /// A turn begins: everybody may ask again.
    pub(super) fn begin_turn(&mut self) {
        self.answered = Seats::NONE;
    }

    /// The game stands still from this moment on, or goes on.
    pub(super) fn pause(&mut self, paused: bool, at: Millis) {
        (self.paused, self.paused_at, self.pause_end_told) = (paused, if paused { at } else { 0 }, false);
    }

    /// When the pause is over by itself, while there is one; `last` is when something happened last.
    pub(super) fn pause_until(&self, last: Millis) -> Option<Millis> {
        let since = if self.paused_at == 0 { last } else { self.paused_at };
        self.paused.then(|| since.saturating_add(PAUSE_MILLIS))
    }

    /// Whoever has this seat now has agreed to nothing yet.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.motion.iter_mut().for_each(|it| it.agreed.remove(seat));
    }
}

/// Why a motion was not carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dropped {
    /// Somebody said no.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// Whoever made it has thought better of it, or has left.
    Withdrawn,
    /// Its time was over.
    Lapsed,
    /// Somebody has ended a turn instead of answering: another, or whoever made it.
    Overtaken {
        /// Who.
        seat: Seat,
    },
    /// It cannot be carried out any more.
    Impossible,
}

impl Aim {
    /// After how many entries the game was as it is to be.
    pub(super) fn goes_back_to(self) -> Option<u64> {
        match self {
            Aim::Undo { to, .. } | Aim::Redo { to, .. } => Some(to),
            Aim::Pause | Aim::Resume | Aim::Seat { .. } => None,
        }
    }

    /// Who is to have a seat.
    fn person(self) -> Option<PersonRef> {
        match self {
            Aim::Seat { person, .. } => Some(person),
            Aim::Undo { .. } | Aim::Redo { .. } | Aim::Pause | Aim::Resume => None,
        }
    }
}
