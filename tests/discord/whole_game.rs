//! A game from its first command to its end: by slash commands only, and by buttons and menus only.

use twilight_model::{
    application::command::{CommandOption, CommandOptionChoiceValue, CommandOptionType},
    http::interaction::InteractionResponseType as Kind,
};

use super::{
    person::{Person, Typed, labels},
    standin::world::World,
    table::{Table, Way, go, is_over, ways},
};

/// So many turns a game may have.
const TURNS: usize = 1000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_opened_joined_and_started_and_its_cards_ask_for_turns() {
    let table = Table::started().await;
    let card = table.next_card(0).await;
    assert_eq!(card.pinged.len(), 1, "one person is notified");
    assert_eq!(labels(&card.message), ["Play my turn", "My hand", "Board", "Rules", "More"]);
    let id = card.message.id.get();
    let picture = |world: &World| world.messages[&id].message.attachments.first().cloned();
    let picture = table.discord.inner.until("the table's picture", picture).await;
    assert!(picture.description.is_some_and(|it| it.len() > 20), "and its words");
    assert!(card.message.content.contains(&format!("<@{}>: it is your turn.", table.asked(&card).account.id)));
    let commands = table.discord.inner.look(|world| world.commands[&None].clone());
    assert!(["play", "turn", "alhambra"].iter().all(|name| commands.iter().any(|it| it.name == *name)));
    assert!(commands.iter().all(|it| it.contexts.as_ref().is_some_and(|it| it.len() == 1)), "for servers only");
    assert!(commands.iter().all(|it| it.default_member_permissions.is_none()), "for everybody");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_command_that_is_registered_is_understood() {
    let table = Table::started().await;
    table.next_card(0).await;
    let commands = table.discord.inner.look(|world| world.commands[&None].clone());
    assert!(commands.len() <= 24, "{}", commands.len());
    for command in commands {
        let is_verb = |it: &&CommandOption| it.kind == CommandOptionType::SubCommand;
        let verbs: Vec<(Option<&str>, &[CommandOption])> = command
            .options
            .iter()
            .filter(is_verb)
            .map(|it| (Some(it.name.as_str()), it.options.as_deref().unwrap_or_default()))
            .collect();
        for (verb, options) in if verbs.is_empty() { vec![(None, &command.options[..])] } else { verbs } {
            // Each of them types one: nobody may ask for much at once. A file is sent in tests of its own.
            let needed = options.iter().filter(|it| it.required == Some(true));
            if needed.clone().any(|it| it.kind == CommandOptionType::Attachment) {
                continue;
            }
            let needed: Vec<(&str, String)> = needed.map(|it| (it.name.as_str(), something(it, &table.ann))).collect();
            let needed: Vec<(&str, &str)> = needed.iter().map(|(name, value)| (*name, value.as_str())).collect();
            let name = format!("P {} {}", command.name, verb.unwrap_or_default());
            let person = table.discord.person(&name, table.channel);
            let answer = person.slash(&command.name, verb, &needed).await;
            let text = &answer.shown().content;
            assert!(!text.is_empty() && !text.contains("I do not know “"), "{name}: {text}");
        }
    }
}

/// Something that this option can be filled with.
fn something(option: &CommandOption, somebody: &Person) -> String {
    match option.choices.as_ref().and_then(|choices| choices.first()).map(|it| &it.value) {
        Some(CommandOptionChoiceValue::String(value)) => value.clone(),
        _ if option.kind == CommandOptionType::User => somebody.account.id.to_string(),
        _ => "1".to_owned(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_played_by_slash_commands_only() {
    let table = Table::started().await;
    let mut seen = 0;
    for turn in 0..TURNS {
        let card = table.next_card(seen).await;
        seen = card.message.id.get();
        if is_over(&card.message) {
            assert!(turn > 20, "a game takes its turns");
            assert!(card.message.content.contains("win"), "{}", card.message.content);
            return;
        }
        for person in [&table.ann, &table.ben] {
            if card.pinged.contains(&person.account.id) {
                turn_by_commands(person).await;
            }
        }
    }
    panic!("the game does not end");
}

/// Buys whenever something can be bought, keeps what was bought in reserve, and otherwise takes money.
async fn turn_by_commands(person: &Person) {
    const VERBS: [(&str, &[&str]); 3] = [("reserve", &["tile"]), ("buy", &["tile", "pay"]), ("take", &["cards"])];
    'turn: loop {
        for (verb, slots) in VERBS {
            let mut options: Vec<(&str, String)> = Vec::new();
            for slot in slots {
                let given: Vec<(&str, &str)> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
                let typed = Typed { command: "alhambra", verb: Some(verb), options: &given };
                let Some((_, value)) = person.suggest(typed, (slot, "")).await.into_iter().next() else { break };
                options.push((slot, value));
            }
            if options.len() == slots.len() {
                let given: Vec<(&str, &str)> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
                let played = person.slash("alhambra", Some(verb), &given).await;
                assert!(played.private && played.kind != Kind::UpdateMessage, "{played:?}");
                continue 'turn;
            }
        }
        person.slash("alhambra", Some("end"), &[]).await;
        return;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_played_by_buttons_and_menus_only() {
    played_by_buttons(Table::started().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_sanssouci_is_played_by_buttons_and_menus_only() {
    played_by_buttons(Table::started_with("sanssouci").await).await;
}

/// Its turns may end without Confirm.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_hanging_gardens_is_played_by_buttons_and_menus_only() {
    played_by_buttons(Table::started_with("hanging-gardens").await).await;
}

/// Plays the table to its end.
async fn played_by_buttons(table: Table) {
    let mut seen = 0;
    for turn in 0..TURNS {
        let card = table.next_card(seen).await;
        seen = card.message.id.get();
        if is_over(&card.message) {
            assert!(turn > 20, "a game takes its turns");
            return;
        }
        for person in [&table.ann, &table.ben] {
            if card.pinged.contains(&person.account.id) {
                turn_by_buttons(person, &card.message).await;
            }
        }
    }
    panic!("the game does not end");
}

async fn turn_by_buttons(person: &Person, card: &twilight_model::channel::Message) {
    let opened = person.press(card, "Play my turn").await;
    assert!(opened.private, "a hand is for its owner alone");
    let mut mine = opened.shown().clone();
    let own = mine.id;
    while let Some(way) = ways(&mine).iter().max_by_key(|it| wish(it)) {
        let answer = go(person, &mine, way).await;
        assert_eq!(answer.shown().id, own, "the private message changes in its place: {answer:?}");
        assert!(answer.shown().attachments.len() <= 1, "old pictures are dropped");
        mine = answer.shown().clone();
    }
}

/// What to choose rather than something else: a game of buying ends soonest.
fn wish(way: &Way) -> u8 {
    let label = way.label();
    let wishes = [("Confirm", 0), ("Redesign", 1), ("Move", 1), ("Build", 1), ("Exchange", 1), ("Take", 2), ("Buy", 4)];
    let keep = [("in the reserve", 6), ("Place", 5)];
    keep.iter().chain(&wishes).find(|(word, _)| label.contains(word)).map_or(3, |(_, wish)| *wish)
}
