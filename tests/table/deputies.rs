//! Deputies: who may be one, when they play for a seat and when they do not, and what stays with its own person.

use pergola::{
    engine::{Seat, Viewer},
    table::{Table, limits},
};

use super::{
    Trial, check,
    driver::{catalogue, choices, person},
};

fn three() -> Trial {
    check(
        "ann open stones 3
         ben join
         cat join
         ann start",
    )
}

/// Dan is ann's deputy.
fn with_dan() -> Trial {
    let mut trial = three();
    trial.then(
        "ann deputy dan => 1 asks dan to be deputy, !deputy asked 1 dan
         dan be-deputy 1 => 1 has a deputy, !deputy 1",
    );
    trial
}

/// Whom a card would call for a seat now.
fn called(trial: &Trial, seat: u8) -> String {
    let called = trial.table().called_for(Seat(seat - 1), trial.now);
    called.map(|it| it.0.trim_start_matches("playground:").to_owned()).unwrap_or_default()
}

/// Ends the turns of these people, each with the first action that does.
fn play_on(trial: &mut Trial, line: &str) -> String {
    let seat = trial.table().waits_for().iter().next().expect("somebody is to act");
    let listed = choices(trial.table(), seat);
    let action = listed.iter().find(|it| *it == "end").unwrap_or(&listed[0]);
    trial.line(&format!("{line}/{}: {action}", seat.0 + 1))
}

#[test]
fn a_deputy_plays_while_the_seats_person_is_away_and_no_longer() {
    let mut trial = with_dan();
    trial.then("dan/1: put 1 => no: Deputy(NotAbsent { seat: Seat(0) })");
    assert_eq!(called(&trial, 1), "ann");
    trial.then(
        "ann away 72h
         house due => 1 calls the deputy in 1, !deputy called 1
         house due => no: NotDue
         ben/1: put 1 => no: NotSeated
         dan/2: put 1 => no: NotSeated",
    );
    assert_eq!(called(&trial, 1), "dan");
    trial.then(
        "dan/1: put 1 => 1: put 1
         dan undo => 1 took back 1
         dan/1: put 2
         dan/1: end => 1: end, !turn 2",
    );
    let told = trial.table().stories(Viewer::Everyone);
    assert_eq!(told.last().and_then(|it| it.deputy), trial.log.last().and_then(|it| it.by), "the story tells who played");
    trial.then("wait 73h");
    while !trial.table().waits_for().contains(Seat(0)) {
        let acting = if trial.table().waits_for().contains(Seat(1)) { "ben" } else { "cat" };
        play_on(&mut trial, acting);
    }
    assert_eq!(called(&trial, 1), "ann", "she is not away any more");
    assert!(play_on(&mut trial, "dan").starts_with("no: Deputy(NotAbsent"));
}

#[test]
fn whoever_plays_although_they_are_absent_is_back_until_they_are_absent_anew() {
    let mut trial = with_dan();
    trial.then(
        "ann away 72h
         dan/1: put 1
         ann: put 1 => 1: put 1, 1 is back
         dan/1: end => no: Deputy(NotAbsent { seat: Seat(0) })
         dan undo => no: Deputy(NotAbsent { seat: Seat(0) })
         house due => no: NotDue
         ann: end => 1: end, 1 is here, !turn 2
         ann away 80h
         ben: end
         cat: end",
    );
    assert!(trial.table().waits_for().contains(Seat(0)) && called(&trial, 1) == "dan", "that is another absence");
    trial.then("ann is back");
    assert_eq!(called(&trial, 1), "ann");
}

#[test]
fn a_turn_that_begins_meanwhile_calls_the_deputy_by_its_card_alone() {
    let mut trial = with_dan();
    trial.then(
        "ann: end
         ann away 72h
         ben: end",
    );
    let outcome = trial.line("cat: end");
    assert!(outcome.contains("1 calls the deputy in ") && outcome.contains("!turn 1"), "{outcome}");
    trial.then("house due => no: NotDue");
    assert_eq!(called(&trial, 1), "dan");
}

#[test]
fn a_deputy_plays_for_whom_the_time_is_over_while_the_others_are_asked() {
    let mut trial = check(
        "ann open stones 2
         ann time 10h ask
         ben join
         ann start
         ann deputy dan
         dan be-deputy 1
         house called 1
         dan/1: end => no: Deputy(NotAbsent { seat: Seat(0) })
         wait 10h",
    );
    while !trial.table().is_time_over(Seat(0)) {
        assert_eq!(called(&trial, 1), "ann");
        trial.then("house due");
    }
    assert_eq!(called(&trial, 1), "dan");
    trial.then(
        "dan/1: put 1
         ann: put 2 => 1: put 2, 1 is back
         dan/1: end => no: Deputy(NotAbsent { seat: Seat(0) })",
    );
    assert_eq!(called(&trial, 1), "ann", "who simply plays is back");
}

#[test]
fn the_clock_stays_the_seats() {
    let mut trial = check(
        "ann open stones 2
         ann time 10h turn
         ben join
         ann start
         ann deputy dan
         dan be-deputy 1
         house called 1
         wait 4h
         ann away 20h
         house due => 1 has 6h in 26h
         house due => 1 calls the deputy in 1, !deputy called 1
         dan/1: put 1",
    );
    let outcome = trial.line("dan/1: end");
    assert!(outcome.starts_with("1: end, 1 keeps 0h"), "it stands like after a turn of hers: {outcome}");
}

#[test]
fn a_deputy_neither_votes_nor_leaves_nor_plans_nor_names() {
    let mut trial = with_dan();
    trial.then(
        "ann away 72h
         house due
         dan resign => no: NotSeated
         dan close => no: NotSeated
         dan ask undo => no: NotSeated
         dan ask pause => no: NotSeated
         dan offer 1 eva => no: NotSeated
         dan deputy eva => no: NotSeated
         dan snooze 3h => no: NotSeated
         dan plan put 1 => no: NotSeated
         dan owner ben => no: NotOwner { owner: Some(Seat(0)) }
         ben ask pause
         dan agree => no: NotSeated
         dan decline => no: NotSeated
         dan let-bot 2 seat => no: NotSeated
         cat agree
         ann agree => 1 agrees, paused, !paused
         dan/1: put 1 => no: Motion(Paused)",
    );
}

#[test]
fn who_is_there_in_another_way_is_no_deputy() {
    let mut trial = with_dan();
    trial.then(
        "ann deputy ann => no: Motion(SitsHere { seat: Seat(0) })
         ann deputy ben => no: Motion(SitsHere { seat: Seat(1) })
         ann deputy dan => no: Deputy(IsDeputy)
         dan be-deputy 1 => no: Deputy(IsDeputy)
         ben deputy dan => no: Deputy(KnowsAnother)
         ben offer 2 dan => no: Deputy(KnowsAnother)
         eva deputy dan => no: NotSeated
         ben be-deputy 1 => no: AlreadySeated { seat: Seat(1) }
         eva be-deputy 1 => no: Deputy(NotAsked)
         eva be-deputy 2 => no: Deputy(NotAsked)
         dan follow => dan follows
         ben end-deputy 1 => no: Deputy(NoDeputy)
         eva end-deputy 1 => no: Deputy(NoDeputy)
         ann end-deputy 2 => no: Deputy(NoDeputy)
         dan end-deputy 1 => 1 has no deputy by deputy, !no deputy 1 dan
         ben deputy dan => no: Deputy(KnowsAnother)
         ann deputy dan => 1 asks dan to be deputy, !deputy asked 1 dan
         ann end-deputy 1 => 1 has no deputy by seat
         dan be-deputy 1 => no: Deputy(NotAsked)
         ann deputy dan
         wait 72h
         dan be-deputy 1 => no: Deputy(NotAsked)
         ben deputy eva
         cat deputy eva => no: Deputy(KnowsAnother)
         wait 72h
         cat deputy eva => 3 asks eva to be deputy, !deputy asked 3 eva
         eva be-deputy 2 => no: Deputy(NotAsked)",
    );
    // Whoever gave a seat away knows what it held.
    let mut trial = three();
    trial.then(
        "cat offer 3 dan
         dan take-over
         ann deputy cat => no: Deputy(KnowsAnother)
         dan deputy cat
         cat be-deputy 3 => 3 has a deputy, !deputy 3",
    );
    check("ann open stones 2").then("ann deputy dan => no: NotStarted");
}

#[test]
fn a_deputy_goes_with_the_seats_person() {
    let mut trial = with_dan();
    trial.then("ann resign");
    assert!(trial.table().deputies().is_empty());
    let mut trial = with_dan();
    trial.then(
        "ann offer 1 eva
         eva take-over",
    );
    assert!(trial.table().deputies().is_empty());
    let mut trial = with_dan();
    trial.then("ann offer 1 dan\n dan take-over");
    assert!(trial.table().deputies().is_empty(), "now it is their own seat");
    let mut trial = with_dan();
    trial.then(
        "house end-deputy dan => 1 has no deputy by departed, !no deputy 1 dan
         ann away 72h
         dan/1: put 1 => no: NotSeated",
    );
    let mut trial = with_dan();
    trial.then(
        "ann away 72h
         house departed 1 => 1 departed, !departed 1
         dan/1: put 1",
    );
    assert!(!trial.table().departed().is_empty(), "that a deputy plays brings nobody back");
}

#[test]
fn the_first_deputy_stays_it_until_the_second_has_agreed() {
    let mut trial = with_dan();
    trial.then(
        "ann deputy eva => 1 asks eva to be deputy, !deputy asked 1 eva
         ann away 72h
         dan/1: put 1
         dan undo
         ann deputy fay => 1 asks fay to be deputy, !deputy asked 1 fay instead of eva
         eva be-deputy 1 => no: Deputy(NotAsked)
         dan/1: put 1
         fay be-deputy 1 => 1 has a deputy, 1 calls the deputy in 1, !deputy 1 instead of dan
         dan undo => no: NotSeated
         fay undo => 1 took back 1",
    );
    let named: Vec<String> = trial.table().deputies().iter().map(|it| it.person.name.clone()).collect();
    assert_eq!(named, ["fay"]);
    trial.then(
        "ann deputy eva
         ann end-deputy 1 => 1 has no deputy by seat, 1 has no deputy by seat, !no deputy 1 fay
         eva be-deputy 1 => no: Deputy(NotAsked)",
    );
}

#[test]
fn a_question_that_nobody_answers_lapses_and_the_deputy_stays() {
    let mut trial = with_dan();
    trial.then(
        "ann deputy eva
         wait 71h
         house due => no: NotDue
         wait 1h
         house due => 1 has no deputy by lapsed, !no deputy 1 eva
         house due => no: NotDue
         eva be-deputy 1 => no: Deputy(NotAsked)
         ann away 72h
         dan/1: put 1",
    );
}

#[test]
fn a_deputy_plays_before_a_bot_does_when_the_time_is_over() {
    for (time, left) in [("10h", "10h"), ("10h+4h", "4h"), ("10h+0h", "10h")] {
        for (then, bot) in [("turn", "1 over, turn to normal"), ("seat", "1 over, seat to normal")] {
            let mut trial = check(&format!(
                "ann open stones 2
                 ann time {time} {then}
                 ben join
                 ann start
                 ann deputy dan
                 dan be-deputy 1
                 house called 1
                 wait 10h"
            ));
            let due = |trial: &mut Trial| {
                let outcomes: Vec<String> =
                    (0..4).map(|_| trial.line("house due")).take_while(|it| !it.starts_with("no:")).collect();
                outcomes.last().cloned().unwrap_or_default()
            };
            assert_eq!(due(&mut trial), format!("1 over, deputy plays, 1 has {left} in {left}, !over 1"));
            assert_eq!(called(&trial, 1), "dan");
            let mut played = check("ann open stones 2");
            std::mem::swap(&mut played, &mut trial);
            played.then("dan/1: put 1");
            let outcome = played.line("dan/1: end");
            let saved = if time.contains('+') { &time[4..] } else { "0h" };
            assert!(outcome.starts_with(&format!("1: end, 1 keeps {saved}")), "what is left to a deputy is not saved: {outcome}");
            let mut waited = check(&format!(
                "ann open stones 2
                 ann time {time} {then}
                 ben join
                 ann start
                 ann deputy dan
                 dan be-deputy 1
                 house called 1
                 wait 10h"
            ));
            due(&mut waited);
            waited.then(&format!("wait {left}"));
            assert!(due(&mut waited).starts_with(bot), "a bot plays when the deputy has not");
            waited.then("dan/1: put 1 => no: Deputy(NotAbsent { seat: Seat(0) })");
        }
    }
}

#[test]
fn a_bot_on_the_seat_plays_alone() {
    let mut trial = with_dan();
    trial.then(
        "ann away 80h
         wait 72h
         ben let-bot 1 seat
         cat let-bot 1 seat
         dan/1: put 1 => no: Deputy(NotAbsent { seat: Seat(0) })",
    );
    assert_eq!(called(&trial, 1), "");
}

#[test]
fn only_so_many_see_a_hand_without_a_seat() {
    let mut trial = three();
    for number in 0..limits::INSIDERS {
        trial.then(&format!("ann deputy p{number}\n p{number} be-deputy 1"));
    }
    trial.then(
        "ann deputy dan => no: Deputy(TooMany { limit: 40 })
         ann deputy p3 => 1 asks p3 to be deputy, !deputy asked 1 p3
         p3 be-deputy 1 => 1 has a deputy, !deputy 1 instead of p39",
    );
    assert!(trial.table().checkpoint().to_string().len() < limits::CHECKPOINT_BYTES);
}

#[test]
fn a_table_knows_its_deputies_after_a_restart_and_forgets_whoever_is_forgotten() {
    let mut trial = with_dan();
    trial.then(
        "ann away 72h
         dan/1: put 1",
    );
    let checkpoint = trial.table().checkpoint();
    let loaded = Table::load(catalogue(), checkpoint.clone(), trial.table().guests()).expect("a checkpoint");
    assert_eq!((loaded.deputies(), loaded.checkpoint()), (trial.table().deputies(), checkpoint.clone()));
    assert_eq!(loaded.deputized(&person("dan").id, trial.now), Some(Seat(0)));
    let mut odd = checkpoint;
    odd["deputies"][0]["seat"] = 7.into();
    assert!(Table::load(catalogue(), odd, trial.table().guests()).is_err(), "of a seat that there is not");
}
