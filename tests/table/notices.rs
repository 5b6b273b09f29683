//! Which cards a table asks for.

use pergola::table::NoticeKind;

use super::check;

#[test]
fn nobody_is_pinged_for_what_bots_do_on_their_own() {
    let mut trial = check(
        "ann open stones 3
         ann bot random
         ann bot random
         ann start => started 3, !turn 1
         ann: put 1 => 1: put 1
         ann: end => 1: end",
    );
    let mut kinds = Vec::new();
    while trial.bot().is_some() {
        kinds.extend(trial.commit.iter().flat_map(|it| &it.notices).map(|it| it.kind.clone()));
    }
    assert_eq!(kinds.len(), 1, "{kinds:?}");
    assert!(matches!(kinds[0], NoticeKind::Turn { ping } if ping.len() == 1));
}

#[test]
fn a_scoring_round_is_posted_when_bots_play_on() {
    let mut trial = check(
        "ann open stones 3
         ben join
         cat join
         ann start
         ann resign
         ann back
         ann: end
         ben: end
         cat: end
         ann resign => 1 resigned to normal, !left 1",
    );
    trial.then(
        "bot/1: end => 1: end
         ben: end => 2: end
         cat: end => 3: end, !scoring
         bot/1: end => 1: end, !turn 2",
    );
}

#[test]
fn a_scoring_round_that_waits_for_a_person_is_one_card() {
    check(
        "ann open stones 2
         ben join
         ann start
         ann: end => 1: end, !turn 2
         ben: end => 2: end, !turn 1 2
         ben: end => 2: end
         ann: end => 1: end, !turn 1",
    );
}

#[test]
fn whoever_takes_their_seat_back_is_not_pinged() {
    check(
        "ann open stones 2
         ben join
         ann start
         ann resign
         ann back => 1 came back, !back 1",
    );
}

#[test]
fn who_returned_while_a_bot_played_is_pinged_at_their_turn() {
    check(
        "ann open stones 2
         ben join
         ann start
         ann resign
         bot/1: put 1
         ann back
         bot/1: end => 1: end, !turn 2
         ben: end => 2: end, !turn 1 2",
    );
}

#[test]
fn bots_that_begin_are_told_with_the_first_card() {
    let mut trial = check(
        "ann open stones 3
         ann bot random
         ben join
         ann leave
         ben start => started 2",
    );
    trial.then("bots");
    assert!(trial.commit.is_some_and(|it| matches!(it.notices[0].kind, NoticeKind::Turn { .. })));
}
