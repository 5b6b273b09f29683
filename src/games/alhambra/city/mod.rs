//! A city: the fountain and the tiles around it, and where tiles may come, go and change places.
//!
//! Every change goes through [`City::add`], [`City::remove`] and [`City::exchange`]. What may be done is answered quickly by
//! boards of bits; why something may not be done, and whether a city typed in is legal, by [`faults`], against which the
//! tests measure the boards. Deliberately absent: rules of a turn.

mod bits;
mod block;
mod board;
pub mod faults;
mod outlines;
mod parts;
mod shared_border;
mod stored;
pub mod walls;

use std::{collections::BTreeMap, sync::OnceLock};

use either::Either;
use serde::{Deserialize, Serialize};

use self::{
    board::Board,
    faults::{Fault, first_fault},
    shared_border::{SharedBorder, first_fault_of_both},
    walls::Edge,
};
use super::pieces::{Border, Cell, Kind, Tile, Walls};

/// A city is built of at most so many tiles: of two sets that are played together. The boards and the lists of actions are made
/// for it.
pub(crate) const MOST_IN_CITY: usize = 108;
const _: () = assert!(Cell::REACH as usize == MOST_IN_CITY);
/// What every edge is worth at which a wall runs along a moat (rulebook p. 13, Scoring).
pub const POINTS_OF_A_SHARED_EDGE: u32 = 2;

/// A legal city.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "stored::Stored", into = "stored::Stored")]
pub struct City {
    board: Board,
    types: [u8; Kind::COUNT],
    /// The highest value among the tiles of each type.
    highest: [u8; Kind::COUNT],
    /// How many tiles are no buildings.
    not_buildings: u8,
    /// Where Granada may grow against the Alhambra: what is known of both.
    shared: Option<SharedBorder>,
    /// What its borders are worth, once that was asked; a change forgets it.
    border_points: OnceLock<i32>,
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
        let (types, highest) = Default::default();
        City { board: Board::new(false), types, highest, not_buildings: 0, shared: None, border_points: OnceLock::new() }
    }

    /// The fountain alone, where Granada may grow against the Alhambra.
    pub fn of_both() -> City {
        City { board: Board::new(true), shared: Some(SharedBorder::default()), ..City::new() }
    }

    /// The city of both with these tiles, when `start` is the cell of the first Granada tile; an error when they break a
    /// building rule.
    pub fn of_both_with(tiles: &BTreeMap<Cell, Tile>, start: Option<Cell>) -> Result<City, Fault> {
        if let Some(fault) = first_fault_of_both(tiles, start) {
            return Err(fault);
        }
        let mut city = City { shared: Some(SharedBorder { start }), ..City::of_both() };
        for (cell, tile) in tiles {
            city.stand(*cell, *tile);
        }
        SharedBorder { start }.find_needed(&mut city.board);
        Ok(city)
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
        city.board.find_needed();
        Ok(city)
    }

    /// The tiles in reading order, the fountain aside.
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, Tile)> {
        self.board.tiles()
    }

    /// The tile in a cell.
    pub fn tile_at(&self, cell: Cell) -> Option<Tile> {
        self.board.tile(cell)
    }

    /// How many buildings of each type, in the order of [`Kind::ALL`].
    pub fn types(&self) -> &[u8; Kind::COUNT] {
        &self.types
    }

    /// The highest value among the tiles of a type, which is what they cost; 0 where there is none.
    pub const fn highest_value(&self, kind: Kind) -> u8 {
        self.highest[kind as usize]
    }

    /// How many tiles there are that are no buildings.
    pub const fn not_buildings(&self) -> u8 {
        self.not_buildings
    }

    /// How many tiles there are, the fountain aside.
    pub fn len(&self) -> usize {
        self.board.len()
    }

    /// Whether the fountain stands alone.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the fountain or a tile is in a cell.
    pub fn is_taken(&self, cell: Cell) -> bool {
        self.board.is_taken(cell)
    }

    /// The walls of the tile in a cell; the fountain has none.
    pub fn walls(&self, cell: Cell) -> Walls {
        self.board.walls(cell)
    }

    /// Whether Granada may grow against the Alhambra in it.
    pub const fn is_of_both(&self) -> bool {
        self.shared.is_some()
    }

    /// Where the first moated tile of a city of both stands, once one does.
    pub fn moat_start(&self) -> Option<Cell> {
        self.shared?.start
    }

    /// The cells where a tile may be added, in reading order.
    pub fn room_for(&self, tile: Tile) -> impl Iterator<Item = Cell> {
        match self.shared {
            None => Either::Left(self.board.room_for(tile.walls)),
            Some(shared) => Either::Right(shared.room_for(&self.board, tile)),
        }
    }

    /// The tiles a tile may take the place of, in reading order.
    pub fn places_for(&self, tile: Tile) -> impl Iterator<Item = (Cell, Tile)> {
        match self.shared {
            None => Either::Left(self.board.places_for(tile.walls)),
            Some(shared) => Either::Right(shared.places_for(&self.board, tile)),
        }
    }

    /// The tiles that may leave, in reading order.
    pub fn removable(&self) -> impl Iterator<Item = (Cell, Tile)> {
        match self.shared {
            None => Either::Left(self.board.free_to_leave()),
            Some(shared) => Either::Right(shared.removable(&self.board)),
        }
    }

    /// How many cells are free for some tile.
    pub fn openings(&self) -> usize {
        self.board.openings()
    }

    /// Whether a tile may be added (rulebook p. 5, Rules for building); why not, otherwise.
    pub fn check_add(&self, cell: Cell, tile: Tile) -> Result<(), Misfit> {
        let fits = match self.shared {
            None => self.board.fits(cell, tile.walls),
            Some(_) => self.room_for(tile).any(|it| it == cell),
        };
        if fits {
            return Ok(());
        }
        if self.is_taken(cell) {
            return Err(Misfit::Taken(self.tile_at(cell)));
        }
        if !cell.neighbours().any(|(_, beside)| self.is_taken(beside)) {
            return Err(Misfit::Apart);
        }
        let begins = tile.kind.border() == Border::Moat && self.moat_start().is_none();
        Err(self.fault_when(begins.then_some(cell), |tiles| {
            tiles.insert(cell, tile);
        }))
    }

    /// Whether the tile of a cell may leave (rulebook p. 4, Redesigning your Alhambra); why not, otherwise.
    pub fn check_remove(&self, cell: Cell) -> Result<(), Misfit> {
        let may_leave = match self.shared {
            None => self.board.may_leave(cell),
            Some(_) => self.removable().any(|(it, _)| it == cell),
        };
        if may_leave {
            return Ok(());
        }
        Err(self.fault_when(None, |tiles| {
            tiles.remove(&cell);
        }))
    }

    /// Whether a tile may take the place of the one in a cell (rulebook p. 4, Redesigning); why not, otherwise.
    pub fn check_exchange(&self, cell: Cell, tile: Tile) -> Result<(), Misfit> {
        let suits = match self.shared {
            None => self.board.suits(cell, tile.walls),
            Some(_) => self.places_for(tile).any(|(it, _)| it == cell),
        };
        if suits {
            return Ok(());
        }
        Err(self.fault_when(None, |tiles| {
            tiles.insert(cell, tile);
        }))
    }

    /// Adds a tile where [`City::check_add`] allows it.
    pub fn add(&mut self, cell: Cell, tile: Tile) {
        debug_assert_eq!(self.check_add(cell, tile), Ok(()));
        self.stand(cell, tile);
        match &mut self.shared {
            None => self.board.find_needed_with(cell),
            Some(shared) => {
                if tile.kind.border() == Border::Moat {
                    shared.start.get_or_insert(cell);
                }
                shared.find_needed(&mut self.board);
            }
        }
    }

    /// Removes a tile where [`City::check_remove`] allows it.
    pub fn remove(&mut self, cell: Cell) -> Tile {
        debug_assert_eq!(self.check_remove(cell), Ok(()));
        self.border_points = OnceLock::new();
        let tile = self.tile_at(cell).expect("a tile is removed from its cell");
        *self.count_of(tile) -= 1;
        let beside = self.board.only_way(cell);
        self.board.clear(cell);
        self.find_highest_without(tile);
        match self.shared {
            None => self.board.find_needed_without(beside),
            Some(shared) => shared.find_needed(&mut self.board),
        }
        tile
    }

    /// Exchanges the tile of a cell where [`City::check_exchange`] allows it; the one that leaves.
    pub fn exchange(&mut self, cell: Cell, tile: Tile) -> Tile {
        debug_assert_eq!(self.check_exchange(cell, tile), Ok(()));
        let out = self.tile_at(cell).expect("a tile is exchanged in its cell");
        *self.count_of(out) -= 1;
        *self.count_of(tile) += 1;
        self.border_points = OnceLock::new();
        self.board.change(cell, tile);
        self.find_highest_without(out);
        self.raise_highest(tile);
        out
    }

    fn stand(&mut self, cell: Cell, tile: Tile) {
        self.border_points = OnceLock::new();
        self.board.stand(cell, tile.walls, Some(tile));
        *self.count_of(tile) += 1;
        self.raise_highest(tile);
    }

    fn raise_highest(&mut self, tile: Tile) {
        let highest = &mut self.highest[tile.kind as usize];
        *highest = tile.price.max(*highest);
    }

    /// Finds the highest value of a type anew when a tile has left.
    fn find_highest_without(&mut self, tile: Tile) {
        if tile.price == self.highest_value(tile.kind) {
            self.highest[tile.kind as usize] = highest_value(self.tiles().map(|(_, tile)| tile), tile.kind);
        }
    }

    /// The length of the longest wall (rulebook p. 6, Points for the wall); where it grows beside a moat, of the walls alone.
    pub fn longest_wall(&self) -> u32 {
        match self.shared {
            None => walls::longest_wall(&self.board),
            Some(_) => self.longest_of(Border::Wall).len() as u32,
        }
    }

    /// The edges of the longest wall in clockwise order; of several the first.
    pub fn longest_wall_edges(&self) -> Vec<Edge> {
        match self.shared {
            None => walls::longest_wall_edges(&self.board),
            Some(_) => self.longest_of(Border::Wall),
        }
    }

    /// The edges of the longest run of one border, where two meet; see `outlines`.
    pub fn longest_of(&self, border: Border) -> Vec<Edge> {
        outlines::longest_of(&self.board, border)
    }

    /// The edges of the longest stretch where a wall runs along a moat, each by the cell with the wall and its side.
    pub fn longest_stretch(&self) -> Vec<Edge> {
        outlines::longest_stretch(&self.board)
    }

    /// What the borders of the city are worth: its longest wall. Where Granada grows against the Alhambra also the longest moat,
    /// and the longest stretch of wall along moat (rulebook p. 13, Scoring).
    pub fn border_points(&self) -> i32 {
        let beside = || self.longest_of(Border::Moat).len() + POINTS_OF_A_SHARED_EDGE as usize * self.longest_stretch().len();
        let count = || self.longest_wall() as i32 + if self.is_of_both() { beside() as i32 } else { 0 };
        *self.border_points.get_or_init(count)
    }

    /// Where tiles like this one are counted.
    const fn count_of(&mut self, tile: Tile) -> &mut u8 {
        if tile.is_building() { &mut self.types[tile.kind as usize] } else { &mut self.not_buildings }
    }

    /// The rule that a change would break; `begun` is where Granada would begin with it.
    fn fault_when(&self, begun: Option<Cell>, change: impl FnOnce(&mut BTreeMap<Cell, Tile>)) -> Misfit {
        let mut tiles = self.tiles().collect();
        change(&mut tiles);
        let fault = match self.shared {
            None => first_fault(&tiles),
            Some(shared) => first_fault_of_both(&tiles, shared.start.or(begun)),
        };
        Misfit::Breaks(fault.expect("what is refused breaks a building rule"))
    }
}

/// The highest value among tiles of a type, which is what they cost; 0 where there is none.
pub fn highest_value(tiles: impl Iterator<Item = Tile>, kind: Kind) -> u8 {
    tiles.filter(|tile| tile.kind == kind).map(|tile| tile.price).max().unwrap_or(0)
}

impl Default for City {
    fn default() -> City {
        City::new()
    }
}

impl PartialEq for City {
    fn eq(&self, other: &City) -> bool {
        self.shared == other.shared && self.tiles().eq(other.tiles())
    }
}

impl Eq for City {}

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

    #[test]
    fn the_highest_value_of_a_type_follows_every_change() {
        let mut city = city(&[("1,0", "tower-11")]);
        let highest = |city: &City| (city.highest_value(Kind::Tower), city.highest_value(Kind::Garden));
        city.add(at("2,0"), the("tower-13-e"));
        assert_eq!(highest(&city), (13, 0));
        city.exchange(at("1,0"), the("garden-10"));
        assert_eq!(highest(&city), (13, 10), "a lower one has left");
        city.exchange(at("2,0"), the("tower-9-e"));
        assert_eq!(highest(&city), (9, 10), "a lower one has come in its place");
        city.remove(at("2,0"));
        assert_eq!(highest(&city.clone()), (0, 10));
    }

    #[test]
    fn what_its_borders_are_worth_follows_every_change() {
        let mut city = city(&[("1,0", "tower-13-e")]);
        assert_eq!(city.border_points(), 1);
        city.add(at("0,1"), the("arcades-8-nw"));
        assert_eq!(city.clone().border_points(), 2);
        city.exchange(at("0,1"), the("tower-10-n"));
        assert_eq!(city.border_points(), 1);
        city.remove(at("1,0"));
        city.remove(at("0,1"));
        assert_eq!(city.border_points(), 0);
    }
}
