//! What the games of an arena come to.

use std::time::Duration;

use serde_json::json;

use super::game::{Contender, Pairing, Played, Spent};

/// The deviation within which 95 of 100 means of a normal distribution lie.
const DEVIATION: f64 = 1.959_964;

/// What games came to.
#[derive(Default)]
pub(super) struct Tally {
    games: u64,
    /// Games won by A; of a shared first place its part.
    won: f64,
    /// Points A was ahead of the best other, added up.
    ahead: i64,
    a: Spent,
    b: Spent,
}

impl Tally {
    /// Counts a game.
    pub(super) fn add(&mut self, played: &Played) {
        let Played { outcome, seat, a, b } = played;
        let first = outcome.ranks.iter().filter(|rank| **rank == 1).count();
        if outcome.ranks[seat.index()] == 1 {
            self.won += 1.0 / first as f64;
        }
        let others = outcome.scores.iter().enumerate().filter(|(at, _)| *at != seat.index()).map(|(_, score)| *score);
        self.ahead += i64::from(outcome.scores[seat.index()]) - others.max().map_or(0, i64::from);
        self.games += 1;
        for (sum, spent) in [(&mut self.a, a), (&mut self.b, b)] {
            sum.decisions += spent.decisions;
            sum.time += spent.time;
            sum.longest = sum.longest.max(spent.longest);
        }
    }

    /// For people.
    pub(super) fn sentence(&self, pairing: &Pairing) -> String {
        let (low, high) = wilson(self.won, self.games);
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        format!(
            "{}, {} seats: {} wins {} of {} games against {} ({} to {}), {:+.1} points ahead; \
             {:.1} ms and {:.1} ms a decision, at most {:.0} ms and {:.0} ms.",
            pairing.game.meta().key,
            pairing.seats,
            pairing.a.bot.key(),
            percent(self.share()),
            self.games,
            pairing.b.bot.key(),
            percent(low),
            percent(high),
            self.lead(),
            self.a.mean_millis(),
            self.b.mean_millis(),
            millis(self.a.longest),
            millis(self.b.longest),
        )
    }

    /// For programs: with all it takes to play the same games again.
    pub(super) fn json(&self, pairing: &Pairing, seed: u64) -> String {
        let (low, high) = wilson(self.won, self.games);
        let budget = |contender: &Contender| contender.limit.map(|limit| limit.to_string());
        json!({
            "game": pairing.game.meta().key,
            "a": pairing.a.bot.key(),
            "b": pairing.b.bot.key(),
            "budget-a": budget(&pairing.a),
            "budget-b": budget(&pairing.b),
            "options": pairing.options,
            "seats": pairing.seats,
            "seed": seed,
            "games": self.games,
            "share": self.share(),
            "low": low,
            "high": high,
            "lead": self.lead(),
            "a-decisions": self.a.decisions,
            "a-millis": self.a.mean_millis(),
            "a-longest": millis(self.a.longest),
            "b-decisions": self.b.decisions,
            "b-millis": self.b.mean_millis(),
            "b-longest": millis(self.b.longest),
        })
        .to_string()
    }

    fn share(&self) -> f64 {
        self.won / self.games.max(1) as f64
    }

    fn lead(&self) -> f64 {
        self.ahead as f64 / self.games.max(1) as f64
    }
}

impl Spent {
    fn mean_millis(&self) -> f64 {
        millis(self.time) / self.decisions.max(1) as f64
    }
}

fn millis(time: Duration) -> f64 {
    1000.0 * time.as_secs_f64()
}

/// The interval in which the true share lies, where `won` of `games` were won (Wilson, 1927).
fn wilson(won: f64, games: u64) -> (f64, f64) {
    let n = games.max(1) as f64;
    let (share, square) = (won / n, DEVIATION * DEVIATION);
    let middle = share + square / (2.0 * n);
    let margin = DEVIATION * (share * (1.0 - share) / n + square / (4.0 * n * n)).sqrt();
    let scale = 1.0 + square / n;
    (((middle - margin) / scale).max(0.0), ((middle + margin) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn percents((low, high): (f64, f64)) -> (i64, i64) {
        ((1000.0 * low).round() as i64, (1000.0 * high).round() as i64)
    }

    #[test]
    fn the_interval_is_wilsons() {
        assert_eq!(percents(wilson(8.0, 10)), (490, 943));
        assert_eq!(percents(wilson(0.0, 10)), (0, 278));
        assert_eq!(percents(wilson(10.0, 10)), (722, 1000));
        assert_eq!(percents(wilson(500.0, 1000)), (469, 531));
    }
}
