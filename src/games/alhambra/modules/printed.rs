//! What is printed for the modules. An edition may replace each table.
//!
//! What the box is shipped with is left out of an edition's fingerprint, so that tables opened before there were modules
//! find their edition again.

use std::sync::LazyLock;

use pergola_engine::{Files, Unreadable};
use serde::Serialize;

use super::{
    bonus::card::BonusCard,
    bureau::card::{Bureau, Bureaux},
};
use crate::{
    pieces::{Border, Currency, Kind, Tile, Walls},
    tile_set::rows,
};

/// The pieces of the modules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(in super::super) struct ModuleTables {
    pub(super) bureaux: Bureaux,
    pub(super) bonus: Vec<BonusCard>,
    #[serde(skip_serializing_if = "are_shipped_huts")]
    pub(super) huts: Vec<Tile>,
}

#[derive(serde::Deserialize)]
struct BureauRow {
    currency_1: Currency,
    currency_2: Currency,
}

#[derive(serde::Deserialize)]
struct BonusRow {
    #[serde(rename = "type")]
    kind: Kind,
    price: u8,
}

/// A hut; what its table says of its colour and its certainty is for whoever reads it.
#[derive(serde::Deserialize)]
struct HutRow {
    #[serde(rename = "type")]
    kind: Kind,
    walls: Walls,
}

/// Two each for five seats.
const FEWEST_BONUS_CARDS: usize = 10;
const BUREAUX: &str = "alhambra/bureau.csv";
const BONUS: &str = "alhambra/bonus.csv";
const HUTS: &str = "alhambra/huts.csv";

/// The tables that the box is shipped with.
const SHIPPED_FILES: [(&str, &[u8]); 3] = [
    (BUREAUX, include_bytes!("../../../../data/alhambra/bureau.csv")),
    (BONUS, include_bytes!("../../../../data/alhambra/bonus.csv")),
    (HUTS, include_bytes!("../../../../data/alhambra/huts.csv")),
];

static SHIPPED: LazyLock<Option<ModuleTables>> = LazyLock::new(|| {
    let shipped = |path: &str| SHIPPED_FILES.iter().find(|(name, _)| *name == path).map(|(_, file)| *file);
    ModuleTables::read(&shipped).ok()
});

impl ModuleTables {
    /// Reads the tables.
    pub(in super::super) fn read(files: Files<'_>) -> Result<ModuleTables, Unreadable> {
        Ok(ModuleTables { bureaux: read_bureaux(files)?, bonus: read_bonus(files)?, huts: read_huts(files)? })
    }

    /// The bonus cards of the box.
    pub(in super::super) fn bonus_cards(&self) -> &[BonusCard] {
        &self.bonus
    }

    /// The workers' huts of the box.
    pub(in super::super) fn huts(&self) -> &[Tile] {
        &self.huts
    }

    /// Whether they are those the box is shipped with.
    pub(in super::super) fn are_shipped(&self) -> bool {
        SHIPPED.as_ref() == Some(self)
    }
}

/// Those the box is shipped with are left out of a fingerprint by themselves too: there were editions before there were huts.
fn are_shipped_huts(huts: &[Tile]) -> bool {
    SHIPPED.as_ref().is_some_and(|shipped| shipped.huts == huts)
}

/// One card for each pair of currencies (expansion 1, The bureau de change: Equipment).
fn read_bureaux(files: Files<'_>) -> Result<Bureaux, Unreadable> {
    let mut bureaux = Bureaux::NONE;
    for BureauRow { currency_1, currency_2 } in rows(files, BUREAUX)? {
        let bureau = Bureau::between(currency_1, currency_2).filter(|it| !bureaux.contains(*it));
        bureaux.put(bureau.ok_or_else(|| Unreadable::new(BUREAUX, "each pair of different currencies stands there once"))?);
    }
    if bureaux == Bureaux::ALL {
        return Ok(bureaux);
    }
    Err(Unreadable::new(BUREAUX, format!("{} cards; there is one for each of the six pairs of currencies", bureaux.len())))
}

/// One card for each tile without a wall (expansion 1, The bonus cards: How the bonus cards work).
fn read_bonus(files: Files<'_>) -> Result<Vec<BonusCard>, Unreadable> {
    let card = |BonusRow { kind, price }| BonusCard::of(Tile { kind, price, walls: Walls::NONE });
    let mut cards: Vec<BonusCard> = rows(files, BONUS)?.into_iter().filter_map(card).collect();
    cards.sort_unstable();
    let is_twice = cards.windows(2).any(|pair| pair[0] == pair[1]);
    if is_twice || cards.len() < FEWEST_BONUS_CARDS {
        return Err(Unreadable::new(BONUS, format!("{} cards; there are ten, each once", cards.len())));
    }
    Ok(cards)
}

/// Huts of the types of the Alhambra, no two alike (expansion 1, The workers' huts: Equipment). Which walls they have is
/// reconstructed; an edition may replace the table.
fn read_huts(files: Files<'_>) -> Result<Vec<Tile>, Unreadable> {
    let mut huts: Vec<Tile> =
        rows(files, HUTS)?.into_iter().map(|HutRow { kind, walls }| Tile { kind, price: 0, walls }).collect();
    huts.sort_unstable();
    if huts.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(Unreadable::new(HUTS, "each hut stands there once"));
    }
    match huts.iter().find(|hut| hut.kind.border() != Border::Wall || hut.walls.len() == 4) {
        Some(hut) => Err(Unreadable::new(HUTS, format!("{hut} has no side without a wall, or is none of the Alhambra's"))),
        None => Ok(huts),
    }
}
