//! Memory as a log: every answer is there at once.

use std::{
    future::{pending, ready},
    ops::Range,
    path::Path,
    sync::{Arc, PoisonError, atomic::Ordering},
};

use pergola_cups::Cup;
use pergola_measures::Measures;
use pergola_table::{Ended, Entry, Guests, Millis, Notice, PersonId, PersonRef, ServerSettings, TableId};
use serde_json::{Value, value::RawValue};

use super::MemoryLog;
use crate::{
    Among, ArchiveLook, BackupMade, Flaw, Keeping, KeptElsewhere, NewsOfPeople, Report, StoreError, backup,
    log::{Appended, Asked, Change, Log, Numbered, Present, Tried},
    stored,
    tenure::{RowId, Tenure, Ward},
};

impl From<MemoryLog> for Arc<dyn Log> {
    fn from(log: MemoryLog) -> Arc<dyn Log> {
        Arc::new(log)
    }
}

/// An answer that is there.
pub(super) fn now<'a, T: Send + 'a>(answer: Result<T, StoreError>) -> Tried<'a, T> {
    Box::pin(ready(answer))
}

impl MemoryLog {
    /// The answer to what was written, unless it is to be lost.
    fn unless_lost<T>(&self, answer: Result<T, StoreError>) -> Result<T, StoreError> {
        if answer.is_ok() && self.0.memory.loses.swap(false, Ordering::Relaxed) {
            return Err(StoreError::InDoubt { why: "its answer was lost".to_owned() });
        }
        answer
    }
}

impl Among for MemoryLog {
    fn who_is(&self, people: Vec<PersonId>) -> Tried<'_, Guests> {
        now(self.known(&people))
    }

    fn news_of_people(&self, after: u64) -> Tried<'_, NewsOfPeople> {
        now(self.new_people(after))
    }

    fn tables_elsewhere(&self, person: PersonRef) -> Tried<'_, Vec<(TableId, Value)>> {
        now(self.played_elsewhere(person))
    }

    fn kept_elsewhere(&self, person: PersonRef) -> Tried<'_, KeptElsewhere> {
        now(self.else_elsewhere(person))
    }

    fn leaving(&self, tenure: Tenure) -> Tried<'_, Guests> {
        now(self.who_leaves(tenure))
    }

    fn has_left(&self, tenure: Tenure, person: PersonRef) -> Tried<'_, ()> {
        now(self.is_gone(tenure, person))
    }

    fn pass_on(&self, to: Ward, request: Value) -> Tried<'_, Option<u64>> {
        now(self.hand_over(to, request))
    }

    fn take_back(&self, number: u64) -> Tried<'_, bool> {
        now(self.withdraw(number))
    }

    fn passed_on(&self, tenure: Tenure) -> Tried<'_, Vec<Value>> {
        now(self.taken_up(tenure))
    }

    fn news(&self) -> Asked<'_, ()> {
        Box::pin(self.0.news.notified())
    }
}

impl Log for MemoryLog {
    fn append(&self, change: Change) -> Tried<'_, Appended> {
        now(self.unless_lost(Appended::of(self.write(&change))))
    }

    fn take(&self, ward: Ward) -> Tried<'_, Tenure> {
        now(self.to_write().map(|mut held| held.fence.take(ward)))
    }

    fn due(&self, tenure: Tenure, until: Millis, most: usize) -> Tried<'_, Vec<(TableId, Millis)>> {
        now(self.held().and_then(|held| held.fence.due(tenure, until, most)))
    }

    fn note_due(&self, tenure: Tenure, due: Vec<(TableId, Option<Millis>)>) -> Tried<'_, ()> {
        now(self.to_write().and_then(|mut held| held.fence.note_due(tenure, due)))
    }

    fn claim(&self, tenure: Tenure, most: usize) -> Tried<'_, Vec<(RowId, Notice)>> {
        now(self.to_write().and_then(|mut held| held.claim(tenure, most)))
    }

    fn delivered(&self, rows: Vec<RowId>) -> Tried<'_, ()> {
        now(self.take_out(&rows))
    }

    fn undelivered(&self) -> Tried<'_, usize> {
        now(self.held().map(|held| held.outbox.len()))
    }

    fn numbers(&self, of: Numbered, count: u64) -> Tried<'_, Range<u64>> {
        now(self.give_numbers(of, count))
    }

    fn present(&self, table: TableId) -> Tried<'_, Present> {
        now(self.as_it_is(table))
    }

    fn entries(&self, table: TableId) -> Tried<'_, Vec<Entry>> {
        now(self.of_table(table, |stored| stored.entries.clone()))
    }

    fn checkpoint(&self, table: TableId) -> Tried<'_, Value> {
        now(self.of_table(table, |stored| stored::value(&stored.checkpoint)))
    }

    fn turn(&self, table: TableId, after: u64) -> Tried<'_, Option<Value>> {
        now(self.start_of_turn(table, after))
    }

    fn turns(&self, table: TableId) -> Tried<'_, Vec<Box<RawValue>>> {
        now(self.of_table(table, |stored| stored.turns.iter().map(|(_, checkpoint)| checkpoint.clone()).collect()))
    }

    fn past(&self, table: TableId) -> Tried<'_, (Vec<Entry>, Vec<u64>)> {
        now(self.all_past(table))
    }

    fn keep_turns(&self, table: TableId, starts: Vec<(u64, Value)>) -> Tried<'_, ()> {
        now(self.add_turns(table, starts))
    }

    fn look_through(&self) -> Tried<'_, Vec<(TableId, Flaw)>> {
        now(self.held().map(|_| Vec::new()))
    }

    fn archive(&self, table: TableId, ended: Ended) -> Tried<'_, bool> {
        now(self.pack(table, &ended))
    }

    fn note_ended(&self, table: TableId, ended: Ended) -> Tried<'_, ()> {
        now(self.find_by(table, ended))
    }

    fn mend_archive(&self, _: Option<TableId>) -> Tried<'_, ArchiveLook> {
        now(self.held().map(|_| ArchiveLook::default()))
    }

    fn note_people(&self, people: Guests) -> Tried<'_, ()> {
        now(self.unless_lost(self.know(&people)))
    }

    fn forget(&self, person: PersonRef) -> Tried<'_, ()> {
        now(self.unless_lost(self.forget_whom(person)))
    }

    fn note_server(&self, server: String, settings: ServerSettings) -> Tried<'_, ()> {
        now(self.unless_lost(self.set_server(server, settings)))
    }

    fn note_cup(&self, cup: Cup, people: Guests) -> Tried<'_, ()> {
        now(self.unless_lost(self.set_cup(cup, &people)))
    }

    fn note_awake(&self, awake: Millis) -> Tried<'_, ()> {
        now(self.set_awake(awake))
    }

    fn note_report(&self, report: Report) -> Tried<'_, ()> {
        now(self.add_report(report))
    }

    fn reports(&self) -> Tried<'_, Vec<Report>> {
        now(self.held().map(|held| held.reports.clone()))
    }

    fn back_up(&self, taken: Millis, keep: Keeping) -> Tried<'_, BackupMade> {
        let _alone = self.0.backups.lock().unwrap_or_else(PoisonError::into_inner);
        let before = self.0.changes.count();
        let made = backup::make(self, taken, keep);
        if made.is_ok() {
            self.0.changes.are_backed_up(before);
        }
        now(made)
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
        Box::pin(pending())
    }

    fn failure(&self) -> Option<StoreError> {
        None
    }

    fn close(&self) -> Asked<'_, ()> {
        self.0.closed.store(true, Ordering::Relaxed);
        Box::pin(ready(()))
    }
}
