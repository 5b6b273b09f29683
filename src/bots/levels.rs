//! The three levels people choose from, each a way to search and what it takes at most for one decision.

use pergola_engine::{
    AnyState, Bot, Budget, Chance, Seat,
    search::{Method, Search},
};

/// Looks to the end of its own turn, and overlooks something now and then.
pub(super) static EASY: Level =
    Level { key: "easy", search: Search { method: Method::Glance { overlooks: 4 }, playouts: 0, sparing: false } };

/// Tries out what looks best.
pub(super) static NORMAL: Level = Level { key: "normal", search: Search { method: Method::Race, playouts: 400, sparing: false } };

/// Thinks ahead as long as it may.
pub(super) static HARD: Level =
    Level { key: "hard", search: Search { method: Method::Long(None), playouts: 20_000, sparing: false } };

/// Plays for somebody who is not there, as the normal level does, and leaves them what is rare.
pub(super) static STAND_IN: Level = Level { search: Search { sparing: true, ..NORMAL.search }, ..NORMAL };

/// A level of play.
pub(super) struct Level {
    key: &'static str,
    search: Search,
}

impl Bot for Level {
    fn key(&self) -> &'static str {
        self.key
    }

    fn pick(&self, world: &dyn AnyState, seat: Seat, listed: &[String], chance: &mut Chance, budget: &mut Budget) -> usize {
        budget.at_most(self.search.playouts);
        let found = world.search(seat, &self.search, chance, budget);
        listed.iter().position(|action| Some(action) == found.as_ref()).expect("a search finds what is listed")
    }
}
