//! Files that people give with commands: each is fetched from where Discord keeps it before the command is carried out, and
//! where that cannot be, whoever gave it is told so.

use pergola::chat::limits;
use twilight_model::{channel::Attachment, http::interaction::InteractionResponseType};

use super::{
    bot::{Bot, Home},
    person::{Answer, Person},
    standin::{
        Discord,
        files::{SIGNATURE, Served},
        world::World,
    },
    table::Table,
};

/// What is said of a file that is no record: it was read.
const NO_RECORD: &str = "no record";
/// What is said of a file that is not there.
const NOT_FETCHED: &str = "could not be fetched from Discord";
/// What is said of a file that has too many bytes.
const TOO_LARGE: &str = "has more than 8 MiB";

/// A channel with somebody in it, and the bot.
struct Town {
    discord: Discord,
    home: Home,
    _bot: Bot,
    ann: Person,
}

impl Town {
    async fn start() -> Town {
        let discord = Discord::start().await;
        let channel = discord.channel(discord.server("Town"), "garden");
        let home = Home::new();
        let bot = home.start(&discord).await;
        let ann = discord.person("Ann", channel);
        Town { discord, home, _bot: bot, ann }
    }

    /// What Ann is answered when she gives this file.
    async fn give(&self, file: &Attachment) -> Answer {
        let answer = give(&self.ann, file).await;
        assert!(!self.home.log().contains(SIGNATURE), "no address is logged");
        answer
    }
}

async fn give(person: &Person, file: &Attachment) -> Answer {
    let sent = person.send_with_file("past import", "record", file);
    let answer = person.answer(&sent).await;
    assert!(answer.private, "{answer:?}");
    answer
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_given_with_a_command_is_fetched_once_and_read() {
    let town = Town::start().await;
    let file = town.discord.keep("hello.jsonl", 5, Served::Whole(b"hello".to_vec()));
    let answer = town.give(&file).await;
    assert!(answer.text().contains(NO_RECORD), "{answer:?}");
    assert_eq!(town.discord.fetched(&file), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_can_be_given_back() {
    let table = Table::started().await;
    table.next_card(0).await;
    let moderator = table.discord.person("Mod", table.channel).moderator();
    let asked = moderator.slash("table", Some("close"), &[("table", "1")]).await;
    moderator.press(asked.shown(), "Close the table").await;
    table.ann.slash("past", Some("export"), &[("table", "1")]).await;
    let record = |world: &World| {
        let mut files = world.calls.iter().flat_map(|it| &it.files);
        Some(files.find(|it| it.name == "pergola-1.jsonl")?.bytes.clone())
    };
    let bytes = table.discord.inner.look(record).expect("it was sent");
    let file = table.discord.keep("pergola-1.jsonl", bytes.len(), Served::Whole(bytes));
    let answer = give(&table.ben, &file).await;
    assert!(answer.text().contains("the game of your record"), "{answer:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_is_not_there_is_said_not_to_be() {
    let town = Town::start().await;
    let gone = town.discord.keep("gone.jsonl", 5, Served::Gone);
    let answer = town.give(&gone).await;
    assert!(answer.text().contains(NOT_FETCHED), "{answer:?}");
    assert_eq!(town.discord.fetched(&gone), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_else_is_asked_for_a_file() {
    let town = Town::start().await;
    let hello = town.discord.keep("hello.jsonl", 5, Served::Whole(b"hello".to_vec()));
    let moved = town.discord.keep("moved.jsonl", 5, Served::Moved(hello.url.clone()));
    let answer = town.give(&moved).await;
    assert!(answer.text().contains(NOT_FETCHED), "{answer:?}");
    let elsewhere = Attachment { url: hello.url.replace("127.0.0.1", "127.0.0.2"), ..hello.clone() };
    let answer = town.give(&elsewhere).await;
    assert!(answer.text().contains(NOT_FETCHED), "{answer:?}");
    assert_eq!((town.discord.fetched(&moved), town.discord.fetched(&hello)), (1, 0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_is_said_to_be_too_large_is_not_fetched() {
    let town = Town::start().await;
    let file = town.discord.keep("large.jsonl", limits::FILE + 1, Served::Whole(b"hello".to_vec()));
    let answer = town.give(&file).await;
    assert!(answer.text().contains(TOO_LARGE), "{answer:?}");
    assert_eq!(town.discord.fetched(&file), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_is_larger_than_it_was_said_to_be_is_read_no_further_than_the_limit() {
    let town = Town::start().await;
    for served in [Served::Whole(vec![b'x'; limits::FILE + 1]), Served::Endless] {
        let answer = town.give(&town.discord.keep("large.jsonl", 5, served)).await;
        assert!(answer.text().contains(TOO_LARGE), "{answer:?}");
    }
    let largest = town.discord.keep("largest.jsonl", limits::FILE, Served::Whole(vec![b'x'; limits::FILE]));
    let answer = town.give(&largest).await;
    assert!(!answer.text().contains(TOO_LARGE) && !answer.text().contains(NOT_FETCHED), "{answer:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_does_not_come_to_its_end_is_waited_for_behind_a_promise() {
    let town = Town::start().await;
    let sent = town.ann.send_with_file("past import", "record", &town.discord.keep("slow.jsonl", 1 << 20, Served::Halting));
    let promise = town.ann.first_answer(&sent).await;
    assert_eq!(promise, InteractionResponseType::DeferredChannelMessageWithSource);
    // Whoever comes meanwhile does not wait for it.
    let hello = town.give(&town.discord.keep("hello.jsonl", 5, Served::Whole(b"hello".to_vec()))).await;
    assert!(hello.text().contains(NO_RECORD) && town.ann.answered(&sent).is_none(), "{hello:?}");
    let answer = town.ann.answer(&sent).await;
    assert!(answer.private && answer.text().contains(NOT_FETCHED), "{answer:?}");
}
