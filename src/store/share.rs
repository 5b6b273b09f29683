//! Whose a server is where several play on one log, and which numbers each of them gives.
//!
//! Servers are put into wards as Discord puts them on the connections to its gateway, so that whoever has a ward can hear of its
//! servers and of no others. An owner numbers tables, people and cups with the numbers that leave the ward's own when they are
//! divided by how many wards there are: nobody has to be asked for one. Deliberately absent: who has which ward.

use std::num::NonZeroU32;

use super::tenure::Ward;

/// The most wards there can be.
const MOST: u32 = 1_000;
/// The bits of a Discord number below those that its connections are chosen by.
const BELOW: u32 = 22;

/// Into how many wards servers are put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wards(NonZeroU32);

impl Wards {
    /// All servers are in one.
    pub const ONE: Wards = Wards(NonZeroU32::MIN);

    /// So many, from 1 to 1,000.
    pub fn new(count: u32) -> Option<Wards> {
        NonZeroU32::new(count).filter(|count| count.get() <= MOST).map(Wards)
    }

    /// How many they are.
    pub fn count(self) -> u32 {
        self.0.get()
    }

    /// They, in the order of their numbers.
    pub fn all(self) -> impl Iterator<Item = Ward> {
        (0..self.count()).map(Ward)
    }

    /// In which a server is.
    pub fn ward_of(self, server: &str) -> Ward {
        let number = server.rsplit(':').next().and_then(|it| it.parse::<u64>().ok());
        let place = number.map_or_else(|| u64::from(crc32fast::hash(server.as_bytes())), |number| number >> BELOW);
        Ward((place % u64::from(self.count())) as u32)
    }
}

/// A ward of so many: what one owner plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The ward.
    pub ward: Ward,
    /// Of how many.
    pub of: Wards,
}

impl Share {
    /// Of whoever plays alone.
    pub const WHOLE: Share = Share { ward: Ward(0), of: Wards::ONE };

    /// Whether others play on the same log.
    pub fn is_whole(self) -> bool {
        self.of == Wards::ONE
    }

    /// Whether a server is in it.
    pub fn has(self, server: &str) -> bool {
        self.of.ward_of(server) == self.ward
    }

    /// The first number from this one on that its owner gives.
    pub fn first(self, from: u64) -> u64 {
        let (of, own) = (u64::from(self.of.count()), u64::from(self.ward.0));
        from.saturating_add((own + of - from % of) % of)
    }

    /// The number that its owner gives after this one.
    pub fn after(self, given: u64) -> u64 {
        given.saturating_add(u64::from(self.of.count()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wards(count: u32) -> Wards {
        Wards::new(count).expect("so many there can be")
    }

    #[test]
    fn a_server_is_in_one_ward_as_it_is_on_one_connection() {
        assert_eq!((Wards::new(0), Wards::new(MOST + 1), Wards::new(1)), (None, None, Some(Wards::ONE)));
        for guild in [175_928_847_299_117_063_u64, 1, u64::MAX] {
            let server = format!("discord:{guild}");
            assert_eq!(wards(3).ward_of(&server), Ward(((guild >> 22) % 3) as u32));
            let has = |share: &Share| share.has(&server);
            assert_eq!(wards(3).all().map(|ward| Share { ward, of: wards(3) }).filter(has).count(), 1);
            assert!(Share::WHOLE.has(&server));
        }
        let found: std::collections::BTreeSet<Ward> = (0..50).map(|it| wards(3).ward_of(&format!("town {it}"))).collect();
        assert_eq!(found.len(), 3, "also those that have no number are in all of them");
    }

    #[test]
    fn no_two_owners_give_the_same_number() {
        let mut given = Vec::new();
        for ward in wards(3).all() {
            let share = Share { ward, of: wards(3) };
            let mut next = share.first(7);
            for _ in 0..4 {
                given.push(next);
                next = share.after(next);
            }
        }
        given.sort_unstable();
        assert_eq!(given, (7..19).collect::<Vec<_>>(), "none is left out, either");
        assert_eq!((Share::WHOLE.first(7), Share::WHOLE.after(7)), (7, 8));
    }
}
