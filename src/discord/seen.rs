//! The interactions that were taken up: one is carried out once, also when the gateway tells of it again after a break.

use std::{
    num::NonZeroUsize,
    sync::{Mutex, PoisonError},
};

use lru::LruCache;

/// So many are remembered; what a gateway repeats is minutes old at most.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(4096).expect("some are");

/// The last interactions.
pub(super) struct Seen(Mutex<LruCache<u64, ()>>);

impl Default for Seen {
    fn default() -> Seen {
        Seen(Mutex::new(LruCache::new(REMEMBERED)))
    }
}

impl Seen {
    /// Whether this one is new; from now on it is not.
    pub(super) fn is_new(&self, interaction: u64) -> bool {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        seen.put(interaction, ()).is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_new_once() {
        let seen = Seen::default();
        let all = 1..=REMEMBERED.get() as u64;
        assert!(all.clone().all(|it| seen.is_new(it)));
        assert!(all.clone().all(|it| !seen.is_new(it)));
        assert!(seen.is_new(0) && seen.is_new(1), "the oldest are forgotten");
        assert!(!seen.is_new(3));
    }
}
