//! How much a bot may think about one decision: so many playouts, and as long as whoever asked lets it go on.
//!
//! Only the number of playouts leaves decisions reproducible; processor time differs from machine to machine, and is there so
//! that nobody waits too long. Deliberately absent: what becomes of a decision that was broken off. It is the best so far.

use std::time::Duration;

/// What a bot may spend on one decision.
pub struct Budget {
    /// Playouts at most.
    pub(super) playouts: u32,
    /// Whether there is to be one more.
    pub(super) goes_on: Box<dyn FnMut() -> bool + Send>,
}

impl Budget {
    /// So many playouts at most, or fewer where the bot plays fewer by itself.
    pub fn of(playouts: u32) -> Budget {
        Budget { playouts, goes_on: Box::new(|| true) }
    }

    /// No limit but the bot's own.
    pub fn unlimited() -> Budget {
        Budget::of(u32::MAX)
    }

    /// Only while `goes_on` says so, which is asked before every playout.
    #[must_use]
    pub fn only_while(self, mut goes_on: impl FnMut() -> bool + Send + 'static) -> Budget {
        let Budget { playouts, goes_on: mut before } = self;
        Budget { playouts, goes_on: Box::new(move || before() && goes_on()) }
    }

    /// Whether there is to be one more playout.
    pub fn goes_on(&mut self) -> bool {
        (self.goes_on)()
    }

    /// So many rounds of playouts, or fewer where it allows no more playouts.
    pub fn rounds(&self, most: u32) -> u32 {
        most.min(self.playouts)
    }

    /// At most so much processor time of the thread that thinks, counted from its first playout on.
    #[must_use]
    pub fn within(self, most: Duration) -> Budget {
        let mut began = None;
        self.only_while(move || {
            let now = processor_time();
            now.saturating_sub(*began.get_or_insert(now)) < most
        })
    }
}

/// The processor time that this thread has taken.
pub fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}
