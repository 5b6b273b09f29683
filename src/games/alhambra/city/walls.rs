//! The wall around a city: the longest unbroken run of outer wall (rulebook p. 6, Points for the wall).
//!
//! The outline of a legal city is one closed curve, since the city is joined by its sides and has no holes. It is walked
//! clockwise from the north side of the first cell in reading order, and the longest stretch of consecutive walls on it
//! is the run; a ring that closes on itself counts every edge. Walls with a tile on their other side are not on it.

use super::board::Board;
use crate::pieces::{Cell, Side};

/// An edge of the outline: a cell and the side of it that faces outwards.
pub type Edge = (Cell, Side);

/// The length of the longest run.
pub(super) fn longest_wall(board: &Board) -> u32 {
    longest_run(outline(board).map(|(cell, side)| board.has_wall(cell, side))).1 as u32
}

/// The edges of the longest run in clockwise order; of several the first.
pub(super) fn longest_wall_edges(board: &Board) -> Vec<Edge> {
    let outline: Vec<Edge> = outline(board).collect();
    let (from, length) = longest_run(outline.iter().map(|(cell, side)| board.has_wall(*cell, *side)));
    outline.iter().copied().cycle().skip(from).take(length).collect()
}

fn outline(board: &Board) -> impl Iterator<Item = Edge> {
    let northmost = board.tiles().next().map_or(Cell::FOUNTAIN, |(cell, _)| cell.min(Cell::FOUNTAIN));
    let first = (northmost, Side::North);
    let mut next = Some(first);
    std::iter::from_fn(move || {
        let edge = next?;
        next = Some(following(|cell| board.is_taken(cell), edge)).filter(|it| *it != first);
        Some(edge)
    })
}

/// The edge after this one: around a corner inwards, straight on, or around a corner outwards.
pub(super) fn following(is_taken: impl Fn(Cell) -> bool, (cell, side): Edge) -> Edge {
    let ahead = cell.beside(side.clockwise());
    let corner = ahead.beside(side);
    if is_taken(corner) {
        (corner, side.clockwise().opposite())
    } else if is_taken(ahead) {
        (ahead, side)
    } else {
        (cell, side.clockwise())
    }
}

/// Where the longest run of walls on a closed curve begins, and how long it is.
pub(super) fn longest_run(walls: impl Iterator<Item = bool>) -> (usize, usize) {
    let (mut longest, mut current) = ((0, 0), (0, 0));
    let (mut leading, mut edges) = (None, 0);
    for (at, wall) in walls.enumerate() {
        edges = at + 1;
        if wall {
            current.1 += 1;
        } else {
            leading.get_or_insert(current.1);
            longest = longer(longest, current);
            current = (at + 1, 0);
        }
    }
    // The last run goes on where the curve closes, unless it is the whole curve already.
    let closing = current.1 + leading.unwrap_or(0);
    longer(longest, (current.0 % edges.max(1), closing))
}

fn longer(first: (usize, usize), second: (usize, usize)) -> (usize, usize) {
    if second.1 > first.1 { second } else { first }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::city::City;

    fn city(tiles: &[(&str, &str)]) -> City {
        let read = |(cell, tile): &(&str, &str)| (at(cell), tile.parse().expect("a tile"));
        City::with_tiles(&tiles.iter().map(read).collect()).expect("a legal city")
    }

    fn at(code: &str) -> Cell {
        code.parse().expect("a cell")
    }

    fn edges(cell: &str, sides: &str) -> Vec<Edge> {
        let side = |letter: char| letter.to_string().parse().expect("a side");
        sides.chars().map(|letter| (at(cell), side(letter))).collect()
    }

    #[test]
    fn a_fountain_has_no_wall() {
        assert_eq!((City::new().longest_wall(), City::new().longest_wall_edges()), (0, vec![]));
    }

    #[test]
    fn a_run_goes_around_corners_in_and_out() {
        let city = city(&[("0,1", "tower-7-new"), ("1,0", "pavilion-4-es"), ("0,-1", "seraglio-3-esw")]);
        assert_eq!(city.longest_wall(), 5);
        assert_eq!(city.longest_wall_edges(), [edges("1,0", "es"), edges("0,-1", "esw")].concat());
    }

    #[test]
    fn walls_back_to_back_do_not_count() {
        let city = city(&[("0,1", "tower-7-new"), ("1,0", "tower-11"), ("1,1", "chambers-9-w")]);
        assert_eq!(city.longest_wall(), 2, "the tower's wall to the east is an inner one");
        assert_eq!(city.longest_wall_edges(), edges("0,1", "wn"));
    }

    #[test]
    fn a_closed_ring_counts_every_edge() {
        let ring =
            city(&[("0,1", "tower-7-new"), ("1,0", "arcades-4-nes"), ("0,-1", "seraglio-3-esw"), ("-1,0", "pavilion-3-sw")]);
        assert_eq!(ring.longest_wall(), 11, "all but the pavilion's open side");
        assert_eq!(longest_run([true; 10].into_iter()), (0, 10));
        assert_eq!(longest_run([true, false, true, true].into_iter()), (2, 3));
        assert_eq!(longest_run([true, true, false, true, true, true, false].into_iter()), (3, 3));
    }
}
