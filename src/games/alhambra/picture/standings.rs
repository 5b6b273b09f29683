//! The standings: rank, points, buildings of each type and wall of every seat, best first.
//!
//! Whoever leads in a type is shown on a disc in the type's colour, the longest wall in a box.

use pergola_engine::{Seat, Seats};
use pergola_page::{BODY, Brush, COUNT, HEADING, NAME, Page, SCORE, ink, seat_chip, seat_name};
use pergola_render::{Face, Rect};
use pergola_text::Text;

use super::{
    left::{round_art, tick},
    piece::{self, art},
};
use crate::{
    Phase,
    pieces::{Border, Kind, Round},
    view::View,
};

/// A line as high as this has the name above the points, where a longer one finds room.
const TWO_LINES: i32 = 84;

/// A line of the standings; Dirk has no seat and no wall.
struct Row {
    seat: Option<Seat>,
    rank: Option<u8>,
    score: i64,
    types: [u8; Kind::COUNT],
    wall: Option<u32>,
}

/// The standings, within `panel`.
pub(super) fn standings(page: &mut Page, view: &View, to_act: Seats, panel: Rect) {
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 36, Text::new("alhambra-picture-standings"));
    for (column, kind) in view.kinds().iter().copied().enumerate() {
        let x = column_x(panel, column);
        page.ink.sprite(&piece::kind_art(kind), Rect::new(x - 21, panel.y + 14, 42, 42));
    }
    page.ink.sprite(&piece::border_icon(view.border()), Rect::new(panel.x + 557, panel.y + 12, 46, 46));
    let rows = rows(view);
    let over = matches!(view.phase, Phase::Over(_));
    let pitch = (panel.h - 76) / rows.len().max(1) as i32;
    for (index, row) in rows.iter().enumerate() {
        let at = Rect::new(panel.x + 10, panel.y + 70 + index as i32 * pitch, panel.w - 20, pitch - 6);
        let acts = row.seat.is_some_and(|seat| to_act.contains(seat));
        draw_row(&mut page.ink, at, panel, row, acts, over, &rows);
    }
}

fn draw_row(brush: &mut Brush, at: Rect, panel: Rect, row: &Row, acts: bool, over: bool, all: &[Row]) {
    let middle = at.centre();
    brush.rect(at, 10, if acts { ink::PAPER_TO_ACT } else { ink::PAPER });
    if acts {
        brush.outline(at.grown(-2), 8, ink::ATTENTION, 4);
    }
    if let Some(rank) = row.rank {
        brush.number(COUNT.color(ink::RANK).middle(), panel.x + 28, middle, rank);
    }
    let chip = row.seat.map_or_else(|| art("dirk"), seat_chip);
    brush.sprite(&chip, Rect::new(panel.x + 46, middle - 21, 42, 42));
    let figures = if row.score > 99 { 3 } else { 2 };
    let name = BODY.face(Face::SerifSemibold).size(32);
    let text = row.seat.map_or_else(|| Text::new("alhambra-picture-dirk"), seat_name);
    if over {
        brush.write(name.room(186), panel.x + 96, middle, text);
    } else if at.h >= TWO_LINES {
        brush.write(name.room(186), panel.x + 96, middle - 22, text);
        brush.number(SCORE, panel.x + 96, middle + 22, row.score);
    } else {
        brush.write(name.size(28).room(180 - figures * 25), panel.x + 96, middle, text);
        brush.number(SCORE.right(), panel.x + 282, middle, row.score);
    }
    for (column, kind) in Border::Wall.kinds().iter().copied().enumerate() {
        let (at, count) = ((column_x(panel, column), middle), row.types[kind as usize]);
        if count == 0 {
            brush.zero(at);
            continue;
        }
        let leads = all.iter().all(|other| other.types[kind as usize] <= count);
        if leads {
            brush.disc(at, 21, ink::mix(piece::kind_color(kind), ink::NIGHT, 40));
            brush.disc(at, 20, piece::kind_color(kind));
        }
        let color = if leads { piece::kind_ink(kind) } else { ink::NIGHT };
        brush.number(COUNT.color(color).middle(), at.0, at.1, count);
    }
    if let Some(wall) = row.wall {
        let leads = wall > 0 && all.iter().all(|other| other.wall.is_none_or(|it| it <= wall));
        if leads {
            brush.rect(Rect::new(panel.x + 557, middle - 21, 46, 42), 5, ink::NIGHT);
        }
        let color = if leads { ink::RUN } else { ink::NIGHT };
        brush.number(COUNT.color(color).middle(), panel.x + 580, middle, wall);
    }
}

/// Everybody, best first; Dirk last.
fn rows(view: &View) -> Vec<Row> {
    let mut rows: Vec<Row> = (0..)
        .zip(&view.seats)
        .map(|(seat, it)| Row {
            seat: Some(Seat(seat)),
            rank: Some(rank(view, Seat(seat))),
            score: it.score.into(),
            types: it.types,
            wall: Some(it.wall),
        })
        .collect();
    rows.sort_by_key(|row| row.rank);
    let dirk = view.dirk.iter();
    rows.extend(dirk.map(|dirk| Row { seat: None, rank: None, score: dirk.score.into(), types: dirk.types, wall: None }));
    rows
}

/// The standings of Granada where the buildings have a panel of their own: rank, moat and points.
pub(super) fn moats(page: &mut Page, view: &View, to_act: Seats, panel: Rect) {
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 36, Text::new("alhambra-picture-standings"));
    let moat_x = panel.right() - 150;
    page.ink.sprite(&piece::border_icon(view.border()), Rect::new(moat_x - 23, panel.y + 12, 46, 46));
    let rows = rows(view);
    let pitch = (panel.h - 76) / rows.len().max(1) as i32;
    let longest = rows.iter().filter_map(|row| row.wall).max().unwrap_or(0);
    for (index, row) in rows.iter().enumerate() {
        let at = Rect::new(panel.x + 10, panel.y + 68 + index as i32 * pitch, panel.w - 20, pitch - 8);
        let acts = row.seat.is_some_and(|seat| to_act.contains(seat));
        page.ink.rect(at, 10, if acts { ink::PAPER_TO_ACT } else { ink::PAPER });
        if acts {
            page.ink.outline(at.grown(-2), 8, ink::ATTENTION, 4);
        }
        let (middle, Some(seat), Some(wall)) = (at.centre(), row.seat, row.wall) else { continue };
        page.ink.number(COUNT.color(ink::RANK).middle(), panel.x + 32, middle, rank(view, seat));
        page.ink.sprite(&seat_chip(seat), Rect::new(panel.x + 58, middle - 26, 52, 52));
        page.ink.write(NAME.room(300), panel.x + 126, middle, seat_name(seat));
        let leads = wall > 0 && wall == longest;
        if leads {
            page.ink.rect(Rect::new(moat_x - 26, middle - 23, 52, 46), 5, ink::NIGHT);
        }
        page.ink.number(COUNT.color(if leads { ink::RUN } else { ink::NIGHT }).middle(), moat_x, middle, wall);
        page.ink.number(SCORE.size(60).right(), at.right() - 16, middle, row.score);
    }
}

/// When the game is over: everybody in the order of finish.
pub(super) fn ranking(brush: &mut Brush, panel: Rect, view: &View, ranks: &[u8]) {
    brush.write(HEADING, panel.x + 16, panel.y + 32, Text::new("alhambra-picture-final-scores"));
    let mut seats: Vec<Seat> = Seat::all(view.seats.len() as u8).collect();
    seats.sort_by_key(|seat| ranks[seat.index()]);
    let pitch = (284 / seats.len() as i32).min(72);
    for (row, seat) in (0..).zip(seats) {
        let at = Rect::new(panel.x + 10, panel.y + 58 + row * pitch, panel.w - 20, pitch - 5);
        brush.rect(at, 8, ink::PAPER);
        let middle = at.centre();
        if ranks[seat.index()] == 1 {
            brush.outline(at.grown(-1), 8, ink::SAFFRON, 3);
            brush.sprite("common/winner", Rect::new(at.x + 3, middle - 19, 38, 38));
        }
        let rank = if ranks[seat.index()] == 1 { COUNT.size(24) } else { COUNT.size(30).color(ink::RANK) };
        brush.number(rank.middle(), at.x + 22, middle, ranks[seat.index()]);
        brush.sprite(&seat_chip(seat), Rect::new(at.x + 42, middle - 18, 36, 36));
        brush.write(NAME.size(30).room(180), at.x + 90, middle, seat_name(seat));
        brush.number(COUNT.right(), at.right() - 12, middle, view.seats[seat.index()].score);
    }
}

/// The rank of a seat: the final one once the game is over.
pub(super) fn rank(view: &View, seat: Seat) -> u8 {
    match &view.phase {
        Phase::Over(outcome) => outcome.ranks[seat.index()],
        Phase::Turn { .. } | Phase::Between(_) | Phase::LastTiles { .. } => {
            let score = view.seats[seat.index()].score;
            view.seats.iter().filter(|it| it.score > score).count() as u8 + 1
        }
    }
}

fn column_x(panel: Rect, column: usize) -> i32 {
    panel.x + 317 + (column as i32 * 434 + 5) / 10
}

/// What the scoring rounds pay, for the place a fourth seat would have: one line a type, one column a round.
pub(super) fn payments(page: &mut Page, view: &View, panel: Rect) {
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 36, Text::new("alhambra-picture-scoring"));
    let columns = [panel.x + 106, panel.x + 196, panel.x + 334];
    for (round, x) in Round::ALL.into_iter().zip(columns) {
        let at = Rect::new(x - 23, panel.y + 62, 46, 46);
        page.ink.sprite(&round_art(round), at);
        if view.rounds.contains(&round) {
            tick(&mut page.ink, (at.right() - 5, at.bottom() - 6));
        }
    }
    for (line, kind) in view.kinds().iter().copied().enumerate() {
        let row = Rect::new(panel.x + 10, panel.y + 118 + line as i32 * 49, panel.w - 20, 45);
        page.ink.rect(row, 8, ink::PAPER);
        page.ink.sprite(&piece::kind_art(kind), Rect::new(row.x + 4, row.y + 2, 41, 41));
        let first = line as i64 + 1;
        let one = Text::new("alhambra-picture-pays-one").number("first", first);
        let two = Text::new("alhambra-picture-pays-two").number("first", first + 7).number("second", first);
        let three = Text::new("alhambra-picture-pays-three").number("first", first + 15);
        let three = three.number("second", first + 7).number("third", first);
        for (text, x) in [one, two, three].into_iter().zip(columns) {
            page.ink.write(BODY.face(Face::SerifBold).size(30).middle(), x, row.centre(), text);
        }
    }
    let row = Rect::new(panel.x + 10, panel.y + 118 + 6 * 49, panel.w - 20, 45);
    page.ink.rect(row, 8, ink::PAPER);
    page.ink.sprite(&art("wall_icon"), Rect::new(row.x + 2, row.y, 45, 45));
    page.ink.write(BODY.color(ink::MUTED), row.x + 62, row.centre(), Text::new("alhambra-picture-wall-pays"));
}
