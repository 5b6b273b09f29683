//! How fast bots decide: three seats, on states from the middle of games that easy bots play.
//!
//! For each game: decisions of each level a second (with the playouts a level plays at most, but no more than a few hundred),
//! hints, the guided playouts that the hard level gets through in a second (those it has played: whoever is sure stops early),
//! and the same on two threads at once, each with states of its own. Criterion prints them as elements a second; twice as many on two threads is the best there can be.

use std::{
    hint::black_box,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pergola::{
    bots::{self, Bot, Budget},
    engine::{AnyState, Chance, Game, Options, Record, Seat, Status},
    games::GAMES,
};

const SEATS: u8 = 3;
/// States looked at, and how many decisions lie between them.
const STATES: usize = 6;
const STRIDE: usize = 9;
/// Rounds of playouts of a hint.
const ROUNDS: u32 = 64;
/// Playouts of a decision.
const PLAYOUTS: u32 = 200;

criterion_group!(benches, every_game);
criterion_main!(benches);

fn every_game(criterion: &mut Criterion) {
    for game in GAMES.iter() {
        let states = states(game);
        let mut group = criterion.benchmark_group(game.meta().key);
        group.sample_size(10);
        group.throughput(Throughput::Elements(states.len() as u64));
        for key in ["easy", "normal", "hard"] {
            group.bench_function(format!("decisions/{key}"), |bencher| bencher.iter(|| decide(bot(key), &states)));
        }
        group.bench_function("hints", |bencher| bencher.iter(|| hint(&states)));
        let playouts = played(bot("hard"), &states);
        let others: Vec<_> = states.iter().map(|(state, seat)| (state.fork(), *seat)).collect();
        group.throughput(Throughput::Elements(playouts));
        group.bench_function("guided playouts", |bencher| bencher.iter(|| decide(bot("hard"), &states)));
        group.throughput(Throughput::Elements(2 * playouts));
        group.bench_function("guided playouts/two threads", |bencher| {
            bencher.iter(|| {
                thread::scope(|scope| {
                    scope.spawn(|| decide(bot("hard"), &others));
                    decide(bot("hard"), &states);
                });
            });
        });
        group.finish();
    }
}

/// What a person is told who asks for a hint.
fn hint(states: &[(Box<dyn AnyState>, Seat)]) {
    for (state, seat) in states {
        black_box(state.survey(*seat, None, ROUNDS, &mut Chance::silent(1), &mut || true));
    }
}

fn bot(key: &str) -> &'static dyn Bot {
    bots::bot(key).expect("the bot is there")
}

fn decide(bot: &dyn Bot, states: &[(Box<dyn AnyState>, Seat)]) {
    for (state, seat) in states {
        black_box(bots::choose(bot, &**state, *seat, 1, &mut Budget::of(PLAYOUTS)));
    }
}

/// How many playouts a bot plays in these states.
fn played(bot: &dyn Bot, states: &[(Box<dyn AnyState>, Seat)]) -> u64 {
    let played = Arc::new(AtomicU64::new(0));
    for (state, seat) in states {
        let counted = played.clone();
        let mut budget = Budget::of(PLAYOUTS).only_while(move || {
            counted.fetch_add(1, Ordering::Relaxed);
            true
        });
        black_box(bots::choose(bot, &**state, *seat, 1, &mut budget));
    }
    played.load(Ordering::Relaxed)
}

/// States in which there is something to choose, and who chooses.
fn states(game: &dyn Game) -> Vec<(Box<dyn AnyState>, Seat)> {
    let mut state = game.start(SEATS, &Options::default(), &mut Chance::rolled(1)).expect("defaults fit");
    let mut states = Vec::new();
    let (mut choices, mut ply) = (0, 0);
    while let Status::ToAct { must, .. } = state.status()
        && states.len() < STATES
    {
        let seat = must.iter().next().expect("play waits for somebody");
        if state.without_asides(seat).len() > 1 {
            choices += 1;
            if choices % STRIDE == 0 {
                states.push((state.fork(), seat));
            }
        }
        ply += 1;
        let action = bots::choose(bot("easy"), &*state, seat, ply, &mut Budget::unlimited()).expect("who must act can");
        Record::play(&mut *state, seat, &action, ply).expect("bots play by the rules");
    }
    states
}
