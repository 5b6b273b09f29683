//! A log that several have open at a time, as only a database can be: PostgreSQL's own tests.

use std::{
    cell::Cell,
    convert::Infallible,
    hash::{BuildHasher, Hasher},
    num::NonZeroUsize,
    path::Path,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use pergola::{
    store::{
        Appended, Change, Contents, Keeping, Log, Numbered, PostgresLog, Presence, StoreError, Tenure, Tried, Ward, Wards,
        restore,
    },
    table::{Commit, Footing, PlaceId, TableId},
};
use serde_json::Value;
use tokio::time::timeout;

use super::{
    between::Between,
    commit, done,
    kept::{files, set, write_a_little_of_everything},
    on,
    server::{self, Held, command, database},
    told,
};

/// Ends every connection of the program, as a server does that starts again.
pub(super) const END: &str = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pergola' \
                   and datname = current_database()";

/// How long it may take that somebody is let in or finds something out: far longer than it does.
const PATIENCE: Duration = Duration::from_secs(120);

type Opened = (Arc<dyn Log>, Contents<Value>);

/// One of several, each of which has a ward of its own. Those who come first keep each other out until one of them is there.
fn open(address: &str, folder: &Path) -> Result<Opened, StoreError> {
    placed(address, wards(8), folder)
}

/// Somebody who waits for a place: a connection that was told to end may take a moment.
fn placed(address: &str, presence: Presence, folder: &Path) -> Result<Opened, StoreError> {
    let begun = Instant::now();
    loop {
        match opened(address, presence, folder) {
            Err(StoreError::OtherWards { .. } | StoreError::DatabaseInUse) if begun.elapsed() < PATIENCE => {
                thread::sleep(Duration::from_millis(u64::from(a_few())))
            }
            opened => return opened,
        }
    }
}

/// A few milliseconds, others each time.
fn a_few() -> u8 {
    std::collections::hash_map::RandomState::new().build_hasher().finish() as u8 % 50
}

/// Waits until somebody knows that others have taken its place.
async fn has_failed(log: &Arc<dyn Log>) {
    timeout(PATIENCE, log.failed()).await.expect("it finds out");
}

fn opened(address: &str, presence: Presence, folder: &Path) -> Result<Opened, StoreError> {
    let (log, found) = PostgresLog::open(address, presence, folder, |checkpoint, _| Ok::<Value, Infallible>(checkpoint))?;
    Ok((log.into(), found))
}

fn of(tenure: Tenure, number: u64, commit: Commit) -> Change {
    Change { commit, tenure, number: Some(number), due: None, people: Vec::new() }
}

#[tokio::test]
async fn who_wakes_after_another_has_taken_over_writes_nothing() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (one, _) = open(&address, folder.path()).expect("it opens");
    let asleep = one.take(Ward(0)).await.expect("it is free");
    done(&one, of(asleep, 1, commit(1, 0, &["a"]))).await;
    let plan = |footing: Footing| on(1, footing, &[]);
    done(&one, of(asleep, 2, plan(Footing { entries: 1, unlogged: 0 }))).await;
    let (two, found) = opened(&address, Presence::Beside, &folder.path().join("two")).expect("it opens");
    assert_eq!((found.tables[0].entries, found.tables[0].unlogged), (1, 1), "also what no entry tells of is counted");
    let awake = two.take(Ward(0)).await.expect("it is taken over");
    assert_eq!(one.append(of(asleep, 3, commit(1, 1, &["late"]))).await, Ok(Appended::Moved { epoch: awake.epoch }));
    let newest = Footing { entries: 1, unlogged: 1 };
    assert_eq!(two.append(of(awake, 1, plan(Footing::default()))).await, Ok(Appended::NotNext { found: newest }));
    done(&two, of(awake, 2, on(1, newest, &["b"]))).await;
    assert_eq!(told(&one, 1).await, ["a", "b"], "both read the same");
    one.close().await;
    assert_eq!(told(&two, 1).await, ["a", "b"]);
}

fn wards(count: u32) -> Presence {
    Presence::Among(Wards::new(count).expect("so many there can be"))
}

#[tokio::test]
async fn whoever_finds_no_ward_free_or_other_wards_waits() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let among = |count: u32| opened(&address, wards(count), folder.path());
    let [(one, _), (two, _)] = [(); 2].map(|()| among(2).expect("there is a ward for each"));
    assert_eq!(among(2).err(), Some(StoreError::DatabaseInUse), "both are taken");
    assert_eq!(among(3).err(), Some(StoreError::OtherWards { found: 2, asked: 3 }));
    assert_eq!(opened(&address, Presence::Alone, &folder.path().join("alone")).err(), Some(StoreError::DatabaseInUse));
    assert!(folder.path().join("ward-1").is_dir(), "the second has a folder of its own");
    one.close().await;
    let (again, found) = among(2).expect("the first one is free");
    assert_eq!(found.share.ward, Ward(0));
    assert_eq!(among(3).err(), Some(StoreError::OtherWards { found: 2, asked: 3 }), "as long as anybody plays there");
    two.close().await;
    again.close().await;
    let (_three, found) = among(3).expect("nobody plays there");
    assert_eq!(found.share.of.count(), 3);
}

#[tokio::test]
async fn whoever_lost_the_connection_and_whose_ward_was_anothers_meanwhile_writes_nothing_more() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let server = server::folder();
    let between = Between::before(&server);
    let among = |address: &str, own: &str| placed(address, wards(2), &folder.path().join(own)).expect("there is a ward");
    let [(one, _), (two, _)] = ["a", "b"].map(|own| among(&between.address(&server, &address), own));
    let tenure = two.take(Ward(1)).await.expect("it is free");
    // Otherwise one of them may look first, and take its ward again.
    between.let_nobody_in();
    command(&address, END);
    let followers = ["c", "d"].map(|own| among(&address, own));
    let follower = followers.iter().find(|(_, found)| found.share.ward == Ward(1)).expect("one has its ward");
    follower.0.close().await;
    between.mend();
    let late = until_reached(&two, of(tenure, 1, commit(1, 0, &["late"]))).await;
    assert_eq!(late, Err(StoreError::DatabaseInUse), "also though it is free again");
    for log in [&one, &two] {
        has_failed(log).await;
    }
    drop(followers);
}

#[tokio::test]
async fn a_request_that_nobody_waits_for_any_more_is_not_taken_up() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let [(one, _), (two, _)] = [(); 2].map(|()| opened(&address, wards(2), folder.path()).expect("there is a ward"));
    let tenure = two.take(Ward(1)).await.expect("it is free");
    for request in ["a", "b"] {
        one.pass_on(Ward(1), request.into()).await.expect("it writes");
        if request == "a" {
            command(&address, "update pergola.passed_on set at = at - interval '3 seconds'");
        }
    }
    assert_eq!(two.passed_on(tenure).await, Ok(vec![Value::from("b")]));
}

#[tokio::test]
async fn those_who_open_at_the_same_time_make_its_tables_once_and_are_given_different_numbers() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let opened: Vec<Opened> = thread::scope(|scope| {
        let (address, folder) = (&address, folder.path());
        let open = |number: u32| open(address, &folder.join(number.to_string())).expect("it opens");
        let all: Vec<_> = (0..4).map(|number| scope.spawn(move || open(number))).collect();
        all.into_iter().map(|it| it.join().expect("it does not panic")).collect()
    });
    let mut asked = tokio::task::JoinSet::new();
    for (log, _) in &opened {
        for of in [Numbered::Tables, Numbered::People, Numbered::Rows] {
            for _ in 0..20 {
                let log = log.clone();
                asked.spawn(async move { (of, log.numbers(of, 7).await.expect("it writes")) });
            }
        }
    }
    let mut given: Vec<(Numbered, u64)> =
        asked.join_all().await.into_iter().flat_map(|(of, numbers)| numbers.map(move |it| (of, it))).collect();
    let count = given.len();
    given.sort();
    given.dedup();
    assert_eq!((count, given.len()), (4 * 3 * 20 * 7, count), "none is given twice");
}

#[tokio::test]
async fn those_who_decide_at_the_same_table_at_the_same_time_are_told_apart() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let logs = ["1", "2", "3"].map(|own| open(&address, &folder.path().join(own)).expect("it opens").0);
    // Entries first, and then plans, which no entry tells of.
    for (seq, plans) in (0..25).map(|seq| (seq, 0)).chain((0..25).map(|plans| (25, plans))) {
        let (stands, is_plan) = (Footing { entries: seq, unlogged: plans }, seq == 25);
        let mut asked = tokio::task::JoinSet::new();
        for ((name, number), log) in ["a", "b", "c"].into_iter().zip(3 * (seq + plans)..).zip(logs.clone()) {
            let actions: &[&str] = if is_plan { &[] } else { &[name] };
            let decided = on(1, stands, actions);
            asked.spawn(async move { log.append(of(Tenure::default(), number, decided)).await });
        }
        let appended = asked.join_all().await;
        let written = appended.iter().filter(|it| matches!(it, Ok(Appended::Done(_)))).count();
        let refused = Ok(Appended::NotNext { found: stands.after(usize::from(!is_plan)) });
        assert!(written == 1 && appended.iter().all(|it| matches!(it, Ok(Appended::Done(_))) || *it == refused), "{appended:?}");
    }
    assert_eq!(told(&logs[0], 1).await.len(), 25);
}

/// More changes at once than are written together: those that are refused are so by themselves.
#[tokio::test]
async fn of_many_changes_at_once_each_is_done_or_refused_by_itself() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (log, _) = open(&address, folder.path()).expect("it opens");
    let tenure = log.take(Ward(0)).await.expect("it is free");
    let appended = ask_many(&log, tenure).await;
    for (table, appended) in (1..).zip(appended) {
        let refused = Ok(Appended::NotNext { found: Footing::default() });
        assert!(if is_early(table) { appended == refused } else { matches!(appended, Ok(Appended::Done(_))) }, "{appended:?}");
        check_told(&log, table).await;
    }
}

/// Whoever is not told what became of its change asks again.
#[tokio::test]
async fn many_changes_at_once_are_done_once_though_the_connection_is_lost_meanwhile() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (log, _) = open(&address, folder.path()).expect("it opens");
    let tenure = log.take(Ward(0)).await.expect("it is free");
    let asked = tokio::spawn({
        let log = log.clone();
        async move { ask_many(&log, tenure).await }
    });
    for _ in 0..3 {
        let address = address.clone();
        tokio::task::spawn_blocking(move || command(&address, END)).await.expect("it is told to");
    }
    asked.await.expect("all are answered");
    let is_away = |appended: &Result<Appended, StoreError>| matches!(appended, Err(StoreError::Database { .. }));
    // A database that was not reached is not tried for again at once.
    let begun = Instant::now();
    while ask_many(&log, tenure).await.iter().any(is_away) {
        assert!(begun.elapsed() < PATIENCE, "it is not reached again");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    ask_many(&log, tenure).await;
    for table in 1..=MANY {
        check_told(&log, table).await;
    }
}

/// How many tables are decided at, at once.
const MANY: u64 = 200;

/// Whether what is decided at this table comes too early.
fn is_early(table: u64) -> bool {
    table.is_multiple_of(7)
}

/// A table at which nothing was decided but too early is none.
async fn check_told(log: &Arc<dyn Log>, table: u64) {
    match log.entries(TableId(table)).await {
        Ok(entries) => assert!(entries.len() == 1 && !is_early(table), "table {table}: {entries:?}"),
        Err(why) => assert!(is_early(table) && matches!(why, StoreError::NoTable { .. }), "table {table}: {why}"),
    }
}

/// What becomes of the first decision at each of many tables.
async fn ask_many(log: &Arc<dyn Log>, tenure: Tenure) -> Vec<Result<Appended, StoreError>> {
    let asked = (1..=MANY).map(|table| {
        let log = log.clone();
        let footing = Footing { entries: if is_early(table) { 3 } else { 0 }, unlogged: 0 };
        tokio::spawn(async move { log.append(of(tenure, 1, on(table, footing, &["a"]))).await })
    });
    let mut appended = Vec::new();
    for asked in asked.collect::<Vec<_>>() {
        appended.push(asked.await.expect("it is answered"));
    }
    appended
}

#[tokio::test]
async fn a_connection_that_is_lost_is_made_again_and_nothing_is_done_twice() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (log, _) = open(&address, folder.path()).expect("it opens");
    let tenure = log.take(Ward(0)).await.expect("it is free");
    for seq in 0..10 {
        command(&address, END);
        done(&log, of(tenure, seq + 1, commit(1, seq, &["a"]))).await;
    }
    for _ in 0..3 {
        command(&address, END);
        assert_eq!(told(&log, 1).await.len(), 10, "whoever reads knows nothing of it");
    }
}

#[tokio::test]
async fn what_moves_from_sled_to_postgres_and_back_is_the_same_to_the_byte() {
    let Some(address) = database() else { return };
    let (taken, keep) = (1_795_230_000_000, Keeping::from(NonZeroUsize::MIN));
    let [first, there, back] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let store: Arc<dyn Log> = super::super::open(first.path()).0.into();
    write_a_little_of_everything(&store).await;
    let made = store.back_up(taken, keep).await.expect("it is written");
    assert_eq!(PostgresLog::restore(&address, &made.path).map(|it| it.counts), Ok(made.counts));
    assert!(PostgresLog::restore(&address, &made.path).is_err(), "there is something already");
    let (log, found) = opened(&address, Presence::Alone, there.path()).expect("it opens");
    assert!(found.taken_up.is_some() && found.next_table == TableId(4) && found.next_person.0 == 4, "{found:?}");
    let made = log.back_up(taken, keep).await.expect("it is written");
    assert_eq!(files(there.path()), files(first.path()));
    assert_eq!(restore(&made.path, back.path()), Ok(made.counts));
    let store: Arc<dyn Log> = super::super::open(back.path()).0.into();
    store.back_up(taken, keep).await.expect("it is written");
    assert_eq!(files(back.path()), files(first.path()));
}

#[tokio::test]
async fn whoever_plays_alone_keeps_others_from_it_but_not_from_looking() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let own = |name: &str| folder.path().join(name);
    let alone = |name: &str| opened(&address, Presence::Alone, &own(name));
    let looking = |name: &str| opened(&address, Presence::Beside, &own(name));
    assert_eq!(looking("eyes").err(), Some(StoreError::DatabaseEmpty), "looking makes nothing");
    let (one, _) = alone("one").expect("it opens");
    let tenure = one.take(Ward(0)).await.expect("it is free");
    done(&one, of(tenure, 1, commit(1, 0, &["a"]))).await;
    for presence in [Presence::Alone, wards(2)] {
        assert_eq!(opened(&address, presence, &own("two")).err(), Some(StoreError::DatabaseInUse));
    }
    let (eyes, found) = looking("eyes").expect("it opens");
    assert_eq!((found.tables[0].entries, told(&eyes, 1).await), (1, vec!["a".to_owned()]));
    let has_it = opened(&address, Presence::Beside, &own("one")).err();
    assert!(matches!(has_it, Some(StoreError::InUse { .. })), "the folder is somebody's: {has_it:?}");
    one.close().await;
    assert_eq!(alone("two").expect("it is free again").1.tables[0].entries, 1);
}

/// Somebody who plays there alone and has written, whose connection has ended, and who is let in again when this is mended.
async fn cut_off(address: &str, folder: &Path) -> (Arc<dyn Log>, Tenure, Between) {
    let server = server::folder();
    let between = Between::before(&server);
    let (log, _) = opened(&between.address(&server, address), Presence::Alone, folder).expect("it opens");
    let tenure = log.take(Ward(0)).await.expect("it is free");
    done(&log, of(tenure, 1, commit(1, 0, &["a"]))).await;
    between.let_nobody_in();
    command(address, END);
    (log, tenure, between)
}

#[tokio::test]
async fn whoever_lost_the_connection_and_was_followed_by_another_writes_nothing_more_and_stops() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let own = |name: &str| folder.path().join(name);
    let (one, tenure, between) = cut_off(&address, &own("one")).await;
    let (two, _) = placed(&address, Presence::Alone, &own("two")).expect("nobody holds it");
    between.mend();
    let late = until_reached(&one, of(tenure, 2, commit(1, 1, &["late"]))).await;
    assert_eq!(late, Err(StoreError::DatabaseInUse));
    has_failed(&one).await;
    assert_eq!(one.failure(), Some(StoreError::DatabaseInUse), "somebody else plays there for good");
    let tenure = two.take(Ward(0)).await.expect("it is taken over");
    done(&two, of(tenure, 1, commit(1, 1, &["b"]))).await;
    two.close().await;
    let present = one.present(TableId(1)).await;
    assert_eq!(present.err(), Some(StoreError::DatabaseInUse), "also when that one has gone");
    assert_eq!(two.failure(), None);
}

#[tokio::test]
async fn whoever_was_followed_by_another_finds_out_without_being_asked_for_anything() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let own = |name: &str| folder.path().join(name);
    let (one, _, between) = cut_off(&address, &own("one")).await;
    let (two, _) = placed(&address, Presence::Alone, &own("two")).expect("nobody holds it");
    between.mend();
    has_failed(&one).await;
    assert_eq!((one.failure(), two.failure()), (Some(StoreError::DatabaseInUse), None));
}

#[tokio::test]
async fn whoever_was_followed_by_another_who_has_gone_again_knows_nothing_of_what_that_one_did_and_stops() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let own = |name: &str| folder.path().join(name);
    let (one, tenure, between) = cut_off(&address, &own("one")).await;
    let (two, _) = placed(&address, Presence::Alone, &own("two")).expect("nobody holds it");
    two.close().await;
    between.mend();
    let late = until_reached(&one, of(tenure, 2, commit(1, 1, &["late"]))).await;
    assert_eq!(late, Err(StoreError::DatabaseInUse));
    has_failed(&one).await;
    assert_eq!(told(&opened(&address, Presence::Alone, &own("three")).expect("it is free").0, 1).await, ["a"]);
}

#[tokio::test]
async fn what_is_left_of_a_lost_connection_keeps_nobody_out_but_others() {
    let Some(database) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let own = |name: &str| folder.path().join(name);
    let server = server::folder();
    let between = Between::before(&server);
    let (one, _) = opened(&between.address(&server, &database), Presence::Alone, &own("one")).expect("it opens");
    let tenure = one.take(Ward(0)).await.expect("it is free");
    done(&one, of(tenure, 1, commit(1, 0, &["a"]))).await;
    // The server sees nothing of it.
    between.leave_hanging();
    assert!(matches!(one.append(of(tenure, 2, commit(1, 1, &["b"]))).await, Ok(Appended::Done(_))), "it is connected anew");
    assert_eq!(opened(&database, Presence::Alone, &own("two")).err(), Some(StoreError::DatabaseInUse));
    assert_eq!((told(&one, 1).await, one.failure()), (["a", "b"].map(str::to_owned).to_vec(), None));
}

#[test]
fn what_may_pass_is_told_from_what_somebody_has_to_mend() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |address: &str| opened(address, Presence::Alone, folder.path()).err().expect("it does not open");
    let missing = refused(&address.replace("/log_", "/not_log_"));
    assert!(missing.to_string().starts_with("the database: database \"not_log_") && !missing.may_pass(), "{missing}");
    let away = refused("host=/nowhere user=pergola password=secret");
    assert!(away.to_string().starts_with("the database: error connecting") && away.may_pass(), "{away}");
    assert!(!away.to_string().contains("secret"), "{away}");
    let odd = refused("postgres//pergola:secret@db");
    assert!(!odd.may_pass() && !odd.to_string().contains("secret"), "{odd}");
}

#[test]
fn tables_of_a_later_program_are_refused() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    open(&address, folder.path()).expect("it opens");
    command(&address, "insert into pergola.forms values (99)");
    let refused = open(&address, folder.path()).err();
    assert_eq!(refused, Some(StoreError::Format { found: "99".to_owned(), known: 3 }));
    assert!(open("host=/nowhere user=pergola", folder.path()).is_err());
}

#[tokio::test]
async fn what_an_earlier_program_has_archived_is_looked_up_like_all_else() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (log, _) = opened(&address, Presence::Alone, folder.path()).expect("it opens");
    write_a_little_of_everything(&log).await;
    let table = TableId(1);
    let kept = log.ended(table).await.expect("it reads").expect("it is archived");
    let people = kept.people.clone();
    let at = async |log: &Arc<dyn Log>, most| {
        let opened = PlaceId { channel: kept.opened_in.clone(), ..kept.place.clone() };
        let (there, opened_there) = (log.ended_at(kept.place.clone(), most).await, log.ended_at(opened, most).await);
        let (here, theirs) = (log.ended_in(kept.place.server.clone()).await, log.ended_of(people[1], None, most).await);
        [there, opened_there, here, theirs, log.without_standings().await]
    };
    let before = at(&log, 9).await;
    assert_eq!(before, std::array::from_fn(|_| Ok(vec![(table, kept.clone())])));
    log.close().await;
    let columns = ["server", "channel", "opened_in", "people", "is_open", "is_without_standings"];
    let columns = columns.map(|it| format!("drop column {it}")).join(", ");
    command(&address, &format!("alter table pergola.archived {columns}"));
    command(&address, "delete from pergola.forms where form = 3");
    let (log, found) = opened(&address, Presence::Alone, folder.path()).expect("it opens");
    assert_eq!((found.archived, at(&log, 9).await), (1, before));
}

#[tokio::test]
async fn nobody_who_reads_waits_for_whoever_writes() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (log, _) = opened(&address, Presence::Alone, folder.path()).expect("it opens");
    write_a_little_of_everything(&log).await;
    let held = Held::table(&address, "moments");
    let waiting = held_up(|| log.note_awake(7)).await;
    let reads = async {
        assert_eq!(log.entries(TableId(2)).await.expect("it reads").len(), 2);
        assert_eq!(log.past(TableId(1)).await.expect("it reads").0.len(), 2);
        assert!(log.ended(TableId(1)).await.expect("it reads").is_some());
        assert!(log.reports().await.is_ok());
    };
    timeout(Duration::from_secs(30), reads).await.expect("they are read while the other is written");
    drop(held);
    assert_eq!(waiting.await, Ok(()));
}

/// The first of these writes that does not come to its end soon.
async fn held_up<'a>(write: impl Fn() -> Tried<'a, ()>) -> Tried<'a, ()> {
    loop {
        let mut write = write();
        if timeout(SOON, &mut write).await.is_err() {
            break write;
        }
    }
}

/// Within this time somebody who waits for nobody mostly has an answer.
const SOON: Duration = Duration::from_millis(300);

#[tokio::test]
async fn a_backup_has_in_it_whatever_was_asked_to_be_written_before() {
    let Some(address) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (log, _) = opened(&address, Presence::Alone, folder.path()).expect("it opens");
    let held = Held::table(&address, "servers");
    let asked = Cell::new(0);
    let next = || {
        asked.set(asked.get() + 1);
        log.note_server(format!("town {}", asked.get()), set())
    };
    let waiting = held_up(next).await;
    let mut backup = log.back_up(1_795_230_000_000, Keeping::from(NonZeroUsize::MIN));
    assert!(timeout(SOON, &mut backup).await.is_err(), "it waits for what is held up");
    drop(held);
    assert_eq!((waiting.await, backup.await.expect("it is written").counts.servers), (Ok(()), asked.get()));
    assert!(!log.has_changed());
}

/// Asks for a change for as long as the database is not reached.
async fn until_reached(log: &Arc<dyn Log>, change: Change) -> Result<Appended, StoreError> {
    let begun = Instant::now();
    loop {
        match log.append(change.clone()).await {
            Err(StoreError::Database { .. }) if begun.elapsed() < PATIENCE => {
                tokio::time::sleep(Duration::from_millis(100)).await
            }
            done => return done,
        }
    }
}

#[tokio::test]
async fn what_was_written_while_the_connection_was_cut_is_in_doubt_until_the_database_is_reached() {
    let Some(database) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let server = server::folder();
    let between = Between::before(&server);
    let (log, _) = open(&between.address(&server, &database), folder.path()).expect("it opens");
    let tenure = log.take(Ward(0)).await.expect("it is free");
    let (first, other) = (of(tenure, 1, commit(1, 0, &["a"])), of(tenure, 2, commit(2, 0, &["b"])));
    done(&log, first).await;
    done(&log, other).await;
    between.cut_at_next_end();
    let cut = of(tenure, 3, commit(1, 1, &["c"]));
    assert!(matches!(log.append(cut.clone()).await, Err(StoreError::InDoubt { .. })), "it may be written");
    let after = of(tenure, 4, commit(2, 1, &["d"]));
    assert!(matches!(log.append(after.clone()).await, Err(StoreError::Database { .. })), "it was not even sent");
    between.mend();
    assert!(matches!(until_reached(&log, after).await, Ok(Appended::Done(_))));
    assert_eq!(log.present(TableId(1)).await.expect("it is there").footing, Footing { entries: 2, unlogged: 0 });
    assert!(matches!(log.append(cut).await, Ok(Appended::Done(_))), "it is known by its number");
    assert_eq!(
        (told(&log, 1).await, told(&log, 2).await),
        (["a", "c"].map(str::to_owned).to_vec(), ["b", "d"].map(str::to_owned).to_vec()),
        "each is there once"
    );
}

#[tokio::test]
async fn what_was_written_together_while_the_connection_was_cut_is_all_in_doubt() {
    let Some(database) = database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let server = server::folder();
    let between = Between::before(&server);
    let (log, _) = open(&between.address(&server, &database), folder.path()).expect("it opens");
    let tenure = log.take(Ward(0)).await.expect("it is free");
    let changes = (1..=8).map(|table| of(tenure, table, commit(table, 0, &["a"]))).collect::<Vec<_>>();
    done(&log, of(tenure, 9, commit(9, 0, &["a"]))).await;
    between.cut_at_next_end();
    let asked = changes.iter().map(|change| log.append(change.clone()));
    let answers = futures_util::future::join_all(asked).await;
    between.mend();
    let mut doubts = 0;
    for (answer, change) in answers.into_iter().zip(changes) {
        let table = change.commit.table;
        match answer {
            Err(StoreError::InDoubt { .. }) => doubts += 1,
            Err(StoreError::Database { .. }) => {}
            other => panic!("nothing was answered: {other:?}"),
        }
        assert!(matches!(until_reached(&log, change).await, Ok(Appended::Done(_))));
        assert_eq!(told(&log, table.0).await, ["a"]);
    }
    assert!(doubts > 0, "somebody was first");
}
