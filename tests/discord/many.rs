//! Many tables in many servers at once, over several shards: nobody is left without an answer.

use std::{sync::Arc, time::Duration};

use tokio::{sync::Semaphore, task::JoinSet};
use twilight_model::channel::Message;

use super::{
    bot::Home,
    person::{Person, Typed, id_of, labels},
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

/// What came of it: the times to the first answers in the turns, shortest first, and how much of all that was asked got none.
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
    let opened = at_once(crowd.at_once, owners, |owner| async move { Some((begin(&owner).await?, owner)) }).await;
    let last = discord.inner.look(|world| world.asked.values().map(|it| it.id).max().unwrap_or_default());
    let playing: Vec<(Message, Person)> = opened.into_iter().flatten().collect();
    at_once(crowd.at_once, playing, |(card, owner)| async move { turn(&owner, &card).await }).await;
    discord.inner.look(|world| {
        let in_turns = world.asked.values().filter(|it| it.id > last);
        let mut answered_after: Vec<Duration> = in_turns.filter_map(|it| it.answered.map(|(_, took)| took)).collect();
        answered_after.sort();
        Outcome { answered_after, unanswered: world.asked.values().filter(|it| it.answered.is_none()).count() }
    })
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

/// A table of one person and a bot, and the card of its first turn; nothing when something was not answered.
async fn begin(owner: &Person) -> Option<Message> {
    let own = format!("<@{}>", owner.account.id);
    let typed = Typed { command: "play", verb: None, options: &[("game", "alhambra")] };
    owner.answer_if_any(&owner.send_slash(typed)).await?;
    let is_lobby = |it: &Kept| it.message.content.contains(&own) && labels(&it.message).contains(&"Add a bot".to_owned());
    let lobby = owner.sees("a lobby", is_lobby).await;
    for label in ["Add a bot", "Start"] {
        owner.answer_if_any(&owner.send_press(&lobby, &id_of(&lobby, label))).await?;
    }
    Some(owner.sees("a first turn", |it| it.pinged == [owner.account.id]).await)
}

/// Everything a person may do in a turn. Whoever is not answered goes on with what comes next as far as there is a way.
async fn turn(owner: &Person, card: &Message) -> Option<()> {
    let press = async |label: &str| owner.answer_if_any(&owner.send_press(card, &id_of(card, label))).await;
    let say = async |command: &str, verb: Option<&str>, options: &[(&str, &str)]| {
        owner.answer_if_any(&owner.send_slash(Typed { command, verb, options })).await
    };
    let suggest = async |so_far: &str| {
        let typed = Typed { command: "alhambra", verb: Some("take"), options: &[] };
        owner.answer_if_any(&owner.send_suggest(typed, ("cards", so_far))).await
    };
    press("Play my turn").await;
    let cards = suggest("").await?.choices;
    let take = [("cards", cards[0].1.as_str())];
    say("alhambra", Some("take"), &take).await;
    press("My hand").await;
    say("undo", None, &[]).await;
    suggest("1").await;
    say("alhambra", Some("take"), &take).await;
    say("alhambra", Some("end"), &[]).await;
    say("tables", None, &[]).await;
    press("Board").await;
    Some(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_in_many_servers_leave_nobody_without_an_answer() {
    let crowd = Crowd { servers: 5, tables: 10, shards: 2, at_once: 5 };
    let outcome = play(crowd).await;
    assert_eq!((outcome.unanswered, outcome.answered_after.len()), (0, 10 * ASKED_IN_A_TURN));
}
