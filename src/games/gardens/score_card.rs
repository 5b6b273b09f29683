//! Scores a board of the physical game typed in as JSON.
//!
//! `{"game":"gardens","values":[[7 rows of 7]],"tiles":{"c4":["lavender","orange","palm","lemon",5]},
//! "owners":{"orange":"Ann"}}`: kinds clockwise from the north-west, then the number. The answer lists each enclosed
//! building with `at` = its row and column in `values`, both counted from 0, and the totals of the owners:
//! `{"buildings":[{"at":[3,2],"value":3,"counts":{"orange":5,…},"winner":"orange","points":12}],"totals":{"Ann":12}}`.
//! A board that cannot come about with this box is refused, with the reason.

use std::collections::BTreeMap;

use pergola_engine::typed::Typed;
use pergola_text::Text;
use serde_json::{Map, Value, json};

use super::{
    Printed,
    board::{Board, Planted},
    pieces::{Building, Field, SQUARE_SIDE, SQUARES, Tile, Tree},
    words,
};

type Owners = BTreeMap<Tree, String>;

/// Kinds of trees a seat owns, also in the variant for two seats (rulebook p. 6).
const MOST_KINDS: usize = 2;

/// Scores the board.
pub(super) fn score_card(printed: &Printed, input: &Value) -> Result<Value, Text> {
    let card = Typed::whole(input);
    card.only(&["game", "values", "tiles", "owners"])?;
    let mut board = Board::new(values(&card.field("values")?, printed)?);
    if let Some(tiles) = card.field_if_any("tiles")? {
        plant(&mut board, &tiles)?;
    }
    let owners = card.field_if_any("owners")?.map_or_else(|| Ok(Owners::new()), |typed| owners(&typed))?;
    let mut totals: BTreeMap<&String, u32> = owners.values().map(|owner| (owner, 0)).collect();
    let buildings = board.all_built().map(|built| {
        if let Some(owner) = built.winner.and_then(|tree| owners.get(&tree)) {
            *totals.entry(owner).or_default() += u32::from(built.points);
        }
        let trees = board.trees(built.square);
        let counts: Map<String, Value> = Tree::ALL.iter().map(|tree| (tree.to_string(), trees[*tree as usize].into())).collect();
        json!({
            "at": [built.square.row(), built.square.column()],
            "value": built.value,
            "counts": counts,
            "winner": built.winner,
            "points": built.points,
        })
    });
    let buildings: Vec<Value> = buildings.collect();
    Ok(json!({ "buildings": buildings, "totals": totals }))
}

/// The values of the buildings in reading order: no more of one than the box holds.
fn values(typed: &Typed<'_>, printed: &Printed) -> Result<[u8; SQUARES], Text> {
    let rows = typed.list()?.iter().map(Typed::list).collect::<Result<Vec<_>, Text>>()?;
    let square = rows.len() == SQUARE_SIDE && rows.iter().all(|row| row.len() == SQUARE_SIDE);
    let values = rows.iter().flatten().map(|value| value.number(1, 5)).collect::<Result<Vec<u8>, Text>>()?;
    let values: [u8; SQUARES] = values.try_into().ok().filter(|_| square).ok_or_else(|| typed.wrong("gardens-card-values"))?;
    for value in 1..=5 {
        let count = values.iter().filter(|it| **it == value).count() as i64;
        let boxed = i64::from(printed.buildings.count(Building(value)));
        if count > boxed {
            let text = typed.wrong("gardens-card-too-many").number("value", value);
            return Err(text.number("count", count).number("boxed", boxed));
        }
    }
    Ok(values)
}

fn plant(board: &mut Board, typed: &Typed<'_>) -> Result<(), Text> {
    let mut used: Vec<Tile> = Vec::new();
    for (name, place) in &typed.entries()? {
        let field: Field = name.parse().map_err(|_| place.wrong("gardens-card-field").code("field", name))?;
        let planted = tile(place)?;
        if used.contains(&planted.tile) {
            return Err(place.wrong("gardens-card-twice").text("tile", words::tile(planted.tile)));
        }
        used.push(planted.tile);
        let _built = board.plant(field, planted);
    }
    match out_of_reach(board) {
        Some(field) => Err(typed.wrong("gardens-card-out-of-reach").code("field", field)),
        None => Ok(()),
    }
}

/// The tile typed in for a field: its kinds clockwise from the north-west, then its number.
fn tile(place: &Typed<'_>) -> Result<Planted, Text> {
    let wrong = || place.wrong("gardens-card-tile");
    let typed = place.list()?;
    let Some((number, kinds)) = typed.split_last().filter(|(_, kinds)| kinds.len() == Tree::ALL.len()) else {
        return Err(wrong());
    };
    let trees = kinds.iter().map(kind).collect::<Result<Vec<Tree>, Text>>()?;
    let number = number.number(1, 6)?;
    let (trees, tile) = <[Tree; 4]>::try_from(trees).ok().and_then(|it| Some((it, Tile::of(number, it)?))).ok_or_else(wrong)?;
    let turns = (0..4).find(|turns| tile.trees(*turns) == trees).unwrap_or(0);
    Ok(Planted { tile, turns })
}

fn kind(typed: &Typed<'_>) -> Result<Tree, Text> {
    let key = typed.word()?;
    key.parse().map_err(|_| typed.wrong("gardens-card-kind").code("kind", key))
}

/// A planted field where no tile could come: the first lies on an inner field, each further one beside one that lies
/// (rulebook p. 2, In the first turn; During each further turn).
fn out_of_reach(board: &Board) -> Option<Field> {
    let planted = || Field::all().filter(|field| board.planted(*field).is_some());
    let mut reached = planted().find(|field| field.is_inner()).map_or(0, |first| 1 << first.0);
    loop {
        let beside = planted().filter(|field| field.neighbours() & reached != 0);
        let further = beside.fold(reached, |reached, field| reached | 1u64 << field.0);
        if further == reached {
            break;
        }
        reached = further;
    }
    planted().find(|field| reached >> field.0 & 1 == 0)
}

/// Whose each kind is.
fn owners(typed: &Typed<'_>) -> Result<Owners, Text> {
    let mut owners = Owners::new();
    for (key, owner) in typed.entries()? {
        let kind: Tree = key.parse().map_err(|_| typed.wrong("gardens-card-kind").code("kind", key))?;
        owners.insert(kind, owner.name()?.to_owned());
    }
    let kinds_of = |owner: &String| owners.values().filter(|it| *it == owner).count();
    let too_many = |owner: &&String| kinds_of(owner) > if names(&owners) > 2 { 1 } else { MOST_KINDS };
    match owners.values().find(too_many) {
        Some(owner) => Err(typed.wrong("gardens-card-owner").code("owner", owner).number("kinds", kinds_of(owner) as i64)),
        None => Ok(owners),
    }
}

/// How many own trees.
fn names(owners: &Owners) -> usize {
    owners.values().collect::<std::collections::BTreeSet<_>>().len()
}
