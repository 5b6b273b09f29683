//! In one menu a number means one thing: what stands before a label stands in the picture, at a place of its own. And labels and
//! what choices bring are said whole.

use std::collections::BTreeSet;

use pergola::{
    chat::Card,
    engine::{Chance, Viewer},
    games::GAMES,
};
use pergola_render::{Color, Fill, Node};

use super::house::{House, choices, labels};

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];
/// The grounds of the badges that number a menu's entries.
const BADGES: [Color; 2] = [Color(0x1E8A8A), Color(0x1F2A44)];

/// What stands before each label, a number and a letter or nothing: "3a", "4".
fn signs(card: &Card) -> Vec<(u16, String)> {
    let sign = |label: &String| {
        let (front, _) = label.split_once(" · ")?;
        let letter = front.trim_start_matches(|it: char| it.is_ascii_digit());
        let number = front.strip_suffix(letter)?.parse().ok()?;
        let is_letter = letter.chars().count() < 2 && letter.chars().all(|it| it.is_ascii_lowercase());
        is_letter.then(|| (number, letter.to_owned()))
    };
    labels(card).iter().filter_map(sign).collect()
}

/// What the badges of a picture say.
fn badges(card: &Card) -> BTreeSet<String> {
    let scene = &card.picture.as_ref().expect("a menu has a picture").scene;
    let mut found = BTreeSet::new();
    // Badges lie above everything.
    if let Some(layer) = scene.layers.last() {
        for (at, node) in layer.nodes.iter().enumerate() {
            let Node::Circle { x, y, fill: Some(Fill::Solid(ground)), .. } = node else { continue };
            let said = layer.nodes[at + 1..].iter().take(2).find_map(|node| match node {
                Node::Text { text, x: across, y: base, .. } if across == x && (base - y).abs() < 20 => Some(text.clone()),
                _ => None,
            });
            found.extend(said.filter(|_| BADGES.contains(ground)));
        }
    }
    found
}

/// What was cut in a message: a label, or what a choice brings.
fn cut(card: &Card) -> Vec<String> {
    let is_cut = |said: &String| said.strip_suffix(" …").unwrap_or(said).contains('…') || said.chars().count() > 80;
    let lines = choices(card).into_iter().map(|(_, it)| it.description.clone()).filter(|it| it.contains('…'));
    labels(card).into_iter().filter(is_cut).chain(lines).collect()
}

/// Holds one message to the law; how many signs it has.
fn hold(game: &str, card: &Card) -> usize {
    let signs = signs(card);
    let cut = cut(card);
    assert!(cut.is_empty(), "{game}: every label and what it brings is said whole: {cut:?}");
    let numbers: BTreeSet<u16> = signs.iter().map(|(number, _)| *number).collect();
    let about = || format!("{game}: {:?}", labels(card));
    assert!(numbers.iter().copied().eq(1..=numbers.len() as u16), "numbers run from 1 without a gap: {}", about());
    for number in &numbers {
        let letters: Vec<&str> = signs.iter().filter(|it| it.0 == *number).map(|(_, letter)| letter.as_str()).collect();
        let unique: BTreeSet<_> = letters.iter().collect();
        assert_eq!(unique.len(), letters.len(), "no sign stands before two entries: {}", about());
        let is_alone = letters.len() == 1;
        assert!(is_alone || letters.iter().all(|it| !it.is_empty()), "those of one number have letters: {}", about());
    }
    let badges = badges(card);
    let (lit, lettered): (BTreeSet<String>, BTreeSet<String>) = badges.into_iter().partition(|it| it.parse::<u16>().is_ok());
    let numbered: BTreeSet<String> = numbers.iter().map(ToString::to_string).collect();
    assert_eq!(numbered, lit, "the picture lights what the menu numbers: {}", about());
    let letters: BTreeSet<String> = signs.iter().map(|(_, letter)| letter.clone()).collect();
    assert!(lettered.is_subset(&letters), "the picture's letters are the menu's: {lettered:?}, {}", about());
    signs.len()
}

/// Holds every level of a menu to the law.
fn walk(game: &str, house: &mut House, name: &str, mine: &Card) -> usize {
    let mut seen = hold(game, mine);
    for label in labels(mine).iter().filter(|it| it.ends_with('…')) {
        let below = house.press(name, mine, label).card;
        seen += walk(game, house, name, &below);
    }
    seen
}

#[test]
fn a_number_means_one_thing_in_every_state_of_a_game() {
    for game in GAMES.iter() {
        let key = game.meta().key;
        let mut house = House::playing(3, key, &NAMES);
        let mut chance = Chance::silent(3);
        let mut seen = 0;
        while let Some((name, seat)) = house.waited_for(1) {
            let mine = house.say(&name, "turn", None, &[]).card;
            if mine.rows.len() > 1 {
                seen += walk(key, &mut house, &name, &mine);
            }
            let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
            house.play(&name, &listed[chance.below(listed.len() as u32) as usize].clone());
        }
        assert!(seen > 100, "{key}: {seen} signs");
    }
}

#[test]
fn a_number_means_one_thing_in_the_widest_states() {
    for game in GAMES.iter() {
        for (name, seats, state) in game.widest() {
            let key = game.meta().key;
            let (mut house, messages) = House::in_state(key, seats, &*state);
            for (person, mine) in messages {
                walk(&format!("{key}, {name}"), &mut house, &person, &mine);
            }
        }
    }
}
