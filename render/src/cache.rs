//! A bounded store of things drawn before, shared by threads.
//!
//! Two threads that miss at once both draw the same thing; the first to finish is kept. When the weight of everything kept
//! passes the limit, those go that were not asked for the longest, until half of it is left.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{
        Arc, RwLock,
        atomic::{AtomicU64, Ordering},
    },
};

/// Values of type `V` by key, with a limit on the sum of their weights in bytes.
pub(crate) struct Cache<K, V> {
    kept: RwLock<Kept<K, V>>,
    limit: usize,
    /// Counts how often anything was asked for.
    asked: AtomicU64,
}

struct Kept<K, V> {
    values: HashMap<K, Value<V>>,
    weight: usize,
}

struct Value<V> {
    value: Arc<V>,
    weight: usize,
    /// When it was asked for last, in that count.
    asked: AtomicU64,
}

impl<K: Clone + Eq + Hash, V> Cache<K, V> {
    /// An empty store that keeps at most `limit` bytes.
    pub(crate) fn new(limit: usize) -> Cache<K, V> {
        Cache { kept: RwLock::new(Kept { values: HashMap::new(), weight: 0 }), limit, asked: AtomicU64::new(0) }
    }

    /// The value kept under `key`.
    pub(crate) fn get(&self, key: &K) -> Option<Arc<V>> {
        let kept = self.kept.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        let value = kept.values.get(key)?;
        value.asked.store(self.asked.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        Some(value.value.clone())
    }

    /// The value kept under `key`, made when there is none; `weigh` says how many bytes it takes.
    pub(crate) fn get_or_make(&self, key: K, weigh: impl FnOnce(&V) -> usize, make: impl FnOnce() -> V) -> Arc<V> {
        if let Some(value) = self.get(&key) {
            return value;
        }
        let value = Arc::new(make());
        let weight = weigh(&value);
        let asked = AtomicU64::new(self.asked.fetch_add(1, Ordering::Relaxed));
        let mut kept = self.kept.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        if kept.weight + weight > self.limit {
            kept.halve(self.limit);
        }
        if kept.values.insert(key, Value { value: value.clone(), weight, asked }).is_none() {
            kept.weight += weight;
        }
        value
    }
}

impl<K: Clone + Eq + Hash, V> Kept<K, V> {
    /// Lets those go that were not asked for the longest, until at most half the limit is left.
    fn halve(&mut self, limit: usize) {
        let mut oldest: Vec<(u64, usize, K)> =
            self.values.iter().map(|(key, it)| (it.asked.load(Ordering::Relaxed), it.weight, key.clone())).collect();
        oldest.sort_unstable_by_key(|(asked, ..)| *asked);
        for (_, weight, key) in oldest {
            if self.weight <= limit / 2 {
                return;
            }
            self.values.remove(&key);
            self.weight -= weight;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_value_is_made_once() {
        let cache = Cache::new(100);
        let first = cache.get_or_make(1, |_| 10, || "one".to_owned());
        let second = cache.get_or_make(1, |_| 10, || "another".to_owned());
        assert_eq!((first.as_str(), second.as_str()), ("one", "one"));
    }

    #[test]
    fn past_its_limit_those_stay_that_were_asked_for_last() {
        let cache = Cache::new(100);
        for key in 0..5 {
            cache.get_or_make(key, |_| 20, || key);
        }
        assert_eq!(cache.get(&0).as_deref(), Some(&0));
        cache.get_or_make(5, |_| 20, || 5);
        let kept: Vec<i32> = (0..6).filter(|key| cache.get(key).is_some()).collect();
        assert_eq!(kept, [0, 4, 5]);
        assert_eq!(cache.kept.read().unwrap().weight, 60);
    }
}
