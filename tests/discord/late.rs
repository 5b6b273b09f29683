//! What comes late or is refused for its file: nothing is done twice, and nobody is left without words.

use std::time::Duration;

use super::{
    inside::{Easel, Inside},
    person::Typed,
    standin::{
        faults::{Refused, Trouble},
        world::{Kept, World},
    },
    table::{Table, take_and_end},
    trouble::CALLBACK,
};

const PLAY: Typed<'_> = Typed { command: "play", verb: None, options: &[("game", "gardens")] };
const LATE: Duration = Duration::from_secs(5);
const MESSAGES: &str = "channels/*/messages";
const ORIGINAL: &str = "webhooks/*/*/messages/@original";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_comes_too_late_to_be_answered_is_not_carried_out() {
    let table = Table::started().await;
    table.next_card(0).await;
    table.ann.send_late(PLAY, LATE, false);
    let refused = |world: &World| world.statuses("POST", CALLBACK).contains(&404).then_some(());
    table.discord.inner.until("its answer to be refused", refused).await;
    // Ann was told that it failed, and does it again.
    let again = table.ann.slash(PLAY.command, None, PLAY.options).await;
    assert!(again.text().contains("table 2"), "it is the only one: {}", again.text());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_comes_late_and_can_be_answered_is_carried_out() {
    let table = Table::started().await;
    table.next_card(0).await;
    let sent = table.ann.send_late(PLAY, LATE, true);
    let opened = table.ann.answer(&sent).await;
    assert!(opened.private && opened.text().contains("table 2"), "{opened:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_whose_file_is_refused_is_shown_without_it() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    // From now on it is drawn when it is asked for.
    let board = table.ann.press(&first.message, "Board").await;
    let id = board.shown().id.get();
    let drawn = |world: &World| (!world.messages[&id].message.attachments.is_empty()).then_some(());
    table.discord.inner.until("the picture of the board", drawn).await;
    for status in [400, 403, 404, 413] {
        table.discord.trouble("POST", CALLBACK, 1, Trouble::RefuseFile(Refused::new(status, 1, "not this")));
        let before = table.discord.calls("POST", CALLBACK).len();
        let board = table.ann.press(&first.message, "Board").await;
        assert!(board.private && board.text().contains("Waiting"), "{status}: {board:?}");
        assert_eq!(table.discord.calls("POST", CALLBACK)[before..], [status, 200]);
    }
    let moderator = table.discord.person("Mod", table.channel).moderator();
    let asked = moderator.slash("table", Some("close"), &[("table", "1")]).await;
    moderator.press(asked.shown(), "Close the table").await;
    table.discord.trouble("PATCH", ORIGINAL, 1, Trouble::RefuseFile(Refused::too_large()));
    let record = table.ann.slash("past", Some("export"), &[("table", "1")]).await;
    assert!(record.text().contains("does not take the file") && record.shown().attachments.is_empty(), "{record:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_that_is_found_again_gets_its_picture() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let person = table.asked(&first).clone();
    table.bot.stop().await;
    let easel = Easel::default();
    let bot = Inside::start(&table.home, &table.discord, easel.clone()).await;
    table.discord.trouble("POST", MESSAGES, 1, Trouble::CutAfter);
    take_and_end(&person).await;
    let is_next = |it: &Kept| it.message.id > first.message.id && !it.pinged.is_empty();
    let second = table.discord.card(table.channel, "the next card", is_next).await;
    assert!(second.message.attachments.is_empty(), "nothing is drawn yet");
    // Now only the channel's messages tell that it is there.
    easel.draw_from_now_on();
    let id = second.message.id.get();
    let pictured = |world: &World| (!world.messages[&id].message.attachments.is_empty()).then_some(());
    table.discord.inner.until("its picture", pictured).await;
    assert_eq!(table.discord.posted(table.channel).iter().filter(|it| is_next(it)).count(), 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_in_a_thread_that_is_locked_goes_on_in_its_channel() {
    let table = Table::opened(&[("thread", "true")]).await;
    let lobby = table.lobby().await;
    table.ann.press(&lobby.message, "Start").await;
    let thread = lobby.message.id.get();
    let first = table.next_card_in(thread, 0).await;
    table.discord.inner.change(|world| world.rooms.get_mut(&thread).expect("it is there").locked = true);
    take_and_end(&table.asked(&first).within(thread)).await;
    let second = table.next_card(first.message.id.get()).await;
    assert_ne!(first.pinged, second.pinged);
}
