//! Newer notices in place of older ones that were not sent yet.

use pergola_table::Notice;

use super::{Group, Writer};
use crate::RowId;

impl Writer {
    /// The rows of the outbox that these notices replace.
    pub(super) fn replaced_by(&self, group: &Group, notices: &[Notice]) -> Vec<RowId> {
        let outbox = self.ledger.outbox.iter().chain(&group.added).filter(|(row, _)| !group.taken.contains(row));
        let replaced = outbox.filter(|(_, older)| notices.iter().any(|notice| notice.replaces(older)));
        replaced.map(|(row, _)| *row).collect()
    }

    /// These notices, with whatever is still due of the older ones they replace.
    pub(super) fn taking_over(&self, group: &Group, notices: &[Notice], replaced: &[RowId]) -> Vec<Notice> {
        let older = || replaced.iter().filter_map(|row| self.ledger.outbox.get(row).or_else(|| group.added.get(row)));
        let whole = |notice: &Notice| {
            let replaced = older().filter(|older| notice.replaces(older));
            replaced.fold(notice.clone(), |notice, older| notice.taking_over(older))
        };
        notices.iter().map(whole).collect()
    }
}
