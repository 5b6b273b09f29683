//! Discord: the conversation in the channels of real servers.
//!
//! An interaction ([`asked`]) becomes a [`pergola_chat::Request`], the house answers it, and the reply becomes Discord's
//! JSON ([`shown`], [`layout`]); [`answers`] sees to it that every interaction is answered in time, [`pictures`] that no text
//! waits for its picture, [`newest`] that none is put upon something newer. Public cards come from the outbox: [`courier`] has
//! them delivered ([`delivery`]), gives tables their threads ([`threads`]) and tells those [`concerned`] what is refused; they
//! are never posted as answers. A file that comes with a command is fetched first ([`given`]). [`rest`] knows the calls of
//! Discord's REST API, [`wire`] makes them, at the [`limiter`] that Discord lets the bot have, and [`trouble`] is why one did not
//! do what it should. [`shards`] are the connections to the gateway, and [`gate`] takes what it tells; where the bot has an
//! address of its own, the [`endpoint`] stands in place of the gateway, and hears what Discord has [`signature`]s on.
//! [`doctor`] finds out what the bot lacks.
//! Deliberately absent: rules, tables, and any decision about what is shown to whom; messages are never read, so the intent
//! for servers is all this door asks for.

mod again;
mod answers;
mod asked;
mod budgets;
mod concerned;
mod connected;
mod courier;
mod delivery;
mod departed;
pub mod doctor;
mod endpoint;
mod files;
mod gate;
mod given;
mod ids;
mod layout;
mod limiter;
mod line;
mod mark;
mod mentions;
mod newest;
mod pictures;
mod press;
mod record;
mod registered;
mod rest;
mod revisions;
mod seen;
mod server_names;
mod settings;
mod shards;
mod showing;
mod shown;
mod signature;
mod starts;
mod threads;
mod told;
mod trouble;
mod whispers;
mod wire;

use std::{io, net::SocketAddr, sync::Arc, time::Duration};

use pergola_host::House;
use pergola_store::Share;
use pergola_text::{Language, Speaker, Text};
use tokio::{task::JoinSet, time};
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};

use self::{
    connected::Connected,
    endpoint::{Application, Endpoint},
    gate::Gate,
    rest::{Gateway, Rest},
    shards::Shards,
    starts::Starts,
    trouble::Trouble,
};
pub use record::Recorder;
pub use settings::{Api, Layout, Settings, Token, Unfit};

/// The waits between tries to find the gateway.
const CONNECT_WAITS: [Duration; 3] = [Duration::from_millis(500), Duration::from_secs(2), Duration::from_secs(8)];
/// How long the connections may take to say good-bye.
const CLOSING: Duration = Duration::from_secs(6);
/// How long answers that have begun may take when the door closes.
const FINISHING: Duration = Duration::from_secs(15);

/// The door to Discord, which knows from where it hears and is not served yet.
pub struct Discord {
    settings: Settings,
    source: Source,
    gate: Gate,
    connected: Connected,
}

/// From where the bot hears what people do.
enum Source {
    Gateway(Gateway),
    Endpoint(Endpoint),
}

/// Why the door does not open, or broke.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// The token is no bot's.
    #[error("Discord does not know the token in DISCORD_TOKEN; a new one is made on the bot's page")]
    UnknownToken,
    /// Discord is not reached.
    #[error("{0}")]
    NotReached(String),
    /// The server in Discord's place names a gateway elsewhere.
    #[error("the server in Discord's place says that its gateway is {0:?}, which is not on this computer")]
    ForeignGateway(String),
    /// The address at which Discord was to tell what people do cannot be had.
    #[error("nobody can listen at {address}: {source}")]
    NotListening {
        /// It.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
    /// Discord has told with which key it signs, and that is none.
    #[error("Discord says that it signs requests with {0:?}, which is no key")]
    NoKey(String),
    /// The gateway turned the bot away.
    #[error("the gateway turned the bot away: {0}")]
    TurnedAway(TurnedAway),
}

/// Why the gateway turned the bot away, for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TurnedAway {
    /// A connection has a number that cannot be.
    #[error("it takes no connection of this number (4010); start the bot again, or report it")]
    Shard,
    /// The bot is in too many servers for its connections.
    #[error("the bot is in more servers than its connections may serve (4011); start it again, and it asks how many it needs")]
    TooFewShards,
    /// The gateway's version is served no more.
    #[error("it does not serve this version any more (4012); a newer pergola is needed")]
    Version,
    /// The bot may not hear what it asks for.
    #[error("it does not let the bot hear of servers ({code}); see the intents on the bot's page")]
    Intents {
        /// 4013 or 4014.
        code: u16,
    },
}

impl Broken {
    /// Whether the door may open later though nobody does anything about it.
    pub fn may_pass(&self) -> bool {
        match self {
            Broken::NotReached(_) | Broken::NotListening { .. } => true,
            Broken::UnknownToken | Broken::ForeignGateway(_) | Broken::NoKey(_) | Broken::TurnedAway(_) => false,
        }
    }
}

impl Discord {
    /// Asks Discord where its gateway is, or who the bot is that listens at an address of its own; both show whether it knows the
    /// token. Must be called in a tokio runtime.
    ///
    /// # Errors
    /// When Discord is not reached or does not know the token, a server in its place names a gateway elsewhere, or nobody can
    /// listen at the address.
    pub async fn connect(house: House, settings: Settings) -> Result<Discord, Broken> {
        let rest = Rest::new(&settings).counting(house.store().measures()).shared_by(house.share().of.count());
        let source = match settings.interactions {
            None => Source::Gateway(found(|| rest.gateway()).await?),
            Some(address) => Source::Endpoint(Endpoint::open(address, found(|| Application::of(&rest)).await?).await?),
        };
        if let Source::Gateway(gateway) = &source
            && settings.api.is_some()
            && !Api::has_gateway(&gateway.url)
        {
            return Err(Broken::ForeignGateway(gateway.url.clone()));
        }
        let connected = Connected::default();
        let gate = Gate::new(house, rest, settings.guild, connected.clone());
        Ok(Discord { settings, source, gate, connected })
    }

    /// Comes when the gateway has taken the bot, or the bot listens itself: both only while [`Discord::serve`] runs.
    pub fn connected(&self) -> impl Future<Output = ()> + Send + use<> {
        self.connected.clone().wait()
    }

    /// Answers until `stop` comes, then hears nothing more and finishes what has begun. The house is not drained here.
    ///
    /// # Errors
    /// When the gateway turns the bot away, or Discord does not know the token any more.
    pub async fn serve(self, stop: impl Future<Output = ()>) -> Result<(), Broken> {
        let Discord { settings, source, gate, .. } = self;
        let neighbours = gate.clone();
        tokio::spawn(async move { neighbours.hear_neighbours().await });
        let served = match source {
            Source::Gateway(gateway) => at_gateway(settings, gateway, &gate, stop).await,
            Source::Endpoint(endpoint) => at_endpoint(endpoint, &gate, stop).await,
        };
        gate.finish(FINISHING).await;
        served
    }
}

/// Keeps the connections to the gateway until `stop` comes.
async fn at_gateway(settings: Settings, gateway: Gateway, gate: &Gate, stop: impl Future<Output = ()>) -> Result<(), Broken> {
    // A server is on the connection whose number its ward has when that is divided by how many wards there are.
    let (Share { ward, of }, starts) = (gate.share(), Starts::new(gateway.session_start_limit));
    let count = gateway.shards.max(1).next_multiple_of(of.count());
    let closing = CancellationToken::new();
    let shards = Shards { settings, gateway: gateway.url, count, gate: gate.clone(), starts, stop: closing.clone() };
    let shards = Arc::new(shards);
    let own = (ward.0..count).step_by(of.count() as usize);
    info!(shards = count, own = own.len(), "the bot connects");
    let mut kept: JoinSet<Result<(), Broken>> = own.map(|it| shards.clone().keep(it)).collect();
    let served = tokio::select! {
        Some(Ok(Err(why))) = kept.join_next() => Err(why),
        () = gate.turned_away() => Err(Broken::UnknownToken),
        () = stop => Ok(()),
    };
    closing.cancel();
    if time::timeout(CLOSING, kept.join_all()).await.is_err() {
        warn!("the gateway does not say good-bye");
    }
    served
}

/// Listens at the bot's own address until `stop` comes.
async fn at_endpoint(endpoint: Endpoint, gate: &Gate, stop: impl Future<Output = ()>) -> Result<(), Broken> {
    gate.begin(endpoint.own, endpoint.application);
    let ended = async {
        tokio::select! {
            () = gate.turned_away() => Err(Broken::UnknownToken),
            () = stop => Ok(()),
        }
    };
    endpoint.hear(gate.clone(), ended).await
}

/// What Discord has to be asked before anything begins; it is asked a few times.
async fn found<T, F: Future<Output = Result<T, Trouble>>>(ask: impl Fn() -> F) -> Result<T, Broken> {
    let mut waits = CONNECT_WAITS.into_iter();
    loop {
        match (ask().await, waits.next()) {
            (Ok(found), _) => return Ok(found),
            (Err(Trouble::Refused { status: 401, .. }), _) => return Err(Broken::UnknownToken),
            (Err(why), Some(wait)) if why.passes() => {
                warn!(%why, "Discord is asked again");
                time::sleep(wait).await;
            }
            (Err(why), _) => return Err(Broken::NotReached(why.to_string())),
        }
    }
}

/// A sentence of this door's own.
fn say(language: Language, text: &Text) -> String {
    Speaker::discord(language.key(), &[]).say(text)
}
