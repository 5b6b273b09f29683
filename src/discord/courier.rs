//! Posting the tables' cards: channel messages from the house's outbox, never answers to interactions.
//!
//! Here it is decided what follows when a card was delivered ([`super::delivery`]) or was not: the table gets its thread
//! ([`super::threads`]), its picture follows where it was not drawn in time, and whoever has to know that a card is refused is
//! told ([`super::concerned`]); whoever it calls is looked up ([`super::departed`]). Some are told in private
//! ([`super::whispers`]).

use std::{sync::Arc, time::Duration};

use pergola_chat::Card;
use pergola_host::{Courier, House, PictureFor, Post, PostError, Posted, Posting, Whispered, Whispering};
use pergola_table::{PersonId, PlaceId};
use pergola_text::Text;
use serenity::model::id::{MessageId, UserId};
use tokio::time::sleep;
use tokio_util::task::TaskTracker;
use tracing::{info, warn};

use super::{
    answers::Answers,
    concerned::Concerned,
    delivery::{Delivered, Delivery, Outcome},
    departed::Departed,
    files::Pictured,
    ids, mark,
    newest::Newest,
    pictures::Drawing,
    rest::{Rest, Room},
    server_names::ServerNames,
    shown, threads,
    trouble::Trouble,
    whispers::{PrivateChannels, Whispers},
};

/// So often it is tried to bring a card its picture, where Discord asks to wait.
const PICTURE_TRIES: usize = 5;
/// The longest wait in between.
const LONGEST_PICTURE_WAIT: Duration = Duration::from_secs(120);

/// Carries cards to Discord.
pub(super) struct Carrier {
    house: House,
    rest: Rest,
    /// The bot's own account.
    own: UserId,
    concerned: Concerned,
    departed: Departed,
    whispers: Whispers,
    newest: Newest,
    /// Pictures on their way to cards that are posted.
    running: TaskTracker,
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
        Box::pin(self.tell(whisper))
    }
}

impl Carrier {
    /// Carries with this account; what runs beside is tracked.
    pub(super) fn new(answers: &Answers, own: UserId, servers: Arc<ServerNames>, running: TaskTracker) -> Carrier {
        let Answers { house, rest, newest, .. } = answers.clone();
        let channels = Arc::new(PrivateChannels::new(rest.clone()));
        let whispers = Whispers::new(rest.clone(), own, channels.clone());
        let concerned = Concerned::new(rest.clone(), channels, servers);
        let (looked_up, looking) = (Arc::default(), running.clone());
        let departed = Departed { rest: rest.clone(), house: house.clone(), running: looking, looked_up };
        Carrier { house, rest, own, concerned, departed, whispers, newest, running }
    }

    async fn carry(&self, post: Post) -> Result<Posted, PostError> {
        let Some(room) = ids::room(&post.place) else { return Err(Trouble::NoPlace.unsent()) };
        let card = mark::marked(post.card.clone(), Some(post.row));
        let mut drawing = Drawing::of(&card, &self.house, PictureFor::Card);
        drawing.a_moment(super::pictures::CARD_WAITS).await;
        let delivery = Delivery { rest: &self.rest, own: self.own, post: &post, card: &card, pictured: drawing.pictured(&[]) };
        let outcome = delivery.deliver(room).await;
        let (room, Delivered { message, awaits_picture }, posted) = self.follow(&post, outcome).await?;
        if let Some(message) = message.filter(|_| awaits_picture) {
            self.bring_picture(room, message, card, drawing);
        }
        Ok(posted)
    }

    /// Tells somebody something in private, its picture with it or by an edit, as with a card.
    async fn tell(&self, whisper: Whispered) -> Result<(), PostError> {
        let mut drawing = Drawing::of(&whisper.card, &self.house, PictureFor::Card);
        drawing.a_moment(super::pictures::CARD_WAITS).await;
        let told = self.whispers.tell(&whisper, drawing.pictured(&[])).await?;
        if let Some((room, message)) = told.filter(|_| drawing.is_under_way()) {
            self.bring_picture(room, message, whisper.card, drawing);
        }
        Ok(())
    }

    /// What follows when a card was delivered, or was not.
    async fn follow(&self, post: &Post, outcome: Outcome) -> Result<(Room, Delivered, Posted), PostError> {
        match outcome {
            Outcome::Posted(room, delivered) => {
                self.is_there(post);
                let posted = match (&post.thread, delivered.message) {
                    (Some(name), Some(message)) => self.begin_thread(post, room, message, name).await?,
                    (Some(_), None) | (None, _) => Posted::There,
                };
                Ok((room, delivered, posted))
            }
            Outcome::Elsewhere(room, delivered, place) => {
                self.concerned.say_in(room, post, Text::new("discord-thread-lost")).await;
                self.is_there(post);
                Ok((room, delivered, Posted::Elsewhere(place)))
            }
            Outcome::Later(why) => Err(why.unsent()),
            Outcome::Refused(why) => {
                let sentence = if why.is_closed() { "discord-cannot-post" } else { "discord-card-refused" };
                self.concerned.tell(post, sentence).await;
                Err(PostError::Refused(why.to_string()))
            }
        }
    }

    /// A card is there.
    fn is_there(&self, post: &Post) {
        self.concerned.forget(post.notice.table);
        self.departed.look_up_called(post);
    }

    /// Gives the table its thread. Without leave for threads it stays where it is.
    async fn begin_thread(&self, post: &Post, room: Room, message: MessageId, name: &str) -> Result<Posted, PostError> {
        match threads::begin(&self.rest, post, room, message, name).await {
            Ok(place) => Ok(Posted::Elsewhere(place)),
            Err(why) if why.passes() => Err(why.unsent()),
            Err(why) => {
                warn!(table = %post.notice.table, %why, "a table gets no thread");
                self.concerned.say_in(room, post, Text::new("discord-no-thread")).await;
                Ok(Posted::Elsewhere(post.place.clone()))
            }
        }
    }

    /// Brings a picture to a card that went out without, when it is drawn, unless the card shows something newer by then. Nobody
    /// waits for it.
    fn bring_picture(&self, room: Room, message: MessageId, card: Card, mut drawing: Drawing) {
        let (rest, mut change) = (self.rest.clone(), self.newest.change(message));
        self.running.spawn(async move {
            let files = tokio::select! {
                () = change.outdated() => return,
                files = drawing.at_last() => files,
            };
            if files.is_empty() {
                return info!(table = ?card.table, "a card stays without its picture: too many wait for theirs");
            }
            let body = shown::picture(rest.layout(), &card, Pictured::With(files));
            for left in (0..PICTURE_TRIES).rev() {
                let Err(why) = rest.edit(room, message, &body, files).await else { return };
                match why.after().filter(|_| left > 0) {
                    Some(after) => tokio::select! {
                        () = change.outdated() => return,
                        () = sleep(after.min(LONGEST_PICTURE_WAIT)) => {}
                    },
                    None => return warn!(table = ?card.table, %why, "a card stays without its picture"),
                }
            }
        });
    }
}
