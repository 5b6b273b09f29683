//! The scoring rounds (rulebook p. 6, Scoring): the most buildings of each type, and the longest wall.
//!
//! Everybody with at least one building of a type in the city is ranked by their number; a round pays the first ranks.
//! Level contenders share the sum of what their ranks pay, rounded down each; in Granada the highest value breaks the level
//! (p. 9). Dirk takes part in the types with all his tiles, never in walls. Alhambra and Granada together score both kinds of
//! types, each by its own table, and the borders of both.

use std::sync::Arc;

use pergola_engine::{Events, Seat};

use super::{
    Alhambra, Event,
    city::{City, highest_value, walls::Edge},
    event::{Contender, GranadaBorders, Ranked, TypeScored},
    pieces::{Border, Kind, Round},
};

/// How one contender stands in a type, and what that is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// 1 for the most.
    pub rank: u8,
    /// How many contenders share the rank.
    pub level: u8,
    /// The points each of them gets.
    pub points: i32,
}

/// What one contender has of a type. More is ranked before less.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Holding {
    /// How many buildings.
    pub count: u8,
    /// The highest value among them, which breaks levels in Granada (rulebook p. 9, Victory points for majorities of
    /// buildings); 0 where levels are shared, or nobody is level.
    pub highest: u8,
}

/// The share of one who has `own` of a type, among `all`, when the ranks get these prizes.
pub fn share(prizes: [i32; 3], own: Holding, all: &[Holding]) -> Share {
    let ahead = all.iter().filter(|it| **it > own).count();
    let level = all.iter().filter(|it| **it == own).count();
    let paid: i32 = prizes.iter().skip(ahead).take(level).sum();
    let points = if own.count == 0 { 0 } else { paid / level.max(1) as i32 };
    Share { rank: ahead as u8 + 1, level: level as u8, points }
}

/// The number of contenders at most: six seats, or two and Dirk.
const MOST_CONTENDERS: usize = 6;

/// What of one type each contender has: the seats, then Dirk.
struct Counts {
    counts: [Holding; MOST_CONTENDERS],
    contenders: usize,
}

impl Alhambra {
    /// Scores a round: points are added, and told of.
    pub(super) fn score(&mut self, round: Round, events: &mut Events<Event>) {
        let Alhambra { modules, players, .. } = self;
        modules.each_mut().for_each(|module| module.before_scoring(players, round, events));
        let before: [i32; MOST_CONTENDERS] = std::array::from_fn(|at| self.players.get(at).map_or(0, |player| player.score));
        let dirk_before = self.dirk.as_ref().map_or(0, |dirk| dirk.score);
        let printed = Arc::clone(&self.printed);
        for kind in printed.kinds() {
            let counts = self.counts(kind, Alhambra::buildings);
            let prizes = self.pays(round, kind, &counts);
            let points = |own| share(prizes, own, counts.as_slice()).points;
            for (player, own) in self.players.iter_mut().zip(counts.counts) {
                player.score += points(own);
            }
            if let Some(dirk) = &mut self.dirk {
                dirk.score += points(counts.counts[self.players.len()]);
            }
        }
        for player in &mut self.players {
            player.score += player.city.border_points();
        }
        self.scored = Some(round);
        events.tell(|| Event::RoundScored {
            round,
            types: self.standings(round),
            walls: self.players.iter().map(|player| player.city.longest_wall()).collect(),
            border: self.border(),
            granada: self.printed.is_of_both().then(|| self.granada_borders()),
            gained: self.players.iter().zip(before).map(|(player, before)| player.score - before).collect(),
            dirk: self.dirk.as_ref().map(|dirk| dirk.score - dirk_before),
            scores: self.players.iter().map(|player| player.score).collect(),
        });
    }

    /// What a round would bring a seat now, when everybody has so many buildings of a type.
    pub(super) fn points_in(&self, round: Round, seat: Seat, buildings: impl Fn(&Alhambra, Seat, Kind) -> u8) -> i32 {
        self.prizes_in([round], seat, &buildings)[0] + self.player(seat).city.border_points()
    }

    /// What of each of these rounds comes from buildings.
    pub(super) fn prizes_in<const ROUNDS: usize>(
        &self,
        rounds: [Round; ROUNDS],
        seat: Seat,
        buildings: &impl Fn(&Alhambra, Seat, Kind) -> u8,
    ) -> [i32; ROUNDS] {
        let mut prizes = [0; ROUNDS];
        for kind in self.printed.kinds().filter(|kind| buildings(self, seat, *kind) > 0) {
            let counts = self.counts(kind, buildings);
            for (prize, round) in prizes.iter_mut().zip(rounds) {
                *prize += share(self.pays(round, kind, &counts), counts.counts[seat.index()], counts.as_slice()).points;
            }
        }
        prizes
    }

    /// How many buildings of a type a seat has for a scoring round.
    pub(super) fn buildings(&self, seat: Seat, kind: Kind) -> u8 {
        let player = self.player(seat);
        player.city.types()[kind as usize] + self.modules.each().map(|module| module.buildings(player, seat, kind)).sum::<u8>()
    }

    fn granada_borders(&self) -> GranadaBorders {
        let of_each = |longest: fn(&City) -> Vec<Edge>| self.players.iter().map(|it| longest(&it.city).len() as u32).collect();
        GranadaBorders { moats: of_each(|city| city.longest_of(Border::Moat)), stretches: of_each(City::longest_stretch) }
    }

    fn standings(&self, round: Round) -> Vec<TypeScored> {
        let scored = |kind: Kind| {
            let counts = self.counts(kind, Alhambra::buildings);
            let prizes = self.pays(round, kind, &counts);
            let standing = |(at, own): (usize, &Holding)| {
                let who = if at < self.players.len() { Contender::Seat(Seat(at as u8)) } else { Contender::Dirk };
                let Share { rank, level, points } = share(prizes, *own, counts.as_slice());
                Ranked { who, count: own.count, highest: counts.deciding(*own), rank, level, points }
            };
            let mut standings: Vec<_> = counts.as_slice().iter().enumerate().map(standing).filter(|it| it.count > 0).collect();
            standings.sort_by_key(|it| it.rank);
            TypeScored { kind, standings }
        };
        self.printed.kinds().map(scored).filter(|it| !it.standings.is_empty()).collect()
    }

    fn counts(&self, kind: Kind, of_seat: impl Fn(&Alhambra, Seat, Kind) -> u8) -> Counts {
        let mut counts = Counts { counts: [Holding::default(); MOST_CONTENDERS], contenders: self.players.len() };
        for (holding, seat) in counts.counts.iter_mut().zip(Seat::all(self.players.len() as u8)) {
            holding.count = of_seat(self, seat, kind);
        }
        if let Some(dirk) = &self.dirk {
            counts.counts[counts.contenders].count = dirk.types()[kind as usize];
            counts.contenders += 1;
        }
        if kind.border() == Border::Moat && counts.has_level() {
            self.break_levels(kind, &mut counts);
        }
        counts
    }

    /// In Granada the highest value of a type ranks those who have as many of it (rulebook p. 9, Victory points for majorities
    /// of buildings).
    fn break_levels(&self, kind: Kind, counts: &mut Counts) {
        let cities = self.players.iter().map(|player| player.city.highest_value(kind));
        let dirk = self.dirk.iter().map(|dirk| highest_value(dirk.tiles.iter().copied(), kind));
        for (holding, highest) in counts.counts.iter_mut().zip(cities.chain(dirk)) {
            holding.highest = highest;
        }
    }

    /// What the ranks of a type get in a round, as the table scores.
    fn pays(&self, round: Round, kind: Kind, counts: &Counts) -> [i32; 3] {
        let buildings = counts.as_slice().iter().map(|it| u32::from(it.count)).sum();
        self.printed.pays(self.scoring, round, kind, buildings)
    }
}

impl Counts {
    /// The highest value, where it parts this contender from one with as many buildings.
    fn deciding(&self, own: Holding) -> Option<u8> {
        let parted = self.as_slice().iter().any(|it| it.count == own.count && it.highest != own.highest);
        parted.then_some(own.highest)
    }

    /// Whether two have as many.
    fn has_level(&self) -> bool {
        let all = self.as_slice();
        all.iter().enumerate().any(|(at, it)| it.count > 0 && all[..at].iter().any(|other| other.count == it.count))
    }

    fn as_slice(&self) -> &[Holding] {
        &self.counts[..self.contenders]
    }
}

#[cfg(test)]
mod tests {
    use pergola_data as data;
    use pergola_engine::{Chance, Options, State};

    use super::*;
    use crate::{GRANADA, META, Scoring};

    fn points(round: Round, kind: Kind, counts: &[u8]) -> Vec<i32> {
        let printed = Alhambra::print(&META, &data::file).expect("the printed tables are readable");
        let prizes = printed.sets[0].pays(Scoring::Regular, round, kind, 0);
        let all: Vec<Holding> = counts.iter().map(|count| Holding { count: *count, highest: 0 }).collect();
        all.iter().map(|own| share(prizes, *own, &all).points).collect()
    }

    #[test]
    fn round_a_pays_the_most_chambers_alone() {
        assert_eq!(points(Round::A, Kind::Chambers, &[1, 3, 2]), [0, 4, 0]);
    }

    #[test]
    fn kim_and_nina_share_first_and_second_place_for_towers() {
        assert_eq!(points(Round::B, Kind::Tower, &[4, 4]), [9, 9]);
        assert_eq!(points(Round::B, Kind::Tower, &[4, 4, 3]), [9, 9, 0]);
        assert_eq!(points(Round::B, Kind::Tower, &[5, 4]), [13, 6]);
    }

    #[test]
    fn level_leaders_of_round_a_share_its_one_prize() {
        assert_eq!(points(Round::A, Kind::Tower, &[2, 2, 1]), [3, 3, 0]);
        assert_eq!(points(Round::A, Kind::Pavilion, &[1, 1, 0]), [0, 0, 0]);
    }

    #[test]
    fn the_last_round_pays_three_ranks() {
        assert_eq!(points(Round::C, Kind::Pavilion, &[4, 3, 2, 1]), [16, 8, 1, 0]);
        assert_eq!(points(Round::C, Kind::Pavilion, &[2, 2, 2, 1]), [8, 8, 8, 0]);
        assert_eq!(points(Round::C, Kind::Garden, &[3, 2, 2, 1]), [20, 8, 8, 0]);
        assert_eq!(points(Round::C, Kind::Garden, &[3, 2, 1, 1]), [20, 12, 2, 2]);
    }

    #[test]
    fn without_a_building_there_are_no_points() {
        assert_eq!(points(Round::C, Kind::Tower, &[1, 0, 0]), [21, 0, 0]);
        assert_eq!(points(Round::C, Kind::Tower, &[0, 0, 0]), [0, 0, 0]);
    }

    /// What contenders with so many schools and these highest values get.
    fn schools(scoring: Scoring, round: Round, all: &[(u8, u8)]) -> Vec<i32> {
        let printed = Alhambra::print(&GRANADA, &data::file).expect("the printed tables are readable");
        let all: Vec<Holding> = all.iter().map(|(count, highest)| Holding { count: *count, highest: *highest }).collect();
        let buildings = all.iter().map(|it| u32::from(it.count)).sum();
        let prizes = printed.sets[0].pays(scoring, round, Kind::School, buildings);
        all.iter().map(|own| share(prizes, *own, &all).points).collect()
    }

    #[test]
    fn granada_pays_the_buildings_of_all_cities_once_twice_and_three_times() {
        assert_eq!(schools(Scoring::Regular, Round::A, &[(3, 8), (2, 9), (2, 10)]), [7, 0, 0]);
        assert_eq!(schools(Scoring::Regular, Round::B, &[(4, 8), (3, 9), (2, 10)]), [18, 9, 0]);
        assert_eq!(schools(Scoring::Regular, Round::C, &[(4, 9), (4, 12), (2, 10)]), [20, 30, 10]);
    }

    #[test]
    fn the_highest_value_breaks_a_level_at_every_rank() {
        assert_eq!(schools(Scoring::Regular, Round::A, &[(3, 8), (3, 11), (2, 10)]), [0, 8, 0]);
        assert_eq!(schools(Scoring::Regular, Round::C, &[(2, 3), (1, 5), (1, 12), (0, 0)]), [12, 4, 8, 0]);
    }

    #[test]
    fn the_simplified_scoring_pays_points() {
        assert_eq!(schools(Scoring::Simplified, Round::A, &[(3, 8), (2, 9), (2, 10)]), [3, 0, 0]);
        assert_eq!(schools(Scoring::Simplified, Round::B, &[(3, 8), (2, 9), (2, 10)]), [10, 0, 3]);
        assert_eq!(schools(Scoring::Simplified, Round::C, &[(3, 8), (2, 9), (2, 10)]), [18, 3, 10]);
    }

    /// Two schools in each of two cities, in a third one: the dearest school of each breaks the level.
    #[test]
    fn the_dearest_building_of_each_city_breaks_a_level() {
        let printed = Arc::new(Alhambra::print(&GRANADA, &data::file).expect("the printed tables are readable"));
        let setup = Alhambra::setup(&GRANADA, 3, &Options::default()).expect("the default options fit");
        let mut state = Alhambra::new(&printed, &setup, 3, &mut Chance::silent(1));
        let schools = [
            &[("0,1", "school-9"), ("1,0", "school-8")][..],
            &[("0,1", "school-2"), ("1,0", "school-12")],
            &[("0,1", "school-10")],
        ];
        for (player, tiles) in state.players.iter_mut().zip(schools) {
            let read = |(cell, tile): &(&str, &str)| (cell.parse().expect("a cell"), tile.parse().expect("a tile"));
            player.city = City::with_tiles(&tiles.iter().map(read).collect()).expect("a legal city");
        }
        let points = |seat| state.points_in(Round::C, Seat(seat), Alhambra::buildings);
        assert_eq!([0, 1, 2].map(points), [10, 15, 5], "five schools pay 15, 10 and 5");
    }
}
