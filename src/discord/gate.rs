//! The gate: every event of the gateway, and what it sets off.
//!
//! Handlers are tracked, so that a stop can wait for them; the gateway's client would not. The raw events are read because
//! only there an interaction shows that the client could not make sense of. A server that removes the bot keeps its
//! tables for its return.

use std::{
    collections::BTreeSet,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use serenity::{
    client::{Context, RawEventHandler},
    model::{
        event::{Event, ReadyEvent},
        id::{ApplicationId, GuildId},
    },
};
use tokio::time;
use tokio_util::task::TaskTracker;
use tracing::{info, warn};

use super::{answers::Answers, asked::Asked, courier::Carrier, rest::Rest, seen::Seen, shown};
use crate::{chat, host::House};

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
    answers: Answers,
    /// Whether a shard has been ready.
    begun: AtomicBool,
    running: TaskTracker,
}

impl Gate {
    /// A gate for events that come in later.
    pub(super) fn new(house: House, rest: Rest, guild: Option<u64>) -> Gate {
        let guild = guild.map(GuildId::new);
        let answers = Answers { house: house.clone(), rest: rest.clone(), revisions: Arc::default() };
        let (seen, begun, running) = (Seen::default(), AtomicBool::new(false), TaskTracker::new());
        Gate(Arc::new(Shared { house, rest, guild, seen, answers, begun, running }))
    }

    /// Waits until everything that runs has ended, but not longer than this. Nothing may come in any more.
    pub(super) async fn finish(&self, patience: Duration) {
        self.0.running.close();
        if time::timeout(patience, self.0.running.wait()).await.is_err() {
            warn!(running = self.0.running.len(), "some answers are given up");
        }
    }

    /// A shard is ready. With the first one the bot knows who it is, and everything begins.
    fn ready(&self, event: &ReadyEvent) {
        let ready = &event.ready;
        info!(shard = ?ready.shard.map(|it| it.id.0), servers = ready.guilds.len(), "connected");
        let Shared { house, rest, .. } = &*self.0;
        if self.0.begun.swap(true, Ordering::Relaxed) {
            return;
        }
        let told = Mutex::new(BTreeSet::new());
        house.attach(Arc::new(Carrier { house: house.clone(), rest: rest.clone(), own: ready.user.id, told }));
        let (gate, app) = (self.clone(), ready.application.id);
        self.0.running.spawn(async move { gate.register(app).await });
    }

    /// Registers the commands; without them everything else goes on.
    async fn register(&self, app: ApplicationId) {
        let Shared { rest, guild, .. } = &*self.0;
        let commands = shown::commands(&chat::commands());
        let mut waits = REGISTER_WAITS.into_iter();
        loop {
            match rest.register(app, *guild, &commands).await {
                Ok(()) => return info!(server = ?guild, "the commands are registered"),
                Err(why) => warn!(%why, "the commands are not registered; those registered before still work"),
            }
            let Some(wait) = waits.next() else { return };
            tokio::select! {
                () = time::sleep(wait) => {}
                () = self.closed() => return,
            }
        }
    }

    async fn closed(&self) {
        while !self.0.running.is_closed() {
            time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Takes an interaction up, once.
    fn take(&self, asked: Asked) {
        if !self.0.seen.is_new(asked.id.get()) {
            return info!(interaction = %asked.id, "an interaction came again");
        }
        let answers = self.0.answers.clone();
        self.0.running.spawn(async move { answers.answer(asked).await });
    }
}

#[serenity::async_trait]
impl RawEventHandler for Gate {
    async fn raw_event(&self, _: Context, event: Event) {
        match event {
            Event::Ready(event) => self.ready(&event),
            Event::InteractionCreate(event) => self.take(Asked::read(&event.interaction)),
            Event::Unknown(event) if event.kind == "INTERACTION_CREATE" => {
                warn!(kind = %event.value["type"], "an interaction cannot be read");
                if let Some(asked) = Asked::unread(&event.value) {
                    self.take(asked);
                }
            }
            Event::GuildDelete(event) if !event.guild.unavailable => {
                info!(server = %event.guild.id, "a server has removed the bot; its tables are kept");
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_interaction_that_cannot_be_read_still_comes_in() {
        let interaction = json!({ "id": "1000", "application_id": "2", "token": "tok", "type": 99, "channel_id": [] });
        let event = json!({ "t": "INTERACTION_CREATE", "d": interaction });
        let Event::Unknown(event) = serde_json::from_value(event).unwrap() else { panic!("the client reads it now") };
        assert_eq!(event.kind, "INTERACTION_CREATE");
        assert!(Asked::unread(&event.value).is_some());
    }
}
