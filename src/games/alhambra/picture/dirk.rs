//! Dirk's tiles on the table's picture.

use pergola_page::{Brush, NAME, Page, SCORE};
use pergola_render::{Anchor, Level, Part, Rect};
use pergola_text::Text;

use super::{
    moment::{Moment, Place, numbered},
    piece::{self, art},
};
use crate::{
    pieces::{Kind, Tile},
    view::DirkView,
};

/// The height of his panel.
pub(super) fn height(dirk: &DirkView) -> i32 {
    if dirk.tiles.len() <= 12 { 148 } else { 216 }
}

/// Dirk's tiles by type and price; he has no city.
pub(super) fn draw(page: &mut Page, dirk: &DirkView, story: &[Moment], panel: Rect) {
    page.board.panel(panel);
    let mut parts = vec![Part::Sprite { name: art("dirk"), size: 50 }, Part::Gap(12)];
    parts.push(NAME.part(Text::new("alhambra-picture-dirk"), Some(300)));
    page.ink.run(parts, (panel.x + 12, panel.y + 33), Level::Middle, Anchor::Left, 600, None);
    page.ink.number(SCORE.right(), panel.right() - 16, panel.y + 33, dirk.score);
    let mut tiles = dirk.tiles.clone();
    tiles.sort_unstable();
    // Twenty-six tiles of this size fill two rows; more are drawn smaller, in three.
    let (side, rows, top, gap) = match tiles.len() {
        ..=26 => (62, if panel.h > 148 { 2 } else { 1 }, 72, 6),
        27..=39 => (44, 3, 66, 4),
        _ => (32, 4, 66, 4),
    };
    let per_row = tiles.len().div_ceil(rows).max(1);
    for (row, line) in tiles.chunks(per_row).enumerate() {
        let mut x = panel.x + 14;
        let mut last: Option<Kind> = None;
        for tile in line {
            x += if last.is_some_and(|kind| kind != tile.kind) { 12 } else { 0 };
            last = Some(tile.kind);
            let at = Rect::new(x, panel.y + top + row as i32 * (side + gap), side, side);
            draw_tile(&mut page.ink, at, *tile, story);
            x += side + 2;
        }
    }
}

fn draw_tile(brush: &mut Brush, at: Rect, tile: Tile, story: &[Moment]) {
    brush.shadow(at, 4);
    brush.sprite(&piece::kind_art(tile.kind), at);
    piece::price(brush, at, tile);
    for (number, _) in numbered(story).filter(|it| it.1 == Place::Dirk(tile)) {
        brush.rings(&[(at, number)], 4);
    }
}
