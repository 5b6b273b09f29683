//! Private messages of the bot's own: calls of those who like to be called so, and hints.
//!
//! A whisper has a nonce, so that Discord takes a repeat within minutes for the same; one that may have been delivered before is
//! looked for among the last messages of its channel. Deliberately absent: what follows when somebody takes no private messages.

use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex, PoisonError},
};

use lru::LruCache;
use pergola_host::{PostError, Whispered};
use serde_json::json;
use serenity::model::id::{MessageId, UserId};
use tracing::info;

use super::{
    files::Pictured,
    ids,
    layout::said,
    rest::{Rest, Room, Sent},
    shown,
    trouble::Trouble,
};

/// So many of a private channel's last messages are looked through for a whisper.
const LOOKED_THROUGH: u8 = 10;
/// So many private channels are remembered, those that were used last.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(20_000).expect("some are");

/// The private channels the bot has had with people since the start.
pub(super) struct PrivateChannels {
    rest: Rest,
    known: Mutex<LruCache<UserId, Room>>,
}

/// Tells people something in private.
pub(super) struct Whispers {
    rest: Rest,
    /// The bot's own account.
    own: UserId,
    channels: Arc<PrivateChannels>,
}

impl PrivateChannels {
    /// None is known yet.
    pub(super) fn new(rest: Rest) -> PrivateChannels {
        PrivateChannels { rest, known: Mutex::new(LruCache::new(REMEMBERED)) }
    }

    /// The private channel with somebody.
    pub(super) async fn with(&self, user: UserId) -> Result<Room, Trouble> {
        if let Some(known) = self.of(user) {
            return Ok(known);
        }
        let channel = self.rest.private_channel(&json!({ "recipient_id": user.to_string() })).await?;
        self.note(user, channel);
        Ok(channel)
    }

    fn of(&self, user: UserId) -> Option<Room> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&user).copied()
    }

    fn note(&self, user: UserId, channel: Room) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).put(user, channel);
    }
}

impl Whispers {
    /// Whispers of this account, in these channels.
    pub(super) fn new(rest: Rest, own: UserId, channels: Arc<PrivateChannels>) -> Whispers {
        Whispers { rest, own, channels }
    }

    /// Tells somebody something in private, with these pictures; the message, unless it was told before.
    pub(super) async fn tell(&self, whisper: &Whispered, pictured: Pictured<'_>) -> Result<Option<(Room, MessageId)>, PostError> {
        let Some(user) = ids::person(&whisper.to).map(UserId::new) else {
            return Err(Trouble::NoPlace.unsent());
        };
        self.tell_privately(user, whisper, pictured).await.map_err(|why| why.unsent())
    }

    async fn tell_privately(
        &self,
        user: UserId,
        whisper: &Whispered,
        pictured: Pictured<'_>,
    ) -> Result<Option<(Room, MessageId)>, Trouble> {
        let channel = self.channels.with(user).await?;
        let body = shown::posted(self.rest.layout(), &whisper.card, pictured, &whisper.key);
        if whisper.repeated {
            let latest = self.rest.latest(channel, LOOKED_THROUGH).await?;
            let own = self.own.to_string();
            let is_told = |sent: &Sent| {
                let is_own = sent.author["id"].as_str() == Some(&own);
                is_own && whisper.is(&said(&sent.content, &sent.components), ids::made_at(sent.id.get()))
            };
            if latest.iter().any(is_told) {
                info!("somebody was told in private before");
                return Ok(None);
            }
        }
        let mut posted = self.rest.post(channel, &body, pictured.files()).await;
        if posted.as_ref().is_err_and(|why| !pictured.files().is_empty() && why.may_be_the_file()) {
            let body = shown::posted(self.rest.layout(), &whisper.card, Pictured::Without, &whisper.key);
            posted = self.rest.post(channel, &body, &[]).await;
        }
        match posted {
            Ok(message) => Ok(Some((channel, message.id))),
            // It was posted, whatever Discord said of it.
            Err(Trouble::Unreadable) => Ok(None),
            Err(why) => Err(why),
        }
    }
}
