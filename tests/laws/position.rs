//! A state with what laws ask of it. Several laws look at one state: what takes long is found once and kept.

use std::{cell::OnceCell, collections::BTreeSet};

use pergola::{
    engine::{AnyState, Choice, Frame, ReadActions, RefusalKind, Seat, Viewer},
    text::Text,
};
use pergola_render::Scene;

use super::{deed::Count, playout::Subject};

/// So many spots of a menu get a badge.
const MOST_BADGES: usize = 25;

/// Actions of all kinds.
pub(crate) struct Pool {
    /// Their notations.
    pub notations: Vec<String>,
    /// The same, read.
    pub read: ReadActions,
}

/// A state with what a law needs to look at it.
pub(crate) struct Position<'a> {
    /// Whose state it is.
    pub subject: Subject,
    /// The number of seats.
    pub seats: u8,
    /// The state.
    pub state: &'a dyn AnyState,
    /// Actions of this game gathered from many playouts: everything there is.
    pub pool: &'a Pool,
    /// For the luck a law needs.
    pub seed: u64,
    /// How many worlds were compared.
    pub count: Count,
    /// Whether every refused action is asked for its reason, and not one of each kind.
    all_reasons: bool,
    saved: OnceCell<String>,
    listed: Vec<OnceCell<Vec<String>>>,
    refusals: Vec<OnceCell<Vec<Option<RefusalKind>>>>,
    menus: Vec<OnceCell<Vec<Choice>>>,
    looks: Vec<OnceCell<Look>>,
}

/// How a state looks to a viewer, with the numbered badges of the first steps of the viewer's menu.
#[derive(PartialEq)]
pub(crate) struct Look {
    /// The number that stands for the view.
    pub view: u64,
    /// The sentences.
    pub sentences: Vec<Text>,
    /// The picture.
    pub picture: Scene<Text>,
}

impl<'a> Position<'a> {
    pub(crate) fn new(subject: Subject, seats: u8, state: &'a dyn AnyState, pool: &'a Pool, seed: u64) -> Position<'a> {
        Position {
            subject,
            seats,
            state,
            pool,
            seed,
            count: Count::default(),
            all_reasons: false,
            saved: OnceCell::new(),
            listed: for_each(seats),
            refusals: for_each(seats),
            menus: for_each(seats),
            looks: for_each(seats + 1),
        }
    }

    /// The same, of which every refused action of the pool is asked for its reason.
    pub(crate) fn with_all_reasons(self) -> Position<'a> {
        Position { all_reasons: true, ..self }
    }

    /// Its seats.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats)
    }

    /// The seats in turn order that must or may act.
    pub(crate) fn actors(&self) -> impl Iterator<Item = Seat> {
        self.state.status().actors().iter()
    }

    /// For each action of the pool the kind of reason against it; nothing where it is legal for this seat.
    pub(crate) fn refusals(&self, seat: Seat) -> &[Option<RefusalKind>] {
        self.refusals[seat.index()].get_or_init(|| self.state.refusals_among(seat, &self.pool.read))
    }

    /// The actions of the pool that are legal for this seat.
    pub(crate) fn legal(&self, seat: Seat) -> impl Iterator<Item = &'a str> {
        let pooled = self.pool.notations.iter().zip(self.refusals(seat));
        pooled.filter(|(_, refusal)| refusal.is_none()).map(|(action, _)| action.as_str())
    }

    /// Those whose reasons are asked for, since a reason takes long to say: one of each kind of reason, another in every state.
    pub(crate) fn refused(&self, seat: Seat) -> impl Iterator<Item = &'a str> {
        let refusals = self.refusals(seat);
        let first = self.seed as usize % refusals.len().max(1);
        let mut kinds = BTreeSet::new();
        let asked = (first..refusals.len())
            .chain(0..first)
            .filter(move |at| refusals[*at].is_some_and(|kind| kinds.insert(kind) || self.all_reasons));
        asked.map(|at| self.pool.notations[at].as_str())
    }

    /// The listed actions of a seat.
    pub(crate) fn listed(&self, seat: Seat) -> &[String] {
        self.listed[seat.index()].get_or_init(|| self.state.legal_actions(seat))
    }

    /// Its listed actions, with whose they are.
    pub(crate) fn all_listed(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.seats().flat_map(|seat| self.listed(seat).iter().map(move |action| (seat, action.as_str())))
    }

    /// The menu of a seat.
    pub(crate) fn menu(&self, seat: Seat) -> &[Choice] {
        self.menus[seat.index()].get_or_init(|| self.state.menu(seat))
    }

    /// The saved state as text.
    pub(crate) fn saved(&self) -> &str {
        self.saved.get_or_init(|| self.state.save_as_text())
    }

    /// How it looks to a viewer.
    pub(crate) fn look(&self, viewer: Viewer) -> &Look {
        let at = match viewer {
            Viewer::Everyone => usize::from(self.seats),
            Viewer::Seat(seat) => seat.index(),
        };
        self.looks[at].get_or_init(|| self.look_at(self.state, viewer))
    }

    /// How another state looks to a viewer who has this one's badges.
    pub(crate) fn look_at(&self, state: &dyn AnyState, viewer: Viewer) -> Look {
        let mut frame = Frame::bare(self.seats, viewer, &self.state.status());
        if let Viewer::Seat(seat) = viewer {
            let spots = self.menu(seat).iter().flat_map(|choice| &choice.path).filter_map(|step| step.spot.clone());
            frame.marks = spots.take(MOST_BADGES).zip(1..).collect();
        }
        Look { view: state.digest_of_view(viewer), sentences: state.describe(&frame), picture: state.picture(&frame) }
    }
}

/// Room for something that is found once for each of so many.
fn for_each<T>(count: u8) -> Vec<OnceCell<T>> {
    (0..count).map(|_| OnceCell::new()).collect()
}
