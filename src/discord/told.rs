//! What the gateway tells of what happens, as far as this door needs it: everything else is let go unread.

use serde::Deserialize;
use serde_json::Value;
use serenity::model::id::{ApplicationId, GuildId, UserId};

/// What happened.
#[derive(Debug)]
pub(super) enum GatewayEvent {
    /// The bot is let in.
    Ready(Ready),
    /// It goes on where it was.
    Resumed,
    /// Somebody did something.
    Interaction(Value),
    /// The bot is in a server, which is called so now.
    Server(GuildId, String),
    /// It is no more in a server.
    Gone(GuildId),
    /// Nothing that matters.
    Nothing,
}

/// Who the bot is, and its session.
#[derive(Debug, Deserialize)]
pub(super) struct Ready {
    session_id: String,
    resume_gateway_url: Option<String>,
    user: Account,
    application: Application,
    #[serde(default)]
    guilds: Vec<Value>,
}

#[derive(Debug, Deserialize)]
struct Account {
    id: UserId,
}

#[derive(Debug, Deserialize)]
struct Application {
    id: ApplicationId,
}

#[derive(Deserialize)]
struct Server {
    id: GuildId,
    #[serde(default)]
    name: String,
    #[serde(default)]
    unavailable: bool,
}

impl Ready {
    /// The session, and where it is resumed.
    pub(super) fn session(&self) -> (&str, Option<&str>) {
        (&self.session_id, self.resume_gateway_url.as_deref())
    }

    /// The bot's own account.
    pub(super) fn own(&self) -> UserId {
        self.user.id
    }

    /// The bot's application.
    pub(super) fn application(&self) -> ApplicationId {
        self.application.id
    }

    /// How many servers the bot is in, as far as this connection is told of them.
    pub(super) fn servers(&self) -> usize {
        self.guilds.len()
    }
}

impl GatewayEvent {
    /// Reads what happened.
    pub(super) fn read(name: &str, what: Value) -> GatewayEvent {
        let server = |what: Value| serde_json::from_value::<Server>(what);
        match name {
            "READY" => serde_json::from_value(what).map_or(GatewayEvent::Nothing, GatewayEvent::Ready),
            "RESUMED" => GatewayEvent::Resumed,
            "INTERACTION_CREATE" => GatewayEvent::Interaction(what),
            "GUILD_CREATE" | "GUILD_UPDATE" => match server(what) {
                Ok(it) if !it.name.is_empty() => GatewayEvent::Server(it.id, it.name),
                _ => GatewayEvent::Nothing,
            },
            "GUILD_DELETE" => match server(what) {
                // An outage is no farewell.
                Ok(it) if !it.unavailable => GatewayEvent::Gone(it.id),
                _ => GatewayEvent::Nothing,
            },
            _ => GatewayEvent::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn who_the_bot_is_and_where_it_resumes_is_read() {
        let told = json!({
            "user": { "id": "7", "username": "bot" }, "application": { "id": "8" }, "guilds": [{ "id": "3" }], "shard": [0, 1],
            "session_id": "abc", "resume_gateway_url": "wss://there",
        });
        let GatewayEvent::Ready(ready) = GatewayEvent::read("READY", told) else { panic!("it is ready") };
        assert_eq!((ready.own().get(), ready.application().get(), ready.servers()), (7, 8, 1));
        assert_eq!(ready.session(), ("abc", Some("wss://there")));
        assert!(matches!(GatewayEvent::read("READY", json!({ "session_id": "abc" })), GatewayEvent::Nothing));
    }

    #[test]
    fn servers_are_told_apart_from_their_outages() {
        let server = |name: &str, what: Value| GatewayEvent::read(name, what);
        for (news, name) in [("GUILD_CREATE", "Town"), ("GUILD_UPDATE", "City")] {
            let told = server(news, json!({ "id": "3", "name": name }));
            assert!(matches!(told, GatewayEvent::Server(_, it) if it == name), "{news}");
        }
        assert!(matches!(server("GUILD_CREATE", json!({ "id": "3", "unavailable": true })), GatewayEvent::Nothing));
        assert!(matches!(server("GUILD_DELETE", json!({ "id": "3", "unavailable": true })), GatewayEvent::Nothing));
        assert!(matches!(server("GUILD_DELETE", json!({ "id": "3" })), GatewayEvent::Gone(id) if id.get() == 3));
        assert!(matches!(server("TYPING_START", json!({})), GatewayEvent::Nothing));
    }
}
