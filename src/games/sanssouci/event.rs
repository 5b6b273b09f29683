//! What happened.

use pergola_engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::{
    pieces::{Card, Colour, Face, Side, Symbol},
    score::Tally,
    square::Square,
};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat chose its garden.
    GardenChosen {
        /// Who.
        seat: Seat,
        /// Which side of which board.
        side: Side,
    },
    /// The last garden was chosen, and cards, missions and market were dealt.
    Dealt,
    /// A seat chose the side of its expansion board.
    SideChosen {
        /// Who.
        seat: Seat,
        /// Which; hidden from the others until all have chosen.
        side: Option<Face>,
    },
    /// All seats have chosen, and the sides are shown.
    SidesShown {
        /// Seat by seat.
        sides: Vec<Face>,
    },
    /// A card was played and a tile laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// The tile, by its own square.
        tile: Square,
        /// The square of the market it was taken from, 0 to 9.
        market: u8,
        /// Where it lies.
        at: Square,
        /// Whether it was turned to its gardener.
        gardener: bool,
        /// What the mark of an expansion board brought.
        mark: i32,
    },
    /// A noble was moved.
    Moved {
        /// By whom.
        seat: Seat,
        /// Which, by its column.
        noble: Symbol,
        /// The row it started in; none for the terrace.
        from: Option<Colour>,
        /// The row it ended in.
        to: Colour,
        /// What it brought.
        points: u8,
    },
    /// A new tile was put into the market.
    Refilled {
        /// Its square of the market, 0 to 9.
        market: u8,
        /// The tile, by the square that is its own there.
        tile: Square,
    },
    /// A card was drawn.
    Drawn {
        /// By whom.
        seat: Seat,
        /// Which; only its seat knows.
        card: Option<Card>,
    },
    /// The last card was played, and rows, columns and missions were scored.
    Ended {
        /// Seat by seat.
        tallies: Vec<Tally>,
    },
}

impl Event {
    /// As this viewer saw it.
    pub(super) fn seen(&self, viewer: Viewer) -> Event {
        match self {
            Event::SideChosen { seat, .. } if !viewer.is(*seat) => Event::SideChosen { seat: *seat, side: None },
            Event::Drawn { seat, .. } if !viewer.is(*seat) => Event::Drawn { seat: *seat, card: None },
            event => event.clone(),
        }
    }

    /// Whether something hidden was shown to somebody.
    pub(super) const fn reveals(&self) -> bool {
        match self {
            Event::Dealt | Event::SidesShown { .. } | Event::Refilled { .. } | Event::Drawn { .. } | Event::Ended { .. } => true,
            Event::GardenChosen { .. } | Event::SideChosen { .. } | Event::Laid { .. } | Event::Moved { .. } => false,
        }
    }
}
