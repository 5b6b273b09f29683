//! The market with two tiles in each space, and how many tiles both bags hold.

use pergola_page::{Brush, COUNT, HEADING, Page};
use pergola_render::Rect;
use pergola_text::Text;

use crate::{
    picture::{
        granada, market_space,
        moment::{Moment, Place, numbered},
        piece::{self, art},
        set_art,
    },
    pieces::{Border, Currency, Tile},
    view::{CombinedView, View},
};

/// The market: in each space the Alhambra's tile, below it Granada's with its other side; and how many tiles the bags hold.
pub(super) fn draw(page: &mut Page, view: &View, both: &CombinedView, story: &[Moment], panel: Rect) {
    page.board.panel(panel);
    let middle = panel.y + 26;
    page.ink.write(HEADING, panel.x + 16, middle, Text::new("alhambra-picture-market"));
    let mut right = panel.right() - 16;
    for (border, tiles) in [(Border::Moat, both.bag), (Border::Wall, view.bag)] {
        page.ink.number(COUNT.right(), right, middle, tiles);
        right -= if tiles < 10 { 20 } else { 40 } + 44;
        page.ink.sprite(set_art::of(border).bag, Rect::new(right, middle - 18, 36, 36));
        right -= 16;
    }
    granada::marker(&mut page.ink, view, (right, middle));
    let bay = |space: Currency| Rect::new(panel.x + 12 + space.index() as i32 * 152, panel.y + 52, 140, panel.h - 60);
    for space in Currency::ALL {
        let tiles = [view.market[space.index()], both.market[space.index()]];
        market_space(&mut page.ink, bay(space), space, tiles, view);
    }
    let mut rings = Vec::new();
    for (step, place) in numbered(story) {
        let Place::Market(space, tile) = place else { continue };
        let slot = slot(bay(space), tile.kind.border());
        let now = if tile.kind.border() == Border::Wall { &view.market } else { &both.market };
        // Where a new tile lies already, the ring is around the one that was bought, not around the new one.
        rings.push(match now[space.index()] {
            Some(_) => (piece::gone(&mut page.ink, corner(slot), (52, 52), |brush, at| piece::whole_tile(brush, at, tile)), step),
            None => (slot, step),
        });
    }
    page.ink.rings(&rings, 0);
}

/// Where the tile of a kind lies in its market space.
fn slot(bay: Rect, border: Border) -> Rect {
    let side = (bay.h - 54) / 2;
    let lower = Rect::new(bay.middle() - side / 2, bay.bottom() - 8 - side, side, side);
    match border {
        Border::Wall => lower.moved(0, -side - 6),
        Border::Moat => lower,
    }
}

/// Where what was in a slot is shown: neither on the price of what is there now nor on its other side.
fn corner(slot: Rect) -> Rect {
    Rect::new(slot.right() - 46, slot.bottom() - 48, 52, 52)
}

fn market_space(brush: &mut Brush, bay: Rect, space: Currency, tiles: [Option<Tile>; 2], view: &View) {
    market_space::ground(brush, bay, space);
    piece::suit(brush, (bay.middle(), bay.y + 21), 30, space, piece::currency_ink(space));
    for (border, tile) in [Border::Wall, Border::Moat].into_iter().zip(tiles) {
        let at = slot(bay, border);
        let Some(tile) = tile else {
            brush.sprite(&art("market_empty"), at);
            continue;
        };
        piece::whole_tile(brush, at, tile);
        if let Some(other) = view.other_side(tile) {
            granada::small_other_side(brush, at.moved(-3, 3), other);
        }
    }
}
