//! Those whom it concerns that a table's cards cannot be posted: each is told once, in private, until something can be posted
//! again. Whoever cannot be told reads it under every answer about the table.

use std::{
    collections::BTreeSet,
    sync::{Mutex, MutexGuard, PoisonError},
};

use serenity::model::id::{ChannelId, UserId};
use tracing::warn;

use super::{
    courier::Carrier,
    ids, say,
    shown::{self, Pictured},
};
use crate::{
    host::Post,
    table::{PersonId, TableId},
    text::Text,
};

/// Who knows of which table that nothing can be posted.
#[derive(Default)]
pub(super) struct Concerned(Mutex<BTreeSet<(TableId, PersonId)>>);

impl Concerned {
    /// Something was posted for this table.
    pub(super) fn forget(&self, table: TableId) {
        self.told().retain(|(it, _)| *it != table);
    }

    /// Whether this person does not know it yet; from now on they do.
    fn is_news(&self, table: TableId, person: &PersonId) -> bool {
        self.told().insert((table, person.clone()))
    }

    fn told(&self) -> MutexGuard<'_, BTreeSet<(TableId, PersonId)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Carrier {
    /// Says a sentence about the table in a channel.
    pub(super) async fn tell(&self, channel: ChannelId, post: &Post, sentence: &'static str) {
        let text = say(&Text::of(sentence).number("table", post.notice.table.0 as i64));
        let body = shown::message(&shown::sentence(text), Pictured::Without);
        if let Err(why) = self.rest.post(channel, &body, None).await {
            warn!(table = %post.notice.table, %why, "nobody is told");
        }
    }

    /// Tells each of those concerned once, until something can be posted again.
    pub(super) async fn tell_concerned(&self, post: &Post, sentence: &'static str) {
        for person in &post.concerned {
            let Some(account) = ids::person(person) else { continue };
            if !self.concerned.is_news(post.notice.table, person) {
                continue;
            }
            match self.private_channel(UserId::new(account)).await {
                Ok(channel) => self.tell(channel, post, sentence).await,
                Err(why) => warn!(table = %post.notice.table, %why, "somebody concerned is not told"),
            }
        }
    }
}
