//! Scores gardens of the physical game typed in as JSON.
//!
//! `{"game":"sanssouci","gardens":[{"name":"Nina","board":"1A","expansion":"1A","tiles":{"grey/stairway":"gardener",
//! "white/stairway":"symbol"},"nobles":{"stairway":"white"},"missions":["stairway","grapevine"],"moves":2}]}`: what is
//! pre-printed comes from the board, nobles not named stand on the terrace, `moves` are the points of their moves. The answer
//! has `rows`, `columns`, `missions`, with an expansion `marks`, `total` and `gardeners` for each garden. A garden that cannot
//! come about is refused with the place that is wrong.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    Printed,
    garden::{Expansion, Garden, Laid},
    pieces::{Colour, Side, Symbol},
    printed::ROUNDS,
    score::Tally,
    square::{Square, Squares},
    words::nouns,
};
use crate::text::Text;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    #[serde(rename = "game")]
    _game: String,
    gardens: Vec<Typed>,
}

/// A garden as it is typed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Typed {
    name: String,
    board: Side,
    #[serde(default)]
    expansion: Option<Side>,
    #[serde(default)]
    tiles: BTreeMap<String, TileFace>,
    #[serde(default)]
    nobles: BTreeMap<String, Colour>,
    missions: Vec<Symbol>,
    moves: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum TileFace {
    Symbol,
    Gardener,
}

/// Scores the gardens.
pub(super) fn score_card(printed: &Printed, input: &Value) -> Result<Value, Text> {
    let card = Card::deserialize(input).map_err(|why| Text::new("sanssouci-card-unreadable").code("why", why))?;
    used_once(&card)?;
    let mut gardens = Vec::new();
    for typed in &card.gardens {
        gardens.push(garden(typed, printed)?);
    }
    enough_tiles(&gardens, printed)?;
    let scored = card.gardens.iter().zip(&gardens).map(|(typed, garden)| scored(typed, garden, printed));
    Ok(json!({ "gardens": scored.collect::<Vec<Value>>() }))
}

fn scored(typed: &Typed, garden: &Garden, printed: &Printed) -> Value {
    let mark = |laid: &Laid| typed.expansion.map_or(0, |side| printed.mark(side, laid.at).points(laid.turned.is_some()));
    let marks = garden.laid().iter().map(mark).sum();
    let tally = Tally::of(garden, &typed.missions, (typed.moves, marks), printed);
    let mut answer = json!({
        "name": typed.name,
        "rows": tally.rows,
        "columns": tally.columns,
        "missions": tally.missions,
    });
    if typed.expansion.is_some() {
        answer["marks"] = tally.marks.into();
    }
    answer["total"] = tally.total().into();
    answer["gardeners"] = tally.gardeners.into();
    answer
}

/// No board and no mission is there twice, and everybody has two missions.
fn used_once(card: &Card) -> Result<(), Text> {
    let (mut boards, mut expansions, mut missions) = (Vec::new(), Vec::new(), Vec::new());
    for typed in &card.gardens {
        let refused = |id: &'static str| Text::new(id).code("name", &typed.name);
        if typed.missions.len() != 2 {
            return Err(refused("sanssouci-card-missions").number("count", typed.missions.len() as i64));
        }
        if boards.contains(&typed.board.board) {
            return Err(refused("sanssouci-card-board").number("board", typed.board.board.number()));
        }
        boards.push(typed.board.board);
        if let Some(side) = typed.expansion {
            if expansions.contains(&side.board) {
                return Err(refused("sanssouci-card-expansion").number("board", side.board.number()));
            }
            expansions.push(side.board);
        }
        for mission in &typed.missions {
            if missions.contains(mission) {
                return Err(refused("sanssouci-card-mission").text("symbol", nouns::symbol(*mission)));
            }
            missions.push(*mission);
        }
    }
    Ok(())
}

/// The garden as it lies at the end.
fn garden(typed: &Typed, printed: &Printed) -> Result<Garden, Text> {
    let refused = |id: &'static str| Text::new(id).code("name", &typed.name);
    let mut garden = Garden::default();
    garden.set_side(typed.board, printed);
    if let Some(side) = typed.expansion {
        garden.set_expansion(Expansion { board: side.board, face: Some(side.face) }, printed);
    }
    if typed.tiles.len() > ROUNDS {
        return Err(refused("sanssouci-card-tiles").number("count", typed.tiles.len() as i64));
    }
    for (place, face) in &typed.tiles {
        let at: Square = place.parse().map_err(|_| refused("sanssouci-card-square").code("square", place))?;
        if garden.printed().contains(at) {
            return Err(refused("sanssouci-card-printed").text("square", nouns::square(at)));
        }
        // Which symbol a gardener has on its back is not typed: its column's will do.
        garden.lay(Laid { at, turned: (*face == TileFace::Gardener).then_some(at.symbol()) });
    }
    let paths = garden.paths();
    let (mut least, mut most) = (0, 0);
    for (noble, row) in &typed.nobles {
        let noble: Symbol = noble.parse().map_err(|_| refused("sanssouci-card-noble").code("noble", noble))?;
        let goal = Square::at(*row, noble);
        stands(&garden, paths, goal).map_err(|id| refused(id).text("square", nouns::square(goal)))?;
        garden.place_noble(noble, *row);
        least += i32::from(printed.row(*row).noble);
        most += Colour::ALL.iter().filter(|it| *it <= row).map(|it| i32::from(printed.row(*it).noble)).sum::<i32>();
    }
    if !(least..=most).contains(&typed.moves) {
        let text = refused("sanssouci-card-moves").number("moves", typed.moves);
        return Err(text.number("least", least).number("most", most));
    }
    Ok(garden)
}

/// Whether a noble can stand there: on a covered square, no gardener, connected with the beige row.
fn stands(garden: &Garden, paths: Squares, goal: Square) -> Result<(), &'static str> {
    match goal {
        goal if !garden.covered().contains(goal) => Err("sanssouci-card-noble-free"),
        goal if garden.gardeners().contains(goal) => Err("sanssouci-card-noble-gardener"),
        goal if !paths.contains(goal) => Err("sanssouci-card-noble-path"),
        _ => Ok(()),
    }
}

/// No symbol lies more often than the box holds it.
fn enough_tiles(gardens: &[Garden], printed: &Printed) -> Result<(), Text> {
    for symbol in Symbol::ALL {
        let column = Squares::column(symbol);
        let count: usize = gardens.iter().map(|garden| garden.symbols().within(column).len()).sum();
        let held = printed.tiles(4).count(symbol);
        if count > held as usize {
            let text = Text::new("sanssouci-card-symbol").text("symbol", nouns::symbol(symbol));
            return Err(text.number("count", count as i64).number("held", held));
        }
    }
    Ok(())
}
