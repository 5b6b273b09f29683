//! Many tables in many servers at once, over several shards: nobody is left without an answer.

use std::{sync::Arc, time::Duration};

use tokio::{sync::Semaphore, task::JoinSet};
use twilight_model::channel::Message;

use crate::{
    bot::Home,
    person::{Person, Typed, labels},
    standin::{
        Discord,
        world::{Kept, World},
    },
};

/// So many things a person does in the turn that each of them plays.
pub(crate) const ASKED_IN_A_TURN: usize = 10;

/// How many there are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crowd {
    pub(crate) servers: usize,
    pub(crate) tables: usize,
    pub(crate) shards: u32,
    /// How many people are at it at a time.
    pub(crate) at_once: usize,
}

/// What came of it: the times to the first answers, shortest first, and how many got none.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) answered_after: Vec<Duration>,
    pub(crate) unanswered: usize,
}

/// Lets everybody in a crowd play a turn, and measures.
pub(crate) async fn play(crowd: Crowd) -> Outcome {
    let discord = Discord::start().await;
    discord.inner.change(|world| world.shards = crowd.shards);
    let town = |it: usize| discord.channel(discord.server(&format!("Town {it}")), "garden");
    let channels: Vec<u64> = (0..crowd.servers).map(town).collect();
    let home = Home::new();
    let _bot = home.start(&discord).await;
    let all = |world: &World| (world.sessions.connected() == crowd.shards as usize).then_some(());
    discord.inner.until("every shard to connect", all).await;
    let owner = |it: usize| discord.person(&format!("Owner {it}"), channels[it % crowd.servers]);
    let owners: Vec<Person> = (0..crowd.tables).map(owner).collect();
    let opened = at_once(crowd.at_once, owners, |owner| async move { (begin(&owner).await, owner) }).await;
    let last = discord.inner.look(|world| world.asked.values().map(|it| it.id).max().unwrap_or_default());
    at_once(crowd.at_once, opened, |(card, owner)| async move { turn(&owner, &card).await }).await;
    let mut answered_after: Vec<Duration> = discord.inner.look(|world| {
        let new = world.asked.values().filter(|it| it.id > last);
        new.filter_map(|it| it.answered.map(|(_, took)| took)).collect()
    });
    answered_after.sort();
    Outcome { unanswered: crowd.tables * ASKED_IN_A_TURN - answered_after.len(), answered_after }
}

/// Does the same for all of these, so many of them at a time.
async fn at_once<T, U, F>(most: usize, all: Vec<T>, what: impl Fn(T) -> F) -> Vec<U>
where
    F: Future<Output = U> + Send + 'static,
    U: Send + 'static,
{
    let room = Arc::new(Semaphore::new(most));
    let mut tasks = JoinSet::new();
    for one in all {
        let (room, doing) = (room.clone(), what(one));
        tasks.spawn(async move {
            let _place = room.acquire().await.expect("there is always room again");
            doing.await
        });
    }
    tasks.join_all().await
}

/// A table of one person and a bot, and the card of its first turn.
async fn begin(owner: &Person) -> Message {
    let own = format!("<@{}>", owner.account.id);
    owner.slash("play", None, &[("game", "alhambra")]).await;
    let is_lobby = |it: &Kept| it.message.content.contains(&own) && labels(&it.message).contains(&"Add a bot".to_owned());
    let lobby = owner.sees("a lobby", is_lobby).await;
    owner.press(&lobby, "Add a bot").await;
    owner.press(&lobby, "Start").await;
    owner.sees("a first turn", |it| it.pinged == [owner.account.id]).await
}

/// Everything a person may do in a turn.
async fn turn(owner: &Person, card: &Message) {
    let typed = Typed { command: "alhambra", verb: Some("take"), options: &[] };
    owner.press(card, "Play my turn").await;
    let cards = owner.suggest(typed, ("cards", "")).await;
    let take = [("cards", cards[0].1.as_str())];
    owner.slash("alhambra", Some("take"), &take).await;
    owner.press(card, "My hand").await;
    owner.slash("undo", None, &[]).await;
    owner.suggest(typed, ("cards", "1")).await;
    owner.slash("alhambra", Some("take"), &take).await;
    owner.slash("alhambra", Some("end"), &[]).await;
    owner.slash("tables", None, &[]).await;
    owner.press(card, "Board").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_in_many_servers_leave_nobody_without_an_answer() {
    let crowd = Crowd { servers: 5, tables: 10, shards: 2, at_once: 5 };
    let outcome = play(crowd).await;
    assert_eq!((outcome.unanswered, outcome.answered_after.len()), (0, 10 * ASKED_IN_A_TURN));
}
