//! Scores a board of the physical game typed in as JSON.
//!
//! `{"game":"gardens","values":[[7 rows of 7]],"tiles":{"c4":["lavender","orange","palm","lemon",5]},
//! "owners":{"orange":"Ann"}}`: kinds clockwise from the north-west, then the number. The answer lists each enclosed
//! building with `at` = row and column from the north-west (0-6), and the totals of the owners:
//! `{"buildings":[{"at":[3,2],"value":3,"counts":{"orange":5,…},"winner":"orange","points":12}],"totals":{"Ann":12}}`.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{
    board::{Board, Planted},
    pieces::{Field, SQUARE_SIDE, SQUARES, Tile, Tree},
    words,
};
use crate::text::Text;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    #[serde(rename = "game")]
    _game: String,
    values: Vec<Vec<u8>>,
    #[serde(default)]
    tiles: BTreeMap<String, (Tree, Tree, Tree, Tree, u8)>,
    #[serde(default)]
    owners: BTreeMap<Tree, String>,
}

/// Scores the board.
pub(super) fn score_card(input: &Value) -> Result<Value, Text> {
    let card: Card = Card::deserialize(input).map_err(|why| Text::new("gardens-card-unreadable").code("why", why))?;
    let board = planted(&card)?;
    let mut totals: BTreeMap<&String, u32> = card.owners.values().map(|owner| (owner, 0)).collect();
    let buildings = board.all_built().map(|built| {
        if let Some(owner) = built.winner.and_then(|tree| card.owners.get(&tree)) {
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

fn planted(card: &Card) -> Result<Board, Text> {
    let values: Vec<u8> = card.values.iter().flatten().copied().collect();
    let square = card.values.len() == SQUARE_SIDE && card.values.iter().all(|row| row.len() == SQUARE_SIDE);
    let values: [u8; SQUARES] = values.try_into().ok().filter(|_| square).ok_or(Text::new("gardens-card-values"))?;
    if let Some(wrong) = values.iter().find(|value| !(1..=5).contains(*value)) {
        return Err(Text::new("gardens-card-value").number("value", *wrong));
    }
    let mut board = Board::new(values);
    let mut used: Vec<Tile> = Vec::new();
    for (name, (nw, ne, se, sw, number)) in &card.tiles {
        let field: Field = name.parse().map_err(|_| Text::new("gardens-card-field").code("field", name))?;
        let trees = [*nw, *ne, *se, *sw];
        let tile = Tile::of(*number, trees).ok_or_else(|| Text::new("gardens-card-tile").code("field", name))?;
        if used.contains(&tile) {
            return Err(Text::new("gardens-card-twice").text("tile", words::tile(tile)));
        }
        used.push(tile);
        let turns = (0..4).find(|turns| tile.trees(*turns) == trees).unwrap_or(0);
        let _built = board.plant(field, Planted { tile, turns });
    }
    Ok(board)
}
