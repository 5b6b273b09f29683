//! What cannot be read: a stored form or a notation, and what is expected instead.

use std::fmt;

/// A stored form or a notation that cannot be read: what it was, and what is expected instead.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cannot read {what}: {why}")]
pub struct Unreadable {
    /// What was read.
    pub what: String,
    /// What is wrong with it, and what is possible instead.
    pub why: String,
}

impl Unreadable {
    /// `what` cannot be read, because of `why`.
    pub fn new(what: impl Into<String>, why: impl fmt::Display) -> Unreadable {
        Unreadable { what: what.into(), why: why.to_string() }
    }
}
