//! A race of first actions (flat Monte Carlo): one playout from each a round, all in the same world under the same luck, so
//! that they differ by little but the action.
//!
//! Half of those left are dropped again and again until one is left, and each time they have raced for an equal share of what
//! may be spent (Karnin, Koren, Somekh: Almost Optimal Exploration in Multi-Armed Bandits, 2013); whatever is behind beyond
//! doubt goes at once. What an action promised counts like a few playouts, so that few playouts mislead nobody, and no more
//! begin than there can be a few rounds of. Deliberately absent: how a playout is played.

use super::{
    super::{bot::Budget, chance::Chance, seat::Seat, state::State},
    first::PRIOR,
};

/// A lead of so many of its own errors is beyond doubt.
const BEYOND_DOUBT: i64 = 4;

/// Rounds before anything is beyond doubt.
const FEW_ROUNDS: usize = 8;

/// Rounds that all who begin can race until half of them are dropped.
const FIRST_ROUNDS: u32 = 2;

struct Racer {
    /// Which of the first actions.
    first: usize,
    leads: Vec<i64>,
    /// Of the complete rounds, and of what was promised.
    sum: i64,
}

/// The place of the winner among first actions that promise so much, the most promising first. `play` plays one of them out in
/// a state and with luck, and says how far its seat is ahead then.
pub(super) fn race<S: State>(
    (world, seat): (&S, Seat),
    promises: &[i64],
    play: &mut dyn FnMut(usize, S, &mut Chance) -> i64,
    chance: &mut Chance,
    budget: &mut Budget,
) -> usize {
    let mut racers: Vec<Racer> =
        promises.iter().enumerate().map(|(first, promise)| Racer { first, leads: Vec::new(), sum: PRIOR * promise }).collect();
    let (mut rounds, mut spent) = (0, 0);
    'race: while racers.len() > 1 {
        let seed = chance.seed();
        let dealt = world.determinize(seat, &mut Chance::silent(seed));
        let mut at = 0;
        while at < racers.len() {
            if !budget.goes_on() {
                break 'race;
            }
            let racer = &mut racers[at];
            racer.leads.push(play(racer.first, dealt.clone(), &mut Chance::silent(!seed)));
            (at, spent) = (at + 1, spent + 1);
            if rounds == 0 {
                let all = budget.outlook().saturating_add(spent);
                racers.truncate(as_many_as_fit(racers.len(), all).max(at));
            }
        }
        rounds += 1;
        racers.iter_mut().for_each(|it| it.sum += it.leads[rounds - 1]);
        racers.sort_by_key(|it| -it.sum);
        let halvings = halvings(racers.len());
        if u64::from(spent) * u64::from(halvings) >= u64::from(spent) + u64::from(budget.outlook()) {
            racers.truncate(racers.len().div_ceil(2));
            spent = 0;
        }
        if rounds.is_multiple_of(FEW_ROUNDS) {
            drop_the_beaten(&mut racers);
        }
    }
    the_best(&racers)
}

/// How often half of so many are dropped until one is left.
fn halvings(racers: usize) -> u32 {
    racers.next_power_of_two().ilog2()
}

/// How many of these can race a few rounds in each of their shares of so many playouts.
fn as_many_as_fit(racers: usize, playouts: u32) -> usize {
    let fits = |it: &usize| *it as u64 * u64::from(FIRST_ROUNDS * halvings(*it)) <= u64::from(playouts);
    (2..=racers).rev().find(fits).unwrap_or(2)
}

fn the_best(racers: &[Racer]) -> usize {
    racers.iter().min_by_key(|it| -it.sum).expect("somebody races").first
}

fn drop_the_beaten(racers: &mut Vec<Racer>) {
    let best = racers[0].leads.clone();
    racers.retain(|it| !is_beaten(&it.leads, &best));
}

/// Whether the best is ahead beyond doubt, playout by playout.
pub(super) fn is_beaten(leads: &[i64], best: &[i64]) -> bool {
    is_positive(best.iter().zip(leads).map(|(best, lead)| best - lead))
}

/// Whether the mean of these differences, each of one playout, is above 0 by so many of its standard errors.
pub fn beyond_doubt(differences: &[i64]) -> bool {
    is_positive(differences.iter().copied())
}

fn is_positive(differences: impl Iterator<Item = i64>) -> bool {
    let (n, sum, squares) = differences.fold((0, 0, 0), |(n, sum, squares), it| (n + 1, sum + it, squares + it * it));
    let n_times_variance = (squares * n - sum * sum) / (n - 1).max(1);
    sum > 0 && sum * sum > BEYOND_DOUBT * BEYOND_DOUBT * n_times_variance
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_are_dropped_until_one_is_left() {
        assert_eq!([1, 2, 3, 4, 5, 8, 24].map(halvings), [0, 1, 2, 2, 3, 3, 5]);
    }

    /// With few playouts few begin, with more never fewer, and all where there is time.
    #[test]
    fn as_many_begin_as_race_a_few_rounds() {
        assert_eq!([0, 3, 30, 48, 239, 240, u32::MAX].map(|playouts| as_many_as_fit(24, playouts)), [2, 2, 5, 8, 23, 24, 24]);
        assert!((0..500).map(|playouts| as_many_as_fit(24, playouts)).is_sorted());
        assert_eq!(as_many_as_fit(1, 1_000), 2, "who is alone does not race");
    }

    #[test]
    fn a_lead_is_beyond_doubt_when_it_is_far_above_its_error() {
        assert!(beyond_doubt(&[10, 11, 9, 10]) && !beyond_doubt(&[-10, -11, -9, -10]));
        assert!(!beyond_doubt(&[10, -11, 9, 10]) && !beyond_doubt(&[]));
    }
}
