//! How fast the rules are: random playouts of three seats on one core, typed, silent and unheard.
//!
//! For each game, a second: whole playouts, plies, choices (plies with more than one action to choose from), lists of legal
//! actions, clones of a state with their end, and determinizations. Criterion prints them as elements a second.

use std::{hint::black_box, sync::Arc};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pergola::{
    data,
    engine::{Chance, Events, Meta, Options, Pictures, Seat, State, Status},
    games::{self, Visitor},
};
use serde::de::DeserializeOwned;

const SEATS: u8 = 3;
/// Playouts measured together as plies, and one state in so many of them for lists.
const SAMPLE: u64 = 20;
const STRIDE: usize = 7;

criterion_group!(benches, every_game);
criterion_main!(benches);

fn every_game(criterion: &mut Criterion) {
    games::visit(&mut Measured(criterion));
}

struct Measured<'a>(&'a mut Criterion);

impl Visitor for Measured<'_> {
    fn meet<S: Pictures<View: DeserializeOwned>>(&mut self, meta: &'static Meta) {
        game::<S>(self.0, meta);
    }
}

fn game<S: State>(criterion: &mut Criterion, meta: &Meta) {
    let printed = S::print(meta, &data::file).map(Arc::new).expect("the component tables are sound");
    let Ok(setup) = S::setup(meta, SEATS, &Options::default()) else { panic!("the default options fit") };
    let start = |chance: &mut Chance| S::new(&printed, &setup, SEATS, chance);
    let mut table = Table::<S>::new();
    let mut group = criterion.benchmark_group(meta.key);

    group.throughput(Throughput::Elements(1));
    let mut seed = 0;
    group.bench_function("playouts", |bencher| {
        bencher.iter(|| {
            seed += 1;
            let mut chance = Chance::silent(seed);
            let start = start(&mut chance);
            black_box(table.play_out(start, &mut chance, |_, _| {}))
        });
    });

    let mut states = Vec::new();
    let (mut plies, mut choices) = (0, 0);
    for seed in 0..SAMPLE {
        let mut chance = Chance::silent(seed);
        let start = start(&mut chance);
        plies += table.play_out(start, &mut chance, |state, listed| {
            choices += u64::from(listed.len() > 1);
            states.push(state.clone());
        });
    }
    for (counted, count) in [("plies", plies), ("choices", choices)] {
        group.throughput(Throughput::Elements(count));
        group.bench_function(counted, |bencher| {
            bencher.iter(|| {
                for seed in 0..SAMPLE {
                    let mut chance = Chance::silent(seed);
                    let start = start(&mut chance);
                    black_box(table.play_out(start, &mut chance, |_, _| {}));
                }
            });
        });
    }

    let sample: Vec<&S> = states.iter().step_by(STRIDE).collect();
    group.throughput(Throughput::Elements(sample.len() as u64));
    group.bench_function("lists", |bencher| {
        bencher.iter(|| sample.iter().map(|state| table.list(state)).sum::<usize>());
    });
    group.bench_function("clones", |bencher| {
        bencher.iter(|| sample.iter().for_each(|state| drop(black_box(S::clone(state)))));
    });
    group.bench_function("determinizations", |bencher| {
        let mut chance = Chance::silent(1);
        bencher.iter(|| sample.iter().for_each(|state| drop(black_box(state.determinize(Seat(0), &mut chance)))));
    });
    group.finish();
}

/// What a playout uses again and again.
struct Table<S: State> {
    listed: Vec<S::Action>,
    events: Events<S::Event>,
}

impl<S: State> Table<S> {
    fn new() -> Table<S> {
        Table { listed: Vec::new(), events: Events::unheard() }
    }

    /// How many actions the first seat that must act can choose from.
    fn list(&mut self, state: &S) -> usize {
        self.listed.clear();
        if let Some(seat) = state.status().waits_for().iter().next() {
            state.legal_actions(seat, &mut self.listed);
        }
        self.listed.len()
    }

    /// Plays at random to the end; how many plies it took.
    fn play_out(&mut self, mut state: S, chance: &mut Chance, mut see: impl FnMut(&S, &[S::Action])) -> u64 {
        let mut plies = 0;
        while let Status::ToAct { must, .. } = state.status() {
            let seat = must.iter().next().expect("play waits for somebody");
            self.listed.clear();
            state.legal_actions(seat, &mut self.listed);
            let action = &self.listed[chance.below(self.listed.len() as u32) as usize];
            see(&state, &self.listed);
            state.apply(seat, action, chance, &mut self.events);
            plies += 1;
        }
        plies
    }
}
