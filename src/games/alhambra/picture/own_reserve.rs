//! A seat's own reserve.

use pergola_page::{HEADING, Page};
use pergola_render::Rect;
use pergola_text::Text;

use super::{
    frame::Frame,
    game::ReserveShown,
    games,
    marked::{badges_first, marked_tile},
    piece::art,
};
use crate::{
    Spot,
    view::{SeatView, View},
};

/// So many tiles are shown, as long as no more have badges.
const MOST: usize = 8;

/// The reserve, and below it the borders and the points.
pub(super) fn draw(page: &mut Page, panel: Rect, view: &View, seen: &SeatView, frame: &Frame) {
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 32, Text::new("alhambra-picture-reserve"));
    let brush = &mut page.ink;
    let crowded = seen.reserve.len() > 3;
    let badges = seen.reserve.iter().filter(|tile| frame.mark(&Spot::Reserve(**tile)).is_some()).count();
    let (side, pitch, columns, most) = match (seen.reserve.len(), badges) {
        (0..=3, _) => (108, 116, 3, 3),
        (_, 0..=MOST) => (80, 88, 4, MOST),
        _ => (40, 43, 8, 24),
    };
    let at = |index: usize| {
        let (column, row) = ((index % columns) as i32, (index / columns) as i32);
        Rect::new(panel.x + 18 + column * pitch, panel.y + if crowded { 58 } else { 62 } + row * pitch, side, side)
    };
    for (index, tile) in badges_first(&seen.reserve, frame, Spot::Reserve, most).into_iter().enumerate() {
        marked_tile(brush, at(index), tile, frame, Spot::Reserve);
    }
    match seen.reserve.len() {
        held @ 0..=2 => brush.sprite(&art("reserve_slot"), at(held)),
        held if held > most => brush.more((panel.right() - 44, panel.y + 33), held - most),
        _ => {}
    }
    let shown = ReserveShown { panel, crowded, more: seen.reserve.len() > most };
    games::of(view).own_borders(page, view, seen, shown);
}
