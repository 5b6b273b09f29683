//! What happens to viziers, and why not.

use pergola_engine::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use super::StandingOrder;
use crate::{
    Event,
    modules::{ModuleEvent, ModuleRefusal},
    pieces::{Currency, Kind, Tile},
    refusal::Refusal,
};

/// What happened to a vizier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VizierEvent {
    /// A seat turned its vizier up.
    VizierWoken {
        /// Whose.
        seat: Seat,
    },
    /// A turn or a favour has ended, and these seats are asked whether they want a favour.
    FavourOffered {
        /// Who.
        asked: Seats,
    },
    /// A seat answered. Only that seat hears of it.
    FavourAnswered {
        /// Who.
        seat: Seat,
        /// Whether it wants the favour.
        favour: bool,
    },
    /// A seat carries out the favour: all before it in order have declined.
    FavourGranted {
        /// Who.
        seat: Seat,
    },
    /// A seat gave its standing order. Only that seat hears of it.
    VizierOrdered {
        /// Whose.
        seat: Seat,
        /// The order.
        order: StandingOrder,
    },
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VizierRefusal {
    /// The vizier lies face up already.
    Awake,
    /// Nobody asks this seat for an answer now.
    NotAsked,
    /// A question is to be answered first.
    AnswerFirst,
    /// The seat cannot pay any tile of the market exactly.
    NothingExact,
    /// Within a favour nothing is done but buying a tile and placing it.
    OnlyBuying,
    /// A favour buys one tile.
    Bought,
    /// Who asked for the favour buys a tile before it ends.
    MustBuy,
    /// A favour is paid exactly.
    NotExact {
        /// The tile; its price is on it.
        tile: Tile,
        /// The currency it costs.
        space: Currency,
        /// What the cards come to.
        paid: u32,
    },
    /// The seat has this standing order already.
    OrderedAlready,
    /// No tile of the box is of this type.
    NoSuchKind {
        /// Which.
        kind: Kind,
    },
    /// There is no such tile in the box.
    NoSuchTile {
        /// Which.
        tile: Tile,
    },
}

impl VizierEvent {
    /// With what is hidden from this viewer left out.
    pub(in super::super) fn seen(&self, viewer: Viewer) -> Option<VizierEvent> {
        match self {
            VizierEvent::FavourAnswered { seat, .. } | VizierEvent::VizierOrdered { seat, .. } if !viewer.is(*seat) => None,
            _ => Some(self.clone()),
        }
    }

    /// An answer is final; an offer shows who can pay, and a favour that others have declined.
    pub(in super::super) fn reveals(&self) -> bool {
        matches!(self, VizierEvent::FavourOffered { .. } | VizierEvent::FavourAnswered { .. } | VizierEvent::FavourGranted { .. })
    }
}

impl From<VizierEvent> for Event {
    fn from(event: VizierEvent) -> Event {
        ModuleEvent::Vizier(event).into()
    }
}

impl From<VizierRefusal> for Refusal {
    fn from(refusal: VizierRefusal) -> Refusal {
        ModuleRefusal::Vizier(refusal).into()
    }
}
