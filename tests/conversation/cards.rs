//! Cards and commands: what they say, whom they ping, and that every sentence exists.

use std::path::Path;

use pergola::{
    chat::{
        Show,
        commands::{CommandSpec, commands},
        limits,
    },
    engine::{Seat, Seats, Viewer},
    games::GAMES,
    table::{Notice, NoticeKind, PersonId, Phase},
    text::{self, Language, Speaker, Text},
};

use super::house::{House, labels, place, slash};

#[test]
fn commands_keep_to_the_limits() {
    for language in Language::all() {
        limits::check_commands(&commands(&GAMES, language)).unwrap_or_else(|over| panic!("{language:?}: {over}"));
    }
    let commands = commands(&GAMES, Language::default());
    for game in GAMES.iter() {
        let command = commands.iter().find(|it| it.name == game.meta().key).unwrap();
        assert_eq!(command.verbs.len(), game.meta().verbs.len());
        assert!(command.verbs.iter().all(|verb| verb.options.last().is_some_and(|it| it.name == "table")));
    }
    for name in ["play", "turn", "board", "hand", "tables", "undo", "rules", "help", "table", "past", "me", "club"] {
        assert!(commands.iter().any(|it| it.name == name), "/{name}");
    }
    let said = format!("{commands:?}");
    let unsaid = said.split("\"[").nth(1).and_then(|rest| rest.split(']').next());
    assert_eq!(unsaid, None, "a description without a sentence");
}

/// Every command of ours, as it is typed, and what it does.
fn told() -> Vec<(String, String)> {
    let plain = |it: &CommandSpec| vec![(format!("/{}", it.name), it.description.clone())];
    let of = |it: &CommandSpec| -> Vec<(String, String)> {
        it.verbs.iter().map(|verb| (format!("/{} {}", it.name, verb.name), verb.description.clone())).collect()
    };
    let ours = |it: &CommandSpec| GAMES.game(&it.name).is_none();
    commands(&GAMES, Language::default())
        .iter()
        .filter(|it| ours(it))
        .flat_map(|it| if it.verbs.is_empty() { plain(it) } else { of(it) })
        .collect()
}

#[test]
fn few_commands_stand_in_everybodys_list() {
    assert!(commands(&GAMES, Language::default()).len() <= 24, "{}", commands(&GAMES, Language::default()).len());
}

#[test]
fn help_says_where_every_command_is() {
    let mut house = House::new(1);
    let help = house.say("Ann", "help", None, &[]).card.text;
    println!("{help}");
    assert!(!help.ends_with('…'), "{help}");
    for (typed, _) in told() {
        let line = match typed.split_once(' ') {
            None => help.lines().find(|line| line.starts_with("Every day")),
            Some((group, _)) => help.lines().find(|line| line.starts_with(&format!("`{group}`"))),
        };
        let word = typed.split_once(' ').map_or(typed.as_str(), |(_, word)| word);
        assert!(line.is_some_and(|line| line.contains(&format!("`{word}`"))), "{typed} is not told: {help}");
    }
}

/// Which variants there are, the page says in its own words.
#[test]
fn the_readme_tells_every_game() {
    let speaker = Speaker::plain("en", &[]);
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).unwrap();
    for game in GAMES.iter() {
        let meta = game.meta();
        let title = speaker.say(&Text::of(format!("{}-title", meta.key)));
        let row = format!("| {title} | {}-{} | ", meta.seats.0, meta.seats.1);
        assert!(readme.lines().any(|line| line.starts_with(&row)), "README.md has to say: {row}… |");
    }
}

#[test]
fn the_readme_tells_every_command() {
    let rows: String = told().iter().map(|(typed, does)| format!("| `{typed}` | {does} |\n")).collect();
    let table = format!("| Command | What it does |\n| --- | --- |\n{rows}");
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).unwrap();
    assert!(readme.contains(&table), "README.md has to say:\n\n{table}");
}

#[test]
fn whoever_types_a_command_without_its_group_is_told_where_it_is() {
    let mut house = House::new(1);
    for (typed, _) in told() {
        let Some((_, word)) = typed.split_once(' ') else { continue };
        let answer = house.say("Ann", word, None, &[]).card.text;
        assert!(answer.contains("here.") && answer.contains(word), "{typed}: {answer}");
    }
    assert!(house.say("Ann", "pause", None, &[]).card.text.contains("`/table pause`"));
    assert!(house.say("Ann", "server", None, &[]).card.text.contains("`/club settings`"));
    assert!(house.say("Ann", "dance", None, &[]).card.text.contains("I do not know “/dance”"));
}

#[test]
fn every_command_is_understood_with_and_without_its_options() {
    let mut house = House::new(1);
    for (typed, _) in told() {
        let bare = house.say("Ann", &typed[1..], None, &[]);
        assert!(!bare.card.text.contains("I do not know “/"), "{typed}: {}", bare.card.text);
        let table = house.say("Ann", &typed[1..], None, &[("table", "7"), ("whom", "Ben"), ("game", "gardens"), ("seat", "1")]);
        assert!(!table.card.text.contains("I do not know “/"), "{typed}: {}", table.card.text);
    }
}

/// Every source file in a folder and the folders in it.
fn sources(folder: &Path) -> Vec<String> {
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![std::fs::read_to_string(path).unwrap()] }).collect()
}

/// The ids between `before` and a quote in the sources of the conversation.
fn ids_in_sources(before: &str) -> Vec<String> {
    let sources = sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/chat"))).into_iter();
    let ids = |source: String| -> Vec<String> {
        let source = source.split("#[cfg(test)]").next().unwrap().to_owned();
        source.split(before).skip(1).filter_map(|rest| rest.split('"').next().map(str::to_owned)).collect()
    };
    sources.flat_map(ids).collect()
}

#[test]
fn every_sentence_of_the_conversation_exists() {
    let ids: Vec<&str> = text::ids().collect();
    let used = ids_in_sources("Text::new(\"");
    assert!(used.len() > 80, "{} texts are found in the sources", used.len());
    for id in used {
        assert!(ids.contains(&id.as_str()), "no sentence for {id}");
    }
    for game in GAMES.iter() {
        let key = game.meta().key;
        for id in [format!("game-{key}"), format!("{key}-title"), format!("{key}-rules")] {
            assert!(ids.contains(&id.as_str()), "no sentence for {id}");
        }
    }
}

#[test]
fn a_turns_card_pings_whom_the_game_waits_for_and_nobody_else() {
    let mut house = House::playing(8, "alhambra", &["Ann", "Ben"]);
    for _ in 0..6 {
        let (name, _) = house.waited_for(1).unwrap();
        let card = house.posted.last().unwrap().clone();
        assert_eq!(card.ping, [PersonId(format!("test:{name}"))]);
        assert!(card.text.ends_with(&format!("<@test:{name}>: it is your turn.")), "{}", card.text);
        assert_eq!(labels(&card), ["Play my turn", "My hand", "Board", "Rules", "More"]);
        assert!(card.picture.is_some());
        let take = house.suggest(&name, "alhambra", "take", &[], "cards")[0].value.clone();
        house.say(&name, "alhambra", Some("take"), &[("cards", &take)]);
        house.say(&name, "alhambra", Some("end"), &[]);
        assert!(house.posted.last().unwrap().text.contains(&format!("{name} took")), "what happened is told");
    }
}

#[test]
fn what_bots_did_is_told_on_the_next_card() {
    let mut house = House::new(8);
    house.opened("alhambra", &["Ann"]);
    let lobby = house.posted[0].clone();
    house.press("Ann", &lobby, "Add a bot");
    house.press("Ann", &lobby, "Start");
    let posted = house.posted.len();
    let take = house.suggest("Ann", "alhambra", "take", &[], "cards")[0].value.clone();
    house.say("Ann", "alhambra", Some("take"), &[("cards", &take)]);
    house.say("Ann", "alhambra", Some("end"), &[]);
    assert_eq!(house.posted.len(), posted + 1, "one card, when Ann must act again");
    let card = house.posted.last().unwrap();
    assert!(card.text.contains("Ada "), "{}", card.text);
}

#[test]
fn a_finished_game_offers_a_rematch_once() {
    let mut house = House::playing(8, "alhambra", &["Ann", "Ben"]);
    house.play_out(1, 3);
    let over = house.posted.last().unwrap().clone();
    assert!(over.text.contains("points"), "{}", over.text);
    assert!(house.press("Zed", &over, "Rematch").card.text.contains("those who played"));
    house.press("Ben", &over, "Rematch");
    assert_eq!(house.at_table(2).rematch_of(), Some(house.at_table(1).id()));
    let again = house.press("Ann", &over, "Rematch");
    assert!(again.card.text.contains("table 2"), "{}", again.card.text);
    assert_eq!(again.show, Show::Private);
}

#[test]
fn several_tables_are_a_private_choice_and_none_a_list() {
    let mut house = House::playing(8, "alhambra", &["Ann", "Ben"]);
    house.opened("alhambra", &["Ben", "Ann"]);
    let lobby = house.posted.last().unwrap().clone();
    house.press("Ben", &lobby, "Start");
    let (first, second) = (house.waited_for(1).unwrap().0, house.waited_for(2).unwrap().0);
    let reply = house.say("Zed", "board", None, &[]);
    assert!(reply.card.text.contains("Which table?"));
    assert_eq!(reply.show, Show::Private);
    let board = house.press("Zed", &reply.card, "Alhambra · table 2");
    assert!(board.card.text.contains("table 2") && board.show == Show::Update);
    if first != second {
        assert!(house.say(&first, "turn", None, &[]).card.text.contains("table 1"), "the table that waits");
    }
    assert!(house.say(&first, "turn", None, &[("table", "2")]).card.text.contains("table 2"));
    let elsewhere = house.act_in(&place("town", "pond"), &first, slash("turn", None, &[]));
    assert!(elsewhere.card.text.contains("table 1") && elsewhere.card.text.contains("table 2"), "{}", elsewhere.card.text);
    let both = house.say("Zed", "alhambra", Some("take"), &[("cards", "blue-1")]);
    assert!(house.press("Zed", &both.card, "Alhambra · table 1").card.text.contains("You do not sit"));
    let turn = house.press(&first, &elsewhere.card, "Alhambra · table 1");
    assert!(turn.card.picture.is_some());
}

#[test]
fn a_lobbys_card_is_brought_up_to_date_in_place() {
    let mut house = House::new(8);
    let opened = house.say("Ann", "play", None, &[("game", "alhambra"), ("seats", "3")]);
    assert_eq!(opened.show, Show::Private);
    let lobby = house.posted[0].clone();
    let joined = house.press("Ben", &lobby, "Join");
    assert_eq!(joined.show, Show::UpdateCard);
    assert!(joined.card.text.contains("<@test:Ben>") && joined.card.ping.is_empty());
    let with_bot = house.press("Ann", &lobby, "Add a bot").card;
    assert!(with_bot.text.contains("Ada (bot, plays at the normal level)"));
    let without = house.press("Ann", &with_bot, "Remove a bot").card;
    assert!(!without.text.contains("Ada") && !labels(&without).contains(&"Remove a bot".to_owned()));
    assert!(house.press("Ann", &lobby, "4 seats").card.text.contains("2 seats are free"));
    assert!(!house.press("Ben", &lobby, "Leave").card.text.contains("Ben"));
    let asked = house.press("Ann", &lobby, "Close the table");
    assert!(asked.show == Show::Private && house.at_table(1).phase() == Phase::Lobby, "asked once");
    let closed = house.press("Ann", &asked.card, "Close the table");
    assert!(closed.show == Show::Update && closed.card.text.ends_with("You closed this table."));
    assert!(matches!(house.at_table(1).phase(), Phase::Closed(_)));
}

#[test]
fn rules_and_help_fit_their_messages() {
    let mut house = House::new(1);
    let which = house.say("Ann", "rules", None, &[]);
    assert!(house.press("Ann", &which.card, "Alhambra").card.text.contains("rules"));
    house.say("Ann", "help", None, &[]);
    for game in GAMES.iter() {
        let mut page = house.say("Ann", "rules", None, &[("game", game.meta().key)]);
        while labels(&page.card).contains(&"Next page".to_owned()) {
            page = house.press("Ann", &page.card, "Next page");
            assert_eq!(page.show, Show::Update);
        }
        assert!(!page.card.text.ends_with('…'), "{}", page.card.text);
    }
}

#[test]
fn a_seats_board_shows_what_happened_since_its_own_turn() {
    let mut house = House::playing(5, "gardens", &["Ann", "Ben", "Cleo"]);
    let (first, _) = house.waited_for(1).unwrap();
    let ends_a_turn = |house: &mut House| {
        let (name, seat) = house.waited_for(1).unwrap();
        while house.waited_for(1).unwrap().1 == seat {
            let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
            house.play(&name, &listed[0].clone());
        }
    };
    let board = |house: &mut House, name: &str| house.say(name, "board", None, &[]).card.picture.unwrap().scene;
    ends_a_turn(&mut house);
    assert!(board(&mut house, &first) == board(&mut house, "Zed"), "one turn has been played");
    ends_a_turn(&mut house);
    ends_a_turn(&mut house);
    assert!(board(&mut house, &first) != board(&mut house, "Zed"), "two turns are shown, not the last alone");
}

#[test]
fn a_board_that_took_over_pings_those_who_are_waited_for_and_is_shown_without_any() {
    let house = House::playing(2, "alhambra", &["Ann", "Ben"]);
    let table = house.at_table(1);
    let (name, acts) = house.waited_for(1).unwrap();
    let waits = Seat(1 - acts.0);
    let card = |ping: Seats| {
        let kind = NoticeKind::Overdue { ping };
        house.card(&Notice { table: table.id(), revision: table.revision(), kind, told: None }).expect("the board is shown")
    };
    let both = Seats::only(acts).union(Seats::only(waits));
    assert_eq!(card(both).ping, [PersonId(format!("test:{name}"))]);
    let quiet = card(Seats::only(waits));
    assert!(quiet.ping.is_empty() && quiet.picture.is_some(), "{}", quiet.text);
}

#[test]
fn a_card_tells_what_no_card_before_it_has_told() {
    let mut house = House::playing(5, "gardens", &["Ann", "Ben", "Cleo"]);
    let ends_a_turn = |house: &mut House| {
        let (name, seat) = house.waited_for(1).unwrap();
        while house.waited_for(1).unwrap().1 == seat {
            let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
            house.play(&name, &listed[0].clone());
        }
        name
    };
    let names: Vec<String> = (0..4).map(|_| ends_a_turn(&mut house)).collect();
    let (_, asked) = house.waited_for(1).unwrap();
    let table = house.at_table(1);
    let notice = |revision: u64, told: u64| {
        let kind = NoticeKind::Turn { ping: Seats::only(asked) };
        Notice { table: table.id(), revision, kind, told: Some(told) }
    };
    let (unsent, newest) = (notice(1, 0), notice(table.revision(), 3));
    let told = |notice: &Notice| {
        let text = house.card(notice).expect("somebody is asked").text;
        names.iter().map(|name| text.lines().filter(|line| line.contains(name.as_str())).count()).sum::<usize>()
    };
    assert!(newest.replaces(&unsent));
    let (alone, for_both) = (told(&newest), told(&newest.taking_over(&unsent)));
    assert!(for_both > alone, "the turn before the asked one's own is told as well: {for_both} lines, {alone} alone");
}
