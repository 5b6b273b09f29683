//! Private messages of the bot's own: who likes to be called there is, once, and is mentioned where that is not possible; who
//! sleeps hears no sound.

use serde_json::json;
use twilight_model::{
    channel::{Message, message::MessageFlags},
    http::interaction::InteractionResponseType,
};

use super::{
    person::{Person, Sent, id_of, labels},
    standin::{
        faults::{Refused, Trouble},
        world::Kept,
    },
    table::{Table, Way, take_and_end, ways},
};

const SILENT: MessageFlags = MessageFlags::from_bits_retain(1 << 12);

/// A table whose second player likes to be called in private, and the card of the first turn.
async fn called_in_private() -> (Table, Kept) {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let said = table.other(&first).slash("me", Some("settings"), &[("calls", "private")]).await;
    assert!(said.text().contains("in private messages"), "{}", said.text());
    (table, first)
}

fn whispers(table: &Table, person: &Person) -> Vec<Kept> {
    table.discord.posted(person.account.id + 1)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_likes_it_is_called_in_private_and_told_where() {
    let (table, first) = called_in_private().await;
    let (mover, next) = (table.asked(&first).clone(), table.other(&first).clone());
    take_and_end(&mover).await;
    let told = table.discord.card(next.account.id + 1, "the private call", |_| true).await;
    let there = format!("It is your turn. Play it below, or here: <#{}>", table.channel);
    assert!(told.message.content.contains(&there), "{}", told.message.content);
    let after = |it: &Kept| it.message.id.get() > first.message.id.get();
    let card = table.discord.card(table.channel, "the card of the second turn", after).await;
    assert_eq!((card.pinged.len(), whispers(&table, &next).len()), (0, 1), "once is enough");
    take_and_end(&next).await;
    let third = table.next_card(card.message.id.get()).await;
    assert_eq!(third.pinged, [mover.account.id], "others are called as before");
}

/// Sends a press on a message of a private room: it comes from no server, and says who pressed, but not as a member.
pub(crate) fn press_in_private(person: &Person, message: &Message, id: &str) -> Sent {
    person.send_press_changed(message, id, |told| {
        let told = told.as_object_mut().expect("an interaction");
        told.insert("channel_id".to_owned(), json!(message.channel_id));
        told.insert("channel".to_owned(), json!({ "id": message.channel_id, "type": 1 }));
        told.remove("guild_id");
        let member = told.remove("member").expect("they were a member");
        told.insert("user".to_owned(), member["user"].clone());
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_is_played_in_the_private_call() {
    let (table, first) = called_in_private().await;
    let (mover, next) = (table.asked(&first).clone(), table.other(&first).clone());
    take_and_end(&mover).await;
    let call = table.discord.card(next.account.id + 1, "the private call", |_| true).await;
    let after = |it: &Kept| it.message.id.get() > first.message.id.get();
    let second = table.discord.card(table.channel, "the card of the second turn", after).await;
    let pictured = |it: &Kept| !it.message.attachments.is_empty();
    table.discord.card(next.account.id + 1, "the call with its picture", pictured).await;
    let mut shown = call.message.clone();
    for _ in 0..10 {
        let confirms = labels(&shown).contains(&"Confirm".to_owned()).then(|| id_of(&shown, "Confirm"));
        let leads = |way: &Way| match way {
            Way::Press { id, .. } => id.clone(),
            Way::Pick { value, .. } => value.clone(),
        };
        let id = confirms.clone().unwrap_or_else(|| leads(ways(&shown).first().expect("something leads on")));
        let sent = press_in_private(&next, &shown, &id);
        let answer = next.answer(&sent).await;
        assert_eq!(answer.kind, InteractionResponseType::UpdateMessage, "in its place: {}", answer.text());
        shown = answer.shown().clone();
        if confirms.is_some() {
            break;
        }
    }
    let third = table.next_card(second.message.id.get()).await;
    assert_eq!(third.pinged, [mover.account.id], "their turn is over: {}", shown.content);
    let id = id_of(&call.message, "Board");
    let stranger = Person::new(table.discord.inner.clone(), "Zed", table.channel);
    let sent = press_in_private(&stranger, &call.message, &id);
    let said = stranger.answer(&sent).await;
    assert!(said.private && said.text().contains("You play at no table that this belongs to"), "{}", said.text());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_takes_no_private_messages_is_mentioned() {
    let (table, first) = called_in_private().await;
    let next = table.other(&first).clone();
    let private = format!("channels/{}/messages", next.account.id + 1);
    let closed = Trouble::Refuse(Refused::new(403, 50007, "Cannot send messages to this user"));
    table.discord.trouble("POST", private.leak(), usize::MAX, closed);
    take_and_end(table.asked(&first)).await;
    let second = table.next_card(first.message.id.get()).await;
    assert_eq!((second.pinged, whispers(&table, &next).len()), (vec![next.account.id], 0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_call_whose_answer_was_lost_is_not_made_twice() {
    let (table, first) = called_in_private().await;
    let next = table.other(&first).clone();
    table.discord.trouble("POST", "channels/*/messages", 1, Trouble::CutAfter);
    take_and_end(table.asked(&first)).await;
    table.discord.card(next.account.id + 1, "the private call", |_| true).await;
    // Now only what it says tells that it is there.
    table.discord.inner.change(|world| world.forget_nonces());
    let after = |it: &Kept| it.message.id.get() > first.message.id.get();
    let card = table.discord.card(table.channel, "the card of the second turn", after).await;
    assert!(card.pinged.is_empty());
    assert_eq!(whispers(&table, &next).len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_away_is_mentioned_without_a_sound() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    assert!(!first.message.flags.unwrap_or(MessageFlags::empty()).contains(SILENT));
    let next = table.other(&first).clone();
    next.slash("me", Some("away"), &[("until", "3")]).await;
    take_and_end(table.asked(&first)).await;
    let second = table.next_card(first.message.id.get()).await;
    assert_eq!(second.pinged, [next.account.id]);
    assert!(second.message.flags.is_some_and(|it| it.contains(SILENT)), "{:?}", second.message.flags);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_private_channels_have_to_wait_an_hour_the_next_is_mentioned_at_once() {
    let (table, first) = called_in_private().await;
    let next = table.other(&first).clone();
    let an_hour = Trouble::Refuse(Refused::too_many(3_600.0));
    table.discord.trouble("POST", "users/@me/channels", 1, an_hour);
    take_and_end(table.asked(&first)).await;
    let second = table.next_card(first.message.id.get()).await;
    assert_eq!((second.pinged.clone(), whispers(&table, &next).len()), (vec![next.account.id], 0));
    let mover = table.other(&second).clone();
    mover.slash("me", Some("settings"), &[("calls", "private")]).await;
    take_and_end(&next).await;
    let third = table.next_card(second.message.id.get()).await;
    assert_eq!(third.pinged, [mover.account.id]);
    assert_eq!(table.discord.calls("POST", "users/@me/channels"), [429], "Discord does not hear of it again");
}
