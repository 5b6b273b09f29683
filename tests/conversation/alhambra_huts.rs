//! The workers' huts of Alhambra as people see and press them: the lobby, taking one, placing it, slash commands, and what is
//! refused.

use pergola::{
    chat::{Card, Show},
    engine::Viewer,
};

use super::house::{House, choices, labels};

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

/// A game of three with huts.
fn playing() -> House {
    let mut house = House::new(5);
    house.opened("alhambra", &NAMES);
    let lobby = house.posted[0].clone();
    let chosen = house.press("Ann", &lobby, "Workers' huts: play with it");
    assert!(chosen.card.text.contains("Workers' huts"), "{}", chosen.card.text);
    assert_eq!(house.press("Ann", &lobby, "Start").show, Show::UpdateCard);
    house
}

/// Presses what says this, whatever its number.
fn press(house: &mut House, name: &str, card: &Card, part: &str) -> Card {
    let label = labels(card).into_iter().find(|label| label.contains(part));
    let label = label.unwrap_or_else(|| panic!("no {part:?} among {:?} under {:?}", labels(card), card.text));
    house.press(name, card, &label).card
}

/// The huts that lie open, as their codes.
fn open_huts(house: &House) -> Vec<String> {
    let table = house.at_table(1);
    let view = table.state_for(Viewer::Everyone).unwrap().view(Viewer::Everyone);
    let piles = view["modules"]["huts"].as_array().unwrap().clone();
    piles.iter().filter_map(|pile| pile["open"].as_str().map(str::to_owned)).collect()
}

/// What is said about a choice of a menu that holds this.
fn said_of(card: &Card, part: &str) -> String {
    let found = choices(card).into_iter().find(|(_, choice)| choice.label.contains(part));
    let (_, choice) = found.unwrap_or_else(|| panic!("no {part:?} among {:?}", labels(card)));
    choice.description.clone()
}

#[test]
fn a_hut_is_taken_placed_and_told() {
    let mut house = playing();
    let (name, _) = house.waited_for(1).unwrap();
    let mine = house.say(&name, "turn", None, &[]).card;
    assert_eq!(open_huts(&house).len(), 6);
    let mine = press(&mut house, &name, &mine, "Take a hut");
    assert_eq!(said_of(&mine, "garden hut"), "free; counts as the neighbours of its kind, 3 at most; your hut 1 of 3");
    let mine = press(&mut house, &name, &mine, "garden hut");
    assert!(mine.text.contains("You took the garden hut"), "{}", mine.text);
    assert_eq!(open_huts(&house).len(), 6, "nobody else hears of it before the turn ends");
    assert!(said_of(&mine, "one ").contains("counts nothing here"), "{}", said_of(&mine, "one "));
    let placed = press(&mut house, &name, &mine, "in the reserve");
    let posted = house.posted.len();
    house.press(&name, &placed, "Confirm");
    let due = house.posted[posted..].last().unwrap().clone();
    assert!(due.text.contains("took the garden hut") && due.text.contains("New on its pile: garden hut"), "{}", due.text);
    assert_eq!(open_huts(&house).len(), 6, "the next one lies open");
}

#[test]
fn a_hut_is_typed_as_it_is_written() {
    let mut house = playing();
    let (name, _) = house.waited_for(1).unwrap();
    let hut = open_huts(&house).remove(5);
    let [_, kind, walls] = hut.split('-').collect::<Vec<_>>()[..] else { panic!("{hut}") };
    let missing = house.say(&name, "alhambra", Some("take"), &[("cards", "hut pavilion nes")]).card;
    assert!(missing.text.contains("does not lie open"), "{}", missing.text);
    let suggested = house.suggest(&name, "alhambra", "take", &[("cards", "hut")], "cards");
    assert!(suggested.iter().any(|it| it.value == hut), "{suggested:?}");
    let typed = format!("{kind} hut {walls}");
    let taken = house.say(&name, "alhambra", Some("take"), &[("cards", &typed)]).card;
    assert!(taken.text.contains("You took the tower hut"), "{}", taken.text);
    let reserved = house.say(&name, "alhambra", Some("reserve"), &[("tile", &hut)]).card;
    assert!(labels(&reserved).contains(&"Confirm".to_owned()), "{:?}", labels(&reserved));
}
