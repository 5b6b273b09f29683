//! A space of the market: a bay in the colour of its currency, with the tile that lies there and its price.

use pergola_page::{Brush, COUNT, SCORE, Style, ink};
use pergola_render::Rect;

use super::{
    game::GamePicture,
    piece::{self, art},
};
use crate::pieces::{Currency, Tile, Walls};

/// A price with its currency's sign after it, centred.
fn price_plaque(brush: &mut Brush, (x, y): (i32, i32), style: Style, price: u8, currency: Currency) {
    let size = i32::from(style.size);
    let figures = if price < 10 { 1 } else { 2 } * size * 514 / 1000;
    let (sign, gap) = (size * 92 / 100, size / 4);
    let left = x - (figures + gap + sign) / 2;
    let color = piece::currency_ink(currency);
    brush.number(style.color(color), left, y, price);
    piece::suit(brush, (left + figures + gap + sign / 2, y), sign, currency, color);
}

/// The ground of a market space, in its currency's colour.
pub(super) fn ground(brush: &mut Brush, bay: Rect, currency: Currency) {
    let edge = ink::mix(piece::currency_color(currency), ink::NIGHT, 50);
    brush.sheer(bay.moved(0, 3), 12, ink::NIGHT, 18);
    brush.rect(bay, 12, edge);
    brush.rect(bay.grown(-3), 10, piece::currency_color(currency));
}

/// A market space: its currency's colour, the tile if there is one, its price, and beneath what the game shows of its other
/// side.
pub(super) fn draw(
    game: &dyn GamePicture,
    brush: &mut Brush,
    bay: Rect,
    currency: Currency,
    offered: Option<Tile>,
    other: Option<Tile>,
) {
    ground(brush, bay, currency);
    let side = bay.w - 16;
    let at = Rect::new(bay.x + 8, bay.y + 8, side, side);
    let strip = if other.is_some() { (bay.w / 2).clamp(38, 64) } else { 0 };
    let plaque = (bay.middle(), (at.bottom() + bay.bottom() - strip) / 2);
    if let Some(other) = other {
        game.other_side(brush, Rect::new(at.x, bay.bottom() - strip - 6, side, strip), other);
    }
    let style = if side > 100 { SCORE } else { COUNT.size(34) };
    match offered {
        Some(offered) => {
            brush.shadow(at, side * 6 / 100);
            piece::tile(brush, at, offered, Walls::NONE);
            price_plaque(brush, plaque, style, offered.price, currency);
        }
        None => {
            brush.sprite(&art("market_empty"), at);
            piece::suit(brush, plaque, i32::from(style.size), currency, piece::currency_ink(currency));
        }
    }
}
