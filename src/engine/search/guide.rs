//! Who plays in playouts: every seat takes, of a few actions it looks at, the one after which it stands best.
//!
//! A few of each kind are looked at, so that a kind with many actions hides no other; ending the turn is always among them, and
//! counts as standing where the seat stands. Deliberately absent: looking at all of them, which takes longer than it is worth.

use std::mem::{Discriminant, discriminant};

use super::super::{
    END,
    chance::Chance,
    events::Events,
    seat::{Seat, Seats},
    state::State,
    status::Status,
};

/// Of so many actions the best is played, unless almost all are looked at.
const FEW: usize = 6;

/// More than there mostly are to choose from.
const ALMOST_ALL: usize = 100;

/// No playout is longer, in plies.
pub(super) const MOST_PLIES: u32 = 400;

/// What winning is worth beside the points that are ahead, in hundredths of a point.
const VICTORY: i64 = 500;

/// No table has more seats.
const SEATS: usize = 8;

/// How far each seat is ahead of the best other, in hundredths of a point.
pub(super) type Leads = [i64; SEATS];

/// Plays for all seats, using its lists again and again.
pub(super) struct Guide<S: State> {
    end: Option<S::Action>,
    /// So many actions are looked at, and the best of them is played.
    breadth: usize,
    listed: Vec<S::Action>,
    kinds: Vec<Discriminant<S::Action>>,
    looked_at: Vec<usize>,
    events: Events<S::Event>,
}

impl<S: State> Guide<S> {
    pub(super) fn new() -> Guide<S> {
        let (listed, kinds, looked_at) = Default::default();
        Guide { end: END.parse().ok(), breadth: FEW, listed, kinds, looked_at, events: Events::unheard() }
    }

    /// From now on everybody plays the best of almost all they can do, and not of a few.
    pub(super) fn look_at_almost_all(&mut self) {
        self.breadth = ALMOST_ALL;
    }

    /// The listed actions of `seat` but for asides.
    pub(super) fn list(&mut self, state: &S, seat: Seat) -> Vec<S::Action> {
        self.list_here(state, seat);
        std::mem::take(&mut self.listed)
    }

    /// Fills `out` with the listed actions of `seat` but for asides.
    pub(super) fn list_into(&mut self, state: &S, seat: Seat, out: &mut Vec<S::Action>) {
        out.clear();
        state.legal_actions(seat, out);
        out.retain(|action| !S::is_aside(action));
    }

    fn list_here(&mut self, state: &S, seat: Seat) {
        let mut listed = std::mem::take(&mut self.listed);
        self.list_into(state, seat, &mut listed);
        self.listed = listed;
    }

    /// Whether this action ends a turn.
    pub(super) fn is_end(&self, action: &S::Action) -> bool {
        self.end.as_ref() == Some(action)
    }

    /// Plays an action that is listed.
    pub(super) fn apply(&mut self, state: &mut S, seat: Seat, action: &S::Action, chance: &mut Chance) {
        state.apply(seat, action, chance, &mut self.events);
    }

    /// How well `seat` stands after an action; as it stands, where that ends its turn.
    pub(super) fn worth_after(&mut self, state: &S, seat: Seat, action: &S::Action, chance: &mut Chance) -> i64 {
        if self.is_end(action) {
            return state.advantage(seat);
        }
        let mut after = state.clone();
        self.apply(&mut after, seat, action, chance);
        after.advantage(seat)
    }

    /// Plays one ply of `seat`; no if it has none to play.
    pub(super) fn play_ply(&mut self, state: &mut S, seat: Seat, chance: &mut Chance) -> bool {
        self.list_here(state, seat);
        let mut listed = std::mem::take(&mut self.listed);
        let next = match listed.as_slice() {
            [] => None,
            [only] => {
                self.apply(state, seat, only, chance);
                self.listed = listed;
                return true;
            }
            _ => Some(self.best_of_some(state, seat, &listed, chance)),
        };
        let is_played = next.is_some();
        match next {
            Some((_, Some(after))) => *state = after,
            Some((at, None)) => self.apply(state, seat, &listed[at], chance),
            None => {}
        }
        listed.clear();
        self.listed = listed;
        is_played
    }

    /// The best of some of the listed actions and the state after it, unless it is the end of the turn, which wins against
    /// everything that is no better.
    fn best_of_some(&mut self, state: &S, seat: Seat, listed: &[S::Action], chance: &mut Chance) -> (usize, Option<S>) {
        self.look_at_some(listed, chance);
        let looked_at = std::mem::take(&mut self.looked_at);
        let mut best: Option<((i64, bool), usize, Option<S>)> = None;
        for at in looked_at.iter().copied() {
            let after = (!self.is_end(&listed[at])).then(|| {
                let mut after = state.clone();
                self.apply(&mut after, seat, &listed[at], chance);
                after
            });
            let worth = (after.as_ref().unwrap_or(state).advantage(seat), after.is_none());
            if best.as_ref().is_none_or(|(most, ..)| worth > *most) {
                best = Some((worth, at, after));
            }
        }
        self.looked_at = looked_at;
        let (_, at, after) = best.expect("something is looked at");
        (at, after)
    }

    fn look_at_some(&mut self, listed: &[S::Action], chance: &mut Chance) {
        self.looked_at.clear();
        if listed.len() <= self.breadth {
            self.looked_at.extend(0..listed.len());
            return;
        }
        self.kinds.clear();
        for kind in listed.iter().map(discriminant) {
            if !self.kinds.contains(&kind) {
                self.kinds.push(kind);
            }
        }
        self.looked_at.extend(listed.iter().position(|action| self.is_end(action)));
        let offset = chance.below(self.kinds.len() as u32) as usize;
        for look in 0..self.breadth {
            let kind = self.kinds[(offset + look) % self.kinds.len()];
            let of_kind = || listed.iter().enumerate().filter(|(_, it)| discriminant(*it) == kind).map(|(at, _)| at);
            let at = of_kind().nth(chance.below(of_kind().count() as u32) as usize).expect("every kind has an action");
            if !self.looked_at.contains(&at) {
                self.looked_at.push(at);
            }
        }
    }

    /// Plays on as [`Guide::play_on`] does; how far each seat is ahead then.
    pub(super) fn play_out(&mut self, state: S, last: Seat, until: u32, chance: &mut Chance) -> Leads {
        leads(&self.play_on(state, last, until, chance))
    }

    /// Plays on until turn `until` begins or the game is over; `last` is who played last.
    pub(super) fn play_on(&mut self, mut state: S, mut last: Seat, until: u32, chance: &mut Chance) -> S {
        for _ in 0..MOST_PLIES {
            let Some((turn, seat)) = next_to_act(&state, last) else { break };
            if turn >= until || !self.play_ply(&mut state, seat, chance) {
                break;
            }
            last = seat;
        }
        state
    }
}

/// The turn, and whose ply is next: whoever played last goes on if it must. Nothing when the game is over.
pub(super) fn next_to_act<S: State>(state: &S, last: Seat) -> Option<(u32, Seat)> {
    let Status::ToAct { turn, must, .. } = state.status() else { return None };
    Some((turn, first_of(must, last)))
}

fn first_of(must: Seats, last: Seat) -> Seat {
    if must.contains(last) { last } else { must.iter().next().expect("play waits for somebody") }
}

/// How far each seat is ahead.
pub(super) fn leads<S: State>(state: &S) -> Leads {
    let seats = state.seats();
    let mut worths = [i64::MIN; SEATS];
    Seat::all(seats).for_each(|seat| worths[seat.index()] = state.worth(seat));
    let mut leads = [0; SEATS];
    for seat in Seat::all(seats) {
        let others = Seat::all(seats).filter(|other| *other != seat).map(|other| worths[other.index()]);
        leads[seat.index()] = worths[seat.index()] - others.max().unwrap_or(0);
    }
    if let Status::Over(outcome) = state.status() {
        for (lead, rank) in leads.iter_mut().zip(outcome.ranks) {
            *lead += if rank == 1 { VICTORY } else { -VICTORY };
        }
    }
    leads
}
