//! How many presses things take, and that menus lead where they say.

use pergola::{
    chat::{Card, Show},
    engine::{AnyState, Chance, END, Viewer},
    games::GAMES,
    table::Phase,
};
use serde_json::Value;

use super::house::{House, choices, labels, pressed};

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

/// The labels of the menu of the seat to act.
fn menu(card: &Card) -> Vec<String> {
    labels(card)
        .into_iter()
        .filter(|it| !["Hint", "Board", "Confirm", "Take back", "Restart turn", "Back"].contains(&it.as_str()))
        .collect()
}

/// A table of Alhambra where the first to act can buy exactly; its name, and its message.
fn with_exact_purchase() -> (House, String, Card) {
    for seed in 0.. {
        let mut house = House::playing(seed, "alhambra", &NAMES);
        let card = house.posted.last().unwrap().clone();
        let (name, _) = house.waited_for(1).unwrap();
        let mine = house.press(&name, &card, "Play my turn").card;
        if menu(&mine).iter().any(|it| it.contains(", exact")) {
            return (house, name, mine);
        }
    }
    unreachable!("some deal allows an exact purchase")
}

#[test]
fn taking_money_is_three_presses() {
    let mut house = House::playing(3, "alhambra", &NAMES);
    let card = house.posted.last().unwrap().clone();
    let (name, seat) = house.waited_for(1).unwrap();
    let mine = house.press(&name, &card, "Play my turn").card;
    let take = menu(&mine).into_iter().find(|it| it.contains("Take ")).unwrap();
    let mine = house.press(&name, &mine, &take).card;
    house.press(&name, &mine, "Confirm");
    assert!(!house.at_table(1).waits_for().contains(seat), "the turn is over");
}

#[test]
fn an_exact_purchase_put_into_the_city_is_five_presses() {
    let (mut house, name, mine) = with_exact_purchase();
    let buy = menu(&mine).into_iter().find(|it| it.contains(", exact")).unwrap();
    let (_, seat) = house.waited_for(1).unwrap();
    let mine = house.press(&name, &mine, &buy).card;
    assert!(mine.text.contains("Exactly paid: one more action."), "{}", mine.text);
    let innocent = |it: &String| it.contains("Place ") && !it.contains("Stop here and place");
    assert!(!menu(&mine).iter().any(innocent), "placing would waive the action: {:?}", menu(&mine));
    let stop = menu(&mine).into_iter().find(|it| it.contains("Stop here and place")).unwrap();
    let mine = house.press(&name, &mine, &stop).card;
    let place =
        menu(&mine).into_iter().find(|it| ["north", "east", "south", "west"].iter().any(|way| it.ends_with(way))).unwrap();
    let mine = house.press(&name, &mine, &place).card;
    let done = house.press(&name, &mine, "Confirm").card;
    assert!(!house.at_table(1).waits_for().contains(seat), "the turn is over: {}", done.text);
}

#[test]
fn all_money_and_every_exact_purchase_are_one_choice_away() {
    let mut house = House::playing(5, "alhambra", &NAMES);
    let mut chance = Chance::silent(5);
    while house.at_table(1).phase() == Phase::Playing {
        let (name, seat) = house.waited_for(1).unwrap();
        let mine = house.say(&name, "turn", None, &[]).card;
        let table = house.at_table(1);
        let state = table.state_for(Viewer::Seat(seat)).unwrap();
        let listed = state.legal_actions(seat);
        let exact = |action: &&String| {
            let played = state.fork().play(seat, action, &mut Chance::silent(0)).unwrap();
            played.events.iter().any(|event| event.pointer("/tile_bought/overpaid") == Some(&Value::from(0)))
        };
        let shown = |word: &str| menu(&mine).iter().filter(|it| it.contains(word) && !it.ends_with('…')).count();
        assert_eq!(shown("Take "), listed.iter().filter(|it| it.starts_with("take ")).count(), "{:?}", menu(&mine));
        assert_eq!(shown(", exact"), listed.iter().filter(exact).count(), "{:?}", menu(&mine));
        let action = listed[chance.below(listed.len() as u32) as usize].clone();
        house.play(&name, &action);
    }
}

#[test]
fn the_way_back_leads_to_the_menu_above() {
    let mut seen = 0;
    let mut house = House::playing(9, "alhambra", &NAMES);
    let mut chance = Chance::silent(9);
    while house.at_table(1).phase() == Phase::Playing {
        let (name, seat) = house.waited_for(1).unwrap();
        let mine = house.say(&name, "turn", None, &[]).card;
        for (id, choice) in choices(&mine).into_iter().filter(|(_, it)| it.label.ends_with('…')) {
            let act = pergola::chat::Act::Pick { id: id.to_owned(), values: vec![choice.value.clone()] };
            let reply = house.act(&name, act);
            assert_eq!(reply.show, Show::Update);
            assert!(menu(&reply.card) != menu(&mine));
            let above = house.act(&name, pressed(&reply.card, "Back"));
            assert_eq!(menu(&above.card), menu(&mine));
            seen += 1;
        }
        let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
        house.play(&name, &listed[chance.below(listed.len() as u32) as usize].clone());
    }
    assert!(seen > 10, "{seen} levels were entered");
}

/// Follows every way of a menu; the house holds every message on it to the limits. How many levels there were.
fn walk(house: &mut House, name: &str, mine: &Card, depth: usize) -> usize {
    assert!(depth <= 6, "a way of more than 6 steps");
    let mut levels = 1;
    for label in menu(mine).iter().filter(|it| it.ends_with('…')) {
        let below = house.press(name, mine, label).card;
        levels += walk(house, name, &below, depth + 1);
    }
    levels
}

#[test]
fn every_level_of_every_menu_fits() {
    for game in GAMES.iter() {
        let mut house = House::playing(13, game.meta().key, &NAMES);
        let mut chance = Chance::silent(13);
        let mut levels = 0;
        while let Some((name, seat)) = house.waited_for(1) {
            let mine = house.say(&name, "turn", None, &[]).card;
            levels += walk(&mut house, &name, &mine, 1);
            let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
            house.play(&name, &listed[chance.below(listed.len() as u32) as usize].clone());
        }
        assert!(levels > 50, "{}: {levels} levels", game.meta().key);
        for (state_name, seats, state) in game.widest() {
            walk_state(game.meta().key, state_name, seats, &*state);
        }
    }
}

/// Walks the menus of everybody who can act in a state, and shows it in every way.
fn walk_state(game: &str, state_name: &str, seats: u8, state: &dyn AnyState) {
    let (mut house, messages) = House::in_state(game, seats, state);
    for (name, mine) in messages {
        let can_end = labels(&mine).iter().any(|it| it == "Confirm");
        assert!(!menu(&mine).is_empty() || can_end, "{state_name}");
        walk(&mut house, &name, &mine, 1);
        house.say(&name, "board", None, &[]);
        house.say(&name, "board", None, &[("as", "text")]);
        house.say(&name, "hand", None, &[]);
    }
}

#[test]
fn confirming_twice_is_done_and_the_board_leaves_the_menu() {
    for game in GAMES.iter() {
        let mut house = House::playing(3, game.meta().key, &NAMES);
        let (name, seat) = house.waited_for(1).unwrap();
        loop {
            let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
            if listed.iter().any(|action| action == END) {
                break;
            }
            house.play(&name, &listed[0].clone());
        }
        let mine = house.say(&name, "turn", None, &[]).card;
        assert_eq!(house.press(&name, &mine, "Board").show, Show::Private, "a message of its own");
        for _ in 0..2 {
            let done = house.press(&name, &mine, "Confirm");
            assert!(done.card.text.contains("Your turn is over"), "{}", done.card.text);
            assert!(!done.card.text.contains("nothing"), "{}", done.card.text);
        }
        let back = house.say(&name, "undo", None, &[]).card;
        assert!(back.text.contains("Do you want to ask the others to undo"), "what is confirmed stays: {}", back.text);
    }
}
