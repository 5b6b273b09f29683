//! The table's picture: the board, a panel for each kind of tree, and what the last turn brought.

use pergola_engine::Seat;
use pergola_page as page;
use pergola_page::{BODY, COUNT, NAME, Page, SCORE, Style, TITLE, ink, number};
use pergola_render::{Anchor, Level, Part, Rect, Scene};
use pergola_text::Text;

use super::{Frame, LastTurn, Scored, board::Site, by_owner, head, piece, points};
use crate::{pieces::Tree, view::View, words};

const LEFT: i32 = 1082;
const TOP: i32 = 114;
const WIDTH: i32 = 468;
/// Height of a kind's panel, and from one to the next.
const HEIGHT: i32 = 190;
const PITCH: i32 = 204;

/// The table's picture.
pub(super) fn picture(view: &View, frame: &Frame) -> Scene<Text> {
    let head = head(view, frame, Text::new("gardens-title")).footer(supply_and_variants(view));
    head.table(frame, |page| panels(page, view, frame))
}

fn panels(page: &mut Page, view: &View, frame: &Frame) {
    let site = Site::table();
    site.plate(&mut page.board);
    let last = LastTurn::of(frame);
    site.pieces(&mut page.ink, view, &[]);
    page.ink.point_out(|brush| site.last_turn(brush, &last));
    let trees = by_owner(view);
    if view.kinds > 1 {
        for (row, seat) in (0..).zip(Seat::all(view.scores.len() as u8)) {
            seat_panel(page, Rect::new(LEFT, TOP + 2 * row * PITCH, WIDTH, PITCH + HEIGHT), view, seat);
        }
    } else {
        for (row, tree) in (0..).zip(&trees) {
            kind_panel(page, Rect::new(LEFT, TOP + row * PITCH, WIDTH, HEIGHT), view, *tree);
        }
    }
    for seat in frame.to_act.iter() {
        mark_to_act(page, view, &trees, seat);
    }
    last_turn_panel(page, Rect::new(LEFT, 930, WIDTH, 198), &last);
}

/// The parts of the picture: the board, and what each kind has won.
pub(super) fn parts() -> Vec<(Text, Rect)> {
    let board = Rect::new(36, 100, 1042, 1042);
    let kinds = Rect::new(LEFT - 12, TOP - 12, WIDTH + 24, 4 * PITCH + 10);
    vec![(Text::new("gardens-picture-board"), board), (Text::new("gardens-picture-points"), kinds)]
}

/// What is left to draw, and what is played otherwise than in the basic game.
fn supply_and_variants(view: &View) -> Text {
    let mut text = Text::new("gardens-picture-supply").number("supply", view.supply);
    for (is_played, id) in [(view.hand_limit > 1, "gardens-picture-hands"), (view.kinds > 1, "gardens-picture-kinds")] {
        if is_played {
            text = Text::new("gardens-picture-variant").text("front", text).text("variant", Text::new(id));
        }
    }
    text
}

/// Frames the panels of a seat's kinds, which lie together.
fn mark_to_act(page: &mut Page, view: &View, trees: &[Tree], seat: Seat) {
    let rows = (0..).zip(trees).filter(|(_, tree)| view.owners[**tree as usize] == Some(seat)).map(|(row, _)| row);
    let (Some(first), Some(last)) = (rows.clone().min(), rows.max()) else { return };
    page.mark_to_act(Rect::new(LEFT, TOP + first * PITCH, WIDTH, (last - first) * PITCH + HEIGHT));
}

/// A kind with its owner, what it has built, and its points.
fn kind_panel(page: &mut Page, at: Rect, view: &View, tree: Tree) {
    page.board.panel(at);
    let medal = at.h * 72 / 100;
    page.ink.sprite(&piece::medal(Some(tree)), Rect::new(at.x + 18, at.centre() - medal / 2, medal, medal));
    let left = at.x + medal + 40;
    let [name, kind, built] = [26, 56, 81].map(|percent| at.y + at.h * percent / 100);
    page.ink.write(BODY, left, kind, words::tree(tree));
    let count = Text::new("gardens-picture-built").number("count", view.built_by(tree) as i64);
    page.ink.write(BODY.color(ink::MUTED), left, built, count);
    let score = (at.right() - 26, at.y + at.h * 66 / 100);
    let Some(seat) = view.owners[tree as usize] else {
        page.ink.write(NAME.color(ink::MUTED), left, name, Text::new("gardens-picture-nobody"));
        page.ink.number(TITLE.color(ink::MUTED).right(), score.0, score.1, points(view, tree));
        return;
    };
    owner(page, seat, (left, name));
    total(page, view, seat, score, TITLE);
}

/// A seat's name and its die.
fn owner(page: &mut Page, seat: Seat, at: (i32, i32)) {
    let die = Part::Sprite { name: format!("gardens/die_{}", seat.0 + 1), size: 34 };
    let owner = vec![NAME.part(page::seat_name(seat), Some(206)), Part::Gap(16), die];
    page.ink.run(owner, at, Level::Middle, Anchor::Left, 270, None);
}

/// All points of a seat, ending at a place; with a star when nobody has more.
fn total(page: &mut Page, view: &View, seat: Seat, at: (i32, i32), style: Style) {
    let score = view.scores[seat.index()];
    let mut parts = vec![style.part(number(score), None)];
    if page::leads(score.into(), view.scores.iter().map(|other| i64::from(*other))) {
        parts.splice(0..0, [Part::Sprite { name: "common/lead".to_owned(), size: 40 }, Part::Gap(10)]);
    }
    page.ink.run(parts, at, Level::Middle, Anchor::Right, 240, None);
}

/// A seat that owns several kinds: each with what it has built and its points, and the sum.
fn seat_panel(page: &mut Page, at: Rect, view: &View, seat: Seat) {
    page.board.panel(at);
    owner(page, seat, (at.x + 24, at.y + 44));
    for (row, tree) in (0..).zip(view.trees_of(seat)) {
        let middle = at.y + 150 + row * 152;
        page.ink.sprite(&piece::medal(Some(tree)), Rect::new(at.x + 18, middle - 62, 124, 124));
        let parts = vec![NAME.part(number(points(view, tree)), None), Part::Gap(14), BODY.part(words::tree(tree), None)];
        page.ink.run(parts, (at.x + 160, middle - 22), Level::Middle, Anchor::Left, 200, None);
        let count = Text::new("gardens-picture-built").number("count", view.built_by(tree) as i64);
        page.ink.write(BODY.color(ink::MUTED), at.x + 160, middle + 24, count);
    }
    let middle = at.y + 226;
    total(page, view, seat, (at.right() - 26, middle), TITLE.size(84));
    page.ink.write(BODY.color(ink::MUTED).right(), at.right() - 26, middle + 58, Text::new("gardens-picture-in-all"));
}

/// Who planted where, and what each enclosed building brought.
fn last_turn_panel(page: &mut Page, at: Rect, last: &LastTurn) {
    page.board.panel(at);
    page.ink.rect(at.grown(-2), 12, ink::INSET);
    let heading = at.y + 42;
    let (Some(seat), Some(field)) = (last.seat, last.field) else {
        page.ink.write(BODY.color(ink::MUTED), at.x + 24, at.centre() - 20, Text::new("gardens-picture-first"));
        page.ink.write(BODY.color(ink::MUTED), at.x + 24, at.centre() + 20, Text::new("gardens-picture-first-where"));
        return;
    };
    piece::turn_badge(&mut page.ink, (at.x + 44, heading), seat);
    let text = Text::new("gardens-picture-planted").seat("seat", seat.0).code("field", field);
    page.ink.write(NAME.room(370), at.x + 84, heading, text);
    match last.scored.as_slice() {
        [] => page.ink.write(BODY.color(ink::MUTED), at.x + 24, at.y + 122, Text::new("gardens-picture-none")),
        [only] => scored_alone(page, Rect::new(at.x + 20, at.y + 78, at.w - 40, 100), only),
        several => {
            let rows = several.len().div_ceil(2) as i32;
            for (index, scored) in (0..).zip(several) {
                let height = 116 / rows;
                let place = Rect::new(at.x + 20 + index % 2 * 222, at.y + 72 + index / 2 * height, 206, height);
                scored_beside_others(page, place, scored);
            }
        }
    }
}

fn scored_alone(page: &mut Page, at: Rect, scored: &Scored) {
    let Scored { built, kinds, .. } = scored;
    let middle = at.centre();
    piece::building(&mut page.ink, Rect::new(at.x, middle - 46, 92, 92), built.value, built.winner);
    let mut sum = Vec::new();
    if built.winner.is_some() {
        let factors = Text::new("gardens-picture-sum").number("value", built.value).number("kinds", *kinds);
        sum.extend([NAME.part(factors, None), Part::Gap(14)]);
    }
    sum.push(TITLE.color(ink::ATTENTION).part(number(built.points), None));
    page.ink.run(sum, (at.x + 108, middle), Level::Middle, Anchor::Left, 220, None);
    page.ink.sprite(&piece::medal(built.winner), Rect::new(at.right() - 72, middle - 36, 72, 72));
}

fn scored_beside_others(page: &mut Page, at: Rect, scored: &Scored) {
    let built = scored.built;
    let size = at.h.min(84) - 2;
    let middle = at.centre();
    piece::building(&mut page.ink, Rect::new(at.x, middle - size / 2, size, size), built.value, built.winner);
    let style = if size > 60 { SCORE } else { COUNT };
    page.ink.number(style.color(ink::ATTENTION).middle(), at.x + at.w / 2 + 10, middle, built.points);
    let medal = size * 3 / 4;
    page.ink.sprite(&piece::medal(built.winner), Rect::new(at.right() - medal, middle - medal / 2, medal, medal));
}
