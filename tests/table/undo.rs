//! Taking back: free until the turn ends, unless luck, something shown or others stand in the way.

use pergola::engine::{Seat, Viewer};
use serde_json::json;

use super::{Trial, check};

const TWO: &str = "ann open stones 2
    ben join
    ann start";

fn two(script: &str) -> Trial {
    let mut trial = check(TWO);
    trial.then(script);
    trial
}

#[test]
fn the_last_action_is_taken_back() {
    let trial = two("ann undo => no: NothingToTakeBack
        ann: put 1
        ann: put 2
        ann undo => 1 took back 1
        ann: put 3");
    assert_eq!(trial.shown(Viewer::Seat(Seat(0)))["heaps"], json!([[1, 3], []]));
    assert_eq!(trial.table().decision(Seat(0)), 5);
}

#[test]
fn a_press_that_comes_twice_takes_one_action_back() {
    let trial = two("ann: put 1
        ann: put 2
        ann undo 3 => 1 took back 1
        ann undo 3 => no: Stale { decision: 4 }");
    assert_eq!(trial.shown(Viewer::Seat(Seat(0)))["heaps"], json!([[1], []]));
}

#[test]
fn the_turn_is_restarted() {
    let trial = two("ann: put 1
        ann: put 2
        ann restart => 1 took back 2
        ann restart => no: NothingToTakeBack");
    assert_eq!(trial.shown(Viewer::Seat(Seat(0))), trial.shown(Viewer::Everyone));
}

#[test]
fn an_ended_turn_stays() {
    two("ann: put 1
        ann: end
        ann undo => no: NothingToTakeBack
        ben undo => no: NothingToTakeBack");
}

#[test]
fn luck_stays() {
    let trial = two("ann: put 1
        ann: draw
        ann undo => no: UndoClosed
        ann restart => no: UndoClosed
        ann: put 2
        ann: put 3
        ann restart => 1 took back 2
        ann undo => no: UndoClosed");
    assert!(!trial.table().may_take_back(Seat(0)));
}

#[test]
fn what_was_shown_stays() {
    two("ann: peek
        ann undo => no: UndoClosed
        ann: put 1
        ann undo => 1 took back 1");
}

#[test]
fn in_a_simultaneous_decision_each_takes_back_its_own() {
    let trial = two("ann: end
        ben: end
        ann: give 1
        ben: give 1
        ann: give 2
        ben: give 3
        ann undo => 1 took back 1
        ann: end => 1: end
        ben restart => 2 took back 2
        ben: give 2
        ann undo => no: NothingToTakeBack");
    assert_eq!(trial.shown(Viewer::Seat(Seat(1)))["given"], json!([1, 2]));
    assert!(trial.table().may_take_back(Seat(1)));
    assert!(!trial.table().may_take_back(Seat(0)));
}

#[test]
fn only_the_seat_that_acted_takes_back() {
    two("ann: put 1
        ben undo => no: NothingToTakeBack
        dan undo => no: NotSeated
        bot undo => no: NotSeated
        house undo => no: NotSeated");
}

#[test]
fn what_is_kept_must_still_be_legal() {
    let mut trial = two("ann: put 1
        ann: put 2
        ann: put 3");
    trial.tamper(|checkpoint| checkpoint["play"]["settled"]["heaps"] = json!([[1, 1, 1], []]));
    trial.then("ann undo => no: UndoBreaks");
    trial.then("ann: end => 1: end, !turn 2");
}

#[test]
fn a_number_seen_before_taking_back_is_out_of_date() {
    two("ann#1: put 1
        ann undo
        ann#2: put 1 => no: Stale { decision: 3 }
        ann#1: put 1 => no: Stale { decision: 3 }
        ann#3: put 1 => 1: put 1");
}
