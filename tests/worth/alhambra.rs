//! What bots go by in Alhambra, in Granada and in both together: how much more one seat got than another for what it had more.
//!
//! Weights are those with the least squares of what they miss, none of them below nothing: whatever a seat has more of is
//! never worth less to it.

use std::{array, collections::BTreeMap, num::NonZero, ops::AddAssign, sync::Arc, thread};

use pergola::{
    bots::Budget,
    data,
    engine::{
        Chance, Events, Meta, Options, Seat, State, Status, Viewer,
        search::{Method, Search, search},
    },
    games::alhambra::{
        Alhambra, COMBINED, GRANADA, META,
        worth::{self, Means, Row, Stage, Tiles},
    },
};

use super::asked;

/// How all seats play: better than at a glance, and fast.
const PLAYERS: Search = Search { method: Method::Race, playouts: 40, sparing: false };

/// Rounds in which every weight is found anew as the others are then.
const DESCENTS: usize = 2_000;

/// How many things are weighed.
const WEIGHED: usize = 6;

/// How much more one seat has than another, in the order of the table; buildings and tiles of the reserve in halves.
type More = [i64; WEIGHED];

/// Sums over pairs of seats at the beginnings of turns: products of what one has more, and with what it gets more.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    products: [More; WEIGHED],
    gained: More,
    squares: i64,
}

/// Where the table promises a seat more than another, it gets more, about as much as is promised, and what is missed is less
/// than where nothing is promised.
#[test]
fn seats_get_what_the_table_says() {
    let (games, is_written) = asked();
    let seen = watch(games);
    if is_written {
        return write(&seen);
    }
    for tiles in [Tiles::Alhambra, Tiles::Granada, Tiles::Both] {
        let (mut of_gained, mut of_itself, mut all) = (0.0, 0.0, 0.0);
        for row in worth::table().into_iter().filter(|row| row.tiles == tiles) {
            let seen = &seen[&(tiles, row.stage)];
            let weights = weights_of(&row);
            of_gained += dot(&seen.gained, &weights);
            of_itself += (0..WEIGHED).map(|at| weights[at] * dot(&seen.products[at], &weights)).sum::<f64>();
            all += seen.squares as f64;
        }
        let missed = of_itself - 2.0 * of_gained + all;
        assert!(missed < all, "{tiles:?}: {missed} is missed with the table, and {all} without");
        let share = of_gained / of_itself;
        assert!((0.5..2.0).contains(&share), "{tiles:?}: {share} of what is promised comes");
    }
}

/// What games of two, three and four seats show, so many of each.
fn watch(games: u64) -> BTreeMap<(Tiles, Stage), Seen> {
    let played: Vec<_> = [&META, &GRANADA, &COMBINED]
        .into_iter()
        .flat_map(|meta| (2..=4).flat_map(move |seats| (0..games).map(move |seed| (meta, seats, seed))))
        .collect();
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let watched = |at: usize| {
        let every = played.iter().skip(at).step_by(threads);
        every.flat_map(|(meta, seats, seed)| play(meta, *seats, *seed)).collect::<Vec<_>>()
    };
    let watched = &watched;
    let all: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|at| scope.spawn(move || watched(at))).collect();
        threads.into_iter().flat_map(|it| it.join().expect("games are played")).collect()
    });
    let mut seen = BTreeMap::<_, Seen>::new();
    all.into_iter().for_each(|(tiles, stage, more)| *seen.entry((tiles, stage)).or_default() += more);
    seen
}

/// A turn, its stage, and the points and means of all seats when it began.
type Noted = (u32, Stage, Vec<(i32, Means)>);

/// Plays a game; what its pairs of seats show, at each stage.
fn play(meta: &'static Meta, seats: u8, seed: u64) -> Vec<(Tiles, Stage, Seen)> {
    let printed = Alhambra::print(meta, &data::file).map(Arc::new).expect("the component tables are sound");
    let setup = Alhambra::setup(meta, seats, &Options::default()).expect("the default options fit");
    let (mut chance, mut luck) = (Chance::silent(seed), Chance::silent(!seed));
    let mut state = Alhambra::new(&printed, &setup, seats, &mut chance);
    let mut noted: Vec<Noted> = Vec::new();
    let outcome = loop {
        let (turn, must) = match state.status() {
            Status::ToAct { turn, must, .. } => (turn, must),
            Status::Over(outcome) => break outcome,
        };
        if noted.last().is_none_or(|(last, ..)| *last != turn) {
            let view = state.view(Viewer::Everyone);
            let scores = view.seats.iter().map(|seat| seat.score);
            noted.push((turn, state.stage(), scores.zip(Seat::all(seats).map(|seat| state.means(seat))).collect()));
        }
        let seat = must.iter().next().expect("play waits for somebody");
        let action = search(&state, seat, &PLAYERS, &mut luck, &mut Budget::unlimited()).expect("who must act can");
        state.apply(seat, &action, &mut chance, &mut Events::unheard());
    };
    let pairs = |(_, stage, all): Noted| {
        let to_come = all.into_iter().zip(&outcome.scores).map(|((score, means), end)| (i64::from(end - score), amounts(&means)));
        (state.tiles(), stage, of_pairs(&to_come.collect::<Vec<_>>()))
    };
    noted.into_iter().map(pairs).collect()
}

/// Pairs of seats that get so much and have so much. Games count alike, however many pairs of seats there are.
fn of_pairs(all: &[(i64, More)]) -> Seen {
    let mut seen = Seen::default();
    let weight = 12 / (all.len() * (all.len() - 1)) as i64;
    for (at, (gets, has)) in all.iter().enumerate() {
        for (other_gets, other_has) in &all[..at] {
            let more: More = array::from_fn(|it| has[it] - other_has[it]);
            let gained = gets - other_gets;
            seen += Seen {
                products: more.map(|it| more.map(|other| weight * it * other)),
                gained: more.map(|it| weight * it * gained),
                squares: weight * gained * gained,
            };
        }
    }
    seen
}

fn amounts(means: &Means) -> More {
    [means.prizes, means.last_prizes, means.wall, means.coins, means.cards, 2 * means.buildings + means.reserve]
}

impl AddAssign for Seen {
    fn add_assign(&mut self, more: Seen) {
        for (sums, more) in self.products.iter_mut().zip(more.products) {
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
        self.gained.iter_mut().zip(more.gained).for_each(|(sum, more)| *sum += more);
        self.squares += more.squares;
    }
}

/// In points for one of each amount.
fn weights_of(row: &Row) -> [f64; WEIGHED] {
    let of_a_half = row.buildings as f64 / 200.0;
    let [prizes, last, wall, coins, cards] =
        [row.prizes, row.last_prizes, row.wall, row.coins, row.cards].map(|it| it as f64 / 100.0);
    [prizes, last, wall, coins, cards, of_a_half]
}

fn dot(one: &More, other: &[f64; WEIGHED]) -> f64 {
    one.iter().zip(other).map(|(one, other)| *one as f64 * other).sum()
}

/// The weights that miss least: each in its turn the best there is beside the others, until they rest.
fn fitted(seen: &Seen) -> [f64; WEIGHED] {
    let mut weights = [0.0; WEIGHED];
    for at in (0..DESCENTS * WEIGHED).map(|it| it % WEIGHED) {
        let own = seen.products[at][at] as f64;
        if own > 0.0 {
            let missed = seen.gained[at] as f64 - dot(&seen.products[at], &weights);
            weights[at] = f64::max(0.0, weights[at] + missed / own);
        }
    }
    weights
}

/// Two points for one of the first, nothing for the others: also where more of one of them went with less.
#[test]
fn weights_are_those_that_miss_least_and_none_is_below_nothing() {
    let has = |first: i64, wall: i64| [first, 0, wall, 0, 0, 0];
    let all = of_pairs(&[(20, has(10, 0)), (0, has(0, 0)), (10, has(5, 0))]);
    assert_eq!(fitted(&all).map(f64::round), [2.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
    let against = of_pairs(&[(0, has(0, 5)), (10, has(0, 0))]);
    assert_eq!(fitted(&against), [0.0; WEIGHED]);
}

fn write(seen: &BTreeMap<(Tiles, Stage), Seen>) {
    let mut table = super::table("data/alhambra/worth.csv");
    for ((tiles, stage), seen) in seen {
        let [prizes, last_prizes, wall, coins, cards, halves] = fitted(seen).map(|it| (100.0 * it).round() as i64);
        table
            .serialize(Row { tiles: *tiles, stage: *stage, prizes, last_prizes, wall, coins, cards, buildings: 2 * halves })
            .expect("a row can be written");
    }
    table.flush().expect("the table can be written");
}
