//! What there is when a log is opened.

use std::fmt::Display;

use pergola_cups::{Cup, CupId};
use pergola_table::{Guests, Millis, Notice, Person, PersonRef, ServerSettings, TableId};
use serde_json::{Value, value::RawValue};

use super::clerk::{at, failed, read};
use super::transaction::Transaction;
use crate::{BrokenTable, Contents, Flaw, FoundTable, RowId, StoreError, share::Share, stored, tenure::Ward};

/// What it is noted by when somebody was awake in all of it; in a ward its number stands behind.
pub(super) const AWAKE: &str = "awake";

/// All that is found, before anybody has judged the tables.
pub(super) struct Found {
    tables: Vec<Kept>,
    outbox: Vec<(RowId, Notice)>,
    archived: usize,
    people: Guests,
    servers: Vec<(String, ServerSettings)>,
    cups: Vec<Cup>,
    next_table: u64,
    next_person: u64,
    last_awake: Option<Millis>,
    taken_up: Option<Millis>,
    share: Share,
    people_version: u64,
}

struct Kept {
    id: TableId,
    entries: u64,
    /// How many the log has.
    counted: u64,
    unlogged: u64,
    checkpoint: Box<RawValue>,
}

impl Found {
    /// Reads all of a share.
    pub(super) fn read(all: &mut Transaction<'_>, share: Share) -> Result<Found, StoreError> {
        let next = |all: &mut Transaction<'_>, what: &str| {
            all.query_one("select next from numbers where what = $1", &[&what]).map(|row| at(&row, 0)).map_err(failed)
        };
        let moment = |all: &mut Transaction<'_>, what: &str| {
            let row = all.query_opt("select at from moments where what = $1", &[&what]).map_err(failed)?;
            Ok::<_, StoreError>(row.map(|row| at(&row, 0)))
        };
        Ok(Found {
            tables: tables(all, share)?,
            outbox: outbox(all, share)?,
            archived: archived(all, share)?,
            people: people_and_leaving(all, share)?,
            servers: servers(all)?,
            cups: cups(all)?,
            next_table: next(all, "table")?,
            next_person: next(all, "person")?,
            last_awake: match moment(all, &awake_in(share))? {
                Some(at) => Some(at),
                // The wards were others then.
                None => moment(all, AWAKE)?,
            },
            taken_up: moment(all, "taken up")?,
            share,
            people_version: people_version(all)?,
        })
    }

    /// The same, where tables have become what the caller needs.
    pub(super) fn judged<T, E: Display>(self, load: impl Fn(Value, &Guests) -> Result<T, E>) -> Result<Contents<T>, StoreError> {
        let (mut tables, mut broken) = (Vec::new(), Vec::new());
        for kept in self.tables {
            match kept.judged(|checkpoint| load(checkpoint, &self.people)) {
                Ok(found) => tables.push(found),
                Err(why) => {
                    let place = serde_json::from_value(stored::value(&kept.checkpoint)["place"].clone()).ok();
                    broken.push(BrokenTable { table: kept.id, place, why });
                }
            }
        }
        let share = self.share;
        let next_cup = share.first(self.cups.last().map_or(0, |last| last.id.0) + 1);
        let is_broken = |notice: &Notice| broken.iter().any(|it: &BrokenTable| it.table == notice.table);
        Ok(Contents {
            outbox: self.outbox.into_iter().filter(|(_, notice)| !is_broken(notice)).collect(),
            tables,
            broken,
            flaws: Vec::new(),
            archived: self.archived,
            people: self.people,
            servers: self.servers,
            next_cup: CupId(next_cup),
            cups: self.cups.into_iter().filter(|cup| share.has(&cup.place.server)).collect(),
            next_table: TableId(share.first(self.next_table)),
            next_person: PersonRef(share.first(self.next_person)),
            last_awake: self.last_awake,
            taken_up: self.taken_up,
            tenure: None,
            share,
            people_version: self.people_version,
            moved_aside: Vec::new(),
        })
    }
}

impl Kept {
    fn judged<T, E: Display>(&self, load: impl Fn(Value) -> Result<T, E>) -> Result<FoundTable<T>, Flaw> {
        let (id, entries, unlogged) = (self.id, self.entries, self.unlogged);
        if entries != self.counted {
            return Err(Flaw::Count { checkpoint: entries, entries: self.counted });
        }
        stored::check_revision(&self.checkpoint, entries)?;
        let loaded = load(stored::value(&self.checkpoint)).map_err(|error| Flaw::Checkpoint { why: error.to_string() })?;
        Ok(FoundTable { id, table: loaded, entries, unlogged, lost_turns: None })
    }
}

/// What it is noted by when somebody was awake in a share.
pub(super) fn awake_in(share: Share) -> String {
    if share.is_whole() { AWAKE.to_owned() } else { format!("{AWAKE} {}", share.ward.0) }
}

/// Below which version everything that was written of people is seen.
pub(super) fn people_version(all: &mut Transaction<'_>) -> Result<u64, StoreError> {
    let ask = "select pg_snapshot_xmin(pg_current_snapshot())::text::bigint";
    all.query_one(ask, &[]).map(|row| at(&row, 0)).map_err(failed)
}

fn tables(all: &mut Transaction<'_>, share: Share) -> Result<Vec<Kept>, StoreError> {
    let ask = "select id, entries, unlogged, checkpoint, (select count(*) from entries where table_id = id) from tables \
               where $1::bigint is null or ward = $1 order by id";
    let kept = |row: &postgres::Row| {
        let checkpoint = read(row.get(3))?;
        Ok(Kept { id: TableId(at(row, 0)), entries: at(row, 1), unlogged: at(row, 2), checkpoint, counted: at(row, 4) })
    };
    all.query(ask, &[&own(share)]).map_err(failed)?.iter().map(kept).collect()
}

/// The ward of a share, unless that is all there is.
pub(super) fn own(share: Share) -> Option<i64> {
    (!share.is_whole()).then_some(i64::from(share.ward.0))
}

fn outbox(all: &mut Transaction<'_>, share: Share) -> Result<Vec<(RowId, Notice)>, StoreError> {
    let ask = "select outbox.id, notice from outbox join tables on tables.id = table_id \
               where $1::bigint is null or ward = $1 order by outbox.id";
    let rows = all.query(ask, &[&own(share)]).map_err(failed)?;
    rows.iter().map(|row| Ok((RowId(at(row, 0)), read(row.get(1))?))).collect()
}

/// How many tables are archived.
fn archived(all: &mut Transaction<'_>, share: Share) -> Result<usize, StoreError> {
    let ask = "select count(*) from archived where $1::bigint is null or ward = $1";
    let count = all.query_one(ask, &[&own(share)]).map(|row| at(&row, 0)).map_err(failed)?;
    Ok(usize::try_from(count).unwrap_or(usize::MAX))
}

/// Everybody who is known.
pub(super) fn people(all: &mut Transaction<'_>) -> Result<Guests, StoreError> {
    let rows = all.query("select number, person from people where person is not null", &[]).map_err(failed)?;
    let known = rows.iter().map(|row| Ok((PersonRef(at(row, 0)), read::<Person>(row.get(1))?)));
    Ok(Guests::new(known.collect::<Result<Vec<_>, StoreError>>()?))
}

/// The same, and those who are leaving the tables of a share as they were known.
fn people_and_leaving(all: &mut Transaction<'_>, share: Share) -> Result<Guests, StoreError> {
    let (known, leaving) = (people(all)?, leaving(all, share.ward)?);
    Ok(Guests::new(known.iter().chain(leaving.iter()).map(|(number, person)| (number, person.clone()))))
}

/// Those who are leaving the tables of a ward.
pub(super) fn leaving(all: &mut Transaction<'_>, ward: Ward) -> Result<Guests, StoreError> {
    let rows = all.query("select number, person from leaving where ward = $1", &[&i64::from(ward.0)]).map_err(failed)?;
    let known = rows.iter().map(|row| Ok((PersonRef(at(row, 0)), read::<Person>(row.get(1))?)));
    Ok(Guests::new(known.collect::<Result<Vec<_>, StoreError>>()?))
}

/// How servers are set.
pub(super) fn servers(all: &mut Transaction<'_>) -> Result<Vec<(String, ServerSettings)>, StoreError> {
    let rows = all.query("select id, settings from servers order by id collate \"C\"", &[]).map_err(failed)?;
    rows.iter().map(|row| Ok((row.get(0), read(row.get(1))?))).collect()
}

/// The cups, in the order of their numbers.
pub(super) fn cups(all: &mut Transaction<'_>) -> Result<Vec<Cup>, StoreError> {
    let rows = all.query("select cup from cups order by id", &[]).map_err(failed)?;
    rows.iter().map(|row| read(row.get(0))).collect()
}
