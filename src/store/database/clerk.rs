//! The one who has the connection: does one job after the other, and connects again when the connection is lost.
//!
//! Whoever plays on the database holds a lock that goes with its connection, of all of it or of a ward. After a lost connection
//! it may be held by what is left of that connection on the other side, which is ended; or by somebody else who plays there
//! alone, and then nothing is done any more. Not every job tries to reach a database anew that was not reached a moment ago, so
//! that whoever waits is told soon.

use std::{
    collections::BTreeSet,
    thread,
    time::{Duration, Instant},
};

use postgres::{
    Client, Config, IsolationLevel, NoTls, Row,
    error::{Severity, SqlState},
};
use serde::{Serialize, de::DeserializeOwned};
use tokio::sync::{mpsc, watch};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::{
    WAITING_JOBS, encryption,
    presence::{self, Backend, Player, Presence},
    schema,
    transaction::{Transaction, Understood},
    writing::Waiting,
};
use crate::{
    DiskError, StoreError,
    folder::LockedFolder,
    share::Share,
    tenure::{Epoch, Tenure, Ward},
};

/// How long somebody waits for a connection.
const CONNECTS: Duration = Duration::from_secs(5);
/// How long whoever comes after one who was not connected is told so without being tried for.
const NOT_AGAIN: Duration = Duration::from_secs(1);
/// After what silence the other side is asked whether it is there, how often, and how many times in vain until it is gone. Both
/// sides do, so that neither waits for a machine that died, and the lock of one that did is free within half a minute.
const SILENCE: Duration = Duration::from_secs(10);
const BETWEEN_SIGNS: Duration = Duration::from_secs(5);
const SIGNS: u32 = 3;
/// What each connection begins with: where the tables are, and that this side may die.
const BEGIN: &str = "set search_path to pergola; set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; \
                     set tcp_keepalives_count = 3";

/// How many changes are written together at most: whoever waits for the last waits for all.
const TOGETHER: usize = 64;

/// What is to be done.
pub(super) enum Job {
    /// A change, which may be written together with others.
    Write(Box<Waiting>),
    /// Anything else.
    Do(Box<dyn FnOnce(&mut Clerk) + Send>),
}

/// A connection, and what the server has understood on it.
struct Connection {
    client: Client,
    share: Share,
    understood: Understood,
}

pub(super) struct Clerk {
    config: Config,
    /// Who encrypts its connections, unless none are.
    encrypts: Option<MakeRustlsConnect>,
    /// None after an error, until there is another: what is lost does not always say so.
    connection: Option<Connection>,
    /// Whether it plays on the database, and who else may.
    presence: Presence,
    /// What it plays of it, or looks at.
    pub(super) share: Share,
    /// When there was no connection to be had, and why.
    missed: Option<(Instant, StoreError)>,
    /// Who it was there when it was connected last.
    last: Option<Backend>,
    /// Which of those who came to play there it is, if it is one.
    player: Option<Player>,
    /// Whether somebody else plays there in its place, so that it does nothing any more.
    is_replaced: bool,
    /// The wards that are known to have a row.
    wards: BTreeSet<Ward>,
    /// The folder for what is no row, which nobody else has until the log is closed.
    folder: Option<LockedFolder>,
    is_closed: bool,
}

/// What is said of an error of the database.
pub(super) fn failed(error: postgres::Error) -> StoreError {
    let stays = |code: &SqlState| {
        // Who is let in, and which databases there are, is for somebody to change.
        let never = [SqlState::INVALID_CATALOG_NAME, SqlState::INSUFFICIENT_PRIVILEGE];
        never.contains(code) || code.code().starts_with("28")
    };
    let may_pass = !error.code().is_some_and(stays);
    let why = match error.as_db_error() {
        Some(it) => it.message().to_owned(),
        None => with_causes(&error),
    };
    StoreError::Database { why, may_pass }
}

/// What is said of the error in which a transaction has ended. A database that refuses to end it says so and goes on; one that
/// says nothing, or its last word, may have ended it.
fn not_ended(error: postgres::Error) -> StoreError {
    let is_refused = error.as_db_error().is_some_and(|it| it.parsed_severity() == Some(Severity::Error));
    match failed(error) {
        StoreError::Database { why, .. } if !is_refused => StoreError::InDoubt { why },
        refused => refused,
    }
}

/// What an error says, with whatever it comes from that it does not say itself.
fn with_causes(error: &dyn std::error::Error) -> String {
    let mut said = error.to_string();
    let mut cause = error.source();
    while let Some(it) = cause {
        if !said.contains(&it.to_string()) {
            said = format!("{said}: {it}");
        }
        cause = it.source();
    }
    said
}

/// A number as PostgreSQL has it, with the same bits.
pub(super) fn number(number: u64) -> i64 {
    number.cast_signed()
}

/// The number of a column.
pub(super) fn at(row: &Row, column: usize) -> u64 {
    row.get::<_, i64>(column).cast_unsigned()
}

/// The text of something that is stored.
pub(super) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what is stored has no keys but texts, and cannot fail")
}

/// What a text says that the log has written.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| DiskError::Damaged(error.to_string()).into())
}

impl Clerk {
    /// Whoever has a connection to this address. One that plays there makes the tables, or brings them to their present form.
    pub(super) fn at(address: &str, presence: Presence) -> Result<Clerk, StoreError> {
        let is_no_address = |why: postgres::Error| StoreError::Database { why: with_causes(&why), may_pass: false };
        let mut config: Config = address.parse().map_err(is_no_address)?;
        config.application_name("pergola");
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECTS);
        }
        config.keepalives_idle(SILENCE).keepalives_interval(BETWEEN_SIGNS).keepalives_retries(SIGNS);
        config.tcp_user_timeout(SILENCE + BETWEEN_SIGNS * SIGNS);
        let mut clerk = Clerk::unconnected(encryption::of(&config)?, config, presence);
        let share = clerk.connection()?.share;
        let Connection { client, .. } = clerk.connection()?;
        let player = match presence {
            Presence::Alone | Presence::Among(_) => {
                schema::bring_up_to_date(client)?;
                Some(Player::come(client, share)?)
            }
            Presence::Beside => {
                schema::check(client)?;
                None
            }
        };
        Ok(Clerk { share, player, ..clerk })
    }

    /// One who has no connection yet, nor anything else.
    fn unconnected(encrypts: Option<MakeRustlsConnect>, config: Config, presence: Presence) -> Clerk {
        Clerk {
            config,
            encrypts,
            connection: None,
            presence,
            share: Share::WHOLE,
            missed: None,
            last: None,
            player: None,
            is_replaced: false,
            wards: BTreeSet::new(),
            folder: None,
            is_closed: false,
        }
    }

    /// Whoever has a connection, and this folder.
    pub(super) fn holding(self, folder: LockedFolder) -> Clerk {
        Clerk { folder: Some(folder), ..self }
    }

    /// Another one, who only reads of the same share and is connected when it is asked for something.
    pub(super) fn reader(&self) -> Clerk {
        let (encrypts, config) = (self.encrypts.clone(), self.config.clone());
        Clerk { share: self.share, ..Clerk::unconnected(encrypts, config, Presence::Beside) }
    }

    /// Begins to read what it is asked for through the answer.
    pub(super) fn begin(self) -> std::io::Result<mpsc::Sender<Job>> {
        let (jobs, asked) = mpsc::channel(WAITING_JOBS);
        let read = move || self.work(asked, &watch::channel(None).0);
        thread::Builder::new().name("read".to_owned()).spawn(read)?;
        Ok(jobs)
    }

    /// Does what is asked, until the log is closed or nobody can ask any more.
    pub(super) fn work(mut self, mut asked: mpsc::Receiver<Job>, fails: &watch::Sender<Option<StoreError>>) {
        let mut next = None;
        while let Some(job) = next.take().or_else(|| asked.blocking_recv()) {
            match job {
                Job::Do(what) => what(&mut self),
                Job::Write(first) => {
                    let mut waiting = vec![*first];
                    next = with_others(&mut waiting, &mut asked);
                    self.write_waiting(waiting);
                }
            }
            if self.is_replaced {
                fails.send_if_modified(|failure| failure.replace(StoreError::DatabaseInUse).is_none());
            }
            if self.is_closed {
                return;
            }
        }
    }

    /// It is asked for nothing any more.
    pub(super) fn close(&mut self) -> Result<(), StoreError> {
        (self.connection, self.folder) = (None, None);
        self.is_closed = true;
        Ok(())
    }

    /// Whether the connection is lost.
    pub(super) fn is_lost(&self) -> bool {
        self.connection.is_none()
    }

    /// The connection, made again if it was lost.
    fn connection(&mut self) -> Result<&mut Connection, StoreError> {
        if self.is_replaced {
            return Err(StoreError::DatabaseInUse);
        }
        if self.connection.is_none() {
            if let Some((_, why)) = self.missed.as_ref().filter(|(at, _)| at.elapsed() < NOT_AGAIN) {
                return Err(why.clone());
            }
            let connected = self.connect();
            self.missed = connected.as_ref().err().map(|why| (Instant::now(), why.clone()));
            self.is_replaced = self.last.is_some() && matches!(connected, Err(StoreError::DatabaseInUse));
            self.connection = Some(connected?);
        }
        Ok(self.connection.as_mut().expect("it is there"))
    }

    /// Makes connections that have no place there.
    pub(super) fn connector(&self) -> impl Fn() -> Result<Client, postgres::Error> + Send + 'static {
        let (config, encrypts) = (self.config.clone(), self.encrypts.clone());
        move || match &encrypts {
            Some(encrypts) => config.connect(encrypts.clone()),
            None => config.connect(NoTls),
        }
    }

    fn connect(&mut self) -> Result<Connection, StoreError> {
        let mut client = self.connector()().map_err(failed)?;
        client.batch_execute(BEGIN).map_err(failed)?;
        let last = self.last.as_ref().map(|last| (last, self.share));
        let share = presence::take_place(&mut client, self.presence, last)?;
        if let Some(player) = self.player
            && !player.is_the_last(&mut client, share)?
        {
            // What it knows of the tables is old.
            return Err(StoreError::DatabaseInUse);
        }
        self.last = Some(Backend::of(&mut client)?);
        Ok(Connection { client, share, understood: Understood::default() })
    }

    /// Looks whether it is still connected, and connects if it is not, unless somebody else has taken its place.
    pub(super) fn look(&mut self) {
        if self.moment(|all| all.execute("select", &[]).map_err(failed)).is_err() {
            // Why there is none, the next one who asks for something is told, unless it is only to be read: that tries again.
            let is_there = self.connection().is_ok();
            if !is_there && self.presence == Presence::Beside {
                self.missed = None;
            }
        }
    }

    /// Does something in a transaction, all of it or nothing. Nothing of it is seen or done where it is refused.
    pub(super) fn all<R>(&mut self, what: impl FnOnce(&mut Transaction<'_>) -> Result<R, StoreError>) -> Result<R, StoreError> {
        let Connection { client, understood, .. } = self.connection()?;
        let done = || {
            let mut all = Transaction::new(client.transaction().map_err(failed)?, understood);
            let done = what(&mut all)?;
            all.commit().map_err(not_ended)?;
            Ok(done)
        };
        let done = done();
        self.seen(done)
    }

    /// The same, where a connection that had an error is given up.
    fn seen<R>(&mut self, done: Result<R, StoreError>) -> Result<R, StoreError> {
        if matches!(done, Err(StoreError::Database { .. } | StoreError::InDoubt { .. })) {
            self.connection = None;
        }
        done
    }

    /// Reads something, once more where the connection was lost at it: nobody has to know that there was another.
    pub(super) fn reading<R>(&mut self, what: impl Fn(&mut Clerk) -> Result<R, StoreError>) -> Result<R, StoreError> {
        let was_connected = !self.is_lost();
        match what(self) {
            Err(StoreError::Database { .. }) if was_connected && self.is_lost() => what(self),
            read => read,
        }
    }

    /// Reads several things as they are at one moment.
    pub(super) fn moment<R>(
        &mut self,
        read: impl FnOnce(&mut Transaction<'_>) -> Result<R, StoreError>,
    ) -> Result<R, StoreError> {
        let Connection { client, understood, .. } = self.connection()?;
        let done = || {
            let moment = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
            let mut moment = Transaction::new(moment.start().map_err(failed)?, understood);
            let done = read(&mut moment)?;
            // There is nothing to keep.
            moment.rollback().map_err(failed)?;
            Ok(done)
        };
        let done = done();
        self.seen(done)
    }

    /// Sees to it that the ward has a row, which whoever takes it over locks.
    pub(super) fn know_ward(&mut self, ward: Ward) -> Result<(), StoreError> {
        if !self.wards.contains(&ward) {
            let make = "insert into wards values ($1, 0) on conflict do nothing";
            self.all(|all| all.execute(make, &[&i64::from(ward.0)]).map_err(failed))?;
            self.wards.insert(ward);
        }
        Ok(())
    }

    /// Does something for the owner of a ward, in a transaction that keeps others from taking it over.
    pub(super) fn owning<R>(
        &mut self,
        tenure: Tenure,
        what: impl FnOnce(&mut Transaction<'_>) -> Result<R, StoreError>,
    ) -> Result<R, StoreError> {
        self.know_ward(tenure.ward)?;
        self.all(|all| {
            check_owner(all, tenure)?;
            what(all)
        })
    }
}

/// Takes with a change others that wait behind it and may be written together with it; answers what comes after them, if that
/// was taken out as well.
fn with_others(waiting: &mut Vec<Waiting>, asked: &mut mpsc::Receiver<Job>) -> Option<Job> {
    while waiting.len() < TOGETHER {
        match asked.try_recv().ok()? {
            Job::Write(another) if another.goes_with(waiting) => waiting.push(*another),
            next => return Some(next),
        }
    }
    None
}

/// Refuses whoever does not own the ward any more; nobody takes it over until the transaction has ended.
pub(super) fn check_owner(all: &mut Transaction<'_>, Tenure { ward, epoch }: Tenure) -> Result<(), StoreError> {
    let owned = "select epoch from wards where ward = $1 for share";
    let found = Epoch(at(&all.query_one(owned, &[&i64::from(ward.0)]).map_err(failed)?, 0));
    if found == epoch { Ok(()) } else { Err(StoreError::Taken { ward, epoch: found }) }
}
