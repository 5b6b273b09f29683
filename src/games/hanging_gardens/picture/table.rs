//! The table's picture: the display with its gardeners, enhancements, objectives, every garden, and the last turn.

use pergola_engine::Seat;
use pergola_page as page;
use pergola_page::{BODY, COUNT, HEADING, NAME, Page, SCORE, ink, seat_name};
use pergola_render::{Rect, Scene};
use pergola_text::Text;

use super::{Frame, LastTurn, deck, head, piece, round, seats};
use crate::{
    pieces::Column,
    view::{ColumnView, ObjectiveView, View},
};

/// Where the display lies.
const DISPLAY: Rect = Rect::new(50, 112, 486, 658);
/// The side of a card of the display, and from one to the next.
const CARD: i32 = 122;
const PITCH: (i32, i32) = (132, 130);

/// The table's picture.
pub(super) fn picture(view: &View, frame: &Frame) -> Scene<Text> {
    let head = head(view, frame, "hanging-gardens-title").variant(round(view)).footer(deck(view));
    head.table(frame, |page| {
        let last = LastTurn::of(frame);
        display(page, view, &last);
        enhancements(page, view);
        last_turn(page, &last);
        objectives(page, view);
        seats::panels(page, view, frame, &last);
    })
}

/// The parts of the picture: what can be taken, and everybody's garden.
pub(super) fn parts(view: &View) -> Vec<(Text, Rect)> {
    let display = (Text::new("hanging-gardens-picture-cards"), DISPLAY.grown(8));
    let gardens = seats::places(view).into_iter().map(|(seat, panel)| (seat_name(seat), panel.grown(6)));
    [display].into_iter().chain(gardens).collect()
}

/// Where a card of the display lies.
fn place(column: Column, level: usize) -> Rect {
    Rect::new(134 + PITCH.0 * column as i32, 180 + PITCH.1 * (3 - level as i32), CARD, CARD)
}

/// The display: costs at the left, gardener spaces below.
fn display(page: &mut Page, view: &View, last: &LastTurn) {
    let panel = DISPLAY;
    page.board.panel(panel);
    page.board.write(HEADING, panel.x + 24, panel.y + 36, Text::new("hanging-gardens-picture-cards"));
    let costs = BODY.color(ink::MUTED).right();
    page.board.write(costs, panel.right() - 24, panel.y + 36, Text::new("hanging-gardens-picture-costs"));
    for (level, cost) in view.tool_costs.iter().enumerate() {
        let at = Rect::new(64, place(Column::Left, level).y + 15, 58, 92);
        page.board.rect(at, 12, ink::SAND_EDGE);
        page.board.rect(at.grown(-2), 10, ink::INSET);
        page.board.number(COUNT.middle(), at.middle(), at.y + 26, *cost);
        page.board.sprite(&piece::art("tool"), Rect::new(at.middle() - 18, at.y + 49, 36, 36));
    }
    for (column, shown) in Column::ALL.iter().zip(&view.columns) {
        for (level, card) in shown.cards.iter().enumerate() {
            match card {
                Some(card) => piece::displayed(&mut page.ink, place(*column, level), card),
                None => piece::bare(&mut page.ink, place(*column, level)),
            }
        }
        spaces(page, Rect::new(place(*column, 0).x, 700, CARD, 52), shown);
    }
    if let Some(column) = last.revealed {
        page.ink.point_out(|brush| brush.ring(place(column, view.tool_costs.len() - 1)));
    }
}

/// The gardener spaces below a column.
fn spaces(page: &mut Page, at: Rect, column: &ColumnView) {
    page.board.rect(at, 12, ink::SAND_EDGE);
    page.board.rect(at.grown(-2), 10, ink::INSET);
    let count = i32::from(column.spaces);
    let pitch = if count > 1 { ((at.w - 47) / (count - 1)).min(36) } else { 0 };
    let first = at.middle() - pitch * (count - 1) / 2;
    for space in (0..count).rev() {
        let (x, y) = (first + space * pitch, at.centre());
        match column.gardeners.get(space as usize) {
            Some(seat) => page.ink.sprite(&piece::art(&format!("gardener_{seat}")), Rect::new(x - 21, y - 22, 43, 43)),
            None => {
                page.ink.disc((x, y), 9, ink::SAND_EDGE);
                page.ink.disc((x, y), 7, ink::SAND);
            }
        }
    }
}

/// The enhancements on sale.
fn enhancements(page: &mut Page, view: &View) {
    let panel = Rect::new(50, 782, 486, 240);
    page.board.panel(panel);
    page.board.write(HEADING, panel.x + 24, panel.y + 36, Text::new("hanging-gardens-picture-enhancements"));
    for (column, stack) in (0..).zip(&view.stacks) {
        let at = Rect::new(panel.x + 24 + column * 154, panel.y + 70, 122, 122);
        if let Some(tile) = &stack.top {
            if stack.left > 1 {
                page.ink.rect(Rect::new(at.x + 12, at.bottom() - 20, at.w - 24, 22), 8, ink::NIGHT);
                page.ink.rect(Rect::new(at.x + 16, at.bottom() - 20, at.w - 32, 18), 6, ink::SAND_EDGE);
            }
            piece::enhancement(&mut page.ink, at, tile);
        } else {
            piece::bare(&mut page.ink, at);
        }
        let (x, y) = (at.right() - 8, at.y + 6);
        page.ink.disc((x, y), 25, ink::NIGHT);
        page.ink.disc((x, y), 22, ink::SAFFRON);
        page.ink.number(COUNT.size(30).middle(), x, y, stack.price);
        let left = Text::new("hanging-gardens-picture-left").number("count", stack.left);
        page.ink.write(BODY.size(26).color(ink::MUTED).middle(), at.middle(), panel.bottom() - 24, left);
    }
}

/// Whose turn the last one was, what it paid and which card it took.
fn last_turn(page: &mut Page, last: &LastTurn) {
    let panel = Rect::new(50, 1034, 486, 94);
    page.board.panel(panel);
    let Some(seat) = last.seat else { return };
    let middle = panel.centre();
    piece::turn_badge(&mut page.ink, (panel.x + 46, middle), 24, seat);
    page.ink.write(NAME.room(190), panel.x + 82, middle, seat_name(seat));
    let Some((card, tools, _)) = &last.taken else { return };
    if *tools > 0 {
        let paid = Text::new("picture-number").number("number", -i64::from(*tools));
        page.ink.write(COUNT.color(ink::ATTENTION).right(), panel.right() - 148, middle, paid);
        page.ink.sprite(&piece::art("tool"), Rect::new(panel.right() - 144, middle - 20, 40, 40));
    }
    piece::displayed(&mut page.ink, Rect::new(panel.right() - 92, middle - 37, 74, 74), card);
}

/// The royal objectives in play, with their spaces and markers.
fn objectives(page: &mut Page, view: &View) {
    let panel = Rect::new(550, 112, 1000, 128);
    page.board.panel(panel);
    for (slot, objective) in (0..).zip(&view.objectives) {
        let x = panel.x + 10 + slot * 245;
        if slot > 0 {
            page.board.rect(Rect::new(x - 2, panel.y + 16, 2, panel.h - 32), 0, ink::SAND_EDGE);
        }
        let middle = panel.centre();
        page.ink.number(SCORE, x + 18, middle, objective.objective.needed);
        page.ink.sprite(&piece::item(objective.objective.item), Rect::new(x + 54, middle - 36, 72, 72));
        spaces_of(page, (x + 166, panel.y + 39), objective);
    }
}

/// The spaces of an objective in two rows: a marker, or what the space brings.
fn spaces_of(page: &mut Page, (x, y): (i32, i32), objective: &ObjectiveView) {
    let columns = ((objective.spaces.len() as i32 + 1) / 2).max(2);
    let rows = (objective.spaces.len() as i32 + columns - 1) / columns;
    let down = if rows > 1 { 0 } else { 25 };
    for (space, (bonus, marker)) in (0..).zip(&objective.spaces) {
        let (x, y) = (x + space % columns * 50, y + down + space / columns * 50);
        match marker {
            Some(seat) => objective_marker(page, *seat, (x, y)),
            None => piece::space(&mut page.ink, (x, y), *bonus),
        }
    }
}

fn objective_marker(page: &mut Page, seat: Seat, (x, y): (i32, i32)) {
    page.ink.sprite(&piece::art(&format!("objective_marker_{seat}")), Rect::new(x - 24, y - 24, 48, 48));
}

/// The points that are printed, where a panel is free.
pub(super) fn point_tables(page: &mut Page, at: Rect, view: &View) {
    page.board.panel(at);
    page.board.write(HEADING, at.x + 28, at.y + 42, Text::new("hanging-gardens-picture-points"));
    let pitch = ((at.h - 90) / 3).min(76);
    for (row, (tree, points)) in (0..).zip(crate::pieces::Tree::ALL.iter().zip(&view.points.trees)) {
        let middle = at.y + 92 + pitch / 2 + row * pitch;
        page.board.sprite(&piece::art(&format!("tree_{tree}")), Rect::new(at.x + 28, middle - 26, 52, 52));
        page.board.write(BODY, at.x + 94, middle, dotted(points));
    }
    let others = [("flower_red", "flowers"), ("animal_lion", "animals"), ("irrigation", "irrigation")];
    for (row, (name, words)) in (0..).zip(others) {
        let middle = at.y + 92 + pitch / 2 + row * pitch;
        page.board.sprite(&piece::art(name), Rect::new(at.x + 290, middle - 24, 48, 48));
        let text = Text::of(format!("hanging-gardens-picture-each-{words}"));
        let most = view.points.irrigation.last().copied().unwrap_or(0);
        page.board.write(BODY, at.x + 350, middle, text.number("most", most));
    }
}

/// Points in a row: "2 · 5 · 9".
pub(super) fn dotted(points: &[u8]) -> Text {
    let mut points = points.iter().map(|it| page::number(*it));
    let first = points.next().unwrap_or(Text::new("list-none"));
    points.fold(first, |front, next| Text::new("hanging-gardens-picture-dotted").text("front", front).text("next", next))
}
