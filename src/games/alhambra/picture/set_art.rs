//! The art of the two sets of tiles, which are told apart by what their tiles carry on their edges.

use crate::pieces::Border;

/// The art of a set.
pub(super) struct SetArt {
    /// The folder with the types of building.
    pub(super) folder: &'static str,
    /// The tile a city starts with.
    pub(super) start: &'static str,
    /// The same, small.
    pub(super) start_badge: &'static str,
    /// The wall or moat along the north of a tile.
    pub(super) border: &'static str,
    /// What stands for the longest wall or moat.
    pub(super) border_icon: &'static str,
    /// The bag the tiles are drawn from.
    pub(super) bag: &'static str,
}

const WALLS: SetArt = SetArt {
    folder: "alhambra",
    start: "alhambra/fountain",
    start_badge: "alhambra/fountain",
    border: "alhambra/wall",
    border_icon: "alhambra/wall_icon",
    bag: "alhambra/tile_back",
};

const MOATS: SetArt = SetArt {
    folder: "granada",
    start: "granada/start",
    start_badge: "granada/start_badge",
    border: "granada/moat",
    border_icon: "granada/moat_icon",
    bag: "granada/bag",
};

/// The art of the set whose tiles carry this on their edges.
pub(super) const fn of(border: Border) -> &'static SetArt {
    match border {
        Border::Wall => &WALLS,
        Border::Moat => &MOATS,
    }
}
