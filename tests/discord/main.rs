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
mod silenced;
mod standin;
mod start;
mod starts;
mod table;
mod trouble;
mod whispers;
mod whole_game;
