//! The cards in the deck that are no money: scoring cards, and those of modules.

use std::{fmt, str::FromStr};

use pergola_engine::{Unreadable, stored_as_code};

use super::bureau::card::Bureau;
use crate::pieces::Round;

/// A card in the deck that is no money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Special {
    /// The scoring card that starts this round. Written `scoring-a`.
    Scoring(Round),
    /// A card of a module, the only one that has any: a bureau de change. Written `bureau-blue-green`.
    Module(Bureau),
}

stored_as_code!(Special);

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Special::Scoring(round) => write!(f, "scoring-{round}"),
            Special::Module(card) => card.fmt(f),
        }
    }
}

impl FromStr for Special {
    type Err = Unreadable;

    fn from_str(code: &str) -> Result<Special, Unreadable> {
        let round = code.strip_prefix("scoring-").and_then(|round| round.parse().ok()).map(Special::Scoring);
        let special = round.or_else(|| code.parse().ok().map(Special::Module));
        special.ok_or_else(|| Unreadable::new(code, "a special card is scoring-a, scoring-b, or one like bureau-blue-green"))
    }
}
