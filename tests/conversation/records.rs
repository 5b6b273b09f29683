//! Records that people give: the game of one is looked back at as strangers saw it, by whoever gave it alone, and nothing else
//! comes of it, whatever is in the file.

use std::{io::Write, ops::RangeInclusive};

use flate2::{Compression, write::GzEncoder};
use pergola::{
    chat::{Act, Card, GivenFile, Reply, Show, Slash},
    engine::{Chance, Record, Seat},
    games::GAMES,
    table::{Entry, PersonRef, What, limits},
};
use serde_json::Value;

use super::house::{House, buttons, labels, place};

/// What is asked of a record's table, which takes no part in the game.
fn press(name: &str, house: &mut House, card: &Card, wish: &str) -> Reply {
    let id = &buttons(card)[0].id;
    let (address, _) = id.split_once(".~").expect("a private button");
    house.act(name, Act::Press { id: format!("{address}.~{wish}") })
}

fn give(house: &mut House, name: &str, bytes: &[u8]) -> Reply {
    let slash = Slash {
        command: "past".to_owned(),
        verb: Some("import".to_owned()),
        file: Some(GivenFile { bytes: bytes.into() }),
        ..Slash::default()
    };
    house.act(name, Act::Slash(slash))
}

/// The record of a game that was played to its end at random, as its people are called in records.
fn played(game: &str, seats: u8, seed: u64) -> (House, Vec<u8>) {
    let names: Vec<String> = (1..=seats).map(|it| format!("Player {it}")).collect();
    let mut house = House::playing(seed, game, &names.iter().map(String::as_str).collect::<Vec<_>>());
    let mut chance = Chance::silent(seed);
    while house.play_at_random(&mut chance).is_some() {}
    let file = exported(&mut house);
    (house, file)
}

fn exported(house: &mut House) -> Vec<u8> {
    house.say("Zed", "past", Some("export"), &[("table", "1")]).card.file.expect("it is over").bytes.to_vec()
}

/// What is on a card, as if it were a record's.
fn shown(card: &Card) -> (String, Option<String>, Vec<String>) {
    let of_record = |said: &str| said.replace("table 1", "a record").replace("Table 1", "From a record");
    let picture = card.picture.as_ref().map(|it| of_record(&format!("{:?}\n{}", it.scene, it.alt)));
    (of_record(&card.text), picture, labels(card))
}

/// Every page reached by this button from the first.
fn leafed(house: &mut House, first: Card, label: &str) -> Vec<Card> {
    let mut cards = vec![first];
    while let Some(next) = buttons(&cards[cards.len() - 1]).into_iter().find(|it| it.label == label && it.enabled) {
        let reply = house.act("Zed", Act::Press { id: next.id.clone() });
        assert_eq!(reply.show, Show::Update);
        cards.push(reply.card);
    }
    cards
}

#[test]
fn the_game_of_a_record_of_a_few_is_looked_back_at_as_strangers_saw_it() {
    is_looked_back_at(2..=3);
}

#[test]
fn the_game_of_a_record_of_many_is_looked_back_at_as_strangers_saw_it() {
    is_looked_back_at(4..=6);
}

fn is_looked_back_at(by: RangeInclusive<u8>) {
    for (at, game) in GAMES.iter().enumerate() {
        let (least, most) = game.meta().seats;
        for seats in (least..=most).filter(|seats| by.contains(seats)) {
            let what = format!("{} at {seats}", game.meta().key);
            let (mut house, file) = played(game.meta().key, seats, at as u64);
            let rows = house.rows();
            let opened = give(&mut house, "Zed", &file);
            assert_eq!(opened.show, Show::Private, "{what}");
            let (lead, first) = opened.card.text.split_once("\n\n").expect("a sentence before it");
            assert!(lead.starts_with("This is the game of your record, as everybody saw it."), "{what}: {lead}");
            let record = Card { text: first.to_owned(), ..opened.card.clone() };
            let live = house.say("Zed", "past", Some("replay"), &[("turn", "first"), ("table", "1")]).card;
            assert_eq!(shown(&record), shown(&live), "{what}");
            let last = house.at_table(1).turns();
            for moment in ["2", &(last / 2).to_string(), &last.to_string(), "end"] {
                let wish = format!("replay.{moment}");
                let [record, table] = [&record, &live].map(|card| press("Zed", &mut house, card, &wish).card);
                assert_eq!(shown(&record), shown(&table), "{what}");
                assert!(record.picture.is_some(), "{what}: {moment}");
            }
            let log = house.press("Zed", &opened.card, "What happened").card;
            let told = leafed(&mut house, log, "Earlier");
            let live = house.say("Zed", "past", Some("log"), &[("table", "1")]).card;
            let of_table = leafed(&mut house, live, "Earlier");
            assert_eq!(told.iter().map(shown).collect::<Vec<_>>(), of_table.iter().map(shown).collect::<Vec<_>>(), "{what}");
            assert_eq!(house.rows(), rows, "{what}: nothing of it is kept");
        }
    }
}

/// The record of a game of three in which the fourth turn was undone and played again.
fn undone(game: &str) -> (House, Vec<u8>) {
    let names = ["Player 1", "Player 2", "Player 3"];
    let mut house = House::playing(4, game, &names);
    let mut chance = Chance::silent(11);
    while house.at_table(1).turns() < 3 {
        house.play_at_random(&mut chance);
    }
    let who = house.waited_for(1).expect("somebody").0;
    while house.at_table(1).turns() == 3 {
        house.play_at_random(&mut chance);
    }
    let asked = house.say(&who, "undo", None, &[]).card;
    house.press(&who, &asked, "Undo it");
    let vote = house.posted.last().expect("a card").clone();
    for name in names.iter().filter(|name| **name != who) {
        house.press(name, &vote, "I agree");
    }
    assert_eq!(house.at_table(1).turns(), 3, "it went back");
    while house.play_at_random(&mut chance).is_some() {}
    let file = exported(&mut house);
    (house, file)
}

#[test]
fn turns_that_were_undone_are_found_in_a_record() {
    let (mut house, file) = undone("alhambra");
    let opened = give(&mut house, "Zed", &file).card;
    let undone = house.press("Zed", &opened, "Turn 4 · undone").card;
    let live = house.say("Zed", "past", Some("replay"), &[("turn", "last"), ("table", "1")]).card;
    let at_table = house.press("Zed", &live, "Turn 4 · undone").card;
    assert_eq!(shown(&undone), shown(&at_table));
    let first = Card { text: opened.text.split_once("\n\n").expect("a sentence before it").1.to_owned(), ..opened.clone() };
    let live = house.press("Zed", &live, "First").card;
    let [of_record, of_table] = [first, live].map(|first| leafed(&mut house, first, "Next"));
    assert!(of_record.len() > 20, "{}", of_record.len());
    assert_eq!(of_record.iter().map(shown).collect::<Vec<_>>(), of_table.iter().map(shown).collect::<Vec<_>>());
}

#[test]
fn the_film_of_a_record_is_had_whatever_was_undone() {
    let (mut house, file) = undone("gardens");
    let opened = give(&mut house, "Zed", &file).card;
    let film = house.press("Zed", &opened, "The whole game");
    let file = film.card.file.expect("it is over");
    assert_eq!((film.show, file.name.as_str()), (Show::Private, "pergola-record.gif"));
    assert!(file.bytes.starts_with(b"GIF89a") && file.alt.contains("The Gardens of the Alhambra"), "{}", file.alt);
}

#[test]
fn nobody_else_looks_at_a_record_and_nothing_is_done_at_its_table() {
    let (mut house, file) = played("gardens", 2, 1);
    let opened = give(&mut house, "Zed", &file).card;
    let rows = house.rows();
    for wish in ["replay.first", "log", "board", "film", "replay.2.hand"] {
        let other = press("Player 1", &mut house, &opened, wish).card.text;
        assert!(other.starts_with("This record is not open any more"), "{wish}: {other}");
    }
    for wish in ["turn", "hand", "join", "leave", "start", "resign", "close", "rematch", "export", "text", "hint", "review.0"] {
        let reply = press("Zed", &mut house, &opened, wish);
        assert!(reply.card.picture.is_none() && reply.card.file.is_none(), "{wish}");
        let said = reply.card.text;
        assert!(said.starts_with("A record can only be looked back at") || said.contains("button"), "{wish}: {said}");
    }
    let board = press("Zed", &mut house, &opened, "board").card;
    assert!(board.text.contains("the end"), "the last board: {}", board.text);
    let number = opened.table.expect("it is about one").to_string();
    for command in ["past replay", "board", "turn", "table close", "past log"] {
        let said = house.say("Zed", command, None, &[("table", &number)]).card.text;
        assert!(said.contains("There is no such table here"), "{command}: {said}");
    }
    assert_eq!(house.rows(), rows);
}

#[test]
fn a_record_is_open_until_a_restart_and_its_buttons_are_good_again_with_its_file() {
    let (mut house, file) = played("sanssouci", 2, 1);
    let opened = give(&mut house, "Zed", &file).card;
    house.restart();
    let gone = house.press("Zed", &opened, "Next").card.text;
    assert!(gone.starts_with("This record is not open any more") && gone.contains("`/past import`"), "{gone}");
    give(&mut house, "Zed", &file);
    let next = house.press("Zed", &opened, "Next").card;
    assert!(next.text.contains("turn 2 of"), "{}", next.text);
    let elsewhere = house.act_in(&place("town", "hall"), "Zed", Act::Press { id: buttons(&next)[0].id.clone() });
    assert!(elsewhere.card.picture.is_some(), "it is theirs wherever they are");
}

#[test]
fn those_not_looked_at_for_longest_make_room_for_new_ones() {
    let mut house = House::new(1);
    // Sixteen of these are as much as is kept at hand.
    let room = " \n".repeat((2_000 << 10) / 2).into_bytes();
    let (_, record) = played("gardens", 2, 1);
    let file = packed(&[&record, &room[..]].concat());
    let names: Vec<String> = (1..=17).map(|it| format!("Reader {it}")).collect();
    let opened: Vec<Card> = names[..16].iter().map(|name| give(&mut house, name, &file).card).collect();
    let is_open = |house: &mut House, at: usize| house.press(&names[at], &opened[at], "Next").card.picture.is_some();
    assert!(is_open(&mut house, 0), "now it is not the one that was not looked at for longest");
    give(&mut house, &names[16], &file);
    let open: Vec<bool> = (0..16).map(|at| is_open(&mut house, at)).collect();
    assert_eq!(open.iter().map(|it| !it).collect::<Vec<_>>(), (0..16).map(|at| at == 1).collect::<Vec<_>>(), "{open:?}");
}

#[test]
fn somebody_has_one_record_open_and_none_once_they_are_forgotten() {
    let mut house = House::new(1);
    let [first, second] = [1, 2].map(|seed| played("gardens", 2, seed).1);
    let one = give(&mut house, "Zed", &first).card;
    let other = give(&mut house, "Zed", &second).card;
    assert!(house.press("Zed", &one, "Next").card.text.contains("you have opened another"));
    assert!(house.press("Zed", &other, "Next").card.picture.is_some());
    let told = house.say("Zed", "me", Some("privacy"), &[("want", "delete")]).card.text;
    assert!(told.starts_with("I keep nothing of you"), "who only looks at records is not known: {told}");
    assert!(house.press("Zed", &other, "Next").card.text.starts_with("This record is not open any more"));
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(bytes).and_then(|()| packer.finish()).expect("memory takes what is written")
}

/// The record with one of its entries changed.
fn changed(file: &[u8], change: impl Fn(&mut Entry) -> bool) -> Vec<u8> {
    let lines = std::str::from_utf8(file).expect("it is text").lines();
    let mut entries: Vec<Entry> = lines.map(|line| serde_json::from_str(line).expect("an entry")).collect();
    assert!(entries.iter_mut().any(change), "there is such an entry");
    let lines = entries.iter().map(|entry| serde_json::to_string(entry).expect("it is plain") + "\n");
    lines.collect::<String>().into_bytes()
}

#[test]
fn what_is_no_record_is_refused_with_what_is_wrong_with_it() {
    let (mut house, file) = played("granada", 2, 3);
    assert!(give(&mut house, "Zed", &packed(&file)).card.picture.is_some(), "as it is packed");
    let lines: Vec<&str> = std::str::from_utf8(&file).expect("it is text").lines().collect();
    let without = |at: usize| [&lines[..at], &lines[at + 1..]].concat().join("\n").into_bytes();
    let torn = |at: usize| [&lines[..at], &["{\"seq\":"]].concat().join("\n").into_bytes();
    let illegal = changed(&file, |entry| match &mut entry.what {
        What::Acted(record) => {
            record.seat = Seat(1 - record.seat.0);
            true
        }
        _ => false,
    });
    let foreign_game = changed(&file, |entry| match &mut entry.what {
        What::Opened { opening, .. } => {
            opening.game = "chess".to_owned();
            true
        }
        _ => false,
    });
    let strange_tongue = changed(&file, |entry| match &mut entry.what {
        What::Opened { opening, .. } => {
            opening.language = "<@&1>".to_owned();
            true
        }
        _ => false,
    });
    assert!(give(&mut house, "Zed", &strange_tongue).card.picture.is_some(), "it is told in the language there is");
    let bomb = packed(&vec![b' '; 3 << 20]);
    let long_line = [&file[..], &b"{\"seq\":".repeat(10_000)].concat();
    let cut = packed(&file);
    let cases: [(&str, &[u8], &str); 13] = [
        ("nothing", b"", "This file is no record."),
        ("words", b"hello", "This file is no record."),
        ("a picture", b"\x89PNG\r\n\x1a\n\xff\xfe", "This file is no record."),
        ("another file", b"{\"game\":\"gardens\"}\n{}", "This file is no record."),
        ("without its beginning", &without(0), "This record is not whole: entry 0 should come in line 1, and entry 1 does."),
        ("without a line", &without(9), "This record is not whole: entry 9 should come in line 10, and entry 10 does."),
        ("torn", &torn(20), "This record is damaged, or another version made it: I cannot read line 21."),
        ("an action of another", &illegal, "This record does not play again"),
        ("another game", &foreign_game, "This record does not play again"),
        ("a line without end", &long_line, &format!("I cannot read line {}.", lines.len() + 1)),
        ("too much, packed", &bomb, "it holds more than 2 MiB"),
        ("packed and cut", &cut[..cut.len() / 2], "This file cannot be unpacked"),
        ("packed and no more", &cut[..2], "This file cannot be unpacked"),
    ];
    for (what, file, said) in cases {
        let reply = give(&mut house, "Zed", file);
        println!("{what}: {}", reply.card.text);
        assert!(reply.show == Show::Private && reply.card.rows.is_empty(), "{what}");
        assert!(reply.card.text.contains(said), "{what}: {}", reply.card.text);
    }
    let none = house.say("Zed", "past", Some("import"), &[]).card.text;
    assert!(none.starts_with("Give me the file of a record"), "{none}");
}

/// Counts the first number up that stands in a value.
fn counted_up(value: &mut Value) -> bool {
    match value {
        Value::Number(number) => {
            let up = number.as_i64().map(|it| it + 1);
            *value = up.map_or(Value::Null, Value::from);
            true
        }
        Value::Array(values) => values.iter_mut().any(counted_up),
        Value::Object(values) => values.values_mut().any(counted_up),
        Value::Null | Value::Bool(_) | Value::String(_) => false,
    }
}

/// A change of an entry, if it is such a one.
type Lie = fn(&mut Entry) -> bool;

fn acted(entry: &mut Entry) -> Option<&mut Record> {
    if let What::Acted(record) = &mut entry.what { Some(record) } else { None }
}

/// Everybody's last points are in an event of most games, and so is all that a story tells.
#[test]
fn what_a_record_says_is_held_against_the_rules() {
    let lies: [(&str, Lie, &str); 9] = [
        (
            "an event tells of another number",
            |it| acted(it).is_some_and(|it| it.events.iter_mut().any(counted_up)),
            "Something else comes of `",
        ),
        ("an event is left out", |it| acted(it).is_some_and(|it| it.events.pop().is_some()), "Something else comes of `"),
        (
            "an event is told twice",
            |it| acted(it).is_some_and(|it| it.events.first().cloned().map(|event| it.events.push(event)).is_some()),
            "Something else comes of `",
        ),
        ("what comes to light", |it| acted(it).map(|it| it.reveals = !it.reveals).is_some(), "comes to light by `"),
        (
            "luck that is not met",
            |it| acted(it).filter(|it| !it.chance.is_empty()).map(|it| it.chance.push("x".to_owned())).is_some(),
            "It tells of luck that cannot be met there.",
        ),
        (
            "an earlier moment",
            |it| {
                acted(it).is_some() && {
                    it.at = 0;
                    true
                }
            },
            "It comes before the entry in front of it.",
        ),
        (
            "somebody else's action",
            |it| {
                acted(it).is_some() && {
                    it.by = Some(guest(77));
                    true
                }
            },
            "Whoever is said to have asked for it could not.",
        ),
        (
            "nobody's action",
            |it| {
                acted(it).is_some() && {
                    it.by = None;
                    true
                }
            },
            "Whoever is said to have asked for it could not.",
        ),
        (
            "a start at a stranger's wish",
            |it| {
                matches!(it.what, What::Started { .. }) && {
                    it.by = Some(guest(2));
                    true
                }
            },
            "Whoever is said to have asked for it could not.",
        ),
    ];
    for (at, game) in GAMES.iter().enumerate() {
        let (mut house, file) = played(game.meta().key, game.meta().seats.0, at as u64 + 20);
        for (what, lie, said) in lies {
            let told = give(&mut house, "Zed", &changed(&file, lie)).card.text;
            assert!(
                told.starts_with("This record does not play again: ") && told.contains(said),
                "{}, {what}: {told}",
                game.meta().key
            );
        }
        assert!(give(&mut house, "Zed", &file).card.picture.is_some(), "as it was");
    }
}

fn guest(person: u64) -> PersonRef {
    serde_json::from_value(person.into()).expect("a reference")
}

/// The record with entries put in before this one.
fn with(file: &[u8], at: usize, more: &[What]) -> Vec<u8> {
    let lines = std::str::from_utf8(file).expect("it is text").lines();
    let mut entries: Vec<Entry> = lines.map(|line| serde_json::from_str(line).expect("an entry")).collect();
    let time = entries[at].at;
    let asked_by = |what: &What| match what {
        What::Followed { person } | What::Joined { person, .. } => Some(*person),
        What::WentBack { .. } => None,
        _ => entries[0].by,
    };
    let entry = |what: &What| Entry { seq: 0, at: time, by: asked_by(what), unattended: false, what: what.clone() };
    let more = more.iter().map(entry).collect::<Vec<_>>();
    entries.splice(at..at, more);
    let numbered = (0..).zip(entries).map(|(seq, entry)| serde_json::to_string(&Entry { seq, ..entry }).expect("it is plain"));
    numbered.collect::<Vec<_>>().join("\n").into_bytes()
}

#[test]
fn a_record_that_no_table_writes_is_not_played_for_long_and_ends_nothing_else() {
    let (mut house, file) = played("gardens", 2, 3);
    let entries: Vec<Entry> =
        std::str::from_utf8(&file).expect("it is text").lines().map(|it| serde_json::from_str(it).expect("an entry")).collect();
    let start = entries.iter().position(|it| matches!(it.what, What::Started { .. })).expect("it was played");
    let started = entries[start].what.clone();
    let What::Started { version, chance, holders, .. } = started.clone() else { panic!("a start") };
    let crowd = What::Started { version, chance, holders: vec![holders[0].clone(); 131_074 / 256], position: None };
    let [nobodys, second] = [Seat(9), Seat(1)];
    let bot = || "nobody".to_owned();
    let after = start + 1;
    let cases: [(&str, usize, Vec<What>); 15] = [
        ("an endless taking back", after, vec![What::TookBack { seat: second, actions: u32::MAX }]),
        ("a seat that is not there", after, vec![What::Resigned { seat: nobodys, bot: bot() }]),
        ("the agreement of one", after, vec![What::AgreedToBot { seat: second, by: nobodys, for_good: true }]),
        ("an offer of one", after, vec![What::SeatOffered { seat: Seat(255), person: guest(1), until: 0 }]),
        ("a second start", after, vec![started]),
        ("a start with a crowd", start, vec![crowd]),
        ("somebody who joins too late", after, vec![What::Joined { seat: second, person: guest(7) }]),
        ("somebody who leaves too late", after, vec![What::Left { seat: second }]),
        ("a bot that leaves too late", after, vec![What::BotRemoved { seat: second }]),
        ("seats that come too late", after, vec![What::SeatsSet { seats: 2 }]),
        ("more bots than seats", start, vec![What::BotAdded { seat: second, bot: bot() }; 9]),
        ("more seats than the game has", start, vec![What::SeatsSet { seats: 200 }]),
        ("a crowd of owners", after, (1..600).map(|it| What::OwnerSet { person: guest(it) }).collect()),
        ("a crowd of followers", after, (1..600).map(|it| What::Followed { person: guest(it) }).collect()),
        (
            "a game that always goes back",
            after,
            vec![What::WentBack { to: after as u64, turn: 1, redone: false, ordered: false }; 501],
        ),
    ];
    for (what, at, more) in cases {
        let said = give(&mut house, "Zed", &with(&file, at, &more)).card.text;
        // A seat that no table has is not even read.
        let refused = ["This record does not play again", "This record is damaged"];
        assert!(refused.iter().any(|it| said.starts_with(it)), "{what}: {said}");
    }
    let with_much_told = |bytes: usize| {
        changed(&file, |entry| match &mut entry.what {
            What::Acted(record) if record.action != "end" => {
                record.events.push(serde_json::json!("x".repeat(bytes)));
                true
            }
            _ => false,
        })
    };
    let said = give(&mut house, "Zed", &with_much_told(limits::PENDING_BYTES)).card.text;
    assert!(said.starts_with("This record does not play again"), "a turn without room: {said}");
    let said = give(&mut house, "Zed", &with_much_told(limits::PENDING_BYTES / 2)).card.text;
    assert!(said.contains("Something else comes of"), "a turn with room: {said}");
    let followed =
        give(&mut house, "Zed", &with(&file, after, &vec![What::Followed { person: guest(123_456) }; 15_000])).card.text;
    assert!(followed.starts_with("This record does not play again"), "larger than a table can be: {followed}");
    let long = give(&mut house, "Zed", &with(&file, after, &vec![What::Paused; 20_000])).card.text;
    assert!(long.starts_with("This record has more than 20000 entries"), "{long}");
    assert!(give(&mut house, "Zed", &file).card.picture.is_some(), "and the next is read");
}

#[test]
fn the_record_of_a_table_that_was_closed_before_its_game_began_has_no_boards() {
    let mut house = House::new(1);
    house.opened("gardens", &["Ann", "Ben"]);
    house.act("Mod", Act::Press { id: "1.1.~close".to_owned() });
    let file = exported(&mut house);
    let opened = give(&mut house, "Zed", &file).card;
    println!("{}\n{:?}", opened.text, labels(&opened));
    assert!(opened.text.contains("there is no board yet") && opened.picture.is_none(), "{}", opened.text);
}
