//! Who is on a database: those who play there have a place that goes with their connection.
//!
//! One who plays alone keeps everybody else out; of several each has a ward, the first that is free, and all of them put the
//! servers into as many wards. What is left of a lost connection on the other side holds the place until the server sees that
//! nobody is there any more, and whoever lost it ends it rather than wait for that. Whoever comes to play is counted, so that one
//! whose place was another's for a while sees that, though it is free again. Deliberately absent: the epochs of wards.

use std::{
    thread,
    time::{Duration, Instant},
};

use postgres::Client;

use super::{
    clerk::{at, failed},
    schema::LOCK,
    wards,
};
use crate::{
    StoreError,
    share::{Share, Wards},
    tenure::Ward,
};

/// One who plays on the database alone has this to themselves; those who play there among others share it.
const PLAYING: i64 = LOCK + 1;
/// Whoever plays in the first ward among others has this to themselves, and so on.
const FIRST_WARD: i64 = LOCK + 2;
/// How long one may take that was told to end.
const ENDS: Duration = Duration::from_secs(5);
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// What somebody does with a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Plays there, and nobody else may.
    Alone,
    /// Plays there in one of so many wards, the first that is free, while others play in the others.
    Among(Wards),
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

/// Which of those who came to play it is: how many had come to play alone, or to put servers into other wards, and how many into
/// its ward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Player {
    of_all: u64,
    of_ward: u64,
}

impl Player {
    /// Counts another one who comes to play there, and has its place.
    pub(super) fn come(client: &mut Client, share: Share) -> Result<Player, StoreError> {
        if wards::count(client)? != share.of.count() {
            regroup(client, share.of)?;
        }
        let come = "insert into numbers values ($1, 1) on conflict (what) do update set next = numbers.next + 1 returning next";
        let what = if share.is_whole() { ALONE.to_owned() } else { in_ward(share.ward) };
        client.query_one(come, &[&what]).map_err(failed)?;
        Player::last(client, share)
    }

    /// Whether this one is still the last who has come.
    pub(super) fn is_the_last(self, client: &mut Client, share: Share) -> Result<bool, StoreError> {
        Ok(Player::last(client, share)? == self)
    }

    fn last(client: &mut Client, share: Share) -> Result<Player, StoreError> {
        let mut come = |what: &str| {
            let last = client.query_opt("select next from numbers where what = $1", &[&what]).map_err(failed)?;
            Ok::<u64, StoreError>(last.map_or(0, |it| at(&it, 0)))
        };
        Ok(Player { of_all: come(ALONE)?, of_ward: come(&in_ward(share.ward))? })
    }
}

/// What those who play alone, or put servers into other wards, are counted by.
pub(super) const ALONE: &str = "player";

/// What those are counted by who play in a ward among others.
fn in_ward(ward: Ward) -> String {
    format!("player {}", ward.0)
}

/// Puts the servers into another number of wards, while nobody else plays there.
fn regroup(client: &mut Client, of: Wards) -> Result<(), StoreError> {
    if of == Wards::ONE {
        // Whoever plays alone is alone.
        return wards::regroup(client, of);
    }
    let mut told = |what: &str| client.query_one(what, &[&PLAYING]).map(|row| row.get::<_, bool>(0)).map_err(failed);
    // Two who come at the same time keep each other out of it; one of them comes again.
    told("select pg_advisory_unlock_shared($1)")?;
    if !told("select pg_try_advisory_lock($1)")? {
        return Err(StoreError::OtherWards { found: wards::count(client)?, asked: of.count() });
    }
    if !told("select pg_try_advisory_lock_shared($1)")? {
        return Err(StoreError::DatabaseInUse);
    }
    wards::regroup(client, of)?;
    client.query_one("select pg_advisory_unlock($1)", &[&PLAYING]).map(drop).map_err(failed)
}

/// Takes a place there for as long as this connection lasts, also from what is left of the `last` connection, which had this
/// place; answers which share that is.
pub(super) fn take_place(client: &mut Client, presence: Presence, last: Option<(&Backend, Share)>) -> Result<Share, StoreError> {
    let had = last.map(|(_, share)| share);
    if let Some(share) = free_place(client, presence, had)? {
        return Ok(share);
    }
    let Some((last, _)) = last else { return Err(StoreError::DatabaseInUse) };
    let told = Instant::now();
    while last.end(client)? && told.elapsed() < ENDS {
        thread::sleep(BETWEEN_LOOKS);
    }
    free_place(client, presence, had)?.ok_or(StoreError::DatabaseInUse)
}

/// Takes a place if there is one: the one that was had before, or any.
fn free_place(client: &mut Client, presence: Presence, had: Option<Share>) -> Result<Option<Share>, StoreError> {
    let mut takes = |how: &str, key: i64| client.query_one(how, &[&key]).map(|row| row.get::<_, bool>(0)).map_err(failed);
    match presence {
        Presence::Alone => Ok(takes("select pg_try_advisory_lock($1)", PLAYING)?.then_some(Share::WHOLE)),
        Presence::Beside => Ok(Some(Share::WHOLE)),
        Presence::Among(of) => {
            if !takes("select pg_try_advisory_lock_shared($1)", PLAYING)? {
                return Ok(None);
            }
            for ward in of.all().filter(|ward| had.is_none_or(|had| had.ward == *ward)) {
                if takes("select pg_try_advisory_lock($1)", FIRST_WARD + i64::from(ward.0))? {
                    return Ok(Some(Share { ward, of }));
                }
            }
            // Whoever waits for a ward keeps nobody from playing alone.
            takes("select pg_advisory_unlock_shared($1)", PLAYING)?;
            Ok(None)
        }
    }
}
