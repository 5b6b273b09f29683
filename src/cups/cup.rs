//! The document of a cup: everything that is stored of it.

use pergola_table::{Millis, PersonRef, PlaceId, TableId};
use serde::{Deserialize, Serialize};

/// The version of the documents this program writes, and the latest it reads.
pub const VERSION: u8 = 1;

/// The number of a cup, never given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CupId(pub u64);

/// How it is decided who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// Each meets each other once.
    RoundRobin,
    /// Those meet who stand level, and nobody the same person twice as long as that can be.
    Swiss,
}

/// What a cup is to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The key of the game that is played.
    pub game: String,
    /// Who meets whom.
    pub system: System,
    /// How many sit at a table.
    pub seats: u8,
    /// How many people take part at most; with so many it begins.
    pub people: u8,
    /// How many rounds are played at most; as many as suit those who take part, where it is nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u8>,
    /// How many days a round takes at most.
    pub days: u8,
}

/// Somebody who takes part, or did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// Who.
    pub person: PersonRef,
    /// Their lot, drawn when the cup begins: each has another, and the lower is first where nothing else tells two apart.
    #[serde(default, skip_serializing_if = "is_none")]
    pub lot: u8,
    /// Whether they gave up: they are not paired any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub withdrawn: bool,
}

/// How somebody came out of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Came {
    /// At this place, from 1, among those who stayed; level people share one.
    Place(u8),
    /// They were not there any more: behind all who stayed.
    Left,
}

/// How a game came to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// It was over.
    Played,
    /// Its table was closed before: level.
    Closed,
    /// The time of its round was over before: level.
    OutOfTime,
    /// Not played: somebody had given up.
    Forfeited,
}

/// What a game has come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    /// How it came to count.
    pub how: How,
    /// How each of its people came out, in their order.
    pub came: Vec<Came>,
}

/// A game of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CupGame {
    /// Who plays it, by their numbers among the entrants; the first sits first.
    pub entrants: Vec<u8>,
    /// Where, once its table is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// What it has come to, once it counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finish: Option<Finish>,
}

/// A round that has begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// When.
    pub begun: Millis,
    /// Its games.
    pub games: Vec<CupGame>,
    /// Who has nobody to play with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub free: Option<u8>,
}

/// How far a cup is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CupState {
    /// People join.
    Joining,
    /// It is played.
    Playing,
    /// All rounds are played.
    Over,
    /// It was called off.
    CalledOff,
}

/// A cup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cup {
    /// The version of this document.
    pub version: u8,
    /// Its number.
    pub id: CupId,
    /// Where it is played and told.
    pub place: PlaceId,
    /// The channel that this place belongs to, if it is a thread.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<String>,
    /// Who called for it.
    pub founder: PersonRef,
    /// What it is to be.
    pub plan: Plan,
    /// When it was called for.
    pub founded: Millis,
    /// How far it is.
    pub state: CupState,
    /// Who takes part, in the order in which they came.
    pub entrants: Vec<Entrant>,
    /// The rounds that have begun.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<Round>,
    /// How often it has changed.
    pub revision: u64,
    /// How many of its cards have been posted: see [`Cup::cards`].
    #[serde(default, skip_serializing_if = "is_none")]
    pub told: u8,
    /// When it changed last.
    pub last: Millis,
}

fn is_none(number: &u8) -> bool {
    *number == 0
}

impl CupGame {
    /// Whether it counts already.
    pub fn is_finished(&self) -> bool {
        self.finish.is_some()
    }
}

impl Cup {
    /// A person's number among the entrants.
    pub fn entrant(&self, person: PersonRef) -> Option<u8> {
        self.entrants.iter().position(|it| it.person == person).map(|at| at as u8)
    }

    /// How many have not given up.
    pub fn staying(&self) -> usize {
        self.entrants.iter().filter(|it| !it.withdrawn).count()
    }

    /// How many rounds it has with those who take part: as many as were asked for, but no more than bring new opponents.
    pub fn planned_rounds(&self) -> usize {
        let people = self.entrants.len();
        // With an odd number each round leaves another one free.
        let all = if people.is_multiple_of(2) { people.saturating_sub(1) } else { people };
        let suits = match self.plan.system {
            System::RoundRobin => all,
            System::Swiss => people.next_power_of_two().trailing_zeros() as usize + 1,
        };
        self.plan.rounds.map_or(suits, usize::from).clamp(1, all.max(1))
    }

    /// When the time of the present round is over.
    pub fn due(&self) -> Option<Millis> {
        let round = self.rounds.last().filter(|_| self.state == CupState::Playing)?;
        Some(round.begun + u64::from(self.plan.days) * 24 * 3_600 * 1_000)
    }

    /// How many cards there are to be posted so far: one that calls for people, one for each round, and one for its end.
    pub fn cards(&self) -> u8 {
        let end = u8::from(matches!(self.state, CupState::Over | CupState::CalledOff));
        1 + self.rounds.len() as u8 + end
    }

    /// Whether it goes on.
    pub fn is_open(&self) -> bool {
        matches!(self.state, CupState::Joining | CupState::Playing)
    }

    /// How often two of them have sat at one table.
    pub(crate) fn meetings(&self, one: u8, other: u8) -> u32 {
        let games = self.rounds.iter().flat_map(|round| &round.games);
        let was_played = |game: &&CupGame| game.finish.as_ref().is_none_or(|it| it.how != How::Forfeited);
        games.filter(was_played).filter(|game| game.entrants.contains(&one) && game.entrants.contains(&other)).count() as u32
    }

    /// In how many rounds one of them had nobody to play with.
    pub(crate) fn times_free(&self, entrant: u8) -> u32 {
        self.rounds.iter().filter(|round| round.free == Some(entrant)).count() as u32
    }
}
