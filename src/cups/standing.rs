//! Who leads a cup, and what tells two apart who have as many points.
//!
//! A game is worth one whole point to its winner and nothing to its last; the steps between are even, and level people share
//! theirs. Whoever left has nothing. Whoever is free in a Swiss round has a whole point; in a round robin each is free once, and
//! nobody has anything for it. Then tell, in this order, in Swiss: Buchholz, the points of one's opponents, where a round that
//! was not played counts as one against oneself; what those who are level have against each other, if all of them met; and how
//! many games were won. In a round robin: what those who are level have against each other; Sonneborn-Berger, the points of
//! those one has beaten and half of those one was level with; and wins. At last the lot.

use std::{cmp::Reverse, collections::BTreeMap};

use crate::{Came, Cup, CupGame, How, System};

/// A whole point, in the steps in which points are counted.
pub const WHOLE: u32 = 12;

/// What tells two apart who have as many points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Criterion {
    /// The points of all opponents.
    Buchholz,
    /// The points of those beaten, and half of those that were level.
    SonnebornBerger,
    /// What those who are level have against each other.
    HeadToHead,
    /// How many games were won.
    Wins,
    /// The lot.
    Lot,
}

/// Who leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// From the first to the last.
    pub lines: Vec<Line>,
    /// What tells after the points, in this order.
    pub criteria: Vec<Criterion>,
}

/// Somebody's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub place: u8,
    /// Who, by their number among the entrants.
    pub entrant: u8,
    /// Their points, in steps of which [`WHOLE`] are one.
    pub points: u32,
    /// Buchholz, or Sonneborn-Berger in a round robin, in the same steps.
    pub strength: u32,
    /// How many games they won, alone.
    pub wins: u32,
    /// Whether nothing but the lot tells them from somebody beside them.
    pub by_lot: bool,
    /// Each round that has begun.
    pub rounds: Vec<Cell>,
}

/// What a round was for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// They were not paired any more.
    Out,
    /// They had nobody to play with: with so many points.
    Free {
        /// See [`Line::points`].
        points: u32,
    },
    /// They play, or did.
    Game {
        /// Against these entrants.
        opponents: Vec<u8>,
        /// What they have of it, once it counts.
        points: Option<u32>,
        /// How it came to count.
        how: Option<How>,
    },
}

/// What each of a game's people has of it, in their order; nothing before it counts.
fn points_of(game: &CupGame) -> Option<Vec<u32>> {
    let finish = game.finish.as_ref()?;
    // Places are for all who were there; those who left are behind them.
    let last = (finish.came.len() as u32).saturating_sub(1).max(1);
    let level = |place: u8| finish.came.iter().filter(|it| **it == Came::Place(place)).count() as u32;
    let of = |came: &Came| match came {
        Came::Left => 0,
        Came::Place(place) => {
            let best = last + 1 - u32::from(*place).clamp(1, last + 1);
            // Those who share a place share what lies between its first and its last.
            let shared = level(*place).saturating_sub(1);
            (2 * best).saturating_sub(shared) * WHOLE / (2 * last)
        }
    };
    Some(finish.came.iter().map(of).collect())
}

/// The points of an entrant.
pub(crate) fn points(cup: &Cup, entrant: u8) -> u32 {
    cup.rounds.iter().enumerate().map(|(round, _)| of_cell(&cell(cup, round, entrant))).sum()
}

fn of_cell(cell: &Cell) -> u32 {
    match cell {
        Cell::Out => 0,
        Cell::Free { points } => *points,
        Cell::Game { points, .. } => points.unwrap_or(0),
    }
}

/// What a round was for an entrant.
fn cell(cup: &Cup, round: usize, entrant: u8) -> Cell {
    let round = &cup.rounds[round];
    if round.free == Some(entrant) {
        return Cell::Free { points: if cup.plan.system == System::Swiss { WHOLE } else { 0 } };
    }
    let Some(game) = round.games.iter().find(|game| game.entrants.contains(&entrant)) else { return Cell::Out };
    let points = points_of(game).and_then(|points| {
        let at = game.entrants.iter().position(|it| *it == entrant)?;
        points.get(at).copied()
    });
    let opponents = game.entrants.iter().copied().filter(|it| *it != entrant).collect();
    Cell::Game { opponents, points, how: game.finish.as_ref().map(|it| it.how) }
}

impl Cup {
    /// Who leads now.
    pub fn standing(&self) -> Standing {
        let criteria = match self.plan.system {
            System::Swiss if self.plan.seats > 2 => vec![Criterion::Buchholz, Criterion::Wins, Criterion::Lot],
            System::Swiss => vec![Criterion::Buchholz, Criterion::HeadToHead, Criterion::Wins, Criterion::Lot],
            System::RoundRobin => vec![Criterion::HeadToHead, Criterion::SonnebornBerger, Criterion::Wins, Criterion::Lot],
        };
        let sums = Sums::of(self);
        let all: Vec<u8> = (0..self.entrants.len() as u8).collect();
        let mut groups = split(vec![all], |_, it| i64::from(sums.points[usize::from(it)]));
        for criterion in &criteria {
            if *criterion != Criterion::Lot {
                groups = split(groups, |group, it| sums.weight(*criterion, group, it));
            }
        }
        let by_lot: Vec<bool> = groups.iter().flat_map(|group| vec![group.len() > 1; group.len()]).collect();
        let order = split(groups, |_, it| -i64::from(self.entrants[usize::from(it)].lot)).into_iter().flatten();
        let line = |(at, entrant): (usize, u8)| Line {
            place: at as u8 + 1,
            entrant,
            points: sums.points[usize::from(entrant)],
            strength: sums.strength(self.plan.system, entrant),
            wins: sums.wins(entrant),
            by_lot: by_lot[at] && !self.rounds.is_empty(),
            rounds: sums.cells[usize::from(entrant)].clone(),
        };
        Standing { lines: order.enumerate().map(line).collect(), criteria }
    }
}

/// Parts each group by what its members have of something, most first.
fn split(groups: Vec<Vec<u8>>, weight: impl Fn(&[u8], u8) -> i64) -> Vec<Vec<u8>> {
    let parted = |group: Vec<u8>| {
        let mut parts: BTreeMap<Reverse<i64>, Vec<u8>> = BTreeMap::new();
        for member in &group {
            parts.entry(Reverse(weight(&group, *member))).or_default().push(*member);
        }
        parts.into_values()
    };
    groups.into_iter().flat_map(parted).collect()
}

/// What everybody has.
struct Sums {
    cells: Vec<Vec<Cell>>,
    points: Vec<u32>,
}

impl Sums {
    fn of(cup: &Cup) -> Sums {
        let of = |entrant: u8| (0..cup.rounds.len()).map(|round| cell(cup, round, entrant)).collect::<Vec<_>>();
        let cells: Vec<Vec<Cell>> = (0..cup.entrants.len() as u8).map(of).collect();
        let points = cells.iter().map(|cells| cells.iter().map(of_cell).sum()).collect();
        Sums { cells, points }
    }

    fn weight(&self, criterion: Criterion, group: &[u8], entrant: u8) -> i64 {
        match criterion {
            Criterion::Buchholz => self.buchholz(entrant).into(),
            Criterion::SonnebornBerger => self.sonneborn_berger(entrant).into(),
            Criterion::HeadToHead => self.against(group, entrant).into(),
            Criterion::Wins => self.wins(entrant).into(),
            Criterion::Lot => 0,
        }
    }

    /// What tells by whom somebody met, in this system.
    fn strength(&self, system: System, entrant: u8) -> u32 {
        match system {
            System::Swiss => self.buchholz(entrant),
            System::RoundRobin => self.sonneborn_berger(entrant),
        }
    }

    fn played(&self, entrant: u8) -> impl Iterator<Item = (&[u8], u32)> {
        self.cells[usize::from(entrant)].iter().filter_map(|cell| match cell {
            Cell::Game { opponents, points: Some(points), how } if *how != Some(How::Forfeited) => {
                Some((&opponents[..], *points))
            }
            Cell::Game { .. } | Cell::Free { .. } | Cell::Out => None,
        })
    }

    fn buchholz(&self, entrant: u8) -> u32 {
        let own = self.points[usize::from(entrant)];
        let of = |cell: &Cell| match cell {
            Cell::Game { points: None, .. } => 0,
            Cell::Game { opponents, how, .. } if *how != Some(How::Forfeited) => {
                let sum: u32 = opponents.iter().map(|it| self.points[usize::from(*it)]).sum();
                sum / (opponents.len() as u32).max(1)
            }
            Cell::Game { .. } | Cell::Free { .. } | Cell::Out => own,
        };
        self.cells[usize::from(entrant)].iter().map(of).sum()
    }

    fn sonneborn_berger(&self, entrant: u8) -> u32 {
        let of = |(opponents, points): (&[u8], u32)| {
            let sum: u32 = opponents.iter().map(|it| self.points[usize::from(*it)]).sum();
            sum * points / WHOLE
        };
        self.played(entrant).map(of).sum()
    }

    /// What somebody has against the others of a group; nothing where not all of them have met.
    fn against(&self, group: &[u8], entrant: u8) -> u32 {
        let met = |one: u8, other: u8| self.played(one).any(|(opponents, _)| opponents == [other]);
        let all_met = group.iter().enumerate().all(|(at, one)| group[..at].iter().all(|other| met(*one, *other)));
        if !all_met {
            return 0;
        }
        let is_within = |opponents: &[u8]| matches!(opponents, [one] if group.contains(one));
        self.played(entrant).filter(|(opponents, _)| is_within(opponents)).map(|(_, points)| points).sum()
    }

    fn wins(&self, entrant: u8) -> u32 {
        self.played(entrant).filter(|(_, points)| *points == WHOLE).count() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CupId, Finish, Plan};
    use pergola_table::{PersonRef, PlaceId};

    fn cup(people: u8, system: System, seats: u8, luck: u64) -> Cup {
        let place = PlaceId { server: "town".to_owned(), channel: "garden".to_owned() };
        let plan = Plan { game: "gardens".to_owned(), system, seats, people, rounds: None, days: 7 };
        let mut cup = Cup::found(CupId(1), (place, None), PersonRef(1), plan, 0);
        for person in 1..=people {
            cup.join(PersonRef(person.into()), 1).expect("there is room");
        }
        cup.begin(luck, 2).expect("there are enough");
        cup
    }

    /// The present round ends: in each game whoever has the lower number wins, unless both are even.
    fn end_round(cup: &mut Cup) {
        let games = cup.rounds.last().expect("one has begun").games.clone();
        for (at, game) in games.iter().enumerate() {
            let [one, other] = game.entrants[..] else { panic!("two play") };
            let came = if one % 2 == 0 && other % 2 == 0 {
                [Came::Place(1), Came::Place(1)]
            } else if one < other {
                [Came::Place(1), Came::Place(2)]
            } else {
                [Came::Place(2), Came::Place(1)]
            };
            cup.finished(at, Finish { how: How::Played, came: came.to_vec() }, 3);
        }
        cup.go_on(4);
    }

    #[test]
    fn a_game_is_worth_even_steps_that_are_shared() {
        let of = |came: &[Came]| {
            let finish = Some(Finish { how: How::Played, came: came.to_vec() });
            points_of(&CupGame { entrants: (0..came.len() as u8).collect(), table: None, finish }).expect("it counts")
        };
        use Came::{Left, Place};
        assert_eq!(of(&[Place(1), Place(2)]), [12, 0]);
        assert_eq!(of(&[Place(1), Place(1)]), [6, 6]);
        assert_eq!(of(&[Place(1), Left]), [12, 0]);
        assert_eq!(of(&[Left, Left]), [0, 0]);
        assert_eq!(of(&[Place(2), Place(1), Place(3)]), [6, 12, 0]);
        assert_eq!(of(&[Place(1), Place(1), Place(3)]), [9, 9, 0]);
        assert_eq!(of(&[Place(1), Place(2), Place(3), Place(4)]), [12, 8, 4, 0]);
        assert_eq!(of(&[Place(1), Place(2), Place(2), Place(4)]), [12, 6, 6, 0]);
        assert_eq!(of(&[Place(1), Place(1), Place(1), Place(4)]), [8, 8, 8, 0]);
        assert_eq!(of(&[Place(1), Place(2), Left, Left]), [12, 8, 0, 0], "whoever stayed is before whoever left");
    }

    #[test]
    fn a_round_robin_is_decided_by_points_and_then_by_who_beat_whom() {
        let mut cup = cup(4, System::RoundRobin, 2, 9);
        (0..3).for_each(|_| end_round(&mut cup));
        assert!(!cup.is_open(), "three rounds are all");
        let standing = cup.standing();
        let told: Vec<(u8, u8, u32)> = standing.lines.iter().map(|it| (it.place, it.entrant, it.points)).collect();
        // 0 beats 1 and 3 and is level with 2; 1 beats 2 and 3; 2 beats 3.
        assert_eq!(told, [(1, 0, 30), (2, 1, 24), (3, 2, 18), (4, 3, 0)]);
        assert_eq!(standing.lines[1].strength, 18, "the points of those 1 has beaten");
        assert!(standing.lines.iter().all(|it| !it.by_lot && it.rounds.len() == 3));
    }

    #[test]
    fn nothing_but_the_lot_tells_those_who_are_level_in_all() {
        let mut cup = cup(4, System::RoundRobin, 2, 9);
        for _ in 0..3 {
            for at in 0..2 {
                cup.finished(at, Finish { how: How::OutOfTime, came: vec![Came::Place(1); 2] }, 3);
            }
            cup.go_on(3);
        }
        let standing = cup.standing();
        assert!(standing.lines.iter().all(|it| it.by_lot && it.points == 18));
        let lots: Vec<u8> = standing.lines.iter().map(|it| cup.entrants[usize::from(it.entrant)].lot).collect();
        assert!(lots.is_sorted(), "{lots:?}");
    }

    #[test]
    fn whoever_met_stronger_opponents_is_first_in_swiss_and_a_free_round_is_as_one_against_oneself() {
        let mut cup = cup(5, System::Swiss, 2, 3);
        let first = cup.rounds[0].clone();
        let free = first.free.expect("five are odd");
        end_round(&mut cup);
        let standing = cup.standing();
        let of = |entrant: u8| standing.lines.iter().find(|it| it.entrant == entrant).expect("everybody has a line").clone();
        assert_eq!((of(free).points, of(free).strength, of(free).wins), (WHOLE, WHOLE, 0), "they won nothing");
        assert_eq!(of(free).rounds[0], Cell::Free { points: WHOLE });
        for game in &first.games {
            let [one, other] = game.entrants[..] else { panic!("two play") };
            assert_eq!(of(one).strength, of(other).points);
        }
    }
}
