//! What bots go by. No rule of the game.
//!
//! What a seat has is worth to it what it came to on average in games that bots played, as `data/alhambra/worth.csv` has it for
//! each game and stage: points that buildings would bring in the next scoring round and in the last, the wall, money, and
//! buildings themselves, for what is still to be built beside them. A test writes the table and looks whether it still holds.
//! Deliberately absent: which money it is and what the market asks for, which playouts find out.

use std::sync::LazyLock;

use pergola_engine::Seat;
use serde::{Deserialize, Serialize};

use super::{
    Alhambra, Phase, Player,
    pieces::{Border, Kind, Round, Tile},
};

/// In hundredths of a point.
const WORTH_OF_A_POINT: i64 = 100;
/// More than all that building it can cost.
const WORTH_OF_A_TILE_BUILT: i64 = 10_000;
/// With no more tiles of each set in the bags than so many, the next market can be the last.
const LAST_TILES: u32 = 4;

/// The tiles that a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tiles {
    /// Those of Alhambra.
    Alhambra,
    /// Those of Granada.
    Granada,
    /// Both together.
    Both,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Round A is still to come.
    BeforeA,
    /// Round B is the next.
    BeforeB,
    /// The last round is the next.
    BeforeC,
    /// The bags are all but empty.
    AtTheEnd,
}

/// What a seat has that its points come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Means {
    /// Points that the next round would bring for buildings if it were now.
    pub prizes: i64,
    /// Those that the last would bring, where it is not the next.
    pub last_prizes: i64,
    /// Points that each round brings for the wall, and in the game of both for all borders.
    pub wall: i64,
    /// Money in hand.
    pub coins: i64,
    /// Cards of money in hand.
    pub cards: i64,
    /// Buildings in the city, or about to be placed.
    pub buildings: i64,
    /// Tiles in the reserve, each worth half a building.
    pub reserve: i64,
}

/// A row of the table: what one of each is worth, in hundredths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// With which tiles.
    pub tiles: Tiles,
    /// At which stage.
    pub stage: Stage,
    /// Of a point that the next round would bring for buildings.
    pub prizes: i64,
    /// Of a point that the last round would bring for them, where it is not the next.
    pub last_prizes: i64,
    /// Of a point for the wall.
    pub wall: i64,
    /// Of a coin.
    pub coins: i64,
    /// Of a card.
    pub cards: i64,
    /// Of a building.
    pub buildings: i64,
}

const STAGES: usize = 4;
const TILES: usize = 3;

static ROWS: LazyLock<[[Row; STAGES]; TILES]> = LazyLock::new(|| {
    let table = table();
    let row = |tiles: usize, stage: usize| table.iter().find(|it| (it.tiles as usize, it.stage as usize) == (tiles, stage));
    std::array::from_fn(|tiles| {
        std::array::from_fn(|stage| *row(tiles, stage).expect("the table has a row for all tiles and stages"))
    })
});

/// The table.
///
/// # Panics
/// When it cannot be read, which a test excludes.
pub fn table() -> Vec<Row> {
    let rows = csv::Reader::from_reader(include_bytes!("../../../data/alhambra/worth.csv").as_slice());
    rows.into_deserialize().collect::<Result<_, _>>().expect("the table of worths is not broken")
}

impl Row {
    /// What all this is worth, in hundredths of a point.
    pub fn worth_of(&self, means: &Means) -> i64 {
        means.prizes * self.prizes
            + means.last_prizes * self.last_prizes
            + means.wall * self.wall
            + means.coins * self.coins
            + means.cards * self.cards
            + (2 * means.buildings + means.reserve) * self.buildings / 2
    }
}

impl Alhambra {
    /// With which tiles it is played.
    pub fn tiles(&self) -> Tiles {
        match self.printed.border() {
            Border::Wall if self.printed.is_of_both() => Tiles::Both,
            Border::Wall => Tiles::Alhambra,
            Border::Moat => Tiles::Granada,
        }
    }

    /// How far the game is.
    pub fn stage(&self) -> Stage {
        let tiles: u32 = self.bags.iter().map(|bag| bag.len()).sum();
        match self.next_round() {
            Round::A => Stage::BeforeA,
            Round::B => Stage::BeforeB,
            Round::C if tiles > LAST_TILES * self.bags.len() as u32 => Stage::BeforeC,
            Round::C => Stage::AtTheEnd,
        }
    }

    /// What a seat has, as far as it can tell: of others only what lies open counts.
    pub fn means(&self, seat: Seat) -> Means {
        self.means_with(seat, |state, other, kind| state.buildings_seen_by(seat, other, kind))
    }

    /// In hundredths of a point.
    pub(super) fn points_to_come(&self, seat: Seat) -> i64 {
        self.points_with(seat, Alhambra::buildings_to_come)
    }

    /// The same as far as the seat can know.
    pub(super) fn points_to_come_as_seen_by(&self, seat: Seat) -> i64 {
        self.points_with(seat, |state, other, kind| state.buildings_seen_by(seat, other, kind))
    }

    /// Its points with what the last round would bring now as far as the seat can know, in hundredths. What fits nowhere would go
    /// into the reserve, where it counts for nothing.
    pub(super) fn points_as_seen_by(&self, seat: Seat) -> i64 {
        let is_over = matches!(self.phase, Phase::Over(_));
        let seen = |state: &Alhambra, other, kind| {
            let city = &state.player(other).city;
            let fits = |tile: Tile| city.room_for(tile).next().is_some();
            state.standing_buildings(seat, other, kind) + state.buildings_to_place(other, kind, fits)
        };
        let to_come = if is_over { 0 } else { self.points_in(Round::C, seat, seen) };
        i64::from(self.player(seat).score + to_come) * WORTH_OF_A_POINT
    }

    /// Its points with what its means are worth, when everybody has so many buildings of a type.
    fn points_with(&self, seat: Seat, buildings: impl Fn(&Alhambra, Seat, Kind) -> u8) -> i64 {
        let points = i64::from(self.player(seat).score) * WORTH_OF_A_POINT;
        if matches!(self.phase, Phase::Over(_)) {
            return points;
        }
        let row = &ROWS[self.tiles() as usize][self.stage() as usize];
        points + row.worth_of(&self.means_with(seat, buildings)) + self.worth_of_modules(seat)
    }

    fn means_with(&self, seat: Seat, buildings: impl Fn(&Alhambra, Seat, Kind) -> u8) -> Means {
        let player = self.player(seat);
        let [prizes, last_prizes] = match self.next_round() {
            Round::C => [self.prizes_in([Round::C], seat, &buildings)[0], 0],
            next => self.prizes_in([next, Round::C], seat, &buildings),
        };
        Means {
            prizes: prizes.into(),
            last_prizes: last_prizes.into(),
            wall: player.city.border_points().into(),
            coins: player.hand.sum().into(),
            cards: player.hand.cards().len().into(),
            buildings: self.printed.kinds().map(|kind| i64::from(buildings(self, seat, kind))).sum(),
            reserve: player.reserve.len() as i64,
        }
    }

    fn next_round(&self) -> Round {
        match self.scored {
            None => Round::A,
            Some(Round::A) => Round::B,
            Some(_) => Round::C,
        }
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
        self.buildings_at_last(seat, kind) + self.buildings_to_place(seat, kind, |_| true)
    }

    /// The same as far as another seat can tell, or the seat itself.
    fn buildings_seen_by(&self, seeing: Seat, seat: Seat, kind: Kind) -> u8 {
        self.standing_buildings(seeing, seat, kind) + self.buildings_to_place(seat, kind, |_| true)
    }

    /// The same without those it has to place.
    fn standing_buildings(&self, seeing: Seat, seat: Seat, kind: Kind) -> u8 {
        if seat == seeing { self.buildings_at_last(seat, kind) } else { self.buildings(seat, kind) }
    }

    fn buildings_to_place(&self, seat: Seat, kind: Kind, counts: impl Fn(Tile) -> bool) -> u8 {
        let to_place = self.player(seat).to_place.iter();
        to_place.filter(|tile| tile.kind == kind && tile.is_building() && counts(**tile)).count() as u8
    }
}

#[cfg(test)]
mod tests {
    use pergola_data as data;
    use pergola_engine::{Bag, Chance, Meta, Options, State};

    use super::*;
    use crate::{COMBINED, GRANADA, META};

    fn beginning(meta: &'static Meta) -> Alhambra {
        let printed = Alhambra::print(meta, &data::file).expect("the printed tables are readable").into();
        let setup = Alhambra::setup(meta, 3, &Options::default()).expect("the default options fit");
        Alhambra::new(&printed, &setup, 3, &mut Chance::silent(1))
    }

    #[test]
    fn a_stage_ends_with_its_round_and_the_last_with_the_bags() {
        for (meta, tiles) in [(&META, Tiles::Alhambra), (&GRANADA, Tiles::Granada), (&COMBINED, Tiles::Both)] {
            let mut state = beginning(meta);
            let stages = [None, Some(Round::A), Some(Round::B)].map(|scored| {
                state.scored = scored;
                state.stage()
            });
            assert_eq!((state.tiles(), stages), (tiles, [Stage::BeforeA, Stage::BeforeB, Stage::BeforeC]));
            state.bags.iter_mut().for_each(|bag| *bag = Bag::default());
            assert_eq!(state.stage(), Stage::AtTheEnd);
        }
    }

    /// Money is in hand from the beginning; a building that is to be placed counts as one that stands.
    #[test]
    fn a_seat_has_its_money_and_its_buildings() {
        let mut state = beginning(&META);
        let before = state.means(Seat(0));
        assert!(before.coins >= before.cards && before.cards > 0);
        assert_eq!(before, Means { coins: before.coins, cards: before.cards, ..Means::default() });
        state.players[0].to_place.push("tower-9-es".parse().expect("a tile"));
        assert_eq!(
            state.means(Seat(0)),
            Means { buildings: 1, prizes: 6, last_prizes: 21, ..before },
            "the most towers bring 6 points in round A, and 21 in the last"
        );
        state.scored = Some(Round::B);
        let of_the_last = Means { buildings: 1, prizes: 21, ..before };
        assert_eq!(state.means(Seat(0)), of_the_last, "then the last is the next");
    }

    #[test]
    fn a_tile_of_the_reserve_is_worth_half_a_building() {
        let row = Row { buildings: 300, ..table()[0] };
        assert_eq!(row.worth_of(&Means { buildings: 1, reserve: 1, ..Means::default() }), 450);
    }
}
