//! A flood: an open stream of presses over many tables of all games, whether or not the ones before are answered.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use pergola::games::GAMES;
use tokio::time::timeout;
use twilight_model::channel::Message;

use super::{
    bot::Home,
    person::{Person, Sent, Typed, id_of, labels},
    standin::{
        Discord,
        world::{Kept, World},
    },
    table::{Way, is_over, ways},
};

/// The servers all tables are in.
const SERVERS: usize = 50;
/// How long is pressed before anything is measured: all tables begin at once, and part ways only after some turns.
const BEFORE: Duration = Duration::from_secs(20);
/// How long is waited for answers after the last press, if they do not come before.
const AFTER: Duration = Duration::from_secs(30);

/// How much is pressed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flood {
    pub(crate) tables: usize,
    /// At so many of them a person plays against a bot that thinks as long as it may.
    pub(crate) bots: usize,
    /// Presses a second, over all tables.
    pub(crate) rate: u32,
    pub(crate) seconds: u32,
    /// How long its memory is looked at when nobody presses any more.
    pub(crate) calm: Duration,
}

/// What came of it; times shortest first.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) pressed: usize,
    /// Presses without any answer.
    pub(crate) unanswered: usize,
    /// Presses answered with “press again”.
    pub(crate) busy: usize,
    /// Until the first answer.
    pub(crate) acknowledged: Vec<Duration>,
    /// Until text and buttons were shown.
    pub(crate) shown: Vec<Duration>,
    /// From the press that ended a turn to the next card.
    pub(crate) carded: Vec<Duration>,
    /// From the same to its picture.
    pub(crate) pictured: Vec<Duration>,
    /// Cards that ended up without a picture.
    pub(crate) unpictured: usize,
    /// Bytes of memory: before, the most, and after the calm.
    pub(crate) memory: [u64; 3],
    /// Processor time a press.
    pub(crate) worked: Duration,
}

/// One table, as those who press see it.
struct Played {
    people: [Person; 2],
    channel: u64,
    /// The last card that asks somebody, and whom.
    card: Option<(Message, usize)>,
    /// What whoever is asked sees, since that card.
    menu: Option<Message>,
    /// What was pressed last.
    sent: Option<Sent>,
    /// When the turn was ended whose next card has not come yet.
    ended: Option<Instant>,
}

/// Plays it.
pub(crate) async fn play(flood: Flood) -> Outcome {
    let discord = Discord::start().await;
    discord.inner.change(|world| world.forgets_calls = true);
    let servers: Vec<u64> = (0..SERVERS.min(flood.tables)).map(|it| discord.server(&format!("Town {it}"))).collect();
    let home = Home::logging("error");
    let bot = home.start(&discord).await;
    let mut tables = Vec::new();
    for (number, game) in GAMES.iter().cycle().take(flood.tables).enumerate() {
        let channel = discord.channel(servers[number % servers.len()], &format!("garden {number}"));
        tables.push(open(&discord, channel, (number, game.meta().key), number < flood.bots).await);
    }
    let mut outcome = Outcome::default();
    let mut cards = Vec::new();
    let before = discord.inner.look(|world| world.asked.len());
    let (begun, worked) = (Instant::now(), bot.worked().unwrap_or_default());
    outcome.memory[0] = bot.memory().unwrap_or_default();
    let mut seen = discord.inner.look(|world| world.messages.last_key_value().map_or(0, |(id, _)| *id));
    let measured = begun + if flood.seconds > 30 { BEFORE } else { Duration::ZERO };
    for press in 0..flood.rate * flood.seconds {
        let then = begun + Duration::from_secs(1) * press / flood.rate;
        tokio::time::sleep_until(then.into()).await;
        if press.is_multiple_of((flood.rate / 20).max(1)) {
            outcome.memory[1] = outcome.memory[1].max(bot.memory().unwrap_or_default());
            seen = take_cards(&discord, &mut tables, seen, &mut cards);
        }
        let table = press as usize % tables.len();
        tables[table].press(press);
    }
    outcome.worked = (bot.worked().unwrap_or_default() - worked) / (flood.rate * flood.seconds).max(1);
    outcome.pressed = discord.inner.look(|world| world.asked.len()) - before;
    let answered = |world: &World| world.asked.values().all(|it| it.settled.is_some()).then_some(());
    // Whether all are is what is measured.
    let _ = timeout(AFTER, discord.inner.until("all to be answered", answered)).await;
    tokio::time::sleep(flood.calm).await;
    outcome.memory[2] = bot.memory().unwrap_or_default();
    take_cards(&discord, &mut tables, seen, &mut cards);
    cards.retain(|(ended, _)| *ended >= measured);
    discord.inner.look(|world| outcome.measure(world, measured, &cards));
    outcome
}

/// A running game of two in a channel; against a bot, where one is to play.
async fn open(discord: &Discord, channel: u64, (number, game): (usize, &'static str), against_bot: bool) -> Played {
    let people = ["Ann", "Ben"].map(|name| discord.person(&format!("{name} {number}"), channel));
    people[0].slash("play", None, &[("game", game)]).await;
    let is_lobby = |it: &Kept| labels(&it.message).contains(&"Join".to_owned());
    let lobby = discord.card(channel, "a lobby", is_lobby).await.message;
    if against_bot {
        let offered = ways(&lobby).into_iter().find_map(|way| match way {
            Way::Pick { menu, value, label } if label.ends_with("at the hard level") => Some((menu, value)),
            Way::Pick { .. } | Way::Press { .. } => None,
        });
        let (menu, value) = offered.expect("a lobby offers bots");
        people[0].pick(&lobby, &menu, &value).await;
    } else {
        people[1].press(&lobby, "Join").await;
    }
    people[0].press(&lobby, "Start").await;
    let first = discord.card(channel, "a first turn", |it| !it.pinged.is_empty()).await;
    let mut played = Played { people, channel, card: None, menu: None, sent: None, ended: None };
    played.see(&first);
    played
}

/// Shows each table the cards that were posted since; those that followed the end of a turn are noted.
fn take_cards(discord: &Discord, tables: &mut [Played], seen: u64, cards: &mut Vec<(Instant, u64)>) -> u64 {
    let new: Vec<Kept> = discord.inner.look(|world| {
        let new = world.messages.range(seen + 1..).map(|(_, it)| it);
        new.filter(|it| it.private_to.is_none()).cloned().collect()
    });
    let by_channel: BTreeMap<u64, usize> = tables.iter().enumerate().map(|(at, it)| (it.channel, at)).collect();
    for card in &new {
        let Some(table) = by_channel.get(&card.message.channel_id.get()) else { continue };
        if let Some(ended) = tables[*table].see(card) {
            cards.push((ended, card.message.id.get()));
        }
    }
    discord.inner.look(|world| world.messages.last_key_value().map_or(seen, |(id, _)| *id))
}

impl Played {
    /// Sees a card; when the turn was ended that it follows.
    fn see(&mut self, card: &Kept) -> Option<Instant> {
        let asked = self.people.iter().position(|it| card.pinged.contains(&it.account.id));
        if asked.is_none() && !is_over(&card.message) {
            return None;
        }
        self.card = Some((card.message.clone(), asked.unwrap_or_default()));
        (self.menu, self.sent) = (None, None);
        self.ended.take()
    }

    /// Presses whatever comes next.
    fn press(&mut self, press: u32) {
        let Some((card, asked)) = &self.card else { return };
        let person = &self.people[*asked];
        if is_over(card) {
            person.send_press(card, &id_of(card, "Board"));
            return;
        }
        if let Some(answer) = self.sent.as_ref().and_then(|sent| person.answered(sent)) {
            self.sent = None;
            let shown = answer.message.filter(|it| answer.private && !is_busy(it));
            self.menu = shown.or(self.menu.take());
        }
        if self.sent.is_some() {
            // Whoever waits looks at the board.
            person.send_press(card, &id_of(card, "Board"));
            return;
        }
        let ways = self.menu.as_ref().map(ways).unwrap_or_default();
        let confirm = ways.iter().find(|it| it.label() == "Confirm").filter(|_| press.is_multiple_of(2));
        let way = confirm.or_else(|| ways.get(press as usize * 7 % ways.len().max(1)));
        let sent = match (way, &self.menu) {
            (Some(Way::Press { id, label }), Some(menu)) => {
                if label == "Confirm" {
                    self.ended = Some(Instant::now());
                }
                person.send_press(menu, id)
            }
            (Some(Way::Pick { menu: id, value, .. }), Some(menu)) => person.send_pick(menu, id, value),
            _ if press % 5 == 4 => person.send_slash(Typed { command: "tables", verb: None, options: &[] }),
            _ => person.send_press(card, &id_of(card, "Play my turn")),
        };
        self.sent = Some(sent);
    }
}

fn is_busy(message: &Message) -> bool {
    message.content.contains("Press again in a moment")
}

impl Outcome {
    fn measure(&mut self, world: &World, begun: Instant, cards: &[(Instant, u64)]) {
        for asked in world.asked.values().filter(|it| it.sent >= begun) {
            match asked.answered {
                Some((_, took)) => self.acknowledged.push(took),
                None => self.unanswered += 1,
            }
            self.shown.extend(asked.settled);
            self.busy += usize::from(asked.shown.and_then(|it| world.messages.get(&it)).is_some_and(|it| is_busy(&it.message)));
        }
        for (ended, card) in cards {
            self.carded.extend(world.messages.get(card).map(|it| it.posted.saturating_duration_since(*ended)));
            match world.messages.get(card).and_then(|it| it.pictured) {
                Some(at) => self.pictured.push(at.saturating_duration_since(*ended)),
                None => self.unpictured += 1,
            }
        }
        self.acknowledged.sort();
        self.shown.sort();
        self.carded.sort();
        self.pictured.sort();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_trickle_over_all_games_is_answered_to_the_last_press() {
    let outcome = play(Flood { tables: GAMES.iter().len(), bots: 1, rate: 10, seconds: 3, calm: Duration::ZERO }).await;
    assert_eq!((outcome.unanswered, outcome.busy), (0, 0), "{outcome:?}");
    assert_eq!((outcome.pressed, outcome.acknowledged.len(), outcome.shown.len()), (30, 30, 30));
    assert_eq!(outcome.carded.len(), outcome.pictured.len() + outcome.unpictured);
    assert!(outcome.memory.iter().all(|it| *it > 0) && !outcome.worked.is_zero(), "{outcome:?}");
}
