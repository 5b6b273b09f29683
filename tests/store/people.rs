//! People: known by their numbers beside the logs, forgotten in every row, and their numbers given once.

use std::{convert::Infallible, fs, io::Read, num::NonZeroUsize, path::Path};

use flate2::read::ZlibDecoder;
use pergola::{
    commands::{
        forget::{ForgetArgs, forget},
        store::StoreArgs,
    },
    engine::{Seat, Viewer},
    games::GAMES,
    store::{DiskError, Flaw, Store, StoreError, restore},
    table::{Command, Commit, Guests, Opening, Person, PersonRef, PlaceId, Register, Table, TableId, Who},
};
use serde_json::Value;

use super::{actions, commit, memory::Memory, open, start::opened};

/// 2026-11-21, 3 o'clock UTC.
const TAKEN: u64 = 1_795_230_000_000;
const KEEP: NonZeroUsize = NonZeroUsize::new(3).expect("three");

/// People by their numbers.
fn guests(people: &[(u64, &str, &str)]) -> Guests {
    Guests::new(people.iter().map(|(number, id, name)| (PersonRef(*number), Person::new(*id, name))))
}

/// A commit of an action that somebody is met with.
fn meeting(table: u64, seq: u64, people: &[(u64, &str, &str)]) -> Commit {
    Commit { people: guests(people), ..commit(table, seq, &["a"]) }
}

/// Who is known in a folder, and the number the next one gets.
async fn known(folder: &Path) -> (Guests, u64) {
    let (store, found) = open(folder);
    assert_eq!(found.flaws, []);
    store.close().await;
    (found.people, found.next_person.0)
}

/// All rows of a folder whose keys begin like this.
async fn rows(folder: &Path, beginning: &str) -> Vec<(String, Vec<u8>)> {
    let db = opened(&sled::Config::new().path(folder.join("store")).segment_size(8 << 20).flush_every_ms(None)).await;
    let rows = db.scan_prefix(beginning).map(|row| row.expect("it reads"));
    rows.map(|(key, bytes)| (String::from_utf8(key.to_vec()).expect("it is text"), bytes.to_vec())).collect()
}

/// Writes a row behind the store's back, or takes it away.
async fn change(folder: &Path, key: &str, bytes: Option<&[u8]>) {
    let db = opened(&sled::Config::new().path(folder.join("store")).segment_size(8 << 20).flush_every_ms(None)).await;
    let before = match bytes {
        Some(bytes) => db.insert(key, bytes),
        None => db.remove(key),
    };
    assert!(before.expect("it is written").is_some(), "the row was there");
    db.flush().expect("the disk writes");
}

const ANN: (u64, &str, &str) = (1, "test:ann", "Ann");
const BEN: (u64, &str, &str) = (2, "test:ben / the 1st", "Ben");

/// A folder whose store knows Ann and Ben.
async fn ann_and_ben() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, found) = open(folder.path());
    assert_eq!((found.people, found.next_person), (Guests::default(), PersonRef(1)));
    store.commit(meeting(1, 0, &[ANN, BEN])).await.expect("the disk writes");
    store.close().await;
    folder
}

#[tokio::test]
async fn whoever_is_met_is_known_with_the_newest_name() {
    let folder = ann_and_ben().await;
    assert_eq!(known(folder.path()).await, (guests(&[ANN, BEN]), 3));
    let (store, _) = open(folder.path());
    store.commit(meeting(1, 1, &[(1, "test:ann", "Anna")])).await.expect("the disk writes");
    // Whoever is not named anew stays, and so does everybody when nobody is met.
    store.commit(commit(1, 2, &["b"])).await.expect("the disk writes");
    store.close().await;
    assert_eq!(known(folder.path()).await, (guests(&[(1, "test:ann", "Anna"), BEN]), 3));
    // Somebody forgotten is nobody to be known.
    let (store, _) = open(folder.path());
    store.commit(meeting(1, 3, &[(2, "forgotten:2", ""), (5, "test:eve", "Eve")])).await.expect("the disk writes");
    store.close().await;
    assert_eq!(known(folder.path()).await, (guests(&[(1, "test:ann", "Anna"), BEN, (5, "test:eve", "Eve")]), 6));
}

#[tokio::test]
async fn a_number_stands_for_one_person() {
    let folder = ann_and_ben().await;
    let (store, _) = open(folder.path());
    let other = Err(StoreError::OtherPerson { number: PersonRef(1) });
    assert_eq!(store.commit(meeting(1, 1, &[(1, "test:cleo", "Cleo")])).await, other);
    assert_eq!(store.commit(meeting(2, 0, &[(3, "test:dora", "Dora"), (1, "test:ann2", "Ann")])).await, other);
    // Of two at once one is refused, written in one batch or not.
    let (dora, emil) = (meeting(3, 0, &[(4, "test:dora", "Dora")]), meeting(4, 0, &[(4, "test:emil", "Emil")]));
    let (dora, emil) = tokio::join!(store.commit(dora), store.commit(emil));
    assert!(dora.is_ok());
    assert_eq!(emil, Err(StoreError::OtherPerson { number: PersonRef(4) }));
    assert_eq!(actions(&store, 1).await, ["a"]);
    for table in [2, 4] {
        let none = StoreError::NoTable { table: TableId(table) };
        assert_eq!(store.entries(TableId(table)).await, Err(none), "nothing of it is written");
    }
    store.close().await;
    assert_eq!(known(folder.path()).await, (guests(&[ANN, BEN, (4, "test:dora", "Dora")]), 5));
}

#[tokio::test]
async fn who_is_forgotten_is_gone_and_the_number_is_not_given_again() {
    let folder = ann_and_ben().await;
    let (store, _) = open(folder.path());
    store.forget(PersonRef(2)).await.expect("the disk writes");
    store.forget(PersonRef(2)).await.expect("it is done already");
    store.forget(PersonRef(9)).await.expect("nobody is nobody");
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    assert_eq!(made.counts.people, 1);
    store.close().await;
    assert!(!fs::read_to_string(&made.path).expect("it reads").contains("test:ben"));
    for _ in 0..2 {
        assert_eq!(known(folder.path()).await, (guests(&[ANN]), 3));
    }
    let everywhere = rows(folder.path(), "").await;
    assert!(everywhere.iter().any(|(key, _)| key == "person-of/test:ann"), "the rows are looked at");
    for (key, bytes) in everywhere {
        let (key, text) = (key.to_lowercase(), String::from_utf8_lossy(&bytes).to_lowercase());
        assert!(!key.contains("ben") && !text.contains("ben"), "{key}: {text}");
    }
    // The rows know the number, and what is noted beside them knows it.
    fs::remove_file(folder.path().join("written")).expect("it is removed");
    assert_eq!(known(folder.path()).await, (guests(&[ANN]), 3));
    let target = tempfile::tempdir().expect("a folder");
    restore(&made.path, target.path()).expect("it is restored");
    for _ in 0..2 {
        assert_eq!(known(target.path()).await, (guests(&[ANN]), 3));
    }
    let (store, _) = open(target.path());
    store.forget(PersonRef(1)).await.expect("the disk writes");
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    store.close().await;
    let target = tempfile::tempdir().expect("a folder");
    restore(&made.path, target.path()).expect("it is restored");
    assert_eq!(known(target.path()).await, (Guests::default(), 3), "also when nobody is left");
}

#[tokio::test]
async fn what_was_under_way_while_somebody_was_forgotten_names_them_no_more() {
    let folder = ann_and_ben().await;
    let (store, _) = open(folder.path());
    store.forget(PersonRef(2)).await.expect("the disk writes");
    store.forget(PersonRef(7)).await.expect("nobody has stored them yet");
    store.commit(meeting(1, 1, &[ANN, BEN])).await.expect("the disk writes");
    store.commit(meeting(1, 2, &[(7, "test:eve", "Eve")])).await.expect("the disk writes");
    store.note_people(guests(&[BEN])).await.expect("there is nothing to write");
    store.commit(meeting(1, 3, &[(8, BEN.1, "Ben")])).await.expect("who comes again is new");
    store.close().await;
    assert_eq!(known(folder.path()).await, (guests(&[ANN, (8, BEN.1, "Ben")]), 9), "no number is given again");
}

#[tokio::test]
async fn who_has_one_damaged_row_is_known_by_the_other() {
    const BY_NUMBER: &str = "person/00000000000000000002";
    const BY_ID: &str = "person-of/test:ben / the 1st";
    let nameless = (2, BEN.1, "");
    for (key, bytes, left) in [
        (BY_NUMBER, None, nameless),
        (BY_NUMBER, Some(&b"{\"id\":"[..]), nameless),
        (BY_ID, None, BEN),
        (BY_ID, Some(&b"\xff"[..]), BEN),
    ] {
        let folder = ann_and_ben().await;
        change(folder.path(), key, bytes).await;
        assert_eq!(known(folder.path()).await, (guests(&[ANN, left]), 3), "{key}");
        let (store, _) = open(folder.path());
        let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
        assert_eq!(made.counts.people, 2);
        // Met again, they have both.
        store.commit(meeting(1, 1, &[BEN])).await.expect("the disk writes");
        store.close().await;
        assert_eq!(known(folder.path()).await, (guests(&[ANN, BEN]), 3), "{key}");
        let target = tempfile::tempdir().expect("a folder");
        restore(&made.path, target.path()).expect("it is restored");
        assert_eq!(known(target.path()).await, (guests(&[ANN, left]), 3), "{key}");
    }
}

#[tokio::test]
async fn who_has_one_damaged_row_is_forgotten_all_the_same() {
    for (key, bytes) in [
        ("person/00000000000000000002", None),
        ("person/00000000000000000002", Some(&b"{\"id\":"[..])),
        ("person-of/test:ben / the 1st", None),
        ("person-of/test:ben / the 1st", Some(&b"\xff"[..])),
    ] {
        let folder = ann_and_ben().await;
        change(folder.path(), key, bytes).await;
        let (store, _) = open(folder.path());
        store.forget(PersonRef(2)).await.expect("the disk writes");
        store.close().await;
        assert_eq!(known(folder.path()).await, (guests(&[ANN]), 3), "{key}");
        let left: Vec<String> = rows(folder.path(), "person").await.into_iter().map(|(key, _)| key).collect();
        assert_eq!(left, ["person-of/test:ann", "person/00000000000000000001"], "{key}");
    }
}

#[tokio::test]
async fn a_page_of_people_that_cannot_be_read_is_a_flaw_and_no_more() {
    let folder = ann_and_ben().await;
    let all = rows(folder.path(), "").await.into_iter().map(|(key, bytes)| (key.into_bytes(), bytes)).collect();
    let memory = Memory::new(all);
    let on = |unreadable: &[&'static str]| {
        memory.damage(unreadable);
        Store::on(Box::new(memory.clone()), |checkpoint, _| Ok::<Value, Infallible>(checkpoint)).map(|(_, found, _)| found)
    };
    let found = on(&[]).expect("it opens");
    assert_eq!((found.people, found.flaws), (guests(&[ANN, BEN]), Vec::new()));
    let nameless = guests(&[(1, ANN.1, ""), (2, BEN.1, "")]);
    for (unreadable, people) in [("person/", nameless), ("person-of/", guests(&[ANN, BEN]))] {
        let found = on(&[unreadable]).expect("it opens");
        assert_eq!((found.people, found.next_person.0, found.tables.len()), (people, 3, 1));
        assert!(matches!(found.flaws[..], [Flaw::Disk(DiskError::Damaged(_))]), "{:?}", found.flaws);
    }
    let refused = on(&["person/", "person-of/"]).map(drop);
    assert!(matches!(refused, Err(StoreError::Disk(DiskError::Damaged(_)))), "numbers would be given again: {refused:?}");
}

/// Ids and names that nothing else contains.
const UNMISTAKABLE: [(&str, &str); 3] =
    [("test:yxqann", "Yxqarabella"), ("test:yxqben", "Yxqbenedict"), ("test:yxqeve", "Yxqevita")];

/// What whoever is to act can do first of all.
fn some_action(table: &Table) -> Command {
    let seat = table.waits_for().iter().next().expect("somebody is to act");
    let state = table.state_for(Viewer::Seat(seat)).expect("the game runs");
    let action = state.legal_actions(seat).into_iter().next().expect("there is an action");
    Command::Act { seat, action, decision: None }
}

/// A table that somebody opens.
fn lobby(table: u64, owner: &Person, met: &Guests) -> (Table, Commit) {
    let opening = Opening::new("gardens", 2, "en");
    let place = PlaceId { server: "test".to_owned(), channel: "test:fountain".to_owned() };
    Table::open(&GAMES, TableId(table), place, owner, opening, &[], met, None, "opened", 1_000).expect("it opens")
}

/// Plays a game of two people, one of whom was invited and one of whom a third one wanted to be, until it is closed.
async fn play(store: &Store) -> (Table, Guests) {
    let [ann, ben, eve] = UNMISTAKABLE.map(|(id, name)| Person::new(id, name));
    let mut register = Register::default();
    let met = register.meet([&ann, &ben, &eve]);
    let (mut table, first) = lobby(1, &ann, &met);
    let mut rows = store.commit(first).await.expect("the disk writes").rows;
    let steps = [
        (&ann, Some(Command::Invite { people: vec![eve.clone()] })),
        (&ann, Some(Command::Free { person: eve.id.clone() })),
        (&ann, Some(Command::Invite { people: vec![ben.clone()] })),
        (&ben, Some(Command::Join)),
        (&ann, Some(Command::Start)),
    ];
    let moves = std::iter::repeat_n((&ann, None), 12);
    let end = [(&ann, Some(Command::Close)), (&ben, Some(Command::Close))];
    for (number, (person, command)) in steps.into_iter().chain(moves).chain(end).enumerate() {
        let seated = |seat: Seat| if table.seat_of(&ben.id) == Some(seat) { &ben } else { &ann };
        let (person, command) = match command {
            Some(command) => (person, command),
            None => match some_action(&table) {
                Command::Act { seat, action, decision } => (seated(seat), Command::Act { seat, action, decision }),
                other => (person, other),
            },
        };
        let who = Who::Person { person: person.clone(), moderator: false };
        let request = format!("step {number}");
        let decided = table.decide(&who, &command, &met, Some(&request), 2_000 + number as u64, 7);
        let (after, commit) = decided.unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
        rows.extend(store.commit(commit).await.expect("the disk writes").rows);
        table = after;
    }
    store.delivered(rows).await.expect("the disk writes");
    (table, met)
}

/// That nobody's id or name, nor a part of one, is in a text.
fn names_nobody(what: &str, text: &[u8]) {
    let text = String::from_utf8_lossy(text).to_lowercase();
    assert!(!text.contains("yxq"), "{what}: {text}");
}

#[tokio::test]
async fn who_plays_stands_in_no_log_no_checkpoint_and_no_archive() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = open(folder.path());
    let (table, met) = play(&store).await;
    let ended = table.ended().expect("all agreed to close it");
    assert_eq!(ended.people, [PersonRef(1), PersonRef(2)]);
    let entries = store.entries(TableId(1)).await.expect("they read");
    let mut turns = 0;
    for after in 0..=entries.len() as u64 {
        if let Some(checkpoint) = store.turn(TableId(1), after).await.expect("it reads") {
            names_nobody(&format!("the turn after {after} entries"), checkpoint.to_string().as_bytes());
            turns += 1;
        }
    }
    assert!(turns > 2, "{turns} turns of {} entries", entries.len());
    store.close().await;
    let (store, found) = open(folder.path());
    assert_eq!(found.people, met, "who they are stands beside it");
    assert_eq!(
        Table::load(&GAMES, found.tables[0].table.clone(), &found.people).map(|it| it.checkpoint()).ok(),
        Some(table.checkpoint())
    );
    store.close().await;
    let mut kinds = [0; 4];
    for (key, bytes) in rows(folder.path(), "").await {
        let kind = ["/entry/", "/now", "/turn/", "person"].iter().position(|kind| key.contains(kind));
        kind.into_iter().for_each(|kind| kinds[kind] += 1);
        if kind != Some(3) {
            names_nobody(&key, key.as_bytes());
            names_nobody(&key, &bytes);
        }
    }
    // Two rows each, and the number of the next one.
    assert_eq!(kinds, [entries.len(), 1, turns, 7], "everything is looked at");
    let (store, _) = open(folder.path());
    assert_eq!(store.archive(TableId(1), ended).await, Ok(true));
    store.close().await;
    let packed = fs::read(folder.path().join("archive/0/1.packed")).expect("it is kept");
    let mut unpacked = Vec::new();
    ZlibDecoder::new(&packed[..]).read_to_end(&mut unpacked).expect("it unpacks");
    assert_eq!(unpacked.iter().filter(|byte| **byte == b'\n').count(), 1 + entries.len() + turns);
    names_nobody("the archive", &unpacked);
    for (key, bytes) in rows(folder.path(), "archived/").await {
        names_nobody(&key, &bytes);
    }
}

/// What `pergola forget` says.
async fn forgets(folder: &Path, person: &str) -> Result<String, String> {
    let args = ForgetArgs { person: person.to_owned(), server: false, data: folder.to_owned(), store: StoreArgs::default() };
    let run = move || {
        let mut out = Vec::new();
        let ran = forget(&args, &mut out);
        ran.map(|()| String::from_utf8(out).expect("it is text")).map_err(|error| format!("{error:#}"))
    };
    tokio::task::spawn_blocking(run).await.expect("it does not panic")
}

#[tokio::test]
async fn whoever_asks_for_it_is_forgotten_by_their_id() {
    let [ann, ben, eve] = UNMISTAKABLE.map(|(id, name)| Person::new(id, name));
    let folder = tempfile::tempdir().expect("a folder");
    let none = forgets(folder.path(), &ben.id.0).await.expect_err("there is no store");
    assert!(none.contains("there is no store"), "{none}");
    let (store, _) = open(folder.path());
    let (_, met) = play(&store).await;
    store.commit(lobby(2, &ann, &met).1).await.expect("the disk writes");
    let refused = forgets(folder.path(), &ben.id.0).await.expect_err("the program runs, and listens to nobody");
    assert!(refused.contains("does not answer"), "{refused}");
    store.close().await;
    let refused = forgets(folder.path(), "test:nobody").await.expect_err("there is no such person");
    assert!(refused.contains("nobody has the id test:nobody"), "{refused}");
    for person in [&ben, &eve] {
        let told = forgets(folder.path(), &person.id.0).await.expect("it is done");
        assert!(told.starts_with("Forgotten."), "{told}");
        let refused = forgets(folder.path(), &person.id.0).await.expect_err("nobody knows them now");
        assert!(refused.contains("nobody has the id"), "{refused}");
    }
    let (store, found) = open(folder.path());
    assert_eq!(found.people, Guests::new([(PersonRef(1), ann.clone())]));
    assert_eq!(found.next_person, PersonRef(4));
    let table = Table::load(&GAMES, found.tables[0].table.clone(), &found.people).expect("it is read without them");
    let seated: Vec<bool> = table.seats().iter().filter_map(|it| it.person.as_ref()).map(Person::is_forgotten).collect();
    assert_eq!(seated, [false, true]);
    store.close().await;
    for (key, bytes) in rows(folder.path(), "").await {
        let (key, text) = (key.to_lowercase(), String::from_utf8_lossy(&bytes).to_lowercase());
        assert!(!["yxqben", "yxqev"].iter().any(|it| key.contains(it) || text.contains(it)), "{key}: {text}");
    }
}
