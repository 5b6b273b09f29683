//! Seats, sets of seats, and whose eyes a state is shown to.

use std::{fmt, str::FromStr};

use pergola_text::Arg;
use serde::{Deserialize, Serialize};

use super::unreadable::Unreadable;

/// A place at the table, counted from 0 in turn order. People read it as "seat 1" to "seat 6".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(pub u8);

/// Whoever sits there is told by name.
impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat.0)
    }
}

impl From<&Seat> for Arg {
    fn from(seat: &Seat) -> Arg {
        Arg::Seat(seat.0)
    }
}

/// No table has more seats.
const MOST_SEATS: u8 = 8;

impl Seat {
    /// All seats of a table with `count` of them, in turn order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// The seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat in turn order at a table with `count` seats.
    pub const fn next(self, count: u8) -> Seat {
        Seat((self.0 + 1) % count)
    }
}

impl fmt::Display for Seat {
    /// The number people read, from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

impl FromStr for Seat {
    type Err = Unreadable;

    /// Reads the number people read, from 1.
    fn from_str(number: &str) -> Result<Seat, Unreadable> {
        let seat = number.parse().ok().and_then(|number: u8| number.checked_sub(1)).filter(|seat| *seat < MOST_SEATS);
        seat.map(Seat).ok_or_else(|| Unreadable::new(number, "a seat is a number from 1"))
    }
}

impl TryFrom<u8> for Seat {
    type Error = Unreadable;

    /// Reads the number that is stored, from 0.
    fn try_from(number: u8) -> Result<Seat, Unreadable> {
        if number < MOST_SEATS {
            return Ok(Seat(number));
        }
        Err(Unreadable::new(format!("seat {number}"), format!("seats are stored as 0 to {}", MOST_SEATS - 1)))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// A set of seats, in turn order. A seat that no table has is in none.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// Just this seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats(if seat.0 < MOST_SEATS { 1 << seat.0 } else { 0 })
    }

    /// Whether `seat` is among them.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < MOST_SEATS && self.0 >> seat.0 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// These and those.
    #[must_use]
    pub const fn union(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// Those that are not among the others.
    #[must_use]
    pub const fn without(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// These with `seat`.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= Seats::only(seat).0;
    }

    /// These without `seat`.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !Seats::only(seat).0;
    }

    /// The seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MOST_SEATS).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl fmt::Display for Seats {
    /// As people read them: "seat 2 is", "seats 1, 2 and 4 are".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats: Vec<String> = self.iter().map(|seat| seat.to_string()).collect();
        match seats.as_slice() {
            [] => f.write_str("nobody is"),
            [only] => write!(f, "seat {only} is"),
            [first @ .., last] => write!(f, "seats {} and {last} are", first.join(", ")),
        }
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut all = Seats::NONE;
        for seat in seats {
            all.insert(seat);
        }
        all
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

/// Whose eyes a state is shown to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// What is public.
    Everyone,
    /// What this seat knows: all that is public, and its own secrets.
    Seat(Seat),
}

impl Viewer {
    /// Whether this viewer sees through the eyes of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_no_table_has_is_in_no_set() {
        let mut seats = Seats::only(Seat(1));
        for beyond in [8, 9, u8::MAX].map(Seat) {
            assert!(Seats::only(beyond).is_empty(), "{beyond}");
            seats.insert(beyond);
            seats.remove(beyond);
            assert!(!seats.contains(beyond));
        }
        assert_eq!(seats, Seats::only(Seat(1)));
    }

    #[test]
    fn a_seat_that_no_table_has_is_not_read() {
        assert_eq!(serde_json::from_str::<Vec<Seat>>("[0,7]").expect("seats"), [Seat(0), Seat(7)]);
        for stored in ["8", "9", "255", "256", "-1"] {
            let why = serde_json::from_str::<Seat>(stored).expect_err(stored);
            assert!(why.to_string().contains(stored), "{why}");
            assert!(serde_json::from_str::<Seats>(&format!("[0,{stored}]")).is_err(), "{stored}");
        }
    }
}
