//! A bot without a gateway: it listens at an address of its own, and plays as any other.

use ed25519_dalek::SigningKey;
use serde_json::{Value, json};

use super::{
    bot::Home,
    person::Typed,
    standin::{
        Discord,
        endpoint::{Posted, secret},
        world::Kept,
    },
    table::{Table, take_and_end},
};

const PLAY: Typed<'_> = Typed { command: "play", verb: None, options: &[("game", "alhambra")] };

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn turns_are_played_without_a_gateway_and_go_on_after_a_restart() {
    let Table { discord, home, bot, channel, ann, ben } = Table::started_without_gateway().await;
    let next = async |after: u64| {
        let asks = |it: &Kept| it.message.id.get() > after && !it.pinged.is_empty();
        discord.card(channel, "the next card", asks).await
    };
    let asked = |card: &Kept| if card.pinged == [ann.account.id] { ann.clone() } else { ben.clone() };
    let first = next(0).await;
    let suggested = ann.suggest(Typed { command: "rules", verb: None, options: &[] }, ("term", "wall")).await;
    assert!(!suggested.is_empty(), "what is typed is heard as well");
    take_and_end(&asked(&first)).await;
    let second = next(first.message.id.get()).await;
    assert!(bot.stop().await.success());
    let bot = home.start(&discord).await;
    take_and_end(&asked(&second)).await;
    let third = next(second.message.id.get()).await;
    assert_eq!(third.pinged, first.pinged);
    assert!(bot.stop().await.success());
    assert_eq!(discord.inner.look(|world| world.sessions.identified), 0, "nobody has asked the gateway for anything");
    assert_eq!(discord.calls("GET", "gateway/bot"), Vec::<u16>::new());
}

/// An interaction as the stand-in would post it, which nobody has sent yet.
fn unsent(discord: &Discord, channel: u64) -> Value {
    let (ann, mut posted) = (discord.person("Ann", channel), Value::Null);
    discord.inner.change(|world| world.endpoint = None);
    ann.send_changed(PLAY, |told| posted = told.clone());
    posted
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_what_discord_has_signed_just_now_is_heard() {
    let discord = Discord::start().await;
    let channel = discord.channel(discord.server("Town"), "garden");
    let home = Home::without_gateway();
    let _bot = home.start(&discord).await;
    let address = discord.inner.look(|world| world.endpoint).expect("it listens");
    let told = unsent(&discord, channel).to_string().into_bytes();
    let signed = Posted::signed(&told, &secret(), 0);
    let altered = Posted { body: [&told[..], b" "].concat(), ..signed.clone() };
    let without = |name: &str| {
        let headers = signed.headers.iter().filter(|(it, _)| *it != name).cloned().collect();
        Posted { headers, ..signed.clone() }
    };
    let odd = Posted { headers: vec![("X-Signature-Ed25519", "é".to_owned()), signed.headers[1].clone()], ..signed.clone() };
    for (what, posted) in [
        ("an altered body", altered),
        ("no signature", without("X-Signature-Ed25519")),
        ("no time", without("X-Signature-Timestamp")),
        ("a signature that is none", odd),
        ("somebody else's signature", Posted::signed(&told, &SigningKey::from_bytes(&[1; 32]), 0)),
        ("an old one", Posted::signed(&told, &secret(), -600)),
        ("one of tomorrow", Posted::signed(&told, &secret(), 86_400)),
    ] {
        assert_eq!(posted.send(address).await, (401, String::new()), "{what}");
    }
    let of = |body: &[u8]| Posted::signed(body, &secret(), 0);
    assert_eq!(Posted { method: "GET", ..of(b"") }.send(address).await.0, 405);
    assert_eq!(of(&vec![b' '; 600 << 10]).send(address).await.0, 413);
    for senseless in [&b"no JSON"[..], b"", b"{}", b"[]", b"{\"type\":2}", b"\xff\xfe"] {
        assert_eq!(of(senseless).send(address).await.0, 400, "{}", String::from_utf8_lossy(senseless));
    }
    let (status, answer) = of(b"{\"type\":1}").send(address).await;
    assert_eq!(
        (status, serde_json::from_str::<Value>(&answer).ok()),
        (200, Some(json!({ "type": 1 }))),
        "Discord asks who is there"
    );
    assert!(discord.posted(channel).is_empty(), "nothing of all this was carried out");
    // Discord may say it twice, and whoever has overheard it, too.
    assert_eq!(signed.send(address).await.0, 202);
    assert_eq!(signed.send(address).await.0, 202);
    discord.card(channel, "the lobby's card", |_| true).await;
    assert_eq!(of(b"{\"type\":1}").send(address).await.0, 200);
    let answers = discord.inner.look(|world| world.calls.iter().filter(|it| it.path.contains("/callback")).count());
    assert_eq!((discord.posted(channel).len(), answers), (1, 1), "it is carried out once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_another_has_is_told() {
    let discord = Discord::start().await;
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = taken.local_addr().expect("it listens").to_string();
    let home = Home::new();
    let status = home.spawn_with(&discord, &["--interactions", &address]).end().await;
    assert!(!status.success());
    let log = home.log();
    assert!(log.contains(&format!("nobody can listen at {address}")), "{log}");
}
