//! A seat's plan for its next turn.

pub(crate) mod card;
pub(crate) mod fulfil;
