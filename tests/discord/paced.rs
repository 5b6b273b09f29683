//! The bot's own calls keep to Discord's limits, and end when its token is not known any more.

use std::time::Duration;

use super::{
    person::{Person, id_of},
    standin::{limits::Limits, world::World},
    table::{Table, take_and_end},
};

/// Posts a channel gets at once: four times what Discord takes in one go.
const TABLES: usize = 20;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn more_cards_than_a_channel_takes_at_once_come_one_after_the_other() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    table.discord.inner.change(|world| world.limits = Some(Limits::default()));
    let people: Vec<Person> = (0..TABLES).map(|it| table.discord.person(&format!("P{it}"), table.channel)).collect();
    let sent: Vec<_> = people.iter().map(|it| it.send_slash(opening())).collect();
    for (person, sent) in people.iter().zip(&sent) {
        assert!(person.answer(sent).await.private, "nobody waits for the cards");
    }
    let all = |world: &World| (world.posted(table.channel).count() >= TABLES + 2).then_some(());
    table.discord.inner.until("a card of each table", all).await;
    let refused = table.discord.inner.look(|world| world.limits.as_ref().map(|it| it.refused));
    assert_eq!(refused, Some(0), "Discord never had to ask it to wait");
    assert!(first.pinged.len() == 1);
}

fn opening() -> super::person::Typed<'static> {
    super::person::Typed { command: "play", verb: None, options: &[("game", "gardens")] }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_limit_for_all_calls_holds_cards_and_no_answers() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    table.discord.inner.change(|world| {
        let mut limits = Limits::default();
        limits.close_for(Duration::from_secs(3));
        world.limits = Some(limits);
    });
    let other = table.other(&first).clone();
    take_and_end(table.asked(&first)).await;
    let turn = other.send_press(&first.message, &id_of(&first.message, "Play my turn"));
    assert!(other.answer(&turn).await.private, "answers do not wait");
    let second = table.next_card(first.message.id.get()).await;
    assert_eq!(second.pinged, [other.account.id]);
    let refused = table.discord.inner.look(|world| world.limits.as_ref().map(|it| it.refused));
    assert_eq!(refused, Some(1), "it was asked to wait once, and did");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_is_revoked_ends_the_program() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let person = table.asked(&first).clone();
    let Table { discord, home, bot, .. } = table;
    // Nothing may be on its way when the token changes: that would be turned away before the turn is.
    let looked_up = |world: &World| world.calls.iter().any(|it| it.path.contains("/members/")).then_some(());
    discord.inner.until("whoever the card calls is looked up", looked_up).await;
    discord.inner.change(|world| world.token = "another".to_owned());
    take_and_end(&person).await;
    let status = bot.end().await;
    assert!(!status.success());
    assert!(home.log().contains("DISCORD_TOKEN"), "it says what to do: {}", home.log());
    let turned_away = discord.inner.look(|world| world.calls.iter().filter(|it| it.status == 401).count());
    assert_eq!(turned_away, 1, "once is enough, whatever was asked first");
    discord.inner.change(|world| world.violations.clear());
}
