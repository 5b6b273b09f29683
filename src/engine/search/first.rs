//! A first look at each action a seat can choose: where its turn can end after it, and whether that moves the game on.

use super::{
    super::{chance::Chance, seat::Seat, state::State},
    guide::{Guide, next_to_act},
};

/// Plies a look goes on after the first, at most.
const FURTHER_PLIES: u32 = 6;

/// An action to begin with.
#[derive(Clone, Debug)]
pub(super) struct First<A> {
    pub(super) action: A,
    /// How well its seat stands where its turn can end after it.
    pub(super) promise: i64,
    /// Whether such a turn meets luck, or has passed already.
    pub(super) moves_on: bool,
}

/// A first look at each of the `listed` actions.
pub(super) fn look_at<S: State>(
    world: &S,
    seat: Seat,
    listed: Vec<S::Action>,
    guide: &mut Guide<S>,
    chance: &mut Chance,
) -> Vec<First<S::Action>> {
    let turn = next_to_act(world, seat).map(|(turn, _)| turn);
    let mut look = |action: S::Action| {
        let met = chance.given();
        let mut state = world.clone();
        let ends = guide.is_end(&action);
        let promise_of_end = world.worth(seat);
        guide.apply(&mut state, seat, &action, chance);
        let has_passed = |state: &S| next_to_act(state, seat) != turn.map(|turn| (turn, seat));
        let mut listed = Vec::new();
        let mut further = 0;
        let can_end = loop {
            if has_passed(&state) {
                break false;
            }
            guide.list_into(&state, seat, &mut listed);
            if listed.iter().any(|it| guide.is_end(it)) {
                break true;
            }
            if further == FURTHER_PLIES || !guide.play_ply(&mut state, seat, chance) {
                break false;
            }
            further += 1;
        };
        let promise = if ends { promise_of_end } else { state.worth(seat) };
        let mut moves_on = chance.given() > met || has_passed(&state) && !ends;
        if can_end && !moves_on {
            let end = listed.iter().find(|it| guide.is_end(it)).cloned();
            end.into_iter().for_each(|end| guide.apply(&mut state, seat, &end, chance));
            moves_on = chance.given() > met;
        }
        First { action, promise, moves_on }
    };
    listed.into_iter().map(&mut look).collect()
}
