//! One of the processes that live at the same time: it may sleep while others are awake, and lose its place to one of them.

use std::sync::Arc;

use tokio::sync::watch;

/// A process; its clones are the same.
#[derive(Clone)]
pub(crate) struct Process(Arc<watch::Sender<State>>);

#[derive(Clone, Copy, Default)]
struct State {
    /// Nothing of it reaches the world, and it hears of nothing.
    asleep: bool,
    /// Another one plays on in its place.
    replaced: bool,
}

impl Process {
    pub(crate) fn awake() -> Process {
        Process(Arc::new(watch::Sender::new(State::default())))
    }

    pub(crate) fn fall_asleep(&self) {
        self.0.send_modify(|state| state.asleep = true);
    }

    pub(crate) fn wake(&self) {
        self.0.send_modify(|state| state.asleep = false);
    }

    /// Another one plays on in its place from now on.
    pub(crate) fn lose_its_place(&self) {
        self.0.send_modify(|state| state.replaced = true);
    }

    pub(crate) fn has_lost_its_place(&self) -> bool {
        self.0.borrow().replaced
    }

    /// Whether it knows that another one plays on in its place.
    pub(crate) fn knows_its_place_lost(&self) -> bool {
        let state = *self.0.borrow();
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

    async fn until(&self, is_so: impl FnMut(&State) -> bool) {
        let mut told = self.0.subscribe();
        told.wait_for(is_so).await.expect("who is told is there");
    }
}
