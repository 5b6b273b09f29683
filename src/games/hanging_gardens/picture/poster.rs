//! The end as a poster: the winner's garden in large, and everybody's points by their parts.

use pergola_engine::Seat;
use pergola_page::{COUNT, HEADING, NAME, Page, SCORE, by_rank, ink, seat_chip, seat_name, winners};
use pergola_render::{Rect, Scene};
use pergola_text::Text;

use super::{
    Frame,
    garden::{Bricks, shown_ends},
    head, piece,
    seats::PART_SIGNS,
};
use crate::{place::LEVELS, view::View};

/// The poster of a game that ended with these ranks.
pub(super) fn picture(view: &View, frame: &Frame, ranks: &[u8]) -> Scene<Text> {
    head(view, frame, "hanging-gardens-title").variant(over(view)).table(frame, |page| {
        garden(page, view, winners(ranks).next().unwrap_or(Seat(0)));
        standings(page, view, ranks);
    })
}

/// The end, and what has decided between those who are level on points.
fn over(view: &View) -> Text {
    let totals = || view.seats.iter().map(|seat| seat.points.total());
    let level = totals().filter(|total| Some(*total) == totals().max());
    Text::new(if level.count() > 1 { "hanging-gardens-picture-over-level" } else { "hanging-gardens-picture-over" })
}

/// Everybody's points by their parts, in the order of finish.
fn standings(page: &mut Page, view: &View, ranks: &[u8]) {
    let seats = by_rank(ranks);
    let table = Rect::new(50, 812, 1500, 316);
    page.board.panel(table);
    let column = |part: i32| table.x + 500 + part * 128;
    for (part, sign) in (0..).zip(PART_SIGNS) {
        page.ink.sprite(&piece::art(sign), Rect::new(column(part) - 24, table.y + 8, 46, 46));
    }
    let pitch = (table.h - 68) / seats.len() as i32;
    for (row, seat) in (0..).zip(seats) {
        let at = Rect::new(table.x + 10, table.y + 58 + row * pitch, table.w - 20, pitch - 4);
        standing(page, at, view, seat, ranks[seat.index()], column);
    }
}

/// The winner's garden on a plate for each level.
fn garden(page: &mut Page, view: &View, seat: Seat) {
    let own = &view.seats[seat.index()];
    let bricks = Bricks::within(Rect::new(64, 120, 1472, 672), shown_ends(own), 206, 10);
    for level in 1..=LEVELS {
        let plate = bricks.level(level).grown(8);
        page.ink.rect(plate, 16, ink::SAND_EDGE);
        page.ink.rect(plate.grown(-2), 14, ink::SAND);
    }
    bricks.draw(&mut page.ink, own);
    page.ink.sprite(&seat_chip(seat), Rect::new(74, 124, 76, 76));
    page.ink.write(HEADING.size(44).room(320), 166, 164, seat_name(seat));
    page.ink.sprite("common/winner", Rect::new(74, 216, 76, 76));
    page.ink.number(SCORE.size(72), 166, 254, own.points.total());
}

/// A seat's points by their parts.
fn standing(page: &mut Page, at: Rect, view: &View, seat: Seat, rank: u8, column: impl Fn(i32) -> i32) {
    let own = &view.seats[seat.index()];
    let middle = at.centre();
    page.board.rect(at, 10, ink::STRIP_EDGE);
    page.board.rect(at.grown(-1), 9, if rank == 1 { ink::PAPER_TO_ACT } else { ink::PAPER });
    page.ink.number(COUNT.color(ink::RANK).middle(), at.x + 34, middle, rank);
    page.ink.sprite(&seat_chip(seat), Rect::new(at.x + 66, middle - 19, 38, 38));
    page.ink.write(NAME.size(34).room(290), at.x + 118, middle, seat_name(seat));
    for (part, points) in (0..).zip(own.points.parts()) {
        page.ink.count(COUNT.size(34), (column(part), middle), points);
    }
    page.ink.number(SCORE.size(44).right(), at.right() - 24, middle, own.points.total());
}
