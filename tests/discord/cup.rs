//! A cup on Discord: its card is posted and changed in its place, it begins, a kill in the middle posts nothing twice, and its tables
//! get threads of their own.

use super::{
    bot::Home,
    person::labels,
    standin::{Discord, world::Kept},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cup_is_called_for_joined_and_begun_and_goes_on_after_a_kill() {
    let (home, discord) = (Home::new(), Discord::start().await);
    let channel = discord.channel(discord.server("Town"), "garden");
    let bot = home.start(&discord).await;
    let people = ["Ann", "Ben", "Cleo"].map(|name| discord.person(name, channel));
    let called = people[0].slash("club", Some("cup"), &[("game", "gardens"), ("people", "3")]).await;
    assert!(called.private && called.text().contains("is called for"), "{called:?}");
    let waits = |it: &Kept| labels(&it.message).contains(&"Take part".to_owned());
    let card = discord.card(channel, "the cup's card", waits).await;
    let joined = people[0].press(&card.message, "Take part").await;
    assert_eq!(joined.shown().id, card.message.id, "the card is changed in its place");
    assert!(joined.text().contains("1 of 3 take part"), "{joined:?}");
    for person in &people[1..] {
        let joined = person.press(&card.message, "Take part").await;
        assert_eq!(joined.shown().id, card.message.id);
    }
    let begun = |it: &Kept| it.message.id != card.message.id && it.message.content.contains("Round 1 of 3");
    let round = discord.card(channel, "the card of the first round", begun).await;
    assert_eq!(labels(&round.message), ["Standing", "Give up the cup"]);
    let opened = |it: &Kept| it.message.content.contains("Table 1") || labels(&it.message).contains(&"Play my turn".to_owned());
    discord.card(channel, "the card of its table", opened).await;
    bot.kill();
    let bot = home.start(&discord).await;
    let standing = people[1].press(&round.message, "Standing").await;
    assert!(standing.private && standing.text().contains("Round 1 of 3"), "{standing:?}");
    let of_cup = discord.posted(channel).iter().filter(|it| it.message.content.contains("Cup 1")).count();
    assert_eq!(of_cup, 2, "one that calls for people and one for the round, each once");
    bot.stop().await;
}
