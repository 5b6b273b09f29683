//! The cells of one city as a compact square of numbers: which are taken, where their walls are, what would fit.
//!
//! A cell knows its walls and its taken surroundings at any time, so that whether a tile fits is one look into a table.
//! Every change is told to the caller cell by cell. The square grows when a city comes near its rim. Deliberately absent:
//! which tile stands in a cell.

use super::pieces::{Cell, Side, Walls};

/// A square of cells around the fountain.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    /// The square's side is two to this power.
    power: u32,
    /// Where the fountain is.
    middle: i32,
    cells: Vec<Square>,
}

/// What is known of one cell. Bits 0-3: its walls, of a free cell those of its neighbours that face it. Bits 4-7: its
/// taken sides. Bits 8-15: which of the eight cells around are taken, clockwise from the north. Then whether it is taken,
/// and whether the city falls apart without it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Square(u32);

/// Wall patterns, one bit for each of the 16 there are.
pub(super) type Patterns = u16;

const TAKEN: u32 = 1 << 16;
const NEEDED: u32 = 1 << 17;
const WALLS: u32 = 0x000f;
const AROUND: u32 = 0xfff0;
/// A square must reach this far beyond every tile: a free cell beside it, and that cell's surroundings.
const MARGIN: i16 = 2;
const SMALLEST: u32 = 4;

/// The eight cells around one, clockwise from the north; every second one lies at a side.
const RING: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

impl Grid {
    /// The fountain alone.
    pub(super) fn new() -> Grid {
        let cells = vec![Square::default(); 1 << (2 * SMALLEST)];
        let mut grid = Grid { power: SMALLEST, middle: middle(SMALLEST), cells };
        grid.set(Cell::FOUNTAIN, Walls::NONE, |_, _| {});
        grid.find_needed();
        grid
    }

    /// Whether the fountain or a tile is there.
    pub(super) fn is_taken(&self, cell: Cell) -> bool {
        self.covers(cell, 0) && self.square(cell).is_taken()
    }

    /// What is known of a cell.
    pub(super) fn square(&self, cell: Cell) -> Square {
        self.cells[self.position(cell)]
    }

    /// Takes a free cell; `changed` hears of every cell around it whose patterns are others now.
    pub(super) fn set(&mut self, cell: Cell, walls: Walls, changed: impl FnMut(Cell, Square)) {
        while !self.covers(cell, MARGIN) {
            self.grow();
        }
        let at = self.position(cell);
        let square = &mut self.cells[at];
        square.0 = square.0 & AROUND | TAKEN | u32::from(walls.bits());
        self.tell_ring(cell, walls, |around, bit| around | bit, changed);
    }

    /// Frees a taken cell.
    pub(super) fn clear(&mut self, cell: Cell, changed: impl FnMut(Cell, Square)) {
        let at = self.position(cell);
        let square = &mut self.cells[at];
        square.0 = square.0 & AROUND | u32::from(square.walls().bits() & square.taken_sides().bits());
        self.tell_ring(cell, Walls::NONE, |around, bit| around & !bit, changed);
    }

    /// Gives a taken cell other walls, alike on its taken sides.
    pub(super) fn change(&mut self, cell: Cell, walls: Walls, changed: impl FnMut(Cell, Square)) {
        let at = self.position(cell);
        let square = &mut self.cells[at];
        square.0 = square.0 & !WALLS | u32::from(walls.bits());
        self.tell_ring(cell, walls, |around, _| around, changed);
    }

    /// Tells the cells around one that it changed: its walls towards them, and `with` for whether it is taken.
    fn tell_ring(&mut self, cell: Cell, walls: Walls, with: impl Fn(u32, u32) -> u32, mut changed: impl FnMut(Cell, Square)) {
        let at = self.position(cell);
        for (place, (x, y)) in RING.into_iter().enumerate() {
            let square = &mut self.cells[at.wrapping_add_signed((isize::from(y) << self.power) + isize::from(x))];
            let before = square.patterns();
            let opposite = (place + 4) % 8;
            square.0 = with(square.0, 1 << (8 + opposite));
            if place % 2 == 0 {
                square.0 = with(square.0, 1 << (4 + opposite / 2));
                square.face(opposite / 2, walls.has(Side::ALL[place / 2]));
            }
            if square.patterns() != before {
                changed(Cell { x: cell.x + x, y: cell.y + y }, *square);
            }
        }
    }

    /// Notes that a cell was taken. Where one can walk to it from one cell alone, only that cell is needed anew.
    pub(super) fn find_needed_with(&mut self, cell: Cell) {
        match self.only_way(cell) {
            Some(beside) => {
                let at = self.position(beside);
                self.cells[at].0 |= NEEDED;
            }
            None => self.find_needed(),
        }
    }

    /// Notes that a cell was freed to which one could walk from `beside` alone, if from one cell alone. Then only that
    /// one's need can have changed, and it has none when it is itself at the end of a way.
    pub(super) fn find_needed_without(&mut self, beside: Option<Cell>) {
        match beside {
            Some(beside) if beside != Cell::FOUNTAIN && self.only_way(beside).is_some() => {
                let at = self.position(beside);
                self.cells[at].0 &= !NEEDED;
            }
            Some(Cell::FOUNTAIN) => {}
            _ => self.find_needed(),
        }
    }

    /// The only cell from which one can walk to this one, if it is only one.
    pub(super) fn only_way(&self, cell: Cell) -> Option<Cell> {
        let ways = self.square(cell).ways();
        ways.iter().next().filter(|_| ways.len() == 1).map(|side| cell.beside(side))
    }

    /// Finds the taken cells without which others could not be reached on foot: one walk from the fountain that notes
    /// for each cell the earliest one reachable below it (Tarjan).
    pub(super) fn find_needed(&mut self) {
        let mut few = [0; 1 << (2 * SMALLEST)];
        let mut many = Vec::new();
        let order = if self.power == SMALLEST {
            &mut few[..]
        } else {
            many.resize(self.cells.len(), 0);
            &mut many[..]
        };
        let steps = [1 << self.power, 1, -(1 << self.power), -1];
        let fountain = self.position(Cell::FOUNTAIN);
        let mut walk = Walk { cells: &mut self.cells, steps, order, visited: 0 };
        walk.visit(fountain, fountain);
        self.cells[fountain].0 |= NEEDED;
    }

    fn position(&self, cell: Cell) -> usize {
        ((i32::from(cell.y) << self.power) + i32::from(cell.x) + self.middle) as usize
    }

    fn covers(&self, cell: Cell, margin: i16) -> bool {
        let half = 1i16 << (self.power - 1);
        let covered = -half + margin..half - margin;
        covered.contains(&cell.x.into()) && covered.contains(&cell.y.into())
    }

    fn grow(&mut self) {
        let side = 1 << self.power;
        let mut cells = vec![Square::default(); self.cells.len() * 4];
        for (row, squares) in self.cells.chunks_exact(side).enumerate() {
            let from = (row + side / 2) * 2 * side + side / 2;
            cells[from..from + side].copy_from_slice(squares);
        }
        self.power += 1;
        self.middle = middle(self.power);
        self.cells = cells;
    }
}

const fn middle(power: u32) -> i32 {
    let half = 1 << (power - 1);
    (half << power) + half
}

struct Walk<'a> {
    cells: &'a mut [Square],
    steps: [isize; 4],
    /// When each cell was visited, from 1; 0 is not yet.
    order: &'a mut [u8],
    visited: u8,
}

impl Walk<'_> {
    /// Visits a cell and all behind it; the earliest visited cell that can be reached from them without going back.
    fn visit(&mut self, at: usize, from: usize) -> u8 {
        self.visited += 1;
        let own = self.visited;
        self.order[at] = own;
        self.cells[at].0 &= !NEEDED;
        let mut earliest = own;
        for side in self.cells[at].ways().iter() {
            let next = at.wrapping_add_signed(self.steps[side as usize]);
            if next == from {
                continue;
            }
            if self.order[next] > 0 {
                earliest = earliest.min(self.order[next]);
                continue;
            }
            let behind = self.visit(next, at);
            if behind >= own {
                self.cells[at].0 |= NEEDED;
            }
            earliest = earliest.min(behind);
        }
        earliest
    }
}

impl Square {
    pub(super) const fn is_taken(self) -> bool {
        self.0 & TAKEN != 0
    }

    /// The walls of a taken cell.
    pub(super) const fn walls(self) -> Walls {
        Walls::from_bits(self.0 as u8)
    }

    /// Of a free cell: the patterns that fit into it (rulebook p. 5, Rules for building): each taken side alike, one of
    /// them open, and no hole left by filling it. Of a taken cell: those that could stand there instead of its own, equal
    /// to it on every taken side.
    pub(super) const fn patterns(self) -> Patterns {
        let index = (self.0 & 0xff) as usize;
        if self.is_taken() {
            AGREEING[index]
        } else if PARTING[(self.0 >> 8 & 0xff) as usize] {
            0
        } else {
            FITTING[index]
        }
    }

    /// Whether the city stays whole without this taken cell, and no hole is left in its place.
    pub(super) const fn can_be_cleared(self) -> bool {
        self.0 & NEEDED == 0 && self.taken_sides().len() < 4
    }

    const fn taken_sides(self) -> Walls {
        Walls::from_bits((self.0 >> 4) as u8)
    }

    /// The sides over which one can walk to a neighbour.
    const fn ways(self) -> Walls {
        Walls::from_bits(self.taken_sides().bits() & !self.walls().bits())
    }

    /// Notes the wall of a neighbour that faces a free cell.
    fn face(&mut self, side: usize, walled: bool) {
        if !self.is_taken() {
            let bit = 1 << side;
            self.0 = if walled { self.0 | bit } else { self.0 & !bit };
        }
    }
}

/// By walls and taken sides of a taken cell: the patterns equal to it on every taken side.
const AGREEING: [Patterns; 256] = patterns(false);
/// By facing walls and taken sides of a free cell: the patterns alike on every taken side, at least one of them open.
const FITTING: [Patterns; 256] = patterns(true);

const fn patterns(needs_a_way: bool) -> [Patterns; 256] {
    let mut table = [0; 256];
    let mut index = 0;
    while index < 256 {
        let (walls, sides) = (index & 15, index >> 4);
        let mut pattern = 0;
        while pattern < 16 {
            let alike = (pattern ^ walls) & sides == 0;
            let way = sides & !walls & 15 != 0;
            if alike && (way || !needs_a_way) {
                table[index] |= 1 << pattern;
            }
            pattern += 1;
        }
        index += 1;
    }
    table
}

/// By the ring of taken cells around a free one: whether filling it parts the free cells beside it. A city is joined by
/// its sides and has no holes, so what is parted in the ring is parted for good, and one of the parts is a hole.
const PARTING: [bool; 256] = parting();

const fn parting() -> [bool; 256] {
    let mut table = [false; 256];
    let mut ring = 0;
    while ring < 256 {
        let mut groups = 0;
        let mut bit = 0;
        while bit < 8 {
            // A group of free cells begins where the cell before it is taken; it counts if it holds a cell beside ours.
            let starts = ring >> bit & 1 == 0 && ring >> ((bit + 7) % 8) & 1 == 1;
            let next_is_free = ring >> ((bit + 1) % 8) & 1 == 0;
            if starts && (bit % 2 == 0 || next_is_free) {
                groups += 1;
            }
            bit += 1;
        }
        table[ring] = groups > 1;
        ring += 1;
    }
    table
}
