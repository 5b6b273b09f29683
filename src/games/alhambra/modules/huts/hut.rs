//! What a hut counts as.

use crate::{
    city::City,
    pieces::{Cell, Kind, Tile},
};

/// A hut counts as no more buildings than this (expansion 1, The workers' huts: Scoring with the workers' huts).
const MOST_BUILDINGS: u8 = 3;

/// As how many buildings of its type a hut counts in this cell: as many as stand beside it without a wall between. Huts are no
/// buildings, so they do not count for each other.
pub fn counts(hut: Tile, cell: Cell, standing: impl Fn(Cell) -> Option<Tile>) -> u8 {
    let is_building = |beside| standing(beside).is_some_and(|it: Tile| it.kind == hut.kind && it.is_building());
    let joined = cell.neighbours().filter(|(side, beside)| !hut.walls.has(*side) && is_building(*beside));
    joined.fold(0, |count, _| count + 1).min(MOST_BUILDINGS)
}

/// As how many buildings of a type the huts of a city count.
pub fn buildings(city: &City, kind: Kind) -> u8 {
    if city.not_buildings() == 0 {
        return 0;
    }
    let huts = city.tiles().filter(|(_, tile)| !tile.is_building() && tile.kind == kind);
    huts.map(|(cell, hut)| counts(hut, cell, |beside| city.tile_at(beside))).sum()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// As how many towers the huts of this city count.
    fn towers(tiles: &[(&str, &str)]) -> u8 {
        let read = |(cell, tile): &(&str, &str)| (cell.parse().expect("a cell"), tile.parse().expect("a tile"));
        let tiles: BTreeMap<Cell, Tile> = tiles.iter().map(read).collect();
        let city = City::with_tiles(&tiles).expect("a legal city");
        assert_eq!(usize::from(city.not_buildings()) + usize::from(city.types().iter().sum::<u8>()), city.len());
        buildings(&city, Kind::Tower)
    }

    #[test]
    fn a_hut_counts_the_buildings_of_its_type_beside_it() {
        assert_eq!(towers(&[("0,1", "hut-tower-w")]), 0);
        assert_eq!(towers(&[("0,1", "hut-tower-w"), ("0,2", "tower-11")]), 1);
        assert_eq!(towers(&[("0,1", "hut-tower-w"), ("0,2", "tower-11"), ("1,1", "garden-10")]), 1);
        assert_eq!(towers(&[("0,1", "hut-tower-w"), ("0,2", "tower-11"), ("1,1", "tower-12")]), 2);
        let joined = [("1,0", "hut-tower"), ("1,1", "tower-11"), ("2,0", "tower-12"), ("1,-1", "tower-9-es")];
        assert_eq!(towers(&joined), 3);
    }

    #[test]
    fn a_wall_between_and_another_hut_count_nothing() {
        assert_eq!(towers(&[("0,1", "hut-tower-e"), ("0,2", "garden-10"), ("1,1", "tower-10-w"), ("1,2", "garden-11")]), 0);
        assert_eq!(towers(&[("0,1", "hut-tower-w"), ("0,2", "hut-tower-ne")]), 0);
        assert_eq!(towers(&[("0,1", "hut-chambers-n"), ("1,1", "tower-12")]), 0);
    }

    #[test]
    fn a_hut_counts_three_at_most() {
        let (hut, tower) = ("hut-tower".parse().expect("a hut"), "tower-11".parse().expect("a tile"));
        assert_eq!(counts(hut, Cell::FOUNTAIN, |_| Some(tower)), 3);
    }
}
