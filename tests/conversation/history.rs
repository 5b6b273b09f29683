//! Looking back: the story of a whole game as each reader heard it, page by page, of tables that run, are over, closed or
//! archived; and that nothing is told of what its reader could not know.

use pergola::{
    chat::{Act, Card, Languages, Request, Show, limits},
    engine::{Chance, Chosen, Options, Seen, Viewer},
    games::GAMES,
    table::{Entry, Phase, Rights, Table, TurnStory, What},
    text::{Occupant, Speaker, Text},
};
use pergola_render::{Film, Painter, Scene};
use tokio::time::Duration;

use super::house::{House, garden, labels, person, place, pressed, slash};

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

/// What a page says below its heading.
fn told(card: &Card) -> String {
    card.text.split_once('\n').map_or("", |(_, told)| told).to_owned()
}

/// The pages of the log, from the first to the newest, reached by going back from the newest.
fn pages(house: &mut House, name: &str) -> Vec<Card> {
    let mut pages = vec![house.say(name, "past", Some("log"), &[("table", "1")]).card];
    while labels(&pages[0]).contains(&"Earlier".to_owned()) {
        let before = house.press(name, &pages[0].clone(), "Earlier");
        assert_eq!(before.show, Show::Update);
        pages.insert(0, before.card);
    }
    pages
}

/// The same going on from the first page.
fn pages_forwards(house: &mut House, name: &str, first: &Card) -> Vec<Card> {
    let mut pages = vec![first.clone()];
    while labels(pages.last().unwrap()).contains(&"Later".to_owned()) {
        pages.push(house.press(name, &pages.last().unwrap().clone(), "Later").card);
    }
    pages
}

/// What is told on these pages but who came and went, in one line, in small letters.
fn story(pages: &[Card]) -> String {
    let lines: Vec<String> = pages.iter().flat_map(|page| told(page).lines().map(str::to_owned).collect::<Vec<_>>()).collect();
    let is_fact = |line: &str| {
        line.starts_with("**")
            || ["took a seat.", "opened this table."].iter().any(|end| line.ends_with(end))
            || ["In turn order:", " dealt ", " the first turn, "].iter().any(|part| line.contains(part))
    };
    let lines: Vec<&str> = lines.iter().filter(|line| !is_fact(line)).map(|line| line.trim_start_matches("• ")).collect();
    lines.join(" ").split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// What a viewer hears of these turns, in one line, in small letters.
fn heard(table: &Table, stories: &[TurnStory<Seen>], viewer: Viewer) -> Vec<String> {
    let occupants = table.seats().iter().enumerate().map(|(at, holder)| match viewer {
        Viewer::Seat(seat) if seat.index() == at => Occupant::Told(Text::new("seat-you")),
        _ => Occupant::Person { name: holder.person.clone().unwrap().name, mention: None },
    });
    let speaker = Speaker::discord("en", &occupants.collect::<Vec<_>>());
    let said = stories.iter().map(|story| {
        let said: Vec<String> = table.game().story(&story.events).iter().map(|it| speaker.say(it)).collect();
        said.join(" ").split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
    });
    said.filter(|it| !it.is_empty()).collect()
}

/// The stories of `after` that were not among those of `before`.
fn new_stories(before: &[TurnStory<Seen>], after: &[TurnStory<Seen>]) -> Vec<TurnStory<Seen>> {
    let is_known = |new: usize| before.ends_with(&after[..after.len() - new]);
    let new = (0..=after.len()).find(|new| is_known(*new)).unwrap();
    after[after.len() - new..].to_vec()
}

#[test]
fn everybody_is_told_what_they_heard_when_it_happened_and_nothing_else() {
    for (seed, game) in GAMES.iter().enumerate() {
        let mut house = House::playing(seed as u64, game.meta().key, &NAMES);
        let readers = [("Zed", Viewer::Everyone), ("Ben", Viewer::Seat(house.at_table(1).seat_of(&person("Ben").id).unwrap()))];
        let mut expected = [Vec::new(), Vec::new()];
        let mut chance = Chance::silent(3);
        for _ in 0..150 {
            let Some((name, seat)) = house.waited_for(1) else { break };
            let before = house.at_table(1);
            // Whatever can be done meanwhile is done now and then, and secret answers are given.
            let others = |it: &&str| before.seat_of(&person(it).id).is_some_and(|seat| before.acts_aside(seat));
            let aside = NAMES.iter().find(|it| others(it)).filter(|_| chance.below(4) == 0).map(|it| (*it).to_owned());
            let name = aside.unwrap_or(name);
            let seat = before.seat_of(&person(&name).id).unwrap_or(seat);
            let listed = before.state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
            if listed.is_empty() {
                continue;
            }
            house.play(&name, &listed[chance.below(listed.len() as u32) as usize].clone());
            let after = house.at_table(1);
            for ((_, viewer), expected) in readers.iter().zip(&mut expected) {
                let new = new_stories(&before.stories(*viewer), &after.stories(*viewer));
                expected.extend(heard(&after, &new, *viewer));
            }
        }
        for ((name, _), expected) in readers.iter().zip(expected) {
            let pages = pages(&mut house, name);
            let (mut told, key) = (story(&pages), game.meta().key);
            told = told.split(" not confirmed yet: ").next().unwrap_or_default().to_owned();
            let winners = told.find("**").map_or(told.len(), |at| at.saturating_sub(1));
            if house.at_table(1).phase() == Phase::Over && told.ends_with("**") {
                told.truncate(told.rfind(" **").unwrap_or(winners));
            }
            assert!(expected.len() > 20, "{key}: {}", expected.len());
            assert_eq!(told, expected.join(" "), "{key}, {name}");
            let forwards = pages_forwards(&mut house, name, &pages[0]);
            assert_eq!(story(&forwards).len(), story(&pages).len(), "{key}: later pages lead on where earlier ones ended");
            assert!(pages.iter().all(|page| limits::length(&page.text) <= limits::TEXT));
            assert!(pages[1..].iter().any(|page| limits::length(&page.text) > limits::TEXT / 2), "{key}: pages are full");
        }
    }
}

#[test]
fn a_turn_that_has_not_ended_is_told_to_its_own_seat_alone_and_what_is_taken_back_to_nobody() {
    let mut house = House::playing(6, "alhambra", &NAMES);
    let (name, _) = house.waited_for(1).unwrap();
    let other = NAMES.iter().find(|it| **it != name).unwrap();
    let newest = |house: &mut House, name: &str| told(&house.say(name, "past", Some("log"), &[]).card);
    let before = [newest(&mut house, "Zed"), newest(&mut house, other), newest(&mut house, &name)];
    let take = house.suggest(&name, "alhambra", "take", &[], "cards")[0].value.clone();
    let mine = house.say(&name, "alhambra", Some("take"), &[("cards", &take)]).card;
    assert_eq!([newest(&mut house, "Zed"), newest(&mut house, other)], before[..2]);
    let own = newest(&mut house, &name);
    assert!(own.contains("Not confirmed yet:") && own.contains("You took"), "{own}");
    house.press(&name, &mine, "Take back");
    assert_eq!(newest(&mut house, &name), before[2], "what is taken back is no part of the story");
    house.say(&name, "alhambra", Some("take"), &[("cards", &take)]);
    let mine = house.say(&name, "turn", None, &[]).card;
    house.press(&name, &mine, "Confirm");
    let after = newest(&mut house, "Zed");
    assert!(after.contains(&format!("• {name} took")) && !after.contains("Not confirmed"), "{after}");
}

#[test]
fn who_comes_and_goes_is_told_where_it_happened() {
    let mut house = House::new(4);
    house.opened("gardens", &["Ann", "Ben", "Cleo"]);
    let lobby = house.posted[0].clone();
    house.press("Cleo", &lobby, "Leave");
    house.press("Ann", &lobby, "Add a bot");
    let before = house.say("Zed", "past", Some("log"), &[]).card;
    assert!(before.text.contains("what happened, before the first turn"), "{}", before.text);
    house.restart();
    assert_eq!(
        house.say("Zed", "past", Some("log"), &[]).card.text,
        before.text,
        "also who is not there any more is known by name"
    );
    house.press("Ann", &lobby, "Start");
    for wish in ["resign", "return", "close"] {
        house.act("Ben", Act::Press { id: format!("1.1.~{wish}") });
    }
    house.act("Ben", Act::Press { id: "1.1.~play-on".to_owned() });
    house.act("Mod", Act::Press { id: "1.1.~close".to_owned() });
    let told = told(&house.say("Ann", "past", Some("log"), &[("table", "1")]).card);
    println!("{told}");
    let expected = [
        "**Before the first turn**",
        "• You opened this table.",
        "• Ben took a seat.",
        "• Cleo took a seat.",
        "• Cleo gave the seat up.",
        "• A bot took a seat.",
    ];
    assert!(told.starts_with(&expected.join("\n")), "{told}");
    let after = ["• Ben left the game; a bot played on.", "• Ben came back.", "• Ben wanted to close this table."];
    let after = [&after[..], &["• Ben wanted to play on after all.", "• This table was closed by a moderator."]].concat();
    let mut rest = told.as_str();
    for line in after {
        let at = rest.find(line).unwrap_or_else(|| panic!("{line} in {told}"));
        rest = &rest[at + line.len()..];
    }
    assert!(told.contains("• The game began. In turn order: You, Ben and Ada.") || told.contains("In turn order:"), "{told}");
}

/// The starting money lies face up until all have been given theirs (rulebook p. 3).
#[test]
fn everybody_reads_what_money_was_dealt_to_whom_and_who_begins() {
    let mut house = House::playing(7, "alhambra", &NAMES);
    let hands = |told: &str| -> Vec<String> {
        told.lines().filter(|line| line.contains(" dealt ") || line.contains(" the first turn, ")).map(str::to_owned).collect()
    };
    let [anns, strangers] = ["Ann", "Zed"].map(|name| hands(&told(&pages(&mut house, name)[0])));
    println!("{}", anns.join("\n"));
    assert_eq!((anns.len(), strangers.len()), (NAMES.len() + 1, NAMES.len() + 1), "{anns:?}");
    let own = anns.iter().find(|line| line.starts_with("• You were dealt ")).expect("Ann was dealt something");
    assert!(strangers.contains(&own.replace("You were", "Ann was")), "{strangers:?}");
    for line in &strangers[..NAMES.len()] {
        let values = line.chars().filter_map(|it| it.to_digit(10));
        let sum: u32 = values.sum();
        assert!((20..=28).contains(&sum) && line.ends_with(" face up."), "{line}");
    }
    house.say("Ben", "table", Some("resign"), &[]);
    house.act("Ben", Act::Press { id: "1.1.~resign".to_owned() });
    assert!(told(pages(&mut house, "Zed").last().unwrap()).contains("• Ben left the game; a bot played on."));
    assert_eq!(hands(&told(&pages(&mut house, "Zed")[0])), strangers, "whoever left is called as they sat then");
}

#[test]
fn what_was_dealt_is_told_of_luck_alone_that_lays_the_game_out_today() {
    let game = GAMES.iter().find(|game| game.meta().key == "alhambra").expect("it is played");
    let mut chance = Chance::rolled(7);
    game.start(3, &Options::default(), &mut chance).expect("three can play");
    let luck = chance.finish().expect("fresh luck follows no record");
    let told = |options: &Options, luck: &[String]| game.laid_open(3, options, luck).len();
    assert_eq!(told(&Options::default(), &luck), NAMES.len() + 1);
    assert_eq!(told(&Options::default(), &luck[1..]), 0, "too little");
    assert_eq!(told(&Options::default(), &[&luck[..], &luck[..1]].concat()), 0, "too much");
    let unknown = Options([("no-such-option".to_owned(), Chosen::OneOf("none".to_owned()))].into());
    assert_eq!(told(&unknown, &luck), 0, "another table");
}

#[test]
fn an_archived_table_is_looked_back_at_like_any_other() {
    let mut house = House::playing(5, "gardens", &["Ann", "Ben"]);
    house.play_out(1, 5);
    assert_eq!(house.at_table(1).phase(), Phase::Over);
    let before: Vec<String> = pages(&mut house, "Ann").iter().map(|it| it.text.clone()).collect();
    house.rest_for(Duration::from_secs(60 * 4_000));
    assert!(house.is_away(1), "it is archived");
    let after: Vec<String> = pages(&mut house, "Ann").iter().map(|it| it.text.clone()).collect();
    assert_eq!(after, before);
    assert!(after.last().unwrap().contains("win"), "{}", after.last().unwrap());
}

#[test]
fn old_and_forged_presses_and_tables_elsewhere_are_answered() {
    let mut house = House::playing(6, "alhambra", &NAMES);
    let old = house.say("Zed", "past", Some("log"), &[]).card;
    let mut chance = Chance::silent(1);
    for _ in 0..60 {
        let (name, seat) = house.waited_for(1).unwrap();
        let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
        house.play(&name, &listed[chance.below(listed.len() as u32) as usize].clone());
    }
    let newest = house.say("Zed", "past", Some("log"), &[]).card;
    let earlier = pressed(&newest, "Earlier");
    let first = house.act("Zed", earlier.clone()).card;
    for _ in 0..60 {
        let (name, seat) = house.waited_for(1).unwrap();
        let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
        house.play(&name, &listed[chance.below(listed.len() as u32) as usize].clone());
    }
    assert_eq!(told(&house.act("Zed", earlier).card), told(&first), "an old page leads on as before");
    assert!(!old.text.is_empty());
    for forged in ["log.before.0-0", "log.from.4294967295-9", "log.before.4294967295-0", "log.from.0-99"] {
        let reply = house.act("Zed", Act::Press { id: format!("1.1.~{forged}") });
        assert!(reply.card.text.contains("what happened"), "{forged}: {}", reply.card.text);
    }
    for odd in ["log.", "log.before", "log.from.-1-0", "log.from.1", "logs"] {
        let reply = house.act("Zed", Act::Press { id: format!("1.1.~{odd}") });
        assert!(reply.card.text.contains("means nothing here any more"), "{odd}: {}", reply.card.text);
    }
    let elsewhere = house.act_in(&place("town", "hall"), "Zed", Act::Press { id: "1.1.~log".to_owned() });
    let nowhere = house.act_in(&place("town", "hall"), "Zed", slash("past", Some("log"), &[("table", "9")]));
    assert!(elsewhere.card.text.contains("There is no such table here"), "{}", elsewhere.card.text);
    assert!(nowhere.card.text.contains("There is no such table here"), "{}", nowhere.card.text);
    house.damage(&["table/00000000000000000001/entry/"]);
    let broken = house.ask_of_damaged("Zed", slash("past", Some("log"), &[]));
    assert!(broken.card.text.contains("cannot be read just now"), "{}", broken.card.text);
}

/// What a picture shows, to the byte.
fn picture(card: &Card) -> String {
    format!("{:?}", card.picture.as_ref().unwrap_or_else(|| panic!("no picture: {}", card.text)))
}

fn replay(house: &mut House, name: &str, turn: &str) -> Card {
    house.say(name, "past", Some("replay"), &[("table", "1"), ("turn", turn)]).card
}

#[test]
fn every_board_is_what_its_viewer_was_shown_when_its_turn_began_in_every_game_and_seat_count() {
    for game in GAMES.iter() {
        let (least, most) = game.meta().seats;
        for seats in least..=most {
            let mut house = House::full_table(seats.into(), game.meta().key, seats).0;
            let mut chance = Chance::silent(seats.into());
            let mut shown: Vec<[String; 3]> = Vec::new();
            for _ in 0..40 {
                if house.at_table(1).turns() as usize > shown.len() {
                    let boards = [("Zed", "board"), ("P1", "hand"), ("P2", "hand")];
                    shown.push(boards.map(|(name, command)| picture(&house.say(name, command, None, &[]).card)));
                }
                if house.play_at_random(&mut chance).is_none() {
                    break;
                }
            }
            for (turn, [board, first, second]) in (1..).zip(&shown) {
                let what = format!("{}, {seats} seats, turn {turn}", game.meta().key);
                let past = replay(&mut house, "Zed", &turn.to_string());
                assert!(past.text.contains(&format!("turn {turn} of ")), "{}", past.text);
                assert!(picture(&past) == *board, "{what}: everybody's board");
                assert!(!labels(&past).contains(&"My hand".to_owned()), "a stranger has none");
                for (name, hand) in [("P1", first), ("P2", second)] {
                    let own = replay(&mut house, name, &turn.to_string());
                    assert!(own.picture.unwrap().scene == past.picture.as_ref().unwrap().scene, "{what}: the same for everybody");
                    let own = replay(&mut house, name, &turn.to_string());
                    assert!(picture(&house.press(name, &own, "My hand").card) == *hand, "{what}: {name}'s own");
                }
            }
        }
    }
}

#[test]
fn one_goes_from_board_to_board() {
    let mut house = House::playing(3, "alhambra", &["Ann", "Ben"]);
    let mut chance = Chance::silent(3);
    while house.play_at_random(&mut chance).is_some() {}
    let turns = house.at_table(1).turns();
    let mut card = replay(&mut house, "Ann", "first");
    println!("{}\n{:?}", card.text, labels(&card));
    let at =
        |card: &Card, turn: u32| assert!(card.text.contains(&format!("turn {turn} of {turns}, as it began")), "{}", card.text);
    at(&card, 1);
    card = house.press("Ann", &card, "Next").card;
    at(&card, 2);
    card = house.press("Ann", &card, "Previous").card;
    at(&card, 1);
    card = house.press("Ann", &card, "Last").card;
    assert!(card.text.contains("the end") && card.text.contains("win"), "{}", card.text);
    let end = house.say("Ann", "board", None, &[]).card;
    assert_eq!(format!("{:?}", card.picture.as_ref().unwrap().scene.width), format!("{:?}", end.picture.unwrap().scene.width));
    card = house.press("Ann", &card, "Previous").card;
    at(&card, turns);
    let scored: Vec<String> = labels(&card).into_iter().filter(|it| it.contains("after a scoring round")).collect();
    assert_eq!(scored.len(), 3, "{:?}", labels(&card));
    let jumped = house.press("Ann", &card, &scored[0]).card;
    let turn = scored[0].split(' ').nth(1).unwrap().parse().unwrap();
    at(&jumped, turn);
    let own = house.press("Ann", &jumped, "My hand").card;
    let next = house.press("Ann", &own, "Next").card;
    assert!(labels(&next).contains(&"Board".to_owned()), "it goes on with their own pictures: {:?}", labels(&next));
    at(&next, turn + 1);
    house.rest_for(Duration::from_secs(60 * 4_000));
    assert!(house.is_away(1), "it is archived");
    let archived = house.press("Ann", &own, "Next").card;
    assert_eq!((picture(&archived), archived.text), (picture(&next), next.text));
}

#[test]
fn boards_that_are_not_there_are_answered_in_a_sentence() {
    let mut house = House::new(2);
    house.opened("gardens", &["Ann", "Ben"]);
    let lobby = house.posted[0].clone();
    let says = |house: &mut House, turn: &str, expected: &str| {
        let card = replay(house, "Zed", turn);
        assert!(card.text.contains(expected) && card.picture.is_none(), "{}", card.text);
    };
    says(&mut house, "1", "The game has not begun");
    house.press("Ann", &lobby, "Start");
    let mut chance = Chance::silent(3);
    while house.at_table(1).turns() < 5 {
        house.play_at_random(&mut chance);
    }
    says(&mut house, "9", "There is no turn 9: 5 turns have begun so far.");
    says(&mut house, "0", "There is no turn 0");
    says(&mut house, "end", "This game is not over");
    says(&mut house, "soon", "“soon” is no turn");
    for forged in ["replay.0", "replay.4294967295", "replay.4294967295.hand", "replay.end.hand"] {
        let reply = house.act("Zed", Act::Press { id: format!("1.1.~{forged}") });
        assert!(reply.card.picture.is_none() && reply.card.text.len() > 40, "{forged}: {}", reply.card.text);
    }
    let forged = house.act("Zed", Act::Press { id: "1.1.~replay.2.hand".to_owned() }).card;
    assert_eq!(picture(&forged), picture(&replay(&mut house, "Zed", "2")), "a stranger has no hand");
    for odd in ["replay", "replay.", "replay.hand", "replay.02", "replay.1.x"] {
        let reply = house.act("Zed", Act::Press { id: format!("1.1.~{odd}") });
        assert!(reply.card.text.contains("means nothing here any more"), "{odd}: {}", reply.card.text);
    }
    let offered = house.suggest_for(
        &Request {
            id: "typing".to_owned(),
            person: person("Zed"),
            rights: Rights::default(),
            parent: None,
            at: 0,
            languages: Languages::default(),
            place: garden(),
            act: slash("past", Some("replay"), &[("turn", "")]),
        },
        "turn",
    );
    assert_eq!(offered.iter().map(|it| it.value.as_str()).collect::<Vec<_>>(), ["5", "4", "3", "2", "1"]);
    house.damage(&["table/00000000000000000001/turn/"]);
    let damaged = house.ask_of_damaged("Zed", slash("past", Some("replay"), &[("turn", "2")]));
    assert!(damaged.card.text.contains("No board of this game is kept any more"), "{}", damaged.card.text);
}

/// The entries of a record.
fn entries(file: &[u8]) -> Vec<Entry> {
    let lines = file.split(|it| *it == b'\n').filter(|it| !it.is_empty());
    lines.map(|line| serde_json::from_slice(line).unwrap()).collect()
}

#[test]
fn the_record_of_every_game_is_had_when_it_is_over_and_names_nobody() {
    for (seed, game) in GAMES.iter().enumerate() {
        let mut house = House::playing(seed as u64, game.meta().key, &["Annabel", "Benedict"]);
        let refused = house.say("Annabel", "past", Some("export"), &[]).card;
        assert!(refused.file.is_none() && refused.text.contains("when the game is over"), "{}", refused.text);
        let mut chance = Chance::silent(seed as u64);
        while house.play_at_random(&mut chance).is_some() {}
        let reply = house.say("Zed", "past", Some("export"), &[]);
        assert_eq!(reply.show, Show::Private);
        println!("{}", reply.card.text);
        let file = reply.card.file.unwrap();
        assert_eq!(file.name, "pergola-1.jsonl");
        let said = String::from_utf8(file.bytes.to_vec()).unwrap();
        for who in ["Annabel", "Benedict", "test:"] {
            assert!(!said.contains(who), "{who}");
        }
        let entries = entries(&file.bytes);
        let table = house.at_table(1);
        let again = Table::replay(&GAMES, table.id(), garden(), &entries, table.guests()).unwrap();
        assert_eq!((again.outcome(), again.revision()), (table.outcome(), table.revision()), "it plays again");
        if seed == 0 {
            house.rest_for(Duration::from_secs(60 * 4_000));
            assert!(house.is_away(1), "it is archived");
            let archived = house.say("Annabel", "past", Some("export"), &[("table", "1")]).card;
            assert_eq!(archived.file.unwrap().bytes, file.bytes);
        }
    }
}

#[test]
fn the_record_of_a_closed_table_can_be_had_and_that_of_a_damaged_one_is_refused() {
    let mut house = House::playing(3, "gardens", &["Ann", "Ben"]);
    house.act("Mod", Act::Press { id: "1.1.~close".to_owned() });
    let closed = house.say("Ann", "past", Some("export"), &[("table", "1")]).card;
    assert!(entries(&closed.file.unwrap().bytes).iter().any(|it| matches!(it.what, What::Closed { .. })));
    let elsewhere = house.act_in(&place("town", "hall"), "Zed", Act::Press { id: "1.1.~export".to_owned() });
    assert!(elsewhere.card.file.is_none() && elsewhere.card.text.contains("There is no such table here"));
    house.damage(&["table/00000000000000000001/"]);
    let broken = house.ask_of_damaged("Ann", slash("past", Some("export"), &[("table", "1")]));
    assert!(broken.card.file.is_none() && broken.card.text.contains("cannot be read"), "{}", broken.card.text);
}

/// How long a film shows a turn and the end, in hundredths of a second.
const SHOWN: [u16; 2] = [70, 600];

#[test]
fn the_whole_game_is_had_as_a_film_when_it_is_over_with_what_a_stranger_was_shown() {
    let mut house = House::playing(2, "sanssouci", &["Ann", "Ben"]);
    let early = house.act("Ann", Act::Press { id: "1.1.~film".to_owned() }).card;
    assert!(early.file.is_none() && early.text.contains("when it is over"), "{}", early.text);
    let mut chance = Chance::silent(2);
    while house.play_at_random(&mut chance).is_some() {}
    let turns = house.at_table(1).turns();
    let last = house.posted.last().unwrap().clone();
    house.rest_for(Duration::from_secs(60 * 4_000));
    assert!(house.is_away(1), "it is archived");
    let reply = house.press("Ann", &last, "The whole game");
    assert_eq!(reply.show, Show::Private);
    println!("{}\n{}", reply.card.text, reply.card.file.as_ref().unwrap().alt);
    let film = reply.card.file.unwrap();
    assert!(film.name == "pergola-1.gif" && film.alt.contains("wins"), "{film:?}: {}", film.alt);
    let painter = Painter::new(pergola::data::art);
    let boards = (1..=turns).map(|turn| replay(&mut house, "Zed", &turn.to_string()));
    let boards: Vec<Scene<String>> = boards.map(|card| card.picture.unwrap().scene).collect();
    let mut expected = Film::of(&painter, &boards[0], 800);
    boards.iter().for_each(|board| expected.show(&painter, board, SHOWN[0]));
    expected.show(&painter, &replay(&mut house, "Zed", "end").picture.unwrap().scene, SHOWN[1]);
    assert!(*film.bytes == *expected.finish(), "everybody's boards, and the end for longest");
    let mut decoder = gif::DecodeOptions::new().read_info(&*film.bytes).unwrap();
    assert_eq!((decoder.width(), decoder.repeat()), (800, gif::Repeat::Infinite));
    let mut pictures = 0;
    while decoder.next_frame_info().unwrap().is_some() {
        pictures += 1;
    }
    assert_eq!(pictures, turns + 1);
}
