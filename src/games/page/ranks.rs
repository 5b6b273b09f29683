//! Who stands where, by ranks and by points.

use pergola_engine::Seat;

/// The seats from the first rank to the last, level ones in turn order.
pub fn by_rank(ranks: &[u8]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(ranks.len() as u8).collect();
    seats.sort_by_key(|seat| ranks[seat.index()]);
    seats
}

/// The seats of rank 1.
pub fn winners(ranks: &[u8]) -> impl Iterator<Item = Seat> {
    (0..).zip(ranks).filter(|(_, rank)| **rank == 1).map(|(seat, _)| Seat(seat))
}

/// Whether nobody has more points than these, which are some.
pub fn leads(own: i64, all: impl IntoIterator<Item = i64>) -> bool {
    own > 0 && all.into_iter().all(|other| other <= own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_seats_stand_in_turn_order() {
        assert_eq!(by_rank(&[2, 1, 4, 2]), [1, 0, 3, 2].map(Seat));
        assert_eq!(winners(&[2, 1, 3, 1]).collect::<Vec<_>>(), [Seat(1), Seat(3)]);
    }

    #[test]
    fn without_points_nobody_leads() {
        assert!(!leads(0, [0, 0]));
        assert!(leads(3, [3, 1]) && !leads(1, [3, 1]));
    }
}
