//! A market space from which a seat chooses: two tiles, the Alhambra's and Granada's with its other side, with a badge each.

use pergola_page::{Brush, ink};
use pergola_render::Rect;

use crate::{
    Spot,
    picture::{
        frame::Frame,
        granada::granada_art,
        marked::badge_beside,
        market_space, offer,
        piece::{self, art},
    },
    pieces::{Border, Currency, Tile},
    view::View,
};

const SIDE: i32 = offer::SIDE;
/// The height of a market space.
pub(super) const SPACE: i32 = 2 * SIDE + 24;

/// Draws a market space; the price is on each tile.
pub(super) fn space(brush: &mut Brush, bay: Rect, space: Currency, view: &View, frame: &Frame) {
    market_space::ground(brush, bay, space);
    let upper = Rect::new(bay.x + 8, bay.y + 8, SIDE, SIDE);
    let lower = upper.moved(0, SIDE + 8);
    let beside = Rect::new(upper.right() + 8, upper.y, bay.right() - upper.right() - 16, SIDE);
    piece::suit(brush, (beside.middle(), beside.y + 32), 48, space, piece::currency_ink(space));
    tile(brush, upper, beside, (space, Border::Wall), view, frame);
    let beside = beside.moved(0, SIDE + 8);
    let granada = tile(brush, lower, beside, (space, Border::Moat), view, frame);
    if let Some(other) = granada.and_then(|tile| view.other_side(tile)) {
        piece::whole_tile(brush, Rect { h: beside.w, ..beside }, other);
        let sign = Rect::new(beside.middle() - 18, beside.y + beside.w + 5, 36, 36);
        brush.disc((sign.middle(), sign.centre()), 21, ink::IVORY);
        brush.sprite(&granada_art("turn"), sign);
    }
}

/// The tile of a kind in a market space, with the badge of its entry beside it.
fn tile(
    brush: &mut Brush,
    at: Rect,
    beside: Rect,
    (space, border): (Currency, Border),
    view: &View,
    frame: &Frame,
) -> Option<Tile> {
    let Some(tile) = view.offered(space).find(|tile| tile.kind.border() == border) else {
        brush.sprite(&art("market_empty"), at);
        return None;
    };
    piece::whole_tile(brush, at, tile);
    badge_beside(brush, (beside.middle(), beside.bottom() - 27), frame.mark(&Spot::Piece(space, tile)));
    Some(tile)
}
