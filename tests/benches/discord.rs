//! Many people at once: how long the first answer to an interaction takes, from the gateway's event to the answer at the
//! stand-in. Fails when one is left without an answer, or when one in a hundred waits for half a second.
//!
//! `cargo bench --bench discord`; with `--test`, or as a test, a small crowd and no clock.

#![allow(dead_code, reason = "the tests of the door use the rest of the stand-in")]

#[path = "../discord/bot.rs"]
mod bot;
#[path = "../discord/many.rs"]
mod many;
#[path = "../discord/payloads.rs"]
mod payloads;
#[path = "../discord/person.rs"]
mod person;
#[path = "../discord/standin/mod.rs"]
mod standin;

use std::{env, process::ExitCode, time::Duration};

use many::{Crowd, Outcome, play};

/// What the slowest of a hundred may take.
const SLOWEST: Duration = Duration::from_millis(500);

fn main() -> ExitCode {
    let asked = |word: &str| env::args().any(|it| it == word);
    let small = asked("--test") || !asked("--bench");
    let crowd = match small {
        true => Crowd { servers: 2, tables: 4, shards: 1, at_once: 4 },
        false => Crowd { servers: 50, tables: 200, shards: 2, at_once: 20 },
    };
    let runtime = tokio::runtime::Runtime::new().expect("there are threads");
    let Outcome { answered_after, unanswered } = runtime.block_on(play(crowd));
    let at = |share: usize| answered_after.get(answered_after.len() * share / 100).copied().unwrap_or_default();
    let (half, slow, slowest) = (at(50), at(99), answered_after.last().copied().unwrap_or_default());
    let asked = answered_after.len() + unanswered;
    println!("{crowd:?}: {asked} interactions, {unanswered} without an answer; p50 {half:?}, p99 {slow:?}, slowest {slowest:?}");
    ExitCode::from(u8::from(unanswered > 0 || !small && slow >= SLOWEST))
}
