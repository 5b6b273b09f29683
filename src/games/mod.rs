//! The catalogue: every game, by its entry and its place in the list.

pub mod alhambra;
pub mod gardens;
pub mod hanging_gardens;
mod page;

use crate::engine::{Entry, Game};

static ALHAMBRA: Entry<alhambra::Alhambra> = Entry::new();
static GARDENS: Entry<gardens::Gardens> = Entry::new();
static HANGING_GARDENS: Entry<hanging_gardens::HangingGardens> = Entry::new();

/// All games, in the order in which people are offered them. Keys stay for ever.
pub static GAMES: &[&dyn Game] = &[&ALHAMBRA, &GARDENS, &HANGING_GARDENS];

/// The game with this key.
pub fn game(key: &str) -> Option<&'static dyn Game> {
    GAMES.iter().copied().find(|game| game.meta().key == key)
}
