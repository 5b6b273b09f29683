//! The one who reads and writes the rows, a group of jobs at a step.
//!
//! It gathers the commits that wait into a group, writes the group in one batch, and answers all of them when the batch
//! is on the disk. After an error nobody knows whether the batch is there. Nobody was told it is; so what the batch
//! replaced is kept as *doubt*, reads see it in place of the rows, and the next batch writes it back first.
//! Deliberately absent: readers beside it, so a read never meets half a commit.

mod disk;
mod notices;
mod owners;
mod people;
mod reading;
mod reports;
mod starts;

use std::{collections::BTreeMap, sync::Arc, time::Instant};

use pergola_measures::Measures;
use pergola_table::{Commit, Ended, Footing, Notice, TableId};
use serde_json::value::RawValue;
use tokio::sync::{mpsc, oneshot};

use super::{
    StoreError, archive,
    disk::ENOUGH_BYTES,
    fence::{Fence, Mark},
    ground::{Disk, Ground, Rows},
    keys::{self, Key},
    log::{Change, Committed},
    scan::{FORMAT, Ledger},
    stored,
    tenure::RowId,
    turns,
};

/// The most jobs of a group.
const MOST_JOBS: usize = 256;

/// What is to be done.
pub(super) enum Job {
    /// Write a decision.
    Commit(Box<Change>, oneshot::Sender<Result<Committed, StoreError>>),
    /// Take delivered notices out of the outbox.
    Delivered(Vec<RowId>, oneshot::Sender<Result<(), StoreError>>),
    /// Read something and answer.
    Read(Box<dyn FnOnce(&mut Writer) + Send>),
    /// Finish, and let go of the folder.
    Close(oneshot::Sender<()>),
}

/// The rows, with what is known of them.
pub(super) struct Writer {
    ground: Box<dyn Ground>,
    /// None after an error, until it is opened anew.
    disk: Option<Box<dyn Disk>>,
    ledger: Ledger,
    fence: Fence,
    /// What rows were before a write of which nobody knows whether it took place.
    doubt: Rows,
    measures: Arc<Measures>,
    /// What the next write does instead of writing, in tests.
    #[cfg(test)]
    pub(super) fault: Option<WriteFault>,
}

/// What a write does instead of writing, in tests.
#[cfg(test)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WriteFault {
    /// It fails before anything is written.
    Before,
    /// It fails after everything is written.
    After,
    /// The thread panics.
    Panic,
}

/// Jobs that are done in one batch.
#[derive(Default)]
struct Group {
    /// What is written.
    rows: Rows,
    /// What was there before.
    before: Rows,
    bytes: usize,
    /// How the group's tables stand after it.
    footings: BTreeMap<TableId, Footing>,
    /// After how many their last turns began, of those that began with it.
    last_turns: BTreeMap<TableId, u64>,
    added: BTreeMap<RowId, Notice>,
    taken: Vec<RowId>,
    /// What the group's changes leave behind.
    marks: BTreeMap<TableId, Mark>,
    committed: Vec<(oneshot::Sender<Result<Committed, StoreError>>, Committed)>,
    delivered: Vec<oneshot::Sender<Result<(), StoreError>>>,
}

impl Group {
    fn jobs(&self) -> usize {
        self.committed.len() + self.delivered.len()
    }

    /// The table of each start of a turn that is written with it and was not there before.
    fn new_turns(&self) -> Vec<TableId> {
        let is_new = |key: &Vec<u8>| matches!(self.before.get(key), None | Some(None));
        let written = self.rows.iter().filter(|(key, bytes)| bytes.is_some() && is_new(key));
        let table = |key: &Vec<u8>| if let Some(Key::Turn(table, _)) = Key::read(key) { Some(table) } else { None };
        written.filter_map(|(key, _)| table(key)).collect()
    }

    fn is_full(&self) -> bool {
        self.jobs() >= MOST_JOBS || self.bytes >= ENOUGH_BYTES
    }
}

/// What becomes of the writer after a step.
pub(super) enum Continuation {
    GoesOn,
    /// It was asked to let go of the ground, and answers when it has.
    Closed(oneshot::Sender<()>),
    /// What it stood on is gone.
    Gone(StoreError),
}

impl Writer {
    pub(super) fn new(ground: Box<dyn Ground>, disk: Box<dyn Disk>, ledger: Ledger, measures: Arc<Measures>) -> Writer {
        Writer {
            ground,
            disk: Some(disk),
            ledger,
            fence: Fence::default(),
            doubt: Rows::new(),
            measures,
            #[cfg(test)]
            fault: None,
        }
    }

    /// Does this job and those that wait with it, as one group.
    pub(super) fn step(&mut self, first: Job, jobs: &mut mpsc::Receiver<Job>) -> Continuation {
        let mut group = Group::default();
        let mut waiting = Some(first);
        while let Some(job) = waiting {
            match job {
                Job::Commit(change, answer) => self.add_change(&mut group, &change, answer),
                Job::Delivered(rows, answer) => self.add_delivered(&mut group, &rows, answer),
                Job::Read(read) => {
                    // What could not be written is told to whoever asked for it.
                    let _ = self.finish(std::mem::take(&mut group));
                    read(self);
                }
                Job::Close(answer) => {
                    let _ = self.finish(group);
                    return Continuation::Closed(answer);
                }
            }
            waiting = if group.is_full() { None } else { jobs.try_recv().ok() };
        }
        match self.finish(group) {
            Err(gone @ StoreError::Gone { .. }) => Continuation::Gone(gone),
            _ => Continuation::GoesOn,
        }
    }

    fn try_add_commit(&mut self, group: &mut Group, commit: &Commit) -> Result<Committed, StoreError> {
        let table = commit.table;
        if table == TableId(0) {
            return Err(StoreError::NoTable { table });
        }
        if let Some(flaw) = self.ledger.broken.get(&table) {
            return Err(StoreError::Broken { table, flaw: flaw.clone() });
        }
        if self.ledger.archived.has(table) {
            return Err(StoreError::Archived { table });
        }
        let known = group.footings.get(&table).copied().or_else(|| self.ledger.footing(table));
        let found = known.unwrap_or_default();
        let next = found.entries;
        let checkpoint = stored::text(&commit.checkpoint);
        let mut rows = stored::commit_rows(commit, found, &checkpoint)?;
        let starts = self.starts_of_turns(group, commit, next, &checkpoint);
        rows.extend(starts.iter().map(|(after, bytes)| (Key::Turn(table, *after).bytes(), Some(bytes.clone()))));
        if known.is_none() {
            rows.extend(self.new_table_rows(group, table)?);
        }
        rows.extend(self.new_people_rows(group, &commit.people)?);
        let replaced = self.replaced_by(group, &commit.notices);
        let notices = self.taking_over(group, &commit.notices, &replaced);
        rows.extend(replaced.iter().map(|row| (Key::Outbox(*row).bytes(), None)));
        let numbers = (self.ledger.next_row..).map(RowId);
        let added: Vec<(RowId, &Notice)> = numbers.zip(&notices).collect();
        for (number, notice) in &added {
            rows.extend([stored::notice_row(*number, notice)?]);
        }
        let next_row = self.ledger.next_row + added.len() as u64;
        if !added.is_empty() {
            rows.extend([stored::row(Key::NextRow, table, "number of the next notice", &next_row)?]);
        }
        self.add_rows(group, rows)?;
        // A number is not given again, even if the group is not written.
        self.ledger.next_row = next_row;
        group.footings.insert(table, found.after(commit.entries.len()));
        group.last_turns.extend(starts.last().map(|(after, _)| (table, *after)));
        group.taken.extend(&replaced);
        let rows = added.iter().map(|(number, _)| *number).collect();
        group.added.extend(added.into_iter().map(|(number, notice)| (number, notice.clone())));
        Ok(Committed { rows, notices, replaced })
    }

    /// The rows of the turns that begin with a commit, each with the number of entries after which it does.
    fn starts_of_turns(&mut self, group: &Group, commit: &Commit, next: u64, checkpoint: &RawValue) -> Vec<(u64, Vec<u8>)> {
        let passed = commit.passed.iter().map(|it| (next + it.after, it.checkpoint.to_string()));
        let last = commit.begins_turn.then(|| (next + commit.entries.len() as u64, checkpoint.get().to_owned()));
        let starts: Vec<(u64, String)> = passed.chain(last).collect();
        if starts.is_empty() {
            return Vec::new();
        }
        let table = commit.table;
        let last = group.last_turns.get(&table).or_else(|| self.ledger.last_turns.get(&table)).copied();
        // One that is written anew is not packed against itself.
        let last = last.filter(|last| *last < starts[0].0);
        // One that cannot be read any more is no reason to refuse the next.
        let mut before = last.and_then(|last| self.read_turn(Some(group), table, last).ok().flatten());
        let mut packed = |(after, checkpoint): (u64, String)| {
            let (row, start) = turns::pack(after, checkpoint.as_bytes(), before.as_ref());
            before = Some(start);
            (after, row)
        };
        starts.into_iter().map(&mut packed).collect()
    }

    /// The rows that are written with a table's first commit.
    fn new_table_rows(&self, group: &Group, table: TableId) -> Result<Rows, StoreError> {
        let highest = group.footings.keys().next_back().map_or(0, |table| table.0);
        let next_table = self.ledger.next_table.max(highest + 1).max(table.0 + 1);
        [
            stored::row(Key::Format, table, "format", &FORMAT),
            stored::row(Key::NextTable, table, "number of the next table", &next_table),
        ]
        .into_iter()
        .collect()
    }

    /// Packs a table that has ended into the archive; not if something of it is not delivered yet.
    pub(super) fn archive(&mut self, table: TableId, ended: &Ended) -> Result<bool, StoreError> {
        // What is in doubt has to be written back first, and does not grow by what can wait.
        if !self.doubt.is_empty() || self.ledger.outbox.values().any(|notice| notice.table == table) {
            return Ok(false);
        }
        if self.is_archived(table) {
            return Ok(true);
        }
        let (stored, _) = self.table(table)?;
        let piece = archive::pack(table, stored);
        let mut rows = archive::row(table, ended, &piece)?;
        if !self.is_in_place() {
            return Err(StoreError::Gone { folder: self.ground.path().to_owned() });
        }
        // The piece comes first: rows are given up for what is there for good.
        self.ground.keep(table, &piece)?;
        rows.extend(self.range(keys::table(table))?.into_iter().map(|(key, _)| (key, None)));
        self.write_alone(rows)?;
        self.ledger.entries.remove(&table);
        self.ledger.unlogged.remove(&table);
        self.ledger.last_turns.remove(&table);
        self.ledger.turns.remove(&table);
        self.fence.drop_table(table);
        self.ledger.archived.put(table, ended.clone(), crc32fast::hash(&piece));
        self.acknowledge([table]);
        Ok(true)
    }

    /// Writes what an archived table is found by anew.
    pub(super) fn note_ended(&mut self, table: TableId, ended: &Ended) -> Result<(), StoreError> {
        let crc32 = self.ledger.archived.crc32(table).ok_or(StoreError::NoTable { table })?;
        self.write_alone(archive::found_by(table, ended, crc32)?)?;
        self.ledger.archived.put(table, ended.clone(), crc32);
        Ok(())
    }

    /// Notes what is on the disk of these tables.
    fn acknowledge(&self, tables: impl IntoIterator<Item = TableId>) {
        let of = |table| Some((table, self.ledger.acknowledged_of(table)?));
        self.ground.acknowledge(&tables.into_iter().filter_map(of).collect());
    }

    /// Writes rows of no commit in a batch of their own.
    fn write_alone(&mut self, rows: Rows) -> Result<(), StoreError> {
        let mut group = Group::default();
        self.add_rows(&mut group, rows)?;
        self.write(group.rows, group.before)
    }

    fn add_delivered(&mut self, group: &mut Group, rows: &[RowId], answer: oneshot::Sender<Result<(), StoreError>>) {
        let taken = rows.iter().map(|row| (Key::Outbox(*row).bytes(), None)).collect();
        match self.add_rows(group, taken) {
            Ok(()) => {
                group.taken.extend(rows);
                group.delivered.push(answer);
            }
            Err(error) => drop(answer.send(Err(error))),
        }
    }

    /// Adds rows to the group, with what they were before. A page that cannot be read fails only who needs it.
    fn add_rows(&mut self, group: &mut Group, rows: Rows) -> Result<(), StoreError> {
        let mut before = Rows::new();
        for key in rows.keys().filter(|key| !group.before.contains_key(*key)) {
            before.insert(key.clone(), self.get(key)?);
        }
        group.before.extend(before);
        group.bytes += rows.values().flatten().map(Vec::len).sum::<usize>();
        group.rows.extend(rows);
        Ok(())
    }

    /// Writes the group and answers everybody in it.
    fn finish(&mut self, group: Group) -> Result<(), StoreError> {
        if group.jobs() == 0 {
            return Ok(());
        }
        // A number is not given again, even if the group is not written.
        self.ledger.next_table = group.footings.keys().map(|table| table.0 + 1).fold(self.ledger.next_table, u64::max);
        let begun = Instant::now();
        let (tables, new_turns) = (group.footings.keys().copied().collect::<Vec<_>>(), group.new_turns());
        let written = self.write(group.rows, group.before);
        if written.is_ok() {
            self.measures.written(group.committed.len(), begun.elapsed());
            for (table, footing) in group.footings {
                self.ledger.came_to(table, footing);
            }
            new_turns.into_iter().for_each(|table| *self.ledger.turns.entry(table).or_default() += 1);
            self.acknowledge(tables);
            group.marks.into_iter().for_each(|(table, mark)| self.fence.note(table, mark));
            self.fence.drop_rows(&group.taken);
            self.ledger.last_turns.extend(group.last_turns);
            self.ledger.outbox.extend(group.added);
            self.ledger.outbox.retain(|row, _| !group.taken.contains(row));
        }
        for (answer, committed) in group.committed {
            drop(answer.send(written.clone().map(|()| committed)));
        }
        for answer in group.delivered {
            drop(answer.send(written.clone()));
        }
        written
    }
}

#[cfg(test)]
mod tests {
    use std::{convert::Infallible, ops::Range, path::Path};

    use pergola_engine::Seats;
    use pergola_table::{Entry, Guests, NoticeKind, What};
    use serde_json::{Value, json};

    use super::*;
    use crate::{DiskError, Flaw, Store, StoredRow};

    fn commit(seq: u64, text: &str) -> Commit {
        let table = TableId(1);
        Commit {
            table,
            stands_on: Footing { entries: seq, unlogged: 0 },
            entries: vec![Entry {
                seq,
                at: 0,
                by: None,
                unattended: false,
                what: What::BotAdded { seat: pergola_engine::Seat(0), bot: text.to_owned() },
            }],
            checkpoint: json!(text),
            begins_turn: true,
            passed: Vec::new(),
            people: Guests::default(),
            notices: vec![Notice { table, revision: seq, kind: NoticeKind::Turn { ping: Seats::NONE }, told: None }],
            repeated: false,
        }
    }

    fn open(folder: &Path) -> (Store, crate::Contents<Value>) {
        Store::open(folder, |checkpoint, _| Ok::<Value, Infallible>(checkpoint)).expect("it opens")
    }

    async fn fail_next(store: &Store, fault: WriteFault) {
        store.read(move |writer| writer.fault = Some(fault)).await.expect("the store is open");
    }

    async fn texts(store: &Store) -> Vec<String> {
        let entries = store.entries(TableId(1)).await.expect("they read");
        entries
            .into_iter()
            .map(|entry| match entry.what {
                What::BotAdded { bot, .. } => bot,
                what => panic!("{what:?}"),
            })
            .collect()
    }

    #[tokio::test]
    async fn what_was_not_acknowledged_is_not_seen_and_not_kept() {
        for fault in [WriteFault::Before, WriteFault::After] {
            let folder = tempfile::tempdir().expect("a folder");
            let (store, _) = open(folder.path());
            let first = store.commit(commit(0, "first")).await.expect("it is written");
            for text in ["refused", "refused again"] {
                fail_next(&store, fault).await;
                let refused = store.commit(commit(1, text)).await;
                assert!(matches!(refused, Err(StoreError::Disk(DiskError::System(_)))), "{refused:?}");
                assert_eq!(texts(&store).await, ["first"], "{fault:?}: a read meets what was acknowledged");
                assert_eq!(store.turn(TableId(1), 2).await, Ok(None));
            }
            let mut other = commit(1, "second");
            other.begins_turn = false;
            let second = store.commit(other).await.expect("the same number is tried again");
            assert_eq!(second.replaced, first.rows, "the notice was not taken away by what was refused");
            store.close().await;
            let (store, found) = open(folder.path());
            assert_eq!(texts(&store).await, ["first", "second"]);
            assert_eq!(store.turn(TableId(1), 2).await, Ok(None), "{fault:?}: the refused turn is gone");
            assert_eq!(found.tables[0].table, json!("second"));
            assert_eq!(found.outbox.iter().map(|(row, _)| *row).collect::<Vec<_>>(), second.rows);
        }
    }

    #[tokio::test]
    async fn a_process_that_ends_in_doubt_leaves_a_whole_table() {
        for (fault, left) in [(WriteFault::Before, vec!["first"]), (WriteFault::After, vec!["first", "refused"])] {
            let folder = tempfile::tempdir().expect("a folder");
            let (store, _) = open(folder.path());
            store.commit(commit(0, "first")).await.expect("it is written");
            fail_next(&store, fault).await;
            store.commit(commit(1, "refused")).await.expect_err("it was asked to fail");
            store.close().await;
            let (store, found) = open(folder.path());
            assert_eq!(found.broken, []);
            assert_eq!(texts(&store).await, left, "nobody was told whether it is there");
            store.commit(commit(left.len() as u64, "next")).await.expect("it is written");
        }
    }

    #[tokio::test]
    async fn a_thread_that_panics_is_a_failure_that_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let (store, _) = open(folder.path());
        store.commit(commit(0, "first")).await.expect("it is written");
        assert_eq!(store.failure(), None);
        fail_next(&store, WriteFault::Panic).await;
        assert_eq!(store.commit(commit(1, "second")).await, Err(StoreError::Closed), "whoever asked is answered");
        store.failed().await;
        assert_eq!(store.failure(), Some(StoreError::Faulty));
        drop(store);
        let (store, _) = open(folder.path());
        assert_eq!(texts(&store).await, ["first"], "the folder was let go, and holds what was acknowledged");
    }

    /// A disk that is hindered and says so for ever, as sled does once it has met an error.
    struct Hindered(DiskError);

    impl Disk for Hindered {
        fn get(&self, _: &[u8]) -> Result<Option<Vec<u8>>, DiskError> {
            Err(self.0.clone())
        }

        fn range(&self, _: Range<Vec<u8>>) -> Result<Vec<StoredRow>, DiskError> {
            Err(self.0.clone())
        }

        fn first_key(&self, _: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
            Err(self.0.clone())
        }

        fn last_key(&self, _: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
            Err(self.0.clone())
        }

        fn write(&self, _: &Rows) -> Result<(), DiskError> {
            Err(self.0.clone())
        }

        fn sync(&self) -> Result<(), DiskError> {
            Err(self.0.clone())
        }

        fn is_in_place(&self) -> bool {
            true
        }
    }

    #[tokio::test]
    async fn a_disk_that_was_hindered_while_something_was_read_is_opened_anew() {
        let full = DiskError::Full(crate::NoRoom { folder: None, free: None, needed: None });
        for hindrance in [full, DiskError::System("it does not answer".to_owned())] {
            let folder = tempfile::tempdir().expect("a folder");
            let (store, _) = open(folder.path());
            store.commit(commit(0, "first")).await.expect("it is written");
            let hindered = hindrance.clone();
            let hinder = move |writer: &mut Writer| writer.disk = Some(Box::new(Hindered(hindered)));
            store.read(hinder.clone()).await.expect("the store is open");
            let broken = StoreError::Broken { table: TableId(1), flaw: Flaw::Disk(hindrance) };
            assert_eq!(store.entries(TableId(1)).await, Err(broken));
            assert_eq!(texts(&store).await, ["first"], "nothing hinders it any more");
            store.read(hinder).await.expect("the store is open");
            store.commit(commit(1, "second")).await.expect("what is read on the way finds it, and the disk is opened anew");
            assert_eq!(texts(&store).await, ["first", "second"]);
            store.close().await;
        }
    }

    /// Rows of the end of a log are as if they had never been written.
    async fn forget_the_last_entry(store: &Store) {
        let forget = |writer: &mut Writer| {
            let gone = (Key::Entry(TableId(1), 1).bytes(), None);
            let now = (Key::Now(TableId(1)).bytes(), Some(br#"{"entries":1,"checkpoint":"first"}"#.to_vec()));
            let disk = writer.disk().expect("it is open");
            disk.write(&Rows::from([gone, now])).and_then(|()| disk.sync()).expect("the disk writes");
        };
        store.read(forget).await.expect("the store is open");
    }

    #[tokio::test]
    async fn a_table_with_fewer_entries_than_were_acknowledged_is_set_aside_by_whoever_meets_it() {
        let flaw = Flaw::Fewer { acknowledged: 2, entries: 1 };
        let broken = StoreError::Broken { table: TableId(1), flaw: flaw.clone() };
        let ended = serde_json::from_value(json!({
            "place": { "server": "town", "channel": "garden" }, "opened_in": "garden", "game": "gardens",
            "people": [], "opened": 1, "last": 2,
        }));
        let ended: Ended = ended.expect("it is plain");
        for way in ["export", "past", "archive", "backup", "doctor", "start"] {
            let folder = tempfile::tempdir().expect("a folder");
            let (store, _) = open(folder.path());
            for (seq, text) in [(0, "first"), (1, "second")] {
                let rows = store.commit(commit(seq, text)).await.expect("it is written").rows;
                store.delivered(rows).await.expect("it is written");
            }
            forget_the_last_entry(&store).await;
            match way {
                "export" => assert_eq!(store.entries(TableId(1)).await, Err(broken.clone())),
                "past" => assert_eq!(store.past(TableId(1)).await, Err(broken.clone())),
                "archive" => assert_eq!(store.archive(TableId(1), ended.clone()).await, Err(broken.clone())),
                "backup" => {
                    let made = store.back_up(1_000, crate::KEPT_BACKUPS).await.expect("the others are saved");
                    assert_eq!((made.counts.tables, made.counts.unreadable), (0, 1));
                }
                "doctor" => assert_eq!(store.look_through().await, Ok(vec![(TableId(1), flaw.clone())])),
                _ => {}
            }
            if way != "start" {
                assert_eq!(store.commit(commit(2, "third")).await, Err(broken.clone()), "{way}");
            }
            let made = store.back_up(2_000, crate::KEPT_BACKUPS).await.expect("the others are saved");
            assert_eq!((made.counts.tables, made.counts.unreadable), (0, 1), "{way}");
            store.close().await;
            let (store, found) = open(folder.path());
            assert_eq!((found.tables.len(), &found.broken[0].why), (0, &flaw), "{way}: the next start says so, too");
            store.close().await;
        }
    }

    #[tokio::test]
    async fn a_delivery_that_was_not_written_is_tried_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let (store, _) = open(folder.path());
        let rows = store.commit(commit(0, "first")).await.expect("it is written").rows;
        fail_next(&store, WriteFault::After).await;
        store.delivered(rows.clone()).await.expect_err("it was asked to fail");
        let second = store.commit(commit(1, "second")).await.expect("it is written");
        assert_eq!(second.replaced, rows, "it is still in the outbox");
        store.delivered(rows).await.expect("numbers that are not there are passed over");
    }
}
