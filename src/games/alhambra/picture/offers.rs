//! What is on offer, in a seat's own picture: the market, the display and the huts, each with the badge of its menu entry;
//! below, what is still to be placed.

use pergola_page::{Brush, HEADING, ink};
use pergola_render::Rect;
use pergola_text::Text;

use super::{
    Frame, combined, huts, modules,
    personal::{badges_first, marked_tile},
    piece,
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
    huts: (i32, i32),
    to_place: (i32, i32),
}

impl Rows {
    /// Rows for the market alone with the display, with huts, and with tiles to be placed.
    fn of(shows_sides: bool, shows_huts: bool, crowded: bool) -> Rows {
        match (shows_sides, shows_huts, crowded) {
            (true, ..) => Rows { market: (66, 158), cards: (240, 96), huts: (0, 0), to_place: (0, 0) },
            (_, false, false) => Rows { market: (66, 120), cards: (202, 123), huts: (0, 0), to_place: (0, 0) },
            (_, false, true) => Rows { market: (66, 120), cards: (202, 78), huts: (0, 0), to_place: (286, 60) },
            (_, true, false) => Rows { market: (66, 116), cards: (192, 84), huts: (288, 54), to_place: (0, 0) },
            (_, true, true) => Rows { market: (60, 104), cards: (170, 60), huts: (237, 52), to_place: (296, 50) },
        }
    }

    /// The same where the market is wide.
    fn wide(shows_huts: bool, crowded: bool) -> Rows {
        match (shows_huts, crowded) {
            (false, false) => Rows { market: (58, 126), cards: (328, 123), huts: (0, 0), to_place: (0, 0) },
            (false, true) => Rows { market: (58, 104), cards: (284, 81), huts: (0, 0), to_place: (373, 80) },
            (true, false) => Rows { market: (58, 108), cards: (290, 96), huts: (396, 54), to_place: (0, 0) },
            (true, true) => Rows { market: (56, 88), cards: (248, 69), huts: (325, 54), to_place: (388, 62) },
        }
    }
}

/// Whether the menu points into the market, the display or the huts.
pub(super) fn are_marked(view: &View, frame: &Frame) -> bool {
    let market = Currency::ALL.into_iter().any(|space| frame.mark(&Spot::Market(space)).is_some());
    market
        || combined::marks_pieces(frame)
        || huts::are_marked(view, frame)
        || modules::display(view).into_iter().flatten().any(|card| frame.mark(&modules::spot(card)).is_some())
}

/// Draws what is on offer. A panel that is `roomy` has a wide market, unless tiles have two sides.
pub(super) fn offers(brush: &mut Brush, (panel, roomy): (Rect, bool), view: &View, seen: &SeatView, frame: &Frame) {
    if view.combined.is_some() {
        return offers_of_both(brush, panel, view, seen, frame);
    }
    brush.write(HEADING, panel.x + 16, panel.y + 32, Text::new("alhambra-picture-offers"));
    let crowded = !seen.to_place.is_empty();
    let wide = roomy && view.border() == Border::Wall;
    let shows_sides = view.border() == Border::Moat && !crowded;
    let shows_huts = huts::piles(view).is_some();
    let rows = if wide { Rows::wide(shows_huts, crowded) } else { Rows::of(shows_sides, shows_huts, crowded) };
    for currency in Currency::ALL {
        let ((top, height), index) = (rows.market, currency.index() as i32);
        let offered = view.market[currency.index()];
        let bay = if wide {
            let bay = Rect::new(panel.x + 12 + index % 2 * 178, panel.y + top + index / 2 * (height + 8), 174, height);
            piece::wide_market_space(brush, bay, currency, offered);
            bay
        } else {
            let bay = Rect::new(panel.x + 12 + index * 90, panel.y + top, 82, height);
            let sides = offered.map(|tile| (tile, view.other_side(tile).filter(|_| shows_sides)));
            piece::market_space(brush, bay, currency, sides);
            bay
        };
        if let Some(mark) = frame.mark(&Spot::Market(currency)) {
            brush.badge((bay.x + 24, bay.y + 24), 20, mark);
        }
    }
    display(brush, (panel.x + 12, panel.y + rows.cards.0), rows.cards.1, view, frame);
    huts::row(brush, view, frame, (panel.x + 12, panel.y + rows.huts.0), rows.huts.1);
    let (top, side) = rows.to_place;
    for (index, tile) in badges_first(&seen.to_place, frame, Spot::ToPlace, 5).into_iter().enumerate() {
        let at = Rect::new(panel.x + 14 + index as i32 * (side + 10), panel.y + top, side, side);
        marked_tile(brush, at, tile, frame, Spot::ToPlace);
    }
}

/// The same with two tiles in each market space; up to eight may wait to be placed.
fn offers_of_both(brush: &mut Brush, panel: Rect, view: &View, seen: &SeatView, frame: &Frame) {
    let crowded = !seen.to_place.is_empty();
    let below = combined::offers(brush, panel, view, crowded, frame) + 10;
    let side = if seen.to_place.len() > 4 { 42 } else { 60 };
    let room = panel.bottom() - 10 - below - if crowded { side + 10 } else { 0 };
    display(brush, (panel.x + 12, below), room.min(123), view, frame);
    for (index, tile) in badges_first(&seen.to_place, frame, Spot::ToPlace, 8).into_iter().enumerate() {
        let at = Rect::new(panel.x + 14 + index as i32 * (side + 6), panel.bottom() - 10 - side, side, side);
        marked_tile(brush, at, tile, frame, Spot::ToPlace);
    }
}

/// The cards of the display, `height` pixels high.
fn display(brush: &mut Brush, (left, top): (i32, i32), height: i32, view: &View, frame: &Frame) {
    let width = height * 2 / 3;
    for (place, card) in modules::display(view).into_iter().enumerate() {
        let at = Rect::new(left + place as i32 * 90 + (82 - width) / 2, top, width, height);
        let Some(card) = card else {
            brush.dashed(at.grown(-2), 8, ink::SAND_EDGE, 3);
            continue;
        };
        modules::card(brush, at, card);
        if let Some(mark) = frame.mark(&modules::spot(card)) {
            // On a small card it lies half outside, so that the value is seen.
            let (radius, inside) = match height {
                ..70 => (14, 3),
                70..90 => (16, 16),
                _ => (19, 19),
            };
            brush.badge((at.right() - inside, at.bottom() - radius), radius, mark);
        }
    }
}
