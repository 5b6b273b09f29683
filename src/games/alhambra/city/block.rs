//! A part of a board: what is known of [`Bits::COUNT`] cells that follow each other in reading order, and what follows for
//! each of them at once.
//!
//! A cell is named by its place in the block. The facts are bits; the tiles are a short list beside them, because a copy of
//! it costs less than one of a full square. Deliberately absent: which cell lies beside which.

use smallvec::SmallVec;

use super::bits::Bits;
use crate::pieces::{Side, Tile, Walls};

/// So many tiles are copied without asking for memory; few cities grow beyond.
const USUAL: usize = 24;

/// What is known of so many cells.
#[derive(Clone, Debug)]
pub(super) struct Block {
    /// Where the fountain or a tile stands.
    pub(super) taken: Bits,
    /// Where a tile would part the free cells around it.
    pub(super) shut: Bits,
    /// Without what stands here, others could not be reached on foot.
    pub(super) needed: Bits,
    /// By side: where the neighbour on that side shows an open side, then where it shows a wall.
    pub(super) met: [[Bits; 2]; 4],
    /// With their places, in reading order.
    tiles: SmallVec<[(u8, Tile); USUAL]>,
}

impl Block {
    /// Nothing stands there.
    pub(super) const EMPTY: Block = Block {
        taken: Bits::NONE,
        shut: Bits::NONE,
        needed: Bits::NONE,
        met: [[Bits::NONE; 2]; 4],
        tiles: SmallVec::new_const(),
    };

    /// The tile in a place.
    pub(super) fn tile(&self, place: usize) -> Option<Tile> {
        self.index_of(place).ok().map(|at| self.tiles[at].1)
    }

    /// Notes which tile stands in a place, if one does.
    pub(super) fn set_tile(&mut self, place: usize, tile: Option<Tile>) {
        match (self.index_of(place), tile) {
            (Ok(at), Some(tile)) => self.tiles[at].1 = tile,
            (Ok(at), None) => {
                self.tiles.remove(at);
            }
            (Err(at), Some(tile)) => self.tiles.insert(at, (place as u8, tile)),
            (Err(_), None) => {}
        }
    }

    /// How many tiles stand here.
    pub(super) fn len(&self) -> usize {
        self.tiles.len()
    }

    /// Where in the list the tile of a place is, or where it would come.
    fn index_of(&self, place: usize) -> Result<usize, usize> {
        self.tiles.binary_search_by_key(&place, |(at, _)| usize::from(*at))
    }

    /// The tiles with their places, in reading order.
    pub(super) fn tiles(&self) -> impl Iterator<Item = (usize, Tile)> {
        self.tiles.iter().map(|(at, tile)| (usize::from(*at), *tile))
    }

    /// Where a tile with these walls fits (rulebook p. 5, Rules for building).
    pub(super) fn room_for(&self, walls: Walls) -> Bits {
        self.ways() & !self.clash(walls) & !self.taken & !self.shut
    }

    /// Where a tile with these walls would meet walls alone, at least one.
    pub(super) fn room_against(&self, walls: Walls) -> Bits {
        let [north, east, south, west] = &self.met;
        (north[1] | east[1] | south[1] | west[1]) & !self.ways() & !self.clash(walls) & !self.taken & !self.shut
    }

    /// Where a tile with these walls is equal on all sides that adjoin to what stands there.
    pub(super) fn places_for(&self, walls: Walls) -> Bits {
        self.taken & !self.clash(walls)
    }

    /// What may leave: the rest stays whole, and no hole is left.
    pub(super) fn free_to_leave(&self) -> Bits {
        let [north, east, south, west] = &self.met;
        let enclosed = (north[0] | north[1]) & (east[0] | east[1]) & (south[0] | south[1]) & (west[0] | west[1]);
        self.taken & !self.needed & !enclosed
    }

    /// Where a neighbour shows an open side: one can walk there over it, unless what stands there clashes.
    pub(super) fn ways(&self) -> Bits {
        let [north, east, south, west] = &self.met;
        north[0] | east[0] | south[0] | west[0]
    }

    /// Where a tile with these walls would meet a side unlike its own.
    fn clash(&self, walls: Walls) -> Bits {
        let unlike = |side: Side| self.met[side as usize][usize::from(!walls.has(side))];
        unlike(Side::North) | unlike(Side::East) | unlike(Side::South) | unlike(Side::West)
    }
}
