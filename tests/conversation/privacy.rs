//! What is kept of somebody: the copy they get, and that they are forgotten everywhere, at once or not at all.

use std::time::Duration;

use pergola::{
    chat::{Act, Card, Languages, Request, Show},
    table::{Phase, Rights},
};
use serde_json::Value;

use super::house::{House, garden, labels, person, pressed, slash};

/// What somebody is told who types `/me privacy` and wants this.
fn privacy(house: &mut House, name: &str, want: &str) -> Card {
    let reply = house.say(name, "me privacy", None, &[("want", want)]);
    assert_eq!(reply.show, Show::Private, "nobody else is told");
    println!("— {name}: /me privacy {want}\n{}\n", reply.card.text);
    reply.card
}

/// The copy somebody gets.
fn copy(house: &mut House, name: &str) -> (String, Value) {
    let file = privacy(house, name, "export").file.unwrap();
    assert_eq!(file.name, "pergola-own.json");
    let text = String::from_utf8(file.bytes.to_vec()).unwrap();
    let read = serde_json::from_str(&text).unwrap();
    (text, read)
}

/// Somebody is asked and says yes.
fn forget(house: &mut House, name: &str) -> Card {
    let asked = privacy(house, name, "delete");
    assert_eq!(labels(&asked), ["Forget me"]);
    let reply = house.press(name, &asked, "Forget me");
    println!("— {name} presses\n{}\n", reply.card.text);
    reply.card
}

/// Whether anything that is stored names them by their id or name.
fn is_named(house: &House, name: &str) -> bool {
    let has = |bytes: &[u8]| bytes.windows(name.len()).any(|it| it == name.as_bytes());
    house.rows().iter().any(|(key, bytes)| has(key) || has(bytes))
}

#[test]
fn a_copy_has_what_somebody_did_and_nothing_of_others() {
    let mut house = House::new(11);
    house.say("Annabel", "me", Some("settings"), &[("zone", "Europe/Berlin"), ("results", "private")]);
    house.opened("gardens", &["Annabel", "Benedict"]);
    let lobby = house.posted.last().unwrap().clone();
    house.press("Annabel", &lobby, "Start");
    house.play_out(1, 11);
    house.opened("alhambra", &["Benedict", "Annabel"]);
    house.say("Benedict", "table", Some("invite"), &[("with", "Cleopatra")]);
    let (text, read) = copy(&mut house, "Annabel");
    println!("{}", text.lines().take(60).collect::<Vec<_>>().join("\n"));
    for other in ["Benedict", "Cleopatra", "chance", "events", "holders"] {
        assert!(!text.contains(other), "{other}");
    }
    let own = &read["person"];
    assert_eq!((own["id"].as_str(), own["name"].as_str()), (Some("test:Annabel"), Some("Annabel")));
    assert_eq!((own["habits"][0]["zone"].as_str(), own["results"].as_str()), (Some("Europe/Berlin"), Some("themselves")));
    let over = &read["tables"][0];
    assert_eq!((over["state"].as_str(), over["server"].as_str(), over["seat"].as_u64()), (Some("over"), Some("town"), Some(1)));
    let outcome = house.at_table(1).outcome().unwrap();
    assert_eq!(over["standing"]["points"].as_i64(), Some(outcome.scores[0].into()));
    let acted = over["log"].as_array().unwrap().iter().filter(|it| it["what"]["acted"].is_string()).count();
    assert!(acted > 5 && over["log"][0]["at"].as_str().unwrap().starts_with("1970-01-01T"), "{over}");
    assert_eq!(read["tables"][1]["state"].as_str(), Some("lobby"));
    let (_, cleo) = copy(&mut house, "Cleopatra");
    assert_eq!(cleo["tables"].as_array().unwrap().len(), 1, "where a seat is kept for her");
    house.rest_for(Duration::from_secs(60 * 4_000));
    assert!(house.is_away(1));
    let (_, archived) = copy(&mut house, "Annabel");
    assert_eq!(archived["tables"][0], *over, "it is the same from the archive");
    assert!(privacy(&mut house, "Zed", "export").text.contains("I keep nothing of you"));
}

#[test]
fn a_copy_has_what_somebody_plans() {
    let mut house = House::playing(3, "alhambra", &["Ann", "Ben"]);
    let (waits, _) = house.waited_for(1).unwrap();
    let planner = if waits == "Ann" { "Ben" } else { "Ann" };
    let mine = house.say(planner, "plan", None, &[]).card;
    let take = super::house::choices(&mine).into_iter().map(|(_, it)| it.label.clone()).find(|it| it.contains("Take ")).unwrap();
    house.press(planner, &mine, &take);
    let (_, read) = copy(&mut house, planner);
    let planned = read["tables"][0]["plan"][0][0].as_str().unwrap().to_owned();
    assert!(planned.starts_with("take "), "{read}");
    let (text, _) = copy(&mut house, &waits);
    assert!(!text.contains("\"plan\"") && !text.contains(&planned), "nobody else's is: {text}");
}

#[test]
fn a_copy_has_what_somebody_reported_and_says_when_that_cannot_be_read() {
    let mut house = House::playing(11, "gardens", &["Annabel", "Benedict"]);
    house.say("Zed", "table", Some("report"), &[("what", "The fountain is blue")]);
    house.say("Benedict", "table", Some("report"), &[("what", "The palms are pink")]);
    let (text, read) = copy(&mut house, "Zed");
    let reports = read["reports"].as_array().unwrap();
    assert_eq!((reports.len(), read["tables"].as_array().unwrap().len()), (1, 0), "{text}");
    assert_eq!((reports[0]["said"].as_str(), reports[0]["table"].as_u64()), (Some("The fountain is blue"), Some(1)));
    assert!(reports[0]["at"].as_str().unwrap().starts_with("1970-01-01T") && !text.contains("pink"), "{text}");
    assert_eq!(copy(&mut house, "Annabel").1["reports"], serde_json::json!([]), "she has reported nothing");
    house.damage(&["report/"]);
    let asked = house.ask_of_damaged("Zed", slash("me", Some("privacy"), &[("want", "export")])).card;
    assert!(asked.text.contains("What you reported is missing") && asked.file.is_some(), "{}", asked.text);
}

#[test]
fn who_is_forgotten_leaves_and_is_somebody_everywhere() {
    let mut house = House::new(12);
    let play = |house: &mut House, names: &[&str]| {
        house.opened("gardens", names);
        let lobby = house.posted.last().unwrap().clone();
        house.press(names[0], &lobby, "Start");
        lobby.table.unwrap().0
    };
    let over = play(&mut house, &["Annabel", "Benedict", "Cleo"]);
    house.play_out(over, 12);
    let running = play(&mut house, &["Annabel", "Benedict", "Cleo"]);
    house.opened("alhambra", &["Annabel", "Benedict"]);
    house.opened("alhambra", &["Annabel"]);
    house.opened("sanssouci", &["Cleo"]);
    house.say("Cleo", "table", Some("invite"), &[("with", "Annabel"), ("table", "5")]);
    house.opened("sanssouci", &["Dan", "Cleo"]);
    house.say("Annabel", "table", Some("follow"), &[("table", "6")]);
    assert!(house.at_table(6).is_followed_by(&person("Annabel").id));
    house.say("Annabel", "me", Some("settings"), &[("zone", "Europe/Berlin")]);
    assert!(is_named(&house, "Annabel"));
    let before = house.say("Benedict", "me", Some("stats"), &[]).card.text;
    let asked = privacy(&mut house, "Annabel", "delete").text;
    for told in
        ["seats at 3 tables that have not begun", "1 game that is being played", "1 table that you follow", "1 finished game"]
    {
        assert!(asked.contains(told), "{told}: {asked}");
    }
    assert!(house.at_table(running).people().len() == 3, "asking changes nothing");
    assert!(forget(&mut house, "Annabel").text.contains("I have forgotten you"));
    assert!(!is_named(&house, "Annabel"), "nothing stored names her");
    assert_eq!(house.at_table(running).people().len(), 2, "a bot plays on");
    assert!(matches!(house.at_table(4).phase(), Phase::Closed(_)) && house.at_table(5).invited().is_empty());
    assert!(house.at_table(6).followers().is_empty());
    let table = house.at_table(3);
    assert!(table.seats().len() == 1 && table.is_owned_by(&person("Benedict").id), "the lobby is his");
    let seen = |house: &mut House| {
        let mut said = Vec::new();
        for table in [over, running] {
            for command in ["board", "past log", "turn"] {
                said.push(house.say("Benedict", command, None, &[("table", &table.to_string())]).card.text);
            }
        }
        said.push(house.say("Benedict", "club", Some("leaderboard"), &[("game", "gardens")]).card.text);
        said
    };
    let now = seen(&mut house);
    assert!(now.iter().all(|it| !it.contains("Annabel")) && now.iter().any(|it| it.contains("Somebody")), "{now:?}");
    assert_eq!(house.say("Benedict", "me", Some("stats"), &[]).card.text, before, "the others keep their games");
    assert!(house.say("Benedict", "me", Some("stats"), &[("whom", "Annabel")]).card.text.contains("nothing to see"));
    house.restart();
    assert!(seen(&mut house).iter().all(|it| !it.contains("Annabel")), "also after a start");
    assert!(house.say("Annabel", "me", Some("stats"), &[]).card.text.contains("no finished game"));
    assert!(privacy(&mut house, "Annabel", "delete").text.contains("I keep nothing of you"));
    let back = house.act("Annabel", Act::Press { id: format!("1.{running}.~return") }).card.text;
    assert!(back.contains("You do not sit at this table"), "{back}");
    house.opened("gardens", &["Annabel", "Dan"]);
    assert!(house.say("Annabel", "me", Some("settings"), &[]).card.text.contains("I do not know your time zone"), "she is new");
    assert_eq!(copy(&mut house, "Annabel").1["tables"].as_array().unwrap().len(), 1);
    // The game she left goes on.
    house.play_out(running, 12);
    assert!(house.at_table(running).outcome().is_some());
}

#[test]
fn what_cannot_be_written_is_said_and_goes_on_where_it_stopped() {
    // The batch after so many fails: each table she leaves takes one, and forgetting her the last.
    for (written, told) in [(0, "nothing has changed"), (1, "you have left 1 of your 3"), (3, "you have left 3 of your 3")] {
        let mut house = House::new(13);
        for _ in 0..3 {
            house.opened("gardens", &["Annabel", "Ben"]);
        }
        let asked = privacy(&mut house, "Annabel", "delete");
        house.fail_after(written);
        let failed = house.press("Annabel", &asked, "Forget me").card;
        println!("{}\n", failed.text);
        assert!(failed.text.contains(told), "{}", failed.text);
        let seated = (1..=3).filter(|table| house.at_table(*table).seat_of(&person("Annabel").id).is_some()).count();
        assert_eq!((seated, is_named(&house, "Annabel")), (3 - written as usize, true));
        house.full(false);
        house.restart();
        assert!(house.press("Annabel", &failed, "Forget me").card.text.contains("I have forgotten you"));
        assert!(!is_named(&house, "Annabel"));
        house.restart();
        assert!(!is_named(&house, "Annabel"));
    }
}

#[test]
fn an_old_button_asks_again_and_a_forged_one_concerns_whoever_presses() {
    let mut house = House::playing(14, "gardens", &["Ann", "Ben"]);
    let asked = privacy(&mut house, "Ann", "delete");
    house.wait(1);
    let again = house.press("Ann", &asked, "Forget me").card;
    assert!(again.text.contains("Do you want me to forget you?"), "{}", again.text);
    assert_eq!(house.at_table(1).people().len(), 2);
    let zed = house.press("Zed", &asked, "Forget me").card;
    assert!(zed.text.contains("I keep nothing of you"), "{}", zed.text);
    for id in ["1.forget.", "1.forget.0", "1.forget.18446744073709551615", "1.forget.x"] {
        let reply = house.act("Ann", Act::Press { id: id.to_owned() }).card.text;
        assert!(!reply.contains("I have forgotten you"), "{id}: {reply}");
    }
    let unknown = house.say("Ann", "me", Some("privacy"), &[("want", "sell")]).card.text;
    assert!(unknown.contains("“sell”") && unknown.contains("export") && unknown.contains("delete"), "{unknown}");
    assert_eq!(house.at_table(1).people().len(), 2);
    // Twice, one right after the other.
    let (one, two) = house.answer_both(&forgets("Ann", "one", &again), &forgets("Ann", "two", &again));
    let mut said = [one.card.text, two.card.text];
    said.sort();
    assert!(said[0].contains("I have forgotten you") && said[1].contains("I keep nothing of you"), "{said:?}");
}

#[test]
fn who_comes_back_while_being_forgotten_does_not_hold_a_seat_as_nobody() {
    for first in [true, false] {
        let mut house = House::playing(15, "gardens", &["Ann", "Ben", "Cleo"]);
        let asked = privacy(&mut house, "Ann", "delete");
        house.act("Ann", Act::Press { id: "1.1.~resign".to_owned() });
        let back = Request { act: Act::Press { id: "1.1.~return".to_owned() }, ..forgets("Ann", "back", &asked) };
        let forget = forgets("Ann", "forget", &asked);
        let (one, two) = if first { house.answer_both(&forget, &back) } else { house.answer_both(&back, &forget) };
        println!("{}\n{}\n", one.card.text, two.card.text);
        assert!(!is_named(&house, "Ann"));
        assert_eq!(house.at_table(1).people().len(), 2, "nobody waits for somebody");
    }
}

/// The request with which somebody presses the button of this message.
fn forgets(name: &str, id: &str, card: &Card) -> Request {
    let act = pressed(card, "Forget me");
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
