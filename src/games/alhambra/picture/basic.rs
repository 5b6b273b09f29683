//! The Alhambra by itself, with or without modules.

use pergola_page::{Brush, Page};
use pergola_render::Rect;
use pergola_text::Text;

use super::{
    frame::Frame,
    game::{GamePicture, GameWords, ReserveShown},
    layout::Sheets,
    market, modules,
    moment::Moment,
    offers, own_border, payments, standings,
};
use crate::{
    pieces::Kind,
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

    fn offers(&self, brush: &mut Brush, panel_and_roomy: (Rect, bool), view: &View, seen: &SeatView, frame: &Frame) {
        offers::draw(self, brush, panel_and_roomy, view, seen, frame);
    }

    fn own_borders(&self, page: &mut Page, view: &View, seen: &SeatView, reserve: ReserveShown) {
        own_border::draw(page, view.border(), seen, reserve);
    }
}

impl GameWords for Basic {
    fn variant(&self, view: &View) -> Text {
        modules::variant(view)
    }
}
