//! How a bot finds what to play, written once for every game.
//!
//! A [`Search`] says how: by looking one turn ahead, by a race of the best first actions in playouts (flat Monte Carlo), or by
//! a race of many more playouts, as suits the game: they grow a tree over what the seat can tell (Cowling, Powley, Whitehouse:
//! Information Set Monte Carlo Tree Search, 2012), or each choice in them is made with more care. Each playout begins in a
//! world dealt anew, so that nothing hidden from the seat sways it; it is guided by [`State::advantage`], and broken off after
//! a few turns, where [`State::worth`] says how everybody stands. Every seat plays for its own lead over the best other.
//!
//! A turn that meets no luck and brings no [`State::progress`] moves nothing on: whatever it changes can be changed back. A
//! search considers such turns only every other time while there are others, and ends a turn rather than do what is no
//! better, so that sooner or later somebody plays on. The same world, luck and number of playouts give the same action.
//! Deliberately absent: clocks, since whoever asks says how much is left; floating numbers, which are not the same
//! everywhere; asides, which a bot could play for ever.

mod first;
mod guide;
mod race;
mod survey;
#[cfg(test)]
mod toys;
mod tree;

use self::{
    first::First,
    guide::{Guide, next_to_act},
    race::race,
    tree::Tree,
};
pub use self::{
    race::beyond_doubt,
    survey::{Forecast, survey},
};
use super::{bot::Budget, chance::Chance, seat::Seat, state::State};

/// How an action is searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Search {
    /// The way.
    pub method: Method,
    /// Playouts at most.
    pub playouts: u32,
    /// Whether what is rare is spent only where nothing else can be done: see [`State::spends_what_is_rare`].
    pub sparing: bool,
}

/// A way to search for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The action after which its seat can stand best at the end of its own turn. One in so many actions is overlooked.
    Glance {
        /// At least 2.
        overlooks: u32,
    },
    /// Playouts from each promising action, all under the same luck; what falls behind is dropped.
    Race,
    /// As long as there is anything to spend, in the way that suits the game best, or in this one. Of all ways to choose it
    /// alone keeps in mind what everybody saw: see [`State::forgetting`].
    Long(Option<Thought>),
}

/// A way to think long about an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thought {
    /// A race whose playouts begin where a growing tree ends.
    Tree,
    /// A race in whose playouts everybody chooses among almost all they can do, and not among a few: where what an action
    /// brings is seen at once, and the next one undoes it.
    Broad,
}

/// Asked before every round of playouts whether there is to be one more.
pub type GoesOn<'a> = &'a mut dyn FnMut() -> bool;

/// The action that `seat` had best play, of those that move a turn on; nothing where it has none.
pub fn search<S: State>(world: &S, seat: Seat, how: &Search, chance: &mut Chance, budget: &mut Budget) -> Option<S::Action> {
    budget.at_most(how.playouts);
    let mut guide = Guide::new();
    let mut listed = guide.list(world, seat);
    if how.sparing && listed.iter().any(|action| !S::spends_what_is_rare(action)) {
        listed.retain(|action| !S::spends_what_is_rare(action));
    }
    if listed.len() < 2 {
        return listed.into_iter().next();
    }
    let world = match how.method {
        Method::Long(_) => world.determinize(seat, chance),
        Method::Glance { .. } | Method::Race => world.forgetting().determinize(seat, chance),
    };
    let mut firsts = first::look_at(&world, seat, listed, &mut guide, chance);
    leave_standing(&mut firsts, chance);
    if let Method::Glance { overlooks } = how.method {
        return Some(glance(firsts, overlooks, chance));
    }
    firsts.sort_by_key(|it| (-it.promise, !guide.is_end(&it.action)));
    firsts.truncate(FIRSTS);
    let promises: Vec<i64> = firsts.iter().map(|it| it.promise).collect();
    let thought = if let Method::Long(thought) = how.method { Some(thought.unwrap_or_else(S::thought)) } else { None };
    let rounds = if thought.is_some() { S::foresight() } else { HORIZON };
    let until = next_to_act(&world, seat).map_or(0, |(turn, _)| turn + rounds * u32::from(world.seats()));
    if thought == Some(Thought::Broad) {
        guide.look_at_almost_all();
    }
    let best = match thought {
        Some(Thought::Tree) => {
            let mut tree = Tree::new(seat, &firsts);
            let mut play = |first, state, luck: &mut Chance| tree.play(first, state, (seat, until), &mut guide, luck);
            race((&world, seat), &promises, &mut play, chance, budget)
        }
        Some(Thought::Broad) | None => {
            let mut play = |first: usize, mut state, luck: &mut Chance| {
                guide.apply(&mut state, seat, &firsts[first].action, luck);
                guide.play_out(state, seat, until, luck)[seat.index()]
            };
            race((&world, seat), &promises, &mut play, chance, budget)
        }
    };
    Some(firsts.swap_remove(best).action)
}

/// So many of the most promising actions are tried out.
const FIRSTS: usize = 24;

/// Rounds of turns, one of each seat, that a playout goes on where there are too few of them to look farther.
const HORIZON: u32 = 2;

/// A turn that moves nothing on is considered once in so many times.
const STANDS_STILL: u32 = 2;

/// Leaves out what moves nothing on, every other time, if anything else is left.
fn leave_standing<A>(firsts: &mut Vec<First<A>>, chance: &mut Chance) {
    if chance.below(STANDS_STILL) > 0 && firsts.iter().any(|it| it.moves_on) {
        firsts.retain(|it| it.moves_on);
    }
}

/// The best at a glance.
fn glance<A>(mut firsts: Vec<First<A>>, overlooks: u32, chance: &mut Chance) -> A {
    let kept = chance.below(firsts.len() as u32) as usize;
    let mut best = kept;
    for at in 0..firsts.len() {
        let is_seen = chance.below(overlooks) > 0;
        if is_seen && firsts[at].promise > firsts[best].promise {
            best = at;
        }
    }
    firsts.swap_remove(best).action
}
