//! The modules of Alhambra as people see and press them: the lobby, the question of the vizier's favour between two turns, and
//! what is done out of turn.

use pergola::{
    chat::{Card, Show},
    engine::{Seat, Viewer},
    table::TurnStory,
};
use serde_json::{Value, json};

use super::house::{House, labels};

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

/// A game of three with bonus cards and viziers, in which only Cleo can pay a building exactly.
fn playing() -> House {
    playing_with(["orange-1", "orange-2", "green-8"])
}

/// The same with a card each in their hands.
fn playing_with(hands: [&str; 3]) -> House {
    let mut house = House::new(3);
    house.opened("alhambra", &NAMES);
    let lobby = house.posted[0].clone();
    house.press("Ann", &lobby, "Bonus cards: play with it");
    let chosen = house.press("Ann", &lobby, "Vizier's favour: whoever could pay is asked");
    assert!(chosen.card.text.contains("Bonus cards") && chosen.card.text.contains("Vizier's favour"), "{}", chosen.card.text);
    assert_eq!(house.press("Ann", &lobby, "Start").show, Show::UpdateCard);
    let dealt = |card: &str| json!([{ "card": card }]);
    let state = json!({
        "turn": 1, "start": 0, "phase": { "turn": { "seat": 0, "chain": "due" } },
        "market": ["tower-9-es", "pavilion-8", "garden-11", "arcades-9"],
        "display": ["blue-2", "yellow-3", "orange-7", "green-9"],
        "bag": ["tower-12", "tower-11", "garden-10", "chambers-10", "tower-10-w", "tower-13-e"],
        "deck": { "cards": ["blue-4", "blue-5", "blue-6", "blue-7"] }, "scored": "b", "discard": [],
        "players": [
            { "hand": [hands[0]] },
            { "hand": [hands[1]], "city": { "0,1": "seraglio-9" } },
            { "hand": [hands[2]] },
        ],
        "modules": {
            "bonus": { "dealt": [dealt("bonus-tower-12"), dealt("bonus-seraglio-9"), dealt("bonus-garden-11")], "left": [] },
            "vizier": { "up": [0, 1, 2], "ask_all": false, "orders": ["ask", "ask", "ask"] },
        },
    });
    house.lay("alhambra", state);
    house
}

fn menu(house: &mut House, name: &str) -> Card {
    house.say(name, "turn", None, &[]).card
}

/// Ann's whole turn.
fn ann_plays(house: &mut House) {
    let mine = menu(house, "Ann");
    let mine = house.press("Ann", &mine, "Take yellow 3").card;
    assert!(mine.text.contains("Nothing more can be done: confirm your turn."), "{}", mine.text);
    assert!(labels(&mine).contains(&"Standing orders …".to_owned()), "they stay shut: {:?}", labels(&mine));
    house.press("Ann", &mine, "Confirm");
}

/// Presses what says this, whatever its number.
fn press(house: &mut House, name: &str, card: &Card, part: &str) -> Card {
    let label = labels(card).into_iter().find(|label| label.contains(part));
    let label = label.unwrap_or_else(|| panic!("no {part:?} among {:?} under {:?}", labels(card), card.text));
    house.press(name, card, &label).card
}

fn pinged(card: &Card) -> Vec<String> {
    card.ping.iter().map(|it| it.0.clone()).collect()
}

#[test]
fn only_who_could_use_the_vizier_is_asked() {
    let mut house = playing();
    ann_plays(&mut house);
    let asked = house.posted.last().unwrap().clone();
    assert_eq!(pinged(&asked).len(), 1, "{:?}", pinged(&asked));
    assert!(asked.text.contains("Cleo") && asked.text.contains("took"), "{}", asked.text);
    assert!(asked.text.contains("do you want the vizier's favour"), "{}", asked.text);
    let mine = menu(&mut house, "Cleo");
    assert!(mine.text.contains("Between two turns you may buy one building for its exact price"), "{}", mine.text);
    assert!(labels(&mine).contains(&"Decline".to_owned()), "{:?}", labels(&mine));
    let posted = house.posted.len();
    house.press("Cleo", &mine, "Decline");
    // Ben's turn begins: nobody is told that Cleo was asked and declined, and Ben hears of Ann's turn.
    let due = house.posted.last().unwrap().clone();
    assert_eq!(house.posted.len(), posted + 1);
    assert!(due.text.contains("Ben") && due.text.contains("Ann took") && !due.text.contains("declined"), "{}", due.text);
}

/// A favour is no turn: who has not answered yet is asked anew, of another market.
#[test]
fn who_is_still_asked_after_a_favour_is_called_again() {
    // Ben and Cleo can pay; the turn that is due is Ben's, so Cleo is asked after him.
    let mut house = playing_with(["orange-1", "green-8", "yellow-9"]);
    ann_plays(&mut house);
    let asked = house.posted.last().unwrap().clone();
    assert_eq!(pinged(&asked).len(), 2, "{}", asked.text);
    let mine = menu(&mut house, "Ben");
    let mine = house.press("Ben", &mine, "Use the vizier").card;
    let mine = press(&mut house, "Ben", &mine, "Buy pavilion 8");
    let mine = press(&mut house, "Ben", &mine, "Place pavilion 8");
    let posted = house.posted.len();
    house.press("Ben", &mine, "Confirm");
    assert_eq!(house.posted.len(), posted + 1, "the channel hears of it");
    let asked = house.posted.last().unwrap().clone();
    assert_eq!(pinged(&asked), ["test:Cleo"], "{}", asked.text);
    assert!(asked.text.contains("Ben got the vizier's favour") && asked.text.contains("do you want"), "{}", asked.text);
}

#[test]
fn a_favour_is_bought_placed_and_told_as_one() {
    let mut house = playing();
    ann_plays(&mut house);
    let mine = menu(&mut house, "Cleo");
    let mine = house.press("Cleo", &mine, "Use the vizier").card;
    assert!(mine.text.contains("Buy one building for its exact price"), "{}", mine.text);
    assert!(!house.at_table(1).may_take_back(Seat(2)), "an answer is final");
    let posted = house.posted.len();
    let mine = press(&mut house, "Cleo", &mine, "Buy pavilion 8");
    assert!(house.at_table(1).may_take_back(Seat(2)), "the purchase can be taken back");
    let mine = press(&mut house, "Cleo", &mine, "Take back");
    let mine = press(&mut house, "Cleo", &mine, "Buy pavilion 8");
    let mine = press(&mut house, "Cleo", &mine, "Place pavilion 8");
    assert_eq!(house.posted.len(), posted, "nobody hears of it before it ends");
    house.press("Cleo", &mine, "Confirm");
    let due = house.posted.last().unwrap().clone();
    assert!(due.text.contains("Cleo got the vizier's favour") && due.text.contains("pavilion 8"), "{}", due.text);
    assert_eq!(house.waited_for(1), Some(("Ben".to_owned(), Seat(1))));
}

/// Ben gets the vizier's favour, and his own turn is due after it; what he reads then.
fn ben_goes_on_after_his_favour(house: &mut House) -> Card {
    ann_plays(house);
    let mine = menu(house, "Ben");
    let mine = house.press("Ben", &mine, "Use the vizier").card;
    let mine = press(house, "Ben", &mine, "Buy pavilion 8");
    let mine = press(house, "Ben", &mine, "Place pavilion 8");
    house.press("Ben", &mine, "Confirm").card
}

#[test]
fn who_acts_again_is_not_mentioned_again_and_everybody_sees_what_was_done() {
    let mut house = playing_with(["orange-1", "green-8", "orange-2"]);
    let mine = ben_goes_on_after_his_favour(&mut house);
    assert!(mine.text.contains("It is your turn again: this is a new one."), "{}", mine.text);
    let shown = house.posted.last().unwrap().clone();
    assert!(shown.text.contains("Ben got the vizier's favour") && pinged(&shown).is_empty(), "{}", shown.text);
    assert_eq!(house.waited_for(1), Some(("Ben".to_owned(), Seat(1))), "his turn is due");
}

#[test]
fn who_acts_again_is_called_after_a_minute_in_which_they_press_nothing() {
    let mut house = playing_with(["orange-1", "green-8", "orange-2"]);
    ben_goes_on_after_his_favour(&mut house);
    let posted = house.posted.len();
    house.wait_seconds(50);
    assert_eq!(house.posted.len(), posted, "he may still be reading");
    house.restart();
    house.wait_seconds(40);
    assert_eq!(house.posted.len(), posted + 1, "a house that was down meanwhile still knows it");
    assert_eq!(pinged(&house.posted[posted]), ["test:Ben"], "{}", house.posted[posted].text);
    house.wait_seconds(600);
    assert_eq!(house.posted.len(), posted + 1, "and once");
}

#[test]
fn who_acts_again_and_presses_anything_at_the_table_is_called_by_nothing() {
    for acts in [false, true] {
        let mut house = playing_with(["orange-1", "green-8", "orange-2"]);
        let mine = ben_goes_on_after_his_favour(&mut house);
        let posted = house.posted.len();
        house.wait_seconds(30);
        if acts {
            press(&mut house, "Ben", &mine, "Take green 9");
        } else {
            house.say("Ben", "board", None, &[]);
        }
        house.wait_seconds(600);
        assert_eq!(house.posted.len(), posted, "he knows of it");
        let mine = menu(&mut house, "Ben");
        assert!(!mine.text.contains("It is your turn again"), "{}", mine.text);
    }
}

#[test]
fn who_declines_and_is_due_is_told_so_and_called() {
    let mut house = playing_with(["orange-1", "green-8", "orange-2"]);
    ann_plays(&mut house);
    let mine = menu(&mut house, "Ben");
    let mine = house.press("Ben", &mine, "Decline").card;
    assert!(mine.text.contains("It is your turn again: this is a new one."), "{}", mine.text);
    let posted = house.posted.len();
    house.wait_seconds(90);
    assert_eq!(house.posted[posted..].iter().map(pinged).collect::<Vec<_>>(), [["test:Ben"]]);
}

#[test]
fn who_is_asked_right_after_their_own_turn_has_it_told_to_everybody() {
    let mut house = playing_with(["green-8", "orange-1", "orange-2"]);
    ann_plays(&mut house);
    let asked = house.posted.last().unwrap().clone();
    assert!(asked.text.contains("Ann took") && asked.text.contains("do you want the vizier's favour"), "{}", asked.text);
    assert_eq!(pinged(&asked).len(), 1);
}

#[test]
fn cards_are_revealed_and_orders_given_out_of_turn() {
    let mut house = playing();
    let mine = menu(&mut house, "Ben");
    let ordered = press(&mut house, "Ben", &mine, "Standing orders");
    let done = press(&mut house, "Ben", &ordered, "Vizier: always decline");
    assert!(done.text.contains("always decline favours"), "{}", done.text);
    let mine = menu(&mut house, "Ben");
    let asked = press(&mut house, "Ben", &mine, "Reveal the bonus card seraglio 9");
    assert!(asked.text.contains("others hear of this at once"), "{}", asked.text);
    house.press("Ben", &asked, "Confirm");
    let stories: Vec<TurnStory<_>> = house.at_table(1).stories(Viewer::Everyone);
    assert_eq!(stories.len(), 1, "the standing order is nobody else's business");
    let seen: Value = house.at_table(1).state_for(Viewer::Everyone).unwrap().view(Viewer::Everyone);
    assert_eq!(seen["modules"]["bonus"][1]["revealed"], json!(["bonus-seraglio-9"]));
}

#[test]
fn a_choice_of_modules_is_told_in_the_lobby() {
    let mut house = House::new(4);
    house.opened("alhambra", &NAMES[..2]);
    let lobby = house.posted[0].clone();
    let with = house.press("Ann", &lobby, "Bureau de change: play with it").card;
    assert!(with.text.contains("Bureau de change"), "{}", with.text);
    let all = house.press("Ann", &lobby, "Vizier's favour: all with a vizier face up are asked").card;
    assert!(all.text.contains("Vizier's favour (all with a vizier face up are asked)"), "{}", all.text);
    let without = house.press("Ann", &lobby, "Vizier's favour: not played").card;
    assert!(!without.text.contains("Vizier"), "{}", without.text);
}
