//! Hanging Gardens as people press it: column, card and place, a new card that ends undo, and turns that end by themselves.

use pergola::{
    chat::Card,
    engine::{Chance, Options, Seat},
    games::game,
};
use serde_json::{Value, json};

use super::house::{House, labels};

const KEY: &str = "hanging-gardens";

/// What can be chosen at the table, but for what every menu offers besides.
fn menu(card: &Card) -> Vec<String> {
    let others = ["Hint", "Board", "Confirm", "Take back", "Restart turn", "Back"];
    labels(card).into_iter().filter(|it| !others.contains(&it.as_str())).collect()
}

/// A table of two whose state is that of a fresh game with these changes.
fn table(change: impl Fn(&mut Value)) -> House {
    let mut house = House::playing(7, KEY, &["Ann", "Ben"]);
    let game = game(KEY).expect("the game is in the catalogue");
    let fresh = game.start(2, &Options::default(), &mut Chance::silent(7)).expect("it starts");
    let mut saved = fresh.save();
    saved["phase"] = json!({ "take": 0 });
    saved["first"] = json!(0);
    change(&mut saved);
    let state = game.load(1, saved).expect("the state is whole");
    house.with_state(1, &*state);
    house
}

#[test]
fn a_card_is_a_column_a_level_and_a_place_and_final_when_a_new_one_is_turned_up() {
    let mut house = table(|_| {});
    let mine = house.say("Ann", "turn", None, &[]).card;
    assert_eq!(menu(&mine).len(), 3, "the columns: {:?}", menu(&mine));
    let cards = house.press("Ann", &mine, &menu(&mine)[0]).card;
    assert_eq!(menu(&cards).len(), 4, "a card of each level, and one place: {:?}", menu(&cards));
    assert!(menu(&cards)[0].contains("Row 1: "), "{:?}", menu(&cards));
    let laid = house.press("Ann", &cards, &menu(&cards)[0]).card;
    assert_eq!(menu(&laid).len(), 1, "{:?}", menu(&laid));
    assert!(menu(&laid)[0].contains("Turn up a new card"), "{:?}", menu(&laid));
    let back = house.press("Ann", &laid, "Take back").card;
    assert_eq!(menu(&back).len(), 3, "nothing was turned up yet");
    let cards = house.press("Ann", &back, &menu(&back)[1]).card;
    let laid = house.press("Ann", &cards, &menu(&cards)[1]).card;
    let revealed = house.press("Ann", &laid, &menu(&laid)[0]).card;
    assert!(!labels(&revealed).contains(&"Take back".to_owned()), "{:?}", labels(&revealed));
}

#[test]
fn a_turn_without_anything_to_buy_or_complete_ends_with_the_new_card() {
    let mut house = table(|state| state["players"][0]["gold"] = json!(0));
    house.play("Ann", "take left 1 to 1:0");
    house.play("Ann", "reveal");
    assert!(house.at_table(1).waits_for().contains(Seat(1)), "it is Ben's turn");
    assert!(!house.at_table(1).waits_for().contains(Seat(0)));
}

#[test]
fn whoever_ends_a_round_and_begins_the_next_has_two_turns() {
    let mut house = table(|state| {
        state["players"][0]["gold"] = json!(0);
        state["columns"][1]["gardeners"] = json!([0, 1]);
        state["columns"][2]["gardeners"] = json!([0, 1]);
        state["columns"][0]["gardeners"] = json!([1]);
    });
    house.play("Ann", "take left 1 to 1:0");
    house.play("Ann", "reveal");
    let table = house.at_table(1);
    assert!(table.waits_for().contains(Seat(0)), "the marker's holder begins");
    assert!(!table.may_take_back(Seat(0)), "the turn before is over");
    let public = table.state_for(pergola::engine::Viewer::Everyone).expect("the game runs").save();
    assert_eq!(public["round"], json!(2), "everybody sees the new round");
}

#[test]
fn what_is_typed_is_suggested_in_words() {
    let house = table(|_| {});
    let suggested = |given: &[(&str, &str)], slot: &str| house.suggest("Ann", KEY, "take", given, slot);
    assert_eq!(suggested(&[], "column").len(), 3);
    let levels = suggested(&[("column", "left")], "level");
    assert_eq!(levels.len(), 4);
    assert!(levels[0].label.contains("Row 1: "), "{}", levels[0].label);
    let places = suggested(&[("column", "left"), ("level", "1")], "to");
    assert!(places.len() == 1 && places[0].label.contains("first"), "{}", places[0].label);
}
