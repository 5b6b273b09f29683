//! What is printed: rows and columns with their points, tiles, cards, missions, garden sides and expansion sides.
//!
//! Several of these tables are reconstructed, so an edition may replace all of them; it is refused where it does not fit
//! the game, with the number that is wrong. Deliberately absent: any of these figures in code.

use pergola_engine::{Bag, Files, Unreadable};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{
    pieces::{Card, Colour, Mark, Side, Symbol},
    square::{Square, Squares},
};

/// Turns of each seat, one for each of its cards (rulebook, Game Play).
pub const ROUNDS: usize = 18;
/// Tiles that lie in the market.
pub const MARKET: usize = 2 * Colour::MARKET.len();

/// What a row pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowPoints {
    /// To a noble that ends its move there.
    pub noble: u8,
    /// At the end of the game when it is full.
    pub full: u8,
}

/// The printed tables.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Printed {
    rows: Vec<RowPoints>,
    columns: Vec<u8>,
    tiles: [Bag<Symbol>; 3],
    cards: Bag<Card>,
    gardens: Vec<Squares>,
    expansions: Vec<Vec<Mark>>,
}

impl Printed {
    /// Reads the tables in `data/sanssouci`.
    pub fn read(files: Files<'_>) -> Result<Printed, Unreadable> {
        read_missions(files)?;
        Ok(Printed {
            rows: read_rows(files)?,
            columns: read_columns(files)?,
            tiles: read_tiles(files)?,
            cards: read_cards(files)?,
            gardens: read_gardens(files)?,
            expansions: read_expansions(files)?,
        })
    }

    /// What a row pays.
    pub fn row(&self, colour: Colour) -> RowPoints {
        self.rows[colour as usize]
    }

    /// What a full column pays at the end.
    pub fn column(&self, symbol: Symbol) -> u8 {
        self.columns[symbol as usize]
    }

    /// The garden tiles for so many seats (rulebook, Setup).
    pub fn tiles(&self, seats: u8) -> &Bag<Symbol> {
        &self.tiles[usize::from(seats) - 2]
    }

    /// The 18 cards of a seat.
    pub fn cards(&self) -> &Bag<Card> {
        &self.cards
    }

    /// What is pre-printed on a side of a garden board, the beige row included.
    pub fn garden(&self, side: Side) -> Squares {
        self.gardens[place(side)]
    }

    /// The marks on a side of an expansion board, square by square in the order of [`Squares::EXPANSION`].
    pub fn expansion(&self, side: Side) -> impl Iterator<Item = (Square, Mark)> {
        Squares::EXPANSION.iter().zip(self.expansions[place(side)].iter().copied())
    }

    /// The mark on a square of an expansion board; blank beside the board.
    pub fn mark(&self, side: Side, square: Square) -> Mark {
        self.expansion(side).find(|(it, _)| *it == square).map_or(Mark::Blank, |(_, mark)| mark)
    }
}

/// The place of a side in a list in the order of [`Side::all`].
const fn place(side: Side) -> usize {
    2 * side.board.index() + side.face as usize
}

#[derive(Deserialize)]
struct Row {
    colour: Colour,
    noble_points: u8,
    row_bonus: u8,
    market_squares: u8,
}

fn read_rows(files: Files<'_>) -> Result<Vec<RowPoints>, Unreadable> {
    const FILE: &str = "sanssouci/rows.csv";
    let table = table::<Row>(files, FILE)?;
    each_once(FILE, &Colour::ALL, table.iter().map(|row| row.colour))?;
    for row in &table {
        let squares = if row.colour == Colour::Beige { 0 } else { 2 };
        if row.market_squares != squares {
            return Err(Unreadable::new(FILE, format!("the market has {squares} {} squares", row.colour)));
        }
    }
    Ok(table.iter().map(|row| RowPoints { noble: row.noble_points, full: row.row_bonus }).collect())
}

#[derive(Deserialize)]
struct Column {
    symbol: Symbol,
    column_bonus: u8,
}

fn read_columns(files: Files<'_>) -> Result<Vec<u8>, Unreadable> {
    const FILE: &str = "sanssouci/columns.csv";
    let table = table::<Column>(files, FILE)?;
    each_once(FILE, &Symbol::ALL, table.iter().map(|column| column.symbol))?;
    Ok(table.iter().map(|column| column.column_bonus).collect())
}

#[derive(Deserialize)]
struct Mission {
    symbol: Symbol,
}

fn read_missions(files: Files<'_>) -> Result<(), Unreadable> {
    const FILE: &str = "sanssouci/missions.csv";
    let table = table::<Mission>(files, FILE)?;
    each_once(FILE, &Symbol::ALL, table.iter().map(|mission| mission.symbol))
}

#[derive(Deserialize)]
struct Tiles {
    symbol: Symbol,
    copies: usize,
    /// Numbers of seats, parted by spaces.
    used_with_players: String,
}

/// The supply runs out with the last turn but one: 10 tiles in the market and one for every turn but the last.
fn read_tiles(files: Files<'_>) -> Result<[Bag<Symbol>; 3], Unreadable> {
    const FILE: &str = "sanssouci/tiles.csv";
    let table = table::<Tiles>(files, FILE)?;
    let supply = |seats: usize| {
        let used = table.iter().filter(|row| row.used_with_players.split(' ').any(|it| it == seats.to_string()));
        let tiles: Bag<Symbol> = used.flat_map(|row| std::iter::repeat_n(row.symbol, row.copies)).collect();
        let needed = MARKET + ROUNDS * seats - 1;
        let wrong = || Unreadable::new(FILE, format!("{seats} seats need {needed} tiles, not {}", tiles.len()));
        if tiles.len() as usize == needed { Ok(tiles) } else { Err(wrong()) }
    };
    Ok([supply(2)?, supply(3)?, supply(4)?])
}

#[derive(Deserialize)]
struct CardRow {
    kind: String,
    a: String,
    b: String,
}

fn read_cards(files: Files<'_>) -> Result<Bag<Card>, Unreadable> {
    const FILE: &str = "sanssouci/cards.csv";
    let card = |row: &CardRow| match row.kind.as_str() {
        "symbol" => row.a.parse().map(Card::Symbol),
        "colours" => Ok(Card::Colours(row.a.parse()?, row.b.parse()?)),
        "wild" => Ok(Card::Wild),
        kind => Err(Unreadable::new(format!("card of kind {kind}"), "there are symbol, colours and wild")),
    };
    let cards = table::<CardRow>(files, FILE)?.iter().map(card).collect::<Result<Vec<Card>, _>>()?;
    let symbols = cards.iter().filter_map(|card| if let Card::Symbol(symbol) = card { Some(*symbol) } else { None });
    each_once(FILE, &Symbol::ALL, symbols)?;
    let wild = cards.iter().filter(|card| **card == Card::Wild).count();
    let is_pair = |card: &&Card| match card {
        Card::Colours(a, b) => a != b && ![a, b].contains(&&Colour::Beige),
        _ => false,
    };
    let pairs = cards.iter().filter(is_pair).count();
    if (wild, pairs, cards.len()) != (1, 8, ROUNDS) {
        let found = format!("{wild} wild cards and {pairs} pairs of two market colours among {}", cards.len());
        return Err(Unreadable::new(FILE, format!("a seat has 1 wild card and 8 pairs among 18 cards, not {found}")));
    }
    Ok(cards.into_iter().collect())
}

/// A square of a side of a garden board or an expansion board, with its mark there.
#[derive(Deserialize)]
struct SideSquare {
    side_id: Side,
    row: usize,
    colour: Colour,
    column: usize,
    symbol: Symbol,
    #[serde(default)]
    mark: Option<Mark>,
}

/// The squares that are printed on a side, each with its mark.
type PrintedSquares = Vec<(Square, Option<Mark>)>;

/// The squares of each side in the order of [`Side::all`], each where its row and column say, and none twice.
fn read_sides(files: Files<'_>, file: &'static str) -> Result<Vec<PrintedSquares>, Unreadable> {
    let table = table::<SideSquare>(files, file)?;
    let mut sides = vec![Vec::new(); Side::all().count()];
    for it in &table {
        let square = Square::at(it.colour, it.symbol);
        let what = format!("{file}, side {}, {square}", it.side_id);
        let (row, column) = (it.colour as usize + 1, it.symbol as usize + 1);
        if (it.row, it.column) != (row, column) {
            return Err(Unreadable::new(what, format!("it lies in row {row} and column {column}")));
        }
        let squares: &mut PrintedSquares = &mut sides[place(it.side_id)];
        if squares.iter().any(|(other, _)| *other == square) {
            return Err(Unreadable::new(what, "it is there twice"));
        }
        squares.push((square, it.mark));
    }
    sides.iter_mut().for_each(|squares| squares.sort_unstable());
    Ok(sides)
}

fn read_gardens(files: Files<'_>) -> Result<Vec<Squares>, Unreadable> {
    const FILE: &str = "sanssouci/preprinted.csv";
    let beige = Squares::row(Colour::Beige);
    let garden = |(side, squares): (Side, PrintedSquares)| {
        let squares: Squares = squares.into_iter().map(|(square, _)| square).collect();
        if squares.len() != 6 || !squares.intersection(beige).is_empty() {
            let why = format!("6 squares below the beige row are pre-printed, not {squares:?}");
            return Err(Unreadable::new(format!("{FILE}, side {side}"), why));
        }
        Ok(squares.union(beige))
    };
    Side::all().zip(read_sides(files, FILE)?).map(garden).collect()
}

fn read_expansions(files: Files<'_>) -> Result<Vec<Vec<Mark>>, Unreadable> {
    const FILE: &str = "sanssouci/expansion.csv";
    let marks = |(side, squares): (Side, PrintedSquares)| {
        let covered: Squares = squares.iter().map(|(square, _)| *square).collect();
        let marks: Vec<Mark> = squares.iter().map(|(_, mark)| mark.unwrap_or(Mark::Blank)).collect();
        let marked = marks.iter().filter(|mark| **mark != Mark::Blank).count();
        if covered != Squares::EXPANSION || marked != 12 {
            let why = format!("it covers the 16 squares below grey/stairway and marks 12; here {marked} of {covered:?}");
            return Err(Unreadable::new(format!("{FILE}, side {side}"), why));
        }
        Ok(marks)
    };
    Side::all().zip(read_sides(files, FILE)?).map(marks).collect()
}

/// Whether the keys of a table are exactly `all`, in this order.
fn each_once<K: Copy + PartialEq + std::fmt::Debug>(
    file: &str,
    all: &[K],
    found: impl Iterator<Item = K>,
) -> Result<(), Unreadable> {
    let found: Vec<K> = found.collect();
    if found == all { Ok(()) } else { Err(Unreadable::new(file, format!("it lists {all:?} in this order, not {found:?}"))) }
}

fn table<R: DeserializeOwned>(files: Files<'_>, path: &str) -> Result<Vec<R>, Unreadable> {
    let bytes = files(path).ok_or_else(|| Unreadable::new(path, "the file is missing"))?;
    csv::Reader::from_reader(bytes).deserialize().collect::<Result<_, _>>().map_err(|why| Unreadable::new(path, why))
}
