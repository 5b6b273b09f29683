//! The rows of what people say is wrong.

use super::Writer;
use crate::{
    store::{
        REPORTS, Report, Rows, StoreError,
        keys::{self, Key},
        stored,
    },
    table::PersonRef,
};

impl Writer {
    /// Writes a report; the oldest goes where there are too many.
    pub(in crate::store) fn note_report(&mut self, report: &Report) -> Result<(), StoreError> {
        let last = self.range(keys::reports())?.last().and_then(|(key, _)| number(key));
        let next = last.map_or(0, |last| last + 1);
        let mut rows: Rows = [stored::row(Key::Report(next), report.table, "report", report)?].into_iter().collect();
        rows.extend(next.checked_sub(REPORTS).map(|gone| (Key::Report(gone).bytes(), None)));
        self.write_alone(rows)
    }

    /// The reports, oldest first, but for those that cannot be read.
    pub(in crate::store) fn reports(&mut self) -> Result<Vec<Report>, StoreError> {
        let rows = self.range(keys::reports())?;
        Ok(rows.iter().filter_map(|(_, bytes)| serde_json::from_slice(bytes).ok()).collect())
    }

    /// The rows of what somebody has reported, to be removed; also of what cannot be read, which may be theirs.
    pub(super) fn reports_by(&mut self, person: PersonRef) -> Result<Rows, StoreError> {
        let is_anothers = |bytes: &[u8]| serde_json::from_slice::<Report>(bytes).is_ok_and(|it| it.by != person);
        let rows = self.range(keys::reports())?.into_iter();
        Ok(rows.filter(|(_, bytes)| !is_anothers(bytes)).map(|(key, _)| (key, None)).collect())
    }
}

fn number(key: &[u8]) -> Option<u64> {
    match Key::read(key)? {
        Key::Report(number) => Some(number),
        _ => None,
    }
}
