//! What is printed: the tiles of the box with their prizes, and its money.

use std::iter::repeat_n;

use serde::Serialize;

use super::{GRANADA, money::Cards, pieces::Money, tile_set::TileSet};
use crate::engine::{Bag, Files, Meta, Unreadable};

/// The pieces in the box.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Printed {
    pub(super) tiles: TileSet,
    pub(super) money: Bag<Money>,
    pub(super) money_for_two: Bag<Money>,
}

const TILES: &str = "alhambra/tiles.csv";
const PRIZES: &str = "alhambra/prizes.csv";
const GRANADA_TILES: &str = "alhambra/granada_tiles.csv";
const GRANADA_PRIZES: &str = "alhambra/granada_prizes.csv";
/// With two seats one card less of each is used (rulebook p. 7).
const COPIES_FOR_TWO: u8 = 2;

impl Printed {
    /// Reads the tables of Alhambra, or of Granada; an edition may replace them.
    pub(super) fn read(meta: &Meta, files: Files<'_>) -> Result<Printed, Unreadable> {
        let tiles = if meta.key == GRANADA.key {
            TileSet::read_double_sided(files, GRANADA_TILES, GRANADA_PRIZES)?
        } else {
            TileSet::read(files, TILES, PRIZES)?
        };
        Ok(Printed { tiles, money: money(Cards::COPIES), money_for_two: money(COPIES_FOR_TWO) })
    }
}

fn money(copies: u8) -> Bag<Money> {
    Money::all().flat_map(|card| repeat_n(card, usize::from(copies))).collect()
}
