//! Who may write what: changes of present owners, each once, and the numbers that nobody else is given.

use std::ops::Range;

use pergola_table::{Millis, Notice, TableId};
use tokio::sync::oneshot;

use super::{Group, Key, Mark, Writer};
use crate::{
    StoreError,
    log::{Change, Committed, Numbered},
    stored,
    tenure::{RowId, Tenure, Ward},
};

impl Writer {
    /// Puts a change into the group, or answers why not. What was written before is not written again.
    pub(super) fn add_change(
        &mut self,
        group: &mut Group,
        change: &Change,
        answer: oneshot::Sender<Result<Committed, StoreError>>,
    ) {
        let table = change.commit.table;
        let mark = group.marks.get(&table);
        let waits = mark.is_some();
        let written = mark.or_else(|| self.fence.mark(table)).and_then(|mark| mark.answer_to(change)).cloned();
        // Whoever asked may have gone; so with all answers below.
        match (self.fence.check(change.tenure), written) {
            (Err(taken), _) => drop(answer.send(Err(taken))),
            (Ok(()), Some(committed)) if waits => group.committed.push((answer, committed)),
            (Ok(()), Some(committed)) => drop(answer.send(Ok(committed))),
            (Ok(()), None) => match self.try_add_commit(group, &change.commit) {
                Ok(committed) => {
                    group.marks.insert(table, Mark::of(change, &committed));
                    group.committed.push((answer, committed));
                }
                Err(error) => drop(answer.send(Err(error))),
            },
        }
    }

    /// Another owner takes a ward.
    pub(crate) fn take(&mut self, ward: Ward) -> Tenure {
        self.fence.take(ward)
    }

    /// Notes when something comes due.
    pub(crate) fn note_due(&mut self, tenure: Tenure, due: Vec<(TableId, Option<Millis>)>) -> Result<(), StoreError> {
        self.fence.note_due(tenure, due)
    }

    /// The tables at which something comes due.
    pub(crate) fn due(&self, tenure: Tenure, until: Millis, most: usize) -> Result<Vec<(TableId, Millis)>, StoreError> {
        self.fence.due(tenure, until, most)
    }

    /// The notices that nobody has to post yet.
    pub(crate) fn claim(&mut self, tenure: Tenure, most: usize) -> Result<Vec<(RowId, Notice)>, StoreError> {
        let rows = self.ledger.outbox.iter().map(|(row, notice)| (*row, notice.table));
        let claimed = self.fence.claim(tenure, rows, most)?;
        Ok(claimed.into_iter().filter_map(|row| Some((row, self.ledger.outbox.get(&row)?.clone()))).collect())
    }

    /// Gives numbers, and writes that they are given.
    pub(crate) fn numbers(&mut self, of: Numbered, count: u64) -> Result<Range<u64>, StoreError> {
        let (next, key) = match of {
            Numbered::Tables => (&mut self.ledger.next_table, Key::NextTable),
            Numbered::People => (&mut self.ledger.next_person, Key::NextPerson),
            Numbered::Rows => (&mut self.ledger.next_row, Key::NextRow),
        };
        let given = *next..next.saturating_add(count);
        // A number is not given again, even if that is not written.
        *next = given.end;
        if !given.is_empty() {
            self.write_alone([stored::row(key, TableId(0), "next number", &given.end)?].into_iter().collect())?;
        }
        Ok(given)
    }
}
