//! How well a seat stands, for bots.
//!
//! Points as if the game ended now, in hundredths; and a little for what may still become points: gold, tools, the marker, and
//! items on the way to an objective. Deliberately absent: looking ahead.

use pergola_engine::{Seat, State};

use super::super::{HangingGardens, Phase, printed::IN_PLAY};

/// What gold, a tool and the first-player marker are worth while there are turns to use them. These and the promise of an
/// objective are those that won most games of the normal level against itself, of 600 with other weights each.
const GOLD: i64 = 45;
const TOOL: i64 = 140;
const MARKER: i64 = 80;
/// What an item on the way to an objective is worth, in parts of all that are needed.
const PROMISE: i64 = 250;

/// How well `seat` stands.
pub(super) fn worth(state: &HangingGardens, seat: Seat) -> i64 {
    let points = 100 * i64::from(state.points(seat).total());
    if state.phase == Phase::Over {
        return points;
    }
    let player = &state.players[seat.index()];
    let means = GOLD * i64::from(player.gold) + TOOL * i64::from(player.tools);
    let marker = if state.first == seat { MARKER } else { 0 };
    points + means + marker + promise(state, seat)
}

/// The same, ahead of the points of the best other seat.
pub(super) fn advantage(state: &HangingGardens, seat: Seat) -> i64 {
    let others = Seat::all(state.seats()).filter(|other| *other != seat).map(|other| i64::from(state.points(other).total()));
    worth(state, seat) - 100 * others.max().unwrap_or(0)
}

/// Items gathered on one level for objectives that can still be completed.
fn promise(state: &HangingGardens, seat: Seat) -> i64 {
    let garden = &state.players[seat.index()].garden;
    let open = (0..IN_PLAY).map(|slot| &state.objectives[slot]).filter(|it| it.markers.contains(&None) && !it.is_done_by(seat));
    let parts = open.map(|it| {
        let objective = state.printed.objective(it.objective);
        let needed = state.needed(seat, &objective);
        PROMISE * i64::from(garden.best(objective.item).0.min(needed)) / i64::from(needed)
    });
    parts.sum()
}
