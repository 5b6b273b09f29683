//! The conversation, tried in a small house: whole games by buttons and by slash commands, how many presses things take,
//! what strangers and forgers are told, limits, and that nothing hidden is ever shown.

#![expect(clippy::unwrap_used, reason = "a test that finds nothing to unwrap has failed")]

mod alhambra_huts;
mod alhambra_modules;
mod aloud;
mod asides;
mod cards;
mod combined;
mod gardens;
mod granada;
mod hanging_gardens;
mod house;
mod lobbies;
mod moments;
mod numbers;
mod presses;
mod refusals;
mod sanssouci;
mod secrets;
#[path = "../table/stones.rs"]
mod stones;
mod threads;
mod whereabouts;
mod whole_games;
