//! What pieces are called, in pictures and in what is said of them.

use pergola_text::Text;

use super::modules::pieces;
use crate::pieces::{Currency, Kind, Tile};

/// A type of building.
pub(super) fn kind(kind: Kind) -> Text {
    Text::new("alhambra-picture-type").code("type", kind)
}

/// A tile by type and price, or by what its module calls it.
pub(super) fn tile(tile: Tile) -> Text {
    match pieces::own(tile) {
        Some(own) => (own.named)(tile),
        None => Text::new("alhambra-picture-tile").code("type", tile.kind).number("price", tile.price),
    }
}

/// A tile by type, price and walls.
pub(super) fn with_walls(piece: Tile) -> Text {
    if piece.walls.is_empty() {
        return tile(piece);
    }
    let walls = piece.walls.to_string().to_uppercase();
    Text::new("alhambra-describe-tile").text("tile", tile(piece)).code("walls", walls)
}

/// An amount of money.
pub(super) fn money(currency: Currency, value: impl Into<i64>) -> Text {
    Text::new("alhambra-picture-money").code("currency", currency).number("value", value)
}
