//! Reports: what people say is wrong, for whoever runs the program.
//!
//! The latest are kept. Where there are too many, the oldest goes of the server from which most have come, so that whoever floods
//! one pushes out nothing of another. They are in no backup: they tell of this program and this
//! store. Deliberately absent: who may report, and how often.

use std::collections::BTreeMap;

use pergola_table::{Millis, PersonRef, TableId};
use serde::{Deserialize, Serialize};

use super::{Store, StoreError};

/// So many reports are kept.
pub const REPORTS: u64 = 1_000;

/// Somebody says that something is wrong at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// When.
    pub at: Millis,
    /// Which table.
    pub table: TableId,
    /// In which server; unknown in those of old.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub server: Option<String>,
    /// The table's revision they were looking at.
    pub revision: u64,
    /// Who says it.
    pub by: PersonRef,
    /// What they say; empty where they only pressed the button.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub said: String,
    /// The version of the program.
    pub program: String,
}

/// Which report makes room for this one, where those that are there come from these servers, the oldest first: the oldest of the
/// server from which most have come, this one counted. None while there is room.
pub(super) fn room_for(there: &[Option<String>], report: &Report) -> Option<usize> {
    if (there.len() as u64) < REPORTS {
        return None;
    }
    let mut counts: BTreeMap<&Option<String>, u64> = [(&report.server, 1)].into();
    there.iter().for_each(|server| *counts.entry(server).or_default() += 1);
    let most = counts.values().max()?;
    there.iter().position(|server| counts[server] == *most)
}

impl Store {
    /// Writes a report; where there are too many, the oldest of the server goes from which most have come.
    ///
    /// # Errors
    /// When the disk does not write.
    pub async fn note_report(&self, report: Report) -> Result<(), StoreError> {
        self.read(move |writer| writer.note_report(&report)).await?
    }

    /// The reports, oldest first, but for those that cannot be read.
    ///
    /// # Errors
    /// When the disk does not read.
    pub async fn reports(&self) -> Result<Vec<Report>, StoreError> {
        self.read(|writer| writer.reports()).await?
    }
}
