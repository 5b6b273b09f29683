//! The story of a turn, event by event.

use pergola_text::Text;

use super::nouns;
use crate::{Event, score::Points};

/// An event in words.
pub(in super::super) fn tell(event: &Event) -> Text {
    match event {
        Event::Taken { seat, card, column, level, tools, place, position } => {
            let text = Text::new("hanging-gardens-taken").seat("seat", seat.0).text("card", nouns::card(card));
            let text = text.text("column", nouns::column(*column)).number("from", *level).number("tools", *tools);
            text.text("place", nouns::position(place.level, *position))
        }
        Event::Crowned { seat, from: Some(from) } => {
            Text::new("hanging-gardens-crowned").seat("seat", seat.0).seat("from", from.0)
        }
        Event::Crowned { seat, from: None } => Text::new("hanging-gardens-crowned-again").seat("seat", seat.0),
        Event::Gained { seat, gold, tools } => {
            Text::new("hanging-gardens-gained").seat("seat", seat.0).text("means", nouns::means(*gold, *tools))
        }
        Event::Revealed { column, card } => {
            Text::new("hanging-gardens-revealed").text("column", nouns::column(*column)).text("card", nouns::card(card))
        }
        Event::Bought { seat, tile, place, position } => {
            let text = Text::new("hanging-gardens-bought").seat("seat", seat.0).text("tile", nouns::tile(tile));
            text.number("price", tile.cost).text("place", nouns::position(place.level, *position))
        }
        Event::Completed { seat, objective, done } => {
            let text = Text::new("hanging-gardens-completed").seat("seat", seat.0).number("done", *done);
            text.text("objective", nouns::objective(objective.item, objective.needed))
        }
        Event::Turned { tile } => Text::new("hanging-gardens-turned").number("price", tile.cost).text("tile", nouns::tile(tile)),
        Event::RoundEnded { round, first } => {
            Text::new("hanging-gardens-round-ended").number("round", *round).seat("first", first.0)
        }
        Event::Ended { points } => {
            Text::new("hanging-gardens-ended").list("seats", (0..).zip(points).map(|(seat, points)| final_points(seat, points)))
        }
    }
}

/// A seat's final points with what they come from.
fn final_points(seat: u8, points: &Points) -> Text {
    let text = Text::new("hanging-gardens-final").seat("seat", seat).number("total", points.total());
    text.list("parts", nouns::parts(points))
}
