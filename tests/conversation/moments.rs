//! The big moments: scoring rounds and the end are posted with pictures of their own, and told in short paragraphs.

use pergola::{
    chat::{Card, rows::Row},
    engine::{Chance, Viewer},
    games::GAMES,
    table::Phase,
};

use super::house::House;

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

fn alt(card: &Card) -> &str {
    card.picture.as_ref().map_or("", |picture| &picture.alt)
}

#[test]
fn scoring_rounds_and_the_end_are_posted_with_pictures_of_their_own() {
    let mut house = House::playing(5, "alhambra", &NAMES);
    let mut chance = Chance::silent(5);
    while house.at_table(1).phase() == Phase::Playing {
        let (name, seat) = house.waited_for(1).unwrap();
        let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
        house.play(&name, &listed[chance.below(listed.len() as u32) as usize].clone());
    }
    for (round, words) in [("Points in scoring round A:", "First scoring."), ("Points in scoring round B:", "Second scoring.")] {
        let told: Vec<&Card> = house.posted.iter().filter(|card| card.text.contains(round)).collect();
        assert!(!told.is_empty(), "{round} is told");
        let shown = told.iter().filter(|card| alt(card).contains(words)).count();
        assert_eq!(shown, 1, "{round} is shown once, and then the board again");
    }
    let last = house.posted.last().unwrap().clone();
    assert!(alt(&last).contains("scored +"), "the poster tells the rounds: {}", alt(&last));
    let board = house.say("Ann", "board", None, &[]).card;
    assert_ne!(board.picture.unwrap().scene, last.picture.unwrap().scene, "the button still shows the board");
    for card in &house.posted {
        let long = card.text.lines().find(|line| line.chars().count() > 300);
        assert_eq!(long, None, "{}", card.text);
    }
}

/// A picture of 400 px shows a table of six as specks: every seat's place, and what is on offer, can be had alone.
#[test]
fn every_part_of_a_table_can_be_had_larger() {
    for game in GAMES.iter() {
        let meta = game.meta();
        for seats in [meta.seats.0, meta.seats.1] {
            let names = &["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"][..usize::from(seats)];
            let mut house = House::playing(3, meta.key, names);
            let board = house.say("Ann", "board", None, &[]).card;
            let whole = board.picture.as_ref().unwrap().scene.clone();
            let parts = board.rows.iter().find_map(|row| match row {
                Row::Menu(menu) => Some(menu.choices.clone()),
                Row::Buttons(_) => None,
            });
            let parts = parts.unwrap_or_else(|| panic!("{} has no parts", meta.key));
            for part in &parts {
                let shown = house.press("Ann", &board, &part.label).card.picture.unwrap();
                assert!(shown.scene.width < whole.width, "{}: {} is no part", meta.key, part.label);
                assert_eq!(shown.alt, board.picture.as_ref().unwrap().alt);
            }
            let named = names.iter().filter(|name| parts.iter().any(|part| part.label.contains(*name))).count();
            assert!([0, names.len()].contains(&named), "{} shows {named} of {seats} seats", meta.key);
        }
    }
}
