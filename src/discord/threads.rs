//! Threads: a table gets its own, and what can be done when one is lost.

use pergola_chat::Card;
use pergola_host::{Post, PostError, Posted};
use pergola_table::PlaceId;
use pergola_text::Text;
use serenity::model::id::MessageId;
use tracing::warn;

use super::{
    courier::{Carrier, not_now},
    delivery::Delivered,
    ids,
    rest::Room,
    shown::{self, Pictured},
    trouble::{Trouble, code},
};

impl Carrier {
    /// Gives the table a thread that begins with its card. Without leave for threads it stays where it is.
    pub(super) async fn move_to_thread(
        &self,
        post: &Post,
        room: Room,
        message: MessageId,
        name: &str,
    ) -> Result<Posted, PostError> {
        let started = self.rest.start_thread(room, message, &shown::thread(name)).await;
        match started {
            Ok(()) => {}
            Err(why) if why.is(code::HAS_THREAD) => {}
            Err(why) if why.passes() => return Err(not_now(&why)),
            Err(why) => {
                warn!(table = %post.notice.table, %why, "a table gets no thread");
                self.tell(room, post, Text::new("discord-no-thread")).await;
                return Ok(Posted::Elsewhere(post.place.clone()));
            }
        }
        let place = PlaceId { server: post.place.server.clone(), channel: ids::named(message.get()) };
        Ok(Posted::Elsewhere(place))
    }

    /// Posts a card that is refused where it was meant to be in the channel above its thread, if the thread is lost; else lets
    /// those concerned know.
    pub(super) async fn elsewhere(
        &self,
        post: &Post,
        card: &Card,
        pictured: Pictured<'_>,
        why: Trouble,
    ) -> Result<(Delivered, Room, PlaceId), PostError> {
        let parent = post.parent.as_ref().filter(|_| why.is_closed() || why.is_shut());
        if let Some((parent, room)) = parent.and_then(|it| Some((it, ids::room(it)?))) {
            let in_channel = Post { place: parent.clone(), parent: None, thread: None, ..post.clone() };
            match self.deliver(&in_channel, room, card, pictured).await {
                Ok(delivered) => {
                    self.tell(room, post, Text::new("discord-thread-lost")).await;
                    return Ok((delivered, room, parent.clone()));
                }
                Err(why) if why.passes() => return Err(not_now(&why)),
                Err(why) => warn!(table = %post.notice.table, %why, "nor can the channel above be written in"),
            }
        }
        let sentence = if why.is_closed() { "discord-cannot-post" } else { "discord-card-refused" };
        self.tell_concerned(post, sentence).await;
        Err(PostError::Refused(why.to_string()))
    }
}
