//! What several who play on the database hear of each other: people, those who are to leave, requests that reached another.
//!
//! Whoever has something for others says so when it is written, and one connection of each, which does nothing else, hears it.
//! Where that connection is lost, others are looked after now and then all the same. Deliberately absent: what is done with it.

use std::{
    sync::{Arc, Weak},
    thread,
    time::Duration,
};

use pergola_table::{Guests, Person, PersonId, PersonRef, TableId};
use postgres::fallible_iterator::FallibleIterator;
use serde_json::Value;
use tokio::sync::watch;

use super::{
    clerk::{Clerk, at, failed, number, read},
    contents::{cups, leaving, own, people_version},
    transaction::Transaction,
};
use crate::{
    KeptElsewhere, NewsOfPeople, StoreError,
    tenure::{Tenure, Ward},
};

/// How often a connection that hears nothing is looked at, and how long until one that was lost is made again.
const LOOKS: Duration = Duration::from_secs(5);

/// Says, with whatever is written, that there is something for all others.
pub(super) fn tell_others(all: &mut Transaction<'_>) -> Result<(), StoreError> {
    tell(all, "")
}

/// Says it to whoever has the ward of this number, or to all.
fn tell(all: &mut Transaction<'_>, ward: &str) -> Result<(), StoreError> {
    all.execute("select pg_notify('pergola', $1)", &[&ward]).map(drop).map_err(failed)
}

impl Clerk {
    pub(super) fn who_is(&mut self, people: &[PersonId]) -> Result<Guests, StoreError> {
        let ids: Vec<&str> = people.iter().map(|it| it.0.as_str()).collect();
        let ask = "select number, person from people where id = any($1)";
        let rows = self.moment(|all| all.query(ask, &[&ids]).map_err(failed))?;
        let known = rows.iter().map(|row| Ok((PersonRef(at(row, 0)), read::<Person>(row.get(1))?)));
        Ok(Guests::new(known.collect::<Result<Vec<_>, StoreError>>()?))
    }

    pub(super) fn news_of_people(&mut self, after: u64) -> Result<NewsOfPeople, StoreError> {
        self.moment(|all| {
            let ask = "select number, person from people where version >= $1";
            let rows = all.query(ask, &[&number(after)]).map_err(failed)?;
            let new = rows.iter().map(|row| {
                let reference = PersonRef(at(row, 0));
                let person = row.get::<_, Option<&str>>(1).map(read::<Person>).transpose()?;
                Ok((reference, person.unwrap_or_else(|| Person::forgotten(reference))))
            });
            Ok(NewsOfPeople { people: Guests::new(new.collect::<Result<Vec<_>, StoreError>>()?), version: people_version(all)? })
        })
    }

    pub(super) fn tables_elsewhere(&mut self, person: PersonRef) -> Result<Vec<(TableId, Value)>, StoreError> {
        let Some(own) = own(self.share) else { return Ok(Vec::new()) };
        // Of a table that was written before its people were noted it is not known whom it knows.
        let ask =
            "select id, checkpoint from tables where ward <> $1 and (people @> array[$2::bigint] or people is null) order by id";
        let rows = self.moment(|all| all.query(ask, &[&own, &number(person.0)]).map_err(failed))?;
        rows.iter().map(|row| Ok((TableId(at(row, 0)), read(row.get(1))?))).collect()
    }

    pub(super) fn kept_elsewhere(&mut self, person: PersonRef) -> Result<KeptElsewhere, StoreError> {
        let share = self.share;
        let Some(own) = own(share) else { return Ok(KeptElsewhere::default()) };
        let ask = "select id, ended from archived where ward <> $1 and people @> array[$2::bigint] order by id";
        self.moment(|all| {
            let rows = all.query(ask, &[&own, &number(person.0)]).map_err(failed)?;
            let ended = rows.iter().map(|row| Ok((TableId(at(row, 0)), read(row.get(1))?)));
            let cups = cups(all)?.into_iter().filter(|cup| !share.has(&cup.place.server)).collect();
            Ok(KeptElsewhere { ended: ended.collect::<Result<_, StoreError>>()?, cups })
        })
    }

    pub(super) fn leaving(&mut self, tenure: Tenure) -> Result<Guests, StoreError> {
        self.owning(tenure, |all| leaving(all, tenure.ward))
    }

    pub(super) fn has_left(&mut self, tenure: Tenure, person: PersonRef) -> Result<(), StoreError> {
        let gone = "delete from leaving where number = $1 and ward = $2";
        let (person, ward) = (number(person.0), i64::from(tenure.ward.0));
        self.owning(tenure, |all| all.execute(gone, &[&person, &ward]).map(drop).map_err(failed))
    }

    pub(super) fn pass_on(&mut self, to: Ward, request: &Value) -> Result<u64, StoreError> {
        let add = "insert into passed_on (ward, request) values ($1, $2) returning id";
        // Whoever has passed these on did not live to take them back.
        let old = "delete from passed_on where at < clock_timestamp() - interval '1 minute'";
        self.all(|all| {
            all.execute(old, &[]).map_err(failed)?;
            let row = all.query_one(add, &[&i64::from(to.0), &request.to_string()]).map_err(failed)?;
            tell(all, &to.0.to_string())?;
            Ok(at(&row, 0))
        })
    }

    pub(super) fn take_back(&mut self, request: u64) -> Result<bool, StoreError> {
        self.all(|all| {
            all.execute("delete from passed_on where id = $1", &[&number(request)]).map(|gone| gone == 1).map_err(failed)
        })
    }

    pub(super) fn passed_on(&mut self, tenure: Tenure) -> Result<Vec<Value>, StoreError> {
        let take = "delete from passed_on where ward = $1 returning id, request, clock_timestamp() - at < interval '3 seconds'";
        self.owning(tenure, |all| {
            let mut rows = all.query(take, &[&i64::from(tenure.ward.0)]).map_err(failed)?;
            rows.sort_by_key(|row| at(row, 0));
            rows.iter().filter(|row| row.get(2)).map(|row| read(row.get(1))).collect()
        })
    }

    /// Begins to hear of others, for as long as anybody listens.
    pub(super) fn hear_others(&self, news: &Arc<watch::Sender<()>>) -> std::io::Result<()> {
        let (news, connect, own) = (Arc::downgrade(news), self.connector(), self.share.ward.0.to_string());
        let hear = move || {
            while news.strong_count() > 0 {
                // What was said while nobody listened is looked for.
                if let Ok(mut client) = connect() {
                    // Why it is lost is nothing to anybody.
                    let _ = listen(&mut client, &news, &own);
                }
                thread::sleep(LOOKS);
            }
        };
        thread::Builder::new().name("hear".to_owned()).spawn(hear).map(drop)
    }
}

/// Listens on a connection until it is lost or nobody wants to hear anything.
fn listen(client: &mut postgres::Client, news: &Weak<watch::Sender<()>>, own: &str) -> Result<(), postgres::Error> {
    client.batch_execute("listen pergola")?;
    loop {
        let Some(tell) = news.upgrade() else { return Ok(()) };
        tell.send_replace(());
        drop(tell);
        let is_for_it = |payload: &str| payload.is_empty() || payload == own;
        // Silence is as good as a word: whoever listens looks then, too.
        while let Some(said) = client.notifications().timeout_iter(LOOKS).next()? {
            if is_for_it(said.payload()) {
                break;
            }
        }
        if client.is_closed() {
            return Ok(());
        }
    }
}
