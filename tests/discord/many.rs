//! Many tables in many servers at once, over several shards: nobody is left without an answer.

use std::time::Duration;

use crate::{
    bot::Home,
    person::{Person, Sent, labels},
    standin::{Discord, world::Kept},
};

/// How many there are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crowd {
    pub(crate) servers: usize,
    pub(crate) tables: usize,
    pub(crate) interactions: usize,
    pub(crate) shards: u32,
    /// How many interactions are under way at a time.
    pub(crate) at_once: usize,
}

/// What came of it: the times to the first answers, shortest first, and how many got none.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) answered_after: Vec<Duration>,
    pub(crate) unanswered: usize,
}

/// A table: its owner, and the card of its first turn.
struct Running {
    owner: Person,
    card: Kept,
}

/// Lets a crowd play, and measures.
pub(crate) async fn play(crowd: Crowd) -> Outcome {
    let discord = Discord::start().await;
    discord.inner.change(|world| world.shards = crowd.shards);
    let channels: Vec<u64> = (0..crowd.servers).map(|it| discord.channel(discord.server(&format!("Town {it}")), "garden")).collect();
    let home = Home::new();
    let _bot = home.start(&discord).await;
    let all = |world: &crate::standin::world::World| (world.sessions.connected() == crowd.shards as usize).then_some(());
    discord.inner.until("every shard to connect", all).await;
    let mut running = Vec::new();
    for table in 0..crowd.tables {
        running.push(start(&discord, channels[table % crowd.servers], table).await);
    }
    let before: Vec<u64> = discord.inner.look(|world| world.asked.values().map(|it| it.id).collect());
    let last = before.into_iter().max().unwrap_or_default();
    let mut sent: Vec<(usize, Sent)> = Vec::new();
    for number in 0..crowd.interactions {
        let at = number % running.len();
        sent.push((at, ask(&running[at], number)));
        if number >= crowd.at_once {
            let (at, oldest) = &sent[number - crowd.at_once];
            running[*at].owner.answer(oldest).await;
        }
    }
    for (at, one) in &sent {
        running[*at].owner.answer(one).await;
    }
    let mut answered_after: Vec<Duration> = discord.inner.look(|world| {
        let new = world.asked.values().filter(|it| it.id > last);
        new.filter_map(|it| it.answered.map(|(_, took)| took)).collect()
    });
    answered_after.sort();
    Outcome { unanswered: crowd.interactions - answered_after.len(), answered_after }
}

/// A table of one person and a bot that plays.
async fn start(discord: &Discord, channel: u64, number: usize) -> Running {
    let owner = discord.person(&format!("Owner {number}"), channel);
    let own = format!("<@{}>", owner.account.id);
    owner.slash("play", None, &[("game", "alhambra")]).await;
    let is_lobby = |it: &Kept| it.message.content.contains(&own) && labels(&it.message).contains(&"Add a bot".to_owned());
    let lobby = discord.card(channel, "a lobby", is_lobby).await;
    owner.press(&lobby.message, "Add a bot").await;
    owner.press(&lobby.message, "Start").await;
    let asks = |it: &Kept| it.pinged == [owner.account.id];
    let card = discord.card(channel, "a first turn", asks).await;
    Running { owner, card }
}

/// Something that people do: mostly looking, and typing.
fn ask(table: &Running, number: usize) -> Sent {
    let owner = &table.owner;
    let press = |label: &str| owner.send_press(&table.card.message, &crate::person::id_of(&table.card.message, label));
    match number % 5 {
        0 => press("Play my turn"),
        1 => press("Rules"),
        2 => press("My hand"),
        3 => owner.send_slash(crate::person::Typed { command: "tables", verb: None, options: &[] }),
        _ => press("Board"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_in_many_servers_leave_nobody_without_an_answer() {
    let crowd = Crowd { servers: 5, tables: 10, interactions: 100, shards: 2, at_once: 10 };
    let outcome = play(crowd).await;
    assert_eq!((outcome.unanswered, outcome.answered_after.len()), (0, crowd.interactions));
}
