//! A log in PostgreSQL as a log: what it is asked through [`Log`].

use std::{
    future::pending,
    ops::Range,
    path::Path,
    sync::{Arc, PoisonError},
};

use pergola_cups::Cup;
use pergola_measures::Measures;
use pergola_table::{Ended, Entry, Guests, Millis, Notice, PersonId, PersonRef, PlaceId, ServerSettings, TableId};
use serde_json::{Value, value::RawValue};
use tokio::sync::oneshot;

use super::{PostgresLog, asked, clerk::Clerk};
use crate::{
    Among, ArchiveLook, BackupMade, EndedTables, Flaw, Keeping, KeptElsewhere, Lookup, NewsOfPeople, Report, StoreError, backup,
    folder,
    log::{Appended, Asked, Change, Log, Numbered, Present, Tried},
    tenure::{RowId, Tenure, Ward},
};

impl From<PostgresLog> for Arc<dyn Log> {
    fn from(log: PostgresLog) -> Arc<dyn Log> {
        Arc::new(log)
    }
}

impl Among for PostgresLog {
    fn who_is(&self, people: Vec<PersonId>) -> Tried<'_, Guests> {
        Box::pin(self.read(move |clerk| clerk.who_is(&people)))
    }

    fn news_of_people(&self, after: u64) -> Tried<'_, NewsOfPeople> {
        Box::pin(self.read(move |clerk| clerk.news_of_people(after)))
    }

    fn tables_elsewhere(&self, person: PersonRef) -> Tried<'_, Vec<(TableId, Value)>> {
        Box::pin(self.read(move |clerk| clerk.tables_elsewhere(person)))
    }

    fn kept_elsewhere(&self, person: PersonRef) -> Tried<'_, KeptElsewhere> {
        Box::pin(self.read(move |clerk| clerk.kept_elsewhere(person)))
    }

    fn leaving(&self, tenure: Tenure) -> Tried<'_, Guests> {
        Box::pin(self.ask(move |clerk| clerk.leaving(tenure)))
    }

    fn has_left(&self, tenure: Tenure, person: PersonRef) -> Tried<'_, ()> {
        Box::pin(self.ask(move |clerk| clerk.has_left(tenure, person)))
    }

    fn pass_on(&self, to: Ward, request: Value) -> Tried<'_, Option<u64>> {
        Box::pin(self.ask(move |clerk| clerk.pass_on(to, &request).map(Some)))
    }

    fn take_back(&self, number: u64) -> Tried<'_, bool> {
        Box::pin(self.ask(move |clerk| clerk.take_back(number)))
    }

    fn passed_on(&self, tenure: Tenure) -> Tried<'_, Vec<Value>> {
        Box::pin(self.ask(move |clerk| clerk.passed_on(tenure)))
    }

    fn news(&self) -> Asked<'_, ()> {
        Box::pin(async {
            // Whoever has the log keeps the sender.
            let _ = self.0.heard.lock().await.changed().await;
        })
    }
}

impl Lookup for PostgresLog {
    fn ended(&self, table: TableId) -> Tried<'_, Option<Arc<Ended>>> {
        Box::pin(self.read(move |clerk| clerk.ended(table)))
    }

    fn ended_at(&self, place: PlaceId, most: usize) -> Tried<'_, EndedTables> {
        Box::pin(self.read(move |clerk| clerk.ended_at(&place, most)))
    }

    fn ended_in(&self, server: String) -> Tried<'_, EndedTables> {
        Box::pin(self.read(move |clerk| clerk.ended_in(&server)))
    }

    fn ended_of(&self, person: PersonRef, server: Option<String>, most: usize) -> Tried<'_, EndedTables> {
        Box::pin(self.read(move |clerk| clerk.ended_of(person, server.as_deref(), most)))
    }

    fn without_standings(&self) -> Tried<'_, EndedTables> {
        Box::pin(self.read(|clerk| clerk.without_standings()))
    }
}

impl Log for PostgresLog {
    fn append(&self, change: Change) -> Tried<'_, Appended> {
        Box::pin(async move { Appended::of(self.write(change).await) })
    }

    fn take(&self, ward: Ward) -> Tried<'_, Tenure> {
        Box::pin(self.ask(move |clerk| clerk.take(ward)))
    }

    fn due(&self, tenure: Tenure, until: Millis, most: usize) -> Tried<'_, Vec<(TableId, Millis)>> {
        Box::pin(self.ask(move |clerk| clerk.due(tenure, until, most)))
    }

    fn note_due(&self, tenure: Tenure, due: Vec<(TableId, Option<Millis>)>) -> Tried<'_, ()> {
        Box::pin(self.ask(move |clerk| clerk.note_due(tenure, &due)))
    }

    fn claim(&self, tenure: Tenure, most: usize) -> Tried<'_, Vec<(RowId, Notice)>> {
        Box::pin(self.ask(move |clerk| clerk.claim(tenure, most)))
    }

    fn delivered(&self, rows: Vec<RowId>) -> Tried<'_, ()> {
        Box::pin(self.ask(move |clerk| clerk.delivered(&rows)))
    }

    fn undelivered(&self) -> Tried<'_, usize> {
        Box::pin(self.ask(|clerk| clerk.undelivered()))
    }

    fn numbers(&self, of: Numbered, count: u64) -> Tried<'_, Range<u64>> {
        Box::pin(self.ask(move |clerk| clerk.numbers(of, count)))
    }

    fn present(&self, table: TableId) -> Tried<'_, Present> {
        Box::pin(self.ask_of(table, move |clerk| clerk.present(table)))
    }

    fn entries(&self, table: TableId) -> Tried<'_, Vec<Entry>> {
        Box::pin(self.read_of(table, move |clerk| clerk.entries(table)))
    }

    fn checkpoint(&self, table: TableId) -> Tried<'_, Value> {
        Box::pin(self.read_of(table, move |clerk| clerk.checkpoint(table)))
    }

    fn turn(&self, table: TableId, after: u64) -> Tried<'_, Option<Value>> {
        Box::pin(self.read_of(table, move |clerk| clerk.turn(table, after)))
    }

    fn turns(&self, table: TableId) -> Tried<'_, Vec<Box<RawValue>>> {
        Box::pin(self.read_of(table, move |clerk| clerk.turns(table)))
    }

    fn past(&self, table: TableId) -> Tried<'_, (Vec<Entry>, Vec<u64>)> {
        Box::pin(self.read_of(table, move |clerk| clerk.past(table)))
    }

    fn keep_turns(&self, table: TableId, starts: Vec<(u64, Value)>) -> Tried<'_, ()> {
        Box::pin(self.ask_of(table, move |clerk| clerk.keep_turns(table, &starts)))
    }

    fn archive(&self, table: TableId, ended: Ended) -> Tried<'_, bool> {
        Box::pin(self.ask_of(table, move |clerk| clerk.archive(table, &ended)))
    }

    fn note_ended(&self, table: TableId, ended: Ended) -> Tried<'_, ()> {
        Box::pin(self.ask(move |clerk| clerk.note_ended(table, &ended)))
    }

    fn note_people(&self, people: Guests) -> Tried<'_, ()> {
        self.0.changes.note();
        Box::pin(self.ask(move |clerk| clerk.note_people(&people)))
    }

    fn forget(&self, person: PersonRef) -> Tried<'_, ()> {
        self.0.changes.note();
        Box::pin(self.ask(move |clerk| clerk.forget(person)))
    }

    fn note_server(&self, server: String, settings: ServerSettings) -> Tried<'_, ()> {
        self.0.changes.note();
        Box::pin(self.ask(move |clerk| clerk.note_server(&server, &settings)))
    }

    fn note_cup(&self, cup: Cup, people: Guests) -> Tried<'_, ()> {
        Box::pin(self.ask(move |clerk| clerk.note_cup(&cup, &people)))
    }

    fn note_awake(&self, now: Millis) -> Tried<'_, ()> {
        Box::pin(self.ask(move |clerk| clerk.note_awake(now)))
    }

    fn note_report(&self, report: Report) -> Tried<'_, ()> {
        Box::pin(self.ask(move |clerk| clerk.note_report(&report)))
    }

    fn reports(&self) -> Tried<'_, Vec<Report>> {
        Box::pin(self.read(|clerk| clerk.reports()))
    }

    fn look_through(&self) -> Tried<'_, Vec<(TableId, Flaw)>> {
        Box::pin(self.read(|clerk| clerk.look_through()))
    }

    fn mend_archive(&self, _: Option<TableId>) -> Tried<'_, ArchiveLook> {
        // What PostgreSQL keeps is PostgreSQL's to mend.
        Box::pin(self.ask(|_| Ok(ArchiveLook::default())))
    }

    fn back_up(&self, taken: Millis, keep: Keeping) -> Tried<'_, BackupMade> {
        Box::pin(async move {
            let (log, (answer, answered)) = (self.clone(), oneshot::channel());
            let back_up = move || {
                let _alone = log.0.backups.lock().unwrap_or_else(PoisonError::into_inner);
                let before = log.0.changes.count();
                log.wait_for_writes()?;
                let made = backup::make(&log, taken, keep)?;
                log.0.changes.are_backed_up(before);
                Ok(made)
            };
            let thread = std::thread::Builder::new().name("backup".to_owned()).spawn(move || drop(answer.send(back_up())));
            thread.map_err(|error| folder::file_error(self.folder(), &error))?;
            answered.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn has_changed(&self) -> bool {
        // What others write is in the backup, too.
        !self.0.share.is_whole() || self.0.changes.are_new()
    }

    fn newest_backup(&self, now: Millis) -> Option<Millis> {
        backup::newest(self.folder(), now)
    }

    fn folder(&self) -> &Path {
        self.folder()
    }

    fn measures(&self) -> &Arc<Measures> {
        &self.0.measures
    }

    fn failed(&self) -> Asked<'_, ()> {
        let mut failure = self.0.failure.clone();
        Box::pin(async move {
            // A log that was closed does not fail any more.
            if failure.wait_for(Option::is_some).await.is_err() {
                pending::<()>().await;
            }
        })
    }

    fn failure(&self) -> Option<StoreError> {
        self.0.failure.borrow().clone()
    }

    fn close(&self) -> Asked<'_, ()> {
        Box::pin(async {
            // A log that is closed already has nothing to finish.
            let _ = (self.ask(Clerk::close).await, asked(&self.0.reads, Clerk::close).await);
        })
    }
}
