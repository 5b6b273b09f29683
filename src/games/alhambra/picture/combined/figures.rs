//! The standings, and how many buildings of each type everybody has: the Alhambra's types on the left, Granada's on the
//! right with the sum that their ranks are paid by.

use pergola_engine::{Seat, Seats};
use pergola_page::{Brush, COUNT, HEADING, NAME, Page, SCORE, ink, seat_chip, seat_name};
use pergola_render::{Color, Rect};
use pergola_text::Text;

use super::run::Run;
use crate::{
    picture::{
        piece::{self, art, kind_art},
        set_art,
        standings::rank,
    },
    pieces::{Border, Kind},
    view::View,
};

/// The standings where the buildings have a panel of their own: rank, the three borders, points.
pub(super) fn standings(page: &mut Page, view: &View, to_act: Seats, panel: Rect) {
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 36, Text::new("alhambra-picture-standings"));
    let columns = [panel.right() - 300, panel.right() - 226, panel.right() - 152];
    for (run, x) in Run::ALL.into_iter().zip(columns) {
        page.ink.sprite(&run.icon(), Rect::new(x - 23, panel.y + 12, 46, 46));
    }
    let mut seats: Vec<Seat> = Seat::all(view.seats.len() as u8).collect();
    seats.sort_by_key(|seat| rank(view, *seat));
    let pitch = (panel.h - 76) / seats.len().max(1) as i32;
    for (index, seat) in (0..).zip(seats) {
        let at = Rect::new(panel.x + 10, panel.y + 68 + index * pitch, panel.w - 20, pitch - 8);
        let (acts, seen, middle) = (to_act.contains(seat), &view.seats[seat.index()], at.centre());
        page.ink.rect(at, 10, if acts { ink::PAPER_TO_ACT } else { ink::PAPER });
        if acts {
            page.ink.outline(at.grown(-2), 8, ink::ATTENTION, 4);
        }
        page.ink.number(COUNT.color(ink::RANK).middle(), panel.x + 32, middle, rank(view, seat));
        page.ink.sprite(&seat_chip(seat), Rect::new(panel.x + 54, middle - 24, 48, 48));
        page.ink.write(NAME.size(34).room(190), panel.x + 114, middle, seat_name(seat));
        for (run, x) in Run::ALL.into_iter().zip(columns) {
            length(&mut page.ink, view, run, seat, (x, middle), 46);
        }
        page.ink.number(SCORE.size(56).right(), at.right() - 14, middle, seen.score);
    }
}

/// The length of one of a seat's borders, in a box if none is longer.
fn length(brush: &mut Brush, view: &View, run: Run, seat: Seat, (x, middle): (i32, i32), height: i32) {
    let of = |seat: usize| run.longest(&view.seats[seat]);
    let longest = (0..view.seats.len()).map(of).max().unwrap_or(0);
    let own = of(seat.index());
    if own == 0 {
        return brush.zero((x, middle));
    }
    let (ground, figure) = if own == longest { run.leading() } else { (ink::PAPER, ink::NIGHT) };
    if own == longest {
        let width = height * 11 / 10;
        brush.rect(Rect::new(x - width / 2, middle - height / 2, width, height), 5, ground);
    }
    brush.number(COUNT.size((if height < 40 { height * 9 / 10 } else { 34 }) as u16).color(figure).middle(), x, middle, own);
}

/// Half of the buildings' panel: a line for each type, a column for each contender, and for Granada one for the sum.
struct Half {
    area: Rect,
    pitch: i32,
    contenders: i32,
    step: i32,
}

/// Above the lines, the signs of the contenders.
const HEAD: i32 = 54;
/// The width of a type's sign.
const SIGN: i32 = 44;
/// As many as there are types of Granada; the Alhambra has six, and three borders.
const LINES: i32 = 9;

impl Half {
    fn of(panel: Rect, is_second: bool, contenders: i32) -> Half {
        let w = (panel.w - 24) / 2;
        let area = Rect::new(panel.x + 8 + if is_second { w + 8 } else { 0 }, panel.y + HEAD, w, panel.h - HEAD - 6);
        // The sum is a column of both, so that the contenders stand in the same places.
        Half { area, pitch: area.h / LINES, contenders, step: (w - SIGN) / (contenders + 1) }
    }

    fn column(&self, at: i32) -> i32 {
        self.area.x + SIGN + self.step * at + self.step / 2
    }

    /// The ground and the sign of a line; its middle.
    fn line(&self, brush: &mut Brush, line: i32, sign: &str) -> i32 {
        let at = Rect::new(self.area.x, self.area.y + line * self.pitch, self.area.w, self.pitch - 4);
        brush.rect(at, 6, ink::PAPER);
        let side = (at.h - 2).min(SIGN - 4);
        brush.sprite(sign, Rect::new(at.x + 3, at.centre() - side / 2, side, side));
        at.centre()
    }

    fn size(&self) -> i32 {
        (self.pitch - 6).min(34)
    }
}

/// The buildings below the offers, with the borders.
pub(super) fn with_borders(page: &mut Page, view: &View, _: Seats, panel: Rect) {
    buildings(page, view, panel, true);
}

/// The buildings where the standings tell the borders.
pub(super) fn buildings_alone(page: &mut Page, view: &View, _: Seats, panel: Rect) {
    buildings(page, view, panel, false);
}

/// The buildings of each type: how many everybody has, the leader on a disc; of Granada's how many all have together. With the
/// borders below the Alhambra's types, where the standings do not tell them.
fn buildings(page: &mut Page, view: &View, panel: Rect, with_borders: bool) {
    page.board.panel(panel);
    let contenders = (view.seats.len() + usize::from(view.dirk.is_some())) as i32;
    for border in [Border::Wall, Border::Moat] {
        let half = Half::of(panel, border == Border::Moat, contenders);
        let head = panel.y + HEAD / 2 + 2;
        page.ink.sprite(set_art::of(border).start_badge, Rect::new(half.area.x + 3, head - 17, 34, 34));
        let chip = (half.step - 4).min(36);
        for at in 0..contenders {
            let sign = if (at as usize) < view.seats.len() { seat_chip(Seat(at as u8)) } else { art("dirk") };
            page.ink.sprite(&sign, Rect::new(half.column(at) - chip / 2, head - chip / 2, chip, chip));
        }
        for (line, kind) in (0..).zip(border.kinds()) {
            buildings_of(&mut page.ink, view, &half, *kind, line);
        }
        if border == Border::Moat {
            page.ink.write(COUNT.size(34).middle(), half.column(contenders), head, Text::new("granada-picture-sum"));
        } else if with_borders {
            borders(&mut page.ink, view, &half, border.kinds().len() as i32);
        }
    }
}

fn borders(brush: &mut Brush, view: &View, half: &Half, first: i32) {
    for (line, run) in (first..).zip(Run::ALL) {
        let middle = half.line(brush, line, &run.icon());
        for seat in Seat::all(view.seats.len() as u8) {
            length(brush, view, run, seat, (half.column(seat.index() as i32), middle), half.size().min(half.step));
        }
    }
}

fn buildings_of(brush: &mut Brush, view: &View, half: &Half, kind: Kind, line: i32) {
    let middle = half.line(brush, line, &kind_art(kind));
    let all = view.holdings(kind);
    let most = all.iter().max().copied().unwrap_or_default();
    for (at, own) in (0..).zip(&all) {
        let leads = (*own == most && own.count > 0).then(|| (piece::kind_color(kind), piece::kind_ink(kind)));
        count(brush, (half.column(at), middle), own.count, leads, half.size().min(half.step));
    }
    if kind.border() == Border::Moat {
        let sum: i64 = all.iter().map(|it| i64::from(it.count)).sum();
        brush.number(COUNT.size(half.size() as u16).middle(), half.column(half.contenders), middle, sum);
    }
}

fn count(brush: &mut Brush, at: (i32, i32), count: u8, disc: Option<(Color, Color)>, size: i32) {
    if count == 0 {
        return brush.zero(at);
    }
    if let Some((fill, _)) = disc {
        brush.disc(at, size / 2 + 1, fill);
    }
    let color = disc.map_or(ink::NIGHT, |(_, ink)| ink);
    brush.number(COUNT.size((size * 9 / 10) as u16).color(color).middle(), at.0, at.1, count);
}
