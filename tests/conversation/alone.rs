//! Bots at work, and bots that wait since nobody is there: what people read of it, and what brings them to go on.

use super::{
    house::{House, labels},
    times::limited,
};

const NAMES: [&str; 2] = ["Ann", "Ben"];

/// Two people of whom nobody comes any more.
fn left_alone(then: &str) -> House {
    let mut house = limited("12 hours for a turn", Some(then));
    for _ in 0..6 {
        house.wait(13);
    }
    assert!(waits(&house), "the bots wait");
    house
}

/// Whether the game waits for a bot.
fn waits(house: &House) -> bool {
    house.at_table(1).bot_to_act().is_some()
}

#[test]
fn bots_wait_where_nobody_is_there_and_go_on_when_somebody_looks() {
    let mut house = left_alone("When it is over, a bot plays that turn");
    let revision = house.at_table(1).revision();
    for restarts in [false, true] {
        if restarts {
            house.restart();
        }
        house.wait(50);
        assert_eq!(house.at_table(1).revision(), revision, "nobody plays");
        for reply in [house.say("Cleo", "board", None, &[]), house.say("Cleo", "board", None, &[("as", "text")])] {
            assert!(
                reply.card.text.contains("Nobody has done anything here for a day, so the bots wait."),
                "{}",
                reply.card.text
            );
        }
        let listed = house.say("Ann", "tables", None, &[]).card.text;
        assert!(listed.contains("the bots wait until you look in"), "{listed}");
        assert!(waits(&house) && house.at_table(1).revision() == revision, "neither of that wakes them");
    }
    let missed = house.at_table(1).stood_in();
    for name in NAMES {
        let mut house = left_alone("When it is over, a bot plays that turn");
        let said = house.say(name, "turn", None, &[]).card.text;
        assert!(said.contains("You are here now: they play on, and a card mentions you"), "{said}");
        house.wait(0);
        assert!(!waits(&house) && house.waited_for(1).is_some(), "somebody is called");
        assert_ne!(house.at_table(1).stood_in(), missed);
        let said = house.say("Cleo", "board", None, &[]).card.text;
        assert!(!said.contains("bots"), "{said}");
    }
}

#[test]
fn who_lost_their_seat_to_a_bot_comes_back_before_it_goes_on() {
    let mut house = left_alone("When it is over, a bot takes the seat");
    let revision = house.at_table(1).revision();
    let said = house.say("Ann", "turn", None, &[]).card;
    assert!(said.text.contains("a bot plays for you") && said.text.contains("so the bots wait."), "{}", said.text);
    assert!(said.text.contains("or comes back to their seat"), "{}", said.text);
    house.wait(0);
    assert_eq!(house.at_table(1).revision(), revision, "the game does not run away while she reads");
    assert!(labels(&said).contains(&"Come back".to_owned()));
    house.press("Ann", &said, "Come back");
    house.wait(0);
    assert_eq!(house.waited_for(1).expect("somebody").0, "Ann");
}

#[test]
fn that_bots_play_on_is_not_said_where_it_cannot_be_saved() {
    let mut house = left_alone("When it is over, a bot plays that turn");
    house.full(true);
    let said = house.say("Ann", "turn", None, &[]).card.text;
    assert!(said.contains("could not be saved"), "{said}");
    house.wait(0);
    assert!(waits(&house));
    house.full(false);
    let said = house.say("Ann", "turn", None, &[]).card.text;
    assert!(said.contains("You are here now"), "{said}");
    house.wait(0);
    assert!(!waits(&house));
}

#[test]
fn who_waits_for_a_bot_reads_that_it_thinks() {
    let mut house = limited("12 hours for a turn", Some("When it is over, a bot plays that turn"));
    let missing = house.waited_for(1).expect("somebody").0;
    let other = NAMES.into_iter().find(|it| *it != missing).expect("there are two");
    house.bots_think_on(true);
    house.wait(13);
    let said = house.say(other, "turn", None, &[]).card.text;
    assert!(said.contains("It is not your turn: ") && said.contains(" is thinking. When you have to act"), "{said}");
    for options in [&[][..], &[("as", "text")]] {
        let said = house.say(other, "board", None, options).card.text;
        assert!(said.contains(" is thinking."), "{said}");
    }
    house.bots_think_on(false);
    house.wait(0);
    let said = house.say(&missing, "turn", None, &[]).card.text;
    assert!(!said.contains("thinking") && said.contains("the game waits for"), "a person is waited for: {said}");
}
