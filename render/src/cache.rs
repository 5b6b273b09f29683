//! A bounded store of things drawn before, shared by threads.
//!
//! Two threads that miss at once both draw the same thing; the first to finish is kept. When the weight of everything kept
//! passes the limit the store starts afresh: pictures repeat the same few hundred pieces, so finer eviction earns nothing.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, RwLock},
};

/// Values of type `V` by key, with a limit on the sum of their weights in bytes.
pub(crate) struct Cache<K, V> {
    kept: RwLock<Kept<K, V>>,
    limit: usize,
}

struct Kept<K, V> {
    values: HashMap<K, Arc<V>>,
    weight: usize,
}

impl<K: Eq + Hash, V> Cache<K, V> {
    /// An empty store that keeps at most `limit` bytes.
    pub(crate) fn new(limit: usize) -> Cache<K, V> {
        Cache { kept: RwLock::new(Kept { values: HashMap::new(), weight: 0 }), limit }
    }

    /// The value kept under `key`.
    pub(crate) fn get(&self, key: &K) -> Option<Arc<V>> {
        let kept = self.kept.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        kept.values.get(key).cloned()
    }

    /// The value kept under `key`, made when there is none; `weigh` says how many bytes it takes.
    pub(crate) fn get_or_make(&self, key: K, weigh: impl FnOnce(&V) -> usize, make: impl FnOnce() -> V) -> Arc<V> {
        if let Some(value) = self.get(&key) {
            return value;
        }
        let value = Arc::new(make());
        let weight = weigh(&value);
        let mut kept = self.kept.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        if kept.weight + weight > self.limit {
            kept.values.clear();
            kept.weight = 0;
        }
        if kept.values.insert(key, value.clone()).is_none() {
            kept.weight += weight;
        }
        value
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
    fn past_its_limit_the_store_starts_afresh() {
        let cache = Cache::new(100);
        for key in 0..3 {
            cache.get_or_make(key, |_| 40, || key);
        }
        assert_eq!((cache.get(&0), cache.get(&1)), (None, None));
        assert_eq!(cache.get(&2).as_deref(), Some(&2));
    }
}
