//! People and seats by name.

use pergola_engine::Seats;
use pergola_table::{PersonRef, Table};
use pergola_text::Text;

/// These seats, each by its name.
pub(crate) fn names(seats: Seats) -> Vec<Text> {
    seats.iter().map(|seat| Text::new("seat-name").seat("seat", seat.0)).collect()
}

/// Somebody by the name they have now.
pub(crate) fn name(table: &Table, person: PersonRef) -> Text {
    match table.guests().iter().find(|(reference, it)| *reference == person && !it.is_forgotten()) {
        Some((_, person)) => Text::new("name").code("name", &person.name),
        None => Text::new("somebody"),
    }
}
