//! What a seat does with workers' huts beside what can be done with every tile, and the notation.

use std::fmt;

use pergola_engine::Unreadable;

use crate::pieces::{HUT, Tile};

/// What a seat does with a hut beside what can be done with every tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HutAction {
    /// Take one from its pile, as the action of a turn.
    Take {
        /// Which.
        hut: Tile,
    },
}

/// Taking a hut, if the notation is that.
pub(crate) fn read(notation: &str) -> Option<Result<HutAction, Unreadable>> {
    let hut = notation.strip_prefix("take")?.trim();
    hut.starts_with(HUT).then(|| hut.parse().map(|hut| HutAction::Take { hut }))
}

impl fmt::Display for HutAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let HutAction::Take { hut } = self;
        write!(f, "take {hut}")
    }
}
