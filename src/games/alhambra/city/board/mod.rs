//! The cells of one city as boards of bits: what stands where, and where tiles may come, go and change places.
//!
//! One board for each fact and one bit for each cell of a square around the fountain, in reading order, so that a question
//! is answered for the whole city at once: a tile fits in `ways & !clash & !taken & !shut`. A change touches the cells around
//! it alone, save for who is needed, which takes a walk. A city that comes near the rim is laid anew in the
//! middle of the square, or of a greater one. Deliberately
//! absent: why not.

mod needed;
mod sets;

use super::{bits::Bits, block::Block, parts::PARTS};
use crate::pieces::{Border, Cell, Side, Tile, Walls};

/// A square of cells with the city in it.
#[derive(Clone, Debug)]
pub(super) struct Board {
    /// The square's side is two to this power.
    power: u32,
    /// Its first cell.
    corner: Cell,
    /// The cells in reading order.
    blocks: Vec<Block>,
    /// Where tiles with both borders stand, between which one does not walk: for each block and by border where a neighbour with
    /// that border shows an open side. Nothing where all have one border.
    ways_from: Vec<[Bits; Border::COUNT]>,
}

const SMALLEST: u32 = 4;
/// A square must reach this far beyond every tile: a free cell beside it, and that cell's surroundings.
const MARGIN: i32 = 2;
/// So many cells to either side of one, and as many rows, see whether it is taken.
const AROUND: usize = 5;

impl Board {
    /// The fountain alone; its four sides are open (rulebook p. 3, Getting ready to play).
    pub(super) fn new(of_both: bool) -> Board {
        let mut board = Board::empty(SMALLEST, Cell::FOUNTAIN, of_both);
        board.stand(Cell::FOUNTAIN, Walls::NONE, None);
        board.find_needed();
        board
    }

    /// Whether the fountain or a tile is there.
    pub(super) fn is_taken(&self, cell: Cell) -> bool {
        self.covers(cell, 0) && self.has(|block| block.taken, self.position(cell))
    }

    /// The tile in a cell.
    pub(super) fn tile(&self, cell: Cell) -> Option<Tile> {
        if !self.covers(cell, 0) {
            return None;
        }
        let at = self.position(cell);
        self.blocks[at / Bits::COUNT].tile(at % Bits::COUNT)
    }

    /// The walls of the tile in a cell; the fountain has none.
    pub(super) fn walls(&self, cell: Cell) -> Walls {
        self.tile(cell).map_or(Walls::NONE, |tile| tile.walls)
    }

    /// Whether what stands in a cell has a wall on this side, which the cell beside it sees.
    pub(super) fn has_wall(&self, cell: Cell, side: Side) -> bool {
        let seen = |block: &Block| block.met[side.opposite() as usize][1];
        self.has(seen, self.beside(self.position(cell), side))
    }

    /// The border of what stands in a cell: the fountain belongs to the walls.
    pub(super) fn border(&self, cell: Cell) -> Option<Border> {
        match self.tile(cell) {
            Some(tile) => Some(tile.kind.border()),
            None => (cell == Cell::FOUNTAIN).then_some(Border::Wall),
        }
    }

    /// The tiles in reading order.
    pub(super) fn tiles(&self) -> impl Iterator<Item = (Cell, Tile)> {
        self.with_tile(|block| block.taken)
    }

    /// How many tiles stand, the fountain aside.
    pub(super) fn len(&self) -> usize {
        self.blocks.iter().map(Block::len).sum()
    }

    /// The cells where a tile with these walls fits (rulebook p. 5, Rules for building), in reading order.
    pub(super) fn room_for(&self, walls: Walls) -> impl Iterator<Item = Cell> {
        let cells = move |(block, first): (&Block, usize)| block.room_for(walls).iter().map(move |at| self.cell(first + at));
        self.each_block().flat_map(cells)
    }

    /// The cells where a tile fits in a city of both, reached over tiles with its own border, in reading order.
    pub(super) fn room_beside(&self, tile: Tile) -> impl Iterator<Item = Cell> {
        let own = tile.kind.border() as usize;
        let chosen = move |(block, ways): (&Block, &[Bits; Border::COUNT])| {
            block.room_for(tile.walls) & ways[own] & !ways[Border::COUNT - 1 - own]
        };
        let blocks = self.each_block().zip(&self.ways_from);
        blocks.flat_map(move |((block, first), ways)| chosen((block, ways)).iter().map(move |at| self.cell(first + at)))
    }

    /// The cells where a tile with these walls meets walls alone, at least one, in reading order.
    pub(super) fn room_against(&self, walls: Walls) -> impl Iterator<Item = Cell> {
        let cells = move |(block, first): (&Block, usize)| block.room_against(walls).iter().map(move |at| self.cell(first + at));
        self.each_block().flat_map(cells)
    }

    /// The tiles whose place one with these walls could take, in reading order: it is equal on all sides that adjoin.
    pub(super) fn places_for(&self, walls: Walls) -> impl Iterator<Item = (Cell, Tile)> {
        self.with_tile(move |block| block.places_for(walls))
    }

    /// The tiles that may leave, in reading order: the rest stays whole, and no hole is left.
    pub(super) fn free_to_leave(&self) -> impl Iterator<Item = (Cell, Tile)> {
        self.with_tile(Block::free_to_leave)
    }

    /// Whether a tile with these walls fits into a cell.
    pub(super) fn fits(&self, cell: Cell, walls: Walls) -> bool {
        self.covers(cell, 0) && self.has(|block| block.room_for(walls), self.position(cell))
    }

    /// Whether a tile with these walls could take the place of the one in a cell.
    pub(super) fn suits(&self, cell: Cell, walls: Walls) -> bool {
        self.tile(cell).is_some() && self.has(|block| block.places_for(walls), self.position(cell))
    }

    /// Whether the tile of a cell may leave.
    pub(super) fn may_leave(&self, cell: Cell) -> bool {
        self.tile(cell).is_some() && self.has(Block::free_to_leave, self.position(cell))
    }

    /// How many cells are free for some tile.
    pub(super) fn openings(&self) -> usize {
        self.blocks.iter().map(|block| (block.ways() & !block.taken & !block.shut).len()).sum()
    }

    /// Puts a tile into a free cell; the fountain is no tile.
    pub(super) fn stand(&mut self, cell: Cell, walls: Walls, tile: Option<Tile>) {
        if !self.covers(cell, MARGIN) {
            self.make_room_for(cell);
        }
        let at = self.position(cell);
        self.put(at, true, tile);
        for side in Side::ALL {
            self.show(at, side, Some(walls.has(side)));
        }
        self.find_shut_around(at);
        self.find_ways_beside(cell);
    }

    /// Takes the tile out of a cell.
    pub(super) fn clear(&mut self, cell: Cell) {
        let at = self.position(cell);
        self.put(at, false, None);
        for side in Side::ALL {
            self.show(at, side, None);
        }
        self.find_shut_around(at);
        self.find_ways_beside(cell);
    }

    /// Puts another tile, equal on all sides that adjoin, in the place of one.
    pub(super) fn change(&mut self, cell: Cell, tile: Tile) {
        let at = self.position(cell);
        self.put(at, true, Some(tile));
        for side in Side::ALL {
            self.show(at, side, Some(tile.walls.has(side)));
        }
        self.find_ways_beside(cell);
    }

    fn put(&mut self, at: usize, is_taken: bool, tile: Option<Tile>) {
        let block = &mut self.blocks[at / Bits::COUNT];
        block.taken.set(at % Bits::COUNT, is_taken);
        block.set_tile(at % Bits::COUNT, tile);
    }

    /// The neighbour on this side sees a wall, an open side, or nothing.
    fn show(&mut self, at: usize, side: Side, walled: Option<bool>) {
        let at = self.beside(at, side);
        let [open, wall] = &mut self.blocks[at / Bits::COUNT].met[side.opposite() as usize];
        open.set(at % Bits::COUNT, walled == Some(false));
        wall.set(at % Bits::COUNT, walled == Some(true));
    }

    /// Finds afresh from tiles with which border one could walk to the cells beside one that has changed.
    fn find_ways_beside(&mut self, cell: Cell) {
        if self.ways_from.is_empty() {
            return;
        }
        for (_, beside) in cell.neighbours() {
            let mut ways = [false; Border::COUNT];
            for (side, from) in beside.neighbours() {
                if let Some(border) = self.border(from) {
                    ways[border as usize] |= !self.walls(from).has(side.opposite());
                }
            }
            let at = self.position(beside);
            for (known, is_way) in self.ways_from[at / Bits::COUNT].iter_mut().zip(ways) {
                known.set(at % Bits::COUNT, is_way);
            }
        }
    }

    /// Finds afresh which of the cells around one are shut.
    fn find_shut_around(&mut self, at: usize) {
        let corner = at - (2 << self.power) - 2;
        let mut rows = [0; AROUND];
        for (row, taken) in rows.iter_mut().enumerate() {
            *taken = self.five_taken(corner + (row << self.power));
        }
        for (row, [above, own, below]) in
            [[rows[0], rows[1], rows[2]], [rows[1], rows[2], rows[3]], [rows[2], rows[3], rows[4]]].into_iter().enumerate()
        {
            let first = corner + ((row + 1) << self.power) + 1;
            for column in 0..3 {
                let around = above >> column & 0b111 | (own >> column & 0b111) << 3 | (below >> column & 0b111) << 6;
                let at = first + column;
                self.blocks[at / Bits::COUNT].shut.set(at % Bits::COUNT, PARTS[around]);
            }
        }
    }

    /// Which of five cells in a row are taken, the westmost in the lowest bit.
    fn five_taken(&self, from: usize) -> usize {
        let taken = |at: usize| self.blocks[at / Bits::COUNT].taken.from(at % Bits::COUNT) as usize;
        let left = Bits::WORD - from % Bits::WORD;
        let next = if left < AROUND { taken(from + left) << left } else { 0 };
        (taken(from) | next) & 0b11111
    }

    /// The sides over which one can walk from a taken cell to a neighbour: in a legal city both sides are alike.
    fn ways(&self, at: usize) -> Walls {
        let met = &self.blocks[at / Bits::COUNT].met;
        let bit = |side: Side| u8::from(met[side as usize][0].has(at % Bits::COUNT)) << side as u8;
        Walls::from_bits(Side::ALL.into_iter().fold(0, |bits, side| bits | bit(side)))
    }

    fn has(&self, which: impl Fn(&Block) -> Bits, at: usize) -> bool {
        which(&self.blocks[at / Bits::COUNT]).has(at % Bits::COUNT)
    }

    /// The blocks in reading order, each with the position of its first cell.
    fn each_block(&self) -> impl Iterator<Item = (&Block, usize)> {
        self.blocks.iter().zip((0..).step_by(Bits::COUNT))
    }

    /// Those of the chosen cells where a tile stands: all but the fountain's.
    fn with_tile(&self, chosen: impl Fn(&Block) -> Bits) -> impl Iterator<Item = (Cell, Tile)> {
        self.each_block().flat_map(move |(block, first)| {
            let chosen = chosen(block);
            let with_tile = block.tiles().filter(move |(at, _)| chosen.has(*at));
            with_tile.map(move |(at, tile)| (self.cell(first + at), tile))
        })
    }

    const fn position(&self, cell: Cell) -> usize {
        let (column, row) = self.place(cell);
        ((row << self.power) + column) as usize
    }

    /// Column and row of a cell.
    const fn place(&self, cell: Cell) -> (i32, i32) {
        (cell.x as i32 - self.corner.x as i32, self.corner.y as i32 - cell.y as i32)
    }

    const fn cell(&self, at: usize) -> Cell {
        let (row, column) = ((at >> self.power) as i32, (at & ((1 << self.power) - 1)) as i32);
        Cell { x: (self.corner.x as i32 + column) as i8, y: (self.corner.y as i32 - row) as i8 }
    }

    const fn beside(&self, at: usize, side: Side) -> usize {
        match side {
            Side::North => at - (1 << self.power),
            Side::East => at + 1,
            Side::South => at + (1 << self.power),
            Side::West => at - 1,
        }
    }

    const fn covers(&self, cell: Cell, margin: i32) -> bool {
        let (column, row) = self.place(cell);
        let last = (1 << self.power) - 1 - margin;
        margin <= column && column <= last && margin <= row && row <= last
    }

    /// The same tiles in the middle of a square that has room for one more cell.
    fn make_room_for(&mut self, cell: Cell) {
        let cells = || self.tiles().map(|(cell, _)| cell).chain([cell, Cell::FOUNTAIN]);
        let span = |of: fn(Cell) -> i8| {
            let (least, most) = cells().map(of).fold((0, 0), |(least, most), it| (it.min(least), it.max(most)));
            (i32::from(least), i32::from(most))
        };
        let ((west, east), (south, north)) = (span(|cell| cell.x), span(|cell| cell.y));
        // One more: the middle of an even number of cells lies beside it.
        let side = (east - west).max(north - south) + 2 + 2 * MARGIN;
        let power = side.unsigned_abs().next_power_of_two().ilog2().max(SMALLEST);
        let middle = Cell { x: ((west + east) / 2) as i8, y: ((south + north) / 2) as i8 };
        let mut board = Board::empty(power, middle, !self.ways_from.is_empty());
        board.stand(Cell::FOUNTAIN, Walls::NONE, None);
        for (cell, tile) in self.tiles() {
            board.stand(cell, tile.walls, Some(tile));
        }
        board.find_needed();
        *self = board;
    }

    fn empty(power: u32, middle: Cell, of_both: bool) -> Board {
        let half = 1 << (power - 1);
        let corner = Cell { x: (i32::from(middle.x) - half) as i8, y: (i32::from(middle.y) + half - 1) as i8 };
        let blocks = (1 << (2 * power)) / Bits::COUNT;
        let ways_from = vec![[Bits::NONE; Border::COUNT]; if of_both { blocks } else { 0 }];
        Board { power, corner, blocks: vec![Block::EMPTY; blocks], ways_from }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_city_that_grows_to_one_side_alone_always_finds_room() {
        for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let mut board = Board::new(false);
            for far in 1..=Cell::REACH {
                let cell = Cell { x: x * far, y: y * far };
                board.stand(cell, Walls::NONE, Some("garden-10".parse().expect("a tile")));
                assert!(board.covers(cell, MARGIN) && board.is_taken(cell), "{cell}");
            }
        }
    }
}
