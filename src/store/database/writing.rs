//! Changes: each is a transaction.

use std::time::Instant;

use pergola_table::{Commit, Footing, Guests, Notice, Person, PersonRef, TableId};
use postgres::types::ToSql;
use tokio::sync::oneshot;

use super::{
    PostgresLog,
    clerk::{Clerk, Job, at, check_owner, failed, number, read, text},
    transaction::Transaction,
};
use crate::{
    StoreError,
    log::{Change, Committed},
    stored,
    tenure::{Epoch, RowId},
};

/// A table as it stands before a change.
#[derive(Default)]
struct Before {
    footing: Footing,
    /// Who has written it last, the number of that change, and what was answered.
    last: Option<(Epoch, u64, String)>,
    is_new: bool,
}

impl PostgresLog {
    async fn ask_to_write(&self, change: Change) -> Result<Committed, StoreError> {
        self.check_not_set_aside(change.commit.table)?;
        let (answer, answered) = oneshot::channel();
        self.0.jobs.send(Job::Write(Box::new(Waiting { change, answer }))).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub(super) async fn write(&self, change: Change) -> Result<Committed, StoreError> {
        if change.commit.repeated {
            return Ok(Committed { rows: Vec::new(), notices: Vec::new(), replaced: Vec::new() });
        }
        self.0.changes.note();
        let begun = Instant::now();
        let written = self.ask_to_write(change).await;
        match &written {
            Ok(_) => self.0.measures.written(1, begun.elapsed()),
            Err(StoreError::Database { .. } | StoreError::InDoubt { .. } | StoreError::DatabaseInUse) => {
                self.0.measures.not_written()
            }
            Err(_) => {}
        }
        written
    }
}

/// A change that somebody waits for.
pub(super) struct Waiting {
    pub(super) change: Change,
    pub(super) answer: oneshot::Sender<Result<Committed, StoreError>>,
}

impl Waiting {
    /// Whether it may be one of several that are written together: each is known by its number, should nobody know whether they
    /// are written, and that is the number of its table's last change.
    pub(super) fn goes_with(&self, others: &[Waiting]) -> bool {
        let table = |it: &Waiting| it.change.commit.table;
        self.change.number.is_some() && others.iter().all(|it| it.change.number.is_some() && table(it) != table(self))
    }
}

impl Clerk {
    /// Writes changes that wait, together if they can be, and answers each.
    pub(super) fn write_waiting(&mut self, waiting: Vec<Waiting>) {
        let together = if waiting.len() > 1 { Some(self.write_together(&waiting)) } else { None };
        let (written, doubt) = match together {
            Some(Err(why @ StoreError::InDoubt { .. })) => (None, Some(why)),
            Some(written) => (written.ok(), None),
            None => (None, None),
        };
        let mut written = written.map(Vec::into_iter);
        for Waiting { change, answer } in waiting {
            let done = match (written.as_mut().and_then(Iterator::next), &doubt) {
                (Some(done), _) => done,
                (None, Some(doubt)) => self.write_once_more(&change, doubt.clone()),
                (None, None) => self.write(&change),
            };
            // Whoever asked may have gone.
            let _ = answer.send(done);
        }
    }

    /// What each is answered; or an error, after which each is asked for by itself.
    fn write_together(&mut self, waiting: &[Waiting]) -> Result<Vec<Result<Committed, StoreError>>, StoreError> {
        for Waiting { change, .. } in waiting {
            self.know_ward(change.tenure.ward)?;
        }
        self.all(|all| waiting.iter().map(|it| written_by_itself(all, &it.change)).collect())
    }

    /// Writes a change, once more where the connection is lost meanwhile.
    fn write(&mut self, change: &Change) -> Result<Committed, StoreError> {
        match self.owning(change.tenure, |all| written(all, change)) {
            Err(why) if self.is_lost() && change.number.is_some() => self.write_once_more(change, why),
            done => done,
        }
    }

    /// Asks once more for a change that was not written, or may have been: it is known by its number. Whatever was in doubt is
    /// so until the database is reached.
    fn write_once_more(&mut self, change: &Change, why: StoreError) -> Result<Committed, StoreError> {
        match self.owning(change.tenure, |all| written(all, change)) {
            Err(StoreError::Database { .. } | StoreError::DatabaseInUse) if matches!(why, StoreError::InDoubt { .. }) => Err(why),
            done => done,
        }
    }
}

/// Writes one of several changes, or says why it is refused, which is nothing to the others.
fn written_by_itself(all: &mut Transaction<'_>, change: &Change) -> Result<Result<Committed, StoreError>, StoreError> {
    let mut part = all.part().map_err(failed)?;
    match check_owner(&mut part, change.tenure).and_then(|()| written(&mut part, change)) {
        Ok(committed) => part.commit().map(|()| Ok(committed)).map_err(failed),
        Err(why @ StoreError::Database { .. }) => Err(why),
        Err(refused) => part.rollback().map(|()| Err(refused)).map_err(failed),
    }
}

fn written(all: &mut Transaction<'_>, change: &Change) -> Result<Committed, StoreError> {
    let (commit, table) = (&change.commit, change.commit.table);
    if table == TableId(0) {
        return Err(StoreError::NoTable { table });
    }
    let before = before(all, change)?;
    if let (Some((epoch, last, answer)), Some(asked)) = (&before.last, change.number)
        && (*epoch, *last) == (change.tenure.epoch, asked)
    {
        return read(answer);
    }
    let checkpoint = stored::text(&commit.checkpoint);
    // Whatever no row of a disk could hold is refused here, too, so that each log can take the place of another.
    stored::commit_rows(commit, before.footing, &checkpoint)?;
    meet(all, &commit.people)?;
    let committed = tell(all, change.tenure.epoch, &commit.notices)?;
    add_entries(all, commit)?;
    add_turns(all, commit, before.footing, checkpoint.get())?;
    let after = before.footing.after(commit.entries.len());
    let asked = change.number.map(number);
    let answer = asked.map(|_| text(&committed));
    // Nothing comes due after all that the database can count.
    let due = change.due.map(|due| i64::try_from(due).unwrap_or(i64::MAX));
    let put = "update tables set ward = $2, entries = $3, unlogged = $4, checkpoint = $5, due = $6, epoch = $7, change = $8, \
               answer = $9, people = $10 where id = $1";
    let (ward, epoch) = (i64::from(change.tenure.ward.0), number(change.tenure.epoch.0));
    let (entries, unlogged) = (number(after.entries), number(after.unlogged));
    let id = number(table.0);
    let mut people: Vec<i64> = change.people.iter().map(|it| number(it.0)).collect();
    people.sort_unstable();
    let row: [&(dyn ToSql + Sync); 10] =
        [&id, &ward, &entries, &unlogged, &checkpoint.get(), &due, &epoch, &asked, &answer, &people];
    all.execute(put, &row).map_err(failed)?;
    if before.is_new {
        let above = "update numbers set next = greatest(next, $1) where what = 'table'";
        all.execute(above, &[&number(table.0 + 1)]).map_err(failed)?;
    }
    Ok(committed)
}

/// The table, which nobody else writes to until the transaction has ended; one that is not there yet has a place from now on.
fn before(all: &mut Transaction<'_>, change: &Change) -> Result<Before, StoreError> {
    let (id, table) = (number(change.commit.table.0), change.commit.table);
    if all.query_opt("select 1 from archived where id = $1", &[&id]).map_err(failed)?.is_some() {
        return Err(StoreError::Archived { table });
    }
    let make =
        "insert into tables (id, ward, entries, unlogged, checkpoint) values ($1, $2, 0, 0, 'null') on conflict do nothing";
    let ask = "select entries, unlogged, epoch, change, answer from tables where id = $1 for update";
    let (row, is_new) = match all.query_opt(ask, &[&id]).map_err(failed)? {
        Some(row) => (row, false),
        None => {
            let is_new = all.execute(make, &[&id, &i64::from(change.tenure.ward.0)]).map_err(failed)? == 1;
            (all.query_one(ask, &[&id]).map_err(failed)?, is_new)
        }
    };
    let last = |number: i64| Some((Epoch(at(&row, 2)), number.cast_unsigned(), row.get::<_, Option<String>>(4)?));
    Ok(Before {
        footing: Footing { entries: at(&row, 0), unlogged: at(&row, 1) },
        last: row.get::<_, Option<i64>>(3).and_then(last),
        is_new,
    })
}

fn add_entries(all: &mut Transaction<'_>, commit: &Commit) -> Result<(), StoreError> {
    if commit.entries.is_empty() {
        return Ok(());
    }
    let (numbers, texts): (Vec<i64>, Vec<String>) = commit.entries.iter().map(|it| (number(it.seq), text(it))).unzip();
    let add = "insert into entries select $1::bigint, * from unnest($2::bigint[], $3::text[])";
    all.execute(add, &[&number(commit.table.0), &numbers, &texts]).map(drop).map_err(failed)
}

fn add_turns(all: &mut Transaction<'_>, commit: &Commit, found: Footing, checkpoint: &str) -> Result<(), StoreError> {
    let passed = commit.passed.iter().map(|it| (found.entries + it.after, it.checkpoint.to_string()));
    let begun = commit.begins_turn.then(|| (found.entries + commit.entries.len() as u64, checkpoint.to_owned()));
    let add =
        "insert into turns values ($1, $2, $3) on conflict (table_id, after) do update set checkpoint = excluded.checkpoint";
    for (after, start) in passed.chain(begun) {
        all.execute(add, &[&number(commit.table.0), &number(after), &start]).map_err(failed)?;
    }
    Ok(())
}

/// Puts notices into the outbox, in place of those they replace.
fn tell(all: &mut Transaction<'_>, epoch: Epoch, notices: &[Notice]) -> Result<Committed, StoreError> {
    let mut committed = Committed { rows: Vec::new(), notices: Vec::new(), replaced: Vec::new() };
    let tables: Vec<i64> = notices.iter().map(|notice| number(notice.table.0)).collect();
    if tables.is_empty() {
        return Ok(committed);
    }
    let there = all.query("select id, notice from outbox where table_id = any($1) order by id for update", &[&tables]);
    let mut older = Vec::new();
    for row in there.map_err(failed)? {
        let notice: Notice = read(row.get(1))?;
        if notices.iter().any(|newer| newer.replaces(&notice)) {
            committed.replaced.push(RowId(at(&row, 0)));
            older.push(notice);
        }
    }
    let gone: Vec<i64> = committed.replaced.iter().map(|row| number(row.0)).collect();
    all.execute("delete from outbox where id = any($1)", &[&gone]).map_err(failed)?;
    let add = "insert into outbox values (nextval('rows_of_outbox'), $1, $2, $3) returning id";
    for notice in notices {
        let replaced = older.iter().filter(|older| notice.replaces(older));
        let whole = replaced.fold(notice.clone(), |notice, older| notice.taking_over(older));
        stored::notice_row(RowId(0), &whole)?;
        let row = all.query_one(add, &[&number(whole.table.0), &text(&whole), &number(epoch.0)]).map_err(failed)?;
        committed.rows.push(RowId(at(&row, 0)));
        committed.notices.push(whole);
    }
    Ok(committed)
}

/// Knows these people from now on. Of those who are known only what they are called is new: what they have set somebody else may
/// have written since. Of those who were forgotten the numbers are kept, and nothing else.
pub(super) fn meet(all: &mut Transaction<'_>, people: &Guests) -> Result<(), StoreError> {
    know(all, people, |known, met| known.called_as(met))
}

/// The same, where people are known as they are given.
pub(super) fn know_anew(all: &mut Transaction<'_>, people: &Guests) -> Result<(), StoreError> {
    know(all, people, |_, met| met.clone())
}

fn know(all: &mut Transaction<'_>, people: &Guests, known_as: impl Fn(&Person, &Person) -> Person) -> Result<(), StoreError> {
    let mut highest = None;
    let change = "update people set person = $2, version = pg_current_xact_id()::text::bigint where number = $1";
    for (reference, person) in people.iter().filter(|(_, person)| !person.is_forgotten()) {
        let known = all.query_opt("select id, person from people where number = $1 for update", &[&number(reference.0)]);
        let known = known.map_err(failed)?.map(|row| (row.get::<_, Option<String>>(0), row.get::<_, Option<String>>(1)));
        stored::person_rows(reference, person)?;
        match known {
            Some((Some(id), _)) if id != person.id.0 => return Err(StoreError::OtherPerson { number: reference }),
            Some((Some(_), Some(before))) => {
                let now = text(&known_as(&read(&before)?, person));
                if now != before {
                    all.execute(change, &[&number(reference.0), &now]).map_err(failed)?;
                }
            }
            Some(_) => {}
            None => add_person(all, reference, person)?,
        }
        highest = highest.max(Some(reference));
    }
    if let Some(PersonRef(highest)) = highest {
        let above = "update numbers set next = $1 where what = 'person' and next < $1";
        all.execute(above, &[&number(highest + 1)]).map_err(failed)?;
    }
    Ok(())
}

/// Somebody who was met for the first time, here or by another who has given them a number just now.
fn add_person(all: &mut Transaction<'_>, reference: PersonRef, person: &Person) -> Result<(), StoreError> {
    let add = "insert into people (number, id, person) values ($1, $2, $3) on conflict do nothing";
    if all.execute(add, &[&number(reference.0), &person.id.0, &text(person)]).map_err(failed)? == 1 {
        return Ok(());
    }
    let known = all.query_opt("select number from people where id = $1", &[&person.id.0]).map_err(failed)?;
    Err(known
        .map_or(StoreError::OtherPerson { number: reference }, |it| StoreError::OtherNumber { number: PersonRef(at(&it, 0)) }))
}
