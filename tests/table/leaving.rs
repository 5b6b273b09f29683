//! While the game is played: resigning, coming back, closing.

use pergola::{
    chat,
    engine::{Seat, Viewer},
    table::{ClosedBecause, Notice, NoticeKind, Phase},
};

use super::{Trial, check};

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
         ben resign => 2 resigned to normal, !left 2
         cat close => closed Agreed, !closed",
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
fn who_plays_on_instead_of_closing_hides_no_card_of_the_game() {
    three(
        "ann: put 1
         ann close => 1 votes, !vote 1
         ann: put 2 => 1: put 2
         ann close => 1 votes, !vote 1
         ann: end => 1: end, !turn 2",
    );
    three(
        "ben plan put 1
         ben plan end
         ben close => 2 votes, !vote 2
         ann: end => 1: end, 2: put 1, 2: end, !turn 3",
    );
    check(
        "ann open stones 2
         ann time 24h ask
         ben join
         ann start
         house called 1
         ann: put 2
         ann close => 1 votes, !vote 1
         wait 24h
         house due => 1 reminded, !reminder 1
         house due => 1 over, confirmed, 1: end, 1 keeps 0h, !turn 2
         house called 2 => 2 has 24h in 24h",
    );
    let trial = check(
        "ann open stones 2
         ben join
         ann start
         ann: end
         ben: end
         ben: end
         ann: end
         ann: end
         ben: end
         ben: end
         ann close => 1 votes, !vote 1
         ann: end => 1: end, !over",
    );
    assert_eq!(trial.table().phase(), Phase::Over);
}

#[test]
fn a_table_whose_last_person_leaves_the_server_waits_for_them() {
    let trial = three(
        "cat resign
         ben resign
         house departed 3 => no: NotDue
         house departed 1 => 1 departed, !departed 1
         house departed 1 => no: NotDue",
    );
    assert_eq!(trial.table().phase(), Phase::Playing);
}

#[test]
fn of_a_departure_nobody_is_left_to_hear_of_nobody_is_asked_anything() {
    let mut trial = check(
        "ann open alhambra 2
         ben join
         ann start
         house departed 1",
    );
    let departed = |trial: &Trial| {
        let (table, revision) = (trial.table().id(), trial.table().revision());
        let notice = Notice { table, revision, kind: NoticeKind::Departed { seat: Seat(0) }, told: None };
        chat::cards::card(trial.table(), &notice, trial.now).expect("it is told")
    };
    let asked = departed(&trial);
    assert!(asked.ping.len() == 1 && asked.text.contains("a bot plays on"), "{}", asked.text);
    trial.then("ben resign");
    let told = departed(&trial);
    assert!(told.ping.is_empty() && told.text.contains("nobody else plays here"), "{}", told.text);
    assert!(!told.text.contains("a bot plays on"), "{}", told.text);
}

#[test]
fn who_leaves_while_a_bot_stands_in_does_not_get_the_seat_back_with_the_turn() {
    let mut trial = check(
        "ann open stones 2
         ann time 10h turn
         ben join
         ann start
         house called 1
         wait 10h
         house due
         house due",
    );
    assert!(trial.table().stood_in().contains(Seat(0)));
    trial.then(
        "ann resign
         bot/1: end",
    );
    assert!(trial.table().seats()[0].bot.is_some() && !trial.table().present().contains(Seat(0)));
    trial.then("ann back");
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
