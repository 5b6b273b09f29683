//! What the people of a table vote about, as they read and press it: going back, pausing, seats that change hands, and those
//! who follow.

use pergola::{
    chat::{Act, Card, Languages, Request},
    engine::{Chance, Viewer},
    games::GAMES,
    table::Rights,
};

use super::house::{House, buttons, garden, labels, person, slash};

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

/// A game in which so many turns have begun.
fn in_turn(game: &str, names: &[&str], turn: u32) -> House {
    let mut house = House::playing(4, game, names);
    let mut chance = Chance::silent(11);
    while house.at_table(1).turns() < turn {
        house.play_at_random(&mut chance).expect("it goes on");
    }
    house
}

/// The seats somebody is offered to give to another.
fn seats(house: &House, name: &str) -> Vec<String> {
    let act = slash("table", Some("replace"), &[]);
    let request = Request {
        id: "typing".to_owned(),
        person: person(name),
        rights: Rights::default(),
        parent: None,
        at: 0,
        languages: Languages::default(),
        place: garden(),
        act,
    };
    house.suggest_for(&request, "seat").into_iter().map(|it| it.label).collect()
}

fn last(house: &House) -> Card {
    house.posted.last().expect("a card").clone()
}

fn everybody(house: &House) -> serde_json::Value {
    house.at_table(1).state_for(Viewer::Everyone).expect("it is played").save()
}

#[test]
fn an_undone_turn_is_told_shown_agreed_to_and_can_be_looked_at() {
    let mut house = in_turn("alhambra", &NAMES, 3);
    let before = everybody(&house);
    let mut chance = Chance::silent(5);
    let who = house.waited_for(1).expect("somebody").0;
    while house.at_table(1).turns() == 3 {
        house.play_at_random(&mut chance);
    }
    let after = everybody(&house);
    let others: Vec<&str> = NAMES.into_iter().filter(|name| *name != who).collect();
    let asked = house.say(&who, "undo", None, &[]).card;
    println!("{}\n{:?}\n", asked.text, labels(&asked));
    assert!(asked.text.contains("undo everything since your turn 3 began"), "{}", asked.text);
    let noted = house.press(&who, &asked, "Undo it").card;
    println!("{}\n", noted.text);
    assert!(noted.text.contains("I have asked"), "{}", noted.text);
    let card = last(&house);
    println!("{}\n{:?}\n", card.text, labels(&card));
    assert!(card.text.contains("would like to undo everything since turn 3 began"), "{}", card.text);
    assert!(card.text.contains("This would be undone:") && card.ping.len() == 2, "{}", card.text);
    let told = house.press("Zed", &card, "I agree").card.text;
    assert!(told.contains("You do not sit at this table"), "{told}");
    let own = house.press(&who, &card, "I agree").card.text;
    assert!(own.contains("The game waits for"), "{own}");
    let agreed = house.press(others[0], &card, "I agree").card.text;
    assert!(agreed.contains("you agree") && everybody(&house) == after, "{agreed}");
    let menu = house.say(others[1], "turn", None, &[]).card;
    println!("{}\n{:?}\n", menu.text, labels(&menu));
    assert!(menu.text.contains("would like to undo"), "{}", menu.text);
    let done = house.press(others[1], &menu, "I agree").card.text;
    assert!(done.contains("Everybody agrees") && everybody(&house) == before, "{done}");
    let card = last(&house);
    println!("{}\n{:?}\n", card.text, labels(&card));
    assert!(
        card.text.contains("Everything since turn 3 began is undone") && card.text.contains("it is your turn"),
        "{}",
        card.text
    );
    assert_eq!(card.ping, [person(&who).id]);

    let log = house.say("Zed", "past", Some("log"), &[]).card;
    println!("{}\n", log.text);
    assert!(log.text.contains("The game went back to the beginning of turn 3"), "{}", log.text);
    let replay = house.say("Zed", "past", Some("replay"), &[]).card;
    assert!(replay.text.contains("turn 3 of 3"), "{}", replay.text);
    let undone = house.press("Zed", &replay, "Turn 4 · undone").card;
    println!("{}\n{:?}\n", undone.text, labels(&undone));
    assert!(undone.text.contains("turn 4, as it began before it was undone"), "{}", undone.text);
    house.restart();
    let card = last(&house);
    house.press(others[0], &card, "Bring it back");
    for name in NAMES.into_iter().filter(|name| *name != others[0]) {
        let card = last(&house);
        house.press(name, &card, "I agree");
    }
    assert!(everybody(&house) == after);
    assert!(!buttons(&last(&house)).iter().any(|it| it.label == "Bring it back"));
}

#[test]
fn every_game_goes_back_at_every_seat_count() {
    for game in GAMES.iter() {
        let (least, most) = game.meta().seats;
        for seats in least..=most {
            let (mut house, names) = House::full_table(seats.into(), game.meta().key, seats);
            let mut chance = Chance::silent(u64::from(seats) + 7);
            let mut boards = vec![everybody(&house)];
            while house.at_table(1).turns() < 6 {
                if house.play_at_random(&mut chance).is_none() {
                    break;
                }
                if house.at_table(1).turns() as usize > boards.len() {
                    boards.push(everybody(&house));
                }
            }
            let by = &names[0];
            let seat = house.at_table(1).seat_of(&person(by).id).expect("a seat");
            let undoing = house.at_table(1).undoing(seat).expect("they have played");
            let id = format!("1.1.~undo.{}", house.at_table(1).told());
            house.act(by, Act::Press { id });
            for name in &names[1..] {
                let card = last(&house);
                house.press(name, &card, "I agree");
            }
            let what = format!("{} with {seats}", game.meta().key);
            assert_eq!(house.at_table(1).turns(), undoing.turn, "{what}");
            assert!(everybody(&house) == boards[undoing.turn as usize - 1], "{what}");
            (0..10).for_each(|_| drop(house.play_at_random(&mut chance)));
            house.say(by, "past", Some("log"), &[]);
        }
    }
}

#[test]
fn where_the_turn_cannot_be_read_any_more_the_game_goes_on() {
    let mut house = in_turn("gardens", &NAMES, 4);
    let who = NAMES.into_iter().find(|name| house.waited_for(1).is_some_and(|it| it.0 != *name)).expect("somebody");
    let card = house.say(who, "undo", None, &[]).card;
    house.press(who, &card, "Undo it");
    house.damage(&["table/00000000000000000001/turn/"]);
    let board = everybody(&house);
    for name in NAMES.into_iter().filter(|name| *name != who) {
        let card = last(&house);
        let id = buttons(&card).iter().find(|it| it.label == "I agree").expect("a button").id.clone();
        house.ask_of_damaged(name, Act::Press { id });
    }
    assert!(last(&house).text.contains("That cannot be done any more. So the game goes on"), "{}", last(&house).text);
    assert!(everybody(&house) == board);
}

#[test]
fn a_game_is_paused_and_goes_on() {
    let mut house = in_turn("hanging", &NAMES, 2);
    let waits = house.waited_for(1).expect("somebody").0;
    house.say("Ann", "table", Some("pause"), &[]);
    for name in ["Ben", "Cleo"] {
        let card = last(&house);
        println!("{}\n{:?}\n", card.text, labels(&card));
        house.press(name, &card, "I agree");
    }
    let card = last(&house);
    println!("{}\n{:?}\n", card.text, labels(&card));
    assert!(card.text.contains("This game is paused"), "{}", card.text);
    let turn = house.say(&waits, "turn", None, &[]).card;
    assert!(turn.text.contains("This game is paused") && labels(&turn)[0] == "Go on", "{}", turn.text);
    house.press("Ben", &card, "Go on");
    let card = last(&house);
    println!("{}\n{:?}\n", card.text, labels(&card));
    house.press("Ann", &card, "No");
    assert!(last(&house).text.contains("said no. So the game stays paused"), "{}", last(&house).text);
    house.press("Ben", &last(&house).clone(), "Play my turn");
    house.say("Ben", "table", Some("resume"), &[]);
    let posted = house.posted.len();
    house.wait(71);
    assert_eq!(house.posted.len(), posted);
    house.wait(2);
    let card = last(&house);
    println!("{}\n", card.text);
    assert!(
        card.text.contains("This game goes on") && card.ping == [person(&waits).id],
        "who says nothing agrees: {}",
        card.text
    );
}

#[test]
fn a_seat_changes_hands() {
    let mut house = in_turn("alhambra", &NAMES, 2);
    let offered = seats(&house, "Ann");
    println!("{offered:?}");
    assert_eq!(offered, ["Seat 1: your own"]);
    let said = house.say("Ann", "table", Some("replace"), &[("whom", "Dan"), ("seat", "2")]).card.text;
    assert!(said.contains("That seat cannot be offered"), "{said}");
    let said = house.say("Ann", "table", Some("replace"), &[("whom", "Dan"), ("seat", "1")]).card.text;
    assert!(said.contains("I have offered the seat to Dan"), "{said}");
    let card = last(&house);
    println!("{}\n{:?}\n", card.text, labels(&card));
    assert_eq!(card.ping, [person("Dan").id]);
    let said = house.press("Eva", &card, "Take the seat").card.text;
    assert!(said.contains("No seat is offered to you here"), "{said}");
    let taken = house.press("Dan", &card, "Take the seat").card;
    println!("{}\n{:?}\n", taken.text, labels(&taken));
    assert!(taken.text.contains("The seat is yours"), "{}", taken.text);
    println!("{}\n", last(&house).text);
    assert!(last(&house).text.contains("plays on in seat 1. Welcome!"), "{}", last(&house).text);
    let said = house.press("Dan", &card, "Take the seat").card.text;
    assert!(said.contains("You sit here already"), "{said}");
    assert!(house.say("Ann", "turn", None, &[("table", "1")]).card.text.contains("You do not sit"));
    assert!(house.at_table(1).is_owned_by(&person("Dan").id), "it was the owner's");
    house.say("Dan", "table", Some("owner"), &[("whom", "Ben")]);
    assert!(house.at_table(1).is_owned_by(&person("Ben").id));
    house.say("Cleo", "table", Some("resign"), &[]);
    let card = house.say("Cleo", "table", Some("resign"), &[]).card;
    house.press("Cleo", &card, "Resign");
    let offered = seats(&house, "Ben");
    assert_eq!(offered.len(), 2, "{offered:?}");
    house.say("Ben", "table", Some("replace"), &[("whom", "Eva"), ("seat", "3")]);
    let card = last(&house);
    println!("{}\n{:?}\n", card.text, labels(&card));
    assert!(card.text.contains("would like to offer seat 3 (Ada (for Cleo))"), "{}", card.text);
    house.press("Dan", &card, "I agree");
    let card = last(&house);
    println!("{}\n", card.text);
    house.press("Eva", &card, "Take the seat");
    assert_eq!(house.at_table(1).seat_of(&person("Eva").id), Some(pergola::engine::Seat(2)));
    house.restart();
    house.play_out(1, 3);
    let log = house.say("Ben", "past", Some("log"), &[("table", "1")]).card;
    println!("{}", log.text);
}

#[test]
fn whoever_follows_is_mentioned_when_points_are_scored_and_at_the_end() {
    let mut house = in_turn("alhambra", &NAMES, 2);
    let said = house.say("Ann", "table", Some("follow"), &[]).card.text;
    assert!(said.contains("You sit here already"), "{said}");
    let said = house.say("Dan", "table", Some("follow"), &[]).card;
    assert!(said.text.contains("You follow this game") && labels(&said)[0] == "Do not follow any more", "{}", said.text);
    let again = house.say("Dan", "table", Some("follow"), &[]).card;
    assert!(again.text.contains("You follow this game already"), "{}", again.text);
    house.say("Eva", "table", Some("follow"), &[]);
    let again = house.say("Eva", "table", Some("follow"), &[]).card;
    let left = house.press("Eva", &again, "Do not follow any more").card.text;
    assert!(left.contains("any more"), "{left}");
    let from = house.posted.len();
    house.play_out(1, 3);
    let mentioned: Vec<&Card> = house.posted[from..].iter().filter(|card| card.ping.contains(&person("Dan").id)).collect();
    for card in &mentioned {
        println!("{}\n", card.text);
        assert!(card.text.contains("For those who follow: <@test:Dan>"), "{}", card.text);
    }
    assert!(mentioned.len() > 1 && mentioned.last().is_some_and(|card| card.text.contains("win")), "{}", mentioned.len());
    assert!(!house.posted[from..].iter().any(|card| card.ping.contains(&person("Eva").id)));
}

/// A game of three that all have agreed to pause.
fn paused(turn: u32) -> House {
    let mut house = in_turn("gardens", &NAMES, turn);
    house.say("Ann", "table", Some("pause"), &[]);
    for name in ["Ben", "Cleo"] {
        let card = last(&house);
        house.press(name, &card, "I agree");
    }
    assert!(house.at_table(1).is_paused());
    house
}

#[test]
fn what_is_asked_in_a_pause_stands_in_every_message_until_it_is_settled() {
    let mut house = paused(4);
    let asks = NAMES.into_iter().find(|name| Some(*name) != house.waited_for(1).as_ref().map(|it| it.0.as_str())).expect("one");
    let others: Vec<&str> = NAMES.into_iter().filter(|name| *name != asks).collect();
    let asked = house.say(asks, "undo", None, &[]).card;
    house.press(asks, &asked, "Undo it");
    for (command, verb) in [("turn", None), ("board", None), ("board", Some("text"))] {
        let shown = house.say(others[0], command, verb, &[]).card;
        println!("{}\n{:?}\n", shown.text, labels(&shown));
        assert!(shown.text.contains("would like to undo everything"), "{command}: {}", shown.text);
        assert!(shown.text.contains("This game is paused"), "{command}: {}", shown.text);
        assert!(labels(&shown).contains(&"I agree".to_owned()) && labels(&shown).contains(&"No".to_owned()), "{command}");
        let own = house.say(asks, command, verb, &[]).card;
        assert!(own.text.contains("would like to undo") && !labels(&own).contains(&"I agree".to_owned()), "{}", own.text);
    }
    let listed = house.say(others[0], "tables", None, &[]).card.text;
    println!("{listed}\n");
    assert!(listed.contains("paused · you are asked something") && !listed.contains("your turn"), "{listed}");
    assert!(!house.say(asks, "tables", None, &[]).card.text.contains("you are asked"));
    house.say(others[1], "table", Some("close"), &[]);
    let close = house.say(others[1], "table", Some("close"), &[]).card;
    house.press(others[1], &close, "Close the table");
    let card = last(&house);
    println!("{}\n{:?}\n", card.text, labels(&card));
    assert!(card.text.contains("would like to undo") && labels(&card).contains(&"I agree".to_owned()), "{}", card.text);
    let declined = house.press(others[0], &card, "No").card.text;
    assert!(declined.contains("Noted"), "{declined}");
    let card = last(&house);
    println!("{}\n{:?}\n", card.text, labels(&card));
    assert!(card.text.contains("So the game stays paused.") && !card.text.contains("waits for"), "{}", card.text);
    assert!(card.text.contains("wants to close this table") || card.text.contains("agreed to close this table"), "{}", card.text);
    let turn = house.say(others[0], "turn", None, &[]).card;
    assert!(turn.text.contains("to close this table") && labels(&turn).contains(&"Close the table".to_owned()), "{}", turn.text);
}

#[test]
fn going_on_agrees_when_another_has_asked_for_it() {
    let mut house = paused(2);
    let pause = last(&house);
    house.press("Ben", &pause, "Go on");
    let again = house.press("Ben", &pause, "Go on").card.text;
    println!("{again}\n");
    assert!(again.contains("Your word is noted"), "{again}");
    let said = house.press("Ann", &pause, "Go on").card.text;
    println!("{said}\n");
    assert!(said.contains("you agree. The game still waits for Cleo"), "{said}");
    let said = house.press("Cleo", &pause, "Go on").card.text;
    println!("{said}\n");
    assert!(!house.at_table(1).is_paused() && said.contains("The game goes on"), "{said}");
}

#[test]
fn a_pause_ends_by_itself_after_fourteen_days_and_everybody_hears_of_it() {
    let mut house = paused(2);
    let waits = house.waited_for(1).expect("somebody").0;
    let told = house.say("Ann", "turn", None, &[]).card.text;
    println!("{told}\n");
    assert!(told.contains("at the latest"), "{told}");
    house.wait(13 * 24 - 1);
    let posted = house.posted.len();
    house.restart();
    house.wait(2);
    assert_eq!(house.posted.len(), posted + 1);
    let card = last(&house);
    println!("{}\n", card.text);
    assert!(card.text.contains("this pause ends") && card.ping.len() == 3, "{}", card.text);
    house.wait(23);
    let card = last(&house);
    println!("{}\n", card.text);
    assert!(card.text.contains("over after 14 days") && card.ping == [person(&waits).id], "{}", card.text);
    let log = house.say("Zed", "past", Some("log"), &[]).card.text;
    assert!(log.contains("The game went on"), "{log}");
}

#[test]
fn who_plays_on_instead_of_answering_is_told_of_on_the_card_and_in_the_log() {
    let mut house = in_turn("gardens", &NAMES, 4);
    let who = house.waited_for(1).expect("somebody").0;
    let asks = NAMES.into_iter().find(|name| *name != who).expect("another");
    let asked = house.say(asks, "undo", None, &[]).card;
    house.press(asks, &asked, "Undo it");
    let motion = last(&house);
    let posted = house.posted.len();
    let mut chance = Chance::silent(9);
    house.play_at_random(&mut chance);
    assert!(house.at_table(1).motion().is_some() || house.at_table(1).turns() > 4, "a first press answers nothing");
    while house.at_table(1).turns() == 4 {
        house.play_at_random(&mut chance);
    }
    assert!(house.posted.len() > posted);
    let card = last(&house);
    println!("{}\n", card.text);
    assert!(card.text.contains(&format!("{who} played on, so what {asks} wanted to undo stays as it was")), "{}", card.text);
    assert!(card.text.contains("it is your turn") && !card.ping.is_empty(), "{}", card.text);
    let late = house.press(asks, &motion, "I agree").card.text;
    assert!(late.contains("settled already"), "{late}");
    let log = house.say("Zed", "past", Some("log"), &[]).card.text;
    println!("{log}\n");
    assert!(log.contains("played on instead of answering: nothing was undone"), "{log}");
    while house.at_table(1).turns() == 5 {
        house.play_at_random(&mut chance);
    }
    assert!(!last(&house).text.contains("played on, so"), "it is told once: {}", last(&house).text);
}

#[test]
fn an_undo_says_what_came_to_light_and_the_same_turn_meets_it_again() {
    let mut house = in_turn("alhambra", &NAMES, 3);
    let who = house.waited_for(1).expect("somebody").0;
    let seat = house.at_table(1).seat_of(&person(&who).id).expect("a seat");
    let action = house.at_table(1).state_for(Viewer::Seat(seat)).expect("it is played").legal_actions(seat);
    let action = action.into_iter().find(|it| it.starts_with("take")).expect("money can be taken");
    house.play(&who, &action);
    house.play(&who, "end");
    let after = everybody(&house);
    for _ in 0..4 {
        let asked = house.say(&who, "undo", None, &[]).card;
        println!("{}\n", asked.text);
        assert!(
            asked.text.contains("This came to light and stays known; whoever plays the same again meets it again"),
            "{}",
            asked.text
        );
        house.press(&who, &asked, "Undo it");
        for name in NAMES.into_iter().filter(|name| *name != who) {
            let card = last(&house);
            house.press(name, &card, "I agree");
        }
        house.restart();
        house.play(&who, &action);
        house.play(&who, "end");
        assert!(everybody(&house) == after, "the same move meets the same luck");
    }
}

#[test]
fn whoever_resigns_leaves_the_table_to_the_others_vote() {
    let mut house = in_turn("gardens", &NAMES, 2);
    for name in ["Ann", "Ben"] {
        let card = house.say(name, "table", Some("close"), &[]).card;
        house.press(name, &card, "Close the table");
    }
    let card = house.say("Cleo", "table", Some("resign"), &[]).card;
    let said = house.press("Cleo", &card, "Resign").card.text;
    println!("{said}\n");
    let card = last(&house);
    println!("{}\n{:?}\n", card.text, labels(&card));
    assert!(card.text.contains("All who play here have agreed to close this table"), "{}", card.text);
    let ask = house.press("Ann", &card, "Close the table").card;
    println!("{}\n{:?}\n", ask.text, labels(&ask));
    house.press("Ann", &ask, "Close the table");
    assert!(last(&house).text.contains("This table was closed: everybody agreed"), "{}", last(&house).text);
}

#[test]
fn who_cannot_close_a_table_is_not_asked_whether_to() {
    let mut house = House::playing(3, "gardens", &["Ann", "Ben", "Cleo"]);
    house.act("Cleo", Act::Press { id: "1.1.~resign".to_owned() });
    let told = house.say("Cleo", "table", Some("close"), &[]).card;
    assert!(told.text.contains("A bot plays your seat here now") && labels(&told).is_empty(), "{told:?}");
    house.act("Mod", Act::Press { id: "1.1.~close".to_owned() });
    let over = house.say("Ann", "table", Some("close"), &[("table", "1")]).card;
    assert!(!labels(&over).contains(&"Close the table".to_owned()), "{over:?}");
}
