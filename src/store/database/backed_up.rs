//! What is backed up of a log in PostgreSQL.

use std::{collections::BTreeMap, path::Path};

use pergola_cups::Cup;
use pergola_table::{Person, PersonRef, ServerSettings, TableId};

use super::{
    PostgresLog,
    clerk::{at, failed, number, read},
    contents,
    reading::{notices, played},
    transaction::Transaction,
};
use crate::{
    StoreError,
    backup::{BackedUp, BackedUpTable, Source},
};

impl Source for PostgresLog {
    fn folder(&self) -> &Path {
        self.folder()
    }

    fn archived(&self) -> Result<BTreeMap<TableId, u32>, StoreError> {
        self.read_blocking(|clerk| {
            let rows = clerk.moment(|all| all.query("select id, crc32 from archived", &[]).map_err(failed))?;
            Ok(rows.iter().map(|row| (TableId(at(row, 0)), row.get::<_, i64>(1) as u32)).collect())
        })
    }

    fn check_kept(&self, _: TableId) -> Result<(), StoreError> {
        Ok(())
    }

    fn keep_again(&self, _: TableId, _: Vec<u8>) -> Result<(), StoreError> {
        Ok(())
    }

    fn table_after(&self, table: Option<TableId>) -> Result<Option<TableId>, StoreError> {
        let set_aside: Vec<i64> = self.0.set_aside.keys().map(|table| number(table.0)).collect();
        let after = table.map_or(-1, |table| number(table.0));
        let ask = "select min(id) from tables where id > $1 and id <> all($2)";
        self.read_blocking(move |clerk| {
            let row = clerk.moment(|all| all.query_one(ask, &[&after, &set_aside]).map_err(failed))?;
            Ok(row.get::<_, Option<i64>>(0).map(|table| TableId(table.cast_unsigned())))
        })
    }

    fn table(&self, table: TableId) -> Result<BackedUp, StoreError> {
        self.read_blocking(move |clerk| {
            clerk.moment(|all| {
                if let Some(archived) = archived(all, table)? {
                    return Ok(archived);
                }
                let (stored, notices) = (played(all, table)?, notices(all, table)?);
                Ok(BackedUp::Table(BackedUpTable { table, stored, notices }))
            })
        })
    }

    fn archived_table(&self, table: TableId) -> Result<BackedUp, StoreError> {
        self.read_blocking(move |clerk| clerk.moment(|all| archived(all, table)?.ok_or(StoreError::NoTable { table })))
    }

    fn broken(&self) -> Result<Vec<TableId>, StoreError> {
        Ok(self.0.set_aside.keys().copied().collect())
    }

    fn cups(&self) -> Result<Vec<Cup>, StoreError> {
        self.read_blocking(|clerk| clerk.moment(contents::cups))
    }

    fn people(&self) -> Result<(u64, Vec<(PersonRef, Person)>), StoreError> {
        self.read_blocking(|clerk| {
            clerk.moment(|all| {
                let next = all.query_one("select next from numbers where what = 'person'", &[]).map_err(failed)?;
                let people = contents::people(all)?;
                Ok((at(&next, 0), people.iter().map(|(number, person)| (number, person.clone())).collect()))
            })
        })
    }

    fn servers(&self) -> Result<Vec<(String, ServerSettings)>, StoreError> {
        self.read_blocking(|clerk| clerk.moment(contents::servers))
    }
}

/// A table that is archived, if it is.
fn archived(all: &mut Transaction<'_>, table: TableId) -> Result<Option<BackedUp>, StoreError> {
    let row = all.query_opt("select ended, piece from archived where id = $1", &[&number(table.0)]).map_err(failed)?;
    row.map(|row| Ok(BackedUp::Archived { table, ended: read(row.get(0))?, piece: row.get(1) })).transpose()
}
