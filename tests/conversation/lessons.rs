//! Lessons, played by the very words of their texts: `cargo test --test house conversation::lessons -- --nocapture` prints them.

use pergola::{
    chat::{Act, Card, Reply, Show},
    games::GAMES,
    lessons::{LEARNER, lesson},
    table::{ClosedBecause, Phase, Progress},
};

use super::house::{House, labels, person, place, slash};

/// What the lesson tells to press or to choose, as it stands on the button.
fn told(card: &Card) -> Option<String> {
    let line = card.text.lines().rfind(|line| line.starts_with('👉'))?;
    let words = line.split("**").nth(1).unwrap_or_else(|| panic!("no button in {line}"));
    Some(words.replace('\\', ""))
}

fn begin(house: &mut House, name: &str, key: &str) -> Card {
    let reply = house.say(name, "learn", None, &[("game", key)]);
    assert_eq!(reply.show, Show::Private);
    reply.card
}

/// Does what the lesson tells, once: exactly that stands there.
fn follow(house: &mut House, card: &Card) -> Card {
    let told = told(card).unwrap_or_else(|| panic!("nothing is told: {}", card.text));
    assert!(labels(card).contains(&told), "{told:?} is not among {:?}", labels(card));
    let reply = house.press("Ann", card, &told);
    assert_eq!(reply.show, Show::Update, "it stays in its message");
    reply.card
}

/// The lesson of Alhambra after so many presses.
fn in_the_middle(presses: usize) -> (House, Card) {
    let mut house = House::new(1);
    let mut card = begin(&mut house, "Ann", "alhambra");
    for _ in 0..presses {
        card = follow(&mut house, &card);
    }
    (house, card)
}

fn progress(house: &House) -> Option<Progress> {
    house.at_table(1).progress()
}

#[test]
fn every_lesson_is_played_by_its_own_words() {
    for game in GAMES.iter() {
        let key = game.meta().key;
        let lesson = lesson(key).expect("every game has one");
        let mut house = House::new(1);
        let mut card = begin(&mut house, "Ann", key);
        let mut presses = 0;
        println!("# {key}\n\n{}\n", card.text);
        while told(&card).is_some() {
            card = follow(&mut house, &card);
            presses += 1;
            println!("{}\n", card.text);
            assert!(presses < 100, "it comes to an end");
        }
        assert!(matches!(progress(&house), Some(Progress::Done)), "{}", card.text);
        assert!(card.text.contains("/rules") && card.text.contains("/play"), "{}", card.text);
        assert!(house.posted.is_empty(), "nothing is posted");
        let (waited, _) = house.waited_for(1).expect("the game goes on");
        assert_eq!(waited, "Ann", "the bots have played");
        assert_eq!(house.at_table(1).seats().len(), usize::from(lesson.seats));
        assert!(!labels(&card).is_empty());
    }
}

#[test]
fn who_does_something_else_is_told_what_was_meant_and_can_take_it_back() {
    let (mut house, first) = in_the_middle(0);
    let card = house.press("Ann", &first, "2 · Take").card;
    assert_eq!(house.at_table(1).pending_actions(LEARNER), 1);
    assert!(card.text.contains("The lesson meant **"), "{}", card.text);
    assert_eq!(told(&card), None, "nothing is told that is not on the board");
    let back = house.press("Ann", &card, "Take back").card;
    assert_eq!(told(&back), told(&first));
    let card = house.press("Ann", &back, "2 · Take").card;
    let alone = house.press("Ann", &card, "Confirm").card;
    assert!(alone.text.contains("own way"), "{}", alone.text);
    assert!(matches!(progress(&house), Some(Progress::Left)));
    assert_eq!(house.waited_for(1).unwrap().0, "Ann", "the bots play on, in time for the answer");
    let asked = house.say("Ann", "undo", None, &[]).card;
    house.press("Ann", &asked, "Undo it");
    let again = house.say("Ann", "turn", None, &[]).card;
    assert_eq!(told(&again), told(&first), "undone, the turn is the lesson's again: {}", again.text);
    assert!(house.posted.is_empty());
}

#[test]
fn a_second_learn_shows_the_first_and_no_other() {
    let (mut house, card) = in_the_middle(2);
    let again = begin(&mut house, "Ann", "alhambra");
    assert!(again.table == card.table && again.text.contains("in the middle"), "{}", again.text);
    assert_eq!(told(&again), told(&card));
    for command in ["turn", "hand"] {
        assert_eq!(house.say("Ann", command, None, &[]).card.table, card.table);
    }
    let others = begin(&mut house, "Ben", "alhambra");
    assert_ne!(others.table, card.table, "everybody has their own");
}

#[test]
fn a_lesson_goes_on_after_a_restart() {
    let (mut house, card) = in_the_middle(3);
    house.restart();
    assert_eq!(told(&begin(&mut house, "Ann", "alhambra")), told(&card));
    let mut next = house.say("Ann", "turn", None, &[]).card;
    for _ in 0..2 {
        next = follow(&mut house, &next);
    }
    assert!(matches!(progress(&house), Some(Progress::At { .. })));
}

#[test]
fn a_lesson_is_its_learners_alone() {
    let (mut house, card) = in_the_middle(1);
    let press = |card: &Card, label: &str| super::house::pressed(card, label);
    let act = press(&card, &told(&card).unwrap());
    for name in ["Ben", "Mod"] {
        let refused = house.act(name, act.clone());
        assert!(refused.show == Show::Private && refused.card.text.contains("no such table"), "{}", refused.card.text);
        for command in ["board", "past log", "turn", "table close"] {
            let none = house.say(name, command, None, &[]).card;
            assert!(none.table.is_none() && none.text.contains("no table"), "{command}: {}", none.text);
        }
        let typed = house.say(name, "board", None, &[("table", "1")]).card.text;
        assert!(typed.contains("no such table"), "{typed}");
    }
    house.restart();
    assert!(house.suggest("Ben", "board", "", &[("table", "")], "table").is_empty());
}

#[test]
fn a_lesson_is_left_without_a_vote_and_begun_anew() {
    let (mut house, card) = in_the_middle(1);
    let asked = house.press("Ann", &card, "Close the table").card;
    assert!(asked.text.contains("leave this lesson"), "{}", asked.text);
    let left = house.press("Ann", &asked, "Close the table").card.text;
    assert!(matches!(house.at_table(1).phase(), Phase::Closed(_)) && left.contains("/learn"), "{left}");
    let anew = begin(&mut house, "Ann", "alhambra");
    assert_eq!(anew.table.map(|it| it.0), Some(2));
    assert_eq!(told(&anew), told(&in_the_middle(0).1));
}

#[test]
fn a_lesson_nobody_goes_on_with_is_closed() {
    let (mut house, _) = in_the_middle(1);
    house.wait(6 * 24);
    assert_eq!(house.at_table(1).phase(), Phase::Playing);
    house.wait(24);
    assert_eq!(house.at_table(1).phase(), Phase::Closed(ClosedBecause::Abandoned));
    assert!(house.posted.is_empty());
}

#[test]
fn in_a_thread_a_lesson_has_cards_that_nobody_else_can_use() {
    let mut house = House::new(1);
    house.move_to(1, "thread");
    let reply = house.say("Ann", "learn", None, &[("game", "alhambra"), ("thread", "true")]);
    assert!(reply.card.text.contains("thread of its own"), "{}", reply.card.text);
    let first = house.posted[0].clone();
    assert_eq!(first.ping, [person("Ann").id]);
    assert_eq!(house.at_table(1).place(), &place("town", "thread"));
    let in_thread = |house: &mut House, name: &str, label: &str, card: &Card| -> Reply {
        house.act_in(&place("town", "thread"), name, super::house::pressed(card, label))
    };
    let refused = in_thread(&mut house, "Ben", "Board", &first);
    assert!(refused.card.text.contains("somebody else's lesson"), "{}", refused.card.text);
    let mut card = in_thread(&mut house, "Ann", "Play my turn", &first).card;
    while let Some(words) = told(&card) {
        card = in_thread(&mut house, "Ann", &words, &card).card;
    }
    assert!(house.posted.len() > 2, "each turn has its card");
}

#[test]
fn which_game_is_asked_by_buttons() {
    let mut house = House::new(1);
    let asked = house.say("Ann", "learn", None, &[]).card;
    assert!(asked.text.contains("Which game"), "{}", asked.text);
    let first = house.press("Ann", &asked, "Alhambra");
    assert_eq!(first.show, Show::Update);
    assert!(told(&first.card).is_some(), "{}", first.card.text);
    let forged = house.act("Ann", Act::Press { id: "1.learn.chess".to_owned() }).card.text;
    assert!(forged.contains("no game"), "{forged}");
    let unknown = house.act("Ann", slash("learn", None, &[("game", "chess")])).card.text;
    assert!(unknown.contains("no game"), "{unknown}");
}

#[test]
fn a_lesson_takes_no_room_from_games() {
    let mut house = House::new(1);
    for number in 0..60 {
        begin(&mut house, &format!("P{number}"), "alhambra");
    }
    let opened = house.say("Ann", "play", None, &[("game", "alhambra")]).card.text;
    assert!(opened.contains("is open"), "{opened}");
}

#[test]
fn a_lesson_that_was_changed_since_is_over() {
    let (mut house, _) = in_the_middle(2);
    let mut checkpoint = house.at_table(1).checkpoint();
    checkpoint["opening"]["lesson"] = "0123456789abcdef".into();
    let people = house.at_table(1).guests().clone();
    let table = pergola::table::Table::load(&house.games, checkpoint, &people).unwrap();
    house.put(&table);
    let card = begin(&mut house, "Ann", "alhambra");
    assert_eq!((card.table.map(|it| it.0), told(&card)), (Some(1), None), "{}", card.text);
}
