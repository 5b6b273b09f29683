//! Money: the cards, what a seat holds, what lies in the display, the deck, and which cards pay a price.
//!
//! Deliberately absent: whose turn it is, and what a turn allows.

mod cards;
mod deck;
mod display;
mod mixed;
mod payments;
mod purse;

pub use self::{cards::Cards, purse::Purse};
pub(super) use self::{
    deck::{Deck, PILES},
    display::{Display, SEVERAL_AT_MOST},
    mixed::mixed_payments,
    payments::{HIGHEST_PRICE, MOST_PAYMENTS},
};
