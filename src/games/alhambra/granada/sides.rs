//! The sides of tiles, and the marker that says which one new tiles show (rulebook p. 8-9).

use serde::{Deserialize, Serialize};

use crate::pieces::Tile;

/// How the tiles with two sides lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sides {
    /// The black marker: the side that new tiles show.
    pub(crate) marker: Face,
    /// A bought tile that was turned for money, the side up that lies up now: it is placed next, in the city.
    pub(crate) turned: Option<Tile>,
}

/// A side of a tile, by its value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// With an even value.
    #[default]
    Even,
    /// With the next odd value.
    Odd,
}

impl Sides {
    /// The marker moves after new tiles came (rulebook p. 9, Place one or more building tiles); where it lies then.
    pub(crate) const fn move_marker(&mut self) -> Face {
        self.marker = self.marker.other();
        self.marker
    }
}

impl Face {
    /// The face's key: `even`.
    pub const fn key(self) -> &'static str {
        match self {
            Face::Even => "even",
            Face::Odd => "odd",
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Face {
        match self {
            Face::Even => Face::Odd,
            Face::Odd => Face::Even,
        }
    }
}
