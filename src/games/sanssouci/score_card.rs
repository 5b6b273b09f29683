//! Scores gardens of the physical game typed in as JSON.
//!
//! `{"game":"sanssouci","gardens":[{"name":"Nina","board":"1A","expansion":"1A","tiles":{"grey/stairway":"gardener",
//! "white/stairway":"symbol"},"nobles":{"stairway":"white"},"missions":["stairway","grapevine"],"moves":2}]}`: what is
//! pre-printed comes from the board, nobles not named stand on the terrace, `moves` are the points of their moves. The answer
//! has `rows`, `columns`, `missions`, with an expansion `marks`, `total` and `gardeners` for each garden. A garden that cannot
//! come about is refused with the place that is wrong.

use pergola_engine::typed::Typed;
use pergola_text::Text;
use serde_json::{Value, json};

use super::{
    META, Printed,
    garden::{Expansion, Garden, Laid},
    pieces::{Colour, Side, Symbol},
    printed::ROUNDS,
    score::Tally,
    square::{Square, Squares},
    words::nouns,
};

/// Everybody has two missions (rulebook, Setup).
const MISSIONS: usize = 2;
/// The faces of a tile, as they are typed.
const FACES: [&str; 2] = ["symbol", "gardener"];
/// No moves of nobles bring more: one a turn, at most to the turquoise row.
const MOST_MOVES: u8 = 108;

/// A garden as it is typed, each piece read but not yet held against the rules.
struct Read<'a> {
    /// Where it stands.
    typed: &'a Typed<'a>,
    name: &'a str,
    board: Side,
    expansion: Option<Side>,
    tiles: Vec<Laid>,
    nobles: Vec<(Symbol, Colour)>,
    missions: Vec<Symbol>,
    moves: i32,
}

/// Scores the gardens.
pub(super) fn score_card(printed: &Printed, input: &Value) -> Result<Value, Text> {
    let card = Typed::whole(input);
    card.only(&["game", "gardens"])?;
    let typed = card.field("gardens")?.list_of(1, usize::from(META.seats.1))?;
    Typed::names(&typed)?;
    let read = typed.iter().map(read).collect::<Result<Vec<_>, Text>>()?;
    used_once(&read)?;
    expanded_alike(&read)?;
    let gardens = read.iter().map(|it| garden(it, printed)).collect::<Result<Vec<_>, Text>>()?;
    enough_tiles(&card.field("gardens")?, &gardens, printed)?;
    let scored = read.iter().zip(&gardens).map(|(read, garden)| scored(read, garden, printed));
    Ok(json!({ "gardens": scored.collect::<Vec<Value>>() }))
}

/// Reads a garden, piece by piece.
fn read<'a>(typed: &'a Typed<'a>) -> Result<Read<'a>, Text> {
    typed.only(&["name", "board", "expansion", "tiles", "nobles", "missions", "moves"])?;
    let entries = |key: &str| typed.field_if_any(key)?.map_or_else(|| Ok(Vec::new()), |typed| typed.entries());
    let tile = |(place, face): &(&str, Typed<'_>)| {
        let at: Square = place.parse().map_err(|_| face.wrong("sanssouci-card-square").code("square", place))?;
        // Which symbol a gardener has on its back is not typed: its column's will do.
        let turned = (face.one_of(FACES)? == "gardener").then_some(at.symbol());
        Ok(Laid { at, turned })
    };
    let noble = |(noble, row): &(&str, Typed<'_>)| {
        let symbol = noble.parse().map_err(|_| row.wrong("sanssouci-card-noble").code("noble", noble))?;
        Ok((symbol, row.one_of(Colour::ALL)?))
    };
    let missions = typed.field("missions")?.list_of(MISSIONS, MISSIONS)?;
    Ok(Read {
        typed,
        name: typed.field("name")?.name()?,
        board: typed.field("board")?.one_of(Side::all())?,
        expansion: typed.field_if_any("expansion")?.map(|side| side.one_of(Side::all())).transpose()?,
        tiles: entries("tiles")?.iter().map(tile).collect::<Result<Vec<_>, Text>>()?,
        nobles: entries("nobles")?.iter().map(noble).collect::<Result<Vec<_>, Text>>()?,
        missions: missions.iter().map(|mission| mission.one_of(Symbol::ALL)).collect::<Result<Vec<_>, Text>>()?,
        moves: typed.field("moves")?.number(0, MOST_MOVES)?.into(),
    })
}

fn scored(read: &Read<'_>, garden: &Garden, printed: &Printed) -> Value {
    let mark = |laid: &Laid| read.expansion.map_or(0, |side| printed.mark(side, laid.at).points(laid.turned.is_some()));
    let marks = garden.laid().iter().map(mark).sum();
    let tally = Tally::of(garden, &read.missions, (read.moves, marks), printed);
    let mut answer = json!({
        "name": read.name,
        "rows": tally.rows,
        "columns": tally.columns,
        "missions": tally.missions,
    });
    if read.expansion.is_some() {
        answer["marks"] = tally.marks.into();
    }
    answer["total"] = tally.total().into();
    answer["gardeners"] = tally.gardeners.into();
    answer
}

/// No board and no mission is there twice.
fn used_once(gardens: &[Read<'_>]) -> Result<(), Text> {
    let (mut boards, mut expansions, mut missions) = (Vec::new(), Vec::new(), Vec::new());
    for read in gardens {
        let refused = |id: &'static str| read.typed.wrong(id).code("name", read.name);
        if boards.contains(&read.board.board) {
            return Err(refused("sanssouci-card-board").number("board", read.board.board.number()));
        }
        boards.push(read.board.board);
        if let Some(side) = read.expansion {
            if expansions.contains(&side.board) {
                return Err(refused("sanssouci-card-expansion").number("board", side.board.number()));
            }
            expansions.push(side.board);
        }
        for mission in &read.missions {
            if missions.contains(mission) {
                return Err(refused("sanssouci-card-mission").text("symbol", nouns::symbol(*mission)));
            }
            missions.push(*mission);
        }
    }
    Ok(())
}

/// An expansion is played by all or by nobody (rulebook, Advanced version: each player receives an expansion board).
fn expanded_alike(gardens: &[Read<'_>]) -> Result<(), Text> {
    let is_expanded = |read: &Read<'_>| read.expansion.is_some();
    match gardens.iter().find(|it| is_expanded(it) != is_expanded(&gardens[0])) {
        Some(other) => Err(other.typed.wrong("sanssouci-card-expanded").code("name", other.name)),
        None => Ok(()),
    }
}

/// The garden as it lies at the end.
fn garden(read: &Read<'_>, printed: &Printed) -> Result<Garden, Text> {
    let refused = |id: &'static str| read.typed.wrong(id).code("name", read.name);
    let mut garden = Garden::default();
    garden.set_side(read.board, printed);
    if let Some(side) = read.expansion {
        garden.set_expansion(Expansion { board: side.board, face: Some(side.face) }, printed);
    }
    if read.tiles.len() > ROUNDS {
        return Err(refused("sanssouci-card-tiles").number("count", read.tiles.len() as i64));
    }
    for laid in &read.tiles {
        if garden.ground().printed.contains(laid.at) {
            return Err(refused("sanssouci-card-printed").text("square", nouns::square(laid.at)));
        }
        garden.lay(*laid);
    }
    let paths = garden.ground().paths();
    let (mut least, mut most) = (0, 0);
    for (noble, row) in &read.nobles {
        let goal = Square::at(*row, *noble);
        stands(&garden, paths, goal).map_err(|id| refused(id).text("square", nouns::square(goal)))?;
        garden.place_noble(*noble, *row);
        least += i32::from(printed.row(*row).noble);
        most += Colour::ALL.iter().filter(|it| *it <= row).map(|it| i32::from(printed.row(*it).noble)).sum::<i32>();
    }
    if !(least..=most).contains(&read.moves) {
        let text = refused("sanssouci-card-moves").number("moves", read.moves);
        return Err(text.number("least", least).number("most", most));
    }
    Ok(garden)
}

/// Whether a noble can stand there: on a covered square, no gardener, connected with the beige row.
fn stands(garden: &Garden, paths: Squares, goal: Square) -> Result<(), &'static str> {
    match goal {
        goal if !garden.ground().covered().contains(goal) => Err("sanssouci-card-noble-free"),
        goal if garden.ground().gardeners.contains(goal) => Err("sanssouci-card-noble-gardener"),
        goal if !paths.contains(goal) => Err("sanssouci-card-noble-path"),
        _ => Ok(()),
    }
}

/// No symbol lies more often than the box holds it.
fn enough_tiles(typed: &Typed<'_>, gardens: &[Garden], printed: &Printed) -> Result<(), Text> {
    for symbol in Symbol::ALL {
        let column = Squares::column(symbol);
        let count: usize = gardens.iter().map(|garden| garden.ground().symbols.intersection(column).len()).sum();
        let held = printed.tiles(4).count(symbol);
        if count > held as usize {
            let text = typed.wrong("sanssouci-card-symbol").text("symbol", nouns::symbol(symbol));
            return Err(text.number("count", count as i64).number("held", held));
        }
    }
    Ok(())
}
