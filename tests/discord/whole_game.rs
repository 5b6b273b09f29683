//! A game from its first command to its end.

use crate::{
    bot::Home,
    person::{self, buttons},
    standin::Discord,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_opened_joined_and_started_and_its_card_is_posted() {
    let discord = Discord::start().await;
    let channel = discord.channel(discord.server("Town"), "garden");
    let home = Home::new();
    let _bot = home.start(&discord).await;
    let (ann, ben) = (discord.person("Ann", channel), discord.person("Ben", channel));
    let answer = ann.slash("play", None, &[("game", "alhambra")]).await;
    println!("{answer:?}");
    let lobby = discord.card(channel, "the lobby's card", |it| !buttons(&it.message).is_empty()).await.message;
    println!("{:?} {}", person::labels(&lobby), lobby.content);
    let answer = ben.press(&lobby, "Join").await;
    println!("{answer:?}");
    let answer = ann.press(&lobby, "Start").await;
    println!("{answer:?}");
    let card = discord.card(channel, "the first turn", |it| person::labels(&it.message).contains(&"Play my turn".to_owned())).await;
    println!("{:?}", card.message.content);
    assert_eq!(card.pinged.len(), 1);
}
