//! A city: the fountain and the tiles around it, and where tiles may come, go and change places.
//!
//! Every change goes through [`City::add`], [`City::remove`] and [`City::exchange`], which keep the answers about the
//! building rules ready: for each free cell beside the city the wall patterns that fit, for each tile the patterns that
//! could take its place, and whether it could leave. Deliberately absent: rules of a turn.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    faults::{Fault, first_fault},
    grid::{Grid, Patterns, Square},
    pieces::{Cell, Kind, Tile, Walls},
};
use crate::engine::Unreadable;

/// A legal city.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<Cell, Tile>", into = "BTreeMap<Cell, Tile>")]
pub struct City {
    grid: Grid,
    tiles: Vec<Standing>,
    openings: Vec<Opening>,
    types: [u8; Kind::COUNT],
}

/// A tile in its cell; in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Standing {
    cell: Cell,
    tile: Tile,
    /// The patterns that could take its place.
    agreeing: Patterns,
}

/// A free cell where some pattern fits; in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Opening {
    cell: Cell,
    fitting: Patterns,
}

/// Why a tile cannot come, go or change places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The cell is taken: by a tile, or by the fountain.
    Taken(Option<Tile>),
    /// No tile is next to the cell.
    Apart,
    /// The city would break a building rule.
    Breaks(Fault),
}

impl City {
    /// The fountain alone.
    pub fn new() -> City {
        let grid = Grid::new();
        let mut city = City { grid, tiles: Vec::new(), openings: Vec::new(), types: [0; Kind::COUNT] };
        for (_, cell) in Cell::FOUNTAIN.neighbours() {
            renew(&mut city.tiles, &mut city.openings, cell, city.grid.square(cell));
        }
        city
    }

    /// The city with these tiles around its fountain; an error when they break a building rule.
    pub fn with_tiles(tiles: &BTreeMap<Cell, Tile>) -> Result<City, Fault> {
        if let Some(fault) = first_fault(tiles) {
            return Err(fault);
        }
        let mut city = City::new();
        for (cell, tile) in tiles {
            city.stand(*cell, *tile);
        }
        city.grid.find_needed();
        Ok(city)
    }

    /// The tiles in reading order, the fountain aside.
    pub fn tiles(&self) -> impl ExactSizeIterator<Item = (Cell, Tile)> {
        self.tiles.iter().map(|it| (it.cell, it.tile))
    }

    /// The tile in a cell.
    pub fn tile_at(&self, cell: Cell) -> Option<Tile> {
        self.find(cell).ok().map(|at| self.tiles[at].tile)
    }

    /// How many buildings of each type, in the order of [`Kind::ALL`].
    pub fn types(&self) -> &[u8; Kind::COUNT] {
        &self.types
    }

    /// Whether the fountain or a tile is in a cell.
    pub fn is_taken(&self, cell: Cell) -> bool {
        self.grid.is_taken(cell)
    }

    /// The walls of the fountain or of the tile in a taken cell.
    pub fn walls(&self, cell: Cell) -> Walls {
        self.grid.square(cell).walls()
    }

    /// The cells where a tile with these walls may be added, in reading order.
    pub fn room_for(&self, walls: Walls) -> impl Iterator<Item = Cell> {
        chosen(&self.openings, move |it| has(it.fitting, walls)).map(|it| it.cell)
    }

    /// The tiles a tile with these walls may take the place of, in reading order.
    pub fn places_for(&self, walls: Walls) -> impl Iterator<Item = (Cell, Tile)> {
        chosen(&self.tiles, move |it| has(it.agreeing, walls)).map(|it| (it.cell, it.tile))
    }

    /// The tiles that may leave, in reading order.
    pub fn removable(&self) -> impl Iterator<Item = (Cell, Tile)> {
        chosen(&self.tiles, |it| self.grid.square(it.cell).can_be_cleared()).map(|it| (it.cell, it.tile))
    }

    /// At most so many cells are free for some tile or taken by one.
    pub fn extent(&self) -> usize {
        self.openings.len() + self.tiles.len()
    }

    /// Whether a tile may be added (rulebook p. 5, Rules for building); why not, otherwise.
    pub fn check_add(&self, cell: Cell, tile: Tile) -> Result<(), Misfit> {
        if self.openings.binary_search_by_key(&cell, |it| it.cell).is_ok_and(|at| has(self.openings[at].fitting, tile.walls)) {
            return Ok(());
        }
        if self.is_taken(cell) {
            return Err(Misfit::Taken(self.tile_at(cell)));
        }
        if !cell.neighbours().any(|(_, beside)| self.is_taken(beside)) {
            return Err(Misfit::Apart);
        }
        Err(self.fault_when(|tiles| {
            tiles.insert(cell, tile);
        }))
    }

    /// Whether the tile of a cell may leave (rulebook p. 4, Redesigning your Alhambra); why not, otherwise.
    pub fn check_remove(&self, cell: Cell) -> Result<(), Misfit> {
        if self.grid.square(cell).can_be_cleared() {
            return Ok(());
        }
        Err(self.fault_when(|tiles| {
            tiles.remove(&cell);
        }))
    }

    /// Whether a tile may take the place of the one in a cell (rulebook p. 4, Redesigning); why not, otherwise.
    pub fn check_exchange(&self, cell: Cell, tile: Tile) -> Result<(), Misfit> {
        if self.find(cell).is_ok_and(|at| has(self.tiles[at].agreeing, tile.walls)) {
            return Ok(());
        }
        Err(self.fault_when(|tiles| {
            tiles.insert(cell, tile);
        }))
    }

    /// Adds a tile where [`City::check_add`] allows it.
    pub fn add(&mut self, cell: Cell, tile: Tile) {
        debug_assert_eq!(self.check_add(cell, tile), Ok(()));
        self.stand(cell, tile);
        self.grid.find_needed_with(cell);
    }

    /// Removes a tile where [`City::check_remove`] allows it.
    pub fn remove(&mut self, cell: Cell) -> Tile {
        debug_assert_eq!(self.check_remove(cell), Ok(()));
        let at = self.find(cell).expect("a tile is removed from its cell");
        let tile = self.tiles.remove(at).tile;
        self.types[tile.kind as usize] -= 1;
        let beside = self.grid.only_way(cell);
        self.grid.clear(cell, |cell, square| renew(&mut self.tiles, &mut self.openings, cell, square));
        renew(&mut self.tiles, &mut self.openings, cell, self.grid.square(cell));
        self.grid.find_needed_without(beside);
        tile
    }

    /// Exchanges the tile of a cell where [`City::check_exchange`] allows it; the one that leaves.
    pub fn exchange(&mut self, cell: Cell, tile: Tile) -> Tile {
        debug_assert_eq!(self.check_exchange(cell, tile), Ok(()));
        let at = self.find(cell).expect("a tile is exchanged in its cell");
        let out = std::mem::replace(&mut self.tiles[at].tile, tile);
        self.types[out.kind as usize] -= 1;
        self.types[tile.kind as usize] += 1;
        self.grid.change(cell, tile.walls, |cell, square| renew(&mut self.tiles, &mut self.openings, cell, square));
        out
    }

    /// Whether all that is kept ready equals that of another city with the same tiles.
    #[cfg(test)]
    pub(super) fn same_caches(&self, other: &City) -> bool {
        let removable: Vec<_> = self.removable().collect();
        let lists = (&self.tiles, &self.openings, &self.types) == (&other.tiles, &other.openings, &other.types);
        lists && removable.into_iter().eq(other.removable())
    }

    fn stand(&mut self, cell: Cell, tile: Tile) {
        if let Ok(at) = self.openings.binary_search_by_key(&cell, |it| it.cell) {
            self.openings.remove(at);
        }
        let at = self.tiles.partition_point(|it| it.cell < cell);
        self.grid.set(cell, tile.walls, |cell, square| renew(&mut self.tiles, &mut self.openings, cell, square));
        self.tiles.insert(at, Standing { cell, tile, agreeing: self.grid.square(cell).patterns() });
        self.types[tile.kind as usize] += 1;
    }

    fn find(&self, cell: Cell) -> Result<usize, usize> {
        self.tiles.binary_search_by_key(&cell, |it| it.cell)
    }

    fn fault_when(&self, change: impl FnOnce(&mut BTreeMap<Cell, Tile>)) -> Misfit {
        let mut tiles = self.tiles().collect();
        change(&mut tiles);
        Misfit::Breaks(first_fault(&tiles).expect("what is refused breaks a building rule"))
    }
}

impl Default for City {
    fn default() -> City {
        City::new()
    }
}

impl PartialEq for City {
    fn eq(&self, other: &City) -> bool {
        self.tiles().eq(other.tiles())
    }
}

impl Eq for City {}

impl TryFrom<BTreeMap<Cell, Tile>> for City {
    type Error = Unreadable;

    fn try_from(tiles: BTreeMap<Cell, Tile>) -> Result<City, Unreadable> {
        if tiles.contains_key(&Cell::FOUNTAIN) {
            return Err(Unreadable::new("a city", "the fountain stands at 0,0"));
        }
        City::with_tiles(&tiles).map_err(|fault| Unreadable::new("a city", format!("it breaks a building rule: {fault:?}")))
    }
}

impl From<City> for BTreeMap<Cell, Tile> {
    fn from(city: City) -> BTreeMap<Cell, Tile> {
        city.tiles().collect()
    }
}

/// Notes what the grid says of a cell: of a tile what could take its place, of a free cell what fits.
fn renew(tiles: &mut [Standing], openings: &mut Vec<Opening>, cell: Cell, square: Square) {
    let fitting = square.patterns();
    if square.is_taken() {
        // The fountain is taken, and no tile.
        if let Ok(at) = tiles.binary_search_by_key(&cell, |it| it.cell) {
            tiles[at].agreeing = fitting;
        }
        return;
    }
    match openings.binary_search_by_key(&cell, |it| it.cell) {
        Ok(at) if fitting == 0 => {
            openings.remove(at);
        }
        Ok(at) => openings[at].fitting = fitting,
        Err(_) if fitting == 0 => {}
        Err(at) => openings.insert(at, Opening { cell, fitting }),
    }
}

/// Those of a list that are wanted. All are looked at before the first is handed out: which of them are wanted is hard to
/// foresee, and a processor that has to guess each time is slow.
fn chosen<T>(list: &[T], wanted: impl Fn(&T) -> bool) -> impl Iterator<Item = &T> {
    list.chunks(u64::BITS as usize).flat_map(move |some| {
        let mut left = some.iter().rev().fold(0u64, |set, it| set << 1 | u64::from(wanted(it)));
        std::iter::from_fn(move || {
            let next = some.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(next)
        })
    })
}

fn has(patterns: Patterns, walls: Walls) -> bool {
    patterns >> walls.bits() & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn city(tiles: &[(&str, &str)]) -> City {
        let read = |(cell, tile): &(&str, &str)| (at(cell), the(tile));
        City::with_tiles(&tiles.iter().map(read).collect()).expect("a legal city")
    }

    fn at(code: &str) -> Cell {
        code.parse().expect("a cell")
    }

    fn the(code: &str) -> Tile {
        code.parse().expect("a tile")
    }

    #[test]
    fn a_tile_joins_with_like_sides() {
        let city = city(&[("1,0", "tower-13-e")]);
        assert_eq!(city.check_add(at("0,1"), the("tower-11")), Ok(()));
        assert_eq!(city.check_add(at("1,0"), the("tower-11")), Err(Misfit::Taken(Some(the("tower-13-e")))));
        assert_eq!(city.check_add(at("0,0"), the("tower-11")), Err(Misfit::Taken(None)));
        assert_eq!(city.check_add(at("2,1"), the("tower-11")), Err(Misfit::Apart));
        let clash = Fault::Clash { walled: at("1,0"), open: at("2,0") };
        assert_eq!(city.check_add(at("2,0"), the("tower-11")), Err(Misfit::Breaks(clash)));
        let unreachable = Fault::Unreachable { cells: vec![at("2,0")] };
        assert_eq!(city.check_add(at("2,0"), the("tower-10-w")), Err(Misfit::Breaks(unreachable)));
    }

    #[test]
    fn a_tile_leaves_when_the_rest_stays_whole() {
        let city = city(&[("1,0", "tower-11"), ("2,0", "tower-12"), ("0,1", "garden-10")]);
        assert_eq!(city.check_remove(at("2,0")), Ok(()));
        assert_eq!(city.check_remove(at("0,1")), Ok(()));
        let cut_off = Fault::Unreachable { cells: vec![at("2,0")] };
        assert_eq!(city.check_remove(at("1,0")), Err(Misfit::Breaks(cut_off)));
    }

    #[test]
    fn a_tile_in_the_middle_leaves_no_hole() {
        let around = ["1,1", "0,1", "2,1", "2,0", "2,-1", "1,-1", "0,-1", "1,0"].map(|cell| (cell, "tower-11"));
        let city = city(&around);
        let hole = Fault::Hole { cells: vec![at("1,0")] };
        assert_eq!(city.check_remove(at("1,0")), Err(Misfit::Breaks(hole)));
    }

    #[test]
    fn an_exchange_keeps_the_sides_that_adjoin() {
        let city = city(&[("1,0", "tower-11"), ("2,0", "tower-12")]);
        assert_eq!(city.check_exchange(at("1,0"), the("arcades-8-n")), Ok(()));
        let clash = Fault::Clash { walled: at("1,0"), open: at("2,0") };
        assert_eq!(city.check_exchange(at("1,0"), the("tower-13-e")), Err(Misfit::Breaks(clash)));
    }
}
