//! What cannot be read: a stored form or a notation, and what is expected instead.

use std::fmt;

/// A stored form or a notation that cannot be read: what it was, and what is expected instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// What was read.
    pub what: String,
    /// What is wrong with it, and what is possible instead.
    pub why: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.what.trim() {
            "" => write!(f, "nothing is written there: {}", self.why),
            what => write!(f, "cannot read {what}: {}", self.why),
        }
    }
}

impl std::error::Error for Unreadable {}

impl Unreadable {
    /// `what` cannot be read, because of `why`.
    pub fn new(what: impl Into<String>, why: impl fmt::Display) -> Unreadable {
        Unreadable { what: what.into(), why: why.to_string() }
    }
}
