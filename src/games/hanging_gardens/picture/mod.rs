//! Hanging Gardens in pictures: the table with the display and every garden, a seat's own garden with what it can choose
//! from, and the end.
//!
//! `table`, `personal` and `poster` are the three pictures, `seats` the panels of seats, `garden` the brick layout, `piece`
//! what lies there; `describe` says the same facts in sentences. Numbers come from the layout of the mock-ups.

mod describe;
mod garden;
mod personal;
mod piece;
mod poster;
mod seats;
mod table;

use pergola_engine::{FrameOf, Pictures, Reading, Seat, Viewer};
use pergola_page::{BODY, Brush, COUNT, Head, Pill, band_ink, ink};
use pergola_render::{Rect, Scene};
use pergola_text::Text;

use super::{
    Event, HangingGardens, Spot, View,
    pieces::{Column, GardenCard},
    place::Place,
    view::{ObjectiveView, SeatView, StackView},
};

/// The frame of this game's pictures.
type Frame = FrameOf<HangingGardens>;

/// The game's key, by which its palette is found.
const KEY: &str = "hanging_gardens";

impl Pictures for HangingGardens {
    fn picture(view: &View, frame: &Frame) -> Scene<Text> {
        match frame.viewer {
            Viewer::Everyone => table::picture(view, frame),
            Viewer::Seat(seat) => personal::picture(view, frame, seat),
        }
    }

    fn parts(view: &View) -> Vec<(Text, Rect)> {
        table::parts(view)
    }

    fn reading(view: &View, _: Seat, spot: &Spot) -> Reading {
        match spot {
            Spot::Column(column) => [0, 0, *column as i16],
            Spot::Card(column, level) => [0, -i16::from(*level), *column as i16],
            Spot::Place(place) => [1, -i16::from(place.level), place.offset.into()],
            Spot::Tile(tile) => {
                let lies = |stack: &StackView| stack.top.is_some_and(|top| top.tile == *tile);
                [2, 0, view.stacks.iter().position(lies).unwrap_or_default() as i16]
            }
            Spot::Objective(objective) => {
                let is = |it: &ObjectiveView| it.objective.objective == *objective;
                [3, 0, view.objectives.iter().position(is).unwrap_or_default() as i16]
            }
        }
    }

    fn describe(view: &View, frame: &Frame) -> Vec<Text> {
        describe::describe(view, frame)
    }

    fn poster(view: &View, frame: &Frame, _: &[Event]) -> Option<Scene<Text>> {
        view.ranks.as_ref().map(|ranks| poster::picture(view, frame, ranks))
    }
}

/// What of the last turn is pointed out.
struct LastTurn {
    seat: Option<Seat>,
    /// The card taken, the tools paid, and where it lies.
    taken: Option<(GardenCard, u8, Place)>,
    /// The column in which a new card was turned up.
    revealed: Option<Column>,
    /// Where enhancements were put.
    enhanced: Vec<Place>,
    /// The objectives that were completed, by where a menu points to them.
    completed: Vec<Spot>,
}

impl LastTurn {
    fn of(frame: &Frame) -> LastTurn {
        let taken = frame.last_turn().iter().rev().find_map(|event| match event {
            Event::Taken { card, tools, place, .. } => Some((*card, *tools, *place)),
            _ => None,
        });
        let revealed = frame.last_turn().iter().rev().find_map(|event| match event {
            Event::Revealed { column, .. } => Some(*column),
            _ => None,
        });
        let enhanced = frame.last_turn().iter().filter_map(|event| match event {
            Event::Bought { place, .. } => Some(*place),
            _ => None,
        });
        let completed = frame.last_turn().iter().filter_map(|event| match event {
            Event::Completed { objective, .. } => Some(Spot::Objective(objective.objective)),
            _ => None,
        });
        let (enhanced, completed) = (enhanced.collect(), completed.collect());
        LastTurn { seat: frame.last_actor(), taken, revealed, enhanced, completed }
    }

    /// What the seat whose picture it is has done, if the last turn is its own.
    fn own(frame: &Frame) -> Option<LastTurn> {
        Some(LastTurn::of(frame)).filter(|last| last.seat.is_some_and(|seat| frame.viewer.is(seat)))
    }

    /// Where a card was laid or enhanced.
    fn places(&self) -> impl Iterator<Item = Place> {
        self.taken.iter().map(|(.., place)| *place).chain(self.enhanced.iter().copied())
    }
}

/// What stands around a picture.
fn head(view: &View, frame: &Frame, title: &'static str) -> Head {
    Head::new(KEY, Text::new(title), Pill::of(view.ranks.as_deref(), frame)).counts_rounds().prompt(Text::new(prompt(frame)))
}

/// What a seat is asked for, by where its menu points.
fn prompt(frame: &Frame) -> &'static str {
    let spot = frame.marks.iter().find(|(_, mark)| *mark > 0).map(|(spot, _)| spot);
    match spot {
        Some(Spot::Column(_)) => "hanging-gardens-prompt-column",
        Some(Spot::Place(_)) if frame.marks.iter().any(|(spot, _)| matches!(spot, Spot::Tile(_))) => {
            "hanging-gardens-prompt-enhance"
        }
        Some(Spot::Place(_)) => "hanging-gardens-prompt-place",
        Some(Spot::Tile(_)) => "hanging-gardens-prompt-tile",
        Some(Spot::Objective(_)) => "hanging-gardens-prompt-objective",
        Some(Spot::Card(..)) | None => "hanging-gardens-prompt-card",
    }
}

/// The round after the title.
fn round(view: &View) -> Text {
    Text::new("hanging-gardens-picture-round").number("round", view.round).number("rounds", super::printed::ROUNDS)
}

/// How many cards are left to draw, for the footer.
fn deck(view: &View) -> Text {
    Text::new("hanging-gardens-picture-deck").number("count", view.deck)
}

/// An icon with a number to its right.
fn counted(brush: &mut Brush, name: &str, (x, middle): (i32, i32), size: i32, count: impl Into<i64>) {
    brush.sprite(&piece::art(name), Rect::new(x, middle - size / 2, size, size));
    brush.number(COUNT, x + size + 10, middle, count);
}

/// Gardeners of a seat in a row.
fn gardeners(brush: &mut Brush, seat: Seat, (x, middle): (i32, i32), size: i32, count: u8) {
    for index in 0..i32::from(count) {
        let at = Rect::new(x + index * size * 9 / 10, middle - size / 2, size, size);
        brush.sprite(&piece::art(&format!("gardener_{seat}")), at);
    }
}

/// The irrigation card in small: the brick layout with its irrigation places filled.
fn layout_sign(brush: &mut Brush, seat: &SeatView, (x, y): (i32, i32), side: i32) {
    let gap = 3;
    for (level, size) in (1..).zip(super::place::SIZES) {
        for position in 1..=size {
            let (row, column) = (3 - i32::from(level), i32::from(position) - 1);
            let left = x + column * (side + gap) + (i32::from(level) - 1) * (side + gap) / 2;
            let at = Rect::new(left, y + row * (side + gap), side, side);
            let fill = if seat.layout.iter().any(|place| place == (level, position)) { piece::WATER } else { ink::INSET };
            brush.rect(at, 3, ink::SAND_EDGE);
            brush.rect(at.grown(-2), 2, fill);
        }
    }
}

/// "up to", where points still depend on how the garden comes to lie.
fn up_to(brush: &mut Brush, whose: Seat, seat: &SeatView, (x, middle): (i32, i32)) {
    if !seat.is_fixed() && !seat.cards.is_empty() {
        brush.write(BODY.color(band_ink(whose)).right(), x, middle, Text::new("hanging-gardens-picture-up-to"));
    }
}

/// The number of a menu's entry, if there is one at `spot`.
fn mark(frame: &Frame, spot: Spot) -> Option<u16> {
    frame.mark(&spot).filter(|mark| *mark > 0)
}
