//! The few calls of Discord's REST API that this door makes.
//!
//! Bodies are plain JSON, answers are read as far as they are used, and no call waits for ever. The answers to interactions
//! go out at once; the bot's own calls go through its [`Limiter`]. Deliberately absent: when to try again, but for a limit that
//! is over within seconds.

use std::{fmt, sync::Arc, time::Duration};

use pergola_measures::Measures;
use reqwest::Method;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;
use serenity::model::id::{ApplicationId, ChannelId, GuildId, InteractionId, MessageId, UserId};

use super::{
    Layout, Settings,
    budgets::{Lane, Realm},
    files::{File, FileAddress},
    limiter::Limiter,
    starts::StartLimit,
    trouble::{Trouble, accepted, read},
    wire::{Answer, Break, Call, NotFetched, Wire},
};

/// How long a call may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);
/// A limit that is over within this time is waited for.
const SOON: Duration = Duration::from_secs(5);
/// So often.
const LIMITED: usize = 3;

/// A channel or thread, and whom its messages concern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Room {
    /// Its number.
    pub(super) channel: ChannelId,
    /// The server it is in, or that it is somebody's own.
    pub(super) realm: Realm,
}

/// The token of one interaction: a secret for a quarter of an hour.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Pass(pub(super) String);

impl fmt::Debug for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pass(…)")
    }
}

/// Where the gateway is.
#[derive(Debug, Deserialize)]
pub(super) struct Gateway {
    /// Its address.
    pub(super) url: String,
    /// How many connections Discord recommends.
    pub(super) shards: u32,
    /// How many sessions may be started.
    #[serde(default)]
    pub(super) session_start_limit: StartLimit,
}

/// A message, as far as this door reads it.
#[derive(Debug, Deserialize)]
pub(super) struct Sent {
    /// Its number.
    pub(super) id: MessageId,
    /// What it says; empty for other people's messages.
    #[serde(default)]
    pub(super) content: String,
    /// Its rows, or its frame.
    #[serde(default)]
    pub(super) components: Value,
    /// Whose it is.
    #[serde(default)]
    pub(super) author: Value,
    /// Its files.
    #[serde(default)]
    pub(super) attachments: Vec<Value>,
}

/// The channel in which the bot and one person talk alone.
#[derive(Deserialize)]
struct PrivateChannel {
    id: ChannelId,
}

/// A first answer, with the message it made or changed.
#[derive(Default, Deserialize)]
struct FirstAnswer {
    resource: Option<Resource>,
}

#[derive(Deserialize)]
struct Resource {
    message: Option<ShownMessage>,
}

#[derive(Deserialize)]
struct ShownMessage {
    id: MessageId,
}

/// Discord's REST API.
#[derive(Clone)]
pub(super) struct Rest {
    wire: Arc<Wire>,
    limiter: Arc<Limiter>,
    measures: Arc<Measures>,
    /// How messages are laid out there.
    layout: Layout,
}

impl Rest {
    /// The API that is reached with these settings.
    ///
    /// # Panics
    /// When the system has no TLS to give.
    pub(super) fn new(settings: &Settings) -> Rest {
        let (wire, limiter) = (Arc::new(Wire::new(settings)), Arc::new(Limiter::shared_by(1)));
        Rest { wire, limiter, measures: Arc::default(), layout: settings.layout }
    }

    /// The same, which counts what it meets.
    pub(super) fn counting(self, measures: &Arc<Measures>) -> Rest {
        Rest { measures: measures.clone(), ..self }
    }

    /// The same for one of so many programs of one token.
    pub(super) fn shared_by(self, programs: u32) -> Rest {
        Rest { limiter: Arc::new(Limiter::shared_by(programs)), ..self }
    }

    /// How messages are laid out there.
    pub(super) fn layout(&self) -> Layout {
        self.layout
    }

    /// Returns when Discord does not know the token any more.
    pub(super) async fn turned_away(&self) {
        self.limiter.turned_away().await;
    }

    /// Where the gateway is; also whether the token is a bot's.
    pub(super) async fn gateway(&self) -> Result<Gateway, Trouble> {
        self.get("/gateway/bot").await
    }

    /// Reads something.
    pub(super) async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Trouble> {
        read(&self.call(("read", 0), Realm::Own, Method::GET, path.to_owned(), None, &[]).await?)
    }

    /// Registers all commands, in one server or everywhere.
    pub(super) async fn register(&self, app: ApplicationId, guild: Option<GuildId>, commands: &Value) -> Result<(), Trouble> {
        let path = commands_path(app, guild);
        self.call(("commands", 0), Realm::Own, Method::PUT, path, Some(commands), &[]).await.map(drop)
    }

    /// Gives an interaction its first answer; the message it made or changed, if it did.
    pub(super) async fn respond(
        &self,
        id: InteractionId,
        pass: &Pass,
        body: &Value,
        files: &[File],
        patience: Duration,
    ) -> Result<Option<MessageId>, Trouble> {
        let path = format!("/interactions/{id}/{}/callback?with_response=true", pass.0);
        let answer = self.answer(Method::POST, path, body, files, patience).await?;
        // That it was given is known, whatever else cannot be read.
        let first: FirstAnswer = serde_json::from_slice(&answer.body).unwrap_or_default();
        Ok(first.resource.and_then(|it| it.message).map(|it| it.id))
    }

    /// Fetches a file that somebody gave, of at most so many bytes. It is not the API that is asked, so its limits say nothing.
    pub(super) async fn fetch(&self, file: &FileAddress, most: usize, patience: Duration) -> Result<Vec<u8>, NotFetched> {
        self.wire.fetch(file, most, patience).await
    }

    /// Changes the first answer to an interaction, or the message it was pressed on.
    pub(super) async fn edit_answer(&self, app: ApplicationId, pass: &Pass, body: &Value, files: &[File]) -> Result<(), Trouble> {
        let path = format!("/webhooks/{app}/{}/messages/@original", pass.0);
        self.answer(Method::PATCH, path, body, files, PATIENCE).await.map(drop)
    }

    /// Answers an interaction with another message.
    pub(super) async fn follow_up(&self, app: ApplicationId, pass: &Pass, body: &Value, files: &[File]) -> Result<Sent, Trouble> {
        let path = format!("/webhooks/{app}/{}", pass.0);
        read(&self.answer(Method::POST, path, body, files, PATIENCE).await?)
    }

    /// Changes that other message.
    pub(super) async fn edit_follow_up(
        &self,
        app: ApplicationId,
        pass: &Pass,
        message: MessageId,
        body: &Value,
        files: &[File],
    ) -> Result<(), Trouble> {
        let path = format!("/webhooks/{app}/{}/messages/{message}", pass.0);
        self.answer(Method::PATCH, path, body, files, PATIENCE).await.map(drop)
    }

    /// Posts a message.
    pub(super) async fn post(&self, room: Room, body: &Value, files: &[File]) -> Result<Sent, Trouble> {
        let path = format!("/channels/{}/messages", room.channel);
        read(&self.call(("post", room.channel.get()), room.realm, Method::POST, path, Some(body), files).await?)
    }

    /// Changes a message of the bot's own.
    pub(super) async fn edit(&self, room: Room, message: MessageId, body: &Value, files: &[File]) -> Result<(), Trouble> {
        let path = format!("/channels/{}/messages/{message}", room.channel);
        self.call(("edit", room.channel.get()), room.realm, Method::PATCH, path, Some(body), files).await.map(drop)
    }

    /// The last messages of a channel, at most 100.
    pub(super) async fn latest(&self, room: Room, limit: u8) -> Result<Vec<Sent>, Trouble> {
        let path = format!("/channels/{}/messages?limit={limit}", room.channel);
        read(&self.call(("latest", room.channel.get()), room.realm, Method::GET, path, None, &[]).await?)
    }

    /// Starts a thread from a message. Its number is the message's.
    pub(super) async fn start_thread(&self, room: Room, message: MessageId, body: &Value) -> Result<(), Trouble> {
        let path = format!("/channels/{}/messages/{message}/threads", room.channel);
        self.call(("thread", room.channel.get()), room.realm, Method::POST, path, Some(body), &[]).await.map(drop)
    }

    /// Changes a thread.
    pub(super) async fn change_thread(&self, thread: Room, body: &Value) -> Result<(), Trouble> {
        let path = format!("/channels/{}", thread.channel);
        self.call(("change", thread.channel.get()), thread.realm, Method::PATCH, path, Some(body), &[]).await.map(drop)
    }

    /// Nothing, if somebody is a member of a server.
    pub(super) async fn member(&self, server: GuildId, user: UserId) -> Result<(), Trouble> {
        let path = format!("/guilds/{server}/members/{user}");
        self.call(("member", server.get()), Realm::Server(server.get()), Method::GET, path, None, &[]).await.map(drop)
    }

    /// The private channel with a person.
    pub(super) async fn private_channel(&self, body: &Value) -> Result<Room, Trouble> {
        let (path, lane, realm) = ("/users/@me/channels".to_owned(), ("private", 0), Realm::Private);
        let channel: PrivateChannel = read(&self.call(lane, realm, Method::POST, path, Some(body), &[]).await?)?;
        Ok(Room { channel: channel.id, realm })
    }

    /// A call of the bot's own, in its turn; again when a limit is over soon.
    async fn call(
        &self,
        lane: Lane,
        realm: Realm,
        method: Method,
        path: String,
        body: Option<&Value>,
        files: &[File],
    ) -> Result<Answer, Trouble> {
        let call = Call { method, path, body, files, as_bot: true };
        let mut tries = 0;
        loop {
            let leave = self.limiter.leave(lane, realm).await?;
            let answer = self.made(&call, PATIENCE).await?;
            leave.learn(&answer);
            tries += 1;
            match accepted(answer) {
                Err(Trouble::Limited { after }) if after <= SOON && tries <= LIMITED => {}
                other => return other,
            }
        }
    }

    /// A call that answers an interaction, at once.
    async fn answer(
        &self,
        method: Method,
        path: String,
        body: &Value,
        files: &[File],
        patience: Duration,
    ) -> Result<Answer, Trouble> {
        let call = Call { method, path, body: Some(body), files, as_bot: false };
        let answer = self.made(&call, patience).await?;
        self.limiter.learn(&answer, false);
        accepted(answer)
    }

    async fn made(&self, call: &Call<'_>, patience: Duration) -> Result<Answer, Break> {
        let answer = self.wire.call(call, patience).await?;
        if answer.status == 429 {
            self.measures.rate_limited();
        }
        Ok(answer)
    }
}

/// Where the commands are, of one server or everywhere.
pub(super) fn commands_path(app: ApplicationId, guild: Option<GuildId>) -> String {
    match guild {
        Some(guild) => format!("/applications/{app}/guilds/{guild}/commands"),
        None => format!("/applications/{app}/commands"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn no_error_holds_a_token() {
        let secret = "aW50ZXJhY3Rpb246MTIz";
        let settings = Settings::read(Some(secret), Some("http://127.0.0.1:1"), None).unwrap();
        let rest = Rest::new(&settings);
        let pass = Pass(secret.to_owned());
        let trouble = rest.respond(InteractionId::new(1), &pass, &Value::Null, &[], PATIENCE).await.unwrap_err();
        assert_eq!(trouble, Trouble::Unreached(Break::NoConnection));
        let told = [format!("{trouble} {trouble:?}"), format!("{pass:?}"), format!("{:?}", rest.wire)];
        assert!(told.iter().all(|it| !it.contains(secret)), "{told:?}");
    }
}
