//! The erased face of a game: what the table, the conversation, bots, tools and tests speak to.
//!
//! Generics stop here. An action is its notation, an event its stored form; nobody outside asks which game it is.

use std::{
    fmt,
    marker::PhantomData,
    sync::{Arc, OnceLock},
};

use pergola_render::Scene;
use serde_json::Value;

use super::{
    chance::Chance,
    frame::{Frame, Step},
    options::Options,
    seat::{Seat, Seats, Viewer},
    state::{Events, Meta, State, Status, Unreadable},
};
use crate::text::Text;

/// A game in the catalogue.
pub trait Game: Send + Sync {
    /// The fixed facts.
    fn meta(&self) -> &'static Meta;
    /// Whether a table with so many seats can be played with these options; why not, otherwise.
    fn setup(&self, seats: u8, chosen: &Options) -> Result<(), Text>;
    /// Lays the game out.
    fn start(&self, seats: u8, chosen: &Options, chance: &mut Chance) -> Result<Box<dyn AnyState>, Text>;
    /// Reads a stored state of any version ever stored.
    fn load(&self, version: u16, saved: Value) -> Result<Box<dyn AnyState>, Unreadable>;
    /// What this viewer hears of a stored event; nothing also when it cannot be read any more.
    fn tell(&self, event: &Value, viewer: Viewer) -> Option<Text>;
    /// Whether a stored event is a scoring round: a card is posted after it even when nobody has to act.
    fn is_milestone(&self, event: &Value) -> bool;
    /// The notation that these slots of a slash command spell.
    fn spell(&self, verb: &str, slots: &[String]) -> String;
    /// Whether lists hold only some of the legal actions like this one; no for what is no action.
    fn is_listed_in_part(&self, action: &str) -> bool;
    /// States built by hand that stretch what lists, menus and pictures have to hold: a name, the seats, the state.
    fn widest(&self) -> Vec<(&'static str, u8, Box<dyn AnyState>)>;
    /// Scores a table of the physical game typed in as JSON.
    fn score_card(&self, input: &Value) -> Result<Value, Text>;
}

/// A state of some game.
pub trait AnyState: Send + Sync {
    /// How many seats play.
    fn seats(&self) -> u8;
    /// Whether play goes on, and who decides.
    fn status(&self) -> Status;
    /// The notation of every listed action of this seat, in a stable order.
    fn legal_actions(&self, seat: Seat) -> Vec<String>;
    /// The listed actions with the steps that lead to each in a menu.
    fn menu(&self, seat: Seat) -> Vec<Choice>;
    /// Reads an action and checks it; its canonical notation if it is legal now.
    fn check(&self, seat: Seat, action: &str) -> Result<String, IllegalAction>;
    /// Checks an action, then plays it. A refused action changes nothing.
    fn play(&mut self, seat: Seat, action: &str, chance: &mut Chance) -> Result<Played, IllegalAction>;
    /// The states after each listed action of this seat, in the order of the list, for bots that think ahead.
    fn after_each(&self, seat: Seat, chance: &mut Chance) -> Vec<Box<dyn AnyState>>;
    /// What this viewer may know, as stored in notes for referees.
    fn view(&self, viewer: Viewer) -> Value;
    /// A state this seat cannot tell from the real one.
    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Box<dyn AnyState>;
    /// The codes of every piece, sorted.
    fn inventory(&self) -> Vec<String>;
    /// How well a seat stands, for bots.
    fn worth(&self, seat: Seat) -> i64;
    /// The verb and slots of an action given as notation.
    fn slots(&self, action: &str) -> Result<(&'static str, Vec<String>), Unreadable>;
    /// The picture for the frame's viewer. Events that cannot be read any more are left out.
    fn picture(&self, frame: &Frame<Value>) -> Scene<Text>;
    /// The same facts as sentences.
    fn describe(&self, frame: &Frame<Value>) -> Vec<Text>;
    /// The stored form, of version [`Meta::version`].
    fn save(&self) -> Value;
    /// A copy.
    fn fork(&self) -> Box<dyn AnyState>;
}

/// A listed action and the steps that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action's notation.
    pub action: String,
    /// What leads to it, at most 6 steps.
    pub path: Vec<Step>,
}

/// What playing an action brought about.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The action's canonical notation.
    pub action: String,
    /// The events in their stored form.
    pub events: Vec<Value>,
    /// Whether an event showed somebody something hidden.
    pub reveals: bool,
}

/// Why the engine did not play an action. The state is unchanged.
#[derive(Clone, Debug, PartialEq)]
pub enum IllegalAction {
    /// The game is over.
    GameOver,
    /// Others are to act.
    NotYourTurn {
        /// Who is.
        to_act: Seats,
    },
    /// This is no action of the game.
    Unreadable(Unreadable),
    /// The rules do not allow it; a sentence with the numbers.
    Refused(Text),
}

impl fmt::Display for IllegalAction {
    /// For logs and tests; people read the sentences of the conversation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalAction::GameOver => f.write_str("the game is over"),
            IllegalAction::NotYourTurn { to_act } => write!(f, "{to_act} to act"),
            IllegalAction::Unreadable(why) => why.fmt(f),
            IllegalAction::Refused(text) => f.write_str(&text.id),
        }
    }
}

impl std::error::Error for IllegalAction {}

/// Why a typed action is not played.
#[derive(Clone, Debug, PartialEq)]
pub enum Illegal<R> {
    /// The game is over.
    GameOver,
    /// Others are to act.
    NotYourTurn {
        /// Who is.
        to_act: Seats,
    },
    /// The rules do not allow it.
    Refused(R),
}

/// Checks an action: the turn first, then the game's own rules.
pub fn check<S: State>(state: &S, seat: Seat, action: &S::Action) -> Result<(), Illegal<S::Refusal>> {
    match state.status() {
        Status::Over(_) => Err(Illegal::GameOver),
        status if !status.actors().contains(seat) => Err(Illegal::NotYourTurn { to_act: status.actors() }),
        Status::ToAct { .. } => state.check(seat, action).map_err(Illegal::Refused),
    }
}

/// Checks an action, then plays it. A refused action changes nothing.
pub fn play<S: State>(
    state: &mut S,
    seat: Seat,
    action: &S::Action,
    chance: &mut Chance,
    events: &mut Events<S::Event>,
) -> Result<(), Illegal<S::Refusal>> {
    check(state, seat, action)?;
    state.apply(seat, action, chance, events);
    Ok(())
}

/// The catalogue entry of a typed game. Its component tables are read when first needed.
pub struct Entry<S: State> {
    printed: OnceLock<Arc<S::Printed>>,
    game: PhantomData<fn() -> S>,
}

impl<S: State> Default for Entry<S> {
    fn default() -> Entry<S> {
        Entry::new()
    }
}

impl<S: State> Entry<S> {
    /// An entry for the catalogue.
    pub const fn new() -> Entry<S> {
        Entry { printed: OnceLock::new(), game: PhantomData }
    }

    /// The game's component tables.
    ///
    /// # Panics
    /// When the embedded tables cannot be read, which a test excludes.
    pub fn printed(&self) -> &Arc<S::Printed> {
        let print = || match S::print(&crate::data::file) {
            Ok(printed) => Arc::new(printed),
            Err(why) => panic!("the printed tables of {} are broken: {why}", S::META.key),
        };
        self.printed.get_or_init(print)
    }
}

struct Typed<S>(S);

impl<S: State> Game for Entry<S> {
    fn meta(&self) -> &'static Meta {
        const { &S::META }
    }

    fn setup(&self, seats: u8, chosen: &Options) -> Result<(), Text> {
        S::setup(seats, chosen).map(|_| ()).map_err(|refusal| S::refuse(&refusal))
    }

    fn start(&self, seats: u8, chosen: &Options, chance: &mut Chance) -> Result<Box<dyn AnyState>, Text> {
        let setup = S::setup(seats, chosen).map_err(|refusal| S::refuse(&refusal))?;
        Ok(Box::new(Typed(S::new(self.printed(), &setup, seats, chance))))
    }

    fn load(&self, version: u16, saved: Value) -> Result<Box<dyn AnyState>, Unreadable> {
        Ok(Box::new(Typed(S::load(self.printed(), version, saved)?)))
    }

    fn tell(&self, event: &Value, viewer: Viewer) -> Option<Text> {
        S::tell(&read_event::<S>(event)?, viewer)
    }

    fn is_milestone(&self, event: &Value) -> bool {
        read_event::<S>(event).is_some_and(|event| S::is_milestone(&event))
    }

    fn spell(&self, verb: &str, slots: &[String]) -> String {
        S::spell(verb, slots)
    }

    fn is_listed_in_part(&self, action: &str) -> bool {
        action.parse().is_ok_and(|action| S::is_listed_in_part(&action))
    }

    fn widest(&self) -> Vec<(&'static str, u8, Box<dyn AnyState>)> {
        let erase = |(name, seats, state)| (name, seats, Box::new(Typed::<S>(state)) as Box<dyn AnyState>);
        S::widest(self.printed()).into_iter().map(erase).collect()
    }

    fn score_card(&self, input: &Value) -> Result<Value, Text> {
        S::score_card(self.printed(), input)
    }
}

impl<S: State> AnyState for Typed<S> {
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn status(&self) -> Status {
        self.0.status()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<String> {
        listed(&self.0, seat).iter().map(ToString::to_string).collect()
    }

    fn menu(&self, seat: Seat) -> Vec<Choice> {
        let listed = listed(&self.0, seat);
        let choice = |(action, path): (&S::Action, Vec<Step>)| Choice { action: action.to_string(), path };
        listed.iter().zip(self.0.paths(seat, &listed)).map(choice).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<String, IllegalAction> {
        let action: S::Action = action.parse().map_err(IllegalAction::Unreadable)?;
        check(&self.0, seat, &action).map_err(erase::<S>)?;
        Ok(action.to_string())
    }

    fn play(&mut self, seat: Seat, action: &str, chance: &mut Chance) -> Result<Played, IllegalAction> {
        let action: S::Action = action.parse().map_err(IllegalAction::Unreadable)?;
        let mut events = Events::default();
        play(&mut self.0, seat, &action, chance, &mut events).map_err(erase::<S>)?;
        let store = |event: &S::Event| serde_json::to_value(event).expect("an event is plain data");
        let reveals = events.as_slice().iter().any(S::reveals);
        Ok(Played { action: action.to_string(), events: events.as_slice().iter().map(store).collect(), reveals })
    }

    fn after_each(&self, seat: Seat, chance: &mut Chance) -> Vec<Box<dyn AnyState>> {
        let mut events = Events::unheard();
        let mut after = |action: &S::Action| {
            let mut next = self.0.clone();
            next.apply(seat, action, chance, &mut events);
            Box::new(Typed(next)) as Box<dyn AnyState>
        };
        listed(&self.0, seat).iter().map(&mut after).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.0.view(viewer)).expect("a view is plain data")
    }

    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Box<dyn AnyState> {
        Box::new(Typed(self.0.determinize(seat, chance)))
    }

    fn inventory(&self) -> Vec<String> {
        self.0.inventory()
    }

    fn worth(&self, seat: Seat) -> i64 {
        self.0.worth(seat)
    }

    fn slots(&self, action: &str) -> Result<(&'static str, Vec<String>), Unreadable> {
        Ok(S::slots(&action.parse()?))
    }

    fn picture(&self, frame: &Frame<Value>) -> Scene<Text> {
        S::picture(&self.0.view(frame.viewer), &heard::<S>(frame))
    }

    fn describe(&self, frame: &Frame<Value>) -> Vec<Text> {
        S::describe(&self.0.view(frame.viewer), &heard::<S>(frame))
    }

    fn save(&self) -> Value {
        serde_json::to_value(&self.0).expect("a state is plain data")
    }

    fn fork(&self) -> Box<dyn AnyState> {
        Box::new(Typed(self.0.clone()))
    }
}

fn listed<S: State>(state: &S, seat: Seat) -> Vec<S::Action> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    actions
}

fn read_event<S: State>(event: &Value) -> Option<S::Event> {
    serde_json::from_value(event.clone()).ok()
}

/// The frame with only those events its viewer hears of.
fn heard<S: State>(frame: &Frame<Value>) -> Frame<S::Event> {
    frame.map_events(|event| read_event::<S>(event).filter(|it| S::tell(it, frame.viewer).is_some()))
}

fn erase<S: State>(illegal: Illegal<S::Refusal>) -> IllegalAction {
    match illegal {
        Illegal::GameOver => IllegalAction::GameOver,
        Illegal::NotYourTurn { to_act } => IllegalAction::NotYourTurn { to_act },
        Illegal::Refused(refusal) => IllegalAction::Refused(S::refuse(&refusal)),
    }
}
