//! Servers in which the bot may not post: no table begins there, and whatever is tried there, the bot goes on everywhere else.

use serde_json::json;
use twilight_model::guild::Permissions;

use super::{
    payloads,
    person::{Person, Typed},
    standin::{
        faults::{Refused, Trouble},
        world::World,
    },
    table::{Table, take_and_end},
};

const MESSAGES: &str = "channels/*/messages";
const PLAY: Typed<'_> = Typed { command: "play", verb: None, options: &[("game", "gardens")] };

fn allow(world: &mut World, channel: u64, denied: Permissions) {
    world.rooms.get_mut(&channel).expect("it is there").denied = denied;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_not_opened_where_its_card_cannot_be_posted() {
    let table = Table::started().await;
    let server = table.discord.server("Village");
    let channel = table.discord.channel(server, "pond");
    let zed = table.discord.person("Zed", channel);
    table.discord.inner.change(|world| allow(world, channel, Permissions::SEND_MESSAGES | Permissions::ATTACH_FILES));
    let refused = zed.slash("play", None, &[("game", "gardens")]).await;
    let said = refused.text();
    assert!(said.contains("opened no table") && said.contains("“Send Messages”") && said.contains("“Attach Files”"), "{said}");
    table.discord.inner.change(|world| allow(world, channel, Permissions::empty()));
    zed.slash("play", None, &[("game", "gardens")]).await;
    let lobby = table.discord.card(channel, "the card of the first table there", |_| true).await;
    assert!(lobby.message.content.contains('2'), "the refused one took no number: {}", lobby.message.content);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_one_person_tries_where_the_bot_may_not_post_it_is_refused_a_few_times() {
    const CHANNELS: usize = 12;
    let table = Table::started().await;
    let first = table.next_card(0).await;
    let server = table.discord.server("Village");
    let channels: Vec<u64> = (0..CHANNELS).map(|it| table.discord.channel(server, &format!("pond{it}"))).collect();
    let zed = table.discord.person("Zed", channels[0]);
    let private = format!("channels/{}/messages", zed.account.id + 1);
    let closed = Trouble::Refuse(Refused::new(403, 50007, "Cannot send messages to this user"));
    table.discord.trouble("POST", private.leak(), usize::MAX, closed);
    let there: Vec<Person> = channels.iter().map(|it| zed.within(*it)).collect();
    for (zed, channel) in there.iter().zip(&channels) {
        table.discord.inner.change(|world| allow(world, *channel, Permissions::SEND_MESSAGES));
        // It was taken away after they asked.
        let stale = json!(payloads::invited());
        let sent = zed.send_changed(PLAY, |told| told["app_permissions"] = stale);
        assert!(zed.answer(&sent).await.private);
    }
    // Until the bot knows that each of them is refused there, nobody's presses wake anything.
    for (number, zed) in there.iter().enumerate() {
        let number = (number + 2).to_string();
        while !zed.slash("turn", None, &[("table", &number)]).await.text().contains("nobody is mentioned") {}
    }
    for zed in there.iter().cycle().take(3 * CHANNELS) {
        assert!(zed.slash("tables", None, &[]).await.private);
    }
    take_and_end(table.asked(&first)).await;
    let second = table.next_card(first.message.id.get()).await;
    assert_ne!(first.pinged, second.pinged, "nobody else waits");
    let refused = |world: &World| world.calls.iter().filter(|it| it.status == 403).count();
    let refused = table.discord.inner.look(refused);
    assert!((CHANNELS / 2..=2 * CHANNELS).contains(&refused), "{refused}");
    assert!(table.discord.calls("GET", MESSAGES).is_empty(), "what is refused was not posted, and is not looked for");
}
