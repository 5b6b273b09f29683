//! Threads: a table gets its own.

use pergola_host::Post;
use pergola_table::PlaceId;
use serenity::model::id::MessageId;

use super::{
    ids,
    rest::{Rest, Room},
    shown,
    trouble::{Trouble, code},
};

/// Gives a table a thread that begins with its card, and says where that is; where it has one already, that.
pub(super) async fn begin(rest: &Rest, post: &Post, room: Room, message: MessageId, name: &str) -> Result<PlaceId, Trouble> {
    match rest.start_thread(room, message, &shown::thread(name)).await {
        Err(why) if !why.is(code::HAS_THREAD) => Err(why),
        Ok(()) | Err(_) => Ok(PlaceId { server: post.place.server.clone(), channel: ids::named(message.get()) }),
    }
}
