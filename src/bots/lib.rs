//! Bots: players made of code, as a value that the catalogue hands on with the games.
//!
//! Deliberately absent: what a bot is, which is said beside the games, their names, which are in the text files, clocks, and
//! any waiting.

mod greedy;
mod levels;
mod random;

pub use pergola_engine::{Bot, Bots, Budget, choose};

/// All bots there are. Who plays for a person who is not there is like the normal level, but spends nothing that its seat has
/// once in a game, or wins back only with an action, while there is anything else to do.
pub static BOTS: Bots = Bots {
    levels: &[&levels::EASY, &levels::NORMAL, &levels::HARD],
    yardsticks: &[&random::Random, &greedy::Greedy],
    stand_in: &levels::STAND_IN,
};

/// Every bot that can sit at a table.
pub fn all() -> impl Iterator<Item = &'static dyn Bot> {
    BOTS.all()
}

/// The bot with this key.
pub fn bot(key: &str) -> Option<&'static dyn Bot> {
    BOTS.bot(key)
}
