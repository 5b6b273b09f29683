//! The board of fields, tiles and buildings, at any pitch.

use pergola_page::{BODY_BOLD, Brush, ink, number};
use pergola_render::{Color, Rect};
use pergola_text::Text;

use super::{
    LastTurn, caption, figure,
    piece::{self, diamond, octagon},
};
use crate::{
    board::Built,
    pieces::{Field, SIDE, SQUARE_SIDE, SQUARES, Square},
    view::View,
};

/// Where the board lies and how large its fields are.
pub(super) struct Site {
    plate: Rect,
    pitch: i32,
}

const PLATE: Color = Color(0xC9B48A);
const PLATE_INNER: Color = Color(0xD9C7A0);
const CANDIDATE: Color = Color(0xFFF6DA);
const UNBUILT: Color = Color(0xCDBB93);

/// The plaque with a building's points, and how far it lies over the building's corner.
const PLAQUE: (i32, i32) = (68, 38);
const PLAQUE_OVERLAP: i32 = 10;

impl Site {
    /// The board of the table's picture.
    pub(super) fn table() -> Site {
        Site { plate: Rect::new(50, 114, 1014, 1014), pitch: 148 }
    }

    /// The board of a personal picture.
    pub(super) fn personal() -> Site {
        Site { plate: Rect::new(50, 114, 892, 892), pitch: 130 }
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

    /// The side of a building's sprite.
    fn side(&self) -> i32 {
        self.pitch * 69 / 100
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
            caption(brush, (self.plate.x + 29, middle.centre()), number(index + 1));
        }
        for field in Field::all() {
            brush.sprite("gardens/field_empty", self.field(field));
        }
    }

    /// Tiles, fields that can be chosen with their numbers, and buildings.
    pub(super) fn pieces(&self, brush: &mut Brush, view: &View, candidates: &[(Field, u16)]) {
        for field in Field::all() {
            let at = self.field(field);
            match view.board.planted(field) {
                Some(planted) => {
                    brush.filled_polygon(octagon(at.moved(0, 4)), ink::NIGHT, 16);
                    piece::tile(brush, at, planted);
                }
                None if view.board.is_bare() && !field.is_inner() => brush.sprite("gardens/field_forbidden", at),
                None => {}
            }
        }
        for (field, mark) in candidates {
            self.candidate(brush, self.field(*field), *mark);
        }
        for square in (0..SQUARES as u8).map(Square) {
            self.building(brush, view, square);
        }
    }

    /// A field that can be chosen, with its number; or, with 0, the one that is chosen.
    fn candidate(&self, brush: &mut Brush, at: Rect, mark: u16) {
        brush.polygon(octagon(at), CANDIDATE);
        brush.outlined_polygon(octagon(at.grown(-2)), ink::NIGHT, 85);
        brush.outlined_polygon(octagon(at.grown(-2)), ink::SAFFRON, 50);
        let middle = (at.middle(), at.centre());
        if mark > 0 {
            piece::badge(brush, middle, 31, number(mark));
        } else {
            brush.star(middle, 30, ink::SAFFRON, 50);
        }
    }

    fn building(&self, brush: &mut Brush, view: &View, square: Square) {
        let side = self.side();
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
        piece::building(brush, at, value, built.winner);
        self.medal(brush, *built);
    }

    /// Who won a building, at its lower corner.
    fn medal(&self, brush: &mut Brush, built: Built) {
        let (x, y) = self.corner(built.square);
        let (side, medal) = (self.side(), self.pitch * 29 / 100);
        let top = y - side / 2 + side - medal * 93 / 100;
        brush.sprite(&piece::medal(built.winner), Rect::new(x - medal / 2, top, medal, medal));
    }

    /// Rings around the tile of the last turn, which bears its seat's die, and around the buildings it enclosed, which bear
    /// their points; around the tiles of the turns before it, in the colours of their seats. Medals, dice and points lie
    /// above rings.
    pub(super) fn last_turn(&self, brush: &mut Brush, last: &LastTurn) {
        for (seat, field) in &last.earlier {
            let at = self.field(*field).grown(2);
            brush.outlined_polygon(octagon(at), ink::WHITE, 120);
            brush.outlined_polygon(octagon(at), ink::SEATS[seat.index() % ink::SEATS.len()], 70);
            piece::turn_badge(brush, self.badge_place(*field), *seat);
        }
        let (Some(field), Some(seat)) = (last.field, last.seat) else { return };
        let at = self.field(field).grown(2);
        brush.outlined_polygon(octagon(at), ink::WHITE, 120);
        brush.outlined_polygon(octagon(at), ink::ATTENTION, 70);
        let half = self.side() / 2 + 5;
        for scored in &last.scored {
            let ring = diamond(self.corner(scored.built.square), half);
            brush.outlined_polygon(ring.clone(), ink::WHITE, 110);
            brush.outlined_polygon(ring, ink::ATTENTION, 60);
            self.medal(brush, scored.built);
        }
        for scored in &last.scored {
            let is_east = scored.built.square.column() > field.column();
            self.plaque(brush, scored.built, is_east, scored.owner.is_some());
        }
        piece::turn_badge(brush, self.badge_place(field), seat);
    }

    /// The points of a building, on the side away from the tile that enclosed it, or towards it where the board ends.
    fn plaque(&self, brush: &mut Brush, built: Built, is_east: bool, counts: bool) {
        let (x, y) = self.corner(built.square);
        let to_the_right = match built.square.column() {
            0 => true,
            column if usize::from(column) == SQUARE_SIDE - 1 => false,
            _ => is_east,
        };
        let (width, height) = PLAQUE;
        let reach = self.side() / 2 + 5 - PLAQUE_OVERLAP;
        let left = if to_the_right { x + reach } else { x - reach - width };
        let at = Rect::new(left, y - height / 2, width, height);
        brush.rect(at.grown(3), 22, ink::WHITE);
        brush.rect(at, 19, if counts { ink::ATTENTION } else { ink::MUTED });
        let text = Text::new("picture-more").number("number", built.points);
        brush.write(BODY_BOLD.color(ink::WHITE).middle(), at.middle(), at.centre(), text);
    }

    /// The middle of the short side of a field where no plaque and no letter ever lies.
    fn badge_place(&self, field: Field) -> (i32, i32) {
        let at = self.field(field);
        match (usize::from(field.column()), field.row()) {
            (0, _) => (at.right(), at.centre()),
            (column, _) if column == SIDE - 1 => (at.x, at.centre()),
            (_, 0) => (at.middle(), at.bottom()),
            _ => (at.middle(), at.y),
        }
    }
}
