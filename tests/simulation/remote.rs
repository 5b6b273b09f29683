//! A log in memory somewhere else: a request takes a while on its way, may not get there, and is answered some time later.
//!
//! What it has written is there for good, whatever becomes of the process that has asked for it; the simulation's disk shows it as
//! sled would write it, so that the same is judged in the same way. Deliberately absent: damage.

use std::{future::ready, io::Write, ops::Range, path::Path, sync::Arc};

use flate2::{Compression, write::ZlibEncoder};
use pergola::{
    cups::Cup,
    measures::Measures,
    store::{
        Among, Appended, ArchiveLook, Asked, BackupMade, Change, DiskError, EndedTables, Flaw, Keeping, KeptElsewhere, Log,
        Lookup, MemoryLog, NewsOfPeople, Numbered, Present, Report, RowId, Rows, StoreError, Tenure, Tried, Ward,
    },
    table::{Ended, Entry, Guests, Millis, Notice, Person, PersonId, PersonRef, PlaceId, ServerSettings, TableId},
};
use serde::Serialize;
use serde_json::{Value, json, value::RawValue};

use super::{memory::Memory, process::Process, world::World};

/// How many milliseconds a request or an answer may be on its way.
const LONGEST_WAY: u32 = 30;

/// The log as a process reaches it.
pub(crate) struct Remote {
    log: MemoryLog,
    world: Arc<World>,
    /// Who has it open.
    process: Process,
    /// Where it is seen what is written.
    shown: Memory,
}

impl Remote {
    pub(crate) fn new(log: MemoryLog, (world, process): (&Arc<World>, Process), shown: &Memory) -> Remote {
        Remote { log, world: world.clone(), process, shown: shown.clone() }
    }

    /// A request is on its way to the other side, which asks who it comes from: as PostgreSQL does, whose lock it lost with its
    /// connection.
    async fn reach(&self, point: &str) -> Result<(), StoreError> {
        self.world.pass_within(point, LONGEST_WAY).await;
        self.process.passes().await;
        if self.process.has_lost_its_place() { Err(StoreError::DatabaseInUse) } else { Ok(()) }
    }

    /// Something is read on the other side.
    fn reading<'a, T: Send + 'a>(&'a self, read: impl FnOnce(&'a MemoryLog) -> Tried<'a, T> + Send + 'a) -> Tried<'a, T> {
        Box::pin(async move {
            self.reach("before a log is read").await?;
            read(&self.log).await
        })
    }

    /// It is heard what others have new, which happens so often that every process would be killed at it.
    fn hearing<'a, T: Send + 'a>(&'a self, hear: impl FnOnce(&'a MemoryLog) -> Tried<'a, T> + Send + 'a) -> Tried<'a, T> {
        Box::pin(async move {
            self.process.passes().await;
            if self.process.has_lost_its_place() { Err(StoreError::DatabaseInUse) } else { hear(&self.log).await }
        })
    }

    /// Something is written on the other side; these are the rows of it.
    fn writing<'a, T: Send + 'a>(
        &'a self,
        write: impl FnOnce(&'a MemoryLog) -> Tried<'a, T> + Send + 'a,
        rows: impl FnOnce(&Remote, &T) -> Rows + Send + 'a,
    ) -> Tried<'a, T> {
        Box::pin(async move {
            self.reach("before a request reaches the log").await?;
            if self.world.strikes(300, "request that does not reach the log") {
                return Err(DiskError::System("nobody answers".to_owned()).into());
            }
            let written = write(&self.log).await;
            if let Ok(written) = &written {
                self.shown.mirror(&rows(self, written));
                self.shown.mirror_sync();
            }
            // It is written, and whoever has asked may not live to hear of it.
            self.world.pass_within("before an answer of the log", LONGEST_WAY).await;
            self.process.passes().await;
            if written.is_ok() && self.world.strikes(300, "answer of the log that is lost") {
                return Err(StoreError::InDoubt { why: "nobody answers any more".to_owned() });
            }
            written
        })
    }

    /// The rows of people who are met: what those have set who are known stays as it is.
    fn met(&self, people: &Guests) -> Rows {
        let known = |number: PersonRef| serde_json::from_slice::<Person>(&self.shown.row(&person(number))?).ok();
        let as_known = people.iter().map(|(number, it)| (number, known(number).map_or(it.clone(), |known| known.called_as(it))));
        of_people(&Guests::new(as_known))
    }

    /// The rows that go when a table is archived, and what is kept of it.
    fn archived(&self, table: TableId, ended: &Ended, entries: &[Entry]) -> Rows {
        let mut packer = ZlibEncoder::new(Vec::new(), Compression::fast());
        writeln!(packer, "{}", json!({ "table": { "table": table, "checkpoint": {} } })).expect("memory takes it");
        for entry in entries {
            writeln!(packer, "{}", json!({ "entry": { "table": table, "entry": entry } })).expect("memory takes it");
        }
        self.shown.mirror_piece(table, &packer.finish().expect("memory takes it"));
        let gone = self.shown.rows(&format!("table/{:020}/", table.0)).into_iter().map(|(key, _)| (key, None));
        gone.chain([row(format!("archived/{:020}", table.0), ended)]).collect()
    }
}

fn row(key: String, value: &impl Serialize) -> (Vec<u8>, Option<Vec<u8>>) {
    (key.into_bytes(), Some(serde_json::to_vec(value).expect("it is plain data")))
}

fn posted(row: &RowId) -> (Vec<u8>, Option<Vec<u8>>) {
    (format!("outbox/{:020}", row.0).into_bytes(), None)
}

fn person(number: PersonRef) -> Vec<u8> {
    format!("person/{:020}", number.0).into_bytes()
}

fn of_people(people: &Guests) -> Rows {
    let known = people.iter().filter(|(_, person)| !person.is_forgotten());
    known.map(|(number, person)| row(format!("person/{:020}", number.0), person)).collect()
}

/// The rows of a change that is written.
fn of_change(remote: &Remote, change: &Change, appended: &Appended) -> Rows {
    let Appended::Done(committed) = appended else { return Rows::new() };
    let (commit, table) = (&change.commit, change.commit.table.0);
    let mut rows = remote.met(&commit.people);
    rows.extend(commit.entries.iter().map(|entry| row(format!("table/{table:020}/entry/{:020}", entry.seq), entry)));
    let entries = commit.stands_on.after(commit.entries.len()).entries;
    rows.extend([row(format!("table/{table:020}/now"), &json!({ "entries": entries, "checkpoint": commit.checkpoint }))]);
    rows.extend(committed.replaced.iter().map(posted));
    let notices = committed.rows.iter().zip(&committed.notices);
    rows.extend(notices.map(|(number, notice)| row(format!("outbox/{:020}", number.0), notice)));
    rows
}

impl Among for Remote {
    fn who_is(&self, people: Vec<PersonId>) -> Tried<'_, Guests> {
        self.reading(|log| log.who_is(people))
    }

    fn news_of_people(&self, after: u64) -> Tried<'_, NewsOfPeople> {
        self.hearing(move |log| log.news_of_people(after))
    }

    fn tables_elsewhere(&self, person: PersonRef) -> Tried<'_, Vec<(TableId, Value)>> {
        self.reading(move |log| log.tables_elsewhere(person))
    }

    fn kept_elsewhere(&self, person: PersonRef) -> Tried<'_, KeptElsewhere> {
        self.reading(move |log| log.kept_elsewhere(person))
    }

    fn leaving(&self, tenure: Tenure) -> Tried<'_, Guests> {
        self.hearing(move |log| log.leaving(tenure))
    }

    fn has_left(&self, tenure: Tenure, person: PersonRef) -> Tried<'_, ()> {
        self.writing(move |log| log.has_left(tenure, person), |_, ()| Rows::new())
    }

    fn pass_on(&self, to: Ward, request: Value) -> Tried<'_, Option<u64>> {
        self.writing(move |log| log.pass_on(to, request), |_, _| Rows::new())
    }

    fn take_back(&self, number: u64) -> Tried<'_, bool> {
        self.writing(move |log| log.take_back(number), |_, _| Rows::new())
    }

    fn passed_on(&self, tenure: Tenure) -> Tried<'_, Vec<Value>> {
        self.hearing(move |log| log.passed_on(tenure))
    }

    fn news(&self) -> Asked<'_, ()> {
        self.log.news()
    }
}

impl Lookup for Remote {
    fn ended(&self, table: TableId) -> Tried<'_, Option<Arc<Ended>>> {
        self.reading(move |log| log.ended(table))
    }

    fn ended_at(&self, place: PlaceId, most: usize) -> Tried<'_, EndedTables> {
        self.reading(move |log| log.ended_at(place, most))
    }

    fn ended_in(&self, server: String) -> Tried<'_, EndedTables> {
        self.reading(|log| log.ended_in(server))
    }

    fn ended_of(&self, person: PersonRef, server: Option<String>, most: usize) -> Tried<'_, EndedTables> {
        self.reading(move |log| log.ended_of(person, server, most))
    }

    fn without_standings(&self) -> Tried<'_, EndedTables> {
        self.reading(|log| log.without_standings())
    }
}

impl Log for Remote {
    fn append(&self, change: Change) -> Tried<'_, Appended> {
        let asked = change.clone();
        self.writing(|log| log.append(change), move |remote, appended| of_change(remote, &asked, appended))
    }

    fn take(&self, ward: Ward) -> Tried<'_, Tenure> {
        self.writing(move |log| log.take(ward), |_, _| Rows::new())
    }

    fn due(&self, tenure: Tenure, until: Millis, most: usize) -> Tried<'_, Vec<(TableId, Millis)>> {
        self.reading(move |log| log.due(tenure, until, most))
    }

    fn note_due(&self, tenure: Tenure, due: Vec<(TableId, Option<Millis>)>) -> Tried<'_, ()> {
        self.writing(move |log| log.note_due(tenure, due), |_, ()| Rows::new())
    }

    fn claim(&self, tenure: Tenure, most: usize) -> Tried<'_, Vec<(RowId, Notice)>> {
        self.writing(move |log| log.claim(tenure, most), |_, _| Rows::new())
    }

    fn delivered(&self, rows: Vec<RowId>) -> Tried<'_, ()> {
        let gone = rows.iter().map(posted).collect();
        self.writing(|log| log.delivered(rows), move |_, ()| gone)
    }

    fn undelivered(&self) -> Tried<'_, usize> {
        self.reading(|log| log.undelivered())
    }

    fn numbers(&self, of: Numbered, count: u64) -> Tried<'_, Range<u64>> {
        self.writing(move |log| log.numbers(of, count), |_, _| Rows::new())
    }

    fn present(&self, table: TableId) -> Tried<'_, Present> {
        self.reading(move |log| log.present(table))
    }

    fn entries(&self, table: TableId) -> Tried<'_, Vec<Entry>> {
        self.reading(move |log| log.entries(table))
    }

    fn checkpoint(&self, table: TableId) -> Tried<'_, Value> {
        self.reading(move |log| log.checkpoint(table))
    }

    fn turn(&self, table: TableId, after: u64) -> Tried<'_, Option<Value>> {
        self.reading(move |log| log.turn(table, after))
    }

    fn turns(&self, table: TableId) -> Tried<'_, Vec<Box<RawValue>>> {
        self.reading(move |log| log.turns(table))
    }

    fn past(&self, table: TableId) -> Tried<'_, (Vec<Entry>, Vec<u64>)> {
        self.reading(move |log| log.past(table))
    }

    fn keep_turns(&self, table: TableId, starts: Vec<(u64, Value)>) -> Tried<'_, ()> {
        self.writing(move |log| log.keep_turns(table, starts), |_, ()| Rows::new())
    }

    fn look_through(&self) -> Tried<'_, Vec<(TableId, Flaw)>> {
        self.reading(|log| log.look_through())
    }

    fn archive(&self, table: TableId, ended: Ended) -> Tried<'_, bool> {
        Box::pin(async move {
            let (known, entries) = (ended.clone(), self.log.entries(table).await?);
            let rows = move |remote: &Remote, is_there: &bool| match is_there {
                true => remote.archived(table, &known, &entries),
                false => Rows::new(),
            };
            self.writing(|log| log.archive(table, ended), rows).await
        })
    }

    fn note_ended(&self, table: TableId, ended: Ended) -> Tried<'_, ()> {
        let known = row(format!("archived/{:020}", table.0), &ended);
        self.writing(move |log| log.note_ended(table, ended), move |_, ()| Rows::from_iter([known]))
    }

    fn mend_archive(&self, only: Option<TableId>) -> Tried<'_, ArchiveLook> {
        self.reading(move |log| log.mend_archive(only))
    }

    fn note_people(&self, people: Guests) -> Tried<'_, ()> {
        let rows = of_people(&people);
        self.writing(|log| log.note_people(people), move |_, ()| rows)
    }

    fn forget(&self, person: PersonRef) -> Tried<'_, ()> {
        let gone = (self::person(person), None);
        self.writing(move |log| log.forget(person), move |_, ()| Rows::from_iter([gone]))
    }

    fn note_server(&self, server: String, settings: ServerSettings) -> Tried<'_, ()> {
        self.writing(|log| log.note_server(server, settings), |_, ()| Rows::new())
    }

    fn note_cup(&self, cup: Cup, people: Guests) -> Tried<'_, ()> {
        let (met, written) = (people.clone(), row(format!("cup/{:020}", cup.id.0), &cup));
        let rows = move |remote: &Remote, (): &()| remote.met(&met).into_iter().chain([written]).collect();
        self.writing(|log| log.note_cup(cup, people), rows)
    }

    fn note_awake(&self, now: Millis) -> Tried<'_, ()> {
        self.writing(move |log| log.note_awake(now), |_, ()| Rows::new())
    }

    fn note_report(&self, report: Report) -> Tried<'_, ()> {
        self.writing(|log| log.note_report(report), |_, ()| Rows::new())
    }

    fn reports(&self) -> Tried<'_, Vec<Report>> {
        self.reading(|log| log.reports())
    }

    fn back_up(&self, taken: Millis, keep: Keeping) -> Tried<'_, BackupMade> {
        self.log.back_up(taken, keep)
    }

    fn has_changed(&self) -> bool {
        self.log.has_changed()
    }

    fn newest_backup(&self, now: Millis) -> Option<Millis> {
        self.log.newest_backup(now)
    }

    fn folder(&self) -> &Path {
        Log::folder(&self.log)
    }

    fn measures(&self) -> &Arc<Measures> {
        self.log.measures()
    }

    fn failed(&self) -> Asked<'_, ()> {
        Box::pin(self.process.is_out())
    }

    fn failure(&self) -> Option<StoreError> {
        self.process.knows_its_place_lost().then_some(StoreError::DatabaseInUse)
    }

    fn close(&self) -> Asked<'_, ()> {
        if self.world.is_dead() || self.process.has_lost_its_place() { Box::pin(ready(())) } else { self.log.close() }
    }
}
