//! Results: what the finished games of people amount to.
//!
//! A game counts when it is over and at least two people played it to the end, or one of two left it late: after its first
//! scoring round, or after half of its turns where there is none before the end. Who does that has lost. Its places are among
//! people alone: bots have none. Whoever had left before the end, so that a bot held their seat, comes behind all who stayed,
//! and has no points. All of it follows from what ended tables are found by ([`Ended`]), in the order in which they ended;
//! nothing is kept besides, so that nothing can differ. A rating follows from all games that are counted, whenever they ended:
//! so those of a season can be compared with those of all times. Deliberately absent: who may see it, how long a season is, and
//! sentences.

mod rating;

use std::{cmp::Ordering, collections::BTreeMap};

use pergola_table::{Ended, Millis, PersonRef, TableId};

pub use rating::{Certainty, Rating};

/// How many games somebody has played who has a place on a leaderboard.
pub const LEAST_GAMES: u32 = 3;

/// What somebody's games amount to, of those that ended in a season.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// How many have counted in all, also before the season.
    pub ever: u32,
    /// How many counted in the season.
    pub games: u32,
    /// How many of them were played where nobody was given hints.
    pub unaided: u32,
    /// How many of them they won, alone or with others.
    pub won: u32,
    /// How many of those they won with others.
    pub shared: u32,
    /// How many of them they left before the end.
    pub left: u32,
    /// How many of them they played to the end.
    finished: u32,
    /// The points of those, together.
    points: i64,
    /// The most points of those they played to the end, if they did with any.
    pub best: Option<i32>,
    /// How well they play, after all games that have counted.
    pub rating: Rating,
}

impl Tally {
    /// The points of a game they played to the end, on average, rounded; none if they did with none.
    pub fn average(&self) -> Option<i64> {
        let ended = i64::from(self.finished);
        // Half a point is rounded up, below 0 too.
        (ended > 0).then(|| (2 * self.points + ended).div_euclid(2 * ended))
    }

    fn add(&mut self, placed: Placed, rating: Rating, game: &Ended, since: Millis) {
        self.ever += 1;
        self.rating = rating;
        if game.last < since {
            return;
        }
        self.games += 1;
        self.unaided += u32::from(game.unaided);
        self.won += u32::from(placed.place == 1);
        self.shared += u32::from(placed.place == 1 && placed.is_level);
        self.left += u32::from(placed.left);
        if let Some(points) = placed.points {
            self.finished += 1;
            self.points += i64::from(points);
            self.best = self.best.max(Some(points));
        }
    }
}

/// A place on a leaderboard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leader {
    /// From 1; who is rated alike shares one.
    pub place: u32,
    /// Whether somebody else has the same place.
    pub shared: bool,
    /// Who.
    pub person: PersonRef,
    /// What their games amount to.
    pub tally: Tally,
}

/// Where somebody came in a game, among its people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Placed {
    person: PersonRef,
    /// From 1; level people share one.
    place: u8,
    /// Whether somebody else has the same.
    is_level: bool,
    /// Whether they had left.
    left: bool,
    /// None for those who had left, and where the game was closed.
    points: Option<i32>,
}

/// What the games of people amount to that ended at these tables, since then or at any time (0). Whoever has played none since
/// is among them with what was before.
pub fn tallies<'a>(tables: impl IntoIterator<Item = (TableId, &'a Ended)>, since: Millis) -> BTreeMap<PersonRef, Tally> {
    let mut tables: Vec<(TableId, &Ended)> = tables.into_iter().collect();
    tables.sort_by_key(|(id, ended)| (ended.last, *id));
    let mut tallies: BTreeMap<PersonRef, Tally> = BTreeMap::new();
    for (_, game) in tables {
        let placed = places(game);
        let before = placed.iter().map(|it| (tallies.get(&it.person).copied().unwrap_or_default().rating, it.place));
        let after = rating::after(&before.collect::<Vec<_>>());
        for (placed, rating) in placed.into_iter().zip(after) {
            tallies.entry(placed.person).or_default().add(placed, rating, game, since);
        }
    }
    tallies
}

/// How two people have come out against each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Against {
    /// How often the first was before the second.
    pub ahead: u32,
    /// How often they shared a place.
    pub level: u32,
    /// How often the second was before the first.
    pub behind: u32,
}

/// How the first of two people has come out against the second in the games of these tables in which both have a place.
pub fn against<'a>(tables: impl IntoIterator<Item = &'a Ended>, first: PersonRef, second: PersonRef) -> Against {
    let mut against = Against::default();
    for ended in tables {
        let placed = places(ended);
        let place = |person| placed.iter().find(|it| it.person == person).map(|it| it.place);
        let (Some(of_first), Some(of_second)) = (place(first), place(second)) else { continue };
        match of_first.cmp(&of_second) {
            Ordering::Less => against.ahead += 1,
            Ordering::Equal => against.level += 1,
            Ordering::Greater => against.behind += 1,
        }
    }
    against
}

/// The places of those whom everybody may see and who have played in the season, the best first. The others count in the ratings
/// of those who played with them.
pub fn leaders(tallies: &BTreeMap<PersonRef, Tally>, is_shown: impl Fn(PersonRef) -> bool) -> Vec<Leader> {
    let is_leader = |(person, tally): &(&PersonRef, &Tally)| tally.ever >= LEAST_GAMES && tally.games > 0 && is_shown(**person);
    let mut shown: Vec<_> = tallies.iter().filter(is_leader).map(|(person, tally)| (*person, *tally)).collect();
    shown.sort_by_key(|(person, tally)| (-tally.rating.points(), *person));
    let mut leaders: Vec<Leader> = Vec::with_capacity(shown.len());
    for (next, (person, tally)) in (1..).zip(shown) {
        let level = leaders.last_mut().filter(|last| last.tally.rating.points() == tally.rating.points());
        let (place, shared) = level.map_or((next, false), |last| {
            last.shared = true;
            (last.place, true)
        });
        leaders.push(Leader { place, shared, person, tally });
    }
    leaders
}

/// Where its people came in a game; nobody where it does not count.
fn places(ended: &Ended) -> Vec<Placed> {
    let standings = ended.standings.as_deref().unwrap_or_default();
    let stayed: Vec<u8> = standings.iter().filter(|it| !it.left).map(|it| it.rank).collect();
    let is_lost = standings.len() == 2 && stayed.len() == 1 && standings.iter().any(|it| it.late);
    if stayed.len() < 2 && !is_lost {
        return Vec::new();
    }
    let place = |rank: u8| stayed.iter().filter(|it| **it < rank).count() as u8 + 1;
    let last = stayed.len() as u8 + 1;
    let had_left = standings.len() - stayed.len();
    let placed = ended.people.iter().zip(standings).map(|(person, it)| match it.left {
        true => Placed { person: *person, place: last, is_level: had_left > 1, left: true, points: None },
        false => {
            let is_level = stayed.iter().filter(|rank| **rank == it.rank).count() > 1;
            let points = ended.closed.is_none().then_some(it.points);
            Placed { person: *person, place: place(it.rank), is_level, left: false, points }
        }
    });
    placed.collect()
}

#[cfg(test)]
mod tests {
    use pergola_table::{ClosedBecause, Millis, PlaceId, Standing};

    use super::*;

    /// A seat of a game that is over: of a person or of nobody, its points, and whether its person had left.
    type Held = (Option<u64>, i32, bool);

    fn ended(last: Millis, seats: &[Held]) -> Ended {
        let rank = |points: i32| seats.iter().filter(|it| it.1 > points).count() as u8 + 1;
        let people = seats.iter().filter(|it| it.0.is_some());
        let standings =
            people.clone().map(|(_, points, left)| Standing { points: *points, rank: rank(*points), left: *left, late: false });
        Ended {
            place: PlaceId { server: "town".to_owned(), channel: "garden".to_owned() },
            opened_in: "garden".to_owned(),
            game: "gardens".to_owned(),
            standings: Some(standings.collect()),
            people: people.filter_map(|it| it.0.map(PersonRef)).collect(),
            opened: 0,
            last,
            closed: None,
            lesson: false,
            unaided: false,
        }
    }

    fn tallied(games: &[Ended]) -> BTreeMap<PersonRef, Tally> {
        tallies((1..).map(TableId).zip(games), 0)
    }

    fn places_of(seats: &[Held]) -> Vec<(u64, u8, Option<i32>)> {
        places(&ended(1, seats)).into_iter().map(|it| (it.person.0, it.place, it.points)).collect()
    }

    #[test]
    fn places_are_among_people_at_every_number_of_seats() {
        for seats in 2..=6_u64 {
            // The first has most, and every second seat is a bot's.
            let mixed: Vec<Held> = (0..seats).map(|it| (it.is_multiple_of(2).then_some(it), 50 - it as i32, false)).collect();
            let people = seats.div_ceil(2);
            let expected: Vec<u8> = if people < 2 { Vec::new() } else { (1..=people as u8).collect() };
            assert_eq!(places_of(&mixed).iter().map(|it| it.1).collect::<Vec<_>>(), expected, "{seats} seats");
            let all: Vec<Held> = (0..seats).map(|it| (Some(it), it as i32, false)).collect();
            assert_eq!(places_of(&all).iter().map(|it| it.1).collect::<Vec<_>>(), (1..=seats as u8).rev().collect::<Vec<_>>());
            let level: Vec<Held> = (0..seats).map(|it| (Some(it), 9, false)).collect();
            assert!(places_of(&level).iter().all(|it| it.1 == 1), "level people share a place");
            let stays = |it: u64| it < 2;
            let left: Vec<Held> = (0..seats).map(|it| (Some(it), it as i32, !stays(it))).collect();
            let expected: Vec<_> =
                (0..seats).map(|it| if stays(it) { (2 - it as u8, Some(it as i32)) } else { (3, None) }).collect();
            assert_eq!(places_of(&left).iter().map(|it| (it.1, it.2)).collect::<Vec<_>>(), expected, "{seats} seats");
        }
    }

    #[test]
    fn what_is_no_game_among_people_does_not_count() {
        assert_eq!(places_of(&[(Some(1), 9, false), (None, 8, false), (None, 7, false)]), [], "one and two bots");
        assert_eq!(places_of(&[(Some(1), 9, false), (Some(2), 8, true)]), [], "one stayed");
        let closed = Ended { closed: Some(ClosedBecause::Agreed), standings: None, ..ended(1, &[(Some(1), 9, false)]) };
        assert_eq!(places(&closed), []);
        assert_eq!(places_of(&[(Some(1), 5, false), (None, 9, false), (Some(2), 5, false)]), [(1, 1, Some(5)), (2, 1, Some(5))]);
    }

    #[test]
    fn who_leaves_one_other_late_has_lost() {
        let late = |closed: Option<ClosedBecause>, seats: &[Held]| {
            let mut ended = Ended { closed, ..ended(1, seats) };
            ended.standings.iter_mut().flatten().filter(|it| it.left).for_each(|it| it.late = true);
            ended
        };
        let two = [(Some(1), 9, false), (Some(2), 30, true), (None, 8, false)];
        assert_eq!(places(&ended(1, &two)), [], "who leaves early has not lost");
        let all = tallied(&[late(None, &two)]);
        let of = |all: &BTreeMap<PersonRef, Tally>, it: u64| all.get(&PersonRef(it)).map(|it| (it.won, it.left, it.average()));
        assert_eq!((of(&all, 1), of(&all, 2)), (Some((1, 0, Some(9))), Some((0, 1, None))));
        let all = tallied(&[late(Some(ClosedBecause::Agreed), &two)]);
        assert_eq!((of(&all, 1), of(&all, 2)), (Some((1, 0, None)), Some((0, 1, None))), "what was closed brings no points");
        let three = [(Some(1), 9, false), (Some(2), 30, true), (Some(3), 8, true)];
        assert_eq!(places(&late(None, &three)), [], "of three people two left");
    }

    #[test]
    fn a_tally_is_what_was_played() {
        let games = [
            ended(3, &[(Some(1), 7, false), (Some(2), 9, false), (Some(3), -2, false)]),
            ended(1, &[(Some(1), 10, false), (Some(2), 10, false)]),
            ended(2, &[(Some(1), 12, true), (Some(2), 8, false), (Some(3), 1, false)]),
        ];
        let all = tallied(&games);
        let of = |person: u64| {
            let it = all[&PersonRef(person)];
            (it.games, it.won, it.left, it.average(), it.best)
        };
        assert_eq!(of(1), (3, 1, 1, Some(9), Some(10)), "8½ is 9, and what a bot made of their seat is not theirs");
        assert_eq!((of(2), of(3)), ((3, 3, 0, Some(9), Some(10)), (2, 0, 0, Some(0), Some(1))));
        let [one, two, three] = [1, 2, 3].map(|it| all[&PersonRef(it)].rating.points());
        assert!(two > three && two > one && one < Rating::default().points(), "{one} {two} {three}");
        let left_alone = tallied(&[ended(1, &[(Some(1), 12, true), (Some(2), 8, false), (Some(3), 1, false)])]);
        assert_eq!(left_alone[&PersonRef(1)].average(), None);
        assert_eq!(left_alone[&PersonRef(1)].best, None);
    }

    #[test]
    fn the_order_in_which_games_are_found_changes_nothing() {
        let mut games: Vec<(TableId, Ended)> = (1..60)
            .map(|it: u64| {
                (
                    TableId(it),
                    ended(
                        it / 2,
                        &[(Some(it % 5), it as i32 % 7, false), (Some(5), 3, it.is_multiple_of(4)), (Some(6), 2, false)],
                    ),
                )
            })
            .collect();
        let first = tallies(games.iter().map(|(id, it)| (*id, it)), 0);
        games.reverse();
        games.rotate_left(17);
        assert_eq!(tallies(games.iter().map(|(id, it)| (*id, it)), 0), first);
    }

    #[test]
    fn a_leaderboard_is_fair_to_level_people_and_leaves_out_who_is_hidden() {
        let games: Vec<Ended> = (0..4)
            .map(|it| ended(it, &[(Some(1), 9, false), (Some(2), 5, false), (Some(3), 5, false), (Some(4), 1, false)]))
            .collect();
        let of = |games: &[Ended], hidden: &[u64]| {
            let leaders = leaders(&tallied(games), |person| !hidden.contains(&person.0));
            leaders.iter().map(|it| (it.place, it.person.0)).collect::<Vec<_>>()
        };
        assert_eq!(of(&games, &[]), [(1, 1), (2, 2), (2, 3), (4, 4)]);
        let shared: Vec<bool> = leaders(&tallied(&games), |_| true).iter().map(|it| it.shared).collect();
        assert_eq!(shared, [false, true, true, false], "that a place is shared is known");
        assert_eq!(of(&games, &[1]), [(1, 2), (1, 3), (3, 4)]);
        assert_eq!(of(&games[..2], &[]), [], "too few games");
        let rated = |games: &[Ended]| leaders(&tallied(games), |it| it.0 != 1)[0].tally.rating;
        let alone: Vec<Ended> =
            (0..4).map(|it| ended(it, &[(Some(2), 5, false), (Some(3), 5, false), (Some(4), 1, false)])).collect();
        assert!(rated(&games) != rated(&alone), "who is hidden counts in what the others are rated");
    }

    #[test]
    fn a_season_counts_what_ended_in_it_and_rates_by_all() {
        let of = |last: Millis, unaided: bool, seats: &[Held]| Ended { unaided, ..ended(last, seats) };
        let games = [
            of(10, false, &[(Some(1), 9, false), (Some(2), 5, false), (Some(3), 1, false)]),
            of(20, true, &[(Some(1), 9, false), (Some(2), 9, false), (Some(3), 1, false)]),
            of(30, false, &[(Some(1), 3, false), (Some(2), 5, false)]),
            of(31, true, &[(Some(3), 3, false), (Some(4), 5, false)]),
        ];
        let in_season = |since| tallies((1..).map(TableId).zip(&games), since);
        let (ever, late) = (in_season(0), in_season(30));
        let of = |all: &BTreeMap<PersonRef, Tally>, person: u64| {
            let it = all[&PersonRef(person)];
            (it.ever, it.games, it.unaided, it.won, it.shared)
        };
        assert_eq!([1, 2, 3].map(|it| of(&ever, it)), [(3, 3, 1, 2, 1), (3, 3, 1, 2, 1), (3, 3, 2, 0, 0)]);
        assert_eq!([1, 2, 3].map(|it| of(&late, it)), [(3, 1, 0, 0, 0), (3, 1, 0, 1, 0), (3, 1, 1, 0, 0)]);
        assert!(ever.iter().all(|(person, it)| late[person].rating == it.rating), "ratings can be compared");
        let shown = |since| leaders(&in_season(since), |_| true).iter().map(|it| it.person.0).collect::<Vec<_>>();
        assert_eq!(shown(30).len(), 3, "who has played too few games in all has no place");
        assert_eq!(shown(31), [3], "one game at the last moment is enough, and who has played none is not in the season");
        assert_eq!(shown(32), [0; 0]);
    }

    #[test]
    fn two_people_come_out_against_each_other_where_both_have_a_place() {
        let games = [
            ended(1, &[(Some(1), 9, false), (Some(2), 5, false), (Some(3), 12, false)]),
            ended(2, &[(Some(2), 9, false), (None, 5, false), (Some(1), 9, false)]),
            ended(3, &[(Some(1), 20, true), (Some(2), 5, false), (Some(3), 1, false)]),
            ended(4, &[(Some(1), 20, false), (Some(3), 1, false)]),
            ended(5, &[(Some(1), 20, false), (Some(2), 1, true)]),
        ];
        let of = |one, other| {
            let it = against(&games, PersonRef(one), PersonRef(other));
            (it.ahead, it.level, it.behind)
        };
        assert_eq!((of(1, 2), of(2, 1)), ((1, 1, 1), (1, 1, 1)), "a game in which one stayed alone does not count");
        assert_eq!((of(1, 3), of(1, 9)), ((1, 0, 2), (0, 0, 0)));
    }

    #[test]
    fn ten_thousand_games_are_added_up() {
        let game = |it: u64| {
            let seats: Vec<Held> = (0..2 + it % 5)
                .map(|seat| (Some((it * 7 + seat * 13) % 97 * 6 + seat), (it * seat % 31) as i32, false))
                .collect();
            ended(it, &seats)
        };
        let games: Vec<Ended> = (0..10_000).map(game).collect();
        let all = tallied(&games);
        let played: usize = games.iter().map(|it| it.people.len()).sum();
        assert_eq!(all.values().map(|it| it.games as usize).sum::<usize>(), played);
        let leaders = leaders(&all, |_| true);
        assert!(
            leaders.windows(2).all(|it| it[0].place <= it[1].place && it[0].tally.rating.points() >= it[1].tally.rating.points())
        );
        assert!(all.values().all(|it| (1..=500).contains(&it.rating.doubt())), "no rating is lost");
    }
}
