//! Tiles of a seat's own, with the badges of its menu.

use pergola_page::{Brush, ink};
use pergola_render::Rect;

use super::{frame::Frame, piece};
use crate::{Spot, pieces::Tile};

/// At most so many of these tiles, those with a badge or a frame before the others.
pub(super) fn badges_first(tiles: &[Tile], frame: &Frame, spot: fn(Tile) -> Spot, most: usize) -> Vec<Tile> {
    let (marked, others): (Vec<Tile>, Vec<Tile>) = tiles.iter().partition(|tile| frame.mark(&spot(**tile)).is_some());
    marked.into_iter().chain(others).take(most).collect()
}

/// A tile with the badge of its menu entry, or framed when the menu has led to it.
pub(super) fn marked_tile(brush: &mut Brush, at: Rect, tile: Tile, frame: &Frame, spot: fn(Tile) -> Spot) {
    piece::whole_tile(brush, at, tile);
    match frame.mark(&spot(tile)) {
        Some(0) => brush.outline(at.grown(3), 8, ink::TURQUOISE, 6),
        Some(mark) => {
            let radius = if at.w > 80 { 24 } else { 18.min(at.w / 3) };
            brush.badge((at.right() - radius + 4, at.bottom() - radius + 4), radius, mark);
        }
        None => {}
    }
}
