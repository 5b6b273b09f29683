//! What a bot is: a way to play that speaks to every game through its erased face and knows nothing of any.
//!
//! A bot never sees the real state: [`choose`] deals anew whatever its seat cannot see and shows it that world, and the
//! action it picks there is legal in the real one, because a re-deal keeps a seat's choices. It plays no asides, which
//! it could play for ever. Everything a bot decides follows from the state, a seed and the playouts its budget allows.
//! Deliberately absent: any bot, clocks, and any waiting.

use super::{AnyState, Chance, Seat};

/// A way to play.
pub trait Bot: Send + Sync {
    /// Its key, now and for ever, such as `greedy`.
    fn key(&self) -> &'static str;
    /// Which of the `listed` actions of `seat` it plays. There is at least one.
    fn pick(&self, world: &dyn AnyState, seat: Seat, listed: &[String], chance: &mut Chance, budget: &mut Budget) -> usize;
}

/// All bots there are, as they are handed to whoever seats them or lets them think.
pub struct Bots {
    /// The levels that people are offered, in this order. Keys stay for ever.
    pub levels: &'static [&'static dyn Bot],
    /// Those that the levels are measured by. No lobby offers them, but they play on wherever they sit.
    pub yardsticks: &'static [&'static dyn Bot],
    /// Who plays for a person who is not there.
    pub stand_in: &'static dyn Bot,
}

impl Bots {
    /// Every bot that can sit at a table.
    pub fn all(&self) -> impl Iterator<Item = &'static dyn Bot> + use<> {
        self.levels.iter().chain(self.yardsticks).copied()
    }

    /// The bot with this key.
    pub fn bot(&self, key: &str) -> Option<&'static dyn Bot> {
        self.all().find(|bot| bot.key() == key)
    }
}

/// What a bot may spend on one decision: so many playouts, and as long as whoever asked lets it go on. Only the number of
/// playouts leaves decisions reproducible. What becomes of a decision that was broken off is the best so far.
pub struct Budget {
    /// Playouts at most, and those that were begun.
    playouts: u32,
    begun: u32,
    /// Whether there is to be one more.
    goes_on: Box<dyn FnMut() -> bool + Send>,
    /// What is left of its time, if that has an end.
    lasting: Option<Box<dyn FnMut() -> Share + Send>>,
}

/// How much of something is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Share(u32);

impl Share {
    /// All of it.
    pub const ALL: Share = Share(1 << 24);

    /// What is left of `all` when so much of it is spent; nothing of nothing.
    pub fn left(spent: u64, all: u64) -> Share {
        let left = u128::from(all.saturating_sub(spent)) * u128::from(Share::ALL.0) / u128::from(all.max(1));
        Share(left as u32)
    }

    /// Whether nothing is left.
    pub fn is_nothing(self) -> bool {
        self.0 == 0
    }

    /// How many more there will be after so many, if what is left is spent as what is gone.
    fn as_fast_as(self, so_many: u32) -> u32 {
        let gone = u64::from(Share::ALL.0 - self.0);
        let more = (u64::from(so_many) * u64::from(self.0)).checked_div(gone);
        more.and_then(|more| u32::try_from(more).ok()).unwrap_or(u32::MAX)
    }
}

impl Budget {
    /// So many playouts at most, or fewer where the bot plays fewer by itself.
    pub fn of(playouts: u32) -> Budget {
        Budget { playouts, begun: 0, goes_on: Box::new(|| true), lasting: None }
    }

    /// No limit but the bot's own.
    pub fn unlimited() -> Budget {
        Budget::of(u32::MAX)
    }

    /// Only while `goes_on` says so, which is asked before every playout.
    #[must_use]
    pub fn only_while(self, mut goes_on: impl FnMut() -> bool + Send + 'static) -> Budget {
        let mut before = self.goes_on;
        Budget { goes_on: Box::new(move || before() && goes_on()), ..self }
    }

    /// Only while something is `left`, such as time, of which bots spend each part of their thinking its share. It is asked
    /// before every playout, and begins to run when it is asked first.
    #[must_use]
    pub fn lasting(self, mut left: impl FnMut() -> Share + Send + 'static) -> Budget {
        let lasting: Box<dyn FnMut() -> Share + Send> = match self.lasting {
            None => Box::new(left),
            Some(mut before) => Box::new(move || before().min(left())),
        };
        Budget { lasting: Some(lasting), ..self }
    }

    /// No more playouts than so many.
    pub fn at_most(&mut self, playouts: u32) {
        self.playouts = self.playouts.min(playouts);
    }

    /// Whether there is to be one more playout, which begins then.
    pub fn goes_on(&mut self) -> bool {
        let goes_on =
            self.begun < self.playouts && (self.goes_on)() && self.lasting.as_mut().is_none_or(|left| !left().is_nothing());
        self.begun += u32::from(goes_on);
        goes_on
    }

    /// How many more playouts there are to be: as many as are allowed, or as are done in what is left of its time if they go on
    /// as fast as those begun.
    pub fn outlook(&mut self) -> u32 {
        let begun = self.begun;
        let in_time = self.lasting.as_mut().map_or(u32::MAX, |left| left().as_fast_as(begun));
        in_time.min(self.playouts - begun)
    }

    /// So many rounds of playouts, or fewer where it allows no more playouts.
    pub fn rounds(&self, most: u32) -> u32 {
        most.min(self.playouts)
    }
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

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    };

    use super::*;

    #[test]
    fn what_is_left_is_a_share() {
        assert_eq!(Share::left(0, 7), Share::ALL);
        assert!(Share::left(7, 7).is_nothing() && Share::left(9, 7).is_nothing() && Share::left(0, 0).is_nothing());
        assert!(Share::left(3, 7) > Share::left(4, 7) && !Share::left(6, 7).is_nothing());
        assert!(!Share::left(0, u64::MAX).is_nothing());
    }

    #[test]
    fn so_many_playouts_are_so_many() {
        let mut budget = Budget::of(9);
        budget.at_most(3);
        budget.at_most(5);
        for left in [3, 2, 1] {
            assert_eq!(budget.outlook(), left);
            assert!(budget.goes_on());
        }
        assert!(!budget.goes_on() && !budget.goes_on());
        assert_eq!(budget.outlook(), 0);
    }

    /// A quarter of the time was enough for two playouts: it goes on for six, unless fewer are allowed.
    #[test]
    fn time_lasts_as_it_has_so_far() {
        for (playouts, outlook) in [(u32::MAX, 6), (5, 3)] {
            let spent = Arc::new(AtomicU64::new(0));
            let clock = spent.clone();
            let whole = || Share::ALL;
            let mut budget = Budget::of(playouts).lasting(whole).lasting(move || Share::left(clock.load(Ordering::Relaxed), 8));
            assert_eq!(budget.outlook(), playouts, "nothing is known before the first");
            assert!(budget.goes_on() && budget.goes_on());
            spent.store(2, Ordering::Relaxed);
            assert_eq!(budget.outlook(), outlook);
            spent.store(8, Ordering::Relaxed);
            assert_eq!(budget.outlook(), 0);
            assert!(!budget.goes_on());
        }
    }
}
