//! A seat's own reserve, while it chooses where something goes.

use pergola_page::{HEADING, Page};
use pergola_render::Rect;
use pergola_text::Text;

use super::{frame::Frame, games, lit::Lit, marked::Shelf, piece::art};
use crate::{
    Spot,
    pieces::Tile,
    view::{SeatView, View},
};

/// The height of the strip with the borders.
const BORDERS: i32 = 50;

/// So many tiles find room.
const MOST: usize = 6;

/// Whether there is room for every tile that the menu numbers.
pub(super) fn holds_all_marks(reserve: &[Tile], frame: &Frame) -> bool {
    reserve.iter().filter(|tile| frame.mark(&Spot::Reserve(**tile)).is_some()).count() <= MOST
}

/// The reserve, and below it the borders.
pub(super) fn draw(page: &mut Page, panel: Rect, view: &View, seen: &SeatView, frame: &Frame) {
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 32, Text::new("alhambra-picture-reserve"));
    let shelf = Rect::new(panel.x + 18, panel.y + 60, panel.w - 32, panel.h - 60 - BORDERS - 18);
    if seen.reserve.is_empty() {
        page.ink.sprite(&art("reserve_slot"), Rect::new(shelf.x, shelf.y, 108, 108));
    }
    let tiles = (&*seen.reserve, &*Lit::of(view, frame).tiles());
    Shelf::within(shelf).draw(&mut page.ink, tiles, (view, frame), Spot::Reserve);
    let strip = Rect::new(panel.x + 14, panel.bottom() - BORDERS - 12, panel.w - 28, BORDERS);
    games::of(view).own_borders(page, view, seen, strip);
}
