//! Time: limits, clocks that run and stand, reminders, and what follows when somebody's time is over.

use pergola::{
    engine::Seat,
    table::{Phase, limits},
};

use super::{Trial, check};

/// Two people with so much time; the first one has been called.
fn called(limit: &str) -> Trial {
    let mut trial = check("ann open stones 2");
    trial.then(&format!("ann time {limit}"));
    trial.then(
        "ben join
         ann start
         house called 1",
    );
    trial
}

#[test]
fn the_owner_says_how_much_time_there_is_before_the_start() {
    let mut trial = check("ann open stones 2");
    trial.then(
        "ann time 24h ask => time Some(TimeLimit { time: Turn { millis: 86400000 }, then: Ask })
         ann time 72h+12h seat
         ann time none => time None
         ben join
         ben time 24h ask => no: NotOwner { owner: Some(Seat(0)) }
         ann time 0m ask => no: ImpossibleTime
         ann time 1m ask
         ann time 1440h+1440h ask
         ann time 1441h ask => no: ImpossibleTime
         ann time 24h+1441h ask => no: ImpossibleTime
         ann start
         ann time 24h ask => no: AlreadyStarted",
    );
}

#[test]
fn a_clock_runs_from_the_delivery_of_the_card_until_the_turn_is_over() {
    let mut trial = check(
        "ann open stones 2
         ann time 24h ask
         ben join
         ann start
         wait 48h",
    );
    assert!(trial.table().clock(Seat(0)).is_none(), "nobody was called yet");
    assert_eq!(trial.table().due(), None);
    trial.then(
        "ben called 1 => no: NotOwner { owner: Some(Seat(0)) }
         house called 2 => no: NotDue
         house#7 called 1 => no: NotDue
         house called 1 2 => 1 has 24h in 24h
         house called 1 => no: NotDue
         wait 10h
         ann: put 1 => 1: put 1
         ann undo => 1 took back 1
         ann: end => 1: end, 1 keeps 0h, !turn 2
         house called 2 => 2 has 24h in 24h",
    );
}

#[test]
fn where_nobody_has_a_limit_no_clock_runs() {
    let mut trial = check(
        "ann open stones 2
         ben join
         ann start
         house called 1 => no: NotDue
         house due => no: NotDue
         house give-back 2h => no: NotDue",
    );
    assert_eq!(trial.table().due(), None);
    trial.then("ann: end => 1: end, !turn 2");
}

#[test]
fn what_is_saved_of_a_bank_is_kept_up_to_twice_its_beginning() {
    let mut trial = called("10h+2h ask");
    trial.then("wait 3h");
    trial.then(
        "ann: end => 1: end, 1 keeps 9h, !turn 2
         house called 2 => 2 has 10h in 10h
         ben: end => 2: end, 2 keeps 12h, !turn 1 2
         house called 1 2 => 1 has 9h in 9h, 2 has 12h in 12h
         wait 1h
         ann: end => 1: end, 1 keeps 10h
         wait 1h
         ben: end => 2: end, 2 keeps 12h, !turn 1",
    );
    let mut trial = called("10h+100h ask");
    trial.then("ann: end => 1: end, 1 keeps 20h, !turn 2");
    assert_eq!(trial.table().bank(Seat(0)), Some(20 * 3_600_000));
}

#[test]
fn of_several_who_are_asked_each_has_a_clock_of_its_own() {
    let mut trial = called("24h turn");
    trial.then(
        "ann: end
         house called 2
         ben: end => 2: end, 2 keeps 0h, !turn 1 2
         house called 1 => 1 has 24h in 24h
         wait 20h
         house called 1 2 => 2 has 24h in 24h
         house due => 1 reminded, again, !reminder 1
         until due
         house due => 1 reminded, !reminder 1
         until due
         house due => 1 over, turn to normal, 1 keeps 0h, !over 1",
    );
}

#[test]
fn reminders_come_at_half_and_at_nine_tenths_of_the_time() {
    let mut trial = called("20h ask");
    let start = trial.now;
    trial.then("until due");
    assert_eq!(trial.now - start, 10 * 3_600_000);
    trial.then("house due => 1 reminded, again, !reminder 1");
    trial.then("house#0 due => no: NotDue");
    trial.then("until due");
    assert_eq!(trial.now - start, 18 * 3_600_000);
    trial.then("house due => 1 reminded, !reminder 1");
    trial.then("until due");
    assert_eq!(trial.now - start, 20 * 3_600_000, "and then the time is over");
    trial.then("house due => 1 over, asked, !over 1");
    assert_eq!(trial.table().due(), None, "the others are asked once");
}

#[test]
fn what_is_due_is_carried_out_once_and_not_before() {
    let mut trial = called("20h ask");
    let number = trial.table().due().expect("something is due").number;
    trial.then(
        "house due => no: NotDue
         until due
         ben due => no: NotOwner { owner: Some(Seat(0)) }",
    );
    assert_eq!(trial.line(&format!("house#{number} due")), "1 reminded, again, !reminder 1");
    trial.then("wait 48h");
    assert_eq!(trial.line(&format!("house#{number} due")), "no: NotDue", "a second telling is out of date");
    trial.then("house due => 1 reminded, !reminder 1");
}

#[test]
fn a_reminder_can_be_put_off_and_there_are_three_at_most() {
    let mut trial = called("20h ask");
    trial.then(
        "ben snooze 1h => no: NothingToSnooze
         ann snooze 20h => no: NothingToSnooze
         until due
         house due
         ann snooze 1h => 1 snoozes
         wait 1h
         house due => 1 reminded, again, !reminder 1
         ann snooze 1h => 1 snoozes
         wait 1h
         house due => 1 reminded, !reminder 1
         ann snooze 1h => no: NothingToSnooze",
    );
}

#[test]
fn a_reminder_that_was_put_off_stays_so_when_clocks_are_counted_anew() {
    let hours = |count: u64| count * 3_600_000;
    let due = |trial: &Trial| trial.table().due().map(|due| due.at);
    let mut trial = called("20h ask");
    let start = trial.now;
    trial.then(
        "ann snooze 12h => 1 snoozes
         wait 1h
         house give-back 30m => 1 has 1170m in 1170m, down since 2800000",
    );
    assert_eq!(due(&trial), Some(start + hours(12)), "after a restart");
    trial.tamper(|_| {});
    trial.then(
        "ann away 15h
         house due
         house due => 1 told away, !away 1",
    );
    assert_eq!(due(&trial), Some(start + hours(16)), "as soon as she is there");
    trial.then(
        "ann is back
         house due
         ann ask pause
         ben agree
         ben ask resume
         ann agree",
    );
    assert_eq!(due(&trial), Some(start + hours(12)), "and after a pause");
    trial.then(
        "wait 14h
         house give-back 10h
         house due => 1 reminded, again, !reminder 1
         house give-back 1h",
    );
    assert!(due(&trial) > Some(trial.now + hours(1)), "that one has come");
}

#[test]
fn a_turn_that_only_had_to_be_confirmed_is_confirmed() {
    for then in ["ask", "turn", "seat"] {
        let mut trial = called(&format!("24h {then}"));
        trial.then(
            "ann: put 2
             wait 24h
             house due => 1 reminded, !reminder 1
             house due => 1 over, confirmed, 1: end, 1 keeps 0h, !turn 2",
        );
        assert!(trial.table().people().contains(Seat(0)));
    }
}

#[test]
fn a_bot_plays_the_turn_and_the_seat_is_its_persons_again() {
    let mut trial = called("24h turn");
    trial.then("wait 24h");
    trial.then(
        "house due
         house due => 1 over, turn to normal, 1 keeps 0h, !over 1
         ann: end => no: Resigned
         ann back => no: NotResigned",
    );
    assert!(!trial.table().people().contains(Seat(0)) && trial.table().present().contains(Seat(0)));
    trial.then("bots");
    assert!(trial.table().people().contains(Seat(0)), "she plays again");
    trial.then(
        "house called 2
         ben: end => 2: end, 2 keeps 0h, !turn 1 2",
    );
}

#[test]
fn in_a_simultaneous_decision_a_bot_stands_in_until_it_has_played() {
    let mut trial = called("24h turn");
    trial.then(
        "ann: end
         house called 2
         ben: end
         house called 1 2
         wait 24h
         house due
         house due
         house due => 1 over, turn to normal, 1 keeps 0h, !over 1
         ben: give 0
         ben: end",
    );
    assert!(!trial.table().people().contains(Seat(0)), "what ben does is nothing to her stand-in");
    trial.then("bots");
    assert!(trial.table().people().contains(Seat(0)));
}

#[test]
fn a_bot_takes_the_seat_until_its_person_comes_back() {
    let mut trial = called("24h seat");
    trial.then(
        "wait 24h
         house due
         house due => 1 over, seat to normal, 1 keeps 0h, !over 1
         bots
         ben: end",
    );
    assert!(!trial.table().present().contains(Seat(0)));
    trial.then("ann back");
    trial.then("bots");
    assert!(trial.table().people().contains(Seat(0)));
}

#[test]
fn the_others_agree_that_a_bot_plays() {
    let three = "ann open stones 3
         ann time 24h ask
         ben join
         cat join
         ann start
         house called 1
         ben let-bot 1 turn => no: NotAway
         wait 24h
         house due
         house due => 1 over, asked, !over 1
         ann let-bot 1 turn => no: NotAway
         dan let-bot 1 turn => no: NotSeated
         ben let-bot 2 turn => no: NotAway
         ben let-bot 1 seat => 2 agrees for 1
         ben let-bot 1 seat => 2 agrees for 1";
    let mut trial = check(three);
    trial.then("cat let-bot 1 turn => 3 agrees for 1, 1 over, turn to normal, 1 keeps 0h, !over 1");
    let mut trial = check(three);
    trial.then("cat let-bot 1 seat => 3 agrees for 1, 1 over, seat to normal, 1 keeps 0h, !over 1");
    let mut trial = check(three);
    trial.then(
        "ann: end => 1: end, 1 keeps 0h, !turn 2
         cat let-bot 1 turn => no: NotAway
         cat let-bot 1 seat => no: NotAway",
    );
}

#[test]
fn a_bot_plays_for_somebody_who_stays_away_when_all_others_agree() {
    let three = "ann open stones 3
         ben join
         ben let-bot 1 seat => no: NotStarted
         cat join
         ann start
         wait 23h
         ben let-bot 1 seat => no: NotAwayYet { seat: Seat(0), until: 87400000 }
         wait 1h
         ann let-bot 1 seat => no: NotAway
         dan let-bot 1 seat => no: NotSeated
         ben let-bot 9 seat => no: NotAway
         ben let-bot 3 seat => no: NotAway
         ben let-bot 1 turn => no: NotAway
         ben let-bot 1 seat => 2 agrees for 1, !wanted 1
         ben let-bot 1 seat => 2 agrees for 1";
    let mut trial = check(three);
    trial.then(
        "cat let-bot 1 seat => 3 agrees for 1, 1 voted out for normal, !out 1
         cat let-bot 1 seat => no: NotAway
         ann: end => no: Resigned
         ann back => 1 came back, !back 1",
    );
    let mut trial = check(three);
    trial.then(
        "ann: put 1
         cat let-bot 1 seat => no: NotAwayYet { seat: Seat(0), until: 173800000 }
         wait 24h
         cat let-bot 1 seat => 3 agrees for 1, !wanted 1",
    );
    assert_eq!(trial.table().missing_for_bot(Seat(0)).len(), 1, "whoever plays is there");
    let mut trial = check(three);
    trial.then("cat resign => 3 resigned to normal, !left 3");
    trial.then("ben let-bot 1 seat => 2 agrees for 1, 1 voted out for normal, !out 1");
}

#[test]
fn who_goes_on_without_a_card_has_time_from_then_on() {
    let mut trial = called("24h seat");
    trial.then(
        "wait 24h
         house due
         house due
         ann back",
    );
    let clock = |trial: &Trial| trial.table().clock(Seat(0)).map(|it| it.until - trial.now);
    assert_eq!(clock(&trial), Some(24 * 3_600_000), "she is here, and no card calls her");
}

#[test]
fn time_does_not_run_in_quiet_hours_and_nobody_is_reminded_then() {
    let mut trial = check(
        "ann open stones 2
         ann rests UTC 8-20
         ann time 24h ask
         ben join
         ann start
         house called 1 => 1 has 24h in 48h",
    );
    // 1970 began at midnight, and these tables a quarter of an hour later.
    let of_day = |now: u64| now / 3_600_000 % 24;
    let mut reminded = Vec::new();
    for _ in 0..2 {
        trial.then("until due");
        reminded.push(of_day(trial.now));
        trial.then("house due");
    }
    assert!(reminded.iter().all(|hour| !(8..20).contains(hour)), "{reminded:?}");
}

#[test]
fn while_somebody_is_away_their_clock_stands() {
    let mut trial = called("24h ask");
    trial.then(
        "wait 4h
         ann away 100h
         house due => 1 has 20h in 120h
         house due => 1 told away, !away 1
         house due => no: NotDue
         wait 50h
         ann is back
         house due => 1 has 20h in 20h",
    );
}

#[test]
fn the_time_in_which_nobody_could_play_is_given_back() {
    let mut trial = called("24h ask");
    trial.then(
        "wait 4h
         ann give-back 1h => no: NotOwner { owner: Some(Seat(0)) }
         house give-back 3h => 1 has 23h in 23h, down since 4600000
         house give-back 3h => 1 has 23h in 23h
         wait 1h
         house give-back 30h => 1 has 23h in 23h, down since 0
         house give-back 0h => no: NotDue",
    );
}

#[test]
fn a_log_that_is_nearly_full_has_no_room_for_clocks_and_says_so_once_and_for_all() {
    let mut trial = called("24h ask");
    trial.tamper(|checkpoint| checkpoint["revision"] = limits::ENTRIES_WITH_UNDO.into());
    assert_eq!(trial.table().due(), None);
    trial.then(
        "wait 48h
         house due => no: NotDue
         house give-back 2h => no: NotDue
         ann: end => 1: end, 1 keeps 0h, !turn 2
         house called 2 => no: NotDue",
    );
}

#[test]
fn a_lobby_nobody_starts_is_closed_after_a_week() {
    let mut trial = check(
        "ann open stones 2
         wait 160h
         house due => no: NotDue
         ben join
         wait 160h
         house due => no: NotDue
         wait 8h
         ben due => no: NotOwner { owner: Some(Seat(0)) }
         house due => closed Unstarted, !closed",
    );
    assert!(matches!(trial.table().phase(), Phase::Closed(_)));
    trial.then("house due => no: NotDue");
}

#[test]
fn closing_resigning_and_the_end_leave_no_clock_running() {
    for end in ["mia close", "ann resign\nben resign"] {
        let mut trial = called("24h ask");
        trial.then(end);
        assert!(!trial.table().clocks_run() && trial.table().due().is_none());
    }
}
