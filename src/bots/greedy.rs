//! The greedy bot: the action after which its seat stands best at the end of its own turn.
//!
//! It tries each listed action on a copy of its world. Where the turn cannot end right after it (a bought tile still has
//! to be placed), it goes on with whatever looks best a ply later, until the turn can end, and compares where that
//! leaves its seat. Ending the turn counts as standing where it stands, and wins against everything that is no better.
//!
//! A turn that meets no luck moves nothing on: whatever it changes can be changed back, and two bots that each take the
//! lead from the other that way would do so for ever. Such a turn loses every tie, and where it is better its seat plays
//! it only every other time, so that sooner or later somebody plays on. Deliberately absent: the other seats, any luck it
//! would have to guess, and a memory.

use pergola_engine::{AnyState, Bot, Budget, Chance, END, Seat, Status};

/// Plies it goes on after the first, at most.
const FURTHER_PLIES: u32 = 6;

/// A turn that moves nothing on is played once in so many times.
const STANDS_STILL: u32 = 2;

/// Plays for the best end of its own turn.
pub(super) struct Greedy;

impl Bot for Greedy {
    fn key(&self) -> &'static str {
        "greedy"
    }

    fn pick(&self, world: &dyn AnyState, seat: Seat, listed: &[String], chance: &mut Chance, _: &mut Budget) -> usize {
        let end = listed.iter().position(|action| action == END);
        let after = world.after_each(seat, chance);
        let turn_ends = |(at, next)| if Some(at) == end { world.fork() } else { turn_end(world, next, seat, chance) };
        let ends: Vec<_> = after.into_iter().enumerate().map(turn_ends).collect();
        let values: Vec<i64> = ends.iter().map(|state| state.advantage(seat)).collect();
        let every: Vec<usize> = (0..values.len()).collect();
        let best = best_of(&values, &every);
        if let Some(end) = end.filter(|end| best.contains(end)) {
            return end;
        }
        let mut moving = |among: &[usize]| -> Vec<usize> {
            among.iter().copied().filter(|at| moves_on(world, &*ends[*at], seat, chance)).collect()
        };
        let mut choice = moving(&best);
        if choice.is_empty() {
            choice = best_of(&values, &moving(&every));
            if choice.is_empty() || chance.below(STANDS_STILL) == 0 {
                choice = best;
            }
        }
        choice[chance.below(choice.len() as u32) as usize]
    }
}

/// Where the turn of `seat` in `now` can end if it goes on greedily from `next`.
fn turn_end(now: &dyn AnyState, mut next: Box<dyn AnyState>, seat: Seat, chance: &mut Chance) -> Box<dyn AnyState> {
    for _ in 0..FURTHER_PLIES {
        if has_passed(now, &*next, seat) || next.check(seat, END).is_ok() {
            break;
        }
        let mut after = next.after_each(seat, chance);
        let values: Vec<_> = after.iter().map(|it| it.advantage(seat)).collect();
        let best = best_of(&values, &(0..values.len()).collect::<Vec<_>>());
        if best.is_empty() {
            break;
        }
        next = after.swap_remove(best[chance.below(best.len() as u32) as usize]);
    }
    next
}

/// Whether the turn that can end in `last` meets luck when it ends, or has ended already.
fn moves_on(now: &dyn AnyState, last: &dyn AnyState, seat: Seat, chance: &mut Chance) -> bool {
    let met = chance.given();
    has_passed(now, last, seat) || (last.fork().play(seat, END, chance).is_ok() && chance.given() > met)
}

/// Whether another turn has begun, or play waits for this seat no longer: what it may do aside is no way to go on.
fn has_passed(now: &dyn AnyState, next: &dyn AnyState, seat: Seat) -> bool {
    turn(next) != turn(now) || !next.status().waits_for().contains(seat)
}

fn turn(world: &dyn AnyState) -> Option<u32> {
    if let Status::ToAct { turn, .. } = world.status() { Some(turn) } else { None }
}

/// Those of `among` that hold the greatest of `values` there.
fn best_of(values: &[i64], among: &[usize]) -> Vec<usize> {
    let best = among.iter().map(|at| values[*at]).max();
    among.iter().copied().filter(|at| Some(values[*at]) == best).collect()
}
