//! The erased face of a game: what the table, the conversation, bots, tools and tests speak to.
//!
//! Generics stop here. An action is its notation, an event its stored form, a spot its notation; nobody outside asks which
//! game it is. A [`GameBox`] is what stands in the catalogue: rules, fixed facts and printed tables.

use std::sync::Arc;

use pergola_text::Text;
use serde_json::Value;

use super::{
    any::{AnyState, Typed, read_event},
    chance::Chance,
    edition::Edition,
    frame::Seen,
    meta::Meta,
    options::Options,
    pictures::Pictures,
    read_actions::ReadActions,
    seat::Viewer,
    state::{Files, State},
    unreadable::Unreadable,
};

/// A state built by hand: its name, the number of seats, itself.
pub type WideState = (&'static str, u8, Box<dyn AnyState>);

/// A game in the catalogue, in one edition.
pub trait Game: Send + Sync {
    /// The fixed facts.
    fn meta(&self) -> &'static Meta;
    /// Which printed tables it is played with.
    fn edition(&self) -> &Edition;
    /// The same game with the printed tables of another edition.
    ///
    /// # Errors
    /// When the tables cannot be read, or are none of this game.
    fn reprint(&self, key: &str, files: Files<'_>) -> Result<Arc<dyn Game>, Unreadable>;
    /// Whether a table with so many seats can be played with these options; why not, otherwise.
    fn setup(&self, seats: u8, chosen: &Options) -> Result<(), Text>;
    /// Lays the game out.
    fn start(&self, seats: u8, chosen: &Options, chance: &mut Chance) -> Result<Box<dyn AnyState>, Text>;
    /// What everybody saw when the game was laid out with this luck and lies open no more; nothing where it is laid out otherwise
    /// today.
    fn laid_open(&self, seats: u8, chosen: &Options, luck: &[String]) -> Vec<Text>;
    /// Reads a stored state of any version ever stored.
    fn load(&self, version: u16, saved: Value) -> Result<Box<dyn AnyState>, Unreadable>;
    /// A stored event as this viewer saw it; nothing where all of it is hidden, or it cannot be read any more.
    fn seen(&self, event: &Value, viewer: Viewer) -> Option<Seen>;
    /// What is told of an event; nothing of one that changed nothing.
    fn tell(&self, seen: &Seen) -> Option<Text>;
    /// What is told of a turn: what its seat did in one sentence, then what came of it.
    fn story(&self, seen: &[Seen]) -> Vec<Text>;
    /// Whether a stored event is a scoring round: a card is posted after it even when nobody has to act.
    fn is_milestone(&self, event: &Value) -> bool;
    /// Whether a stored event is this one as it is stored today, however it was stored then.
    fn is_same_event(&self, stored: &Value, today: &Value) -> bool;
    /// The notation that these slots of a slash command spell.
    fn spell(&self, verb: &str, slots: &[String]) -> String;
    /// Actions in their notation, read.
    fn read_actions(&self, notations: &[String]) -> ReadActions;
    /// States built by hand that stretch what lists, menus and pictures have to hold.
    fn widest(&self) -> Vec<WideState>;
    /// Scores a table of the physical game typed in as JSON.
    fn score_card(&self, input: &Value) -> Result<Value, Text>;
}

/// A game as it comes in its box: the rules of `S`, the fixed facts, and one edition of the printed tables.
pub struct GameBox<S: State> {
    meta: &'static Meta,
    edition: Edition,
    printed: Arc<S::Printed>,
}

impl<S: Pictures> GameBox<S> {
    /// The edition of this key, read from these files.
    ///
    /// # Errors
    /// When its tables cannot be read.
    pub fn print(meta: &'static Meta, key: &str, files: Files<'_>) -> Result<GameBox<S>, Unreadable> {
        let printed = S::print(meta, files)?;
        Ok(GameBox { meta, edition: Edition::of(key, &printed), printed: Arc::new(printed) })
    }

    fn variants(&self, seats: u8, chosen: &Options) -> Result<S::Setup, Text> {
        if let Some(key) = chosen.unknown(self.meta.options) {
            let names = self.meta.options.iter().map(|option| Text::of(format!("option-{}-{}", self.meta.key, option.key())));
            return Err(Text::new("refused-option").code("key", key).list("options", names));
        }
        S::setup(self.meta, seats, chosen).map_err(|refusal| S::refuse(&refusal))
    }

    /// The component tables.
    pub fn printed(&self) -> &Arc<S::Printed> {
        &self.printed
    }
}

impl<S: Pictures> Game for GameBox<S> {
    fn meta(&self) -> &'static Meta {
        self.meta
    }

    fn edition(&self) -> &Edition {
        &self.edition
    }

    fn reprint(&self, key: &str, files: Files<'_>) -> Result<Arc<dyn Game>, Unreadable> {
        Ok(Arc::new(GameBox::<S>::print(self.meta, key, files)?))
    }

    fn setup(&self, seats: u8, chosen: &Options) -> Result<(), Text> {
        self.variants(seats, chosen).map(|_| ())
    }

    fn start(&self, seats: u8, chosen: &Options, chance: &mut Chance) -> Result<Box<dyn AnyState>, Text> {
        let setup = self.variants(seats, chosen)?;
        Ok(Box::new(Typed(S::new(&self.printed, &setup, seats, chance))))
    }

    fn laid_open(&self, seats: u8, chosen: &Options, luck: &[String]) -> Vec<Text> {
        let Ok(setup) = self.variants(seats, chosen) else { return Vec::new() };
        let mut chance = Chance::told(luck.to_vec());
        let state = S::new(&self.printed, &setup, seats, &mut chance);
        chance.finish().map_or(Vec::new(), |_| state.laid_open())
    }

    fn load(&self, version: u16, saved: Value) -> Result<Box<dyn AnyState>, Unreadable> {
        Ok(Box::new(Typed(S::load(&self.printed, version, saved)?)))
    }

    fn seen(&self, event: &Value, viewer: Viewer) -> Option<Seen> {
        let seen = S::seen(&read_event::<S>(event)?, viewer)?;
        Some(Seen(serde_json::to_value(seen).expect("an event is plain data")))
    }

    fn tell(&self, seen: &Seen) -> Option<Text> {
        S::told(&read_event::<S>(seen.stored())?).said()
    }

    fn story(&self, seen: &[Seen]) -> Vec<Text> {
        S::story(&seen.iter().filter_map(|seen| read_event::<S>(seen.stored())).collect::<Vec<_>>())
    }

    fn is_same_event(&self, stored: &Value, today: &Value) -> bool {
        let as_today = || serde_json::to_value(read_event::<S>(stored)?).ok();
        stored == today || as_today().is_some_and(|it| it == *today)
    }

    fn is_milestone(&self, event: &Value) -> bool {
        read_event::<S>(event).is_some_and(|event| S::is_milestone(&event))
    }

    fn spell(&self, verb: &str, slots: &[String]) -> String {
        S::spell(verb, slots)
    }

    fn read_actions(&self, notations: &[String]) -> ReadActions {
        ReadActions::read::<S>(notations)
    }

    fn widest(&self) -> Vec<WideState> {
        let erase = |(name, seats, state)| (name, seats, Box::new(Typed::<S>(state)) as Box<dyn AnyState>);
        S::widest(&self.printed).into_iter().map(erase).collect()
    }

    fn score_card(&self, input: &Value) -> Result<Value, Text> {
        S::score_card(&self.printed, input)
    }
}
