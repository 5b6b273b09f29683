//! In which ward the servers' tables are, and how they are put into others.

use pergola_table::PlaceId;
use postgres::Client;
use serde_json::Value;

use super::{
    clerk::{at, failed, read},
    contents::AWAKE,
    presence::ALONE,
};
use crate::{StoreError, share::Wards};

/// What is counted: how many wards there are.
const WARDS: &str = "wards";

/// Into how many wards the tables are put.
pub(super) fn count(client: &mut Client) -> Result<u32, StoreError> {
    let row = client.query_opt("select next from numbers where what = $1", &[&WARDS]).map_err(failed)?;
    Ok(row.map_or(1, |row| at(&row, 0) as u32))
}

/// Puts them into so many, for whoever keeps all others from playing there. Those who played there before find that somebody has
/// come since.
pub(super) fn regroup(client: &mut Client, of: Wards) -> Result<(), StoreError> {
    let mut all = client.transaction().map_err(failed)?;
    for (ask, put) in [
        (
            "select id, checkpoint::json ->> 'place' from tables",
            "update tables set ward = it.ward from unnest($1::bigint[], $2::bigint[]) it (id, ward) where tables.id = it.id",
        ),
        (
            "select id, ended::json ->> 'place' from archived",
            "update archived set ward = it.ward from unnest($1::bigint[], $2::bigint[]) it (id, ward) where archived.id = it.id",
        ),
    ] {
        let rows = all.query(ask, &[]).map_err(failed)?;
        let ids: Vec<i64> = rows.iter().map(|row| row.get(0)).collect();
        let wards: Vec<i64> = rows.iter().map(|row| ward_of(of, row.get(1))).collect();
        all.execute(put, &[&ids, &wards]).map_err(failed)?;
    }
    let leaving = "with gone as (delete from leaving returning number, person) insert into leaving \
                   select distinct number, ward, person from gone, generate_series(0, $1::bigint - 1) ward";
    all.execute(leaving, &[&i64::from(of.count())]).map_err(failed)?;
    // Nobody was awake in a ward that is new: what counts is when somebody was at all.
    let awake = all.query_one("select max(at) from moments where what like 'awake%'", &[]).map_err(failed)?;
    all.execute("delete from moments where what like 'awake%'", &[]).map_err(failed)?;
    if let Some(at) = awake.get::<_, Option<i64>>(0) {
        all.execute("insert into moments values ($1, $2)", &[&AWAKE, &at]).map_err(failed)?;
    }
    let note = "insert into numbers values ($1, $2) on conflict (what) do update set next = excluded.next";
    all.execute(note, &[&WARDS, &i64::from(of.count())]).map_err(failed)?;
    let come = "insert into numbers values ($1, 1) on conflict (what) do update set next = numbers.next + 1";
    all.execute(come, &[&ALONE]).map_err(failed)?;
    all.commit().map_err(failed)
}

/// Where a table is whose place is written so; one that cannot be read is the first ward's to tell of.
fn ward_of(of: Wards, place: Option<&str>) -> i64 {
    let place = place.and_then(|it| read::<Value>(it).ok()).and_then(|it| serde_json::from_value::<PlaceId>(it).ok());
    place.map_or(0, |place| i64::from(of.ward_of(&place.server).0))
}
