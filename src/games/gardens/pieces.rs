//! The pieces: trees, garden tiles, fields and building squares, and the printed tables they come from.
//!
//! A tile carries one number of trees, the same for its four kinds, and one of their six cyclic orders (rulings, first
//! point). Fields and squares are numbers in reading order from the north-west, so that tables can be arrays.

use std::{fmt, str::FromStr};

use pergola_engine::{Bag, Files, Unreadable, stored_as_code};
use serde::{Deserialize, Serialize};

/// Rows and columns of garden fields.
pub const SIDE: usize = 6;
/// Garden fields.
pub const FIELDS: usize = SIDE * SIDE;
/// Rows and columns of building squares, one at each corner of the fields.
pub const SQUARE_SIDE: usize = SIDE + 1;
/// Building squares.
pub const SQUARES: usize = SQUARE_SIDE * SQUARE_SIDE;

/// A kind of tree. The order is that of the printed tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tree {
    /// Purple.
    Lavender,
    /// Orange.
    Orange,
    /// Green.
    Palm,
    /// Yellow.
    Lemon,
}

impl Tree {
    /// All four kinds.
    pub const ALL: [Tree; 4] = [Tree::Lavender, Tree::Orange, Tree::Palm, Tree::Lemon];
    /// Their keys, in the same order.
    pub const KEYS: [&'static str; 4] = ["lavender", "orange", "palm", "lemon"];

    /// Its key: `lavender`.
    pub const fn key(self) -> &'static str {
        Tree::KEYS[self as usize]
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Tree {
    type Err = Unreadable;
    fn from_str(key: &str) -> Result<Tree, Unreadable> {
        let tree = Tree::ALL.into_iter().find(|tree| tree.key() == key);
        tree.ok_or_else(|| Unreadable::new(format!("tree {key}"), "there are lavender, orange, palm and lemon"))
    }
}

/// The six cyclic orders of the kinds, clockwise from lavender.
const ORDERS: [[Tree; 4]; 6] = {
    use Tree::{Lavender as V, Lemon as L, Orange as O, Palm as P};
    [[V, O, P, L], [V, O, L, P], [V, P, O, L], [V, P, L, O], [V, L, O, P], [V, L, P, O]]
};

/// Two letters a kind in a tile's code.
const LETTERS: [&str; 4] = ["la", "or", "pa", "le"];

/// A garden tile: `3-la-or-pa-le` has three trees of each kind, clockwise from lavender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    /// Trees of each kind, 1 to 6.
    pub number: u8,
    order: u8,
}

impl Tile {
    /// All 36 tiles: each number in each cyclic order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (1..=6).flat_map(|number| (0..6).map(move |order| Tile { number, order }))
    }

    /// The tile with this number whose kinds follow each other so, clockwise, wherever the list begins.
    pub fn of(number: u8, clockwise: [Tree; 4]) -> Option<Tile> {
        let start = clockwise.iter().position(|tree| *tree == Tree::Lavender)?;
        let turned: [Tree; 4] = std::array::from_fn(|side| clockwise[(start + side) % 4]);
        let order = ORDERS.iter().position(|order| *order == turned)?;
        (1..=6).contains(&number).then_some(Tile { number, order: order as u8 })
    }

    /// The kinds towards north-west, north-east, south-east and south-west after `turns` quarter turns clockwise.
    pub const fn trees(self, turns: u8) -> [Tree; 4] {
        let order = ORDERS[self.order as usize];
        let start = 4 - turns as usize % 4;
        [order[start % 4], order[(start + 1) % 4], order[(start + 2) % 4], order[(start + 3) % 4]]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        ORDERS[usize::from(self.order)].iter().try_for_each(|tree| write!(f, "-{}", LETTERS[*tree as usize]))
    }
}

impl FromStr for Tile {
    type Err = Unreadable;
    fn from_str(code: &str) -> Result<Tile, Unreadable> {
        let tile = Tile::all().find(|tile| tile.to_string() == code);
        tile.ok_or_else(|| Unreadable::new(format!("garden tile {code}"), "a tile is written like 3-la-or-pa-le"))
    }
}

/// A garden field: `c4` is the third column from the west, the fourth row from the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(pub u8);

impl Field {
    /// All fields in reading order.
    pub fn all() -> impl Iterator<Item = Field> {
        (0..FIELDS as u8).map(Field)
    }

    /// The field at row and column, counted from 0 from the north-west.
    pub const fn at(row: u8, column: u8) -> Field {
        Field(row * SIDE as u8 + column)
    }

    /// Row from the north, from 0.
    pub const fn row(self) -> u8 {
        self.0 / SIDE as u8
    }

    /// Column from the west, from 0.
    pub const fn column(self) -> u8 {
        self.0 % SIDE as u8
    }

    /// Whether it is no edge or corner field: one of the 16 where the first tile of the game may lie.
    pub const fn is_inner(self) -> bool {
        let last = SIDE as u8 - 1;
        self.row() > 0 && self.row() < last && self.column() > 0 && self.column() < last
    }

    /// The fields that touch it with an edge, as a set of bits.
    pub const fn neighbours(self) -> u64 {
        let (row, column, last) = (self.row(), self.column(), SIDE as u8 - 1);
        let mut fields = 0;
        if row > 0 {
            fields |= 1 << (self.0 - SIDE as u8);
        }
        if row < last {
            fields |= 1 << (self.0 + SIDE as u8);
        }
        if column > 0 {
            fields |= 1 << (self.0 - 1);
        }
        if column < last {
            fields |= 1 << (self.0 + 1);
        }
        fields
    }

    /// The building squares at its long sides: north-west, north-east, south-east, south-west.
    pub const fn squares(self) -> [Square; 4] {
        let (row, column) = (self.row(), self.column());
        [Square::at(row, column), Square::at(row, column + 1), Square::at(row + 1, column + 1), Square::at(row + 1, column)]
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Field {
    type Err = Unreadable;
    fn from_str(name: &str) -> Result<Field, Unreadable> {
        let field = Field::all().find(|field| field.to_string() == name);
        field.ok_or_else(|| Unreadable::new(format!("field {name}"), "fields are a1 to f6, columns a to f, rows 1 to 6"))
    }
}

/// A building square, counted from 0 in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Square(pub u8);

impl Square {
    /// The square at row and column, 0 to 6 from the north-west.
    pub const fn at(row: u8, column: u8) -> Square {
        Square(row * SQUARE_SIDE as u8 + column)
    }

    /// Row from the north, from 0.
    pub const fn row(self) -> u8 {
        self.0 / SQUARE_SIDE as u8
    }

    /// Column from the west, from 0.
    pub const fn column(self) -> u8 {
        self.0 % SQUARE_SIDE as u8
    }

    /// How many tiles enclose it: 4 inside, 2 on the edge, 1 in a corner (rulebook p. 3, Placing a Garden Tile).
    pub const fn enclosing(self) -> u8 {
        let last = SQUARE_SIDE as u8 - 1;
        let rows = if self.row() == 0 || self.row() == last { 1 } else { 2 };
        let columns = if self.column() == 0 || self.column() == last { 1 } else { 2 };
        rows * columns
    }
}

/// A building's value, 1 to 5, as a piece: `building-3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Building(pub u8);

impl Building {
    /// The highest value.
    pub const MOST: u8 = 5;

    /// Whether a building can have this value.
    pub fn has(value: u8) -> bool {
        (1..=Building::MOST).contains(&value)
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "building-{}", self.0)
    }
}

impl FromStr for Building {
    type Err = Unreadable;
    fn from_str(code: &str) -> Result<Building, Unreadable> {
        let value = code.strip_prefix("building-").and_then(|value| value.parse().ok()).filter(|value| Building::has(*value));
        value.map(Building).ok_or_else(|| Unreadable::new(format!("building {code}"), "there are building-1 to building-5"))
    }
}

stored_as_code!(Tile, Field, Building);

/// What is printed: the garden tiles and the values of the buildings.
#[derive(Debug, Serialize)]
pub struct Printed {
    /// The 36 garden tiles.
    pub tiles: Bag<Tile>,
    /// The 49 buildings.
    pub buildings: Bag<Building>,
}

#[derive(Deserialize)]
struct TileRow {
    trees_per_colour: u8,
    nw: Tree,
    ne: Tree,
    se: Tree,
    sw: Tree,
}

#[derive(Deserialize)]
struct BuildingRow {
    value: u8,
    copies: usize,
}

impl Printed {
    /// Reads the tables in `data/gardens`.
    pub fn read(files: Files<'_>) -> Result<Printed, Unreadable> {
        let tile = |row: TileRow| {
            let tile = Tile::of(row.trees_per_colour, [row.nw, row.ne, row.se, row.sw]);
            tile.ok_or_else(|| Unreadable::new("a garden tile", "each kind once, and 1 to 6 trees"))
        };
        let tiles: Bag<Tile> = rows(files, "gardens/garden_tiles.csv")?.into_iter().map(tile).collect::<Result<_, _>>()?;
        let buildings = rows::<BuildingRow>(files, "gardens/building_tiles.csv")?;
        let buildings: Bag<_> = buildings.iter().flat_map(|row| std::iter::repeat_n(Building(row.value), row.copies)).collect();
        if tiles.len() as usize != FIELDS || buildings.len() as usize != SQUARES {
            let found = format!("{} tiles and {} buildings", tiles.len(), buildings.len());
            return Err(Unreadable::new("the box of gardens", format!("36 tiles and 49 buildings are needed, not {found}")));
        }
        Ok(Printed { tiles, buildings })
    }
}

fn rows<R: for<'de> Deserialize<'de>>(files: Files<'_>, path: &str) -> Result<Vec<R>, Unreadable> {
    let bytes = files(path).ok_or_else(|| Unreadable::new(path, "the file is missing"))?;
    csv::Reader::from_reader(bytes).deserialize().collect::<Result<_, _>>().map_err(|why| Unreadable::new(path, why))
}
