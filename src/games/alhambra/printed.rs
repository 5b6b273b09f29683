//! What is printed: the tiles of the box, read from `data/alhambra/tiles.csv`, and its money.

use std::iter::repeat_n;

use serde::{Deserialize, Serialize};

use super::{
    cards::Cards,
    payments::HIGHEST_PRICE,
    pieces::{Kind, Money, Tile, Walls},
};
use crate::engine::{Bag, Files, Unreadable};

/// The pieces in the box.
#[derive(Clone, Debug, Serialize)]
pub struct Printed {
    pub(super) tiles: Bag<Tile>,
    pub(super) money: Bag<Money>,
    pub(super) money_for_two: Bag<Money>,
}

#[derive(Deserialize)]
struct Row {
    #[serde(rename = "type")]
    kind: Kind,
    price: u8,
    walls: Walls,
}

const TILES: &str = "alhambra/tiles.csv";
/// With two seats one card less of each is used (rulebook p. 7).
const COPIES_FOR_TWO: u8 = 2;
/// A city is built of at most so many tiles; the grid and the lists of actions are made for it.
const MOST_TILES: u32 = 54;
/// Dirk's tiles at the beginning and a full market.
const FEWEST_TILES: u32 = 10;

impl Printed {
    /// Reads the tables; an edition may replace them.
    pub(super) fn read(files: Files<'_>) -> Result<Printed, Unreadable> {
        let bytes = files(TILES).ok_or_else(|| Unreadable::new(TILES, "it is missing"))?;
        let mut tiles = Bag::default();
        for row in csv::Reader::from_reader(bytes).deserialize() {
            let Row { kind, price, walls } = row.map_err(|why| Unreadable::new(TILES, why))?;
            let tile = Tile { kind, price, walls };
            if walls.len() == 4 || price == 0 || price > HIGHEST_PRICE {
                return Err(Unreadable::new(tile.to_string(), "a tile costs 1 to 20 and has at least one side without a wall"));
            }
            tiles.put(tile);
        }
        if !(FEWEST_TILES..=MOST_TILES).contains(&tiles.len()) {
            return Err(Unreadable::new(TILES, format!("{} tiles; a box holds 10 to 54", tiles.len())));
        }
        Ok(Printed { tiles, money: money(Cards::COPIES), money_for_two: money(COPIES_FOR_TWO) })
    }
}

fn money(copies: u8) -> Bag<Money> {
    Money::all().flat_map(|card| repeat_n(card, usize::from(copies))).collect()
}
