//! The building rules judged afresh for a city of both, as [`first_fault`](super::super::faults::first_fault) judges them for
//! one: slow and plain, for explanations and as the measure of the quick answers.

use std::collections::BTreeMap;

use crate::{
    city::faults::{Fault, SharedFault, clash, hole, reached_from},
    pieces::{Border, Cell, Side, Tile, Walls},
};

/// The tiles of both cities, the fountain aside.
type Tiles = BTreeMap<Cell, Tile>;

/// The first building rule that these tiles around a fountain break, when `start` is the cell of Granada's first tile.
pub(in super::super) fn first_fault_of_both(tiles: &Tiles, start: Option<Cell>) -> Option<Fault> {
    let walls = |cell: Cell| at(tiles, cell).map(|it| it.1);
    let of = |border: Border| move |cell: Cell| at(tiles, cell).filter(|it| it.0 == border).map(|it| it.1);
    let cells = || tiles.keys().copied().chain([Cell::FOUNTAIN]);
    let missed = |start: Cell, border: Border| {
        let reached = reached_from(start, of(border));
        let mut missed: Vec<Cell> = cells().filter(|cell| of(border)(*cell).is_some() && !reached.contains(cell)).collect();
        missed.sort_unstable();
        (!missed.is_empty()).then_some(missed)
    };
    not_wall_to_moat(tiles)
        .or_else(|| clash(cells(), walls))
        .or_else(|| Some(Fault::Unreachable { cells: missed(Cell::FOUNTAIN, Border::Wall)? }))
        .or_else(|| Some(Fault::Shared(SharedFault::Unreachable { cells: missed(start?, Border::Moat)? })))
        .or_else(|| parted(tiles))
        .or_else(|| hole(cells()))
}

/// What stands in a cell: of which city, and with which walls.
fn at(tiles: &Tiles, cell: Cell) -> Option<(Border, Walls)> {
    match cell {
        Cell::FOUNTAIN => Some((Border::Wall, Walls::NONE)),
        _ => tiles.get(&cell).map(|tile| (tile.kind.border(), tile.walls)),
    }
}

/// Every edge between a Granada tile and the Alhambra: the cells of the Alhambra and of Granada, and whether a wall meets a
/// moat there.
fn shared_edges(tiles: &Tiles) -> impl Iterator<Item = (Cell, Cell, bool)> {
    let moated = tiles.iter().filter(|(_, tile)| tile.kind.border() == Border::Moat);
    moated.flat_map(move |(cell, tile)| {
        let meets = move |side: Side| {
            let beside = cell.beside(side);
            let (border, walls) = at(tiles, beside)?;
            let is_met = walls.has(side.opposite()) && tile.walls.has(side);
            (border == Border::Wall).then_some((beside, *cell, is_met))
        };
        Side::ALL.into_iter().filter_map(meets)
    })
}

fn not_wall_to_moat(tiles: &Tiles) -> Option<Fault> {
    let wrong = shared_edges(tiles).find(|(_, _, is_met)| !is_met);
    wrong.map(|(alhambra, granada, _)| Fault::Shared(SharedFault::NotWallToMoat { alhambra, granada }))
}

fn parted(tiles: &Tiles) -> Option<Fault> {
    let has_begun = tiles.values().any(|tile| tile.kind.border() == Border::Moat);
    (has_begun && shared_edges(tiles).next().is_none()).then_some(Fault::Shared(SharedFault::Parted))
}
