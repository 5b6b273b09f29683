//! The pieces: symbols and colours, the cards of a seat, the sides of the boards, and the marks of the expansion.
//!
//! A card is known by what it shows, so that equal ones of an edition are one choice. Squares of a garden are in `square`,
//! the printed tables in `printed`.

use std::{fmt, str::FromStr};

use pergola_engine::{Unreadable, stored_as_code};
use serde::{Deserialize, Serialize};

/// Keys of a closed list of pieces, in the order of the printed tables: written, read and counted.
macro_rules! keyed {
    ($piece:ident, $count:literal, $what:literal, $($variant:ident = $key:literal),+) => {
        impl $piece {
            /// All of them, in the order of the printed tables.
            pub const ALL: [$piece; $count] = [$($piece::$variant),+];
            /// Their keys, in the same order.
            pub const KEYS: [&'static str; $count] = [$($key),+];

            /// Its key.
            pub const fn key(self) -> &'static str {
                $piece::KEYS[self as usize]
            }
        }

        impl fmt::Display for $piece {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.key())
            }
        }

        impl FromStr for $piece {
            type Err = Unreadable;
            fn from_str(key: &str) -> Result<$piece, Unreadable> {
                let found = $piece::ALL.into_iter().find(|it| it.key() == key);
                found.ok_or_else(|| Unreadable::new(format!(concat!($what, " {}"), key), $piece::KEYS.join(", ")))
            }
        }
    };
}

/// What a garden tile shows, and the column of a garden it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// First column.
    Labyrinth,
    /// Second column.
    Statue,
    /// Third column.
    Pavilion,
    /// Fourth column.
    Topiary,
    /// Fifth column, over which the expansion's top lies.
    Stairway,
    /// Sixth column.
    Fountain,
    /// Seventh column.
    RoseArch,
    /// Eighth column.
    HerbSpiral,
    /// Ninth column.
    Grapevine,
}

keyed!(
    Symbol,
    9,
    "symbol",
    Labyrinth = "labyrinth",
    Statue = "statue",
    Pavilion = "pavilion",
    Topiary = "topiary",
    Stairway = "stairway",
    Fountain = "fountain",
    RoseArch = "rose_arch",
    HerbSpiral = "herb_spiral",
    Grapevine = "grapevine"
);

/// The colour of a row, from the palace down, and of two squares of the market; the market has no beige ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Row 1, pre-printed in every garden.
    Beige,
    /// Row 2.
    White,
    /// Row 3.
    Grey,
    /// Row 4.
    Orange,
    /// Row 5.
    Fuchsia,
    /// Row 6, the lowest.
    Turquoise,
}

keyed!(
    Colour,
    6,
    "colour",
    Beige = "beige",
    White = "white",
    Grey = "grey",
    Orange = "orange",
    Fuchsia = "fuchsia",
    Turquoise = "turquoise"
);

impl Colour {
    /// The colours of the market.
    pub const MARKET: [Colour; 5] = [Colour::White, Colour::Grey, Colour::Orange, Colour::Fuchsia, Colour::Turquoise];
}

/// One of the two sides of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// One side.
    A,
    /// The other.
    B,
}

keyed!(Face, 2, "side", A = "a", B = "b");

/// The number of a garden board or of an expansion board, 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Board(u8);

impl Board {
    /// The four boards.
    pub const ALL: [Board; 4] = [Board(1), Board(2), Board(3), Board(4)];

    /// The board as an index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The number people read, 1 to 4.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Board {
    type Error = Unreadable;
    fn try_from(number: u8) -> Result<Board, Unreadable> {
        let board = Board::ALL.into_iter().find(|board| board.0 == number);
        board.ok_or_else(|| Unreadable::new(format!("board {number}"), "there are boards 1 to 4"))
    }
}

impl From<Board> for u8 {
    fn from(board: Board) -> u8 {
        board.0
    }
}

impl FromStr for Board {
    type Err = Unreadable;
    fn from_str(number: &str) -> Result<Board, Unreadable> {
        let board = Board::ALL.into_iter().find(|board| board.to_string() == number);
        board.ok_or_else(|| Unreadable::new(format!("board {number}"), "there are boards 1 to 4"))
    }
}

/// A side of a board: `1a`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side {
    /// Which board.
    pub board: Board,
    /// Which of its sides.
    pub face: Face,
}

impl Side {
    /// All eight sides, board by board.
    pub fn all() -> impl Iterator<Item = Side> {
        Board::ALL.into_iter().flat_map(|board| Face::ALL.map(|face| Side { board, face }))
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.board, self.face)
    }
}

impl FromStr for Side {
    type Err = Unreadable;
    /// Reads the side as it is written on the board too: `1A`.
    fn from_str(name: &str) -> Result<Side, Unreadable> {
        let side = Side::all().find(|side| side.to_string() == name.to_ascii_lowercase());
        side.ok_or_else(|| Unreadable::new(format!("side {name}"), "there are 1a, 1b, 2a, 2b, 3a, 3b, 4a and 4b"))
    }
}

/// A card of a seat, by what it shows (rulebook, Play a card and place a tile).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// Takes a tile with this symbol; any tile when none lies in the market.
    Symbol(Symbol),
    /// Takes a tile from a square of one of these colours.
    Colours(Colour, Colour),
    /// Takes any tile.
    Wild,
}

/// The key of the wild card.
const WILD: &str = "wild";

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Symbol(symbol) => symbol.fmt(f),
            Card::Colours(first, second) => write!(f, "{first}-{second}"),
            Card::Wild => f.write_str(WILD),
        }
    }
}

impl FromStr for Card {
    type Err = Unreadable;
    fn from_str(code: &str) -> Result<Card, Unreadable> {
        if code == WILD {
            return Ok(Card::Wild);
        }
        let pair = code.split_once('-').and_then(|(first, second)| Some((first.parse().ok()?, second.parse().ok()?)));
        if let Some((first, second)) = pair {
            return Ok(Card::Colours(first, second));
        }
        let symbol = code.parse().map(Card::Symbol);
        symbol.map_err(|_| Unreadable::new(format!("card {code}"), "cards are like stairway, grey-turquoise or wild"))
    }
}

/// What a square of the expansion pays when a tile is laid on it (rulebook, Expansion).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Nothing.
    Blank,
    /// Points for a symbol, nothing for a gardener: `+1`, `+2`, `+3`.
    Symbol(u8),
    /// Points for a gardener, nothing for a symbol: `g+3`.
    Gardener(u8),
    /// A loss for either: `-2`, `-3`.
    Loss(u8),
}

impl Mark {
    /// What a tile laid there brings, a gardener or a symbol.
    pub const fn points(self, is_gardener: bool) -> i32 {
        match (self, is_gardener) {
            (Mark::Symbol(points), false) | (Mark::Gardener(points), true) => points as i32,
            (Mark::Loss(points), _) => -(points as i32),
            _ => 0,
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Blank => f.write_str("blank"),
            Mark::Symbol(points) => write!(f, "+{points}"),
            Mark::Gardener(points) => write!(f, "g+{points}"),
            Mark::Loss(points) => write!(f, "-{points}"),
        }
    }
}

impl FromStr for Mark {
    type Err = Unreadable;
    /// Reads the mark as it stands in the printed tables too: `G+3`.
    fn from_str(mark: &str) -> Result<Mark, Unreadable> {
        let all =
            [Mark::Blank, Mark::Symbol(1), Mark::Symbol(2), Mark::Symbol(3), Mark::Gardener(3), Mark::Loss(2), Mark::Loss(3)];
        let found = all.into_iter().find(|it| it.to_string() == mark.to_ascii_lowercase());
        found.ok_or_else(|| Unreadable::new(format!("mark {mark}"), "there are blank, +1, +2, +3, G+3, -2 and -3"))
    }
}

stored_as_code!(Symbol, Colour, Face, Side, Card, Mark);
