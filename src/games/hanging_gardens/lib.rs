//! Hanging Gardens, for two to five seats.
//!
//! A game has four rounds, in each of which every seat places its three gardeners. A turn takes a card of the display, lays
//! it into the own garden and gains its bonus (`take`); then `reveal` slides the column down and turns up a new card. What
//! was laid can be taken back until then. After it one enhancement may be bought and one royal objective completed, in this
//! order, and `end` ends the turn; where neither is possible `reveal` ends it. When all gardens are built, most points win.
//!
//! | action | notation |
//! |---|---|
//! | take a card | `take left 2 to 1:0`: column, level of the display, place in the garden |
//! | turn up a new card | `reveal` |
//! | buy an enhancement | `buy e10 onto 2:-1` |
//! | complete an objective | `complete o04 for coin`, `for tool` or `for nothing` |
//! | end the turn | `end` |
//!
//! Deliberately absent: passing, since a gardener space, a card for nothing and a place are always left; secrets, since all
//! that has been drawn lies open.

pub mod action;
pub mod event;
pub mod garden;
pub mod picture;
pub mod pieces;
pub mod place;
pub mod printed;
pub mod refusal;
mod rules;
pub mod score;
mod score_card;
mod spot;
mod stored;
mod tables;
#[cfg(test)]
mod tests;
pub mod view;
mod widest;
mod words;

use std::sync::Arc;

use pergola_engine::{Bag, Meta, Outcome, Seat, Slot, State, Verb};
use serde::{Deserialize, Serialize};

pub use self::{action::Action, event::Event, printed::Printed, refusal::Refusal, spot::Spot, view::View};
use self::{
    garden::Garden,
    pieces::{Card, Column, Irrigation, Objective, Tile},
    printed::{DISPLAY_LEVELS, GARDENERS, IN_PLAY, ROUNDS, STACKS},
    score::Points,
};

/// The game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HangingGardens {
    #[serde(skip)]
    printed: Arc<Printed>,
    players: Vec<Player>,
    /// Left, middle, right.
    columns: [DisplayColumn; Column::ALL.len()],
    /// The cheapest first.
    stacks: [Stack; STACKS],
    objectives: [InPlay; IN_PLAY],
    deck: Bag<Card>,
    /// Who holds the first-player marker.
    first: Seat,
    /// From 1.
    round: u8,
    turn: u32,
    phase: Phase,
}

/// What a seat has.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    gold: u8,
    tools: u8,
    irrigation: Irrigation,
    garden: Garden,
}

/// A column of the display and the gardeners below it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DisplayColumn {
    /// Level 1, beside the gardeners, first; nothing where a card was taken in this turn.
    cards: [Option<Card>; DISPLAY_LEVELS as usize],
    /// Whose gardeners stand here this round, in the order in which they came.
    gardeners: Vec<Seat>,
}

/// A stack of enhancements.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stack {
    /// On sale; nothing after a purchase, until the turn ends.
    top: Option<Tile>,
    rest: Bag<Tile>,
}

/// A royal objective in play.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct InPlay {
    objective: Objective,
    /// Whose marker lies on each of its spaces.
    markers: Vec<Option<Seat>>,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// This seat takes a card.
    Take(Seat),
    /// This seat has taken a card from this column, and reveals a new one.
    Reveal(Seat, Column),
    /// This seat may buy an enhancement, complete an objective, or end its turn.
    Buy(Seat),
    /// This seat has bought an enhancement; it may complete an objective or end its turn.
    Complete(Seat),
    /// This seat has completed an objective and ends its turn.
    End(Seat),
    /// All gardens are built.
    Over,
}

impl HangingGardens {
    /// The points of a seat as if its garden were finished now; with the best irrigation that is still possible.
    pub fn points(&self, seat: Seat) -> Points {
        let player = &self.players[seat.index()];
        Points::of(&self.printed, &player.garden, self.printed.layout(player.irrigation), self.completed(seat))
    }

    fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Take(seat) | Phase::Reveal(seat, _) | Phase::Buy(seat) | Phase::Complete(seat) | Phase::End(seat) => {
                Some(seat)
            }
            Phase::Over => None,
        }
    }

    /// The gardeners a seat has not placed yet this round.
    fn gardeners_left(&self, seat: Seat) -> u8 {
        let placed = self.columns.iter().flat_map(|column| &column.gardeners).filter(|it| **it == seat).count();
        GARDENERS - placed as u8
    }

    /// How many objectives a seat has completed.
    fn completed(&self, seat: Seat) -> usize {
        self.objectives.iter().filter(|it| it.is_done_by(seat)).count()
    }

    /// Who has won: most points, among level seats most gold and tools together (rulebook p. 8, Scoring).
    fn outcome(&self) -> Outcome {
        let scores: Vec<i32> = Seat::all(self.seats()).map(|seat| self.points(seat).total().into()).collect();
        let means = self.players.iter().map(|it| u16::from(it.gold) + u16::from(it.tools));
        let standings: Vec<(i32, u16)> = scores.iter().copied().zip(means).collect();
        let rank = |own: &(i32, u16)| standings.iter().filter(|it| *it > own).count() as u8 + 1;
        Outcome { ranks: standings.iter().map(rank).collect(), scores }
    }
}

impl InPlay {
    fn is_done_by(&self, seat: Seat) -> bool {
        self.markers.contains(&Some(seat))
    }
}

/// The fixed facts of Hanging Gardens.
pub static META: Meta = Meta {
    key: "hanging-gardens",
    seats: printed::SEATS,
    version: 1,
    rules: 0,
    options: &[],
    verbs: &[
        Verb {
            key: "take",
            slots: &[
                Slot { key: "column", required: true },
                Slot { key: "level", required: true },
                Slot { key: "to", required: true },
            ],
        },
        Verb { key: "reveal", slots: &[] },
        Verb { key: "buy", slots: &[Slot { key: "tile", required: true }, Slot { key: "onto", required: true }] },
        Verb { key: "complete", slots: &[Slot { key: "objective", required: true }, Slot { key: "for", required: false }] },
        Verb { key: "end", slots: &[] },
    ],
    // Each turn takes, reveals, buys, completes and ends at most once.
    ply_limit: 5 * (printed::SEATS.1 * GARDENERS * ROUNDS) as u32,
};
