//! A city in which Granada grows against the Alhambra (rulebook p. 13, Place one or more building tiles).
//!
//! Where an Alhambra and a Granada tile share an edge, the one has a wall there and the other a moat. The first Granada tile
//! stands against the Alhambra in this way and is Granada's own start: it never leaves, and on foot each city is judged by
//! itself, over its own tiles, the Alhambra from the fountain and Granada from that tile. At least one such edge remains
//! after every change. Holes are judged on both together. Deliberately absent: the rules of each city by itself, which are
//! those of its board: to a board a moat is a wall.

use either::Either;

use super::board::Board;
use crate::pieces::{Border, Cell, Side, Tile};

mod faults;

pub(super) use self::faults::first_fault_of_both;

/// What a city of both knows beyond its board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SharedBorder {
    /// Where the first Granada tile stands, once one does.
    pub(super) start: Option<Cell>,
}

impl SharedBorder {
    /// The cells where a tile may be added, in reading order.
    pub(super) fn room_for(self, board: &Board, tile: Tile) -> impl Iterator<Item = Cell> {
        let begins = tile.kind.border() == Border::Moat && self.start.is_none();
        if begins { Either::Left(board.room_against(tile.walls)) } else { Either::Right(board.room_beside(tile)) }
    }

    /// The tiles a tile may take the place of, in reading order: those of its own kind. What it meets of the other city shows
    /// walls, so that it has walls there itself.
    pub(super) fn places_for(self, board: &Board, tile: Tile) -> impl Iterator<Item = (Cell, Tile)> {
        let is_alike = move |(cell, place): &(Cell, Tile)| place.kind.border() == tile.kind.border() && self.start != Some(*cell);
        board.places_for(tile.walls).filter(is_alike)
    }

    /// The tiles that may leave, in reading order.
    pub(super) fn removable(self, board: &Board) -> impl Iterator<Item = (Cell, Tile)> {
        let shared: Vec<(Cell, Side)> = shared_edges(board).collect();
        let is_free = move |(cell, _): &(Cell, Tile)| {
            let touches = |(alhambra, side): &(Cell, Side)| alhambra == cell || alhambra.beside(*side) == *cell;
            self.start != Some(*cell) && (shared.is_empty() || !shared.iter().all(touches))
        };
        board.free_to_leave().filter(is_free)
    }

    /// Finds the tiles without which others of their city could not be reached.
    pub(super) fn find_needed(self, board: &mut Board) {
        match self.start {
            None => board.find_needed(),
            Some(start) => board.find_needed_from(&[Cell::FOUNTAIN, start]),
        }
    }
}

/// The edges at which the Alhambra meets Granada: the cell of the Alhambra, and its side.
pub(super) fn shared_edges(board: &Board) -> impl Iterator<Item = (Cell, Side)> {
    // A fountain meets nothing: it has no walls.
    let walled = board.tiles().filter(|(_, tile)| tile.kind.border() == Border::Wall);
    let edges = walled.flat_map(|(cell, tile)| tile.walls.iter().map(move |side| (cell, side)));
    edges.filter(|(cell, side)| board.border(cell.beside(*side)) == Some(Border::Moat))
}
