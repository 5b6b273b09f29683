//! A set of building tiles that belong together: which there are, and what their types score.
//!
//! The tiles are read from one table, the prizes of each type from another; an edition may replace both. A set may be
//! double-sided: then its tiles are known by their even side, and each side tells the other, because each stands on one tile
//! only. Deliberately absent: the tile a city starts with, which has no walls and is no building.

use std::collections::BTreeMap;

use pergola_engine::{Bag, Files, Unreadable};
use serde::{Deserialize, Serialize};

use super::{
    Face, Scoring,
    city::MOST_IN_CITY,
    money::HIGHEST_PRICE,
    pieces::{Border, Kind, Round, Tile, Walls},
};

/// The tiles of one kind of city.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct TileSet {
    bag: Bag<Tile>,
    types: Vec<Type>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sides: Option<Sides>,
}

/// What only a double-sided set has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
struct Sides {
    /// To each side that of the other face.
    other: BTreeMap<Tile, Tile>,
    /// What every type pays in the simplified scoring.
    simplified: Prizes,
}

/// By round: what the first, second and third rank get.
pub(super) type Prizes = [[i32; 3]; 3];

/// A type of building and what it scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Type {
    kind: Kind,
    prizes: Prizes,
}

#[derive(Deserialize)]
struct TileRow {
    #[serde(rename = "type")]
    kind: Kind,
    price: u8,
    walls: Walls,
}

/// What a type, or a scoring, pays.
#[derive(Deserialize)]
pub(super) struct PrizeRow<K> {
    #[serde(rename = "type", alias = "scoring")]
    pub(super) of: K,
    a_first: i32,
    b_first: i32,
    b_second: i32,
    c_first: i32,
    c_second: i32,
    c_third: i32,
}

/// A set has at most so many tiles.
const MOST_TILES: usize = 54;
const _: () = assert!(Border::COUNT * MOST_TILES <= MOST_IN_CITY);
/// Dirk's tiles at the beginning and a full market.
const FEWEST_TILES: usize = 10;

impl TileSet {
    /// Reads the tiles and the prizes of their types from two tables.
    pub(super) fn read(files: Files<'_>, tiles: &str, prizes: &str) -> Result<TileSet, Unreadable> {
        let types: Vec<Type> =
            rows::<PrizeRow<Kind>>(files, prizes)?.iter().map(|row| Type { kind: row.of, prizes: row.prizes() }).collect();
        let mut bag = Bag::default();
        for TileRow { kind, price, walls } in rows(files, tiles)? {
            let tile = Tile { kind, price, walls };
            playable(tile)?;
            if !types.iter().any(|it| it.kind == kind) {
                return Err(Unreadable::new(tile.to_string(), format!("{prizes} says what every type scores")));
            }
            bag.put(tile);
        }
        enough(&bag, tiles)?;
        Ok(TileSet { bag, types, sides: None })
    }

    /// The set of these double-sided tiles, each with its even side first; what any type of theirs pays in the regular and in the
    /// simplified scoring.
    pub(super) fn double_sided(
        (tiles, table): (&[[Tile; 2]], &str),
        (regular, simplified): (Prizes, Prizes),
    ) -> Result<TileSet, Unreadable> {
        let (mut bag, mut other) = (Bag::default(), BTreeMap::new());
        for [front, back] in tiles.iter().copied() {
            [front, back].into_iter().try_for_each(playable)?;
            if other.insert(front, back).is_some() || other.insert(back, front).is_some() {
                return Err(Unreadable::new(front.to_string(), "each side stands on one tile only"));
            }
            bag.put(front);
        }
        enough(&bag, table)?;
        let types = Border::Moat.kinds().iter().map(|kind| Type { kind: *kind, prizes: regular }).collect();
        Ok(TileSet { bag, types, sides: Some(Sides { other, simplified }) })
    }

    /// The tiles.
    pub(super) const fn bag(&self) -> &Bag<Tile> {
        &self.bag
    }

    /// The types of building, from the least to the most valuable.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.types.iter().map(|it| it.kind)
    }

    /// Whether its tiles have two sides.
    pub(super) const fn is_double_sided(&self) -> bool {
        self.sides.is_some()
    }

    /// What its tiles carry on their edges.
    pub(super) const fn border(&self) -> Border {
        if self.is_double_sided() { Border::Moat } else { Border::Wall }
    }

    /// The other side of a double-sided tile.
    pub(super) fn other_side(&self, side: Tile) -> Option<Tile> {
        self.sides.as_ref()?.other.get(&side).copied()
    }

    /// The side by which a tile is known, whichever lies up.
    pub(super) fn known_side(&self, side: Tile) -> Tile {
        self.other_side(side).filter(|other| other.price < side.price).unwrap_or(side)
    }

    /// A drawn tile with this face up; a one-sided tile as it is.
    pub(super) fn showing(&self, face: Face, tile: Tile) -> Tile {
        match face {
            Face::Even => tile,
            Face::Odd => self.other_side(tile).unwrap_or(tile),
        }
    }

    /// What a round pays for the first, second and third rank in a type of which all cities have so many buildings: points
    /// (rulebook p. 6-7, the tables A, B and C; p. 11, Simplified scoring), or, of double-sided tiles in the regular scoring, so
    /// many times the number of buildings (p. 9-11, Scorings).
    pub(super) fn pays(&self, scoring: Scoring, round: Round, kind: Kind, buildings: u32) -> [i32; 3] {
        let printed = self.prizes(round, kind);
        match (&self.sides, scoring) {
            (None, _) => printed,
            (Some(_), Scoring::Regular) => printed.map(|times| times * buildings as i32),
            (Some(sides), Scoring::Simplified) => sides.simplified[round as usize],
        }
    }

    fn prizes(&self, round: Round, kind: Kind) -> [i32; 3] {
        let of_kind = self.types.iter().find(|it| it.kind == kind);
        of_kind.map_or([0; 3], |it| it.prizes[round as usize])
    }
}

impl<K> PrizeRow<K> {
    pub(super) fn prizes(&self) -> Prizes {
        let (a, b) = ([self.a_first, 0, 0], [self.b_first, self.b_second, 0]);
        [a, b, [self.c_first, self.c_second, self.c_third]]
    }
}

fn playable(tile: Tile) -> Result<(), Unreadable> {
    if tile.walls.len() < 4 && (1..=HIGHEST_PRICE).contains(&tile.price) {
        return Ok(());
    }
    Err(Unreadable::new(tile.to_string(), "a tile costs 1 to 20 and has at least one side without a wall"))
}

fn enough(bag: &Bag<Tile>, table: &str) -> Result<(), Unreadable> {
    if (FEWEST_TILES..=MOST_TILES).contains(&(bag.len() as usize)) {
        return Ok(());
    }
    Err(Unreadable::new(table, format!("{} tiles; a box holds {FEWEST_TILES} to {MOST_TILES}", bag.len())))
}

pub(super) fn rows<R: for<'a> Deserialize<'a>>(files: Files<'_>, path: &str) -> Result<Vec<R>, Unreadable> {
    let bytes = files(path).ok_or_else(|| Unreadable::new(path, "it is missing"))?;
    csv::Reader::from_reader(bytes).into_deserialize().collect::<Result<_, _>>().map_err(|why| Unreadable::new(path, why))
}

#[cfg(test)]
mod tests {
    use pergola_data as data;

    use super::*;

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
        assert_eq!(set.kinds().collect::<Vec<_>>(), Border::Wall.kinds());
        let table = |round| set.kinds().map(|kind| set.prizes(round, kind)).collect::<Vec<_>>();
        assert_eq!(table(Round::A).iter().map(|it| it[0]).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
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
