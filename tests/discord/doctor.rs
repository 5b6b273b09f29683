//! `pergola doctor`: what it finds at Discord.

use std::process::Command;

use super::{
    bot::Home,
    standin::{Discord, TOKEN},
};

/// The doctor's exit code and words.
async fn doctor(home: &Home, discord: &Discord, channel: u64) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pergola"));
    command.args(["doctor", "--api", &discord.api, "--channel", &channel.to_string(), "--data"]);
    command.arg(home.data()).env("DISCORD_TOKEN", TOKEN);
    let output = tokio::task::spawn_blocking(move || command.output().expect("the program starts")).await.expect("it ends");
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(!said.contains(TOKEN), "the token is told to nobody");
    (output.status.code(), said)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doctor_finds_a_bot_well() {
    let discord = Discord::start().await;
    let channel = discord.channel(discord.server("Town"), "garden");
    let home = Home::new();
    let _bot = home.start(&discord).await;
    let (code, said) = doctor(&home, &discord, channel).await;
    for fine in ["token: it is", "clock: it goes", "are registered", "all it needs in #garden", "a running program has it"] {
        assert!(said.contains(fine), "{fine}: {said}");
    }
    assert!(code == Some(0) && said.contains("All is well."), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doctor_says_what_is_missing() {
    let discord = Discord::start().await;
    let channel = discord.channel(discord.server("Town"), "garden");
    let home = Home::new();
    let (code, said) = doctor(&home, &discord, channel + 1).await;
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("/play") && said.contains("not registered"), "{said}");
    assert!(said.contains("the bot does not see"), "{said}");
    discord.inner.change(|world| world.token = "another".to_owned());
    let (code, said) = doctor(&home, &discord, channel).await;
    assert!(code == Some(1) && said.contains("token: Discord does not know it"), "{said}");
    discord.inner.change(|world| world.violations.clear());
}
