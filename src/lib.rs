//! Pergola: palace-and-garden board games in a chat channel, a turn at a time.
//!
//! Pure rules, an append-only table around them, one running house, thin doors to the outside. Each room is
//! a crate and has its name here; they stand in reading order, and each builds only on those above it:
//!
//! - [`data`]: the files that go with the program: component tables, art, sentences, the page.
//! - [`text`]: what people read, as plain data, and its way to a sentence of a language.
//! - [`engine`]: what a game is: states, actions, events, views, luck; and its face without types.
//! - [`games`]: the rules, a folder for each game, and the catalogue.
//! - [`bots`]: players made of code.
//! - [`lessons`]: the first turns of each game, with told luck, to learn it by.
//! - [`table`]: a game with people around it: seats, entries, decisions, undo. Time, luck and people are inputs.
//! - [`cups`]: who meets whom in a cup's rounds, and who leads.
//! - [`results`]: what the finished games of people amount to.
//! - [`chat`]: what people see and press, for any chat: cards, menus, commands, notices.
//! - [`measures`]: what the running program counts, for whoever runs it.
//! - [`connections`]: how many are open, and who makes room for others.
//! - [`store`]: tables' logs and checkpoints on the disk, and their backups.
//! - [`host`]: the running house: it decides, stores and only then shows; it supplies time and entropy.
//! - `discord`, `playground`: the doors. Each can be left out of the build.
//! - `watch`: how whoever runs the program sees that it is well.
//! - [`commands`]: what the program does when it is called.
//!
//! Pictures are plain data of the crate `pergola_render`, which draws them.

pub use pergola_bots as bots;
pub use pergola_chat as chat;
pub use pergola_commands as commands;
pub use pergola_connections as connections;
pub use pergola_cups as cups;
pub use pergola_data as data;
#[cfg(feature = "discord")]
pub use pergola_discord as discord;
pub use pergola_engine as engine;
pub use pergola_games as games;
pub use pergola_host as host;
pub use pergola_lessons as lessons;
pub use pergola_measures as measures;
#[cfg(feature = "playground")]
pub use pergola_playground as playground;
pub use pergola_results as results;
pub use pergola_store as store;
pub use pergola_table as table;
pub use pergola_text as text;
#[cfg(any(feature = "discord", feature = "playground"))]
pub use pergola_watch as watch;
