//! A table as it is stored now, for a house that finds that it has moved on.

use pergola_table::TableId;

use super::{Flaw, Store, StoreError, log::Present, writer::Writer};

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
