//! What a seat does with its bonus cards, and the notation.

use std::fmt;

use pergola_engine::Unreadable;

use super::card::{AtScoring, BonusCard};

/// What a seat does with its bonus cards, in or out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BonusAction {
    /// Reveal a card.
    Reveal {
        /// Which.
        card: BonusCard,
    },
    /// Give a card its standing order.
    Order {
        /// Which.
        card: BonusCard,
        /// From now on.
        order: AtScoring,
    },
}

/// An action with a bonus card, if the notation begins with one of their verbs.
pub(crate) fn read(notation: &str) -> Option<Result<BonusAction, Unreadable>> {
    let (verb, rest) = notation.split_once(char::is_whitespace).unwrap_or((notation, ""));
    match verb {
        "reveal" => Some(rest.trim().parse().map(|card| BonusAction::Reveal { card })),
        "order" => Some(read_order(notation, rest.trim())),
        _ => None,
    }
}

fn read_order(notation: &str, rest: &str) -> Result<BonusAction, Unreadable> {
    let parts = rest.split_once(char::is_whitespace);
    let (card, order) = parts.ok_or_else(|| Unreadable::new(notation, "it is written like order bonus-garden-10 hold"))?;
    Ok(BonusAction::Order { card: card.parse()?, order: order.trim().parse()? })
}

impl fmt::Display for BonusAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BonusAction::Reveal { card } => write!(f, "reveal {card}"),
            BonusAction::Order { card, order } => write!(f, "order {card} {order}"),
        }
    }
}
