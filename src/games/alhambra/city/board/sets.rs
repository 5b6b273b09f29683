//! Cells of one board, and edges of its tiles, as sets of bits: a walk along an outline asks at every step whose a
//! cell is. Deliberately absent: sets that outlive a change of their board.

use smallvec::SmallVec;

use super::{super::bits::Bits, Board};
use crate::{
    city::walls::Edge,
    pieces::{Border, Cell, Side},
};

/// Cells of a board; those outside it are in no set.
pub(in crate::city) struct Cells<'a> {
    board: &'a Board,
    blocks: SmallVec<[Bits; 1]>,
}

/// Edges of tiles of a board.
pub(in crate::city) struct Edges<'a> {
    board: &'a Board,
    /// By side, for each block.
    blocks: SmallVec<[[Bits; 4]; 1]>,
}

impl Board {
    /// Where tiles of one border stand; the fountain belongs to the walls.
    pub(in crate::city) fn cells_of(&self, border: Border) -> Cells<'_> {
        let mut cells = Cells { board: self, blocks: SmallVec::from_elem(Bits::NONE, self.blocks.len()) };
        for (block, of_block) in self.blocks.iter().zip(&mut cells.blocks) {
            block.tiles().filter(|(_, tile)| tile.kind.border() == border).for_each(|(at, _)| of_block.set(at, true));
        }
        if border == Border::Wall {
            cells.add(self.position(Cell::FOUNTAIN));
        }
        cells
    }
}

impl<'a> Cells<'a> {
    /// Whether a cell is one of them.
    pub(in crate::city) fn has(&self, cell: Cell) -> bool {
        self.board.covers(cell, 0) && self.has_place(self.board.position(cell))
    }

    /// The edges at which none of them lies across.
    pub(in crate::city) fn outer_edges(&self) -> Edges<'a> {
        let mut edges = Edges { board: self.board, blocks: SmallVec::from_elem([Bits::NONE; 4], self.blocks.len()) };
        for (first, cells) in (0..).step_by(Bits::COUNT).zip(&self.blocks) {
            for at in cells.iter() {
                let outer = Side::ALL.into_iter().filter(|side| !self.has_place(self.board.beside(first + at, *side)));
                outer.for_each(|side| edges.blocks[first / Bits::COUNT][side as usize].set(at, true));
            }
        }
        edges
    }

    fn add(&mut self, at: usize) {
        self.blocks[at / Bits::COUNT].set(at % Bits::COUNT, true);
    }

    fn has_place(&self, at: usize) -> bool {
        self.blocks[at / Bits::COUNT].has(at % Bits::COUNT)
    }
}

impl Edges<'_> {
    /// Takes out the first of them: cells in reading order, sides clockwise from north.
    pub(in crate::city) fn pop_first(&mut self) -> Option<Edge> {
        for (first, sides) in (0..).step_by(Bits::COUNT).zip(&mut self.blocks) {
            let any = sides.iter().fold(Bits::NONE, |any, of_side| any | *of_side);
            let Some(at) = any.iter().next() else { continue };
            let side = Side::ALL.into_iter().find(|side| sides[*side as usize].has(at)).expect("one of the sides has it");
            sides[side as usize].set(at, false);
            return Some((self.board.cell(first + at), side));
        }
        None
    }

    /// Takes an edge out; whether it was one of them.
    pub(in crate::city) fn remove(&mut self, (cell, side): Edge) -> bool {
        let at = self.board.position(cell);
        let of_side = &mut self.blocks[at / Bits::COUNT][side as usize];
        let was_in = of_side.has(at % Bits::COUNT);
        of_side.set(at % Bits::COUNT, false);
        was_in
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Tile;

    /// An Alhambra around a Granada tile, and one tile more behind a wall.
    fn board() -> Board {
        let mut board = Board::new(true);
        let tiles =
            [("1,0", "garden-8-n"), ("0,1", "tower-10-e"), ("1,1", "school-8-sw"), ("2,0", "garden-9-n"), ("3,0", "park-9-w")];
        for (cell, tile) in tiles {
            let tile: Tile = tile.parse().expect("a tile");
            board.stand(cell.parse().expect("a cell"), tile.walls, Some(tile));
        }
        board
    }

    /// A row of gardens that needs a square of several blocks.
    fn long_board() -> Board {
        let mut board = Board::new(false);
        let garden: Tile = "garden-10-ns".parse().expect("a tile");
        (1..=20).for_each(|x| board.stand(Cell { x, y: 0 }, garden.walls, Some(garden)));
        assert!(board.blocks.len() > 1);
        board
    }

    /// As it is said: no cell of the same border lies across.
    fn outer_edges(board: &Board, border: Border) -> Vec<Edge> {
        let mut cells: Vec<Cell> = board.tiles().map(|(cell, _)| cell).chain([Cell::FOUNTAIN]).collect();
        cells.sort_unstable();
        let own = |cell: &Cell| board.border(*cell) == Some(border);
        let edges = cells.into_iter().filter(own).flat_map(|cell| Side::ALL.map(|side| (cell, side)));
        edges.filter(|(cell, side)| !own(&cell.beside(*side))).collect()
    }

    #[test]
    fn outer_edges_are_those_where_no_cell_of_the_border_lies_across() {
        for (board, border) in [(board(), Border::Wall), (board(), Border::Moat), (long_board(), Border::Wall)] {
            let mut edges = board.cells_of(border).outer_edges();
            assert_eq!(std::iter::from_fn(|| edges.pop_first()).collect::<Vec<_>>(), outer_edges(&board, border));
        }
    }

    #[test]
    fn an_edge_is_taken_out_once() {
        let board = board();
        let mut edges = board.cells_of(Border::Moat).outer_edges();
        let all = outer_edges(&board, Border::Moat);
        assert!(all.iter().all(|edge| edges.remove(*edge)) && !all.iter().any(|edge| edges.remove(*edge)));
        assert_eq!(edges.pop_first(), None);
    }

    #[test]
    fn a_wall_is_seen_from_the_cell_beside_it() {
        for board in [board(), long_board()] {
            for (cell, tile) in board.tiles() {
                assert!(Side::ALL.into_iter().all(|side| board.has_wall(cell, side) == tile.walls.has(side)), "{cell}");
            }
        }
    }

    #[test]
    fn what_lies_beyond_the_board_is_in_no_set() {
        let far = Cell { x: Cell::REACH, y: -Cell::REACH };
        assert!(!board().cells_of(Border::Wall).has(far));
    }
}
