//! Gardens in pictures: the table's board with a panel for each kind of tree, and a seat's own board with its tile.
//!
//! Numbers come from the layout of the mock-ups: a board of a given pitch, buildings centred on the corners of fields.

mod board;
mod describe;

use pergola_render::{Rect, Scene};

use self::board::{Plan, art};
pub(super) use self::describe::describe;
use super::{
    board::Planted,
    event::Event,
    pieces::{Field, Tile, Tree},
    view::View,
    words,
};
use crate::{
    engine::{Frame, Outcome, Seat, Viewer},
    games::page::{self, BODY, BODY_BOLD, Brush, COUNT, NAME, Page, Pill, SCORE, TITLE, ink},
    text::Text,
};

/// The picture for the frame's viewer.
pub(super) fn picture(view: &View, frame: &Frame<Event>) -> Scene<Text> {
    match frame.viewer {
        Viewer::Everyone => table(view, frame),
        Viewer::Seat(seat) => personal(view, frame, seat),
    }
}

/// The field planted last turn, and what was scored.
struct LastTurn<'a> {
    field: Option<Field>,
    scored: Vec<&'a Event>,
}

impl<'a> LastTurn<'a> {
    fn of(frame: &'a Frame<Event>) -> LastTurn<'a> {
        let field = frame.last_turn.iter().rev().find_map(|event| match event {
            Event::Planted { field, .. } => Some(*field),
            _ => None,
        });
        let scored = frame.last_turn.iter().filter(|event| matches!(event, Event::Scored { .. })).collect();
        LastTurn { field, scored }
    }
}

fn pill(view: &View, frame: &Frame<Event>) -> Pill {
    match view.actor {
        None => Pill::won(&Outcome::by_score(view.scores.clone()).ranks),
        Some(_) => Pill::ToAct(frame.to_act, frame.viewer),
    }
}

fn table(view: &View, frame: &Frame<Event>) -> Scene<Text> {
    let mut page = Page::table("gardens");
    page.title(Text::new("gardens-title"), None);
    page.pill(&pill(view, frame));
    page.footer(frame, Some(Text::new("gardens-picture-supply").number("supply", view.supply)));
    let plan = Plan::table();
    plan.plate(&mut page.board);
    let last = LastTurn::of(frame);
    plan.pieces(&mut page.ink, view, &[]);
    plan.last_turn(&mut page.ink, &last);
    let leader = view.scores.iter().copied().max().filter(|most| *most > 0);
    for (row, tree) in panel_order(view).into_iter().enumerate() {
        let at = Rect::new(1082, 114 + row as i32 * 204, 468, 190);
        kind_panel(&mut page, at, view, frame, tree, leader);
    }
    last_turn_panel(&mut page, Rect::new(1082, 930, 468, 198), frame, &last);
    page.finish("gardens-table")
}

/// Kinds by their owner's seat, those without an owner last.
fn panel_order(view: &View) -> Vec<Tree> {
    let mut trees = Tree::ALL.to_vec();
    trees.sort_by_key(|tree| (view.owners[*tree as usize].map_or(u8::MAX, |seat| seat.0), *tree));
    trees
}

fn kind_panel(page: &mut Page, at: Rect, view: &View, frame: &Frame<Event>, tree: Tree, leader: Option<i32>) {
    let owner = view.owners[tree as usize];
    page.board.panel(at);
    let medal = at.h * 72 / 100;
    page.ink.sprite(&art("medal", tree.key()), Rect::new(at.x + 18, at.centre() - medal / 2, medal, medal));
    let left = at.x + medal + 40;
    let [name, kind, built] = [30, 58, 81].map(|percent| at.y + at.h * percent / 100);
    page.ink.write(BODY, left, kind, words::tree(tree));
    let count = Text::new("gardens-picture-built").number("count", view.built_by(tree) as i64);
    page.ink.write(BODY.color(ink::MUTED), left, built, count);
    let Some(seat) = owner else {
        page.ink.write(NAME.color(ink::MUTED), left, name, Text::new("gardens-picture-nobody"));
        return;
    };
    page.ink.write(NAME.room(180), left, name, page::seat_name(seat));
    page.ink.sprite(&page::seat_chip(seat), Rect::new(at.right() - 60, name - 20, 40, 40));
    let score = i64::from(if view.kinds == 2 { i32::from(view.points[tree as usize]) } else { view.scores[seat.index()] });
    page.ink.number(TITLE.right(), at.right() - 26, built - 12, score);
    if leader == Some(view.scores[seat.index()]) {
        page.ink.sprite("common/lead", Rect::new(at.right() - 170, built - 32, 40, 40));
    }
    if frame.to_act.contains(seat) {
        page.mark_to_act(at);
    }
}

/// Who planted where, and what each enclosed building brought.
fn last_turn_panel(page: &mut Page, at: Rect, frame: &Frame<Event>, last: &LastTurn<'_>) {
    page.board.panel(at);
    let (Some(seat), Some(field)) = (frame.last_actor, last.field) else { return };
    let heading = at.y + 38;
    let text = Text::new("gardens-picture-planted").seat("seat", seat.0).code("field", field);
    page.ink.write(NAME.room(420), at.x + 20, heading, text);
    if last.scored.is_empty() {
        page.ink.write(BODY.color(ink::MUTED), at.x + 20, at.y + 110, Text::new("gardens-picture-none"));
        return;
    }
    let width = if last.scored.len() == 1 { at.w - 32 } else { (at.w - 32) / 2 };
    for (index, event) in last.scored.iter().take(2).enumerate() {
        let Event::Scored { built, trees, .. } = event else { continue };
        let (x, middle) = (at.x + 16 + index as i32 * width, at.y + 122);
        page.ink.sprite(&board::built_art(built.value), Rect::new(x, middle - 42, 84, 84));
        let kinds = trees.iter().filter(|count| **count > 0).count() as i64;
        let sum = Text::new("gardens-picture-sum").number("value", built.value).number("kinds", kinds);
        if last.scored.len() == 1 {
            page.ink.write(NAME, x + 98, middle, sum);
            page.ink.number(TITLE.color(ink::ATTENTION), x + 230, middle, built.points);
            let medal = built.winner.map_or("nobody", Tree::key);
            page.ink.sprite(&art("medal", medal), Rect::new(x + width - 76, middle - 34, 68, 68));
        } else {
            page.ink.number(SCORE.color(ink::ATTENTION), x + 92, middle, built.points);
            let medal = built.winner.map_or("nobody", Tree::key);
            page.ink.sprite(&art("medal", medal), Rect::new(x + width - 68, middle - 28, 56, 56));
        }
    }
    if last.scored.len() > 2 {
        page.ink.more((at.right() - 20, at.y + 20), last.scored.len() - 2);
    }
}

fn personal(view: &View, frame: &Frame<Event>, seat: Seat) -> Scene<Text> {
    let mut page = Page::personal("gardens");
    page.title(page::seat_name(seat), None);
    page.pill(&pill(view, frame));
    page.footer(frame, Some(Text::new("gardens-title")));
    let plan = Plan::personal();
    plan.plate(&mut page.board);
    let candidates: Vec<(Field, u16)> =
        view.board.fields().filter_map(|field| Some((field, frame.mark(&words::field_spot(field))?))).collect();
    plan.pieces(&mut page.ink, view, &candidates);
    plan.last_turn(&mut page.ink, &LastTurn::of(frame));
    hand(&mut page, view, frame);
    standings(&mut page, view, seat);
    page.finish("gardens-personal")
}

/// The tiles of the hand, or the one tile in its four turns.
fn hand(page: &mut Page, view: &View, frame: &Frame<Event>) {
    let tiles = view.hand.as_deref().unwrap_or_default();
    let marked = |tile: &&Tile| frame.mark(&words::tile_spot(**tile)).is_some();
    let turned = (0..4).any(|turns| frame.mark(&words::turn_spot(turns)).is_some());
    let shown: Vec<(Planted, Option<u16>)> = match tiles {
        [tile] => turns_of(*tile, frame),
        tiles if turned && !tiles.iter().any(|tile| marked(&tile)) => {
            tiles.iter().map(|tile| (Planted { tile: *tile, turns: 0 }, None)).collect()
        }
        tiles => tiles.iter().map(|tile| (Planted { tile: *tile, turns: 0 }, frame.mark(&words::tile_spot(*tile)))).collect(),
    };
    for row in 0..4 {
        let at = Rect::new(958, 114 + row * 226, 192, 212);
        page.board.panel(at);
        let Some((planted, mark)) = shown.get(row as usize) else { continue };
        let tile = Rect::new(at.right() - 170, at.bottom() - 172, 160, 160);
        board::tile(&mut page.ink, tile, *planted);
        if let Some(mark) = mark {
            page.ink.badge((at.x + 30, at.y + 30), 28, *mark);
        }
    }
}

fn turns_of(tile: Tile, frame: &Frame<Event>) -> Vec<(Planted, Option<u16>)> {
    (0..4).map(|turns| (Planted { tile, turns }, frame.mark(&words::turn_spot(turns)))).collect()
}

/// Every kind with its owner and points, in one strip.
fn standings(page: &mut Page, view: &View, seat: Seat) {
    let strip = Rect::new(50, 1022, 1100, 106);
    page.board.panel(strip);
    for (column, tree) in panel_order(view).into_iter().enumerate() {
        let at = Rect::new(strip.x + column as i32 * 275, strip.y, 275, strip.h);
        let middle = at.centre();
        page.ink.sprite(&art("medal", tree.key()), Rect::new(at.x + 16, middle - 31, 62, 62));
        match view.owners[tree as usize] {
            Some(owner) => {
                page.ink.write(BODY.room(100), at.x + 88, middle, page::seat_name(owner));
                let points =
                    if view.kinds == 2 { i64::from(view.points[tree as usize]) } else { i64::from(view.scores[owner.index()]) };
                page.ink.number(SCORE.right(), at.right() - 16, middle, points);
                if owner == seat {
                    page.ink.outline(at.grown(-6), 10, ink::ATTENTION, 4);
                }
            }
            None => page.ink.write(BODY.color(ink::MUTED), at.x + 88, middle, Text::new("gardens-picture-nobody")),
        }
    }
}

/// The number in a tile's medallion or on an unbuilt building.
fn figure(brush: &mut Brush, (x, y): (i32, i32), size: u16, value: u8) {
    brush.number(COUNT.size(size).middle(), x, y, value);
}

/// A short bold text in running size.
fn caption(brush: &mut Brush, (x, y): (i32, i32), text: Text) {
    brush.write(BODY_BOLD.color(ink::MUTED).middle(), x, y, text);
}
