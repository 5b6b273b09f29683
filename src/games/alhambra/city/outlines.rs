//! The borders of a city of both: the longest wall, the longest moat, and the longest stretch where a wall runs along a moat
//! (rulebook p. 13, Scoring).
//!
//! Outlines are taken for each city by itself: an edge is on its outline when no tile of the same city lies across, so that
//! a wall along a moat counts for both. One city may have several outlines, when it encloses the other; the longest run of
//! all counts. Where two tiles of a city touch at a corner alone, the run goes on along the same cell across, onto the other
//! tile. Two shared edges that meet in a point follow each other; no more than two ever do, since neither city crosses
//! the other.

use std::collections::BTreeSet;

use super::{
    board::Board,
    shared_border::shared_edges,
    walls::{Edge, following, longest_run},
};
use crate::pieces::{Border, Cell, Side};

/// The edges of the longest run of one city's walls or moats, in clockwise order; of several the first.
pub(super) fn longest_of(board: &Board, border: Border) -> Vec<Edge> {
    let cells = board.cells_of(border);
    let is_own = |cell: Cell| cells.has(cell);
    let mut left = cells.outer_edges();
    let mut longest = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut outline = vec![first];
        let mut next = following(is_own, first);
        while left.remove(next) {
            outline.push(next);
            next = following(is_own, next);
        }
        let (from, length) = longest_run(outline.iter().map(|(cell, side)| board.has_wall(*cell, *side)));
        if length > longest.len() {
            longest = outline.iter().copied().cycle().skip(from).take(length).collect();
        }
    }
    longest
}

/// The edges of the longest stretch where a wall runs along a moat, each by the cell of the Alhambra and its side.
pub(super) fn longest_stretch(board: &Board) -> Vec<Edge> {
    let mut left: BTreeSet<Edge> = shared_edges(board).collect();
    let mut longest = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut stretch = vec![first];
        let mut open = ends(first).to_vec();
        while let Some(point) = open.pop() {
            let Some(next) = left.iter().copied().find(|edge| ends(*edge).contains(&point)) else { continue };
            left.remove(&next);
            stretch.push(next);
            open.extend(ends(next).into_iter().filter(|end| *end != point));
        }
        if stretch.len() > longest.len() {
            longest = stretch;
        }
    }
    longest
}

/// The points at both ends of an edge; a point is called by the cell to its north-east.
fn ends((cell, side): Edge) -> [(i8, i8); 2] {
    let (x, y) = (cell.x, cell.y);
    match side {
        Side::North => [(x, y + 1), (x + 1, y + 1)],
        Side::East => [(x + 1, y), (x + 1, y + 1)],
        Side::South => [(x, y), (x + 1, y)],
        Side::West => [(x, y), (x, y + 1)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{city::City, pieces::Tile};

    fn city(start: &str, tiles: &[(&str, &str)]) -> City {
        let read = |(cell, tile): &(&str, &str)| (at(cell), tile.parse::<Tile>().expect("a tile"));
        City::of_both_with(&tiles.iter().map(read).collect(), Some(at(start))).expect("a legal city")
    }

    fn at(code: &str) -> Cell {
        code.parse().expect("a cell")
    }

    fn edges(cell: &str, sides: &str) -> Vec<Edge> {
        let side = |letter: char| letter.to_string().parse().expect("a side");
        sides.chars().map(|letter| (at(cell), side(letter))).collect()
    }

    /// Rulebook p. 13, Scoring: a wall along a moat counts as a wall, as a moat, and together once more.
    #[test]
    fn a_wall_along_a_moat_counts_for_both() {
        let tiles = [("1,0", "tower-9-es"), ("2,0", "school-8-nw"), ("2,-1", "park-11"), ("1,-1", "library-8-nw")];
        let city = city("2,0", &tiles);
        assert_eq!(city.longest_of(Border::Wall), edges("1,0", "es"));
        assert_eq!(city.longest_of(Border::Moat), [edges("1,-1", "wn"), edges("2,0", "wn")].concat());
        let stretch: BTreeSet<Edge> = city.longest_stretch().into_iter().collect();
        assert_eq!(stretch, edges("1,0", "es").into_iter().collect());
    }

    /// An Alhambra around two Granada tiles, open at no side: its tiles at 2,2 and 3,1 touch at a corner alone.
    const RING: [(&str, &str); 11] = [
        ("1,0", "garden-8-n"),
        ("2,0", "garden-9-n"),
        ("3,0", "garden-10"),
        ("3,1", "tower-9-nw"),
        ("0,1", "tower-10-e"),
        ("0,2", "tower-11"),
        ("1,2", "garden-8-s"),
        ("2,2", "chambers-9-es"),
        ("1,1", "school-8-nsw"),
        ("2,1", "park-9-nes"),
        ("4,1", "arcades-10"),
    ];

    #[test]
    fn at_a_corner_the_run_goes_on_along_the_same_cell_across() {
        let city = city("1,1", &RING);
        let around =
            [edges("0,1", "e"), edges("1,2", "s"), edges("2,2", "s"), edges("3,1", "w"), edges("2,0", "n"), edges("1,0", "n")];
        let around: BTreeSet<Edge> = around.concat().into_iter().collect();
        let wall = city.longest_of(Border::Wall);
        assert_eq!(wall.len(), 6, "it does not go on to the outer walls of the two tiles that touch at a corner");
        assert_eq!(wall.into_iter().collect::<BTreeSet<_>>(), around);
        assert_eq!(city.longest_of(Border::Moat).len(), 6, "a closed ring counts every edge");
        assert_eq!(city.longest_stretch().len(), 6);
    }

    #[test]
    fn of_several_outlines_the_longest_run_counts() {
        let mut tiles = RING;
        tiles[10].1 = "arcades-10-nes";
        tiles[2].1 = "garden-10-es";
        let city = city("1,1", &tiles);
        // Outside, clockwise: east of 2,2, north of 3,1, then around 4,1 and down to 3,0.
        assert_eq!(city.longest_of(Border::Wall).len(), 7);
        assert_eq!(city.longest_stretch().len(), 6);
    }

    #[test]
    fn before_granada_begins_there_is_neither_moat_nor_stretch() {
        let city = City::of_both();
        assert_eq!((city.longest_of(Border::Wall), city.longest_of(Border::Moat), city.longest_stretch()), Default::default());
    }
}
