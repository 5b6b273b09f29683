//! Announced absences: whoever ends a turn themselves is there, clocks stand for so many days of a year, and the others need not
//! wait for ever.

use pergola::{
    engine::Seat,
    table::{Millis, Table, limits},
};

use super::{Trial, check, driver::catalogue};

const HOUR: Millis = 3_600_000;
const DAY: Millis = 24 * HOUR;

/// A game of two with a clock of four hours, whose first card was delivered.
fn timed(then: &str) -> Trial {
    check(&format!(
        "ann open stones 2
         ann time 4h {then}
         ben join
         ann start
         house called 1"
    ))
}

/// How long a seat's clock takes until its time is over.
fn lasts(trial: &Trial, seat: u8) -> Option<Millis> {
    trial.table().clock(Seat(seat - 1)).map(|it| it.until - it.since)
}

#[test]
fn whoever_ends_a_turn_is_there_and_their_next_turn_has_its_time() {
    let mut trial = timed("turn");
    trial.then(
        "ann away 2160h
         house due => 1 has 4h in 508h
         ann: put 1 => 1: put 1",
    );
    assert!(trial.table().away(Seat(0), trial.now).is_some(), "who only lays out is away still");
    trial.then(
        "ann: end => 1: end, 1 is here, 1 keeps 0h, !turn 2
         ben: end",
    );
    assert!(trial.table().away(Seat(0), trial.now).is_none());
    let mut turns = 0;
    while turns < 3 {
        let seat = trial.table().waits_for().iter().next().expect("it goes on");
        let ann = seat == Seat(0);
        trial.then(if ann { "house called 1" } else { "house called 2" });
        assert_eq!(lasts(&trial, seat.0 + 1), Some(4 * HOUR), "four hours, and no absence any more");
        let outcome = trial.line(&format!("{}: end", if ann { "ann" } else { "ben" }));
        assert!(outcome.contains(": end") && !outcome.contains("is here"), "it is told once: {outcome}");
        turns += u32::from(ann);
    }
    let loaded = Table::load(catalogue(), trial.table().checkpoint(), trial.table().guests()).expect("a checkpoint");
    assert!(loaded.away(Seat(0), trial.now).is_none(), "also after a restart");
    trial.then("ann away 100h");
    assert!(trial.table().away(Seat(0), trial.now).is_some(), "that is another absence");
}

#[test]
fn neither_a_plan_nor_the_clock_nor_a_bot_nor_a_deputy_says_that_somebody_is_there() {
    let is_away = |trial: &Trial| trial.table().away(Seat(0), trial.now).is_some();
    let mut trial = timed("turn");
    trial.then(
        "ann: end
         ann plan end
         ann away 500h
         ben: end",
    );
    assert!(trial.log.iter().filter(|it| matches!(&it.what, pergola::table::What::Acted(_))).count() >= 3, "her plan was played");
    assert!(is_away(&trial), "a plan is no presence");
    let mut trial = timed("turn");
    trial.then(
        "ann: put 1
         ann away 1000h
         until due
         house due",
    );
    while is_away(&trial) && trial.table().waits_for().contains(Seat(0)) {
        trial.then("until due\n house due");
    }
    assert!(is_away(&trial) && !trial.table().waits_for().contains(Seat(0)), "the clock has confirmed it");
    let mut trial = timed("turn");
    trial.then(
        "ann deputy dan
         dan be-deputy 1
         ann away 72h
         dan/1: put 1
         dan/1: end",
    );
    assert!(is_away(&trial), "a deputy is somebody else");
}

#[test]
fn an_absence_that_ends_at_one_table_goes_on_at_another() {
    let mut trial = timed("turn");
    let mut other = timed("turn");
    for it in [&mut trial, &mut other] {
        it.then("ann away 72h");
    }
    trial.then("ann: end");
    assert!(trial.table().away(Seat(0), trial.now).is_none());
    assert!(other.table().away(Seat(0), other.now).is_some());
}

#[test]
fn clocks_stand_for_21_announced_days_and_run_then() {
    let mut trial = timed("turn");
    trial.then("ann away 2160h\n house due => 1 has 4h in 508h");
    assert_eq!((limits::AWAY_STANDS_MILLIS, lasts(&trial, 1)), (21 * DAY, Some(21 * DAY + 4 * HOUR)));
    // Back and away again, with a change and a clock that is set back: no day is had twice.
    trial.then(
        "wait 480h
         ann is back
         house due => 1 has 4h in 4h
         clock -3600000
         ann away 2000h
         house due => 1 has 4h in 28h
         wait 1h
         ann rests UTC 0-1
         ann away 1990h",
    );
    trial.then("house due");
    let clock = trial.table().clock(Seat(0)).expect("it runs").until;
    assert!(clock <= 1_000_000 + 22 * DAY + 6 * HOUR, "{clock}");
}

#[test]
fn the_others_wait_for_three_days_of_an_absence_and_no_longer() {
    let three = "ann open stones 3
         ben join
         cat join
         ann start
         ann away 2000h";
    let mut trial = check(three);
    trial.then(
        "wait 71h
         ben let-bot 1 seat => no: NotAwayYet { seat: Seat(0), until: 260200000 }
         wait 1h
         ben let-bot 1 seat => 2 agrees for 1, !wanted 1
         cat let-bot 1 seat => 3 agrees for 1, 1 voted out for normal, !out 1
         ann back => 1 came back, !back 1",
    );
    let mut trial = check(three);
    trial.then(
        "wait 50h
         ann is back
         wait 23h
         ben let-bot 1 seat => no: NotAwayYet { seat: Seat(0), until: 267400000 }
         wait 1h
         ben let-bot 1 seat => 2 agrees for 1, !wanted 1",
    );
}

#[test]
fn neither_a_stranger_nor_a_restart_begins_a_wait_anew() {
    let mut trial = check(
        "ann open stones 3
         ann time 72h ask
         ben join
         cat join
         ann start
         house called 1
         wait 12h
         dan follow
         house give-back 1h => 1 has 61h in 61h, down since 40600000
         ben ask pause
         cat decline
         wait 6h
         cat deputy eva
         dan unfollow",
    );
    let checkpoint = trial.table().checkpoint();
    let loaded = Table::load(catalogue(), checkpoint.clone(), trial.table().guests()).expect("a checkpoint");
    assert_eq!(loaded.checkpoint(), checkpoint);
    trial.then(
        "wait 5h
         ben let-bot 1 seat => no: NotAwayYet { seat: Seat(0), until: 91000000 }
         wait 2h
         ben let-bot 1 seat => 2 agrees for 1, !wanted 1
         ann ask pause => 1 asks pause, !motion
         cat let-bot 1 seat => no: NotAwayYet { seat: Seat(0), until: 177400000 }",
    );
    assert_eq!(trial.table().missing_for_bot(Seat(0)).len(), 2, "who asks for a pause is there, and nobody's word counts");
}

#[test]
fn that_somebody_is_away_while_the_game_waits_for_them_is_told_once() {
    let mut trial = check(
        "ann open stones 3
         ben join
         cat join
         ann start
         cat away 72h
         house due => no: NotDue
         ann away 72h
         house due => 1 told away, !away 1
         house due => no: NotDue
         ann is back
         house due => no: NotDue
         ann away 80h
         house due => 1 told away, !away 1
         ann: end => 1: end, 1 is here, !turn 2
         ben: end => 2: end, 3 told away, !turn 3",
    );
    let checkpoint = trial.table().checkpoint();
    let loaded = Table::load(catalogue(), checkpoint.clone(), trial.table().guests()).expect("a checkpoint");
    assert_eq!(loaded.checkpoint(), checkpoint);
    trial.then("house due => no: NotDue");
    check(
        "ann open stones 3
         ben join
         cat join
         ann start
         ann deputy dan
         dan be-deputy 1
         ann away 72h
         house due => 1 calls the deputy in 1, !deputy called 1
         house due => no: NotDue
         ann end-deputy 1 => 1 has no deputy by seat, !no deputy 1 dan
         house due => 1 told away, !away 1",
    );
    check(
        "ann open stones 2
         ben join
         ann start
         ben resign
         ann away 72h
         house due => no: NotDue",
    );
}

#[test]
fn nobody_is_waited_for_while_the_program_is_down() {
    let three = "ann open stones 3
         ben join
         cat join
         ann start";
    let mut trial = check(three);
    trial.then(
        "wait 30h
         house give-back 59s => no: NotDue
         house give-back 25h => down since 19000000
         ben let-bot 1 seat => no: NotAwayYet { seat: Seat(0), until: 177400000 }
         house give-back 0h => no: NotDue
         wait 18h
         ben let-bot 1 seat => no: NotAwayYet { seat: Seat(0), until: 177400000 }
         wait 1h
         ben let-bot 1 seat => 2 agrees for 1, !wanted 1",
    );
    let mut trial = check(three);
    // However often it is down: what came between two stops counts, and no more than a minute of each stop.
    trial.then(&"wait 62m\n house give-back 1m\n".repeat(23));
    trial.then(
        "ben let-bot 1 seat => no: NotAwayYet { seat: Seat(0), until: 87880000 }
         wait 22m
         ben let-bot 1 seat => 2 agrees for 1, !wanted 1",
    );
    let mut trial = check(three);
    trial.then(
        "ann away 2000h
         wait 80h
         house give-back 20h => down since 217000000
         ben let-bot 1 seat => no: NotAwayYet { seat: Seat(0), until: 332200000 }
         wait 12h
         ben let-bot 1 seat => 2 agrees for 1, !wanted 1",
    );
    check(
        "ann open stones 2
         ben join
         ann start
         ben resign
         wait 1h
         house give-back 1h => no: NotDue",
    );
}

#[test]
fn a_wait_stands_in_pauses_votes_and_quiet_hours_and_while_others_are_waited_for() {
    let three = "ann open stones 3
         ben join
         cat join
         ann start
         wait 20h";
    let mut trial = check(three);
    trial.then(
        "ben ask pause
         cat agree
         ann agree => 1 agrees, paused, !paused
         wait 100h
         ben let-bot 1 seat => no: NotAway
         ben ask resume
         cat agree
         ann agree
         wait 23h
         ben let-bot 1 seat => no: NotAwayYet { seat: Seat(0), until: 519400000 }
         wait 1h
         ben let-bot 1 seat",
    );
    let mut trial = check(three);
    trial.then(
        "ann rests UTC 22-8
         wait 4h
         ben let-bot 1 seat => no: NotAwayYet { seat: Seat(0), until: 123400000 }",
    );
    let mut trial = check(
        "ann open stones 3
         ben join
         cat join
         ann start
         ann: end
         wait 20h
         ben: end
         wait 23h
         ann let-bot 3 seat => no: NotAwayYet { seat: Seat(2), until: 159400000 }",
    );
    trial.then("wait 1h\n ann let-bot 3 seat => 1 agrees for 3, !wanted 3");
}

#[test]
fn a_table_of_old_that_has_noted_nothing_waits_since_its_last_entry() {
    let mut trial = check(
        "ann open stones 3
         ben join
         cat join
         ann start
         wait 20h",
    );
    trial.tamper(|checkpoint| {
        checkpoint.as_object_mut().and_then(|it| it.remove("wait"));
        checkpoint["form"] = 2.into();
    });
    trial.then(
        "dan follow
         ben let-bot 1 seat => no: NotAwayYet { seat: Seat(0), until: 87400000 }
         wait 4h
         ben let-bot 1 seat => 2 agrees for 1, !wanted 1",
    );
}
