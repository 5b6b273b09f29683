//! What a seat can have, in its own picture: two tiles in each market space, with a badge each.

use pergola_page::{Brush, HEADING};
use pergola_render::Rect;
use pergola_text::Text;

use crate::{
    Spot,
    picture::{
        display,
        frame::Frame,
        granada,
        marked::{badges_first, marked_tile},
        market_space,
        piece::{self, art},
    },
    pieces::{Border, Currency, Tile},
    view::{SeatView, View},
};

/// Market, display, and up to eight tiles that wait to be placed.
pub(super) fn draw(brush: &mut Brush, panel: Rect, view: &View, seen: &SeatView, frame: &Frame) {
    let crowded = !seen.to_place.is_empty();
    let below = market(brush, panel, view, crowded, frame) + 10;
    let side = if seen.to_place.len() > 4 { 42 } else { 60 };
    let room = panel.bottom() - 10 - below - if crowded { side + 10 } else { 0 };
    display::row(brush, (panel.x + 12, below), room.min(123), view, frame);
    for (index, tile) in badges_first(&seen.to_place, frame, Spot::ToPlace, 8).into_iter().enumerate() {
        let at = Rect::new(panel.x + 14 + index as i32 * (side + 6), panel.bottom() - 10 - side, side, side);
        marked_tile(brush, at, tile, frame, Spot::ToPlace);
    }
}

/// The market, in the upper part of `panel`; the lower edge of it. The other sides of Granada's tiles are shown where there is
/// room: not while tiles wait to be placed.
fn market(brush: &mut Brush, panel: Rect, view: &View, crowded: bool, frame: &Frame) -> i32 {
    brush.write(HEADING, panel.x + 16, panel.y + 32, Text::new("alhambra-picture-offers"));
    let is_roomy = panel.h > 400;
    let (side, strip) = match (is_roomy, crowded) {
        (true, false) => (72, 40),
        (true, true) => (70, 0),
        (false, false) => (58, 34),
        (false, true) => (46, 0),
    };
    let (sign, gap) = (if side > 60 { 26 } else { 20 }, 4);
    let height = sign + 14 + 2 * side + gap + if strip > 0 { strip + gap } else { 0 } + 6;
    let top = panel.y + 58;
    for space in Currency::ALL {
        let bay = Rect::new(panel.x + 12 + space.index() as i32 * 90, top, 82, height);
        market_space::ground(brush, bay, space);
        piece::suit(brush, (bay.middle(), bay.y + 8 + sign / 2), sign, space, piece::currency_ink(space));
        let upper = Rect::new(bay.middle() - side / 2, bay.y + sign + 14, side, side);
        tile(brush, upper, space, view, Border::Wall, frame);
        let lower = upper.moved(0, side + gap);
        let granada = tile(brush, lower, space, view, Border::Moat, frame);
        if let Some(other) = granada.and_then(|tile| view.other_side(tile)).filter(|_| strip > 0) {
            granada::other_side(brush, Rect::new(bay.x + 5, lower.bottom() + gap, bay.w - 10, strip), other);
        }
    }
    top + height
}

/// The tile of a kind in a market space, with the badge of its entry.
fn tile(brush: &mut Brush, at: Rect, space: Currency, view: &View, border: Border, frame: &Frame) -> Option<Tile> {
    let Some(tile) = view.offered(space).find(|tile| tile.kind.border() == border) else {
        brush.sprite(&art("market_empty"), at);
        return None;
    };
    piece::whole_tile(brush, at, tile);
    if let Some(mark) = frame.mark(&Spot::Piece(space, tile)) {
        let radius = if at.w > 60 { 18 } else { 15 };
        brush.badge((at.right() - radius, at.bottom() - radius), radius, mark);
    }
    Some(tile)
}
