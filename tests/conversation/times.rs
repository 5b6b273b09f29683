//! Time at a table: chosen in the lobby, shown on cards, reminded of, and over; and when somebody is not waited for.

use pergola::{
    chat::{Act, Card, Slash, rows::Row},
    engine::Viewer,
};

use super::house::{House, choices, labels, person};

const NAMES: [&str; 2] = ["Ann", "Ben"];

/// A table in whose lobby the owner has chosen how much time there is, and what happens when it is over.
pub(crate) fn limited(time: &str, then: Option<&str>) -> House {
    let mut house = House::new(3);
    house.opened("gardens", &NAMES);
    let lobby = house.posted.last().expect("a lobby").clone();
    let card = house.press("Ann", &lobby, "Time for a turn").card;
    let mut card = choose(&mut house, "Ann", &card, time);
    if let Some(then) = then {
        card = choose(&mut house, "Ann", &card, then);
    }
    assert!(card.text.contains("Time: "), "{}", card.text);
    house.press("Ann", &lobby, "Start");
    house
}

/// Chooses from a menu by its label.
fn choose(house: &mut House, name: &str, card: &Card, label: &str) -> Card {
    let all = choices(card);
    let (menu, choice) = all.iter().find(|(_, it)| it.label.starts_with(label)).unwrap_or_else(|| panic!("{label}: {card:?}"));
    let (id, values) = ((*menu).to_owned(), vec![choice.value.clone()]);
    house.act(name, Act::Pick { id, values }).card
}

fn last(house: &House) -> &Card {
    house.posted.last().expect("a card")
}

#[test]
fn the_lobby_offers_time_and_says_what_was_chosen() {
    let mut house = House::new(3);
    house.opened("gardens", &NAMES);
    let lobby = last(&house).clone();
    let card = house.press("Ann", &lobby, "Time for a turn").card;
    assert!(card.text.contains("As much time as you like"), "{}", card.text);
    let menus = card.rows.iter().filter(|row| matches!(row, Row::Menu(_))).count();
    assert_eq!(menus, 1, "what happens when it is over is asked only where it can be");
    let card = choose(&mut house, "Ann", &card, "3 days, and 12 hours more");
    assert!(
        card.text.contains("Time: 3 days, and 12 hours more for each turn. When it is over, the others decide"),
        "{}",
        card.text
    );
    let card = choose(&mut house, "Ann", &card, "When it is over, a bot plays that turn");
    assert!(last(&house).text.contains("When it is over, a bot plays that turn."), "{}", last(&house).text);
    let again = choose(&mut house, "Ben", &card, "As much time as you like");
    assert!(again.text.contains("Only the owner does that"), "{}", again.text);
    choose(&mut house, "Ann", &card, "As much time as you like");
    assert!(!last(&house).text.contains("Time:"), "{}", last(&house).text);
}

#[test]
fn a_card_says_until_when_there_is_time_and_so_does_the_menu() {
    let mut house = limited("1 day for a turn", None);
    let name = house.waited_for(1).expect("somebody").0;
    let card = last(&house).clone();
    assert!(card.text.contains("it is your turn") && card.text.contains("Your time for this is over <t:"), "{}", card.text);
    let of = |text: &str| text.split("<t:").nth(1).and_then(|it| it.split(':').next()?.parse::<u64>().ok()).expect("a moment");
    let (told, clock) = (of(&card.text), house.at_table(1).clocks_run());
    assert!(clock, "it runs since the card was delivered");
    let menu = house.say(&name, "turn", None, &[]).card;
    assert!(of(&menu.text).abs_diff(told) < 60, "{} and {}", card.text, menu.text);
    let board = house.say("Cleo", "board", None, &[]).card;
    assert!(board.text.contains("time is over <t:") || board.text.contains("time for this is over <t:"), "{}", board.text);
}

#[test]
fn somebody_is_reminded_and_can_put_it_off() {
    let mut house = limited("1 day for a turn", None);
    let name = house.waited_for(1).expect("somebody").0;
    house.wait(12);
    let reminder = last(&house).clone();
    assert!(reminder.text.contains("the game still waits for you") && reminder.ping.len() == 1, "{}", reminder.text);
    assert_eq!(labels(&reminder), ["Play my turn", "In 2 hours", "In 8 hours", "In 24 hours"]);
    let posted = house.posted.len();
    let said = house.press(&name, &reminder, "In 2 hours").card.text;
    assert!(said.contains("I remind you again <t:"), "{said}");
    let other = NAMES.into_iter().find(|it| *it != name).expect("there are two");
    let said = house.press(other, &reminder, "In 2 hours").card.text;
    assert!(said.contains("There is no reminder"), "{said}");
    let said = house.press(&name, &reminder, "In 24 hours").card.text;
    assert!(said.contains("your time is over before"), "{said}");
    house.wait(1);
    assert_eq!(house.posted.len(), posted);
    house.wait(1);
    assert_eq!(house.posted.len(), posted + 1);
    assert!(last(&house).text.contains("the game still waits for you"));
}

#[test]
fn when_the_time_is_over_the_others_are_asked() {
    let mut house = limited("12 hours for a turn", None);
    let name = house.waited_for(1).expect("somebody").0;
    let other = NAMES.into_iter().find(|it| *it != name).expect("there are two");
    house.wait(13);
    let asked = last(&house).clone();
    assert!(asked.text.contains("time for this turn is over") && asked.ping.len() == 1, "{}", asked.text);
    let said = house.press(&name, &asked, "A bot plays this turn").card.text;
    assert!(said.contains("No bot can play there now"), "one does not vote on oneself: {said}");
    let said = house.press("Cleo", &asked, "A bot plays this turn").card.text;
    assert!(said.contains("You do not sit at this table"), "{said}");
    let said = house.press(other, &asked, "A bot plays this turn").card.text;
    assert!(said.contains("A bot plays for") && said.contains("now."), "{said}");
    house.wait(0);
    assert_eq!(house.waited_for(1).expect("somebody").0, other, "the bot has played");
    let told: Vec<&str> =
        house.posted.iter().map(|card| card.text.as_str()).filter(|it| it.contains("plays this turn")).collect();
    assert!(!told.is_empty() || house.posted.iter().any(|card| card.text.contains("bot")), "{:?}", house.posted.last());
}

#[test]
fn a_bot_plays_the_turn_or_takes_the_seat() {
    for (then, comes_back) in [("When it is over, a bot plays that turn", false), ("When it is over, a bot takes the seat", true)]
    {
        let mut house = limited("12 hours for a turn", Some(then));
        let name = house.waited_for(1).expect("somebody").0;
        house.wait(13);
        house.wait(0);
        let over = house.posted.iter().rev().find(|card| card.text.contains("'s time is over")).expect("it is told").text.clone();
        assert_eq!(over.contains("comes back"), comes_back, "{over}");
        let menu = house.say(&name, "turn", None, &[]).card;
        assert_eq!(labels(&menu).contains(&"Come back".to_owned()), comes_back, "{}", menu.text);
        assert_eq!(menu.text.contains("a bot plays for you"), comes_back, "{}", menu.text);
        assert!(!menu.text.contains("You have left"), "they have not: {}", menu.text);
    }
}

#[test]
fn while_a_bot_stands_in_for_one_turn_there_is_nothing_to_come_back_to() {
    let mut house = limited("12 hours for a turn", Some("When it is over, a bot plays that turn"));
    let name = house.waited_for(1).expect("somebody").0;
    house.bots_think_on(true);
    house.wait(13);
    assert_eq!(house.at_table(1).stood_in().len(), 1, "the bot has not played yet");
    let menu = house.say(&name, "turn", None, &[]).card;
    let pressed = house.act(&name, Act::Press { id: "1.1.~return".to_owned() }).card;
    for said in [menu, pressed] {
        assert!(said.text.contains("a bot plays this one turn for you"), "{}", said.text);
        assert!(!said.text.contains("left this game") && !labels(&said).contains(&"Come back".to_owned()), "{said:?}");
    }
    let listed = house.say(&name, "tables", None, &[]).card.text;
    assert!(listed.contains("waiting for others") && !listed.contains("come back"), "{listed}");
    house.bots_think_on(false);
    house.wait(0);
    assert!(house.at_table(1).people().len() == 2 && house.at_table(1).stood_in().is_empty());
    let back = house.act(&name, Act::Press { id: "1.1.~return".to_owned() }).card.text;
    assert!(back.contains("nothing to come back to"), "{back}");
}

#[test]
fn a_turn_that_the_clock_confirmed_is_told_as_ones_own() {
    let mut house = limited("12 hours for a turn", None);
    let (name, seat) = house.waited_for(1).expect("somebody");
    let laid_out = |house: &mut House| labels(&house.say(&name, "turn", None, &[]).card).contains(&"Confirm".to_owned());
    for _ in 0..20 {
        if laid_out(&mut house) {
            break;
        }
        let listed = house.at_table(1).state_for(Viewer::Seat(seat)).expect("it is played").legal_actions(seat);
        let action = listed.iter().find(|it| *it != "end").expect("a turn begins with something").clone();
        house.play(&name, &action);
    }
    assert!(laid_out(&mut house), "it only has to be confirmed");
    house.wait(13);
    assert_ne!(house.waited_for(1).expect("somebody").0, name, "it is confirmed");
    let card = last(&house).text.clone();
    assert!(card.contains(&format!("{name} had no time left, so what was laid out was confirmed:")), "{card}");
    let told = house.say(&name, "turn", None, &[]).card.text;
    assert!(told.contains("Your time was over, so what you had laid out was confirmed:"), "{told}");
    let log = house.say(&name, "past", Some("log"), &[]).card.text;
    assert!(log.contains("what was laid out was confirmed") && !log.contains("A bot played"), "{log}");
}

#[test]
fn a_chat_that_hangs_over_what_waits_for_people_holds_up_no_clock() {
    let mut house = House::playing(3, "gardens", &NAMES);
    let name = house.waited_for(1).expect("somebody").0;
    house.say(&name, "me", Some("settings"), &[("weekly", "yes")]);
    house.wait(24 * 7 - 2);
    house.opened("gardens", &["Cleo", "Dan"]);
    for wish in ["time.turn-43200.seat", "start"] {
        house.act("Cleo", Act::Press { id: format!("1.2.{wish}") });
    }
    assert_eq!(house.whispers().len(), 0, "the week is not over");
    house.whispers_hang();
    for left in [1, 0] {
        house.wait(13);
        // A game that everybody has left may be archived by now.
        house.say("Cleo", "board", None, &[("table", "2")]);
        assert_eq!(house.at_table(2).people().len(), left, "whoever is waited for there is out of time");
    }
    assert_eq!(house.whispers().len(), 1, "they are told one after the other, and the first never comes to an end");
    // It complains of whatever does not come to its end.
    house.restart();
}

#[test]
fn a_bot_plays_for_somebody_who_stays_away_when_the_others_agree() {
    let mut house = House::playing(3, "gardens", &["Ann", "Ben", "Cleo"]);
    let kick = |house: &mut House, name: &str, whom: &str| {
        let act = Act::Slash(Slash {
            command: "table".to_owned(),
            verb: Some("kick".to_owned()),
            people: vec![person(whom)],
            ..Slash::default()
        });
        house.act(name, act).card.text
    };
    let away = house.waited_for(1).expect("somebody").0;
    let others: Vec<&str> = ["Ann", "Ben", "Cleo"].into_iter().filter(|it| *it != away).collect();
    let refused = "No bot can play there now";
    let said = kick(&mut house, others[0], &away);
    assert!(said.contains("yet: the game has to wait for a day for them alone"), "the game has not waited for a day: {said}");
    house.wait(25);
    for whom in [others[0], others[1], "Dario"] {
        assert!(kick(&mut house, others[0], whom).contains(refused), "{whom}");
    }
    let said = kick(&mut house, others[0], &away);
    assert!(said.contains("you agree that a bot plays for"), "{said}");
    let wanted = last(&house).clone();
    assert!(wanted.text.contains("A bot is to play for") && wanted.ping.len() == 2, "{}", wanted.text);
    let said = house.press(others[1], &wanted, "A bot takes the seat").card.text;
    assert!(said.contains("A bot plays for"), "{said}");
    let told = house.posted.iter().any(|card| card.text.contains("All agreed: "));
    assert!(told, "{}", last(&house).text);
    let menu = house.say(&away, "turn", None, &[]).card;
    assert!(labels(&menu).contains(&"Come back".to_owned()));
    assert!(menu.text.contains("all others agreed") && !menu.text.contains("You have left"), "{}", menu.text);
}

#[test]
fn time_does_not_run_while_somebody_is_away_or_in_quiet_hours() {
    let mut house = limited("12 hours for a turn", Some("When it is over, a bot takes the seat"));
    let name = house.waited_for(1).expect("somebody").0;
    let said = house.say(&name, "me", Some("away"), &[("until", "3")]).card.text;
    assert!(said.contains("Noted.") && said.contains("You are away and come back <t:"), "{said}");
    house.wait(70);
    assert_eq!(house.waited_for(1).map(|it| it.0), Some(name.clone()), "they are waited for");
    house.restart();
    assert_eq!(house.waited_for(1).map(|it| it.0), Some(name.clone()), "also after a start");
    house.wait(13);
    assert_eq!(house.waited_for(1).map(|it| it.0), Some(name.clone()), "they have their twelve hours from then on");
    house.wait(3);
    assert_ne!(house.waited_for(1).map(|it| it.0), Some(name), "and no more");
}

#[test]
fn settings_are_said_kept_and_refused_with_a_reason() {
    let mut house = House::new(3);
    // Whatever somebody typed is disarmed.
    let mut said = |options: &[(&str, &str)]| house.say("Ann", "me", Some("settings"), options).card.text.replace('\\', "");
    assert!(said(&[]).contains("I do not know your time zone") && said(&[]).contains("You have no quiet hours"));
    assert!(said(&[("quiet-from", "22:00")]).contains("I need to know your time zone"));
    assert!(said(&[("zone", "Atlantis")]).contains("There is no time zone “Atlantis”"));
    let set = said(&[("zone", "Europe/Berlin"), ("quiet-from", "22:30"), ("quiet-to", "7")]);
    assert!(set.contains("Europe/Berlin") && set.contains("From 22:30 to 07:00"), "{set}");
    assert!(said(&[("quiet-to", "11:00")]).contains("at most 12 hours a day"));
    assert!(said(&[("quiet-from", "25:00")]).contains("is no time of the day"));
    assert!(said(&[]).contains("From 22:30 to 07:00"), "what was refused changed nothing");
    for verb in [None, Some("yours")] {
        assert!(house.say("Ann", "me", verb, &[]).card.text.contains("I do not know “/me"), "{verb:?}");
    }
    house.restart();
    let mut said = |command: &str, options: &[(&str, &str)]| house.say("Ann", command, None, options).card.text.replace('\\', "");
    assert!(said("me settings", &[]).contains("From 22:30 to 07:00"));
    assert!(said("me settings", &[("quiet-from", "off")]).contains("You have no quiet hours"));
    for (until, answer) in [
        ("soon", "I cannot read “soon”"),
        ("0", "I cannot read “0”"),
        ("91", "at most 90 days"),
        ("1969-12-24", "has begun already"),
        ("2026-02-30", "has begun already"),
        ("7 days", "You are away and come back <t:"),
        ("back", "You are not away"),
    ] {
        let said = said("me away", &[("until", until)]);
        assert!(said.contains(answer), "{until}: {said}");
    }
}

#[test]
fn zones_and_days_are_suggested() {
    let house = House::new(3);
    let suggested = |command: &str, option: &str, typed: &str| {
        let all = house.suggest("Ann", "me", command, &[(option, typed)], option);
        all.into_iter().map(|it| it.value).collect::<Vec<_>>()
    };
    assert!(suggested("settings", "zone", "berl").contains(&"Europe/Berlin".to_owned()));
    assert!(suggested("settings", "zone", "").len() <= 25);
    assert_eq!(suggested("away", "until", ""), ["1", "3", "7", "14", "21", "30", "back"]);
}

#[test]
fn a_lobby_nobody_starts_is_closed_after_a_week_with_a_word() {
    let mut house = House::new(3);
    house.opened("gardens", &NAMES);
    house.wait(24 * 6);
    let posted = house.posted.len();
    house.wait(24 * 2);
    assert_eq!(house.posted.len(), posted + 1);
    assert!(last(&house).text.contains("nobody began its game for a week"), "{}", last(&house).text);
}
