//! The same request twice, and clocks that are set back.

use super::{
    check,
    driver::{catalogue, person},
};
use pergola::table::{Table, limits::COUNTED};

const TWO: &str = "ann open stones 2
    ben join
    ann start";

#[test]
fn a_request_is_carried_out_once() {
    let mut trial = check(TWO);
    trial.then(
        "ann@r1: put 1 => 1: put 1
         ann@r1: put 1 => repeated
         ann@r1: end => repeated
         ann@r2: put 1 => 1: put 1
         ben@r2: wave => 2: wave
         ann@r3: put 9 => no: Illegal(Refused(Text { id: \"stones-too-many\", args: [(\"stones\", Number(9))] }))
         ann@r3: put 1 => 1: put 1",
    );
}

#[test]
fn a_request_is_known_after_a_restart() {
    let mut trial = check(TWO);
    trial.then("ann@r1: put 1");
    trial.tamper(|_| ());
    trial.then("ann@r1: put 1 => repeated");
}

#[test]
fn a_request_is_forgotten_after_a_quarter_of_an_hour() {
    let mut trial = check(TWO);
    trial.then(
        "ann@r1: put 1
         clock 899999
         ann@r1: put 1 => repeated
         clock 1
         ann@r1: put 1 => 1: put 1",
    );
}

#[test]
fn only_the_last_requests_are_kept() {
    let mut trial = check(TWO);
    trial.then("ann@first: put 1");
    for request in 1..32 {
        trial.then(&format!("ann@r{request}: peek"));
    }
    trial.then("ann@first: put 1 => repeated");
    trial.then("ann@r32: peek");
    trial.then("ann@first: put 1 => 1: put 1");
}

#[test]
fn the_request_that_opened_the_table_is_known() {
    let trial = check("ann@r1 open stones 2");
    assert!(trial.table().has_answered(&person("ann").id, "r1", trial.now));
    assert!(!trial.table().has_answered(&person("ben").id, "r1", trial.now));
    assert!(!trial.table().has_answered(&person("ann").id, "r1", trial.now + 900_000));
}

#[test]
fn time_never_runs_backwards() {
    let mut trial = check(TWO);
    trial.then(
        "ann: put 1
         clock -500000
         ann@r1: put 1
         ann@r1: put 1 => repeated
         clock -500000
         ann: end
         ben: end",
    );
    assert_eq!(trial.table().last(), 1_000_000);
    assert_eq!(trial.table().opened(), 1_000_000);
    trial.then(
        "clock 2000000
         ann: end",
    );
    assert_eq!(trial.table().last(), 2_000_000);
}

#[test]
fn an_old_state_is_brought_up_to_date() {
    let mut trial = check(TWO);
    trial.then("ann: put 1");
    trial.tamper(|checkpoint| {
        checkpoint["play"]["version"] = 2.into();
        for state in ["settled", "current"] {
            let stones = checkpoint["play"][state].as_object_mut().expect("a state");
            let ballast = stones.remove("ballast").expect("it has one");
            stones.insert("weight".to_owned(), ballast);
        }
    });
    trial.then("ann: end");
}

#[test]
fn what_cannot_be_read_is_refused() {
    let trial = check(TWO);
    let broken = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut checkpoint = trial.table().checkpoint();
        change(&mut checkpoint);
        Table::load(catalogue(), checkpoint, trial.table().guests()).map(|_| ()).expect_err("broken").to_string()
    };
    assert!(broken(&|it| it["form"] = 99.into()).contains("form 99"));
    assert!(broken(&|it| it["opening"]["game"] = "chess".into()).contains("chess"));
    assert!(broken(&|it| it["play"]["decisions"] = serde_json::json!([1])).contains("seats"));
    assert!(broken(&|it| it["play"]["decisions"][0] = (COUNTED + 1).into()).contains("nothing is counted beyond"));
    assert!(broken(&|it| it["revision"] = (COUNTED + 1).into()).contains("nothing is counted beyond"));
    assert!(broken(&|it| it["votes"] = serde_json::json!([9])).contains("seat 9"));
    assert!(broken(&|it| it["play"]["settled"] = serde_json::json!({})).contains("stones"));
    assert!(broken(&|it| *it = serde_json::Value::Null).contains("a checkpoint"));
}
