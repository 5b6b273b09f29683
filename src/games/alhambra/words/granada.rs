//! What is said of Granada beyond the Alhambra: tiles have two sides.

use crate::{pieces::Tile, view::View};

/// The other side of each bought tile that can still be turned, and the side with which it was bought.
pub(super) fn sides_to_turn(view: &View) -> Vec<(Tile, Tile)> {
    let can_turn = view.granada.as_ref().is_some_and(|granada| granada.turned.is_none());
    let bought = view.phase.buyer().filter(|_| can_turn).map(|seat| &view.seats[seat.index()].to_place);
    bought.into_iter().flatten().filter_map(|tile| Some((view.other_side(*tile)?, *tile))).collect()
}
