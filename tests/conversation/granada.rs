//! Granada as people press it: a bought tile goes into the city or the reserve with either side up, and turning it for money
//! binds it to the city until it is taken back.

use pergola::{
    chat::Card,
    engine::{Chance, Options, Seat, Viewer},
    games::game,
    text::Speaker,
};
use serde_json::{Value, json};

use crate::house::{House, labels};

const KEY: &str = "granada";

/// What can be chosen at the table, but for what every menu offers besides.
fn menu(card: &Card) -> Vec<String> {
    let others = ["Board", "Confirm", "Take back", "Restart turn", "Back"];
    labels(card).into_iter().filter(|it| !others.contains(&it.as_str())).collect()
}

/// A table of three whose state is that of a fresh game in which Ann has bought a hostel.
fn table() -> House {
    let mut house = House::playing(7, KEY, &["Ann", "Ben", "Cleo"]);
    let game = game(KEY).expect("the game is in the catalogue");
    let mut saved = game.start(3, &Options::default(), &mut Chance::silent(7)).expect("it starts").save();
    saved["phase"] = json!({ "turn": { "seat": 0, "chain": "due" } });
    lay(&mut saved);
    let state = game.load(2, saved).expect("the state is whole");
    house.with_state(1, &*state);
    house
}

/// The hostel into the market, and three cards into Ann's hand, without a piece more or less.
fn lay(saved: &mut Value) {
    let codes = |list: &Value| list.as_array().into_iter().flatten().cloned().collect::<Vec<_>>();
    let (mut bag, hostel) = (codes(&saved["bag"]), json!("hostel-6-sw"));
    if let Some(at) = bag.iter().position(|it| *it == hostel) {
        bag[at] = saved["market"][0].clone();
    } else {
        let at = codes(&saved["market"]).iter().position(|it| *it == hostel).expect("it is in the bag or in the market");
        saved["market"][at] = saved["market"][0].clone();
    }
    saved["market"][0] = hostel;
    saved["bag"] = bag.into();
    let (mut deck, mut discard) = (codes(&saved["deck"]["cards"]), Vec::new());
    let cards = deck.len();
    deck.extend(codes(&saved["players"][0]["hand"]));
    let hand = ["yellow-6", "blue-1", "blue-2"].map(Value::from);
    for card in &hand {
        deck.swap_remove(deck.iter().position(|it| it == card).expect("it is in no other hand"));
    }
    discard.extend(deck.drain(cards..));
    saved["deck"]["cards"] = deck.into();
    saved["discard"] = discard.into();
    saved["players"][0]["hand"] = hand.to_vec().into();
}

fn entry(card: &Card, words: &str) -> String {
    let found = menu(card).into_iter().find(|it| it.contains(words));
    found.unwrap_or_else(|| panic!("no {words} in {:?}", menu(card)))
}

#[test]
fn a_bought_tile_is_turned_for_three_money_and_then_placed() {
    let mut house = table();
    house.play("Ann", "buy 1 with yellow-6");
    let mine = house.say("Ann", "turn", None, &[]).card;
    let stop = house.press("Ann", &mine, &entry(&mine, "Stop here")).card;
    for words in ["one west", "in the reserve", "turned to school 7", "blue 1+2"] {
        entry(&stop, words);
    }
    let pay = entry(&stop, "blue 1+2");
    assert!(pay.contains("turned to school 7 for 3"), "{pay}");
    let ann = Viewer::Seat(Seat(0));
    let state = house.at_table(1).state_for(ann).expect("the game runs").fork();
    let turning = ["turn hostel-6-sw with blue-1 blue-2"];
    let said = state.consequences(Seat(0), &turning, &mut Chance::silent(1)).swap_remove(0).expect("it brings something");
    let said = Speaker::plain("en", &[]).say(&said);
    assert_eq!(said, "then school 7 (moats south, west) is placed in your city, not in the reserve");
    let turned = house.press("Ann", &stop, &pay).card;
    assert!(turned.text.contains("**Turned to school 7.**"), "{}", turned.text);
    assert_eq!(menu(&turned), ["1 · one west", "2 · one south"], "the city is the only place for it");
    let back = house.press("Ann", &turned, "Take back").card;
    entry(&back, "Stop here");
    house.play("Ann", "turn hostel-6-sw with blue-1 blue-2");
    house.play("Ann", "place school-7-sw at 0,-1");
}

#[test]
fn what_is_done_wrongly_is_refused_with_what_is_possible() {
    let mut house = table();
    house.play("Ann", "buy 1 with yellow-6");
    let refused = |house: &mut House, verb: &str, options: &[(&str, &str)]| house.say("Ann", KEY, Some(verb), options).card.text;
    let text = refused(&mut house, "place", &[("tile", "school-7-sw"), ("at", "-1,0")]);
    assert!(text.contains("school 7 is its back. Turn it for 3 money"), "{text}");
    let text = refused(&mut house, "turn", &[("tile", "hostel-6-sw"), ("pay", "blue-2")]);
    assert!(text.contains("Turning hostel 6 costs 3 money of one currency; these cards make 2."), "{text}");
    house.say("Ann", KEY, Some("reserve"), &[("tile", "school-7-sw")]);
    let ann = Viewer::Seat(Seat(0));
    let view = house.at_table(1).state_for(ann).expect("the game runs").view(ann);
    assert_eq!((&view["seats"][0]["to_place"], &view["seats"][0]["reserve"]), (&json!([]), &json!(["school-7-sw"])));
}

#[test]
fn the_lobby_offers_the_simplified_scoring() {
    let mut house = House::new(4);
    house.say("Ann", "play", None, &[("game", KEY), ("seats", "2")]);
    let card = house.posted[0].clone();
    house.press("Ben", &card, "Join");
    house.press("Ann", &card, "The simplified scoring: play with it");
    house.press("Ann", &card, "Start");
    let view = house.at_table(1).state_for(Viewer::Everyone).expect("the game runs").view(Viewer::Everyone);
    assert_eq!(view["granada"]["scoring"], json!("simplified"));
}
