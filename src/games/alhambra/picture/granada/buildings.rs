//! How many buildings of each type everybody has, with the sum that the ranks are paid by.

use pergola_engine::{Seat, Seats};
use pergola_page::{BODY, Brush, COUNT, HEADING, Page, ink, seat_chip};
use pergola_render::{Color, Rect};
use pergola_text::Text;

use crate::{
    picture::{
        named,
        piece::{self, kind_art},
        set_art,
    },
    pieces::{Border, Kind},
    view::View,
};

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

/// The buildings below the offers, with the moats in a first line.
pub(super) fn with_moats(page: &mut Page, view: &View, _: Seats, panel: Rect) {
    buildings(page, view, panel, true);
}

/// The buildings where the standings tell the moats.
pub(super) fn alone(page: &mut Page, view: &View, _: Seats, panel: Rect) {
    buildings(page, view, panel, false);
}

/// The buildings of each type: how many everybody has, the leader on a disc, and how many all have together. With the moats
/// in a first line, where the standings do not tell them.
fn buildings(page: &mut Page, view: &View, panel: Rect, with_moats: bool) {
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
    let middle = line_head(brush, grid, line, &kind_art(kind), named::kind(kind));
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
    let middle = line_head(brush, grid, 0, set_art::of(Border::Moat).border_icon, label);
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
