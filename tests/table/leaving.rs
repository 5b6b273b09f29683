//! While the game is played: resigning, coming back, closing.

use pergola::{
    engine::{Seat, Viewer},
    table::{ClosedBecause, Phase},
};

use crate::{Trial, check};

const THREE: &str = "ann open stones 3
    ben join
    cat join
    ann start";

fn three(script: &str) -> Trial {
    let mut trial = check(THREE);
    trial.then(script);
    trial
}

#[test]
fn a_bot_plays_for_whoever_resigned() {
    let mut trial = three(
        "dan resign => no: NotSeated
         ann: put 1
         ann resign => 1 resigned to normal, !left 1
         ann resign => no: Resigned
         ann: end => no: Resigned
         ann undo => no: Resigned
         ann close => no: Resigned
         ann join => no: AlreadySeated { seat: Seat(0) }",
    );
    assert_eq!(trial.table().bot_to_act(), Some((Seat(0), "normal", 3)));
    assert_eq!(trial.table().people().len(), 2);
    trial.then("bots");
    assert!(trial.table().waits_for().contains(Seat(1)));
}

#[test]
fn they_come_back_at_once_when_the_bot_has_not_begun() {
    let mut trial = three(
        "ann back => no: NotResigned
         dan back => no: NotSeated
         ann: put 1
         ann resign
         ann back => 1 came back, !back 1
         bot/1: end => no: NotSeated
         ann undo => 1 took back 1
         ann: end => 1: end, !turn 2
         cat resign
         cat back",
    );
    assert_eq!(trial.table().bot_to_act(), None);
    trial.then("cat resign");
    assert_eq!(trial.table().seats()[2].bot.as_ref().map(|it| it.name), Some(1));
}

#[test]
fn they_come_back_when_the_bot_has_ended_its_turn() {
    let trial = three(
        "ann resign
         bot/1: put 1
         ann back => 1 came back, !back 1
         ann back => no: NotResigned
         ann: end => no: Resigned
         ann undo => no: Resigned
         bot/1: end => 1: end, !turn 2
         ben: end
         cat: end => 3: end, !turn 1 2 3
         ann: give 1 => 1: give 1",
    );
    assert_eq!(trial.table().people().len(), 3);
}

#[test]
fn who_comes_back_may_go_again() {
    let trial = three(
        "ann resign
         bot/1: put 1
         ann back
         ann resign => 1 resigned to normal, !left 1
         bot/1: end => 1: end, !turn 2",
    );
    assert!(!trial.table().people().contains(Seat(0)));
}

#[test]
fn a_table_nobody_is_left_at_is_closed() {
    let trial = three(
        "ann resign
         cat resign
         ben resign => 2 resigned to normal, closed Deserted, !closed
         ben back => no: Ended",
    );
    assert_eq!(trial.table().phase(), Phase::Closed(ClosedBecause::Deserted));
    assert_eq!(trial.table().bot_to_act(), None);
}

#[test]
fn whoever_is_coming_back_has_not_left() {
    three(
        "ann resign
         bot/1: put 1
         ann back
         cat resign
         ben resign => 2 resigned to normal, !left 2
         bot/1: end => 1: end",
    );
}

#[test]
fn a_moderator_closes_any_table() {
    three("dan close => no: NotSeated");
    three("mia close => closed Moderator, !closed");
    three("house close => closed Moderator, !closed");
}

#[test]
fn all_people_together_close_a_table() {
    let trial = three(
        "ann close => 1 votes, !vote 1
         ann close => no: WaitsForVotes { missing: {1, 2} }
         cat close => 3 votes, !vote 3
         ben close => 2 votes, closed Agreed, !closed
         ann: end => no: Ended",
    );
    assert_eq!(trial.table().phase(), Phase::Closed(ClosedBecause::Agreed));
}

#[test]
fn whoever_plays_on_withdraws_their_vote() {
    let trial = three(
        "ann close
         ben close
         ann: put 1
         cat close => 3 votes, !vote 3",
    );
    assert_eq!(trial.table().missing_votes().iter().collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(trial.table().votes_to_close().len(), 2);
}

#[test]
fn those_who_resign_do_not_vote() {
    three(
        "ann close
         ben resign
         cat close => 3 votes, closed Agreed, !closed",
    );
    three(
        "ann close
         cat close
         ben resign => 2 resigned to normal, closed Agreed, !closed",
    );
}

#[test]
fn a_bot_that_was_beaten_to_its_decision_is_told() {
    three(
        "ann resign
         bot/1#2: put 1 => 1: put 1
         bot/1#2: put 1 => no: Stale { decision: 3 }",
    );
}

#[test]
fn a_vote_to_close_can_be_taken_back() {
    three(
        "ann play-on => no: NotVoted
         ann close => 1 votes, !vote 1
         cat close => 3 votes, !vote 3
         ann play-on => 1 plays on, !unvote 1
         ben close => 2 votes, !vote 2
         ann close => 1 votes, closed Agreed, !closed",
    );
}

#[test]
fn who_comes_back_hears_what_the_bot_did() {
    let mut trial = three(
        "ann: end
         ben: end
         cat: end
         ann: end
         ben: end
         ann resign",
    );
    trial.then("cat: end");
    trial.then("bots");
    trial.then("ann back => 1 came back, !back 1");
    let told = trial.table().last_turn(Viewer::Seat(Seat(0)));
    assert!(told.iter().any(|story| story.seat == Seat(0) && story.bot), "{told:?}");
}
