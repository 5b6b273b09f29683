//! A chat that answers late, wrongly, after the fact or not for an hour: what a courier meets behind its door.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use pergola::{
    chat::Card,
    host::{Courier, Post, PostError, Posted, Posting, Whispered, Whispering},
    store::RowId,
    table::{Millis, PersonId, PlaceId},
};
use tokio::time::sleep;

use super::{process::Process, watch::Watch, world::World};

/// How long the chat may be out of order.
const OUT_FOR: Duration = Duration::from_secs(30 * 60);
/// One in so many people takes no private messages.
const SHUT_OUT_BY: u32 = 5;
/// How many of a channel's last messages are looked through for a card that may be there already.
const LOOKED_THROUGH: usize = 50;

/// The chat, which outlives every process of the house.
#[derive(Clone)]
pub(crate) struct Channels {
    world: Arc<World>,
    watch: Arc<Watch>,
    /// Who talks to it.
    process: Process,
    inner: Arc<Mutex<Inner>>,
}

#[derive(Default)]
struct Inner {
    /// The messages of each place, oldest first, each with the row it was posted for.
    messages: BTreeMap<PlaceId, Vec<(RowId, Card)>>,
    /// What each person was whispered, oldest first, and when: by the clock that a restore goes by.
    whispers: BTreeMap<PersonId, Vec<(String, Millis)>>,
    /// The last of them, as it stands there now.
    calls: BTreeMap<PersonId, Card>,
    /// Whether each person takes no private messages, which they set once and for all.
    shut_out_by: BTreeMap<PersonId, bool>,
    out_until: Duration,
}

impl Channels {
    pub(crate) fn new(world: &Arc<World>, watch: &Arc<Watch>) -> Channels {
        Channels { world: world.clone(), watch: watch.clone(), process: Process::awake(), inner: Arc::default() }
    }

    /// The same chat, as this process reaches it.
    pub(crate) fn reached_by(&self, process: &Process) -> Channels {
        Channels { process: process.clone(), ..self.clone() }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().expect("nobody panics with it")
    }

    /// The messages of a place, oldest first.
    pub(crate) fn messages(&self, place: &PlaceId) -> Vec<Card> {
        self.inner().messages.get(place).into_iter().flatten().map(|(_, card)| card.clone()).collect()
    }

    /// The last private message of somebody, if they were sent one.
    pub(crate) fn call_of(&self, person: &PersonId) -> Option<Card> {
        self.inner().calls.get(person).cloned()
    }

    /// An answer takes the place of the last private message.
    pub(crate) fn change_call(&self, person: &PersonId, card: &Card) {
        let mut inner = self.inner();
        inner.calls.insert(person.clone(), card.clone());
        let last = inner.whispers.get_mut(person).and_then(|told| told.last_mut());
        last.into_iter().for_each(|(text, _)| text.clone_from(&card.text));
    }

    /// Every place with a message.
    pub(crate) fn places(&self) -> Vec<PlaceId> {
        self.inner().messages.keys().cloned().collect()
    }

    async fn carry(&self, post: Post) -> Result<Posted, PostError> {
        let later = |why: &str| Err(PostError::later(why));
        self.world.pass("before a post").await;
        self.process.passes().await;
        let now = self.world.elapsed();
        if self.world.strikes(400, "outage of the chat") {
            self.inner().out_until = now + OUT_FOR * self.world.below(1_000) / 1_000;
        }
        if now < self.inner().out_until && !self.world.is_calm() {
            return later("503");
        }
        if self.world.strikes(40, "post refused with 429") {
            return later("429");
        }
        self.world.may_fall_over(150, "door that fell over before a post");
        if self.world.strikes(200, "post that hung") {
            sleep(Duration::from_secs(60)).await;
            return later("no answer");
        }
        if self.world.strikes(60, "post that was late") {
            self.world.pass_within("while a post was late", 120_000).await;
            self.process.passes().await;
        }
        if !((post.repeated || self.process.has_lost_its_place()) && self.is_there(&post)) {
            self.show(&post);
        }
        // It is posted; whether its door gets to know is another matter.
        self.world.may_fall_over(150, "door that fell over after a post");
        self.world.pass("after a post").await;
        self.process.passes().await;
        if self.world.strikes(40, "post whose answer was lost") {
            return later("the answer was lost");
        }
        let Some(_) = &post.thread else { return Ok(Posted::There) };
        let channel = format!("thread-{}", post.notice.table);
        Ok(Posted::Elsewhere(PlaceId { server: post.place.server, channel }))
    }

    async fn tell(&self, whisper: Whispered) -> Result<(), PostError> {
        let later = |why: &str| Err(PostError::later(why));
        self.world.pass("before a whisper").await;
        self.process.passes().await;
        if self.world.elapsed() < self.inner().out_until && !self.world.is_calm() {
            return later("503");
        }
        let shuts_out = self.world.one_in(SHUT_OUT_BY);
        if *self.inner().shut_out_by.entry(whisper.to.clone()).or_insert(shuts_out) {
            self.world.count("whisper refused");
            return Err(PostError::Refused("takes no private messages".to_owned()));
        }
        if self.world.strikes(40, "whisper refused with 429") {
            return later("429");
        }
        self.world.may_fall_over(150, "door that fell over before a whisper");
        let text = whisper.card.text.clone();
        let is_there =
            self.inner().whispers.get(&whisper.to).is_some_and(|told| told.iter().any(|(text, at)| whisper.is(text, *at)));
        if is_there && (whisper.repeated || self.process.has_lost_its_place()) {
            self.world.count("whisper found again");
        } else {
            self.watch.whispered(&whisper);
            self.world.count("whispers");
            self.inner().calls.insert(whisper.to.clone(), whisper.card);
            self.inner().whispers.entry(whisper.to).or_default().push((text, clock()));
        }
        self.world.may_fall_over(150, "door that fell over after a whisper");
        if self.world.strikes(40, "whisper whose answer was lost") {
            return later("the answer was lost");
        }
        Ok(())
    }

    /// Whether a post is there already. What another process has posted meanwhile the chat itself knows by its nonce.
    fn is_there(&self, post: &Post) -> bool {
        let inner = self.inner();
        // Its table may have got a thread since.
        let places = [Some(&post.place), post.parent.as_ref()].into_iter().flatten();
        let mut latest = places.flat_map(|it| inner.messages.get(it)).flat_map(|it| it.iter().rev().take(LOOKED_THROUGH));
        let found = latest.any(|(row, _)| *row == post.row);
        if found {
            self.world.count("card found again");
        }
        found
    }

    fn show(&self, post: &Post) {
        self.watch.posted(post);
        self.world.count("cards posted");
        self.inner().messages.entry(post.place.clone()).or_default().push((post.row, post.card.clone()));
    }
}

/// This moment, by the machine's clock.
fn clock() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}

impl Courier for Channels {
    fn carries(&self, place: &PlaceId) -> bool {
        place.server.starts_with("town")
    }

    fn post(&self, post: Post) -> Posting<'_> {
        Box::pin(self.carry(post))
    }

    fn knows(&self, _: &PersonId) -> bool {
        self.world.may_fall_over(300, "door that fell over when it was asked for somebody");
        true
    }

    fn whisper(&self, whisper: Whispered) -> Whispering<'_> {
        Box::pin(self.tell(whisper))
    }
}
