//! How well a seat stands, for bots: its points with what the last round would bring now, and what money in hand and tiles
//! outside the city may still become; see [`pergola_engine::State::worth`].

use pergola_engine::Seat;

use super::{Alhambra, Phase, Player, pieces::Kind};

/// In hundredths of a point.
const WORTH_OF_A_POINT: i64 = 100;
/// Before the first scoring round there is most to buy. These are those that won most games of the normal level against itself,
/// of 300 with other weights each.
const WORTH_OF_A_COIN_AT_FIRST: i64 = 35;
const WORTH_OF_A_COIN: i64 = 20;
const WORTH_OF_A_TILE: i64 = 60;
/// More than all that building it can cost.
const WORTH_OF_A_TILE_BUILT: i64 = 10_000;

impl Alhambra {
    /// In hundredths of a point.
    pub(super) fn points_to_come(&self, seat: Seat) -> i64 {
        self.points_with(seat, Alhambra::buildings_to_come) + self.worth_of_means(seat)
    }

    /// The same as far as the seat can know.
    pub(super) fn points_to_come_as_seen_by(&self, seat: Seat) -> i64 {
        self.points_as_seen_by(seat) + self.worth_of_means(seat)
    }

    /// What money and tiles in hand may still become.
    fn worth_of_means(&self, seat: Seat) -> i64 {
        if matches!(self.phase, Phase::Over(_)) {
            return 0;
        }
        let player = self.player(seat);
        let tiles = player.reserve.len() as i64;
        let coin = if self.scored.is_none() { WORTH_OF_A_COIN_AT_FIRST } else { WORTH_OF_A_COIN };
        i64::from(player.hand.sum()) * coin + tiles * WORTH_OF_A_TILE + self.worth_of_modules(seat)
    }

    /// Its points with what the last round would bring now as far as the seat can know, in hundredths: of the others only what
    /// lies open counts.
    pub(super) fn points_as_seen_by(&self, seat: Seat) -> i64 {
        self.points_with(seat, |state, other, kind| {
            if other == seat {
                state.buildings_to_come(other, kind)
            } else {
                state.buildings(other, kind) + state.buildings_to_place(other, kind)
            }
        })
    }

    /// Its points with what the last round would bring now, when everybody has so many buildings of a type.
    fn points_with(&self, seat: Seat, buildings: impl Fn(&Alhambra, Seat, Kind) -> u8) -> i64 {
        let is_over = matches!(self.phase, Phase::Over(_));
        let to_come = if is_over { 0 } else { self.last_round_points(seat, buildings) };
        i64::from(self.player(seat).score + to_come) * WORTH_OF_A_POINT
    }

    /// How much stands in all cities: tiles before walls, and these before what modules add.
    pub(super) fn what_is_built(&self) -> i64 {
        let of_seat = |(seat, player): (Seat, &Player)| {
            let walls = i64::from(player.city.border_points());
            WORTH_OF_A_TILE_BUILT * player.city.len() as i64 + WORTH_OF_A_POINT * walls + self.worth_of_modules(seat)
        };
        Seat::all(self.players.len() as u8).zip(&self.players).map(of_seat).sum()
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
    fn buildings_to_come(&self, seat: Seat, kind: Kind) -> u8 {
        self.buildings_at_last(seat, kind) + self.buildings_to_place(seat, kind)
    }

    fn buildings_to_place(&self, seat: Seat, kind: Kind) -> u8 {
        self.player(seat).to_place.iter().filter(|tile| tile.kind == kind && tile.is_building()).count() as u8
    }
}
