//! What is written into memory.

use std::{ops::Range, time::Instant};

use pergola_cups::Cup;
use pergola_table::{Commit, Ended, Guests, Millis, Notice, Person, PersonRef, ServerSettings, TableId};
use serde_json::Value;

use super::{Held, Kept, MemoryLog};
use crate::{
    Report, StoreError, archive,
    fence::Mark,
    log::{Change, Committed, Numbered},
    reports::room_for,
    stored::{self, StoredTable},
    tenure::{RowId, Tenure},
};

impl MemoryLog {
    pub(super) fn write(&self, change: &Change) -> Result<Committed, StoreError> {
        if change.commit.repeated {
            return Ok(Committed { rows: Vec::new(), notices: Vec::new(), replaced: Vec::new() });
        }
        let (begun, table) = (Instant::now(), change.commit.table);
        let mut held = self.to_write()?;
        held.fence.check(change.tenure)?;
        if let Some(answer) = held.fence.mark(table).and_then(|mark| mark.answer_to(change)) {
            return Ok(answer.clone());
        }
        self.check_not_set_aside(table)?;
        let committed = held.commit(&change.commit, &change.people)?;
        held.fence.note(table, Mark::of(change, &committed));
        held.fence.drop_rows(&committed.replaced);
        self.0.changes.note();
        self.0.measures.written(1, begun.elapsed());
        Ok(committed)
    }

    pub(super) fn take_out(&self, rows: &[RowId]) -> Result<(), StoreError> {
        let mut held = self.to_write()?;
        held.outbox.retain(|row, _| !rows.contains(row));
        held.fence.drop_rows(rows);
        Ok(())
    }

    pub(super) fn give_numbers(&self, of: Numbered, count: u64) -> Result<Range<u64>, StoreError> {
        let mut held = self.to_write()?;
        let next = match of {
            Numbered::Tables => &mut held.numbers.table,
            Numbered::People => &mut held.numbers.person,
            Numbered::Rows => &mut held.numbers.row,
        };
        let given = *next..next.saturating_add(count);
        *next = given.end;
        Ok(given)
    }

    pub(super) fn add_turns(&self, table: TableId, starts: Vec<(u64, Value)>) -> Result<(), StoreError> {
        let mut held = self.to_write()?;
        self.check_not_set_aside(table)?;
        if held.archived.contains_key(&table) {
            return Err(StoreError::Archived { table });
        }
        let kept = held.tables.get_mut(&table).ok_or(StoreError::NoTable { table })?;
        let entries = kept.stored.entries.len() as u64;
        for (after, checkpoint) in starts.into_iter().filter(|(after, _)| *after <= entries) {
            let turns = &mut kept.stored.turns;
            if let Err(at) = turns.binary_search_by_key(&after, |(after, _)| *after) {
                turns.insert(at, (after, stored::text(&checkpoint)));
            }
        }
        Ok(())
    }

    pub(super) fn pack(&self, table: TableId, ended: &Ended) -> Result<bool, StoreError> {
        let mut held = self.to_write()?;
        if held.outbox.values().any(|notice| notice.table == table) {
            return Ok(false);
        }
        if held.archived.contains_key(&table) {
            return Ok(true);
        }
        self.check_not_set_aside(table)?;
        let kept = held.tables.remove(&table).ok_or(StoreError::NoTable { table })?;
        held.archived.insert(table, (ended.clone(), archive::pack(table, kept.stored)));
        held.fence.drop_table(table);
        Ok(true)
    }

    pub(super) fn find_by(&self, table: TableId, ended: Ended) -> Result<(), StoreError> {
        let mut held = self.to_write()?;
        held.archived.get_mut(&table).ok_or(StoreError::NoTable { table })?.0 = ended;
        Ok(())
    }

    pub(super) fn know(&self, people: &Guests) -> Result<(), StoreError> {
        let mut held = self.to_write()?;
        held.check_people(people)?;
        for (number, person) in people.iter() {
            held.know(number, person.clone());
        }
        self.0.memory.tell();
        self.0.changes.note();
        Ok(())
    }

    pub(super) fn forget_whom(&self, person: PersonRef) -> Result<(), StoreError> {
        let mut held = self.to_write()?;
        if let Some(known) = held.people.remove(&person) {
            let others = self.0.share.of.all().filter(|ward| *ward != self.0.share.ward);
            held.leaving.extend(others.map(|ward| ((ward, person), known.clone())));
        }
        held.forgotten.insert(person);
        held.is_new(person);
        self.0.memory.tell();
        held.reports.retain(|report| report.by != person);
        self.0.changes.note();
        Ok(())
    }

    pub(super) fn set_server(&self, server: String, settings: ServerSettings) -> Result<(), StoreError> {
        let mut held = self.to_write()?;
        if settings == ServerSettings::default() {
            held.servers.remove(&server);
        } else {
            held.servers.insert(server, settings);
        }
        self.0.changes.note();
        Ok(())
    }

    pub(super) fn set_cup(&self, cup: Cup, people: &Guests) -> Result<(), StoreError> {
        let mut held = self.to_write()?;
        held.meet(people)?;
        held.cups.insert(cup.id, cup);
        Ok(())
    }

    pub(super) fn set_awake(&self, now: Millis) -> Result<(), StoreError> {
        self.to_write()?.last_awake.insert(self.0.share.ward, now);
        Ok(())
    }

    pub(super) fn add_report(&self, report: Report) -> Result<(), StoreError> {
        let mut held = self.to_write()?;
        let servers: Vec<Option<String>> = held.reports.iter().map(|it| it.server.clone()).collect();
        if let Some(at) = room_for(&servers, &report) {
            held.reports.remove(at);
        }
        held.reports.push(report);
        Ok(())
    }
}

impl Held {
    /// All of a decision, or nothing.
    fn commit(&mut self, commit: &Commit, people: &[PersonRef]) -> Result<Committed, StoreError> {
        let table = commit.table;
        if table == TableId(0) {
            return Err(StoreError::NoTable { table });
        }
        if self.archived.contains_key(&table) {
            return Err(StoreError::Archived { table });
        }
        let found = self.tables.get(&table).map(Kept::footing).unwrap_or_default();
        let checkpoint = stored::text(&commit.checkpoint);
        // Whatever no row of a disk could hold is refused here, too.
        stored::commit_rows(commit, found, &checkpoint)?;
        for notice in &commit.notices {
            stored::notice_row(RowId(0), notice)?;
        }
        self.meet(&commit.people)?;
        let kept = self.tables.entry(table).or_insert_with(|| Kept {
            stored: StoredTable { entries: Vec::new(), checkpoint: checkpoint.clone(), turns: Vec::new() },
            unlogged: 0,
            people: Vec::new(),
        });
        let passed = commit.passed.iter().map(|it| (found.entries + it.after, stored::text(&it.checkpoint)));
        let after = found.after(commit.entries.len());
        let begun = commit.begins_turn.then(|| (after.entries, checkpoint.clone()));
        for (at, start) in passed.chain(begun) {
            kept.stored.turns.retain(|(known, _)| *known != at);
            kept.stored.turns.push((at, start));
        }
        kept.stored.turns.sort_by_key(|(after, _)| *after);
        kept.stored.entries.extend(commit.entries.iter().cloned());
        (kept.stored.checkpoint, kept.unlogged) = (checkpoint, after.unlogged);
        kept.people = people.to_vec();
        self.numbers.table = self.numbers.table.max(table.0 + 1);
        Ok(self.tell(&commit.notices))
    }

    /// Puts notices into the outbox, in place of those they replace.
    fn tell(&mut self, notices: &[Notice]) -> Committed {
        let is_replaced = |older: &Notice| notices.iter().any(|notice| notice.replaces(older));
        let replaced: Vec<(RowId, Notice)> =
            self.outbox.iter().filter(|(_, it)| is_replaced(it)).map(|(row, it)| (*row, it.clone())).collect();
        let mut committed = Committed { rows: Vec::new(), notices: Vec::new(), replaced: Vec::new() };
        for notice in notices {
            let older = replaced.iter().map(|(_, older)| older).filter(|older| notice.replaces(older));
            let whole = older.fold(notice.clone(), |notice, older| notice.taking_over(older));
            let row = RowId(self.numbers.row);
            self.numbers.row += 1;
            self.outbox.insert(row, whole.clone());
            committed.rows.push(row);
            committed.notices.push(whole);
        }
        for (row, _) in replaced {
            self.outbox.remove(&row);
            committed.replaced.push(row);
        }
        committed
    }

    pub(super) fn claim(&mut self, tenure: Tenure, most: usize) -> Result<Vec<(RowId, Notice)>, StoreError> {
        let rows = self.outbox.iter().map(|(row, notice)| (*row, notice.table));
        let claimed = self.fence.claim(tenure, rows, most)?;
        Ok(claimed.into_iter().filter_map(|row| Some((row, self.outbox.get(&row)?.clone()))).collect())
    }

    /// Knows these people from now on, all of them or none. Of those who are known only what they are called is new: what they
    /// have set somebody else may have written since.
    fn meet(&mut self, people: &Guests) -> Result<(), StoreError> {
        self.check_people(people)?;
        for (number, person) in people.iter() {
            let met = self.people.get(&number).map_or_else(|| person.clone(), |known| known.called_as(person));
            self.know(number, met);
        }
        Ok(())
    }

    /// Refuses people of whom another is known by the same number, or who are known by another.
    fn check_people(&self, people: &Guests) -> Result<(), StoreError> {
        let mut met: Vec<(PersonRef, &Person)> = Vec::new();
        for (number, person) in people.iter().filter(|(number, it)| !it.is_forgotten() && !self.forgotten.contains(number)) {
            if self.people.get(&number).is_some_and(|known| known.id != person.id) {
                return Err(StoreError::OtherPerson { number });
            }
            let others = self.people.iter().map(|(known, it)| (*known, it)).chain(met.iter().copied());
            if let Some((known, _)) = others.into_iter().find(|(known, it)| it.id == person.id && *known != number) {
                return Err(StoreError::OtherNumber { number: known });
            }
            met.push((number, person));
            stored::person_rows(number, person)?;
        }
        Ok(())
    }

    fn know(&mut self, number: PersonRef, person: Person) {
        if person.is_forgotten() {
            return;
        }
        self.numbers.person = self.numbers.person.max(number.0 + 1);
        if !self.forgotten.contains(&number) && self.people.get(&number) != Some(&person) {
            self.people.insert(number, person);
            self.is_new(number);
        }
    }

    /// Something has become of somebody.
    fn is_new(&mut self, person: PersonRef) {
        self.people_version += 1;
        self.versions.insert(person, self.people_version);
    }
}
