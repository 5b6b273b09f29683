//! Out of turn: what others hear of at once is asked before it is done, what nobody hears is done at once. And what a table is
//! told of an update of its rules, which no game in the catalogue has had.

use std::sync::Arc;

use pergola::{
    bots::BOTS,
    chat::{Act, Card, Reply},
    engine::{Catalogue, FIRST_EDITION, Game, GameBox, Seat, Viewer},
    table::{Command, Opening, Register, Table, TableId, Who},
};

use super::{
    house::{House, garden, labels, person},
    stones::{META, Stones},
};

/// A table of stones, at which Ann begins and Ben may wave and plan. Nobody can type its game: it was opened elsewhere.
fn stones() -> House {
    let stones = GameBox::<Stones>::print(&META, FIRST_EDITION, &|_| None).expect("a toy has no tables");
    let games = Catalogue::new([Arc::new(stones) as Arc<dyn Game>], &BOTS);
    let opening = Opening::new("stones", 2, "en");
    let mut register = Register::default();
    let people = register.meet(&[person("Ann")]);
    let opened = Table::open(&games, TableId(1), garden(), &person("Ann"), opening, &[], &people, None, "r", 1_000);
    let (mut table, commit) = opened.expect("a table of two");
    let mut commits = vec![commit];
    for (name, command) in [("Ben", Command::Join), ("Ann", Command::Start)] {
        let who = Who::Person { person: person(name), moderator: false };
        let people = register.meet_for(&who, &command);
        let (after, commit) = table.decide(&who, &command, &people, None, 1_000, 1).expect("two can play");
        (table, commits) = (after, [commits, vec![commit]].concat());
    }
    let mut house = House::with_games(1, games);
    house.write(commits);
    house
}

fn ben(house: &mut House) -> Card {
    house.say("Ben", "turn", None, &[]).card
}

fn waved(house: &House) -> bool {
    house.at_table(1).state_for(Viewer::Everyone).expect("it is played").save()["waved"] == serde_json::json!([1])
}

/// What a typed command comes to: its action, said by a button's id.
fn type_in(house: &mut House, action: &str) -> Reply {
    let decision = house.at_table(1).decision(Seat(1));
    house.act("Ben", Act::Press { id: format!("1.1.~say.{decision}.{action}") })
}

#[test]
fn who_may_act_is_not_asked_as_if_it_were_their_turn() {
    let mut house = stones();
    let mine = ben(&mut house);
    assert!(mine.text.contains("The game waits for Ann; there is something you can do meanwhile."), "{}", mine.text);
    assert!(!mine.text.contains("What do you do?"), "{}", mine.text);
    assert!(house.say("Ann", "turn", None, &[]).card.text.contains("Go on, or confirm your turn."));
}

#[test]
fn what_others_hear_of_is_asked_once() {
    let mut house = stones();
    house.play("Ann", "put 1");
    let mine = ben(&mut house);
    let asked = house.press("Ben", &mine, "wave").card;
    assert!(asked.text.contains("wave: others hear of this at once, and it cannot be taken back."), "{}", asked.text);
    assert_eq!(labels(&asked), ["Confirm", "Cancel"]);
    assert!(!waved(&house));
    let back = house.press("Ben", &asked, "Cancel").card;
    assert!(!waved(&house) && labels(&back).contains(&"wave".to_owned()), "{}", back.text);
    let done = house.press("Ben", &asked, "Confirm").card;
    assert!(waved(&house));
    assert!(done.text.contains("Done:") && done.text.contains("Waved"), "{}", done.text);
    assert!(house.at_table(1).may_take_back(Seat(0)), "Ann's undo stays open");
}

#[test]
fn pressed_twice_it_is_done_once() {
    let mut house = stones();
    let mine = ben(&mut house);
    let asked = house.press("Ben", &mine, "wave").card;
    house.press("Ben", &asked, "Confirm");
    let revision = house.at_table(1).revision();
    let again = house.press("Ben", &asked, "Confirm").card;
    assert_eq!(house.at_table(1).revision(), revision);
    assert!(!again.text.contains("Done:"), "{}", again.text);
}

#[test]
fn what_is_typed_is_asked_too() {
    let mut house = stones();
    let asked = type_in(&mut house, "wave").card;
    assert!(!waved(&house));
    house.press("Ben", &asked, "Confirm");
    assert!(waved(&house));
}

#[test]
fn what_nobody_hears_is_done_at_once_and_as_often_as_one_likes() {
    let mut house = stones();
    house.play("Ann", "put 1");
    let (told, posted) = (house.at_table(1).stories(Viewer::Everyone), house.posted.len());
    for _ in 0..3 {
        let mine = ben(&mut house);
        let done = house.press("Ben", &mine, "plan 2").card;
        assert!(done.text.contains("Done:") && done.text.contains("Planned"), "{}", done.text);
    }
    let done = type_in(&mut house, "plan 3").card;
    assert!(done.text.contains("Done:"), "{}", done.text);
    assert_eq!(house.at_table(1).stories(Viewer::Everyone), told);
    assert_eq!(house.posted.len(), posted, "nobody is told");
    let again = ben(&mut house);
    assert!(!again.text.contains("Planned"), "{}", again.text);
}

#[test]
fn asides_leave_a_turn_as_it_is() {
    let mut house = stones();
    let mine = house.say("Ann", "turn", None, &[]).card;
    let mine = house.press("Ann", &mine, "put 2").card;
    type_in(&mut house, "plan 1");
    let asked = type_in(&mut house, "wave").card;
    house.press("Ben", &asked, "Confirm");
    let mine = house.press("Ann", &mine, "Take back").card;
    let mine = house.press("Ann", &mine, "put 3").card;
    house.press("Ann", &mine, "Confirm");
    let table: Arc<Table> = house.at_table(1);
    let state = table.state_for(Viewer::Everyone).expect("it is played").save();
    assert_eq!((&state["heaps"], &state["plans"]), (&serde_json::json!([[3], []]), &serde_json::json!([0, 1])));
}

#[test]
fn a_running_table_is_told_once_what_an_update_changed() {
    let mut house = stones();
    let mut checkpoint = house.at_table(1).checkpoint();
    checkpoint["opening"]["rules"] = 0.into();
    let people = house.at_table(1).guests().clone();
    let before = Table::load(&house.games, checkpoint, &people).expect("a table of before the update");
    house.posted.clear();
    house.put(&before);
    let told: Vec<Card> = house.posted.drain(..).filter(|it| it.text.contains("I was updated")).collect();
    let [card] = &told[..] else { panic!("{} cards", told.len()) };
    assert!(card.text.contains("[stones-rules-change-1]") && card.text.contains("[stones-rules-change-2]"), "{}", card.text);
    assert_eq!((&card.ping[..], labels(card)), (&[][..], vec!["Rules".to_owned(), "Board".to_owned()]));
    house.restart();
    assert!(house.posted.iter().all(|it| !it.text.contains("I was updated")), "once is enough");
    assert!(!house.at_table(1).has_other_rules());
}
