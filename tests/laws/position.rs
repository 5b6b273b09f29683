//! A state with what laws ask of it. Several laws look at one state: what takes long is found once and kept.

use std::cell::OnceCell;

use pergola::{
    engine::{AnyState, Choice, Frame, ReadActions, Seat, Viewer},
    text::Text,
};
use pergola_render::Scene;
use serde_json::Value;

use super::playout::Subject;

/// One action of the pool in so many is asked for its reason in a state of a playout.
const ONE_IN: usize = 8;

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
    /// One action of the pool in so many is asked for its reason.
    reasons_one_in: usize,
    saved: OnceCell<String>,
    menus: Vec<OnceCell<Vec<Choice>>>,
    looks: Vec<OnceCell<Look>>,
}

/// How a state looks to a viewer, with the numbered badges of the first steps of the viewer's menu.
#[derive(PartialEq)]
pub(crate) struct Look {
    /// The view.
    pub view: Value,
    /// The sentences.
    pub sentences: Vec<Text>,
    /// The picture.
    pub picture: Scene<Text>,
}

impl<'a> Position<'a> {
    pub(crate) fn new(subject: Subject, seats: u8, state: &'a dyn AnyState, pool: &'a Pool, seed: u64) -> Position<'a> {
        let menus = (0..seats).map(|_| OnceCell::new()).collect();
        let looks = (0..=seats).map(|_| OnceCell::new()).collect();
        Position { subject, seats, state, pool, seed, reasons_one_in: ONE_IN, saved: OnceCell::new(), menus, looks }
    }

    /// The same, of which every action of the pool is asked for its reason.
    pub(crate) fn with_all_reasons(self) -> Position<'a> {
        Position { reasons_one_in: 1, ..self }
    }

    /// Its seats.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats)
    }

    /// The seats in turn order that must or may act.
    pub(crate) fn actors(&self) -> impl Iterator<Item = Seat> {
        self.state.status().actors().iter()
    }

    /// The actions of the pool, each with whether it is legal for this seat.
    pub(crate) fn pooled(&self, seat: Seat) -> impl Iterator<Item = (&'a str, bool)> {
        let legal = self.state.legal_among(seat, &self.pool.read);
        self.pool.notations.iter().map(String::as_str).zip(legal)
    }

    /// Those of the pool whose reasons are asked for: another share in every state, since a reason takes long to say.
    pub(crate) fn share_of_pool(&self) -> impl Iterator<Item = &'a str> {
        let first = self.seed as usize % self.reasons_one_in;
        self.pool.notations.iter().map(String::as_str).skip(first).step_by(self.reasons_one_in)
    }

    /// Its listed actions, with whose they are.
    pub(crate) fn listed(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.seats().flat_map(|seat| self.menu(seat).iter().map(move |choice| (seat, &*choice.action)))
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
        Look { view: state.view(viewer), sentences: state.describe(&frame), picture: state.picture(&frame) }
    }
}
