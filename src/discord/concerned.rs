//! Those whom it concerns that a table's cards cannot be posted: each is told once, in private, until something can be posted
//! again. Whoever cannot be told reads it under every answer about the table.

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use pergola_host::Post;
use pergola_table::{PersonId, TableId};
use pergola_text::{Language, Text};
use serenity::model::id::UserId;
use tracing::warn;

use super::{
    files::Pictured,
    ids,
    rest::{Rest, Room},
    say,
    server_names::ServerNames,
    shown,
    trouble::Trouble,
    whispers::PrivateChannels,
};

/// Tells people in channels and in private what does not go through, and keeps who knows it.
pub(super) struct Concerned {
    rest: Rest,
    channels: Arc<PrivateChannels>,
    /// What the servers are called.
    servers: Arc<ServerNames>,
    /// Who knows of which table that nothing can be posted.
    told: Mutex<BTreeSet<(TableId, PersonId)>>,
}

impl Concerned {
    /// Nobody knows anything yet.
    pub(super) fn new(rest: Rest, channels: Arc<PrivateChannels>, servers: Arc<ServerNames>) -> Concerned {
        Concerned { rest, channels, servers, told: Mutex::default() }
    }

    /// Something was posted for this table.
    pub(super) fn forget(&self, table: TableId) {
        self.told().retain(|(it, _)| *it != table);
    }

    /// Whether this person does not know it yet; from now on they do.
    fn is_news(&self, table: TableId, person: &PersonId) -> bool {
        self.told().insert((table, person.clone()))
    }

    /// This person was not told after all.
    fn forget_one(&self, table: TableId, person: &PersonId) {
        self.told().remove(&(table, person.clone()));
    }

    /// Says a sentence about the table in a channel.
    pub(super) async fn say_in(&self, room: Room, post: &Post, sentence: Text) {
        if let Err(why) = self.try_to_tell(room, post, sentence).await {
            warn!(table = %post.notice.table, %why, "nobody is told");
        }
    }

    async fn try_to_tell(&self, room: Room, post: &Post, sentence: Text) -> Result<(), Trouble> {
        // A cup has cards as a table has them, and a number of its own; no cup has the number 0.
        let cup = post.notice.table.cup().unwrap_or(0) as i64;
        let text = say(Language::default(), &sentence.number("table", post.notice.table.0 as i64).number("cup", cup));
        let body = shown::message(self.rest.layout(), &shown::sentence(text), Pictured::Without);
        self.rest.post(room, &body, &[]).await.map(drop)
    }

    /// Tells each of those concerned once, until something can be posted again, and where that is.
    pub(super) async fn tell(&self, post: &Post, sentence: &'static str) {
        let sentence = Text::new(sentence).text("where", self.whereabouts(post));
        for person in &post.concerned {
            let Some(account) = ids::person(person) else { continue };
            if !self.is_news(post.notice.table, person) {
                continue;
            }
            let told = match self.channels.with(UserId::new(account)).await {
                Ok(room) => self.try_to_tell(room, post, sentence.clone()).await,
                Err(why) => Err(why),
            };
            let Err(why) = told else { continue };
            warn!(table = %post.notice.table, %why, "somebody concerned is not told");
            // Nothing was sent: they are told with the next try.
            if why.after().is_some() {
                self.forget_one(post.notice.table, person);
            }
        }
    }

    /// The channel that a card was meant for, and what its server is called.
    fn whereabouts(&self, post: &Post) -> Text {
        let place = post.parent.as_ref().unwrap_or(&post.place);
        let channel = ids::channel(place).map(|it| format!("<#{it}>"));
        match ids::number(&place.server).and_then(|it| self.servers.of(it)) {
            Some(name) => Text::new("discord-where").mention("channel", channel, "").mention("server", None, &name),
            None => Text::new("discord-where-unnamed").mention("channel", channel, ""),
        }
    }

    fn told(&self) -> MutexGuard<'_, BTreeSet<(TableId, PersonId)>> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
