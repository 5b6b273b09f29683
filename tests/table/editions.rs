//! Editions of printed tables: a table keeps the one it was opened with, and stands still without it.

use pergola::{
    data,
    engine::{Catalogue, FIRST_EDITION, Viewer},
    games::GAMES,
    table::{Command, Entry, Guests, Opening, Person, PersonRef, PlaceId, Table, TableId, TableRefusal, What, Who},
};

use super::check;

/// Every building is worth 1; or 2.
const ONES: &str = "value,name,copies\n1,pavilion,49\n";
const TWOS: &str = "value,name,copies\n2,pavilion,49\n";

/// The games as shipped, and an edition of the Gardens with these buildings.
fn games(key: &str, buildings: &'static str) -> Catalogue {
    let mut games = GAMES.clone();
    let files = |path: &str| {
        if path.ends_with("building_tiles.csv") { Some(buildings.as_bytes()) } else { data::file(path) }
    };
    games.add_edition("gardens", key, &files).expect("an edition");
    games
}

fn open(games: &Catalogue) -> Table {
    let opening = Opening::new("gardens", 2, "en");
    let place = PlaceId { server: "s".to_owned(), channel: "c".to_owned() };
    Table::open(games, TableId(1), place, &ann(), opening, &[], &people(), None, "r0", 1).expect("a table").0
}

fn ann() -> Person {
    Person::new("ann", "Ann")
}

fn people() -> Guests {
    Guests::new([(PersonRef(1), ann()), (PersonRef(2), Person::new("ben", "Ben"))])
}

/// A table in the lobby that was told to play with the edition `ours`.
fn chosen(games: &Catalogue) -> Table {
    let who = Who::Person { person: ann(), moderator: false };
    let ours = Command::SetEdition { key: "ours".to_owned() };
    open(games).decide(&who, &ours, &people(), None, 2, 1).expect("an edition of the game").0
}

#[test]
fn a_table_is_opened_with_the_shipped_edition_and_says_so() {
    let table = open(&GAMES);
    let edition = table.opening().edition.as_ref().expect("it is written down");
    assert_eq!(edition.key, FIRST_EDITION);
    assert_eq!(table.checkpoint()["opening"]["edition"]["fingerprint"], edition.fingerprint.as_str());
}

#[test]
fn the_chosen_edition_is_played_for_the_tables_life() {
    let games = games("ours", ONES);
    let lobby = chosen(&games);
    let bot = Command::AddBot { bot: "random".to_owned() };
    let who = Who::Person { person: ann(), moderator: false };
    let (table, _) = lobby.decide(&who, &bot, &people(), None, 3, 1).expect("a bot");
    let (table, _) = table.decide(&who, &Command::Start, &people(), None, 4, 1).expect("a start");
    let worth_one = |table: &Table| {
        let state = table.state_for(Viewer::Everyone).expect("a state").inventory();
        state.iter().filter(|code| *code == "building-1").count()
    };
    assert_eq!(worth_one(&table), 49);
    let loaded = Table::load(&games, table.checkpoint(), &people()).expect("its edition is here");
    assert_eq!(worth_one(&loaded), 49);
    assert_eq!(loaded.game().edition().key, "ours");
}

#[test]
fn without_its_edition_a_table_does_not_load_and_says_why() {
    let checkpoint = chosen(&games("ours", ONES)).checkpoint();
    let missing = Table::load(&GAMES, checkpoint.clone(), &people()).map(|_| ()).expect_err("it is missing").to_string();
    assert!(missing.contains("its edition ours") && missing.contains("of gardens is not here"), "{missing}");
    let differs = Table::load(&games("ours", TWOS), checkpoint, &people()).map(|_| ()).expect_err("it differs").to_string();
    assert!(differs.contains("the tables of that name here are others"), "{differs}");
    let others = open(&GAMES).checkpoint();
    assert!(Table::load(&games("ours", TWOS), others, &people()).is_ok(), "other tables are not concerned");
}

#[test]
fn tables_from_before_editions_play_with_the_shipped_one() {
    let mut checkpoint = open(&GAMES).checkpoint();
    checkpoint["opening"].as_object_mut().expect("an opening").remove("edition");
    let loaded = Table::load(&GAMES, checkpoint, &people()).expect("an old checkpoint");
    assert_eq!(loaded.game().edition().key, FIRST_EDITION);
}

#[test]
fn only_editions_that_exist_can_be_chosen_and_only_by_the_owner() {
    let table = open(&games("ours", ONES));
    let choose = |person: Person, key: &str| {
        let who = Who::Person { person, moderator: false };
        let command = Command::SetEdition { key: key.to_owned() };
        table.decide(&who, &command, &people(), None, 2, 1).map(|(_, commit)| commit)
    };
    let keys = vec!["first".to_owned(), "ours".to_owned()];
    let unknown = choose(ann(), "theirs").map(|_| ()).expect_err("unknown");
    assert_eq!(unknown, TableRefusal::UnknownEdition { key: "theirs".to_owned(), keys });
    assert!(matches!(choose(Person::new("ben", "Ben"), "ours"), Err(TableRefusal::NotOwner { .. })));
    let commit = choose(ann(), "ours").expect("the owner chooses");
    assert!(
        matches!(&commit.entries[..], [entry] if matches!(&entry.what, What::EditionSet { edition } if edition.key == "ours"))
    );
}

#[test]
fn a_log_with_another_edition_plays_again() {
    let games = games("ours", ONES);
    let place = PlaceId { server: "s".to_owned(), channel: "c".to_owned() };
    let opened = open(&games);
    let who = Who::Person { person: ann(), moderator: false };
    let command = Command::SetEdition { key: "ours".to_owned() };
    let (table, commit) = opened.decide(&who, &command, &people(), None, 2, 1).expect("an edition of the game");
    let first = Entry {
        seq: 0,
        at: 1,
        by: Some(PersonRef(1)),
        unattended: false,
        what: What::Opened { opening: opened.opening().clone(), person: PersonRef(1), rematch_of: None },
    };
    let log: Vec<_> = [first].into_iter().chain(commit.entries).collect();
    let replayed = Table::replay(&games, TableId(1), place, &log, &people()).expect("the log plays again");
    assert_eq!(replayed.checkpoint()["opening"], table.checkpoint()["opening"]);
}

#[test]
fn an_update_of_the_rules_is_told_once_and_only_where_a_game_runs() {
    let mut trial = check("ann open stones 2");
    assert_eq!(trial.table().opening().rules, 2, "what is opened now is played by the rules of now");
    trial.then("house rules => no: NotDue");
    trial.tamper(|checkpoint| drop(checkpoint["opening"].as_object_mut().map(|it| it.remove("rules"))));
    assert!(trial.table().has_other_rules(), "a table of before the first change");
    trial.then(
        "ann rules => no: NotOwner { owner: Some(Seat(0)) }
         house rules => rules 2
         ben join
         ann start",
    );
    trial.tamper(|checkpoint| checkpoint["opening"]["rules"] = 1.into());
    trial.then(
        "house rules => rules 2, !rules since 1
         house rules => no: NotDue
         ann resign
         ben resign",
    );
    trial.tamper(|checkpoint| checkpoint["opening"]["rules"] = 1.into());
    assert!(!trial.table().has_other_rules(), "what has ended stays as it was");
}
