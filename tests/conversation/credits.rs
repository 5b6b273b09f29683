//! Who is told to have played: whoever sat there then, or played for them, whoever has the seat since.

use pergola::{
    chat::{Act, Card},
    engine::{Chance, Seat, Viewer},
};

use super::house::{House, labels, person};

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

/// A turn of everybody is played, each told on a card.
fn rounds(house: &mut House, chance: &mut Chance, turns: u32) {
    let until = house.at_table(1).turns() + turns;
    while house.at_table(1).turns() < until && house.play_at_random(chance).is_some() {}
}

fn seat(house: &House, name: &str) -> Seat {
    house.at_table(1).seat_of(&person(name).id).unwrap_or_else(|| panic!("{name} has a seat"))
}

/// All pages of the story, in one text.
fn log(house: &mut House, name: &str) -> String {
    let mut page = house.say(name, "past", Some("log"), &[("table", "1")]).card;
    let mut told = page.text.clone();
    while labels(&page).contains(&"Earlier".to_owned()) {
        page = house.press(name, &page.clone(), "Earlier").card;
        told = format!("{}\n{told}", page.text);
    }
    told
}

/// The lines of a story that begin like this.
fn lines<'a>(told: &'a str, begin: &str) -> Vec<&'a str> {
    told.lines().filter(|line| line.starts_with(&format!("• {begin} "))).collect()
}

fn press(house: &mut House, name: &str, wish: &str) -> Card {
    house.act(name, Act::Press { id: format!("1.1.~{wish}") }).card
}

#[test]
fn who_has_resigned_did_what_they_did_and_the_bot_what_it_does() {
    for game in ["gardens", "alhambra", "sanssouci"] {
        let mut house = House::playing(4, game, &NAMES);
        let mut chance = Chance::silent(4);
        rounds(&mut house, &mut chance, 6);
        let (ann, cleo) = (log(&mut house, "Ann"), log(&mut house, "Cleo"));
        let own = lines(&cleo, "You").len();
        press(&mut house, "Cleo", "resign");
        rounds(&mut house, &mut chance, 6);
        let after = log(&mut house, "Ann");
        let told = lines(&after, "Cleo");
        assert_eq!(told[..lines(&ann, "Cleo").len()], lines(&ann, "Cleo")[..], "{game}: {after}");
        assert!(!lines(&after, "Ada (for Cleo)").is_empty(), "{game}: {after}");
        let hers = log(&mut house, "Cleo");
        assert!(lines(&hers, "You").len() >= own && !lines(&hers, "Ada (for you)").is_empty(), "{game}: {hers}");
        assert!(!hers.contains("for Cleo)"), "{game}: {hers}");
        press(&mut house, "Cleo", "return");
        house.restart();
        rounds(&mut house, &mut chance, 6);
        let back = log(&mut house, "Ann");
        assert!(!lines(&back, "Ada (for Cleo)").is_empty(), "{game}: what the bot did stays its own: {back}");
        assert!(lines(&back, "Cleo").len() > told.len(), "{game}: {back}");
    }
}

#[test]
fn cards_tell_who_sat_there_then() {
    let mut house = House::playing(4, "gardens", &NAMES);
    let mut chance = Chance::silent(4);
    while house.at_table(1).turns() < 4 || house.waited_for(1).unwrap().0 == "Cleo" {
        house.play_at_random(&mut chance).unwrap();
    }
    while house.at_table(1).stories(Viewer::Everyone).last().is_none_or(|it| it.seat != seat(&house, "Cleo")) {
        house.play_at_random(&mut chance).unwrap();
    }
    let waited = house.waited_for(1).unwrap().0;
    let before = house.say(&waited, "turn", None, &[]).card.text;
    assert!(before.contains("• Cleo "), "{before}");
    press(&mut house, "Cleo", "resign");
    let after = house.say(&waited, "turn", None, &[]).card.text;
    assert!(after.contains("• Cleo ") && !after.contains("Ada (for Cleo)"), "{after}");
    let board = house.card(&pergola::table::Notice {
        table: house.at_table(1).id(),
        revision: house.at_table(1).revision(),
        kind: pergola::table::NoticeKind::Board,
        told: None,
    });
    let board = board.unwrap().text;
    assert!(board.contains("• Cleo "), "{board}");
}

#[test]
fn whoever_takes_a_seat_did_not_do_what_was_done_before() {
    for game in ["gardens", "alhambra"] {
        let mut house = House::playing(4, game, &NAMES);
        let mut chance = Chance::silent(4);
        rounds(&mut house, &mut chance, 6);
        let before = log(&mut house, "Ann");
        let hers = log(&mut house, "Cleo");
        house.say("Cleo", "table", Some("replace"), &[("whom", "Eva"), ("seat", &(seat(&house, "Cleo").0 + 1).to_string())]);
        let offered = house.posted.last().unwrap().clone();
        house.press("Eva", &offered, "Take the seat");
        assert_eq!(house.at_table(1).seat_of(&person("Cleo").id), None);
        house.restart();
        for name in ["Ann", "Eva", "Cleo", "Zed"] {
            let told = log(&mut house, name);
            let (cleo, known) = if name == "Cleo" { ("You", &hers) } else { ("Cleo", &before) };
            // What she alone saw is not hers to see any more.
            let first = |told: &str| -> Vec<String> {
                lines(told, cleo)
                    .iter()
                    .map(|it| it.split(". ").next().unwrap_or_default().trim_end_matches('.').to_owned())
                    .collect()
            };
            assert_eq!(first(&told)[..first(known).len()], first(known), "{game}, {name}: {told}");
            assert!(lines(&told, if name == "Eva" { "You" } else { "Eva" }).len() <= 1, "{game}, {name}: {told}");
        }
        let first = house.say("Eva", "past", Some("replay"), &[("turn", "first")]).card;
        let hand = house.press("Eva", &first, "My hand").card;
        assert!(!hand.text.contains("you") || house.at_table(1).turns() == 0, "{game}: {}", hand.text);
        rounds(&mut house, &mut chance, 6);
        let after = log(&mut house, "Eva");
        assert!(lines(&after, "You").len() > 1 && !lines(&after, "Cleo").is_empty(), "{game}: {after}");
    }
}

#[test]
fn of_a_turn_that_a_bot_ended_each_is_told_what_they_did() {
    let mut house = House::playing(6, "alhambra", &NAMES);
    let (name, seat) = house.waited_for(1).unwrap();
    let other = NAMES.iter().find(|it| **it != name).unwrap();
    let take = house.suggest(&name, "alhambra", "take", &[], "cards")[0].value.clone();
    house.say(&name, "alhambra", Some("take"), &[("cards", &take)]);
    press(&mut house, &name, "resign");
    let stories = house.at_table(1).stories(Viewer::Everyone);
    let told: Vec<bool> = stories.iter().filter(|it| it.seat == seat).map(|it| it.bot).collect();
    assert_eq!(told, [false, true]);
    let told = house.say(other, "turn", None, &[]).card.text;
    assert!(told.contains(&format!("• {name} took")), "{told}");
    let ours = log(&mut house, other);
    assert!(ours.contains(&format!("• {name} took")) && !ours.contains(&format!("for {name}) took")), "{ours}");
}

#[test]
fn when_the_game_goes_back_who_sat_there_then_is_known_still() {
    let mut house = House::playing(4, "gardens", &NAMES);
    let mut chance = Chance::silent(4);
    while house.at_table(1).stories(Viewer::Everyone).last().is_none_or(|it| it.seat != seat(&house, "Cleo")) {
        house.play_at_random(&mut chance).unwrap();
    }
    let (asks, _) = house.waited_for(1).unwrap();
    let turn = house.at_table(1).turns();
    while house.at_table(1).turns() == turn {
        house.play_at_random(&mut chance).unwrap();
    }
    press(&mut house, "Cleo", "resign");
    let asking = house.say(&asks, "undo", None, &[]).card;
    house.press(&asks, &asking, "Undo it");
    let motion = house.posted.last().unwrap().clone();
    for name in NAMES.iter().filter(|it| **it != asks && **it != "Cleo") {
        house.press(name, &motion, "I agree");
    }
    assert_eq!(house.at_table(1).turns(), turn);
    let told = house.say(&asks, "turn", None, &[]).card.text;
    assert!(told.contains("• Cleo ") && !told.contains("Ada (for Cleo) "), "{told}");
}
