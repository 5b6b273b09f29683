//! Granada as people press it: a bought tile goes into the city or the reserve with either side up, and turning it for money
//! binds it to the city until it is taken back.

use pergola::{
    chat::Card,
    engine::{Chance, Options, Seat, Viewer},
    games::game,
    text::Speaker,
};
use serde_json::{Value, json};

use super::house::{House, labels};

const KEY: &str = "granada";

/// What can be chosen at the table, but for what every menu offers besides.
fn menu(card: &Card) -> Vec<String> {
    let others = ["Hint", "Board", "Confirm", "Take back", "Restart turn", "Back"];
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

/// A table of three with viziers, at which Ann has the turn and Ben alone can pay a building exactly, the hostel.
fn table_with_viziers() -> House {
    let mut house = House::new(7);
    house.opened(KEY, &["Ann", "Ben", "Cleo"]);
    let lobby = house.posted[0].clone();
    house.press("Ann", &lobby, "Vizier's favour: whoever could pay is asked");
    house.press("Ann", &lobby, "Start");
    let hand = |cards: &[&str]| json!({ "hand": cards });
    let state = json!({
        "turn": 1, "start": 0, "phase": { "turn": { "seat": 0, "chain": "due" } }, "granada": { "marker": "even" },
        "market": ["hostel-6-sw", "school-12", "park-12", "arena-10-n"],
        "display": ["blue-4", "yellow-3", "orange-7", "green-9"],
        "bag": [], "deck": { "cards": [] }, "scored": "b", "discard": [],
        "players": [hand(&["orange-1"]), hand(&["yellow-6", "blue-1", "blue-2"]), hand(&["orange-2"])],
        "modules": { "vizier": { "up": [0, 1, 2], "ask_all": false, "orders": ["ask", "ask", "ask"] } },
    });
    house.lay(KEY, state);
    house
}

/// What an action would bring to a seat, in words.
fn consequence(house: &House, seat: u8, action: &str) -> String {
    let state = house.at_table(1).state_for(Viewer::Seat(Seat(seat))).expect("the game runs").fork();
    let said = state.consequences(Seat(seat), &[action], &mut Chance::silent(1)).swap_remove(0);
    Speaker::plain("en", &[]).say(&said.expect("it brings something"))
}

#[test]
fn the_building_of_a_favour_is_turned_for_three_money() {
    let mut house = table_with_viziers();
    let mine = house.say("Ann", "turn", None, &[]).card;
    let mine = house.press("Ann", &mine, &entry(&mine, "yellow 3")).card;
    house.press("Ann", &mine, "Confirm");
    let asked = house.posted.last().expect("a card is posted").text.clone();
    assert!(asked.contains("Ann took yellow 3.") && asked.contains("The vizier's favour is offered to Ben."), "{asked}");
    assert!(asked.contains("<@test:Ben>: do you want the vizier's favour before the next turn?"), "{asked}");
    let mine = house.say("Ben", "turn", None, &[]).card;
    assert!(mine.text.contains("you may buy one building for its exact price and place it at once"), "{}", mine.text);
    assert_eq!(menu(&mine), ["Use the vizier", "Decline", "Standing orders …"]);
    assert_eq!(consequence(&house, 1, "favour"), "final; you can pay hostel 6 exactly");
    let mine = house.press("Ben", &mine, "Use the vizier").card;
    assert_eq!(menu(&mine), ["1 · Buy hostel 6 (moats south, west) with yellow 6, exact", "Standing orders …"]);
    let bought = house.press("Ben", &mine, &entry(&mine, "Buy hostel 6")).card;
    assert!(bought.text.contains("You got the vizier's favour and bought hostel 6 exactly."), "{}", bought.text);
    entry(&bought, "in the reserve, turned to school 7");
    let turned = house.press("Ben", &bought, &entry(&bought, "turned to school 7 for 3 · with blue 1+2")).card;
    assert!(turned.text.contains("**Turned to school 7.** Place it in your city"), "{}", turned.text);
    let places = ["1 · Place school 7 · one west", "2 · Place school 7 · one south", "Standing orders …"];
    assert_eq!(menu(&turned), places, "the city is the only place for it");
    let placed = house.press("Ben", &turned, places[0]).card;
    assert!(placed.text.contains("Nothing more can be done: confirm your turn."), "{}", placed.text);
    house.press("Ben", &placed, "Confirm");
    let told = house.posted.last().expect("a card is posted").text.clone();
    for words in ["Ben got the vizier's favour, bought hostel 6 exactly, turned hostel 6 over to school 7", "Waiting for Ben."] {
        assert!(told.contains(words), "{told}");
    }
    let view = house.at_table(1).state_for(Viewer::Everyone).expect("the game runs").view(Viewer::Everyone);
    assert_eq!((&view["modules"]["vizier"]["up"], &view["granada"]["marker"]), (&json!([0, 2]), &json!("odd")));
}
