//! The scoring rounds (rulebook p. 6, Scoring): the most buildings of each type, and the longest wall.
//!
//! Everybody with at least one building of a type in the city is ranked by their number; a round pays the first ranks.
//! Level contenders share the sum of what their ranks pay, rounded down each. Dirk takes part in the types with all his
//! tiles, never in walls.

use std::sync::Arc;

use super::{
    Alhambra, Event,
    city::walls::longest_wall,
    event::{Contender, Standing, TypeScored},
    pieces::{Kind, Round},
};
use crate::engine::{Events, Seat};

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

/// The share of one who has `own` buildings of a type, among all `counts`, when the ranks get these prizes.
pub fn share(prizes: [i32; 3], own: u8, counts: &[u8]) -> Share {
    let ahead = counts.iter().filter(|it| **it > own).count();
    let level = counts.iter().filter(|it| **it == own).count();
    let paid: i32 = prizes.iter().skip(ahead).take(level).sum();
    let points = if own == 0 { 0 } else { paid / level.max(1) as i32 };
    Share { rank: ahead as u8 + 1, level: level as u8, points }
}

/// The number of contenders at most: six seats, or two and Dirk.
const MOST_CONTENDERS: usize = 6;

/// How many buildings of one type each contender has: the seats, then Dirk.
struct Counts {
    counts: [u8; MOST_CONTENDERS],
    contenders: usize,
}

impl Alhambra {
    /// Scores a round: points are added, and told of.
    pub(super) fn score(&mut self, round: Round, events: &mut Events<Event>) {
        self.reveal_by_order(round, events);
        let before: [i32; MOST_CONTENDERS] = std::array::from_fn(|at| self.players.get(at).map_or(0, |player| player.score));
        let dirk_before = self.dirk.as_ref().map_or(0, |dirk| dirk.score);
        let printed = Arc::clone(&self.printed);
        for kind in printed.tiles.kinds() {
            let (prizes, counts) = (printed.tiles.prizes(round, kind), self.counts(kind, Alhambra::buildings));
            let points = |own| share(prizes, own, counts.as_slice()).points;
            for (player, own) in self.players.iter_mut().zip(counts.counts) {
                player.score += points(own);
            }
            if let Some(dirk) = &mut self.dirk {
                dirk.score += points(counts.counts[self.players.len()]);
            }
        }
        for player in &mut self.players {
            player.score += longest_wall(&player.city) as i32;
        }
        self.scored = Some(round);
        events.tell(|| Event::RoundScored {
            round,
            types: self.standings(round),
            walls: self.players.iter().map(|player| longest_wall(&player.city)).collect(),
            gained: self.players.iter().zip(before).map(|(player, before)| player.score - before).collect(),
            dirk: self.dirk.as_ref().map(|dirk| dirk.score - dirk_before),
            scores: self.players.iter().map(|player| player.score).collect(),
        });
    }

    /// What the last round would bring a seat now.
    pub(super) fn last_round_points(&self, seat: Seat) -> i32 {
        let city = &self.player(seat).city;
        let points = |kind: Kind| {
            let prizes = self.printed.tiles.prizes(Round::C, kind);
            let counts = self.counts(kind, Alhambra::buildings_at_last);
            share(prizes, counts.counts[seat.index()], counts.as_slice()).points
        };
        self.printed.tiles.kinds().map(points).sum::<i32>() + longest_wall(city) as i32
    }

    fn standings(&self, round: Round) -> Vec<TypeScored> {
        let scored = |kind: Kind| {
            let (prizes, counts) = (self.printed.tiles.prizes(round, kind), self.counts(kind, Alhambra::buildings));
            let standing = |(at, own): (usize, &u8)| {
                let who = if at < self.players.len() { Contender::Seat(Seat(at as u8)) } else { Contender::Dirk };
                let Share { rank, level, points } = share(prizes, *own, counts.as_slice());
                Standing { who, count: *own, rank, level, points }
            };
            let mut standings: Vec<_> = counts.as_slice().iter().enumerate().map(standing).filter(|it| it.count > 0).collect();
            standings.sort_by_key(|it| it.rank);
            TypeScored { kind, standings }
        };
        self.printed.tiles.kinds().map(scored).filter(|it| !it.standings.is_empty()).collect()
    }

    fn counts(&self, kind: Kind, of_seat: fn(&Alhambra, Seat, Kind) -> u8) -> Counts {
        let mut counts = Counts { counts: [0; MOST_CONTENDERS], contenders: self.players.len() };
        for (count, seat) in counts.counts.iter_mut().zip(Seat::all(self.players.len() as u8)) {
            *count = of_seat(self, seat, kind);
        }
        if let Some(dirk) = &self.dirk {
            counts.counts[counts.contenders] = dirk.types()[kind as usize];
            counts.contenders += 1;
        }
        counts
    }
}

impl Counts {
    fn as_slice(&self) -> &[u8] {
        &self.counts[..self.contenders]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{data, engine::State};

    fn points(round: Round, kind: Kind, counts: &[u8]) -> Vec<i32> {
        let printed = Alhambra::print(&data::file).expect("the printed tables are readable");
        let prizes = printed.tiles.prizes(round, kind);
        counts.iter().map(|own| share(prizes, *own, counts).points).collect()
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
}
