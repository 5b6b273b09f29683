//! How often a thumb taps for a turn: a button is one tap, a choice in a menu that has to be unfolded two.
//!
//! Whole games are played by the choices of the normal level, found in the menus as a person finds them, the same game in each
//! way. Whoever is called in private has the menu before them, and taps once less.

use std::collections::{BTreeMap, BTreeSet};

use pergola::{
    chat::{Act, Card, rows::Row},
    engine::{
        Budget, Chance, Choice, END, Seat, Step, Viewer,
        search::{Method, Search},
    },
    games::GAMES,
    table::{PersonId, Phase},
};

use super::house::{House, garden, person, place, pressed};

/// How people confirm their turns and are called to them.
const WAYS: [(&str, &str); 4] = [("ask", "channel"), ("never", "channel"), ("ask", "private"), ("never", "private")];
/// What a turn takes on the average at most, with opening one's turn.
const MOST_TAPS: [f64; 4] = [4.1, 3.1, 3.1, 2.1];
/// Where a turn is two actions, of which each is chosen in two steps, or ends with one of its own, it takes more; and in the
/// Alhambra games, where who pays exactly has another action, so that the level's turns are two actions, one of them a purchase.
const MORE_TAPS: [(&str, [f64; 4]); 5] = [
    ("alhambra", [4.4, 3.4, 3.4, 2.4]),
    ("granada", [4.2, 3.2, 3.2, 2.2]),
    ("combined", [4.4, 3.4, 3.4, 2.4]),
    ("sanssouci", [4.9, 3.9, 3.9, 2.9]),
    ("hanging-gardens", [5.2, 4.7, 4.2, 3.6]),
];
/// So much the level thinks here: enough to play sensibly.
const PLAYOUTS: u32 = 24;

/// Something that leads on in a menu.
struct Way {
    act: Act,
    id: String,
    taps: u32,
}

fn ways(card: &Card) -> Vec<Way> {
    let press = |id: &str| Way { act: Act::Press { id: id.to_owned() }, id: id.to_owned(), taps: 1 };
    let pick = |menu: &str, id: &str| Way {
        act: Act::Pick { id: menu.to_owned(), values: vec![id.to_owned()] },
        id: id.to_owned(),
        taps: 2,
    };
    let of = |row: &Row| -> Vec<Way> {
        match row {
            Row::Buttons(buttons) => buttons.iter().map(|it| press(&it.id)).collect(),
            Row::Menu(menu) if menu.open => menu.choices.iter().map(|it| press(&it.value)).collect(),
            Row::Menu(menu) => menu.choices.iter().map(|it| pick(&menu.id, &it.value)).collect(),
        }
    };
    card.rows.iter().flat_map(of).collect()
}

/// Four digits for a list of actions, as they stand at the end of an id.
fn hash(actions: &[&str]) -> String {
    let mut hash: u32 = 0x811c_9dc5;
    for byte in actions.iter().flat_map(|it| it.bytes().chain([b'\n'])) {
        hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
    format!("{:04x}", hash >> 16 ^ hash & 0xffff)
}

/// What the ids of everything that leads to this action end in.
fn leads(listed: &[Choice], action: &str) -> BTreeSet<String> {
    let choice = listed.iter().find(|it| it.action == action).expect("it is listed");
    let texts = |steps: &[Step]| steps.iter().map(|it| it.text.clone()).collect::<Vec<_>>();
    let below = |length: usize| {
        let begins = |it: &&Choice| it.path.len() >= length && texts(&it.path[..length]) == texts(&choice.path[..length]);
        listed.iter().filter(begins).map(|it| it.action.as_str()).collect::<Vec<_>>()
    };
    let all = (1..=choice.path.len()).map(|length| hash(&below(length)));
    all.chain([hash(&[action])]).collect()
}

/// Plays the turn that somebody is called to, perhaps by one of these private calls, and counts the taps, and the actions but for
/// its end.
fn taps_of_a_turn(house: &mut House, calls: &mut BTreeMap<PersonId, Card>) -> (u32, u32) {
    let (name, seat) = house.waited_for(1).expect("somebody is waited for");
    calls.extend(house.whispers().into_iter().map(|it| (it.to, it.card)));
    let called = calls.remove(&person(&name).id);
    let (there, mut taps) = if called.is_some() { (place("", &name), 0) } else { (garden(), 1) };
    let card = house.posted.last().expect("a card calls them").clone();
    let mut mine = called.unwrap_or_else(|| house.act(&name, pressed(&card, "Play my turn")).card);
    let (turn, mut actions) = (house.at_table(1).turns(), 0);
    let mut ends = 0;
    while house.at_table(1).phase() == Phase::Playing
        && house.at_table(1).waits_for().contains(seat)
        && house.at_table(1).turns() == turn
    {
        let Some(action) = chosen(house, seat, u64::from(turn) << 8 | u64::from(actions)) else { break };
        actions += 1;
        if action == END {
            mine = house.act_in(&there, &name, pressed(&mine, "Confirm")).card;
            (taps, ends) = (taps + 1, ends + 1);
            continue;
        }
        let table = house.at_table(1);
        let listed = table.state_for(Viewer::Seat(seat)).expect("it is played").menu(seat);
        let leads = leads(&listed, &action);
        let before = table.revision();
        while house.at_table(1).revision() == before {
            let all = ways(&mine);
            let way = all
                .into_iter()
                .find(|it| it.id.split('.').count() == 6 && it.id.rsplit('.').next().is_some_and(|end| leads.contains(end)));
            let way = way.unwrap_or_else(|| panic!("{action} is not to be found: {:?}", mine.rows));
            taps += way.taps;
            mine = house.act_in(&there, &name, way.act).card;
        }
    }
    (taps, actions - ends)
}

/// What the normal level would do with this luck.
fn chosen(house: &House, seat: Seat, luck: u64) -> Option<String> {
    let chance = &mut Chance::silent(luck);
    let table = house.at_table(1);
    let state = table.state_for(Viewer::Seat(seat))?;
    let search = Search { method: Method::Race, playouts: PLAYOUTS, sparing: false };
    state.determinize(seat, chance).search(seat, &search, chance, &mut Budget::unlimited())
}

/// The taps of a turn, and its actions but for its end, on the average of a whole game.
fn taps(seed: u64, game: &str, (confirm, calls): (&str, &str)) -> (f64, f64) {
    let mut house = House::playing(seed, game, &["Ann", "Ben"]);
    for name in ["Ann", "Ben"] {
        house.say(name, "me", Some("settings"), &[("confirm", confirm), ("calls", calls)]);
    }
    let (mut taps, mut actions, mut turns, mut calls) = (0, 0, 0, BTreeMap::new());
    while house.at_table(1).phase() == Phase::Playing {
        let (of_turn, in_turn) = taps_of_a_turn(&mut house, &mut calls);
        (taps, actions, turns) = (taps + of_turn, actions + in_turn, turns + 1);
    }
    (f64::from(taps) / f64::from(turns), f64::from(actions) / f64::from(turns))
}

#[test]
fn a_turn_takes_few_taps_in_every_game() {
    let mut too_many = Vec::new();
    for (seed, game) in GAMES.iter().enumerate() {
        let key = game.meta().key;
        let all = MORE_TAPS.iter().find(|(game, _)| *game == key).map_or(MOST_TAPS, |(_, most)| *most);
        for (way, most) in WAYS.into_iter().zip(all) {
            let (found, actions) = taps(seed as u64, key, way);
            println!("{key}, {way:?}: {found:.2} taps a turn of {actions:.2} actions");
            // As precise as it is told.
            let found = (found * 100.0).round() / 100.0;
            too_many.extend((found > most).then(|| format!("{key}, {way:?}: {found:.2}, not {most}")));
        }
    }
    assert!(too_many.is_empty(), "too many taps a turn: {too_many:?}");
}
