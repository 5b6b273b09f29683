//! Cards that Discord refuses: nothing is lost, those concerned know, and play goes on as soon as it can.

use twilight_model::guild::Permissions;

use super::{
    person::Typed,
    standin::{
        faults::{Refused, Trouble},
        world::{Kept, World},
    },
    table::{Table, take_and_end, ways},
};

const MESSAGES: &str = "channels/*/messages";

/// A table whose channel denies the bot this from the second turn on, and the card of the first.
async fn denied(what: Permissions) -> (Table, Kept) {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    table.discord.inner.change(|world| world.rooms.get_mut(&table.channel).expect("it is there").denied = what);
    (table, first)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_leave_to_attach_files_a_card_comes_without_its_picture() {
    let (table, first) = denied(Permissions::ATTACH_FILES).await;
    take_and_end(table.asked(&first)).await;
    let second = table.next_card(first.message.id.get()).await;
    assert_ne!(first.pinged, second.pinged, "the next one is mentioned");
    assert!(second.message.attachments.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_that_is_too_large_comes_without_its_picture() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    table.discord.trouble("POST", MESSAGES, usize::MAX, Trouble::RefuseFile(Refused::too_large()));
    take_and_end(table.asked(&first)).await;
    let second = table.next_card(first.message.id.get()).await;
    assert_ne!(first.pinged, second.pinged);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_card_is_kept_told_of_and_posted_when_it_may_be() {
    let (table, first) = denied(Permissions::SEND_MESSAGES).await;
    let (mover, next) = (table.asked(&first).clone(), table.other(&first).clone());
    take_and_end(&mover).await;
    // The owner and whoever moved are told, each once.
    for person in [&table.ann, &mover] {
        let told = table.discord.card(person.account.id + 1, "word to those concerned", |_| true).await;
        let said = told.message.content;
        let there = format!("cannot post the cards of table 1 in <#{}> on the server “Town”", table.channel);
        assert!(said.contains(&there), "{said}");
    }
    let mut mine = next.slash("turn", None, &[]).await;
    assert!(!ways(mine.shown()).is_empty(), "play goes on");
    // Whoever asks reads it, as soon as those concerned were told.
    while !mine.text().contains("nobody is mentioned") {
        mine = next.slash("turn", None, &[]).await;
    }
    // Somebody gives the bot back what it lacked, and whatever is done there next lets it try.
    table.discord.inner.change(|world| world.rooms.get_mut(&table.channel).unwrap().denied = Permissions::empty());
    next.slash("tables", None, &[]).await;
    let second = table.next_card(first.message.id.get()).await;
    assert_eq!(second.pinged, [next.account.id]);
    // The house hears a moment later that the card is there.
    while next.slash("turn", None, &[]).await.text().contains("nobody is mentioned") {}
    let told = table.discord.posted(table.ann.account.id + 1).len();
    assert_eq!(told, 1, "once is enough");
    assert!(table.discord.calls("GET", MESSAGES).is_empty(), "what was refused was not posted, and is not looked for");
    let pictured = |world: &World| (!world.messages[&second.message.id.get()].message.attachments.is_empty()).then_some(());
    table.discord.inner.until("the picture, which was not tried again with the card", pictured).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_that_discord_does_not_understand_is_kept_too() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    table.discord.trouble("POST", MESSAGES, 1, Trouble::Refuse(Refused::new(400, 0, "400: Bad Request")));
    take_and_end(table.asked(&first)).await;
    let owner = table.ann.account.id + 1;
    let told = table.discord.card(owner, "word to the owner", |_| true).await;
    assert!(told.message.content.contains("does not take"), "{}", told.message.content);
    while !table.ben.slash("turn", None, &[]).await.text().contains("nobody is mentioned") {}
    table.ben.slash("tables", None, &[]).await;
    let second = table.next_card(first.message.id.get()).await;
    assert_ne!(first.pinged, second.pinged);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_has_expired_loses_an_answer_and_nothing_else() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let person = table.asked(&first).clone();
    let typed = Typed { command: "alhambra", verb: Some("take"), options: &[] };
    let cards = person.suggest(typed, ("cards", "")).await;
    table.discord.inner.change(|world| world.expire_tokens());
    person.slash("alhambra", Some("take"), &[("cards", &cards[0].1)]).await;
    person.slash("alhambra", Some("end"), &[]).await;
    let second = table.next_card(first.message.id.get()).await;
    assert_ne!(first.pinged, second.pinged);
    let statuses = |world: &World| world.statuses("PATCH", "webhooks/*/*/messages/@original");
    assert!(table.discord.inner.look(statuses).iter().all(|it| *it != 429));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_left_the_server_is_noticed_when_the_game_calls_them() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let (here, gone) = (table.asked(&first).clone(), table.other(&first).clone());
    table.discord.inner.change(|world| world.departed.insert(gone.account.id));
    take_and_end(&here).await;
    let card =
        table.discord.card(table.channel, "a word on who left", |it| it.message.content.contains("not on this server")).await;
    assert_eq!(card.pinged, [here.account.id]);
    let looked_up = |world: &World| world.calls.iter().filter(|it| it.path.contains("/members/")).count();
    assert!(table.discord.inner.look(looked_up) >= 1);
}
