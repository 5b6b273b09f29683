//! The standings: rank, points, buildings of each type and wall of every seat, best first.
//!
//! Whoever leads in a type is shown on a disc in the type's colour, the longest wall in a box.

use pergola_engine::{Seat, Seats};
use pergola_page::{BODY, Brush, COUNT, HEADING, Page, SCORE, ink, number, seat_chip, seat_name};
use pergola_render::{Anchor, Face, Level, Part, Rect};
use pergola_text::Text;

use super::{
    piece::{self, art},
    set_art,
};
use crate::{
    Phase,
    pieces::{Border, Kind},
    view::View,
};

/// A line as high as this has the name above the points, where a longer one finds room.
const TWO_LINES: i32 = 84;

/// A line of the standings; Dirk has no seat and no wall.
pub(super) struct Row {
    /// Whose.
    pub(super) seat: Option<Seat>,
    rank: Option<u8>,
    /// The points.
    pub(super) score: i64,
    types: [u8; Kind::COUNT],
    /// The longest wall.
    pub(super) wall: Option<u32>,
}

/// The standings, within `panel`.
pub(super) fn standings(page: &mut Page, view: &View, to_act: Seats, panel: Rect) {
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 36, Text::new("alhambra-picture-standings"));
    for (column, kind) in view.kinds().iter().copied().enumerate() {
        let x = column_x(panel, column);
        page.ink.sprite(&piece::kind_art(kind), Rect::new(x - 21, panel.y + 14, 42, 42));
    }
    page.ink.sprite(set_art::of(view.border()).border_icon, Rect::new(panel.x + 557, panel.y + 12, 46, 46));
    let rows = rows(view);
    let over = matches!(view.phase, Phase::Over(_));
    let pitch = (panel.h - 76) / rows.len().max(1) as i32;
    if pitch - 6 < TWO_LINES && !over {
        page.ink.write(BODY.size(26).color(ink::MUTED).right(), panel.x + 284, panel.y + 38, points_word(0));
    }
    for (index, row) in rows.iter().enumerate() {
        let at = Rect::new(panel.x + 10, panel.y + 70 + index as i32 * pitch, panel.w - 20, pitch - 6);
        let acts = row.seat.is_some_and(|seat| to_act.contains(seat));
        draw_row(&mut page.ink, at, panel, row, acts, over, &rows);
    }
}

/// What points are called, as many as these.
fn points_word(points: i64) -> Text {
    Text::new("picture-points-of").number("points", points)
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
        let parts =
            vec![SCORE.part(number(row.score), None), Part::Gap(10), BODY.color(ink::MUTED).part(points_word(row.score), None)];
        brush.run(parts, (panel.x + 96, middle + 22), Level::Middle, Anchor::Left, 196, None);
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
pub(super) fn rows(view: &View) -> Vec<Row> {
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
