//! What a seat does, and its notation: `plant 3-la-or-pa-le at c4 turn 1`, then `end`.
//!
//! `turn` counts quarter turns clockwise from lavender towards north-west, 0 to 3.

use std::{fmt, str::FromStr};

use pergola_engine::{END, Unreadable};

use super::pieces::{Field, Tile};

/// What a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Places a garden tile (rulebook p. 2, Placing a Garden Tile).
    Plant {
        /// From the hand.
        tile: Tile,
        /// Where.
        field: Field,
        /// Quarter turns clockwise, 0 to 3.
        turns: u8,
    },
    /// Ends the turn: a new tile is drawn.
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Plant { tile, field, turns } => write!(f, "plant {tile} at {field} turn {turns}"),
            Action::End => f.write_str(END),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;
    fn from_str(notation: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = notation.split_whitespace().collect();
        match words[..] {
            ["plant", tile, "at", field, "turn", turns] => {
                let wrong = || Unreadable::new(format!("turn {turns}"), "a tile is turned 0, 1, 2 or 3 quarter turns");
                let turns = turns.parse().ok().filter(|it| *it < 4).ok_or_else(wrong)?;
                Ok(Action::Plant { tile: tile.parse()?, field: field.parse()?, turns })
            }
            [END] => Ok(Action::End),
            _ => Err(Unreadable::new(notation, "actions are like: plant 3-la-or-pa-le at c4 turn 1, or: end")),
        }
    }
}
