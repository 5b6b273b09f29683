//! The playground's door from outside: what is refused, what is answered, what stays private, and how the program begins
//! and ends. Requests are made by hand, so that none of the page's own good manners hide a gap.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use base64::{Engine, prelude::BASE64_STANDARD};
use pergola::{
    chat::limits,
    games::GAMES,
    host::{Config, House, Pace},
    playground::{NotStarted, Playground, Settings},
};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::oneshot,
    task::JoinHandle,
    time::timeout,
};

const LOCAL: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
const SOON: Duration = Duration::from_secs(20);

/// A playground that is being served.
struct Door {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
    data: TempDir,
}

/// What came back.
#[derive(Debug)]
struct Answer {
    status: u16,
    headers: String,
    body: Vec<u8>,
}

impl Door {
    async fn open() -> Door {
        Door::open_on(TempDir::new().unwrap()).await
    }

    /// Opens the tables of this folder.
    async fn open_on(data: TempDir) -> Door {
        // These people press as fast as they are answered.
        let house = House::open(&Config { pace: Pace::a_second(1_000_000), ..Config::new(data.path(), &GAMES) }).unwrap();
        let playground = Playground::bind(house.clone(), &settings(0)).await.unwrap();
        let address = playground.address();
        let (stop, stopped) = oneshot::channel();
        let serve = playground.serve(async { stopped.await.unwrap_or_default() });
        let served = async move {
            serve.await;
            house.drain().await;
        };
        Door { address, stop, served: tokio::spawn(served), data }
    }

    /// Stops it, and gives its folder back.
    async fn close(self) -> TempDir {
        self.stop.send(()).unwrap();
        timeout(SOON, self.served).await.expect("it stops").unwrap();
        self.data
    }

    /// Sends a request with exactly these headers and reads all that comes back.
    async fn send(&self, start: &str, headers: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let head = format!("{start} HTTP/1.1\r\n{headers}connection: close\r\ncontent-length: {}\r\n\r\n", body.len());
        stream.write_all(head.as_bytes()).await.unwrap();
        // A body that is too long is answered before it is read to its end.
        let _ = stream.write_all(body.as_bytes()).await;
        let mut all = Vec::new();
        let _ = timeout(SOON, stream.read_to_end(&mut all)).await.expect("an answer");
        Answer::read(&all)
    }

    fn own(&self) -> String {
        format!("host: {}\r\n", self.address)
    }

    async fn get(&self, path: &str) -> Answer {
        self.send(&format!("GET {path}"), &self.own(), "").await
    }

    async fn post(&self, path: &str, body: &Value) -> Answer {
        let headers = format!("{}content-type: application/json\r\n", self.own());
        self.send(&format!("POST {path}"), &headers, &body.to_string()).await
    }

    /// Ann does something in the garden.
    async fn act(&self, act: Value) -> Answer {
        self.post("/requests", &asked(act)).await
    }

    /// Somebody does something in the garden, and is answered.
    async fn answer(&self, person: &str, act: Value) -> Value {
        let answer = self.post("/requests", &with(asked(act), "person", person)).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    }

    async fn news(&self, after: &str) -> Value {
        self.get(&format!("/channels/garden?after={after}")).await.json()
    }

    /// The garden's messages, once the last of them satisfies this.
    async fn wait_for(&self, fits: impl Fn(&Value) -> bool) -> Vec<Value> {
        let messages = async {
            loop {
                let messages = self.news("").await["messages"].as_array().unwrap().clone();
                if messages.last().is_some_and(|it| fits(&it["card"])) {
                    return messages;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(SOON, messages).await.expect("the message comes")
    }

    /// Somebody presses a button of a card by its label.
    async fn press(&self, person: &str, card: &Value, label: &str) -> Value {
        let id = button(card, label).unwrap_or_else(|| panic!("no {label} in {card}"));
        self.answer(person, json!({ "press": { "id": id } })).await
    }

    /// Opens a table for two and begins its game; whose turn it is, and the card that says so.
    async fn begin(&self) -> (String, Value) {
        self.answer("Ann", play()).await;
        let lobby = self.wait_for(|card| button(card, "Join").is_some()).await.pop().unwrap();
        self.press("Ben", &lobby["card"], "Join").await;
        self.press("Ann", &lobby["card"], "Start").await;
        let mut messages = self.wait_for(|card| button(card, "My hand").is_some()).await;
        let card = messages.pop().unwrap()["card"].take();
        let person = card["ping"][0].as_str().unwrap().strip_prefix("playground:").unwrap().to_owned();
        (person, card)
    }
}

impl Answer {
    fn read(all: &[u8]) -> Answer {
        let end = all.windows(4).position(|it| it == b"\r\n\r\n").expect("a head");
        let headers = String::from_utf8(all[..end].to_vec()).unwrap().to_lowercase();
        let status = headers[9..12].parse().unwrap();
        let body = all[end + 4..].to_vec();
        let body = if headers.contains("transfer-encoding: chunked") { unchunked(&body) } else { body };
        Answer { status, headers, body }
    }

    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|why| panic!("{why}: {self:?}"))
    }

    /// The sentence of a refusal.
    fn error(&self) -> String {
        self.json()["error"].as_str().expect("a sentence").to_owned()
    }
}

fn unchunked(mut body: &[u8]) -> Vec<u8> {
    let mut all = Vec::new();
    while let Some(end) = body.windows(2).position(|it| it == b"\r\n") {
        let size = usize::from_str_radix(str::from_utf8(&body[..end]).unwrap(), 16).unwrap();
        all.extend_from_slice(&body[end + 2..end + 2 + size]);
        body = &body[end + 4 + size..];
    }
    all
}

fn settings(port: u16) -> Settings {
    Settings { port, bind: LOCAL, allow_network: false }
}

/// A request of Ann's with an id of its own.
fn asked(act: Value) -> Value {
    static REQUESTS: AtomicU64 = AtomicU64::new(0);
    let id = format!("request-{:04}", REQUESTS.fetch_add(1, Ordering::Relaxed));
    json!({ "id": id, "person": "Ann", "channel": "garden", "act": act })
}

fn play() -> Value {
    json!({ "slash": { "command": "play", "options": [["game", "alhambra"], ["seats", "2"]] } })
}

/// The id of the button with this label.
fn button(card: &Value, label: &str) -> Option<String> {
    let mut buttons = card["rows"].as_array()?.iter().filter_map(|row| row["buttons"].as_array()).flatten();
    Some(buttons.find(|it| it["label"] == label)?["id"].as_str()?.to_owned())
}

/// The body with one field exchanged.
fn with(mut body: Value, field: &str, value: impl Into<Value>) -> Value {
    body[field] = value.into();
    body
}

fn help() -> Value {
    json!({ "slash": { "command": "help" } })
}

#[tokio::test]
async fn the_page_and_its_files_are_served_and_protected() {
    let door = Door::open().await;
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/page/page.css", "text/css; charset=utf-8"),
        ("/page/page.js", "text/javascript; charset=utf-8"),
        ("/page/star.svg", "image/svg+xml"),
        ("/start", "application/json"),
        ("/channels/garden", "application/json"),
    ] {
        let answer = door.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(!answer.body.is_empty(), "{path}");
        for header in [
            &format!("content-type: {kind}"),
            "content-security-policy: default-src 'self'; frame-ancestors 'none'",
            "x-content-type-options: nosniff",
            "x-frame-options: deny",
            "cross-origin-resource-policy: same-origin",
            "referrer-policy: no-referrer",
        ] {
            assert!(answer.headers.contains(header), "{path} has no {header}:\n{}", answer.headers);
        }
    }
}

#[tokio::test]
async fn the_page_refers_to_nothing_outside() {
    let door = Door::open().await;
    let index = String::from_utf8(door.get("/").await.body).unwrap();
    let named: Vec<_> = index.split('"').filter(|it| it.starts_with("/page/")).collect();
    assert!(named.len() >= 3);
    for path in named {
        assert_eq!(door.get(path).await.status, 200, "{path}");
    }
    for path in ["/", "/page/page.css", "/page/page.js", "/page/house.js", "/page/message.js", "/page/markup.js"] {
        let text = String::from_utf8(door.get(path).await.body).unwrap();
        assert!(!text.contains("http://") && !text.contains("https://") && !text.contains("innerHTML"), "{path}");
    }
}

#[tokio::test]
async fn a_foreign_host_is_refused_everywhere() {
    let door = Door::open().await;
    let port = door.address.port();
    for host in ["evil.example".to_owned(), format!("evil.example:{port}"), format!("127.0.0.1:{}", port ^ 1), String::new()] {
        for path in ["/", "/start", "/channels/garden", "/channels/garden/bell", "/picture/0.png", "/nowhere"] {
            let answer = door.send(&format!("GET {path}"), &format!("host: {host}\r\n"), "").await;
            assert_eq!(answer.status, 403, "{host} {path}");
            assert!(answer.error().contains("own address only"), "{}", answer.error());
        }
        let headers = format!("host: {host}\r\ncontent-type: application/json\r\n");
        let answer = door.send("POST /requests", &headers, &asked(help()).to_string()).await;
        assert_eq!(answer.status, 403, "{host}");
    }
    for host in [format!("localhost:{port}"), format!("[::1]:{port}"), format!("127.0.0.1:{port}")] {
        assert_eq!(door.send("GET /start", &format!("host: {host}\r\n"), "").await.status, 200, "{host}");
    }
}

#[tokio::test]
async fn a_foreign_page_cannot_play() {
    let door = Door::open().await;
    let ask = async |origin: &str| {
        let headers = format!("{}origin: {origin}\r\ncontent-type: application/json\r\n", door.own());
        door.send("POST /requests", &headers, &asked(help()).to_string()).await
    };
    for origin in ["http://evil.example", "null", "http://127.0.0.1", "https://localhost:1"] {
        let answer = ask(origin).await;
        assert_eq!(answer.status, 403, "{origin}");
        assert!(answer.error().contains("its own page only"), "{}", answer.error());
        assert!(!answer.headers.contains("access-control"), "{}", answer.headers);
    }
    assert_eq!(ask(&format!("http://{}", door.address)).await.status, 200);
}

#[tokio::test]
async fn a_request_is_json() {
    let door = Door::open().await;
    let body = asked(help()).to_string();
    for kind in ["", "content-type: text/plain\r\n", "content-type: application/x-www-form-urlencoded\r\n"] {
        let answer = door.send("POST /requests", &format!("{}{kind}", door.own()), &body).await;
        assert_eq!(answer.status, 415, "{kind}");
        assert!(answer.error().contains("application/json"));
    }
    let charset = format!("{}content-type: Application/JSON; charset=utf-8\r\n", door.own());
    assert_eq!(door.send("POST /requests", &charset, &body).await.status, 200);
}

#[tokio::test]
async fn unknown_addresses_and_methods_are_refused() {
    let door = Door::open().await;
    let nowhere = ["/nowhere", "/page/", "/page/nothing.js", "/page/..%2ftext%2fen%2fcommon.ftl", "/page/../Cargo.toml", "//"];
    for path in nowhere {
        let answer = door.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(!answer.error().is_empty());
    }
    assert_eq!(door.get("/requests").await.status, 405);
    assert_eq!(door.post("/channels/garden", &json!({})).await.status, 405);
    assert_eq!(door.send("DELETE /", &door.own(), "").await.status, 405);
}

#[tokio::test]
async fn a_body_has_a_limit() {
    let door = Door::open().await;
    let slash = json!({ "command": "past", "verb": "import", "file": "A".repeat(20_000) });
    let typing = json!({ "person": "Ann", "channel": "garden", "slash": slash, "focused": "record" });
    let answer = door.post("/suggestions", &typing).await;
    assert_eq!(answer.status, 413);
    assert!(answer.error().contains("16384"), "{}", answer.error());
    // A request may bring a file.
    let most = limits::FILE.div_ceil(3) * 4 + 16_384;
    let headers = format!("{}content-type: application/json\r\n", door.own());
    let answer = door.send("POST /requests", &headers, &" ".repeat(most + 1)).await;
    assert_eq!(answer.status, 413);
    assert!(answer.error().contains(&most.to_string()), "{}", answer.error());
}

/// `/past import` with a file of these bytes.
fn import(bytes: &[u8]) -> Value {
    json!({ "slash": { "command": "past", "verb": "import", "options": [["record", "my record.jsonl"]], "file": BASE64_STANDARD.encode(bytes) } })
}

#[tokio::test]
async fn every_command_that_is_offered_is_understood() {
    let door = Door::open().await;
    let start = door.get("/start").await.json();
    for (at, command) in start["commands"].as_array().unwrap().iter().enumerate() {
        let verbs: Vec<Value> = command["verbs"].as_array().unwrap().iter().map(|verb| verb["name"].clone()).collect();
        for verb in if verbs.is_empty() { vec![Value::Null] } else { verbs } {
            let typed = json!({ "slash": { "command": command["name"], "verb": verb, "options": [] } });
            // Each of them types one: nobody may ask for much at once.
            let answer = door.answer(&format!("P{at}{}", verb.as_str().unwrap_or_default()), typed).await;
            let text = answer["card"]["text"].as_str().unwrap();
            assert!(!text.is_empty() && !text.contains("I do not know “"), "{} {verb}: {text}", command["name"]);
        }
    }
}

#[tokio::test]
async fn a_file_comes_with_a_command() {
    let door = Door::open().await;
    let start = door.get("/start").await.json();
    let command = start["commands"].as_array().unwrap().iter().find(|it| it["name"] == "past").unwrap();
    let command = command["verbs"].as_array().unwrap().iter().find(|it| it["name"] == "import").unwrap();
    let record = &command["options"][0];
    assert_eq!((&record["name"], &record["file"], &record["required"]), (&json!("record"), &json!(true), &json!(true)));
    assert_eq!(start["largest_file"], limits::FILE);
    let answer = door.answer("Ann", import(b"hello")).await;
    assert!(answer["show"] == "private" && answer["card"]["text"].as_str().unwrap().contains("no record"), "{answer}");
    door.answer("Ann", import(&vec![b'x'; limits::FILE])).await;
    let answer = door.act(import(&vec![b'x'; limits::FILE + 1])).await;
    assert!(answer.status == 413 && answer.error().contains("larger than 8 MiB"), "{}", answer.error());
}

#[tokio::test]
async fn what_is_not_well_made_gets_a_clear_answer() {
    let door = Door::open().await;
    let press = || asked(json!({ "press": { "id": "x" } }));
    let slash = |slash: Value| asked(json!({ "slash": slash }));
    let pick = |id: String, values: Value| asked(json!({ "pick": { "id": id, "values": values } }));
    let long = "x".repeat(101);
    let cases = [
        (json!("text"), "cannot be read"),
        (json!({}), "cannot be read"),
        (with(press(), "act", json!({})), "cannot be read"),
        (with(press(), "act", json!({ "press": { "id": 5 } })), "cannot be read"),
        (with(press(), "act", json!({ "fly": {} })), "cannot be read"),
        (with(press(), "extra", 1), "cannot be read"),
        (with(press(), "person", json!(null)), "cannot be read"),
        (with(press(), "person", ""), "name has 1 to 32"),
        (with(press(), "person", "x".repeat(33)), "name has 1 to 32"),
        (with(press(), "person", "<@playground:Ben>"), "name has 1 to 32"),
        (with(press(), "person", "a\u{0}b"), "name has 1 to 32"),
        (with(press(), "id", ""), "8 to 64"),
        (with(press(), "id", "../../../.."), "8 to 64"),
        (with(press(), "id", "x".repeat(65)), "8 to 64"),
        (asked(json!({ "press": { "id": long } })), "\"id\" is longer than 100"),
        (pick(long.clone(), json!([])), "\"id\" is longer than 100"),
        (pick("x".to_owned(), json!([long])), "\"values\" is longer than 100"),
        (pick("x".to_owned(), json!(vec!["x"; 26])), "more than 25"),
        (slash(json!({ "command": "x".repeat(33) })), "\"command\" is longer than 32"),
        (slash(json!({ "command": "x", "verb": "x".repeat(33) })), "\"verb\" is longer than 32"),
        (slash(json!({ "command": "x", "options": vec![("x", "x"); 26] })), "more than 25"),
        (slash(json!({ "command": "x", "options": [["x", "x".repeat(501)]] })), "\"options\" is longer than 500"),
        (slash(json!({ "command": "x", "options": [["x"]] })), "cannot be read"),
        (slash(json!({ "command": "import", "file": "hello!" })), "is sent in base64"),
        (slash(json!({ "command": "import", "file": [1, 2] })), "cannot be read"),
    ];
    for (body, says) in cases {
        let answer = door.post("/requests", &body).await;
        assert_eq!(answer.status, 400, "{body}");
        assert!(answer.error().contains(says), "{body}: {}", answer.error());
    }
    let answer = door.post("/requests", &with(press(), "channel", "attic")).await;
    assert_eq!((answer.status, answer.error().as_str()), (404, "There is no channel \"attic\" here."));
    let headers = format!("{}content-type: application/json\r\n", door.own());
    for body in ["", "{", "\u{feff}{}", &"[".repeat(10_000)] {
        assert_eq!(door.send("POST /requests", &headers, body).await.status, 400, "{body}");
    }
}

#[tokio::test]
async fn an_unknown_channel_has_neither_news_nor_a_bell() {
    let door = Door::open().await;
    for path in ["/channels/attic", "/channels/attic/bell", "/channels/playground:garden"] {
        assert_eq!(door.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn nothing_but_this_computer_is_listened_to_without_leave() {
    let data = TempDir::new().unwrap();
    let house = House::open(&Config::new(data.path(), &GAMES)).unwrap();
    let open = Settings { bind: IpAddr::V4(Ipv4Addr::UNSPECIFIED), ..settings(0) };
    let refused = Playground::bind(house, &open).await.err().unwrap();
    assert!(matches!(refused, NotStarted::NotLoopback(_)));
    assert!(refused.to_string().contains("--allow-network"), "{refused}");
}

#[tokio::test]
async fn a_taken_port_is_said() {
    let door = Door::open().await;
    let data = TempDir::new().unwrap();
    let house = House::open(&Config::new(data.path(), &GAMES)).unwrap();
    let refused = Playground::bind(house, &settings(door.address.port())).await.err().unwrap();
    assert!(matches!(refused, NotStarted::PortTaken(port) if port == door.address.port()));
    assert!(refused.to_string().contains("--port"), "{refused}");
}

#[tokio::test]
async fn an_open_bell_does_not_keep_it_from_stopping() {
    let door = Door::open().await;
    let mut bell = TcpStream::connect(door.address).await.unwrap();
    bell.write_all(format!("GET /channels/garden/bell HTTP/1.1\r\n{}\r\n", door.own()).as_bytes()).await.unwrap();
    let mut first = [0; 12];
    bell.read_exact(&mut first).await.unwrap();
    assert_eq!(&first, b"HTTP/1.1 200");
    door.stop.send(()).unwrap();
    timeout(SOON, door.served).await.expect("it stops").unwrap();
    let mut rest = Vec::new();
    timeout(SOON, bell.read_to_end(&mut rest)).await.expect("the bell ends").unwrap();
    assert!(TcpStream::connect(door.address).await.is_err(), "it listens no more");
}

#[tokio::test]
async fn a_game_begins_and_the_cards_arrive_by_themselves() {
    let door = Door::open().await;
    let before = door.news("").await;
    assert_eq!((&before["all"], before["messages"].as_array().unwrap().len()), (&json!(true), 0));
    let (person, card) = door.begin().await;
    assert!(["Ann", "Ben"].contains(&person.as_str()));
    assert!(card["text"].as_str().unwrap().contains(&format!("<@playground:{person}>")));
    let news = door.news(before["known"].as_str().unwrap()).await;
    let texts: Vec<_> = news["messages"].as_array().unwrap().iter().map(|it| it["card"]["text"].as_str().unwrap()).collect();
    assert_eq!((&news["all"], texts.len()), (&json!(false), 2), "the lobby and the board: {texts:?}");
    let known = news["known"].as_str().unwrap();
    assert_eq!(door.news(known).await["messages"], json!([]));
    for void in ["", "nonsense", "1.1", "99999999999999999999.1", "-1.-1", &known.replace('.', ".9")] {
        let news = door.news(void).await;
        assert_eq!((&news["all"], news["messages"].as_array().unwrap().len()), (&json!(true), 2), "{void}");
    }
}

#[tokio::test]
async fn the_bell_rings_when_something_is_new() {
    let door = Door::open().await;
    let mut bell = TcpStream::connect(door.address).await.unwrap();
    bell.write_all(format!("GET /channels/garden/bell HTTP/1.1\r\n{}\r\n", door.own()).as_bytes()).await.unwrap();
    let mut heard = String::new();
    let mut rings = async |count: usize| {
        while heard.matches("data:").count() < count {
            let mut some = [0; 512];
            let read = timeout(SOON, bell.read(&mut some)).await.expect("it rings").unwrap();
            heard.push_str(str::from_utf8(&some[..read]).unwrap());
        }
        heard.clone()
    };
    rings(1).await;
    door.answer("Ann", play()).await;
    let heard = rings(2).await;
    door.wait_for(|card| button(card, "Join").is_some()).await;
    let known = door.news("").await["known"].as_str().unwrap().to_owned();
    assert!(heard.contains(&format!("data: {known}")), "{heard}");
    assert!(!heard.contains("Join"), "a bell carries no message: {heard}");
}

#[tokio::test]
async fn a_request_sent_again_is_carried_out_once() {
    let door = Door::open().await;
    let open = asked(play());
    let first = door.post("/requests", &open).await;
    let again = door.post("/requests", &open).await;
    assert_eq!((first.status, again.status), (200, 200));
    let lobby = door.wait_for(|card| button(card, "Join").is_some()).await.pop().unwrap();
    let join = asked(json!({ "press": { "id": button(&lobby["card"], "Join").unwrap() } }));
    let join = with(join, "person", "Ben");
    for _ in 0..2 {
        let answer = door.post("/requests", &join).await.json();
        assert_eq!(answer["show"], "update_card", "{answer}");
    }
    let messages = door.wait_for(|card| card["text"].as_str().unwrap().contains("Ben")).await;
    assert_eq!(messages.len(), 1, "one table, and its card in one place: {messages:?}");
}

#[tokio::test]
async fn what_one_person_is_told_reaches_nobody_else() {
    let door = Door::open().await;
    let (person, card) = door.begin().await;
    let hand = door.press(&person, &card, "My hand").await;
    assert_eq!(hand["show"], "private");
    let picture = hand["card"]["pictures"][0]["url"].as_str().unwrap();
    let alt = hand["card"]["pictures"][0]["alt"].as_str().unwrap();
    assert!(!alt.is_empty());
    let public = door.news("").await.to_string();
    assert!(!public.contains(picture) && !public.contains(alt), "{public}");
    let other = if person == "Ann" { "Ben" } else { "Ann" };
    let theirs = door.press(other, &card, "My hand").await;
    assert_ne!(theirs["card"]["pictures"][0]["url"], hand["card"]["pictures"][0]["url"]);
    let stranger = door.press("Cleo", &card, "My hand").await;
    assert!(!stranger.to_string().contains(alt), "{stranger}");
}

#[tokio::test]
async fn a_picture_is_drawn_when_it_is_asked_for_and_kept_by_the_browser() {
    let door = Door::open().await;
    let (_, card) = door.begin().await;
    let picture = &card["pictures"][0];
    let answer = door.get(picture["url"].as_str().unwrap()).await;
    assert_eq!(answer.status, 200);
    assert!(answer.headers.contains("content-type: image/png") && answer.headers.contains("immutable"), "{}", answer.headers);
    assert!(answer.body.starts_with(b"\x89PNG\r\n\x1a\n"));
    let size = |at: usize| u64::from(u32::from_be_bytes(answer.body[at..at + 4].try_into().unwrap()));
    assert_eq!((Some(size(16)), Some(size(20))), (picture["width"].as_u64(), picture["height"].as_u64()));
    for gone in ["/picture/0123.png", "/picture/.png", "/picture/x", &picture["url"].as_str().unwrap().replace(".png", "")] {
        let answer = door.get(gone).await;
        assert_eq!(answer.status, 404, "{gone}");
        assert!(answer.error().contains("no longer kept"));
    }
}

#[tokio::test]
async fn the_record_of_a_closed_table_is_fetched_as_a_file() {
    let door = Door::open().await;
    door.begin().await;
    let export = || json!({ "slash": { "command": "past", "verb": "export", "options": [["table", "1"]] } });
    assert!(door.answer("Ann", export()).await["card"]["file"].is_null(), "it is still played");
    let close = with(asked(json!({ "press": { "id": "1.1.~close" } })), "moderator", true);
    assert_eq!(door.post("/requests", &close).await.status, 200);
    let file = door.answer("Ann", export()).await["card"]["file"].take();
    assert_eq!((&file["name"], &file["picture"]), (&json!("pergola-1.jsonl"), &json!(false)));
    let fetched = door.get(file["url"].as_str().unwrap()).await;
    assert_eq!(fetched.status, 200);
    assert!(fetched.headers.contains("attachment; filename=\"pergola-1.jsonl\""), "{}", fetched.headers);
    assert!(fetched.body.starts_with(b"{\"seq\":0,") && fetched.body.ends_with(b"}\n"));
    for gone in ["/file/0123", "/file/x"] {
        let answer = door.get(gone).await;
        assert!(answer.status == 404 && answer.error().contains("no longer kept"), "{gone}");
    }
}

#[tokio::test]
async fn a_forged_press_changes_nothing_and_is_answered_in_words() {
    let door = Door::open().await;
    let (person, card) = door.begin().await;
    let turn = door.press(&person, &card, "Play my turn").await;
    let before = door.news("").await;
    let menu = &turn["card"]["rows"][0]["menu"];
    let value = menu["choices"][0]["value"].as_str().unwrap();
    let pick = |value: &str| json!({ "pick": { "id": menu["id"], "values": [value] } });
    let other = if person == "Ann" { "Ben" } else { "Ann" };
    let shifted: String = value.chars().rev().collect();
    for (who, act) in [
        (person.as_str(), json!({ "press": { "id": "" } })),
        (&person, json!({ "press": { "id": "1.2.3.4.5.6.7" } })),
        (&person, json!({ "press": { "id": "🦊".repeat(100) } })),
        (&person, json!({ "press": { "id": "1.99999999999999999999.0.0.0.abcd" } })),
        (&person, pick(&shifted)),
        (&person, pick("")),
        (&person, json!({ "pick": { "id": menu["id"], "values": [] } })),
        (other, pick(value)),
        ("Cleo", pick(value)),
        (&person, json!({ "slash": { "command": "nonsense", "verb": "x", "options": [["x", "y"]] } })),
        (&person, json!({ "slash": { "command": "alhambra", "verb": "buy", "options": [["tile", "\u{0}"]] } })),
    ] {
        let answer = door.answer(who, act.clone()).await;
        assert!(!answer["card"]["text"].as_str().unwrap().is_empty(), "{act}");
        assert_ne!(answer["show"], "update_card", "{act}");
    }
    assert_eq!(door.news("").await, before, "nothing is new");
    let again = door.press(&person, &card, "Play my turn").await;
    assert_eq!(again["card"]["rows"], turn["card"]["rows"], "the turn is what it was");
}

#[tokio::test]
async fn an_option_is_completed_while_it_is_typed() {
    let door = Door::open().await;
    let (person, _) = door.begin().await;
    let slash = json!({ "command": "alhambra", "verb": "take", "options": [] });
    let typing = json!({ "person": person, "channel": "garden", "slash": slash, "focused": "cards" });
    let suggestions = door.post("/suggestions", &typing).await.json();
    assert!(!suggestions.as_array().unwrap().is_empty());
    for it in suggestions.as_array().unwrap() {
        assert!(it["label"].is_string() && it["value"].is_string(), "{it}");
    }
    let bad = door.post("/suggestions", &with(typing.clone(), "focused", "x".repeat(33))).await;
    assert_eq!(bad.status, 400);
    assert_eq!(door.post("/suggestions", &with(typing, "channel", "attic")).await.status, 404);
}

#[tokio::test]
async fn whoever_is_asked_for_anything_is_waited_for_also_after_a_restart() {
    let door = Door::open().await;
    let (waits, _) = door.begin().await;
    let (asks, other) = if waits == "Ann" { ("Ben", "Ann") } else { ("Ann", "Ben") };
    door.answer(asks, json!({ "slash": { "command": "table", "verb": "deputy", "options": [["whom", "Dan"]] } })).await;
    let asked = |card: &Value| card["text"].as_str().unwrap().contains("would like you to play");
    let card = door.wait_for(asked).await.pop().unwrap()["card"].clone();
    let marked = |card: &Value| card["ping"].to_string();
    assert!(["Dan", &waits].iter().all(|it| marked(&card).contains(it)), "{card}");
    door.answer(&waits, json!({ "slash": { "command": "table", "verb": "pause", "options": [] } })).await;
    let motion = |card: &Value| card["text"].as_str().unwrap().contains("would like to pause this game");
    let card = door.wait_for(motion).await.pop().unwrap()["card"].clone();
    assert!(["Dan", "Ann", "Ben"].iter().all(|it| marked(&card).contains(it)), "{other}: {card}");
    let door = Door::open_on(door.close().await).await;
    let messages = door.news("").await["messages"].as_array().unwrap().clone();
    let (deputy, vote) = (messages.iter().find(|it| asked(&it["card"])), messages.iter().find(|it| motion(&it["card"])));
    let (deputy, vote) = (&deputy.expect("it stands again")["card"], &vote.expect("it stands again")["card"]);
    assert!(button(deputy, "I agree").is_some() && button(vote, "I agree").is_some(), "{messages:?}");
    let said = messages.iter().map(|it| it["card"]["text"].as_str().unwrap()).collect::<Vec<_>>().join("\n");
    assert_eq!(said.matches("would like you to play").count(), 1, "{said}");
    assert_eq!(said.matches("would like to pause this game").count(), 1, "{said}");
    assert!(!said.contains("to be deputy here"), "its own card asks it: {said}");
    door.press("Dan", deputy, "I agree").await;
    door.wait_for(|card| !marked(card).contains("Dan")).await;
}

#[tokio::test]
async fn a_lesson_says_that_there_are_no_threads() {
    let door = Door::open().await;
    let options = json!([["game", "gardens"], ["thread", "true"]]);
    let told = door.answer("Ann", json!({ "slash": { "command": "learn", "options": options } })).await;
    let text = told["card"]["text"].as_str().unwrap();
    assert!(text.contains("There are no threads here") && !text.contains("thread of its own"), "{text}");
    assert!(text.contains("Step 1"), "{text}");
}

#[tokio::test]
async fn tables_are_there_again_after_a_restart() {
    let door = Door::open().await;
    let (person, card) = door.begin().await;
    let known = door.news("").await["known"].as_str().unwrap().to_owned();
    let door = Door::open_on(door.close().await).await;
    let news = door.news(&known).await;
    assert_eq!(news["all"], true, "what was known before is void");
    let messages = news["messages"].as_array().unwrap();
    assert_eq!(messages.len(), 1);
    assert_eq!(messages[0]["card"]["revision"], card["revision"]);
    assert_eq!(door.get(messages[0]["card"]["pictures"][0]["url"].as_str().unwrap()).await.status, 200);
    let turn = door.press(&person, &card, "Play my turn").await;
    assert!(turn["card"]["rows"][0]["menu"]["choices"].as_array().is_some_and(|it| !it.is_empty()), "{turn}");
}

/// The program with the playground on a free port, once it listens, and its port.
#[cfg(unix)]
fn program(data: &TempDir) -> (std::process::Child, String) {
    use std::io::{BufRead, BufReader};
    let mut child = command(data, &["--port", "0"]).stdout(std::process::Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let port = line.trim().trim_end_matches('/').rsplit(':').next().unwrap().to_owned();
    assert!(line.contains("http://127.0.0.1:"), "{line}");
    (child, port)
}

#[cfg(unix)]
fn command(data: &TempDir, arguments: &[&str]) -> std::process::Command {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_pergola"));
    command.args(["playground", "--data"]).arg(data.path()).args(arguments);
    command
}

#[cfg(unix)]
#[test]
fn the_program_ends_well_when_it_is_told_to() {
    for signal in ["-INT", "-TERM"] {
        let data = TempDir::new().unwrap();
        let (mut child, _) = program(&data);
        assert!(std::process::Command::new("kill").arg(signal).arg(child.id().to_string()).status().unwrap().success());
        assert_eq!(child.wait().unwrap().code(), Some(0), "{signal}");
    }
}

#[cfg(unix)]
#[test]
fn the_program_ends_though_others_hold_on_to_it() {
    use std::io::{Read, Write};
    let data = TempDir::new().unwrap();
    let (mut child, port) = program(&data);
    let own = format!("host: 127.0.0.1:{port}\r\n");
    let body = json!({ "id": "1234-5678", "person": "Ann", "channel": "garden", "act": play() }).to_string();
    let head =
        format!("POST /requests HTTP/1.1\r\n{own}content-type: application/json\r\ncontent-length: {}\r\n\r\n", body.len());
    let bell = format!("GET /channels/garden/bell HTTP/1.1\r\n{own}\r\n");
    let sent = [format!("{head}{body}"), bell, format!("GET / HTTP/1.1\r\n{own}"), format!("{head}{{"), String::new()];
    let mut open: Vec<std::net::TcpStream> = sent
        .iter()
        .map(|sent| {
            let mut stream = std::net::TcpStream::connect(("127.0.0.1", port.parse::<u16>().unwrap())).unwrap();
            stream.write_all(sent.as_bytes()).unwrap();
            stream
        })
        .collect();
    for stream in &mut open[..2] {
        let mut first = [0; 12];
        stream.read_exact(&mut first).unwrap();
        assert_eq!(&first, b"HTTP/1.1 200");
    }
    assert!(std::process::Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[cfg(unix)]
#[test]
fn the_program_says_why_it_cannot_begin() {
    let (data, other, lost) = (TempDir::new().unwrap(), TempDir::new().unwrap(), TempDir::new().unwrap());
    std::fs::write(lost.path().join("written"), format!("{:020}\n", 7)).unwrap();
    let (mut child, port) = program(&data);
    // Whoever keeps the program running starts it again only after what may pass.
    for (data, arguments, says, code) in [
        (&other, vec!["--port", &port], "--port", 2),
        (&other, vec!["--bind", "0.0.0.0"], "--allow-network", 2),
        (&other, vec!["--port", "0", "--metrics", "0.0.0.0:0"], "--metrics-allow-network", 2),
        (&lost, vec!["--port", "0"], "7 of the 7 batches", 2),
        (&data, vec!["--port", "0"], "another process", 75),
    ] {
        let output = command(data, &arguments).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
        let last = said.lines().last().unwrap_or_default();
        assert!(last.contains(says) && said.matches(says).count() == 1, "{arguments:?}: {said}");
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

#[tokio::test]
async fn who_asks_nothing_is_not_waited_for() {
    let door = Door::open().await;
    let own = door.own();
    let whole = format!("GET /start HTTP/1.1\r\n{own}\r\n");
    let half_body = format!("POST /requests HTTP/1.1\r\n{own}content-type: application/json\r\ncontent-length: 100\r\n\r\n{{");
    let silent = [String::new(), format!("GET / HTTP/1.1\r\n{own}"), whole, half_body];
    let address = door.address;
    let closed = silent.map(|sent| async move {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(sent.as_bytes()).await.unwrap();
        let mut all = Vec::new();
        timeout(SOON, stream.read_to_end(&mut all)).await.expect("it is closed").unwrap();
        all
    });
    let mut bell = TcpStream::connect(door.address).await.unwrap();
    bell.write_all(format!("GET /channels/garden/bell HTTP/1.1\r\n{own}\r\n").as_bytes()).await.unwrap();
    let [nothing, half, kept, body] = closed;
    let (nothing, half, kept, body) = tokio::join!(nothing, half, kept, body);
    assert!(nothing.is_empty() && !half.starts_with(b"HTTP/1.1 2"));
    assert!(kept.starts_with(b"HTTP/1.1 200"), "what was asked was answered");
    assert!(body.starts_with(b"HTTP/1.1 400"), "{}", String::from_utf8_lossy(&body));
    let mut open = [0; 12];
    bell.read_exact(&mut open).await.unwrap();
    assert_eq!(&open, b"HTTP/1.1 200");
    timeout(SOON, door.answer("Ann", play())).await.expect("others are served");
    let mut rung = [0; 256];
    assert!(timeout(SOON, bell.read(&mut rung)).await.expect("the bell is open still").unwrap() > 0);
    door.close().await;
}

#[tokio::test]
async fn it_stops_whatever_is_held_open() {
    let door = Door::open().await;
    let own = door.own();
    let bell = format!("GET /channels/garden/bell HTTP/1.1\r\n{own}\r\n");
    let half_body = format!("POST /requests HTTP/1.1\r\n{own}content-type: application/json\r\ncontent-length: 100\r\n\r\n{{");
    let mut open = Vec::new();
    for sent in [String::new(), format!("GET / HTTP/1.1\r\n{own}"), bell, half_body] {
        let mut stream = TcpStream::connect(door.address).await.unwrap();
        stream.write_all(sent.as_bytes()).await.unwrap();
        open.push(stream);
    }
    assert_eq!(door.get("/start").await.status, 200);
    door.stop.send(()).unwrap();
    timeout(SOON, door.served).await.expect("it stops").unwrap();
    for mut stream in open {
        let mut rest = Vec::new();
        // Whether it was closed or broken off.
        let _ = timeout(SOON, stream.read_to_end(&mut rest)).await.expect("it is closed");
    }
}

/// What a supervisor hears next, of what is told once.
#[cfg(unix)]
fn told(supervisor: &std::os::unix::net::UnixDatagram, what: &str) {
    let mut line = [0; 64];
    loop {
        let length = supervisor.recv(&mut line).unwrap_or_else(|why| panic!("{what} is not told: {why}"));
        match str::from_utf8(&line[..length]).unwrap() {
            it if it == what => return,
            it => assert_eq!(it, "WATCHDOG=1", "before {what}"),
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_supervisor_and_whoever_watches_hear_of_the_program() {
    let data = TempDir::new().unwrap();
    let socket = data.path().join("supervisor");
    let supervisor = std::os::unix::net::UnixDatagram::bind(&socket).unwrap();
    supervisor.set_read_timeout(Some(SOON)).unwrap();
    let metrics = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut command = command(&data, &["--port", "0", "--metrics", &metrics.to_string()]);
    command.env("NOTIFY_SOCKET", &socket).env("WATCHDOG_USEC", "400000").env_remove("WATCHDOG_PID");
    let mut child = command.stdout(std::process::Stdio::null()).spawn().unwrap();
    told(&supervisor, "READY=1");
    told(&supervisor, "WATCHDOG=1");
    let watched = async |path: &str| {
        let mut stream = TcpStream::connect(metrics).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: {metrics}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        timeout(SOON, stream.read_to_string(&mut answer)).await.expect("it answers").unwrap();
        answer
    };
    let health = watched("/health").await;
    assert!(health.starts_with("HTTP/1.1 200 ") && health.contains("\"healthy\":true"), "{health}");
    assert!(watched("/metrics").await.contains("\npergola_tables{phase=\"playing\"} 0\n"));
    assert!(std::process::Command::new("kill").arg("-TERM").arg(child.id().to_string()).status().unwrap().success());
    told(&supervisor, "STOPPING=1");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
