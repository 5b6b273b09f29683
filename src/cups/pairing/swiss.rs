//! Swiss: those meet who stand level, in the Dutch way: of each group with as many points the upper half meets the lower.
//!
//! From the top down each takes the first opponent with whom all others can still be paired off without meeting again. Where
//! they are odd the last is free who was free least often. Only where it cannot be otherwise do two meet again.

use super::matching::can_pair_off;

/// The games of a round, and who is free, of people in their order: their points, and how often they were free; `met` says how
/// often two have met.
pub(super) fn round(points: &[u32], free: &[u32], met: &dyn Fn(usize, usize) -> u32) -> (Vec<Vec<usize>>, Option<usize>) {
    let people: Vec<usize> = (0..points.len()).collect();
    let most = people.iter().flat_map(|one| (0..*one).map(|other| met(*one, other))).max().unwrap_or(0);
    let paired = |all: &[usize], often: u32| {
        let may_meet = |one: usize, other: usize| met(one, other) <= often;
        can_pair_off(all, &may_meet).then(|| pairs(all.to_vec(), points, &may_meet))
    };
    if people.len().is_multiple_of(2) {
        let games = (0..=most).find_map(|often| paired(&people, often)).unwrap_or_default();
        return (games, None);
    }
    let mut levels: Vec<u32> = free.to_vec();
    levels.sort_unstable();
    levels.dedup();
    for level in levels {
        for often in 0..=most {
            for out in people.iter().rev().copied().filter(|it| free[*it] == level) {
                let others: Vec<usize> = people.iter().copied().filter(|it| *it != out).collect();
                if let Some(games) = paired(&others, often) {
                    return (games, Some(out));
                }
            }
        }
    }
    (Vec::new(), people.first().copied())
}

/// All of these paired off, which can be.
fn pairs(mut left: Vec<usize>, points: &[u32], may_meet: &dyn Fn(usize, usize) -> bool) -> Vec<Vec<usize>> {
    let mut games = Vec::with_capacity(left.len() / 2);
    while !left.is_empty() {
        let first = left.remove(0);
        let others = left.clone();
        let goes = |at: &usize| {
            let rest: Vec<usize> = others.iter().copied().filter(|it| *it != others[*at]).collect();
            may_meet(first, others[*at]) && can_pair_off(&rest, may_meet)
        };
        let at = wanted(first, &others, points).into_iter().find(goes).expect("all of them can be paired off");
        games.push(vec![first, left.remove(at)]);
    }
    games
}

/// Whom the first of a group would meet, most wanted first, as places among the others: those of the lower half, then those of
/// the upper, the nearest first; then whoever has fewer points.
fn wanted(first: usize, others: &[usize], points: &[u32]) -> Vec<usize> {
    let level = others.iter().filter(|it| points[**it] == points[first]).count();
    // The first is of the upper half themselves.
    let half = level.div_ceil(2).saturating_sub(1);
    let (upper, lower) = ((0..half).rev(), half..level);
    lower.chain(upper).chain(level..others.len()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_upper_half_meets_the_lower() {
        let (games, free) = round(&[0; 8], &[0; 8], &|_, _| 0);
        assert_eq!((games, free), (vec![vec![0, 4], vec![1, 5], vec![2, 6], vec![3, 7]], None));
        let (games, _) = round(&[12, 12, 12, 12, 0, 0, 0, 0], &[0; 8], &|_, _| 0);
        assert_eq!(games, [[0, 2], [1, 3], [4, 6], [5, 7]]);
        let (games, _) = round(&[12, 12, 12, 0, 0, 0], &[0; 6], &|_, _| 0);
        assert_eq!(games, [[0, 1], [2, 3], [4, 5]], "the third goes down to the next group");
    }

    #[test]
    fn two_who_have_met_do_not_meet_again_as_long_as_that_can_be() {
        let met = |one: usize, other: usize| u32::from((one.min(other), one.max(other)) == (0, 2));
        let (games, _) = round(&[12, 12, 12, 12], &[0; 4], &met);
        assert_eq!(games, [[0, 3], [1, 2]]);
        // From the top down 0 would take 1, and leave two over who have met.
        let met = |one: usize, other: usize| u32::from((one.min(other), one.max(other)) == (2, 3));
        let (games, _) = round(&[24, 24, 0, 0], &[0; 4], &met);
        assert_eq!(games, [[0, 2], [1, 3]]);
        let (games, _) = round(&[12, 0], &[0; 2], &|_, _| 3);
        assert_eq!(games, [[0, 1]], "it cannot be otherwise");
    }

    #[test]
    fn the_last_is_free_who_was_not_yet() {
        assert_eq!(round(&[12, 6, 0], &[0, 0, 1], &|_, _| 0), (vec![vec![0, 2]], Some(1)));
        assert_eq!(round(&[12, 6, 0], &[1, 1, 1], &|_, _| 0).1, Some(2), "all were");
        let met = |one: usize, other: usize| u32::from((one.min(other), one.max(other)) == (0, 1));
        assert_eq!(round(&[12, 6, 0], &[0; 3], &met), (vec![vec![0, 2]], Some(1)), "or two would meet again");
    }
}
