//! Posting the tables' cards: channel messages from the house's outbox, never answers to interactions.
//!
//! A card goes out in steps, each in a place of its own: it is delivered ([`super::delivery`]), the table gets its thread
//! ([`super::threads`]), its picture follows where it was not drawn in time, and whoever has to know that a card is refused is
//! told ([`super::concerned`]); whoever it calls is looked up ([`super::departed`]). Some are told in private
//! ([`super::whispers`]).

use std::{sync::Arc, time::Duration};

use pergola_chat::Card;
use pergola_host::{Courier, House, PictureFor, Post, PostError, Posted, Posting, Whispered, Whispering};
use pergola_table::{PersonId, PlaceId};
use serenity::model::id::{MessageId, UserId};
use tokio::time::sleep;
use tokio_util::task::TaskTracker;
use tracing::{info, warn};

use super::{
    concerned::Concerned,
    delivery::Delivered,
    departed::LookedUp,
    ids, mark,
    pictures::Drawing,
    rest::{Rest, Room},
    server_names::ServerNames,
    shown,
    trouble::Trouble,
    whispers::PrivateChannels,
};

/// So often it is tried to bring a card its picture, where Discord asks to wait.
const PICTURE_TRIES: usize = 5;
/// The longest wait in between.
const LONGEST_PICTURE_WAIT: Duration = Duration::from_secs(120);

/// Carries cards to Discord.
pub(super) struct Carrier {
    pub(super) house: House,
    pub(super) rest: Rest,
    /// The bot's own account.
    pub(super) own: UserId,
    /// What the servers are called.
    pub(super) servers: Arc<ServerNames>,
    pub(super) concerned: Concerned,
    /// Who was looked up among a server's members.
    pub(super) looked_up: Arc<LookedUp>,
    /// The private channels with people.
    pub(super) private_channels: PrivateChannels,
    /// Pictures on their way to cards that are posted.
    pub(super) running: TaskTracker,
}

impl Courier for Carrier {
    fn carries(&self, place: &PlaceId) -> bool {
        ids::channel(place).is_some()
    }

    fn post(&self, post: Post) -> Posting<'_> {
        Box::pin(self.carry(post))
    }

    fn knows(&self, person: &PersonId) -> bool {
        ids::person(person).is_some()
    }

    fn whisper(&self, whisper: Whispered) -> Whispering<'_> {
        Box::pin(async move { self.whisper_to(&whisper).await })
    }
}

impl Carrier {
    async fn carry(&self, post: Post) -> Result<Posted, PostError> {
        let Some(room) = ids::room(&post.place) else {
            return Err(PostError::Refused(Trouble::NoPlace.to_string()));
        };
        let card = mark::marked(post.card.clone(), Some(post.row));
        let mut drawing = Drawing::of(&card, &self.house, PictureFor::Card);
        drawing.a_moment(super::pictures::CARD_WAITS).await;
        let (delivered, room, place) = match self.deliver(&post, room, &card, drawing.pictured()).await {
            Ok(delivered) => (delivered, room, None),
            Err(why) if why.passes() => return Err(not_now(&why)),
            Err(why) => {
                let (delivered, room, place) = self.elsewhere(&post, &card, drawing.pictured(), why).await?;
                (delivered, room, Some(place))
            }
        };
        let Delivered { message, awaits_picture } = delivered;
        self.concerned.forget(post.notice.table);
        self.look_up_called(&post);
        let posted = match (place, &post.thread, message) {
            (Some(place), ..) => Posted::Elsewhere(place),
            (None, Some(name), Some(message)) => self.move_to_thread(&post, room, message, name).await?,
            _ => Posted::There,
        };
        if let Some(message) = message.filter(|_| awaits_picture) {
            self.bring_picture(room, message, card, drawing);
        }
        Ok(posted)
    }

    /// Brings a picture to a card that went out without, when it is drawn. Nobody waits for it.
    fn bring_picture(&self, room: Room, message: MessageId, card: Card, mut drawing: Drawing) {
        let rest = self.rest.clone();
        self.running.spawn(async move {
            let Some(file) = drawing.at_last().await else {
                return info!(table = ?card.table, "a card stays without its picture: too many wait for theirs");
            };
            let body = shown::picture(&card, Some(file));
            for left in (0..PICTURE_TRIES).rev() {
                let Err(why) = rest.edit(room, message, &body, Some(file)).await else { return };
                match why.after().filter(|_| left > 0) {
                    Some(after) => sleep(after.min(LONGEST_PICTURE_WAIT)).await,
                    None => return warn!(table = ?card.table, %why, "a card stays without its picture"),
                }
            }
        });
    }
}

/// What may go through later.
pub(super) fn not_now(why: &Trouble) -> PostError {
    PostError::Later { why: why.to_string(), after: why.after() }
}
