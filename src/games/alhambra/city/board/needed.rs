//! The cells without which others could not be reached on foot. Deliberately absent: whether the rest leaves a hole.

use super::{super::bits::Bits, Board};
use crate::pieces::Cell;

impl Board {
    /// Notes that a cell was taken. Where one can walk to it from one cell alone, only that cell is needed anew.
    pub(in crate::city) fn find_needed_with(&mut self, cell: Cell) {
        match self.only_way(cell) {
            Some(beside) => self.note_needed(beside, true),
            None => self.find_needed(),
        }
    }

    /// Notes that a cell was freed to which one could walk from `beside` alone, if from one cell alone. Then only that
    /// one's need can have changed, and it has none when it is itself at the end of a way.
    pub(in crate::city) fn find_needed_without(&mut self, beside: Option<Cell>) {
        match beside {
            Some(Cell::FOUNTAIN) => {}
            Some(beside) if self.only_way(beside).is_some() => self.note_needed(beside, false),
            _ => self.find_needed(),
        }
    }

    /// The only cell from which one can walk to this one, if it is only one.
    pub(in crate::city) fn only_way(&self, cell: Cell) -> Option<Cell> {
        let ways = self.ways(self.position(cell));
        ways.iter().next().filter(|_| ways.len() == 1).map(|side| cell.beside(side))
    }

    /// Finds the taken cells without which others could not be reached on foot: one walk from the fountain that notes
    /// for each cell the earliest one reachable below it (Tarjan).
    pub(in crate::city) fn find_needed(&mut self) {
        self.find_needed_from(&[Cell::FOUNTAIN]);
    }

    /// The same where one begins to walk in several cells, between which there is no way.
    pub(in crate::city) fn find_needed_from(&mut self, starts: &[Cell]) {
        let mut few = [0; Bits::COUNT];
        let mut many = Vec::new();
        let order = if self.blocks.len() == 1 {
            &mut few[..]
        } else {
            many.resize(self.blocks.len() * Bits::COUNT, 0);
            &mut many[..]
        };
        self.blocks.iter_mut().for_each(|block| block.needed = Bits::NONE);
        let mut walk = Walk { board: self, order, visited: 0 };
        for start in starts {
            let at = walk.board.position(*start);
            walk.visit(at, at);
        }
        starts.iter().for_each(|start| self.note_needed(*start, true));
    }

    fn note_needed(&mut self, cell: Cell, is_needed: bool) {
        let at = self.position(cell);
        self.blocks[at / Bits::COUNT].needed.set(at % Bits::COUNT, is_needed);
    }
}

struct Walk<'a> {
    board: &'a mut Board,
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
        let mut earliest = own;
        for side in self.board.ways(at).iter() {
            let next = self.board.beside(at, side);
            if next == from {
                continue;
            }
            if self.order[next] > 0 {
                earliest = earliest.min(self.order[next]);
                continue;
            }
            let behind = self.visit(next, at);
            if behind >= own {
                self.board.blocks[at / Bits::COUNT].needed.set(at % Bits::COUNT, true);
            }
            earliest = earliest.min(behind);
        }
        earliest
    }
}
