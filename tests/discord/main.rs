//! The Discord door, tried against a stand-in for Discord: the program as it is plays whole games, meets trouble, and is held to
//! Discord's limits by a library that nobody here wrote.

mod bot;
mod crowded;
mod cup;
mod doctor;
mod endpoint;
mod flood;
mod given;
mod inside;
mod late;
mod limits;
mod many;
mod paced;
mod payloads;
mod person;
mod refused;
mod restart;
#[cfg(feature = "postgres")]
#[allow(dead_code, reason = "the tests of the store use all of it")]
#[path = "../store/log/server.rs"]
mod server;
mod silenced;
mod standin;
mod start;
mod starts;
mod table;
mod trouble;
#[cfg(feature = "postgres")]
mod wards;
mod whispers;
mod whole_game;
