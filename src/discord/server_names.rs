//! What servers are called, as the gateway tells it: whoever is told something in private reads of which server it is.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use serenity::model::id::GuildId;

/// The names of the servers the bot is in.
#[derive(Default)]
pub(super) struct ServerNames(Mutex<HashMap<u64, String>>);

impl ServerNames {
    /// A server is called this.
    pub(super) fn note(&self, server: GuildId, name: &str) {
        let mut names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        names.insert(server.get(), name.to_owned());
    }

    /// The bot is in a server no more.
    pub(super) fn forget(&self, server: GuildId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&server.get());
    }

    /// What a server is called, if that is known.
    pub(super) fn of(&self, server: u64) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&server).cloned()
    }
}
