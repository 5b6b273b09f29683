//! Reading a stored state for the table it belongs to, and checking that it can be one of this table.
//!
//! What a state holds by itself is checked by its game in [`State::load`](super::State::load). Here it is held against
//! what is known around it: how many seats there are, and which pieces the box holds. What was read is written again and
//! compared, so that nothing is dropped in silence.

use serde_json::Value;

use super::{
    any::AnyState,
    chance::Chance,
    game::Game,
    meta::Meta,
    options::Options,
    status::{MOST_POINTS, Outcome, Status, are_points},
    unreadable::Unreadable,
};

/// What is read here, as it is called where it cannot be.
pub const STORED_STATE: &str = "a stored state";

/// The table a stored state belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Belonging<'a> {
    /// How many seats it has.
    pub seats: u8,
    /// What was chosen for it.
    pub options: &'a Options,
}

/// Reads a stored state of this version of `game`.
///
/// # Errors
/// When it cannot be read, or cannot be a state of that table.
pub fn load_checked(game: &dyn Game, version: u16, saved: &Value, of: Belonging<'_>) -> Result<Box<dyn AnyState>, Unreadable> {
    let (fewest, most) = game.meta().seats;
    if !(fewest..=most).contains(&of.seats) {
        return Err(Unreadable::new(STORED_STATE, format!("it is played at {fewest} to {most} seats, not at {}", of.seats)));
    }
    let state = game.load(version, saved.clone())?;
    if let Some(why) = state.fault() {
        return Err(Unreadable::new(STORED_STATE, why));
    }
    check_status(&*state, game.meta(), of.seats)?;
    let start = game.start(of.seats, of.options, &mut Chance::silent(0)).map_err(|why| Unreadable::new(STORED_STATE, why.id))?;
    check_pieces(&start.inventory(), &state.inventory())?;
    if version == game.meta().version
        && let Some(at) = unlike(saved, &state.save(), "")
    {
        return Err(Unreadable::new(STORED_STATE, format!("what stands at {at} is unknown")));
    }
    Ok(state)
}

/// Whether the state is one of `seats` seats, whoever acts sits at one of them, and each has a result at the end. No game has
/// more turns than actions, nor points that nobody can win.
fn check_status(state: &dyn AnyState, meta: &Meta, seats: u8) -> Result<(), Unreadable> {
    let broken = |why: String| Err(Unreadable::new(STORED_STATE, why));
    if state.seats() != seats {
        return broken(format!("it has {} seats, and its table {seats}", state.seats()));
    }
    match state.status() {
        Status::ToAct { turn, .. } if turn == 0 || turn > meta.ply_limit => {
            broken(format!("it is turn {turn}, and a game has turns 1 to {}", meta.ply_limit))
        }
        Status::ToAct { must, .. } if must.is_empty() => broken("it waits for nobody".into()),
        status @ Status::ToAct { .. } => match status.actors().iter().find(|seat| seat.0 >= seats) {
            Some(seat) => broken(format!("seat {seat} is to act, and there are {seats}")),
            None => Ok(()),
        },
        Status::Over(Outcome { scores, ranks }) if [scores.len(), ranks.len()] != [usize::from(seats); 2] => {
            broken(format!("it ends with {} scores and {} ranks at {seats} seats", scores.len(), ranks.len()))
        }
        Status::Over(outcome) => match outcome.scores.iter().find(|points| !are_points(**points)) {
            Some(points) => broken(format!("it ends with {points} points, and there are at most {MOST_POINTS}")),
            None if !outcome.is_ranked() => broken(format!("nobody can be ranked as {:?}", outcome.ranks)),
            None => Ok(()),
        },
    }
}

/// Whether each piece is there as often as in the box. Both lists are sorted.
fn check_pieces(boxed: &[String], found: &[String]) -> Result<(), Unreadable> {
    let differs = boxed.iter().zip(found).position(|(boxed, found)| boxed != found);
    let at = differs.unwrap_or(boxed.len().min(found.len()));
    match (boxed.get(at), found.get(at)) {
        (None, None) => Ok(()),
        (Some(boxed), found) if found.is_none_or(|found| boxed < found) => {
            Err(Unreadable::new(STORED_STATE, format!("the piece {boxed} is missing")))
        }
        (_, found) => {
            let found = found.map_or("", String::as_str);
            Err(Unreadable::new(STORED_STATE, format!("the piece {found} is there more often than in the box")))
        }
    }
}

/// Where in `saved` something stands that is not in `read`, or is something else there.
fn unlike(saved: &Value, read: &Value, at: &str) -> Option<String> {
    match (saved, read) {
        (Value::Object(saved), Value::Object(read)) => saved.iter().find_map(|(key, saved)| {
            let at = format!("{at}/{key}");
            read.get(key).map_or_else(|| Some(at.clone()), |read| unlike(saved, read, &at))
        }),
        (Value::Array(saved), Value::Array(read)) if saved.len() == read.len() => {
            saved.iter().zip(read).enumerate().find_map(|(n, (saved, read))| unlike(saved, read, &format!("{at}/{n}")))
        }
        _ => (saved != read).then(|| if at.is_empty() { "/".to_owned() } else { at.to_owned() }),
    }
}
