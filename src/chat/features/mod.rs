//! What people can do, a room for each feature: its commands, what its buttons mean, its messages, and how it is answered.
//!
//! No feature builds on another: what they share lies below them, what puts them together above.

pub(crate) mod advice;
pub(crate) mod cups;
pub(crate) mod deputy;
pub(crate) mod follow;
pub(crate) mod history;
pub(crate) mod learning;
pub(crate) mod leaving;
pub(crate) mod lobby;
pub(crate) mod note;
pub(crate) mod plan;
pub(crate) mod privacy;
pub(crate) mod report;
pub(crate) mod results;
pub(crate) mod settings;
pub(crate) mod stand_in;
pub(crate) mod tables;
pub(crate) mod time;
pub(crate) mod turn;
pub(crate) mod votes;
