//! What a garden is worth (rulebook, Points and End of the Game).

use pergola_engine::Outcome;
use serde::{Deserialize, Serialize};

use super::{
    Printed,
    garden::Garden,
    pieces::{Colour, Symbol},
};

/// What a seat won, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Moves of nobles.
    pub moves: i32,
    /// Marks of the expansion board; below 0 when they cost more than they paid.
    pub marks: i32,
    /// Full rows.
    pub rows: i32,
    /// Full columns.
    pub columns: i32,
    /// Missions.
    pub missions: i32,
    /// Gardeners, which decide when points are level.
    pub gardeners: u8,
}

impl Tally {
    /// All points.
    pub const fn total(self) -> i32 {
        self.moves + self.marks + self.rows + self.columns + self.missions
    }

    /// What the end of the game adds to the points of `moves` and `marks`.
    pub fn of(garden: &Garden, missions: &[Symbol], (moves, marks): (i32, i32), printed: &Printed) -> Tally {
        Tally {
            moves,
            marks,
            rows: rows(garden, printed),
            columns: columns(garden, printed),
            missions: missions.iter().map(|mission| i32::from(mission_points(garden, *mission, printed))).sum(),
            gardeners: garden.ground().gardeners.len() as u8,
        }
    }
}

/// Each full row pays its bonus, whatever fills it (rulebook, End of the Game).
fn rows(garden: &Garden, printed: &Printed) -> i32 {
    let full = Colour::ALL.into_iter().filter(|colour| garden.ground().has_full_row(*colour));
    full.map(|colour| i32::from(printed.row(colour).full)).sum()
}

/// Each full column pays its bonus, whatever fills it (rulebook, End of the Game).
fn columns(garden: &Garden, printed: &Printed) -> i32 {
    let full = Symbol::ALL.into_iter().filter(|symbol| garden.ground().has_full_column(*symbol));
    full.map(|symbol| i32::from(printed.column(symbol))).sum()
}

/// A mission pays the points of the row its noble stands in, nothing on the terrace (rulebook, End of the Game).
pub fn mission_points(garden: &Garden, mission: Symbol, printed: &Printed) -> u8 {
    garden.noble(mission).map_or(0, |row| printed.row(row).noble)
}

/// Most points win; level, more gardeners; still level, a shared place (rulebook, End of the Game).
pub(super) fn outcome(tallies: &[Tally]) -> Outcome {
    let strength = |tally: &Tally| (tally.total(), tally.gardeners);
    let rank = |own: &Tally| tallies.iter().filter(|it| strength(it) > strength(own)).count() as u8 + 1;
    Outcome { scores: tallies.iter().map(|tally| tally.total()).collect(), ranks: tallies.iter().map(rank).collect() }
}
