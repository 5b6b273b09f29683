//! The widest there is: tables in the states that games built by hand to stretch everything, with the longest names, shown
//! through the door and held to Discord's limits by the stand-in.

use pergola::{
    engine::{AnyState, Chosen, Options},
    games::GAMES,
    host::machine_clock,
    store::Store,
    table::{Command, Commit, Notice, NoticeKind, Opening, Person as Seated, PlaceId, Register, Table as Stored, TableId, Who},
};
use twilight_model::channel::Message;

use super::{
    bot::Home,
    person::{Person, Typed, buttons, labels},
    standin::{Discord, world::Kept},
    table::{go, is_over, ways},
};

/// So many ways of a menu are gone by each person.
const WALK: usize = 30;

/// The longest name there can be: every character takes the most room.
const NAME: &str = "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_widest_cards_and_menus_of_every_game_keep_to_discords_limits() {
    let discord = Discord::start().await;
    let channel = discord.channel(discord.server("Town"), "garden");
    let people: Vec<Person> = (0..6).map(|_| discord.person(NAME, channel)).collect();
    let home = Home::new();
    let mut tables = 0;
    {
        let (store, _) =
            Store::open(&home.data(), |checkpoint, people| Stored::load(&GAMES, checkpoint, people)).expect("the store opens");
        for game in GAMES.iter() {
            for (_, seats, state) in game.widest() {
                tables += 1;
                let place = people[0].place();
                let commit = put_down(TableId(tables), game.meta().key, &people[..seats.into()], place, &*state);
                store.commit(commit).await.expect("the disk writes");
            }
        }
        store.close().await;
    }
    let _bot = home.start(&discord).await;
    for table in 1..=tables {
        let number = table.to_string();
        let mark = format!("{number}@");
        let of_table =
            |it: &Kept| buttons(&it.message).iter().any(|it| it.custom_id.as_ref().is_some_and(|it| it.starts_with(&mark)));
        let card = discord.card(channel, &format!("the card of widest table {number} of {tables}"), of_table).await.message;
        for person in &people {
            walk(person, &card).await;
            for (command, options) in [("turn", vec![]), ("hand", vec![]), ("board", vec![("as", "text")])] {
                let options: Vec<_> = options.into_iter().chain([("table", number.as_str())]).collect();
                assert!(person.slash(command, None, &options).await.private);
            }
        }
    }
    for person in &people {
        assert!(!person.slash("tables", None, &[]).await.text().is_empty());
        suggest_everything(&discord, person).await;
    }
}

/// The commit of a table of these people in this state.
fn put_down(id: TableId, game: &str, people: &[Person], place: PlaceId, state: &dyn AnyState) -> Commit {
    let seats = people.len() as u8;
    let seated = |it: &Person| Seated::new(format!("discord:{}", it.account.id), &it.account.name);
    // A table has the pieces of the modules that its lobby chose.
    let saved = state.save();
    let played = saved["modules"].as_object().into_iter().flat_map(|modules| modules.keys());
    let chosen = |module: &str| if module == "vizier" { Chosen::OneOf("able".to_owned()) } else { Chosen::Toggle(true) };
    let options = Options(played.map(|module| (module.clone(), chosen(module))).collect());
    let now = machine_clock();
    let opening = Opening { options, ..Opening::new(game, seats, "en") };
    let mut register = Register::default();
    let met = register.meet(&people.iter().map(seated).collect::<Vec<_>>());
    let (mut table, mut commit) =
        Stored::open(&GAMES, id, place, &seated(&people[0]), opening, &[], &met, None, "opened", now).expect("it opens");
    let steps = people[1..].iter().map(|it| (it, Command::Join)).chain([(&people[0], Command::Start)]);
    for (number, (person, command)) in steps.enumerate() {
        let who = Who::Person { person: seated(person), moderator: false };
        let (after, more) = table.decide(&who, &command, &met, Some(&number.to_string()), now, 7).expect("it is possible");
        commit.entries.extend(more.entries);
        table = after;
    }
    let mut checkpoint = table.checkpoint();
    checkpoint["play"]["settled"] = state.save();
    let table = Stored::load(&GAMES, checkpoint.clone(), &met).expect("a state of the same game");
    let kind = NoticeKind::Turn { ping: table.waits_for() };
    Commit {
        checkpoint,
        notices: vec![Notice { table: id, revision: table.revision(), kind, told: None }],
        begins_turn: false,
        ..commit
    }
}

/// Goes through a person's menu, always a way that was not gone yet.
async fn walk(person: &Person, card: &Message) {
    if is_over(card) {
        assert!(person.press(card, "Board").await.private);
        return;
    }
    let mut mine = person.press(card, "Play my turn").await.shown().clone();
    let mut gone: Vec<String> = Vec::new();
    for step in 0..WALK {
        let open: Vec<_> =
            ways(&mine).into_iter().filter(|it| it.label() != "Confirm" && !gone.contains(&it.label().to_owned())).collect();
        let Some(way) = open.get(step * 7 % open.len().max(1)) else { return };
        gone.push(way.label().to_owned());
        mine = go(person, &mine, way).await.shown().clone();
        assert!(!labels(&mine).is_empty(), "there is a way on");
    }
}

/// Every option of every command that suggests something is asked for.
async fn suggest_everything(discord: &Discord, person: &Person) {
    let commands = discord.inner.look(|world| world.commands[&None].clone());
    for command in &commands {
        let verbs: Vec<_> = command.options.iter().filter(|it| it.options.is_some()).collect();
        let plain = command.options.iter().filter(|it| it.options.is_none()).map(|it| (None, it));
        let slots = verbs.iter().flat_map(|verb| verb.options.iter().flatten().map(|it| (Some(verb.name.as_str()), it)));
        for (verb, slot) in plain.chain(slots).filter(|(_, it)| it.autocomplete == Some(true)) {
            let typed = Typed { command: &command.name, verb, options: &[] };
            let offered = person.suggest(typed, (&slot.name, "")).await;
            assert!(offered.len() <= 25, "/{} {verb:?} {}", command.name, slot.name);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_lobby_and_page_of_rules_keeps_to_discords_limits() {
    let discord = Discord::start().await;
    let channel = discord.channel(discord.server("Town"), "garden");
    let home = Home::new();
    let _bot = home.start(&discord).await;
    let ann = discord.person(NAME, channel);
    assert!(!ann.slash("help", None, &[]).await.text().is_empty());
    for game in GAMES.iter() {
        let meta = game.meta();
        ann.slash("play", None, &[("game", meta.key), ("seats", &meta.seats.1.to_string())]).await;
        let mut page = ann.slash("rules", None, &[("game", meta.key)]).await;
        while labels(page.shown()).contains(&"Next page".to_owned()) {
            page = ann.press(page.shown(), "Next page").await;
        }
    }
    let lobby = |it: &Kept| labels(&it.message).contains(&"Start".to_owned());
    discord.card(channel, "a lobby", lobby).await;
    let cards = discord.inner.until("every lobby", |world| {
        let cards: Vec<_> = world.posted(channel).map(|it| it.message.clone()).collect();
        (cards.len() == GAMES.iter().len()).then_some(cards)
    });
    for card in cards.await {
        let mut card = card;
        for way in choices(&card) {
            let answer = go(&ann, &card, &way).await;
            card = answer.shown().clone();
        }
    }
}

/// Every choice of a lobby's menus.
fn choices(message: &Message) -> Vec<super::table::Way> {
    ways(message).into_iter().filter(|it| matches!(it, super::table::Way::Pick { .. })).collect()
}
