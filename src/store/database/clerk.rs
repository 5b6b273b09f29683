//! The one who has the connection: does one job after the other, and connects again when the connection is lost.

use std::{collections::BTreeSet, time::Duration};

use postgres::{Client, Config, IsolationLevel, NoTls, Row, Transaction, error::SqlState};
use serde::{Serialize, de::DeserializeOwned};
use tokio::sync::mpsc;

use super::schema::bring_up_to_date;
use crate::{
    DiskError, StoreError,
    tenure::{Epoch, Tenure, Ward},
};

/// How long somebody waits for a connection.
const CONNECTS: Duration = Duration::from_secs(10);

/// What is to be done.
pub(super) type Job = Box<dyn FnOnce(&mut Clerk) + Send>;

pub(super) struct Clerk {
    config: Config,
    /// None after an error, until there is another: what is lost does not always say so.
    client: Option<Client>,
    /// The wards that are known to have a row.
    wards: BTreeSet<Ward>,
    is_closed: bool,
}

/// What is said of an error of the database.
pub(super) fn failed(error: postgres::Error) -> StoreError {
    let why = error.as_db_error().map_or_else(|| error.to_string(), |it| it.message().to_owned());
    match error.code() {
        Some(&SqlState::DISK_FULL) => DiskError::Refused(why).into(),
        _ => DiskError::System(why).into(),
    }
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
    /// Whoever has a connection to this address.
    pub(super) fn at(address: &str) -> Result<Clerk, StoreError> {
        let mut config: Config = address.parse().map_err(failed)?;
        config.application_name("pergola");
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECTS);
        }
        let mut clerk = Clerk { config, client: None, wards: BTreeSet::new(), is_closed: false };
        bring_up_to_date(clerk.client()?)?;
        Ok(clerk)
    }

    /// Does what is asked, until the log is closed or nobody can ask any more.
    pub(super) fn work(mut self, mut asked: mpsc::Receiver<Job>) {
        while let Some(job) = asked.blocking_recv() {
            job(&mut self);
            if self.is_closed {
                return;
            }
        }
    }

    /// It is asked for nothing any more.
    pub(super) fn close(&mut self) {
        self.client = None;
        self.is_closed = true;
    }

    /// Whether the connection is lost.
    pub(super) fn is_lost(&self) -> bool {
        self.client.is_none()
    }

    /// The connection, made again if it was lost.
    fn client(&mut self) -> Result<&mut Client, StoreError> {
        if self.client.is_none() {
            let mut client = self.config.connect(NoTls).map_err(failed)?;
            client.batch_execute("set search_path to pergola").map_err(failed)?;
            self.client = Some(client);
        }
        Ok(self.client.as_mut().expect("it is there"))
    }

    /// Does something in a transaction, all of it or nothing. Nothing of it is seen or done where it is refused.
    pub(super) fn all<R>(&mut self, what: impl FnOnce(&mut Transaction<'_>) -> Result<R, StoreError>) -> Result<R, StoreError> {
        let client = self.client()?;
        let done = || {
            let mut all = client.transaction().map_err(failed)?;
            let done = what(&mut all)?;
            all.commit().map_err(failed)?;
            Ok(done)
        };
        let done = done();
        self.seen(done)
    }

    /// The same, where a connection that had an error is given up.
    fn seen<R>(&mut self, done: Result<R, StoreError>) -> Result<R, StoreError> {
        if matches!(done, Err(StoreError::Disk(_))) {
            self.client = None;
        }
        done
    }

    /// Reads several things as they are at one moment.
    pub(super) fn moment<R>(
        &mut self,
        read: impl FnOnce(&mut Transaction<'_>) -> Result<R, StoreError>,
    ) -> Result<R, StoreError> {
        let client = self.client()?;
        let done = || {
            let moment = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
            let mut moment = moment.start().map_err(failed)?;
            let done = read(&mut moment)?;
            moment.commit().map_err(failed)?;
            Ok(done)
        };
        let done = done();
        self.seen(done)
    }

    /// Does something for the owner of a ward, in a transaction that keeps others from taking it over.
    pub(super) fn owning<R>(
        &mut self,
        Tenure { ward, epoch }: Tenure,
        what: impl FnOnce(&mut Transaction<'_>) -> Result<R, StoreError>,
    ) -> Result<R, StoreError> {
        let numbered = i64::from(ward.0);
        if !self.wards.contains(&ward) {
            let make = "insert into wards values ($1, 0) on conflict do nothing";
            self.all(|all| all.execute(make, &[&numbered]).map_err(failed))?;
            self.wards.insert(ward);
        }
        self.all(|all| {
            let owned = all.query_one("select epoch from wards where ward = $1 for share", &[&numbered]).map_err(failed)?;
            let found = Epoch(at(&owned, 0));
            if found == epoch { what(all) } else { Err(StoreError::Taken { ward, epoch: found }) }
        })
    }
}
