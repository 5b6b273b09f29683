//! What is printed: the tiles of the box with their prizes, and its money.

use std::iter::repeat_n;

use serde::Serialize;

use super::{modules::ModuleTables, money::Cards, pieces::Money, tile_set::TileSet};
use crate::engine::{Bag, Files, Unreadable};

/// The pieces in the box.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Printed {
    pub(super) tiles: TileSet,
    pub(super) money: Bag<Money>,
    pub(super) money_for_two: Bag<Money>,
    #[serde(skip_serializing_if = "ModuleTables::are_shipped")]
    pub(super) modules: ModuleTables,
}

const TILES: &str = "alhambra/tiles.csv";
const PRIZES: &str = "alhambra/prizes.csv";
/// With two seats one card less of each is used (rulebook p. 7).
const COPIES_FOR_TWO: u8 = 2;

impl Printed {
    /// Reads the tables; an edition may replace them.
    pub(super) fn read(files: Files<'_>) -> Result<Printed, Unreadable> {
        let tiles = TileSet::read(files, TILES, PRIZES)?;
        let modules = ModuleTables::read(files)?;
        Ok(Printed { tiles, money: money(Cards::COPIES), money_for_two: money(COPIES_FOR_TWO), modules })
    }
}

fn money(copies: u8) -> Bag<Money> {
    Money::all().flat_map(|card| repeat_n(card, usize::from(copies))).collect()
}
