//! The bot in the test's own process, for what the program as it is run cannot be made to do: to draw only when it is let.

use std::{num::NonZeroUsize, pin::Pin, sync::Arc};

use pergola::{
    bots::Budget,
    discord::{Discord as Door, Settings},
    games::GAMES,
    host::{House, Machine, Pace, Surroundings, Work, machine_clock},
    store::Store,
    table::{Millis, Table as Stored},
};
use tokio::{
    sync::{oneshot, watch},
    task::JoinHandle,
};

use super::{
    bot::Home,
    standin::{Discord, TOKEN, world::World},
};

/// This machine, whose painters and bots begin when they are let, and not before.
#[derive(Clone)]
pub(crate) struct Easel(watch::Sender<bool>);

impl Default for Easel {
    fn default() -> Easel {
        Easel(watch::Sender::new(false))
    }
}

impl Easel {
    /// Lets all begin who wait, and whoever comes.
    pub(crate) fn draw_from_now_on(&self) {
        self.0.send_replace(true);
    }

    /// Lets nobody begin any more.
    pub(crate) fn draw_no_more(&self) {
        self.0.send_replace(false);
    }
}

impl Surroundings for Easel {
    fn now(&self) -> Millis {
        machine_clock()
    }

    fn entropy(&self) -> u64 {
        Machine.entropy()
    }

    fn workers(&self) -> NonZeroUsize {
        Machine.workers()
    }

    fn budget(&self) -> Budget {
        Machine.budget()
    }

    fn work(&self, work: Work) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let mut lets = self.0.subscribe();
        Box::pin(async move {
            lets.wait_for(|it| *it).await.expect("the easel outlives its pictures");
            Machine.work(work).await;
        })
    }
}

/// A bot that runs here.
pub(crate) struct Inside {
    house: House,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

impl Inside {
    /// Starts it on a folder that nobody has, and waits until it is connected.
    pub(crate) async fn start(home: &Home, discord: &Discord, easel: Easel) -> Inside {
        let opened = Store::open(&home.data(), |checkpoint, people| Stored::load(&GAMES, checkpoint, people));
        let (store, found) = opened.expect("the store opens");
        // Tests press faster than people do.
        let pace = Pace::a_second(1_000_000);
        let house = House::at_pace((store, found), Arc::new(easel), &Arc::new(GAMES.clone()), pace);
        let settings = Settings::read(Some(TOKEN), Some(&discord.api), None).expect("they are good");
        let before = discord.inner.look(|world| world.sessions.identified);
        let door = Door::connect(house.clone(), settings).await.expect("the stand-in is there");
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(async move {
            let stopped = async move { drop(stopped.await) };
            door.serve(stopped).await.expect("the stand-in lets it in");
        });
        let up = |world: &World| (world.sessions.identified > before && world.sessions.connected() > 0).then_some(());
        discord.inner.until("the bot to connect", up).await;
        Inside { house, stop, serving }
    }

    /// Stops it as the program is stopped.
    pub(crate) async fn stop(self) {
        self.stop.send(()).expect("it runs");
        self.serving.await.expect("it does not panic");
        self.house.drain().await;
    }
}
