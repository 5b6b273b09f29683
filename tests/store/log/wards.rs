//! Several on one log, each on the servers of its ward: in memory, and in PostgreSQL where there is one.

use std::{convert::Infallible, num::NonZeroUsize, sync::Arc};

use pergola::{
    cups::{Cup, CupId, Plan, System},
    store::{Appended, Change, Contents, Keeping, KeptElsewhere, Log, Share, StoreError, Tenure, Ward, Wards},
    table::{Commit, Ended, Guests, Habits, Notice, NoticeKind, Person, PersonId, PersonRef, PlaceId, Preferences, TableId},
};
use serde_json::{Value, json};
use tokio::time::{Duration, Instant, sleep, timeout};

use super::{Ground, Place, commit, on_every_log_of_several};

on_every_log_of_several! {
    a_backup_by_one_of_them_holds_what_all_have_written
    each_has_the_tables_of_its_servers_and_numbers_of_its_own
    each_was_awake_when_it_was_and_a_new_ward_when_any_was
    servers_are_put_into_other_wards_when_everybody_has_gone
    who_is_met_by_two_at_once_has_the_number_that_was_written_first
    what_somebody_has_set_is_not_undone_by_whoever_has_not_heard_of_it
    what_becomes_of_people_is_heard_and_nothing_is_missed
    what_is_kept_of_somebody_elsewhere_is_found
    who_is_forgotten_by_one_leaves_the_tables_of_the_others
    a_request_is_taken_up_by_its_owner_or_taken_back
    word_of_something_new_comes_to_the_others
}

type Opened = (Arc<dyn Log>, Contents<Value>);

/// The next one of several who opens it.
fn open(place: &Place, of: u32, ward: u32) -> Opened {
    let load = |checkpoint, _: &Guests| Ok::<Value, Infallible>(checkpoint);
    let of = Wards::new(of).expect("so many there can be");
    let (log, found): Opened = match &place.ground {
        Ground::Memory(memory) => {
            let (log, found) = memory.open_share(Share { ward: Ward(ward), of }, place.folder(), load);
            (log.into(), found)
        }
        #[cfg(feature = "postgres")]
        Ground::Postgres(address) => {
            use pergola::store::{PostgresLog, Presence};
            let presence = if of == Wards::ONE { Presence::Alone } else { Presence::Among(of) };
            let (log, found) = PostgresLog::open(address, presence, place.folder(), load).expect("it opens");
            (log.into(), found)
        }
        Ground::Sled => unreachable!("one has it alone"),
    };
    assert_eq!(found.share, Share { ward: Ward(ward), of });
    (log, found)
}

/// All of them, in order.
fn open_all(place: &Place, of: u32) -> Vec<Opened> {
    (0..of).map(|ward| open(place, of, ward)).collect()
}

/// A table of this server, of which something is to be told.
fn opening(table: u64, server: &str) -> Commit {
    let notice = Notice { table: TableId(table), revision: 1, kind: NoticeKind::Lobby, told: None };
    let checkpoint = json!({ "place": { "server": server, "channel": "garden" } });
    Commit { checkpoint, notices: vec![notice], ..commit(table, 0, &["a"]) }
}

/// A server of Discord's in the ward of this number, of however many.
fn server(number: u64) -> String {
    format!("discord:{}", number << 22)
}

async fn write(log: &Arc<dyn Log>, tenure: Tenure, commit: Commit) -> Result<Appended, StoreError> {
    let people = commit.people.iter().map(|(number, _)| number).collect();
    log.append(Change { commit, tenure, number: None, due: None, people }).await
}

async fn written(log: &Arc<dyn Log>, tenure: Tenure, commit: Commit) {
    let done = write(log, tenure, commit).await;
    assert!(matches!(done, Ok(Appended::Done(_))), "{done:?}");
}

fn tables(found: &Contents<Value>) -> (Vec<u64>, Vec<u64>) {
    (found.tables.iter().map(|it| it.id.0).collect(), found.outbox.iter().map(|(_, notice)| notice.table.0).collect())
}

async fn close(all: Vec<Opened>) {
    for (log, _) in all {
        log.close().await;
    }
}

async fn each_has_the_tables_of_its_servers_and_numbers_of_its_own(place: Place) {
    let all = open_all(&place, 3);
    for ((log, found), ward) in all.iter().zip(0..) {
        assert_eq!(found.next_table, TableId(if ward == 0 { 3 } else { ward }), "none has the number 0");
        let tenure = log.take(Ward(ward as u32)).await.expect("it is free");
        let server = server(ward);
        written(log, tenure, opening(found.next_table.0, &server)).await;
        written(log, tenure, opening(found.share.after(found.next_table.0), &server)).await;
    }
    close(all).await;
    let all = open_all(&place, 3);
    let found: Vec<_> = all.iter().map(|(_, found)| (tables(found), found.next_table.0)).collect();
    let both = |one: &[u64]| (one.to_vec(), one.to_vec());
    assert_eq!(found, [(both(&[3, 6]), 9), (both(&[1, 4]), 7), (both(&[2, 5]), 8)]);
    close(all).await;
}

async fn a_backup_by_one_of_them_holds_what_all_have_written(place: Place) {
    let all = open_all(&place, 3);
    let (mut tables, keep) = (0, Keeping::from(NonZeroUsize::MIN));
    for ((log, found), ward) in all.iter().zip(0..) {
        let tenure = log.take(Ward(ward as u32)).await.expect("it is free");
        let made = all[0].0.back_up(1_795_230_000_000 + ward, keep).await.expect("it is written");
        assert_eq!((made.counts.tables, all[0].0.has_changed()), (tables, true), "nobody knows what others have written since");
        written(log, tenure, opening(found.next_table.0, &server(ward))).await;
        tables += 1;
    }
    close(all).await;
}

async fn each_was_awake_when_it_was_and_a_new_ward_when_any_was(place: Place) {
    let awake = |all: &[Opened]| all.iter().map(|(_, found)| found.last_awake).collect::<Vec<_>>();
    let alone = open_all(&place, 1);
    assert_eq!(awake(&alone), [None]);
    alone[0].0.note_awake(1_000).await.expect("it writes");
    close(alone).await;
    for (of, before, noted) in
        [(3, vec![1_000; 3], (0, 5_000)), (3, vec![5_000, 1_000, 1_000], (1, 3_000)), (2, vec![5_000; 2], (1, 7_000))]
    {
        let all = open_all(&place, of);
        assert_eq!(awake(&all), before.into_iter().map(Some).collect::<Vec<_>>(), "{of}");
        all[noted.0].0.note_awake(noted.1).await.expect("it writes");
        close(all).await;
    }
    let alone = open_all(&place, 1);
    assert_eq!(awake(&alone), [Some(7_000)], "what was noted long ago by one alone is not taken for it");
    close(alone).await;
}

async fn servers_are_put_into_other_wards_when_everybody_has_gone(place: Place) {
    let (alone, found) = open(&place, 1, 0);
    let tenure = alone.take(Ward(0)).await.expect("it is free");
    for number in 0..6 {
        written(&alone, tenure, opening(found.next_table.0 + number, &server(number))).await;
    }
    alone.close().await;
    for (of, expected) in [(2, vec![vec![1, 3, 5], vec![2, 4, 6]]), (3, vec![vec![1, 4], vec![2, 5], vec![3, 6]])] {
        let all = open_all(&place, of);
        assert_eq!(all.iter().map(|(_, found)| tables(found).0).collect::<Vec<_>>(), expected);
        close(all).await;
    }
    let (alone, found) = open(&place, 1, 0);
    assert_eq!(tables(&found), (vec![1, 2, 3, 4, 5, 6], vec![1, 2, 3, 4, 5, 6]));
    alone.close().await;
}

fn ann() -> Person {
    Person::new("test:ann", "Ann")
}

fn meeting(table: u64, seq: u64, number: u64, person: Person) -> Commit {
    Commit { people: Guests::new([(PersonRef(number), person)]), ..commit(table, seq, &["a"]) }
}

async fn who_is_met_by_two_at_once_has_the_number_that_was_written_first(place: Place) {
    let all = open_all(&place, 2);
    let [(one, _), (two, _)] = &all[..] else { unreachable!("two were opened") };
    let tenures = [one.take(Ward(0)).await.expect("it is free"), two.take(Ward(1)).await.expect("it is free")];
    assert_eq!(two.who_is(vec![ann().id]).await, Ok(Guests::default()));
    written(one, tenures[0], meeting(2, 0, 4, ann())).await;
    let refused = write(two, tenures[1], meeting(1, 0, 5, ann())).await;
    assert_eq!(refused, Err(StoreError::OtherNumber { number: PersonRef(4) }));
    assert!(two.entries(TableId(1)).await.is_err(), "all of it or nothing");
    let known = two.who_is(vec![ann().id, PersonId("test:nobody".to_owned())]).await;
    assert_eq!(known, Ok(Guests::new([(PersonRef(4), ann())])));
    written(two, tenures[1], meeting(1, 0, 4, ann())).await;
    close(all).await;
}

async fn what_somebody_has_set_is_not_undone_by_whoever_has_not_heard_of_it(place: Place) {
    let all = open_all(&place, 2);
    let [(one, _), (two, _)] = &all[..] else { unreachable!("two were opened") };
    let tenure = two.take(Ward(1)).await.expect("it is free");
    written(two, tenure, meeting(1, 0, 1, ann())).await;
    let set = Person { preferences: Some(Preferences { in_words: true, ..Preferences::default() }), ..ann() };
    one.note_people(Guests::new([(PersonRef(1), set.clone())])).await.expect("it writes");
    written(two, tenure, meeting(1, 1, 1, Person { habits: Habits::default(), ..Person::new("test:ann", "Anna") })).await;
    let known = one.who_is(vec![ann().id]).await.expect("it reads");
    assert_eq!(known.person(PersonRef(1)), Person { preferences: set.preferences, ..Person::new("test:ann", "Anna") });
    close(all).await;
}

async fn what_becomes_of_people_is_heard_and_nothing_is_missed(place: Place) {
    let all = open_all(&place, 2);
    let [(one, _), (two, found)] = &all[..] else { unreachable!("two were opened") };
    let mut version = found.people_version;
    for (number, name) in [(2, "Ann"), (4, "Ben"), (2, "Anna")] {
        let person = Person::new(format!("test:{number}"), name);
        one.note_people(Guests::new([(PersonRef(number), person)])).await.expect("it writes");
        let news = two.news_of_people(version).await.expect("it reads");
        assert_eq!(news.people.person(PersonRef(number)).name, name, "something older may be told again");
        version = news.version;
    }
    one.forget(PersonRef(4)).await.expect("it writes");
    let news = two.news_of_people(version).await.expect("it reads");
    assert!(news.people.known(PersonRef(4)).is_some_and(Person::is_forgotten), "{news:?}");
    // As soon as nobody writes anything else nothing is told again.
    let mut later = news;
    let begun = Instant::now();
    while later.people.iter().next().is_some() {
        assert!(begun.elapsed() < Duration::from_secs(60), "{later:?}");
        sleep(Duration::from_millis(50)).await;
        later = two.news_of_people(later.version).await.expect("it reads");
    }
    close(all).await;
}

async fn what_is_kept_of_somebody_elsewhere_is_found(place: Place) {
    let all = open_all(&place, 2);
    let [(one, _), (two, _)] = &all[..] else { unreachable!("two were opened") };
    let tenures = [one.take(Ward(0)).await.expect("it is free"), two.take(Ward(1)).await.expect("it is free")];
    let at = |table: u64, town: u64, number: u64| {
        let people = Guests::new([(PersonRef(number), Person::new(format!("test:{number}"), "Ann"))]);
        Commit { people, notices: Vec::new(), ..opening(table, &server(town)) }
    };
    for (table, number) in [(1, 4), (3, 4), (5, 6), (7, 4)] {
        written(two, tenures[1], at(table, 1, number)).await;
    }
    written(one, tenures[0], at(2, 0, 4)).await;
    let found = one.tables_elsewhere(PersonRef(4)).await.expect("it reads");
    assert_eq!(found.iter().map(|(table, _)| table.0).collect::<Vec<_>>(), [1, 3, 7]);
    assert_eq!(found[0].1["place"]["server"], server(1));
    let found = two.tables_elsewhere(PersonRef(4)).await.expect("it reads");
    assert_eq!(found.iter().map(|(table, _)| table.0).collect::<Vec<_>>(), [2]);
    let place = PlaceId { server: server(1), channel: "garden".to_owned() };
    let (opened_in, game, people) = (place.channel.clone(), "gardens".to_owned(), vec![PersonRef(4), PersonRef(6)]);
    let ended = Ended {
        place: place.clone(),
        opened_in,
        game,
        people,
        opened: 1,
        last: 2,
        closed: None,
        standings: None,
        lesson: false,
        unaided: false,
    };
    assert_eq!(two.archive(TableId(7), ended.clone()).await, Ok(true));
    let plan = Plan { game: "gardens".to_owned(), system: System::Swiss, seats: 2, people: 8, rounds: None, days: 7 };
    let cup = Cup::found(CupId(3), (place, None), PersonRef(4), plan, 0);
    two.note_cup(cup.clone(), Guests::default()).await.expect("it writes");
    let kept = one.kept_elsewhere(PersonRef(6)).await.expect("it reads");
    let found = async |log: &Arc<dyn Log>| {
        let (server, person) = (ended.place.server.clone(), ended.people[0]);
        let there = log.ended_at(ended.place.clone(), 9).await.expect("it reads").len();
        let (of_server, theirs) = (log.ended_in(server).await, log.ended_of(person, None, 9).await);
        let unknown = log.without_standings().await.expect("it reads").len();
        let counts = [there, of_server.expect("it reads").len(), theirs.expect("it reads").len(), unknown];
        (log.ended(TableId(7)).await.expect("it reads").is_some(), counts)
    };
    assert_eq!((found(two).await, found(one).await), ((true, [1; 4]), (false, [0; 4])), "each looks up its own");
    assert_eq!(kept, KeptElsewhere { ended: vec![(TableId(7), ended)], cups: vec![cup] });
    assert_eq!(one.kept_elsewhere(PersonRef(8)).await.expect("it reads").ended, []);
    assert_eq!(two.kept_elsewhere(PersonRef(4)).await, Ok(KeptElsewhere::default()));
    assert_eq!(one.tables_elsewhere(PersonRef(4)).await.expect("it reads").len(), 2);
    close(all).await;
}

async fn who_is_forgotten_by_one_leaves_the_tables_of_the_others(place: Place) {
    let all = open_all(&place, 3);
    one_of(&all).note_people(Guests::new([(PersonRef(3), ann())])).await.expect("it writes");
    one_of(&all).forget(PersonRef(3)).await.expect("it writes");
    let mut tenures = Vec::new();
    for ((log, _), ward) in all.iter().zip(0..) {
        tenures.push(log.take(Ward(ward)).await.expect("it is free"));
    }
    let leaving = async |ward: usize| all[ward].0.leaving(tenures[ward]).await.expect("it reads");
    let she = Guests::new([(PersonRef(3), ann())]);
    assert_eq!((leaving(0).await, leaving(1).await, leaving(2).await), (Guests::default(), she.clone(), she.clone()));
    all[1].0.has_left(tenures[1], PersonRef(3)).await.expect("it writes");
    assert_eq!((leaving(1).await, leaving(2).await), (Guests::default(), she.clone()));
    let later = all[2].0.take(Ward(2)).await.expect("it is taken over");
    let late = all[2].0.has_left(tenures[2], PersonRef(3)).await;
    assert_eq!(late, Err(StoreError::Taken { ward: Ward(2), epoch: later.epoch }));
    close(all).await;
    // Whoever comes later knows whom it is to let go, and whoever plays alone as well.
    let all = open_all(&place, 3);
    assert_eq!(all[2].1.people, she);
    assert!(all[..2].iter().all(|(_, found)| found.people == Guests::default()));
    close(all).await;
    let (alone, found) = open(&place, 1, 0);
    let tenure = alone.take(Ward(0)).await.expect("it is free");
    assert_eq!((found.people, alone.leaving(tenure).await), (she.clone(), Ok(she)));
    alone.close().await;
}

fn one_of(all: &[Opened]) -> &Arc<dyn Log> {
    &all[0].0
}

async fn a_request_is_taken_up_by_its_owner_or_taken_back(place: Place) {
    let all = open_all(&place, 2);
    let [(one, _), (two, _)] = &all[..] else { unreachable!("two were opened") };
    let tenure = two.take(Ward(1)).await.expect("it is free");
    let mut numbers = Vec::new();
    for request in ["a", "b", "c"] {
        numbers.push(one.pass_on(Ward(1), json!(request)).await.expect("it writes").expect("there are others"));
    }
    assert_eq!(one.take_back(numbers[1]).await, Ok(true));
    let own = one.take(Ward(0)).await.expect("it is free");
    assert_eq!(one.passed_on(own).await, Ok(Vec::new()), "it is for the other");
    assert_eq!(two.passed_on(tenure).await, Ok(vec![json!("a"), json!("c")]));
    assert_eq!(two.passed_on(tenure).await, Ok(Vec::new()), "each is taken up once");
    assert_eq!(one.take_back(numbers[0]).await, Ok(false));
    let later = two.take(Ward(1)).await.expect("it is taken over");
    assert_eq!(two.passed_on(tenure).await, Err(StoreError::Taken { ward: Ward(1), epoch: later.epoch }));
    close(all).await;
}

async fn word_of_something_new_comes_to_the_others(place: Place) {
    let all = open_all(&place, 2);
    let [(one, _), (two, _)] = &all[..] else { unreachable!("two were opened") };
    let patience = Duration::from_secs(4);
    // Whatever was said before is heard now.
    while timeout(patience / 8, two.news()).await.is_ok() {}
    one.pass_on(Ward(1), json!("a")).await.expect("it writes");
    timeout(patience, two.news()).await.expect("word of it comes sooner than anybody looks again");
    close(all).await;
}
