//! Alhambra and Granada together as people press and type them: a purchase names its piece.

use pergola::{
    engine::{Chance, Options, Seat, Viewer},
    games::game,
    text::Speaker,
};
use serde_json::json;

use super::house::{House, labels};

const KEY: &str = "combined";
const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

/// A table of three at which it is Ann's turn, and she can buy something.
fn table() -> House {
    let game = game(KEY).expect("the game is in the catalogue");
    let state = (0..).find_map(|seed| {
        let mut saved = game.start(3, &Options::default(), &mut Chance::silent(seed)).expect("it starts").save();
        saved["phase"] = json!({ "turn": { "seat": 0, "chain": "due" } });
        let state = game.load(game.meta().version, saved).expect("the state is whole");
        state.legal_actions(Seat(0)).iter().any(|it| it.starts_with("buy")).then_some(state)
    });
    let mut house = House::playing(7, KEY, &NAMES);
    house.with_state(1, &*state.expect("somebody can buy something"));
    house
}

#[test]
fn a_purchase_is_typed_with_its_piece_and_pays_for_itself() {
    let mut house = table();
    let tile = house.suggest("Ann", KEY, "buy", &[], "tile")[0].value.clone();
    let (_, code) = tile.split_once(' ').expect("the currency and the piece");
    let bought = code.to_owned();
    house.say("Ann", KEY, Some("buy"), &[("tile", &tile)]);
    let ann = Viewer::Seat(Seat(0));
    let view = house.at_table(1).state_for(ann).expect("the game runs").view(ann);
    assert_eq!(view["seats"][0]["to_place"], json!([bought]));
}

#[test]
fn a_purchase_without_its_piece_is_told_what_there_is() {
    let mut house = table();
    let ann = Viewer::Seat(Seat(0));
    let view = house.at_table(1).state_for(ann).expect("the game runs").view(ann);
    let card = view["seats"][0]["hand"][0].as_str().expect("a card").to_owned();
    let (currency, _) = card.split_once('-').expect("a currency");
    let text = house.say("Ann", KEY, Some("buy"), &[("tile", currency), ("pay", &card)]).card.text;
    assert!(text.contains("offers more than one building") && text.contains("Name the one you buy."), "{text}");
    let text = house.say("Ann", KEY, Some("buy"), &[("tile", &format!("{currency} tower 14")), ("pay", &card)]).card.text;
    assert!(text.contains("does not offer tower 14"), "{text}");
}

#[test]
fn the_lobby_offers_the_simplified_scoring_of_granada() {
    let mut house = House::new(4);
    house.say("Ann", "play", None, &[("game", KEY), ("seats", "2")]);
    let card = house.posted[0].clone();
    house.press("Ben", &card, "Join");
    house.press("Ann", &card, "The simplified scoring of Granada: play with it");
    house.press("Ann", &card, "Start");
    let view = house.at_table(1).state_for(Viewer::Everyone).expect("the game runs").view(Viewer::Everyone);
    assert_eq!(view["granada"]["scoring"], json!("simplified"));
}

/// A table of three with viziers, at which Ann has the turn and Ben alone can pay exactly: a building of either kind.
fn table_with_viziers() -> House {
    let mut house = House::new(7);
    house.opened(KEY, &NAMES);
    let lobby = house.posted[0].clone();
    house.press("Ann", &lobby, "Vizier's favour: whoever could pay is asked");
    house.press("Ann", &lobby, "Start");
    let hand = |cards: &[&str]| json!({ "hand": cards });
    let state = json!({
        "turn": 1, "start": 0, "phase": { "turn": { "seat": 0, "chain": "due" } }, "granada": { "marker": "even" },
        "market": ["tower-12", "pavilion-8", "garden-10", "arcades-9"],
        "combined": { "market": ["school-10-w", "park-12", "library-12", "hostel-4-ne"], "bag": [], "b_is_aside": false },
        "display": ["blue-4", "yellow-3", "orange-7", "green-9"],
        "bag": [], "deck": { "cards": [] }, "scored": "b", "discard": [],
        "players": [hand(&["orange-1"]), hand(&["green-8", "orange-4"]), hand(&["orange-2"])],
        "modules": { "vizier": { "up": [0, 1, 2], "ask_all": false, "orders": ["ask", "ask", "ask"] } },
    });
    house.lay(KEY, state);
    house
}

#[test]
fn a_favour_buys_a_building_of_either_kind() {
    let mut house = table_with_viziers();
    house.play("Ann", "take yellow-3");
    house.play("Ann", "end");
    let ben = Viewer::Seat(Seat(1));
    let state = house.at_table(1).state_for(ben).expect("the game runs").fork();
    let said = state.consequences(Seat(1), &["favour"], &mut Chance::silent(1)).swap_remove(0).expect("it brings something");
    assert_eq!(Speaker::plain("en", &[]).say(&said), "final; you can pay pavilion 8 and hostel 4 exactly");
    let mine = house.say("Ben", "turn", None, &[]).card;
    let orders = labels(&house.press("Ben", &mine, "Standing orders …").card);
    for wanted in ["towers", "schools", "tower 12 (no walls)", "school 10 (moat west)"] {
        assert!(orders.contains(&format!("Vizier: decline unless it is for {wanted}")), "{wanted} in {orders:?}");
    }
    let mine = house.press("Ben", &mine, "Use the vizier").card;
    let [pavilion, hostel] =
        ["1 · Buy pavilion 8 (no walls) with green 8, exact", "2 · Buy hostel 4 (moats north, east) with orange 4, exact"];
    assert!(labels(&mine).iter().any(|it| it == pavilion), "{:?}", labels(&mine));
    let bought = house.press("Ben", &mine, hostel).card;
    let placed = house.press("Ben", &bought, "1b · Place hostel 4 · in the reserve, turned to market 5").card;
    house.press("Ben", &placed, "Confirm");
    let told = house.posted.last().expect("a card is posted").text.clone();
    assert!(told.contains("Ben got the vizier's favour, bought hostel 4 exactly, and kept it in reserve."), "{told}");
    let view = house.at_table(1).state_for(ben).expect("the game runs").view(ben);
    assert_eq!((&view["seats"][1]["reserve"], &view["granada"]["marker"]), (&json!(["market-5-ne"]), &json!("odd")));
}
