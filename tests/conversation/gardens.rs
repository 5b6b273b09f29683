//! The Gardens of the Alhambra as people see and press it: the lobby with its kinds of trees, and the menus of a turn.

use pergola::{
    chat::{Card, Show},
    engine::{AnyState, Chance, Chosen, Options, Seat, Viewer},
    games::game,
    text::{Occupant, Speaker},
};
use serde_json::{Value, json};

use super::house::{House, labels};

/// A lobby of Gardens with these people, its public card, and the house.
fn lobby(names: &[&str]) -> (House, Card) {
    let mut house = House::new(4);
    house.say(names[0], "play", None, &[("game", "gardens"), ("seats", &names.len().to_string())]);
    let card = house.posted[0].clone();
    for name in &names[1..] {
        house.press(name, &card, "Join");
    }
    (house, card)
}

/// What can be chosen at the table, but for what every menu offers besides.
fn menu(card: &Card) -> Vec<String> {
    let others = ["Hint", "Board", "Confirm", "Take back", "Restart turn", "Back"];
    labels(card).into_iter().filter(|it| !others.contains(&it.as_str())).collect()
}

fn owners(house: &House) -> Value {
    house.at_table(1).state_for(Viewer::Everyone).unwrap().save()["owners"].clone()
}

#[test]
fn everybody_chooses_their_own_kind_in_the_lobby() {
    let (mut house, card) = lobby(&["Ann", "Ben", "Cleo"]);
    let chosen = house.press("Ben", &card, "Kind of tree: palm");
    assert_eq!(chosen.show, Show::UpdateCard, "{}", chosen.card.text);
    assert!(chosen.card.text.contains("palm for Ben"), "{}", chosen.card.text);
    house.press("Cleo", &card, "Kind of tree: lemon");
    let taken = house.press("Ann", &card, "Kind of tree: palm");
    assert_eq!(taken.show, Show::Private);
    let said = &taken.card.text;
    assert!(said.contains("Ann") && said.contains("Ben") && said.contains("cannot both have palm"), "{said}");
    house.press("Ann", &card, "Kind of tree: lavender");
    house.press("Ann", &card, "Start");
    assert_eq!(owners(&house), json!([0, null, 1, 2]));
}

#[test]
fn a_kind_is_exchanged_and_given_back_by_pressing() {
    let (mut house, card) = lobby(&["Ann", "Ben"]);
    let text = |house: &mut House, choice: &str| house.press("Ben", &card, choice).card.text;
    assert!(text(&mut house, "Kind of tree: palm").contains("palm for Ben"));
    let exchanged = text(&mut house, "Kind of tree: lemon");
    assert!(exchanged.contains("lemon for Ben") && !exchanged.contains("palm"), "{exchanged}");
    let given_back = text(&mut house, "Kind of tree: lemon");
    assert!(!given_back.contains("lemon"), "{given_back}");
    let stranger = house.press("Zed", &card, "Kind of tree: lemon");
    assert!(stranger.show == Show::Private && stranger.card.text.contains("You do not sit"), "{}", stranger.card.text);
}

#[test]
fn two_kinds_each_are_for_two_seats_and_both_are_chosen() {
    let (mut house, card) = lobby(&["Ann", "Ben"]);
    house.press("Ann", &card, "Kinds of trees for each seat: two");
    let both = house.press("Ben", &card, "Kind of tree: palm").card.text;
    assert!(both.contains("palm for Ben"), "{both}");
    house.press("Ben", &card, "Kind of tree: lavender");
    let third = house.press("Ben", &card, "Kind of tree: orange").card.text;
    assert!(third.contains("lavender for Ben") && third.contains("orange for Ben"), "{third}");
    assert!(!third.contains("palm"), "the oldest is given up: {third}");
    let refused = house.press("Ann", &card, "3 seats");
    assert!(refused.card.text.contains("this table has 3"), "{}", refused.card.text);
    house.press("Ann", &card, "Start");
    assert_eq!(owners(&house), json!([1, 1, 0, 0]));
}

#[test]
fn a_turn_is_a_field_a_turn_and_confirm() {
    let (mut house, card) = lobby(&["Ann", "Ben"]);
    house.press("Ann", &card, "Start");
    let (name, seat) = house.waited_for(1).unwrap();
    let mine = house.say(&name, "turn", None, &[]).card;
    assert_eq!(menu(&mine).len(), 16, "the first tile goes inside: {:?}", menu(&mine));
    assert_eq!((menu(&mine)[0].as_str(), menu(&mine)[15].as_str()), ("1 · b2 …", "16 · e5 …"));
    let turns = house.press(&name, &mine, "1 · b2 …").card;
    assert_eq!(menu(&turns).len(), 4);
    assert!(menu(&turns)[0].starts_with("1 · lavender top left"), "{:?}", menu(&turns));
    let planted = house.press(&name, &turns, &menu(&turns)[2]).card;
    assert!(planted.text.contains("on b2"), "{}", planted.text);
    let back = house.press(&name, &planted, "Take back").card;
    assert_eq!(menu(&back).len(), 16, "nothing has been revealed");
    let turns = house.press(&name, &back, "6 · c3 …").card;
    let planted = house.press(&name, &turns, &menu(&turns)[1]).card;
    let done = house.press(&name, &planted, "Confirm").card;
    assert!(done.text.contains("You drew tile"), "{}", done.text);
    assert!(!house.at_table(1).waits_for().contains(seat));
    let (other, _) = house.waited_for(1).unwrap();
    let theirs = house.say(&other, "turn", None, &[]).card;
    let fields = ["1 · c2 …", "2 · b3 …", "3 · d3 …", "4 · c4 …"];
    assert_eq!(menu(&theirs), fields, "the fields beside the tile, each a tap");
    for field in fields {
        let turns = house.press(&other, &theirs, field).card;
        assert_eq!(menu(&turns).len(), 4, "four turns on each");
        assert!(menu(&turns)[0].starts_with("1 · lavender top left"), "{turns:?}");
    }
}

#[test]
fn what_is_typed_is_suggested_in_words() {
    let (mut house, card) = lobby(&["Ann", "Ben"]);
    house.press("Ann", &card, "Start");
    let (name, seat) = house.waited_for(1).unwrap();
    let suggested = |house: &House, given: &[(&str, &str)], slot: &str| house.suggest(&name, "gardens", "plant", given, slot);
    let tiles = suggested(&house, &[], "tile");
    assert_eq!(tiles.len(), 1);
    let tile = tiles[0].value.clone();
    assert!(tiles[0].label.starts_with(&format!("{tile} · Tile ")), "{}", tiles[0].label);
    let fields = suggested(&house, &[("tile", &tile)], "at");
    assert_eq!(fields.len(), 16);
    let turns = suggested(&house, &[("tile", &tile), ("at", "c3")], "turn");
    assert_eq!(turns[0].label, "0 · lavender top left");
    assert_eq!(turns.len(), 4);
    house.say(&name, "gardens", Some("plant"), &[("tile", &tile), ("at", "c3"), ("turn", "3")]);
    let done = house.say(&name, "gardens", Some("end"), &[]).card;
    assert!(done.text.contains("on c3") && !house.at_table(1).waits_for().contains(seat), "{}", done.text);
}

#[test]
fn with_three_tiles_the_tile_comes_first_and_equal_numbers_are_told_apart() {
    let (mut house, card) = lobby(&["Ann", "Ben"]);
    house.press("Ann", &card, "Tiles in a hand: three");
    house.press("Ann", &card, "Start");
    let (name, _) = house.waited_for(1).unwrap();
    let mine = house.say(&name, "turn", None, &[]).card;
    let tiles = menu(&mine);
    assert_eq!(tiles.len(), 3);
    assert!(tiles.iter().all(|it| it.matches('-').count() == 3), "each names its four kinds: {tiles:?}");
    let fields = house.press(&name, &mine, &tiles[1]).card;
    assert_eq!(menu(&fields).len(), 16);
    let turns = house.press(&name, &fields, "9 · b4 …").card;
    assert_eq!(menu(&turns).len(), 4);
    let again = house.press(&name, &turns, "Back").card;
    assert_eq!(menu(&again).len(), 16);
}

/// A table at which Ann is to act in a state built by hand, and her menu.
fn at(name: &str) -> (House, Card) {
    let widest = game("gardens").unwrap().widest();
    let (_, seats, wide) = widest.into_iter().find(|it| it.0 == name).unwrap();
    let (mut house, card) = lobby(&["Ann", "Ben", "Cleo", "Dan"][..usize::from(seats)]);
    house.press("Ann", &card, "Start");
    house.with_state(1, &*wide);
    let mine = house.say("Ann", "turn", None, &[]).card;
    (house, mine)
}

#[test]
fn the_last_field_asks_for_the_turn_alone() {
    let (_, mine) = at("four enclosed");
    assert_eq!(menu(&mine).len(), 4);
    assert!(menu(&mine).iter().zip(1..).all(|(it, number)| it.starts_with(&format!("{number} · "))), "{:?}", menu(&mine));
}

#[test]
fn the_last_fields_are_a_tap_each_and_so_are_their_turns() {
    let (mut house, mine) = at("six fields");
    let tile = menu(&mine)[0].clone();
    let mine = house.press("Ann", &mine, &tile).card;
    assert_eq!(menu(&mine).len(), 6);
    for (place, field) in ["a1", "b1", "c1", "d6", "e6", "f6"].into_iter().enumerate() {
        let start = format!("{} · {field}", place + 1);
        let entry = menu(&mine).into_iter().find(|it| it.starts_with(&start)).unwrap_or_else(|| panic!("{:?}", menu(&mine)));
        assert_eq!(menu(&house.press("Ann", &mine, &entry).card).len(), 4, "{entry}");
    }
}

#[test]
fn no_menu_has_more_than_22_fields() {
    let (mut house, mine) = at("most fields");
    let tile = menu(&mine)[2].clone();
    let fields = house.press("Ann", &mine, &tile).card;
    assert_eq!(menu(&fields).len(), 22);
    assert!(menu(&fields).iter().any(|it| it.contains(" encloses ")), "{:?}", menu(&fields));
}

#[test]
fn the_board_in_words_is_whole_however_much_lies_on_it() {
    for (name, ..) in game("gardens").unwrap().widest() {
        let (mut house, _) = at(name);
        let board = house.say("Ann", "board", None, &[("as", "text")]).card.text;
        assert!(board.lines().last().is_some_and(|last| last.starts_with("Buildings below row 6: ")), "{name}: {board}");
        assert_eq!(board.matches("Buildings above row ").count(), 6, "{name}");
    }
}

/// Whatever a menu promises is what happens: to the seat itself, to the others, to nobody.
#[test]
fn menus_say_what_a_tile_brings_and_to_whom() {
    let gardens = game("gardens").unwrap();
    let people = ["Ann", "Ben", "Cleo"].map(|name| Occupant::Person { name: name.to_owned(), mention: None });
    let speaker = Speaker::plain("en", &people);
    let mut told = 0;
    for seed in 0..3 {
        let mut luck = Chance::silent(seed);
        let three = [("hand".to_owned(), Chosen::OneOf("three".to_owned()))];
        let mut state = gardens.start(3, &Options(three.into_iter().collect()), &mut luck).unwrap();
        while let Some(seat) = state.status().waits_for().iter().next() {
            let listed = state.legal_actions(seat);
            let plantings: Vec<&str> = listed.iter().map(String::as_str).filter(|action| *action != "end").collect();
            let consequences = state.consequences(seat, &plantings, &mut Chance::silent(seed));
            for (action, consequence) in plantings.iter().zip(consequences) {
                let said = consequence.map_or_else(String::new, |text| speaker.say(&text));
                let (own, others) = brought(&*state, seat, action);
                assert_eq!(said.contains(&format!("{own} for you")), own > 0, "{said}: {own}, {others:?}");
                for (kind, points) in &others {
                    assert!(said.contains(&format!("{points} for ")) && said.contains(kind.as_str()), "{said}: {kind} {points}");
                    told += 1;
                }
            }
            let action = listed[luck.below(listed.len() as u32) as usize].clone();
            state.play(seat, &action, &mut luck).unwrap();
        }
    }
    assert!(told > 100, "{told} gains of others were compared");
}

/// What an action brings the seat itself, and every other kind.
fn brought(state: &dyn AnyState, seat: Seat, action: &str) -> (u64, std::collections::BTreeMap<String, u64>) {
    let played = state.fork().play(seat, action, &mut Chance::silent(0)).unwrap();
    let (mut own, mut others) = (0, std::collections::BTreeMap::new());
    for scored in played.events.iter().filter_map(|event| event.get("scored")) {
        let points = scored["built"]["points"].as_u64().unwrap();
        let winner = scored["built"]["winner"].as_str();
        match winner {
            Some(_) if scored["owner"] == json!(seat) => own += points,
            Some(kind) => *others.entry(kind.to_owned()).or_insert(0) += points,
            None => {}
        }
    }
    (own, others)
}
