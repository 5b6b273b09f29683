//! What the house lives in: the time, luck, and somewhere to do work that takes long.
//!
//! In production that is the machine ([`Machine`]); in the simulation all of it comes from one seed, on one thread. The other
//! parts of the world are values of their own: what is stored goes to a [`pergola_store::Log`], posts go through
//! [`super::Courier`]s. Waiting is tokio's, whose time a simulation holds. Deliberately absent: anything a table asks
//! for by itself; time and luck are given to it.

use std::{
    cell::Cell,
    num::NonZeroUsize,
    pin::Pin,
    sync::Arc,
    time::{Duration, Instant},
};

use pergola_engine::Budget;
use pergola_table::{Millis, TableId};
use tokio::sync::oneshot;

use super::{
    clock::{Turning, looks, machine_clock, turns},
    processor_time::{left, within},
};

/// Work that takes long.
pub type Work = Box<dyn FnOnce() + Send>;

/// The time, luck, and somewhere to work.
pub trait Surroundings: Send + Sync {
    /// Milliseconds since 1970 UTC; it may jump.
    fn now(&self) -> Millis;

    /// Returns when the clock shows this, never by itself where it is nothing, and whenever the clock was set or the machine has
    /// slept. It may return for nothing: whoever waits looks at the clock again. What happens from now on is noticed, also before
    /// anybody waits. Surroundings that say nothing else look at the clock again and again.
    fn until(&self, at: Option<Millis>) -> Turning {
        looks(self.now(), at)
    }

    /// A fresh seed.
    fn entropy(&self) -> u64;

    /// How much is worked on at a time: as many pictures are drawn, and bots think with one fewer, though one may always.
    fn workers(&self) -> NonZeroUsize;

    /// How much a bot may think about a decision.
    fn budget(&self) -> Budget;

    /// Does work where nobody else waits for it, and returns when it is done or has panicked.
    fn work(&self, work: Work) -> Pin<Box<dyn Future<Output = ()> + Send>>;

    /// Told before a table decides, for a rehearsal in which that falls over; nothing otherwise.
    fn about_to_decide(&self, _table: TableId) {}
}

/// What work came to; nothing when it panicked.
pub(super) async fn worked<T: Send + 'static>(
    surroundings: &Arc<dyn Surroundings>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (answer, answered) = oneshot::channel();
    // Whoever asked may have gone.
    surroundings.work(Box::new(move || drop(answer.send(work())))).await;
    answered.await.ok()
}

/// The machine the program runs on. Its work needs tokio's runtime.
#[derive(Clone, Copy, Debug, Default)]
pub struct Machine;

impl Surroundings for Machine {
    fn now(&self) -> Millis {
        machine_clock()
    }

    fn until(&self, at: Option<Millis>) -> Turning {
        turns(at)
    }

    /// # Panics
    /// When the operating system has no entropy to give, in which case no game can go on.
    fn entropy(&self) -> u64 {
        getrandom::u64().expect("the operating system gives entropy")
    }

    fn workers(&self) -> NonZeroUsize {
        std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
    }

    fn budget(&self) -> Budget {
        let mut begun = None;
        let of_the_clock = move || left(begun.get_or_insert_with(Instant::now).elapsed(), LONGEST_THOUGHT);
        within(Budget::unlimited(), MOST_THOUGHT).lasting(of_the_clock)
    }

    fn work(&self, work: Work) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let working = tokio::task::spawn_blocking(|| {
            give_way();
            work();
        });
        // Whether it panicked is seen by whoever waits for its answer.
        Box::pin(async move { drop(working.await) })
    }
}

/// The processor time that a bot takes at most for a decision.
const MOST_THOUGHT: Duration = Duration::from_secs(2);
/// How long it thinks at most, also where the machine is too busy to let it.
const LONGEST_THOUGHT: Duration = Duration::from_secs(5);

/// How far a thread that works steps back behind those that answer, as the system counts it: from 0 to 19.
const STEPS_BACK: i32 = 10;

/// From now on this thread works when no other of the machine wants to. The threads are the runtime's for such work alone.
fn give_way() {
    thread_local! { static GIVES_WAY: Cell<bool> = const { Cell::new(false) } }
    if !GIVES_WAY.replace(true) {
        // Where the system does not let it, it works like all others.
        let _ = rustix::process::nice(STEPS_BACK);
    }
}
