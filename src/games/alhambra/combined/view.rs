//! What everybody sees only where Alhambra and Granada are played together.

use serde::{Deserialize, Serialize};

use crate::{
    Alhambra,
    city::City,
    pieces::{Border, Cell, Side, Tile},
};

/// What only a game of Alhambra and Granada together has, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CombinedView {
    /// The market spaces 1 to 4, each with its Granada tile.
    pub market: [Option<Tile>; 4],
    /// How many tiles Granada's bag holds.
    pub bag: u32,
    /// Whether scoring card B still lies aside.
    pub b_is_aside: bool,
}

/// Granada as it has grown against an Alhambra.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GrownGranada {
    /// Where its first tile stands, once one does.
    pub start: Option<Cell>,
    /// The edges of the longest moat in order, each a cell and the side of it.
    pub moat: Vec<(Cell, Side)>,
    /// The edges of the longest stretch where a wall runs along a moat, each a cell of the Alhambra and the side of it.
    pub stretch: Vec<(Cell, Side)>,
}

impl CombinedView {
    /// What a state shows of it; nothing with one set of tiles.
    pub(crate) fn of(state: &Alhambra) -> Option<CombinedView> {
        let set = state.printed.sets.get(1)?;
        let market = state.market.of_border(set.border());
        Some(CombinedView { market, bag: state.bags[1].len(), b_is_aside: state.deck.aside().is_some() })
    }
}

impl GrownGranada {
    /// What a city shows of it.
    pub(crate) fn of(city: &City) -> GrownGranada {
        GrownGranada { start: city.moat_start(), moat: city.longest_of(Border::Moat), stretch: city.longest_stretch() }
    }
}
