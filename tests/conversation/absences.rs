//! Absences, as they are announced, shown to the others, and ended by whoever plays; and whom the others may let a bot play for.

use pergola::{
    chat::Card,
    engine::Viewer,
    table::{Millis, limits},
};

use super::{
    house::{House, labels, person},
    times::limited,
};

const DAY: Millis = 24 * 60 * 60 * 1000;

fn last(house: &House) -> Card {
    house.posted.last().expect("a card").clone()
}

/// Whoever is waited for plays their turn to its end; who it was, and what their last press was answered.
fn ends_turn(house: &mut House) -> (String, String) {
    let (name, seat) = house.waited_for(1).expect("it goes on");
    let told = house.at_table(1).told();
    while house.at_table(1).told() == told {
        let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
        match listed.iter().any(|it| it == "end") {
            true => {
                let mine = house.say(&name, "turn", None, &[]).card;
                return (name.clone(), house.press(&name, &mine, "Confirm").card.text);
            }
            false => house.play(&name, &listed[0].clone()),
        }
    }
    (name, String::new())
}

/// How much longer the clock of whoever is waited for stands or runs, in days.
fn left(house: &mut House) -> Millis {
    house.wait(0);
    let (_, seat) = house.waited_for(1).expect("somebody");
    let table = house.at_table(1);
    let clock = table.clock(seat).expect("a clock");
    (clock.until - clock.since) / DAY
}

#[test]
fn where_it_is_announced_it_is_said_for_how_long_time_stands_and_that_playing_ends_it() {
    let mut house = House::new(3);
    let mut away = |until: &str| house.say("Ann", "me", Some("away"), &[("until", until)]).card.text;
    println!("{}\n", away("7"));
    let week = away("7");
    assert!(week.contains("You are away and come back <t:") && week.contains("Until then your time does not run"), "{week}");
    assert!(week.contains("at most 21 announced days in a year") && week.contains("whoever plays is there"), "{week}");
    let long = away("90");
    println!("{long}\n");
    assert!(long.contains("Your time does not run now, and begins to <t:"), "{long}");
    let back = away("back");
    println!("{back}\n");
    assert!(back.contains("You are not away") && back.contains("21 of them are left this year"), "{back}");
    away("30");
    house.wait(22 * 24);
    let mut away = |until: &str| house.say("Ann", "me", Some("away"), &[("until", until)]).card.text;
    let used_up = away("5");
    println!("{used_up}\n");
    assert!(used_up.contains("Your time runs meanwhile all the same") && used_up.contains("used up"), "{used_up}");
    assert!(away("back").contains("none of them is left this year"));
    house.restart();
    let asked = house.say("Ann", "me", Some("away"), &[]).card.text;
    assert!(asked.contains("none of them is left this year"), "also after a restart: {asked}");
}

#[test]
fn whoever_plays_on_while_away_is_told_that_they_are_there_and_their_clock_runs() {
    let mut house = limited("4 hours for a turn", None);
    let name = house.waited_for(1).unwrap().0;
    house.say(&name, "me", Some("away"), &[("until", "90")]);
    assert_eq!(left(&mut house), 21, "for the announced days it stands, and no longer");
    let (who, said) = ends_turn(&mut house);
    println!("{said}\n");
    assert_eq!(who, name);
    assert!(
        said.contains("You had said that you are away and come back <t:") && said.contains("Whoever ends a turn is there"),
        "{said}"
    );
    let mut own = 0;
    while own < 2 {
        let waited = house.waited_for(1).unwrap().0;
        if waited == name {
            assert_eq!(left(&mut house), 0, "four hours");
            own += 1;
        }
        let (_, said) = ends_turn(&mut house);
        assert!(!said.contains("You had said"), "it is told once: {said}");
        house.restart();
    }
    let log = house.say(&name, "past", Some("log"), &[]).card.text;
    assert!(log.contains("there after all"), "{log}");
    // Who says it again is away again, though it be until the same day.
    let day = house.say(&name, "me", Some("away"), &[]).card.text;
    assert!(day.contains("You are away"), "at other tables they are: {day}");
    while house.waited_for(1).unwrap().0 != name {
        ends_turn(&mut house);
    }
    house.say(&name, "me", Some("away"), &[("until", "5")]);
    assert!((4..=5).contains(&left(&mut house)), "{}", left(&mut house));
}

#[test]
fn others_read_who_is_away_until_when_and_who_plays_then() {
    let mut house = House::playing(3, "gardens", &["Ann", "Ben", "Cleo"]);
    let name = house.waited_for(1).unwrap().0;
    let others: Vec<&str> = ["Ann", "Ben", "Cleo"].into_iter().filter(|it| *it != name).collect();
    house.say(&name, "me", Some("away"), &[("until", "7")]);
    for command in ["turn", "board", "tables"] {
        let said = house.say(others[0], command, None, &[]).card.text;
        println!("{said}\n");
        assert_eq!(said.matches("is away and comes back <t:").count(), 1, "{command}: {said}");
    }
    let said = house.say(others[0], "turn", None, &[]).card.text;
    assert!(said.contains("nobody plays for them"), "{said}");
    let words = house.say(others[0], "board", None, &[("as", "text")]).card.text;
    assert!(words.contains("is away and comes back <t:"), "{words}");
    let strangers = house.say("Zed", "board", None, &[]).card.text;
    assert!(strangers.contains("is away and comes back <t:"), "{strangers}");
    let own = house.say(&name, "turn", None, &[]).card.text;
    assert!(!own.contains("is away"), "who looks knows it: {own}");
    house.say(&name, "table", Some("deputy"), &[("whom", "Dan")]);
    let asked = last(&house);
    house.press("Dan", &asked, "I agree");
    for command in ["turn", "board", "tables"] {
        let said = house.say(others[0], command, None, &[]).card.text;
        println!("{said}\n");
        assert!(said.contains("Dan plays for"), "{command}: {said}");
    }
}

#[test]
fn the_card_that_waits_for_somebody_away_says_it_and_no_other_does() {
    let mut house = limited("4 hours for a turn", None);
    let (first, _) = house.waited_for(1).unwrap();
    let second = if first == "Ann" { "Ben" } else { "Ann" };
    house.say(second, "me", Some("away"), &[("until", "30")]);
    let before = house.posted.len();
    ends_turn(&mut house);
    while house.waited_for(1).unwrap().0 == first {
        ends_turn(&mut house);
    }
    let card = last(&house);
    println!("{}\n", card.text);
    assert_eq!(card.ping, [person(second).id]);
    assert!(
        card.text.contains("is away and comes back <t:") && card.text.contains("their time begins to run <t:"),
        "{}",
        card.text
    );
    let told = house.posted[before..].iter().filter(|it| it.text.contains("is away and comes back")).count();
    assert_eq!(told, 1);
    assert_eq!(limits::AWAY_STANDS_MILLIS / DAY, 21);
}

#[test]
fn a_kick_measures_the_wait_for_that_person() {
    let mut house = House::playing(3, "gardens", &["Ann", "Ben", "Cleo"]);
    let name = house.waited_for(1).unwrap().0;
    let others: Vec<&str> = ["Ann", "Ben", "Cleo"].into_iter().filter(|it| *it != name).collect();
    let kick = |house: &mut House| house.say(others[0], "table", Some("kick"), &[("whom", &name)]).card.text;
    for _ in 0..3 {
        house.wait(7);
        house.say("Zed", "table", Some("follow"), &[]);
        house.say("Zed", "table", Some("follow"), &[]);
        let following = house.say("Zed", "table", Some("follow"), &[]).card;
        house.press("Zed", &following, "Do not follow any more");
        house.restart();
        let said = kick(&mut house);
        println!("{said}\n");
        assert!(said.contains("for a day for them alone") && said.contains("If they do nothing, you can agree"), "{said}");
    }
    house.wait(4);
    let said = kick(&mut house);
    assert!(said.contains("you agree that a bot plays for"), "neither a stranger nor a start begins it anew: {said}");
    let wanted = last(&house);
    house.say(&name, "table", Some("pause"), &[]);
    let motion = last(&house);
    let late = house.press(others[1], &wanted, "A bot takes the seat").card.text;
    assert!(late.contains("for a day for them alone"), "who asks for a pause is there: {late}");
    house.press(others[1], &motion, "No");
    house.say(&name, "me", Some("away"), &[("until", "30")]);
    house.wait(71);
    assert!(kick(&mut house).contains("at most three days of an absence"));
    house.wait(2);
    assert!(kick(&mut house).contains("you agree that a bot plays for"));
    let wanted = last(&house);
    house.press(others[1], &wanted, "A bot takes the seat");
    let mine = house.say(&name, "turn", None, &[]).card;
    assert!(labels(&mine).contains(&"Come back".to_owned()), "{}", mine.text);
}

#[test]
fn whoever_goes_away_while_the_game_waits_for_them_is_told_of_by_a_card_that_calls_nobody() {
    let bot = "When it is over, a bot plays that turn";
    for (then, told) in [(None, "the others decide whether a bot plays."), (Some(bot), "a bot plays that turn.")] {
        let mut house = limited("4 hours for a turn", then);
        let (name, _) = house.waited_for(1).expect("somebody");
        house.say(&name, "me", Some("away"), &[("until", "7")]);
        house.wait(0);
        let card = last(&house);
        println!("{}\n", card.text);
        assert!(card.text.contains("is away and comes back <t:") && card.text.contains(told), "{}", card.text);
        assert!(card.text.contains("nobody plays for them") && card.ping.is_empty(), "{}", card.text);
        let posted = house.posted.len();
        house.restart();
        house.wait(1);
        assert_eq!(house.posted.len(), posted, "it is told once");
        house.say(&name, "me", Some("away"), &[("until", "back")]);
        house.say(&name, "me", Some("away"), &[("until", "8")]);
        house.wait(0);
        assert_eq!(house.posted.len(), posted + 1, "another absence is told, too");
    }
}
