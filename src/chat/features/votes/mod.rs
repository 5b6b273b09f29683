//! What the people of a table vote about: that the game goes back, pauses or goes on, or that a seat is somebody's, who may be
//! sought.
//!
//! Whoever is to agree reads exactly what would be undone, as everybody saw it. Deliberately absent: who has to agree, and
//! what comes of it, which the table knows.

pub(crate) mod motion;
pub(crate) mod pause;
mod proposal;
pub(crate) mod search;
pub(crate) mod seat;
mod together;
pub(crate) mod undo;
