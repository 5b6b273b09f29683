//! What a log knows of owners: who has which ward, which change of a table was the last, when something comes due, and whose the
//! notices are.
//!
//! For a log that one process has alone all of this is true only as long as it is open: whoever opens it is the owner of
//! everything, asks for nothing that another has asked for, and knows when something comes due. Deliberately absent: tables,
//! notices, and whether what is noted here was written.

use std::collections::BTreeMap;

use pergola_table::{Millis, TableId};

use super::{
    StoreError,
    log::{Change, Committed},
    tenure::{Epoch, RowId, Tenure, Ward},
};

/// Who may write, and what they have asked for.
#[derive(Debug, Default)]
pub(super) struct Fence {
    /// The epochs of the wards that were taken.
    epochs: BTreeMap<Ward, Epoch>,
    marks: BTreeMap<TableId, Mark>,
    /// Which owners have to post the notices that are not delivered.
    claims: BTreeMap<RowId, Epoch>,
}

/// What the last change of a table leaves behind.
#[derive(Clone, Debug, Default)]
pub(super) struct Mark {
    tenure: Tenure,
    /// Its notices.
    rows: Vec<RowId>,
    /// Its number, if it has one, and what was answered.
    last: Option<(u64, Committed)>,
    due: Option<Millis>,
}

impl Mark {
    /// What a change leaves behind that was answered so.
    pub(super) fn of(change: &Change, committed: &Committed) -> Mark {
        let last = change.number.map(|number| (number, committed.clone()));
        Mark { tenure: change.tenure, rows: committed.rows.clone(), last, due: change.due }
    }

    /// What was answered to a change, if it is the one that has left this behind.
    pub(super) fn answer_to(&self, change: &Change) -> Option<&Committed> {
        let (number, committed) = self.last.as_ref()?;
        (change.tenure == self.tenure && change.number == Some(*number)).then_some(committed)
    }
}

impl Fence {
    /// The present epoch of a ward.
    fn epoch(&self, ward: Ward) -> Epoch {
        self.epochs.get(&ward).copied().unwrap_or_default()
    }

    /// Refuses whoever does not own a ward any more.
    pub(super) fn check(&self, Tenure { ward, epoch }: Tenure) -> Result<(), StoreError> {
        let found = self.epoch(ward);
        if found == epoch { Ok(()) } else { Err(StoreError::Taken { ward, epoch: found }) }
    }

    /// The next owner has a ward.
    pub(super) fn take(&mut self, ward: Ward) -> Tenure {
        let epoch = Epoch(self.epoch(ward).0 + 1);
        self.epochs.insert(ward, epoch);
        Tenure { ward, epoch }
    }

    /// What the last change of a table has left behind.
    pub(super) fn mark(&self, table: TableId) -> Option<&Mark> {
        self.marks.get(&table)
    }

    /// A table was written; whoever has written it posts its new notices.
    pub(super) fn note(&mut self, table: TableId, mark: Mark) {
        self.claims.extend(mark.rows.iter().map(|row| (*row, mark.tenure.epoch)));
        self.marks.insert(table, mark);
    }

    /// These notices are not to be posted any more.
    pub(super) fn drop_rows(&mut self, rows: &[RowId]) {
        for row in rows {
            self.claims.remove(row);
        }
    }

    /// Nothing happens at a table any more.
    pub(super) fn drop_table(&mut self, table: TableId) {
        self.marks.remove(&table);
    }

    /// Notes when something comes due at these tables of a ward.
    pub(super) fn note_due(&mut self, tenure: Tenure, due: Vec<(TableId, Option<Millis>)>) -> Result<(), StoreError> {
        self.check(tenure)?;
        for (table, due) in due {
            let mark = self.marks.entry(table).or_insert_with(|| Mark { tenure, ..Mark::default() });
            mark.due = due;
        }
        Ok(())
    }

    /// The tables of a ward at which something comes due until then, the earliest first.
    pub(super) fn due(&self, tenure: Tenure, until: Millis, most: usize) -> Result<Vec<(TableId, Millis)>, StoreError> {
        self.check(tenure)?;
        let of_ward = self.marks.iter().filter(|(_, mark)| mark.tenure.ward == tenure.ward);
        let mut due: Vec<_> = of_ward.filter_map(|(table, mark)| Some((*table, mark.due?))).filter(|it| it.1 <= until).collect();
        due.sort_by_key(|(table, at)| (*at, *table));
        due.truncate(most);
        Ok(due)
    }

    /// Those of these notices, in their order, that nobody of this epoch has to post: from now on the caller has.
    pub(super) fn claim(
        &mut self,
        tenure: Tenure,
        rows: impl IntoIterator<Item = (RowId, TableId)>,
        most: usize,
    ) -> Result<Vec<RowId>, StoreError> {
        self.check(tenure)?;
        // Of a table that nobody has written to since the log was opened the first ward is as good as any.
        let ward = |table: &TableId| self.marks.get(table).map(|mark| mark.tenure.ward).unwrap_or_default();
        let is_free = |row: &RowId| self.claims.get(row).is_none_or(|epoch| *epoch < tenure.epoch);
        let free = rows.into_iter().filter(|(row, table)| ward(table) == tenure.ward && is_free(row));
        let claimed: Vec<RowId> = free.map(|(row, _)| row).take(most).collect();
        self.claims.extend(claimed.iter().map(|row| (*row, tenure.epoch)));
        Ok(claimed)
    }
}
