//! Discord: the conversation in the channels of real servers.
//!
//! An interaction becomes a [`crate::chat::Request`], the house answers it, and the reply becomes Discord's JSON.

mod settings;

use crate::host::House;

pub use settings::{Api, Settings, Token, Unfit};

/// The door to Discord, connected and not served yet.
pub struct Discord {
    _house: House,
    _settings: Settings,
}

/// Why the door does not open, or broke.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// It is being built.
    #[error("this door is not finished")]
    Unfinished,
}

impl Discord {
    /// Connects.
    ///
    /// # Errors
    /// For now always.
    pub async fn connect(_house: House, _settings: Settings) -> Result<Discord, Broken> {
        Err(Broken::Unfinished)
    }

    /// Answers until `stop` comes.
    ///
    /// # Errors
    /// When the gateway turns the bot away.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send) -> Result<(), Broken> {
        stop.await;
        Ok(())
    }
}
