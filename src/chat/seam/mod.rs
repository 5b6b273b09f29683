//! The words between a door and the conversation, and those between a message and the presses that answer it.
//!
//! Everything in the conversation builds on this; it builds on nothing in it. Deliberately absent: what anything means.

pub(crate) mod address;
pub(crate) mod buttons;
pub(crate) mod ids;
pub mod limits;
pub(crate) mod plain;
pub(crate) mod voice;
