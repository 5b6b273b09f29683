//! Trouble: refused and lost requests, a gateway that breaks, presses that come twice or too late, strangers, lost channels
//! and threads.

use std::{collections::BTreeSet, time::Duration};

use twilight_model::{gateway::CloseCode, guild::Permissions, http::interaction::InteractionResponseType};

use super::{
    inside::{Easel, Inside},
    person::{Typed, id_of, labels},
    standin::{
        faults::{Refused, Trouble},
        world::{Kept, World},
    },
    table::{Table, Way, go, take_and_end, ways},
};

const MESSAGES: &str = "channels/*/messages";
pub(crate) const CALLBACK: &str = "interactions/*/*/callback";
const ORIGINAL: &str = "webhooks/*/*/messages/@original";

/// So long there is time for a first answer, less than the three seconds there are.
const SLOW: Duration = Duration::from_millis(1000);

fn deny(world: &mut World, channel: u64) {
    world.rooms.get_mut(&channel).expect("it is there").denied = Permissions::SEND_MESSAGES;
}

/// Trouble with the next cards: they come once all the same.
async fn cards_come_once_after(trouble: Trouble, times: usize) {
    let table = Table::opened(&[]).await;
    table.discord.trouble("POST", MESSAGES, times, trouble);
    let lobby = table.lobby().await;
    table.ann.press(&lobby.message, "Start").await;
    let first = table.next_card(0).await;
    take_and_end(table.asked(&first)).await;
    let second = table.next_card(first.message.id.get()).await;
    assert_ne!(first.pinged, second.pinged);
    assert_eq!(table.discord.posted(table.channel).len(), 3, "the lobby and two turns");
    let nonces = table.discord.inner.look(|world| world.nonces(MESSAGES));
    assert!(nonces.len() >= 3 + times, "they were tried again");
    let different: BTreeSet<_> = nonces.iter().collect();
    assert_eq!(different.len(), 3, "every try of a card has its nonce: {nonces:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_error_delays_a_card_and_loses_none() {
    cards_come_once_after(Trouble::Refuse(Refused::broken()), 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_many_requests_delay_a_card_and_lose_none() {
    cards_come_once_after(Trouble::Refuse(Refused::too_many(0.2)), 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_connection_delays_a_card_and_loses_none() {
    cards_come_once_after(Trouble::Cut, 1).await;
}

/// The next card is posted, and the bot does not hear of it: it comes once all the same.
async fn no_card_is_repeated_after(trouble: Trouble) {
    let table = Table::opened(&[]).await;
    let lobby = table.lobby().await;
    table.discord.trouble("POST", MESSAGES, 1, trouble);
    table.ann.press(&lobby.message, "Start").await;
    let first = table.next_card(0).await;
    take_and_end(table.asked(&first)).await;
    table.next_card(first.message.id.get()).await;
    assert_eq!(table.discord.posted(table.channel).len(), 3, "the lobby and two turns");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_cards_of_one_decision_both_are_posted() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let (mover, leaver) = (table.asked(&first).clone(), table.other(&first).clone());
    take_and_end(&mover).await;
    let second = table.next_card(first.message.id.get()).await;
    let asked = mover.slash("undo", None, &[]).await;
    mover.press(asked.shown(), "Undo it").await;
    let motion = table.next_card(second.message.id.get()).await;
    assert_eq!(motion.pinged, [leaver.account.id]);
    // The last one whose agreement is missing leaves: all hear of it, and whoever asked is called to the turn that is back.
    let sure = leaver.slash("table", Some("resign"), &[]).await;
    leaver.press(sure.shown(), "Resign").await;
    let called = table.next_card(motion.message.id.get()).await;
    assert_eq!(called.pinged, [mover.account.id]);
    let between = table.discord.posted(table.channel);
    assert_eq!(between.len(), 6, "the lobby, two turns, the motion, who left, and the turn that is back");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_was_lost_repeats_no_card() {
    no_card_is_repeated_after(Trouble::CutAfter).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_broke_off_repeats_no_card() {
    no_card_is_repeated_after(Trouble::TornAfter).await;
}

/// Nothing can be posted in the channel: the owner hears of it once, and play goes on.
async fn the_owner_is_told_once_when(lose: impl Fn(&mut World, u64)) {
    let table = Table::opened(&[]).await;
    let lobby = table.lobby().await;
    table.discord.inner.change(|world| lose(world, table.channel));
    table.ann.press(&lobby.message, "Start").await;
    let private = table.ann.account.id + 1;
    let told = table.discord.card(private, "word to the owner", |_| true).await;
    assert!(told.message.content.contains('1'), "it names the table: {}", told.message.content);
    for _ in 0..2 {
        let ann = table.ann.slash("turn", None, &[("table", "1")]).await;
        let person = if ways(ann.shown()).is_empty() { &table.ben } else { &table.ann };
        take_and_end(person).await;
    }
    // A card that cannot be posted either was tried before this answer.
    let board = table.ben.slash("board", None, &[("table", "1")]).await;
    assert!(board.private && board.text().contains("Waiting"), "{board:?}");
    assert_eq!(table.discord.posted(private).len(), 1, "once is enough");
    assert_eq!(table.discord.posted(table.channel).len(), 1, "nothing is posted in the channel");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_leave_to_write_the_owner_is_told_and_play_goes_on() {
    the_owner_is_told_once_when(deny).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_its_channel_the_owner_is_told_and_play_goes_on() {
    the_owner_is_told_once_when(|world, channel| world.rooms.get_mut(&channel).unwrap().gone = true).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_comes_too_late_loses_nothing_but_itself() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let person = table.asked(&first);
    let typed = Typed { command: "alhambra", verb: Some("take"), options: &[] };
    let cards = person.suggest(typed, ("cards", "")).await;
    table.discord.trouble("POST", CALLBACK, 1, Trouble::Refuse(Refused::unknown_interaction()));
    let lost = Typed { command: "alhambra", verb: Some("take"), options: &[("cards", &cards[0].1)] };
    person.send_slash(lost);
    let refused = |world: &World| world.statuses("POST", CALLBACK).contains(&404).then_some(());
    table.discord.inner.until("the answer to be refused", refused).await;
    let after = person.slash("turn", None, &[]).await;
    assert!(labels(after.shown()).contains(&"Take back".to_owned()), "it was played: {after:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_message_that_cannot_change_is_answered_anew() {
    let table = Table::opened(&[]).await;
    let lobby = table.lobby().await;
    let id = lobby.message.id.get();
    table.discord.inner.change(|world| world.messages.get_mut(&id).unwrap().old = true);
    let left = table.ben.press(&lobby.message, "Leave").await;
    assert!(!left.text().contains(&table.ben.account.id.to_string()), "{left:?}");
    assert!(left.private && left.shown().id != lobby.message.id, "{left:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_answer_is_tried_again() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    for trouble in [Trouble::Refuse(Refused::broken()), Trouble::Refuse(Refused::too_many(0.1)), Trouble::Cut, Trouble::CutAfter]
    {
        table.discord.trouble("POST", CALLBACK, 1, trouble.clone());
        let board = table.ann.press(&first.message, "Board").await;
        assert!(board.private && board.text().contains("Waiting"), "{trouble:?}: {board:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_network_is_waited_for() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let before = table.discord.calls("POST", CALLBACK).len();
    table.discord.trouble("POST", CALLBACK, 1, Trouble::Slow(SLOW));
    let board = table.ann.press(&first.message, "Board").await;
    assert!(board.private, "{board:?}");
    assert_eq!(table.discord.calls("POST", CALLBACK)[before..], [200], "nothing is sent twice because it takes long");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_answer_waits_for_its_picture() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let (person, channel) = (table.asked(&first).clone(), table.channel);
    table.bot.stop().await;
    let easel = Easel::default();
    let bot = Inside::start(&table.home, &table.discord, easel.clone()).await;
    // A new message comes without its picture, and gets it as soon as it is drawn.
    let hand = person.press(&first.message, "My hand").await;
    assert!(hand.private && hand.shown().attachments.is_empty(), "nothing is drawn yet: {hand:?}");
    let id = hand.shown().id.get();
    let drawn = |world: &World| (!world.messages[&id].message.attachments.is_empty()).then_some(());
    assert!(table.discord.inner.look(drawn).is_none());
    let mine = person.press(&first.message, "Play my turn").await;
    easel.draw_from_now_on();
    table.discord.inner.until("the picture of the hand", drawn).await;
    let menu = mine.shown().id.get();
    let picture = |world: &World| world.messages[&menu].message.attachments.first().map(|it| it.id);
    let before = table.discord.inner.until("the picture of the menu", picture).await;
    // A message that was pressed changes at once and keeps the picture it had until its own is drawn.
    easel.draw_no_more();
    let take = ways(mine.shown()).into_iter().find(|it| it.label().contains("Take")).expect("money can be taken");
    let sent = match &take {
        Way::Press { id, .. } => person.send_press(mine.shown(), id),
        Way::Pick { menu, value, .. } => person.send_pick(mine.shown(), menu, value),
    };
    assert_eq!(person.first_answer(&sent).await, InteractionResponseType::UpdateMessage);
    let shown = person.answer(&sent).await;
    assert_eq!(shown.shown().attachments.first().map(|it| it.id), Some(before), "{shown:?}");
    easel.draw_from_now_on();
    let another = |world: &World| picture(world).filter(|it| *it != before);
    table.discord.inner.until("the next picture of the menu", another).await;
    // A picture that is drawn too late is not put upon something newer.
    easel.draw_no_more();
    let back = person.press(shown.shown(), "Take back").await;
    let another = ways(back.shown()).into_iter().rfind(|it| it.label().contains("Take")).expect("money can be taken");
    let late = go(&person, back.shown(), &another).await;
    // The picture of the beginning was drawn before: it is there at once.
    let back = person.press(late.shown(), "Take back").await;
    let third = ways(back.shown()).into_iter().filter(|it| it.label().contains("Take")).nth(1).expect("money can be taken");
    let newer = go(&person, back.shown(), &third).await;
    let kept = newer.shown().attachments[0].id;
    let edits = || table.discord.calls("PATCH", ORIGINAL).len();
    let brought = edits();
    easel.draw_from_now_on();
    let board = person.press(&first.message, "Board").await.shown().id.get();
    let drawn = |world: &World| (!world.messages[&board].message.attachments.is_empty()).then_some(());
    table.discord.inner.until("the picture of the board", drawn).await;
    let newest = |world: &World| picture(world).filter(|it| *it != kept);
    table.discord.inner.until("the newest picture of the menu", newest).await;
    assert!(edits() <= brought + 2, "that of the menu's earlier state was not brought: {} {brought}", edits());
    // A card for everybody waits a little longer, and not for ever.
    easel.draw_no_more();
    let typed = Typed { command: "alhambra", verb: Some("end"), options: &[] };
    person.send_slash(typed);
    let is_next = |it: &Kept| it.message.id > first.message.id && !it.pinged.is_empty();
    let second = table.discord.card(channel, "the next card", is_next).await;
    assert!(second.message.attachments.is_empty(), "it is posted without: {second:?}");
    easel.draw_from_now_on();
    let id = second.message.id.get();
    let drawn = |world: &World| (!world.messages[&id].message.attachments.is_empty()).then_some(());
    table.discord.inner.until("the picture of the card", drawn).await;
    bot.stop().await;
}

/// What the gateway does to the bot between two halves of a turn.
async fn play_goes_on_after(breaks: impl Fn(&mut World)) -> Table {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let person = table.asked(&first).clone();
    let before = table.discord.inner.look(|world| world.sessions.identified + world.sessions.resumed);
    table.discord.inner.change(breaks);
    let again = |world: &World| (world.sessions.identified + world.sessions.resumed > before).then_some(());
    table.discord.inner.until("the bot to come back", again).await;
    table.discord.ready().await;
    take_and_end(&person).await;
    let second = table.next_card(first.message.id.get()).await;
    assert_ne!(first.pinged, second.pinged);
    assert_eq!(table.discord.posted(table.channel).len(), 3, "the lobby and two turns");
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_gateway_is_resumed_and_repeated_events_count_once() {
    let table = play_goes_on_after(|world| {
        world.sessions.repeat = 20;
        world.sessions.cut();
    })
    .await;
    assert_eq!(table.discord.inner.look(|world| (world.sessions.identified, world.sessions.resumed)), (1, 1));
    let answers = table.discord.calls("POST", CALLBACK);
    let asked = table.discord.inner.look(|world| world.asked.len());
    assert_eq!(answers.len(), asked, "each was answered once, and repeated ones not again: {answers:?}");
    assert!(answers.iter().all(|it| *it == 200), "{answers:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_asked_while_the_gateway_is_away_is_answered_when_it_is_back() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let sent = table.discord.inner.change(|world| {
        world.sessions.cut();
        world.sessions.connected()
    });
    assert_eq!(sent, 1, "the stand-in has not noticed yet");
    let board = table.ann.press(&first.message, "Board").await;
    assert!(board.private, "{board:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_asks_for_a_new_connection_gets_it() {
    let table = play_goes_on_after(|world| world.sessions.reconnect()).await;
    assert_eq!(table.discord.inner.look(|world| world.sessions.resumed), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_ended_begins_anew() {
    let table = play_goes_on_after(|world| world.sessions.invalidate()).await;
    assert_eq!(table.discord.inner.look(|world| world.sessions.identified), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_closes_is_resumed() {
    play_goes_on_after(|world| world.sessions.close(CloseCode::UnknownError)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_press_twice_is_played_once() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let person = table.asked(&first);
    let mine = person.press(&first.message, "Play my turn").await;
    let take = ways(mine.shown()).into_iter().find(|it| it.label().contains("Take")).expect("money can be taken");
    let (one, two) = tokio::join!(go(person, mine.shown(), &take), go(person, mine.shown(), &take));
    let stale = [one.text(), two.text()].iter().filter(|it| it.contains("from before")).count();
    assert_eq!(stale, 0, "both are told of what was played: {one:?} {two:?}");
    let now = person.slash("turn", None, &[]).await;
    let back = person.press(now.shown(), "Take back").await;
    assert!(!labels(back.shown()).contains(&"Take back".to_owned()), "there was one thing to take back: {back:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_press_at_once_and_a_stranger_too() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let zed = table.discord.person("Zed", table.channel);
    let (one, other) = (table.asked(&first), table.other(&first));
    let (mine, waits, strange) = tokio::join!(
        one.press(&first.message, "Play my turn"),
        other.press(&first.message, "Play my turn"),
        zed.press(&first.message, "Play my turn"),
    );
    assert!(mine.private && waits.private && strange.private);
    assert!(!ways(mine.shown()).is_empty() && ways(waits.shown()).is_empty() && ways(strange.shown()).is_empty());
    assert!(strange.text().contains("do not sit"), "{strange:?}");
    let forged = zed.send_press(&first.message, &id_of_way(mine.shown()));
    let forged = zed.answer(&forged).await;
    assert!(ways(forged.shown()).is_empty(), "somebody else's menu is nobody's: {forged:?}");
    let nonsense = zed.send_press(&first.message, "nothing of ours");
    assert!(zed.answer(&nonsense).await.text().contains("means nothing"));
}

fn id_of_way(message: &twilight_model::channel::Message) -> String {
    match &ways(message)[0] {
        Way::Press { id, .. } => id.clone(),
        Way::Pick { value, .. } => value.clone(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_cards_buttons_show_how_things_stand_now() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let one = table.asked(&first).clone();
    let opened = one.press(&first.message, "Play my turn").await;
    let taken = take_and_end(&one).await.replace('-', " ");
    let second = table.next_card(first.message.id.get()).await;
    let other = table.asked(&second);
    let mine = other.press(&first.message, "Play my turn").await;
    assert!(!ways(mine.shown()).is_empty(), "an old card leads to the present menu: {mine:?}");
    let all = ways(opened.shown());
    let takes = |way: &&Way| way.label().contains(&format!("Take {taken}"));
    // Those that take more besides are longer.
    let same = all.iter().filter(takes).min_by_key(|way| way.label().len()).expect("what was taken was offered");
    let played = go(&one, opened.shown(), same).await;
    assert!(ways(played.shown()).is_empty() && played.text().contains("Your turn is over"), "{played:?}");
    let stale = go(&one, opened.shown(), all.iter().find(|way| way.label() != same.label()).unwrap()).await;
    assert!(ways(stale.shown()).is_empty() && stale.text().contains("from before"), "{stale:?}");
    table.discord.inner.change(|world| world.messages.remove(&first.message.id.get()));
    let deleted = other.send_press(&first.message, &id_of(&first.message, "Board"));
    assert!(other.answer(&deleted).await.private);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_in_a_thread_wakes_it_and_outlives_it() {
    let table = Table::opened(&[("thread", "true")]).await;
    let lobby = table.lobby().await;
    table.ann.press(&lobby.message, "Start").await;
    let thread = lobby.message.id.get();
    let first = table.next_card_in(thread, 0).await;
    table.discord.inner.change(|world| world.rooms.get_mut(&thread).unwrap().archived = true);
    let (ann, ben) = (table.ann.within(thread), table.ben.within(thread));
    let at = |card: &Kept| if card.pinged.contains(&ann.account.id) { ann.clone() } else { ben.clone() };
    take_and_end(&at(&first)).await;
    let second = table.next_card_in(thread, first.message.id.get()).await;
    table.discord.inner.change(|world| world.rooms.get_mut(&thread).unwrap().gone = true);
    let outside = if second.pinged.contains(&ann.account.id) { &table.ann } else { &table.ben };
    take_and_end(outside).await;
    let third = table.next_card(second.message.id.get()).await;
    assert_ne!(second.pinged, third.pinged, "the table goes on in its channel");
}
