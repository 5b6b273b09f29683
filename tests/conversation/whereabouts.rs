//! Who finds a table where: everybody in its place, its people in the whole server, nobody else.

use pergola::{
    chat::{self, Act, Languages, Reply, Request},
    table::{PlaceId, Rights},
};

use super::house::{House, buttons, garden, person, place, pressed, slash};

/// Everything with which somebody could ask for table 1.
fn ways(house: &House) -> Vec<Act> {
    let card = house.posted.last().unwrap();
    let mut ways: Vec<Act> = buttons(card).iter().map(|it| Act::Press { id: it.id.clone() }).collect();
    ways.extend(
        [
            "1.1.~board",
            "1.1.~text",
            "1.1.~turn",
            "1.1.~ask-close",
            "1.1.~part.1",
            "1.1.~log",
            "1.1.~replay.1",
            "1.1.~export",
            "1.1.~film",
        ]
        .map(|id| Act::Press { id: id.to_owned() }),
    );
    let commands = [
        "board",
        "rules",
        "past log",
        "past replay",
        "past export",
        "turn",
        "hand",
        "undo",
        "table resign",
        "table close",
        "tables",
    ];
    ways.extend(commands.map(|command| slash(command, None, &[("table", "1")])));
    ways.push(slash("alhambra", Some("end"), &[("table", "1")]));
    ways
}

fn shows(reply: &Reply) -> bool {
    reply.card.table.is_some() || reply.card.picture.is_some() || reply.card.text.contains("Alhambra")
}

/// The tables offered for the option `table` of `/board`.
fn offered(house: &House, at: &PlaceId, name: &str, moderator: bool) -> Vec<String> {
    ["board", "rules", "table close"]
        .into_iter()
        .flat_map(|command| {
            let act = slash(command, None, &[("table", "")]);
            let request = Request {
                id: "typing".to_owned(),
                person: person(name),
                rights: Rights { moderator, ..Rights::default() },
                parent: None,
                at: 0,
                languages: Languages::default(),
                place: at.clone(),
                act,
            };
            house.suggest_for(&request, "table").into_iter().map(|it| it.value)
        })
        .collect()
}

#[test]
fn elsewhere_a_table_is_as_if_it_were_not_there_for_strangers() {
    let mut house = House::playing(2, "alhambra", &["Ann", "Ben"]);
    let card = house.posted.last().unwrap().clone();
    let hall = place("town", "hall");
    for name in ["Zed", "Mod"] {
        for act in ways(&house) {
            let reply = house.act_in(&hall, name, act.clone());
            assert!(!shows(&reply), "{name} {act:?}: {}", reply.card.text);
            let nowhere = match &act {
                Act::Press { id } => Act::Press { id: id.replacen("1.1-1.", "1.9-1.", 1).replacen("1.1.", "1.9.", 1) },
                Act::Slash(slash) => {
                    let options = slash.options.iter().map(|(name, _)| (name.clone(), "9".to_owned())).collect();
                    Act::Slash(chat::Slash { options, ..slash.clone() })
                }
                Act::Pick { .. } => panic!("nothing is picked"),
            };
            let none = house.act_in(&hall, name, nowhere);
            assert_eq!(reply.card.text.replace('1', "9"), none.card.text.replace('1', "9"), "as of a table that never was");
        }
        assert!(offered(&house, &hall, name, name == "Mod").is_empty());
        assert!(offered(&house, &garden(), name, false).len() == 2, "in its own channel everybody looks at it");
        assert!(house.act(name, pressed(&card, "Board")).card.picture.is_some());
    }
    assert_eq!(offered(&house, &garden(), "Mod", true).len(), 3, "and who moderates there can close it");
}

#[test]
fn its_people_find_a_table_in_the_whole_server_and_in_no_other() {
    let mut house = House::new(2);
    house.say("Ann", "play", None, &[("game", "alhambra"), ("with", "Ben")]);
    let look =
        |house: &mut House, at: &PlaceId, name: &str| shows(&house.act_in(at, name, slash("board", None, &[("table", "1")])));
    for (name, sees) in [("Ann", true), ("Ben", true), ("Zed", false)] {
        assert_eq!(look(&mut house, &place("town", "hall"), name), sees, "{name}");
        assert!(!look(&mut house, &place("village", "garden"), name), "{name}");
    }
    let mut house = House::playing_in("thread", "alhambra", &["Ann", "Ben"]);
    assert!(look(&mut house, &garden(), "Zed"), "where it was opened");
    assert!(look(&mut house, &place("town", "thread"), "Zed"), "where it is");
    assert!(!look(&mut house, &place("town", "another-thread"), "Zed"));
    house.say("Ann", "table", Some("resign"), &[]);
    house.act("Ann", Act::Press { id: "1.1.~resign".to_owned() });
    assert!(look(&mut house, &place("town", "hall"), "Ann"), "they may come back");
}

/// Three games of the same two in one channel, and whoever at least two of them wait for.
fn three_games() -> (House, String) {
    let mut house = House::new(8);
    for number in 1..=3 {
        house.opened("gardens", &["Ann", "Ben"]);
        house.act("Ann", Act::Press { id: format!("1.{number}.start") });
    }
    let waits = |name: &str| (1..=3).filter(|table| house.waited_for(*table).unwrap().0 == name).count();
    let name = if waits("Ann") >= 2 { "Ann" } else { "Ben" };
    (house, name.to_owned())
}

#[test]
fn what_no_button_can_say_is_asked_for_again_where_several_tables_fit() {
    let (mut house, name) = three_games();
    let before = [1, 2, 3].map(|table| house.at_table(table).checkpoint());
    let typed: [(&str, &[(&str, &str)]); 5] = [
        ("table replace", &[("whom", "Dan"), ("seat", "1")]),
        ("table owner", &[("whom", "Dan")]),
        ("table deputy", &[("whom", "Dan")]),
        ("me note", &[("text", "Lemons first")]),
        ("table report", &[("what", "The fountain is blue")]),
    ];
    for (command, options) in typed {
        let asked = house.say(&name, command, None, options).card;
        let named = (1..=3).filter(|table| asked.text.contains(&format!("table {table}"))).count();
        assert!(asked.text.contains("add `table:`") && named >= 2, "{command}: {}", asked.text);
        assert!(asked.rows.is_empty(), "{command}: a button would forget what was typed");
    }
    assert_eq!([1, 2, 3].map(|table| house.at_table(table).checkpoint()), before);
    assert!(house.reports().is_empty());
    house.say(&name, "table", Some("deputy"), &[("whom", "Dan"), ("table", "2")]);
    house.say(&name, "me", Some("note"), &[("text", "Lemons first"), ("table", "2")]);
    house.say(&name, "table", Some("report"), &[("what", "The fountain is blue"), ("table", "2")]);
    let table = house.at_table(2);
    assert_eq!((table.deputies().len(), table.note(&person(&name).id).count()), (1, 1));
    assert_eq!(house.reports().iter().map(|it| it.said.as_str()).collect::<Vec<_>>(), ["The fountain is blue"]);
    for command in ["turn", "table deputy", "me note", "table report", "table pause"] {
        let asked = house.say(&name, command, None, &[]).card;
        assert!(asked.text.contains("Which table?") && !asked.rows.is_empty(), "{command}: {}", asked.text);
    }
}
