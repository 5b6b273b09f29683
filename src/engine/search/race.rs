//! A race of first actions (flat Monte Carlo): one playout from each a round, all in the same world under the same luck, so
//! that they differ by little but the action.
//!
//! What has fallen behind is dropped: whatever is behind beyond doubt after any round, and half of those left whenever the
//! number of rounds has doubled. Deliberately absent: how a playout is played.

use super::{
    super::{chance::Chance, seat::Seat, state::State},
    GoesOn,
};

/// A lead of so many of its own errors is beyond doubt.
const BEYOND_DOUBT: i64 = 4;

/// What a race needs to know.
pub(super) struct Race {
    /// Playouts at most.
    pub(super) playouts: u32,
    /// Rounds before anything is dropped.
    pub(super) first_cut: usize,
}

struct Racer {
    /// Which of the first actions.
    first: usize,
    leads: Vec<i64>,
}

impl Race {
    /// The place of the winner among so many first actions, the most promising first. `play` plays one of them out in a state
    /// and with luck, and says how far its seat is ahead then.
    pub(super) fn run<S: State>(
        &self,
        (world, seat): (&S, Seat),
        firsts: usize,
        play: &mut dyn FnMut(usize, S, &mut Chance) -> i64,
        chance: &mut Chance,
        goes_on: GoesOn<'_>,
    ) -> usize {
        let mut racers: Vec<Racer> = (0..firsts).map(|first| Racer { first, leads: Vec::new() }).collect();
        let (mut left, mut rounds) = (self.playouts, 0);
        'race: while racers.len() > 1 {
            let seed = chance.seed();
            let dealt = world.determinize(seat, &mut Chance::silent(seed));
            for racer in &mut racers {
                if left == 0 || !goes_on() {
                    break 'race;
                }
                left -= 1;
                racer.leads.push(play(racer.first, dealt.clone(), &mut Chance::silent(!seed)));
            }
            rounds += 1;
            racers.sort_by_key(|it| -it.sum(rounds));
            if rounds >= self.first_cut {
                drop_the_beaten(&mut racers, rounds);
            }
        }
        racers.sort_by_key(|it| -it.sum(rounds));
        racers[0].first
    }
}

impl Racer {
    /// Of the complete rounds.
    fn sum(&self, rounds: usize) -> i64 {
        self.leads[..rounds].iter().sum()
    }
}

fn drop_the_beaten(racers: &mut Vec<Racer>, rounds: usize) {
    if rounds.is_power_of_two() {
        racers.truncate(racers.len().div_ceil(2).max(2));
    }
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
