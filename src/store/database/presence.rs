//! Who is on a database: those who play there have a place that goes with their connection.
//!
//! What is left of a lost connection on the other side holds the place until the server sees that nobody is there any more, and
//! whoever lost it ends it rather than wait for that. Whoever comes to play there alone is counted, so that one whose place was
//! another's for a while sees that, though it is free again. Deliberately absent: who owns which tables.

use std::{
    thread,
    time::{Duration, Instant},
};

use postgres::Client;

use super::{
    clerk::{at, failed},
    schema::LOCK,
};
use crate::StoreError;

/// One who plays on the database alone has this to themselves; those who play there among others share it.
const PLAYING: i64 = LOCK + 1;
/// How long one may take that was told to end.
const ENDS: Duration = Duration::from_secs(5);
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// What somebody does with a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Plays there, and nobody else may.
    Alone,
    /// Plays there among others who do, each on wards of its own.
    Among,
    /// Looks at it, whoever plays there.
    Beside,
}

/// The other side of a connection: a process of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Backend {
    process: i32,
    /// When it began, as numbers of processes are given again.
    begun: String,
}

impl Backend {
    /// The one of this connection.
    pub(super) fn of(client: &mut Client) -> Result<Backend, StoreError> {
        let ask = "select pid, backend_start::text from pg_stat_activity where pid = pg_backend_pid()";
        let row = client.query_one(ask, &[]).map_err(failed)?;
        Ok(Backend { process: row.get(0), begun: row.get(1) })
    }

    /// Tells it to end, if it is still there; whether it was.
    fn end(&self, client: &mut Client) -> Result<bool, StoreError> {
        let end = "select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and backend_start::text = $2";
        client.query_opt(end, &[&self.process, &self.begun]).map(|it| it.is_some()).map_err(failed)
    }
}

/// Takes a place there, for as long as this connection lasts, also from what is left of the `last` connection.
pub(super) fn take_place(client: &mut Client, presence: Presence, last: Option<&Backend>) -> Result<(), StoreError> {
    if is_place_taken(client, presence)? {
        return Ok(());
    }
    let Some(last) = last else { return Err(StoreError::DatabaseInUse) };
    let told = Instant::now();
    while last.end(client)? && told.elapsed() < ENDS {
        thread::sleep(BETWEEN_LOOKS);
    }
    if is_place_taken(client, presence)? { Ok(()) } else { Err(StoreError::DatabaseInUse) }
}

/// Counts another one who comes to play there; answers which it is.
pub(super) fn come(client: &mut Client) -> Result<u64, StoreError> {
    let come = "insert into numbers values ('player', 1) on conflict (what) do update set next = numbers.next + 1 returning next";
    client.query_one(come, &[]).map(|row| at(&row, 0)).map_err(failed)
}

/// Whether this one is still the last who has come.
pub(super) fn is_the_last(client: &mut Client, player: u64) -> Result<bool, StoreError> {
    let last = client.query_one("select next from numbers where what = 'player'", &[]).map_err(failed)?;
    Ok(at(&last, 0) == player)
}

/// Takes a place if there is one.
fn is_place_taken(client: &mut Client, presence: Presence) -> Result<bool, StoreError> {
    let take = match presence {
        Presence::Alone => "select pg_try_advisory_lock($1)",
        Presence::Among => "select pg_try_advisory_lock_shared($1)",
        Presence::Beside => return Ok(true),
    };
    client.query_one(take, &[&PLAYING]).map(|row| row.get(0)).map_err(failed)
}
