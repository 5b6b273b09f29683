//! Tiles of a seat's own, with the badges of its menu.

use pergola_page::{Brush, ink};
use pergola_render::Rect;

use super::{frame::Frame, piece};
use crate::{Spot, pieces::Tile, view::View};

/// The radius of a badge beside a piece.
const BADGE: i32 = 26;
/// How much room a badge takes beside a tile of a shelf.
const BESIDE: i32 = 56;
/// The sides of a shelf's tiles, the largest first.
const SIDES: [i32; 6] = [140, 108, 92, 76, 64, 54];

/// A badge in the middle of free room, if the menu has an entry there.
pub(super) fn badge_beside(brush: &mut Brush, at: (i32, i32), mark: Option<u16>) {
    if let Some(mark) = mark.filter(|mark| *mark > 0) {
        brush.badge(at, BADGE, mark);
    }
}

/// At most so many of these tiles, those with a badge or a frame before the others.
pub(super) fn badges_first(tiles: &[Tile], frame: &Frame, spot: fn(Tile) -> Spot, most: usize) -> Vec<Tile> {
    let (marked, others): (Vec<Tile>, Vec<Tile>) = tiles.iter().partition(|tile| frame.mark(&spot(**tile)).is_some());
    marked.into_iter().chain(others).take(most).collect()
}

/// A tile, framed when the menu has led to it, with the badge of its menu entry at `badge`; lit where it has just come.
pub(super) fn marked_tile(
    brush: &mut Brush,
    at: Rect,
    (tile, badge): (Tile, (i32, i32)),
    (frame, is_lit): (&Frame, bool),
    spot: fn(Tile) -> Spot,
) {
    piece::whole_tile(brush, at, tile);
    match frame.mark(&spot(tile)) {
        Some(0) => brush.outline(at.grown(3), 8, ink::TURQUOISE, 6),
        None if is_lit => brush.ring(at.grown(-2)),
        mark => badge_beside(brush, badge, mark),
    }
}

/// Tiles in lines, with room for a badge on the right of each.
pub(super) struct Shelf {
    area: Rect,
}

impl Shelf {
    /// A shelf in this area.
    pub(super) const fn within(area: Rect) -> Shelf {
        Shelf { area }
    }

    /// How many tiles of this side find room, in columns and lines.
    const fn capacity(&self, side: i32) -> (i32, i32) {
        ((self.area.w + 4) / (side + BESIDE), (self.area.h + 8) / (side + 8))
    }

    /// Draws the tiles as large as all find room, those with a badge first where they do not, and some of them `lit`; below
    /// its badge the other side of one that has another.
    pub(super) fn draw(
        &self,
        brush: &mut Brush,
        (tiles, lit): (&[Tile], &[Tile]),
        (view, frame): (&View, &Frame),
        spot: fn(Tile) -> Spot,
    ) {
        let holds = |side: &i32| {
            let (columns, lines) = self.capacity(*side);
            *side <= self.area.h && columns * lines >= tiles.len() as i32
        };
        let side = SIDES.into_iter().find(holds).unwrap_or(SIDES[SIDES.len() - 1]);
        let (columns, lines) = self.capacity(side);
        let most = (columns * lines.max(1)) as usize;
        for (index, tile) in (0..).zip(badges_first(tiles, frame, spot, most)) {
            let (column, line) = (index % columns, index / columns);
            let at = Rect::new(self.area.x + column * (side + BESIDE), self.area.y + line * (side + 8), side, side);
            let beside = Rect::new(at.right() + 2, at.y, BESIDE - 6, side);
            let other = view.other_side(tile).filter(|_| side >= 2 * beside.w);
            let badge = if other.is_some() { beside.y + BADGE } else { beside.centre() };
            marked_tile(brush, at, (tile, (beside.middle(), badge)), (frame, lit.contains(&tile)), spot);
            if let Some(other) = other {
                piece::whole_tile(brush, Rect::new(beside.x, beside.bottom() - beside.w, beside.w, beside.w), other);
            }
        }
        if tiles.len() > most {
            brush.more((self.area.right() - 26, self.area.y - 24), tiles.len() - most);
        }
    }
}
