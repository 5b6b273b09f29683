//! What somebody likes to be told, and how: called in private, that they are next, what waits for them each week, boards in
//! words; and nobody hears a sound in their quiet hours.

use pergola::{
    chat::{Act, Card, Show, rows::Row},
    engine::Chance,
    games::GAMES,
    table::{PersonId, PlaceId},
};

use super::house::{House, labels, person, place, pressed};

/// A game of three: whoever plays first, second and third.
fn three() -> (House, [String; 3]) {
    let (house, names) = House::full_table(4, "gardens", 3);
    let (_, first) = house.waited_for(1).expect("it is played");
    let from = |ahead: usize| names[(first.index() + ahead) % 3].clone();
    (house, [from(0), from(1), from(2)])
}

/// A game of two: whoever plays first, and the other.
fn two() -> (House, [String; 2]) {
    let (house, names) = House::full_table(4, "gardens", 2);
    let (_, first) = house.waited_for(1).expect("it is played");
    let names = [names[first.index()].clone(), names[1 - first.index()].clone()];
    (house, names)
}

fn id(name: &str) -> String {
    person(name).id.0
}

fn set(house: &mut House, name: &str, options: &[(&str, &str)]) -> Card {
    house.say(name, "me", Some("settings"), options).card
}

/// What these people were whispered, and whom the cards posted since mention.
fn told(house: &mut House) -> (Vec<(String, String)>, Vec<PersonId>) {
    let whispers = house.whispers().into_iter().map(|it| (it.to.0, it.card.text)).collect();
    let pings = house.posted.drain(..).flat_map(|card| card.ping).collect();
    (whispers, pings)
}

/// The first player's turn ends.
fn end_turn(house: &mut House) {
    let turn = house.at_table(1).turns();
    let mut chance = Chance::silent(5);
    while house.at_table(1).turns() == turn {
        house.play_at_random(&mut chance).expect("it goes on");
    }
}

#[test]
fn who_likes_to_be_called_in_private_is_called_there_and_nowhere_else() {
    let (mut house, [_, two, three]) = three();
    let said = set(&mut house, &two, &[("calls", "private")]).text;
    assert!(said.contains("Your games call you in private messages"), "{said}");
    told(&mut house);
    end_turn(&mut house);
    let (whispers, pings) = told(&mut house);
    let [(to, text)] = &whispers[..] else { panic!("{whispers:?}") };
    assert_eq!(*to, id(&two));
    assert!(text.contains("turn 2") && text.contains("It is your turn. Play it below, or here: <#garden>"), "{text}");
    assert_eq!(pings, [], "the card mentions nobody");
    assert!(house.at_table(1).people().len() == 3);
    end_turn(&mut house);
    let (whispers, pings) = told(&mut house);
    assert_eq!((whispers, pings), (Vec::new(), vec![person(&three).id]), "others are called as before");
}

#[test]
fn who_takes_no_private_messages_is_mentioned_on_the_card() {
    let (mut house, [_, two, _]) = three();
    set(&mut house, &two, &[("calls", "private"), ("next", "yes")]);
    house.takes_no_whispers(&two);
    told(&mut house);
    end_turn(&mut house);
    assert_eq!(told(&mut house), (Vec::new(), vec![person(&two).id]));
    set(&mut house, &two, &[("calls", "channel")]);
    assert_eq!(house.at_table(1).guests().iter().filter(|(_, it)| it.preferences().private_calls).count(), 0);
}

#[test]
fn who_plays_next_is_told_so_if_they_like_and_not_in_their_sleep() {
    let (mut house, [one, two, three]) = three();
    set(&mut house, &three, &[("next", "yes")]);
    set(&mut house, &one, &[("next", "yes")]);
    told(&mut house);
    end_turn(&mut house);
    let (whispers, pings) = told(&mut house);
    assert_eq!(pings, [person(&two).id]);
    let [(to, text)] = &whispers[..] else { panic!("{whispers:?}") };
    assert!(*to == id(&three) && text.contains(&format!("{two} is playing, and your turn comes next.")), "{text}");
    house.say(&one, "me", Some("away"), &[("until", "3")]);
    end_turn(&mut house);
    assert_eq!(told(&mut house), (Vec::new(), vec![person(&three).id]), "who comes next is away");
}

#[test]
fn nobody_who_is_away_or_sleeps_hears_a_sound() {
    let (mut house, [_, two, three]) = three();
    house.say(&two, "me", Some("away"), &[("until", "3")]);
    house.posted.clear();
    end_turn(&mut house);
    assert!(house.posted.iter().all(|card| card.silent && card.ping == [person(&two).id]), "{}", house.posted.len());
    set(&mut house, &three, &[("zone", "UTC"), ("quiet-from", "00:00"), ("quiet-to", "12:00")]);
    set(&mut house, &three, &[("calls", "private")]);
    end_turn(&mut house);
    let whispers = house.whispers();
    let [whisper] = &whispers[..] else { panic!("{whispers:?}") };
    assert!(whisper.card.silent, "it is night there");
    house.posted.clear();
    end_turn(&mut house);
    assert!(!house.posted.last().expect("a card").silent, "the first is up");
}

#[test]
fn each_week_one_is_told_what_waits_and_nothing_where_nothing_does() {
    let (mut house, [one, other]) = two();
    let said = set(&mut house, &one, &[("weekly", "yes")]).text;
    assert!(said.contains("Each week I tell you in private"), "{said}");
    set(&mut house, &other, &[("weekly", "yes")]);
    told(&mut house);
    house.wait(24 * 6);
    assert_eq!(told(&mut house).0, []);
    house.wait(25);
    let (whispers, pings) = told(&mut house);
    let [(to, text)] = &whispers[..] else { panic!("{whispers:?}") };
    assert!(*to == id(&one) && text.starts_with("One of your games waits for you:"), "{text}");
    assert!(text.contains("<#garden>"), "{text}");
    assert_eq!(pings, [], "nobody else is told");
    house.restart();
    house.wait(24);
    assert_eq!(told(&mut house).0, [], "it is noted, also for after a start");
    house.wait(24 * 7);
    assert_eq!(told(&mut house).0.len(), 1);
    set(&mut house, &one, &[("weekly", "no")]);
    house.wait(24 * 15);
    assert_eq!(told(&mut house).0, []);
}

#[test]
fn what_was_not_noted_is_not_told() {
    let (mut house, [one, _]) = two();
    set(&mut house, &one, &[("weekly", "yes")]);
    told(&mut house);
    house.full(true);
    house.wait(24 * 8);
    assert_eq!(told(&mut house).0, [], "it could be told twice");
    house.full(false);
    house.wait(1);
    assert_eq!(told(&mut house).0.len(), 1);
}

#[test]
fn boards_are_told_in_words_to_who_likes_that_in_every_game() {
    for game in GAMES.iter() {
        let mut house = House::playing(4, game.meta().key, &["Ann", "Ben"]);
        let before = house.say("Ann", "turn", None, &[]).card;
        assert!(before.picture.is_some());
        set(&mut house, "Ann", &[("boards", "words")]);
        for command in ["turn", "hand", "board", "plan"] {
            for name in ["Ann", "Ben"] {
                let card = house.say(name, command, None, &[]).card;
                assert_eq!(card.picture.is_none(), name == "Ann" || command == "plan" && card.picture.is_none(), "{command}");
            }
        }
        let mine = house.say("Ann", "turn", None, &[]).card;
        let alt = before.picture.as_ref().expect("it has one").alt.clone();
        assert!(mine.text.contains(alt.split_once(". ").map_or(&*alt, |it| it.0)), "{}", mine.text);
        assert_eq!(labels(&mine), labels(&before), "the menu is the same");
        let board = house.say("Ann", "board", None, &[]).card;
        assert!(!labels(&board).contains(&"Board".to_owned()), "{:?}", labels(&board));
        assert!(house.posted.iter().all(|card| card.rows.is_empty() || card.picture.is_some() || card.text.contains("seat")));
    }
}

#[test]
fn what_is_typed_wrongly_is_refused_with_what_is_possible() {
    let (mut house, [one, _]) = two();
    for (option, typed) in [("calls", "fax"), ("next", "maybe"), ("weekly", "daily"), ("boards", "braille")] {
        let said = set(&mut house, &one, &[(option, typed)]).text;
        assert!(said.contains(typed) && said.contains("Say `"), "{said}");
    }
    let before = house.rows();
    set(&mut house, &one, &[("calls", "channel")]);
    assert_eq!(house.rows(), before, "what is so already is not written");
}

/// Somebody's own room with the bot, which is in no server.
fn room(name: &str) -> PlaceId {
    place("", name)
}

#[test]
fn a_private_call_is_the_turn_itself_and_is_played_there() {
    for game in GAMES.iter() {
        let mut house = House::playing(4, game.meta().key, &["Ann", "Ben"]);
        ["Ann", "Ben"].iter().for_each(|name| drop(set(&mut house, name, &[("calls", "private")])));
        house.say("Ann", "me", Some("settings"), &[("confirm", "never")]);
        end_turn(&mut house);
        let (name, _) = house.waited_for(1).expect("it goes on");
        let call = house.whispers().pop().expect("they are called").card;
        assert!(call.picture.is_some() && !labels(&call).is_empty(), "{}: {}", game.meta().key, call.text);
        let there = house.say(&name, "turn", None, &[]).card;
        assert_eq!((&call.rows, &call.seat), (&there.rows, &there.seat), "{}", game.meta().key);
        let turn = house.at_table(1).turns();
        let mut shown = call;
        for _ in 0..40 {
            if house.at_table(1).turns() != turn || house.waited_for(1).is_none_or(|it| it.0 != name) {
                break;
            }
            let next = first(&shown);
            let reply = house.act_in(&room(&name), &name, next);
            assert_eq!(reply.show, Show::Update, "in the place of the call: {}", reply.card.text);
            shown = reply.card;
        }
        assert!(house.at_table(1).turns() != turn, "{}: {}", game.meta().key, shown.text);
    }
}

/// What leads on first in a message: its end of the turn, or what is listed first.
fn first(card: &Card) -> Act {
    if labels(card).contains(&"Confirm".to_owned()) {
        return pressed(card, "Confirm");
    }
    match card.rows.first().expect("there is something to do") {
        Row::Buttons(buttons) => Act::Press { id: buttons[0].id.clone() },
        Row::Menu(menu) => Act::Pick { id: menu.id.clone(), values: vec![menu.choices[0].value.clone()] },
    }
}

#[test]
fn nobody_else_plays_by_a_private_call_and_what_is_past_is_said() {
    let (mut house, [_, two, three]) = three();
    set(&mut house, &two, &[("calls", "private")]);
    end_turn(&mut house);
    let call = house.whispers().pop().expect("they are called").card;
    let revision = house.at_table(1).revision();
    for (name, expected) in [("Zed", "You play at no table that this belongs to"), (three.as_str(), "")] {
        let said = house.act_in(&room(name), name, first(&call)).card;
        assert!(said.text.contains(expected), "{name}: {}", said.text);
        assert_eq!(house.at_table(1).revision(), revision, "{name} does nothing there");
    }
    for id in ["", "1.99.turn", "1.1.~say.1.x", "1.rules.gardens.1", "1.1.0.1.0.zzzz", "1.1.ask-close", "\u{0}"] {
        house.act_in(&room("Zed"), "Zed", Act::Press { id: id.to_owned() });
        assert_eq!(house.at_table(1).revision(), revision, "{id:?}");
    }
    let name = house.at_table(1).guests().iter().find(|(_, it)| it.id == person(&two).id).map(|(_, it)| it.name.clone());
    end_turn(&mut house);
    let late = house.act_in(&room(&two), &two, first(&call)).card;
    assert!(late.text.contains(&three), "how things stand now: {}", late.text);
    let after = house.at_table(1).guests().iter().find(|(_, it)| it.id == person(&two).id).map(|(_, it)| it.name.clone());
    assert_eq!(name, after);
}

#[test]
fn whoever_reads_boards_in_words_is_called_in_words() {
    let (mut house, [_, two, _]) = three();
    set(&mut house, &two, &[("calls", "private"), ("boards", "words")]);
    end_turn(&mut house);
    let call = house.whispers().pop().expect("they are called").card;
    assert!(call.picture.is_none() && call.rows.iter().any(|row| matches!(row, Row::Menu(_) | Row::Buttons(_))));
    assert!(call.text.lines().last().is_some_and(|line| line.contains("No.") || line.starts_with("-#")), "{}", call.text);
}
