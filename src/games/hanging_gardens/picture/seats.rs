//! The panels of seats on the table: garden, gold and tools, gardeners, markers, and the irrigation card as long as it is
//! open where its places lie.

use pergola_engine::Seat;
use pergola_page::{BODY, BODY_BOLD, COUNT, Header, PLAY, Page, SCORE, band_ink, ink, leads, seat_chip, seat_name};
use pergola_render::Rect;
use pergola_text::Text;

use super::{
    Frame, LastTurn, counted,
    garden::{Bricks, shown_ends},
    gardeners, layout_sign, piece, table, up_to,
};
use crate::{
    score::Points,
    view::{SeatView, View},
};

/// Draws all panels.
pub(super) fn panels(page: &mut Page, view: &View, frame: &Frame, last: &LastTurn) {
    for (seat, at) in places(view) {
        match view.seats.len() {
            2..=4 => panel(page, at, view, frame, seat, last),
            _ => narrow_panel(page, at, view, frame, seat, last),
        }
    }
    if let Some(free) = lots(view).get(view.seats.len()) {
        table::point_tables(page, *free, view);
    }
}

/// Where each seat's panel lies.
pub(super) fn places(view: &View) -> Vec<(Seat, Rect)> {
    Seat::all(view.seats.len() as u8).zip(lots(view)).collect()
}

/// Places for panels, the last of them free where seats are odd: two wide ones, two by two, or two by three.
fn lots(view: &View) -> Vec<Rect> {
    match view.seats.len() {
        2 => (0..2).map(|row| Rect::new(550, 252 + row * 445, 1000, 431)).collect(),
        3 | 4 => (0..4).map(|it| Rect::new(550 + it % 2 * 507, 252 + it / 2 * 445, 493, 431)).collect(),
        _ => (0..6).map(|it| Rect::new(550 + it % 2 * 507, 252 + it / 2 * 296, 493, 283)).collect(),
    }
}

/// Signs after a name: who leads or has won, and who holds the first-player marker.
fn signs(view: &View, seat: Seat) -> Vec<&'static str> {
    let total = |seat: &SeatView| i64::from(seat.points.total());
    let leads = leads(total(&view.seats[seat.index()]), view.seats.iter().map(total));
    let mut signs = Vec::new();
    if view.first == seat {
        signs.push("hanging_gardens/first_player");
    }
    match &view.ranks {
        Some(ranks) if ranks[seat.index()] == 1 => signs.push("common/winner"),
        None if leads => signs.push("common/lead"),
        _ => {}
    }
    signs
}

fn is_to_act(frame: &Frame, seat: Seat) -> bool {
    frame.to_act.contains(seat)
}

/// A panel with its head, the garden and a foot line; with points by their parts where it is wide.
fn panel(page: &mut Page, at: Rect, view: &View, frame: &Frame, seat: Seat, last: &LastTurn) {
    let own = &view.seats[seat.index()];
    let signs = signs(view, seat);
    let total = own.points.total().into();
    let header = Header { seat, score: total, gain: None, to_act: is_to_act(frame, seat), signs: &signs, height: 60 };
    page.seat_panel(at, &header);
    let play = if is_to_act(frame, seat) { 56 } else { 0 };
    up_to(&mut page.ink, seat, own, (at.right() - play - if total > 9 { 84 } else { 58 }, at.y + 32));
    let narrow = Rect { w: 493, ..at };
    let room = Rect::new(narrow.x + 11, at.y + 72, narrow.w - 22, 281);
    let bricks = Bricks::within(room, shown_ends(own), 90, 5);
    bricks.draw(&mut page.ink, own);
    highlight(page, &bricks, seat, last);
    let foot = at.bottom() - 38;
    counted(&mut page.ink, "coin", (at.x + 16, foot), 40, own.gold);
    counted(&mut page.ink, "tool", (at.x + 106, foot), 40, own.tools);
    gardeners(&mut page.ink, seat, (at.x + 200, foot), 42, own.gardeners);
    let is_open = !own.is_fixed();
    if is_open {
        layout_sign(&mut page.ink, own, (narrow.right() - 130, at.bottom() - 76), 20);
    }
    let right = if is_open { narrow.right() - 138 } else { narrow.right() - 12 };
    markers(page, view, seat, (right, foot), 40);
    if at.w > 493 {
        parts(page, Rect::new(at.x + 510, at.y + 84, at.w - 530, at.h - 100), &own.points);
    }
}

/// A panel half as high: everything but the garden stands in a column at its left.
fn narrow_panel(page: &mut Page, at: Rect, view: &View, frame: &Frame, seat: Seat, last: &LastTurn) {
    let own = &view.seats[seat.index()];
    page.board.panel(at);
    page.name_band(Rect { h: 56, ..at }, seat);
    page.ink.sprite(&seat_chip(seat), Rect::new(at.x + 12, at.y + 9, 40, 40));
    page.ink.write(BODY_BOLD.color(band_ink(seat)).room(150), at.x + 64, at.y + 30, seat_name(seat));
    for (index, sign) in (0..).zip(signs(view, seat)) {
        page.ink.sprite(sign, Rect::new(at.x + 222 + index * 46, at.y + 8, 42, 42));
    }
    page.ink.number(SCORE, at.x + 18, at.y + 104, own.points.total());
    counted(&mut page.ink, "coin", (at.x + 16, at.y + 142), 34, own.gold);
    counted(&mut page.ink, "tool", (at.x + 16, at.y + 182), 34, own.tools);
    gardeners(&mut page.ink, seat, (at.x + 12, at.y + 220), 36, own.gardeners);
    let room = Rect::new(at.x + 130, at.y + 62, at.w - 138, at.h - 70);
    let bricks = Bricks::within(room, shown_ends(own), 66, 4);
    bricks.draw(&mut page.ink, own);
    highlight(page, &bricks, seat, last);
    if !own.is_fixed() {
        layout_sign(&mut page.ink, own, (at.x + 16, at.y + 241), 9);
        if !own.cards.is_empty() {
            page.ink.write(BODY.size(22).color(ink::MUTED), at.x + 18, at.y + 72, Text::new("hanging-gardens-picture-up-to"));
        }
    }
    markers(page, view, seat, (at.right() - if is_to_act(frame, seat) { 62 } else { 10 }, at.y + 30), 38);
    if is_to_act(frame, seat) {
        page.frame_to_act(at);
        page.ink.sprite(PLAY, Rect::new(at.right() - 54, at.y + 8, 42, 42));
    }
}

/// Points out the card of the last turn.
fn highlight(page: &mut Page, bricks: &Bricks, seat: Seat, last: &LastTurn) {
    let Some((_, _, place)) = last.taken.filter(|_| last.seat == Some(seat)) else { return };
    let at = bricks.at(place);
    page.ink.point_out(|brush| brush.ring(at));
    piece::turn_badge(&mut page.ink, (at.x + 4, at.y + 6), if at.w > 70 { 20 } else { 17 }, seat);
}

/// The markers of objectives done, from the right.
fn markers(page: &mut Page, view: &View, seat: Seat, (right, middle): (i32, i32), size: i32) {
    for index in 0..view.completed(seat) as i32 {
        let at = Rect::new(right - (index + 1) * (size - 4), middle - size / 2, size, size);
        page.ink.sprite(&piece::art(&format!("objective_marker_{seat}")), at);
    }
}

/// The art that stands for each part of the points, in the order of [`Points::PARTS`].
pub(super) const PART_SIGNS: [&str; 6] = ["irrigation", "flower_red", "tree_cedar", "animal_lion", "visitor_yellow", "crown"];

/// Points by their parts, each with its sign and name.
pub(super) fn parts(page: &mut Page, at: Rect, points: &Points) {
    let pitch = at.h / PART_SIGNS.len() as i32;
    for (row, ((part, points), sign)) in (0..).zip(Points::PARTS.iter().zip(points.parts()).zip(PART_SIGNS)) {
        let middle = at.y + pitch / 2 + row * pitch;
        page.ink.sprite(&piece::art(sign), Rect::new(at.x, middle - 21, 42, 42));
        page.ink.write(BODY, at.x + 58, middle, Text::of(format!("hanging-gardens-picture-part-{part}")));
        if points > 0 {
            page.ink.number(COUNT.right(), at.right(), middle, points);
        } else {
            page.ink.zero((at.right() - 10, middle));
        }
    }
}
