//! Which revision each table's card shows that is changed in its place.
//!
//! Two people may press at once, and the later answer may be ready first: each waits for its turn here, and an older one
//! leaves the card as it is. A lost entry means no more than that.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use pergola_table::TableId;
use tokio::sync::Mutex as FairMutex;

/// So many tables are remembered before idle ones are let go.
const REMEMBERED: usize = 1000;

/// The shown revision of each table's card.
#[derive(Default)]
pub(super) struct CardRevisions(Mutex<BTreeMap<Option<TableId>, Arc<FairMutex<u64>>>>);

impl CardRevisions {
    /// The revision this table's card shows. Whoever changes the card holds it locked.
    pub(super) fn of(&self, table: Option<TableId>) -> Arc<FairMutex<u64>> {
        let mut cards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if cards.len() >= REMEMBERED {
            cards.retain(|_, shown| Arc::strong_count(shown) > 1);
        }
        cards.entry(table).or_default().clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_being_changed_is_remembered() {
        let cards = CardRevisions::default();
        let first = cards.of(Some(TableId(0)));
        *first.try_lock().unwrap() = 7;
        (1..=2 * REMEMBERED as u64).for_each(|table| drop(cards.of(Some(TableId(table)))));
        assert_eq!(*cards.of(Some(TableId(0))).try_lock().unwrap(), 7);
        assert!(cards.0.lock().unwrap().len() <= REMEMBERED);
    }
}
