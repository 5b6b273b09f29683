//! Cups: people take part by a button, tables open by themselves, rounds follow each other, and whoever is left, late, forgotten or
//! pressing at once finds it as it is told.

use std::path::PathBuf;

use pergola::{
    chat::{self, Act, Card, Languages, Request, Show, cups::CupSeen},
    cups::{Came, Cup, CupId, Finish, How, Plan, System},
    engine::Chance,
    games::GAMES,
    table::{Guests, Person, PersonRef, Phase, Rights, ServerSettings, TableId},
};
use pergola_render::Painter;

use super::house::{House, buttons, check, choices, garden, labels, person, place, pressed, slash};

const FOUR: [&str; 4] = ["Ann", "Ben", "Cleo", "Dan"];

/// A cup is called for with these options, and its card is posted.
fn called_for(house: &mut House, options: &[(&str, &str)]) -> Card {
    let founded = house.say("Ann", "club cup", None, options);
    assert_eq!(founded.show, Show::Private);
    assert!(founded.card.text.contains("is called for"), "{}", founded.card.text);
    last_card(house)
}

/// The newest card of a cup.
fn last_card(house: &House) -> Card {
    let cards = house.posted.iter().rev();
    cards.into_iter().find(|it| it.table.is_some_and(|it| it.cup().is_some())).expect("a cup's card is posted").clone()
}

/// A cup of so many people, which has begun since all are in.
fn begun(seed: u64, names: &[&str], options: &[(&str, &str)]) -> House {
    let mut house = House::new(seed);
    let people = names.len().to_string();
    let all: Vec<(&str, &str)> = [("game", "gardens"), ("people", &people)].into_iter().chain(options.iter().copied()).collect();
    let card = called_for(&mut house, &all);
    for name in names {
        let reply = house.press(name, &card, "Take part");
        assert_eq!(reply.show, Show::UpdateCard, "{}", reply.card.text);
    }
    house
}

/// The tables that a cup's card names.
fn tables(card: &Card) -> Vec<u64> {
    let numbers = card.text.lines().filter_map(|line| line.strip_prefix("• ")?.split_once(": table "));
    numbers.map(|(_, number)| number.parse().expect("a number")).collect()
}

/// The lines of a cup's card about games.
fn games(card: &Card) -> Vec<String> {
    card.text.lines().filter_map(|line| line.strip_prefix("• ")).map(str::to_owned).collect()
}

fn show(house: &mut House, name: &str) -> Card {
    let reply = house.say(name, "club cup", None, &[]);
    assert_eq!(reply.show, Show::Private);
    reply.card
}

fn is_playing(house: &House, table: u64) -> bool {
    house.at_table(table).phase() == Phase::Playing
}

#[test]
fn a_whole_cup_is_played_round_by_round() {
    let mut house = begun(1, &FOUR, &[]);
    for round in 1..=3 {
        let card = last_card(&house);
        println!("{}\n{}\n", card.text, card.picture.as_ref().expect("it has a picture").alt);
        assert!(card.text.contains(&format!("Round {round} of 3")), "{}", card.text);
        assert_eq!(labels(&card), ["Standing", "Give up the cup"]);
        // The card is posted as soon as the round has begun; its tables may be opened a moment later.
        let shown = show(&mut house, "Zed");
        let tables = tables(&shown);
        assert_eq!(tables.len(), 2, "{}", shown.text);
        for table in tables {
            let opening = house.at_table(table).opening().clone();
            assert!(is_playing(&house, table) && opening.unaided && opening.time.is_some() && opening.cup.is_some());
            house.play_out(table, table);
        }
        if round == 2 {
            house.restart();
        }
    }
    let over = last_card(&house);
    println!("{}\n{}", over.text, over.picture.as_ref().expect("it has a picture").alt);
    assert!(over.text.contains("has won the cup"), "{}", over.text);
    assert_eq!(labels(&over), ["Standing"]);
    let cards = house.posted.iter().filter(|it| it.table.is_some_and(|it| it.cup().is_some()));
    assert_eq!(cards.count(), 5, "one that calls for people, one for each round, one for the end");
    let stats = house.say("Ann", "me stats", None, &[]).card.text;
    assert!(stats.contains("3 games") && stats.contains("3 without hints"), "its games count as others do: {stats}");
    let rematch = house.posted.iter().filter(|it| it.text.contains("over")).count();
    assert!(rematch > 0);
}

#[test]
fn a_cup_goes_on_where_it_was_after_a_start() {
    let mut house = begun(2, &["Ann", "Ben", "Cleo"], &[("pairing", "swiss"), ("rounds", "3")]);
    let mut played = 0;
    while !last_card(&house).text.contains("has won the cup") {
        let before = show(&mut house, "Ann").text;
        house.restart();
        assert_eq!(show(&mut house, "Ann").text, before, "nothing is opened twice");
        let tables = tables(&show(&mut house, "Ann"));
        assert_eq!(tables.len(), 1, "three are odd: {before}");
        assert!(before.contains("is free in this round"), "{before}");
        house.play_out(tables[0], played);
        played += 1;
    }
    assert_eq!(played, 3);
    let free: Vec<String> = (house.posted.iter())
        .filter_map(|it| it.text.lines().find(|line| line.ends_with("is free in this round")).map(str::to_owned))
        .collect();
    assert_eq!(free.iter().collect::<std::collections::BTreeSet<_>>().len(), 3, "each once: {free:?}");
}

#[test]
fn of_two_who_press_at_once_for_the_last_place_one_is_in() {
    let mut house = House::new(3);
    let card = called_for(&mut house, &[("game", "gardens"), ("people", "3")]);
    house.press("Ann", &card, "Take part");
    house.press("Ben", &card, "Take part");
    let Act::Press { id } = pressed(&card, "Take part") else { panic!("it is a button") };
    let asked = |name: &str, number: &str| Request {
        id: number.to_owned(),
        person: person(name),
        rights: Rights::default(),
        parent: None,
        at: 0,
        languages: Languages::default(),
        place: garden(),
        act: Act::Press { id: id.clone() },
    };
    let (one, two) = house.answer_both(&asked("Cleo", "901"), &asked("Dan", "902"));
    assert_eq!((one.show, two.show), (Show::UpdateCard, Show::Private));
    assert!(one.card.text.contains("Round 1 of 3"), "{}", one.card.text);
    assert!(two.card.text.contains("has begun already"), "{}", two.card.text);
    let again = house.press("Ann", &card, "Take part").card.text;
    assert!(again.contains("has begun already"), "{again}");
    assert_eq!(tables(&show(&mut house, "Ann")).len(), 1, "and its table is opened once");
}

#[test]
fn it_is_begun_by_its_founder_and_called_off_by_whoever_may() {
    let mut house = House::new(4);
    let card = called_for(&mut house, &[("game", "gardens")]);
    assert!(card.text.contains("there is room for 8"), "{}", card.text);
    assert_eq!(labels(&card), ["Take part", "Leave", "Begin now"]);
    let few = house.press("Ann", &card, "Begin now");
    assert_eq!(few.show, Show::Private);
    assert!(few.card.text.contains("It takes 3 people"), "{}", few.card.text);
    for name in ["Ben", "Cleo", "Dan", "Eve"] {
        house.press(name, &card, "Take part");
    }
    assert!(house.press("Ben", &card, "Take part").card.text.contains("take part already"));
    assert!(house.press("Eve", &card, "Leave").card.text.contains("3 of 8 take part: Ben, Cleo"));
    assert!(house.press("Eve", &card, "Leave").card.text.contains("You do not take part"));
    assert!(house.press("Ben", &card, "Begin now").card.text.contains("Only whoever called for this cup"));
    house.press("Ann", &card, "Begin now");
    let running = last_card(&house);
    assert!(running.text.contains("Round 1 of"), "{}", running.text);
    assert!(house.press("Eve", &running, "Give up the cup").card.text.contains("You do not take part"));
    assert!(!labels(&show(&mut house, "Ben")).contains(&"Call off the cup".to_owned()));
    let theirs = show(&mut house, "Mod");
    let asked = house.press("Mod", &theirs, "Call off the cup");
    assert!(asked.card.text.contains("Do you mean to call off"), "{}", asked.card.text);
    house.press("Mod", &asked.card, "Call off the cup");
    let off = last_card(&house);
    assert!(off.text.contains("was called off") && labels(&off).is_empty(), "{}", off.text);
    let table = tables(&running).first().copied().unwrap_or(1);
    assert!(is_playing(&house, table), "what is played can be played on");
}

#[test]
fn whoever_gives_up_is_paired_no_more_and_whoever_is_forgotten_has_given_up() {
    let mut house = begun(5, &FOUR, &[]);
    let own = show(&mut house, "Dan");
    let asked = house.press("Dan", &own, "Give up the cup");
    let given = house.press("Dan", &asked.card, "Give up the cup");
    assert!(!labels(&given.card).contains(&"Give up the cup".to_owned()), "{:?}", labels(&given.card));
    let first = tables(&show(&mut house, "Ann"));
    assert_eq!(first.len(), 2, "what he plays goes on");
    first.iter().for_each(|table| house.play_out(*table, 5));
    let second = show(&mut house, "Ann");
    let without = games(&second).into_iter().filter(|it| it.contains("won without playing")).count();
    assert_eq!((tables(&second).len(), without), (1, 1), "{}", second.text);
    let privacy = house.say("Cleo", "me privacy", None, &[("want", "delete")]);
    let forget = buttons(&privacy.card).first().map(|it| it.id.clone()).expect("it is asked first");
    house.act("Cleo", Act::Press { id: forget });
    for _ in 0..3 {
        for table in tables(&show(&mut house, "Ann")) {
            house.play_out(table, 6);
        }
    }
    let over = last_card(&house);
    assert!(over.text.contains("has won the cup") && !over.text.contains("Cleo"), "{}", over.text);
    let alt = &over.picture.as_ref().expect("it has a picture").alt;
    assert!(alt.contains("(has given up)") && !alt.contains("Cleo"), "{alt}");
    println!("{}\n{alt}", over.text);
}

#[test]
fn a_closed_table_is_level_for_those_who_are_there_and_time_ends_a_round() {
    let mut house = begun(6, &FOUR, &[("days", "2")]);
    let first = tables(&show(&mut house, "Ann"));
    let asked = house.act("Mod", slash("table close", None, &[("table", &first[0].to_string())]));
    house.press("Mod", &asked.card, &labels(&asked.card)[0].clone());
    assert!(matches!(house.at_table(first[0]).phase(), Phase::Closed(_)), "{}", asked.card.text);
    assert!(games(&show(&mut house, "Ann"))[0].contains("closed, level"), "{}", show(&mut house, "Ann").text);
    assert!(show(&mut house, "Ann").text.contains("Round 1 of 3"));
    house.wait(49);
    let second = last_card(&house);
    assert!(second.text.contains("Round 2 of 3"), "{}", second.text);
    let alt = &second.picture.as_ref().expect("it has a picture").alt;
    assert!(alt.contains(": ½, "), "level: {alt}");
    house.wait(2 * 49);
    let over = last_card(&house);
    assert!(over.text.contains("has won the cup"), "nobody has to do anything: {}", over.text);
}

#[test]
fn nothing_of_it_is_seen_in_another_server_or_channel() {
    let mut house = begun(7, &["Ann", "Ben", "Cleo"], &[]);
    let card = last_card(&house);
    for elsewhere in [place("village", "garden"), place("town", "cellar")] {
        let told = house.act_in(&elsewhere, "Zed", slash("club cup", None, &[])).card;
        assert!(told.text.contains("There is no cup here") && choices(&told).is_empty(), "{}", told.text);
        let forged = house.act_in(&elsewhere, "Zed", pressed(&card, "Standing")).card.text;
        assert!(forged.contains("not to be seen from here"), "{forged}");
    }
    let theirs = house.act_in(&place("town", "cellar"), "Ben", slash("club cup", None, &[])).card.text;
    assert!(theirs.contains("Round 1 of 3"), "who takes part sees it from anywhere in its server: {theirs}");
    let other_server = house.act_in(&place("village", "garden"), "Ben", slash("club cup", None, &[])).card.text;
    assert!(other_server.contains("There is no cup here"), "{other_server}");
    let of_before = pressed(&card, "Standing");
    let Act::Press { id } = of_before else { panic!("it is a button") };
    let (table, _) = id.strip_prefix("1.").and_then(|id| id.split_once('-')).expect("it names the cup");
    let forged = format!("1.{table}-ffff.cup.standing");
    assert!(house.act("Ann", Act::Press { id: forged }).card.text.contains("not to be seen"));
}

#[test]
fn what_cannot_be_written_or_posted_changes_nothing_for_anybody() {
    let mut house = House::new(8);
    let card = called_for(&mut house, &[("game", "gardens"), ("people", "3")]);
    house.press("Ann", &card, "Take part");
    house.full(true);
    let refused = house.press("Ben", &card, "Take part");
    assert!(refused.card.text.contains("could not be saved"), "{}", refused.card.text);
    assert!(house.say("Zed", "club cup", None, &[("game", "gardens")]).card.text.contains("could not be saved"));
    house.full(false);
    assert!(show(&mut house, "Zed").text.contains("1 of 3 take part: Ann"));
    house.refuse_posts("garden", true);
    house.press("Ben", &card, "Take part");
    house.press("Cleo", &card, "Take part");
    let cards = house.posted.len();
    let running = show(&mut house, "Ann");
    assert_eq!(tables(&running).len(), 1, "it goes on though its channel is gone: {}", running.text);
    house.play_out(tables(&running)[0], 3);
    house.restart_complaining();
    assert_eq!(house.posted.len(), cards);
    assert!(show(&mut house, "Ann").text.contains("Round 2 of 3"));
    house.refuse_posts("garden", false);
    house.wait(7);
    assert!(last_card(&house).text.contains("Round 2 of 3"), "and is told there when it is back");
}

#[test]
fn cups_have_limits_which_are_told() {
    let mut house = House::new(9);
    let mut told = |options: &[(&str, &str)]| house.say("Ann", "club cup", None, options).card.text;
    let refused = [
        (vec![("people", "8")], "Say which game"),
        (vec![("game", "chess")], "There is no game"),
        (vec![("game", "gardens"), ("people", "2")], "3 to 32 people"),
        (vec![("game", "gardens"), ("people", "33")], "3 to 32 people"),
        (vec![("game", "gardens"), ("people", "many")], "is a number"),
        (vec![("game", "gardens"), ("seats", "5")], "2 to 4 can sit"),
        (vec![("game", "gardens"), ("rounds", "32")], "1 to 31 rounds"),
        (vec![("game", "gardens"), ("days", "29")], "1 to 28 days"),
        (vec![("game", "gardens"), ("seats", "3"), ("pairing", "round-robin")], "Each meets each other only where two"),
        (vec![("game", "gardens"), ("pairing", "knockout")], "neither"),
    ];
    for (options, said) in refused {
        let text = told(&options);
        assert!(text.contains(said), "{options:?}: {text}");
    }
    for people in 3..8 {
        assert!(told(&[("game", "gardens"), ("people", &people.to_string())]).contains("is called for"));
    }
    assert!(told(&[("game", "gardens"), ("people", "7")]).contains("Cup 5 is called for"), "the same once more is the same");
    let many = told(&[("game", "gardens"), ("people", "8")]);
    assert!(many.contains("5 cups go on in this server"), "{many}");
    let several = show(&mut house, "Zed");
    assert_eq!(choices(&several).len(), 5);
    let one = house.press("Zed", &several, "Cup 3");
    assert_eq!(one.show, Show::Update);
    assert!(one.card.text.contains("there is room for 5"), "{}", one.card.text);
    house.wait(24 * 14 + 1);
    assert_eq!(house.posted.iter().filter(|it| it.text.contains("was called off")).count(), 5, "nobody began them");
}

#[test]
fn four_sit_at_a_table_and_have_points_by_their_places() {
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus"];
    let mut house = begun(10, &names, &[("seats", "4"), ("rounds", "2")]);
    for round in 1..=2_u64 {
        let running = show(&mut house, "Ann");
        let tables = tables(&running);
        let mut seats: Vec<usize> = tables.iter().map(|it| house.at_table(*it).seats().len()).collect();
        seats.sort_unstable();
        assert_eq!(seats, [3, 4], "{}", running.text);
        tables.iter().for_each(|table| house.play_out(*table, round));
    }
    let over = last_card(&house);
    println!("{}\n{}", over.text, over.picture.as_ref().expect("it has a picture").alt);
    assert!(over.text.contains("has won the cup"), "{}", over.text);
}

/// A cup that was played to its end, so many people with long names, and where they are odd somebody gave up.
fn played(people: u8, system: System, seats: u8) -> (Cup, Guests) {
    let plan = Plan { game: "alhambra".to_owned(), system, seats, people, rounds: None, days: 7 };
    let mut cup = Cup::found(CupId(7), (garden(), None), PersonRef(1), plan, 0);
    for number in 1..=people {
        cup.join(PersonRef(number.into()), 1).unwrap();
    }
    cup.begin(people.into(), 2).unwrap();
    let mut luck = Chance::silent(people.into());
    while cup.is_open() {
        let games = cup.rounds.last().unwrap().games.clone();
        let is_last = cup.rounds.len() == cup.planned_rounds();
        for (at, game) in games.iter().enumerate() {
            if is_last && people == 8 && at == 0 {
                return (cup, names(people));
            }
            let first = luck.below(game.entrants.len() as u32 + 1) as usize;
            let places = game.entrants.len();
            let came = (0..places)
                .map(|it| if first == places { Came::Place(1) } else { Came::Place(((it + first) % places) as u8 + 1) });
            cup.finished(at, Finish { how: How::Played, came: came.collect() }, 3);
        }
        if people % 2 == 1 && cup.rounds.len() == 2 {
            cup.leave(PersonRef(2), 4).unwrap();
        }
        cup.go_on(5);
    }
    (cup, names(people))
}

fn names(people: u8) -> Guests {
    const NAMES: [&str; 8] = ["Ann", "Benedikt", "Cleo of the Seven Gardens", "Dario", "Élodie", "Fay", "Gustavo", "Hanna-Maria"];
    let name = |number: u8| if number <= 8 { NAMES[usize::from(number) - 1].to_owned() } else { format!("Player {number}") };
    Guests::new((1..=people).map(|number| (PersonRef(number.into()), Person::new(format!("test:{number}"), &name(number)))))
}

#[test]
fn a_standing_fits_its_picture_and_its_words_at_every_size() {
    let painter = Painter::new(pergola::data::art);
    let cups = [
        (3, System::RoundRobin, 2),
        (8, System::Swiss, 2),
        (7, System::Swiss, 2),
        (12, System::Swiss, 4),
        (32, System::RoundRobin, 2),
    ];
    for (people, system, seats) in cups {
        let (cup, known) = played(people, system, seats);
        let card = chat::cups::card(&CupSeen { cup: &cup, people: &known, games: &GAMES, settings: &ServerSettings::default() });
        check(&card);
        let picture = card.picture.unwrap();
        assert_eq!(painter.missing_art(&picture.scene), Vec::<String>::new());
        assert!(picture.scene.width <= 1600 && picture.scene.height <= 1200, "{people}: {}", picture.scene.height);
        let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("cup_{people}.png"));
        std::fs::write(file, painter.png(&picture.scene)).unwrap();
        println!("{}\n{}", card.text, picture.alt);
    }
}

#[test]
fn the_cards_of_a_cup_are_there_after_a_start_of_the_page() {
    let house = begun(11, &["Ann", "Ben", "Cleo"], &[]);
    let cards = house.cards_of(&garden());
    let of_cup: Vec<&Card> = cards.iter().filter(|it| it.table == Some(TableId::of_cup(1))).collect();
    assert_eq!(of_cup.len(), 1);
    assert!(of_cup[0].text.contains("Round 1 of 3"));
}
