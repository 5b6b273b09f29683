//! Starting where something is wrong, servers of their own, and requests that nobody should be able to make.

use serde_json::{Value, json};

use super::{
    bot::Home,
    person::{Typed, labels},
    standin::{
        Discord, TOKEN,
        faults::{Refused, Trouble},
        world::{Kept, World},
    },
    table::{Table, take_and_end, ways},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_is_not_told_is_asked_for_again() {
    let discord = Discord::start().await;
    discord.channel(discord.server("Town"), "garden");
    // Nobody asks there: whoever is not told where the gateway is waits and asks again.
    discord.trouble("GET", "gateway", usize::MAX, Trouble::Refuse(Refused::broken()));
    discord.trouble("GET", "gateway/bot", 1, Trouble::Refuse(Refused::broken()));
    let home = Home::new();
    let _bot = home.start(&discord).await;
    assert_eq!(discord.calls("GET", "gateway/bot"), [500, 200]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_discord_does_not_know_ends_the_program_and_is_not_repeated() {
    let discord = Discord::start().await;
    discord.inner.change(|world| world.token = "another".to_owned());
    let home = Home::new();
    let status = home.spawn(&discord).end().await;
    assert_eq!(status.code(), Some(2), "nothing is better when it is started again: Discord counts such tries");
    assert!(home.log().contains("DISCORD_TOKEN"), "it says what to do: {}", home.log());
    assert!(!home.log().contains(TOKEN));
    discord.inner.change(|world| world.violations.clear());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_number_of_wards_that_cannot_be_is_refused() {
    let discord = Discord::start().await;
    let home = Home::new();
    for (more, environment, says) in [
        (&["--wards", "0"][..], "", "\"0\" is no number from 1 to 1,000"),
        (&["--wards", "1001"], "", "\"1001\" is no number from 1 to 1,000"),
        (&[], "three", "PERGOLA_WARDS: \"three\" is no number from 1 to 1,000"),
        (&["--wards", "3"], "1", "a folder is played in by one process alone; several need a database, and its address"),
    ] {
        let status = home.spawn_told(&discord, more, &[("PERGOLA_WARDS", environment.as_ref())]).end().await;
        assert!(status.code() == Some(2) && home.log().contains(says), "{more:?}: {}", home.log());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_supervisor_hears_when_the_bot_is_connected() {
    let discord = Discord::start().await;
    discord.channel(discord.server("Town"), "garden");
    discord.trouble("GET", "gateway/bot", 1, Trouble::Refuse(Refused::broken()));
    let home = Home::new();
    let socket = home.data().with_extension("supervisor");
    let supervisor = std::os::unix::net::UnixDatagram::bind(&socket).expect("it listens");
    let bot = home.spawn_told(&discord, &[], &[("NOTIFY_SOCKET", socket.as_os_str())]);
    let listening = tokio::task::spawn_blocking(move || {
        supervisor.set_read_timeout(Some(super::standin::PATIENCE)).expect("there is a time");
        let mut line = [0; 64];
        let length = supervisor.recv(&mut line).expect("it is told");
        (line[..length].to_vec(), supervisor)
    });
    let (line, supervisor) = listening.await.expect("it listens");
    assert_eq!(line, b"READY=1");
    assert_eq!(discord.inner.look(|world| world.sessions.identified), 1, "not before");
    assert!(bot.stop().await.success());
    let mut line = [0; 64];
    let length = supervisor.recv(&mut line).expect("it is told");
    assert_eq!(&line[..length], b"STOPPING=1");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_discord_is_not_reached_the_program_may_be_started_again() {
    let discord = Discord::start().await;
    discord.trouble("GET", "gateway/bot", usize::MAX, Trouble::Refuse(Refused::broken()));
    let home = Home::new();
    let status = home.spawn(&discord).end().await;
    assert_eq!(status.code(), Some(75), "{}", home.log());
    assert_eq!(discord.inner.look(|world| world.sessions.identified), 0, "no start is spent");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_that_cannot_be_registered_stop_no_game() {
    let mut table = Table::started().await;
    let first = table.next_card(0).await;
    table.bot.stop().await;
    table.discord.trouble("PUT", "applications/*/commands", usize::MAX, Trouble::Refuse(Refused::missing_permissions()));
    table.bot = table.home.start(&table.discord).await;
    take_and_end(table.asked(&first)).await;
    table.next_card(first.message.id.get()).await;
    let tried = |world: &World| (world.statuses("PUT", "applications/*/commands").contains(&403)).then_some(());
    table.discord.inner.until("the commands to be refused", tried).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_can_be_registered_for_one_server() {
    let discord = Discord::start().await;
    let server = discord.server("Town");
    let channel = discord.channel(server, "garden");
    let home = Home::new();
    let _bot = home.spawn_with(&discord, &["--guild", &server.to_string()]);
    discord.ready().await;
    assert_eq!(discord.inner.look(|world| world.commands.keys().copied().collect::<Vec<_>>()), [Some(server)]);
    assert!(discord.person("Ann", channel).slash("help", None, &[]).await.private);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_client_library_cannot_read_is_answered() {
    let table = Table::started().await;
    let typed = Typed { command: "help", verb: None, options: &[] };
    let sent = table.ann.send_changed(typed, |told| told["version"] = json!("the next one"));
    let answer = table.ann.answer(&sent).await;
    assert!(answer.private && !answer.text().is_empty(), "{answer:?}");
    assert!(table.home.log().contains("cannot be read"), "whoever runs the bot is warned");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_on_a_message_that_nobody_could_have_foreseen_is_carried_out() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let person = table.asked(&first);
    let sent = person.send_press_changed(&first.message, &super::person::id_of(&first.message, "Play my turn"), |told| {
        told["message"]["type"] = json!("tomorrow's");
        told["message"]["components"] = json!([{ "type": 99, "parts": {} }]);
        told["message"]["author"] = json!(null);
    });
    let mine = person.answer(&sent).await;
    assert!(!ways(mine.shown()).is_empty(), "{mine:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_seen_in_its_own_server_only() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let elsewhere = table.discord.channel(table.discord.server("Village"), "pond");
    let zed = table.discord.person("Zed", elsewhere);
    for (command, options) in [("board", vec![("table", "1")]), ("turn", vec![("table", "1")])] {
        let answer = zed.slash(command, None, &options).await;
        assert!(answer.private && answer.shown().attachments.is_empty(), "{answer:?}");
    }
    let forged = zed.send_press(&first.message, &super::person::id_of(&first.message, "Board"));
    assert!(zed.answer(&forged).await.shown().attachments.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moderators_close_tables_and_strangers_do_not() {
    let table = Table::started().await;
    table.next_card(0).await;
    let zed = table.discord.person("Zed", table.channel);
    let refused = zed.slash("table", Some("close"), &[("table", "1")]).await;
    assert!(!labels(refused.shown()).contains(&"Close the table".to_owned()), "{refused:?}");
    let zed = zed.moderator();
    let asked = zed.slash("table", Some("close"), &[("table", "1")]).await;
    zed.press(asked.shown(), "Close the table").await;
    let closed = |it: &Kept| it.message.content.contains("moderator");
    table.discord.card(table.channel, "word that the table is closed", closed).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_removed_the_bot_finds_its_tables_again() {
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let server = table.discord.inner.look(|world| *world.servers.keys().next().expect("there is one"));
    let tell = |name: &str, data: Value| table.discord.inner.change(|world| world.tell(server, name, data));
    tell("GUILD_DELETE", json!({ "id": server.to_string(), "unavailable": true }));
    tell("GUILD_DELETE", json!({ "id": server.to_string() }));
    table.home.logged("a server has removed the bot").await;
    assert_eq!(table.home.log().matches("has removed the bot").count(), 1, "an outage is no farewell");
    let channels = vec![table.discord.inner.look(|world| world.channel(table.channel))];
    tell("GUILD_CREATE", super::payloads::server(server, "Town", channels, super::payloads::invited()));
    let mine = table.asked(&first).press(&first.message, "Play my turn").await;
    assert!(!ways(mine.shown()).is_empty(), "{mine:?}");
    take_and_end(table.asked(&first)).await;
    let second = table.next_card(first.message.id.get()).await;
    assert_ne!(first.pinged, second.pinged, "it goes on where it stood");
    assert_eq!(table.discord.posted(table.channel).len(), 3, "the lobby and two turns");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_record_of_a_closed_table_comes_as_a_file() {
    let table = Table::started().await;
    table.next_card(0).await;
    let refused = table.ann.slash("past", Some("export"), &[]).await;
    assert!(refused.private && refused.shown().attachments.is_empty(), "it is still played: {refused:?}");
    let moderator = table.discord.person("Mod", table.channel).moderator();
    let asked = moderator.slash("table", Some("close"), &[("table", "1")]).await;
    moderator.press(asked.shown(), "Close the table").await;
    let record = table.ann.slash("past", Some("export"), &[("table", "1")]).await;
    let files: Vec<&str> = record.shown().attachments.iter().map(|it| it.filename.as_str()).collect();
    assert!(record.private && files == ["pergola-1.jsonl"], "{record:?}");
    let log = table.ann.press(record.shown(), "What happened").await;
    assert!(log.text().contains("This table was closed by a moderator"), "{log:?}");
    assert!(log.shown().attachments.is_empty(), "the file was that message's alone");
}
