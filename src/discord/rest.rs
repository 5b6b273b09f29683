//! The few calls of Discord's REST API that this door makes, and why one did not do what it should.
//!
//! Bodies are plain JSON, answers are read as far as they are used. An error holds no address, since addresses hold the
//! tokens of interactions, and no call waits for ever. Deliberately absent: when to try again.

use std::{fmt, sync::Arc, time::Duration};

use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;
use serenity::{
    Error,
    builder::CreateAttachment,
    http::{Http, HttpError, LightMethod, Multipart, MultipartUpload, Request, Route},
    model::id::{ApplicationId, ChannelId, GuildId, InteractionId, MessageId},
};

/// How long a call may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);
/// Characters of Discord's own words that are repeated.
const QUOTED: usize = 200;

/// What Discord answers by way of its own codes.
pub(super) mod code {
    /// There is no such message any more.
    pub(in crate::discord) const UNKNOWN_MESSAGE: i64 = 10008;
    /// An interaction was not answered in time.
    pub(in crate::discord) const UNKNOWN_INTERACTION: i64 = 10062;
    /// An interaction has had its first answer.
    pub(in crate::discord) const ACKNOWLEDGED: i64 = 40060;
    /// Nothing can be done in an archived thread.
    pub(in crate::discord) const ARCHIVED: i64 = 50083;
    /// A message has its thread already.
    pub(in crate::discord) const HAS_THREAD: i64 = 160004;
}

/// Why Discord did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Trouble {
    /// It said no.
    #[error("Discord answered {status}, code {code}: {message}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Its own code; 0 or -1 without one.
        code: i64,
        /// Its own words.
        message: String,
    },
    /// It was not reached, or the connection broke; whether it did what was asked is not known.
    #[error("Discord was not reached: {0}")]
    Unreached(Break),
    /// It answered something else than it should. It did what was asked.
    #[error("what Discord answered cannot be read")]
    Unreadable,
    /// The request could not be made.
    #[error("the request could not be made")]
    NotSent,
}

/// What broke between here and Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Break {
    /// There was no answer in time.
    #[error("it took too long")]
    TooLong,
    /// There was no connection.
    #[error("there is no connection")]
    NoConnection,
    /// There was one, but it broke.
    #[error("the connection broke")]
    Broken,
}

impl Trouble {
    /// Whether the same may go through later.
    pub(super) fn passes(&self) -> bool {
        match self {
            Trouble::Refused { status, .. } => matches!(status, 401 | 408 | 429 | 500..),
            Trouble::Unreached(_) => true,
            Trouble::Unreadable | Trouble::NotSent => false,
        }
    }

    /// Whether there is no such place, or the bot may not write there.
    pub(super) fn is_closed(&self) -> bool {
        matches!(self, Trouble::Refused { status: 403 | 404, .. })
    }

    /// Whether Discord answered with this code of its own.
    pub(super) fn is(&self, code: i64) -> bool {
        matches!(self, Trouble::Refused { code: it, .. } if *it == code)
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Trouble {
        match error {
            Error::Http(HttpError::UnsuccessfulRequest(refused)) => Trouble::Refused {
                status: refused.status_code.as_u16(),
                code: refused.error.code as i64,
                message: refused.error.message.chars().filter(|it| !it.is_control()).take(QUOTED).collect(),
            },
            Error::Http(HttpError::Request(why)) if why.is_timeout() => Trouble::Unreached(Break::TooLong),
            Error::Http(HttpError::Request(why)) if why.is_connect() => Trouble::Unreached(Break::NoConnection),
            Error::Http(HttpError::Request(why)) if why.is_builder() => Trouble::NotSent,
            Error::Http(HttpError::Request(_)) => Trouble::Unreached(Break::Broken),
            Error::Json(_) => Trouble::Unreadable,
            _ => Trouble::NotSent,
        }
    }
}

/// A file that goes with a message.
#[derive(Clone)]
pub(super) struct File {
    /// Its name.
    pub(super) name: &'static str,
    /// What is in it.
    pub(super) bytes: Arc<[u8]>,
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
}

/// A message, as far as this door reads it.
#[derive(Debug, Deserialize)]
pub(super) struct Sent {
    /// Its number.
    pub(super) id: MessageId,
    /// What it says; empty for other people's messages.
    #[serde(default)]
    pub(super) content: String,
    /// Its rows.
    #[serde(default)]
    pub(super) components: Value,
    /// Whose it is.
    #[serde(default)]
    pub(super) author: Value,
}

/// The channel in which the bot and one person talk alone.
#[derive(Deserialize)]
struct PrivateChannel {
    id: ChannelId,
}

/// Discord's REST API.
#[derive(Clone)]
pub(super) struct Rest(pub(super) Arc<Http>);

impl Rest {
    /// Where the gateway is; also whether the token is a bot's.
    pub(super) async fn gateway(&self) -> Result<Gateway, Trouble> {
        self.read(Request::new(Route::GatewayBot, LightMethod::Get)).await
    }

    /// Registers all commands, in one server or everywhere.
    pub(super) async fn register(&self, app: ApplicationId, guild: Option<GuildId>, commands: &Value) -> Result<(), Trouble> {
        let route = match guild {
            Some(guild_id) => Route::GuildCommands { application_id: app, guild_id },
            None => Route::Commands { application_id: app },
        };
        self.done(filled(route, LightMethod::Put, commands, None)).await
    }

    /// Gives an interaction its first answer.
    pub(super) async fn respond(&self, id: InteractionId, pass: &Pass, body: &Value, file: Option<&File>) -> Result<(), Trouble> {
        let route = Route::InteractionResponse { interaction_id: id, token: &pass.0 };
        self.done(filled(route, LightMethod::Post, body, file)).await
    }

    /// Changes the first answer to an interaction, or the message it was pressed on.
    pub(super) async fn edit_answer(
        &self,
        app: ApplicationId,
        pass: &Pass,
        body: &Value,
        file: Option<&File>,
    ) -> Result<(), Trouble> {
        let route = Route::WebhookOriginalInteractionResponse { application_id: app, token: &pass.0 };
        self.done(filled(route, LightMethod::Patch, body, file)).await
    }

    /// Answers an interaction with another message.
    pub(super) async fn follow_up(
        &self,
        app: ApplicationId,
        pass: &Pass,
        body: &Value,
        file: Option<&File>,
    ) -> Result<Sent, Trouble> {
        let route = Route::WebhookFollowupMessages { application_id: app, token: &pass.0 };
        self.read(filled(route, LightMethod::Post, body, file)).await
    }

    /// Changes that other message.
    pub(super) async fn edit_follow_up(
        &self,
        app: ApplicationId,
        pass: &Pass,
        message: MessageId,
        body: &Value,
        file: Option<&File>,
    ) -> Result<(), Trouble> {
        let route = Route::WebhookFollowupMessage { application_id: app, token: &pass.0, message_id: message };
        self.done(filled(route, LightMethod::Patch, body, file)).await
    }

    /// Posts a message.
    pub(super) async fn post(&self, channel: ChannelId, body: &Value, file: Option<&File>) -> Result<Sent, Trouble> {
        self.read(filled(Route::ChannelMessages { channel_id: channel }, LightMethod::Post, body, file)).await
    }

    /// Changes a message of the bot's own.
    pub(super) async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: &Value,
        file: Option<&File>,
    ) -> Result<(), Trouble> {
        let route = Route::ChannelMessage { channel_id: channel, message_id: message };
        self.done(filled(route, LightMethod::Patch, body, file)).await
    }

    /// The last messages of a channel, at most 100.
    pub(super) async fn latest(&self, channel: ChannelId, limit: u8) -> Result<Vec<Sent>, Trouble> {
        let request = Request::new(Route::ChannelMessages { channel_id: channel }, LightMethod::Get);
        self.read(request.params(Some(vec![("limit", limit.to_string())]))).await
    }

    /// Starts a thread from a message. Its number is the message's.
    pub(super) async fn start_thread(&self, channel: ChannelId, message: MessageId, body: &Value) -> Result<(), Trouble> {
        let route = Route::ChannelMessageThreads { channel_id: channel, message_id: message };
        self.done(filled(route, LightMethod::Post, body, None)).await
    }

    /// Changes a thread.
    pub(super) async fn change_thread(&self, thread: ChannelId, body: &Value) -> Result<(), Trouble> {
        self.done(filled(Route::Channel { channel_id: thread }, LightMethod::Patch, body, None)).await
    }

    /// The private channel with a person.
    pub(super) async fn private_channel(&self, body: &Value) -> Result<ChannelId, Trouble> {
        let channel: PrivateChannel = self.read(filled(Route::UserMeDmChannels, LightMethod::Post, body, None)).await?;
        Ok(channel.id)
    }

    async fn read<T: DeserializeOwned>(&self, request: Request<'_>) -> Result<T, Trouble> {
        let answer = tokio::time::timeout(PATIENCE, self.0.fire::<T>(request)).await;
        answer.map_err(|_| Trouble::Unreached(Break::TooLong))?.map_err(Trouble::from)
    }

    async fn done(&self, request: Request<'_>) -> Result<(), Trouble> {
        let answer = tokio::time::timeout(PATIENCE, self.0.request(request)).await;
        answer.map_err(|_| Trouble::Unreached(Break::TooLong))?.map(drop).map_err(Trouble::from)
    }
}

/// A request with a body, and perhaps a file.
fn filled<'a>(route: Route<'a>, method: LightMethod, body: &Value, file: Option<&File>) -> Request<'a> {
    let request = Request::new(route, method);
    let Some(file) = file else { return request.body(Some(body.to_string().into_bytes())) };
    let upload = MultipartUpload::Attachments(vec![CreateAttachment::bytes(file.bytes.to_vec(), file.name)]);
    request.multipart(Some(Multipart { upload, fields: Vec::new(), payload_json: Some(body.to_string()) }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(status: u16) -> Trouble {
        Trouble::Refused { status, code: 0, message: String::new() }
    }

    #[test]
    fn outages_pass_and_refusals_stay() {
        assert!([401, 408, 429, 500, 502, 503].iter().all(|it| refused(*it).passes()));
        assert!([400, 403, 404, 413].iter().all(|it| !refused(*it).passes()));
        assert!(Trouble::Unreached(Break::NoConnection).passes() && !Trouble::Unreadable.passes());
        assert!([403, 404].iter().all(|it| refused(*it).is_closed()) && !refused(400).is_closed());
    }

    #[tokio::test]
    async fn no_error_holds_a_token() {
        let secret = "aW50ZXJhY3Rpb246MTIz";
        let settings = super::super::Settings::read(Some(secret), Some("http://127.0.0.1:1"), None).unwrap();
        let rest = Rest(Arc::new(settings.http()));
        let pass = Pass(secret.to_owned());
        let trouble = rest.respond(InteractionId::new(1), &pass, &Value::Null, None).await.unwrap_err();
        assert_eq!(trouble, Trouble::Unreached(Break::NoConnection));
        assert!([format!("{trouble}"), format!("{trouble:?}"), format!("{pass:?}")].iter().all(|it| !it.contains(secret)));
    }
}
