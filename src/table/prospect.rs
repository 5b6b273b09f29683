//! How a planned turn would go as things stand: what a seat could do if its turn began now, and what is in the way of what it
//! has chosen.
//!
//! It is told from the settled game with everything hidden from the seat dealt anew, so that nothing hidden can be learned from
//! planning. An action is known by its first event, which tells of the action itself and names the pieces it moves: a notation
//! that names a place may mean another piece later. Deliberately absent: what is done with a plan.

use pergola_engine::{AnyState, Chance, END, Game, IllegalAction, Record, Seat, Status, Viewer};

use super::{
    Table,
    plan::{Plan, PlannedAction, PlannedTurn},
    refusal::TableRefusal,
};

/// The luck in which hidden things are dealt anew for whoever plans: the same for all, for nothing of it is shown.
const WORLD: u64 = 0;

/// How a planned turn would go as things stand.
pub struct Prospect {
    /// The states before each action that can be played as it was meant.
    pub before: Vec<Box<dyn AnyState>>,
    /// The state after the last of them.
    pub after: Box<dyn AnyState>,
    /// Why the action after them cannot.
    pub obstacle: Option<Obstacle>,
}

/// Why a planned turn cannot be played.
#[derive(Clone, Debug, PartialEq)]
pub enum Obstacle {
    /// The game does not allow the action.
    Refused(IllegalAction),
    /// The action would do something else now.
    AnotherDeed,
    /// What could be chosen, or what comes of it, has changed since, and its person wants to be asked then.
    Changed,
    /// It was not chosen to its end.
    Unfinished,
}

/// An action as it was played on trial.
pub(super) struct Tried {
    pub(super) planned: PlannedAction,
    /// Whether nothing is known of what comes after it in this turn.
    pub(super) is_last: bool,
}

impl Table {
    /// The state a plan is made on: as this seat knows it, if its turn began now.
    ///
    /// # Errors
    /// When the game waits for the seat already, nothing is played, or the seat's next decision is no turn.
    pub fn outlook(&self, seat: Seat) -> Result<Box<dyn AnyState>, TableRefusal> {
        let play = self.playing()?;
        if play.status().waits_for().contains(seat) {
            return Err(TableRefusal::TurnHasBegun);
        }
        let must = play.settled_status().waits_for();
        let own = self.known_to(seat)?.as_if_turn_of(seat).filter(|_| !must.contains(seat));
        own.filter(|own| own.question().is_none() && own.status().waits_for().contains(seat)).ok_or(TableRefusal::NothingToPlan)
    }

    /// How a planned turn of this seat would go as things stand.
    ///
    /// # Errors
    /// As for [`Table::outlook`]; while the game waits for the seat, it is told from its turn as it began.
    pub fn prospect(&self, seat: Seat, turn: &PlannedTurn) -> Result<Prospect, TableRefusal> {
        let asks = self.plan(seat).is_some_and(Plan::asks);
        let begun = self.playing()?.status().waits_for().contains(seat);
        let mut state = if begun { self.known_to(seat)? } else { self.outlook(seat)? };
        let mut before = Vec::new();
        for planned in &turn.actions {
            let mut after = state.fork();
            let obstacle = match step(&*self.game, &mut *after, seat, &planned.action) {
                Err(why) => Some(Obstacle::Refused(why)),
                Ok(now) if now.planned.deed != planned.deed => Some(Obstacle::AnotherDeed),
                Ok(now) if asks && now.planned.setting != planned.setting => Some(Obstacle::Changed),
                Ok(_) => None,
            };
            if obstacle.is_some() {
                return Ok(Prospect { before, after: state, obstacle });
            }
            before.push(std::mem::replace(&mut state, after));
        }
        let obstacle = (!turn.is_whole()).then_some(Obstacle::Unfinished);
        Ok(Prospect { before, after: state, obstacle })
    }

    /// The settled game, with what is hidden from this seat dealt anew.
    fn known_to(&self, seat: Seat) -> Result<Box<dyn AnyState>, TableRefusal> {
        Ok(self.playing()?.seen_by(Viewer::Everyone).determinize(seat, &mut Chance::silent(WORLD)))
    }
}

/// Plays an action on trial, as this seat sees it.
pub(super) fn step(game: &dyn Game, state: &mut dyn AnyState, seat: Seat, action: &str) -> Result<Tried, IllegalAction> {
    let before = turn_number(state);
    let choices = state.without_asides(seat);
    let record = Record::play(state, seat, action, WORLD)?;
    let is_certain = record.can_be_taken_back();
    let seen = record.events.iter().filter(|_| is_certain).filter_map(|event| game.seen(event, Viewer::Seat(seat)));
    let events: Vec<String> = seen.map(|event| event.stored().to_string()).collect();
    let deed = events.first().map_or(0, |event| fingerprint([event.as_str()]));
    let setting = fingerprint(choices.iter().chain(&events).map(String::as_str));
    let goes_on = turn_number(state) == before && state.status().waits_for().contains(seat);
    let is_last = record.action == END || !is_certain || !goes_on;
    Ok(Tried { planned: PlannedAction { action: record.action, deed, setting, said: Vec::new() }, is_last })
}

fn turn_number(state: &dyn AnyState) -> Option<u32> {
    match state.status() {
        Status::ToAct { turn, .. } => Some(turn),
        Status::Over(_) => None,
    }
}

/// Tells one list of texts from another: FNV-1a.
fn fingerprint<'a>(texts: impl IntoIterator<Item = &'a str>) -> u32 {
    let bytes = texts.into_iter().flat_map(|it| it.bytes().chain([b'\n']));
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
