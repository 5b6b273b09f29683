//! Standing orders for the vizier: what answers for a seat when a favour is offered.

use std::{fmt, str::FromStr};

use pergola_engine::{Unreadable, stored_as_code};

use crate::pieces::{Kind, Tile};

/// What answers for a seat. Written `ask`, `always`, `unless tower` or `unless tower-9-es`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum StandingOrder {
    /// Nothing: the seat is asked.
    #[default]
    Ask,
    /// The seat always declines.
    Always,
    /// The seat declines unless it can pay such a tile of the market exactly; then it is asked.
    Unless(Wanted),
}

/// What a seat would use its vizier for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wanted {
    /// Any tile of a type.
    Kind(Kind),
    /// Just this tile.
    Tile(Tile),
}

stored_as_code!(StandingOrder);

impl Wanted {
    /// Whether this tile is wanted.
    pub fn is(self, tile: Tile) -> bool {
        match self {
            Wanted::Kind(kind) => tile.kind == kind,
            Wanted::Tile(wanted) => tile == wanted,
        }
    }
}

impl fmt::Display for StandingOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StandingOrder::Ask => f.write_str("ask"),
            StandingOrder::Always => f.write_str("always"),
            StandingOrder::Unless(Wanted::Kind(kind)) => write!(f, "unless {kind}"),
            StandingOrder::Unless(Wanted::Tile(tile)) => write!(f, "unless {tile}"),
        }
    }
}

impl FromStr for StandingOrder {
    type Err = Unreadable;

    fn from_str(code: &str) -> Result<StandingOrder, Unreadable> {
        let wanted = |code: &str| code.parse().map(Wanted::Kind).or_else(|_| code.parse().map(Wanted::Tile));
        let order = match code {
            "ask" => Some(StandingOrder::Ask),
            "always" => Some(StandingOrder::Always),
            _ => code.strip_prefix("unless ").and_then(|code| wanted(code.trim()).ok()).map(StandingOrder::Unless),
        };
        order.ok_or_else(|| Unreadable::new(code, "a standing order is ask, always, or one like unless tower, unless tower-9-es"))
    }
}
