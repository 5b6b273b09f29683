//! Starts of turns that were lost and are known again.

use std::collections::BTreeMap;

use pergola_table::TableId;
use serde_json::Value;

use super::{Key, Rows, Writer};
use crate::{
    StoreError, keys,
    turns::{self, TurnStart},
};

impl Writer {
    /// Writes all starts of a table's turns anew: those that can be read, and these. They are packed one against the other.
    pub(crate) fn keep_turns(&mut self, table: TableId, starts: Vec<(u64, Value)>) -> Result<(), StoreError> {
        let entries = self.table_and_flaw(table)?.0.entries.len() as u64;
        if self.is_archived(table) {
            return Err(StoreError::Archived { table });
        }
        let (rows, _) = self.readable(keys::turns(table))?;
        let known = turns::unpack_readable(&turns::by_number(&rows)).0;
        let mut all: BTreeMap<u64, Vec<u8>> =
            starts.into_iter().filter(|(after, _)| *after <= entries).map(|(after, it)| (after, it.to_string().into())).collect();
        all.extend(known.into_iter().map(|start| (start.after, start.checkpoint)));
        let mut anew: Rows = rows.into_iter().map(|(key, _)| (key, None)).collect();
        let mut before: Option<TurnStart> = None;
        for (after, checkpoint) in &all {
            let (bytes, start) = turns::pack(*after, checkpoint, before.as_ref());
            anew.insert(Key::Turn(table, *after).bytes(), Some(bytes));
            before = Some(start);
        }
        self.write_alone(anew)?;
        self.ledger.turns.insert(table, all.len() as u64);
        self.ledger.last_turns.extend(all.keys().next_back().map(|after| (table, *after)));
        self.acknowledge([table]);
        Ok(())
    }
}
