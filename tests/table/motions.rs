//! Motions: going back and forward again, pauses, seats of running games, and who may ask for what.

use pergola::{
    engine::{Seat, Seats, Viewer},
    table::{Command, Phase, limits},
};

use super::{Trial, check};

/// Three people play; the first two turns have ended, and Cat has begun hers.
fn three() -> Trial {
    check(
        "ann open stones 3
         ben join
         cat join
         ann start
         ann: put 1
         ann: end => 1: end, !turn 2
         ben: put 2
         ben: end => 2: end, !turn 3
         cat: put 3",
    )
}

/// What everybody sees of the game.
fn seen(trial: &Trial) -> serde_json::Value {
    trial.shown(Viewer::Everyone)
}

/// Three people play, and the first turn has ended.
fn after_a_turn() -> Trial {
    check(
        "ann open stones 3
         ben join
         cat join
         ann start
         ann: put 1
         ann: end",
    )
}

/// What a vote would go back to is read when it is opened, and let go when it is over.
#[test]
fn an_open_vote_does_not_read_the_past_at_each_press() {
    let mut trial = after_a_turn();
    assert_eq!(trial.recalled, 0);
    trial.then(
        "ann ask undo => 1 asks undo 1, !motion
         ben: put 2
         ben undo
         ben agree => 2 agrees",
    );
    assert_eq!(trial.recalled, 1);
    let to = trial.table().goes_back_to(&Command::Leave).expect("the vote is open");
    assert!(trial.table().recalls(to));
    trial.then("cat decline");
    assert!(!trial.table().recalls(to) && trial.table().goes_back_to(&Command::Leave).is_none());
}

#[test]
fn the_game_goes_back_when_all_others_agree() {
    let mut trial = after_a_turn();
    let before = seen(&trial);
    trial.then(
        "ben: put 2
         ben: end
         cat: put 3
         ann ask undo => 1 asks undo 1, !motion
         ben decline => declined { seat: seat(1) }, !dropped
         ben ask undo => 2 asks undo 2, !motion
         ann ask pause => no: Motion(MotionOpen { by: Seat(1) })
         ben agree => no: Motion(WaitsForOthers { missing: {0, 2} })
         ann agree => 1 agrees
         ann agree => no: Motion(WaitsForOthers { missing: {2} })",
    );
    assert_eq!(
        trial.table().undoing_of_motion().map(|it| (it.turn, it.stories.len(), it.begun)),
        Some((2, 1, Seats::only(Seat(2))))
    );
    trial.then("cat agree => 3 agrees, 3 took back 1, back to 2, !turn 2");
    assert_eq!(seen(&trial), before);
    assert_eq!((trial.table().waits_for(), trial.table().turns()), (Seats::only(Seat(1)), 2));
    assert_eq!(trial.table().last_turn(Viewer::Everyone).len(), 1, "what was undone is told no more");
    trial.then("ben: put 1 => 2: put 1");
}

#[test]
fn what_was_undone_can_be_as_it_was_until_somebody_acts() {
    let mut trial = three();
    trial.then("cat restart");
    let before = seen(&trial);
    trial.then(
        "ann ask redo => no: Motion(NothingToRedo)
         ann ask undo
         ben agree
         cat agree => 3 agrees, back to 1, !turn 1",
    );
    assert!(trial.table().can_redo());
    trial.then(
        "cat ask redo => 3 asks redo 3, !motion
         ann agree
         ben agree => 2 agrees, again in 3, !turn 3",
    );
    assert_eq!((seen(&trial), trial.table().can_redo()), (before, false));
    trial.then(
        "cat ask redo => no: Motion(NothingToRedo)
         ben ask undo
         ann agree
         cat agree => 3 agrees, back to 2, !turn 2
         ben: put 1
         ben ask redo => no: Motion(NothingToRedo)",
    );
}

#[test]
fn going_back_twice_and_forward_once_is_told_by_the_log() {
    let mut trial = three();
    trial.then(
        "ben ask undo
         ann agree
         cat agree
         ben: put 3
         ben: end
         ann ask undo
         ben agree
         cat agree => 3 agrees, back to 1, !turn 1
         ann ask redo
         ben agree
         cat agree => 3 agrees, again in 3, !turn 3
         cat: end
         cat ask undo",
    );
    assert!(trial.table().undoing(Seat(1)).is_ok_and(|it| it.turn == 2 && it.stories.len() == 2));
}

#[test]
fn the_end_of_a_turn_is_an_answer_and_so_is_a_no() {
    let mut trial = three();
    trial.then(
        "ben ask undo
         cat: draw => 3: draw",
    );
    assert!(trial.table().motion().is_some(), "a first action answers nothing");
    trial.then("cat: end => 3: end, overtaken { seat: seat(2) }, !turn 1 2 3");
    assert_eq!(trial.table().motion(), None);
    assert!(trial.table().overtaken().is_some_and(|it| (it.by, it.played, it.told) == (Seat(1), Seat(2), trial.table().told())));
    trial.then(
        "ann agree => no: Motion(NoMotion)
         ben ask undo",
    );
    assert_eq!(trial.table().overtaken(), None);
    trial.then(
        "ben decline => withdrawn, !dropped
         ben ask undo => no: Motion(AskedThisTurn)
         ben ask pause => no: Motion(AskedThisTurn)
         ann ask undo
         house due => no: NotDue
         until due
         house due => lapsed, !dropped
         cat#3 agree => no: Motion(NoMotion)",
    );
}

#[test]
fn who_ends_their_turn_wants_no_undo_any_more() {
    let mut trial = three();
    trial.then(
        "cat ask undo => 3 asks undo 3, !motion
         cat: put 1 => 3: put 1
         cat: end => 3: end, overtaken { seat: seat(2) }, !turn 1 2 3
         cat ask undo => 3 asks undo 3, !motion
         ann decline => declined { seat: seat(0) }, !dropped
         cat ask undo => no: Motion(AskedThisTurn)",
    );
}

#[test]
fn the_same_turn_after_an_undo_meets_the_same_luck() {
    let mut trial = check(
        "ann open stones 2
         ben join
         ann start
         ann: draw
         ann: end
         ben: put 1
         ben: draw
         ben: end",
    );
    let first = seen(&trial);
    let back = "ann ask undo\nben agree";
    trial.then(back);
    trial.then("ann: draw\nann: end\nben: put 1\nben: draw\nben: end");
    assert_eq!(seen(&trial), first, "whoever plays the same meets the same");
    let mut others = 0;
    for _ in 0..12 {
        trial.then(back);
        trial.then("ann: put 1\nann: end\nben: put 1\nben: draw\nben: end");
        let other = seen(&trial);
        trial.then(back);
        trial.then("ann: draw\nann undo => no: UndoClosed");
        trial.then("ann: end\nben: put 1\nben: draw\nben: end");
        assert_eq!(seen(&trial), first, "what was played in between changes nothing");
        others += u32::from(other != first);
    }
    assert!(others > 0, "whoever plays anything else meets luck of their own");
}

#[test]
fn who_has_not_played_has_nothing_to_undo_and_who_looked_earlier_is_told_so() {
    let mut trial = check(
        "ann open stones 3
         ben join
         cat join
         ann start
         ann ask undo => no: Motion(NothingToUndo)
         ann: put 1
         ann: end
         ben ask undo => no: Motion(NothingToUndo)
         dan ask undo => no: NotSeated
         ben: end
         ann#1 ask undo => no: Motion(UndoStale)
         ann#2 ask undo",
    );
    trial.then(
        "ann resign => 1 resigned to normal, withdrawn, !left 1, !dropped
         ann ask undo => no: Resigned",
    );
}

#[test]
fn a_turn_that_met_luck_is_undone_by_asking() {
    let mut trial = check(
        "ann open stones 2
         ben join
         ann start
         ann: draw
         ann undo => no: UndoClosed
         ann ask undo => 1 asks undo 1, !motion",
    );
    assert!(
        trial
            .table()
            .undoing_of_motion()
            .is_some_and(|it| it.revealed_besides && it.revealed.is_empty() && it.stories.is_empty())
    );
    trial.then("ben agree => 2 agrees, 1 took back 1, back to 1, !turn 1");
    assert!(!trial.table().can_redo(), "nothing that had ended");
}

#[test]
fn whoever_plays_alone_asks_nobody() {
    let mut trial = check(
        "ann open stones 2
         ann bot greedy
         ann start
         ann: put 1
         ann: end
         bots
         ann ask undo",
    );
    assert_eq!(trial.table().turns(), 1);
    trial.then("ann: put 2");
}

#[test]
fn while_the_people_vote_about_going_back_no_time_runs_and_no_bot_plays() {
    let asked = "ann open stones 3
         ann time 10h+1h ask
         ben join
         ann bot greedy
         ann start
         house called 1
         wait 2h
         ann: end => 1: end, 1 keeps 9h, !turn 2
         house called 2
         wait 1h
         ann ask undo => 1 asks undo 1, 2 held at 9h, !motion
         wait 20h
         house called 2 => no: NotDue";
    check(asked).then(
        "ben decline => declined { seat: seat(1) }, 2 has 9h in 9h, !dropped
         ann ask undo => no: Motion(AskedThisTurn)",
    );
    let mut trial = check(asked);
    trial.then(
        "ben agree => 2 agrees, back to 1, 2 keeps 9h, !turn 1
         house called 1 => 1 has 9h in 9h",
    );
    trial.then(
        "ann: end
         ben: end
         ben ask undo",
    );
    assert_eq!(trial.table().bot_to_act(), None);
    trial.then("ann decline");
    assert!(trial.table().bot_to_act().is_some());
}

#[test]
fn a_pause_takes_all_and_so_does_its_end() {
    let mut trial = check(
        "ann open stones 3
         ann time 10h turn
         ben join
         cat join
         ann start
         house called 1
         wait 4h
         ann ask resume => no: Motion(NotPaused)
         ben ask pause => 2 asks pause, !motion
         ann: put 1 => 1: put 1
         ann agree
         cat agree => 3 agrees, paused, 1 held at 6h, !paused
         ann: put 1 => no: Motion(Paused)
         ann undo => no: Motion(Paused)
         ann ask pause => no: Motion(Paused)
         wait 311h
         house due => no: NotDue
         house called 1 => no: NotDue
         cat ask resume => 3 asks resume, !motion
         ann agree
         ben agree => 2 agrees, resumed, 1 has 6h in 6h, !resumed
         ann: put 1",
    );
    trial.then(
        "ann ask pause
         ben agree
         cat agree
         cat ask resume
         ben decline => declined { seat: seat(1) }, !dropped
         cat ask resume
         until due
         house due => resumed, 1 has 6h in 6h, !resumed",
    );
}

#[test]
fn a_pause_is_over_by_itself_and_nobody_can_keep_it() {
    let mut trial = check(
        "ann open stones 3
         ann time 10h turn
         ben join
         cat join
         ann start
         house called 1
         ann ask pause
         ben agree
         ben ask pause => no: Motion(WaitsForOthers { missing: {2} })
         cat ask pause => 3 agrees, paused, 1 held at 10h, !paused
         wait 311h
         house due => no: NotDue
         dan follow
         wait 1h
         house due => pause end told, !pauseends
         house due => no: NotDue
         cat ask undo => no: Motion(NothingToUndo)
         wait 22h
         cat ask resume => 3 asks resume, !motion
         ann decline => declined { seat: seat(0) }, !dropped
         wait 2h
         house due => resumed, 1 has 10h in 10h, !pauseover
         ann: put 1",
    );
    trial.then("ann ask pause => 1 asks pause, !motion\nben agree");
    trial.then(
        "cat agree => 3 agrees, paused, 1 held at 10h, !paused
         ben ask resume => 2 asks resume, !motion
         ann ask resume => 1 agrees
         cat ask resume => 3 agrees, resumed, 1 has 10h in 10h, !resumed",
    );
}

#[test]
fn who_leaves_closes_no_table_that_the_others_want_to_close() {
    let mut trial = three();
    trial.then(
        "ann close
         ben close
         cat resign => 3 resigned to normal, !left 3",
    );
    assert_eq!((trial.table().phase(), trial.table().missing_votes()), (Phase::Playing, Seats::NONE));
    trial.then("cat back\nann close => no: WaitsForVotes { missing: {2} }\ncat resign");
    trial.then("ben close => closed Agreed, !closed");
}

#[test]
fn somebody_who_leaves_stands_in_nobodys_way() {
    let mut trial = three();
    trial.then(
        "ann ask pause
         ben agree
         cat resign => 3 resigned to normal, paused, !left 3, !paused
         ben ask resume
         ann agree => 1 agrees, resumed, !resumed",
    );
    assert_eq!(trial.table().bot_to_act().map(|it| it.0), Some(Seat(2)));
}

#[test]
fn a_seat_of_the_running_game_changes_hands() {
    let mut trial = three();
    trial.then(
        "dan take-over => no: Motion(NotOffered)
         cat offer 3 ben => no: Motion(SitsHere { seat: Seat(1) })
         cat offer 2 dan => no: Motion(NotVacant)
         cat offer 7 dan => no: Motion(NotVacant)
         cat offer 3 dan => 3 for dan, !offered 3 dan
         eva take-over => no: Motion(NotOffered)
         dan take-over => dan takes 3, !took 3
         cat: put 1 => no: NotSeated
         dan: end => 3: end, !turn 1 2 3
         dan take-over => no: AlreadySeated { seat: Seat(2) }
         ann offer 1 eva
         wait 72h
         eva take-over => no: Motion(NotOffered)
         ann offer 1 eva
         eva take-over
         eva owner ben => owner ben
         eva owner dan => no: NotOwner { owner: Some(Seat(1)) }
         ben owner ben => no: Motion(OwnsAlready)
         ben owner cat => no: Motion(SitsElsewhere)",
    );
}

#[test]
fn who_has_seen_one_hand_takes_no_other_seat() {
    let mut trial = three();
    trial.then(
        "ann deputy dan
         dan be-deputy 1
         dan end-deputy 1
         ben offer 2 dan => no: Deputy(KnowsAnother)
         dan take-over => no: Motion(NotOffered)
         ann offer 1 dan
         dan take-over => dan takes 1, !took 1",
    );
    let mut trial = three();
    trial.then(
        "cat offer 3 dan
         dan take-over
         ben offer 2 cat => no: Deputy(KnowsAnother)
         ben resign
         dan offer 2 cat => no: Deputy(KnowsAnother)
         dan offer 3 cat
         cat take-over => cat takes 3, !took 3",
    );
    // Who was offered a seat before they saw another hand has seen it all the same.
    let mut trial = three();
    trial.then(
        "ben offer 2 dan
         ann deputy dan
         dan be-deputy 1
         dan end-deputy 1
         dan take-over => no: Deputy(KnowsAnother)",
    );
}

#[test]
fn a_bots_seat_is_offered_when_all_agree() {
    let mut trial = three();
    trial.then(
        "cat resign
         ann offer 3 dan => 1 asks seat 3, !motion
         ben agree => 2 agrees, 3 for dan, !offered 3 dan
         cat back => 3 came back, !back 3
         dan take-over => no: Motion(NotOffered)
         cat resign
         dan take-over => no: Motion(NotOffered)
         ann offer 3 dan
         ben agree
         dan take-over => dan takes 3, !took 3",
    );
    assert_eq!(trial.table().people().len(), 3);
    assert_eq!(trial.table().phase(), Phase::Playing);
}

#[test]
fn people_without_a_seat_follow_up_to_a_limit() {
    let mut trial = three();
    trial.then(
        "ann follow => no: AlreadySeated { seat: Seat(0) }
         dan unfollow => no: Motion(DoesNotFollow)
         dan follow => dan follows
         dan follow => no: Motion(FollowsAlready)
         dan unfollow => dan leaves off",
    );
    for number in 0..limits::FOLLOWERS {
        trial.then(&format!("p{number} follow"));
    }
    trial.then("dan follow => no: Motion(TooManyFollow { limit: 20 })");
}

#[test]
fn of_somebody_who_left_the_server_the_others_decide_at_once() {
    let mut trial = three();
    trial.then(
        "ann let-bot 3 seat => no: NotAwayYet { seat: Seat(2), until: 87400000 }
         ann departed 3 => no: NotOwner { owner: Some(Seat(0)) }
         house departed 3 => 3 departed, !departed 3
         house departed 3 => no: NotDue
         ann let-bot 3 seat
         ben let-bot 3 seat => 2 agrees for 3, 3 voted out for normal, !out 3",
    );
    let mut trial = three();
    trial.then(
        "house departed 3
         cat: put 1",
    );
    assert!(trial.table().departed().is_empty(), "whoever plays is there");
    trial.then("ann let-bot 3 seat => no: NotAwayYet { seat: Seat(2), until: 87400000 }");
}

#[test]
fn a_motion_is_open_for_three_days_and_an_offer_holds_as_long() {
    let mut trial = three();
    trial.then(
        "ann ask pause
         wait 71h
         house due => no: NotDue
         wait 1h
         house due => lapsed, !dropped
         ann offer 1 dan
         wait 71h
         dan take-over => dan takes 1, !took 1",
    );
    assert_eq!((limits::MOTION_MILLIS, limits::OFFERED_MILLIS), (72 * 3_600_000, 72 * 3_600_000));
}

#[test]
fn in_a_log_without_room_nobody_asks_for_anything_but_going_on_and_no_vote_stops_a_bot() {
    let script = "ann open stones 3
         ann time 10h turn
         ben join
         ann bot greedy
         ann start
         ann: end
         ben: end
         ann ask undo";
    let mut trial = check(script);
    let full = |checkpoint: &mut serde_json::Value| checkpoint["revision"] = limits::ENTRIES_WITH_UNDO.into();
    assert_eq!(trial.table().bot_to_act(), None);
    trial.tamper(full);
    assert!(trial.table().bot_to_act().is_some(), "a vote that nobody's time can end stops nobody");
    let mut trial = check(script);
    trial.then("ann decline\nben ask pause\nann agree => 1 agrees, paused, !paused");
    trial.tamper(full);
    assert_eq!(trial.table().bot_to_act(), None);
    trial.then(
        "ann ask undo => no: TooLong { entries: 20000 }
         ann offer 1 dan => no: TooLong { entries: 20000 }
         ann ask resume => 1 asks resume, !motion
         ben agree => 2 agrees, resumed, !resumed",
    );
    assert!(trial.table().bot_to_act().is_some());
    trial.then("ann ask pause => no: TooLong { entries: 20000 }");
}
