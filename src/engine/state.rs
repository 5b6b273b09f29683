//! What a game is: who may act, what they may do, what follows, and who knows what.
//!
//! Deliberately absent: how it is said ([`super::Words`]) and how it is drawn ([`super::Pictures`]).

use std::{fmt, str::FromStr, sync::Arc};

use pergola_text::Text;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{
    chance::Chance,
    events::Events,
    meta::Meta,
    options::Options,
    search::Thought,
    seat::{Seat, Viewer},
    status::Status,
    unreadable::Unreadable,
};

/// Where the printed things of a game are looked up: a path below `data/` to its bytes.
pub type Files<'a> = &'a dyn Fn(&str) -> Option<&'a [u8]>;

/// One game: its state, and its rules as methods on that state. Pure: no clock, no I/O, no generator of its own.
///
/// Only the engine calls [`State::check`] and [`State::apply`]: see [`super::play()`]. One type can stand in the catalogue
/// several times, each time with its own [`Meta`], and with several editions of its printed tables.
pub trait State: Clone + Send + Sync + Serialize + 'static {
    /// Component tables, parsed from bytes; an edition is another set of them.
    type Printed: Serialize + Send + Sync + 'static;
    /// The validated variants and modules of one table.
    type Setup: Clone + fmt::Debug + Serialize + DeserializeOwned;
    /// What a seat does, imperative. `Display` is its notation, `FromStr` reads it; the notation is also its stored form.
    type Action: Clone + Eq + fmt::Debug + fmt::Display + FromStr<Err = Unreadable> + Send + Sync;
    /// What happened, past tense; for the story of the turn and the highlights of the picture. Names its seat. A field that
    /// somebody may not know is an `Option`.
    type Event: Clone + fmt::Debug + Serialize + DeserializeOwned;
    /// What one viewer may know; built field by field from the state, never by hiding parts of it.
    type View: Serialize + Send;
    /// Why an action is refused, with the numbers; uses only what its seat can see.
    type Refusal: fmt::Debug;

    /// Reads the component tables of the game that has these fixed facts.
    fn print(meta: &Meta, files: Files<'_>) -> Result<Self::Printed, Unreadable>;
    /// Checks the options chosen in a lobby, all of which are offered by [`Meta::options`].
    fn setup(meta: &Meta, seats: u8, chosen: &Options) -> Result<Self::Setup, Self::Refusal>;
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
    /// Whether this state's list may leave this legal action out, as where there are endless ways to pay.
    fn is_listed_in_part(&self, _seat: Seat, _action: &Self::Action) -> bool {
        false
    }
    /// Whether a seat may play this whoever's turn it is, so that it moves no turn on: a standing order, a reveal.
    fn is_aside(_action: &Self::Action) -> bool {
        false
    }
    /// Whether an action spends what its seat has once in a game, or wins back only with an action of a turn. Whoever plays a
    /// single turn for somebody leaves it to them while there is anything else to do.
    fn spends_what_is_rare(_action: &Self::Action) -> bool {
        false
    }
    /// Why not, if not. Called only for a seat that must or may act.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;
    /// Plays an action that passed [`State::check`]; cannot fail. The first event tells of the action itself and names the pieces
    /// it moves: a plan knows by it whether the same notation still does the same.
    fn apply(&mut self, seat: Seat, action: &Self::Action, chance: &mut Chance, events: &mut Events<Self::Event>);
    /// This state if it were the turn of `seat` now, with the choices it would have: for plans, and for what a choice would
    /// bring. Nothing once the game is over, or where no turn of `seat` can come any more. Where `seat` is to act already, the
    /// state as it is.
    fn as_if_turn_of(&self, seat: Seat) -> Option<Self>;

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// An event as this viewer saw it, with what is hidden left out; nothing where all of it is.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Whether this event showed somebody something hidden, so that what led to it cannot be taken back.
    fn reveals(event: &Self::Event) -> bool;
    /// Whether this event is a scoring round: a card is posted after it even when nobody has to act, and the table keeps it
    /// for its life.
    fn is_milestone(_event: &Self::Event) -> bool {
        false
    }
    /// A state this seat cannot tell from the real one: everything hidden from it dealt anew. The same luck gives the same
    /// world from all states that its seat cannot tell apart.
    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Self;
    /// The state when nobody keeps in mind what everybody saw and lies open no more, such as which cards a seat took:
    /// [`State::determinize`] deals that anew as well.
    fn forgetting(&self) -> Self {
        self.clone()
    }
    /// The codes of every piece, wherever it lies, in sorted order: nothing is ever lost.
    fn inventory(&self) -> Vec<String>;
    /// Why no game can have come to this state, if that is so: a table is not played on with it. A state that was made up to
    /// show a rule is read all the same.
    fn fault(&self) -> Option<&'static str> {
        None
    }
    /// How well `seat` stands, for bots: points if the last scoring were now, in hundredths, and a little for means. Nothing for
    /// how others stand.
    fn worth(&self, seat: Seat) -> i64;
    /// What bots go by that choose at a glance: [`State::worth`], and where one seat's turn takes from others what they have.
    /// Only what `seat` can tell counts: a playout in which others knew its secrets would think them cleverer than they can be.
    fn advantage(&self, seat: Seat) -> i64 {
        self.worth(seat)
    }
    /// How many points `seat` would have if the last scoring were now, in hundredths: for people, who are told what an action
    /// brings. Nothing for means, and nothing for how others stand.
    fn standing(&self, seat: Seat) -> i64;
    /// How far the game has come while no luck is met, by the position alone: as long as it rises no position comes again. What
    /// lowers it or leaves it as it is can be undone, and bots that do nothing else would stand still.
    fn progress(&self) -> i64 {
        0
    }
    /// For how many rounds of turns, one of each seat, bots that think long had best play on before they go by
    /// [`State::worth`]: few where one turn undoes another's, many where each seat plays for itself.
    fn foresight() -> u32 {
        4
    }
    /// How bots that think long had best do it.
    fn thought() -> Thought {
        Thought::Tree
    }
    /// States built by hand that stretch what lists, menus and pictures have to hold: a name, the seats, the state.
    fn widest(_printed: &Arc<Self::Printed>) -> Vec<(&'static str, u8, Self)> {
        Vec::new()
    }
    /// Scores a table of the physical game typed in as JSON; the format is in the game's module documentation.
    fn score_card(printed: &Self::Printed, input: &Value) -> Result<Value, Text>;
}
