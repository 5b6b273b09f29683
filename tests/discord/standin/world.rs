//! What there is in the stand-in: servers, channels, messages, what people asked, and everything the bot requested.

use std::{
    collections::{BTreeMap, BTreeSet},
    net::SocketAddr,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use serde_json::Value;
use twilight_model::{
    application::{
        command::{Command, CommandOptionChoice},
        interaction::InteractionType,
    },
    channel::{Attachment, Channel, Message, message::MessageFlags},
    guild::Permissions,
    http::interaction::InteractionResponseType,
    id::Id,
};

use super::super::payloads::{self, snowflake};
use super::{
    bodies::{self, MessageBody},
    call::{Call, File},
    endpoint,
    faults::{Faults, Refused, fits},
    files::Stored,
    gateway::Sessions,
    limits::Limits,
    record::Record,
};

/// Everything.
pub(crate) struct World {
    pub(crate) servers: BTreeMap<u64, String>,
    pub(crate) rooms: BTreeMap<u64, Room>,
    /// People who are in no server.
    pub(crate) departed: BTreeSet<u64>,
    /// By id, which is by age.
    pub(crate) messages: BTreeMap<u64, Kept>,
    /// By token.
    pub(crate) asked: BTreeMap<String, Asked>,
    /// The files people give with commands.
    pub(crate) files: BTreeMap<u64, Stored>,
    /// Global ones, and those of single servers.
    pub(crate) commands: BTreeMap<Option<u64>, Vec<Command>>,
    pub(crate) calls: Vec<Call>,
    /// Whether calls are not kept, because there will be very many.
    pub(crate) forgets_calls: bool,
    /// What the bot did that Discord would not take.
    pub(crate) violations: Vec<String>,
    pub(crate) faults: Faults,
    pub(crate) sessions: Sessions,
    /// Discord's limits, for tests that ask for them.
    pub(crate) limits: Option<Limits>,
    pub(crate) record: Record,
    pub(crate) token: String,
    /// Where the gateway listens.
    pub(crate) gateway: String,
    /// Where the bot listens itself, if it does: then the gateway tells of nothing that people do.
    pub(crate) endpoint: Option<SocketAddr>,
    /// How many shards the bot is told to use.
    pub(crate) shards: u32,
    /// How many sessions it may start, and after how many milliseconds there are more.
    pub(crate) starts: (u32, u64),
    count: u64,
}

/// A channel, a thread or a private channel.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    /// None for private ones.
    pub(crate) server: Option<u64>,
    pub(crate) name: String,
    /// The channel a thread was started in.
    pub(crate) parent: Option<u64>,
    pub(crate) archived: bool,
    pub(crate) gone: bool,
    /// Whether only moderators write there.
    pub(crate) locked: bool,
    /// What the bot may not do there.
    pub(crate) denied: Permissions,
    /// The message of each nonce.
    nonces: BTreeMap<String, u64>,
}

/// A message.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) message: Message,
    /// The only person who sees it.
    pub(crate) private_to: Option<u64>,
    /// Who was notified by it.
    pub(crate) pinged: Vec<u64>,
    /// Whether it is so old that it may not change any more.
    pub(crate) old: bool,
    pub(crate) posted: Instant,
    /// When its first picture came.
    pub(crate) pictured: Option<Instant>,
}

/// Something a person did, and how it was answered.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) id: u64,
    pub(crate) kind: InteractionType,
    pub(crate) person: u64,
    pub(crate) channel: u64,
    /// The message they pressed on.
    pub(crate) on: Option<u64>,
    pub(crate) sent: Instant,
    /// The first answer, and how long it took.
    pub(crate) answered: Option<(InteractionResponseType, Duration)>,
    /// How long it took until something was shown, more than a promise.
    pub(crate) settled: Option<Duration>,
    /// What `@original` is.
    pub(crate) original: Option<u64>,
    /// The message that was made or changed last.
    pub(crate) shown: Option<u64>,
    /// Whether the first answer was only a promise that is not kept yet.
    pub(crate) thinking: bool,
    /// Edits after the first answer.
    pub(crate) edits: usize,
    pub(crate) choices: Vec<CommandOptionChoice>,
    /// Whether its quarter of an hour is over.
    pub(crate) expired: bool,
}

impl Asked {
    /// Something just asked.
    pub(crate) fn new(id: u64, kind: InteractionType, person: u64, channel: u64, on: Option<u64>) -> Asked {
        Asked {
            id,
            kind,
            person,
            channel,
            on,
            sent: Instant::now(),
            answered: None,
            settled: None,
            original: None,
            shown: None,
            thinking: false,
            edits: 0,
            choices: Vec::new(),
            expired: false,
        }
    }
}

impl World {
    pub(crate) fn new(token: &str, gateway: String) -> World {
        World {
            servers: BTreeMap::new(),
            rooms: BTreeMap::new(),
            departed: BTreeSet::new(),
            messages: BTreeMap::new(),
            asked: BTreeMap::new(),
            files: BTreeMap::new(),
            commands: BTreeMap::new(),
            calls: Vec::new(),
            forgets_calls: false,
            violations: Vec::new(),
            faults: Faults::default(),
            sessions: Sessions::default(),
            limits: None,
            record: Record::begin(),
            token: token.to_owned(),
            gateway,
            endpoint: None,
            shards: 1,
            starts: (999, 14_400_000),
            count: 0,
        }
    }

    /// A new id, above all before.
    pub(crate) fn next_id(&mut self) -> u64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_millis() as u64);
        self.count += 1;
        let id = snowflake(now, self.count);
        // Within a millisecond ids may not go back when the count turns over.
        id.max(self.messages.last_key_value().map_or(0, |(last, _)| last + 1))
    }

    pub(crate) fn add_room(&mut self, id: u64, server: Option<u64>, name: &str, parent: Option<u64>) {
        let room = Room {
            server,
            name: name.to_owned(),
            parent,
            archived: false,
            gone: false,
            locked: false,
            denied: Permissions::empty(),
            nonces: BTreeMap::new(),
        };
        self.rooms.insert(id, room);
    }

    /// A channel that is there.
    pub(crate) fn room(&mut self, id: u64) -> Result<&mut Room, Refused> {
        self.rooms.get_mut(&id).filter(|it| !it.gone).ok_or_else(Refused::unknown_channel)
    }

    /// A channel in which the bot may do this now.
    pub(crate) fn open_room(&mut self, id: u64, what: Permissions) -> Result<&mut Room, Refused> {
        let room = self.room(id)?;
        if room.denied.intersects(what | Permissions::VIEW_CHANNEL) {
            return Err(Refused::missing_permissions());
        }
        if room.locked {
            return Err(Refused::new(400, 160_005, "Thread is locked"));
        }
        if room.archived {
            return Err(Refused::new(400, 50083, "Thread is archived"));
        }
        Ok(room)
    }

    /// A channel as Discord describes it.
    pub(crate) fn channel(&self, id: u64) -> Channel {
        let room = &self.rooms[&id];
        payloads::channel(id, room.server, &room.name, room.parent, room.archived)
    }

    /// What the bot may do in a channel.
    pub(crate) fn permissions(&self, channel: u64) -> Permissions {
        payloads::invited() - self.rooms[&channel].denied
    }

    /// The public messages of a channel, oldest first.
    pub(crate) fn posted(&self, channel: u64) -> impl DoubleEndedIterator<Item = &Kept> {
        let id = Id::new(channel);
        self.messages.values().filter(move |it| it.message.channel_id == id && it.private_to.is_none())
    }

    /// A new message.
    pub(crate) fn post(&mut self, channel: u64, private_to: Option<u64>, body: &MessageBody, files: &[File]) -> u64 {
        let id = self.next_id();
        let mut message = payloads::message(id, channel);
        message.flags = body.flags;
        if private_to.is_some() {
            message.flags = Some(body.flags.unwrap_or(MessageFlags::empty()) | MessageFlags::EPHEMERAL);
        }
        let pinged = body.allowed_mentions.iter().flat_map(|it| &it.users).map(|it| it.get()).collect();
        let pictured = (!files.is_empty()).then(Instant::now);
        let mut kept = Kept { message, private_to, pinged, old: false, posted: Instant::now(), pictured };
        self.fill(&mut kept.message, body, files);
        self.messages.insert(id, kept);
        id
    }

    /// A message in a channel, unless its nonce was used: then the first of that nonce.
    pub(crate) fn post_once(&mut self, channel: u64, body: &MessageBody, files: &[File]) -> Result<u64, Refused> {
        let nonce = body.nonce.as_ref().filter(|_| body.enforce_nonce).map(|it| it.word());
        if let Some(first) = nonce.as_ref().and_then(|it| self.rooms.get(&channel)?.nonces.get(it).copied()) {
            return Ok(first);
        }
        let id = self.post(channel, None, body, files);
        if let Some(nonce) = nonce {
            self.room(channel)?.nonces.insert(nonce, id);
        }
        Ok(id)
    }

    /// Time passes: whatever answers interactions does so for a quarter of an hour.
    pub(crate) fn expire_tokens(&mut self) {
        self.asked.values_mut().for_each(|it| it.expired = true);
    }

    /// Time passes: nonces are remembered for minutes only.
    pub(crate) fn forget_nonces(&mut self) {
        self.rooms.values_mut().for_each(|it| it.nonces.clear());
    }

    /// Changes what the body names.
    pub(crate) fn edit(&mut self, id: u64, body: &MessageBody, files: &[File]) -> Result<(), Refused> {
        if self.messages.get(&id).is_some_and(|it| it.old) {
            return Err(Refused::old_message());
        }
        let before = self.messages.get(&id).ok_or_else(Refused::unknown_message)?;
        let was_framed = before.message.flags.is_some_and(|it| it.contains(MessageFlags::IS_COMPONENTS_V2));
        if was_framed && !body.is_framed() && body.components.is_some() {
            return Err(Refused::bad_form("what is framed stays so"));
        }
        let mut kept = self.messages.remove(&id).ok_or_else(Refused::unknown_message)?;
        if body.is_framed() {
            kept.message.flags = Some(kept.message.flags.unwrap_or(MessageFlags::empty()) | MessageFlags::IS_COMPONENTS_V2);
        }
        kept.message.edited_timestamp = Some(payloads::made_at(id));
        kept.pictured = kept.pictured.or_else(|| (!files.is_empty()).then(Instant::now));
        self.fill(&mut kept.message, body, files);
        self.messages.insert(id, kept);
        Ok(())
    }

    fn fill(&mut self, message: &mut Message, body: &MessageBody, files: &[File]) {
        // What a frame says is kept as its content, so that tests read both alike; the bot is never shown it.
        if body.content.is_some() || body.is_framed() {
            message.content = body.words();
        }
        if let Some(components) = &body.components {
            message.components.clone_from(components);
        }
        if let Some(embeds) = &body.embeds {
            message.embeds.clone_from(embeds);
        }
        let listed = body.attachments.as_deref();
        if let Some(listed) = listed {
            message.attachments.retain(|kept| listed.iter().any(|it| it.id == kept.id.get()));
        }
        for file in files {
            let description = listed.and_then(|it| it.iter().find(|it| it.id == file.place)?.description.clone());
            let id = self.next_id();
            message.attachments.push(attachment(id, file, description));
        }
        let there = |name: &str| message.attachments.iter().any(|it| it.filename == name);
        let missing = bodies::shown_files(body.components.as_deref().unwrap_or_default()).into_iter().find(|it| !there(it));
        if let Some(name) = missing {
            self.violations.push(format!("{name} is shown and is not there"));
        }
    }

    /// How many requests like this the bot made.
    pub(crate) fn made(&self, method: &str, path: &str) -> usize {
        self.statuses(method, path).len()
    }

    /// How the requests like this were answered, the oldest first; 0 for those that are not answered yet.
    pub(crate) fn statuses(&self, method: &str, path: &str) -> Vec<u16> {
        let fits = |it: &&Call| it.method == method && fits(path, &it.parts());
        self.calls.iter().filter(fits).map(|it| it.status).collect()
    }

    /// The nonce of each new message, also of those that were refused; the word itself, or nothing when it is not enforced.
    pub(crate) fn nonces(&self, path: &str) -> Vec<String> {
        let nonce = |json: &Value| match json["enforce_nonce"] {
            Value::Bool(true) => json["nonce"].as_str().map(str::to_owned),
            _ => None,
        };
        let posts = self.calls.iter().filter(|it| it.method == "POST" && fits(path, &it.parts()));
        posts.map(|it| it.json.as_ref().and_then(nonce).unwrap_or_default()).collect()
    }

    /// Tells the bot of something, through the shard of this server.
    pub(crate) fn tell(&mut self, server: u64, name: &str, data: Value) {
        if let Some(address) = self.endpoint.filter(|_| name == "INTERACTION_CREATE") {
            return endpoint::tell(address, &data);
        }
        self.sessions.dispatch(server, name, data);
    }
}

fn attachment(id: u64, file: &File, description: Option<String>) -> Attachment {
    let url = format!("https://cdn.discordapp.com/attachments/{id}/{}", file.name);
    let attachment = payloads::attachment(id, &file.name, file.bytes.len(), url);
    Attachment { content_type: Some(file.kind.clone()), description, ..attachment }
}
