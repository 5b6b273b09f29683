//! The machine's clock, and waiting until it shows a moment, however it gets there.
//!
//! The timers of the runtime stand still while the machine sleeps, and know nothing of a clock that is set. One of the system's
//! own that goes by the clock notices both. Where there is none to be had, the clock is looked at again and again.

use std::{
    pin::Pin,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use pergola_table::Millis;
use tokio::time::sleep;

/// Waiting for a clock.
pub type Turning = Pin<Box<dyn Future<Output = ()> + Send>>;

/// How long nobody looks at a clock at most that does not tell that it was set.
const LONGEST_LOOK_AWAY: Duration = Duration::from_secs(20);

/// Milliseconds since 1970 by the machine's clock; 0 before.
pub fn machine_clock() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}

/// Returns when the machine's clock shows this, was set, or has gone on while the machine slept.
pub(super) fn turns(at: Option<Millis>) -> Turning {
    system::timer(at).unwrap_or_else(|| looks(machine_clock(), at))
}

/// Returns when a clock that shows this now shows that, and after a while in any case.
pub(super) fn looks(now: Millis, at: Option<Millis>) -> Turning {
    let ahead = at.map_or(LONGEST_LOOK_AWAY, |at| Duration::from_millis(at.saturating_sub(now)));
    Box::pin(sleep(ahead.min(LONGEST_LOOK_AWAY)))
}

#[cfg(any(target_os = "linux", target_os = "android"))]
mod system {
    use std::os::fd::OwnedFd;

    use pergola_table::Millis;
    use rustix::time::{Itimerspec, TimerfdClockId, TimerfdFlags, TimerfdTimerFlags, Timespec, timerfd_create, timerfd_settime};
    use tokio::net::unix::pipe::Receiver;
    use tracing::warn;

    use super::Turning;

    /// A moment that nobody waits for: only a timer that is set tells that the clock was.
    const NEVER: Millis = 250_000_000_000_000;

    /// A timer that goes by the clock, and tells when that is set.
    pub(super) fn timer(at: Option<Millis>) -> Option<Turning> {
        let at = at.unwrap_or(NEVER).clamp(1, NEVER);
        // A timer is waited for like what comes through a pipe.
        let timer = set(at).and_then(Receiver::from_owned_fd_unchecked);
        let timer = timer.inspect_err(|why| warn!(%why, "the system has no timer to give; the clock is looked at")).ok()?;
        Some(Box::pin(async move {
            // Whatever it says, the clock is looked at.
            drop(timer.readable().await);
        }))
    }

    fn set(at: Millis) -> std::io::Result<OwnedFd> {
        let timer = timerfd_create(TimerfdClockId::Realtime, TimerfdFlags::NONBLOCK | TimerfdFlags::CLOEXEC)?;
        let once = Timespec { tv_sec: 0, tv_nsec: 0 };
        let it_value = Timespec { tv_sec: (at / 1000) as i64, tv_nsec: (at % 1000 * 1_000_000) as _ };
        let how = TimerfdTimerFlags::ABSTIME | TimerfdTimerFlags::CANCEL_ON_SET;
        timerfd_settime(&timer, how, &Itimerspec { it_interval: once, it_value })?;
        Ok(timer)
    }
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
mod system {
    use pergola_table::Millis;

    use super::Turning;

    pub(super) fn timer(_: Option<Millis>) -> Option<Turning> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_machines_clock_shows_at_least_what_was_waited_for() {
        let now = machine_clock();
        for at in [0, now, now + 30] {
            turns(Some(at)).await;
            assert!(machine_clock() >= at);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn where_a_clock_does_not_tell_it_is_looked_at_again_and_again() {
        for (at, waits) in [(Some(500), 0), (Some(1_500), 500), (Some(1_000_000), 20_000), (None, 20_000)] {
            let begun = tokio::time::Instant::now();
            looks(1_000, at).await;
            assert_eq!(begun.elapsed(), Duration::from_millis(waits), "{at:?}");
        }
    }
}
