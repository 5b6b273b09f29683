//! A turn: what is looked at, what is done and taken back, by button and by the commands of each game.

mod deed;
pub(crate) mod game;
pub(crate) mod look;
mod slash;
pub(crate) mod way;
