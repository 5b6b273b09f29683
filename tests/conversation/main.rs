//! The conversation, tried in the real house on rows in memory: whole games by buttons and by slash commands, how many presses
//! things take, what strangers and forgers are told, limits, and that nothing hidden is ever shown.

#![expect(clippy::unwrap_used, reason = "a test that finds nothing to unwrap has failed")]

mod absences;
mod advice;
mod again;
mod alhambra_huts;
mod alhambra_modules;
mod alone;
mod aloud;
mod asides;
mod cards;
mod combined;
mod confirming;
mod credits;
mod cups;
mod deputies;
mod gardens;
mod granada;
mod hanging_gardens;
mod history;
mod house;
mod languages;
mod lessons;
mod lobbies;
mod moments;
mod motions;
mod notes;
mod numbers;
mod people_in_sentences;
mod plans;
mod presses;
mod privacy;
mod records;
mod refusals;
mod reports;
mod results;
mod sanssouci;
mod secrets;
mod servers;
mod stage;
mod substitutes;
mod taps;
mod terms;
mod threads;
mod times;
mod whereabouts;
mod whispers;
mod whole_games;

use super::{store::memory, table::stones};
