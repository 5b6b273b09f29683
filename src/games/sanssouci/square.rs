//! The squares of a garden, nine columns by six rows, and sets of them as bits.
//!
//! A square is known by the colour of its row and the symbol of its column: `grey/stairway`. Deliberately absent: what lies
//! there.

use std::{fmt, str::FromStr};

use pergola_engine::{Unreadable, stored_as_code};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::pieces::{Colour, Symbol};

/// Columns of a garden.
const COLUMNS: u8 = Symbol::ALL.len() as u8;
/// Rows of a garden.
const ROWS: u8 = Colour::ALL.len() as u8;

/// A square of a garden: `grey/stairway`. Counted in reading order from the palace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square in the row of `colour` and the column of `symbol`.
    pub const fn at(colour: Colour, symbol: Symbol) -> Square {
        Square(colour as u8 * COLUMNS + symbol as u8)
    }

    /// The colour of its row.
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / COLUMNS) as usize]
    }

    /// The symbol of its column.
    pub const fn symbol(self) -> Symbol {
        Symbol::ALL[(self.0 % COLUMNS) as usize]
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.colour(), self.symbol())
    }
}

impl FromStr for Square {
    type Err = Unreadable;
    fn from_str(name: &str) -> Result<Square, Unreadable> {
        let parts = name.split_once('/').and_then(|(colour, symbol)| Some((colour.parse().ok()?, symbol.parse().ok()?)));
        let square = parts.map(|(colour, symbol)| Square::at(colour, symbol));
        square.ok_or_else(|| Unreadable::new(format!("square {name}"), "squares are like grey/stairway, colour and symbol"))
    }
}

stored_as_code!(Square);

/// A set of squares, in reading order.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Squares(u64);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);
    /// All 54 squares.
    pub const ALL: Squares = Squares((1 << (COLUMNS * ROWS)) - 1);
    /// What an expansion board covers, its top on grey/stairway: 1, 3, 5 and 7 squares.
    pub const EXPANSION: Squares = {
        let mut squares = 0;
        let mut below = 0;
        while below < 4 {
            let middle = Square::at(Colour::Grey, Symbol::Stairway).0 + below * COLUMNS;
            squares |= ((1 << (2 * below + 1)) - 1) << (middle - below);
            below += 1;
        }
        Squares(squares)
    };

    /// Just this square.
    pub const fn only(square: Square) -> Squares {
        Squares(1 << square.0)
    }

    /// The squares of a row.
    pub const fn row(colour: Colour) -> Squares {
        Squares(((1 << COLUMNS) - 1) << (colour as u8 * COLUMNS))
    }

    /// The squares of a column.
    pub const fn column(symbol: Symbol) -> Squares {
        let mut squares = 0;
        let mut row = 0;
        while row < ROWS {
            squares |= 1 << (row * COLUMNS + symbol as u8);
            row += 1;
        }
        Squares(squares)
    }

    /// Whether `square` is among them.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Whether all of `others` are among them.
    pub const fn contains_all(self, others: Squares) -> bool {
        others.0 & !self.0 == 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// These and those.
    #[must_use]
    pub const fn union(self, others: Squares) -> Squares {
        Squares(self.0 | others.0)
    }

    /// What is among both.
    #[must_use]
    pub const fn intersection(self, others: Squares) -> Squares {
        Squares(self.0 & others.0)
    }

    /// These without those.
    #[must_use]
    pub const fn without(self, others: Squares) -> Squares {
        Squares(self.0 & !others.0)
    }

    /// These with `square`.
    pub fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// The squares in reading order.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(Square(lowest))
        })
    }

    /// Those of these that touch one of `start` through these, by edges, `start` itself included.
    #[must_use]
    pub fn connected_to(self, start: Squares) -> Squares {
        const LEFT: u64 = Squares::column(Symbol::Labyrinth).0;
        const RIGHT: u64 = Squares::column(Symbol::Grapevine).0;
        let mut found = start.0 & self.0;
        loop {
            let sideways = (found & !RIGHT) << 1 | (found & !LEFT) >> 1;
            let wider = (found | sideways | found << COLUMNS | found >> COLUMNS) & self.0;
            if wider == found {
                return Squares(found);
            }
            found = wider;
        }
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|square| square.to_string())).finish()
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::NONE, |all, square| all.union(Squares::only(square)))
    }
}

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Squares, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?.into_iter().collect())
    }
}
