//! Tiles, money cards and currencies as they look everywhere.

use pergola_page::{Brush, SCORE, ink, tenths};
use pergola_render::{Color, Rect, Turn};

use super::{modules::pieces, set_art};
use crate::pieces::{Currency, Kind, Money, Side, Tile, Walls};

/// A piece's art.
pub(super) fn art(name: &str) -> String {
    format!("alhambra/{name}")
}

/// The art of a building type.
pub(super) fn kind_art(kind: Kind) -> String {
    format!("{}/{}", set_art::of(kind.border()).folder, kind.key().replace('-', "_"))
}

/// The art of a tile: of its type, or of its own.
pub(super) fn tile_art(tile: Tile) -> String {
    pieces::own(tile).map_or_else(|| kind_art(tile.kind), |own| (own.art)(tile))
}

/// The colour of a currency.
pub(super) const fn currency_color(currency: Currency) -> Color {
    match currency {
        Currency::Yellow => Color(0xE8C33C),
        Currency::Green => Color(0x3E8E54),
        Currency::Blue => Color(0x2E6FB7),
        Currency::Orange => Color(0xDB7A27),
    }
}

/// What is written on a currency's colour.
pub(super) const fn currency_ink(currency: Currency) -> Color {
    match currency {
        Currency::Yellow => ink::NIGHT,
        Currency::Green | Currency::Blue | Currency::Orange => ink::PIECE_WHITE,
    }
}

/// The art of a currency's coin.
pub(super) fn coin(currency: Currency) -> String {
    art(match currency {
        Currency::Yellow => "money_florin",
        Currency::Green => "money_dirham",
        Currency::Blue => "money_denar",
        Currency::Orange => "money_ducat",
    })
}

/// The colour of a building type.
pub(super) const fn kind_color(kind: Kind) -> Color {
    match kind {
        Kind::Pavilion => Color(0x3F76CC),
        Kind::Seraglio => Color(0xB4384C),
        Kind::Arcades => Color(0x96642C),
        Kind::Chambers => Color(0x7A664B),
        Kind::Garden => Color(0x7DB86C),
        Kind::Tower => Color(0x613C7E),
        Kind::Arena => Color(0xC43C28),
        Kind::BathHouse => Color(0x2A9CB2),
        Kind::Library => Color(0x5F2A7A),
        Kind::Hostel => Color(0xEDA32A),
        Kind::Hospital => Color(0x7A664B),
        Kind::Market => Color(0xC68C88),
        Kind::Park => Color(0x9AC46E),
        Kind::School => Color(0x4660CC),
        Kind::District => Color(0x4B4946),
    }
}

/// What is written on a building type's colour.
pub(super) const fn kind_ink(kind: Kind) -> Color {
    if matches!(kind, Kind::Garden | Kind::Hostel | Kind::Market | Kind::Park) { ink::NIGHT } else { ink::PIECE_WHITE }
}

/// A quarter turn that brings a wall drawn along the north to this side.
pub(super) const fn turn_to(side: Side) -> Turn {
    match side {
        Side::North => Turn::None,
        Side::East => Turn::Quarter,
        Side::South => Turn::Half,
        Side::West => Turn::ThreeQuarters,
    }
}

/// A tile without its price; the sides in `run` belong to the longest wall.
pub(super) fn tile(brush: &mut Brush, at: Rect, tile: Tile, run: Walls) {
    brush.sprite(&tile_art(tile), at);
    let border = set_art::of(tile.kind.border()).border;
    for side in tile.walls.iter() {
        let art = if run.has(side) { format!("{border}_run") } else { border.to_owned() };
        brush.turned(&art, at, turn_to(side), 100);
    }
}

/// The price of a tile, on its upper left; a module's has none.
pub(super) fn price(brush: &mut Brush, at: Rect, tile: Tile) {
    if pieces::own(tile).is_some() {
        return;
    }
    let least = if at.w < 44 {
        22
    } else if at.w < 60 {
        24
    } else {
        28
    };
    let size = (at.w * 36 / 100).clamp(least, 48);
    let inset = at.w * 185 / 1000;
    let style = SCORE.size(size as u16).color(ink::PIECE_WHITE).halo(ink::NIGHT, (size * 17 / 10).max(50) as u16);
    brush.number(style, at.x + inset, at.y + inset + size * 323 / 1000, tile.price);
}

/// A single tile with its shadow, its walls and its price.
pub(super) fn whole_tile(brush: &mut Brush, at: Rect, piece: Tile) {
    brush.shadow(at, at.w * 6 / 100);
    tile(brush, at, piece, Walls::NONE);
    price(brush, at, piece);
}

/// A money card, half as high again as wide.
pub(super) fn card(brush: &mut Brush, at: Rect, money: Money) {
    let name = match money.currency {
        Currency::Yellow => "card_florin",
        Currency::Green => "card_dirham",
        Currency::Blue => "card_denar",
        Currency::Orange => "card_ducat",
    };
    brush.shadow(at, at.w / 10);
    brush.sprite(&art(name), at);
    let style = SCORE.size((at.w * 56 / 100) as u16).middle();
    brush.number(style, at.middle(), at.centre(), money.value);
}

/// The sign of a currency, `size` pixels high: circle, diamond, square or hexagon.
pub(super) fn suit(brush: &mut Brush, (x, y): (i32, i32), size: i32, currency: Currency, color: Color) {
    let half = size / 2;
    match currency {
        Currency::Blue => brush.disc((x, y), size * 45 / 100, color),
        Currency::Orange => {
            let side = size * 4 / 5;
            brush.rect(Rect::new(x - side / 2, y - side / 2, side, side), 3, color);
        }
        Currency::Green => {
            let corners = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)];
            brush.polygon(corners.map(tenths).to_vec(), color);
        }
        Currency::Yellow => {
            let (near, low) = (half / 2, half * 866 / 1000);
            let corners = [
                (x + half, y),
                (x + near, y + low),
                (x - near, y + low),
                (x - half, y),
                (x - near, y - low),
                (x + near, y - low),
            ];
            brush.polygon(corners.map(tenths).to_vec(), color);
        }
    }
}

/// A small picture of what was here, on the left of its place, so low that the number of its ring is below the heading.
pub(super) fn gone(brush: &mut Brush, place: Rect, (width, height): (i32, i32), draw: impl FnOnce(&mut Brush, Rect)) -> Rect {
    let at = Rect::new(place.x - 4, place.y + 22, width, height);
    brush.point_out(|brush| draw(brush, at));
    at
}
