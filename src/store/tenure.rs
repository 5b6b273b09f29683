//! Who owns which tables for how long, and the numbers of notices.
//!
//! Deliberately absent: in which ward a server is, and when somebody has to take one over.

use serde::{Deserialize, Serialize};

/// The number of a notice in the outbox, never given twice by a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RowId(pub u64);

/// Servers that have one owner at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ward(pub u32);

/// How often a ward was taken over; 0 is whoever has opened a log of which nobody has taken anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Epoch(pub u64);

/// That somebody owns a ward, until the next one takes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tenure {
    /// The ward.
    pub ward: Ward,
    /// Since which time it was taken over.
    pub epoch: Epoch,
}
