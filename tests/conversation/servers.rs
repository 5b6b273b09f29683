//! How a server is set: by whom it can be, where and by whom tables are opened then, and what they begin with.

use pergola::{
    chat::{Act, Card, Languages, Reply, Request, Show},
    table::{PlaceId, Rights},
};

use super::house::{House, choices, garden, labels, person, place, slash};

/// What whoever manages the server sets it to.
fn set(house: &mut House, options: &[(&str, &str)]) -> Card {
    let reply = house.say("Mod", "club", Some("settings"), options);
    assert_eq!(reply.show, Show::Private);
    reply.card
}

/// Who asks, with which roles, from where, below which channel.
struct Asker<'a> {
    name: &'a str,
    roles: &'a [&'a str],
    place: PlaceId,
    parent: Option<&'a str>,
}

fn by<'a>(name: &'a str, roles: &'a [&'a str], channel: &str) -> Asker<'a> {
    Asker { name, roles, place: place("town", channel), parent: None }
}

fn asked(house: &mut House, asker: &Asker<'_>, act: Act) -> Reply {
    let id = format!("{} {} {act:?}", asker.name, house.rows().len()).chars().take(90).collect();
    let roles = asker.roles.iter().map(|it| (*it).to_owned()).collect();
    let rights = Rights { moderator: false, manages: false, roles };
    let (person, place) = (person(asker.name), asker.place.clone());
    house.answer(&Request {
        id,
        person,
        rights,
        place,
        parent: asker.parent.map(str::to_owned),
        at: 0,
        languages: Languages::default(),
        act,
    })
}

/// Whether somebody opens a table; what they are told, otherwise.
fn opens(house: &mut House, asker: &Asker<'_>) -> Result<(), String> {
    let reply = asked(house, asker, slash("play", None, &[("game", "gardens")]));
    assert_eq!(reply.show, Show::Private);
    if reply.card.text.contains("The table is open") { Ok(()) } else { Err(reply.card.text.replace('\\', "")) }
}

#[test]
fn whoever_manages_the_server_sets_it_and_others_only_see_it() {
    let mut house = House::new(3);
    let shown = house.say("Ann", "club", Some("settings"), &[]).card;
    assert!(shown.text.contains("Tables can be opened in all channels.") && shown.text.contains("Everybody can open them."));
    assert!(shown.rows.is_empty() && shown.text.contains("Whoever manages this server can change this."), "{shown:?}");
    for options in [[("channel", "garden")], [("role", "players")], [("clock", "none")], [("language", "en")]] {
        let refused = house.say("Ann", "club", Some("settings"), &options).card.text;
        assert!(refused.contains("Only whoever manages this server can change"), "{refused}");
    }
    let menus = set(&mut house, &[]);
    for (_, choice) in choices(&menus) {
        let pick = Act::Pick { id: "menu".to_owned(), values: vec![choice.value.clone()] };
        let refused = house.act("Ann", pick).card.text;
        assert!(refused.contains("Only whoever manages this server can change"), "{refused}");
    }
    let odd = set(&mut house, &[("channel", "garden"), ("clock", "soon")]);
    assert!(odd.text.contains("is no clock"), "{}", odd.text);
    let odd = set(&mut house, &[("channel", "garden"), ("language", "tlh")]);
    assert!(odd.text.contains("There is no language"), "{}", odd.text);
    assert!(set(&mut house, &[]).text.contains("in all channels"), "what was refused changed nothing");
}

#[test]
fn what_is_set_for_oneself_and_for_the_server_are_two_commands() {
    let mut house = House::new(3);
    let own = house.say("Mod", "me", Some("settings"), &[("channel", "garden")]).card.text;
    assert!(own.contains("time zone"), "{own}");
    assert!(set(&mut house, &[]).text.contains("in all channels"));
    let help = house.say("Ann", "help", None, &[]).card.text;
    assert!(help.contains("`/club` is everybody's here: `leaderboard`, `cup` and `settings`"), "{help}");
}

#[test]
fn tables_are_opened_in_named_channels_and_their_threads() {
    let mut house = House::new(3);
    let said = set(&mut house, &[("channel", "garden")]).text;
    assert!(said.contains("Noted.") && said.contains("in <#garden>, and in the threads there"), "{said}");
    assert_eq!(opens(&mut house, &by("Ann", &[], "garden")), Ok(()));
    let thread = Asker { parent: Some("garden"), ..by("Ben", &[], "thread-7") };
    assert_eq!(opens(&mut house, &thread), Ok(()));
    for refused in [by("Ann", &[], "hall"), Asker { parent: Some("hall"), ..by("Ann", &[], "thread-8") }] {
        let why = opens(&mut house, &refused).expect_err("not there");
        assert!(why.contains("in <#garden>") && why.contains("Everybody can open them."), "{why}");
    }
    let refused = house.act_in(&place("town", "hall"), "Mod", slash("play", None, &[("game", "gardens")])).card.text;
    assert!(refused.contains("No table was opened"), "also whoever manages the server: {refused}");
    assert_eq!(opens(&mut house, &Asker { place: place("village", "hall"), ..by("Ann", &[], "") }), Ok(()), "another server");
    let menus = set(&mut house, &[("channel", "hall")]);
    assert_eq!(opens(&mut house, &by("Ann", &[], "hall")), Ok(()));
    let later = house.press("Mod", &menus, "Not in #hall");
    assert!(later.show == Show::Update && !later.card.text.contains("hall"), "{later:?}");
    house.restart();
    assert!(opens(&mut house, &by("Ann", &[], "hall")).is_err(), "also after a restart");
    let later = house.press("Mod", &menus, "In all channels").card;
    assert!(later.text.contains("Tables can be opened in all channels."), "{}", later.text);
    assert_eq!(opens(&mut house, &by("Ann", &[], "hall")), Ok(()));
}

#[test]
fn tables_are_opened_by_those_with_a_role() {
    let mut house = House::new(3);
    let menus = set(&mut house, &[("role", "players")]);
    assert!(menus.text.contains("one of these roles can open them: <@&players>"), "{}", menus.text);
    let why = opens(&mut house, &by("Ann", &["others"], "garden")).expect_err("she has none of them");
    assert!(why.contains("<@&players>") && why.contains("in all channels"), "{why}");
    assert_eq!(opens(&mut house, &by("Ann", &["others", "players"], "garden")), Ok(()));
    house.say("Mod", "play", None, &[("game", "gardens")]);
    assert_eq!(house.at_table(2).owner(), Some(&person("Mod").id), "whoever manages the server may in any case");
    let later = house.press("Mod", &menus, "Not players").card;
    assert!(later.text.contains("Only whoever manages this server can open them."), "{}", later.text);
    assert!(opens(&mut house, &by("Ann", &["players"], "garden")).is_err());
    house.press("Mod", &later, "Everybody");
    assert_eq!(opens(&mut house, &by("Ann", &[], "garden")), Ok(()));
}

#[test]
fn it_holds_for_new_tables_rematches_and_lessons_that_others_see() {
    let mut house = House::new(3);
    house.opened("gardens", &["Ann", "Ben"]);
    let lobby = house.posted.last().unwrap().clone();
    set(&mut house, &[("role", "players")]);
    house.press("Ann", &lobby, "Start");
    house.play_out(1, 5);
    let over = house.posted.last().unwrap().clone();
    assert!(labels(&over).contains(&"Rematch".to_owned()), "a table that is there is played to its end");
    let refused = house.press("Ben", &over, "Rematch").card.text;
    assert!(refused.contains("No table was opened"), "{refused}");
    let learn =
        |house: &mut House, thread: &str| house.say("Ann", "learn", None, &[("game", "gardens"), ("thread", thread)]).card.text;
    assert!(learn(&mut house, "true").contains("No table was opened"));
    assert!(!learn(&mut house, "false").contains("No table was opened"), "a lesson that nobody else sees");
    set(&mut house, &[("channel", "hall")]);
    let close = house.say("Ann", "table", Some("close"), &[]).card;
    house.press("Ann", &close, "Close the table");
    assert!(!learn(&mut house, "false").contains("No table was opened"));
    let ben = Asker { roles: &["players"], ..by("Ben", &[], "garden") };
    let rematch = super::house::pressed(&over, "Rematch");
    assert!(asked(&mut house, &ben, rematch.clone()).card.text.contains("No table was opened"), "not here");
    set(&mut house, &[("channel", "garden")]);
    assert!(asked(&mut house, &ben, rematch).card.text.contains("The table is open"));
}

#[test]
fn a_rematch_in_a_thread_is_one_where_its_table_was_opened() {
    let mut house = House::playing_in("thread", "gardens", &["Ann", "Ben"]);
    house.play_out(1, 5);
    let over = house.posted.last().unwrap().clone();
    set(&mut house, &[("channel", "garden")]);
    let ben = by("Ben", &[], "thread");
    assert!(opens(&mut house, &ben).is_err(), "the door does not know where the thread is");
    let rematch = asked(&mut house, &ben, super::house::pressed(&over, "Rematch")).card.text;
    assert!(rematch.contains("The table is open"), "{rematch}");
}

#[test]
fn new_tables_begin_as_the_server_is_set() {
    let mut house = House::new(3);
    house.say("Mod", "play", None, &[("game", "alhambra")]);
    for option in ["bonus.on", "bureau.on"] {
        house.act("Mod", Act::Press { id: format!("1.1.option.{option}") });
    }
    let options = house.at_table(1).options().clone();
    assert!(!options.0.is_empty(), "{options:?}");
    let menus = set(&mut house, &[("clock", "turn-86400.ask")]);
    assert!(menus.text.contains("1 day for a turn. When it is over, the others decide"), "{}", menus.text);
    let menus = house.press("Mod", &menus, "When it is over, a bot plays that turn").card;
    let menus = house.press("Mod", &menus, "As at").card;
    assert!(menus.text.contains("begins with") && !labels(&menus).iter().any(|it| it.starts_with("As at")), "{menus:?}");
    house.restart();
    house.say("Ann", "play", None, &[("game", "alhambra")]);
    let lobby = house.posted.last().unwrap().text.clone();
    assert_eq!(*house.at_table(2).options(), options);
    assert!(lobby.contains("1 day for a turn. When it is over, a bot plays that turn"), "{lobby}");
    house.say("Ann", "play", None, &[("game", "granada")]);
    assert!(house.at_table(3).options().0.is_empty() && house.at_table(3).opening().time.is_some(), "another game");
    house.say("Ann", "learn", None, &[("game", "alhambra")]);
    assert_eq!(house.at_table(4).opening().time, None, "nobody's time runs in a lesson");
    let menus = house.press("Mod", &menus, "Alhambra: as shipped").card;
    let menus = house.press("Mod", &menus, "Clock: As much time as you like").card;
    assert!(!menus.text.contains("begins with") && !menus.text.contains("clock"), "{}", menus.text);
    house.say("Ann", "play", None, &[("game", "alhambra")]);
    assert!(house.at_table(5).options().0.is_empty() && house.at_table(5).opening().time.is_none());
    let row = |house: &House| house.rows().keys().any(|key| key.starts_with(b"server/"));
    assert!(!row(&house), "nothing is kept of a server that is set as if nobody had");
    house.say("Ann", "club", Some("settings"), &[]);
    set(&mut house, &[("language", "en")]);
    assert!(row(&house));
}

#[test]
fn the_fullest_settings_fit_a_message() {
    let mut house = House::new(3);
    for number in 0..20 {
        let id = format!("discord:11{number:017}");
        set(&mut house, &[("channel", &id), ("role", &id)]);
    }
    let more = set(&mut house, &[("channel", "garden")]).text;
    assert!(more.contains("20 channels are named"), "{more}");
    let more = set(&mut house, &[("role", "players")]).text;
    assert!(more.contains("20 roles are named"), "{more}");
    let all = set(&mut house, &[]);
    assert_eq!(choices(&all).iter().filter(|(_, it)| it.label.starts_with("Not ")).count(), 40);
    let refused = opens(&mut house, &by("Ann", &[], "garden")).expect_err("neither here nor hers");
    assert!(refused.contains("<#discord:") && refused.contains("<@&discord:"), "{refused}");
}

#[test]
fn a_full_disk_leaves_a_server_as_it_is() {
    let mut house = House::new(3);
    house.full(true);
    let refused = house.say("Mod", "club", Some("settings"), &[("role", "players")]).card.text;
    assert!(refused.contains("could not be saved"), "{refused}");
    house.full(false);
    assert!(set(&mut house, &[]).text.contains("Everybody can open them."));
    assert_eq!(opens(&mut house, &by("Ann", &[], "garden")), Ok(()));
}

#[test]
fn two_who_set_a_server_at_once_both_do() {
    let mut house = House::new(3);
    let request = |id: &str, option: (&str, &str)| {
        let rights = Rights { manages: true, ..Rights::default() };
        let act = slash("club", Some("settings"), &[option]);
        Request {
            id: id.to_owned(),
            person: person(id),
            rights,
            place: garden(),
            parent: None,
            at: 0,
            languages: Languages::default(),
            act,
        }
    };
    house.answer_both(&request("one", ("channel", "garden")), &request("two", ("role", "players")));
    let text = set(&mut house, &[]).text;
    assert!(text.contains("<#garden>") && text.contains("<@&players>"), "{text}");
}
