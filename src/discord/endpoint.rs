//! The endpoint: an address of the bot's own at which Discord tells what people do, in place of the gateway.
//!
//! A request that Discord has signed is taken up like what the gateway tells, and answered with nothing but that it is: whoever
//! asked is answered by the same calls as ever, within the same time. Deliberately absent: HTTPS, which a proxy before it speaks,
//! and everything else the gateway tells, such as what servers are called.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Json, Router,
    body::{Body, Bytes, to_bytes},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::post,
};
use pergola_connections::{
    Most,
    http::{Connections, Manners},
};
use pergola_host::machine_clock;
use serde::Deserialize;
use serde_json::{Value, json};
use serenity::model::id::{ApplicationId, UserId};
use tokio::{net::TcpListener, time};
use tracing::{debug, info, warn};

use super::{
    Broken,
    gate::Gate,
    rest::Rest,
    signature::{Key, Unsigned},
    trouble::Trouble,
};

/// How connections are treated: a proxy keeps a few and asks on them again and again.
const MANNERS: Manners = Manners {
    most: Most { silent: 128, open: 1_024 },
    patience: Duration::from_secs(60),
    stays: true,
    life: Duration::from_secs(3_600),
};
/// The longest body; a press brings the message that was pressed.
const MOST_BYTES: usize = 512 << 10;
/// How long a body may take to come.
const BODY_PATIENCE: Duration = Duration::from_secs(5);
/// The headers of what is signed.
const SIGNATURE: &str = "x-signature-ed25519";
const TIME: &str = "x-signature-timestamp";
/// The kind of an interaction that only asks whether somebody is there, and of its answer.
const PING: u64 = 1;

/// The bot's application, as Discord describes it to the bot.
#[derive(Debug, Deserialize)]
pub(super) struct Application {
    id: ApplicationId,
    verify_key: String,
    bot: Option<Account>,
}

#[derive(Debug, Deserialize)]
struct Account {
    id: UserId,
}

/// The address, at which nobody is heard yet.
pub(super) struct Endpoint {
    listener: TcpListener,
    key: Key,
    /// The bot's application and account.
    pub(super) application: ApplicationId,
    pub(super) own: UserId,
}

impl Application {
    /// Asks Discord.
    ///
    /// # Errors
    /// When it does not answer, or does not know the token.
    pub(super) async fn of(rest: &Rest) -> Result<Application, Trouble> {
        let application: Application = rest.get("/applications/@me").await?;
        if application.bot.is_some() {
            return Ok(application);
        }
        Ok(Application { bot: Some(rest.get("/users/@me").await?), ..application })
    }
}

impl Endpoint {
    /// Listens there for what Discord tells this application.
    ///
    /// # Errors
    /// When the address cannot be had, or Discord has told no key.
    pub(super) async fn open(address: SocketAddr, Application { id, verify_key, bot }: Application) -> Result<Endpoint, Broken> {
        let key = Key::read(&verify_key).ok_or(Broken::NoKey(verify_key))?;
        let own = bot.map_or(UserId::new(id.get()), |it| it.id);
        let not_bound = |source| Broken::NotListening { address, source };
        let listener = TcpListener::bind(address).await.map_err(not_bound)?;
        info!(address = %listener.local_addr().map_err(not_bound)?, "Discord is heard at an address of the bot's own");
        Ok(Endpoint { listener, key, application: id, own })
    }

    /// Hears what Discord tells until `end` comes, and what it comes with.
    pub(super) async fn hear<T>(self, gate: Gate, end: impl Future<Output = T>) -> T {
        let heard = Arc::new(Heard { key: self.key, gate });
        // Whatever path the proxy leaves.
        let router =
            Router::new().fallback_service(post(move |headers: HeaderMap, body: Body| hear(heard.clone(), headers, body)));
        let mut connections = Connections::new(router, MANNERS);
        let ended = tokio::select! {
            ended = end => ended,
            () = connections.take(&self.listener) => unreachable!("connections are taken for ever"),
        };
        drop(self.listener);
        connections.finish().await;
        ended
    }
}

/// Who hears.
struct Heard {
    key: Key,
    gate: Gate,
}

/// One request.
async fn hear(heard: Arc<Heard>, headers: HeaderMap, body: Body) -> Response {
    let body = match whole(body).await {
        Ok(body) => body,
        Err(status) => return status.into_response(),
    };
    let header = |name: &str| headers.get(name).and_then(|it| it.to_str().ok());
    match heard.key.check(header(SIGNATURE), header(TIME), &body, machine_clock()) {
        Ok(()) => {}
        Err(why @ Unsigned::Untimely(_)) => {
            warn!(%why, "a request is not heard; `pergola doctor` compares the clock with Discord's");
            return StatusCode::UNAUTHORIZED.into_response();
        }
        // Anybody may send any number of them.
        Err(why) => {
            debug!(%why, "a request is not heard");
            return StatusCode::UNAUTHORIZED.into_response();
        }
    }
    let Ok(told) = serde_json::from_slice::<Value>(&body) else { return StatusCode::BAD_REQUEST.into_response() };
    if told["type"] == PING {
        return Json(json!({ "type": PING })).into_response();
    }
    if heard.gate.hear_asked(&told) { StatusCode::ACCEPTED } else { StatusCode::BAD_REQUEST }.into_response()
}

/// A body, if it is not too long and comes to its end.
async fn whole(body: Body) -> Result<Bytes, StatusCode> {
    match time::timeout(BODY_PATIENCE, to_bytes(body, MOST_BYTES)).await {
        Ok(Ok(body)) => Ok(body),
        Ok(Err(_)) => Err(StatusCode::PAYLOAD_TOO_LARGE),
        Err(_) => Err(StatusCode::REQUEST_TIMEOUT),
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use futures_util::stream;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_body_that_does_not_come_or_is_too_long_is_given_up() {
        let of = |length: usize| Body::from(vec![b' '; length]);
        assert_eq!(whole(of(MOST_BYTES)).await.map(|it| it.len()), Ok(MOST_BYTES));
        assert_eq!(whole(of(MOST_BYTES + 1)).await, Err(StatusCode::PAYLOAD_TOO_LARGE));
        let silent = Body::from_stream(stream::pending::<Result<Bytes, Infallible>>());
        assert_eq!(whole(silent).await, Err(StatusCode::REQUEST_TIMEOUT));
    }
}
