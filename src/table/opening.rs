//! What a table is opened with. Before the start people choose on, and it is what was chosen so far.

use std::sync::Arc;

use pergola_engine::{Edition, Editions, Game, MissingEdition, Options};
use serde::{Deserialize, Serialize};

use super::clock::TimeLimit;

/// Which game of which cup a table is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfCup {
    /// The cup's number.
    pub cup: u64,
    /// The round, from 0.
    pub round: u8,
    /// Which of its games, from 0.
    pub game: u8,
}

/// What a table is opened with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// The game's key.
    pub game: String,
    /// How many seats the table has, bots included.
    pub seats: u8,
    /// The language of everything public.
    pub language: String,
    /// The printed tables it is played with; where none are named, those the game is shipped with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<Edition>,
    /// The variants and modules chosen so far.
    pub options: Options,
    /// Whether luck seats the people when the game begins; otherwise they sit as they came.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shuffled: bool,
    /// Whether the table is still to get a place of its own below the one it was opened in: a thread. What comes of it is
    /// told by [`Command::Move`](super::Command::Move).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own_thread: bool,
    /// How much time people have; as much as they like where there is no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeLimit>,
    /// Whether nobody is given hints.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unaided: bool,
    /// The mark of the lesson that is given here, to its opener alone: see [`pergola_lessons::Lesson`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// The game of a cup that is played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cup: Option<OfCup>,
    /// The turn of another game from which it goes on: it counts nowhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from_turn: Option<u32>,
    /// How often the rules of its game had [changed](pergola_engine::Meta::rules) when it was opened, or when its people were
    /// told last.
    #[serde(default, skip_serializing_if = "is_never")]
    pub rules: u16,
}

fn is_never(changes: &u16) -> bool {
    *changes == 0
}

impl Opening {
    /// A table as it comes: its shipped edition and options, seats as people come, no limit of time, no place of its own.
    pub fn new(game: impl Into<String>, seats: u8, language: impl Into<String>) -> Opening {
        Opening {
            game: game.into(),
            seats,
            language: language.into(),
            edition: None,
            options: Options::default(),
            shuffled: false,
            own_thread: false,
            time: None,
            unaided: false,
            lesson: None,
            cup: None,
            from_turn: None,
            rules: 0,
        }
    }
}

/// The edition a table is opened with; where none was named, the one the game is shipped with.
pub(super) fn edition_of<'a>(editions: &'a Editions, opening: &Opening) -> Result<&'a Arc<dyn Game>, MissingEdition> {
    opening.edition.as_ref().map_or(Ok(editions.first()), |edition| editions.exactly(edition))
}
