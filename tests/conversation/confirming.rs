//! Turns that end by themselves, as their person likes it, and ended turns that are taken back without asking anybody.

use pergola::{
    chat::{Act, Card},
    engine::{END, Viewer},
};

use super::house::{House, labels, pressed};

/// Ann and Ben play the Gardens, where nothing is left to choose after a building is planted; who is to act, and whose turn is next.
fn gardens(confirm: &str) -> (House, String, String) {
    let mut house = House::playing(3, "gardens", &["Ann", "Ben"]);
    for name in ["Ann", "Ben"] {
        let set = house.say(name, "me", Some("settings"), &[("confirm", confirm)]).card;
        assert!(set.text.contains("`confirm` · "), "{}", set.text);
    }
    let (first, _) = house.waited_for(1).expect("somebody begins");
    let second = if first == "Ann" { "Ben" } else { "Ann" }.to_owned();
    (house, first, second)
}

/// They do what is listed first as long as anything but the end of their turn is; what they are shown then.
fn plays(house: &mut House, name: &str) -> Card {
    let (_, seat) = house.waited_for(1).expect("somebody is waited for");
    let turn = house.at_table(1).turns();
    loop {
        let table = house.at_table(1);
        let listed = table.state_for(Viewer::Seat(seat)).expect("it is played").without_asides(seat);
        let left = listed.into_iter().find(|it| it != END);
        match left.filter(|_| table.turns() == turn && table.waits_for().contains(seat)) {
            Some(action) => {
                let id = format!("1.1.~say.{}.{action}", table.decision(seat));
                let shown = house.act(name, Act::Press { id }).card;
                if house.at_table(1).turns() != turn {
                    return shown;
                }
            }
            None => return house.say(name, "turn", None, &[]).card,
        }
    }
}

#[test]
fn whoever_never_confirms_is_done_with_their_last_action_and_the_next_is_called_once() {
    let (mut house, first, second) = gardens("never");
    let cards = house.posted.len();
    let done = plays(&mut house, &first);
    assert!(!labels(&done).contains(&"Confirm".to_owned()), "{:?}", labels(&done));
    assert_eq!(house.waited_for(1).expect("the game goes on").0, second, "{}", done.text);
    assert_eq!(house.posted.len(), cards + 1, "one card calls the next");
    assert_eq!(house.posted.last().expect("it is posted").ping.len(), 1);
}

#[test]
fn whoever_is_asked_confirms_as_before() {
    let (mut house, first, _) = gardens("ask");
    let done = plays(&mut house, &first);
    assert!(labels(&done).contains(&"Confirm".to_owned()), "{:?}", labels(&done));
    assert_eq!(house.waited_for(1).expect("the game goes on").0, first);
}

#[test]
fn a_turn_that_ended_last_is_taken_back_without_asking_anybody_until_somebody_acts() {
    let mut house = House::playing(3, "alhambra", &["Ann", "Ben"]);
    let (mut taken_back, mut lit) = (0, 0);
    while let Some((name, seat)) = house.waited_for(1).filter(|_| taken_back < 3) {
        let mine = plays(&mut house, &name);
        let ended = house.press(&name, &mine, "Confirm").card;
        let Some((other, others)) = house.waited_for(1) else { break };
        let came_to_light = house.at_table(1).stories(Viewer::Everyone).last().is_some_and(|it| it.revealed);
        assert_eq!(house.at_table(1).takes_back_freely(seat), !came_to_light, "{}", ended.text);
        assert_eq!(labels(&ended).contains(&"Take back".to_owned()), !came_to_light, "{:?}", labels(&ended));
        if came_to_light {
            lit += 1;
            continue;
        }
        taken_back += 1;
        house.press(&name, &ended, "Take back");
        assert_eq!(house.waited_for(1).expect("it goes on").0, name, "it is their turn again");
        let mine = plays(&mut house, &name);
        let ended = house.press(&name, &mine, "Confirm").card;
        plays(&mut house, &other);
        assert!(!house.at_table(1).takes_back_freely(seat), "somebody has acted");
        house.act(&name, pressed(&ended, "Take back"));
        assert!(house.at_table(1).pending_actions(others) > 0, "nothing is taken back from under somebody");
        let theirs = house.say(&other, "turn", None, &[]).card;
        house.press(&other, &theirs, "Confirm");
    }
    assert!(taken_back == 3 && lit > 0, "{taken_back} turns could be taken back, {lit} could not");
}

#[test]
fn whoever_is_asked_about_what_is_final_ends_other_turns_by_their_last_action() {
    let mut house = House::playing(3, "alhambra", &["Ann", "Ben"]);
    for name in ["Ann", "Ben"] {
        house.say(name, "me", Some("settings"), &[("confirm", "final")]);
    }
    let (mut by_itself, mut asked) = (0, 0);
    while let Some((name, seat)) = house.waited_for(1).filter(|_| by_itself == 0 || asked == 0) {
        let turn = house.at_table(1).turns();
        let shown = plays(&mut house, &name);
        if house.at_table(1).turns() > turn {
            by_itself += 1;
            assert!(house.at_table(1).takes_back_freely(seat) && labels(&shown).contains(&"Take back".to_owned()), "{shown:?}");
            continue;
        }
        asked += 1;
        house.press(&name, &shown, "Confirm");
        assert!(!house.at_table(1).takes_back_freely(seat), "its end came to light");
    }
    assert!(by_itself > 0 && asked > 0, "{by_itself} ended by themselves, {asked} were confirmed");
}
