//! A stand-in for Discord on this computer: its gateway and the REST routes the bot uses, as strict as the real ones. What
//! the bot did that Discord would not take fails the test that used the stand-in.
//!
//! Discord's limits on requests hold where a test asks for them ([`limits`]). Deliberately absent: everything the bot does
//! not use.

pub(crate) mod bodies;
mod call;
mod channels;
pub(crate) mod endpoint;
pub(crate) mod faults;
pub(crate) mod files;
mod gateway;
mod interactions;
pub(crate) mod limits;
mod record;
mod rest;
pub(crate) mod world;

use std::{
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::Duration,
};

use axum::{Router, routing::get};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle, time::timeout};

use self::{
    faults::Trouble,
    world::{Kept, World},
};
use super::person::Person;

/// The bot's token: it must never be seen anywhere else.
pub(crate) const TOKEN: &str = "MTEwMDAwMDAwMDAwMDAwMDAwMQ.GpErGo.oNlyForTheStandInOnThisComputer0000000";

/// How the tokens begin that answer interactions.
pub(crate) const INTERACTION_TOKEN: &str = "aW50ZXJhY3Rpb24";

/// How long anything is waited for: far longer than it takes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A stand-in that runs until it is dropped.
pub(crate) struct Discord {
    pub(crate) inner: Arc<Inner>,
    /// Where its REST side listens: `http://127.0.0.1:PORT`.
    pub(crate) api: String,
    tasks: Vec<JoinHandle<()>>,
}

/// The world, and word of its changes.
pub(crate) struct Inner {
    world: Mutex<World>,
    changed: watch::Sender<u64>,
}

impl Inner {
    /// Looks at the world.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes the world, and tells those who wait.
    pub(crate) fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let done = change(&mut self.world.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.send_modify(|it| *it += 1);
        done
    }

    /// Waits until something is so.
    ///
    /// # Panics
    /// When it is not so for a minute; says what the bot requested last.
    pub(crate) async fn until<T>(&self, what: &str, mut find: impl FnMut(&World) -> Option<T>) -> T {
        let mut changes = self.changed.subscribe();
        let waited = timeout(PATIENCE, async {
            loop {
                changes.borrow_and_update();
                if let Some(found) = self.look(&mut find) {
                    return found;
                }
                changes.changed().await.expect("the stand-in lives");
            }
        });
        match waited.await {
            Ok(found) => found,
            Err(_) => panic!("waited for {what}; {}", self.look(last_calls)),
        }
    }
}

impl Discord {
    /// Starts one with a server and a channel: [`Discord::person`] is there.
    pub(crate) async fn start() -> Discord {
        let gateway = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let rest = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = |it: &TcpListener| it.local_addr().expect("it listens");
        let world = World::new(TOKEN, format!("ws://{}", address(&gateway)));
        let inner = Arc::new(Inner { world: Mutex::new(world), changed: watch::Sender::new(0) });
        let api = format!("http://{}", address(&rest));
        let router = Router::new().route("/attachments/{id}/{name}", get(files::serve)).fallback(rest::answer);
        let router = router.layer(axum::extract::DefaultBodyLimit::disable());
        let served = axum::serve(rest, router.with_state(inner.clone()));
        let tasks = vec![
            tokio::spawn(gateway::serve(gateway, inner.clone())),
            tokio::spawn(async move { served.await.expect("it serves") }),
        ];
        Discord { inner, api, tasks }
    }

    /// A new server, by id.
    pub(crate) fn server(&self, name: &str) -> u64 {
        self.inner.change(|world| {
            // Servers are told apart by shard, so that each is of the moment before the last: whatever the clock does meanwhile,
            // those that come one after the other are on shards one after the other.
            let (id, first) = (world.next_id(), world.servers.keys().map(|id| id >> 22).min());
            let (moment, of_moment) = (first.unwrap_or(id >> 22) - 1, id & ((1 << 22) - 1));
            let id = moment << 22 | of_moment;
            world.servers.insert(id, name.to_owned());
            id
        })
    }

    /// A new channel of a server, by id.
    pub(crate) fn channel(&self, server: u64, name: &str) -> u64 {
        self.inner.change(|world| {
            let id = world.next_id();
            world.add_room(id, Some(server), name, None);
            id
        })
    }

    /// Somebody in a channel.
    pub(crate) fn person(&self, name: &str, channel: u64) -> Person {
        Person::new(self.inner.clone(), name, channel)
    }

    /// Trouble with the next so many requests like this.
    pub(crate) fn trouble(&self, method: &'static str, path: &'static str, times: usize, trouble: Trouble) {
        self.inner.change(|world| world.faults.add(method, path, times, trouble));
    }

    /// Waits until the bot is connected and its commands are there.
    pub(crate) async fn ready(&self) {
        let ready = |world: &World| (world.sessions.connected() > 0 && !world.commands.is_empty()).then_some(());
        self.inner.until("the bot to connect and to register its commands", ready).await;
    }

    /// Waits for a public message in a channel.
    pub(crate) async fn card(&self, channel: u64, what: &str, fits: impl Fn(&Kept) -> bool) -> Kept {
        self.inner.until(what, |world| world.posted(channel).rev().find(|it| fits(it)).cloned()).await
    }

    /// The public messages of a channel, oldest first.
    pub(crate) fn posted(&self, channel: u64) -> Vec<Kept> {
        self.inner.look(|world| world.posted(channel).cloned().collect())
    }

    /// How the requests of the bot like this were answered so far.
    pub(crate) fn calls(&self, method: &str, path: &str) -> Vec<u16> {
        self.inner.look(|world| world.statuses(method, path))
    }
}

impl Drop for Discord {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
        let violations = self.inner.look(|world| world.violations.clone());
        if !thread::panicking() {
            assert!(violations.is_empty(), "Discord would not take this:\n  {}", violations.join("\n  "));
        } else if !violations.is_empty() {
            println!("Discord would not take this:\n  {}", violations.join("\n  "));
        }
    }
}

/// What the bot requested last.
fn last_calls(world: &World) -> String {
    let line = |it: &call::Call| format!("{} {} {}", it.status, it.method, it.path);
    let calls: Vec<String> = world.calls.iter().rev().take(12).map(line).collect();
    format!("the last requests, newest first:\n  {}", calls.join("\n  "))
}
