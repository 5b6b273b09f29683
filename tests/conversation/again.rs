//! Playing on from a turn of a finished game, or of a record: a table of its own, with a log of its own and luck of its own,
//! which counts nowhere.

use pergola::{
    chat::{Act, GivenFile, Reply, Slash},
    engine::{Chance, Viewer},
    games::GAMES,
    table::{Effect, Entry, Phase, Replay, Table, TableId, What},
};

use super::house::{House, buttons, garden, labels, person};

/// A game of these people that was played to its end at random, at table 1.
fn finished(game: &str, seed: u64, names: &[&str]) -> House {
    let mut house = House::playing(seed, game, names);
    let mut chance = Chance::silent(seed);
    while house.play_at_random(&mut chance).is_some() {}
    house
}

/// The log of a table that was closed for this.
fn log_of(house: &mut House, table: u64) -> Vec<Entry> {
    house.act("Mod", Act::Press { id: format!("1.{table}.~close") });
    let file = house.say("Zed", "past", Some("export"), &[("table", &table.to_string())]).card.file.expect("it is closed");
    let lines = std::str::from_utf8(&file.bytes).expect("it is text").lines();
    lines.map(|line| serde_json::from_str(line).expect("an entry")).collect()
}

fn again(house: &mut House, name: &str, from: &str) -> Reply {
    house.say(name, "table", Some("again"), &[("from", from), ("table", "1")])
}

/// The turns in the middle of table 1 that begin with somebody's own: each with what everybody saw then, and after how many
/// entries it began.
fn own_turns(house: &mut House, name: &str) -> (Vec<Entry>, Vec<(u32, serde_json::Value, usize)>) {
    let over = house.at_table(1);
    let seat = over.seat_of(&person(name).id).expect("they sat there");
    let record = house.say("Zed", "past", Some("export"), &[("table", "1")]).card.file.expect("it is over");
    let lines = std::str::from_utf8(&record.bytes).expect("text").lines();
    let entries: Vec<Entry> = lines.map(|it| serde_json::from_str(it).expect("an entry")).collect();
    let mut replay = Replay::open(&GAMES, TableId(1), garden(), &entries, over.guests()).expect("it opens");
    let mut turns = Vec::new();
    while let Some(effect) = replay.step().expect("it plays again") {
        let table = replay.table();
        let is_own = table.waits_for().iter().eq([seat]);
        if effect == Effect::TurnBegan && is_own && table.turns() > over.turns() / 3 {
            turns.push((table.turns(), seen_by_all(table), table.revision() as usize));
        }
    }
    assert!(!turns.is_empty(), "{name} has a turn");
    (entries, turns)
}

fn seen_by_all(table: &Table) -> serde_json::Value {
    table.state_for(Viewer::Everyone).expect("it is played").view(Viewer::Everyone)
}

#[test]
fn a_finished_game_of_every_kind_goes_on_from_a_turn_at_a_table_of_its_own() {
    for (at, game) in GAMES.iter().enumerate() {
        let (key, seats) = (game.meta().key, game.meta().seats.1.min(4));
        let names = &["Ann", "Ben", "Cleo", "Dan"][..usize::from(seats)];
        let mut house = finished(key, at as u64 + 1, names);
        let over = house.at_table(1);
        let (_, turns) = own_turns(&mut house, "Ann");
        let (turn, then, _) = turns[0].clone();
        let said = again(&mut house, "Ann", &turn.to_string()).card.text;
        assert!(said.contains(&format!("Table 2 goes on from the beginning of turn {turn}.")), "{key}: {said}");
        let table = house.at_table(2);
        assert_eq!((table.phase(), table.turns(), table.from_turn()), (Phase::Playing, turn, Some(turn)), "{key}");
        assert_eq!(table.seat_of(&person("Ann").id), over.seat_of(&person("Ann").id), "{key}: she sits where she sat");
        assert!(
            table.seats().iter().filter(|it| it.bot.is_some()).count() == names.len() - 1,
            "{key}: bots have the other seats"
        );
        assert_eq!((table.options(), seen_by_all(&table)), (over.options(), then), "{key}");
        let entries = log_of(&mut house, 2);
        let start = entries.iter().find(|it| matches!(it.what, What::Started { .. })).expect("it begins at once");
        let What::Started { position: Some(position), chance, .. } = &start.what else { panic!("{key}: it has a position") };
        assert!(chance.is_empty() && position.state.is_object(), "{key}");
        let log = house.say("Ann", "past", Some("log"), &[("table", "2")]).card.text;
        assert!(log.contains("In turn order:") && !log.contains(" dealt "), "{key}: nothing was laid out: {log}");
        let replayed = Table::replay(&GAMES, TableId(2), garden(), &entries, table.guests()).expect("its log plays again");
        assert_eq!(seen_by_all(&replayed), seen_by_all(&table), "{key}");
        let longest = entries.iter().map(|it| serde_json::to_string(it).expect("it is plain").len()).max();
        assert!(longest < Some(64 << 10), "{key}: its start has {longest:?} bytes, more than a line of a record");
    }
}

#[test]
fn what_everybody_saw_is_the_same_and_what_comes_is_not() {
    let mut house = finished("alhambra", 3, &["Ann", "Ben"]);
    let (entries, turns) = own_turns(&mut house, "Ann");
    let (turn, then, began) = turns[0].clone();
    let met = |entries: &[Entry]| -> Vec<Vec<String>> {
        let acted =
            entries.iter().filter_map(|it| if let What::Acted(record) = &it.what { Some(record.chance.clone()) } else { None });
        acted.filter(|chance| !chance.is_empty()).collect()
    };
    let mut lucks = vec![met(&entries[began..]).into_iter().take(6).collect::<Vec<_>>()];
    for number in 2..5 {
        again(&mut house, "Ann", &turn.to_string());
        assert_eq!(seen_by_all(&house.at_table(number)), then, "the board is as it was");
        let mut chance = Chance::silent(3);
        for _ in 0..30 {
            let Some((name, seat)) = house.waited_for(number) else { break };
            let listed = house.at_table(number).state_for(Viewer::Seat(seat)).expect("it is played").without_asides(seat);
            let action = listed[chance.below(listed.len() as u32) as usize].clone();
            house.play_at(number, &name, &action);
        }
        lucks.push(met(&log_of(&mut house, number)).into_iter().take(6).collect());
    }
    lucks.sort();
    let all = lucks.len();
    lucks.dedup();
    assert_eq!(lucks.len(), all, "each meets luck of its own: {lucks:?}");
}

#[test]
fn a_game_that_is_still_played_or_over_there_is_not_gone_on_with() {
    let mut house = House::playing(1, "gardens", &["Ann", "Ben"]);
    let mut chance = Chance::silent(1);
    for _ in 0..6 {
        house.play_at_random(&mut chance);
    }
    let rows = house.rows();
    let said = again(&mut house, "Ann", "1").card.text;
    assert!(said.contains("This game is still played"), "{said}");
    let said = again(&mut house, "Zed", "1").card.text;
    assert!(said.contains("This game is still played"), "{said}");
    assert_eq!(house.rows(), rows, "nothing is opened");
    let board = house.say("Ann", "past", Some("replay"), &[("turn", "1")]).card;
    assert!(!labels(&board).contains(&"Play on from here".to_owned()), "{:?}", labels(&board));
    while house.play_at_random(&mut chance).is_some() {}
    for (from, why) in [("end", "The game is over there"), ("999", "There is no turn 999"), ("x", "“x” is no turn")] {
        let said = again(&mut house, "Ann", from).card.text;
        assert!(said.contains(why), "{from}: {said}");
    }
    let elsewhere = house.say("Ann", "table", Some("again"), &[("from", "1"), ("table", "77")]).card.text;
    assert!(elsewhere.contains("There is no such table here"), "{elsewhere}");
}

#[test]
fn a_board_of_the_past_and_of_a_record_leads_to_a_table_that_goes_on() {
    let mut house = finished("gardens", 5, &["Ann", "Ben"]);
    let board = house.say("Ann", "past", Some("replay"), &[("turn", "4"), ("table", "1")]).card;
    let said = house.press("Ann", &board, "Play on from here").card.text;
    assert!(said.contains("Table 2 goes on from the beginning of turn 4."), "{said}");
    let end = house.say("Ann", "past", Some("replay"), &[("turn", "end"), ("table", "1")]).card;
    assert!(!labels(&end).contains(&"Play on from here".to_owned()), "there is nothing to play");
    let file = house.say("Zed", "past", Some("export"), &[("table", "1")]).card.file.expect("it is over");
    let file = Some(GivenFile { bytes: file.bytes.to_vec().into() });
    let import = Slash { command: "past".to_owned(), verb: Some("import".to_owned()), file, ..Slash::default() };
    let opened = house.act("Zed", Act::Slash(import)).card;
    let said = house.press("Zed", &opened, "Play on from here").card.text;
    assert!(said.contains("Table 3 goes on from the beginning of turn 1."), "{said}");
    let table = house.at_table(3);
    assert!(table.seat_of(&person("Zed").id).is_some() && table.seats().len() == 2);
    let id = buttons(&opened).into_iter().find(|it| it.label == "Play on from here").expect("a button").id.clone();
    let other = house.act("Ann", Act::Press { id }).card.text;
    assert!(other.starts_with("This record is not open any more"), "it is Zed's: {other}");
}

#[test]
fn it_counts_nowhere_and_its_seats_are_offered_to_people() {
    let mut house = finished("gardens", 6, &["Ann", "Ben"]);
    let stats = house.say("Ann", "me", Some("stats"), &[]).card.text;
    let leaders = house.say("Ann", "club", Some("leaderboard"), &[("game", "gardens")]).card.text;
    let (_, turns) = own_turns(&mut house, "Ann");
    let from = turns[turns.len() - 1].0.to_string();
    let slash = Slash {
        command: "table".to_owned(),
        verb: Some("again".to_owned()),
        options: vec![("from".to_owned(), from), ("table".to_owned(), "1".to_owned())],
        people: vec![person("Ben")],
        ..Slash::default()
    };
    let posted = house.posted.len();
    house.act("Ann", Act::Slash(slash));
    let offers = house.at_table(2).offers().to_vec();
    assert_eq!(offers.iter().map(|it| it.person.name.as_str()).collect::<Vec<_>>(), ["Ben"]);
    assert!(house.posted[posted..].iter().any(|card| card.ping.contains(&person("Ben").id)), "he is told");
    let card = house.posted[posted..].iter().find(|card| card.text.contains("is offered to you")).expect("an offer").clone();
    house.press("Ben", &card, &labels(&card)[0]);
    assert!(house.at_table(2).seat_of(&person("Ben").id).is_some());
    let mut chance = Chance::silent(9);
    while let Some((name, seat)) = house.waited_for(2) {
        let listed = house.at_table(2).state_for(Viewer::Seat(seat)).expect("it is played").without_asides(seat);
        let action = listed[chance.below(listed.len() as u32) as usize].clone();
        house.play_at(2, &name, &action);
    }
    assert_eq!(house.at_table(2).phase(), Phase::Over);
    assert_eq!(house.say("Ann", "me", Some("stats"), &[]).card.text, stats);
    assert_eq!(house.say("Ann", "club", Some("leaderboard"), &[("game", "gardens")]).card.text, leaders);
    house.restart();
    assert_eq!(house.say("Ann", "me", Some("stats"), &[]).card.text, stats);
    let rematch = house.act("Ann", Act::Press { id: "1.2.~rematch".to_owned() }).card.text;
    assert_eq!(house.at_table(3).from_turn(), None, "a rematch begins as any game does: {rematch}");
}
