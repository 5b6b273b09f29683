//! How a purchase is said: the tile that is bought, where it lies, and what a payment brings.

use pergola_engine::Step;
use pergola_text::Text;

use super::nouns;
use crate::{
    Spot,
    money::Cards,
    pieces::{Currency, Tile},
    view::View,
};

/// What lies in each space of the market.
type Market = [Option<Tile>; 4];

/// The tile that is bought, before it is asked how it is paid.
pub(super) fn tile(market: &Market, space: Currency, piece: Option<Tile>) -> Step<Spot> {
    Step::at(Text::new("alhambra-menu-buy").text("tile", offered(market, space, piece)), spot(space, piece))
}

/// What is offered in a space, with its walls.
pub(super) fn offered(market: &Market, space: Currency, piece: Option<Tile>) -> Text {
    piece.or(market[space.index()]).map_or_else(|| nouns::currency(space), nouns::tile_with_walls)
}

/// What these cards come to beyond the price.
pub(super) fn overpaid(market: &Market, (space, piece): (Currency, Option<Tile>), with: &Cards) -> u32 {
    with.sum().saturating_sub(piece.or(market[space.index()]).map_or(0, |tile| u32::from(tile.price)))
}

/// Where what is bought lies.
pub(super) fn spot(space: Currency, piece: Option<Tile>) -> Spot {
    piece.map_or(Spot::Market(space), |tile| Spot::Piece(space, tile))
}

/// What the entry's words do not say: only an exact payment grants one more action (rulebook p. 4, Buy and position a building
/// tile), where nothing else says what it does `exactly`.
pub(super) fn payment(before: &View, space: Currency, with: &Cards, exactly: Option<Text>) -> Text {
    paid(exactly, before.market[space.index()].map_or(0, |tile| u32::from(tile.price)), with)
}

/// The same of a price.
pub(super) fn paid(exactly: Option<Text>, price: u32, with: &Cards) -> Text {
    match with.sum().saturating_sub(price) {
        0 => exactly.unwrap_or_else(|| Text::new("alhambra-consequence-exact")),
        _ => Text::new("alhambra-consequence-overpaid"),
    }
}
