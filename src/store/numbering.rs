//! Numbers of notices that nobody was given, where it is not known which were.
//!
//! A card bears the number of its notice, and one that may have been posted is looked for by it: a number that was given before
//! would find somebody else's old card. After a loss or a restore nobody knows how many were given since. There is never more
//! than one for each millisecond, so that the milliseconds since 1970 lie above all that were given until now, also by a store
//! that began so itself. What is known may lie above them, where the clock was set back or such a leap was made before: then it
//! goes on so far above it that nobody was there yet, and no two times to the same place.

use std::time::{SystemTime, UNIX_EPOCH};

use pergola_table::Millis;

/// How far above what is known it goes on at least, also where the clock was set back: more than are ever given in between.
const LEAP: u64 = 1 << 32;

/// A number above all that can have been given, of which this was the next as far as that is known; now is this moment.
pub(super) fn above_all_given(known: u64, now: Millis) -> u64 {
    // The same backup may be restored again.
    now.max(known.saturating_add(LEAP + now % LEAP))
}

/// This moment. Before 1970 only a machine without a clock lives.
pub(super) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2026-11-21, 3 o'clock UTC.
    const NOW: Millis = 1_795_230_000_000;

    #[test]
    fn it_lies_above_what_is_known_and_above_all_that_came_before() {
        let first = above_all_given(1, NOW);
        assert_eq!(first, NOW, "nobody was given more than one in a millisecond");
        assert!(above_all_given(first + 100, NOW - 5_000) > first + 100, "also where the clock was set back since");
        assert!(above_all_given(1, NOW + 1) > first, "the same backup restored again gives others");
        let known = first + 100;
        assert_ne!(
            above_all_given(known, NOW + 1),
            above_all_given(known, NOW + 2),
            "also that of a store that was restored before"
        );
        assert!(now() > 1_700_000_000_000, "the year is later than 2023");
    }
}
