//! Several processes on one database, each of which plays the servers of its ward.

use std::{
    ffi::OsStr,
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

use twilight_model::http::interaction::InteractionResponseType;

use super::{
    bot::{Bot, Home},
    person::{Answer, Person, id_of, labels},
    server::database,
    standin::{Discord, PATIENCE, world::Kept},
    table::ways,
    whispers::press_in_private,
};

/// How many wards there are.
const WARDS: u64 = 3;

/// Three towns, each in a ward of its own, in which the same two people play.
struct Towns {
    /// Dropped before their folders, so that what they have said can be shown.
    bots: Vec<Option<Bot>>,
    discord: Discord,
    /// The address of the database.
    database: String,
    /// A folder for each process, and one more.
    homes: Vec<Home>,
    /// The gardens of the towns, by ward.
    gardens: Vec<u64>,
    ann: Person,
    ben: Person,
}

/// A game of the two.
struct Game {
    garden: u64,
    ann: Person,
    ben: Person,
}

impl Towns {
    /// The towns without anybody who plays there; none where there is no PostgreSQL.
    async fn founded(at_gateway: bool) -> Option<Towns> {
        let (database, discord) = (database()?, Discord::start().await);
        let mut towns: Vec<u64> = (0..WARDS).map(|number| discord.server(&format!("Town {number}"))).collect();
        towns.sort_by_key(|server| (server >> 22) % WARDS);
        assert!((0..WARDS).eq(towns.iter().map(|server| (server >> 22) % WARDS)), "each is in a ward of its own");
        let gardens: Vec<u64> = towns.iter().map(|town| discord.channel(*town, "garden")).collect();
        let (ann, ben) = (discord.person("Ann", gardens[0]), discord.person("Ben", gardens[0]));
        let home = || if at_gateway { Home::new() } else { Home::without_gateway() };
        let homes = (0..=WARDS).map(|_| home()).collect();
        Some(Towns { discord, database, homes, bots: Vec::new(), gardens, ann, ben })
    }

    /// The same with a bot for each. Whether the bots hear what people do at the gateway, or one of them for all at an address.
    async fn begin(at_gateway: bool) -> Option<Towns> {
        let mut towns = Towns::founded(at_gateway).await?;
        for ward in 0..WARDS as usize {
            let bot = towns.start(ward, at_gateway).await;
            towns.bots.push(Some(bot));
        }
        Some(towns)
    }

    /// Starts another process, in this folder, and waits until it plays.
    async fn start(&self, home: usize, at_gateway: bool) -> Bot {
        let begun = if at_gateway { "the bot connects" } else { "Discord is heard" };
        let before = self.homes[home].log().matches(begun).count();
        let bot = self.spawn(home, at_gateway);
        let asked = Instant::now();
        while self.homes[home].log().matches(begun).count() == before {
            assert!(asked.elapsed() < PATIENCE, "it does not begin: {}", self.homes[home].log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        bot
    }

    fn spawn(&self, home: usize, at_gateway: bool) -> Bot {
        let listens: &[&str] = if at_gateway { &[] } else { &["--interactions", "127.0.0.1:0"] };
        let told = [("PERGOLA_STORE", OsStr::new(&self.database)), ("PERGOLA_WARDS", OsStr::new("3"))];
        self.homes[home].spawn_told(&self.discord, listens, &told)
    }

    async fn are_connected(&self, count: usize) {
        let all = |world: &super::standin::world::World| {
            (world.sessions.connected() == count && !world.commands.is_empty()).then_some(())
        };
        self.discord.inner.until("all to connect and one to register the commands", all).await;
    }

    /// A game in this town that has begun, and its first card.
    async fn game_in(&self, town: usize) -> (Game, Kept) {
        let garden = self.gardens[town];
        let game = Game { garden, ann: self.ann.elsewhere(garden), ben: self.ben.elsewhere(garden) };
        game.ann.slash("play", None, &[("game", "alhambra")]).await;
        let lobby = |it: &Kept| labels(&it.message).contains(&"Join".to_owned());
        let lobby = self.discord.card(garden, "the lobby's card", lobby).await;
        game.ben.press(&lobby.message, "Join").await;
        game.ann.press(&lobby.message, "Start").await;
        let first = game.next_card(&self.discord, 0).await;
        (game, first)
    }
}

impl Game {
    /// The next card that asks somebody.
    async fn next_card(&self, discord: &Discord, after: u64) -> Kept {
        let asks = |it: &Kept| it.message.id.get() > after && !it.pinged.is_empty();
        discord.card(self.garden, "the next card", asks).await
    }

    fn asked(&self, card: &Kept) -> &Person {
        if card.pinged.contains(&self.ann.account.id) { &self.ann } else { &self.ben }
    }

    fn other(&self, card: &Kept) -> &Person {
        if card.pinged.contains(&self.ann.account.id) { &self.ben } else { &self.ann }
    }
}

/// Plays a turn by slash commands: takes money, and ends.
async fn take_and_end(person: &Person) {
    let typed = super::person::Typed { command: "alhambra", verb: Some("take"), options: &[] };
    let cards = person.suggest(typed, ("cards", "")).await;
    let took = person.slash("alhambra", Some("take"), &[("cards", &cards[0].1)]).await;
    assert!(labels(took.shown()).contains(&"Confirm".to_owned()), "{took:?}");
    let ended = person.slash("alhambra", Some("end"), &[]).await;
    assert!(ways(ended.shown()).is_empty(), "the turn is over: {ended:?}");
}

/// Presses a button of a private message.
async fn in_private(person: &Person, call: &Kept, label: &str) -> Answer {
    let sent = press_in_private(person, &call.message, &id_of(&call.message, label));
    person.answer(&sent).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_plays_a_town_and_what_reaches_another_in_a_private_message_is_passed_on() {
    let Some(mut towns) = Towns::begin(true).await else { return };
    towns.are_connected(3).await;
    let registered = towns.discord.calls("PUT", "applications/*/commands");
    assert_eq!(registered, [200], "one registers them for all");
    let mut games = Vec::new();
    for town in 0..3 {
        games.push(towns.game_in(town).await);
    }
    // What somebody sets in one town is so in the next.
    let (game, first) = &games[2];
    let next = game.other(first);
    let set = next.elsewhere(towns.gardens[0]).slash("me", Some("settings"), &[("calls", "private")]).await;
    assert!(set.text().contains("in private messages"), "{}", set.text());
    tokio::time::sleep(Duration::from_secs(1)).await;
    take_and_end(game.asked(first)).await;
    let call = towns.discord.card(next.account.id + 1, "the private call", |_| true).await;
    let board = in_private(next, &call, "Board").await;
    assert!(board.private && board.kind != InteractionResponseType::UpdateMessage, "it is answered: {board:?}");
    // Where nobody plays a town, whoever presses is told so, and it is not done later.
    towns.bots[2].take().expect("it runs").kill();
    let said = in_private(next, &call, "Board").await;
    assert!(said.text().contains("not here right now, so nothing was done"), "{}", said.text());
    let (game, first) = &games[1];
    take_and_end(game.asked(first)).await;
    // Whoever is next may be called in private there, too.
    let after = |it: &Kept| it.message.id.get() > first.message.id.get();
    towns.discord.card(game.garden, "the next card", after).await;
    let again = towns.start(2, true).await;
    let board = in_private(next, &call, "Board").await;
    assert!(!board.text().contains("not here right now"), "{}", board.text());
    towns.are_connected(3).await;
    take_and_end(next).await;
    let (game, first) = &games[2];
    let third = game.next_card(&towns.discord, first.message.id.get()).await;
    assert_eq!(third.pinged, first.pinged, "it goes on where it was left");
    assert!(again.stop().await.success());
    for bot in towns.bots.into_iter().flatten() {
        assert!(bot.stop().await.success());
    }
    assert_eq!(towns.discord.calls("PUT", "applications/*/commands"), [200]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_stands_by_plays_the_town_on_whose_process_was_killed() {
    let Some(mut towns) = Towns::begin(true).await else { return };
    let stands_by = towns.spawn(3, true);
    towns.homes[3].logged("stands by").await;
    let (game, first) = towns.game_in(1).await;
    towns.bots[1].take().expect("it runs").kill();
    towns.homes[3].logged("the bot connects").await;
    towns.are_connected(3).await;
    take_and_end(game.asked(&first)).await;
    let second = game.next_card(&towns.discord, first.message.id.get()).await;
    assert_eq!(second.pinged, [game.other(&first).account.id]);
    assert!(stands_by.stop().await.success());
    let posted = towns.discord.posted(game.garden).len();
    assert_eq!(posted, 3, "the lobby and two turns, each once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_reaches_one_of_them_is_answered_by_the_one_it_is_for() {
    let Some(towns) = Towns::begin(false).await else { return };
    let told = "address=";
    let log = towns.homes[1].log();
    let address = log.lines().find_map(|it| it.split_once(told)).map(|(_, it)| it.trim().parse().expect("an address"));
    towns.discord.inner.change(|world| world.endpoint = Some(address.expect("it says where it listens")));
    let up = |world: &super::standin::world::World| (!world.commands.is_empty()).then_some(());
    towns.discord.inner.until("one of them to register the commands", up).await;
    for town in 0..3 {
        let (game, first) = towns.game_in(town).await;
        take_and_end(game.asked(&first)).await;
        let second = game.next_card(&towns.discord, first.message.id.get()).await;
        assert_eq!(second.pinged, [game.other(&first).account.id], "town {town}");
    }
}

/// What stands behind a word of a file, on a line of its own, without what it is quoted in.
fn said<'a>(file: &'a str, word: &str) -> &'a str {
    let found = file.lines().find_map(|line| line.trim().strip_prefix(word));
    found.unwrap_or_else(|| panic!("no {word:?} in:\n{file}")).trim_matches([' ', '"'])
}

/// How the container and the unit start the program, and with how many wards which services do.
fn deployed() -> (Vec<String>, Vec<String>, String, usize) {
    let [container, compose, unit] = ["Containerfile", "compose-wards.yaml", "pergola.service"].map(|name| {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/deploy").join(name);
        std::fs::read_to_string(file).expect("it is there")
    });
    let begins = serde_json::from_str(said(&container, "CMD")).expect("a list of words");
    let unit = said(&unit, "ExecStart=").split_whitespace().skip(1).map(str::to_owned).collect();
    let services = compose.lines().filter(|line| line.ends_with(": *pergola")).count();
    assert!(said(&compose, "volumes:").contains(":/data"), "all have one folder");
    (begins, unit, said(&compose, "PERGOLA_WARDS:").to_owned(), services)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn as_many_as_are_deployed_share_a_folder_and_a_database() {
    let (container, unit, wards, services) = deployed();
    for words in [container, unit] {
        assert_eq!((words[..2].join(" ").as_str(), words.len()), ("discord --data", 3), "{words:?}");
    }
    let Some(towns) = Towns::founded(true).await else { return };
    let (first, wards) = (Home::new(), [("PERGOLA_STORE", OsStr::new(&towns.database)), ("PERGOLA_WARDS", OsStr::new(&wards))]);
    let homes: Vec<Home> = (0..services).map(|_| Home::beside(&first)).collect();
    let mut bots: Vec<Bot> = homes.iter().map(|home| home.spawn_told(&towns.discord, &[], &wards)).collect();
    towns.are_connected(WARDS as usize).await;
    let is_connected = |home: &Home| home.log().contains("the bot connects");
    let waits = homes.iter().position(|home| !is_connected(home)).expect("one is left over");
    homes[waits].logged("stands by").await;
    let folders: Vec<bool> = (1..WARDS).map(|ward| first.data().join(format!("ward-{ward}")).is_dir()).collect();
    assert_eq!(folders, [true; 2], "each but the first has a folder in it");
    // As in the container of one of them.
    let backup = Command::new(env!("CARGO_BIN_EXE_pergola")).args(["backup", "--data"]).arg(first.data()).envs(wards).output();
    let backup = backup.expect("it runs");
    assert!(backup.status.success(), "{}", String::from_utf8_lossy(&backup.stderr));
    let mut games = Vec::new();
    for town in 0..WARDS as usize {
        games.push(towns.game_in(town).await);
    }
    bots.remove(if waits == 0 { 1 } else { 0 }).kill();
    homes[waits].logged("the bot connects").await;
    towns.are_connected(WARDS as usize).await;
    for (game, first) in &games {
        take_and_end(game.asked(first)).await;
        let second = game.next_card(&towns.discord, first.message.id.get()).await;
        assert_eq!(second.pinged, [game.other(first).account.id]);
    }
    for bot in bots {
        assert!(bot.stop().await.success());
    }
}
