//! What people are told an action brings at once.

use pergola_engine::search::survey;

use super::*;

/// Calls `each` with what every promising action brings its seat at once, in many positions of random games.
fn what_actions_bring(mut each: impl FnMut(&Alhambra, Seat, &Action, i64)) {
    for meta in GAMES {
        let mut plies = 0;
        play_through(meta, 3, 5, |state, seat, _| {
            plies += 1;
            if plies % 3 == 0 && !matches!(state.phase, Phase::LastTiles { .. }) {
                for told in survey(state, seat, None, 0, &mut Chance::silent(plies), &mut || false) {
                    each(state, seat, &told.action, told.gains[seat.index()]);
                }
            }
        });
    }
}

/// Also where a tile that was paid for exactly is still to be placed, or another could be bought after it.
#[test]
fn money_brings_no_points_and_a_purchase_none_but_its_own() {
    let mut before_placing = 0;
    what_actions_bring(|state, seat, action, gain| match action {
        Action::Take { .. } => {
            before_placing += u32::from(!state.player(seat).to_place.is_empty());
            assert_eq!(gain, 0, "{action}");
        }
        Action::Buy { .. } => {
            let mut after = state.clone();
            after.apply(seat, action, &mut Chance::silent(0), &mut Events::unheard());
            assert_eq!(gain, after.standing(seat) - state.standing(seat), "{action}");
        }
        _ => {}
    });
    assert!(before_placing > 0);
}

/// A tile in the reserve does not count (rulebook p. 6, Scoring).
#[test]
fn a_tile_that_fits_only_into_the_reserve_brings_no_points() {
    let mut bought = 0;
    what_actions_bring(|state, seat, action, gain| {
        let Action::Buy { space, piece, .. } = action else { return };
        let tile = piece.unwrap_or_else(|| state.market.offered(*space)[0]);
        let city = &state.player(seat).city;
        let fits = |tile: Tile| city.room_for(tile).next().is_some();
        if !fits(tile) && !state.printed.other_side(tile).is_some_and(fits) {
            bought += 1;
            assert!(gain <= 0, "{tile} brings {gain}");
        }
    });
    assert!(bought > 0);
}
