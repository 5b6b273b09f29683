//! What the conversation adds to a view before it becomes a picture or a menu: people, turns, marks, steps and spots.
//!
//! A frame and a step exist twice: with the types of a game inside it, and with their stored forms ([`Seen`], [`Spot`])
//! outside, where nobody asks which game it is.

use pergola_text::Text;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    seat::{Seat, Seats, Viewer},
    status::Status,
};

/// A place in a game's picture that a menu can point at, as notation: `cell 2,-1`, `market 3`. Only its game reads it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(pub String);

/// An event as somebody saw it, in its stored form. Only [`super::Game::seen`] makes one, so that what a viewer may not know
/// cannot reach stories, pictures or records by oversight.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Seen(pub(super) Value);

impl Seen {
    /// The stored form.
    pub fn stored(&self) -> &Value {
        &self.0
    }
}

/// One step on the way to an action: a menu's entry. Steps with equal texts are the same entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Step<P = Spot> {
    /// What the entry says, at most 80 characters in every language.
    pub text: Text,
    /// Where the picture shows it, for a badge.
    pub spot: Option<P>,
    /// How it stands among the others.
    pub standing: Grouping,
    /// Where the picture shows it among other places.
    pub reading: Reading,
}

/// Where a place is read: its part of a picture, its line there, and where on the line.
pub type Reading = [i16; 3];

/// How a step stands among the others of its menu.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Grouping {
    /// It may be shown together with the steps behind it, and its place is numbered.
    #[default]
    Open,
    /// It is a choice of its own, however few actions it leads to: whoever takes it gives something up.
    Apart,
    /// As apart, and never the only way: what may be done at any time stays behind it even where nothing else is left.
    Aside,
    /// Beside a step whose place is numbered, its own place bears a letter.
    Lettered,
}

impl<P> Step<P> {
    /// A step that the picture shows nowhere.
    pub fn new(text: Text) -> Step<P> {
        Step { text, spot: None, standing: Grouping::Open, reading: [0; 3] }
    }

    /// A step that the picture shows at `spot`.
    pub fn at(text: Text, spot: P) -> Step<P> {
        Step { text, spot: Some(spot), standing: Grouping::Open, reading: [0; 3] }
    }

    /// The same step, standing otherwise.
    #[must_use]
    pub fn standing(self, standing: Grouping) -> Step<P> {
        Step { standing, ..self }
    }
}

/// A seat as a picture shows it, besides its name (a name enters a picture only as a Text with the seat).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatFace {
    /// Whether a bot plays it.
    pub bot: bool,
}

/// A turn that has happened, for the highlights of a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct FrameTurn<E = Seen> {
    /// Whose turn it was.
    pub seat: Seat,
    /// What of it the frame's viewer saw, in order.
    pub events: Vec<E>,
}

/// What a picture needs besides the view. Filled by the conversation.
#[derive(Clone, Debug)]
pub struct Frame<E = Seen, P = Spot> {
    /// The table's number.
    pub table: u64,
    /// The turn, as in [`super::Status::ToAct`]; of a game that is over, its last.
    pub turn: u32,
    /// Rises with every entry of the table's log.
    pub revision: u64,
    /// Whose picture it is.
    pub viewer: Viewer,
    /// The seats in turn order.
    pub seats: Vec<SeatFace>,
    /// The seats play waits for.
    pub to_act: Seats,
    /// The turns since the viewer's own, oldest first, and what the viewer has done in its present one; the last one at
    /// least, once there was any.
    pub turns: Vec<FrameTurn<E>>,
    /// Numbered badges, as the open menu numbers its entries; 0 marks what the menu has led to.
    pub marks: Vec<(P, u16)>,
    /// The places by which the open menu tells entries of one number apart, in the order of their letters, `a` first.
    pub letters: Vec<P>,
    /// What a seat's own picture is headed with instead of its title.
    pub heading: Option<Text>,
}

impl<E, P> Frame<E, P> {
    /// A bare frame, as the tools and tests use it: a table without people.
    pub fn bare(seats: u8, viewer: Viewer, status: &Status) -> Frame<E, P> {
        let turn = match status {
            Status::ToAct { turn, .. } => *turn,
            Status::Over(_) => 0,
        };
        Frame {
            table: 0,
            turn,
            revision: 0,
            viewer,
            seats: vec![SeatFace::default(); usize::from(seats)],
            to_act: status.waits_for(),
            turns: Vec::new(),
            marks: Vec::new(),
            letters: Vec::new(),
            heading: None,
        }
    }

    /// The same frame with events and spots of another form; what cannot be read is left out.
    pub fn read<F, Q>(&self, event: impl Fn(&E) -> Option<F>, spot: impl Fn(&P) -> Option<Q>) -> Frame<F, Q> {
        let turn = |turn: &FrameTurn<E>| FrameTurn { seat: turn.seat, events: turn.events.iter().filter_map(&event).collect() };
        Frame {
            table: self.table,
            turn: self.turn,
            revision: self.revision,
            viewer: self.viewer,
            seats: self.seats.clone(),
            to_act: self.to_act,
            turns: self.turns.iter().map(turn).collect(),
            marks: self.marks.iter().filter_map(|(it, number)| Some((spot(it)?, *number))).collect(),
            letters: self.letters.iter().filter_map(spot).collect(),
            heading: self.heading.clone(),
        }
    }

    /// What a seat's own picture is headed with, where `title` is what it is called.
    pub fn heading_or(&self, title: Text) -> Text {
        self.heading.clone().unwrap_or(title)
    }

    /// Whose the last turn was.
    pub fn last_actor(&self) -> Option<Seat> {
        self.turns.last().map(|turn| turn.seat)
    }

    /// What happened in the last turn.
    pub fn last_turn(&self) -> &[E] {
        self.turns.last().map_or(&[], |turn| &turn.events)
    }
}

impl<E, P: PartialEq> Frame<E, P> {
    /// The number of the badge at `spot`, if the open menu numbers it.
    pub fn mark(&self, spot: &P) -> Option<u16> {
        self.marks.iter().find(|(it, _)| it == spot).map(|(_, number)| *number)
    }

    /// The letter of the badge at `spot`, if the open menu tells entries apart by it.
    pub fn letter(&self, spot: &P) -> Option<char> {
        let at = self.letters.iter().position(|it| it == spot)?;
        char::from_digit(at as u32 + 10, 36)
    }
}
