//! The board of fields, tiles and buildings, at any pitch.

use pergola_render::{Color, Rect, Turn};

use super::{LastTurn, caption, figure};
use crate::{
    engine::Seat,
    games::{
        gardens::{
            board::Planted,
            event::Event,
            pieces::{Field, SIDE, SQUARES, Square, Tree},
            view::View,
        },
        page::{BODY_BOLD, Brush, COUNT, ink},
    },
    text::Text,
};

/// Where the board lies and how large its fields are.
pub(super) struct Plan {
    plate: Rect,
    pitch: i32,
}

const PLATE: Color = Color(0xC9B48A);
const PLATE_INNER: Color = Color(0xD9C7A0);
const CANDIDATE: Color = Color(0xFFF6DA);
const UNBUILT: Color = Color(0xCDBB93);
const NAMES: [&str; 5] = ["pavilion", "seraglio", "arcades", "chambers", "tower"];

/// The art of a thing of one kind, such as `gardens/medal_palm`.
pub(super) fn art(thing: &str, kind: &str) -> String {
    format!("gardens/{thing}_{kind}")
}

/// The art of a finished building by its value.
pub(super) fn built_art(value: u8) -> String {
    format!("gardens/building_{value}_{}", NAMES[usize::from(value) - 1])
}

fn silhouette(value: u8) -> String {
    format!("gardens/silhouette_{value}_{}", NAMES[usize::from(value) - 1])
}

/// A tile with its trees, upright however it is turned.
pub(super) fn tile(brush: &mut Brush, at: Rect, planted: Planted) {
    brush.sprite("gardens/tile_ground", at);
    let trees = planted.tile.trees(planted.turns);
    let turns = [Turn::None, Turn::Quarter, Turn::Half, Turn::ThreeQuarters];
    for (tree, turn) in trees.into_iter().zip(turns) {
        brush.turned(&art("quadrant", tree.key()), at, turn, 100);
    }
    brush.sprite("gardens/tile_frame", at);
    let size = at.w * 315 / 1000;
    let [near, far] = [275, 725].map(|thousandths| at.w * thousandths / 1000);
    for (tree, (x, y)) in trees.into_iter().zip([(near, near), (far, near), (far, far), (near, far)]) {
        let place = Rect::new(at.x + x - size / 2, at.y + y - size / 2, size, size);
        brush.sprite(&art("tree", tree.key()), place);
    }
    figure(brush, (at.middle(), at.centre()), (at.w * 26 / 100).clamp(28, 40) as u16, planted.tile.number);
}

impl Plan {
    /// The board of the table's picture.
    pub(super) fn table() -> Plan {
        Plan { plate: Rect::new(50, 114, 1014, 1014), pitch: 148 }
    }

    /// The board of a personal picture.
    pub(super) fn personal() -> Plan {
        Plan { plate: Rect::new(50, 114, 892, 892), pitch: 130 }
    }

    fn origin(&self) -> (i32, i32) {
        let rest = (self.plate.w - SIDE as i32 * self.pitch) / 2;
        (self.plate.x + rest, self.plate.y + rest)
    }

    fn field(&self, field: Field) -> Rect {
        let (x, y) = self.origin();
        let (column, row) = (i32::from(field.column()), i32::from(field.row()));
        Rect::new(x + column * self.pitch + 1, y + row * self.pitch + 1, self.pitch - 2, self.pitch - 2)
    }

    fn corner(&self, square: Square) -> (i32, i32) {
        let (x, y) = self.origin();
        (x + i32::from(square.column()) * self.pitch, y + i32::from(square.row()) * self.pitch)
    }

    /// The plate with letters and figures, and every field's place.
    pub(super) fn plate(&self, brush: &mut Brush) {
        brush.sheer(self.plate.moved(0, 5), 18, ink::NIGHT, 12);
        brush.rect(self.plate, 18, PLATE);
        brush.outline(self.plate, 18, ink::NIGHT, 4);
        brush.rect(self.plate.grown(-8), 12, PLATE_INNER);
        brush.outline(self.plate.grown(-8), 12, ink::SAFFRON, 2);
        for index in 0..SIDE as u8 {
            let middle = self.field(Field::at(index, index));
            let letter = Text::new("gardens-picture-letter").code("letter", char::from(b'a' + index));
            caption(brush, (middle.middle(), self.plate.y + 30), letter);
            let row = Text::new("picture-number").number("number", index + 1);
            caption(brush, (self.plate.x + 29, middle.centre()), row);
        }
        for field in Field::all() {
            brush.sprite("gardens/field_empty", self.field(field));
        }
    }

    /// Tiles, candidate fields with their numbers, and buildings.
    pub(super) fn pieces(&self, brush: &mut Brush, view: &View, candidates: &[(Field, u16)]) {
        for field in Field::all() {
            let at = self.field(field);
            match view.board.planted(field) {
                Some(planted) => {
                    brush.filled_polygon(octagon(at.moved(0, 4)), ink::NIGHT, 16);
                    tile(brush, at, planted);
                }
                None if view.board.is_bare() && !field.is_inner() => brush.sprite("gardens/field_forbidden", at),
                None => {}
            }
        }
        for (field, mark) in candidates {
            let at = self.field(*field);
            brush.polygon(octagon(at), CANDIDATE);
            brush.outlined_polygon(octagon(at.grown(-2)), ink::SAFFRON, 50);
            brush.disc((at.middle(), at.centre()), 34, ink::SAFFRON);
            brush.disc((at.middle(), at.centre()), 31, ink::NIGHT);
            brush.number(COUNT.color(ink::WHITE).middle(), at.middle(), at.centre(), *mark);
        }
        for square in (0..SQUARES as u8).map(Square) {
            self.building(brush, view, square);
        }
    }

    fn building(&self, brush: &mut Brush, view: &View, square: Square) {
        let side = self.pitch * 69 / 100;
        let (x, y) = self.corner(square);
        let at = Rect::new(x - side / 2, y - side / 2, side, side);
        let built = view.built.iter().find(|built| built.square == square);
        let halo = if built.is_some() { ink::IVORY } else { UNBUILT };
        brush.polygon(diamond((x, y), side / 2 + 4), halo);
        let value = view.board.value(square);
        let Some(built) = built else {
            brush.sprite(&format!("gardens/foundation_{value}"), at);
            figure(brush, (x, y), 38, value);
            return;
        };
        let kind = built.winner.map_or("nobody", Tree::key);
        brush.sprite(&built_art(value), at);
        brush.sprite(&art("ring", kind), at);
        brush.sprite(&silhouette(value), at);
        let medal = self.pitch * 29 / 100;
        brush.sprite(&art("medal", kind), Rect::new(x - medal / 2, at.bottom() - medal * 93 / 100, medal, medal));
    }

    /// Rings around the tile of the last turn and the buildings it enclosed.
    pub(super) fn last_turn(&self, brush: &mut Brush, last: &LastTurn<'_>) {
        let Some(field) = last.field else { return };
        let at = self.field(field);
        brush.outlined_polygon(octagon(at.grown(2)), ink::WHITE, 120);
        brush.outlined_polygon(octagon(at.grown(2)), ink::ATTENTION, 70);
        for event in &last.scored {
            let Event::Scored { built, owner, .. } = event else { continue };
            let (x, y) = self.corner(built.square);
            let half = self.pitch * 69 / 200 + 5;
            brush.outlined_polygon(diamond((x, y), half), ink::WHITE, 110);
            brush.outlined_polygon(diamond((x, y), half), ink::ATTENTION, 60);
            let pill = Rect::new((x + half - 10).min(self.plate.right() - 74), y - 19, 68, 38);
            brush.rect(pill.grown(3), 22, ink::WHITE);
            brush.rect(pill, 19, if owner.is_some() { ink::ATTENTION } else { ink::MUTED });
            let text = Text::new("picture-more").number("number", built.points);
            brush.write(BODY_BOLD.color(ink::WHITE).middle(), pill.middle(), pill.centre(), text);
        }
    }
}

/// Corners cut by 34.5 of 96 parts of the side; in tenths of a pixel.
fn octagon(at: Rect) -> Vec<(i32, i32)> {
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

fn diamond((x, y): (i32, i32), half: i32) -> Vec<(i32, i32)> {
    vec![(x * 10, (y - half) * 10), ((x + half) * 10, y * 10), (x * 10, (y + half) * 10), ((x - half) * 10, y * 10)]
}

/// The seat that owns what a scored building was won with, for alt texts.
pub(super) fn owner(view: &View, tree: Tree) -> Option<Seat> {
    view.owners[tree as usize]
}
