//! Bots: players made of code. They speak to every game through its erased face and know nothing of any.
//!
//! A bot never sees the real state: [`choose`] deals anew whatever its seat cannot see and shows it that world, and the
//! action it picks there is legal in the real one, because a re-deal keeps a seat's choices. It plays no asides, which
//! it could play for ever. Everything a bot decides follows from the state and a seed. Deliberately absent: their names,
//! which are in the text files, and any waiting.

mod greedy;
mod random;

use crate::engine::{AnyState, Chance, Seat};

/// All bots, in the order in which people are offered them. Keys stay for ever.
pub static BOTS: &[&dyn Bot] = &[&random::Random, &greedy::Greedy];

/// A way to play.
pub trait Bot: Send + Sync {
    /// Its key, now and for ever, such as `greedy`.
    fn key(&self) -> &'static str;
    /// Which of the `listed` actions of `seat` it plays. There is at least one.
    fn pick(&self, world: &dyn AnyState, seat: Seat, listed: &[String], chance: &mut Chance) -> usize;
}

/// The bot with this key.
pub fn bot(key: &str) -> Option<&'static dyn Bot> {
    BOTS.iter().copied().find(|bot| bot.key() == key)
}

/// The action that `bot` plays for `seat`, as notation; nothing when the seat has none. The same state and seed give the
/// same action.
pub fn choose(bot: &dyn Bot, state: &dyn AnyState, seat: Seat, seed: u64) -> Option<String> {
    let mut chance = Chance::silent(seed);
    let world = state.determinize(seat, &mut chance);
    let mut listed = world.without_asides(seat);
    match listed.len() {
        0 => None,
        1 => listed.pop(),
        _ => {
            let picked = bot.pick(&*world, seat, &listed, &mut chance);
            Some(listed.swap_remove(picked))
        }
    }
}
