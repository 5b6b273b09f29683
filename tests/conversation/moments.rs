//! The big moments: scoring rounds and the end are posted with pictures of their own, and told in short paragraphs.

use pergola::{
    chat::Card,
    engine::{Chance, Viewer},
    table::Phase,
};

use crate::house::House;

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
    for (round, words) in [("Scoring round A:", "First scoring."), ("Scoring round B:", "Second scoring.")] {
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
