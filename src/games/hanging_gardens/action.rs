//! What a seat does, and its notation: `take left 2 to 1:0`, `reveal`, `buy e10 onto 1:0`, `complete o04 for coin`, `end`.

use std::{fmt, str::FromStr};

use pergola_engine::{END, Unreadable};

use super::{
    pieces::{Bonus, Column, Objective, Tile},
    place::Place,
    printed::DISPLAY_LEVELS,
};

/// How an objective space that brings nothing is written.
const NOTHING: &str = "nothing";

/// What a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Places a gardener, pays tools, takes a card and lays it (rulebook pp. 4-6, Construct your hanging garden).
    Take {
        /// Below which column the gardener goes.
        column: Column,
        /// From which level of the display, 1 to 4.
        level: u8,
        /// Where in the garden.
        place: Place,
    },
    /// Slides the column down and turns up a new card (rulebook p. 6, Reveal a new Garden card).
    Reveal,
    /// Buys an enhancement (rulebook p. 7, Buy a single Enhancement tile).
    Buy {
        /// On top of its stack.
        tile: Tile,
        /// Onto the card at this place.
        place: Place,
    },
    /// Completes a royal objective (rulebook p. 7, Complete a single Royal Objective).
    Complete {
        /// Which.
        objective: Objective,
        /// What the space chosen for the marker brings.
        bonus: Option<Bonus>,
    },
    /// Ends the turn.
    End,
}

/// What an objective space brings, as notation.
pub(super) fn space(bonus: Option<Bonus>) -> &'static str {
    bonus.map_or(NOTHING, Bonus::key)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take { column, level, place } => write!(f, "take {column} {level} to {place}"),
            Action::Reveal => f.write_str("reveal"),
            Action::Buy { tile, place } => write!(f, "buy {tile} onto {place}"),
            Action::Complete { objective, bonus } => write!(f, "complete {objective} for {}", space(*bonus)),
            Action::End => f.write_str(END),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;
    fn from_str(notation: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = notation.split_whitespace().collect();
        match words[..] {
            ["take", column, level, "to", place] => {
                let number = level.parse().ok().filter(|it| (1..=DISPLAY_LEVELS).contains(it));
                let wrong = || Unreadable::new(format!("level {level}"), "the display has levels 1 to 4, the lowest is 1");
                Ok(Action::Take { column: column.parse()?, level: number.ok_or_else(wrong)?, place: place.parse()? })
            }
            ["reveal"] => Ok(Action::Reveal),
            ["buy", tile, "onto", place] => Ok(Action::Buy { tile: tile.parse()?, place: place.parse()? }),
            ["complete", objective, "for", bonus] => {
                let bonus = if bonus == NOTHING { None } else { Some(bonus.parse()?) };
                Ok(Action::Complete { objective: objective.parse()?, bonus })
            }
            [END] => Ok(Action::End),
            _ => {
                let why =
                    "actions are like: take left 2 to 1:0, or: reveal, or: buy e10 onto 1:0, or: complete o04 for coin, or: end";
                Err(Unreadable::new(notation, why))
            }
        }
    }
}
