//! Lobbies: who is invited, how seats are drawn, and what leaving and closing ask.

use pergola::{
    chat::{Act, Languages, Request, Show},
    data,
    engine::OptionKind,
    games::GAMES,
    table::{PersonId, Phase},
    text,
};

use super::house::{House, choices, labels, person, place, slash};

fn names(people: &[PersonId]) -> Vec<&str> {
    people.iter().map(|it| it.0.trim_start_matches("test:")).collect()
}

#[test]
fn play_invites_people_who_are_mentioned_once() {
    let mut house = House::new(8);
    house.say("Ann", "play", None, &[("game", "alhambra"), ("seats", "3"), ("with", "Ben"), ("with-2", "Cleo")]);
    let card = house.posted[0].clone();
    assert_eq!(names(&card.ping), ["Ben", "Cleo"]);
    assert_eq!(card.text.matches("<@test:Ben>").count(), 1, "{}", card.text);
    assert!(card.text.contains("2\\. kept for <@test:Ben>") && !card.text.contains("free"), "{}", card.text);
    let refused = house.press("Dan", &card, "Join");
    assert!(refused.card.text.contains("seats that are not taken are kept"), "{}", refused.card.text);
    let joined = house.press("Cleo", &card, "Join").card;
    assert!(joined.text.contains("2\\. <@test:Cleo>") && joined.text.contains("3\\. kept for <@test:Ben>"), "{}", joined.text);
    assert!(joined.ping.is_empty(), "nobody is pinged again");
}

#[test]
fn the_owner_invites_and_frees_seats_later() {
    let mut house = House::new(8);
    house.opened("alhambra", &["Ann", "Ben"]);
    let refused = house.say("Ben", "table", Some("invite"), &[("with", "Cleo")]);
    assert!(refused.card.text.contains("Only the owner does that: Ann"), "{}", refused.card.text);
    let invited = house.say("Ann", "table", Some("invite"), &[("with", "Cleo"), ("with-2", "Ben")]);
    assert!(invited.card.text.contains("seats are kept"), "{}", invited.card.text);
    let card = house.posted.last().unwrap().clone();
    assert_eq!(names(&card.ping), ["Cleo"], "Ben sits there");
    let freed = house.press("Ann", &card, "Make seat 3 free: Cleo").card;
    assert!(!freed.text.contains("Cleo"), "{}", freed.text);
    let freed = house.press("Ann", &card, "Make seat 2 free: Ben").card;
    assert!(!freed.text.contains("Ben"), "{}", freed.text);
}

#[test]
fn seats_are_kept_at_the_lobby_that_is_the_owners() {
    let mut house = House::playing(8, "alhambra", &["Ann", "Ben"]);
    house.opened("gardens", &["Ann"]);
    house.say("Ann", "table", Some("invite"), &[("with", "Cleo")]);
    assert_eq!(names(&house.posted.last().unwrap().ping), ["Cleo"], "not at the table that is played");
    house.opened("alhambra", &["Ann"]);
    let asked = house.say("Ann", "table", Some("invite"), &[("with", "Dan")]);
    assert!(asked.card.text.contains("table 2 and table 3. Add `table:`"), "{}", asked.card.text);
    assert!(house.at_table(2).invited().len() == 1 && house.at_table(3).invited().is_empty());
    house.say("Ann", "table", Some("invite"), &[("with", "Dan"), ("table", "3")]);
    assert_eq!(house.at_table(3).invited().len(), 1);
}

#[test]
fn with_free_seats_it_is_said_what_start_begins() {
    let mut house = House::new(8);
    house.say("Ann", "play", None, &[("game", "alhambra"), ("seats", "3")]);
    let lobby = house.posted[0].clone();
    assert!(!lobby.text.contains("Started now"), "nobody can start alone: {}", lobby.text);
    let two = house.press("Ben", &lobby, "Join").card;
    assert!(two.text.contains("1 seat is free.\nStarted now, it is a game of 2."), "{}", two.text);
    let three = house.press("Cleo", &lobby, "Join").card;
    assert!(!three.text.contains("Started now"), "{}", three.text);
}

#[test]
fn a_game_is_found_by_the_beginning_of_its_name() {
    let mut house = House::new(8);
    let typed = [("hang", "hanging-gardens"), ("The Gar", "gardens"), ("SANS", "sanssouci"), ("gardens", "gardens")];
    for (table, (typed, key)) in (1..).zip(typed) {
        house.say("Ann", "play", None, &[("game", typed)]);
        assert_eq!(house.at_table(table).game().meta().key, key, "{typed}");
    }
    let refused = house.say("Ann", "play", None, &[("game", "")]);
    assert!(refused.card.text.contains("There is no game"), "{}", refused.card.text);
}

#[test]
fn seats_are_drawn_unless_they_stay_as_they_are() {
    let mut house = House::new(8);
    house.shuffles = true;
    house.opened("alhambra", &["Ann", "Ben"]);
    let card = house.posted[0].clone();
    assert!(card.text.contains("Who sits where is drawn when the game begins."), "{}", card.text);
    let kept = house.press("Ann", &card, "Keep the seats as they are").card;
    assert!(!kept.text.contains("drawn") && !house.at_table(1).opening().shuffled, "{}", kept.text);
    assert!(house.press("Ann", &kept, "Draw the seats at the start").card.text.contains("drawn"));
}

#[test]
fn an_owner_is_asked_once_before_they_leave() {
    let mut house = House::new(8);
    house.opened("alhambra", &["Ann", "Ben"]);
    let card = house.posted[0].clone();
    let asked = house.press("Ann", &card, "Leave");
    assert!(asked.show == Show::Private && asked.card.text.contains("the next person's"), "{}", asked.card.text);
    assert!(house.at_table(1).seat_of(&person("Ann").id).is_some());
    let posted = house.posted.len();
    assert!(house.press("Ann", &asked.card, "Leave").card.text.contains("You have left"));
    assert_eq!(house.posted.len(), posted + 1, "the lobby's card, with its new owner");
    assert!(house.posted.last().unwrap().text.contains("<@test:Ben> (owner)"));
    let asked = house.press("Ben", &house.posted.last().unwrap().clone(), "Leave").card;
    assert!(asked.text.contains("the table is closed when you go"), "{}", asked.text);
    house.press("Ben", &asked, "Leave");
    assert_eq!(house.posted.len(), posted + 2, "one notice");
    assert!(matches!(house.at_table(1).phase(), Phase::Closed(_)));
}

#[test]
fn a_lobbys_choices_say_how_bots_play() {
    let mut house = House::new(8);
    house.opened("alhambra", &["Ann"]);
    let offered = labels(&house.posted[0]);
    let ways = ["at the easy level", "at the normal level", "at the hard level"];
    let expected = ways.map(|way| format!("Add a bot that plays {way}"));
    let bots: Vec<_> = offered.iter().filter(|it| it.starts_with("Add a bot that")).collect();
    assert_eq!(bots, expected.iter().collect::<Vec<_>>(), "{offered:?}");
}

#[test]
fn names_are_short_where_no_other_begins_alike() {
    let mut house = House::playing(8, "alhambra", &["Bartholomew Featherstonehaugh", "Ann Lee", "Ann Moor"]);
    for _ in 0..4 {
        let (name, _) = house.waited_for(1).unwrap();
        let take = house.suggest(&name, "alhambra", "take", &[], "cards")[0].value.clone();
        house.say(&name, "alhambra", Some("take"), &[("cards", &take)]);
        let own = house.say(&name, "turn", None, &[]).card.text;
        assert!(own.contains("You took"), "{own}");
        house.say(&name, "alhambra", Some("end"), &[]);
        let told = house.posted.last().unwrap().text.clone();
        let short = if name.starts_with("Ann") { name.as_str() } else { "Bartholomew" };
        assert!(told.contains(&format!("{short} took")), "{told}");
        assert_eq!(told.matches("<@").count(), 1, "one mention: {told}");
    }
}

/// With another edition of the Gardens: every building is worth 1.
fn with_an_edition() -> House {
    let files = |path: &str| {
        let buildings: &'static [u8] = b"value,name,copies\n1,pavilion,49\n";
        if path.ends_with("building_tiles.csv") { Some(buildings) } else { data::file(path) }
    };
    let mut games = GAMES.clone();
    games.add_edition("gardens", "ours", &files).unwrap();
    House::with_games(8, games)
}

#[test]
fn a_lobby_offers_the_editions_there_are() {
    let mut house = with_an_edition();
    house.opened("gardens", &["Ann", "Ben"]);
    let card = house.posted[0].clone();
    let offered = labels(&card);
    for choice in ["Edition: as shipped ✓", "Edition: ours"] {
        assert!(offered.iter().any(|it| it == choice), "{offered:?}");
    }
    let refused = house.press("Ben", &card, "Edition: ours").card.text;
    assert!(refused.contains("Only the owner does that: Ann"), "{refused}");
    let chosen = house.press("Ann", &card, "Edition: ours").card;
    assert!(chosen.text.contains("Played with the edition ours."), "{}", chosen.text);
    assert!(labels(&chosen).iter().any(|it| it == "Edition: ours ✓"));
    house.press("Ann", &card, "Start");
    let table = house.at_table(1);
    assert_eq!((table.phase(), table.game().edition().key.as_str()), (Phase::Playing, "ours"));
}

/// Sees that it is said of table 1 in its own server only that it stands still, and that nothing of it is touched.
fn stands_still(house: &mut House) {
    let stored = house.rows();
    let press = || Act::Press { id: "1.1.turn".to_owned() };
    let typed = || slash("board", None, &[("table", "1")]);
    for act in [press(), typed()] {
        let said = house.act("Ann", act).card.text;
        assert!(said.contains("Table 1 stands still") && said.contains("in its log"), "{said}");
    }
    for act in [press(), typed()] {
        let said = house.act_in(&place("city", "garden"), "Ann", act).card.text;
        assert!(said.contains("There is no such table here: 1"), "{said}");
    }
    assert!(house.rows() == stored, "nothing is written");
}

#[test]
fn a_table_whose_edition_is_missing_stands_still_until_it_is_back() {
    let mut house = with_an_edition();
    house.opened("gardens", &["Ann", "Ben"]);
    let card = house.posted[0].clone();
    for label in ["Edition: ours", "Start"] {
        house.press("Ann", &card, label);
    }
    let (table, with_edition) = (house.at_table(1), house.games.clone());
    let heard = house.restart_with(GAMES.clone());
    assert!(heard.contains("a table cannot be read; the others run") && heard.contains("ours"), "{heard}");
    stands_still(&mut house);
    assert_eq!(house.restart_with(with_edition), "");
    assert_eq!(house.at_table(1).checkpoint(), table.checkpoint());
}

#[test]
fn a_table_that_is_damaged_stands_still_and_the_others_run() {
    let mut house = House::playing(8, "alhambra", &["Ann", "Ben"]);
    house.opened("gardens", &["Cleo"]);
    let lobby = house.posted.last().unwrap().clone();
    house.damage(&["table/00000000000000000001/entry/"]);
    let heard = house.restart_with(GAMES.clone());
    assert!(heard.contains("a table cannot be read; the others run table=1"), "{heard}");
    stands_still(&mut house);
    assert!(house.press("Dan", &lobby, "Join").card.text.contains("<@test:Dan>"));
}

#[test]
fn a_game_of_one_edition_offers_none() {
    let mut house = House::new(8);
    house.opened("gardens", &["Ann"]);
    assert!(labels(&house.posted[0]).iter().all(|it| !it.starts_with("Edition")));
}

#[test]
fn what_is_played_with_is_said_in_a_sentence() {
    let mut house = House::new(8);
    house.opened("gardens", &["Ann", "Ben"]);
    let card = house.posted[0].clone();
    let card = house.press("Ann", &card, "2 seats").card;
    let played = house.press("Ann", &card, "Kinds of trees for each seat: two").card.text;
    assert!(played.contains("Played with two kinds of trees for each seat."), "{played}");
}

#[test]
fn every_choice_of_every_game_is_said_once_it_is_made() {
    let ids: Vec<&str> = text::ids().collect();
    for game in GAMES.iter() {
        for option in game.meta().options {
            let OptionKind::OneOf { key, choices } = option else { continue };
            for choice in &choices[1..] {
                let id = format!("chosen-{}-{key}-{choice}", game.meta().key);
                assert!(ids.contains(&id.as_str()), "no sentence for {id}");
            }
        }
    }
}

#[test]
fn a_seat_whose_day_is_over_is_free_and_the_card_says_so() {
    let mut house = House::new(3);
    house.say("Ann", "play", None, &[("game", "gardens"), ("seats", "3"), ("with", "Edda")]);
    let card = house.say("Ann", "turn", None, &[]).card.text;
    assert!(card.contains("kept for") && !card.contains("it was kept for"), "{card}");
    house.wait(25);
    let card = house.say("Ann", "turn", None, &[]).card.text;
    assert!(card.contains("free; it was kept for") && card.contains("2 seats are free"), "{card}");
}

#[test]
fn every_variant_says_what_it_does() {
    for game in GAMES.iter() {
        let key = game.meta().key;
        let mut house = House::new(4);
        house.opened(key, &["Ann"]);
        let lobby = house.posted[0].clone();
        let explained: Vec<(String, String)> = choices(&lobby)
            .into_iter()
            .filter(|(_, it)| it.value.contains(".option."))
            .map(|(_, it)| (it.label.clone(), it.description.clone()))
            .collect();
        assert_eq!(explained.is_empty(), game.meta().options.is_empty(), "{key}");
        for (label, says) in explained {
            assert!(says.ends_with('.') && !says.contains(['…', '[']), "{key}, {label}: {says:?}");
        }
    }
}

#[test]
fn a_table_has_three_seats_unless_more_are_asked_for_and_only_what_a_game_has_is_suggested() {
    let mut house = House::new(4);
    let seats = |house: &House, game: &str| {
        let act = slash("play", None, &[("game", game)]);
        let asked = Request {
            id: "typing".to_owned(),
            person: person("Ann"),
            rights: pergola::table::Rights::default(),
            parent: None,
            place: place("town", "garden"),
            at: 0,
            languages: Languages::default(),
            act,
        };
        house.suggest_for(&asked, "seats").into_iter().map(|it| it.value).collect::<Vec<_>>()
    };
    assert_eq!(seats(&house, "gardens"), ["2", "3", "4"]);
    assert_eq!(seats(&house, "alhambra"), ["2", "3", "4", "5", "6"]);
    house.say("Ann", "play", None, &[("game", "alhambra")]);
    assert_eq!(house.at_table(1).capacity(), 3);
    let people = [("game", "alhambra"), ("with", "Ben"), ("with-2", "Cleo"), ("with-3", "Dan")];
    house.say("Ann", "play", None, &people);
    assert_eq!(house.at_table(2).capacity(), 4);
}
