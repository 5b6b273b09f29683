//! The ways to lay a game out that playouts go through.

use std::{collections::BTreeSet, fmt};

use pergola::engine::{Chance, Chosen, Game, Meta, OptionKind, Options, Seat, key_of_seat};
use serde::{Deserialize, Serialize};

/// Of so many settings that are tried, a game that can be played at all takes one.
const TRIED_FOR_ONE: u64 = 50;

/// One way to lay a game out.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Setting {
    /// The number of seats.
    pub seats: u8,
    /// The options chosen.
    pub options: Options,
    /// All luck of the playout comes from it.
    pub seed: u64,
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = serde_json::to_string(&self.options).expect("options are plain data");
        write!(f, "{} seats, seed {}, options {options}", self.seats, self.seed)
    }
}

/// Which combinations of options and seats are looked at before those left to luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Combinations {
    /// None: everything is left to luck.
    Luck,
    /// So many that every pair of values comes together in one.
    Pairs,
    /// All there are.
    All,
}

/// So many settings that the game takes, or more where the combinations are more: these first, then every number of seats in
/// turn, the default options, one value alone, mixtures. All luck of the run comes from its `seed`.
pub(crate) fn settings(game: &dyn Game, count: usize, combinations: Combinations, seed: u64) -> Vec<Setting> {
    let meta = game.meta();
    let mut chosen = every_combination(game);
    match combinations {
        Combinations::Luck => chosen.clear(),
        Combinations::Pairs => chosen = pairwise(&chosen),
        Combinations::All => {}
    }
    if combinations != Combinations::Luck {
        chosen.extend(meta.options.iter().flat_map(|option| every_choice_of_seats(game, option)));
    }
    let chosen =
        chosen.into_iter().zip(seed..).map(|(Combination { seats, options, .. }, seed)| Setting { seats, options, seed });
    let mut settings: Vec<Setting> = chosen.collect();
    let first = seed + settings.len() as u64;
    let by_luck = (first..first + TRIED_FOR_ONE * count as u64).map(|seed| setting(meta, seed));
    let taken = by_luck.filter(|it| game.setup(it.seats, &it.options).is_ok());
    settings.extend(taken.take(count.saturating_sub(settings.len())));
    settings
}

/// A number of seats, a value for each option, and their places among those there are.
#[derive(Clone)]
struct Combination {
    seats: u8,
    options: Options,
    places: Vec<usize>,
}

/// Every number of seats with every value of each option that is chosen for the whole table, as far as the game takes them.
fn every_combination(game: &dyn Game) -> Vec<Combination> {
    let (fewest, most) = game.meta().seats;
    let of_seats = |seats: u8| Combination { seats, options: Options::default(), places: vec![seats.into()] };
    let mut all: Vec<Combination> = (fewest..=most).map(of_seats).collect();
    for option in game.meta().options {
        let values: Vec<Chosen> = match option {
            OptionKind::Toggle { .. } => vec![Chosen::Toggle(false), Chosen::Toggle(true)],
            OptionKind::OneOf { choices, .. } => choices.iter().map(|it| Chosen::OneOf((*it).to_owned())).collect(),
            OptionKind::EachSeat { .. } => continue,
        };
        let with = |one: &Combination| {
            let one = one.clone();
            values.clone().into_iter().enumerate().map(move |(place, value)| {
                let mut more = one.clone();
                more.options.0.insert(option.key().to_owned(), value);
                more.places.push(place);
                more
            })
        };
        all = all.iter().flat_map(with).collect();
    }
    all.retain(|it| game.setup(it.seats, &it.options).is_ok());
    all
}

/// As many seats as there can be, each with as much of an option as it may choose, until every choice was somebody's.
fn every_choice_of_seats(game: &dyn Game, option: &OptionKind) -> Vec<Combination> {
    let OptionKind::EachSeat { key, choices, most } = option else { return Vec::new() };
    let seats = game.meta().seats.1;
    let at_once = choices.chunks(usize::from(*most) * usize::from(seats));
    let combination = |choices: &[&str]| {
        let of_seats = choices.chunks(usize::from(*most)).zip(Seat::all(seats));
        let chosen = |(own, seat): (&[&str], Seat)| {
            (key_of_seat(key, seat), Chosen::Several(own.iter().map(|choice| (*choice).to_owned()).collect()))
        };
        Combination { seats, options: Options(of_seats.map(chosen).collect()), places: Vec::new() }
    };
    at_once.map(combination).filter(|it| game.setup(it.seats, &it.options).is_ok()).collect()
}

/// Some of these in which every two values that are together in one of all are together in one again.
fn pairwise(all: &[Combination]) -> Vec<Combination> {
    let pairs = |it: &Combination| -> Vec<[(usize, usize); 2]> {
        let values: Vec<(usize, usize)> = it.places.iter().copied().enumerate().collect();
        let later = |first: usize| values[first + 1..].iter().map(move |other| (first, *other));
        (0..values.len()).flat_map(later).map(|(first, other)| [values[first], other]).collect()
    };
    let mut missing: BTreeSet<[(usize, usize); 2]> = all.iter().flat_map(pairs).collect();
    let mut some = Vec::new();
    while !missing.is_empty() {
        let gain = |it: &&Combination| pairs(it).iter().filter(|pair| missing.contains(*pair)).count();
        let Some(best) = all.iter().rev().max_by_key(gain) else { break };
        missing.retain(|pair| !pairs(best).contains(pair));
        some.push(best.clone());
    }
    some
}

fn setting(meta: &Meta, seed: u64) -> Setting {
    let (fewest, most) = meta.seats;
    let seats = fewest + (seed % (u64::from(most - fewest) + 1)) as u8;
    let mut luck = Chance::silent(seed);
    let chosen = match luck.below(4) {
        0 => Vec::new(),
        1 if !meta.options.is_empty() => value(&meta.options[luck.below(meta.options.len() as u32) as usize], seats, &mut luck),
        // Games that take few modules together have mixtures of few, the others of many.
        _ => {
            let one_in = 2 + luck.below(6);
            let mut values = Vec::new();
            for option in meta.options {
                if luck.below(one_in) < 2 {
                    values.extend(value(option, seats, &mut luck));
                }
            }
            values
        }
    };
    Setting { seats, options: Options(chosen.into_iter().collect()), seed }
}

/// One of the values an option can have.
fn value(option: &OptionKind, seats: u8, luck: &mut Chance) -> Vec<(String, Chosen)> {
    match option {
        OptionKind::Toggle { key } => vec![(key.to_string(), Chosen::Toggle(luck.below(4) > 0))],
        OptionKind::OneOf { key, choices } => {
            vec![(key.to_string(), Chosen::OneOf(choices[luck.below(choices.len() as u32) as usize].to_string()))]
        }
        OptionKind::EachSeat { key, choices, most } => {
            let mut left = choices.to_vec();
            let mut choose = |seat| {
                let count = (luck.below(u32::from(*most) + 1) as usize).min(left.len());
                let mut pick = |_| left.swap_remove(luck.below(left.len() as u32) as usize).to_string();
                (key_of_seat(key, seat), Chosen::Several((0..count).map(&mut pick).collect()))
            };
            Seat::all(seats).map(&mut choose).collect()
        }
    }
}
