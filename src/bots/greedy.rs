//! The greedy bot: the action after which its seat stands best at the end of its own turn.
//!
//! It tries each listed action on a copy of its world. Where the turn cannot end right after it (a bought tile still has
//! to be placed), it goes on with whatever looks best a ply later, until the turn can end, and compares where that
//! leaves its seat. Ending the turn counts as standing where it stands, and wins against everything that is no better, so
//! that it never walks in circles. Deliberately absent: the other seats, and any luck it would have to guess.

use super::Bot;
use crate::engine::{AnyState, Chance, END, Seat, Status};

/// Plies it goes on after the first, at most.
const FURTHER_PLIES: u32 = 6;

/// Plays for the best end of its own turn.
pub(super) struct Greedy;

impl Bot for Greedy {
    fn key(&self) -> &'static str {
        "greedy"
    }

    fn pick(&self, world: &dyn AnyState, seat: Seat, listed: &[String], chance: &mut Chance) -> usize {
        let end = listed.iter().position(|action| action == END);
        let after = world.after_each(seat, chance);
        let outlook = |(at, next)| if Some(at) == end { world.worth(seat) } else { outlook(world, next, seat, chance) };
        let values: Vec<i64> = after.into_iter().enumerate().map(outlook).collect();
        let best = values.iter().copied().max().unwrap_or(i64::MIN);
        end.filter(|at| values[*at] == best).unwrap_or_else(|| any_of(&values, best, chance))
    }
}

/// Where `seat` stands at the end of its turn in `now` if it goes on greedily from `next`.
fn outlook(now: &dyn AnyState, mut next: Box<dyn AnyState>, seat: Seat, chance: &mut Chance) -> i64 {
    for _ in 0..FURTHER_PLIES {
        if turn(&*next) != turn(now) || next.check(seat, END).is_ok() {
            break;
        }
        let mut after = next.after_each(seat, chance);
        let values: Vec<_> = after.iter().map(|it| it.worth(seat)).collect();
        let Some(best) = values.iter().copied().max() else { break };
        next = after.swap_remove(any_of(&values, best, chance));
    }
    next.worth(seat)
}

fn turn(world: &dyn AnyState) -> Option<u32> {
    if let Status::ToAct { turn, .. } = world.status() { Some(turn) } else { None }
}

/// Any place of `values` that holds `best`.
fn any_of(values: &[i64], best: i64, chance: &mut Chance) -> usize {
    let places: Vec<_> = values.iter().enumerate().filter(|(_, value)| **value == best).map(|(at, _)| at).collect();
    places[chance.below(places.len() as u32) as usize]
}
