//! The building rules judged afresh for a whole city (rulebook p. 5, Rules for building your Alhambra).
//!
//! Slow and plain, for explanations, for cities typed in, and as the measure of the quick answers of
//! [`City`](super::City). Rule 1 (tiles keep their orientation) cannot be broken: a tile has no orientation here.

use std::collections::{BTreeMap, BTreeSet};

use crate::pieces::{Cell, Side, Tile, Walls};

/// The first building rule a city breaks, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Two tiles share a side on which only one of them has a wall (rule 2).
    Clash {
        /// The cell with the wall.
        walled: Cell,
        /// The cell without.
        open: Cell,
    },
    /// Cells that cannot be reached on foot from the fountain (rule 3).
    Unreachable {
        /// In reading order.
        cells: Vec<Cell>,
    },
    /// Empty cells enclosed by the city (rule 4).
    Hole {
        /// In reading order.
        cells: Vec<Cell>,
    },
    /// What only a city of both can break.
    Shared(SharedFault),
}

/// A building rule that only a city of both can break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SharedFault {
    /// An Alhambra and a Granada tile share a side on which a wall does not meet a moat.
    NotWallToMoat {
        /// The cell of the Alhambra tile.
        alhambra: Cell,
        /// The cell of the Granada tile.
        granada: Cell,
    },
    /// Cells of Granada that cannot be reached on foot from its first tile.
    Unreachable {
        /// In reading order.
        cells: Vec<Cell>,
    },
    /// No wall would meet a moat any more.
    Parted,
}

/// The first building rule these tiles around a fountain break, if any.
pub fn first_fault(tiles: &BTreeMap<Cell, Tile>) -> Option<Fault> {
    let walls = |cell: Cell| match cell {
        Cell::FOUNTAIN => Some(Walls::NONE),
        _ => tiles.get(&cell).map(|tile| tile.walls),
    };
    let cells = || tiles.keys().copied().chain([Cell::FOUNTAIN]);
    clash(cells(), walls).or_else(|| unreachable(cells(), walls)).or_else(|| hole(cells()))
}

pub(super) fn clash(cells: impl Iterator<Item = Cell>, walls: impl Fn(Cell) -> Option<Walls>) -> Option<Fault> {
    let walled = |cell: Cell, side: Side| walls(cell).map(|walls| walls.has(side));
    let faults = cells.flat_map(Cell::neighbours_of).filter_map(|(cell, side, beside)| {
        let clash = walled(cell, side)? && !walled(beside, side.opposite())?;
        clash.then_some(Fault::Clash { walled: cell, open: beside })
    });
    faults.min_by_key(|fault| match fault {
        Fault::Clash { walled, .. } => *walled,
        Fault::Unreachable { .. } | Fault::Hole { .. } | Fault::Shared(_) => Cell::FOUNTAIN,
    })
}

fn unreachable(cells: impl Iterator<Item = Cell>, walls: impl Fn(Cell) -> Option<Walls>) -> Option<Fault> {
    let reached = reached_from(Cell::FOUNTAIN, walls);
    let missed: BTreeSet<Cell> = cells.filter(|cell| !reached.contains(cell)).collect();
    (!missed.is_empty()).then(|| Fault::Unreachable { cells: missed.into_iter().collect() })
}

/// The cells that can be reached on foot from one, over cells with these walls.
pub(super) fn reached_from(start: Cell, walls: impl Fn(Cell) -> Option<Walls>) -> BTreeSet<Cell> {
    let ways = |cell: Cell| {
        let walls = &walls;
        cell.neighbours().filter(move |(side, beside)| {
            walls(cell).is_some_and(|it| !it.has(*side)) && walls(*beside).is_some_and(|it| !it.has(side.opposite()))
        })
    };
    flood([start], |cell| ways(cell).map(|(_, beside)| beside).collect())
}

pub(super) fn hole(cells: impl Iterator<Item = Cell>) -> Option<Fault> {
    let taken: BTreeSet<Cell> = cells.collect();
    let bounds = |of: fn(&Cell) -> i8| {
        let all = || taken.iter().map(of);
        all().min().unwrap_or(0) - 1..=all().max().unwrap_or(0) + 1
    };
    let (across, up) = (bounds(|cell| cell.x), bounds(|cell| cell.y));
    let free = |cell: &Cell| across.contains(&cell.x) && up.contains(&cell.y) && !taken.contains(cell);
    let outside = Cell { x: *across.start(), y: *up.start() };
    let reached = flood([outside], |cell| cell.neighbours().map(|(_, beside)| beside).filter(&free).collect());
    let all = up.clone().flat_map(|y| across.clone().map(move |x| Cell { x, y }));
    let enclosed: BTreeSet<Cell> = all.filter(|cell| free(cell) && !reached.contains(cell)).collect();
    (!enclosed.is_empty()).then(|| Fault::Hole { cells: enclosed.into_iter().collect() })
}

fn flood(from: impl IntoIterator<Item = Cell>, beside: impl Fn(Cell) -> Vec<Cell>) -> BTreeSet<Cell> {
    let mut open: Vec<Cell> = from.into_iter().collect();
    let mut reached: BTreeSet<Cell> = open.iter().copied().collect();
    while let Some(cell) = open.pop() {
        open.extend(beside(cell).into_iter().filter(|it| reached.insert(*it)));
    }
    reached
}

impl Cell {
    fn neighbours_of(self) -> impl Iterator<Item = (Cell, Side, Cell)> {
        self.neighbours().map(move |(side, beside)| (self, side, beside))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(tiles: &[(&str, &str)]) -> Option<Fault> {
        let read = |(cell, tile): &(&str, &str)| (cell.parse().expect("a cell"), tile.parse().expect("a tile"));
        first_fault(&tiles.iter().map(read).collect())
    }

    fn cell(code: &str) -> Cell {
        code.parse().expect("a cell")
    }

    #[test]
    fn a_fountain_alone_is_a_city() {
        assert_eq!(fault(&[]), None);
    }

    #[test]
    fn adjoining_sides_are_alike() {
        let clash = Some(Fault::Clash { walled: cell("1,0"), open: cell("0,0") });
        assert_eq!(fault(&[("1,0", "tower-10-w")]), clash);
        let clash = Some(Fault::Clash { walled: cell("1,0"), open: cell("2,0") });
        assert_eq!(fault(&[("1,0", "tower-13-e"), ("2,0", "tower-11")]), clash);
        assert_eq!(fault(&[("1,0", "tower-13-e"), ("0,1", "tower-12")]), None);
    }

    #[test]
    fn every_tile_is_reached_on_foot() {
        let unreachable = |cells: &[&str]| Some(Fault::Unreachable { cells: cells.iter().map(|it| cell(it)).collect() });
        assert_eq!(fault(&[("1,1", "tower-11")]), unreachable(&["1,1"]));
        assert_eq!(fault(&[("1,0", "tower-13-e"), ("2,0", "tower-10-w")]), unreachable(&["2,0"]));
    }

    #[test]
    fn no_empty_cell_is_enclosed() {
        let ring = ["1,1", "0,1", "2,1", "2,0", "2,-1", "0,-1", "1,-1"].map(|at| (at, "tower-11"));
        assert_eq!(fault(&ring), Some(Fault::Hole { cells: vec![cell("1,0")] }));
        assert_eq!(fault(&ring[..6]), None);
    }
}
