//! The city of a seat, as its game shows it.

use super::{city::City, games, set_art};
use crate::{
    pieces::Cell,
    view::{SeatView, View},
};

/// The city of a seat, with cells that must be seen.
pub(super) fn of<'a>(view: &View, seen: &'a SeatView, focus: Vec<Cell>) -> City<'a> {
    let start = set_art::of(view.border()).start;
    City { start, tiles: &seen.city, run: &seen.run, second: games::of(view).second_city(seen), focus }
}
