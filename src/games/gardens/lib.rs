//! The Gardens of the Alhambra, for two to four seats.
//!
//! A turn places one garden tile beside those that lie, scores every building it encloses, and ends with `end`, which
//! draws a new tile. Each seat owns a kind of tree (with two seats and the variant, two); kinds without an owner are
//! compared too and keep what they win. When all 36 fields are planted, most points win.
//!
//! | action | notation |
//! |---|---|
//! | place a tile | `plant 3-la-or-pa-le at c4 turn 1` |
//! | end the turn | `end` |
//!
//! Options: `hand` = `one` or `three` tiles, `kinds` = `one` or `two` each, `tree` chosen by each seat.
//! Deliberately absent: passing, since a field beside a tile is always free until the end.

pub mod action;
pub mod board;
pub mod event;
pub mod picture;
pub mod pieces;
pub mod refusal;
mod rules;
mod score_card;
mod spot;
mod stored;
#[cfg(test)]
mod tests;
pub mod view;
mod widest;
mod words;

use pergola_engine::{Bag, Meta, OptionKind, Seat, Slot, Verb};
use serde::{Deserialize, Serialize};

pub use self::{
    action::Action,
    event::Event,
    pieces::Printed,
    refusal::Refusal,
    rules::{Setup, worth},
    spot::Spot,
    view::View,
};
use self::{
    board::Board,
    pieces::{FIELDS, Tile, Tree},
};

/// The game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gardens {
    setup: Setup,
    board: Board,
    /// Whose each kind is, in the order of [`Tree::ALL`].
    owners: [Option<Seat>; 4],
    /// What each kind won, owned or not.
    points: [u16; 4],
    hands: Vec<Vec<Tile>>,
    supply: Bag<Tile>,
    turn: u32,
    phase: Phase,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    /// This seat places a tile.
    Plant(Seat),
    /// This seat has placed its tile and ends its turn.
    End(Seat),
    /// All fields are planted.
    Over,
}

/// The fixed facts of the Gardens.
pub static META: Meta = Meta {
    key: "gardens",
    seats: (2, 4),
    version: 1,
    rules: 0,
    options: &[
        OptionKind::OneOf { key: "hand", choices: &["one", "three"] },
        OptionKind::OneOf { key: "kinds", choices: &["one", "two"] },
        OptionKind::EachSeat { key: "tree", choices: &Tree::KEYS, most: 2 },
    ],
    verbs: &[
        Verb {
            key: "plant",
            slots: &[
                Slot { key: "tile", required: true },
                Slot { key: "at", required: true },
                Slot { key: "turn", required: true },
            ],
        },
        Verb { key: "end", slots: &[] },
    ],
    ply_limit: 2 * FIELDS as u32,
};

impl Gardens {
    /// What this seat's kinds have won together.
    pub fn score(&self, seat: Seat) -> i32 {
        let owned = Tree::ALL.into_iter().filter(|tree| self.owners[*tree as usize] == Some(seat));
        owned.map(|tree| i32::from(self.points[tree as usize])).sum()
    }

    fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Plant(seat) | Phase::End(seat) => Some(seat),
            Phase::Over => None,
        }
    }
}
