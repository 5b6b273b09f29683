//! Tiles, buildings, medals and badges, each drawn the same wherever it lies.

use pergola_engine::Seat;
use pergola_page::{Brush, COUNT, ink};
use pergola_render::{Rect, Turn};
use pergola_text::Text;

use super::figure;
use crate::{board::Planted, pieces::Tree};

const NAMES: [&str; 5] = ["pavilion", "seraglio", "arcades", "chambers", "tower"];

/// The medal of a kind, or of nobody.
pub(super) fn medal(kind: Option<Tree>) -> String {
    art("medal", kind)
}

fn art(thing: &str, kind: Option<Tree>) -> String {
    format!("gardens/{thing}_{}", kind.map_or("nobody", Tree::key))
}

/// A tile with its trees, upright however it is turned.
pub(super) fn tile(brush: &mut Brush, at: Rect, planted: Planted) {
    brush.sprite("gardens/tile_ground", at);
    let trees = planted.tile.trees(planted.turns);
    let turns = [Turn::None, Turn::Quarter, Turn::Half, Turn::ThreeQuarters];
    for (tree, turn) in trees.into_iter().zip(turns) {
        brush.turned(&art("quadrant", Some(tree)), at, turn, 100);
    }
    brush.sprite("gardens/tile_frame", at);
    let size = at.w * 315 / 1000;
    let [near, far] = [275, 725].map(|thousandths| at.w * thousandths / 1000);
    for (tree, (x, y)) in trees.into_iter().zip([(near, near), (far, near), (far, far), (near, far)]) {
        let place = Rect::new(at.x + x - size / 2, at.y + y - size / 2, size, size);
        brush.sprite(&art("tree", Some(tree)), place);
    }
    figure(brush, (at.middle(), at.centre()), (at.w * 26 / 100).clamp(28, 40) as u16, planted.tile.number);
}

/// A finished building framed by the kind that won it.
pub(super) fn building(brush: &mut Brush, at: Rect, value: u8, winner: Option<Tree>) {
    let name = NAMES[usize::from(value) - 1];
    brush.sprite(&format!("gardens/building_{value}_{name}"), at);
    brush.sprite(&art("ring", winner), at);
    brush.sprite(&format!("gardens/silhouette_{value}_{name}"), at);
}

/// A building as a sign, nobody's.
pub(super) fn silhouette(brush: &mut Brush, at: Rect, value: u8) {
    let name = NAMES[usize::from(value) - 1];
    brush.sprite(&format!("gardens/building_{value}_{name}"), at);
    brush.sprite(&format!("gardens/silhouette_{value}_{name}"), at);
}

/// The number of a menu's entry.
pub(super) fn badge(brush: &mut Brush, (x, y): (i32, i32), radius: i32, sign: Text) {
    brush.night_badge((x, y), radius, |brush| brush.write(COUNT.color(ink::WHITE).middle(), x, y, sign));
}

/// Whose turn it was: the seat's die, on a ground of its colour.
pub(super) fn turn_badge(brush: &mut Brush, (x, y): (i32, i32), seat: Seat) {
    brush.disc((x, y), 27, ink::WHITE);
    brush.disc((x, y), 24, ink::SEATS[seat.index() % ink::SEATS.len()]);
    brush.sprite(&format!("gardens/die_{}", seat.0 + 1), Rect::new(x - 15, y - 15, 30, 30));
}

/// Corners cut by 34.5 of 96 parts of the side; in tenths of a pixel.
pub(super) fn octagon(at: Rect) -> Vec<(i32, i32)> {
    let (x, y, w, h) = (at.x * 10, at.y * 10, at.w * 10, at.h * 10);
    let (cut_x, cut_y) = (w * 345 / 960, h * 345 / 960);
    vec![
        (x + cut_x, y),
        (x + w - cut_x, y),
        (x + w, y + cut_y),
        (x + w, y + h - cut_y),
        (x + w - cut_x, y + h),
        (x + cut_x, y + h),
        (x, y + h - cut_y),
        (x, y + cut_y),
    ]
}

/// The square of a building, standing on a corner; in tenths of a pixel.
pub(super) fn diamond((x, y): (i32, i32), half: i32) -> Vec<(i32, i32)> {
    vec![(x * 10, (y - half) * 10), ((x + half) * 10, y * 10), (x * 10, (y + half) * 10), ((x - half) * 10, y * 10)]
}
