//! The rows of what people say is wrong.

use pergola_table::PersonRef;

use super::Writer;
use crate::{
    Report, Rows, StoreError,
    keys::{self, Key},
    reports::room_for,
    stored,
};

impl Writer {
    /// Writes a report; where there are too many, the oldest of the server goes from which most have come.
    pub(crate) fn note_report(&mut self, report: &Report) -> Result<(), StoreError> {
        let there = self.range(keys::reports())?;
        let next = there.last().and_then(|(key, _)| number(key)).map_or(0, |last| last + 1);
        let mut rows: Rows = [stored::row(Key::Report(next), report.table, "report", report)?].into_iter().collect();
        let servers: Vec<Option<String>> = there.iter().map(|(_, bytes)| server(bytes)).collect();
        rows.extend(room_for(&servers, report).map(|at| (there[at].0.clone(), None)));
        self.write_alone(rows)
    }

    /// The reports, oldest first, but for those that cannot be read.
    pub(crate) fn reports(&mut self) -> Result<Vec<Report>, StoreError> {
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

/// From which server a report has come, as far as it can be read.
fn server(bytes: &[u8]) -> Option<String> {
    serde_json::from_slice::<Report>(bytes).ok().and_then(|it| it.server)
}

fn number(key: &[u8]) -> Option<u64> {
    match Key::read(key)? {
        Key::Report(number) => Some(number),
        _ => None,
    }
}
