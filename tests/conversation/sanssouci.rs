//! Sanssouci as people see and press it: gardens chosen in turn, sides chosen in secret, and the menus of a turn.

use pergola::{
    chat::Card,
    engine::{Seat, Viewer},
};
use serde_json::json;

use super::house::{House, labels};

const NAMES: [&str; 2] = ["Ann", "Ben"];

/// A game of two with these variants pressed in the lobby.
fn playing(variants: &[&str]) -> House {
    let mut house = House::new(4);
    house.say("Ann", "play", None, &[("game", "sanssouci"), ("seats", "2")]);
    let card = house.posted[0].clone();
    house.press("Ben", &card, "Join");
    for variant in variants {
        house.press("Ann", &card, variant);
    }
    house.press("Ann", &card, "Start");
    house
}

/// What can be chosen at the table, but for what every menu offers besides.
fn menu(card: &Card) -> Vec<String> {
    let others = ["Hint", "Board", "Confirm", "Take back", "Restart turn", "Back"];
    labels(card).into_iter().filter(|it| !others.contains(&it.as_str())).collect()
}

#[test]
fn a_turn_is_a_card_with_its_tile_a_noble_or_none_and_confirm() {
    let mut house = playing(&[]);
    let (name, seat) = house.waited_for(1).unwrap();
    let mine = house.say(&name, "turn", None, &[]).card;
    let first = menu(&mine)[0].clone();
    assert!(first.contains(" card"), "{first}");
    let mut at = house.press(&name, &mine, &first).card;
    // Deeper menus lead on until the tile lies.
    while !at.text.contains(" laid ") && !at.text.contains(" took ") {
        let next = menu(&at)[0].clone();
        at = house.press(&name, &at, &next).card;
    }
    let nobles = menu(&at);
    assert!(nobles.iter().any(|it| it.contains("to the beige row")), "{nobles:?}");
    let mut moved = house.press(&name, &at, &nobles[0]).card;
    while !moved.text.contains("noble to the") {
        let next = menu(&moved)[0].clone();
        moved = house.press(&name, &moved, &next).card;
    }
    assert!(moved.text.contains("noble to the"), "{}", moved.text);
    assert!(menu(&moved).is_empty(), "one noble a turn: {:?}", menu(&moved));
    let back = house.press(&name, &moved, "Take back").card;
    assert_eq!(menu(&back), nobles, "nothing has been revealed");
    let done = house.press(&name, &back, "Confirm").card;
    assert!(done.text.contains("You drew the"), "{}", done.text);
    assert!(!house.at_table(1).waits_for().contains(seat));
}

#[test]
fn gardens_are_chosen_in_turn_and_then_cards_are_dealt() {
    let mut house = playing(&["Gardens: chosen in turn"]);
    for left in [8, 6] {
        let (name, _) = house.waited_for(1).unwrap();
        let mine = house.say(&name, "turn", None, &[]).card;
        assert_eq!(menu(&mine).len(), left, "{:?}", menu(&mine));
        let chosen = house.press(&name, &mine, &menu(&mine)[0]).card;
        assert!(chosen.text.contains("chose garden"), "{}", chosen.text);
        house.press(&name, &chosen, "Confirm");
    }
    let view = house.at_table(1).state_for(Viewer::Everyone).unwrap().view(Viewer::Everyone);
    assert_eq!((&view["stage"], &view["round"]), (&json!("lay"), &json!(1)));
}

#[test]
fn sides_are_chosen_at_once_and_shown_when_the_last_has_chosen() {
    let mut house = playing(&["The expansion boards: play with it"]);
    let side = |house: &House, viewer: Viewer, of: usize| {
        let view = house.at_table(1).state_for(viewer).unwrap().view(viewer);
        view["gardens"][of]["expansion"]["face"].clone()
    };
    for (index, name) in NAMES.into_iter().enumerate() {
        let mine = house.say(name, "turn", None, &[]).card;
        assert_eq!(menu(&mine).len(), 2, "{:?}", menu(&mine));
        let chosen = house.press(name, &mine, &menu(&mine)[1]).card;
        assert!(chosen.text.contains("side B"), "{}", chosen.text);
        assert_eq!(side(&house, Viewer::Seat(Seat(1 - index as u8)), index), json!(null), "not before all have chosen");
        house.press(name, &chosen, "Confirm");
    }
    assert_eq!([0, 1].map(|seat| side(&house, Viewer::Everyone, seat)), [json!("b"), json!("b")]);
}
