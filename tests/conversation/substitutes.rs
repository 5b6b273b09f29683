//! Seats that change hands, by the very buttons: what is offered and taken back, who is asked first, and substitutes that are
//! sought.

use pergola::{
    chat::{Act, Card, Languages, Request, Show},
    engine::Seat,
    table::Rights,
};

use super::house::{House, garden, labels, person, pressed};

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

fn last(house: &House) -> Card {
    house.posted.last().expect("a card").clone()
}

fn sits(house: &House, name: &str) -> Option<Seat> {
    house.at_table(1).seat_of(&person(name).id)
}

fn request(name: &str, id: &str, act: Act) -> Request {
    Request {
        id: id.to_owned(),
        person: person(name),
        rights: Rights::default(),
        parent: None,
        at: 0,
        languages: Languages::default(),
        place: garden(),
        act,
    }
}

/// Whoever is waited for was voted out by the others; who they are.
fn voted_out(house: &mut House) -> (String, Seat, Vec<&'static str>) {
    let (name, seat) = house.waited_for(1).unwrap();
    let others: Vec<&str> = NAMES.into_iter().filter(|it| *it != name).collect();
    house.wait(25);
    house.say(others[0], "table", Some("kick"), &[("whom", &name)]);
    let wanted = last(house);
    house.press(others[1], &wanted, "A bot takes the seat");
    (name, seat, others)
}

fn number(seat: Seat) -> String {
    (seat.0 + 1).to_string()
}

#[test]
fn an_offer_is_taken_back_on_its_card_and_by_the_command() {
    let mut house = House::playing(3, "gardens", &NAMES);
    let offer = |house: &mut House, whom: &str| house.say("Ann", "table", Some("replace"), &[("whom", whom), ("seat", "1")]).card;
    offer(&mut house, "Dan");
    let card = last(&house);
    assert_eq!(labels(&card), ["Take the seat", "Keep my seat", "Board"]);
    for name in ["Ben", "Dan"] {
        let said = house.press(name, &card, "Keep my seat");
        assert!(said.show == Show::Private && sits(&house, "Ann") == Some(Seat(0)), "{}", said.card.text);
        assert_eq!(house.at_table(1).offers().len(), 1, "{name}");
    }
    for whom in ["Dan", "Eva"] {
        let stands = offer(&mut house, whom);
        assert!(stands.text.contains("Your seat is offered to Dan"), "{}", stands.text);
        assert!(labels(&stands).contains(&"Keep my seat".to_owned()), "{:?}", labels(&stands));
    }
    let stands = offer(&mut house, "Dan");
    let kept = house.press("Ann", &stands, "Keep my seat").card.text;
    println!("{kept}\n{}\n", last(&house).text);
    assert!(kept.contains("you keep your seat") && last(&house).text.contains("keeps the seat that was offered"), "{kept}");
    let late = house.press("Dan", &card, "Take the seat").card.text;
    assert!(late.contains("No seat is offered to you here any more"), "{late}");
    let again = house.press("Ann", &stands, "Keep my seat").card.text;
    assert!(again.contains("You have offered your seat here to nobody"), "{again}");
    offer(&mut house, "Eva");
    let card = last(&house);
    let kept = house.press("Ann", &card, "Keep my seat");
    assert!(kept.show == Show::UpdateCard && labels(&kept.card).is_empty(), "the card offers it no more: {:?}", kept.card);
}

#[test]
fn who_was_voted_out_is_asked_before_somebody_takes_their_seat() {
    let mut house = House::playing(3, "gardens", &NAMES);
    let (name, seat, others) = voted_out(&mut house);
    house.say(others[0], "table", Some("replace"), &[("whom", "Dan"), ("seat", &number(seat))]);
    let motion = last(&house);
    assert_eq!(motion.ping, [person(others[1]).id], "nobody else votes");
    let refused = house.press(&name, &motion, "I agree").card.text;
    println!("{refused}\n");
    house.press(others[1], &motion, "I agree");
    let card = last(&house);
    println!("{}\n{:?}\n", card.text, labels(&card));
    assert_eq!(card.ping, [person("Dan").id, person(&name).id]);
    assert!(card.text.contains("is asked first") && labels(&card).contains(&"Come back".to_owned()), "{}", card.text);
    let early = house.press("Dan", &card, "Take the seat").card.text;
    println!("{early}\n");
    assert!(early.contains("is asked first, and may still come back"), "{early}");
    let others_press = house.press(others[0], &card, "Come back").card.text;
    assert!(sits(&house, "Dan").is_none() && !others_press.is_empty());
    house.restart();
    house.press(&name, &card, "Come back");
    house.wait(25);
    let late = house.press("Dan", &card, "Take the seat").card.text;
    assert!(late.contains("No seat is offered to you here any more") && sits(&house, &name) == Some(seat), "{late}");

    let mut house = House::playing(3, "gardens", &NAMES);
    let (name, seat, others) = voted_out(&mut house);
    house.say(others[0], "table", Some("replace"), &[("whom", "Dan"), ("seat", &number(seat))]);
    let motion = last(&house);
    house.press(others[1], &motion, "I agree");
    let card = last(&house);
    house.wait(25);
    house.press("Dan", &card, "Take the seat");
    assert_eq!((sits(&house, "Dan"), sits(&house, &name)), (Some(seat), None));
}

#[test]
fn a_substitute_is_sought_once_and_whoever_presses_first_has_the_seat() {
    let mut house = House::playing(3, "gardens", &NAMES);
    let suggested = house.suggest("Ben", "table", "seek", &[], "seat");
    assert_eq!(suggested.iter().map(|it| it.label.as_str()).collect::<Vec<_>>(), ["Seat 2: your own"]);
    let before = house.posted.len();
    let said = house.say("Ben", "table", Some("seek"), &[("seat", "2")]).card;
    println!("{}\n{:?}\n", said.text, labels(&said));
    assert!(said.text.contains("is posted. It stands for a week"), "{}", said.text);
    let again = house.say("Ben", "table", Some("seek"), &[("seat", "2")]).card;
    println!("{}\n", again.text);
    assert!(again.text.contains("sought for that seat already") && labels(&again).contains(&"Seek nobody".to_owned()));
    assert_eq!(house.posted.len(), before + 1, "it is posted once");
    let card = last(&house);
    println!("{}\n{:?}\n", card.text, labels(&card));
    assert!(card.ping.is_empty() && card.text.contains("gives up seat 2"), "{card:?}");
    for (name, said) in [("Ann", "You sit here already"), ("Ben", "You sit here already")] {
        let refused = house.press(name, &card, "I take it");
        assert!(refused.show == Show::Private && refused.card.text.contains(said), "{name}: {}", refused.card.text);
    }
    let refused = house.press("Zed", &card, "Seek nobody");
    assert!(refused.show == Show::Private && house.at_table(1).search(Seat(1)).is_some(), "{}", refused.card.text);
    house.restart();
    let press = pressed(&card, "I take it");
    let (one, two) = house.answer_both(&request("Dan", "d", press.clone()), &request("Eva", "e", press));
    println!("{}\n{}\n", one.card.text, two.card.text);
    assert_eq!((sits(&house, "Dan"), sits(&house, "Eva"), sits(&house, "Ben")), (Some(Seat(1)), None, None));
    for reply in [one, two] {
        assert!(reply.show == Show::UpdateCard && labels(&reply.card).is_empty(), "{:?}", reply.card);
    }
    let taken = house.posted.iter().rfind(|it| it.text.contains("plays on in seat 2")).expect("it is told");
    println!("{}\n", taken.text);
    assert!(house.say("Ann", "past", Some("log"), &[]).card.text.contains("A substitute was sought for seat 2"));
}

#[test]
fn about_a_bots_seat_the_others_are_asked_who_it_is_for() {
    let mut house = House::playing(3, "gardens", &NAMES);
    let asked = house.say("Cleo", "table", Some("resign"), &[]).card;
    house.press("Cleo", &asked, "Resign");
    house.say("Ann", "table", Some("seek"), &[("seat", "3")]);
    let card = last(&house);
    println!("{}\n", card.text);
    assert!(card.text.contains("as soon as all who play here agree"), "{}", card.text);
    let said = house.press("Dan", &card, "I take it").card.text;
    println!("{said}\n");
    assert!(said.contains("Noted: I have asked"), "{said}");
    let motion = last(&house);
    println!("{}\n", motion.text);
    assert!(motion.text.contains("would like to take the seat of") && motion.ping == [person("Ben").id], "{}", motion.text);
    let twice = house.press("Dan", &card, "I take it").card.text;
    assert!(twice.contains("What Ann asked for is not settled yet"), "{twice}");
    house.press("Ben", &motion, "No");
    let unwanted = house.press("Dan", &card, "I take it").card.text;
    println!("{unwanted}\n");
    assert!(unwanted.contains("did not agree to that, so you cannot ask for this seat again"), "{unwanted}");
    house.press("Eva", &card, "I take it");
    let motion = last(&house);
    house.press("Ben", &motion, "I agree");
    assert_eq!(sits(&house, "Eva"), Some(Seat(2)), "she has asked for it, and has it");
    assert!(house.posted.iter().any(|it| it.text.contains("plays on in seat 3. Welcome!")));
    let late = house.press("Fay", &card, "I take it");
    println!("{}\n", late.card.text);
    assert!(late.show == Show::UpdateCard && late.card.text.contains("Nobody is sought for seat 3 any more"));
}

#[test]
fn a_search_nobody_answers_lapses_and_says_so() {
    let mut house = House::playing(3, "gardens", &NAMES);
    house.say("Ben", "table", Some("seek"), &[("seat", "2")]);
    let card = last(&house);
    house.wait(6 * 24);
    assert!(house.at_table(1).search(Seat(1)).is_some());
    house.wait(25);
    println!("{}\n", last(&house).text);
    assert!(last(&house).text.contains("Nobody has taken seat 2 for a week"), "{}", last(&house).text);
    let late = house.press("Dan", &card, "I take it");
    assert!(late.show == Show::UpdateCard && labels(&late.card).is_empty() && sits(&house, "Dan").is_none());
    house.say("Ben", "table", Some("seek"), &[("seat", "2")]);
    let anew = last(&house);
    let old = house.press("Dan", &card, "I take it").card.text;
    assert!(old.contains("Nobody is sought") && sits(&house, "Dan").is_none(), "the card of before is of before: {old}");
    let ended = house.press("Ben", &anew, "Seek nobody");
    assert!(ended.show == Show::UpdateCard && house.at_table(1).search(Seat(1)).is_none(), "{}", ended.card.text);
    let act = Act::Press { id: "1.1.close".to_owned() };
    house.say("Ben", "table", Some("seek"), &[("seat", "2")]);
    let card = last(&house);
    house.act("Mod", act);
    let over = house.press("Dan", &card, "I take it").card;
    assert!(labels(&over).is_empty(), "{}", over.text);
}

#[test]
fn a_substitute_is_sought_where_the_server_wants_it_and_at_the_table_where_nothing_can_be_posted_there() {
    let mut house = House::playing(3, "gardens", &NAMES);
    // Whatever is posted at the table is refused: what goes through is posted elsewhere.
    house.refuse_posts("garden", true);
    let set = house.say("Mod", "club", Some("settings"), &[("seek", "square")]).card;
    println!("{}\n", set.text);
    assert!(set.text.contains("Substitutes are sought in <#square>"), "{}", set.text);
    house.say("Ben", "table", Some("seek"), &[("seat", "2")]);
    let card = last(&house);
    println!("{}\n{:?}\n", card.text, labels(&card));
    assert!(card.text.contains("Gardens") && card.text.contains("1") && card.text.contains("<#garden>"), "{}", card.text);
    assert_eq!(labels(&card), ["I take it", "Board", "Seek nobody"]);
    house.refuse_posts("garden", false);
    let ended = house.press("Ben", &card, "Seek nobody");
    assert!(ended.show == Show::UpdateCard && house.at_table(1).search(Seat(1)).is_none(), "{}", ended.card.text);
    house.refuse_posts("square", true);
    let before = house.posted.len();
    house.say("Ben", "table", Some("seek"), &[("seat", "2")]);
    let card = last(&house);
    assert_eq!(house.posted.len(), before + 1, "it is posted at the table");
    assert!(card.text.contains("gives up seat 2") && !card.text.contains("<#garden>"), "{}", card.text);
    house.press("Dan", &card, "I take it");
    assert_eq!(sits(&house, "Dan"), Some(Seat(1)));
    house.refuse_posts("square", false);
    let menus = house.say("Mod", "club", Some("settings"), &[]).card;
    let unset = house.press("Mod", &menus, "At the table").card.text;
    assert!(unset.starts_with("Noted") && !unset.contains("<#square>"), "{unset}");
    house.say("Cleo", "table", Some("seek"), &[("seat", "3")]);
    assert!(!last(&house).text.contains("<#garden>"), "as before: {}", last(&house).text);
}
