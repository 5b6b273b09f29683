//! A garden: what is printed, what was laid, where the nobles stand, and what follows from that.
//!
//! A square is covered when something is pre-printed there or a tile lies on it; an expansion board hides what is printed
//! below it. Squares never become empty again, and every noble came from the beige row: so the squares that are connected
//! to the beige row are those every noble can walk on, whichever it is. Deliberately absent: points.

use std::{fmt, str::FromStr};

use pergola_engine::{Unreadable, stored_as_code};
use serde::{Deserialize, Serialize};

use super::{
    Printed,
    pieces::{Board, Colour, Face, Side, Symbol},
    square::{Square, Squares},
};

/// A tile that lies in a garden: `grey/statue`, or turned over `grey/statue gardener pavilion`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Where.
    pub at: Square,
    /// The symbol on its back, when it is turned to its gardener.
    pub turned: Option<Symbol>,
}

impl Laid {
    /// The symbol it shows, or has on its back.
    pub const fn symbol(self) -> Symbol {
        match self.turned {
            Some(symbol) => symbol,
            None => self.at.symbol(),
        }
    }
}

/// The expansion board of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Expansion {
    /// Which board.
    pub board: Board,
    /// The side that lies up; none until all seats have chosen.
    pub face: Option<Face>,
}

impl Expansion {
    /// The side that lies up, once it is known.
    pub fn side(self) -> Option<Side> {
        self.face.map(|face| Side { board: self.board, face })
    }
}

/// What lies on the squares of a garden. Squares never become empty again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ground {
    /// Where symbols are pre-printed and not hidden by an expansion board.
    pub printed: Squares,
    /// Where symbol tiles lie.
    pub symbols: Squares,
    /// Where gardeners lie.
    pub gardeners: Squares,
}

impl Ground {
    /// Every square with something on it.
    pub fn covered(&self) -> Squares {
        self.printed.union(self.symbols).union(self.gardeners)
    }

    /// Lays a tile.
    pub fn lay(&mut self, laid: Laid) {
        match laid.turned {
            None => self.symbols.insert(laid.at),
            Some(_) => self.gardeners.insert(laid.at),
        }
    }

    /// Where a tile may lie turned over, when its own square is occupied: any free square of that square's row or column, or
    /// any free square at all when there is none (rulebook, The Gardener).
    pub fn gardener_squares(&self, own: Square) -> Squares {
        let free = Squares::ALL.without(self.covered());
        let near = free.intersection(Squares::row(own.colour()).union(Squares::column(own.symbol())));
        if near.is_empty() { free } else { near }
    }

    /// The squares nobles can walk on (rulebook, Move a Nobleman).
    pub fn paths(&self) -> Squares {
        self.covered().connected_to(Squares::row(Colour::Beige))
    }

    /// Where these nobles can end a move, column by column from the palace down: lower in their own column, never on a
    /// gardener.
    pub fn goals(&self, nobles: Nobles) -> impl Iterator<Item = Square> + use<> {
        let ends = self.paths().without(self.gardeners);
        Symbol::ALL.into_iter().zip(nobles).flat_map(move |(noble, stands)| {
            let column = ends.intersection(Squares::column(noble));
            column.iter().filter(move |square| Some(square.colour()) > stands)
        })
    }

    /// Whether every square of the row is covered.
    pub fn has_full_row(&self, colour: Colour) -> bool {
        self.covered().contains_all(Squares::row(colour))
    }

    /// Whether every square of the column is covered.
    pub fn has_full_column(&self, symbol: Symbol) -> bool {
        self.covered().contains_all(Squares::column(symbol))
    }
}

/// The row each noble stands in, in the order of [`Symbol::ALL`]; none on the terrace.
pub type Nobles = [Option<Colour>; 9];

/// A garden.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Garden {
    side: Option<Side>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expansion: Option<Expansion>,
    /// In the order in which they were laid.
    laid: Vec<Laid>,
    nobles: Nobles,
    /// Follows from the sides and the tiles.
    #[serde(skip)]
    ground: Ground,
}

impl Garden {
    /// Works out what a stored garden leaves out.
    pub(super) fn completed(mut self, printed: &Printed) -> Garden {
        self.cover(printed);
        for laid in std::mem::take(&mut self.laid) {
            self.lay(laid);
        }
        self
    }

    /// The side of the garden board; none until it is chosen.
    pub fn side(&self) -> Option<Side> {
        self.side
    }

    /// The expansion board, if the table plays with it.
    pub fn expansion(&self) -> Option<Expansion> {
        self.expansion
    }

    /// The tiles in the order in which they were laid.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// What lies on its squares.
    pub const fn ground(&self) -> &Ground {
        &self.ground
    }

    /// Where the nobles stand.
    pub const fn nobles(&self) -> Nobles {
        self.nobles
    }

    /// The row a noble stands in; none on the terrace.
    pub fn noble(&self, noble: Symbol) -> Option<Colour> {
        self.nobles[noble as usize]
    }

    /// Where its nobles can end a move.
    pub fn goals(&self) -> impl Iterator<Item = Square> + use<> {
        self.ground.goals(self.nobles)
    }

    pub(super) fn set_side(&mut self, side: Side, printed: &Printed) {
        self.side = Some(side);
        self.cover(printed);
    }

    pub(super) fn set_expansion(&mut self, expansion: Expansion, printed: &Printed) {
        self.expansion = Some(expansion);
        self.cover(printed);
    }

    /// An expansion board hides what is printed under it (rulings, Expansion).
    fn cover(&mut self, printed: &Printed) {
        let hidden = if self.expansion.and_then(Expansion::side).is_some() { Squares::EXPANSION } else { Squares::NONE };
        self.ground.printed = self.side.map_or(Squares::NONE, |side| printed.garden(side)).without(hidden);
    }

    pub(super) fn lay(&mut self, laid: Laid) {
        self.ground.lay(laid);
        self.laid.push(laid);
    }

    pub(super) fn place_noble(&mut self, noble: Symbol, row: Colour) {
        self.nobles[noble as usize] = Some(row);
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.turned {
            None => self.at.fmt(f),
            Some(symbol) => write!(f, "{} gardener {symbol}", self.at),
        }
    }
}

impl FromStr for Laid {
    type Err = Unreadable;
    fn from_str(code: &str) -> Result<Laid, Unreadable> {
        let (at, turned) = match code.split_once(" gardener ") {
            Some((at, symbol)) => (at, Some(symbol.parse()?)),
            None => (code, None),
        };
        Ok(Laid { at: at.parse()?, turned })
    }
}

stored_as_code!(Laid);
