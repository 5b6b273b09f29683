//! Luck that is the same each time for the same seed.

use std::env;

/// Names the seed of a run that is to be repeated.
pub(crate) const SEED: &str = "PERGOLA_SEED";

/// What comes next of it; never of 0.
pub(crate) struct Luck(pub(crate) u64);

impl Luck {
    /// That of any seed: neighbours have nothing in common.
    pub(crate) fn of(seed: u64) -> Luck {
        let mixed = (seed ^ (seed >> 30)).wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        Luck((mixed ^ (mixed >> 31)).max(1))
    }

    /// A number below `end`; 0 if there is none.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end.max(1)
    }

    /// So many small letters.
    pub(crate) fn text(&mut self, length: usize) -> String {
        (0..length).map(|_| char::from(b'a' + self.below(26) as u8)).collect()
    }
}

/// The seed that somebody has set, or a new one; printed with a test that fails.
pub(crate) fn seed() -> u64 {
    let given = env::var(SEED).ok().map(|seed| seed.parse().expect("a seed is a number"));
    let seed = given.unwrap_or_else(|| getrandom::u64().expect("the system has entropy"));
    println!("{SEED}={seed} draws the same again");
    seed
}
