//! Alhambra and Granada together as people press and type them: a purchase names its piece.

use pergola::{
    engine::{Chance, Options, Seat, Viewer},
    games::game,
};
use serde_json::json;

use crate::house::House;

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
