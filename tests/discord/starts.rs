//! Sessions at the gateway: the bot starts no more of them than it may, and none where it is turned away for good.

use twilight_model::gateway::CloseCode;

use super::{
    bot::Home,
    standin::{Discord, world::World},
};

async fn town() -> Discord {
    let discord = Discord::start().await;
    discord.channel(discord.server("Town"), "garden");
    discord
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_turns_the_bot_away_for_good_is_met_once() {
    for (code, said) in [
        (CloseCode::InvalidShard, "4010"),
        (CloseCode::ShardingRequired, "more servers than its connections may serve"),
        (CloseCode::InvalidApiVersion, "a newer pergola is needed"),
        (CloseCode::DisallowedIntents, "intents on the bot's page"),
        (CloseCode::AuthenticationFailed, "DISCORD_TOKEN"),
    ] {
        let discord = town().await;
        discord.inner.change(|world| world.sessions.turns_away = Some(code));
        let home = Home::new();
        let status = home.spawn(&discord).end().await;
        assert_eq!(status.code(), Some(2), "{code:?}: nothing is better when it is started again; {}", home.log());
        assert!(home.log().contains(said), "{code:?}: {}", home.log());
        assert_eq!(discord.inner.look(|world| world.sessions.identified), 1, "{code:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_closes_after_each_start_is_met_again_a_little_later() {
    let discord = town().await;
    discord.inner.change(|world| world.sessions.turns_away = Some(CloseCode::UnknownError));
    let home = Home::new();
    let _bot = home.spawn(&discord);
    let third = |world: &World| (world.sessions.identified == 3).then_some(());
    discord.inner.until("the third start", third).await;
    discord.inner.change(|world| world.sessions.turns_away = None);
    let log = home.log();
    let waits: Vec<&str> = log.lines().filter_map(|it| it.split_once(" wait=")?.1.split(' ').next()).take(2).collect();
    assert_eq!(waits, ["5s", "10s"], "each time later: {log}");
    discord.ready().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_session_is_started_that_discord_does_not_give() {
    let discord = town().await;
    discord.inner.change(|world| world.starts = (0, 3_600_000));
    let home = Home::new();
    let bot = home.spawn(&discord);
    home.logged("no session may be started any more before Discord gives new ones").await;
    assert!(bot.stop().await.success(), "it waits, and stops when it is told to");
    assert_eq!(discord.inner.look(|world| world.sessions.identified), 0);
}
