//! What happens to huts, and why not.

use pergola_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    Event,
    modules::{ModuleEvent, ModuleRefusal},
    pieces::Tile,
    refusal::Refusal,
};

/// What happened to a hut beside what happens to every tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HutEvent {
    /// A seat took a hut from its pile.
    HutTaken {
        /// Who.
        seat: Seat,
        /// Which.
        hut: Tile,
    },
    /// The next hut of a pile was turned up.
    HutTurnedUp {
        /// Which.
        hut: Tile,
    },
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HutRefusal {
    /// The hut does not lie face up.
    NotOpen {
        /// Which.
        hut: Tile,
        /// The one of its type that does.
        open: Option<Tile>,
    },
    /// The seat has as many huts as it may have.
    HasAll {
        /// How many.
        most: u32,
    },
    /// Dirk gets no huts.
    NotForDirk {
        /// Which.
        hut: Tile,
    },
}

impl From<HutEvent> for Event {
    fn from(event: HutEvent) -> Event {
        ModuleEvent::Hut(event).into()
    }
}

impl From<HutRefusal> for Refusal {
    fn from(refusal: HutRefusal) -> Refusal {
        ModuleRefusal::Hut(refusal).into()
    }
}
