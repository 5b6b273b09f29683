//! Lessons: the first turns of a game, laid out and dealt with told luck, and explained step by step.
//!
//! A lesson is a file, `data/lessons/<game>.json`: the deal, and what everybody does, each action with the luck it meets.
//! The learner has the first seat; each step of theirs has a text that says what it is for, `lesson-<game>-<text>` of
//! `lesson-<game>.ftl`. The numbers of a text are read from the board as it is shown to the learner. Bots have the other
//! seats and do as the file says for as long as the learner does. Deliberately absent: what a learner does instead.

use std::{collections::BTreeMap, sync::LazyLock};

use pergola_data as data;
use pergola_engine::{Edition, Options, Record, Seat, Unreadable};
use serde::{Deserialize, Serialize};

/// Where the learner sits.
pub const LEARNER: Seat = Seat(0);

static LESSONS: LazyLock<BTreeMap<String, Lesson>> = LazyLock::new(|| {
    let read = |path: &'static str| {
        let game = path.trim_start_matches("lessons/").trim_end_matches(".json");
        let lesson = Lesson::read(data::file(path).unwrap_or_default());
        (game.to_owned(), lesson.unwrap_or_else(|why| panic!("the lesson {path} is broken: {why}")))
    };
    data::files("lessons").into_iter().map(read).collect()
});

/// The first turns of a game.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// What tells it from every other lesson, also from the same one before it was changed: 16 hexadecimal digits.
    #[serde(skip)]
    pub mark: String,
    /// How many play.
    pub seats: u8,
    /// The variants and modules.
    #[serde(default)]
    pub options: Options,
    /// The key of the bots that play on when the lesson is over.
    pub bot: String,
    /// The luck of the setup.
    pub deal: Vec<String>,
    /// What everybody does, in order.
    pub steps: Vec<Step>,
}

/// What somebody does in a lesson.
#[derive(Debug, Serialize, Deserialize)]
pub struct Step {
    /// Who does what, and the luck it meets.
    #[serde(flatten)]
    pub played: Record,
    /// For a step of the learner, what is said before it: the last part of a text's id.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The numbers in that text: where each stands in what the learner may know then, as a JSON pointer.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub numbers: BTreeMap<String, String>,
}

/// The lesson of the game with this key.
///
/// # Panics
/// When a lesson that goes with the program cannot be read, which a test excludes.
pub fn lesson(game: &str) -> Option<&'static Lesson> {
    LESSONS.get(game)
}

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// When it is no lesson.
    pub fn read(file: &[u8]) -> Result<Lesson, Unreadable> {
        let lesson: Lesson = serde_json::from_slice(file).map_err(|why| Unreadable::new("a lesson", why))?;
        let mark = Edition::of("lesson", &lesson).fingerprint;
        Ok(Lesson { mark, ..lesson })
    }
}
