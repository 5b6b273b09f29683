//! Tables that are left alone, whose bots wait.

use pergola::{
    engine::Seat,
    table::{Phase, limits::ALONE_MILLIS},
};

use super::{Trial, check, driver::person};

const HOUR: u64 = 3_600_000;

/// A long game of two people, who have so much time.
fn two(limit: &str) -> Trial {
    let mut trial = check("ann open stones 2");
    trial.then(
        "ann option long on
         ben join",
    );
    trial.then(&format!("ann time {limit}"));
    trial.then("ann@start start");
    trial
}

impl Trial {
    fn is_left_alone(&self) -> bool {
        self.table().is_left_alone(self.now)
    }

    /// Bots play as long as they are waited for and do not wait themselves.
    fn play_on(&mut self) {
        while self.table().bot_to_act().is_some() && !self.is_left_alone() {
            self.bot();
        }
    }

    /// Everybody is called, and nobody comes until a time is over; then bots play on.
    fn nobody_comes(&mut self) {
        let called = |trial: &Trial| trial.table().waits_for().iter().map(|it| format!(" {}", it.0 + 1)).collect::<String>();
        let seats = called(self);
        self.line(&format!("house called{seats}"));
        self.then(
            "until due
             house due",
        );
        self.play_on();
    }

    /// Nobody comes until the bots wait; when somebody had done something for the last time.
    fn leave(&mut self) -> u64 {
        let left = self.now;
        self.play_on();
        while !self.is_left_alone() {
            assert_eq!(self.table().phase(), Phase::Playing, "the bots played the whole game");
            self.nobody_comes();
        }
        left
    }
}

#[test]
fn bots_that_play_for_everybody_wait_when_nobody_has_done_anything_for_a_day() {
    for limit in ["1h turn", "5h turn", "20h turn", "30h turn", "20h seat", "30h seat", "25h+1h turn"] {
        let mut trial = two(limit);
        trial.then(
            "house called 1
             ann@r1: end",
        );
        let left = trial.leave();
        assert!(trial.now - left >= ALONE_MILLIS, "{limit}: after {} hours", (trial.now - left) / HOUR);
        // Of several who are asked at once the others have time as before, once.
        while trial.table().due().is_some() {
            trial.nobody_comes();
            assert!(trial.is_left_alone() && trial.now < left + 4 * ALONE_MILLIS, "{limit}: then nobody's time runs");
        }
        let stored = trial.table().checkpoint();
        trial.tamper(|_| {});
        assert!(trial.is_left_alone() && trial.table().checkpoint() == stored, "{limit}: also after a restart");
        trial.then("wait 4000h");
        assert!(trial.is_left_alone(), "{limit}: for ever");
    }
}

#[test]
fn nobody_is_left_waiting_by_it() {
    let mut trial = two("30h turn");
    trial.then(
        "house called 1
         ann@r1: end",
    );
    trial.then("house called 2");
    while trial.table().bot_to_act().is_none() {
        trial.then(
            "until due
             house due",
        );
    }
    assert!(trial.table().bot_to_act().is_some() && !trial.is_left_alone(), "ann waits for ben, and has missed nothing");
    trial.play_on();
    assert!(trial.table().waits_for().contains(Seat(0)), "now she is called");
    // One person and bots: they play on to the person however long the house was down.
    let mut alone = check(
        "ann open stones 3
         ann bot greedy
         ann bot greedy
         ann@start start
         ann@r1: end
         wait 4000h",
    );
    assert!(alone.table().bot_to_act().is_some() && !alone.is_left_alone());
    alone.then("bots");
    assert!(alone.table().waits_for().contains(Seat(0)));
}

#[test]
fn whatever_anybody_does_counts() {
    let does = ["ann@r2 look", "ben@r2 look", "cat@r2 follow", "ann@r2 resign", "mia@r2 close"];
    for does in does.into_iter().chain(["ann@r2 close", "ben@r2 close", "ann@r2 deputy dan", "ben@r2 deputy dan"]) {
        let mut trial = two("1h turn");
        trial.then(
            "house called 1
             ann@r1: end",
        );
        trial.leave();
        trial.then(
            "cat@r2 look => no: NotDue
             wait 100h",
        );
        assert!(trial.is_left_alone());
        let outcome = trial.line(does);
        assert_eq!(trial.is_left_alone(), outcome.starts_with("no: "), "{does} => {outcome}");
        // Not while a bot plays one's turn.
        assert!(!trial.is_left_alone() || outcome == "no: Resigned", "{does} => {outcome}");
        // With one person who is asked the game does not last for another day.
        if trial.table().phase() == Phase::Playing && !trial.is_left_alone() && !does.ends_with("resign") {
            let woken = trial.now;
            trial.leave();
            assert!(trial.now - woken >= ALONE_MILLIS, "{does}");
        }
    }
}

#[test]
fn a_day_is_a_day() {
    let mut trial = two("1h turn");
    trial.then(
        "house called 1
         ann@r1: end",
    );
    let left = trial.now;
    while trial.now - left < 23 * HOUR {
        trial.nobody_comes();
    }
    trial.now = left + ALONE_MILLIS - 1;
    let called = trial.table().waits_for().iter().map(|it| format!(" {}", it.0 + 1)).collect::<String>();
    trial.now = trial.table().last();
    trial.line(&format!("house called{called}"));
    trial.now = left + ALONE_MILLIS - 1;
    while trial.table().bot_to_act().is_none() {
        trial.then("house due");
    }
    assert!(!trial.is_left_alone());
    trial.now += 1;
    assert!(trial.is_left_alone());
    trial.now -= 1;
    assert!(!trial.is_left_alone(), "by the clock of the house, which may be set back");
}

#[test]
fn looking_wakes_bots_only_where_the_game_cannot_run_away_from_its_people() {
    let mut trial = two("20h seat");
    trial.then(
        "house called 1
         ann@r1: end",
    );
    trial.leave();
    assert!(trial.table().people().is_empty());
    trial.then("ann@r2 look => no: NotDue");
    assert!(trial.is_left_alone() && !trial.table().is_woken_by(&person("ann").id, trial.now));
    trial.then("ann@r3 back");
    assert!(!trial.is_left_alone());
    trial.play_on();
    assert!(trial.table().waits_for().contains(Seat(0)), "she is back, and it is her turn");
}

#[test]
fn a_deputy_may_wake_bots() {
    let mut trial = two("1h turn");
    trial.then(
        "ann deputy dan
         dan be-deputy 1
         house called 1
         ann@r1: end",
    );
    trial.leave();
    assert!(trial.table().is_woken_by(&person("dan").id, trial.now));
    trial.then("dan@r2 look");
    assert!(!trial.is_left_alone());
}
