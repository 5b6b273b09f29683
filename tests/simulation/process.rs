//! One of the processes that live at the same time: it may sleep while others are awake, and lose its place to one of them.

use std::sync::{Arc, Mutex};

use tokio::sync::Notify;

/// A process; its clones are the same.
#[derive(Clone, Default)]
pub(crate) struct Process(Arc<Inner>);

#[derive(Default)]
struct Inner {
    state: Mutex<State>,
    /// Wakes those who wait in the order in which they came, as a seed has to run again to the byte.
    changed: Notify,
}

#[derive(Clone, Copy, Default)]
struct State {
    /// Nothing of it reaches the world, and it hears of nothing.
    asleep: bool,
    /// Another one plays on in its place.
    replaced: bool,
}

impl Process {
    pub(crate) fn awake() -> Process {
        Process::default()
    }

    pub(crate) fn fall_asleep(&self) {
        self.change(|state| state.asleep = true);
    }

    pub(crate) fn wake(&self) {
        self.change(|state| state.asleep = false);
    }

    /// Another one plays on in its place from now on.
    pub(crate) fn lose_its_place(&self) {
        self.change(|state| state.replaced = true);
    }

    pub(crate) fn has_lost_its_place(&self) -> bool {
        self.state().replaced
    }

    /// Whether it knows that another one plays on in its place.
    pub(crate) fn knows_its_place_lost(&self) -> bool {
        let state = self.state();
        state.replaced && !state.asleep
    }

    /// Comes as soon as it is awake.
    pub(crate) async fn passes(&self) {
        self.until(|state| !state.asleep).await;
    }

    /// Comes when it knows that another one plays on in its place.
    pub(crate) async fn is_out(&self) {
        self.until(|state| state.replaced && !state.asleep).await;
    }

    fn state(&self) -> State {
        *self.0.state.lock().expect("nobody panics with it")
    }

    fn change(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.0.state.lock().expect("nobody panics with it"));
        self.0.changed.notify_waiters();
    }

    async fn until(&self, is_so: impl Fn(&State) -> bool) {
        loop {
            let changed = self.0.changed.notified();
            if is_so(&self.state()) {
                return;
            }
            changed.await;
        }
    }
}
