//! The gate: every event of the gateway, or what is told to the bot in its place, and what it sets off.
//!
//! What is for another house on the same log is passed on to it. What is set off is tracked, so that a stop can wait for it. A
//! server that removes the bot keeps its tables for its return.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use pergola_chat as chat;
use pergola_host::{House, PassedOn};
use pergola_store::{Share, StoreError, Ward};
use pergola_text::Text;
use serde_json::Value;
use serenity::model::id::{ApplicationId, GuildId, UserId};
use tokio::{sync::Semaphore, time};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tracing::{info, warn};

use super::{
    answers::Answers,
    asked::Asked,
    connected::Connected,
    courier::Carrier,
    press, registered,
    rest::Rest,
    seen::Seen,
    server_names::ServerNames,
    told::{GatewayEvent, Ready},
};

/// The most interactions that are being answered; whoever comes then is told to press again.
const ANSWERED: usize = 200;
/// The most that are being told so.
const TURNED_AWAY: usize = 1_000;
/// The waits between tries to register the commands.
const REGISTER_WAITS: [Duration; 4] =
    [Duration::from_secs(1), Duration::from_secs(5), Duration::from_secs(30), Duration::from_secs(120)];

/// What all events share.
#[derive(Clone)]
pub(super) struct Gate(Arc<Shared>);

struct Shared {
    house: House,
    rest: Rest,
    guild: Option<GuildId>,
    seen: Seen,
    servers: Arc<ServerNames>,
    answers: Answers,
    connected: Connected,
    /// Whether a shard has been ready.
    begun: AtomicBool,
    running: TaskTracker,
    /// Nothing comes in any more.
    closing: CancellationToken,
    /// Room for interactions that were neither answered nor promised an answer yet.
    places: Arc<Semaphore>,
    /// Room for those that are only told so.
    turned_away: Arc<Semaphore>,
}

impl Gate {
    /// A gate for events that come in later.
    pub(super) fn new(house: House, rest: Rest, guild: Option<u64>, connected: Connected) -> Gate {
        let guild = guild.map(GuildId::new);
        let answers = Answers::new(house.clone(), rest.clone());
        let (seen, begun) = (Seen::default(), AtomicBool::new(false));
        let (running, closing) = (TaskTracker::new(), CancellationToken::new());
        let [places, turned_away] = [ANSWERED, TURNED_AWAY].map(|it| Arc::new(Semaphore::new(it)));
        let servers = Arc::default();
        Gate(Arc::new(Shared {
            house,
            rest,
            guild,
            seen,
            servers,
            answers,
            connected,
            begun,
            running,
            closing,
            places,
            turned_away,
        }))
    }

    /// Waits until everything that runs has ended, but not longer than this. Nothing may come in any more.
    pub(super) async fn finish(&self, patience: Duration) {
        self.0.running.close();
        self.0.closing.cancel();
        if time::timeout(patience, self.0.running.wait()).await.is_err() {
            warn!(running = self.0.running.len(), "some answers are given up");
        }
    }

    /// What this house plays.
    pub(super) fn share(&self) -> Share {
        self.0.house.share()
    }

    /// Returns when Discord does not know the token any more.
    pub(super) async fn turned_away(&self) {
        self.0.rest.turned_away().await;
    }

    /// A shard is ready. With the first one the bot knows who it is, and everything begins.
    fn ready(&self, shard: u32, ready: &Ready) {
        info!(shard, servers = ready.servers(), "connected");
        self.begin(ready.own(), ready.application());
    }

    /// The bot knows who it is: cards are posted from now on, and the commands are registered.
    pub(super) fn begin(&self, own: UserId, app: ApplicationId) {
        self.0.connected.come();
        let Shared { house, running, .. } = &*self.0;
        if self.0.begun.swap(true, Ordering::Relaxed) {
            return house.resume_posts();
        }
        house.attach(Arc::new(Carrier::new(&self.0.answers, own, self.0.servers.clone(), running.clone())));
        // What is registered for one of several houses is for all.
        if house.share().ward == Ward(0) {
            let gate = self.clone();
            running.spawn(async move { gate.register(app).await });
        }
    }

    /// Registers the commands; without them everything else goes on.
    async fn register(&self, app: ApplicationId) {
        let Shared { rest, guild, .. } = &*self.0;
        let commands = registered::commands(self.0.house.games());
        let mut waits = REGISTER_WAITS.into_iter();
        loop {
            let Err(why) = rest.register(app, *guild, &commands).await else {
                return info!(server = ?guild, "the commands are registered");
            };
            warn!(%why, "the commands are not registered; those registered before still work");
            let Some(wait) = waits.next().map(|wait| wait.max(why.after().unwrap_or_default())) else { return };
            tokio::select! {
                () = time::sleep(wait) => {}
                () = self.0.closing.cancelled() => return,
            }
        }
    }

    /// Takes an interaction up, once.
    fn take(&self, asked: Asked) {
        if !self.0.seen.is_new(asked.id.get()) {
            return info!(interaction = %asked.id, "an interaction came again");
        }
        let Shared { answers, running, places, .. } = &*self.0;
        let answers = answers.clone();
        match places.clone().try_acquire_owned() {
            Ok(place) => drop(running.spawn(async move { answers.answer(asked, place).await })),
            Err(_) => self.turn_away(asked),
        }
    }

    /// Says that too much is under way, as long as that does not become too much itself.
    fn turn_away(&self, asked: Asked) {
        let Shared { house, answers, running, turned_away, .. } = &*self.0;
        house.measures().refused_as_busy();
        let Ok(place) = turned_away.clone().try_acquire_owned() else {
            return warn!(interaction = %asked.id, "so much is under way that an interaction gets no answer");
        };
        let answers = answers.clone();
        running.spawn(async move {
            answers.turn_away(asked, &Text::new("discord-busy")).await;
            drop(place);
        });
    }

    /// Takes an interaction as Discord tells it; whether it can be answered at all.
    pub(super) fn hear_asked(&self, told: &Value) -> bool {
        let Some(asked) = press::told(told) else { return false };
        if self.0.house.share().is_whole() {
            self.take(asked);
        } else {
            let (gate, told) = (self.clone(), told.clone());
            self.0.running.spawn(async move { gate.take_to_its_house(asked, told).await });
        }
        true
    }

    /// Takes an interaction up if it is for this house, or passes it on to the one it is for.
    async fn take_to_its_house(&self, asked: Asked, told: Value) {
        let house = &self.0.house;
        let ward = match self.ward_of(&asked).await {
            Ok(ward) => ward.filter(|ward| *ward != house.share().ward),
            Err(why) => {
                warn!(%why, "it is not known whose an interaction is");
                return self.0.answers.turn_away(asked, &Text::new("discord-elsewhere")).await;
            }
        };
        match ward {
            None => self.take(asked),
            Some(_) if !self.0.seen.is_new(asked.id.get()) => info!(interaction = %asked.id, "an interaction came again"),
            Some(ward) => {
                let why = match house.pass_on(ward, told).await {
                    PassedOn::TakenUp => return,
                    PassedOn::NotTakenUp => Text::new("discord-elsewhere"),
                    PassedOn::Unknown => Text::new("refused-perhaps-saved"),
                };
                self.0.answers.turn_away(asked, &why).await;
            }
        }
    }

    /// The ward an interaction is for, if that is seen from it: of its server, or of the table whose button in a private message
    /// it is.
    async fn ward_of(&self, asked: &Asked) -> Result<Option<Ward>, StoreError> {
        let (house, Some(request)) = (&self.0.house, asked.request()) else { return Ok(None) };
        if !request.is_private() {
            return Ok(Some(house.share().of.ward_of(&request.place.server)));
        }
        match chat::ids::table_asked(request) {
            Some(table) => house.ward_of(table).await,
            None => Ok(None),
        }
    }

    /// Takes up what other houses pass on to this one, as long as anything may come in.
    pub(super) async fn hear_neighbours(&self) {
        let hear = async {
            loop {
                if let Some(asked) = press::told(&self.0.house.passed_on().await) {
                    self.take(asked);
                }
            }
        };
        tokio::select! {
            () = hear => {}
            () = self.0.closing.cancelled() => {}
        }
    }

    /// Takes what the gateway tells a shard.
    pub(super) fn hear(&self, shard: u32, told: GatewayEvent) {
        match told {
            GatewayEvent::Ready(ready) => self.ready(shard, &ready),
            GatewayEvent::Resumed => self.0.house.resume_posts(),
            GatewayEvent::Interaction(interaction) => {
                self.hear_asked(&interaction);
            }
            GatewayEvent::Server(server, name) => self.0.servers.note(server, &name),
            GatewayEvent::Gone(server) => {
                self.0.servers.forget(server);
                info!(%server, "a server has removed the bot; its tables are kept");
            }
            GatewayEvent::Nothing => {}
        }
    }
}
