//! What is printed: the tiles of the box with their prizes, and its money. In the combined game there are two sets of tiles.

use std::iter::repeat_n;

use pergola_engine::{Bag, Files, Meta, Unreadable};
use serde::Serialize;

use super::{
    COMBINED, GRANADA,
    granada::{Face, Scoring},
    modules::ModuleTables,
    money::Cards,
    pieces::{Border, Kind, Money, Round, Tile},
    tile_set::TileSet,
};

/// The pieces in the box.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Printed {
    pub(super) tiles: TileSet,
    /// Granada's tiles, where they are played together with the Alhambra's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) granada: Option<TileSet>,
    pub(super) money: Bag<Money>,
    pub(super) money_for_two: Bag<Money>,
    #[serde(skip_serializing_if = "ModuleTables::are_shipped")]
    pub(super) modules: ModuleTables,
}

const TILES: &str = "alhambra/tiles.csv";
const PRIZES: &str = "alhambra/prizes.csv";
const GRANADA_TILES: &str = "alhambra/granada_tiles.csv";
const GRANADA_PRIZES: &str = "alhambra/granada_prizes.csv";
/// With two seats one card less of each is used (rulebook p. 7).
const COPIES_FOR_TWO: u8 = 2;

impl Printed {
    /// Reads the tables of Alhambra, of Granada, or of both; an edition may replace them.
    pub(super) fn read(meta: &Meta, files: Files<'_>) -> Result<Printed, Unreadable> {
        let granada = || TileSet::read_double_sided(files, GRANADA_TILES, GRANADA_PRIZES);
        let tiles = if meta.key == GRANADA.key { granada()? } else { TileSet::read(files, TILES, PRIZES)? };
        let granada = if meta.key == COMBINED.key { Some(granada()?) } else { None };
        let modules = ModuleTables::read(files)?;
        Ok(Printed { tiles, granada, money: money(Cards::COPIES), money_for_two: money(COPIES_FOR_TWO), modules })
    }

    /// Whether tiles of Granada are played with, alone or beside the Alhambra's.
    pub(super) const fn has_granada(&self) -> bool {
        self.granada.is_some() || self.tiles.is_double_sided()
    }

    /// The types of building that are played with, in the order in which they are scored.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.tiles.kinds().chain(self.granada.iter().flat_map(TileSet::kinds))
    }

    /// The set that the tiles of a type belong to.
    pub(super) fn set_of(&self, kind: Kind) -> &TileSet {
        self.granada.as_ref().filter(|_| kind.border() == Border::Moat).unwrap_or(&self.tiles)
    }

    /// The other side of a double-sided tile.
    pub(super) fn other_side(&self, side: Tile) -> Option<Tile> {
        self.set_of(side.kind).other_side(side)
    }

    /// The side by which a tile is known, whichever lies up.
    pub(super) fn known_side(&self, side: Tile) -> Tile {
        self.set_of(side.kind).known_side(side)
    }

    /// A drawn tile with this face up; a one-sided tile as it is.
    pub(super) fn showing(&self, face: Face, tile: Tile) -> Tile {
        self.set_of(tile.kind).showing(face, tile)
    }

    /// What a round pays for the first ranks in a type; see [`TileSet::pays`].
    pub(super) fn pays(&self, scoring: Scoring, round: Round, kind: Kind, buildings: u32) -> [i32; 3] {
        self.set_of(kind).pays(scoring, round, kind, buildings)
    }
}

fn money(copies: u8) -> Bag<Money> {
    Money::all().flat_map(|card| repeat_n(card, usize::from(copies))).collect()
}
