//! Posting the tables' cards: channel messages from the house's outbox, never answers to interactions.
//!
//! Each post has a nonce, so that Discord takes a repeat within minutes for the same. A post that may have been made
//! already is first looked for among the channel's last messages, by table and revision in our own buttons; an outage
//! longer than that may repeat a card. Where nothing can be posted, the table is told once in the way that still works:
//! a lost thread in its channel, a lost channel to the owner in private.

use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

use serde_json::{Value, json};
use serenity::model::id::{ChannelId, MessageId, UserId};
use tracing::{info, warn};

use super::{
    ids,
    mark::{self, Mark},
    pictures::{CARD_WAITS, Drawing},
    rest::{File, Rest, Sent, Trouble, code},
    say, shown,
};
use crate::{
    chat::{self, Card},
    host::{Courier, House, Post, PostError, Posted, Posting},
    table::{PlaceId, TableId},
    text::Text,
};

/// So many of a channel's last messages are looked through for a card.
const LOOKED_THROUGH: u8 = 50;

/// Carries cards to Discord.
pub(super) struct Carrier {
    pub(super) house: House,
    pub(super) rest: Rest,
    /// The bot's own account.
    pub(super) own: UserId,
    /// The tables whose owners know that nothing can be posted.
    pub(super) told: Mutex<BTreeSet<TableId>>,
}

impl Courier for Carrier {
    fn carries(&self, place: &PlaceId) -> bool {
        ids::channel(place).is_some()
    }

    fn post(&self, post: Post) -> Posting<'_> {
        Box::pin(self.carry(post))
    }
}

impl Carrier {
    async fn carry(&self, post: Post) -> Result<Posted, PostError> {
        let Some(channel) = ids::channel(&post.place).map(ChannelId::new) else {
            return Err(PostError::Never(Trouble::NotSent.to_string()));
        };
        let card = mark::marked(post.card.clone());
        let mut drawing = Drawing::of(&card, &self.house);
        let file = drawing.within(CARD_WAITS).await;
        let sent = match self.deliver(&post, channel, &card, file.as_ref()).await {
            Ok(sent) => sent,
            Err(why) if why.passes() => return Err(PostError::Later(why.to_string())),
            Err(why) if why.is_closed() => return self.elsewhere(&post, &card, file.as_ref(), why).await,
            Err(why) => return Err(PostError::Never(why.to_string())),
        };
        self.forget(post.notice.table);
        let posted = match (&post.thread, sent) {
            (Some(name), Some(message)) => self.move_to_thread(&post, channel, message, name).await?,
            _ => Posted::There,
        };
        if let Some(message) = sent {
            self.bring_picture(channel, message, &card, drawing).await;
        }
        Ok(posted)
    }

    /// Brings a picture to a card that went out without, when it is still being drawn.
    async fn bring_picture(&self, channel: ChannelId, message: MessageId, card: &Card, mut drawing: Drawing) {
        let Some(file) = drawing.at_last().await else { return };
        if let Err(why) = self.rest.edit(channel, message, &shown::message(card, Some(&file)), Some(&file)).await {
            warn!(table = ?card.table, %why, "a card stays without its picture");
        }
    }

    /// Posts a card where it is not yet; the message, unless nothing is known but that there was one.
    async fn deliver(
        &self,
        post: &Post,
        channel: ChannelId,
        card: &Card,
        file: Option<&File>,
    ) -> Result<Option<MessageId>, Trouble> {
        if post.parent.is_some() {
            unless_closed(self.rest.change_thread(channel, &shown::open_thread()).await)?;
        }
        if post.repeated {
            let latest = unless_closed(self.rest.latest(channel, LOOKED_THROUGH).await)?.unwrap_or_default();
            if let Some(found) = latest.iter().find(|it| self.is_card(it, post, card)) {
                info!(table = %post.notice.table, "a card was posted before the last stop");
                return Ok(Some(found.id));
            }
        }
        let body = shown::posted(card, file, &nonce(post));
        let mut sent = self.rest.post(channel, &body, file).await;
        if matches!(&sent, Err(why) if why.is(code::ARCHIVED)) {
            self.rest.change_thread(channel, &shown::open_thread()).await?;
            sent = self.rest.post(channel, &body, file).await;
        }
        match sent {
            Ok(sent) => Ok(Some(sent.id)),
            Err(Trouble::Unreadable) => Ok(None),
            // It was posted, and somebody has deleted it since.
            Err(why) if post.repeated && why.is(code::UNKNOWN_MESSAGE) => Ok(None),
            Err(why) => Err(why),
        }
    }

    /// Whether a message is this card, of this table and not older than its notice.
    fn is_card(&self, sent: &Sent, post: &Post, card: &Card) -> bool {
        if sent.author["id"].as_str() != Some(&self.own.to_string()) {
            return false;
        }
        if card.rows.is_empty() {
            return sent.content == shown::message(card, None)["content"];
        }
        let shows = |(mark, own): (Mark, &str)| {
            let newer = mark.table == post.notice.table && mark.revision >= post.notice.revision;
            newer && chat::concerns(own, post.notice.table, post.opened)
        };
        marks(&sent.components).any(shows)
    }

    /// Gives the table a thread that begins with its card. Without leave for threads it stays where it is.
    async fn move_to_thread(&self, post: &Post, channel: ChannelId, message: MessageId, name: &str) -> Result<Posted, PostError> {
        let started = self.rest.start_thread(channel, message, &shown::thread(name)).await;
        match started {
            Ok(()) => {}
            Err(why) if why.is(code::HAS_THREAD) => {}
            Err(why) if why.passes() => return Err(PostError::Later(why.to_string())),
            Err(why) => {
                warn!(table = %post.notice.table, %why, "a table gets no thread");
                self.tell(channel, post, "discord-no-thread").await;
                return Ok(Posted::Elsewhere(post.place.clone()));
            }
        }
        let place = PlaceId { server: post.place.server.clone(), channel: ids::named(message.get()) };
        Ok(Posted::Elsewhere(place))
    }

    /// Posts a card whose thread is lost in the channel above, or lets the table's owner know.
    async fn elsewhere(&self, post: &Post, card: &Card, file: Option<&File>, why: Trouble) -> Result<Posted, PostError> {
        if let Some((parent, channel)) = post.parent.as_ref().and_then(|it| Some((it, ChannelId::new(ids::channel(it)?)))) {
            let in_channel = Post { place: parent.clone(), parent: None, thread: None, ..post.clone() };
            match self.deliver(&in_channel, channel, card, file).await {
                Ok(_) => {
                    self.tell(channel, post, "discord-thread-lost").await;
                    return Ok(Posted::Elsewhere(parent.clone()));
                }
                Err(why) if why.passes() => return Err(PostError::Later(why.to_string())),
                Err(why) => warn!(table = %post.notice.table, %why, "nor can the channel above be written in"),
            }
        }
        self.tell_owner(post).await;
        Err(PostError::Never(why.to_string()))
    }

    /// Says a sentence about the table in a channel.
    async fn tell(&self, channel: ChannelId, post: &Post, sentence: &'static str) {
        let text = say(&Text::of(sentence).number("table", post.notice.table.0 as i64));
        if let Err(why) = self.rest.post(channel, &shown::message(&shown::sentence(text), None), None).await {
            warn!(table = %post.notice.table, %why, "nobody is told");
        }
    }

    /// Tells the owner once, until something can be posted again.
    async fn tell_owner(&self, post: &Post) {
        let Some(owner) = post.owner.as_ref().and_then(ids::person) else { return };
        if !self.told.lock().unwrap_or_else(PoisonError::into_inner).insert(post.notice.table) {
            return;
        }
        match self.rest.private_channel(&json!({ "recipient_id": owner.to_string() })).await {
            Ok(channel) => self.tell(channel, post, "discord-cannot-post").await,
            Err(why) => warn!(table = %post.notice.table, %why, "the owner is not told"),
        }
    }

    fn forget(&self, table: TableId) {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
    }
}

/// What came of a step before a post. When Discord says no to it, the post itself may still go through, or says why not.
fn unless_closed<T>(done: Result<T, Trouble>) -> Result<Option<T>, Trouble> {
    match done {
        Ok(done) => Ok(Some(done)),
        Err(why) if why.is_closed() => Ok(None),
        Err(why) => Err(why),
    }
}

/// What Discord knows a post by: the same for every try, another for every other post. A table has one notice a revision,
/// and the time it was opened tells it from the tables of another store.
fn nonce(post: &Post) -> String {
    format!("{:x}.{:x}.{:x}", post.opened / 1000, post.notice.table.0, post.notice.revision)
}

/// The marks in the ids of a message's buttons and menus, each with the conversation's own id.
fn marks(components: &Value) -> impl Iterator<Item = (Mark, &str)> {
    let rows = components.as_array().into_iter().flatten();
    let parts = rows.filter_map(|row| row["components"].as_array()).flatten();
    let ids = parts.filter_map(|part| part["custom_id"].as_str());
    ids.filter_map(|id| Some((Mark::of(id)?, mark::without(id))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        store::RowId,
        table::{Notice, NoticeKind},
    };

    fn post(table: u64, revision: u64) -> Post {
        Post {
            row: RowId(1),
            repeated: false,
            opened: 4_102_444_800_000,
            place: PlaceId { server: "discord:3".into(), channel: "discord:4".into() },
            notice: Notice { table: TableId(table), revision, kind: NoticeKind::Closed },
            card: Card::default(),
            thread: None,
            parent: None,
            owner: None,
        }
    }

    #[test]
    fn a_nonce_is_short_and_its_posts_own() {
        assert!(nonce(&post(u64::from(u32::MAX), 60_003)).len() <= 25);
        let all: BTreeSet<_> = [(1, 1), (1, 2), (2, 1), (11, 1), (1, 11)].map(|(table, it)| nonce(&post(table, it))).into();
        assert_eq!(all.len(), 5);
        assert_ne!(nonce(&post(1, 1)), nonce(&Post { opened: 1000, ..post(1, 1) }));
    }

    #[test]
    fn a_message_tells_what_it_shows() {
        let components = json!([
            { "type": 1, "components": [{ "type": 2, "custom_id": "5@9/1.5.turn" }, { "type": 2, "url": "x" }] },
            { "type": 10, "content": "something newer" },
            { "type": 1, "components": [{ "type": 3, "custom_id": "menu" }] },
        ]);
        assert_eq!(marks(&components).collect::<Vec<_>>(), [(Mark { table: TableId(5), revision: 9 }, "1.5.turn")]);
        assert_eq!(marks(&Value::Null).count(), 0);
    }
}
