//! The bonus cards and their standing orders.

use std::{fmt, str::FromStr};

use pergola_engine::{Unreadable, stored_as_code, written_as_key};
use serde::{Deserialize, Serialize};

use crate::{city::City, pieces::Tile};

/// A bonus card, by the building tile it shows. Written `bonus-garden-10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BonusCard(Tile);

/// The standing order of a card: what becomes of it when a scoring round begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum AtScoring {
    /// It is revealed, if it can be.
    #[default]
    Reveal,
    /// It is kept for a later round; in the last one it is revealed all the same.
    Hold,
}

/// A card that a seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Dealt {
    /// Which.
    pub card: BonusCard,
    /// Whether it lies open and counts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub revealed: bool,
    /// Its standing order.
    #[serde(default)]
    pub order: AtScoring,
}

stored_as_code!(BonusCard, AtScoring);
written_as_key!(AtScoring: "a bonus order");

impl AtScoring {
    /// Both.
    pub const ALL: [AtScoring; 2] = [AtScoring::Reveal, AtScoring::Hold];

    /// The key: `reveal`.
    pub const fn key(self) -> &'static str {
        match self {
            AtScoring::Reveal => "reveal",
            AtScoring::Hold => "hold",
        }
    }

    /// The other one.
    pub const fn other(self) -> AtScoring {
        match self {
            AtScoring::Reveal => AtScoring::Hold,
            AtScoring::Hold => AtScoring::Reveal,
        }
    }
}

impl BonusCard {
    /// The card of a tile; only buildings without a wall have one.
    pub fn of(tile: Tile) -> Option<BonusCard> {
        (tile.walls.is_empty() && tile.is_building()).then_some(BonusCard(tile))
    }

    /// The tile it shows.
    pub const fn tile(self) -> Tile {
        self.0
    }
}

impl Dealt {
    /// Whether it can be revealed now.
    pub(super) fn can_be_revealed(&self, city: &City) -> bool {
        !self.revealed && stands(city, self.card.tile())
    }
}

/// Whether the tile is in the city.
pub(super) fn stands(city: &City, tile: Tile) -> bool {
    city.types()[tile.kind as usize] > 0 && city.tiles().any(|(_, it)| it == tile)
}

impl fmt::Display for BonusCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bonus-{}", self.0)
    }
}

impl FromStr for BonusCard {
    type Err = Unreadable;

    fn from_str(code: &str) -> Result<BonusCard, Unreadable> {
        let tile = code.strip_prefix("bonus-").and_then(|tile| tile.parse().ok()).and_then(BonusCard::of);
        tile.ok_or_else(|| Unreadable::new(code, "a bonus card is written like bonus-garden-10"))
    }
}
