//! Restarts: in the middle of a menu, by a kill between a commit and its post, and by an orderly stop. And the token, which
//! is in no log.

use twilight_model::channel::{Message, message::MessageFlags};

use super::{
    person::{id_of, labels, menus},
    standin::{INTERACTION_TOKEN, TOKEN, faults::Trouble, world::World},
    table::{Table, Way, go, take_and_end, ways},
    trouble::CALLBACK,
};

const MESSAGES: &str = "channels/*/messages";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_laid_out_plainly_goes_on_in_a_frame() {
    let mut table = Table::started().await;
    let first = table.next_card(0).await;
    let person = table.asked(&first).clone();
    table.bot.kill();
    table.bot = table.home.start_with(&table.discord, &["--layout", "plain"]).await;
    let opened = person.press(&first.message, "Play my turn").await;
    let is_framed = |message: &Message| message.flags.is_some_and(|it| it.contains(MessageFlags::IS_COMPONENTS_V2));
    assert!(!is_framed(opened.shown()) && menus(opened.shown()).len() == 1, "rows and a menu: {opened:?}");
    table.bot.kill();
    table.bot = table.home.start(&table.discord).await;
    let take = ways(opened.shown()).into_iter().find(|it| it.label().contains("Take")).expect("money can be taken");
    assert!(matches!(take, Way::Pick { .. }), "{take:?}");
    let took = go(&person, opened.shown(), &take).await;
    assert!(took.shown().id == opened.shown().id && is_framed(took.shown()), "in its place: {took:?}");
    assert!(labels(took.shown()).contains(&"Confirm".to_owned()), "{took:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_menu_goes_on_after_a_restart() {
    let mut table = Table::started().await;
    let first = table.next_card(0).await;
    let person = table.asked(&first).clone();
    let opened = person.press(&first.message, "Play my turn").await;
    table.bot.kill();
    table.bot = table.home.start(&table.discord).await;
    let take = ways(opened.shown()).into_iter().find(|it| it.label().contains("Take")).expect("money can be taken");
    let took = go(&person, opened.shown(), &take).await;
    assert_eq!(took.shown().id, opened.shown().id, "in its place");
    assert!(labels(took.shown()).contains(&"Confirm".to_owned()), "{took:?}");
    person.press(took.shown(), "Confirm").await;
    let second = table.next_card(first.message.id.get()).await;
    assert_ne!(first.pinged, second.pinged);
    assert_eq!(table.discord.posted(table.channel).len(), 3, "the lobby and two turns, each once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_that_is_never_answered_does_not_keep_it_from_stopping() {
    let mut table = Table::started().await;
    let first = table.next_card(0).await;
    let before = table.discord.inner.look(|world| world.made("POST", MESSAGES));
    table.discord.trouble("POST", MESSAGES, 100, Trouble::Silence);
    take_and_end(table.asked(&first)).await;
    let is_under_way = |world: &World| (world.made("POST", MESSAGES) > before).then_some(());
    table.discord.inner.until("the post to begin", is_under_way).await;
    let home = table.home;
    assert!(table.bot.stop().await.success());
    table.discord.inner.change(|world| world.faults.clear());
    table.bot = home.start(&table.discord).await;
    table.home = home;
    let second = table.next_card(first.message.id.get()).await;
    assert_ne!(first.pinged, second.pinged, "it is posted after the next start");
}

/// The program is killed while the post of a turn's card is under way, and started again.
async fn a_killed_post_comes_once(trouble: Trouble) {
    let mut table = Table::started().await;
    let first = table.next_card(0).await;
    let before = table.discord.inner.look(|world| world.made("POST", MESSAGES));
    table.discord.trouble("POST", MESSAGES, 1, trouble);
    take_and_end(table.asked(&first)).await;
    let discord = &table.discord;
    let under_way = |world: &World| (world.made("POST", MESSAGES) > before).then_some(());
    discord.inner.until("the post to be under way", under_way).await;
    table.bot.kill();
    discord.inner.change(|world| {
        world.faults.clear();
        world.forget_nonces();
    });
    table.bot = table.home.start(discord).await;
    let second = table.next_card(first.message.id.get()).await;
    take_and_end(table.asked(&second)).await;
    let third = table.next_card(second.message.id.get()).await;
    assert_eq!(first.pinged, third.pinged);
    assert_eq!(table.discord.posted(table.channel).len(), 4, "the lobby and three turns, each once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kill_before_the_post_loses_no_card() {
    a_killed_post_comes_once(Trouble::Silence).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kill_after_the_post_repeats_no_card() {
    a_killed_post_comes_once(Trouble::SilenceAfter).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_finishes_what_was_asked_and_says_good_bye() {
    const ASKED: usize = 8;
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let before = table.discord.inner.look(|world| world.made("POST", CALLBACK));
    table.discord.trouble("POST", CALLBACK, ASKED, Trouble::Held);
    let board = id_of(&first.message, "Board");
    let sent: Vec<_> = (0..ASKED).map(|_| table.ann.send_press(&first.message, &board)).collect();
    let under_way = |world: &World| (world.made("POST", CALLBACK) >= before + ASKED).then_some(());
    table.discord.inner.until("the answers to be under way", under_way).await;
    table.bot.ask_to_stop();
    let closed = |world: &World| world.sessions.closed_with.first().copied();
    let code = table.discord.inner.until("the gateway to be closed", closed).await;
    assert_eq!(code, 1000, "as it should be");
    table.discord.inner.change(|world| world.faults.let_go());
    let status = table.bot.end().await;
    assert!(status.success(), "{status}");
    for one in &sent {
        assert!(table.ann.answered(one).expect("each is answered").private);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_token_is_in_no_log() {
    let table = Table::started_with_log("trace").await;
    let first = table.next_card(0).await;
    take_and_end(table.asked(&first)).await;
    table.discord.inner.change(|world| world.sessions.cut());
    table.discord.inner.until("the bot to come back", |world| (world.sessions.resumed > 0).then_some(())).await;
    table.discord.trouble("POST", MESSAGES, 1, Trouble::Cut);
    let second = table.next_card(first.message.id.get()).await;
    take_and_end(table.asked(&second)).await;
    table.next_card(second.message.id.get()).await;
    table.bot.stop().await;
    let log = table.home.log();
    assert!(log.contains("acknowledged"), "what the bot does is logged");
    // The bot's own, and those that answer interactions.
    let secret = TOKEN.rsplit('.').next().expect("a token has three parts");
    for token in [secret, INTERACTION_TOKEN] {
        assert_eq!(log.lines().find(|it| it.contains(token)), None);
    }
}
