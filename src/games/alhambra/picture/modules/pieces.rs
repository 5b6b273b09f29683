//! Tiles that only a module has: what they look like, and what they are called.
//!
//! It lies beneath everything that draws tiles, and so names none of it.

use pergola_text::Text;

use crate::pieces::Tile;

/// A kind of tile that only a module has; none of them has a price.
pub(in super::super) struct OwnTile {
    owns: fn(Tile) -> bool,
    /// Its art.
    pub(in super::super) art: fn(Tile) -> String,
    /// What it is called.
    pub(in super::super) named: fn(Tile) -> Text,
}

/// All of them.
static OWN_TILES: [OwnTile; 1] = [OwnTile {
    owns: |tile| !tile.is_building(),
    art: |hut| format!("alhambra/hut_{}", hut.kind),
    named: |hut| Text::new("alhambra-picture-hut").code("type", hut.kind),
}];

/// What kind of a module's tile this is, if it is one.
pub(in super::super) fn own(tile: Tile) -> Option<&'static OwnTile> {
    OWN_TILES.iter().find(|it| (it.owns)(tile))
}
