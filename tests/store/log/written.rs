//! Changes: in order, on the newest table, by the present owner, once; and their notices.

use std::sync::Arc;

use pergola::{
    engine::{Seat, Seats},
    store::{Appended, Change, Committed, Log, RowId, StoreError, Ward},
    table::{Commit, Footing, Notice, NoticeKind, PassedTurn, TableId},
};
use serde_json::{Value, json};

use super::{Place, change, commit, done, on, on_every_log, told, write};

on_every_log! {
    what_was_written_is_read_in_order_now_and_after_a_restart
    what_was_decided_on_an_older_table_is_not_next_and_nothing_is_written
    what_is_out_of_order_or_too_large_is_refused_whole
    a_change_that_is_asked_for_again_is_written_once
    of_those_who_decide_at_the_same_time_one_is_next
    starts_of_turns_are_kept
    a_newer_notice_takes_over_what_an_older_one_was_to_tell
    whoever_reads_meets_whole_changes_while_others_write
    a_closed_log_answers_that_it_is_closed
}

const TABLE: TableId = TableId(1);

fn footing(entries: u64, unlogged: u64) -> Footing {
    Footing { entries, unlogged }
}

async fn what_was_written_is_read_in_order_now_and_after_a_restart(place: Place) {
    let (log, found) = place.open().await;
    assert_eq!((found.tables.len(), found.next_table, found.next_person.0), (0, TableId(1), 1));
    write(&log, commit(1, 0, &["a", "b"])).await;
    write(&log, commit(4, 0, &["x"])).await;
    write(&log, commit(1, 2, &["c"])).await;
    let is_there = async |log: &Arc<dyn Log>| {
        assert_eq!((told(log, 1).await, told(log, 4).await), (vec!["a".into(), "b".into(), "c".into()], vec!["x".into()]));
        assert_eq!(log.checkpoint(TABLE).await, Ok(json!({ "after": "c" })));
        assert_eq!(log.entries(TableId(2)).await, Err(StoreError::NoTable { table: TableId(2) }));
        let present = log.present(TABLE).await.expect("it reads");
        assert_eq!((present.footing, present.checkpoint), (footing(3, 0), json!({ "after": "c" })));
    };
    is_there(&log).await;
    let (log, found) = place.again(log).await;
    is_there(&log).await;
    let tables: Vec<_> = found.tables.into_iter().map(|it| (it.id, it.entries, it.table)).collect();
    assert_eq!(tables, [(TABLE, 3, json!({ "after": "c" })), (TableId(4), 1, json!({ "after": "x" }))]);
    assert_eq!(found.next_table, TableId(5));
}

async fn what_was_decided_on_an_older_table_is_not_next_and_nothing_is_written(place: Place) {
    let (log, _) = place.open().await;
    let refused = async |commit: Commit, found: Footing| {
        let whole = Commit { begins_turn: true, notices: vec![notice(1, NoticeKind::Lobby)], ..commit };
        assert_eq!(log.append(change(whole)).await, Ok(Appended::NotNext { found }));
    };
    refused(commit(1, 1, &["b"]), footing(0, 0)).await;
    assert_eq!(log.entries(TABLE).await, Err(StoreError::NoTable { table: TABLE }));
    write(&log, commit(1, 0, &["a"])).await;
    let plan = |footing: Footing, what: &str| Commit { checkpoint: json!(what), ..on(1, footing, &[]) };
    write(&log, plan(footing(1, 0), "b")).await;
    refused(plan(footing(1, 0), "c"), footing(1, 1)).await;
    refused(commit(1, 1, &["older"]), footing(1, 1)).await;
    refused(commit(1, 0, &["much older"]), footing(1, 1)).await;
    refused(on(1, footing(2, 0), &["ahead"]), footing(1, 1)).await;
    assert_eq!((log.checkpoint(TABLE).await, told(&log, 1).await), (Ok(json!("b")), vec!["a".to_owned()]));
    assert_eq!((log.undelivered().await, log.turns(TABLE).await.map(|it| it.len())), (Ok(0), Ok(0)));
    write(&log, on(1, footing(1, 1), &["d"])).await;
    refused(plan(footing(1, 1), "e"), footing(2, 0)).await;
    let (log, found) = place.again(log).await;
    let stands = footing(found.tables[0].entries, found.tables[0].unlogged);
    assert_eq!(log.present(TABLE).await.map(|it| it.footing), Ok(stands));
    write(&log, on(1, stands, &["f"])).await;
    assert_eq!(told(&log, 1).await, ["a", "d", "f"]);
}

async fn what_is_out_of_order_or_too_large_is_refused_whole(place: Place) {
    let (log, _) = place.open().await;
    write(&log, commit(1, 0, &["a"])).await;
    let mut gap = commit(1, 1, &["b", "c"]);
    gap.entries[1].seq = 4;
    assert_eq!(log.append(change(gap)).await, Err(StoreError::Disordered { table: TABLE, next: 2, given: 4 }));
    let large = Commit { checkpoint: Value::String("x".repeat(70_000)), ..commit(1, 1, &["b"]) };
    assert!(matches!(log.append(change(large)).await, Err(StoreError::TooLarge { row: "checkpoint", .. })));
    let none = TableId(0);
    assert_eq!(log.append(change(commit(0, 0, &["a"]))).await, Err(StoreError::NoTable { table: none }));
    let repeated = Commit { repeated: true, ..commit(1, 1, &["b"]) };
    assert_eq!(write(&log, repeated).await, Committed { rows: vec![], notices: vec![], replaced: vec![] });
    assert_eq!(told(&log, 1).await, ["a"]);
}

async fn a_change_that_is_asked_for_again_is_written_once(place: Place) {
    let (log, _) = place.open().await;
    let tenure = log.take(Ward(0)).await.expect("it is free");
    let asked = |seq: u64, number: u64| {
        let commit = Commit { notices: vec![notice(1, NoticeKind::Lobby)], ..commit(1, seq, &["a"]) };
        Change { commit, tenure, number: Some(number), due: None, people: Vec::new() }
    };
    let first = done(&log, asked(0, 7)).await;
    assert_eq!(done(&log, asked(0, 7)).await, first, "the same answer");
    assert_eq!(log.append(asked(0, 8)).await, Ok(Appended::NotNext { found: footing(1, 0) }), "another change is not it");
    // Both are asked for before either is answered.
    let (one, two) = tokio::join!(log.append(asked(1, 9)), log.append(asked(1, 9)));
    assert_eq!(one, two);
    assert!(matches!(one, Ok(Appended::Done(_))), "{one:?}");
    assert_eq!(told(&log, 1).await, ["a", "a"]);
    // A number is its owner's: the next one counts anew.
    let next = log.take(Ward(0)).await.expect("it is taken over");
    let moved = Appended::Moved { epoch: next.epoch };
    assert_eq!(log.append(asked(1, 9)).await, Ok(moved), "also where it was written before");
    let of_next = Change { tenure: next, ..asked(1, 9) };
    assert_eq!(log.append(of_next).await, Ok(Appended::NotNext { found: footing(2, 0) }));
    assert_eq!(told(&log, 1).await, ["a", "a"]);
}

async fn of_those_who_decide_at_the_same_time_one_is_next(place: Place) {
    let (log, _) = place.open().await;
    for seq in 0..20 {
        let mut asked = tokio::task::JoinSet::new();
        for name in ["a", "b", "c", "d"] {
            let log = log.clone();
            asked.spawn(async move { (name, log.append(change(commit(1, seq, &[name]))).await) });
        }
        let mut written = Vec::new();
        for (name, appended) in asked.join_all().await {
            match appended.expect("it answers") {
                Appended::Done(_) => written.push(name),
                other => assert_eq!(other, Appended::NotNext { found: footing(seq + 1, 0) }),
            }
        }
        assert_eq!(written.len(), 1);
        assert_eq!(told(&log, 1).await.last().map(String::as_str), written.first().copied());
    }
}

async fn starts_of_turns_are_kept(place: Place) {
    let (log, _) = place.open().await;
    let passed = vec![PassedTurn { after: 1, checkpoint: json!("passed") }];
    write(&log, Commit { begins_turn: true, passed, ..commit(1, 0, &["a", "b"]) }).await;
    write(&log, commit(1, 2, &["c"])).await;
    assert_eq!(log.turn(TABLE, 1).await, Ok(Some(json!("passed"))));
    assert_eq!((log.turn(TABLE, 3).await, log.turn(TableId(9), 1).await), (Ok(None), Ok(None)));
    assert_eq!(log.past(TABLE).await.map(|(entries, starts)| (entries.len(), starts)), Ok((3, vec![1, 2])));
    let kept = [(0, json!("first")), (1, json!("another")), (3, json!("last")), (4, json!("never"))];
    log.keep_turns(TABLE, kept.to_vec()).await.expect("it writes");
    assert_eq!(log.keep_turns(TableId(9), Vec::new()).await, Err(StoreError::NoTable { table: TableId(9) }));
    let (log, _) = place.again(log).await;
    let turns: Vec<String> = log.turns(TABLE).await.expect("they read").iter().map(|it| it.get().to_owned()).collect();
    assert_eq!(turns, ["\"first\"", "\"passed\"", "{\"after\":\"b\"}", "\"last\""], "what is there stays");
    assert_eq!(log.past(TABLE).await.map(|(_, starts)| starts), Ok(vec![0, 1, 2, 3]));
    assert_eq!(log.turn(TABLE, 2).await, Ok(Some(json!({ "after": "b" }))));
    assert_eq!(log.look_through().await, Ok(Vec::new()));
}

fn notice(table: u64, kind: NoticeKind) -> Notice {
    Notice { table: TableId(table), revision: 0, kind, told: None }
}

fn turn_of(seats: &[u8]) -> NoticeKind {
    NoticeKind::Turn { ping: seats.iter().map(|seat| Seat(*seat)).collect::<Seats>() }
}

async fn a_newer_notice_takes_over_what_an_older_one_was_to_tell(place: Place) {
    let (log, _) = place.open().await;
    let tell = async |log: &Arc<dyn Log>, table: u64, seq: u64, kinds: &[NoticeKind]| {
        let notices = kinds.iter().map(|kind| notice(table, kind.clone())).collect();
        write(log, Commit { notices, ..commit(table, seq, &["a"]) }).await
    };
    let kinds = |committed: &Committed| committed.notices.iter().map(|it| it.kind.clone()).collect::<Vec<_>>();
    let first = tell(&log, 1, 0, &[NoticeKind::Lobby, turn_of(&[1])]).await;
    let other = tell(&log, 2, 0, &[turn_of(&[3])]).await;
    assert_eq!((first.replaced.as_slice(), other.replaced.as_slice()), (&[][..], &[][..]));
    let second = tell(&log, 1, 1, &[turn_of(&[2])]).await;
    assert_eq!((kinds(&second), &second.replaced[..]), (vec![turn_of(&[1, 2])], &first.rows[1..]));
    assert!(second.rows[0] > first.rows[1] && second.rows[0] != other.rows[0], "numbers rise");
    let (log, found) = place.again(log).await;
    let outbox: Vec<(RowId, NoticeKind)> = found.outbox.into_iter().map(|(row, notice)| (row, notice.kind)).collect();
    let (lobby, others) = ((first.rows[0], NoticeKind::Lobby), (other.rows[0], turn_of(&[3])));
    assert_eq!(outbox, [lobby, others, (second.rows[0], turn_of(&[1, 2]))]);
    let third = tell(&log, 1, 2, &[NoticeKind::Board]).await;
    let overdue = NoticeKind::Overdue { ping: [1, 2].map(Seat).into_iter().collect() };
    assert_eq!((kinds(&third), &third.replaced), (vec![overdue], &second.rows), "also after a restart");
    log.delivered(third.rows).await.expect("it writes");
    assert_eq!(kinds(&tell(&log, 1, 3, &[turn_of(&[4])]).await), [turn_of(&[4])], "what is delivered is not due any more");
    let present = log.present(TABLE).await.expect("it reads");
    assert_eq!(present.notices.into_iter().map(|(_, it)| it.kind).collect::<Vec<_>>(), [NoticeKind::Lobby, turn_of(&[4])]);
}

async fn whoever_reads_meets_whole_changes_while_others_write(place: Place) {
    let (log, _) = place.open().await;
    write(&log, Commit { checkpoint: json!({ "entries": 0 }), ..commit(1, 0, &[]) }).await;
    let writing = tokio::spawn({
        let log = log.clone();
        async move {
            let mut stands = footing(0, 1);
            for _ in 0..60 {
                let commit = on(1, stands, &["a", "b", "c"]);
                let checkpoint = json!({ "entries": stands.entries + 3 });
                write(&log, Commit { checkpoint, begins_turn: true, notices: vec![notice(1, turn_of(&[1]))], ..commit }).await;
                stands = stands.after(3);
            }
        }
    });
    let mut seen = 0;
    while !writing.is_finished() {
        let present = log.present(TABLE).await.expect("it reads");
        assert_eq!(present.checkpoint, json!({ "entries": present.footing.entries }));
        assert_eq!(present.notices.len(), usize::from(present.footing.entries > 0), "one card takes over from the other");
        let (entries, starts) = log.past(TABLE).await.expect("it reads");
        assert_eq!((entries.len() % 3, starts.len()), (0, entries.len() / 3));
        assert!(entries.len() as u64 >= present.footing.entries && present.footing.entries >= seen, "nothing goes back");
        seen = present.footing.entries;
        tokio::task::yield_now().await;
    }
    writing.await.expect("it does not panic");
    assert_eq!(told(&log, 1).await.len(), 180);
}

async fn a_closed_log_answers_that_it_is_closed(place: Place) {
    let (log, _) = place.open().await;
    write(&log, commit(1, 0, &["a"])).await;
    log.close().await;
    assert_eq!(log.append(change(commit(1, 1, &["b"]))).await, Err(StoreError::Closed));
    assert_eq!(log.entries(TABLE).await, Err(StoreError::Closed));
    assert_eq!(log.delivered(vec![RowId(1)]).await, Err(StoreError::Closed));
    assert_eq!(log.take(Ward(0)).await, Err(StoreError::Closed));
    log.close().await;
    assert_eq!(log.failure(), None, "that is no failure");
    assert_eq!(told(&place.open().await.0, 1).await, ["a"]);
}
