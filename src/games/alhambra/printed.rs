//! What is printed: the sets of tiles in the box with their prizes, and its money.

use std::iter::repeat_n;

use pergola_engine::{Bag, Files, Meta, Unreadable};
use serde::Serialize;

use super::{
    COMBINED, Face, GRANADA, Scoring, combined,
    granada::tiles as granada,
    modules::ModuleTables,
    money::{Cards, PILES},
    pieces::{Border, Kind, Money, Round, Tile},
    tile_set::TileSet,
};

/// The pieces in the box.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(into = "Edition")]
pub struct Printed {
    /// One set of tiles, or two that are played together, each with a border of its own.
    pub(super) sets: Vec<TileSet>,
    pub(super) money: Bag<Money>,
    pub(super) money_for_two: Bag<Money>,
    pub(super) modules: ModuleTables,
}

const TILES: &str = "alhambra/tiles.csv";
const PRIZES: &str = "alhambra/prizes.csv";
/// With two seats one card less of each is used (rulebook p. 7).
const COPIES_FOR_TWO: u8 = 2;

impl Printed {
    /// Reads the tables of the game with these facts; an edition may replace them.
    pub(super) fn read(meta: &Meta, files: Files<'_>) -> Result<Printed, Unreadable> {
        let sets = sets_of(meta, files)?;
        let modules = ModuleTables::read(files)?;
        Ok(Printed { sets, money: money(Cards::COPIES), money_for_two: money(COPIES_FOR_TWO), modules })
    }

    /// What the tiles of the first set carry on their edges.
    pub(super) fn border(&self) -> Border {
        self.sets.first().map_or(Border::Wall, TileSet::border)
    }

    /// Whether tiles of two kinds are played with, whose borders meet in every city.
    pub(super) const fn is_of_both(&self) -> bool {
        self.sets.len() > 1
    }

    /// Whether tiles with two sides are among them.
    pub(super) fn has_two_sides(&self) -> bool {
        self.sets.iter().any(TileSet::is_double_sided)
    }

    /// The scoring cards, each in its pile of the deck, and the one that lies aside at first: cards A and B come into the
    /// second and the fourth pile (rulebook p. 3, Getting ready to play).
    pub(super) fn scoring_cards(&self) -> ([Option<Round>; PILES], Option<Round>) {
        if self.is_of_both() { combined::SCORING_CARDS } else { ([None, Some(Round::A), None, Some(Round::B), None], None) }
    }

    /// The types of building that are played with, in the order in which they are scored.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.sets.iter().flat_map(TileSet::kinds)
    }

    /// The set that the tiles of a type belong to.
    pub(super) fn set_of(&self, kind: Kind) -> &TileSet {
        self.sets.iter().find(|set| set.border() == kind.border()).unwrap_or(&self.sets[0])
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

/// By this form an edition is known: a second set is told of only where there is one, and the tables of modules only where they
/// are not those of the box.
#[derive(Serialize)]
struct Edition {
    tiles: TileSet,
    #[serde(skip_serializing_if = "Option::is_none")]
    granada: Option<TileSet>,
    money: Bag<Money>,
    money_for_two: Bag<Money>,
    #[serde(skip_serializing_if = "ModuleTables::are_shipped")]
    modules: ModuleTables,
}

impl From<Printed> for Edition {
    fn from(Printed { sets, money, money_for_two, modules }: Printed) -> Edition {
        let mut sets = sets.into_iter();
        let tiles = sets.next().unwrap_or_default();
        Edition { tiles, granada: sets.next(), money, money_for_two, modules }
    }
}

/// The sets of tiles that each game of the family is played with.
fn sets_of(meta: &Meta, files: Files<'_>) -> Result<Vec<TileSet>, Unreadable> {
    let alhambra = (meta.key != GRANADA.key).then(|| TileSet::read(files, TILES, PRIZES));
    let granada = (meta.key == GRANADA.key || meta.key == COMBINED.key).then(|| granada::read(files));
    alhambra.into_iter().chain(granada).collect()
}

fn money(copies: u8) -> Bag<Money> {
    Money::all().flat_map(|card| repeat_n(card, usize::from(copies))).collect()
}
