//! The pieces of Alhambra and their codes, which stay the same for ever.
//!
//! A building tile is written `tower-9-es`: type, price, and its walls as letters of the four sides; without walls
//! `garden-10`; a workers' hut, which is a tile without a price, `hut-tower-es`. A money card is written `blue-7`, a cell of
//! a city `2,-1` with the fountain at `0,0`, x growing to the east and y to the north. Deliberately absent: where a piece
//! lies.

use std::{cmp::Ordering, fmt, str::FromStr};

use pergola_engine::{Unreadable, stored_as_code, written_as_key};

pub use super::kind::{Border, Kind};

/// A side of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Towards greater y.
    North,
    /// Towards greater x.
    East,
    /// Towards smaller y.
    South,
    /// Towards smaller x.
    West,
}

/// A set of sides, such as those of a tile that carry a wall. Written as letters: `nes`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Walls(u8);

/// A building tile, or one that costs nothing and is no building: a workers' hut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    /// Its type of building.
    pub kind: Kind,
    /// What it costs in the market; nothing if it is no building.
    pub price: u8,
    /// The sides that carry a wall.
    pub walls: Walls,
}

/// A currency, in the order of the market spaces that take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Currency {
    /// Florins, market space 1.
    Yellow,
    /// Dirham, market space 2.
    Green,
    /// Denars, market space 3.
    Blue,
    /// Ducats, market space 4.
    Orange,
}

/// A money card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Money {
    /// Its currency.
    pub currency: Currency,
    /// 1 to 9.
    pub value: u8,
}

/// A cell of a city. Ordered as one reads: from north to south, in a row from west to east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    /// Grows to the east.
    pub x: i8,
    /// Grows to the north.
    pub y: i8,
}

/// A scoring round (rulebook p. 6, Scoring).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Round {
    /// When the first scoring card turns up.
    A,
    /// When the second scoring card turns up.
    B,
    /// At the end of the game.
    C,
}

stored_as_code!(Side, Walls, Tile, Currency, Money, Cell, Round);

/// With this the code of a hut begins: `hut-tower-ne`, without walls `hut-tower`.
pub const HUT: &str = "hut-";

impl Tile {
    /// Whether it is a building: it has a price.
    pub const fn is_building(self) -> bool {
        self.price > 0
    }
}

impl Side {
    /// All sides, clockwise from the north.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side's letter: `n`.
    pub const fn key(self) -> &'static str {
        match self {
            Side::North => "n",
            Side::East => "e",
            Side::South => "s",
            Side::West => "w",
        }
    }

    /// The side across.
    pub const fn opposite(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::East => Side::West,
            Side::South => Side::North,
            Side::West => Side::East,
        }
    }

    /// The next side clockwise.
    pub const fn clockwise(self) -> Side {
        match self {
            Side::North => Side::East,
            Side::East => Side::South,
            Side::South => Side::West,
            Side::West => Side::North,
        }
    }
}

impl Walls {
    /// No side.
    pub const NONE: Walls = Walls(0);

    /// The sides whose bits are set: 1 north, 2 east, 4 south, 8 west.
    pub const fn from_bits(bits: u8) -> Walls {
        Walls(bits & 0b1111)
    }

    /// 1 north, 2 east, 4 south, 8 west.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Just this side.
    pub const fn only(side: Side) -> Walls {
        Walls(1 << side as u8)
    }

    /// Whether `side` is among them.
    pub const fn has(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 == 1
    }

    /// How many sides they are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sides, clockwise from the north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.has(*side))
    }
}

impl Currency {
    /// All currencies in the order of the market spaces.
    pub const ALL: [Currency; 4] = [Currency::Yellow, Currency::Green, Currency::Blue, Currency::Orange];

    /// The currency's key: `blue`.
    pub const fn key(self) -> &'static str {
        match self {
            Currency::Yellow => "yellow",
            Currency::Green => "green",
            Currency::Blue => "blue",
            Currency::Orange => "orange",
        }
    }

    /// The market space that takes it, 1 to 4.
    pub const fn space(self) -> u8 {
        self as u8 + 1
    }

    /// The currency of market space 1 to 4.
    pub fn of_space(space: u8) -> Option<Currency> {
        Currency::ALL.into_iter().find(|it| it.space() == space)
    }

    /// The currency as an index, in the order of the market.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Money {
    /// The greatest value.
    pub const MOST: u8 = 9;

    /// Every money card there is, once.
    pub fn all() -> impl Iterator<Item = Money> + Clone {
        Currency::ALL.into_iter().flat_map(|currency| (1..=Money::MOST).map(move |value| Money { currency, value }))
    }
}

impl Cell {
    /// Where the fountain stands.
    pub const FOUNTAIN: Cell = Cell { x: 0, y: 0 };
    /// No city reaches farther from its fountain than this, in either direction: all the tiles of two sets in one row.
    pub const REACH: i8 = 108;

    /// The cell next to it on this side.
    pub const fn beside(self, side: Side) -> Cell {
        match side {
            Side::North => Cell { x: self.x, y: self.y + 1 },
            Side::East => Cell { x: self.x + 1, y: self.y },
            Side::South => Cell { x: self.x, y: self.y - 1 },
            Side::West => Cell { x: self.x - 1, y: self.y },
        }
    }

    /// The four cells next to it with the side they lie on, clockwise from the north.
    pub fn neighbours(self) -> impl Iterator<Item = (Side, Cell)> {
        Side::ALL.into_iter().map(move |side| (side, self.beside(side)))
    }

    /// Rises from north to south, in a row from west to east.
    const fn reading_order(self) -> i16 {
        self.x as i16 - self.y as i16 * 256
    }
}

impl PartialOrd for Cell {
    fn partial_cmp(&self, other: &Cell) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Cell {
    fn cmp(&self, other: &Cell) -> Ordering {
        self.reading_order().cmp(&other.reading_order())
    }
}

impl Round {
    /// All rounds in order.
    pub const ALL: [Round; 3] = [Round::A, Round::B, Round::C];

    /// The round's key: `a`.
    pub const fn key(self) -> &'static str {
        match self {
            Round::A => "a",
            Round::B => "b",
            Round::C => "c",
        }
    }
}

written_as_key!(Side: "a side", Currency: "a currency", Round: "a scoring round");

impl fmt::Display for Walls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|side| f.write_str(side.key()))
    }
}

impl FromStr for Walls {
    type Err = Unreadable;

    fn from_str(letters: &str) -> Result<Walls, Unreadable> {
        let mut walls = Walls::NONE;
        for letter in letters.chars() {
            let side = Side::ALL.into_iter().find(|side| side.key().starts_with(letter.to_ascii_lowercase()));
            let side = side.filter(|side| !walls.has(*side));
            let side = side.ok_or_else(|| Unreadable::new(letters, "walls are some of the letters n, e, s, w, each once"))?;
            walls.0 |= Walls::only(side).0;
        }
        Ok(walls)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_building() {
            write!(f, "{}-{}", self.kind, self.price)?;
        } else {
            write!(f, "{HUT}{}", self.kind)?;
        }
        if self.walls.is_empty() { Ok(()) } else { write!(f, "-{}", self.walls) }
    }
}

impl FromStr for Tile {
    type Err = Unreadable;

    fn from_str(code: &str) -> Result<Tile, Unreadable> {
        if let Some(hut) = code.strip_prefix(HUT) {
            return read_hut(hut);
        }
        let (kind, price, walls) = tile_parts(code)
            .filter(|(_, price, _)| *price > 0)
            .ok_or_else(|| Unreadable::new(code, "a tile is written like tower-9-es, without walls like garden-10"))?;
        Ok(Tile { kind: kind.parse()?, price, walls: walls.parse()? })
    }
}

/// The hut of which this is the code, what it begins with left out.
fn read_hut(code: &str) -> Result<Tile, Unreadable> {
    let unreadable = || Unreadable::new(code, "a hut is written like hut-tower-ne, without walls like hut-tower");
    let (kind, walls) = match code.parse() {
        Ok(kind) => (kind, ""),
        Err(_) => {
            let (kind, walls) = code.rsplit_once('-').filter(|(_, walls)| !walls.is_empty()).ok_or_else(unreadable)?;
            (kind.parse().map_err(|_| unreadable())?, walls)
        }
    };
    Ok(Tile { kind, price: 0, walls: walls.parse()? })
}

/// The kind, price and letters of a tile's code. They are read from the end, for a kind may be of several words:
/// `bath-house-7-ne`.
fn tile_parts(code: &str) -> Option<(&str, u8, &str)> {
    let (before, last) = code.rsplit_once('-')?;
    if let Ok(price) = last.parse() {
        return Some((before, price, ""));
    }
    let (kind, price) = before.rsplit_once('-').filter(|_| !last.is_empty())?;
    Some((kind, price.parse().ok()?, last))
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.currency, self.value)
    }
}

impl FromStr for Money {
    type Err = Unreadable;

    fn from_str(code: &str) -> Result<Money, Unreadable> {
        let unreadable = || Unreadable::new(code, "a money card is written like blue-7, with a value from 1 to 9");
        let (currency, value) = code.split_once('-').ok_or_else(unreadable)?;
        let value = value.parse().ok().filter(|it| (1..=Money::MOST).contains(it)).ok_or_else(unreadable)?;
        Ok(Money { currency: currency.parse()?, value })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Cell {
    type Err = Unreadable;

    fn from_str(code: &str) -> Result<Cell, Unreadable> {
        let coordinate = |part: &str| part.trim().parse().ok().filter(|it: &i8| (-Cell::REACH..=Cell::REACH).contains(it));
        let cell = code.split_once(',').and_then(|(x, y)| Some(Cell { x: coordinate(x)?, y: coordinate(y)? }));
        cell.ok_or_else(|| {
            let reach = Cell::REACH;
            let why = format!("a cell is written like 2,-1: steps to the east and to the north of the fountain, at most {reach}");
            Unreadable::new(code, why)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip<P: fmt::Display + FromStr<Err = Unreadable> + PartialEq + fmt::Debug>(piece: P, code: &str) {
        assert_eq!(piece.to_string(), code);
        assert_eq!(code.parse::<P>(), Ok(piece));
    }

    #[test]
    fn codes_stay_the_same_for_ever() {
        let walls = Walls::from_bits(0b0110);
        round_trip(Tile { kind: Kind::Tower, price: 9, walls }, "tower-9-es");
        round_trip(Tile { kind: Kind::Garden, price: 10, walls: Walls::NONE }, "garden-10");
        round_trip(Tile { kind: Kind::Tower, price: 0, walls }, "hut-tower-es");
        round_trip(Tile { kind: Kind::Garden, price: 0, walls: Walls::NONE }, "hut-garden");
        round_trip(Tile { kind: Kind::BathHouse, price: 7, walls: Walls::from_bits(0b0011) }, "bath-house-7-ne");
        round_trip(Money { currency: Currency::Blue, value: 7 }, "blue-7");
        round_trip(Cell { x: 2, y: -1 }, "2,-1");
        round_trip(Cell { x: Cell::REACH, y: -Cell::REACH }, "108,-108");
        round_trip(Round::B, "b");
    }

    #[test]
    fn what_is_no_piece_is_refused() {
        for code in
            ["tower", "tower-9-", "tower-9-ee", "tower-9-x", "tower-9-e-s", "house-9", "tower-x", "tower-0-e", "hut", "hut-9"]
        {
            assert!(code.parse::<Tile>().is_err(), "{code}");
        }
        for code in ["blue", "blue-0", "blue-10", "red-3", "blue-3-3"] {
            assert!(code.parse::<Money>().is_err(), "{code}");
        }
        for code in ["2", "2,", "109,0", "0,-109", "a,b", "1,2,3"] {
            assert!(code.parse::<Cell>().is_err(), "{code}");
        }
    }

    #[test]
    fn a_kind_may_be_of_several_words() {
        assert_eq!(tile_parts("bath-house-7-ne"), Some(("bath-house", 7, "ne")));
        assert_eq!(tile_parts("bath-house-12"), Some(("bath-house", 12, "")));
        assert_eq!(tile_parts("bath-house"), None);
    }

    #[test]
    fn cells_are_ordered_as_one_reads() {
        let mut cells = ["0,0", "1,1", "-1,0", "0,1", "5,-2"].map(|code| code.parse::<Cell>().expect("a cell"));
        cells.sort_unstable();
        assert_eq!(cells.map(|cell| cell.to_string()), ["0,1", "1,1", "-1,0", "0,0", "5,-2"]);
    }

    #[test]
    fn what_is_no_hut_is_refused() {
        for code in ["tower-", "tower-9", "palace-n", "tower-ee", "-n", "9"] {
            assert!(read_hut(code).is_err(), "{code}");
        }
        assert_eq!(read_hut("bath-house-ne").map(|hut| hut.to_string()), Ok("hut-bath-house-ne".to_owned()));
    }
}
