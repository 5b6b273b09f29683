//! The tables a log has in PostgreSQL, and how they are made.
//!
//! Whatever the others store as JSON stands here as the same text, so that nothing is lost or put in another order on the way
//! from one log to another. Numbers of 64 bits are PostgreSQL's, bit by bit.

use postgres::Client;

use super::clerk::failed;
use crate::StoreError;

/// Each step makes the next form of the tables of the one before; steps are only ever added.
const STEPS: [&str; 3] = [
    "
    create table wards (ward bigint primary key, epoch bigint not null);
    create table tables (
        id bigint primary key,
        ward bigint not null,
        entries bigint not null,
        unlogged bigint not null,
        checkpoint text not null,
        due bigint,
        epoch bigint not null default 0,
        change bigint,
        answer text
    );
    create index tables_due on tables (ward, due) where due is not null;
    create table entries (table_id bigint, seq bigint, entry text not null, primary key (table_id, seq));
    create table turns (table_id bigint, after bigint, checkpoint text not null, primary key (table_id, after));
    create table archived (id bigint primary key, ended text not null, crc32 bigint not null, piece bytea not null);
    create table outbox (id bigint primary key, table_id bigint not null, notice text not null, epoch bigint not null);
    create index outbox_of_tables on outbox (table_id, id);
    create sequence rows_of_outbox;
    create table people (number bigint primary key, id text, person text);
    create table servers (id text primary key, settings text not null);
    create table cups (id bigint primary key, cup text not null);
    create table reports (id bigserial primary key, server text, by_whom bigint not null, report text not null);
    create table numbers (what text primary key, next bigint not null);
    insert into numbers values ('table', 1), ('person', 1);
    create table moments (what text primary key, at bigint not null);
",
    "
    alter table tables add column people bigint[];
    create index tables_of_people on tables using gin (people);
    alter table archived add column ward bigint not null default 0;
    create index tables_of_wards on tables (ward);
    create index archived_of_wards on archived (ward);
    alter table people add column version bigint not null default pg_current_xact_id()::text::bigint;
    create index people_versions on people (version);
    create unique index people_ids on people (id);
    create table leaving (number bigint, ward bigint, person text not null, primary key (number, ward));
    create table passed_on (
        id bigserial primary key,
        ward bigint not null,
        at timestamptz not null default clock_timestamp(),
        request text not null
    );
    create index passed_on_to_wards on passed_on (ward, id);
",
    "
    alter table archived
        add column server text,
        add column channel text,
        add column opened_in text,
        add column people bigint[],
        add column is_open boolean not null default false,
        add column is_without_standings boolean not null default false;
    update archived set
        server = ended::json #>> '{place,server}',
        channel = ended::json #>> '{place,channel}',
        opened_in = ended::json ->> 'opened_in',
        people = array(select json_array_elements_text(ended::json -> 'people')::bigint),
        is_open = ended::json ->> 'closed' is null and not coalesce((ended::json ->> 'lesson')::boolean, false);
    update archived set is_without_standings = true where is_open and ended::json ->> 'standings' is null;
    create index archived_in_servers on archived (server, id);
    create index archived_in_channels on archived (server, channel, id) where is_open;
    create index archived_opened_in on archived (server, opened_in, id) where is_open;
    create index archived_of_people on archived using gin (people);
    create index archived_without_standings on archived (id) where is_without_standings;
",
];

/// One who makes the tables has this to themselves.
pub(super) const LOCK: i64 = 0x70_6572_676f_6c61;

/// Looks whether the tables are there, in the form that is known.
pub(super) fn check(client: &mut Client) -> Result<(), StoreError> {
    let there = client.query_one("select to_regclass('pergola.forms') is not null", &[]).map_err(failed)?;
    if !there.get::<_, bool>(0) {
        return Err(StoreError::DatabaseEmpty);
    }
    let form: i32 = client.query_one("select coalesce(max(form), 0) from forms", &[]).map_err(failed)?.get(0);
    let known = STEPS.len() as i32;
    if form == known { Ok(()) } else { Err(StoreError::Format { found: form.to_string(), known: known.cast_unsigned() }) }
}

/// Makes the tables, or brings them to the present form.
pub(super) fn bring_up_to_date(client: &mut Client) -> Result<(), StoreError> {
    let mut all = client.transaction().map_err(failed)?;
    all.execute("select pg_advisory_xact_lock($1)", &[&LOCK]).map_err(failed)?;
    all.batch_execute("create schema if not exists pergola; set search_path to pergola").map_err(failed)?;
    all.batch_execute("create table if not exists forms (form int primary key)").map_err(failed)?;
    let form: i32 = all.query_one("select coalesce(max(form), 0) from forms", &[]).map_err(failed)?.get(0);
    let known = STEPS.len() as i32;
    if form > known {
        return Err(StoreError::Format { found: form.to_string(), known: known.cast_unsigned() });
    }
    for (step, form) in STEPS.iter().zip(1..).skip(usize::try_from(form).unwrap_or(0)) {
        all.batch_execute(step).map_err(failed)?;
        all.execute("insert into forms values ($1)", &[&form]).map_err(failed)?;
    }
    all.commit().map_err(failed)
}
