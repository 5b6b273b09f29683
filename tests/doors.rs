//! The doors from outside: the bot against a stand-in for Discord, the playground by hand-made requests, and in a browser.

#[cfg(feature = "playground")]
#[path = "browser/main.rs"]
mod browser;
#[cfg(feature = "discord")]
#[path = "discord/main.rs"]
mod discord;
#[cfg(feature = "playground")]
mod playground;
