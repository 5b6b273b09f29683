//! The only way to play an action: checked first, then applied.

use super::{
    chance::Chance,
    events::Events,
    seat::{Seat, Seats},
    state::State,
    status::Status,
};

/// Why a typed action is not played.
#[derive(Clone, Debug, PartialEq)]
pub enum Illegal<R> {
    /// The game is over.
    GameOver,
    /// Others are to act.
    NotYourTurn {
        /// The seats that must or may act now.
        to_act: Seats,
    },
    /// The rules do not allow it.
    Refused(R),
}

/// Checks an action: the turn first, then the game's own rules.
pub fn check<S: State>(state: &S, seat: Seat, action: &S::Action) -> Result<(), Illegal<S::Refusal>> {
    match state.status() {
        Status::Over(_) => Err(Illegal::GameOver),
        status if !status.actors().contains(seat) => Err(Illegal::NotYourTurn { to_act: status.actors() }),
        Status::ToAct { .. } => state.check(seat, action).map_err(Illegal::Refused),
    }
}

/// Checks an action, then plays it. A refused action changes nothing.
pub fn play<S: State>(
    state: &mut S,
    seat: Seat,
    action: &S::Action,
    chance: &mut Chance,
    events: &mut Events<S::Event>,
) -> Result<(), Illegal<S::Refusal>> {
    check(state, seat, action)?;
    state.apply(seat, action, chance, events);
    Ok(())
}
