//! What happened, and the sentence that tells of it.

use pergola_engine::{Seat, Viewer, told::Told};
use pergola_text::{Text, sentences};
use serde::{Deserialize, Serialize};

use super::{
    pieces::{Card, Colour, Face, Side, Symbol},
    score::Tally,
    square::Square,
    words::story,
};

sentences! {
    /// What happened.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Event -> Told {
        /// A seat chose its garden.
        GardenChosen {
            /// Who.
            seat: Seat,
            /// Which side of which board.
            side: Side,
        } => { Told::deed(*seat, Text::new("sanssouci-garden-chosen").with("side", side)) },
        /// The last garden was chosen, and cards, missions and market were dealt.
        Dealt => "sanssouci-dealt",
        /// A seat chose the side of its expansion board.
        SideChosen {
            /// Who.
            seat: Seat,
            /// Which; hidden from the others until all have chosen.
            side: Option<Face>,
        } => {
            Told::deed(*seat, match side {
                Some(side) => Text::new("sanssouci-side-chosen").with("side", side),
                None => Text::new("sanssouci-side-chosen-hidden"),
            })
        },
        /// All seats have chosen, and the sides are shown.
        SidesShown {
            /// Seat by seat.
            sides: Vec<Face>,
        } => "sanssouci-sides-shown" (sides: story::sides(sides)),
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
        } => {
            let id = match (gardener, mark) {
                (false, 0) => "sanssouci-laid",
                (true, 0) => "sanssouci-laid-gardener",
                (false, 1..) => "sanssouci-laid-paid",
                (true, 1..) => "sanssouci-laid-gardener-paid",
                (false, _) => "sanssouci-laid-cost",
                (true, _) => "sanssouci-laid-gardener-cost",
            };
            Told::deed(*seat, Text::new(id).with("tile", tile).with("at", at).with("points", mark.abs()))
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
        } => { Told::deed(*seat, Text::new("sanssouci-moved").with("noble", noble).with("row", to).with("points", points)) },
        /// A new tile was put into the market.
        Refilled {
            /// Its square of the market, 0 to 9.
            market: u8,
            /// The tile, by the square that is its own there.
            tile: Square,
        } => {
            // The picture shows the market.
            Told::Nothing
        },
        /// A card was drawn.
        Drawn {
            /// By whom.
            seat: Seat,
            /// Which; only its seat knows.
            card: Option<Card>,
        } => { card.as_ref().map(|card| Text::new("sanssouci-drawn").with("card", card)) },
        /// The last card was played, and rows, columns and missions were scored.
        Ended {
            /// Seat by seat.
            tallies: Vec<Tally>,
        } => "sanssouci-ended" (totals: story::totals(tallies)),
    }
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
