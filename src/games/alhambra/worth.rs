//! How well a seat stands, for bots: its points with what the last round would bring now, and what money in hand and tiles
//! outside the city may still become; see [`pergola_engine::State::worth`].

use pergola_engine::Seat;

use super::{Alhambra, Phase, pieces::Kind};

/// In hundredths of a point.
const WORTH_OF_A_POINT: i64 = 100;
const WORTH_OF_A_COIN: i64 = 10;
const WORTH_OF_A_TILE: i64 = 60;

impl Alhambra {
    /// Its points with what the last round would bring now, in hundredths.
    pub(super) fn points_now(&self, seat: Seat) -> i64 {
        let is_over = matches!(self.phase, Phase::Over(_));
        let to_come = if is_over { 0 } else { self.last_round_points(seat) };
        i64::from(self.player(seat).score + to_come) * WORTH_OF_A_POINT
    }

    /// In hundredths of a point.
    pub(super) fn points_to_come(&self, seat: Seat) -> i64 {
        let player = self.player(seat);
        let points = self.points_now(seat);
        if matches!(self.phase, Phase::Over(_)) {
            return points;
        }
        let tiles = player.reserve.len() as i64;
        points + i64::from(player.hand.sum()) * WORTH_OF_A_COIN + tiles * WORTH_OF_A_TILE + self.worth_of_modules(seat)
    }

    fn worth_of_modules(&self, seat: Seat) -> i64 {
        self.modules.each().map(|module| module.worth(self.player(seat), seat)).sum()
    }

    /// How many buildings of a type a seat would have if the last scoring round were now.
    fn buildings_at_last(&self, seat: Seat, kind: Kind) -> u8 {
        let player = self.player(seat);
        let more = self.modules.each().map(|module| module.buildings_at_last(player, seat, kind));
        player.city.types()[kind as usize] + more.sum::<u8>()
    }

    /// How many buildings of a type a seat would have at the last round, with those it has to place.
    pub(super) fn buildings_to_come(&self, seat: Seat, kind: Kind) -> u8 {
        let to_place = self.player(seat).to_place.iter().filter(|tile| tile.kind == kind && tile.is_building());
        self.buildings_at_last(seat, kind) + to_place.count() as u8
    }
}
