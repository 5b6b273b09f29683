//! Private messages of the bot's own: calls of those who like to be called so, and hints.
//!
//! A whisper has a nonce, so that Discord takes a repeat within minutes for the same; one that may have been delivered before is
//! looked for among the last messages of its channel. Deliberately absent: what follows when somebody takes no private messages.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use pergola_host::{PostError, Whispered};
use serde_json::json;
use serenity::model::id::UserId;
use tracing::info;

use super::{
    courier::{Carrier, not_now},
    ids,
    rest::{Room, Sent},
    shown::{self, Pictured},
    trouble::Trouble,
};

/// So many of a private channel's last messages are looked through for a whisper.
const LOOKED_THROUGH: u8 = 10;
/// So many private channels are remembered before all are asked for again.
const REMEMBERED: usize = 20_000;

/// The private channels the bot has had with people since the start.
#[derive(Default)]
pub(super) struct PrivateChannels(Mutex<HashMap<UserId, Room>>);

impl PrivateChannels {
    fn of(&self, user: UserId) -> Option<Room> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&user).copied()
    }

    fn note(&self, user: UserId, channel: Room) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(user, channel);
    }
}

impl Carrier {
    /// Tells somebody something in private.
    pub(super) async fn whisper_to(&self, whisper: &Whispered) -> Result<(), PostError> {
        let Some(user) = ids::person(&whisper.to).map(UserId::new) else {
            return Err(PostError::Refused(Trouble::NoPlace.to_string()));
        };
        let told = self.tell_privately(user, whisper).await;
        told.map_err(|why| if why.passes() { not_now(&why) } else { PostError::Refused(why.to_string()) })
    }

    async fn tell_privately(&self, user: UserId, whisper: &Whispered) -> Result<(), Trouble> {
        let channel = self.private_channel(user).await?;
        let body = shown::posted(&whisper.card, Pictured::Without, &whisper.key);
        if whisper.repeated {
            let latest = self.rest.latest(channel, LOOKED_THROUGH).await?;
            let own = self.own.to_string();
            let is_told = |sent: &Sent| {
                let is_own = sent.author["id"].as_str() == Some(&own);
                is_own && whisper.is(&sent.content, ids::made_at(sent.id.get()))
            };
            if latest.iter().any(is_told) {
                info!("somebody was told in private before");
                return Ok(());
            }
        }
        match self.rest.post(channel, &body, None).await {
            // It was posted, whatever Discord said of it.
            Ok(_) | Err(Trouble::Unreadable) => Ok(()),
            Err(why) => Err(why),
        }
    }

    /// The private channel with somebody.
    pub(super) async fn private_channel(&self, user: UserId) -> Result<Room, Trouble> {
        if let Some(known) = self.private_channels.of(user) {
            return Ok(known);
        }
        let channel = self.rest.private_channel(&json!({ "recipient_id": user.to_string() })).await?;
        self.private_channels.note(user, channel);
        Ok(channel)
    }
}
