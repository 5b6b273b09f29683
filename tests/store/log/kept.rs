//! What is kept beside the tables that are played: people, how servers are set, cups, reports, and games that have ended.

use std::{fs, num::NonZeroUsize, path::Path, sync::Arc};

use pergola::{
    cups::{Cup, CupId, Plan, System},
    store::{EndedTables, Keeping, Log, REPORTS, Report, StoreError, Tried, check_backup},
    table::{
        ClosedBecause, Commit, Ended, Guests, Notice, NoticeKind, Person, PersonRef, PlaceId, ServerSettings, Standing, TableId,
    },
};
use serde_json::json;

use super::{Place, change, commit, on_every_log, told, write};

on_every_log! {
    people_are_known_under_their_numbers_until_they_are_forgotten
    servers_cups_and_the_last_moment_are_as_they_were_written
    the_latest_reports_are_kept_and_nobody_pushes_out_anothers
    a_game_that_has_ended_is_read_as_before_and_never_written_again
    archived_tables_are_found_by_place_server_and_person_the_newest_first
    a_backup_holds_all_of_it
}

/// People by their numbers.
fn guests(people: &[(u64, &str, &str)]) -> Guests {
    Guests::new(people.iter().map(|(number, id, name)| (PersonRef(*number), Person::new(*id, name))))
}

fn meeting(table: u64, seq: u64, people: &[(u64, &str, &str)]) -> Commit {
    Commit { people: guests(people), ..commit(table, seq, &["a"]) }
}

/// Who is known after a start, by number and name, and the number the next one gets.
async fn known(place: &Place, log: Arc<dyn Log>) -> (Arc<dyn Log>, Vec<(u64, String)>, u64) {
    let (log, found) = place.again(log).await;
    let people = found.people.iter().map(|(number, person)| (number.0, person.name.clone())).collect();
    (log, people, found.next_person.0)
}

async fn people_are_known_under_their_numbers_until_they_are_forgotten(place: Place) {
    let (log, _) = place.open().await;
    write(&log, meeting(1, 0, &[(1, "test:ann", "Ann"), (5, "test:ben", "Ben")])).await;
    log.note_people(guests(&[(5, "test:ben", "Benjamin"), (6, "test:cleo", "Cleo")])).await.expect("it writes");
    let other = meeting(1, 1, &[(7, "test:dan", "Dan"), (5, "test:eve", "Eve")]);
    assert_eq!(log.append(change(other)).await, Err(StoreError::OtherPerson { number: PersonRef(5) }));
    assert_eq!(told(&log, 1).await, ["a"], "all of it or nothing");
    let (log, people, next) = known(&place, log).await;
    let named = |all: &[(u64, &str)]| all.iter().map(|(number, name)| (*number, (*name).to_owned())).collect::<Vec<_>>();
    assert_eq!((people, next), (named(&[(1, "Ann"), (5, "Benjamin"), (6, "Cleo")]), 7));
    log.forget(PersonRef(6)).await.expect("it writes");
    log.forget(PersonRef(99)).await.expect("nobody is nobody");
    // A decision that was under way still names her.
    write(&log, meeting(1, 1, &[(6, "test:cleo", "Cleo"), (1, "test:ann", "Anna")])).await;
    let (log, people, next) = known(&place, log).await;
    assert_eq!((people, next), (named(&[(1, "Anna"), (5, "Benjamin")]), 7), "her number is not given again");
    write(&log, meeting(2, 0, &[(7, "test:cleo", "Cleo")])).await;
    assert_eq!(known(&place, log).await.1, named(&[(1, "Anna"), (5, "Benjamin"), (7, "Cleo")]));
}

fn cup(number: u64) -> Cup {
    let place = PlaceId { server: "town".to_owned(), channel: "garden".to_owned() };
    let plan = Plan { game: "gardens".to_owned(), system: System::Swiss, seats: 2, people: 8, rounds: None, days: 7 };
    Cup::found(CupId(number), (place, None), PersonRef(1), plan, 0)
}

pub(super) fn set() -> ServerSettings {
    serde_json::from_value(json!({ "language": "de" })).expect("it reads")
}

async fn servers_cups_and_the_last_moment_are_as_they_were_written(place: Place) {
    let (log, found) = place.open().await;
    assert_eq!((found.next_cup, found.last_awake, found.taken_up), (CupId(1), None, None));
    assert_ne!(set(), ServerSettings::default());
    for (server, settings) in [("town", set()), ("city / 2", set()), ("town", ServerSettings::default())] {
        log.note_server(server.to_owned(), settings).await.expect("it writes");
    }
    let mut joined = cup(3);
    log.note_cup(cup(1), Guests::default()).await.expect("it writes");
    log.note_cup(joined.clone(), Guests::default()).await.expect("it writes");
    joined.join(PersonRef(2), 1).expect("there is room");
    log.note_cup(joined.clone(), guests(&[(2, "test:ben", "Ben")])).await.expect("it writes");
    for now in [1_000, 2_000] {
        log.note_awake(now).await.expect("it writes");
    }
    let (_log, found) = place.again(log).await;
    assert_eq!(found.servers, [("city / 2".to_owned(), set())], "nothing is kept of what is as if nobody had set it");
    assert_eq!((found.cups, found.next_cup), (vec![cup(1), joined], CupId(4)));
    assert_eq!((found.last_awake, found.people.known(PersonRef(2)).map(|it| it.name.as_str())), (Some(2_000), Some("Ben")));
}

fn report(at: u64, server: &str, by: u64) -> Report {
    let (server, program) = (Some(server.to_owned()), "test".to_owned());
    Report { at, table: TableId(1), server, revision: 1, by: PersonRef(by), said: String::new(), program }
}

async fn the_latest_reports_are_kept_and_nobody_pushes_out_anothers(place: Place) {
    let (log, _) = place.open().await;
    log.note_report(report(0, "quiet", 1)).await.expect("it writes");
    for at in 1..REPORTS + 20 {
        log.note_report(report(at, "loud", 2)).await.expect("it writes");
    }
    log.note_report(report(5_000, "quiet", 3)).await.expect("it writes");
    let kept = log.reports().await.expect("they read");
    let times: Vec<u64> = kept.iter().map(|it| it.at).collect();
    let expected: Vec<u64> = [0].into_iter().chain(22..REPORTS + 20).chain([5_000]).collect();
    assert_eq!((times.len() as u64, times), (REPORTS, expected));
    log.forget(PersonRef(2)).await.expect("it writes");
    let (log, _) = place.again(log).await;
    assert_eq!(log.reports().await, Ok(vec![report(0, "quiet", 1), report(5_000, "quiet", 3)]));
}

fn ended(table: u64) -> Ended {
    Ended {
        place: PlaceId { server: "town".to_owned(), channel: format!("test:{table}") },
        opened_in: "test:fountain".to_owned(),
        game: "gardens".to_owned(),
        people: vec![PersonRef(table), PersonRef(7)],
        opened: 1_000,
        last: 2_000 + table,
        closed: None,
        standings: None,
        lesson: false,
        unaided: false,
    }
}

async fn a_game_that_has_ended_is_read_as_before_and_never_written_again(place: Place) {
    let (log, _) = place.open().await;
    let over = Notice { table: TableId(1), revision: 0, kind: NoticeKind::Over, told: None };
    let last = Commit { begins_turn: true, notices: vec![over], ..commit(1, 0, &["a", "b"]) };
    let rows = write(&log, last).await.rows;
    write(&log, commit(2, 0, &["x"])).await;
    let table = TableId(1);
    let whole = async |log: &Arc<dyn Log>| {
        let turns = log.turns(table).await.expect("they read").iter().map(|it| it.get().to_owned()).collect::<Vec<_>>();
        let start = log.turn(table, 2).await.expect("it reads");
        (log.past(table).await.expect("it reads"), log.checkpoint(table).await.expect("it reads"), turns, start)
    };
    let before = whole(&log).await;
    assert_eq!(log.archive(table, ended(1)).await, Ok(false), "its last card is not posted yet");
    log.delivered(rows).await.expect("it writes");
    assert_eq!(log.archive(TableId(9), ended(9)).await, Err(StoreError::NoTable { table: TableId(9) }));
    assert_eq!((log.archive(table, ended(1)).await, log.archive(table, ended(1)).await), (Ok(true), Ok(true)));
    assert_eq!(log.append(change(commit(1, 2, &["c"]))).await, Err(StoreError::Archived { table }));
    assert_eq!(log.keep_turns(table, Vec::new()).await, Err(StoreError::Archived { table }));
    assert_eq!(log.present(table).await.map(|it| it.footing), Err(StoreError::NoTable { table }));
    assert_eq!(log.note_ended(TableId(2), ended(2)).await, Err(StoreError::NoTable { table: TableId(2) }));
    assert_eq!(whole(&log).await, before);
    let (log, found) = place.again(log).await;
    assert_eq!((found.archived, found.tables.len(), found.next_table), (1, 1, TableId(3)));
    assert_eq!(log.ended(table).await, Ok(Some(Arc::new(ended(1)))));
    assert_eq!(whole(&log).await, before);
    let known = Ended { unaided: true, ..ended(1) };
    log.note_ended(table, known.clone()).await.expect("it writes");
    let look = log.mend_archive(None).await.expect("it reads");
    assert_eq!((look.put_back, look.lost), (vec![], vec![]));
    let log = place.again(log).await.0;
    assert_eq!(log.ended(table).await, Ok(Some(Arc::new(known))));
}

async fn archived_tables_are_found_by_place_server_and_person_the_newest_first(place: Place) {
    let (log, _) = place.open().await;
    let at = |server: &str, channel: &str| PlaceId { server: server.to_owned(), channel: channel.to_owned() };
    let ended = |channel: &str| Ended { place: at("town", channel), opened_in: channel.to_owned(), ..ended(1) };
    let of_thread = Ended { opened_in: "garden".to_owned(), ..ended("thread") };
    let closed = Ended { closed: Some(ClosedBecause::Owner), ..ended("garden") };
    let lesson = Ended { lesson: true, ..ended("garden") };
    let standings = Some(vec![Standing { points: 7, rank: 1, left: false, late: false }]);
    let elsewhere = Ended { place: at("village", "garden"), people: vec![PersonRef(2)], standings, ..ended("garden") };
    let all = [ended("garden"), of_thread, closed, lesson, elsewhere, ended("garden")];
    for (table, ended) in (1..).zip(all.clone()) {
        write(&log, commit(table, 0, &["a"])).await;
        assert_eq!(log.archive(TableId(table), ended).await, Ok(true));
    }
    let found = async |log: &Arc<dyn Log>, asked: Tried<'_, EndedTables>| {
        let found = asked.await.expect("it reads");
        for (table, it) in &found {
            assert_eq!((&**it, log.ended(*table).await), (&all[table.0 as usize - 1], Ok(Some(it.clone()))));
        }
        found.into_iter().map(|(table, _)| table.0).collect::<Vec<_>>()
    };
    let (again, count) = {
        let (again, found) = place.again(log).await;
        (again, found.archived)
    };
    assert_eq!(count, 6);
    let log = &again;
    let there = async |server: &str, channel: &str, most| found(log, log.ended_at(at(server, channel), most)).await;
    assert_eq!(there("town", "garden", 9).await, [6, 2, 1], "also where it was opened, and nothing that others may not see");
    assert_eq!((there("town", "garden", 2).await, there("town", "thread", 9).await), (vec![6, 2], vec![2]));
    assert_eq!((there("village", "garden", 9).await, there("village", "thread", 9).await), (vec![5], vec![]));
    assert_eq!(found(log, log.ended_in("town".to_owned())).await, [1, 2, 3, 4, 6], "all of them, the oldest first");
    let of = async |person, server: Option<&str>, most| {
        found(log, log.ended_of(PersonRef(person), server.map(str::to_owned), most)).await
    };
    assert_eq!((of(1, None, 9).await, of(1, Some("town"), 2).await), (vec![6, 4, 3, 2, 1], vec![6, 4]));
    assert_eq!((of(2, None, 9).await, of(2, Some("town"), 9).await, of(9, None, 9).await), (vec![5], vec![], vec![]));
    assert_eq!(found(log, log.without_standings()).await, [6, 2, 1]);
    assert_eq!(log.ended(TableId(7)).await, Ok(None));
}

async fn a_backup_holds_all_of_it(place: Place) {
    let kept = backed_up(&place).await;
    assert_eq!(backed_up(&Place::on_sled()).await, kept, "whatever it stands on, to the byte");
}

/// When the backups are taken.
const TAKEN: u64 = 1_795_230_000_000;

/// The files of a backup of a little of everything.
async fn backed_up(place: &Place) -> Vec<(String, String)> {
    let (log, _) = place.open().await;
    assert_eq!(log.newest_backup(u64::MAX), None);
    write_a_little_of_everything(&log).await;
    assert!(log.has_changed());
    let made = log.back_up(TAKEN, Keeping::from(NonZeroUsize::MIN)).await.expect("it is written");
    assert!(!log.has_changed());
    assert_eq!(check_backup(&made.path), Ok(made.counts));
    assert_eq!((made.counts.tables, made.counts.archived, made.counts.notices, made.counts.people), (2, 1, 2, 3));
    assert_eq!(log.newest_backup(u64::MAX), Some(TAKEN));
    files(log.folder())
}

pub(super) async fn write_a_little_of_everything(log: &Arc<dyn Log>) {
    for table in 1..=3 {
        let people = guests(&[(table, &format!("test:{table}"), "Ann")]);
        let lobby = Notice { table: TableId(table), revision: 0, kind: NoticeKind::Lobby, told: None };
        let notices = if table == 1 { Vec::new() } else { vec![lobby] };
        write(log, Commit { people, notices, begins_turn: true, ..commit(table, 0, &["a", "b"]) }).await;
    }
    log.archive(TableId(1), ended(1)).await.expect("it writes");
    log.note_server("town".to_owned(), set()).await.expect("it writes");
    log.note_cup(cup(1), Guests::default()).await.expect("it writes");
    log.note_report(report(1, "town", 1)).await.expect("it writes");
}

/// The backups in a folder, by their names.
pub(super) fn files(folder: &Path) -> Vec<(String, String)> {
    let files = fs::read_dir(folder.join("backups")).expect("there are some").flatten().map(|it| it.path());
    let name = |path: &Path| path.file_name().expect("it has one").to_string_lossy().into_owned();
    let mut files: Vec<_> = files.map(|it| (name(&it), fs::read_to_string(&it).expect("it reads"))).collect();
    files.sort();
    assert_eq!(files.len(), 2);
    files
}
