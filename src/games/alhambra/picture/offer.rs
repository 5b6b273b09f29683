//! A market space from which a seat chooses, so large that its tile is told apart on a phone.

use pergola_page::{Brush, SCORE};
use pergola_render::Rect;

use super::{
    marked::badge_beside,
    market_space,
    piece::{self, art},
};
use crate::pieces::{Currency, Tile, Walls};

/// The side of a tile on offer.
pub(super) const SIDE: i32 = 172;
/// The height of a market space with one tile in it.
pub(super) const SPACE: i32 = SIDE + 16;

/// A market space with one tile: beside it its price, the sign of its currency and its badge.
pub(super) fn draw(brush: &mut Brush, bay: Rect, currency: Currency, offered: Option<Tile>, mark: Option<u16>) {
    market_space::ground(brush, bay, currency);
    let at = Rect::new(bay.x + 8, bay.y + 8, SIDE, SIDE);
    let (middle, color) = ((at.right() + bay.right()) / 2, piece::currency_ink(currency));
    match offered {
        Some(offered) => {
            brush.shadow(at, SIDE * 6 / 100);
            piece::tile(brush, at, offered, Walls::NONE);
            brush.number(SCORE.size(60).color(color).middle(), middle, at.y + 32, offered.price);
        }
        None => brush.sprite(&art("market_empty"), at),
    }
    piece::suit(brush, (middle, at.y + 90), 44, currency, color);
    badge_beside(brush, (middle, at.bottom() - 28), mark);
}
