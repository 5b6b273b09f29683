//! Delivering a card: posted once, however often it is tried.
//!
//! Each post has a nonce, so that Discord takes a repeat within minutes for the same. A post that may have been made
//! already is first looked for among the channel's last messages, by the table and the row of the outbox in our own buttons; an
//! outage longer than that may repeat a card. A card that is refused because of its picture goes out without; one whose thread is
//! lost is delivered in the channel above. Deliberately absent: what follows from what came of it ([`super::courier`]).

use pergola_chat as chat;
use pergola_chat::Card;
use pergola_host::Post;
use pergola_table::PlaceId;
use serde_json::Value;
use serenity::model::id::{MessageId, UserId};
use tracing::{info, warn};

use super::{
    files::Pictured,
    ids,
    layout::{pressable, said},
    mark::{self, Mark},
    mentions::mentioned,
    rest::{Rest, Room, Sent},
    shown,
    trouble::{Trouble, code},
};

/// So many of a channel's last messages are looked through for a card.
const LOOKED_THROUGH: u8 = 50;

/// A card that is to be delivered.
#[derive(Clone, Copy)]
pub(super) struct Delivery<'a> {
    pub(super) rest: &'a Rest,
    /// The bot's own account.
    pub(super) own: UserId,
    pub(super) post: &'a Post,
    pub(super) card: &'a Card,
    pub(super) pictured: Pictured<'a>,
}

/// What came of delivering a card.
pub(super) enum Outcome {
    /// It is where it was meant to be.
    Posted(Room, Delivered),
    /// Its thread is lost, and it is in the channel above.
    Elsewhere(Room, Delivered, PlaceId),
    /// It is nowhere yet, and may go through later.
    Later(Trouble),
    /// It is refused wherever it could be.
    Refused(Trouble),
}

impl Delivery<'_> {
    /// Delivers the card in this room, or in the channel above where that is a thread which is lost.
    pub(super) async fn deliver(&self, room: Room) -> Outcome {
        let why = match self.deliver_in(room).await {
            Ok(delivered) => return Outcome::Posted(room, delivered),
            Err(why) if why.passes() => return Outcome::Later(why),
            Err(why) => why,
        };
        let above = self.post.parent.as_ref().filter(|_| why.is_closed() || why.is_shut());
        let Some((place, room)) = above.and_then(|it| Some((it, ids::room(it)?))) else { return Outcome::Refused(why) };
        let post = Post { place: place.clone(), parent: None, thread: None, ..self.post.clone() };
        match (Delivery { post: &post, ..*self }).deliver_in(room).await {
            Ok(delivered) => Outcome::Elsewhere(room, delivered, post.place),
            Err(later) if later.passes() => Outcome::Later(later),
            Err(nor) => {
                warn!(table = %post.notice.table, why = %nor, "nor can the channel above be written in");
                Outcome::Refused(why)
            }
        }
    }

    /// Posts the card where it is not yet.
    async fn deliver_in(&self, room: Room) -> Result<Delivered, Trouble> {
        let Delivery { post, card, pictured, .. } = *self;
        if post.parent.is_some() {
            // Whatever Discord says to this: the post itself may still go through, or says why not.
            unless_closed(self.rest.change_thread(room, &shown::open_thread()).await)?;
        }
        if post.repeated {
            // Where nothing may be read nothing may be written.
            let latest = self.rest.latest(room, LOOKED_THROUGH).await?;
            if let Some(found) = latest.iter().find(|it| is_card(self.own, it, post, card)) {
                info!(table = %post.notice.table, "a card was posted before");
                // The try whose answer was lost may have been one without its picture.
                let awaits_picture = found.attachments.is_empty() && !matches!(pictured, Pictured::Without);
                return Ok(Delivered { message: Some(found.id), awaits_picture });
            }
            if self.stands_above().await? {
                info!(table = %post.notice.table, "a card was posted before its table had a thread");
                return Ok(Delivered::UNKNOWN);
            }
        }
        let mut sent = self.send(room).await;
        if matches!(&sent, Err(why) if why.is(code::ARCHIVED)) {
            self.rest.change_thread(room, &shown::open_thread()).await?;
            sent = self.send(room).await;
        }
        match sent {
            Err(Trouble::Unreadable) => Ok(Delivered::UNKNOWN),
            // It was posted, and somebody has deleted it since.
            Err(why) if post.repeated && why.is(code::UNKNOWN_MESSAGE) => Ok(Delivered::UNKNOWN),
            other => other,
        }
    }

    /// Whether the card was posted in the channel above, where its table was when it was tried first.
    async fn stands_above(&self) -> Result<bool, Trouble> {
        let Some(above) = self.post.parent.as_ref().and_then(ids::room) else { return Ok(false) };
        match self.rest.latest(above, LOOKED_THROUGH).await {
            Ok(latest) => Ok(latest.iter().any(|it| is_card(self.own, it, self.post, self.card))),
            Err(why) if why.passes() => Err(why),
            // Where nothing may be read nobody knows.
            Err(_) => Ok(false),
        }
    }

    /// Posts a card, without its picture where that is what is refused. Where the last try was refused its picture comes later:
    /// a card that is refused again is refused once.
    async fn send(&self, room: Room) -> Result<Delivered, Trouble> {
        let Delivery { post, card, pictured, .. } = *self;
        let body = |pictured| shown::posted(self.rest.layout(), card, pictured, &nonce(post));
        let files = pictured.files();
        if files.is_empty() {
            let sent = self.rest.post(room, &body(pictured), &[]).await?;
            return Ok(Delivered::of(&sent, pictured));
        }
        if post.refused {
            let sent = self.rest.post(room, &body(Pictured::Without), &[]).await?;
            return Ok(Delivered::of(&sent, Pictured::Later(&[])));
        }
        match self.rest.post(room, &body(pictured), files).await {
            Err(why) if why.may_be_the_file() => {
                info!(table = %post.notice.table, %why, "a card is tried without its picture");
                let sent = self.rest.post(room, &body(Pictured::Without), &[]).await?;
                Ok(Delivered::of(&sent, Pictured::Without))
            }
            sent => Ok(Delivered::of(&sent?, Pictured::Without)),
        }
    }
}

/// A card that is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Delivered {
    /// Its message, unless nothing is known but that there was one.
    pub(super) message: Option<MessageId>,
    /// Whether its picture is still to come.
    pub(super) awaits_picture: bool,
}

impl Delivered {
    /// There was a message.
    const UNKNOWN: Delivered = Delivered { message: None, awaits_picture: false };

    /// This message, with its picture so far.
    fn of(sent: &Sent, pictured: Pictured<'_>) -> Delivered {
        Delivered { message: Some(sent.id), awaits_picture: matches!(pictured, Pictured::Later(_)) }
    }
}

/// Whether a message of the bot's own account is this card. Where it does not say for which row it was posted, it is when it
/// shows the table not older than the notice.
fn is_card(own: UserId, sent: &Sent, post: &Post, card: &Card) -> bool {
    if sent.author["id"].as_str() != Some(&own.to_string()) {
        return false;
    }
    if card.rows.is_empty() {
        return said(&sent.content, &sent.components) == mentioned(&card.text);
    }
    let shows = |(mark, own): (Mark, &str)| {
        let is_this = mark.row.map_or(mark.revision >= post.notice.revision, |row| row == post.row);
        is_this && mark.table == post.notice.table && chat::ids::concerns(own, post.notice.table, post.opened)
    };
    marks(&sent.components).any(shows)
}

/// What came of a step before a post. When Discord says no to it, the post itself may still go through, or says why not.
fn unless_closed<T>(done: Result<T, Trouble>) -> Result<Option<T>, Trouble> {
    match done {
        Ok(done) => Ok(Some(done)),
        Err(why) if why.is_closed() => Ok(None),
        Err(why) => Err(why),
    }
}

/// What Discord knows a post by: the same for every try, another for every other post. A store gives no row twice, and the time
/// the table was opened tells it from the rows of another store.
fn nonce(post: &Post) -> String {
    format!("{:x}.{:x}", post.opened / 1000, post.row.0)
}

/// The marks in the ids of a message's buttons and menus, each with the conversation's own id.
fn marks(components: &Value) -> impl Iterator<Item = (Mark, &str)> {
    pressable(components).into_iter().filter_map(|id| Some((Mark::of(id)?, mark::without(id))))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use pergola_chat::rows::Row;
    use pergola_store::RowId;
    use pergola_table::{Notice, NoticeKind, TableId};
    use serde_json::json;

    use super::*;

    fn post(row: u64, revision: u64) -> Post {
        Post {
            row: RowId(row),
            repeated: false,
            refused: false,
            opened: 4_102_444_800_000,
            place: PlaceId { server: "discord:3".into(), channel: "discord:4".into() },
            notice: Notice { table: TableId(5), revision, kind: NoticeKind::Closed, told: None },
            card: Card::default(),
            called: Vec::new(),
            awaited: Vec::new(),
            thread: None,
            parent: None,
            concerned: Vec::new(),
        }
    }

    #[test]
    fn a_nonce_is_short_and_its_posts_own() {
        assert!(nonce(&post(u64::MAX, 60_003)).len() <= 25);
        let all: BTreeSet<_> = [(1, 1), (2, 1), (11, 1), (17, 1)].map(|(row, revision)| nonce(&post(row, revision))).into();
        assert_eq!(all.len(), 4, "of one revision, too");
        assert_ne!(nonce(&post(1, 1)), nonce(&Post { opened: 1000, ..post(1, 1) }));
    }

    #[test]
    fn of_two_cards_of_one_decision_each_is_known_by_its_row() {
        let (own, ours) = (UserId::new(7), Card { rows: vec![Row::Buttons(Vec::new())], ..Card::default() });
        let sent = |mark: &str| Sent {
            id: MessageId::new(1),
            content: String::new(),
            components: json!([{ "type": 1, "components": [{ "type": 2, "custom_id": format!("{mark}1.5.turn") }] }]),
            author: json!({ "id": "7" }),
            attachments: Vec::new(),
        };
        let is = |mark: &str, row: u64| is_card(own, &sent(mark), &post(row, 9), &ours);
        assert!(is("5@9+1/", 1) && is("5@9+2/", 2));
        assert!(!is("5@9+1/", 2) && !is("5@10+1/", 2), "the first of both was posted, the second was not");
        assert!(!is("6@9+1/", 1) && !is_card(UserId::new(8), &sent("5@9+1/"), &post(1, 9), &ours));
        assert!(is("5@9/", 2) && is("5@10/", 2) && !is("5@8/", 2), "what was posted before rows were marked is found still");
    }

    #[test]
    fn a_message_tells_what_it_shows() {
        let components = json!([
            { "type": 1, "components": [{ "type": 2, "custom_id": "5@9/1.5.turn" }, { "type": 2, "url": "x" }] },
            { "type": 10, "content": "something newer" },
            { "type": 1, "components": [{ "type": 3, "custom_id": "menu" }] },
        ]);
        assert_eq!(marks(&components).collect::<Vec<_>>(), [(Mark { table: TableId(5), revision: 9, row: None }, "1.5.turn")]);
        assert_eq!(marks(&Value::Null).count(), 0);
    }
}
