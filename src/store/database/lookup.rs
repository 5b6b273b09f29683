//! Archived tables as they are looked up: by columns beside what they are found by, each with an index.

use std::sync::Arc;

use pergola_table::{Ended, PersonRef, PlaceId, TableId};
use postgres::Row;

use super::{
    clerk::{Clerk, at, failed, number, read, text},
    contents::own,
    transaction::Transaction,
};
use crate::{
    EndedTables, StoreError,
    lookup::{is_played_openly, is_without_standings},
};

/// What an archived table is found by, as it stands in the columns.
pub(super) struct Columns {
    ended: String,
    server: String,
    channel: String,
    opened_in: String,
    people: Vec<i64>,
    is_open: bool,
    is_without_standings: bool,
}

impl Columns {
    pub(super) fn of(ended: &Ended) -> Columns {
        Columns {
            ended: text(ended),
            server: ended.place.server.clone(),
            channel: ended.place.channel.clone(),
            opened_in: ended.opened_in.clone(),
            people: ended.people.iter().map(|person| number(person.0)).collect(),
            is_open: is_played_openly(ended),
            is_without_standings: is_without_standings(ended),
        }
    }

    /// Writes them for a table that is archived; whether it is.
    pub(super) fn write(&self, all: &mut Transaction<'_>, table: TableId) -> Result<bool, StoreError> {
        let put = "update archived set ended = $2, server = $3, channel = $4, opened_in = $5, people = $6, is_open = $7, \
                   is_without_standings = $8 where id = $1";
        let Columns { ended, server, channel, opened_in, people, is_open, is_without_standings } = self;
        let with: [&(dyn postgres::types::ToSql + Sync); 8] =
            [&number(table.0), ended, server, channel, opened_in, people, is_open, is_without_standings];
        all.execute(put, &with).map(|found| found == 1).map_err(failed)
    }
}

/// Tables with what they are found by, of rows that begin with these.
fn found(rows: &[Row]) -> Result<EndedTables, StoreError> {
    rows.iter().map(|row| Ok((TableId(at(row, 0)), Arc::new(read(row.get(1))?)))).collect()
}

/// A limit as PostgreSQL has it.
fn at_most(most: usize) -> i64 {
    i64::try_from(most).unwrap_or(i64::MAX)
}

impl Clerk {
    pub(super) fn ended(&mut self, table: TableId) -> Result<Option<Arc<Ended>>, StoreError> {
        let (ask, own) = ("select id, ended from archived where id = $1 and ($2::bigint is null or ward = $2)", own(self.share));
        let rows = self.moment(|all| all.query(ask, &[&number(table.0), &own]).map_err(failed))?;
        Ok(found(&rows)?.pop().map(|(_, ended)| ended))
    }

    pub(super) fn ended_at(&mut self, place: &PlaceId, most: usize) -> Result<EndedTables, StoreError> {
        let ask = "select id, ended from archived where id in (\
                   (select id from archived where server = $1 and channel = $2 and is_open order by id desc limit $3) union \
                   (select id from archived where server = $1 and opened_in = $2 and is_open order by id desc limit $3)) \
                   and ($4::bigint is null or ward = $4) order by id desc limit $3";
        let own = own(self.share);
        let rows = self.moment(|all| all.query(ask, &[&place.server, &place.channel, &at_most(most), &own]).map_err(failed))?;
        found(&rows)
    }

    pub(super) fn ended_in(&mut self, server: &str) -> Result<EndedTables, StoreError> {
        let ask = "select id, ended from archived where server = $1 and ($2::bigint is null or ward = $2) order by id";
        let own = own(self.share);
        found(&self.moment(|all| all.query(ask, &[&server, &own]).map_err(failed))?)
    }

    pub(super) fn ended_of(&mut self, person: PersonRef, server: Option<&str>, most: usize) -> Result<EndedTables, StoreError> {
        let ask = "select id, ended from archived where people @> array[$1::bigint] and ($2::bigint is null or ward = $2) \
                   and ($3::text is null or server = $3) order by id desc limit $4";
        let own = own(self.share);
        let rows = self.moment(|all| all.query(ask, &[&number(person.0), &own, &server, &at_most(most)]).map_err(failed))?;
        found(&rows)
    }

    pub(super) fn without_standings(&mut self) -> Result<EndedTables, StoreError> {
        let ask = "select id, ended from archived where is_without_standings and ($1::bigint is null or ward = $1) \
                   order by id desc";
        let own = own(self.share);
        found(&self.moment(|all| all.query(ask, &[&own]).map_err(failed))?)
    }
}
