//! Bots: players made of code. They speak to every game through its erased face and know nothing of any.
//!
//! A bot never sees the real state: [`choose`] deals anew whatever its seat cannot see and shows it that world, and the
//! action it picks there is legal in the real one, because a re-deal keeps a seat's choices. It plays no asides, which
//! it could play for ever. Everything a bot decides follows from the state, a seed and the playouts its budget allows.
//! Deliberately absent: their names, which are in the text files, and any waiting.

mod budget;
mod greedy;
mod levels;
mod random;

use pergola_engine::{AnyState, Chance, Seat};

pub use self::budget::{Budget, processor_time};

/// The levels that people are offered, in this order. Keys stay for ever.
pub static LEVELS: &[&dyn Bot] = &[&levels::EASY, &levels::NORMAL, &levels::HARD];

/// Those that the levels are measured by. No lobby offers them, but they play on wherever they sit.
pub static YARDSTICKS: &[&dyn Bot] = &[&random::Random, &greedy::Greedy];

/// Every bot there is.
pub fn all() -> impl Iterator<Item = &'static dyn Bot> {
    LEVELS.iter().chain(YARDSTICKS).copied()
}

/// A way to play.
pub trait Bot: Send + Sync {
    /// Its key, now and for ever, such as `greedy`.
    fn key(&self) -> &'static str;
    /// Which of the `listed` actions of `seat` it plays. There is at least one.
    fn pick(&self, world: &dyn AnyState, seat: Seat, listed: &[String], chance: &mut Chance, budget: &mut Budget) -> usize;
}

/// The bot with this key.
pub fn bot(key: &str) -> Option<&'static dyn Bot> {
    all().find(|bot| bot.key() == key)
}

/// Who plays for a person who is not there: like the normal level, but it spends nothing that its seat has once in a game, or
/// wins back only with an action, while there is anything else to do.
pub fn stand_in() -> &'static dyn Bot {
    &levels::STAND_IN
}

/// The action that `bot` plays for `seat`, as notation; nothing when the seat has none. The same state, seed and number of
/// playouts give the same action.
pub fn choose(bot: &dyn Bot, state: &dyn AnyState, seat: Seat, seed: u64, budget: &mut Budget) -> Option<String> {
    let mut chance = Chance::silent(seed);
    let world = state.determinize(seat, &mut chance);
    let mut listed = world.without_asides(seat);
    match listed.len() {
        0 => None,
        1 => listed.pop(),
        _ => {
            let picked = bot.pick(&*world, seat, &listed, &mut chance, budget);
            Some(listed.swap_remove(picked))
        }
    }
}
