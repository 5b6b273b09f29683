//! How well somebody plays: a rating after Weng and Lin, which takes games of several people and shared places.
//!
//! It begins in the middle for everybody, and is surer the more it has seen. Deliberately absent: anything else that could be
//! weighed, such as points or the time between two games.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

/// Points people read for each point of the method, and those everybody begins with: 1500 people know from other games.
const SCALE: f64 = 60.0;
/// From so many points of doubt on a rating is a guess, and from so many on it takes shape.
const GUESS: i64 = 330;
const TAKES_SHAPE: i64 = 210;

/// How well somebody plays, as far as their games tell.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rating(WengLinRating);

/// How far a rating can be relied on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// A few games only.
    Guess,
    /// Some.
    TakesShape,
    /// Many.
    Sure,
}

impl Rating {
    /// In points, as people read it: 1500 to begin with, and more is better.
    pub fn points(self) -> i64 {
        (self.0.rating * SCALE).round() as i64
    }

    /// By how many points it may well be wrong.
    pub fn doubt(self) -> i64 {
        (self.0.uncertainty * SCALE).round() as i64
    }

    /// How far it can be relied on.
    pub fn certainty(self) -> Certainty {
        match self.doubt() {
            GUESS.. => Certainty::Guess,
            TAKES_SHAPE.. => Certainty::TakesShape,
            _ => Certainty::Sure,
        }
    }
}

/// The ratings of those who had these before a game and came out at these places, in the same order.
pub(super) fn after(before: &[(Rating, u8)]) -> Vec<Rating> {
    let teams: Vec<[WengLinRating; 1]> = before.iter().map(|(rating, _)| [rating.0]).collect();
    let placed = teams.iter().zip(before).map(|(team, (_, place))| (&team[..], MultiTeamOutcome::new(usize::from(*place))));
    let placed: Vec<(&[WengLinRating], MultiTeamOutcome)> = placed.collect();
    weng_lin_multi_team(&placed, &WengLinConfig::new()).into_iter().flatten().map(Rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ratings after so many games, each of which ends with these places.
    fn played(games: usize, places: &[u8]) -> Vec<Rating> {
        let mut ratings = vec![Rating::default(); places.len()];
        for _ in 0..games {
            ratings = after(&ratings.iter().copied().zip(places.iter().copied()).collect::<Vec<_>>());
        }
        ratings
    }

    #[test]
    fn everybody_begins_with_the_same() {
        let rating = Rating::default();
        assert_eq!((rating.points(), rating.doubt(), rating.certainty()), (1500, 500, Certainty::Guess));
    }

    #[test]
    fn who_wins_rises_and_who_loses_falls_at_every_number_of_people() {
        for people in 2..=6_u8 {
            let places: Vec<u8> = (1..=people).collect();
            let points: Vec<i64> = played(1, &places).into_iter().map(Rating::points).collect();
            assert!(points.is_sorted_by(|a, b| a > b) && points[0] > 1500 && points[people as usize - 1] < 1500, "{points:?}");
            let level = played(1, &vec![1; people.into()]);
            assert!(level.iter().all(|it| it.points() == 1500 && it.doubt() < 500), "{level:?}");
        }
    }

    #[test]
    fn a_rating_is_surer_with_every_game() {
        for places in [&[1, 2][..], &[1, 2, 3, 4]] {
            let doubts: Vec<i64> = (0..60).map(|games| played(games, places)[1].doubt()).collect();
            assert!(doubts.is_sorted_by(|a, b| a >= b) && doubts[59] < doubts[0], "{doubts:?}");
            println!("{doubts:?}");
        }
    }
}
