//! Turns: actions, whose they are, when they become public, and what is told of them.

use pergola::{
    engine::{Seat, Seen, Viewer},
    table::{Phase, Table, TurnStory},
};
use serde_json::json;

use super::{check, driver::catalogue};

const TWO: &str = "ann open stones 2
    ben join
    ann start";

fn told(stories: &[TurnStory<Seen>]) -> Vec<(u32, u8, usize)> {
    stories.iter().map(|it| (it.turn, it.seat.0, it.events.len())).collect()
}

#[test]
fn a_turn_is_public_when_it_has_ended() {
    let mut trial = check(TWO);
    let start = trial.shown(Viewer::Everyone);
    trial.then(
        "ann: put 2 => 1: put 2
         ann: draw => 1: draw",
    );
    assert_eq!(trial.shown(Viewer::Everyone), start);
    assert_eq!(trial.shown(Viewer::Seat(Seat(1))), start);
    assert_eq!(trial.shown(Viewer::Seat(Seat(0)))["heaps"], json!([[2], []]));
    assert_eq!(told(&trial.table().last_turn(Viewer::Seat(Seat(0)))), [(1, 0, 2)]);
    assert_eq!(told(&trial.table().last_turn(Viewer::Everyone)), []);
    trial.then("ann: end => 1: end, !turn 2");
    assert_eq!(trial.shown(Viewer::Everyone)["heaps"], json!([[2], []]));
    assert_eq!(told(&trial.table().last_turn(Viewer::Everyone)), [(1, 0, 2)]);
    assert_eq!(told(&trial.table().last_turn(Viewer::Seat(Seat(1)))), [(1, 0, 2)]);
    assert_eq!(told(&trial.table().last_turn(Viewer::Seat(Seat(0)))), []);
}

#[test]
fn only_those_who_sit_there_act_and_only_in_turn() {
    let mut trial = check(TWO);
    trial.then(
        "ben: put 1 => no: Illegal(Refused(Text { id: \"stones-not-now\", args: [] }))
         ben: wave => 2: wave
         ben: wave => no: Illegal(Refused(Text { id: \"stones-not-now\", args: [] }))
         ben/1: put 1 => no: NotSeated
         dan/1: put 1 => no: NotSeated
         bot/1: put 1 => no: NotSeated
         house/1: put 1 => no: NotSeated
         ann/9: put 1 => no: NotSeated
         ann: put 4 => no: Illegal(Refused(Text { id: \"stones-too-many\", args: [(\"stones\", Number(4))] }))",
    );
    let unreadable = trial.line("ann: dance");
    assert!(unreadable.starts_with("no: Illegal(Unreadable"), "{unreadable}");
}

#[test]
fn a_decision_is_taken_once() {
    let mut trial = check(TWO);
    assert_eq!((trial.table().decision(Seat(0)), trial.table().decision(Seat(1))), (1, 1));
    trial.then(
        "ann#1: put 1 => 1: put 1
         ann#1: put 1 => no: Stale { decision: 2 }
         ann#2: put 1 => 1: put 1
         ann#7: put 1 => no: Stale { decision: 3 }
         ben#1: wave => 2: wave",
    );
    assert_eq!(trial.table().decision(Seat(0)), 3, "ben's wave changes nothing for ann");
}

#[test]
fn of_two_at_once_the_second_is_told_what_happened() {
    let mut trial = check(
        "ann open coins 2
         ben join
         ann start",
    );
    let take = trial.table().state_for(Viewer::Seat(Seat(0))).expect("a state").legal_actions(Seat(0)).remove(0);
    trial.then(&format!("ann#1: {take}"));
    trial.then("ann#1: draw => no: Stale { decision: 2 }");
}

#[test]
fn where_actions_do_not_commute_all_that_was_played_is_settled() {
    let mut trial = check(TWO);
    trial.then(
        "ann: end
         ben: end
         ann: give 4
         ben: give 1",
    );
    trial.tamper(|checkpoint| checkpoint["play"]["settled"]["given"] = json!([1, 0]));
    assert_eq!(trial.shown(Viewer::Seat(Seat(0)))["given"], json!([4, 1]));
    trial.then("ann: end => 1: end, !board");
    assert_eq!(trial.shown(Viewer::Everyone)["given"], json!([4, 1]));
    trial.then("ben: end => 2: end, !turn 1");
}

#[test]
fn in_a_simultaneous_decision_each_sees_its_own() {
    let mut trial = check(
        "ann open stones 3
         ben join
         cat join
         ann start
         ann: end
         ben: end
         cat: end => 3: end, !turn 1 2 3",
    );
    trial.then(
        "cat: give 1
         ann: give 4
         ben: give 2
         ann: give 1 => no: Illegal(Refused(Text { id: \"stones-too-many\", args: [(\"stones\", Number(1))] }))",
    );
    assert_eq!(trial.shown(Viewer::Everyone)["given"], json!([0, 0, 0]));
    assert_eq!(trial.shown(Viewer::Seat(Seat(0)))["given"], json!([4, 0, 0]));
    assert_eq!(trial.shown(Viewer::Seat(Seat(2)))["given"], json!([0, 0, 1]));
    trial.then("ben: end => 2: end");
    assert_eq!(trial.shown(Viewer::Everyone)["given"], json!([0, 2, 0]));
    assert_eq!(trial.shown(Viewer::Seat(Seat(0)))["given"], json!([4, 2, 0]));
    trial.then(
        "ben: end => no: Illegal(Refused(Text { id: \"stones-not-now\", args: [] }))
         cat: give 3
         cat: end => 3: end
         ann: end => 1: end, !turn 1",
    );
    assert_eq!(trial.shown(Viewer::Everyone)["scores"], json!([4, 2, 4]));
    assert_eq!(told(&trial.table().last_turn(Viewer::Everyone)), [(4, 1, 1), (4, 2, 2), (4, 0, 2)]);
}

#[test]
fn a_story_holds_only_what_its_viewer_hears() {
    let mut trial = check(TWO);
    trial.then(
        "ann: peek
         ann: put 1
         ann: end
         ben: peek
         ben: end",
    );
    let heard = |seat| told(&trial.table().stories(Viewer::Seat(Seat(seat))));
    assert_eq!(heard(0), [(1, 0, 2), (2, 1, 0)]);
    assert_eq!(heard(1), [(1, 0, 1), (2, 1, 1)]);
    assert_eq!(told(&trial.table().stories(Viewer::Everyone)), [(1, 0, 1), (2, 1, 0)]);
}

#[test]
fn what_bots_did_is_told_with_the_turn_of_the_person_before_them() {
    let mut trial = check(
        "ann open stones 4
         ann bot random
         ann bot random
         ben join
         ann start => started 4, !turn 1",
    );
    trial.then("ann: end => 1: end");
    while trial.table().bot_to_act().is_some() {
        assert!(trial.table().waits_for().iter().all(|seat| [1, 2].contains(&seat.0)));
        trial.bot();
    }
    let seats: Vec<u8> = trial.table().last_turn(Viewer::Everyone).iter().map(|it| it.seat.0).collect();
    assert_eq!(seats, [0, 1, 2]);
    trial.then("ben: end");
    let seats: Vec<u8> = trial.table().last_turn(Viewer::Seat(Seat(0))).iter().map(|it| it.seat.0).collect();
    assert_eq!(seats, [1, 2, 3]);
}

#[test]
fn a_game_ends_with_its_last_turn() {
    let mut trial = check(TWO);
    let round = "ann: put 3
        ann: end
        ben: end
        ann: end
        ben: give 1";
    trial.then(round);
    trial.then("ben: end => 2: end, !turn 1");
    trial.then(round);
    trial.then("ben: end => 2: end, !over");
    assert_eq!(trial.table().phase(), Phase::Over);
    assert_eq!(trial.table().outcome().expect("it is over").scores, [6, 2]);
    assert!(trial.table().waits_for().is_empty());
    trial.then(
        "ann: end => no: Ended
         ann undo => no: Ended
         ann resign => no: Ended
         ann back => no: Ended
         mia close => no: Ended
         ann start => no: Ended
         cat join => no: Ended
         ben rematch 2 => opened, kept for ann, !invited ann",
    );
}

#[test]
fn turns_that_begin_are_kept() {
    let mut trial = check(TWO);
    let mut turns = Vec::new();
    for line in ["ann: put 1", "ann: end", "ben: end", "ben: give 1", "ben: end", "ann: end", "ann: put 2"] {
        trial.then(line);
        turns.push(trial.commit.as_ref().is_some_and(|it| it.begins_turn));
    }
    assert_eq!(turns, [false, true, true, false, false, true, false]);
}

#[test]
fn a_kept_turn_can_be_looked_at_again() {
    let mut trial = check(TWO);
    trial.then("ann: put 3");
    trial.then("ann: end");
    let kept = trial.commit.as_ref().filter(|it| it.begins_turn).expect("a turn began").checkpoint.clone();
    trial.then("ben: put 1");
    trial.then("ben: end");
    let then = Table::load(catalogue(), kept, trial.table().guests()).expect("a table");
    assert_eq!(then.state_for(Viewer::Everyone).expect("a state").save()["heaps"], json!([[3], []]));
}
