//! Pergola: palace-and-garden board games in a chat channel, a turn at a time.

pub mod bots;
pub mod chat;
pub mod commands;
pub mod data;
#[cfg(feature = "discord")]
pub mod discord;
pub mod engine;
pub mod games;
pub mod host;
#[cfg(feature = "playground")]
pub mod playground;
pub mod store;
pub mod table;
pub mod text;
