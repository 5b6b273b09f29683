//! What only pictures of Granada show: the other side of each tile, the marker, and how many buildings of each type
//! everybody has, with the sum that the ranks are paid by.

use pergola_engine::Seat;
use pergola_page::{BODY, Brush, COUNT, HEADING, Page, ink, seat_chip};
use pergola_render::{Color, Rect};
use pergola_text::Text;

use super::piece::{self, granada_art, kind_art};
use crate::{
    pieces::{Border, Kind, Tile},
    view::View,
};

/// A strip with the turning sign and the other side of a tile.
pub(super) fn other_side(brush: &mut Brush, strip: Rect, other: Tile) {
    brush.rect(strip, 8, ink::PAPER);
    let side = strip.h - 8;
    let sign = side * 6 / 10;
    brush.sprite(&granada_art("turn"), Rect::new(strip.x + (strip.w - side - sign) / 3, strip.centre() - sign / 2, sign, sign));
    piece::whole_tile(brush, Rect::new(strip.right() - side - 4, strip.y + 4, side, side), other);
}

/// The other side of a tile, small on its lower left corner.
pub(super) fn small_other_side(brush: &mut Brush, at: Rect, other: Tile) {
    let side = (at.w * 42 / 100).max(40);
    let small = Rect::new(at.x - 2, at.bottom() - side + 2, side, side);
    brush.outline(small.grown(2), 5, ink::IVORY, 6);
    piece::whole_tile(brush, small, other);
    let sign = side * 45 / 100;
    let disc = (small.right(), small.y);
    brush.disc(disc, sign * 65 / 100, ink::IVORY);
    brush.sprite(&granada_art("turn"), Rect::new(disc.0 - sign / 2, disc.1 - sign / 2, sign, sign));
}

/// The side that the next tiles will show, in the heading row of the market.
pub(super) fn marker(brush: &mut Brush, view: &View, (right, y): (i32, i32)) {
    let Some(granada) = &view.granada else { return };
    let at = Rect::new(right - 38, y - 19, 38, 38);
    brush.sprite(&granada_art(&format!("marker_{}", granada.marker.key())), at);
    brush.write(BODY.color(ink::MUTED).right(), at.x - 10, y, Text::new("granada-picture-next-side"));
}

/// Where the lines and columns of the table of buildings lie.
struct Grid {
    panel: Rect,
    /// The first line's top, and from one line to the next.
    top: i32,
    pitch: i32,
    /// The middle of the last column, and from one column to the next.
    last: i32,
    step: i32,
}

impl Grid {
    fn of(panel: Rect, columns: usize, lines: usize) -> Grid {
        let step = ((panel.w - 262) / columns as i32).min(54);
        Grid { panel, top: panel.y + 58, pitch: (panel.h - 66) / lines as i32, last: panel.right() - 12 - step / 2, step }
    }

    fn column(&self, at: usize, columns: usize) -> i32 {
        self.last - (columns - 1 - at) as i32 * self.step
    }
}

/// The buildings of each type: how many everybody has, the leader on a disc, and how many all have together. With the moats
/// in a first line, where the standings do not tell them.
pub(super) fn buildings(page: &mut Page, view: &View, panel: Rect, with_moats: bool) {
    page.board.panel(panel);
    let contenders = view.seats.len() + usize::from(view.dirk.is_some());
    let grid = Grid::of(panel, contenders + 1, view.kinds().len() + usize::from(with_moats));
    let columns = contenders + 1;
    page.ink.write(HEADING.room(230), panel.x + 16, panel.y + 32, Text::new("granada-picture-buildings"));
    for at in 0..contenders {
        let sign = if at < view.seats.len() { seat_chip(Seat(at as u8)) } else { piece::art("dirk") };
        page.ink.sprite(&sign, Rect::new(grid.column(at, columns) - 19, panel.y + 12, 38, 38));
    }
    page.ink.write(COUNT.middle(), grid.last, panel.y + 32, Text::new("granada-picture-sum"));
    let mut line = 0;
    if with_moats {
        moats(&mut page.ink, view, &grid, columns);
        line = 1;
    }
    for kind in view.kinds() {
        buildings_of(&mut page.ink, view, &grid, columns, *kind, line);
        line += 1;
    }
}

fn buildings_of(brush: &mut Brush, view: &View, grid: &Grid, columns: usize, kind: Kind, line: i32) {
    let label = Text::new("alhambra-picture-type").code("type", kind);
    let middle = line_head(brush, grid, line, &kind_art(kind), label);
    let all = view.holdings(kind);
    let most = all.iter().max().copied().unwrap_or_default();
    for (at, own) in all.iter().enumerate() {
        let place = (grid.column(at, columns), middle);
        let disc = (*own == most && own.count > 0).then_some((piece::kind_color(kind), piece::kind_ink(kind)));
        figure(brush, place, own.count.into(), disc, grid.pitch);
    }
    let sum: i64 = all.iter().map(|it| i64::from(it.count)).sum();
    brush.number(COUNT.size(sum_size(grid)).middle(), grid.last, middle, sum);
}

fn moats(brush: &mut Brush, view: &View, grid: &Grid, columns: usize) {
    let label = Text::new("alhambra-picture-wall").code("border", Border::Moat.key());
    let middle = line_head(brush, grid, 0, &piece::border_icon(Border::Moat), label);
    let longest = view.seats.iter().map(|seat| seat.wall).max().unwrap_or(0);
    for (at, seat) in view.seats.iter().enumerate() {
        let (x, leads) = (grid.column(at, columns), seat.wall > 0 && seat.wall == longest);
        if leads {
            brush.rect(Rect::new(x - 22, middle - grid.pitch / 2 + 3, 44, grid.pitch - 7), 5, ink::NIGHT);
        }
        brush.number(COUNT.size(30).color(if leads { ink::RUN } else { ink::NIGHT }).middle(), x, middle, seat.wall);
    }
}

/// The ground, sign and name of a line; its middle.
fn line_head(brush: &mut Brush, grid: &Grid, line: i32, sign: &str, label: Text) -> i32 {
    let at = Rect::new(grid.panel.x + 8, grid.top + line * grid.pitch, grid.panel.w - 16, grid.pitch - 3);
    brush.rect(at, 7, ink::PAPER);
    let side = (at.h - 2).min(40);
    brush.sprite(sign, Rect::new(at.x + 4, at.centre() - side / 2, side, side));
    brush.write(BODY.room(196), at.x + 54, at.centre(), label);
    at.centre()
}

fn figure(brush: &mut Brush, at: (i32, i32), count: i64, disc: Option<(Color, Color)>, pitch: i32) {
    if count == 0 {
        return brush.zero(at);
    }
    if let Some((fill, _)) = disc {
        brush.disc(at, 19.min(pitch / 2 - 1), fill);
    }
    let color = disc.map_or(ink::NIGHT, |(_, ink)| ink);
    brush.number(COUNT.size(30).color(color).middle(), at.0, at.1, count);
}

fn sum_size(grid: &Grid) -> u16 {
    if grid.pitch < 40 { 32 } else { 38 }
}
