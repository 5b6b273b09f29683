//! What is on offer, in a seat's own picture: the market, the display and a row of a module, each with the badge of its menu
//! entry; below, what is still to be placed.

use pergola_page::{Brush, HEADING};
use pergola_render::Rect;
use pergola_text::Text;

use super::{
    display,
    frame::Frame,
    game::GamePicture,
    marked::{badges_first, marked_tile},
    market_space, modules,
};
use crate::{
    Spot,
    pieces::{Border, Currency},
    view::{SeatView, View},
};

/// Where the rows lie, below the upper edge of the panel, and how high they are. The market has two where it is wide.
struct Rows {
    market: (i32, i32),
    cards: (i32, i32),
    row: (i32, i32),
    to_place: (i32, i32),
}

impl Rows {
    /// Rows for the market with the display, with a row of a module, and with tiles to be placed.
    fn of(shows_sides: bool, has_row: bool, crowded: bool) -> Rows {
        match (shows_sides, has_row, crowded) {
            (true, ..) => Rows { market: (66, 158), cards: (240, 96), row: (0, 0), to_place: (0, 0) },
            (_, false, false) => Rows { market: (66, 120), cards: (202, 123), row: (0, 0), to_place: (0, 0) },
            (_, false, true) => Rows { market: (66, 120), cards: (202, 78), row: (0, 0), to_place: (286, 60) },
            (_, true, false) => Rows { market: (66, 116), cards: (192, 84), row: (288, 54), to_place: (0, 0) },
            (_, true, true) => Rows { market: (60, 104), cards: (170, 60), row: (237, 52), to_place: (296, 50) },
        }
    }

    /// The same where the market is wide.
    fn wide(has_row: bool, crowded: bool) -> Rows {
        match (has_row, crowded) {
            (false, false) => Rows { market: (58, 126), cards: (328, 123), row: (0, 0), to_place: (0, 0) },
            (false, true) => Rows { market: (58, 104), cards: (284, 81), row: (0, 0), to_place: (373, 80) },
            (true, false) => Rows { market: (58, 108), cards: (290, 96), row: (396, 54), to_place: (0, 0) },
            (true, true) => Rows { market: (56, 88), cards: (248, 69), row: (325, 54), to_place: (388, 62) },
        }
    }
}

/// Whether the menu points into the market, the display or the row of a module.
pub(super) fn are_marked(view: &View, frame: &Frame) -> bool {
    let into_market = |spot: &Spot| matches!(spot, Spot::Market(_) | Spot::Piece(..));
    frame.marks.iter().any(|(spot, _)| into_market(spot))
        || modules::are_marked(view, frame)
        || modules::display(view).into_iter().flatten().any(|card| frame.mark(&card.spot()).is_some())
}

/// Draws what is on offer. A panel that is `roomy` has a wide market, unless tiles have two sides.
pub(super) fn draw(
    game: &dyn GamePicture,
    brush: &mut Brush,
    (panel, roomy): (Rect, bool),
    view: &View,
    seen: &SeatView,
    frame: &Frame,
) {
    brush.write(HEADING, panel.x + 16, panel.y + 32, Text::new("alhambra-picture-offers"));
    let crowded = !seen.to_place.is_empty();
    let wide = roomy && view.border() == Border::Wall;
    let shows_sides = view.border() == Border::Moat && !crowded;
    let has_row = modules::have_row(view);
    let rows = if wide { Rows::wide(has_row, crowded) } else { Rows::of(shows_sides, has_row, crowded) };
    for currency in Currency::ALL {
        let ((top, height), index) = (rows.market, currency.index() as i32);
        let offered = view.market[currency.index()];
        let bay = if wide {
            let bay = Rect::new(panel.x + 12 + index % 2 * 178, panel.y + top + index / 2 * (height + 8), 174, height);
            market_space::draw_wide(brush, bay, currency, offered);
            bay
        } else {
            let bay = Rect::new(panel.x + 12 + index * 90, panel.y + top, 82, height);
            let other = offered.and_then(|tile| view.other_side(tile)).filter(|_| shows_sides);
            market_space::draw(game, brush, bay, currency, offered, other);
            bay
        };
        if let Some(mark) = frame.mark(&Spot::Market(currency)) {
            brush.badge((bay.x + 24, bay.y + 24), 20, mark);
        }
    }
    display::row(brush, (panel.x + 12, panel.y + rows.cards.0), rows.cards.1, view, frame);
    modules::draw_row(brush, view, frame, (panel.x + 12, panel.y + rows.row.0), rows.row.1);
    let (top, side) = rows.to_place;
    for (index, tile) in badges_first(&seen.to_place, frame, Spot::ToPlace, 5).into_iter().enumerate() {
        let at = Rect::new(panel.x + 14 + index as i32 * (side + 10), panel.y + top, side, side);
        marked_tile(brush, at, tile, frame, Spot::ToPlace);
    }
}
