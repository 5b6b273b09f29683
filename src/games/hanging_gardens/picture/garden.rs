//! A garden in brick layout, level 1 at the foot.
//!
//! While level 1 is incomplete nobody knows where the irrigation places lie: those that are certain in every way the garden
//! can still come to lie have a full frame, those that are possible a dashed one, and none is ticked.

use pergola_page::Brush;
use pergola_render::Rect;

use super::piece;
use crate::{
    place::{LEVELS, Place, Places, SIZES},
    view::SeatView,
};

/// Where the places of a garden lie in a picture.
pub(super) struct Bricks {
    /// The left edge of the offset `from` on level 1.
    x: i32,
    /// The upper edge of level 3.
    y: i32,
    side: i32,
    gap: i32,
    from: i8,
    /// Columns of level 1 that are shown.
    columns: i32,
}

/// Which offsets of level 1 are shown: those that have cards and both ends while it is incomplete, five columns then.
pub(super) fn shown_ends(seat: &SeatView) -> (i8, i8) {
    match seat.laid().ends() {
        Some(ends) if seat.is_fixed() => ends,
        Some((left, right)) => (left - 1, right + 1),
        None => (0, 0),
    }
}

/// Which offsets of level 1 can still come to be in the garden.
pub(super) fn possible_ends(seat: &SeatView) -> (i8, i8) {
    let beginnings = seat.laid().beginnings();
    (*beginnings.start(), *beginnings.end() + SIZES[0] as i8 - 1)
}

impl Bricks {
    /// A garden showing these offsets of level 1, as large as fits into `room` with cards of at most `side`.
    pub(super) fn within(room: Rect, (left, right): (i8, i8), side: i32, gap: i32) -> Bricks {
        let columns = i32::from(right - left) + 1;
        let side = side.min((room.w + gap) / columns - gap).min((room.h + gap) / i32::from(LEVELS) - gap);
        let width = columns * (side + gap) - gap;
        let height = i32::from(LEVELS) * (side + gap) - gap;
        Bricks { x: room.x + (room.w - width) / 2, y: room.y + (room.h - height) / 2, side, gap, from: left, columns }
    }

    /// The side of a card.
    pub(super) fn side(&self) -> i32 {
        self.side
    }

    /// Where a place is drawn.
    pub(super) fn at(&self, place: Place) -> Rect {
        let pitch = self.side + self.gap;
        let level = i32::from(place.level) - 1;
        let x = self.x + pitch * i32::from(place.offset - self.from) + level * pitch / 2;
        Rect::new(x, self.y + pitch * (i32::from(LEVELS) - 1 - level), self.side, self.side)
    }

    /// The strip of a level over all columns that are shown.
    pub(super) fn level(&self, level: u8) -> Rect {
        let first = self.at(Place { level, offset: self.from });
        let columns = (self.columns - i32::from(level) + 1).max(1);
        Rect { w: columns * (self.side + self.gap) - self.gap, ..first }
    }

    /// The strip of a level as far as it has cards or places where a card could be laid.
    pub(super) fn shelf(&self, seat: &SeatView, level: u8) -> Option<Rect> {
        let all = seat.cards.iter().map(|card| card.place).chain(unlaid(seat).iter());
        let places: Vec<Rect> = all.filter(|place| place.level == level).map(|place| self.at(place)).collect();
        let left = places.iter().map(|at| at.x).min()?;
        let right = places.iter().map(|at| at.right()).max()?;
        Some(Rect { x: left, w: right - left, ..places[0] })
    }

    /// Draws cards, the places that are open, and the irrigation places as far as they are known.
    pub(super) fn draw(&self, brush: &mut Brush, seat: &SeatView) {
        let laid = seat.laid();
        for place in unlaid(seat).iter() {
            piece::bare(brush, self.at(place));
        }
        for card in &seat.cards {
            piece::laid(brush, self.at(card.place), card);
        }
        let irrigated: Places = seat.cards.iter().filter(|it| it.is_irrigated()).map(|it| it.place).collect();
        let (certain, possible) = irrigation_places(seat);
        for place in possible.but(certain).intersection(laid).iter() {
            piece::possible_irrigation_frame(brush, self.at(place));
        }
        let shown = if seat.is_fixed() { certain } else { certain.intersection(laid) };
        for place in shown.iter() {
            piece::irrigation_frame(brush, self.at(place));
            if !laid.has(place) {
                piece::dry(brush, self.at(place));
            } else if irrigated.has(place) && seat.is_fixed() {
                piece::check(brush, self.at(place));
            }
        }
    }
}

/// The places without a card that are shown: all of a complete level 1, those where a card could be laid now otherwise.
fn unlaid(seat: &SeatView) -> Places {
    let laid = seat.laid();
    match (seat.is_fixed(), laid.ends()) {
        (true, Some((left, _))) => every_place(left).but(laid),
        _ => laid.open(),
    }
}

/// All places of a garden whose level 1 begins at `left`.
fn every_place(left: i8) -> Places {
    let of_level = |(level, size): (u8, &u8)| (0..*size as i8).map(move |at| Place { level, offset: left + at });
    (1..).zip(&SIZES).flat_map(of_level).collect()
}

/// The places that are irrigation places in every way the garden can still come to lie, and in any.
pub(super) fn irrigation_places(seat: &SeatView) -> (Places, Places) {
    let ways = || seat.laid().beginnings().map(|left| seat.layout.places(left));
    let certain = ways().reduce(Places::intersection).unwrap_or_default();
    (certain, ways().fold(Places::NONE, |all, way| way.iter().chain(all.iter()).collect()))
}
