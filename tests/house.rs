//! What is around the games: tables, the conversation about them, the store and everything that was ever stored, the commands,
//! and the order of the project itself.

mod commands;
#[path = "conversation/main.rs"]
mod conversation;
#[path = "store/main.rs"]
mod store;
#[path = "stored/main.rs"]
mod stored;
#[path = "table/main.rs"]
mod table;
#[path = "tidy/main.rs"]
mod tidy;
