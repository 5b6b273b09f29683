//! Deputies, by the very buttons: asked, agreed, called while somebody is away, and out of play as soon as they are back.

use pergola::{
    chat::{Act, Card, Show},
    engine::{Seat, Viewer},
    games::GAMES,
    table::Phase,
};

use super::house::{House, buttons, choices, labels, person, place, slash};

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

fn last(house: &House) -> Card {
    house.posted.last().expect("a card").clone()
}

/// A game in which Dan is the deputy of whoever is to act, whose name and seat are answered.
fn with_dan(game: &str) -> (House, String, Seat) {
    let mut house = House::playing(3, game, &NAMES);
    let (name, seat) = house.waited_for(1).unwrap();
    let said = house.say(&name, "table", Some("deputy"), &[("whom", "Dan")]).card.text;
    assert!(said.contains("I have asked Dan"), "{said}");
    let asked = last(&house);
    assert_eq!(asked.ping, [person("Dan").id]);
    let refused = house.press("Zed", &asked, "I agree").card.text;
    assert!(refused.contains("Nobody here asks you"), "{refused}");
    let agreed = house.press("Dan", &asked, "I agree");
    assert!(agreed.show == Show::Private && agreed.card.text.contains("A card mentions you then"), "{}", agreed.card.text);
    assert!(last(&house).text.contains("plays for") && last(&house).ping.is_empty(), "{:?}", last(&house));
    (house, name, seat)
}

fn away(house: &mut House, name: &str, until: &str) {
    house.say(name, "me", Some("away"), &[("until", until)]);
    // The alarm rings.
    house.wait(0);
}

/// The picture of a message.
fn picture(card: &Card) -> String {
    format!("{:?}", card.picture.as_ref().map(|it| &it.scene))
}

#[test]
fn a_deputy_plays_a_turn_for_somebody_who_is_away() {
    let (mut house, name, seat) = with_dan("alhambra");
    let too_early = house.say("Dan", "turn", None, &[]).card.text;
    assert!(too_early.contains("is there, so you do not play"), "{too_early}");
    house.posted.clear();
    away(&mut house, &name, "7");
    let called = last(&house);
    let hers = house.say(&name, "hand", None, &[]).card;
    assert_eq!((house.posted.len(), &called.ping), (1, &vec![person("Dan").id]), "{:?}", house.posted);
    let elsewhere = house.act_in(&place("town", "hall"), "Dan", slash("tables", None, &[])).card.text;
    assert!(elsewhere.contains("you play for"), "{elsewhere}");
    let hand = house.press("Dan", &called, "My hand").card;
    assert_eq!(picture(&hand), picture(&hers), "he sees what she sees");
    let mine = house.press("Dan", &called, "Play my turn").card;
    assert!(mine.text.contains("You play for") && !labels(&mine).iter().any(|it| it.contains("plan")), "{mine:?}");
    let take = labels(&mine).into_iter().find(|it| it.contains("Take ")).unwrap();
    let mine = house.press("Dan", &mine, &take).card;
    let mine = house.press("Dan", &mine, "Take back").card;
    let mine = house.press("Dan", &mine, &take).card;
    let again = house.act("Dan", super::house::pressed(&mine, "Confirm"));
    assert!(again.card.text.contains("Your turn is over"), "{}", again.card.text);
    let told = last(&house);
    assert!(told.text.contains(&format!("Dan played for {name}:")), "{}", told.text);
    let hers = house.say(&name, "turn", None, &[]).card.text;
    assert!(hers.contains("Dan played for you:"), "{hers}");
    let log = house.say("Ben", "past", Some("log"), &[]).card.text;
    assert!(
        log.contains("asked Dan to be a deputy") && log.contains("Dan agreed to play for") && log.contains("Dan played for"),
        "{log}"
    );
    assert_eq!(house.at_table(1).stories(Viewer::Everyone).last().unwrap().seat, seat);
}

#[test]
fn as_soon_as_somebody_is_back_the_deputys_buttons_say_so() {
    let (mut house, name, seat) = with_dan("gardens");
    away(&mut house, &name, "7");
    let called = last(&house);
    let mine = house.press("Dan", &called, "Play my turn").card;
    let choice = choices(&mine).first().map(|(_, it)| it.label.clone()).unwrap_or_else(|| labels(&mine)[0].clone());
    let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
    house.play(&name, &listed[0]);
    for (card, label) in [(&mine, &choice), (&called, &"Play my turn".to_owned()), (&called, &"My hand".to_owned())] {
        let told = house.press("Dan", card, label).card;
        assert!(told.text.contains("is there, so you do not play"), "{label}: {}", told.text);
    }
    let revision = house.at_table(1).revision();
    for word in ["end.1", "back.1", "say.1.end", "plan", "ask-resign", "resign", "close", "undo.1", "pause", "ask-undo"] {
        house.act("Dan", Act::Press { id: format!("1.1.~{word}") });
    }
    assert_eq!(house.at_table(1).revision(), revision, "nothing of it is his");
    let ended = house.say("Dan", "table", Some("deputy"), &[]).card;
    house.press("Dan", &ended, "End that");
    let told = &house.posted[house.posted.len() - 2..];
    assert!(house.at_table(1).deputies().is_empty() && told[0].text.contains("does not play for"), "{told:?}");
    assert!(told[1].text.contains("is away") && told[1].text.contains("nobody plays for them"), "{told:?}");
    let stranger = house.press("Dan", &mine, &choice).card.text;
    assert!(stranger.contains("not yours"), "{stranger}");
}

#[test]
fn either_ends_it_and_others_do_not() {
    let (mut house, name, seat) = with_dan("gardens");
    let shown = house.say(&name, "table", Some("deputy"), &[]).card;
    assert!(shown.text.contains("Dan plays for you here"), "{}", shown.text);
    let refused = house.act("Zed", Act::Press { id: format!("1.1.deputy.end.{}", seat.0) }).card.text;
    assert!(refused.contains("nobody asks it any more"), "{refused}");
    let forged = house.act("Zed", Act::Press { id: format!("1.1.~deputy.end.{}", seat.0) }).card.text;
    assert!(forged.contains("There is no deputy here that you could end"), "{forged}");
    let zed = house.say("Zed", "table", Some("deputy"), &[]).card.text;
    assert!(zed.contains("You do not sit at this table"), "{zed}");
    house.press(&name, &shown, "End that");
    assert!(house.at_table(1).deputies().is_empty());
    let none = house.say(&name, "table", Some("deputy"), &[]).card.text;
    assert!(none.contains("Nobody plays for you"), "{none}");
    let other = NAMES.into_iter().find(|it| *it != name).unwrap();
    let refused = house.say(other, "table", Some("deputy"), &[("whom", "Dan")]).card.text;
    assert!(refused.contains("whoever knows what another seat holds"), "{refused}");
    house.say(&name, "table", Some("deputy"), &[("whom", "Eva")]);
    let asked = last(&house);
    let no = house.press("Eva", &asked, "No").card.text;
    assert!(no.contains("Noted") && house.at_table(1).deputies().is_empty(), "{no}");
}

#[test]
fn a_deputy_is_called_by_the_card_of_the_turn_and_typed_commands_are_theirs() {
    let (mut house, name, _) = with_dan("gardens");
    let turn = house.at_table(1).turns();
    let play_on = |house: &mut House| {
        let (acting, seat) = house.waited_for(1).unwrap();
        let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
        let action = listed.iter().find(|it| *it == "end").unwrap_or(&listed[0]).clone();
        house.play(&acting, &action);
    };
    while house.at_table(1).turns() == turn {
        play_on(&mut house);
    }
    away(&mut house, &name, "7");
    house.posted.clear();
    while house.waited_for(1).unwrap().0 != name {
        play_on(&mut house);
    }
    let card = last(&house);
    assert_eq!(card.ping, [person("Dan").id]);
    assert!(card.text.contains("plays for") && card.text.contains("who is absent"), "{}", card.text);
    house.wait(0);
    assert_eq!(house.posted.iter().filter(|it| it.ping == [person("Dan").id]).count(), 1, "he is called once");
    house.restart();
    let menu = house.say("Dan", "turn", None, &[]).card;
    assert!(menu.text.contains("You play for") && menu.rows.len() > 1, "also after a restart: {}", menu.text);
}

#[test]
fn who_is_forgotten_is_nobodys_deputy() {
    let (mut house, _, _) = with_dan("gardens");
    let asked = house.say("Dan", "me", Some("privacy"), &[("want", "delete")]).card;
    assert!(asked.text.contains("You play for nobody else any more, at 1 table"), "{}", asked.text);
    house.press("Dan", &asked, "Forget me");
    assert!(house.at_table(1).deputies().is_empty());
    let named = house.rows().values().any(|row| row.windows(3).any(|it| it == b"Dan"));
    assert!(!named, "nothing names him");
}

/// In every game, whoever is away is played for to the end of the game, and nobody else is shown what they hold; of what was
/// done for them they are told what would have been better.
#[test]
fn whole_games_are_played_by_a_deputy() {
    let mut reviewed = Vec::new();
    for game in GAMES.iter() {
        let (mut house, name, seat) = with_dan(game.meta().key);
        away(&mut house, &name, "30");
        let mut presses = 0;
        for _ in 0..400 {
            if house.at_table(1).phase() != Phase::Playing {
                break;
            }
            let table = house.at_table(1);
            let acting = table.waits_for().iter().next().unwrap();
            if acting != seat {
                let listed = table.state_for(Viewer::Seat(acting)).unwrap().legal_actions(acting);
                let action = listed.iter().find(|it| *it == "end").unwrap_or(&listed[0]).clone();
                let other = table.seats()[acting.index()].person.clone().unwrap().name;
                house.play(&other, &action);
                continue;
            }
            let mine = house.say("Dan", "turn", None, &[]).card;
            let confirm = buttons(&mine).into_iter().find(|it| it.label == "Confirm").map(|it| it.id.clone());
            match confirm {
                Some(id) => drop(house.act("Dan", Act::Press { id })),
                None => {
                    let listed = table.state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
                    let id = format!("1.1.~say.{}.{}", table.decision(seat), listed[0]);
                    house.act("Dan", Act::Press { id });
                }
            }
            assert!(house.at_table(1).revision() > table.revision(), "{}: {}", game.meta().key, mine.text);
            presses += 1;
        }
        assert!(presses > 0, "{}", game.meta().key);
        if house.at_table(1).phase() == Phase::Over {
            let hers = house.say(&name, "past", Some("review"), &[("table", "1")]).card.text;
            reviewed.push((game.meta().key, hers.contains(", your deputy: ")));
            let his = house.say("Dan", "past", Some("review"), &[("table", "1")]).card.text;
            assert!(his.contains("Only whoever played"), "{his}");
        }
    }
    assert!(reviewed.iter().filter(|(_, of_deputy)| *of_deputy).count() > 1, "{reviewed:?}");
}

/// Plays a turn of whoever the game waits for by commands of whoever plays it: `Dan` for this seat.
fn play_a_turn(house: &mut House, of: Seat) {
    let turn = house.at_table(1).turns();
    while house.at_table(1).turns() == turn {
        let table = house.at_table(1);
        let seat = table.waits_for().iter().next().unwrap();
        let listed = table.state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
        let action = listed.iter().find(|it| *it == "end").unwrap_or(&listed[0]).clone();
        let name = if seat == of { "Dan".to_owned() } else { table.seats()[seat.index()].person.clone().unwrap().name };
        let id = format!("1.1.~say.{}.{action}", table.decision(seat));
        house.act(&name, Act::Press { id });
        assert!(house.at_table(1).revision() > table.revision(), "{name}: {action}");
    }
}

#[test]
fn a_deputy_reads_what_happened_since_their_own_last_turn_and_only_that() {
    let (mut house, name, seat) = with_dan("alhambra");
    away(&mut house, &name, "30");
    play_a_turn(&mut house, seat);
    while house.waited_for(1).unwrap().1 != seat {
        play_a_turn(&mut house, seat);
    }
    let menu = house.say("Dan", "turn", None, &[]).card.text;
    assert!(!menu.contains("So far this turn") && !menu.contains("You played for"), "{menu}");
    assert!(menu.contains("• Ben") || menu.contains("• Cleo") || menu.contains("• Ann"), "{menu}");
    let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
    let action = listed.iter().find(|it| it.starts_with("take")).unwrap().clone();
    let id = format!("1.1.~say.{}.{action}", house.at_table(1).decision(seat));
    house.act("Dan", Act::Press { id });
    let menu = house.say("Dan", "turn", None, &[]).card.text;
    assert!(menu.matches("You played for").count() == 1 && menu.contains("So far this turn"), "{menu}");
    let log = house.say("Dan", "past", Some("log"), &[]).card.text;
    assert!(log.contains(&format!("You played for {name}:")), "{log}");
    // Whoever comes back goes on with what was begun.
    house.say(&name, "me", Some("away"), &[("until", "back")]);
    let hers = house.say(&name, "turn", None, &[]).card.text;
    assert!(hers.contains("So far this turn") && hers.contains("Dan played for you:"), "{hers}");
}

#[test]
fn a_deputy_who_ends_the_turn_of_somebody_whose_time_was_over_is_told_what_they_did() {
    for then in [None, Some("When it is over, a bot plays that turn")] {
        let mut house = super::times::limited("12 hours for a turn", then);
        let (name, seat) = house.waited_for(1).unwrap();
        house.say(&name, "table", Some("deputy"), &[("whom", "Dan")]);
        let asked = last(&house);
        house.press("Dan", &asked, "I agree");
        house.wait(13);
        let over = last(&house);
        assert!(over.ping.contains(&person("Dan").id), "{}", over.text);
        let by_bot = over.text.contains("Then a bot plays");
        assert_eq!(by_bot, then.is_some(), "{}", over.text);
        for _ in 0..20 {
            let mine = house.say("Dan", "turn", None, &[]).card;
            if let Some(confirm) = buttons(&mine).into_iter().find(|it| it.label == "Confirm").map(|it| it.id.clone()) {
                let told = house.act("Dan", Act::Press { id: confirm.clone() }).card;
                let begin = format!("You have ended this turn for {name}");
                assert!(told.text.contains(&begin) && told.text.contains("You played for"), "{}", told.text);
                assert!(!told.text.contains("do not play") && !labels(&told).contains(&"My hand".to_owned()), "{told:?}");
                let again = house.act("Dan", Act::Press { id: confirm }).card.text;
                assert!(again.contains(&begin), "pressed twice: {again}");
                break;
            }
            let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
            let id = format!("1.1.~say.{}.{}", house.at_table(1).decision(seat), listed[0]);
            house.act("Dan", Act::Press { id });
            if house.waited_for(1).unwrap().1 != seat {
                break;
            }
        }
        assert_ne!(house.waited_for(1).unwrap().1, seat);
    }
}

#[test]
fn a_second_deputy_takes_the_place_of_the_first_only_when_they_agree() {
    let (mut house, name, _) = with_dan("gardens");
    house.say(&name, "table", Some("deputy"), &[("whom", "Eva")]);
    let first = last(&house);
    let shown = house.say(&name, "table", Some("deputy"), &[]).card.text;
    assert!(shown.contains("Dan plays for you here") && shown.contains("You have asked Eva"), "{shown}");
    house.say(&name, "table", Some("deputy"), &[("whom", "Fay")]);
    let asked = last(&house);
    assert!(asked.text.contains("Eva is not asked any more"), "{}", asked.text);
    let late = house.press("Eva", &first, "I agree").card.text;
    assert!(late.contains("Nobody here asks you"), "{late}");
    house.press("Fay", &asked, "I agree");
    let told = last(&house).text;
    assert!(told.contains("Dan> does not play for") || told.contains("Dan does not play for"), "{told}");
    let deputies: Vec<String> = house.at_table(1).deputies().iter().map(|it| it.person.name.clone()).collect();
    assert_eq!(deputies, ["Fay"]);
    let settled = house.press("Eva", &first, "I agree");
    assert!(settled.show == Show::UpdateCard && settled.card.rows.is_empty(), "{settled:?}");
}

#[test]
fn a_question_that_nobody_answered_says_so_and_has_no_buttons_any_more() {
    let mut house = House::playing(3, "gardens", &NAMES);
    let (name, _) = house.waited_for(1).unwrap();
    house.say(&name, "table", Some("deputy"), &[("whom", "Dan")]);
    let asked = last(&house);
    house.wait(73);
    let told = last(&house).text;
    assert!(told.contains("has not said in time whether they play for"), "{told}");
    let settled = house.press("Dan", &asked, "I agree");
    assert!(settled.show == Show::UpdateCard && settled.card.rows.is_empty(), "{settled:?}");
    assert!(settled.card.text.contains("nobody asks it any more"), "{}", settled.card.text);
    let log = house.say(&name, "past", Some("log"), &[]).card.text;
    assert!(log.contains("Dan did not answer in time whether to play for you"), "{log}");
}
