//! Seats that change hands: offers that end, whoever is asked first, and substitutes that are sought.

use pergola::{
    engine::Seat,
    table::{Phase, limits},
};

use super::{Trial, check};

fn three() -> Trial {
    check(
        "ann open stones 3
         ben join
         cat join
         ann start",
    )
}

/// Cat was voted out.
fn without_cat() -> Trial {
    let mut trial = three();
    trial.then(
        "ann: end
         ben: end
         wait 24h
         ann let-bot 3 seat
         ben let-bot 3 seat => 2 agrees for 3, 3 voted out for normal, !out 3",
    );
    trial
}

#[test]
fn an_offer_ends_when_the_seats_person_is_back_and_nobody_votes_about_their_own() {
    let mut trial = three();
    trial.then(
        "cat resign
         ann offer 3 dan => 1 asks seat 3, !motion
         cat agree => no: Resigned
         cat back => 3 came back, impossible, !back 3, !dropped
         cat resign
         ben agree => no: Motion(NoMotion)
         dan take-over => no: Motion(NotOffered)
         ann offer 3 dan
         ben agree => 2 agrees, 3 for dan, !offered 3 dan
         cat back => 3 came back, !back 3
         cat resign
         dan take-over => no: Motion(NotOffered)",
    );
}

#[test]
fn whoever_was_voted_out_is_asked_first() {
    let mut trial = without_cat();
    trial.then(
        "ann offer 3 dan
         ben agree => 2 agrees, 3 for dan, !offered 3 dan
         wait 23h
         dan take-over => no: Motion(AskedFirst { seat: Seat(2), from: 173800000 })
         cat back => 3 came back, !back 3
         wait 2h
         dan take-over => no: Motion(NotOffered)",
    );
    let mut trial = without_cat();
    trial.then(
        "ann offer 3 dan
         ben agree
         wait 24h
         dan take-over => dan takes 3, !took 3
         cat back => no: NotSeated",
    );
    let mut trial = without_cat();
    trial.then(
        "cat offer 3 dan => 3 for dan, !offered 3 dan
         dan take-over => dan takes 3, !took 3",
    );
    assert_eq!(limits::ASKED_FIRST_MILLIS, 24 * 3_600_000);
}

#[test]
fn two_offers_for_one_seat_or_person_do_not_stand() {
    let mut trial = three();
    trial.then(
        "ben offer 2 dan => 2 for dan, !offered 2 dan
         ben offer 2 eva => no: Motion(OfferedAlready { seat: Seat(1), until: 260200000 })
         ann offer 1 dan => no: Motion(OfferedAlready { seat: Seat(1), until: 260200000 })
         cat resign
         ann offer 3 dan => no: Motion(OfferedAlready { seat: Seat(1), until: 260200000 })
         ann offer 3 eva
         ann offer 1 eva => 1 for eva, impossible, !offered 1 eva
         ben agree => no: Motion(NoMotion)
         eva take-over => eva takes 1, !took 1",
    );
    let mut trial = three();
    trial.then(
        "ben offer 2 dan
         wait 72h
         ben offer 2 eva => 2 for eva, !offered 2 eva
         dan take-over => no: Motion(NotOffered)",
    );
}

#[test]
fn ones_own_offer_is_taken_back() {
    let mut trial = three();
    trial.then(
        "ben keep => no: Motion(NothingOffered)
         ben offer 2 dan
         ann keep => no: Motion(NothingOffered)
         dan keep => no: NotSeated
         ben keep => 2 kept, !kept 2
         ben keep => no: Motion(NothingOffered)
         dan take-over => no: Motion(NotOffered)
         ben offer 2 eva => 2 for eva, !offered 2 eva",
    );
}

#[test]
fn whoever_presses_first_takes_a_seat_that_is_given_up() {
    let mut trial = three();
    trial.then(
        "ben seek 1 => no: Motion(NotVacant)
         dan seek 1 => no: NotSeated
         ben seek 9 => no: Motion(NotVacant)
         ben seek 2 => 2 seeks for 2, !sought 2
         ben seek 2 => no: Motion(SoughtAlready { until: 605800000 })
         ann substitute 2 => no: AlreadySeated { seat: Seat(0) }
         ben substitute 2 => no: AlreadySeated { seat: Seat(1) }
         dan#3 substitute 2 => no: Motion(NotSought)
         dan substitute 2 => dan takes 2, !took 2
         eva substitute 2 => no: Motion(NotSought)
         dan substitute 2 => no: AlreadySeated { seat: Seat(1) }",
    );
    assert!(trial.table().search(Seat(1)).is_none());
}

#[test]
fn about_a_bots_seat_the_others_vote_and_then_it_is_theirs_at_once() {
    let mut trial = three();
    trial.then(
        "cat resign
         ann seek 3 => 1 seeks for 3, !sought 3
         ben seek-none 3 => no: Motion(NotSought)
         dan substitute 3 => 1 asks seat 3, !motion
         eva substitute 3 => no: Motion(MotionOpen { by: Seat(0) })
         ben decline => declined { seat: seat(1) }, !dropped
         dan substitute 3 => no: Motion(NotWanted)
         eva substitute 3 => 1 asks seat 3, !motion
         ben agree => 2 agrees, eva takes 3, !took 3",
    );
    assert_eq!((trial.table().people().len(), trial.table().motion()), (3, None));
    // Somebody who was voted out is asked first all the same.
    let mut trial = without_cat();
    trial.then(
        "ann seek 3
         dan substitute 3
         ben agree => 2 agrees, 3 for dan, !offered 3 dan
         dan take-over => no: Motion(AskedFirst { seat: Seat(2), from: 173800000 })
         wait 24h
         dan take-over => dan takes 3, !took 3",
    );
}

#[test]
fn a_search_ends_when_nobody_presses_the_person_is_back_or_whoever_wished_for_it_has_gone() {
    let mut trial = three();
    trial.then(
        "ben seek 2
         wait 167h
         house due => no: NotDue
         wait 1h
         dan substitute 2 => no: Motion(NotSought)
         house due => no search for 2 by lapsed, !no search 2
         ben seek 2
         ben seek-none 2 => no search for 2 by withdrawn, !no search 2
         dan substitute 2 => no: Motion(NotSought)",
    );
    let mut trial = three();
    trial.then(
        "cat resign
         ann seek 3
         dan substitute 3
         cat back => 3 came back, impossible, !back 3, !dropped
         dan substitute 3 => no: Motion(NotSought)
         cat resign
         ann seek 3
         ann resign => 1 resigned to normal, no search for 3 by withdrawn, !left 1, !no search 3",
    );
    let mut trial = three();
    trial.then("ben seek 2\n mia close");
    assert!(matches!(trial.table().phase(), Phase::Closed(_)));
    trial.then("dan substitute 2 => no: Ended");
    assert_eq!(limits::SOUGHT_MILLIS, 7 * 24 * 3_600_000);
}

#[test]
fn who_has_seen_another_hand_asks_for_no_seat_and_a_pause_ends_no_search() {
    let mut trial = three();
    trial.then(
        "ann deputy dan
         dan be-deputy 1
         ben seek 2
         dan substitute 2 => no: Deputy(KnowsAnother)
         ben ask pause
         ann agree
         cat agree => 3 agrees, paused, !paused
         eva substitute 2 => eva takes 2, !took 2
         eva ask resume",
    );
    assert!(trial.table().is_paused());
}

#[test]
fn so_many_ask_in_vain_and_no_more() {
    let mut trial = three();
    trial.then("cat resign\n ann seek 3");
    for number in 1..limits::UNWANTED {
        trial.then(&format!("p{number} substitute 3\n ben decline => declined {{ seat: seat(1) }}, !dropped"));
    }
    let outcome = {
        trial.then("dan substitute 3");
        trial.line("ben decline")
    };
    assert!(outcome.contains("no search for 3 by withdrawn"), "{outcome}");
    trial.then("eva substitute 3 => no: Motion(NotSought)");
}
