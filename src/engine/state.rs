//! What every game answers: who may act, what they may do, what follows, and who sees what.

use std::{fmt, str::FromStr, sync::Arc};

use pergola_render::Scene;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{
    chance::Chance,
    frame::{Frame, Step},
    options::{OptionKind, Options},
    seat::{Seat, Seats, Viewer},
};
use crate::text::Text;

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
}

/// The fixed facts about a game.
#[derive(Debug)]
pub struct Meta {
    /// The game's key, now and for ever: `alhambra`, `hanging-gardens`.
    pub key: &'static str,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// The version of the stored state; raised when it changes, see [`State::load`].
    pub version: u16,
    /// What a table can choose in its lobby.
    pub options: &'static [OptionKind],
    /// The game's slash commands, fixed when they are registered.
    pub verbs: &'static [Verb],
    /// No game, however it is played by random legal actions, is longer than this.
    pub ply_limit: u32,
}

/// A kind of action, as a slash command: `/alhambra buy tile: pay:`.
#[derive(Debug)]
pub struct Verb {
    /// The command's word, the first word of the action's notation.
    pub key: &'static str,
    /// Its options, in the order of [`State::slots`].
    pub slots: &'static [Slot],
}

/// One option of a slash command.
#[derive(Debug)]
pub struct Slot {
    /// The option's name.
    pub key: &'static str,
    /// Whether it has to be filled; a missing optional slot takes the first listed action.
    pub required: bool,
}

/// The notation of the action that ends a turn, in every game. A table's Confirm is this action.
pub const END: &str = "end";

/// A stored form or a notation that cannot be read: what it was, and what is expected instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// What was read.
    pub what: String,
    /// What is wrong with it, and what is possible instead.
    pub why: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.what.trim() {
            "" => write!(f, "nothing is written there: {}", self.why),
            what => write!(f, "cannot read {what}: {}", self.why),
        }
    }
}

impl std::error::Error for Unreadable {}

impl Unreadable {
    /// `what` cannot be read, because of `why`.
    pub fn new(what: impl Into<String>, why: impl fmt::Display) -> Unreadable {
        Unreadable { what: what.into(), why: why.to_string() }
    }
}

/// Where the printed things of a game are looked up: a path below `data/` to its bytes.
pub type Files<'a> = &'a dyn Fn(&str) -> Option<&'a [u8]>;

/// What an action brought about, in order. Reused from action to action; silent when nobody listens.
#[derive(Debug)]
pub struct Events<E> {
    list: Vec<E>,
    heard: bool,
}

impl<E> Default for Events<E> {
    fn default() -> Events<E> {
        Events { list: Vec::new(), heard: true }
    }
}

impl<E> Events<E> {
    /// A list that keeps nothing, for playouts.
    pub fn unheard() -> Events<E> {
        Events { list: Vec::new(), heard: false }
    }

    /// Tells of an event; it is made only when somebody listens.
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if self.heard {
            self.list.push(event());
        }
    }

    /// The events so far.
    pub fn as_slice(&self) -> &[E] {
        &self.list
    }

    /// Forgets the events, keeping the room.
    pub fn clear(&mut self) {
        self.list.clear();
    }
}

/// One game: its state, and its rules as methods on that state. Pure: no clock, no I/O, no generator of its own.
///
/// Only the engine calls [`State::check`] and [`State::apply`]: see [`super::play`].
pub trait State: Clone + Send + Sync + Serialize + 'static {
    /// Component tables, parsed from bytes; what an edition can replace.
    type Printed: Send + Sync + 'static;
    /// The validated variants and modules of one table.
    type Setup: Clone + fmt::Debug + Serialize + DeserializeOwned;
    /// What a seat does, imperative. `Display` is its notation, `FromStr` reads it; the notation is also its stored form.
    type Action: Clone + Eq + fmt::Debug + fmt::Display + FromStr<Err = Unreadable>;
    /// What happened, past tense; for the story of the turn and the highlights of the picture. Names its seat.
    type Event: Clone + fmt::Debug + Serialize + DeserializeOwned;
    /// What one viewer may know; built field by field from the state, never by hiding parts of it.
    type View: Serialize + Send;
    /// Why an action is refused, with the numbers; uses only what its seat can see.
    type Refusal: fmt::Debug;

    /// The fixed facts.
    const META: Meta;

    /// Reads the component tables.
    fn print(files: Files<'_>) -> Result<Self::Printed, Unreadable>;
    /// Checks the options chosen in a lobby. Options it does not know are refused.
    fn setup(seats: u8, chosen: &Options) -> Result<Self::Setup, Self::Refusal>;
    /// Lays the game out. `seats` is within [`Meta::seats`].
    fn new(printed: &Arc<Self::Printed>, setup: &Self::Setup, seats: u8, chance: &mut Chance) -> Self;
    /// Reads a stored state of any version ever stored, bringing it up one version at a time.
    fn load(printed: &Arc<Self::Printed>, version: u16, saved: Value) -> Result<Self, Unreadable>;

    /// How many seats play.
    fn seats(&self) -> u8;
    /// Whether play goes on, and who decides.
    fn status(&self) -> Status;
    /// Adds the actions this seat can choose from, in a stable order, at most 500. Empty for a seat that is not to act.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Why not, if not. Called only for a seat that must or may act.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;
    /// Plays an action that passed [`State::check`]; cannot fail.
    fn apply(&mut self, seat: Seat, action: &Self::Action, chance: &mut Chance, events: &mut Events<Self::Event>);

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// A state this seat cannot tell from the real one: everything hidden from it dealt anew.
    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Self;
    /// The codes of every piece, wherever it lies, in sorted order: nothing is ever lost.
    fn inventory(&self) -> Vec<String>;
    /// Whether lists hold only some of the legal actions like this one, as where there are endless ways to pay.
    fn is_listed_in_part(_action: &Self::Action) -> bool {
        false
    }
    /// States built by hand that stretch what lists, menus and pictures have to hold: a name, the seats, the state.
    fn widest(_printed: &Arc<Self::Printed>) -> Vec<(&'static str, u8, Self)> {
        Vec::new()
    }
    /// How well `seat` stands, for bots: points if the last scoring were now, in hundredths, and a little for means.
    fn worth(&self, seat: Seat) -> i64;

    /// The steps that lead to a listed action in a menu, at most 6; no two actions of a list share a path.
    fn path(&self, seat: Seat, action: &Self::Action) -> Vec<Step>;
    /// The paths of all listed actions of `seat`, in their order; written by games that look at the whole list to tell one.
    fn paths(&self, seat: Seat, listed: &[Self::Action]) -> Vec<Vec<Step>> {
        listed.iter().map(|action| self.path(seat, action)).collect()
    }
    /// The action's verb and the notation in each of its slots, in the order of [`Meta::verbs`]; an empty string for an
    /// optional slot this action does not use.
    fn slots(action: &Self::Action) -> (&'static str, Vec<String>);
    /// The action that these slots spell, as notation to be read by `FromStr`. Missing optional slots are empty.
    fn spell(verb: &str, slots: &[String]) -> String;
    /// What this viewer hears of an event; nothing when it is none of their business.
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Text>;
    /// Whether this event showed somebody something hidden, so that what led to it cannot be taken back.
    fn reveals(event: &Self::Event) -> bool;
    /// Whether this event is a scoring round: a card is posted after it even when nobody has to act.
    fn is_milestone(_event: &Self::Event) -> bool {
        false
    }
    /// A refusal in words.
    fn refuse(refusal: &Self::Refusal) -> Text;
    /// The table's picture for [`Viewer::Everyone`], a seat's personal picture otherwise.
    fn picture(view: &Self::View, frame: &Frame<Self::Event>) -> Scene<Text>;
    /// The same facts as sentences, the most important first: alt text and text board.
    fn describe(view: &Self::View, frame: &Frame<Self::Event>) -> Vec<Text>;
    /// Scores a table of the physical game typed in as JSON; the format is in the game's module documentation.
    fn score_card(printed: &Self::Printed, input: &Value) -> Result<Value, Text>;
}
