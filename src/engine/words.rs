//! How a game is said: menus, slash commands, the story of a turn, refusals.

use std::{fmt, str::FromStr};

use pergola_text::Text;

use super::{
    frame::Step,
    seat::Seat,
    state::State,
    told::{Told, sentences},
    unreadable::Unreadable,
};

/// The words of a game. Sentences are in `data/text`; this names them and gives them their pieces and numbers. They are said
/// from views and from events as somebody saw them, so that no word can tell what its reader may not know.
pub trait Words: State {
    /// A place in the game's pictures that a menu can point at, such as `cell 2,-1`. `Display` is its notation.
    type Spot: Clone + Eq + fmt::Debug + fmt::Display + FromStr<Err = Unreadable>;

    /// The steps that lead to each of the listed actions of `seat` in a menu, in their order: at most 6 each, and no two
    /// actions of a list share a path; from its view.
    fn paths(view: &Self::View, seat: Seat, listed: &[Self::Action]) -> Vec<Vec<Step<Self::Spot>>>;
    /// The action's verb and the notation in each of its slots, in the order of [`super::Meta::verbs`]; an empty string for
    /// an optional slot this action does not use.
    fn slots(action: &Self::Action) -> (&'static str, Vec<String>);
    /// The action that these slots spell, as notation to be read by `FromStr`. Missing optional slots are empty.
    fn spell(verb: &str, slots: &[String]) -> String;
    /// What is told of an event, which is as somebody saw it; nothing of one that changed nothing.
    fn told(seen: &Self::Event) -> Told;
    /// What is told of a turn, from its events as somebody saw them: what its seat did in one sentence, then what came of it.
    fn story(seen: &[Self::Event]) -> Vec<Text> {
        sentences(seen.iter().map(Self::told))
    }
    /// A refusal in words.
    fn refuse(refusal: &Self::Refusal) -> Text;

    /// What an action brings, from the views of its seat before and after it, at most 100 characters with short names;
    /// nothing where its steps say it all.
    fn consequence(_before: &Self::View, _after: &Self::View, _seat: Seat, _action: &Self::Action) -> Option<Text> {
        None
    }
    /// What speaks for an action that brings nothing at once, from the views of its seat before and after it, at most 100
    /// characters with short names: for hints. Nothing where there is nothing to say.
    fn outlook(_before: &Self::View, _after: &Self::View, _seat: Seat, _action: &Self::Action) -> Option<Text> {
        None
    }
    /// What those who have to act are asked, where it is no turn of theirs; from what everybody sees.
    fn question(_view: &Self::View) -> Option<Text> {
        None
    }
    /// What everybody saw when the game was laid out and lies open no more, a sentence each, from a state just laid out.
    fn laid_open(&self) -> Vec<Text> {
        Vec::new()
    }
    /// What a seat should know before it chooses, such as an action it has won; from its view.
    fn reminder(_view: &Self::View, _seat: Seat) -> Option<Text> {
        None
    }
    /// By what people count where the game has rounds: "round 2 of 4"; from what everybody sees.
    fn round(_view: &Self::View) -> Option<Text> {
        None
    }
    /// Why nothing can be done with a verb and these slots, some of them empty, where no action is spelled that the rules
    /// could refuse; from the seat's view.
    fn impossible(_view: &Self::View, _seat: Seat, _verb: &str, _slots: &[String]) -> Option<Text> {
        None
    }
}
