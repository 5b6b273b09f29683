//! A seat's own picture: the board with the fields its menu numbers, the tiles of its hand or the four ways to turn the
//! chosen one, and everybody's points.

use pergola_engine::Seat;
use pergola_page as page;
use pergola_page::{BODY, NAME, Page, SCORE, TITLE, ink, number};
use pergola_render::{Rect, Scene};
use pergola_text::Text;

use super::{Frame, LastTurn, Scored, board::Site, by_owner, head, piece, points};
use crate::{
    Spot,
    board::Planted,
    pieces::{Field, Tile, Tree},
    view::View,
};

/// A seat's own picture.
pub(super) fn picture(view: &View, frame: &Frame, seat: Seat) -> Scene<Text> {
    let tiles = view.hand.as_deref().unwrap_or_default();
    let own_turn = view.planted && view.actor == Some(seat);
    let title = match tiles.len() {
        _ if own_turn => Text::new("gardens-picture-turn"),
        0 => Text::new("gardens-picture-gardens"),
        tiles => Text::new("gardens-picture-tiles").number("tiles", tiles as i64),
    };
    let head = head(view, frame, title).footer(Text::new("gardens-title"));
    head.personal(frame, |page| {
        let site = Site::personal();
        site.plate(&mut page.board);
        let last = LastTurn::of(frame);
        site.pieces(&mut page.ink, view, &candidates(view, frame));
        page.ink.point_out(|brush| site.last_turn(brush, &last));
        if own_turn {
            outcome(page, view, &last);
        } else {
            hand(page, tiles, frame, view.supply);
        }
        standings(page, view, seat);
    })
}

/// The fields that can be chosen, as the menu numbers them.
fn candidates(view: &View, frame: &Frame) -> Vec<(Field, u16)> {
    view.board.fields().filter_map(|field| Some((field, frame.mark(&Spot::Field(field))?))).collect()
}

/// One of the four places beside the board.
fn place(row: i32) -> Rect {
    Rect::new(958, 114 + row * 226, 192, 212)
}

/// The tiles of the hand; or, once it is known which one is planted, its four turns.
fn hand(page: &mut Page, tiles: &[Tile], frame: &Frame, supply: u32) {
    let chosen = tiles.iter().find(|tile| frame.mark(&Spot::Tile(**tile)) == Some(0));
    let only = if let [only] = tiles { Some(only) } else { chosen };
    let shown: Vec<(Planted, Option<Text>)> = match only {
        Some(tile) => {
            let turned = |turns| (Planted { tile: *tile, turns }, sign(frame, &Spot::Turn(turns)));
            (0..4).map(turned).collect()
        }
        None => {
            let whole = |tile: &Tile| (Planted { tile: *tile, turns: 0 }, sign(frame, &Spot::Tile(*tile)));
            tiles.iter().map(whole).collect()
        }
    };
    for row in 0..4 {
        let at = place(row);
        page.board.panel(at);
        let Some((planted, sign)) = shown.get(row as usize) else { continue };
        piece::tile(&mut page.ink, Rect::new(at.right() - 176, at.bottom() - 174, 168, 168), *planted);
        if let Some(sign) = sign {
            piece::badge(&mut page.ink, (at.x + 27, at.y + 27), 29, sign.clone());
        }
    }
    if shown.len() < 4 {
        let at = place(3);
        page.ink.number(TITLE.middle(), at.middle(), at.centre() - 26, supply);
        let left = BODY.color(ink::MUTED).middle();
        page.ink.write(left, at.middle(), at.centre() + 36, Text::new("gardens-picture-left"));
    }
}

/// What the badge at a place says: its number, or the letter that tells it apart.
fn sign(frame: &Frame, spot: &Spot) -> Option<Text> {
    let letter = || frame.letter(spot).map(|letter| Text::new("gardens-picture-letter").code("letter", letter));
    frame.mark(spot).filter(|mark| *mark > 0).map(number).or_else(letter)
}

/// The tile that lies now, and what it has enclosed, in the turn that is to be confirmed.
fn outcome(page: &mut Page, view: &View, last: &LastTurn) {
    let (first, lowest) = (place(0), place(3));
    page.board.panel(Rect { h: lowest.bottom() - first.y, ..first });
    if let Some(planted) = last.field.and_then(|field| view.board.planted(field)) {
        piece::tile(&mut page.ink, Rect::new(first.x + 16, first.y + 16, 160, 160), planted);
    }
    let top = first.y + 200;
    for (row, scored) in (0..).zip(&last.scored) {
        scored_building(page, Rect::new(first.x, top + row * 168, first.w, 160), scored);
    }
    if last.scored.is_empty() {
        for (line, id) in (0..).zip(["gardens-picture-none-1", "gardens-picture-none-2"]) {
            page.ink.write(BODY.color(ink::MUTED).middle(), first.middle(), top + 20 + line * 38, Text::of(id));
        }
    }
}

fn scored_building(page: &mut Page, at: Rect, Scored { built, kinds, .. }: &Scored) {
    piece::building(&mut page.ink, Rect::new(at.x + 10, at.y, 92, 92), built.value, built.winner);
    page.ink.sprite(&piece::medal(built.winner), Rect::new(at.right() - 76, at.y + 14, 64, 64));
    let middle = at.y + 122;
    if built.winner.is_some() {
        let factors = Text::new("gardens-picture-sum").number("value", built.value).number("kinds", *kinds);
        page.ink.write(NAME, at.x + 16, middle, factors);
    }
    page.ink.number(SCORE.color(ink::ATTENTION).right(), at.right() - 14, middle, built.points);
}

/// Every kind with its owner and points, in one strip.
fn standings(page: &mut Page, view: &View, seat: Seat) {
    let strip = Rect::new(50, 1022, 1100, 106);
    page.board.panel(strip);
    if view.kinds > 1 {
        for (column, owner) in (0..).zip(Seat::all(view.scores.len() as u8)) {
            let at = Rect::new(strip.x + column * 550, strip.y, 550, strip.h);
            standing_of_seat(page, at, view, owner);
            if owner == seat {
                page.ink.outline(at.grown(-6), 10, ink::ATTENTION, 4);
            }
        }
        return;
    }
    for (column, tree) in (0..).zip(by_owner(view)) {
        let at = Rect::new(strip.x + column * 275, strip.y, 275, strip.h);
        standing(page, at, view, tree, seat);
    }
}

fn standing(page: &mut Page, at: Rect, view: &View, tree: Tree, seat: Seat) {
    let middle = at.centre();
    page.ink.sprite(&piece::medal(Some(tree)), Rect::new(at.x + 16, middle - 31, 62, 62));
    let Some(owner) = view.owners[tree as usize] else {
        page.ink.write(BODY.color(ink::MUTED), at.x + 90, middle - 24, Text::new("gardens-picture-nobody"));
        page.ink.number(SCORE.color(ink::MUTED), at.x + 90, middle + 22, points(view, tree));
        return;
    };
    page.ink.write(BODY.room(170), at.x + 90, middle - 24, page::seat_name(owner));
    page.ink.number(SCORE, at.x + 90, middle + 22, points(view, tree));
    if owner == seat {
        page.ink.outline(at.grown(-6), 10, ink::ATTENTION, 4);
    }
}

/// A seat that owns several kinds: the points of each, and the sum.
fn standing_of_seat(page: &mut Page, at: Rect, view: &View, seat: Seat) {
    let middle = at.centre();
    let mut left = at.x + 16;
    for tree in view.trees_of(seat) {
        page.ink.sprite(&piece::medal(Some(tree)), Rect::new(left, middle - 31, 62, 62));
        page.ink.number(NAME, left + 70, middle, points(view, tree));
        left += 132;
    }
    page.ink.write(BODY.room(140), left + 8, middle, page::seat_name(seat));
    page.ink.number(TITLE.right(), at.right() - 26, middle, view.scores[seat.index()]);
}
