//! The processor time of the thread that works, which no other program slows down: what thinking and replaying may take.

use std::time::Duration;

use pergola_engine::{Budget, Share};

/// The processor time that this thread has taken.
pub(super) fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// This budget, and at most so much processor time of the thread that thinks, counted from its first playout on. It differs
/// from machine to machine, and is there so that nobody waits too long.
#[must_use]
pub fn within(budget: Budget, most: Duration) -> Budget {
    let mut began = None;
    budget.lasting(move || {
        let now = processor_time();
        left(now.saturating_sub(*began.get_or_insert(now)), most)
    })
}

/// What is left of a time.
pub(super) fn left(spent: Duration, all: Duration) -> Share {
    let nanos = |time: Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
    Share::left(nanos(spent), nanos(all))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_no_time_goes_on_for_no_playout_and_who_has_much_goes_on() {
        assert!(!within(Budget::unlimited(), Duration::ZERO).goes_on());
        assert!(within(Budget::unlimited(), Duration::from_secs(3_600)).goes_on());
        assert!(!within(Budget::unlimited().only_while(|| false), Duration::from_secs(3_600)).goes_on());
    }
}
