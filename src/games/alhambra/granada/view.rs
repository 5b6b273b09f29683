//! What everybody sees only of Granada: the marker, and the other sides of tiles.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::sides::Sides;
use crate::{Alhambra, Face, Phase, Scoring, pieces::Tile};

/// What only Granada has, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GranadaView {
    /// The side that the next tiles will show.
    pub marker: Face,
    /// How types are scored.
    pub scoring: Scoring,
    /// The other side of each tile in the market, and of each that was bought and can still be turned.
    pub other_sides: BTreeMap<Tile, Tile>,
    /// A tile that was turned for money and must be placed in the city.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turned: Option<Tile>,
}

impl GranadaView {
    /// What a state shows of it.
    pub(crate) fn of(state: &Alhambra, sides: Sides) -> GranadaView {
        let bought = state.players.iter().flat_map(|player| player.to_place.iter().copied());
        let can_be_bought = matches!(state.phase, Phase::Turn { .. } | Phase::Between(_));
        let can_turn = bought.filter(|tile| can_be_bought && sides.turned != Some(*tile));
        let market = state.market.offers().map(|(_, tile)| tile);
        let other =
            market.filter(|_| can_be_bought).chain(can_turn).filter_map(|tile| Some((tile, state.printed.other_side(tile)?)));
        GranadaView { marker: sides.marker, scoring: state.scoring, other_sides: other.collect(), turned: sides.turned }
    }
}
