//! How far a table's log has come, and which requests it has answered. Deliberately absent: the entries themselves.

use serde::{Deserialize, Serialize};

use super::{moment::Millis, requests::Requests};

/// How far a log has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Log {
    /// When the table was opened.
    pub(super) opened: Millis,
    /// When the last entry was written.
    pub(super) last: Millis,
    /// The number of entries.
    pub(super) revision: u64,
    /// The last requests that were answered.
    pub(super) requests: Requests,
}

impl Log {
    /// After its first entry.
    pub(super) fn opened(at: Millis) -> Log {
        Log { opened: at, last: at, revision: 1, requests: Requests::default() }
    }

    /// The moment at which something is decided now: time at a table never runs backwards.
    pub(super) fn moment(&self, now: Millis) -> Millis {
        now.max(self.last)
    }

    /// After another entry.
    pub(super) fn grow(&mut self, at: Millis) {
        self.revision += 1;
        self.last = at;
    }
}
