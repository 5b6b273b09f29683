//! A flood of presses over tables of all games, from the gateway's event to what is shown: how long people wait, what it
//! costs, and that the memory is given back. The stand-in shares the machine.
//!
//! `cargo bench --bench flood`; `PERGOLA_RATE` presses a second (200), `PERGOLA_SECONDS` (60), `PERGOLA_TABLES` (200), at
//! `PERGOLA_BOTS` of which (0) a hard bot plays. With `--test`, or as a test, a trickle and no clock.

#![allow(dead_code, reason = "the tests of the door use the rest of the stand-in")]

#[path = "../discord/bot.rs"]
mod bot;
#[path = "../discord/flood.rs"]
mod flood;
#[path = "../discord/payloads.rs"]
mod payloads;
#[path = "../discord/person.rs"]
mod person;
#[path = "../discord/standin/mod.rs"]
mod standin;
#[path = "../discord/table.rs"]
mod table;

use std::{env, process::ExitCode, time::Duration};

use flood::{Flood, play};

fn main() -> ExitCode {
    let asked = |word: &str| env::args().any(|it| it == word);
    let number = |name: &str, usual: u32| env::var(name).ok().and_then(|it| it.parse().ok()).unwrap_or(usual);
    let flood = match asked("--test") || !asked("--bench") {
        true => Flood { tables: 7, bots: 1, rate: 10, seconds: 2, calm: Duration::ZERO },
        false => {
            let (rate, seconds) = (number("PERGOLA_RATE", 200), number("PERGOLA_SECONDS", 60));
            let (tables, bots) = (number("PERGOLA_TABLES", 200) as usize, number("PERGOLA_BOTS", 0) as usize);
            Flood { tables, bots, rate, seconds, calm: Duration::from_secs(60) }
        }
    };
    let runtime = tokio::runtime::Runtime::new().expect("there are threads");
    let outcome = runtime.block_on(play(flood));
    println!("{flood:?}");
    println!("{} pressed, {} unanswered, {} told to press again", outcome.pressed, outcome.unanswered, outcome.busy);
    let times = [
        ("acknowledged", &outcome.acknowledged),
        ("text and buttons", &outcome.shown),
        ("next card", &outcome.carded),
        ("card's picture", &outcome.pictured),
    ];
    for (what, times) in times {
        println!("{what}: {} times, {}", times.len(), shares(times));
    }
    println!("cards without a picture: {}", outcome.unpictured);
    let [before, most, after] = outcome.memory.map(|it| it >> 20);
    println!(
        "memory: {before} MB before, {most} MB at most, {after} MB a minute after; {:?} of processor time a press",
        outcome.worked
    );
    ExitCode::from(u8::from(outcome.unanswered > 0))
}

fn shares(times: &[Duration]) -> String {
    let at = |share: usize| times.get(times.len() * share / 100).or(times.last()).copied().unwrap_or_default();
    let shares = [50, 95, 99].map(|share| format!("p{share} {:?}", at(share)));
    format!("{}, the longest {:?}", shares.join(", "), times.last().copied().unwrap_or_default())
}
