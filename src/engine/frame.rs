//! What the conversation adds to a view before it becomes a picture or a menu: people, marks, steps and spots.

use serde::{Deserialize, Serialize};

use super::seat::{Seat, Seats, Viewer};
use crate::text::Text;

/// A place in a game's picture that a menu can point at, such as `cell 2,-1` or `market 3`. Only its game reads it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(pub String);

/// One step on the way to an action: a menu's entry. Steps with equal texts are the same entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// What the entry says, at most 80 characters in every language.
    pub text: Text,
    /// Where the picture shows it, for a numbered badge.
    pub spot: Option<Spot>,
}

/// A seat as a picture shows it, besides its name (a name enters a picture only as a Text with the seat).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatFace {
    /// Whether a bot plays it.
    pub bot: bool,
}

/// What a picture needs besides the view. Filled by the conversation.
#[derive(Clone, Debug)]
pub struct Frame<E> {
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
    /// Whose turn the highlighted events are.
    pub last_actor: Option<Seat>,
    /// The events of the last turn that this viewer hears of.
    pub last_turn: Vec<E>,
    /// Numbered badges, as the open menu numbers its entries; 0 marks what the menu has led to.
    pub marks: Vec<(Spot, u16)>,
}

impl<E> Frame<E> {
    /// A bare frame, as the tools and tests use it: a table without people.
    pub fn bare(seats: u8, viewer: Viewer, status: &super::Status) -> Frame<E> {
        let turn = match status {
            super::Status::ToAct { turn, .. } => *turn,
            super::Status::Over(_) => 0,
        };
        Frame {
            table: 0,
            turn,
            revision: 0,
            viewer,
            seats: vec![SeatFace::default(); usize::from(seats)],
            to_act: status.waits_for(),
            last_actor: None,
            last_turn: Vec::new(),
            marks: Vec::new(),
        }
    }

    /// The same frame with its events turned into something else.
    pub fn map_events<F>(&self, read: impl FnMut(&E) -> Option<F>) -> Frame<F> {
        Frame {
            table: self.table,
            turn: self.turn,
            revision: self.revision,
            viewer: self.viewer,
            seats: self.seats.clone(),
            to_act: self.to_act,
            last_actor: self.last_actor,
            last_turn: self.last_turn.iter().filter_map(read).collect(),
            marks: self.marks.clone(),
        }
    }

    /// The number of the badge at `spot`, if the open menu numbers it.
    pub fn mark(&self, spot: &Spot) -> Option<u16> {
        self.marks.iter().find(|(it, _)| it == spot).map(|(_, number)| *number)
    }
}
