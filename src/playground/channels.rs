//! The channels: the public messages of each, in memory, and a bell that rings when there is something new.
//!
//! Every change of a channel has a number. A page says up to where it knows the channel and gets the messages changed
//! since; after a restart of the playground the numbers begin again, and it gets all of them. What is whispered stands in every
//! channel, and the page shows it to whoever it is for: there are no accounts from which more could be kept.

use std::{
    collections::VecDeque,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::http::StatusCode;
use pergola_chat::Card;
use pergola_host::{Courier, Post, Posted, Posting, Whispered, Whispering, machine_clock};
use pergola_table::{Millis, NoticeKind, PersonId, PlaceId, TableId};
use pergola_text::Text;
use serde::Serialize;
use serde_json::Value;
use tokio::sync::watch;
use tokio_stream::{Stream, StreamExt, wrappers::WatchStream};

use super::{
    DOOR,
    answers::Refused,
    pictures::{HeldScene, KeptScenes},
    shown,
};

/// The names of the channels.
pub(super) const NAMES: &[&str] = &["garden", "courtyard", "fountain"];

/// The most messages a channel keeps; the oldest go first.
pub(super) const KEPT: usize = 100;

/// All channels.
pub(super) struct Channels {
    pictures: Arc<KeptScenes>,
    /// When this playground started: numbers of changes mean something only together with it.
    start: Millis,
    channels: Vec<Channel>,
}

/// How far a page knows a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    start: Millis,
    change: u64,
}

/// What is new in a channel.
#[derive(Serialize)]
pub(super) struct News {
    /// Up to where the channel is known with these.
    known: String,
    /// Whether these are all messages there are, and what was known before is void.
    all: bool,
    messages: Vec<Message>,
}

/// A public message.
#[derive(Clone, Serialize)]
struct Message {
    id: u64,
    /// The channel's change that brought it to what it is.
    change: u64,
    at: Millis,
    card: Value,
    /// Who alone it is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<PersonId>,
    /// Held so that it can be drawn as long as the message is there.
    #[serde(skip)]
    _pictures: Vec<HeldScene>,
    #[serde(skip)]
    about: Option<About>,
}

/// The table's card a message is, and how it came.
#[derive(Clone, Copy)]
struct About {
    table: TableId,
    revision: u64,
    kind: CardKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CardKind {
    /// The card of a lobby, brought up to date in its place.
    Lobby,
    /// The card of a table that was running when the playground started.
    Restored,
    /// What people were asked besides when the playground started.
    Question,
    /// Any other.
    Posted,
}

struct Channel {
    name: &'static str,
    log: Mutex<Log>,
    /// The number of the last change; nothing any more when the playground stops.
    bell: watch::Sender<Option<u64>>,
}

#[derive(Default)]
struct Log {
    messages: VecDeque<Message>,
    change: u64,
    next_id: u64,
}

impl Channels {
    /// Empty channels.
    pub(super) fn new(pictures: Arc<KeptScenes>) -> Channels {
        let channel = |name: &&'static str| Channel { name, log: Mutex::default(), bell: watch::Sender::new(Some(0)) };
        Channels { pictures, start: machine_clock(), channels: NAMES.iter().map(channel).collect() }
    }

    /// The places of all channels.
    pub(super) fn places(&self) -> Vec<PlaceId> {
        self.channels.iter().map(|channel| place_of(channel.name)).collect()
    }

    /// Shows the present cards of the tables of this place, and what people there are asked besides.
    pub(super) fn restore(&self, place: &PlaceId, cards: Vec<Card>, questions: Vec<Card>) {
        for card in cards {
            self.put(place, &card, CardKind::Restored);
        }
        for card in questions {
            self.put(place, &card, CardKind::Question);
        }
    }

    /// Shows the card in place of its table's last one, for everybody. Nothing happens when that is newer.
    pub(super) fn update(&self, place: &PlaceId, card: &Card) {
        self.put(place, card, CardKind::Lobby);
    }

    /// Shows that a table waits for these, and nobody else: who has decided or answered is not waited for any more, though no new
    /// card comes.
    pub(super) fn wait_for(&self, place: &PlaceId, table: TableId, people: &[PersonId]) {
        let Some(channel) = self.at(place) else { return };
        let mut log = channel.lock();
        log.wait_for(table, people);
        channel.ring(log.change);
    }

    /// What is new in the channel for a page that knows it so far.
    pub(super) fn news(&self, channel: &str, known: Option<Known>) -> Result<News, Refused> {
        let channel = self.named(channel)?;
        let log = channel.lock();
        let since = known.filter(|it| it.start == self.start && it.change <= log.change).map(|it| it.change);
        let messages = log.messages.iter().filter(|it| since.is_none_or(|since| it.change > since)).cloned().collect();
        let known = Known { start: self.start, change: log.change }.to_string();
        Ok(News { known, all: since.is_none(), messages })
    }

    /// How far the channel can be known, now and whenever that changes, until the playground stops.
    pub(super) fn bell(&self, channel: &str) -> Result<impl Stream<Item = Known> + use<>, Refused> {
        let start = self.start;
        let rings = WatchStream::new(self.named(channel)?.bell.subscribe());
        Ok(rings.map_while(move |change| change.map(|change| Known { start, change })))
    }

    /// Ends all bells, so that no page keeps the playground from stopping.
    pub(super) fn close(&self) {
        for channel in &self.channels {
            channel.bell.send_replace(None);
        }
    }

    fn named(&self, name: &str) -> Result<&Channel, Refused> {
        self.channels.iter().find(|channel| channel.name == name).ok_or_else(|| unknown(name))
    }

    fn at(&self, place: &PlaceId) -> Option<&Channel> {
        self.channels.iter().find(|channel| place_of(channel.name) == *place)
    }

    fn put(&self, place: &PlaceId, card: &Card, kind: CardKind) {
        let Some(channel) = self.at(place) else { return };
        let about = card.table.map(|table| About { table, revision: card.revision, kind });
        let (card, pictures) = shown::card(card, &self.pictures);
        let mut log = channel.lock();
        log.put(card, pictures, about);
        channel.ring(log.change);
    }

    fn put_whisper(&self, whisper: &Whispered) {
        for channel in &self.channels {
            // What is for one person alone notifies them, whatever it says.
            let card = Card { ping: vec![whisper.to.clone()], ..whisper.card.clone() };
            let (card, pictures) = shown::card(&card, &self.pictures);
            let mut log = channel.lock();
            log.change += 1;
            log.add(card, Some(whisper.to.clone()), pictures, None);
            channel.ring(log.change);
        }
    }
}

impl Courier for Channels {
    fn carries(&self, place: &PlaceId) -> bool {
        self.at(place).is_some()
    }

    fn knows(&self, person: &PersonId) -> bool {
        person.0.split_once(':').is_some_and(|(door, _)| door == DOOR)
    }

    fn whisper(&self, whisper: Whispered) -> Whispering<'_> {
        self.put_whisper(&whisper);
        Box::pin(std::future::ready(Ok(())))
    }

    fn post(&self, post: Post) -> Posting<'_> {
        let lobby = matches!(post.notice.kind, NoticeKind::Lobby | NoticeKind::Invited { .. });
        let kind = if lobby { CardKind::Lobby } else { CardKind::Posted };
        // Whom a table waits for is marked on the page as long as it does, however they were called.
        let others = post.awaited.into_iter().filter(|it| !post.called.contains(it)).collect::<Vec<_>>();
        let ping = post.called.into_iter().chain(others).collect();
        self.put(&post.place, &Card { ping, ..post.card }, kind);
        Box::pin(std::future::ready(Ok(Posted::There)))
    }
}

impl Channel {
    fn lock(&self) -> MutexGuard<'_, Log> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Rings if this change is new. After a stop the bells stay silent.
    fn ring(&self, change: u64) {
        self.bell.send_if_modified(|bell| bell.as_mut().is_some_and(|bell| std::mem::replace(bell, change) != change));
    }
}

impl Log {
    /// Adds a card, or puts it in the place of the one it is a newer form of.
    fn put(&mut self, card: Value, pictures: Vec<HeldScene>, about: Option<About>) {
        let replaces = |old: &About| about.is_some_and(|new| new.takes_the_place_of(*old));
        // A question that stood again after a restart may be sent once more, then with others that are open below it.
        let says_more = |it: &Message| {
            let (Some(old), Some(new)) = (it.card["text"].as_str(), card["text"].as_str()) else { return false };
            let is_question = it.about.is_some_and(|old| old.kind == CardKind::Question);
            new.strip_prefix(old).is_some_and(|more| more.is_empty() || is_question && more.starts_with('\n'))
        };
        let is_same = |it: &Message| about.is_some() && it.card["table"] == card["table"] && says_more(it);
        let place = self.messages.iter().rposition(|it| it.about.as_ref().is_some_and(replaces) || is_same(it));
        let shown = place.and_then(|at| self.messages[at].about);
        if shown.is_some_and(|old| about.is_some_and(|new| new.revision < old.revision)) {
            return;
        }
        self.change += 1;
        if let Some(message) = place.map(|at| &mut self.messages[at]) {
            *message = Message { change: self.change, card, to: None, _pictures: pictures, about, ..*message };
            return;
        }
        self.add(card, None, pictures, about);
    }

    /// Adds a message as the newest one.
    fn add(&mut self, card: Value, to: Option<PersonId>, pictures: Vec<HeldScene>, about: Option<About>) {
        let (id, change, at) = (self.next_id, self.change, machine_clock());
        self.messages.push_back(Message { id, change, at, card, to, _pictures: pictures, about });
        self.next_id += 1;
        if self.messages.len() > KEPT {
            self.messages.pop_front();
        }
    }
}

impl Log {
    /// Marks these on the newest card of a table, and nobody else.
    fn wait_for(&mut self, table: TableId, people: &[PersonId]) {
        let change = self.change + 1;
        let Some(message) = self.newest_of(table) else { return };
        let Some(waited) = message.card["ping"].as_array_mut() else { return };
        let is_marked = |person: &PersonId| waited.iter().any(|id| *id == *person.0);
        if waited.len() != people.len() || !people.iter().all(is_marked) {
            *waited = people.iter().map(|person| Value::from(person.0.clone())).collect();
            message.change = change;
            self.change = change;
        }
    }

    /// The newest card of a table's game.
    fn newest_of(&mut self, table: TableId) -> Option<&mut Message> {
        let is_of = |it: &&mut Message| it.about.is_some_and(|about| about.table == table && about.kind != CardKind::Lobby);
        self.messages.iter_mut().rfind(is_of)
    }
}

impl About {
    /// A lobby's card replaces its lobby's, and a card sent again after a restart the one already shown.
    fn takes_the_place_of(self, old: About) -> bool {
        let form = match (self.kind, old.kind) {
            (CardKind::Question, _) => false,
            (CardKind::Lobby, CardKind::Lobby | CardKind::Restored) => true,
            (_, CardKind::Restored) => self.revision <= old.revision,
            _ => false,
        };
        form && self.table == old.table
    }
}

impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.start, self.change)
    }
}

impl Known {
    /// Reads what [`Known`] shows as; nothing for anything else, so that a page that knows nonsense gets everything.
    pub(super) fn read(text: &str) -> Option<Known> {
        let (start, change) = text.split_once('.')?;
        Some(Known { start: start.parse().ok()?, change: change.parse().ok()? })
    }
}

/// The place of the channel of this name.
pub(super) fn place(name: &str) -> Result<PlaceId, Refused> {
    NAMES.contains(&name).then(|| place_of(name)).ok_or_else(|| unknown(name))
}

fn place_of(name: &str) -> PlaceId {
    PlaceId { server: DOOR.to_owned(), channel: format!("{DOOR}:{name}") }
}

fn unknown(name: &str) -> Refused {
    let name: String = name.chars().take(32).collect();
    Refused::new(StatusCode::NOT_FOUND, Text::new("playground-unknown-channel").code("channel", name))
}

#[cfg(test)]
mod tests {
    use pergola_chat::Picture;
    use pergola_render::Scene;

    use super::*;

    fn channels() -> Channels {
        Channels::new(Arc::default())
    }

    fn card(table: u64, revision: u64, text: &str) -> Card {
        Card { text: text.to_owned(), table: Some(TableId(table)), revision, ..Card::default() }
    }

    fn texts(channels: &Channels, known: Option<Known>) -> Vec<String> {
        let news = channels.news("garden", known).unwrap();
        news.messages.iter().map(|it| it.card["text"].as_str().unwrap().to_owned()).collect()
    }

    fn known(channels: &Channels) -> Option<Known> {
        Known::read(&channels.news("garden", None).unwrap().known)
    }

    fn garden() -> PlaceId {
        place("garden").unwrap()
    }

    #[test]
    fn a_page_gets_what_changed_since() {
        let channels = channels();
        channels.put(&garden(), &card(1, 1, "lobby"), CardKind::Lobby);
        let before = known(&channels);
        channels.put(&garden(), &card(2, 1, "other"), CardKind::Posted);
        assert_eq!(texts(&channels, before), ["other"]);
        assert_eq!(texts(&channels, None), ["lobby", "other"]);
        assert!(texts(&channels, known(&channels)).is_empty());
        assert!(channels.news("courtyard", None).unwrap().messages.is_empty());
    }

    #[test]
    fn what_another_start_knew_is_void() {
        let channels = channels();
        channels.put(&garden(), &card(1, 1, "lobby"), CardKind::Lobby);
        let other = Some(Known { start: 5, change: 1 });
        let future = Some(Known { start: channels.start, change: 99 });
        for known in [other, future, Known::read("nonsense")] {
            let news = channels.news("garden", known).unwrap();
            assert!(news.all && news.messages.len() == 1);
        }
    }

    #[test]
    fn a_lobby_is_brought_up_to_date_in_its_place() {
        let channels = channels();
        channels.put(&garden(), &card(1, 1, "lobby"), CardKind::Lobby);
        channels.put(&garden(), &card(2, 1, "other"), CardKind::Lobby);
        let before = known(&channels);
        channels.update(&garden(), &card(1, 2, "lobby with Ben"));
        assert_eq!(texts(&channels, None), ["lobby with Ben", "other"]);
        assert_eq!(texts(&channels, before), ["lobby with Ben"]);
        channels.update(&garden(), &card(1, 1, "late"));
        assert_eq!(texts(&channels, None), ["lobby with Ben", "other"]);
    }

    #[test]
    fn whoever_is_asked_for_anything_is_marked_until_they_have_answered() {
        let channels = channels();
        let [ann, ben] = ["playground:Ann", "playground:Ben"].map(|id| PersonId(id.to_owned()));
        let waited = |at: usize| channels.news("garden", None).unwrap().messages[at].card["ping"].clone();
        channels.put(&garden(), &Card { ping: vec![ann.clone()], ..card(1, 5, "your turn") }, CardKind::Posted);
        channels.wait_for(&garden(), TableId(1), &[ann.clone(), ben.clone()]);
        assert_eq!(waited(0), serde_json::json!([ann.0, ben.0]), "also who is asked by another card");
        channels.wait_for(&garden(), TableId(1), std::slice::from_ref(&ann));
        assert_eq!(waited(0), serde_json::json!([ann.0]));
    }

    #[test]
    fn who_has_decided_is_not_waited_for_any_more() {
        let channels = channels();
        let [ann, ben] = ["playground:Ann", "playground:Ben"].map(|id| PersonId(id.to_owned()));
        let asked = Card { ping: vec![ann.clone(), ben.clone()], ..card(1, 5, "both choose") };
        channels.put(&garden(), &asked, CardKind::Posted);
        channels.put(&garden(), &Card { ping: vec![ann.clone()], ..card(2, 5, "other") }, CardKind::Posted);
        let before = known(&channels);
        channels.wait_for(&garden(), TableId(1), std::slice::from_ref(&ben));
        let news = channels.news("garden", before).unwrap();
        let waited: Vec<_> = news.messages.iter().map(|it| it.card["ping"].clone()).collect();
        assert_eq!(waited, [serde_json::json!([ben.0])]);
        let before = known(&channels);
        channels.wait_for(&garden(), TableId(1), &[ben]);
        assert!(texts(&channels, before).is_empty(), "nothing has changed");
    }

    #[test]
    fn a_board_is_a_message_of_its_own() {
        let channels = channels();
        channels.put(&garden(), &card(1, 1, "lobby"), CardKind::Lobby);
        channels.put(&garden(), &card(1, 2, "turn 1"), CardKind::Posted);
        channels.put(&garden(), &card(1, 3, "turn 2"), CardKind::Posted);
        assert_eq!(texts(&channels, None), ["lobby", "turn 1", "turn 2"]);
        channels.update(&garden(), &card(1, 3, "the game has begun"));
        assert_eq!(texts(&channels, None), ["the game has begun", "turn 1", "turn 2"]);
    }

    #[test]
    fn a_card_sent_again_after_a_restart_is_not_doubled() {
        let channels = channels();
        channels.restore(&garden(), vec![card(1, 5, "board"), card(2, 5, "lobby")], vec![card(1, 5, "close it?")]);
        channels.put(&garden(), &card(1, 5, "board again"), CardKind::Posted);
        channels.put(&garden(), &card(2, 6, "newer lobby"), CardKind::Lobby);
        assert_eq!(texts(&channels, None), ["board again", "newer lobby", "close it?"]);
        channels.put(&garden(), &card(1, 5, "close it?\nA deputy?"), CardKind::Posted);
        assert_eq!(texts(&channels, None), ["board again", "newer lobby", "close it?\nA deputy?"]);
        channels.put(&garden(), &card(1, 5, "close it?\nA deputy?"), CardKind::Posted);
        channels.put(&garden(), &card(1, 6, "next board"), CardKind::Posted);
        assert_eq!(texts(&channels, None), ["board again", "newer lobby", "close it?\nA deputy?", "next board"]);
    }

    #[test]
    fn a_channel_keeps_its_latest_messages() {
        let channels = channels();
        for revision in 0..=KEPT as u64 {
            channels.put(&garden(), &card(1, revision, &revision.to_string()), CardKind::Posted);
        }
        let texts = texts(&channels, None);
        assert_eq!((texts.len(), texts[0].as_str()), (KEPT, "1"));
    }

    #[test]
    fn a_message_keeps_its_picture_as_long_as_it_shows_it() {
        let channels = channels();
        let scene = |width| Scene { width, height: 9, palette: "plain", layers: Vec::new() };
        let picture = |width| Some(Picture { scene: scene(width), alt: String::new() });
        let is_kept = |url: &Value| {
            let digest = url.as_str().unwrap().trim_start_matches("/picture/").trim_end_matches(".png").to_owned();
            channels.pictures.find(&digest).is_some()
        };
        let url = || channels.news("garden", None).unwrap().messages[0].card["pictures"][0]["url"].clone();
        let show_many_others = |from: u32| (from..from + 200).for_each(|width| drop(channels.pictures.keep(&scene(width))));
        channels.update(&garden(), &Card { picture: picture(1), ..card(1, 1, "lobby") });
        let first = url();
        show_many_others(1000);
        assert!(is_kept(&first));
        channels.update(&garden(), &Card { picture: picture(2), ..card(1, 2, "lobby") });
        show_many_others(2000);
        assert!(!is_kept(&first) && is_kept(&url()));
    }

    #[tokio::test]
    async fn the_bell_rings_until_the_playground_stops() {
        let channels = channels();
        let mut bell = Box::pin(channels.bell("garden").unwrap());
        let silent = bell.next().await;
        assert_eq!(silent, known(&channels));
        channels.put(&garden(), &card(1, 1, "lobby"), CardKind::Lobby);
        let rung = bell.next().await;
        assert_eq!(rung, known(&channels));
        assert_ne!(rung, silent);
        channels.close();
        channels.put(&garden(), &card(1, 2, "lobby"), CardKind::Lobby);
        assert_eq!(bell.next().await, None);
    }

    #[test]
    fn an_unknown_channel_is_nowhere() {
        assert!(place("attic").is_err() && channels().news("attic", None).is_err() && channels().bell("attic").is_err());
        assert!(!channels().carries(&PlaceId { server: DOOR.to_owned(), channel: "playground:attic".to_owned() }));
        assert!(!channels().carries(&PlaceId { server: "discord".to_owned(), channel: "playground:garden".to_owned() }));
        assert!(channels().carries(&garden()));
    }
}
