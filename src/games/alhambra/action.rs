//! What a seat can do, and its notation.
//!
//! The notation is canonical: equal actions are written alike, different ones differently. Reading is more patient: cards
//! may come in any order. Deliberately absent: whether an action is legal.

use std::{fmt, str::FromStr};

use pergola_engine::{END, Unreadable};

use super::{
    modules::{self, ModuleAction},
    money::Cards,
    pieces::{Cell, Currency, Tile},
};

/// An action of Alhambra; the notation is in the module documentation of [`super`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take money cards from the display.
    Take {
        /// Which.
        cards: Cards,
    },
    /// Buy the tile of a market space.
    Buy {
        /// The space, by its currency; written as its number.
        space: Currency,
        /// Which, where a tile of the Alhambra and one of Granada lie there.
        piece: Option<Tile>,
        /// The payment.
        with: Cards,
    },
    /// Place a tile bought this turn (or received at the game's end) in the own city.
    Place {
        /// Which.
        tile: Tile,
        /// Where.
        cell: Cell,
    },
    /// Granada: turn a tile bought this turn, which then is placed in the own city.
    Turn {
        /// Which, with the side up with which it was bought.
        tile: Tile,
        /// The payment.
        with: Cards,
    },
    /// Put a tile bought this turn (or received at the game's end) into the own reserve.
    Reserve {
        /// Which.
        tile: Tile,
    },
    /// Give a tile bought this turn to Dirk.
    Give {
        /// Which.
        tile: Tile,
    },
    /// Redesign: from the reserve to the city.
    Build {
        /// Which.
        tile: Tile,
        /// Where.
        cell: Cell,
    },
    /// Redesign: from the city to the reserve.
    Remove {
        /// Which.
        tile: Tile,
        /// Where it stands.
        cell: Cell,
    },
    /// Redesign: a reserve tile for a city tile, in its place.
    Exchange {
        /// The tile from the reserve.
        tile: Tile,
        /// The tile from the city.
        out: Tile,
        /// Where that one stands.
        cell: Cell,
    },
    /// End the turn.
    End,
    /// What a module adds.
    Module(ModuleAction),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take { cards } => write!(f, "take {cards}"),
            Action::Buy { space, piece: None, with } => write!(f, "buy {} with {with}", space.space()),
            Action::Buy { space, piece: Some(tile), with } => write!(f, "buy {} {tile} with {with}", space.space()),
            Action::Place { tile, cell } => write!(f, "place {tile} at {cell}"),
            Action::Turn { tile, with } => write!(f, "turn {tile} with {with}"),
            Action::Reserve { tile } => write!(f, "reserve {tile}"),
            Action::Give { tile } => write!(f, "give {tile}"),
            Action::Build { tile, cell } => write!(f, "build {tile} at {cell}"),
            Action::Remove { tile, cell } => write!(f, "remove {tile} at {cell}"),
            Action::Exchange { tile, out, cell } => write!(f, "exchange {tile} for {out} at {cell}"),
            Action::End => f.write_str(END),
            Action::Module(action) => action.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(notation: &str) -> Result<Action, Unreadable> {
        let notation = notation.trim();
        if let Some(action) = modules::read(notation) {
            return action.map(Action::Module);
        }
        let (verb, rest) = notation.split_once(char::is_whitespace).unwrap_or((notation, ""));
        let rest = rest.trim();
        match verb {
            "take" => Ok(Action::Take { cards: rest.parse()? }),
            "buy" => {
                let (space, with) = split(notation, rest, " with ", "buy 3 with blue-4 blue-5")?;
                let (space, piece) = space.split_once(char::is_whitespace).unwrap_or((space, ""));
                let piece = if piece.is_empty() { None } else { Some(piece.trim().parse()?) };
                Ok(Action::Buy { space: read_space(space)?, piece, with: with.parse()? })
            }
            "place" => {
                let (tile, cell) = split(notation, rest, " at ", "place tower-9-es at 2,-1")?;
                Ok(Action::Place { tile: tile.parse()?, cell: cell.parse()? })
            }
            "turn" => {
                let (tile, with) = split(notation, rest, " with ", "turn hostel-6-sw with blue-3")?;
                Ok(Action::Turn { tile: tile.parse()?, with: with.parse()? })
            }
            "reserve" => Ok(Action::Reserve { tile: rest.parse()? }),
            "give" => Ok(Action::Give { tile: rest.parse()? }),
            "build" => {
                let (tile, cell) = split(notation, rest, " at ", "build tower-9-es at 2,-1")?;
                Ok(Action::Build { tile: tile.parse()?, cell: cell.parse()? })
            }
            "remove" => {
                let (tile, cell) = split(notation, rest, " at ", "remove tower-9-es at 2,-1")?;
                Ok(Action::Remove { tile: tile.parse()?, cell: cell.parse()? })
            }
            "exchange" => {
                let example = "exchange garden-10 for tower-9-es at 2,-1";
                let (tile, rest) = split(notation, rest, " for ", example)?;
                let (out, cell) = split(notation, rest, " at ", example)?;
                Ok(Action::Exchange { tile: tile.parse()?, out: out.parse()?, cell: cell.parse()? })
            }
            END if rest.is_empty() => Ok(Action::End),
            _ => Err(Unreadable::new(
                notation,
                "an action begins with take, buy, place, turn, reserve, give, build, remove, exchange, or is end",
            )),
        }
    }
}

fn split<'a>(notation: &str, rest: &'a str, word: &str, example: &str) -> Result<(&'a str, &'a str), Unreadable> {
    let parts = rest.split_once(word).map(|(before, after)| (before.trim(), after.trim()));
    parts.ok_or_else(|| Unreadable::new(notation, format!("it is written like {example}")))
}

fn read_space(space: &str) -> Result<Currency, Unreadable> {
    let currency = space.parse().ok().and_then(Currency::of_space);
    currency.ok_or_else(|| Unreadable::new(space, "the market spaces are 1, 2, 3 and 4"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_its_notation() {
        let notations = [
            "take green-2 blue-3",
            "buy 3 with blue-4 blue-5",
            "buy 3 bath-house-9 with blue-4 blue-5",
            "place tower-9-es at 2,-1",
            "turn bath-house-6-ne with blue-1 blue-2",
            "reserve tower-9-es",
            "give garden-10",
            "build tower-9-es at 2,-1",
            "remove tower-9-es at 2,-1",
            "exchange garden-10 for tower-9-es at 2,-1",
            "end",
        ];
        for notation in notations {
            assert_eq!(notation.parse::<Action>().expect("an action").to_string(), notation);
        }
    }

    #[test]
    fn cards_are_read_in_any_order() {
        let action: Action = " buy 3  with blue-5 blue-4 ".parse().expect("an action");
        assert_eq!(action.to_string(), "buy 3 with blue-4 blue-5");
    }

    #[test]
    fn what_is_no_action_is_refused() {
        for notation in ["", "take", "buy 5 with blue-1", "buy 3", "place tower-9-es", "place at 2,-1", "end now", "pass"] {
            assert!(notation.parse::<Action>().is_err(), "{notation}");
        }
    }
}
