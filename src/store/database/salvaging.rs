//! What can be read of a log in PostgreSQL of which something cannot, as a backup.

use std::{convert::Infallible, path::Path};

use pergola_table::Millis;
use serde_json::Value;

use super::{PostgresLog, presence::Presence};
use crate::{Salvaged, StoreError, backup, salvage};

impl PostgresLog {
    /// Writes what can be read of the log at this address into a backup file `taken` at that time; the log stays as it is, and
    /// may be played on meanwhile. Blocks.
    ///
    /// # Errors
    /// When another process has the folder, the file is there already, or nothing at all can be read.
    pub fn salvage(address: &str, folder: &Path, file: &Path, taken: Millis) -> Result<Salvaged, StoreError> {
        salvage::check_new(file)?;
        let any = |checkpoint, _: &_| Ok::<Value, Infallible>(checkpoint);
        let (log, found) = PostgresLog::open(address, Presence::Beside, folder, any)?;
        let written = backup::write_to(&log, file, taken);
        log.close_blocking()?;
        let (counts, damaged) = written?;
        let older = salvage::without_turns(&found.tables);
        let broken = salvage::unreadable(found.broken, damaged).into_values().collect();
        Ok(Salvaged { counts, broken, older, flaws: found.flaws, loss: None })
    }
}
