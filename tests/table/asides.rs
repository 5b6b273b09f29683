//! Asides: what a seat does that may act while nobody waits for it. It settles at once, whatever others have begun.

use pergola::{
    engine::{Seat, Seen, Viewer},
    table::{TurnStory, limits},
};
use serde_json::json;

use super::{THREE, TWO, Trial, check};

fn two(script: &str) -> Trial {
    let mut trial = check(TWO);
    trial.then(script);
    trial
}

fn told(stories: &[TurnStory<Seen>]) -> Vec<(u32, u8, usize)> {
    stories.iter().map(|it| (it.turn, it.seat.0, it.events.len())).collect()
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Everyone])
}

#[test]
fn an_aside_is_public_at_once_and_pings_nobody() {
    let mut trial = check(TWO);
    trial.then(
        "ann: put 3
         ben: wave => 2: wave",
    );
    assert_eq!(trial.shown(Viewer::Everyone)["waved"], json!([1]));
    assert_eq!(trial.shown(Viewer::Everyone)["heaps"], json!([[], []]));
    assert_eq!(trial.shown(Viewer::Seat(Seat(0)))["heaps"], json!([[3], []]));
    assert_eq!(trial.shown(Viewer::Seat(Seat(0)))["waved"], json!([1]));
    trial.then("ann: end => 1: end, !turn 2");
    assert_eq!(told(&trial.table().last_turn(Viewer::Everyone)), [(1, 1, 1), (1, 0, 1)]);
}

#[test]
fn who_acted_aside_is_still_told_all_since_its_own_turn() {
    let trial = check(
        "ann open stones 3
         ann bot random
         ben join
         ann start
         ann: put 1
         ann: end
         ben: wave
         bot/2: end => 2: end, !turn 3",
    );
    let seats = |viewer| trial.table().last_turn(viewer).iter().map(|it| it.seat.0).collect::<Vec<_>>();
    assert_eq!(seats(Viewer::Seat(Seat(2))), [0, 2, 1]);
    assert_eq!(seats(Viewer::Everyone), [0, 2, 1]);
}

#[test]
fn an_aside_closes_nobodys_undo_and_is_not_taken_back() {
    let trial = two("ann: put 1
        ben: wave
        ben undo => no: NothingToTakeBack
        ann: put 2
        ann restart => 1 took back 2
        ben undo => no: NothingToTakeBack");
    assert_eq!(trial.shown(Viewer::Seat(Seat(0)))["heaps"], json!([[], []]));
    assert_eq!(trial.shown(Viewer::Everyone)["waved"], json!([1]));
}

#[test]
fn an_aside_is_done_before_a_scoring_that_follows() {
    let trial = two("ann: end
        ben: end
        ann: give 2
        ann: end => 1: end
        ben: give 1
        ann: plan 3 => 1: plan 3
        ben: give 1
        ben: end => 2: end, !turn 1");
    assert_eq!(trial.shown(Viewer::Everyone)["scores"], json!([5, 2]));
}

#[test]
fn in_a_simultaneous_decision_an_aside_leaves_what_others_have_begun() {
    let mut trial = check(THREE);
    trial.then(
        "ann: end
         ben: end
         cat: end
         ben: end => 2: end
         ann: give 1
         cat: give 2
         ben: plan 2
         ann: give 1
         ben: plan 1
         cat restart => 3 took back 1",
    );
    assert_eq!(trial.shown(Viewer::Everyone)["given"], json!([0, 0, 0]));
    assert_eq!(trial.shown(Viewer::Seat(Seat(0)))["given"], json!([2, 0, 0]));
    assert_eq!(trial.shown(Viewer::Seat(Seat(2)))["plans"], json!([0, 1, 0]));
    trial.then(
        "cat: end
         ann: end => 1: end, !turn 1",
    );
    assert_eq!(trial.shown(Viewer::Everyone)["scores"], json!([2, 1, 0]));
}

#[test]
fn what_nobody_hears_has_no_story_and_evicts_none() {
    let mut trial = two("ann: put 1
        ann: end
        ann: wave");
    let stories = |trial: &Trial| viewers(2).map(|it| trial.table().stories(it)).collect::<Vec<_>>();
    let since = |trial: &Trial| viewers(2).map(|it| trial.table().last_turn(it)).collect::<Vec<_>>();
    let before = (stories(&trial), since(&trial));
    for points in 0..2 * limits::STORIES {
        trial.then(&format!("ann: plan {} => 1: plan {0}", points % 4));
    }
    assert_eq!((stories(&trial), since(&trial)), before);
    let own = |viewer| trial.table().state_for(viewer).expect("the game has begun").view(viewer)["plans"].clone();
    assert_eq!(own(Viewer::Seat(Seat(0))), json!([3, null]));
    assert_eq!(own(Viewer::Seat(Seat(1))), json!([null, 0]));
    assert_eq!(own(Viewer::Everyone), json!([null, null]));
}

#[test]
fn an_aside_is_no_turn_of_its_seat() {
    let trial = two("ann: put 1
        ann: end
        ann: wave
        ben: put 2
        ben: put 3
        ben: end");
    assert_eq!(told(&trial.table().last_turn(Viewer::Seat(Seat(0)))), [(2, 0, 1), (2, 1, 2)]);
    assert_eq!(told(&trial.table().last_turn(Viewer::Everyone)), [(2, 0, 1), (2, 1, 2)]);
}

#[test]
fn the_same_aside_asked_for_twice_is_done_once() {
    let trial = two("ben#1: plan 1 => 2: plan 1
        ben#1: plan 1 => no: Stale { decision: 2 }
        ben#2: plan 2 => 2: plan 2
        ann#1: put 1 => 1: put 1");
    assert_eq!(trial.shown(Viewer::Everyone)["plans"], json!([0, 2]));
}

/// The same states, whenever the aside came.
#[test]
fn an_aside_commutes_with_what_is_pending() {
    let turn = ["ann: put 1", "ann: peek", "ann: put 3"];
    for aside in ["ben: wave", "ben: plan 2"] {
        let after = |pending: usize| {
            let mut trial = check(TWO);
            turn[..pending].iter().for_each(|line| trial.then(line));
            trial.then(aside);
            turn[pending..].iter().for_each(|line| trial.then(line));
            viewers(2).map(|it| trial.shown(it)).collect::<Vec<_>>()
        };
        for pending in 1..=turn.len() {
            assert_eq!(after(pending), after(0), "{aside} after {pending} actions");
        }
    }
}

#[test]
fn an_aside_that_would_forbid_what_is_pending_waits() {
    let trial = two("ann: put 1
        ben: breach => no: AsideWaits { to_act: {0} }
        ben: wave
        ann undo => 1 took back 1
        ben: breach => 2: breach
        ann: put 1 => no: Illegal(Refused(Text { id: \"stones-not-now\", args: [] }))
        ann: end => 1: end, !turn 2");
    assert_eq!(trial.shown(Viewer::Everyone)["waved"], json!([1]));
}

#[test]
fn only_what_others_hear_is_asked_first() {
    let trial = two("ann: put 1");
    let asks = |seat, action| trial.table().asks_first(Seat(seat), action);
    assert!(asks(1, "wave"));
    assert!(!asks(1, "plan 1") && !asks(1, "put 1") && !asks(1, "dance"));
    assert!(!asks(0, "put 1") && !asks(0, "end"));
    assert!(trial.table().acts_aside(Seat(1)) && !trial.table().acts_aside(Seat(0)));
}

#[test]
fn asides_leave_room_for_the_game_in_the_log() {
    let mut trial = check(TWO);
    trial.tamper(|checkpoint| checkpoint["revision"] = (limits::ENTRIES_WITH_UNDO - 1).into());
    trial.then(
        "ben: plan 1
         ben: plan 2 => no: TooLong { entries: 20000 }
         ann: put 1
         ann: end",
    );
}

/// Until asides settled at once, a pending action said whether another seat had acted after it.
#[test]
fn a_table_stored_before_asides_settled_at_once_goes_on() {
    let mut trial = two("ann: put 1");
    trial.tamper(|checkpoint| checkpoint["play"]["pending"][0]["passed_by"] = json!(true));
    trial.then("ann undo => 1 took back 1");
}
