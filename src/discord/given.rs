//! Files that people give with commands: where Discord keeps them, and having them fetched from there.
//!
//! An address is signed: whoever knows it has the file, so it is never shown. Only where Discord keeps such files is asked,
//! without the bot's token, and no file is read further than the limit, however long it is said to be. Few files are in memory
//! at a time. Deliberately absent: what a file means, and trying again, which its giver does.

use std::sync::Arc;

use pergola_chat::{GivenFile, limits};
use pergola_text::Text;
use serenity::model::channel::Attachment;
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use super::{
    files::FileAddress,
    rest::{PATIENCE, Rest},
    wire::NotFetched,
};

/// The most files that are fetched, or answered, at a time.
const FETCHED: usize = 4;

impl FileAddress {
    /// Where a file is, unless it is said to be larger than it may be.
    pub(super) fn of(file: &Attachment) -> Result<FileAddress, Text> {
        if file.size as usize > limits::FILE { Err(NotFetched::TooLarge.words()) } else { Ok(FileAddress::new(file.url.clone())) }
    }
}

impl NotFetched {
    /// What whoever gave it is told.
    pub(super) fn words(self) -> Text {
        match self {
            NotFetched::TooLarge => Text::new("discord-file-too-large").number("limit", (limits::FILE >> 20) as i64),
            NotFetched::Busy => Text::new("discord-busy"),
            _ => Text::new("discord-file-not-fetched"),
        }
    }
}

/// Has files fetched, a few at a time.
#[derive(Clone)]
pub(super) struct Fetching {
    rest: Rest,
    places: Arc<Semaphore>,
}

impl Fetching {
    /// Fetches through this.
    pub(super) fn new(rest: Rest) -> Fetching {
        Fetching { rest, places: Arc::new(Semaphore::new(FETCHED)) }
    }

    /// Fetches a file. Another takes its place when what comes with it is dropped.
    pub(super) async fn fetch(&self, file: &FileAddress) -> Result<(GivenFile, OwnedSemaphorePermit), NotFetched> {
        let place = timeout(PATIENCE, self.places.clone().acquire_owned()).await;
        let Ok(Ok(place)) = place else { return Err(NotFetched::Busy) };
        let bytes = self.rest.fetch(file, limits::FILE, PATIENCE).await?;
        Ok((GivenFile { bytes: bytes.into() }, place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;

    fn fetched_from(api: Option<&str>, address: &str) -> bool {
        let settings = Settings::read(Some("a-token-of-somebody"), api, None).unwrap();
        FileAddress::new(address.to_owned()).within(&settings.file_origins()).is_some()
    }

    #[test]
    fn files_are_fetched_from_where_discord_keeps_them() {
        for own in [
            "https://cdn.discordapp.com/ephemeral-attachments/1/2/record.jsonl?ex=1&hm=2",
            "https://media.discordapp.net/attachments/1/2/record.jsonl",
            "https://CDN.discordapp.com:443/x",
        ] {
            assert!(fetched_from(None, own), "{own}");
        }
        for foreign in [
            "http://cdn.discordapp.com/x",
            "https://cdn.discordapp.com:8443/x",
            "https://cdn.discordapp.com.example/x",
            "https://example/cdn.discordapp.com",
            "https://cdn.discordapp.com@example/x",
            "https://name:word@cdn.discordapp.com/x",
            "https://discord.com/api/v10/users/@me",
            "https://127.0.0.1/x",
            "http://127.0.0.1:3000/x",
            "file:///etc/passwd",
            "data:text/plain,record",
            "",
        ] {
            assert!(!fetched_from(None, foreign), "{foreign}");
        }
    }

    #[test]
    fn with_a_server_in_discords_place_files_come_from_there_alone() {
        let from = |address| fetched_from(Some("http://127.0.0.1:3000"), address);
        assert!(from("http://127.0.0.1:3000/attachments/1/record.jsonl"));
        assert!(fetched_from(Some("http://localhost:80"), "http://localhost/x"));
        for foreign in ["http://127.0.0.1:3001/x", "https://127.0.0.1:3000/x", "https://cdn.discordapp.com/x"] {
            assert!(!from(foreign), "{foreign}");
        }
    }

    #[test]
    fn an_address_is_never_shown() {
        let address = FileAddress::new("https://cdn.discordapp.com/x?hm=secret".to_owned());
        assert!(!format!("{address:?}").contains("secret"));
    }
}
