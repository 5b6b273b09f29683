//! In which order the places of a seat's own picture are read.

use pergola_engine::{Reading, Seat};

use super::modules;
use crate::{
    Spot,
    pieces::{Border, Tile},
    view::View,
};

/// The market, then the display with the reserve beside it, what modules have, what is to be placed, and the city.
pub(super) fn of(view: &View, seat: Seat, spot: &Spot) -> Reading {
    let seen = &view.seats[seat.index()];
    let among = |tiles: &[Tile], tile: &Tile| tiles.iter().position(|it| it == tile).unwrap_or_default() as i16;
    match spot {
        Spot::Market(space) => [0, 0, space.index() as i16],
        Spot::Piece(space, tile) => [0, i16::from(tile.kind.border() == Border::Moat), space.index() as i16],
        Spot::Money(_) | Spot::Bureau(_) => {
            let place = modules::display(view).iter().position(|card| card.is_some_and(|card| card.spot() == *spot));
            [1, 0, place.unwrap_or_default() as i16]
        }
        Spot::Reserve(tile) => [1, 1, among(&seen.reserve, tile)],
        Spot::Hut(hut) => [2, 0, hut.kind as i16],
        Spot::Bonus(_) => [3, 0, 0],
        Spot::ToPlace(tile) => [4, 0, among(&seen.to_place, tile)],
        Spot::Cell(cell) => [5, -i16::from(cell.y), cell.x.into()],
    }
}
