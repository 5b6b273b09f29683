//! An action of a playout with what laws need to look at it.

use std::{cell::RefCell, collections::BTreeMap};

use pergola::engine::{AnyState, Chance, Record, Seat, Status};

use super::{kind::events, playout::Playout};

/// How often a law tried to compare worlds, and how often it could, by what it went by.
pub(crate) type Comparisons = BTreeMap<&'static str, Compared>;

/// How often worlds were dealt to be compared, and how often they could be.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Compared {
    /// Worlds dealt.
    pub tried: usize,
    /// Worlds compared.
    pub compared: usize,
}

/// Counts comparisons while a law looks.
#[derive(Default)]
pub(crate) struct Count(RefCell<Comparisons>);

/// An action of a playout.
pub(crate) struct Deed<'a> {
    /// The whole.
    pub playout: &'a Playout,
    /// Its place.
    pub ply: usize,
    /// How many worlds were compared.
    pub count: Count,
}

impl Count {
    /// A world was dealt, and compared or not. One that could not be is left out where there was `nothing_to_compare`.
    pub(crate) fn dealt(&self, what: &'static str, compared: bool, nothing_to_compare: bool) {
        if compared || !nothing_to_compare {
            let mut all = self.0.borrow_mut();
            let count = all.entry(what).or_default();
            *count = Compared { tried: count.tried + 1, compared: count.compared + usize::from(compared) };
        }
    }

    /// What was counted since it was asked last.
    pub(crate) fn take(&self) -> Comparisons {
        self.0.take()
    }
}

impl<'a> Deed<'a> {
    pub(crate) fn new(playout: &'a Playout, ply: usize) -> Deed<'a> {
        Deed { playout, ply, count: Count::default() }
    }

    /// What was played.
    pub(crate) fn record(&self) -> &'a Record {
        &self.playout.records[self.ply]
    }

    /// The state before it.
    pub(crate) fn before(&self) -> &'a dyn AnyState {
        &*self.playout.states[self.ply]
    }

    /// The state after it.
    pub(crate) fn after(&self) -> &'a dyn AnyState {
        &*self.playout.states[self.ply + 1]
    }

    /// Whether it shows what was hidden: everybody's hand, or at the end of the game whatever could be dealt anew. Then hardly
    /// another deal comes to the same, and none is asked for.
    pub(crate) fn shows_all(&self) -> bool {
        let (after, mut seats) = (self.after(), Seat::all(self.playout.setting.seats));
        let stays = |seat| after.determinize(seat, &mut self.luck()).digest() == after.digest();
        events(self.record()).contains("hands_shown") || matches!(after.status(), Status::Over(_)) && seats.all(stays)
    }

    /// Luck for whoever looks at it, always the same.
    pub(crate) fn luck(&self) -> Chance {
        Chance::silent(self.playout.setting.seed + self.ply as u64)
    }
}
