//! What a backup is written from: a log that is open, read table by table.
//!
//! Each answer is of one moment; commits go on between two of them. Deliberately absent: what is written of it, and in what
//! order.

use std::{collections::BTreeMap, path::Path};

use pergola_cups::Cup;
use pergola_table::{Person, PersonRef, ServerSettings, TableId};

use super::{BackedUp, BackedUpTable};
use crate::{Store, StoreError};

/// A log whose rows can be read one after the other. All of it blocks.
pub(crate) trait Source {
    /// The folder its backups lie in.
    fn folder(&self) -> &Path;

    /// The archived tables, each with the checksum of what is kept of it.
    fn archived(&self) -> Result<BTreeMap<TableId, u32>, StoreError>;

    /// Looks whether what is kept of an archived table is what was written.
    fn check_kept(&self, table: TableId) -> Result<(), StoreError>;

    /// Keeps what was kept of an archived table, and is not there any more.
    fn keep_again(&self, table: TableId, piece: Vec<u8>) -> Result<(), StoreError>;

    /// The first table after that one, or the first of all; those that are archived or that cannot be read are passed over.
    fn table_after(&self, table: Option<TableId>) -> Result<Option<TableId>, StoreError>;

    /// A table as it is at this moment, which may have been archived since the last look.
    fn table(&self, table: TableId) -> Result<BackedUp, StoreError>;

    /// An archived table.
    fn archived_table(&self, table: TableId) -> Result<BackedUp, StoreError>;

    /// The tables that cannot be read.
    fn broken(&self) -> Result<Vec<TableId>, StoreError>;

    /// The cups that can be read.
    fn cups(&self) -> Result<Vec<Cup>, StoreError>;

    /// The number the next person gets, and everybody who is known.
    fn people(&self) -> Result<(u64, Vec<(PersonRef, Person)>), StoreError>;

    /// How servers are set, of those that can be read.
    fn servers(&self) -> Result<Vec<(String, ServerSettings)>, StoreError>;
}

impl Source for Store {
    fn folder(&self) -> &Path {
        self.folder()
    }

    fn archived(&self) -> Result<BTreeMap<TableId, u32>, StoreError> {
        self.read_blocking(|writer| writer.archived())
    }

    fn check_kept(&self, table: TableId) -> Result<(), StoreError> {
        self.read_blocking(move |writer| writer.check_kept(table))?
    }

    fn keep_again(&self, table: TableId, piece: Vec<u8>) -> Result<(), StoreError> {
        self.read_blocking(move |writer| writer.keep_again(table, &piece))?
    }

    fn table_after(&self, table: Option<TableId>) -> Result<Option<TableId>, StoreError> {
        self.read_blocking(move |writer| writer.table_after(table))
    }

    fn table(&self, table: TableId) -> Result<BackedUp, StoreError> {
        self.read_blocking(move |writer| {
            if writer.is_archived(table) {
                return writer.backed_up_archive(table);
            }
            let (stored, notices) = writer.table(table)?;
            Ok(BackedUp::Table(BackedUpTable { table, stored, notices }))
        })?
    }

    fn archived_table(&self, table: TableId) -> Result<BackedUp, StoreError> {
        self.read_blocking(move |writer| writer.backed_up_archive(table))?
    }

    fn broken(&self) -> Result<Vec<TableId>, StoreError> {
        self.read_blocking(|writer| writer.broken())
    }

    fn cups(&self) -> Result<Vec<Cup>, StoreError> {
        self.read_blocking(|writer| writer.cups())?
    }

    fn people(&self) -> Result<(u64, Vec<(PersonRef, Person)>), StoreError> {
        self.read_blocking(|writer| Ok((writer.next_person(), writer.people()?)))?
    }

    fn servers(&self) -> Result<Vec<(String, ServerSettings)>, StoreError> {
        self.read_blocking(|writer| writer.servers())?
    }
}
