//! A table as it is stored now, for a house that finds that it has moved on.

use pergola_table::{Footing, Notice, TableId};
use serde_json::Value;

use super::{Flaw, RowId, Store, StoreError, writer::Writer};

/// A table as it is stored now.
#[derive(Clone, Debug)]
pub struct Present {
    /// What the next decision stands on.
    pub footing: Footing,
    /// The table.
    pub checkpoint: Value,
    /// Its notices that are not delivered, oldest first.
    pub notices: Vec<(RowId, Notice)>,
}

impl Store {
    /// A table that is not archived, as it is stored now.
    ///
    /// # Errors
    /// When there is no such table, or it cannot be read.
    pub async fn present(&self, table: TableId) -> Result<Present, StoreError> {
        self.read(move |writer| present(writer, table)).await?
    }
}

fn present(writer: &mut Writer, table: TableId) -> Result<Present, StoreError> {
    let footing = writer.footing(table).ok_or(StoreError::NoTable { table })?;
    let (stored, notices) = writer.table(table)?;
    let flaw = |error: serde_json::Error| Flaw::Checkpoint { why: error.to_string() };
    let checkpoint = serde_json::from_str(stored.checkpoint.get());
    let checkpoint = checkpoint.map_err(|error| StoreError::Broken { table, flaw: flaw(error) })?;
    Ok(Present { footing, checkpoint, notices })
}
