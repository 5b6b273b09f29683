//! The store as a log: what it is asked through [`Log`].

use std::{future::ready, ops::Range, path::Path, sync::Arc};

use pergola_cups::Cup;
use pergola_measures::Measures;
use pergola_table::{Ended, Entry, Guests, Millis, Notice, PersonRef, PlaceId, ServerSettings, TableId};
use serde_json::{Value, value::RawValue};

use super::{
    Among, ArchiveLook, BackupMade, EndedTables, Flaw, Keeping, Lookup, Report, Store, StoreError,
    log::{Appended, Asked, Change, Log, Numbered, Present, Tried},
    tenure::{RowId, Tenure, Ward},
};

impl From<Store> for Arc<dyn Log> {
    fn from(store: Store) -> Arc<dyn Log> {
        Arc::new(store)
    }
}

impl Among for Store {}

/// What is held in memory is answered at once, also by a store that can write nothing any more.
impl Lookup for Store {
    fn ended(&self, table: TableId) -> Tried<'_, Option<Arc<Ended>>> {
        Box::pin(ready(Ok(self.shelf.ended(table))))
    }

    fn ended_at(&self, place: PlaceId, most: usize) -> Tried<'_, EndedTables> {
        Box::pin(ready(Ok(self.shelf.ended_at(&place, most))))
    }

    fn ended_in(&self, server: String) -> Tried<'_, EndedTables> {
        Box::pin(ready(Ok(self.shelf.ended_in(&server))))
    }

    fn ended_of(&self, person: PersonRef, server: Option<String>, most: usize) -> Tried<'_, EndedTables> {
        Box::pin(ready(Ok(self.shelf.ended_of(person, server.as_deref(), most))))
    }

    fn without_standings(&self) -> Tried<'_, EndedTables> {
        Box::pin(ready(Ok(self.shelf.without_standings())))
    }
}

impl Log for Store {
    fn append(&self, change: Change) -> Tried<'_, Appended> {
        Box::pin(async move { Appended::of(self.write(change).await) })
    }

    fn take(&self, ward: Ward) -> Tried<'_, Tenure> {
        Box::pin(self.read(move |writer| writer.take(ward)))
    }

    fn due(&self, tenure: Tenure, until: Millis, most: usize) -> Tried<'_, Vec<(TableId, Millis)>> {
        Box::pin(async move { self.read(move |writer| writer.due(tenure, until, most)).await? })
    }

    fn note_due(&self, tenure: Tenure, due: Vec<(TableId, Option<Millis>)>) -> Tried<'_, ()> {
        Box::pin(async move { self.read(move |writer| writer.note_due(tenure, due)).await? })
    }

    fn claim(&self, tenure: Tenure, most: usize) -> Tried<'_, Vec<(RowId, Notice)>> {
        Box::pin(async move { self.read(move |writer| writer.claim(tenure, most)).await? })
    }

    fn delivered(&self, rows: Vec<RowId>) -> Tried<'_, ()> {
        Box::pin(self.delivered(rows))
    }

    fn undelivered(&self) -> Tried<'_, usize> {
        Box::pin(self.undelivered())
    }

    fn numbers(&self, of: Numbered, count: u64) -> Tried<'_, Range<u64>> {
        Box::pin(async move { self.read(move |writer| writer.numbers(of, count)).await? })
    }

    fn present(&self, table: TableId) -> Tried<'_, Present> {
        Box::pin(self.present(table))
    }

    fn entries(&self, table: TableId) -> Tried<'_, Vec<Entry>> {
        Box::pin(self.entries(table))
    }

    fn checkpoint(&self, table: TableId) -> Tried<'_, Value> {
        Box::pin(self.checkpoint(table))
    }

    fn turn(&self, table: TableId, after: u64) -> Tried<'_, Option<Value>> {
        Box::pin(self.turn(table, after))
    }

    fn turns(&self, table: TableId) -> Tried<'_, Vec<Box<RawValue>>> {
        Box::pin(self.turns(table))
    }

    fn past(&self, table: TableId) -> Tried<'_, (Vec<Entry>, Vec<u64>)> {
        Box::pin(self.past(table))
    }

    fn keep_turns(&self, table: TableId, starts: Vec<(u64, Value)>) -> Tried<'_, ()> {
        Box::pin(self.keep_turns(table, starts))
    }

    fn look_through(&self) -> Tried<'_, Vec<(TableId, Flaw)>> {
        Box::pin(self.look_through())
    }

    fn archive(&self, table: TableId, ended: Ended) -> Tried<'_, bool> {
        Box::pin(self.archive(table, ended))
    }

    fn note_ended(&self, table: TableId, ended: Ended) -> Tried<'_, ()> {
        Box::pin(self.note_ended(table, ended))
    }

    fn mend_archive(&self, only: Option<TableId>) -> Tried<'_, ArchiveLook> {
        Box::pin(self.mend_archive(only))
    }

    fn note_people(&self, people: Guests) -> Tried<'_, ()> {
        Box::pin(self.note_people(people))
    }

    fn forget(&self, person: PersonRef) -> Tried<'_, ()> {
        Box::pin(self.forget(person))
    }

    fn note_server(&self, server: String, settings: ServerSettings) -> Tried<'_, ()> {
        Box::pin(self.note_server(server, settings))
    }

    fn note_cup(&self, cup: Cup, people: Guests) -> Tried<'_, ()> {
        Box::pin(self.note_cup(cup, people))
    }

    fn note_awake(&self, now: Millis) -> Tried<'_, ()> {
        Box::pin(self.note_awake(now))
    }

    fn note_report(&self, report: Report) -> Tried<'_, ()> {
        Box::pin(self.note_report(report))
    }

    fn reports(&self) -> Tried<'_, Vec<Report>> {
        Box::pin(self.reports())
    }

    fn back_up(&self, taken: Millis, keep: Keeping) -> Tried<'_, BackupMade> {
        Box::pin(self.back_up(taken, keep))
    }

    fn has_changed(&self) -> bool {
        self.has_changed()
    }

    fn newest_backup(&self, now: Millis) -> Option<Millis> {
        self.newest_backup(now)
    }

    fn folder(&self) -> &Path {
        self.folder()
    }

    fn measures(&self) -> &Arc<Measures> {
        self.measures()
    }

    fn failed(&self) -> Asked<'_, ()> {
        Box::pin(self.failed())
    }

    fn failure(&self) -> Option<StoreError> {
        self.failure()
    }

    fn close(&self) -> Asked<'_, ()> {
        Box::pin(self.close())
    }
}
