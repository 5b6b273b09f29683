//! Plans: turns chosen before they come, of which the first that is possible is played when they come.

use pergola::{
    engine::{AnyState, Chance, END, Seat, Viewer},
    table::{Obstacle, Plan, PlanEnd, Table, What, limits},
};
use serde_json::{Value, json};

use super::{
    THREE, TWO, Trial, check,
    driver::{catalogue, choices},
};

fn playing(who: &str, script: &str) -> Trial {
    let mut trial = check(who);
    trial.then(script);
    trial
}

/// The turns of a seat's plan, as notations.
fn turns(table: &Table, seat: u8) -> Vec<Vec<String>> {
    let turns = table.plan(Seat(seat)).map(Plan::turns).unwrap_or_default();
    turns.iter().map(|turn| turn.actions().map(str::to_owned).collect()).collect()
}

fn end(table: &Table, seat: u8) -> Option<PlanEnd> {
    table.plan(Seat(seat)).and_then(Plan::end)
}

/// Why the first planned turn of a seat cannot be played.
fn obstacle(table: &Table, seat: u8) -> Option<Obstacle> {
    let turn = table.plan(Seat(seat))?.turns().first()?;
    table.prospect(Seat(seat), turn).ok()?.obstacle
}

#[test]
fn a_plan_is_played_when_its_turn_begins_and_the_next_one_is_pinged() {
    let mut trial = playing(
        THREE,
        "ben plan put 2 =>
         ben plan end =>
         ann: put 1
         ann: end => 1: end, 2: put 2, 2: end, !turn 3",
    );
    assert_eq!(trial.shown(Viewer::Everyone)["heaps"], json!([[1], [2], []]));
    assert_eq!((turns(trial.table(), 1), end(trial.table(), 1)), (vec![], Some(PlanEnd::Played(2))));
    let told: Vec<u8> = trial.table().last_turn(Viewer::Seat(Seat(2))).iter().map(|it| it.seat.0).collect();
    assert_eq!(told, [0, 1], "who comes next is told of both turns");
    trial.then("ben undo => no: NothingToTakeBack");
}

#[test]
fn the_first_turn_that_is_possible_is_played() {
    let mut trial = playing(
        TWO,
        "ben plan put 1
         ben plan end
         ben plan put 2
         ben plan put 3
         ben plan end
         ann: put 1",
    );
    assert_eq!(turns(trial.table(), 1), [vec!["put 1", "end"], vec!["put 2", "put 3", "end"]]);
    assert_eq!(trial.line("ann: end"), "1: end, 2: put 1, 2: end, !turn 1 2", "then both give");
}

#[test]
fn where_none_is_possible_the_seat_is_called_and_can_hear_why() {
    // The breach of ben's neighbour forbids stones to everybody.
    let mut trial = playing(
        THREE,
        "ben plan put 1
         ben plan put 2
         ben plan end
         cat: breach
         ann: end => 1: end, !turn 2",
    );
    assert_eq!(end(trial.table(), 1), Some(PlanEnd::NotPlayed(2)));
    assert!(matches!(obstacle(trial.table(), 1), Some(Obstacle::Refused(_))));
    trial.then("ben: draw");
    assert_eq!((turns(trial.table(), 1), end(trial.table(), 1)), (vec![], None), "who plays has heard it");
}

#[test]
fn several_plans_in_a_row_are_played_in_one_decision_and_each_turn_is_kept() {
    let mut trial = playing(
        THREE,
        "ben plan put 2
         ben plan end
         cat plan put 3
         cat plan end
         ann: end => 1: end, 2: put 2, 2: end, 3: put 3, 3: end, !turn 1 2 3",
    );
    let commit = trial.commit.take().expect("ann ended her turn");
    let passed: Vec<(u64, u32)> = commit
        .passed
        .iter()
        .map(|it| {
            let table = Table::load(catalogue(), it.checkpoint.clone(), trial.table().guests()).expect("a checkpoint");
            assert!(table.plan(Seat(0)).is_none() && table.revision() == commit.entries[0].seq + it.after);
            (it.after, table.turns())
        })
        .collect();
    assert_eq!(passed, [(1, 2), (3, 3)], "the boards of turns that were begun and ended at once");
    assert!(commit.begins_turn);
    let by: Vec<_> = commit.entries.iter().map(|it| it.by).collect();
    assert!(by[0] != by[1] && by[1] == by[2] && by[2] != by[3] && by.iter().all(Option::is_some), "each is its own seat's");
}

#[test]
fn luck_ends_a_planned_turn_and_its_person_goes_on() {
    let mut trial = playing(
        THREE,
        "ben plan draw
         ben plan put 1",
    );
    assert_eq!(turns(trial.table(), 1), [["draw"], ["put 1"]], "after luck another turn is planned");
    trial.then("ann: end => 1: end, 2: draw, !turn 2");
    assert_eq!(trial.table().pending_actions(Seat(1)), 1);
    trial.then(
        "ben undo => no: UndoClosed
         ben: put 3
         ben: end => 2: end, !turn 3",
    );
}

#[test]
fn a_turn_that_was_not_planned_to_its_end_is_not_played() {
    let mut trial = playing(
        THREE,
        "ben plan put 1
         ann: end => 1: end, !turn 2",
    );
    assert_eq!((end(trial.table(), 1), obstacle(trial.table(), 1)), (Some(PlanEnd::NotPlayed(2)), Some(Obstacle::Unfinished)));
    assert_eq!(turns(trial.table(), 1), [["put 1"]], "what was chosen is not lost without a word");
    assert_eq!(trial.line("ben plan end"), "no: TurnHasBegun");
}

#[test]
fn old_numbers_change_nothing_and_a_plan_is_cancelled_by_one_command() {
    let mut trial = playing(
        THREE,
        "ben#0 plan put 1 =>
         ben#0 plan put 1 => no: Stale { decision: 1 }
         ben#1 plan end =>
         ben#1 unplan => no: Stale { decision: 2 }
         ben#2 unplan =>
         ben#3 plan put 2 =>
         ben#4 plan-asks on =>
         ben#5 plan-cancel =>
         ben#5 plan-cancel => no: Stale { decision: 6 }
         ben unplan => no: NothingToTakeBack
         ann: end => 1: end, !turn 2",
    );
    assert_eq!((turns(trial.table(), 1), end(trial.table(), 1)), (vec![], None));
    trial.then("ben#6 plan put 1 => no: TurnHasBegun");
}

#[test]
fn only_who_plays_there_and_is_not_waited_for_plans() {
    let mut trial = playing(
        THREE,
        "ann plan put 1 => no: TurnHasBegun
         dan plan put 1 => no: NotSeated
         house plan put 1 => no: NotSeated
         ben plan put 4 => no: Illegal(Refused(Text { id: \"stones-too-many\", args: [(\"stones\", Number(4))] }))
         ben plan dance => no: Illegal(Unreadable(Unreadable { what: \"dance\", why: \"expected put, draw, peek, wave, plan, give or end\" }))
         ben resign
         ben plan put 1 => no: Resigned",
    );
    for text in ["x".repeat(1_000_000), "\u{202e}".repeat(5000), "put 1".repeat(300)] {
        assert!(trial.line(&format!("cat plan {text}")).starts_with("no: Illegal("));
    }
    let mut lobby = check("ann open stones 2");
    assert_eq!(lobby.line("ann plan put 1"), "no: NotStarted");
}

#[test]
fn a_plan_goes_with_its_seat_and_its_game() {
    let mut trial = playing(
        THREE,
        "ben plan put 1
         ben plan end
         ben resign
         ben back
         ann: end => 1: end, !turn 2",
    );
    assert!(turns(trial.table(), 1).is_empty());
    trial.then(
        "cat plan put 1
         cat plan end
         mia close",
    );
    assert!(turns(trial.table(), 2).is_empty());
}

#[test]
fn a_plan_made_upon_what_was_undone_is_cleared() {
    let mut trial = playing(
        THREE,
        "ann: end
         ben: end
         ann plan put 1
         ann plan end",
    );
    let turn = trial.shown(Viewer::Everyone)["turn"].clone();
    trial.tamper(|checkpoint| checkpoint["play"]["settled"]["turn"] = json!(turn.as_u64().expect("a turn") - 1));
    trial.then("cat: put 1");
    assert!(turns(trial.table(), 0).is_empty());
}

#[test]
fn nobody_else_learns_of_a_plan_from_what_is_shown_or_logged() {
    let script = |planned: bool| {
        let mut trial = check(THREE);
        if planned {
            trial.then("ben plan put 2\nben plan end\nben plan draw\nben plan-asks off");
        }
        let before: Vec<Value> = [Viewer::Everyone, Viewer::Seat(Seat(0))].map(|viewer| trial.shown(viewer)).to_vec();
        trial.then("ann: put 1\nann: end");
        if !planned {
            trial.then("ben: put 2\nben: end");
        }
        let log: Vec<Value> = trial
            .log
            .iter()
            .map(|entry| {
                let mut entry = serde_json::to_value(entry).expect("plain data");
                entry["at"] = Value::Null;
                entry
            })
            .collect();
        let shown: Vec<Value> = [Viewer::Everyone, Viewer::Seat(Seat(2))].map(|viewer| trial.shown(viewer)).to_vec();
        let told = format!("{:?}", trial.table().stories(Viewer::Everyone));
        (before, log, shown, told)
    };
    assert_eq!(script(true), script(false));
}

#[test]
fn a_turn_that_a_plan_or_the_clock_played_is_nobodys_presence() {
    let marks = |trial: &Trial| {
        let table = trial.table();
        (table.is_bot_wanted(Seat(1)), table.departed().contains(Seat(1)), table.votes_to_close().contains(Seat(1)))
    };
    let asked = "ben close
         house departed 2
         cat let-bot 2 seat";
    let mut planned = playing(THREE, "ben plan put 1\nben plan end");
    planned.then(asked);
    planned.then("ann: end => 1: end, 2: put 1, 2: end, !turn 3");
    assert_eq!(marks(&planned), (true, true, true), "a plan is nobody's presence");
    let mut himself = playing(THREE, "");
    himself.then(asked);
    himself.then("ann: end\nben: put 1");
    assert_eq!(marks(&himself), (false, false, false), "who plays is there");
    let mut clock = check(
        "ann open stones 3
         ben join
         cat join
         ann time 24h ask
         ann start
         ann: end
         house called 2
         ben: put 1",
    );
    clock.then(asked);
    clock.then("wait 24h");
    while clock.table().waits_for().contains(Seat(1)) {
        clock.then("house due");
    }
    assert_eq!(marks(&clock), (true, true, true), "nor is the clock");
    let told = clock.table().stories(Viewer::Everyone);
    assert!(told.last().is_some_and(|it| it.timed_out && !it.bot && it.deputy.is_none()), "{told:?}");
}

#[test]
fn a_plan_that_was_played_has_not_begun_the_turn_again_that_was_undone() {
    let mut trial = check(
        "ann open stones 2
         ben join
         ann start
         ben plan put 1
         ben plan end
         ann: end
         ben ask undo
         ann agree",
    );
    assert!(trial.table().waits_for().contains(Seat(1)));
    assert_eq!(end(trial.table(), 1), None, "it is not the plan that goes on");
    trial.then("ben: put 2");
}

#[test]
fn a_planned_turn_takes_no_time() {
    let mut trial = check(
        "ann open stones 3
         ben join
         cat join
         ann time 24h turn
         ann start
         house called 1
         ben plan put 1
         ben plan end",
    );
    trial.then("ann: end => 1: end, 2: put 1, 2: end, 1 keeps 0h, !turn 3");
    assert!(trial.table().clock(Seat(1)).is_none());
    trial.then("house called 2 => no: NotDue");
}

#[test]
fn who_wants_to_be_asked_is_when_something_has_changed() {
    let same = playing(
        THREE,
        "ben plan put 1\nben plan end\nben plan-asks on\nann: put 3\nann: end => 1: end, 2: put 1, 2: end, !turn 3",
    );
    assert_eq!(end(same.table(), 1), Some(PlanEnd::Played(2)), "ann's stones change nothing of what ben can do");
    // A breach leaves ben less to choose from; ending the turn is still possible.
    let changed = playing(THREE, "ben plan end\nben plan-asks on\ncat: breach\nann: end => 1: end, !turn 2");
    assert_eq!(obstacle(changed.table(), 1), Some(Obstacle::Changed));
    playing(THREE, "ben plan end\ncat: breach\nann: end => 1: end, 2: end, !turn 3");
}

#[test]
fn a_plan_has_a_limit() {
    let mut trial = check(THREE);
    for _ in 0..limits::PLANNED_TURNS {
        trial.then("ben plan put 1\nben plan end");
    }
    trial.then("ben plan put 1 => no: PlanFull");
    let mut long = playing(THREE, "ben plan put 1\nben plan end");
    long.tamper(|checkpoint| {
        let plan = checkpoint["plans"].as_array_mut().expect("plans").first_mut().expect("ben's");
        // What it is called does not count.
        plan["turns"][0]["actions"][0].as_object_mut().expect("an action").remove("said");
        let bytes = plan["turns"].to_string().len();
        plan["turns"][0]["actions"][0]["action"] = json!("x".repeat("put 1".len() + limits::PLAN_BYTES - bytes));
    });
    long.then("ben plan put 1 => no: PlanFull");
}

#[test]
fn a_plan_that_cannot_be_read_any_more_is_asked_about() {
    let mut trial = playing(THREE, "ben plan put 1\nben plan end");
    trial.tamper(|checkpoint| {
        let plan = checkpoint["plans"].as_array_mut().expect("plans").first_mut().expect("ben's");
        plan["turns"][0]["actions"][0]["action"] = json!("hop 1");
    });
    trial.then("ann: end => 1: end, !turn 2");
    assert!(matches!(obstacle(trial.table(), 1), Some(Obstacle::Refused(_))));
    let mut other = playing(THREE, "ben plan put 1\nben plan end");
    other.tamper(|checkpoint| {
        let plan = checkpoint["plans"].as_array_mut().expect("plans").first_mut().expect("ben's");
        plan["turns"][0]["actions"][0]["deed"] = json!(1);
    });
    other.then("ann: end => 1: end, !turn 2");
    assert_eq!(obstacle(other.table(), 1), Some(Obstacle::AnotherDeed), "the same words, and something else comes of them");
}

#[test]
fn in_a_full_log_nothing_is_played_by_plan() {
    let mut trial = playing(THREE, "ben plan put 1\nben plan end");
    trial.tamper(|checkpoint| checkpoint["revision"] = (limits::ENTRIES_WITH_UNDO - 1).into());
    trial.then("ann: end => 1: end, !turn 2");
    assert_eq!(end(trial.table(), 1), Some(PlanEnd::NotPlayed(2)));
}

/// Plays a game of three at random, in which everybody plans at random all the time: every plan is played as it was made, or
/// its seat is called. How many were played.
fn play_by_plans(game: &str, seed: u64) -> usize {
    let mut trial = check(&format!("ann open {game} 3"));
    trial.then("ben join\ncat join\nann start");
    trial.replays = false;
    let mut luck = Chance::silent(seed);
    let mut played = 0;
    for _ in 0..400 {
        let table = trial.table().clone();
        let Some(seat) = table.waits_for().iter().next() else { break };
        let name = |seat: Seat| ["ann", "ben", "cat"][seat.index()];
        for other in Seat::all(3).filter(|it| *it != seat) {
            if luck.below(3) == 0 {
                continue;
            }
            if luck.below(8) == 0 {
                trial.line(&format!("{} plan-cancel", name(other)));
            }
            for _ in 0..6 {
                let Some(state) = planning(trial.table(), other) else { break };
                let listed = state.without_asides(other);
                let action = listed.iter().find(|it| *it == END).filter(|_| luck.below(2) == 0);
                let action = action.unwrap_or(&listed[luck.below(listed.len() as u32) as usize]);
                let outcome = trial.line(&format!("{} plan {action}", name(other)));
                assert!(["", "no: PlanFull"].contains(&outcome.as_str()), "{game}: {action}: {outcome}");
            }
        }
        let listed = choices(trial.table(), seat);
        let action = listed.iter().find(|it| *it == END).unwrap_or(&listed[luck.below(listed.len() as u32) as usize]).clone();
        let planned: Vec<_> = (0..3).map(|seat| turns(trial.table(), seat)).collect();
        trial.then(&format!("{}: {action}", name(seat)));
        let commit = trial.commit.take().expect("it was played");
        let mut by_seat = vec![Vec::new(); 3];
        for entry in &commit.entries[1..] {
            if let What::Acted(record) = &entry.what {
                by_seat[record.seat.index()].push(record.action.clone());
            }
        }
        for (actions, planned) in by_seat.iter().zip(&planned).filter(|(actions, _)| !actions.is_empty()) {
            assert!(planned.contains(actions), "{game}: {actions:?} was played, and planned was {planned:?}");
            played += 1;
        }
    }
    played
}

/// The state whose choices a seat plans from; nothing where its plan is full or it cannot plan.
fn planning(table: &Table, seat: Seat) -> Option<Box<dyn AnyState>> {
    match table.plan(seat).filter(|plan| !plan.turns().is_empty() && plan.end().is_none()) {
        Some(plan) if plan.open().is_some() => {
            let prospect = table.prospect(seat, plan.open()?).ok()?;
            (prospect.obstacle == Some(Obstacle::Unfinished)).then_some(prospect.after)
        }
        Some(plan) if !plan.has_room() => None,
        _ => table.outlook(seat).ok(),
    }
}

#[test]
fn plans_are_played_in_every_game() {
    for game in catalogue().iter() {
        let key = game.meta().key;
        let played: usize = (0..3).map(|seed| play_by_plans(key, seed)).sum();
        println!("{key}: {played} planned turns were played");
        assert!(played > 10, "{key}: only {played} planned turns were played");
    }
}
