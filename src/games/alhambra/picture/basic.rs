//! The Alhambra by itself, with or without modules.

use pergola_page::{Brush, Page};
use pergola_render::Rect;
use pergola_text::Text;

use super::{
    frame::Frame,
    game::{GamePicture, GameWords},
    layout::Sheets,
    market, modules,
    moment::Moment,
    offer, own_border, payments, standings,
};
use crate::{
    Spot,
    pieces::{Currency, Kind},
    view::{SeatView, View},
};

/// The Alhambra by itself.
pub(super) struct Basic;

static SHEETS: Sheets = Sheets { market: 276, below: standings::standings, of_three: [standings::standings, payments::payments] };

impl GamePicture for Basic {
    fn sheets(&self) -> &'static Sheets {
        &SHEETS
    }

    fn green(&self) -> Kind {
        Kind::Garden
    }

    fn market(&self, page: &mut Page, view: &View, story: &[Moment], panel: Rect) {
        market::draw(self, page, view, story, panel);
    }

    fn height_of_offer(&self) -> i32 {
        offer::SPACE
    }

    fn offer(&self, brush: &mut Brush, bay: Rect, space: Currency, view: &View, frame: &Frame) {
        offer::draw(brush, bay, space, view.market[space.index()], frame.mark(&Spot::Market(space)));
    }

    fn own_borders(&self, page: &mut Page, view: &View, seen: &SeatView, strip: Rect) {
        own_border::draw(page, view.border(), seen, strip);
    }
}

impl GameWords for Basic {
    fn variant(&self, view: &View) -> Text {
        modules::variant(view)
    }
}
