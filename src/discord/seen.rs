//! The interactions that were taken up: one is carried out once, also when the gateway tells of it again after a break.

use std::{
    collections::{BTreeSet, VecDeque},
    sync::{Mutex, PoisonError},
};

/// So many are remembered; what a gateway repeats is minutes old at most.
const REMEMBERED: usize = 4096;

/// The last interactions.
#[derive(Default)]
pub(super) struct Seen(Mutex<Remembered>);

#[derive(Default)]
struct Remembered {
    known: BTreeSet<u64>,
    order: VecDeque<u64>,
}

impl Seen {
    /// Whether this one is new; from now on it is not.
    pub(super) fn is_new(&self, interaction: u64) -> bool {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !seen.known.insert(interaction) {
            return false;
        }
        seen.order.push_back(interaction);
        if seen.order.len() > REMEMBERED {
            let oldest = seen.order.pop_front();
            oldest.map(|it| seen.known.remove(&it));
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_new_once() {
        let seen = Seen::default();
        let all = 1..=REMEMBERED as u64;
        assert!(all.clone().all(|it| seen.is_new(it)));
        assert!(all.clone().all(|it| !seen.is_new(it)));
        assert!(seen.is_new(0) && seen.is_new(1), "the oldest are forgotten");
        assert!(!seen.is_new(3));
    }
}
