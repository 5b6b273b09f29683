//! What a seat does with its vizier, and the notation.

use std::fmt;

use pergola_engine::Unreadable;

use super::order::StandingOrder;

/// What a seat does with its vizier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VizierAction {
    /// Turn the vizier up again, as the action of a turn.
    Wake,
    /// Answer that the seat wants the favour, or does not.
    Answer {
        /// Whether it does.
        favour: bool,
    },
    /// Give the standing order, in or out of turn.
    Order {
        /// From the next offer on.
        order: StandingOrder,
    },
}

/// An action of a vizier, if the notation begins with one of its verbs.
pub(crate) fn read(notation: &str) -> Option<Result<VizierAction, Unreadable>> {
    let (verb, rest) = notation.split_once(char::is_whitespace).unwrap_or((notation, ""));
    match (verb, rest.trim()) {
        ("wake", "") => Some(Ok(VizierAction::Wake)),
        ("favour", "") => Some(Ok(VizierAction::Answer { favour: true })),
        ("decline", "") => Some(Ok(VizierAction::Answer { favour: false })),
        ("standing", order) => Some(order.parse().map(|order| VizierAction::Order { order })),
        _ => None,
    }
}

impl fmt::Display for VizierAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VizierAction::Wake => f.write_str("wake"),
            VizierAction::Answer { favour: true } => f.write_str("favour"),
            VizierAction::Answer { favour: false } => f.write_str("decline"),
            VizierAction::Order { order } => write!(f, "standing {order}"),
        }
    }
}
