//! Where a table is: where it was opened, or in a thread of its own below.

use pergola::table::PlaceId;

use super::{check, driver::place};

fn channel(channel: &str) -> PlaceId {
    PlaceId { channel: channel.to_owned(), ..place() }
}

#[test]
fn a_table_gets_the_thread_it_waits_for() {
    let mut trial = check("ann open stones 2 thread");
    assert!(trial.table().awaits_thread());
    assert_eq!((trial.table().place(), trial.table().parent()), (&place(), None));
    trial.then("house move thread-1 => moved to thread-1");
    let table = trial.table();
    assert!(!table.awaits_thread());
    assert_eq!((table.place(), table.parent()), (&channel("thread-1"), Some(place())));
    assert!(table.is_at(&place()) && table.is_at(&channel("thread-1")) && !table.is_at(&channel("thread-2")));
    assert!(!table.is_at(&PlaceId { server: "elsewhere".to_owned(), ..place() }));
}

#[test]
fn a_table_whose_thread_is_lost_goes_on_where_it_was_opened() {
    let mut trial = check(
        "ann open stones 2 thread
         ben join
         house move thread-1
         ann start
         ann: put 1",
    );
    trial.then("house move playground:hall => moved to playground:hall");
    assert_eq!((trial.table().place(), trial.table().parent()), (&place(), None));
    assert!(!trial.table().awaits_thread(), "it does not get another");
    trial.then("ann undo => 1 took back 1");
}

#[test]
fn a_table_that_ended_awaits_no_thread() {
    let mut trial = check("ann open stones 2 thread");
    trial.then("ann close => closed Owner, !closed");
    assert!(!trial.table().awaits_thread());
    trial.then("house move thread-1 => no: Ended");
}

#[test]
fn only_the_house_moves_tables() {
    check(
        "ann open stones 2
         ann move thread-1 => no: NotOwner { owner: Some(Seat(0)) }
         mia move thread-1 => no: NotOwner { owner: Some(Seat(0)) }",
    );
    let long = "x".repeat(101);
    check("ann open stones 2").then(&format!("house move {long} => no: IdTooLong {{ characters: 100 }}"));
}
