//! What people wish, feature by feature: of a table by a press, and of the house.
//!
//! Any feature may offer a button for the wish of another, so what can be wished lies below them all. Each wish is written and
//! read in one place. Deliberately absent: what a wish means, and how it is answered.

pub(crate) mod advice;
pub(crate) mod board;
pub(crate) mod cup;
pub(crate) mod deed;
pub(crate) mod deputy;
pub(crate) mod habits;
pub(crate) mod leaving;
pub(crate) mod lobby;
pub(crate) mod note;
pub(crate) mod past;
pub(crate) mod plan;
pub(crate) mod reading;
pub(crate) mod search;
pub(crate) mod server;
pub(crate) mod time;
pub(crate) mod together;
