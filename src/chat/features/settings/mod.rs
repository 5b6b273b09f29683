//! How things are set: for somebody, and for a server.

pub(crate) mod away;
pub(crate) mod club;
pub(crate) mod mine;
mod preferences;
