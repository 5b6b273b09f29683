//! Turns that end by themselves, as their person likes it, and ended turns that are taken back without asking anybody.

use pergola::{
    chat::{Act, Card},
    engine::{END, Viewer},
};

use super::house::{House, labels, pressed};

/// Ann and Ben play, and confirm their turns so.
fn playing(game: &str, confirm: &str) -> House {
    let mut house = House::playing(3, game, &["Ann", "Ben"]);
    for name in ["Ann", "Ben"] {
        let set = house.say(name, "me", Some("settings"), &[("confirm", confirm)]).card;
        assert!(set.text.contains("`confirm` · "), "{}", set.text);
    }
    house
}

/// They play the Gardens, where nothing is left to choose after a building is planted; who is to act, and whose turn is next.
fn gardens(confirm: &str) -> (House, String, String) {
    let house = playing("gardens", confirm);
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
fn a_turn_that_ended_by_itself_is_taken_back_without_asking_anybody_until_somebody_acts() {
    let mut house = playing("alhambra", "final");
    let (mut taken_back, mut asked) = (0, 0);
    while let Some((name, seat)) = house.waited_for(1).filter(|_| taken_back < 3 || asked == 0) {
        let ended = plays(&mut house, &name);
        if labels(&ended).contains(&"Confirm".to_owned()) {
            asked += 1;
            let ended = house.press(&name, &ended, "Confirm").card;
            assert!(!labels(&ended).contains(&"Take back".to_owned()), "its end came to light: {:?}", labels(&ended));
            continue;
        }
        let Some((other, others)) = house.waited_for(1) else { break };
        taken_back += 1;
        house.press(&name, &ended, "Take back");
        assert_eq!(house.waited_for(1).expect("it goes on").0, name, "it is their turn again");
        let again = plays(&mut house, &name);
        if labels(&again).contains(&"Confirm".to_owned()) {
            house.press(&name, &again, "Confirm");
        }
        plays(&mut house, &other);
        house.act(&name, pressed(&ended, "Take back"));
        let is_untouched = house.at_table(1).pending_actions(others) > 0 || house.waited_for(1).is_none_or(|it| it.1 == seat);
        assert!(is_untouched, "nothing is taken back from under somebody");
        assert!(house.at_table(1).motion().is_none(), "nobody is asked by a press that was free before");
        let theirs = house.say(&other, "turn", None, &[]).card;
        if labels(&theirs).contains(&"Confirm".to_owned()) {
            house.press(&other, &theirs, "Confirm");
        }
    }
    assert!(taken_back >= 3 && asked > 0, "{taken_back} turns were taken back, {asked} were asked about");
}

#[test]
fn whoever_confirms_their_turns_asks_the_others_when_one_is_to_be_undone() {
    let (mut house, first, _) = gardens("ask");
    let mine = plays(&mut house, &first);
    house.press(&first, &mine, "Confirm");
    let question = house.say(&first, "undo", None, &[]).card;
    house.press(&first, &question, labels(&question)[0].clone().as_str());
    assert_ne!(house.waited_for(1).map(|it| it.0), Some(first), "the other has to agree first");
}

#[test]
fn what_came_to_light_is_taken_back_by_nobody_alone_though_the_turn_ended_by_itself() {
    let mut house = playing("alhambra", "never");
    let (mut lit, mut plain) = (0, 0);
    while let Some((name, seat)) = house.waited_for(1).filter(|_| lit < 2 || plain < 2) {
        let ended = plays(&mut house, &name);
        let stories = house.at_table(1).stories(Viewer::Everyone);
        let came_to_light = stories.last().is_some_and(|story| story.seat == seat && story.revealed);
        assert_eq!(labels(&ended).contains(&"Take back".to_owned()), !came_to_light, "{}", ended.text);
        *(if came_to_light { &mut lit } else { &mut plain }) += 1;
    }
    assert!(lit > 1 && plain > 1, "{lit} came to light, {plain} did not");
}

#[test]
fn where_there_are_clocks_nobody_gains_time_by_taking_back() {
    let mut house = House::new(3);
    house.say("Mod", "club", Some("settings"), &[("clock", "turn-86400.ask")]);
    house.opened("gardens", &["Ann", "Ben"]);
    let lobby = house.posted.last().expect("a card").clone();
    house.press("Ann", &lobby, "Start");
    let (name, _) = house.waited_for(1).expect("somebody begins");
    house.say(&name, "me", Some("settings"), &[("confirm", "never")]);
    let ended = plays(&mut house, &name);
    assert!(house.at_table(1).opening().time.is_some() && !labels(&ended).contains(&"Take back".to_owned()), "{ended:?}");
    let question = house.say(&name, "undo", None, &[]).card;
    assert!(question.text.contains("ask the others"), "{}", question.text);
}
