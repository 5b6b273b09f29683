//! Ranks by points, and how a scoring round changed them; for stories and for pictures.

use crate::Seat;

/// Ranks by points, from 1 for the most; level seats share one.
pub fn ranks(scores: &[i32]) -> Vec<u8> {
    scores.iter().map(|own| scores.iter().filter(|it| *it > own).count() as u8 + 1).collect()
}

/// Who was behind whom before and is ahead of them now, by those who overtook.
pub fn overtaken(before: &[i32], after: &[i32]) -> Vec<(Seat, Vec<Seat>)> {
    let seats = || Seat::all(after.len() as u8);
    let passed = |a: Seat| {
        let of = move |b: &Seat| before[a.index()] < before[b.index()] && after[a.index()] > after[b.index()];
        (a, seats().filter(of).collect::<Vec<_>>())
    };
    seats().map(passed).filter(|(_, passed)| !passed.is_empty()).collect()
}

/// How many seats each has overtaken, less those by which it was.
pub fn climbed(before: &[i32], after: &[i32]) -> Vec<i32> {
    let mut climbed = vec![0; after.len()];
    for (seat, passed) in overtaken(before, after) {
        climbed[seat.index()] += passed.len() as i32;
        passed.iter().for_each(|other| climbed[other.index()] -= 1);
    }
    climbed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_was_behind_and_is_ahead_has_overtaken() {
        assert_eq!(overtaken(&[10, 8, 8], &[12, 15, 12]), [(Seat(1), vec![Seat(0)])], "level with somebody is not ahead");
        assert_eq!(overtaken(&[1, 2, 3], &[9, 5, 3]), [(Seat(0), vec![Seat(1), Seat(2)]), (Seat(1), vec![Seat(2)])]);
    }

    #[test]
    fn whoever_was_level_and_is_behind_has_not_been_overtaken() {
        assert_eq!(climbed(&[0, 0, 0], &[8, 3, 1]), [0, 0, 0]);
        assert_eq!(climbed(&[1, 2, 3], &[9, 5, 3]), [2, 0, -2]);
    }

    #[test]
    fn level_seats_share_a_rank() {
        assert_eq!(ranks(&[5, 9, 9, 1]), [3, 1, 1, 4]);
    }
}
