//! What only Granada draws: the other side of each tile and the marker, its buildings with their sums, and its moats.

mod art;
mod buildings;
mod moats;
mod sides;

use pergola_page::{Brush, Page};
use pergola_render::{Part, Rect};
use pergola_text::Text;

pub(super) use self::{
    art::granada_art,
    sides::{marker, marker_said, may_be_kept, other_side, said, small_other_side},
};
use super::{
    frame::Frame,
    game::{GamePicture, GameWords},
    layout::Sheets,
    market,
    moment::Moment,
    named, offer, own_border,
};
use crate::{
    Spot,
    event::Event,
    granada::Scoring,
    pieces::{Currency, Kind, Tile},
    view::{SeatView, View},
};

/// Granada by itself.
pub(super) struct Granada;

/// The height of the strip with the other side of a tile on offer.
const OTHER_SIDE: i32 = 112;

/// The market is higher than the Alhambra's by what shows the other side of each tile.
static SHEETS: Sheets = Sheets { market: 344, below: buildings::with_moats, of_three: [moats::standings, buildings::alone] };

impl GamePicture for Granada {
    fn sheets(&self) -> &'static Sheets {
        &SHEETS
    }

    fn green(&self) -> Kind {
        Kind::Park
    }

    fn legend(&self, view: &View) -> Option<(Part<Text>, Text)> {
        sides::legend(view)
    }

    fn market(&self, page: &mut Page, view: &View, story: &[Moment], panel: Rect) {
        market::draw(self, page, view, story, panel);
    }

    fn beside_market(&self, brush: &mut Brush, view: &View, end: (i32, i32)) {
        marker(brush, view, end);
    }

    fn other_side(&self, brush: &mut Brush, strip: Rect, other: Tile) {
        other_side(brush, strip, other);
    }

    fn height_of_offer(&self) -> i32 {
        offer::SPACE + OTHER_SIDE + 8
    }

    fn offer(&self, brush: &mut Brush, bay: Rect, space: Currency, view: &View, frame: &Frame) {
        let offered = view.market[space.index()];
        offer::draw(brush, bay, space, offered, frame.mark(&Spot::Market(space)));
        if let Some(other) = offered.and_then(|tile| view.other_side(tile)) {
            other_side(brush, Rect::new(bay.x + 8, bay.bottom() - OTHER_SIDE - 8, bay.w - 16, OTHER_SIDE), other);
        }
    }

    fn may_be_kept(&self, view: &View) -> bool {
        may_be_kept(view)
    }

    fn own_borders(&self, page: &mut Page, view: &View, seen: &SeatView, strip: Rect) {
        own_border::draw(page, view.border(), seen, strip);
    }
}

impl GameWords for Granada {
    fn variant(&self, view: &View) -> Text {
        let scoring = match view.granada.as_ref().map(|it| it.scoring) {
            Some(Scoring::Simplified) => Text::new("granada-picture-simplified"),
            Some(Scoring::Regular) | None => Text::new("granada-picture-regular"),
        };
        match &view.modules {
            Some(_) => Text::new("granada-picture-with-viziers").text("scoring", scoring),
            None => scoring,
        }
    }

    fn step(&self, event: &Event) -> Option<Moment> {
        let Event::TileTurned { from, to, .. } = event else { return None };
        let text = Text::new("granada-picture-turned").text("tile", named::tile(*from)).text("to", named::tile(*to));
        Some(Moment { text, places: Vec::new() })
    }

    fn market_words(&self, view: &View) -> Option<Text> {
        marker_said(view)
    }

    fn with_other_side(&self, view: &View, tile: Tile) -> Text {
        said(view, tile)
    }
}
