//! How far a house reaches: what a store of many games weighs, how fast it opens, and what the house then takes and answers.
//!
//! Every game is played by two people who press what lies there; the games, and copies of them under other numbers, become a
//! backup that is restored into a new folder, with one running game for every ten that are over. `PERGOLA_GAMES` says how
//! many there are (20,000). The house is opened in a process of its own, so that its memory is its own.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use pergola::{
    chat::{
        Act, Card, Languages, Request, Slash,
        rows::{Button, Row},
    },
    games::GAMES,
    host::{Config, House, Pace},
    store::{KEPT_BACKUPS, Store, restore},
    table::{Person, PlaceId, Rights, Table, TableId},
};
use serde_json::{Value, json};

/// Set for the process that opens the store.
const FOLDER: &str = "PERGOLA_REACH";
/// How many games are played before they are copied, of each kind.
const PLAYED: u64 = 1;
/// Presses after which a running game is left as it is.
const HALF: u32 = 60;

#[tokio::main]
async fn main() {
    if let Ok(folder) = std::env::var(FOLDER) {
        return look(Path::new(&folder)).await;
    }
    let test = std::env::args().any(|it| it == "--test");
    let games = std::env::var("PERGOLA_GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(if test { 60 } else { 20_000 });
    let small = tempfile::tempdir().expect("a folder");
    play(small.path()).await;
    let backup = backed_up(small.path()).await;
    let large = tempfile::tempdir().expect("a folder");
    let file = large.path().join("copies.jsonl");
    copy(&backup, &file, games);
    let data = large.path().join("data");
    let begun = Instant::now();
    let counts = restore(&file, &data).expect("it is a backup");
    println!("restored in {:.1} s: {counts}", begun.elapsed().as_secs_f64());
    println!("store: {:.1} MB", megabytes(&data.join("store")));
    let program = std::env::current_exe().expect("this program");
    for _ in 0..2 {
        let looked = Command::new(&program).env(FOLDER, &data).status().expect("it runs");
        assert!(looked.success(), "{looked}");
    }
}

/// Plays every game to its end, and once more up to its middle.
async fn play(folder: &Path) {
    let house = House::open(&Config { pace: Pace::a_second(u32::MAX), ..Config::new(folder, &GAMES) }).expect("it opens");
    let (began, begun) = (processor_time(), Instant::now());
    let mut presses = 0;
    for (game, number) in GAMES.iter().zip(0..).flat_map(|(game, number)| (0..PLAYED).map(move |_| (game, number))) {
        for most in [u32::MAX, HALF] {
            presses += play_game(&house, game.meta().key, number * 2 + u64::from(most == HALF), most).await;
        }
    }
    let entries = entries(&house).await;
    let spent = processor_time() - began;
    println!(
        "{presses} presses, {entries} entries in {:.1} s; processor time a press {:.2} ms, an entry {:.2} ms",
        begun.elapsed().as_secs_f64(),
        spent.as_secs_f64() * 1000.0 / f64::from(presses),
        spent.as_secs_f64() * 1000.0 / entries as f64,
    );
    house.drain().await;
}

async fn entries(house: &House) -> usize {
    let mut entries = 0;
    for table in 1.. {
        match house.store().entries(TableId(table)).await {
            Ok(log) => entries += log.len(),
            Err(_) => return entries,
        }
    }
    entries
}

fn place() -> PlaceId {
    PlaceId { server: "bench".to_owned(), channel: "bench:garden".to_owned() }
}

fn request(id: u64, person: u64, act: Act) -> Request {
    Request {
        id: format!("bench:{id}"),
        person: Person::new(format!("bench:{person}"), &format!("Player {person}")),
        rights: Rights::default(),
        parent: None,
        at: 0,
        languages: Languages::default(),
        place: place(),
        act,
    }
}

fn slash(command: &str, options: &[(&str, &str)]) -> Act {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Act::Slash(Slash { command: command.to_owned(), options, ..Slash::default() })
}

/// Two people press whatever lies there, until the game is over. Answers with how often.
async fn play_game(house: &House, game: &str, table: u64, most: u32) -> u32 {
    let mut next = table * 1_000_000;
    let mut ask = |person: u64, act: Act| {
        next += 1;
        house.answer(request(next, person, act))
    };
    let number = (table + 1).to_string();
    let named = [("table", number.as_str())];
    ask(1, slash("play", &[("game", game), ("seats", "2")])).await;
    for (person, wish) in [(2, ".join"), (1, ".start")] {
        let lobby = house.cards_of(&place(), usize::MAX).pop().expect("its card");
        let id = buttons(&lobby).map(|it| it.id).find(|id| id.ends_with(wish)).expect("a lobby is joined and started");
        ask(person, Act::Press { id }).await;
    }
    let mut luck = table + 7;
    let mut presses = 0;
    for turn in 0.. {
        let person = turn % 2 + 1;
        if house.waited_for(TableId(table + 1)).is_none() {
            return presses;
        }
        let mut card = ask(person, slash("turn", &named)).await.card;
        for _ in 0..40 {
            let ways = ways(&card);
            if ways.is_empty() || presses == most {
                break;
            }
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            card = ask(person, ways[(luck >> 33) as usize % ways.len()].clone()).await.card;
            presses += 1;
        }
        if presses == most {
            return presses;
        }
    }
    presses
}

fn buttons(card: &Card) -> impl Iterator<Item = Button> {
    card.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.clone(),
        Row::Menu(_) => Vec::new(),
    })
}

/// The ways of a seat's menu, and the end of its turn: no other wish, and no step back.
fn ways(card: &Card) -> Vec<Act> {
    let is_way = |id: &str| id.split('.').nth(2).is_some_and(|it| it.parse::<u8>().is_ok());
    let pressed = buttons(card).filter(|it| it.enabled).map(|it| Act::Press { id: it.id });
    let picked = card.rows.iter().flat_map(|row| match row {
        Row::Menu(menu) => menu.choices.iter().map(|it| (menu.id.clone(), it.value.clone())).collect(),
        Row::Buttons(_) => Vec::new(),
    });
    let picked = picked.map(|(id, value)| Act::Pick { id, values: vec![value] });
    let forward = |act: &Act| match act {
        Act::Press { id } => is_way(id) && !id.contains(".-.") || id.contains(".~end."),
        Act::Pick { values, .. } => values.iter().all(|value| is_way(value)),
        Act::Slash(_) => false,
    };
    pressed.chain(picked).filter(forward).collect()
}

/// A backup of these games, with those that are over in the archive.
async fn backed_up(folder: &Path) -> PathBuf {
    let load = |checkpoint, people: &_| Table::load(&GAMES, checkpoint, people);
    let (store, found) = Store::open(folder, load).expect("it opens");
    // What nobody posts keeps a table out of the archive.
    store.delivered(found.outbox.iter().map(|(row, _)| *row).collect()).await.expect("the disk writes");
    let mut archived = 0;
    for found in &found.tables {
        if let Some(ended) = found.table.ended() {
            assert!(store.archive(found.id, ended).await.expect("the disk writes"));
            archived += 1;
        }
    }
    println!("{} tables, {archived} of them over", found.tables.len());
    let made = store.back_up(1_000, KEPT_BACKUPS).await.expect("it is written");
    store.close().await;
    made.path
}

/// The lines of a backup and of the files that belong to it, without their first and last.
fn lines(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).expect("it is text");
    let mut all = Vec::new();
    for line in text.lines() {
        let value: Value = serde_json::from_str(line).expect("a line");
        if let Some(finished) = value.get("finished") {
            all.extend(lines(&file.with_file_name(finished["file"].as_str().expect("a name"))));
        } else if value.get("pergola_backup").is_none() && value.get("end").is_none() {
            all.push(line.to_owned());
        }
    }
    all
}

/// Writes a backup with so many games that are over, and a tenth of running ones: copies under other numbers.
fn copy(backup: &Path, file: &Path, games: u64) {
    let mut of_table: Vec<(bool, Vec<String>)> = Vec::new();
    let mut people = Vec::new();
    for line in lines(backup) {
        let value: Value = serde_json::from_str(&line).expect("a line");
        let kind = value.as_object().and_then(|it| it.keys().next()).expect("a kind").clone();
        match kind.as_str() {
            "table" | "archived" => of_table.push((kind == "archived", vec![line])),
            "person" | "next_person" => people.push(line),
            _ => of_table.last_mut().expect("it belongs to a table").1.push(line),
        }
    }
    let kinds =
        |over: bool| of_table.iter().filter(|(archived, _)| *archived == over).map(|(_, lines)| lines).collect::<Vec<_>>();
    let (over, running) = (kinds(true), kinds(false));
    assert!(!over.is_empty() && !running.is_empty(), "{} are over, {} run", over.len(), running.len());
    let mut counts = json!({ "tables": games / 10, "archived": games, "people": people.len() - 1, "entries": 0, "turns": 0,
        "notices": 0, "unreadable": 0 });
    let body = file.with_extension("body");
    let mut written = std::io::BufWriter::new(fs::File::create(&body).expect("there is room"));
    people.iter().for_each(|line| writeln!(written, "{line}").expect("there is room"));
    for number in 0..games + games / 10 {
        let kind = if number < games { &over } else { &running };
        let lines = kind[number as usize % kind.len()];
        let first: Value = serde_json::from_str(&lines[0]).expect("a line");
        let old = first[if number < games { "archived" } else { "table" }]["table"].as_u64().expect("a number");
        for line in lines {
            let line = line.replace(&format!("\"table\":{old},"), &format!("\"table\":{},", number + 1));
            for (kind, count) in [("{\"entry\"", "entries"), ("{\"turn\"", "turns"), ("{\"notice\"", "notices")] {
                if line.starts_with(kind) {
                    counts[count] = (counts[count].as_u64().expect("a number") + 1).into();
                }
            }
            writeln!(written, "{line}").expect("there is room");
        }
    }
    drop(written);
    let header = json!({ "pergola_backup": { "format": 3, "taken": "2026-11-22T00-00-00Z", "counts": counts } }).to_string();
    let header = format!("{header:<255}\n");
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(header.as_bytes());
    let body_text = fs::read(&body).expect("it was written");
    hasher.update(&body_text);
    let end = format!("{}\n", json!({ "end": { "crc32": format!("{:08x}", hasher.finalize()) } }));
    let mut written = fs::File::create(file).expect("there is room");
    [header.as_bytes(), &body_text, end.as_bytes()].iter().for_each(|it| written.write_all(it).expect("there is room"));
    fs::remove_file(body).expect("it was written");
}

/// Opens the house on a folder and prints what that takes and what it answers.
async fn look(folder: &Path) {
    let begun = Instant::now();
    let house = House::open(&Config { pace: Pace::a_second(u32::MAX), ..Config::new(folder, &GAMES) }).expect("it opens");
    println!("opened in {:.2} s, {} MB in memory", begun.elapsed().as_secs_f64(), memory());
    let first = |act: &dyn Fn(u64) -> Act| (1..=50).map(act).collect::<Vec<_>>();
    let asked = [
        ("/tables", first(&|_| slash("tables", &[]))),
        ("/board of a game that is over", first(&|number| slash("board", &[("table", &(number * 3).to_string())]))),
    ];
    for (what, acts) in asked {
        let begun = Instant::now();
        let count = acts.len() as u32;
        for (act, id) in acts.into_iter().zip(0..) {
            let reply = house.answer(request(9_000_000 + id, 1, act)).await;
            assert!(!reply.card.text.is_empty());
        }
        println!("{what}: {:.2} ms", (begun.elapsed() / count).as_secs_f64() * 1000.0);
    }
    let begun = Instant::now();
    let mut offered = 0;
    for _ in 0..50 {
        offered = house.suggest(&request(1, 1, slash("board", &[("table", "")])), "table").await.len();
    }
    println!("{offered} suggestions of a table: {:.2} ms", (begun.elapsed() / 50).as_secs_f64() * 1000.0);
    println!("{} MB in memory after that", memory());
    let begun = Instant::now();
    let made = house.store().back_up(u64::from(std::process::id()) * 1000, KEPT_BACKUPS).await.expect("it is written");
    println!(
        "backup in {:.1} s: {}; all backups {:.1} MB, {} MB in memory",
        begun.elapsed().as_secs_f64(),
        made.counts,
        megabytes(&folder.join("backups")),
        memory()
    );
    house.drain().await;
}

fn megabytes(folder: &Path) -> f64 {
    let files = fs::read_dir(folder).expect("a folder").flatten();
    let bytes: u64 = files
        .map(|file| match file.metadata() {
            Ok(it) if it.is_dir() => (megabytes(&file.path()) * 1e6) as u64,
            Ok(it) => it.len(),
            Err(_) => 0,
        })
        .sum();
    bytes as f64 / 1e6
}

/// Megabytes this process has in memory.
fn memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok()).unwrap_or_default() / 1000
}

/// The processor time of all threads of this process.
fn processor_time() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |at: usize| fields.get(at).and_then(|it| it.parse::<u64>().ok()).unwrap_or_default();
    // User and system time, in the hundredths of seconds of every Linux there is.
    Duration::from_millis((ticks(11) + ticks(12)) * 10)
}
