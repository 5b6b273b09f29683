//! A set of building tiles that belong together: which there are, and what their types score.
//!
//! The tiles are read from one table, the prizes of each type from another; an edition may replace both. Deliberately
//! absent: the tile a city starts with, which has no walls and is no building.

use serde::{Deserialize, Serialize};

use super::{
    money::HIGHEST_PRICE,
    pieces::{Kind, Round, Tile, Walls},
};
use crate::engine::{Bag, Files, Unreadable};

/// The tiles of one kind of city.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct TileSet {
    bag: Bag<Tile>,
    types: Vec<Type>,
}

/// A type of building and what it scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Type {
    kind: Kind,
    /// By round: what the first, second and third rank get.
    prizes: [[i32; 3]; 3],
}

#[derive(Deserialize)]
struct TileRow {
    #[serde(rename = "type")]
    kind: Kind,
    price: u8,
    walls: Walls,
}

#[derive(Deserialize)]
struct PrizeRow {
    #[serde(rename = "type")]
    kind: Kind,
    a_first: i32,
    b_first: i32,
    b_second: i32,
    c_first: i32,
    c_second: i32,
    c_third: i32,
}

/// A city is built of at most so many tiles; the boards and the lists of actions are made for it.
pub(super) const MOST_TILES: usize = 54;
/// Dirk's tiles at the beginning and a full market.
const FEWEST_TILES: usize = 10;

impl TileSet {
    /// Reads the tiles and the prizes of their types from two tables.
    pub(super) fn read(files: Files<'_>, tiles: &str, prizes: &str) -> Result<TileSet, Unreadable> {
        let types: Vec<Type> = rows::<PrizeRow>(files, prizes)?.into_iter().map(Type::from).collect();
        let mut bag = Bag::default();
        for TileRow { kind, price, walls } in rows(files, tiles)? {
            let tile = Tile { kind, price, walls };
            if walls.len() == 4 || price == 0 || price > HIGHEST_PRICE {
                return Err(Unreadable::new(tile.to_string(), "a tile costs 1 to 20 and has at least one side without a wall"));
            }
            if !types.iter().any(|it| it.kind == kind) {
                return Err(Unreadable::new(tile.to_string(), format!("{prizes} says what every type scores")));
            }
            bag.put(tile);
        }
        if !(FEWEST_TILES..=MOST_TILES).contains(&(bag.len() as usize)) {
            return Err(Unreadable::new(tiles, format!("{} tiles; a box holds {FEWEST_TILES} to {MOST_TILES}", bag.len())));
        }
        Ok(TileSet { bag, types })
    }

    /// The tiles.
    pub(super) const fn bag(&self) -> &Bag<Tile> {
        &self.bag
    }

    /// The types of building, from the least to the most valuable.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.types.iter().map(|it| it.kind)
    }

    /// What a round pays for the first, second and third rank in a type (rulebook p. 6-7, the tables A, B and C).
    pub(super) fn prizes(&self, round: Round, kind: Kind) -> [i32; 3] {
        let of_kind = self.types.iter().find(|it| it.kind == kind);
        of_kind.map_or([0; 3], |it| it.prizes[round as usize])
    }
}

impl From<PrizeRow> for Type {
    fn from(row: PrizeRow) -> Type {
        let (a, b) = ([row.a_first, 0, 0], [row.b_first, row.b_second, 0]);
        Type { kind: row.kind, prizes: [a, b, [row.c_first, row.c_second, row.c_third]] }
    }
}

pub(super) fn rows<R: for<'a> Deserialize<'a>>(files: Files<'_>, path: &str) -> Result<Vec<R>, Unreadable> {
    let bytes = files(path).ok_or_else(|| Unreadable::new(path, "it is missing"))?;
    csv::Reader::from_reader(bytes).into_deserialize().collect::<Result<_, _>>().map_err(|why| Unreadable::new(path, why))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data;

    fn read(tiles: &'static str, prizes: &'static str) -> Result<TileSet, Unreadable> {
        let files = move |path: &str| match path {
            "tiles" => Some(tiles.as_bytes()),
            "prizes" => Some(prizes.as_bytes()),
            _ => None,
        };
        TileSet::read(&files, "tiles", "prizes")
    }

    #[test]
    fn the_prizes_are_those_of_the_rulebook() {
        let set = TileSet::read(&data::file, "alhambra/tiles.csv", "alhambra/prizes.csv").expect("the tables are readable");
        assert_eq!(set.kinds().collect::<Vec<_>>(), Kind::ALL);
        let table = |round| Kind::ALL.map(|kind| set.prizes(round, kind));
        assert_eq!(table(Round::A).map(|it| it[0]), [1, 2, 3, 4, 5, 6]);
        assert_eq!(table(Round::B), [[8, 1, 0], [9, 2, 0], [10, 3, 0], [11, 4, 0], [12, 5, 0], [13, 6, 0]]);
        assert_eq!(table(Round::C), [[16, 8, 1], [17, 9, 2], [18, 10, 3], [19, 11, 4], [20, 12, 5], [21, 13, 6]]);
    }

    #[test]
    fn a_table_that_cannot_be_played_is_refused() {
        let prizes = "type,a_first,b_first,b_second,c_first,c_second,c_third\ntower,6,13,6,21,13,6\n";
        for tiles in ["garden,9,N", "tower,21,N", "tower,0,N", "tower,9,NESW", "palace,9,N", "tower,9,N"] {
            let table: &'static str = format!("type,price,walls\n{tiles}\n").leak();
            assert!(read(table, prizes).is_err(), "{tiles}");
        }
        let ten: &'static str = format!("type,price,walls\n{}", "tower,9,N\n".repeat(10)).leak();
        assert_eq!(read(ten, prizes).map(|set| set.bag().len()), Ok(10));
    }
}
