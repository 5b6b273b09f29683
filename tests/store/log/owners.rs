//! Owners: who is taken over writes nothing, each notice is posted by one, and no number is given twice.

use std::{collections::BTreeSet, ops::Range, sync::Arc};

use pergola::{
    store::{Appended, Change, Epoch, Log, Numbered, RowId, StoreError, Tenure, Ward},
    table::{Commit, Guests, Notice, NoticeKind, Person, PersonRef, TableId},
};

use super::{Place, change, commit, done, on_every_log, told, write};

on_every_log! {
    who_was_taken_over_writes_nothing
    what_is_due_is_told_in_its_order
    each_notice_is_claimed_once_by_each_owner_until_it_is_delivered
    numbers_come_in_blocks_and_none_is_given_twice
}

const MANY: usize = 99;

fn of(tenure: Tenure, commit: Commit) -> Change {
    Change { tenure, ..change(commit) }
}

async fn who_was_taken_over_writes_nothing(place: Place) {
    let (log, _) = place.open().await;
    let (here, there) = (Ward(0), Ward(7));
    let opener = Tenure::default();
    done(&log, of(opener, commit(1, 0, &["a"]))).await;
    let first = log.take(here).await.expect("it is free");
    assert_eq!((first.ward, first.epoch), (here, Epoch(1)));
    let elsewhere = log.take(there).await.expect("it is free");
    let second = log.take(here).await.expect("it is taken over");
    assert!(second.epoch > first.epoch, "it rises");
    for old in [opener, first] {
        let lobby = Notice { table: TableId(1), revision: 0, kind: NoticeKind::Lobby, told: None };
        let late = Commit { begins_turn: true, notices: vec![lobby], ..commit(1, 1, &["late"]) };
        assert_eq!(log.append(of(old, late)).await, Ok(Appended::Moved { epoch: second.epoch }));
        let opens = log.append(of(old, commit(2, 0, &["late"]))).await;
        assert_eq!(opens, Ok(Appended::Moved { epoch: second.epoch }));
        let taken = StoreError::Taken { ward: here, epoch: second.epoch };
        assert_eq!(log.claim(old, MANY).await, Err(taken.clone()));
        assert_eq!(log.due(old, u64::MAX, MANY).await, Err(taken.clone()));
        assert_eq!(log.note_due(old, vec![(TableId(1), Some(1))]).await, Err(taken));
    }
    assert_eq!((told(&log, 1).await, log.undelivered().await), (vec!["a".to_owned()], Ok(0)));
    assert_eq!(log.entries(TableId(2)).await, Err(StoreError::NoTable { table: TableId(2) }));
    assert_eq!(log.due(second, u64::MAX, MANY).await, Ok(Vec::new()));
    // Who decides on an old table and is taken over hears of that first.
    assert_eq!(log.append(of(first, commit(1, 0, &["b"]))).await, Ok(Appended::Moved { epoch: second.epoch }));
    done(&log, of(second, commit(1, 1, &["b"]))).await;
    done(&log, of(elsewhere, commit(3, 0, &["c"]))).await;
    assert_eq!((told(&log, 1).await.len(), told(&log, 3).await.len()), (2, 1), "the other ward has its own");
}

async fn what_is_due_is_told_in_its_order(place: Place) {
    let (log, _) = place.open().await;
    let tenure = log.take(Ward(0)).await.expect("it is free");
    let other = log.take(Ward(1)).await.expect("it is free");
    let write = async |tenure: Tenure, commit: Commit, due: Option<u64>| {
        done(&log, Change { due, ..of(tenure, commit) }).await;
    };
    for (table, due) in [(1, Some(300)), (2, Some(100)), (3, None), (4, Some(100))] {
        write(tenure, commit(table, 0, &["a"]), due).await;
    }
    write(other, commit(5, 0, &["a"]), Some(1)).await;
    let due = async |until: u64, most: usize| {
        let due = log.due(tenure, until, most).await.expect("it reads");
        due.into_iter().map(|(table, at)| (table.0, at)).collect::<Vec<_>>()
    };
    assert_eq!((due(99, MANY).await, due(100, MANY).await), (vec![], vec![(2, 100), (4, 100)]));
    assert_eq!((due(u64::MAX, 3).await, due(300, 1).await), (vec![(2, 100), (4, 100), (1, 300)], vec![(2, 100)]));
    // A change says anew what comes due, also that nothing does; and so does whoever knows better.
    write(tenure, commit(2, 1, &["b"]), Some(400)).await;
    write(tenure, commit(4, 1, &[]), None).await;
    assert_eq!(due(u64::MAX, MANY).await, [(1, 300), (2, 400)]);
    log.note_due(tenure, vec![(TableId(1), None), (TableId(3), Some(50))]).await.expect("it writes");
    assert_eq!(due(u64::MAX, MANY).await, [(3, 50), (2, 400)]);
    let refused = of(tenure, commit(2, 0, &["older"]));
    log.append(Change { due: Some(1), ..refused }).await.expect("it answers");
    assert_eq!(due(u64::MAX, MANY).await, [(3, 50), (2, 400)], "what is not written changes nothing");
}

async fn each_notice_is_claimed_once_by_each_owner_until_it_is_delivered(place: Place) {
    let (log, _) = place.open().await;
    let first = log.take(Ward(0)).await.expect("it is free");
    let kinds = [NoticeKind::Lobby, NoticeKind::Left { seat: pergola::engine::Seat(1) }];
    let telling = |table: u64, seq: u64| {
        let notice = |kind: &NoticeKind| Notice { table: TableId(table), revision: seq, kind: kind.clone(), told: None };
        Commit { notices: kinds.iter().map(notice).collect(), ..commit(table, seq, &["a"]) }
    };
    let one = done(&log, of(first, telling(1, 0))).await;
    let two = done(&log, of(first, telling(2, 0))).await;
    let elsewhere = log.take(Ward(5)).await.expect("it is free");
    let three = done(&log, of(elsewhere, telling(3, 0))).await;
    assert_eq!(log.claim(first, MANY).await, Ok(Vec::new()), "whoever has written them posts them");
    let claim = async |log: &Arc<dyn Log>, tenure: Tenure, most: usize| {
        let claimed = log.claim(tenure, most).await.expect("it writes");
        claimed.into_iter().map(|(row, _)| row).collect::<Vec<RowId>>()
    };
    let second = log.take(Ward(0)).await.expect("it is taken over");
    let all = [&one.rows[..], &two.rows].concat();
    assert_eq!(claim(&log, second, 3).await, all[..3], "the oldest first");
    assert_eq!((claim(&log, second, MANY).await, claim(&log, second, MANY).await), (vec![all[3]], vec![]));
    log.delivered(vec![one.rows[0], RowId(999)]).await.expect("it writes");
    let newer = done(&log, of(second, telling(2, 1))).await;
    assert_eq!(newer.replaced, [two.rows[0]], "one card of the lobby takes the other's place");
    let third = log.take(Ward(0)).await.expect("it is taken over");
    let left = [one.rows[1], two.rows[1], newer.rows[0], newer.rows[1]];
    assert_eq!(claim(&log, third, MANY).await, left);
    // Whoever opens a log that nobody has open takes over what nobody has posted.
    let (log, found) = place.again(log).await;
    let rows = [one.rows[1], two.rows[1], three.rows[0], three.rows[1], newer.rows[0], newer.rows[1]];
    assert_eq!(found.outbox.iter().map(|(row, _)| *row).collect::<Vec<_>>(), rows);
    let next = log.take(Ward(0)).await.expect("it is taken over");
    let claimed = claim(&log, next, MANY).await;
    assert!(left.iter().all(|row| claimed.contains(row)), "{claimed:?}");
    assert_eq!(log.undelivered().await, Ok(6));
    log.delivered(rows.to_vec()).await.expect("it writes");
    assert_eq!((log.undelivered().await, claim(&log, next, MANY).await), (Ok(0), vec![]));
    let notices: Vec<Notice> = place.again(log).await.1.outbox.into_iter().map(|(_, notice)| notice).collect();
    assert_eq!(notices, []);
}

async fn numbers_come_in_blocks_and_none_is_given_twice(place: Place) {
    let (mut log, _) = place.open().await;
    let mut given = Given::default();
    for round in 0..3 {
        for of in [Numbered::Tables, Numbered::People, Numbered::Rows] {
            let mut asked = tokio::task::JoinSet::new();
            for count in [1, 0, 5, 64] {
                let log = log.clone();
                asked.spawn(async move { (count, log.numbers(of, count).await.expect("it writes")) });
            }
            asked.join_all().await.into_iter().for_each(|(count, numbers)| given.add(of, numbers, count));
        }
        // What is written under a number takes none that somebody else was given, and gives none again.
        let table = log.numbers(Numbered::Tables, 1).await.expect("it writes").start;
        let person = log.numbers(Numbered::People, 1).await.expect("it writes").start;
        let people = Guests::new([(PersonRef(person), Person::new(format!("test:{person}"), "Ann"))]);
        let notices = vec![Notice { table: TableId(table), revision: 0, kind: NoticeKind::Lobby, told: None }];
        let committed = write(&log, Commit { people, notices, ..commit(table, 0, &["a"]) }).await;
        given.add(Numbered::Tables, table..table + 1, 1);
        given.add(Numbered::People, person..person + 1, 1);
        committed.rows.iter().for_each(|row| given.add(Numbered::Rows, row.0..row.0 + 1, 1));
        // Also of those that nothing was written under the numbers are given.
        for of in [Numbered::Tables, Numbered::People, Numbered::Rows] {
            given.add(of, log.numbers(of, 3).await.expect("it writes"), 3);
        }
        let (again, found) = place.again(log).await;
        log = again;
        let next = [(Numbered::Tables, found.next_table.0), (Numbered::People, found.next_person.0)];
        assert!(next.iter().all(|it| !given.0.contains(it)), "round {round}: {next:?}");
    }
}

/// The numbers that were given.
#[derive(Default)]
struct Given(BTreeSet<(Numbered, u64)>);

impl Given {
    /// So many more are given.
    fn add(&mut self, of: Numbered, numbers: Range<u64>, count: u64) {
        assert_eq!(numbers.end - numbers.start, count);
        numbers.for_each(|number| assert!(self.0.insert((of, number)), "{of:?} {number} is given twice"));
    }
}
