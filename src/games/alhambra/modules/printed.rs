//! What is printed for the modules. An edition may replace each table.
//!
//! What the box is shipped with is left out of an edition's fingerprint, so that tables opened before there were modules
//! find their edition again.

use std::sync::LazyLock;

use serde::Serialize;

use super::{
    bonus::BonusCard,
    bureau::{Bureau, Bureaux},
};
use crate::{
    data,
    engine::{Files, Unreadable},
    games::alhambra::{
        pieces::{Currency, Kind, Tile, Walls},
        tile_set::rows,
    },
};

/// The pieces of the modules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(in super::super) struct ModuleTables {
    pub(super) bureaux: Bureaux,
    pub(super) bonus: Vec<BonusCard>,
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

/// Two each for five seats.
const FEWEST_BONUS_CARDS: usize = 10;
const BUREAUX: &str = "alhambra/bureau.csv";
const BONUS: &str = "alhambra/bonus.csv";

static SHIPPED: LazyLock<Option<ModuleTables>> = LazyLock::new(|| ModuleTables::read(&|path| data::file(path)).ok());

impl ModuleTables {
    /// Reads the tables.
    pub(in super::super) fn read(files: Files<'_>) -> Result<ModuleTables, Unreadable> {
        Ok(ModuleTables { bureaux: read_bureaux(files)?, bonus: read_bonus(files)? })
    }

    /// The bonus cards of the box.
    pub(in super::super) fn bonus_cards(&self) -> &[BonusCard] {
        &self.bonus
    }

    /// Whether they are those the box is shipped with.
    pub(in super::super) fn are_shipped(&self) -> bool {
        SHIPPED.as_ref() == Some(self)
    }
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
