//! A first look at each action a seat can choose: where its turn can end after it, and whether that moves the game on.

use super::{
    super::{chance::Chance, seat::Seat, state::State},
    guide::{Guide, next_to_act},
};

/// Plies a look goes on after the first, at most.
const FURTHER_PLIES: u32 = 6;

/// What a first look promises counts like so many playouts.
pub(super) const PRIOR: i64 = 8;

/// An action to begin with.
#[derive(Clone, Debug)]
pub(super) struct First<A> {
    pub(super) action: A,
    /// How well its seat stands where its turn can end after it.
    pub(super) promise: i64,
    /// Whether such a turn meets luck, brings progress, or has passed already.
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
    listed.into_iter().map(|action| look(world, seat, action, guide, chance)).collect()
}

/// A first look at an action.
pub(super) fn look<S: State>(
    world: &S,
    seat: Seat,
    action: S::Action,
    guide: &mut Guide<S>,
    chance: &mut Chance,
) -> First<S::Action> {
    let turn = next_to_act(world, seat).map(|(turn, _)| turn);
    let has_passed = |state: &S| next_to_act(state, seat) != turn.map(|turn| (turn, seat));
    let met = chance.given();
    let mut state = world.clone();
    guide.apply(&mut state, seat, &action, chance);
    if guide.is_end(&action) {
        return First { action, promise: world.advantage(seat), moves_on: chance.given() > met };
    }
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
    let mut moves_on = chance.given() > met || has_passed(&state) || state.progress() > world.progress();
    if can_end && !moves_on {
        let end = listed.iter().find(|it| guide.is_end(it)).expect("the turn can end");
        let mut ended = state.clone();
        guide.apply(&mut ended, seat, end, chance);
        moves_on = chance.given() > met;
    }
    First { action, promise: state.advantage(seat), moves_on }
}
