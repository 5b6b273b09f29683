//! What a seat does with bureaux de change, and the notation.

use std::fmt;

use pergola_engine::Unreadable;

use super::card::Bureau;
use crate::{Action, money::Cards, pieces::Currency};

/// What a seat does with bureaux.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BureauAction {
    /// Take a bureau from the display.
    Take {
        /// Which.
        bureau: Bureau,
    },
    /// Buy the tile of a market space and play a bureau with it.
    Buy {
        /// The space, by its currency.
        space: Currency,
        /// The money.
        with: Cards,
        /// The bureau.
        bureau: Bureau,
    },
}

/// An action with a bureau, if the notation names one.
pub(crate) fn read(notation: &str) -> Option<Result<BureauAction, Unreadable>> {
    let at = notation.find("bureau-")?;
    let bureau = notation[at..].parse();
    match notation[..at].trim() {
        "take" => Some(bureau.map(|bureau| BureauAction::Take { bureau })),
        paid => match (paid.parse(), bureau) {
            (Ok(Action::Buy { space, piece: None, with }), Ok(bureau)) => Some(Ok(BureauAction::Buy { space, with, bureau })),
            _ => Some(Err(Unreadable::new(notation, "with a bureau one buys like buy 3 with green-2 blue-7 bureau-blue-green"))),
        },
    }
}

impl fmt::Display for BureauAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BureauAction::Take { bureau } => write!(f, "take {bureau}"),
            BureauAction::Buy { space, with, bureau } => write!(f, "buy {} with {with} {bureau}", space.space()),
        }
    }
}
