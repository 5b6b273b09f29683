//! Whole games through the conversation alone.

use pergola::{
    chat::{Act, Card, Show},
    engine::Chance,
    games::GAMES,
    table::Phase,
};

use super::house::{House, buttons, choices, pressed, slash};

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

/// So many requests a game may take.
const PATIENCE: u32 = 20_000;

/// Everything in a seat's message that leads on in its menu, and Confirm.
fn ways(card: &Card) -> Vec<Act> {
    let way = |id: &str| id.split('.').nth(2).is_some_and(|it| it.parse::<u8>().is_ok());
    let buttons = buttons(card).into_iter().filter(|it| it.label == "Confirm" || way(&it.id) && it.label != "Back");
    let presses = buttons.map(|it| Act::Press { id: it.id.clone() });
    let picks = choices(card).into_iter().map(|(id, it)| Act::Pick { id: id.to_owned(), values: vec![it.value.clone()] });
    presses.chain(picks).collect()
}

#[test]
fn every_game_is_played_to_its_end_with_buttons_and_menus_only() {
    for (seed, game) in GAMES.iter().enumerate() {
        let mut house = House::playing(seed as u64, game.meta().key, &NAMES);
        let mut chance = Chance::silent(7);
        let (mut presses, mut turns) = (0, 0);
        while house.at_table(1).phase() == Phase::Playing {
            let (name, _) = house.waited_for(1).expect("somebody is waited for");
            let card = house.posted.last().unwrap().clone();
            let mut mine = house.act(&name, pressed(&card, "Play my turn")).card;
            (presses, turns) = (presses + 1, turns + 1);
            loop {
                let ways = ways(&mine);
                if ways.is_empty() {
                    break;
                }
                let way = ways[chance.below(ways.len() as u32) as usize].clone();
                let reply = house.act(&name, way);
                assert_eq!(reply.show, Show::Update, "{}", reply.card.text);
                mine = reply.card;
                presses += 1;
                assert!(presses < PATIENCE, "{} does not end", game.meta().key);
            }
        }
        let last = house.posted.last().unwrap();
        assert!(last.text.contains("win"), "{}", last.text);
        println!("{}: {:.2} presses a turn", game.meta().key, f64::from(presses) / f64::from(turns));
        assert!(presses <= 8 * turns, "{}: {presses} presses for {turns} turns", game.meta().key);
    }
}

#[test]
fn every_game_is_played_to_its_end_with_slash_commands_only() {
    for (seed, game) in GAMES.iter().enumerate() {
        let meta = game.meta();
        let mut house = House::playing(seed as u64, meta.key, &NAMES);
        let mut chance = Chance::silent(11);
        let mut commands = 0;
        while house.at_table(1).phase() == Phase::Playing {
            let (name, seat) = house.waited_for(1).expect("somebody is waited for");
            let before = house.at_table(1).decision(seat);
            let from = chance.below(meta.verbs.len() as u32) as usize;
            let played = (0..meta.verbs.len()).any(|at| {
                let verb = &meta.verbs[(from + at) % meta.verbs.len()];
                let mut options: Vec<(String, String)> = Vec::new();
                for slot in verb.slots {
                    let given: Vec<(&str, &str)> = options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
                    let offered = house.suggest(&name, meta.key, verb.key, &given, slot.key);
                    if let Some(offer) = offered.get(chance.below(offered.len().max(1) as u32) as usize) {
                        options.push((slot.key.to_owned(), offer.value.clone()));
                    } else if slot.required {
                        return false;
                    }
                }
                let given: Vec<(&str, &str)> = options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
                commands += 1;
                let reply = house.act(&name, slash(meta.key, Some(verb.key), &given));
                assert_eq!(reply.show, Show::Private);
                let played = house.at_table(1).decision(seat) != before;
                assert!(played || verb.slots.is_empty(), "/{} {} {given:?}: {}", meta.key, verb.key, reply.card.text);
                played
            });
            assert!(played, "{name} can play nothing");
            assert!(commands < PATIENCE, "{} does not end", meta.key);
        }
    }
}
