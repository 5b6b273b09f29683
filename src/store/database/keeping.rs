//! Owners, what is due and what is to be posted, numbers, the archive, and whatever belongs to no table.

use std::ops::Range;

use pergola_cups::Cup;
use pergola_table::{Ended, Guests, Millis, Notice, PersonRef, ServerSettings, TableId};
use serde_json::Value;

use super::{
    among::tell_others,
    clerk::{Clerk, at, failed, number, read, text},
    contents::{awake_in, own},
    lookup::Columns,
    reading::played,
    writing::{know_anew, meet},
};
use crate::{
    Report, StoreError, archive,
    log::Numbered,
    reports::room_for,
    share::Share,
    tenure::{Epoch, RowId, Tenure, Ward},
};

/// A moment as PostgreSQL has it: what it cannot count never comes.
fn moment(at: Millis) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}

impl Clerk {
    pub(super) fn take(&mut self, ward: Ward) -> Result<Tenure, StoreError> {
        let take = "insert into wards values ($1, 1) on conflict (ward) do update set epoch = wards.epoch + 1 returning epoch";
        let epoch = self.all(|all| all.query_one(take, &[&i64::from(ward.0)]).map(|row| at(&row, 0)).map_err(failed))?;
        Ok(Tenure { ward, epoch: Epoch(epoch) })
    }

    pub(super) fn due(&mut self, tenure: Tenure, until: Millis, most: usize) -> Result<Vec<(TableId, Millis)>, StoreError> {
        let ask = "select id, due from tables where ward = $1 and due <= $2 order by due, id limit $3";
        let (ward, until, most) = (i64::from(tenure.ward.0), moment(until), moment(most as u64));
        self.owning(tenure, |all| {
            let rows = all.query(ask, &[&ward, &until, &most]).map_err(failed)?;
            Ok(rows.iter().map(|row| (TableId(at(row, 0)), at(row, 1))).collect())
        })
    }

    pub(super) fn note_due(&mut self, tenure: Tenure, due: &[(TableId, Option<Millis>)]) -> Result<(), StoreError> {
        self.owning(tenure, |all| {
            for (table, due) in due {
                let put = "update tables set due = $2 where id = $1";
                all.execute(put, &[&number(table.0), &due.map(moment)]).map_err(failed)?;
            }
            Ok(())
        })
    }

    pub(super) fn claim(&mut self, tenure: Tenure, most: usize) -> Result<Vec<(RowId, Notice)>, StoreError> {
        let claim = "update outbox set epoch = $2 where id in (select outbox.id from outbox join tables on tables.id = table_id \
                     where ward = $1 and outbox.epoch < $2 order by outbox.id limit $3) returning id, notice";
        let (ward, epoch, most) = (i64::from(tenure.ward.0), number(tenure.epoch.0), moment(most as u64));
        self.owning(tenure, |all| {
            let rows = all.query(claim, &[&ward, &epoch, &most]).map_err(failed)?;
            let claimed = rows.iter().map(|row| Ok((RowId(at(row, 0)), read(row.get(1))?)));
            let mut claimed = claimed.collect::<Result<Vec<(RowId, Notice)>, StoreError>>()?;
            claimed.sort_by_key(|(row, _)| *row);
            Ok(claimed)
        })
    }

    pub(super) fn delivered(&mut self, rows: &[RowId]) -> Result<(), StoreError> {
        let rows: Vec<i64> = rows.iter().map(|row| number(row.0)).collect();
        self.all(|all| all.execute("delete from outbox where id = any($1)", &[&rows]).map(drop).map_err(failed))
    }

    pub(super) fn undelivered(&mut self) -> Result<usize, StoreError> {
        let (ask, own) = (
            "select count(*) from outbox where $1::bigint is null \
             or exists (select from tables where id = table_id and ward = $1)",
            own(self.share),
        );
        let count = self.moment(|all| all.query_one(ask, &[&own]).map(|row| at(&row, 0)).map_err(failed))?;
        Ok(usize::try_from(count).unwrap_or(usize::MAX))
    }

    pub(super) fn numbers(&mut self, of: Numbered, count: u64) -> Result<Range<u64>, StoreError> {
        let what = match of {
            Numbered::Tables => "table",
            Numbered::People => "person",
            Numbered::Rows => return self.numbers_of_rows(count),
        };
        let give = "update numbers set next = next + $2 where what = $1 returning next";
        let next = self.all(|all| all.query_one(give, &[&what, &number(count)]).map(|row| at(&row, 0)).map_err(failed))?;
        Ok(next - count..next)
    }

    /// Those of rows come from a sequence, for which nobody waits: others may be given one in between, and then these are lost.
    fn numbers_of_rows(&mut self, count: u64) -> Result<Range<u64>, StoreError> {
        if count == 0 {
            return Ok(0..0);
        }
        let give = "select min(it), max(it) from (select nextval('rows_of_outbox') it from generate_series(1, $1::bigint)) given";
        loop {
            let row = self.all(|all| all.query_one(give, &[&number(count)]).map_err(failed))?;
            let given = at(&row, 0)..at(&row, 1) + 1;
            if given.end - given.start == count {
                return Ok(given);
            }
        }
    }

    pub(super) fn keep_turns(&mut self, table: TableId, starts: &[(u64, Value)]) -> Result<(), StoreError> {
        let id = number(table.0);
        self.all(|all| {
            if all.query_opt("select 1 from archived where id = $1", &[&id]).map_err(failed)?.is_some() {
                return Err(StoreError::Archived { table });
            }
            let row = all.query_opt("select entries from tables where id = $1 for update", &[&id]).map_err(failed)?;
            let entries = at(&row.ok_or(StoreError::NoTable { table })?, 0);
            for (after, start) in starts.iter().filter(|(after, _)| *after <= entries) {
                let add = "insert into turns values ($1, $2, $3) on conflict do nothing";
                all.execute(add, &[&id, &number(*after), &start.to_string()]).map_err(failed)?;
            }
            Ok(())
        })
    }

    pub(super) fn archive(&mut self, table: TableId, ended: &Ended) -> Result<bool, StoreError> {
        let id = number(table.0);
        self.all(|all| {
            let is_there = all.query_opt("select 1 from tables where id = $1 for update", &[&id]).map_err(failed)?.is_some();
            if all.query_opt("select 1 from outbox where table_id = $1 limit 1", &[&id]).map_err(failed)?.is_some() {
                return Ok(false);
            }
            if !is_there && all.query_opt("select 1 from archived where id = $1", &[&id]).map_err(failed)?.is_some() {
                return Ok(true);
            }
            let piece = archive::pack(table, played(all, table)?);
            let add =
                "insert into archived (id, ended, crc32, piece, ward) select id, '', $2, $3, ward from tables where id = $1";
            all.execute(add, &[&id, &i64::from(crc32fast::hash(&piece)), &piece]).map_err(failed)?;
            Columns::of(ended).write(all, table)?;
            all.execute("delete from entries where table_id = $1", &[&id]).map_err(failed)?;
            all.execute("delete from turns where table_id = $1", &[&id]).map_err(failed)?;
            all.execute("delete from tables where id = $1", &[&id]).map_err(failed)?;
            Ok(true)
        })
    }

    pub(super) fn note_ended(&mut self, table: TableId, ended: &Ended) -> Result<(), StoreError> {
        let found = self.all(|all| Columns::of(ended).write(all, table))?;
        if found { Ok(()) } else { Err(StoreError::NoTable { table }) }
    }

    pub(super) fn note_people(&mut self, people: &Guests) -> Result<(), StoreError> {
        self.all(|all| {
            know_anew(all, people)?;
            tell_others(all)
        })
    }

    pub(super) fn forget(&mut self, person: PersonRef) -> Result<(), StoreError> {
        let forget = "insert into people values ($1, null, null) on conflict (number) \
                      do update set id = null, person = null, version = pg_current_xact_id()::text::bigint";
        let leaving = "insert into leaving select number, ward, person from people, generate_series(0, $2::bigint - 1) ward \
                       where number = $1 and person is not null and ward <> $3 on conflict do nothing";
        let (person, Share { ward, of }) = (number(person.0), self.share);
        self.all(|all| {
            all.execute(leaving, &[&person, &i64::from(of.count()), &i64::from(ward.0)]).map_err(failed)?;
            all.execute(forget, &[&person]).map_err(failed)?;
            tell_others(all)?;
            all.execute("delete from reports where by_whom = $1", &[&person]).map(drop).map_err(failed)
        })
    }

    pub(super) fn note_server(&mut self, server: &str, settings: &ServerSettings) -> Result<(), StoreError> {
        let put = "insert into servers values ($1, $2) on conflict (id) do update set settings = excluded.settings";
        self.all(|all| {
            let written = match *settings == ServerSettings::default() {
                true => all.execute("delete from servers where id = $1", &[&server]),
                false => all.execute(put, &[&server, &text(settings)]),
            };
            written.map(drop).map_err(failed)
        })
    }

    pub(super) fn note_cup(&mut self, cup: &Cup, people: &Guests) -> Result<(), StoreError> {
        let put = "insert into cups values ($1, $2) on conflict (id) do update set cup = excluded.cup";
        self.all(|all| {
            meet(all, people)?;
            all.execute(put, &[&number(cup.id.0), &text(cup)]).map(drop).map_err(failed)
        })
    }

    pub(super) fn note_awake(&mut self, now: Millis) -> Result<(), StoreError> {
        let put = "insert into moments values ($1, $2) on conflict (what) do update set at = excluded.at";
        let what = awake_in(self.share);
        self.all(|all| all.execute(put, &[&what, &moment(now)]).map(drop).map_err(failed))
    }

    pub(super) fn note_report(&mut self, report: &Report) -> Result<(), StoreError> {
        self.all(|all| {
            all.batch_execute("lock table reports in share row exclusive mode").map_err(failed)?;
            let there = all.query("select id, server from reports order by id", &[]).map_err(failed)?;
            let servers: Vec<Option<String>> = there.iter().map(|row| row.get(1)).collect();
            if let Some(oldest) = room_for(&servers, report) {
                all.execute("delete from reports where id = $1", &[&there[oldest].get::<_, i64>(0)]).map_err(failed)?;
            }
            let add = "insert into reports (server, by_whom, report) values ($1, $2, $3)";
            all.execute(add, &[&report.server, &number(report.by.0), &text(report)]).map(drop).map_err(failed)
        })
    }

    pub(super) fn reports(&mut self) -> Result<Vec<Report>, StoreError> {
        let rows = self.moment(|all| all.query("select report from reports order by id", &[]).map_err(failed))?;
        rows.iter().map(|row| read(row.get(0))).collect()
    }
}
