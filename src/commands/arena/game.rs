//! One game of the arena.

use std::{
    fmt,
    time::{Duration, Instant},
};

use pergola_bots as bots;
use pergola_bots::{Bot, Budget};
use pergola_engine::{Chance, Game, Options, Outcome, Record, Seat, Status};
use pergola_host::within;

use super::Complaint;

/// How much a bot may think about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    /// So many playouts.
    Playouts(u32),
    /// So much processor time.
    Time(Duration),
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Playouts(playouts) => playouts.fmt(f),
            Limit::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// Reads `400` or `200ms`.
pub(super) fn limit(typed: &str) -> Result<Limit, String> {
    let wrong = || format!("{typed:?} is neither a number of playouts nor a time such as 200ms");
    match typed.strip_suffix("ms") {
        Some(millis) => millis.parse().map(|millis| Limit::Time(Duration::from_millis(millis))).map_err(|_| wrong()),
        None => typed.parse().map(Limit::Playouts).map_err(|_| wrong()),
    }
}

/// A bot and how much it may think.
#[derive(Clone, Copy)]
pub(super) struct Contender {
    pub(super) bot: &'static dyn Bot,
    pub(super) limit: Option<Limit>,
}

impl Contender {
    fn budget(&self) -> Budget {
        match self.limit {
            None => Budget::unlimited(),
            Some(Limit::Playouts(playouts)) => Budget::of(playouts),
            Some(Limit::Time(most)) => within(Budget::unlimited(), most),
        }
    }
}

/// Who plays what against whom.
pub(super) struct Pairing {
    pub(super) game: &'static dyn Game,
    pub(super) seats: u8,
    pub(super) options: Options,
    pub(super) a: Contender,
    pub(super) b: Contender,
}

/// How a game went.
pub(super) struct Played {
    pub(super) outcome: Outcome,
    /// Where A sat.
    pub(super) seat: Seat,
    /// Decisions with something to choose, of A and of all others, and how long they took.
    pub(super) a: Spent,
    pub(super) b: Spent,
}

/// What decisions took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spent {
    pub(super) decisions: u64,
    pub(super) time: Duration,
    pub(super) longest: Duration,
}

impl Pairing {
    /// Plays the game with this number: each deal is played with A on every seat.
    pub(super) fn play(&self, first_seed: u64, at: u64) -> Result<Played, Complaint> {
        let seats = u64::from(self.seats);
        let (seed, seat) = (first_seed.wrapping_add(at / seats), Seat((at % seats) as u8));
        let mut state = self
            .game
            .start(self.seats, &self.options, &mut Chance::rolled(seed))
            .map_err(|why| Complaint::said(super::say(&why)))?;
        let (mut a, mut b) = (Spent::default(), Spent::default());
        let mut luck = Chance::silent(!seed);
        for _ in 0..=self.game.meta().ply_limit {
            let must = match state.status() {
                Status::Over(outcome) => return Ok(Played { outcome, seat, a, b }),
                Status::ToAct { must, .. } => must,
            };
            let actor = must.iter().next().expect("play waits for somebody");
            let (contender, spent) = if actor == seat { (&self.a, &mut a) } else { (&self.b, &mut b) };
            let began = Instant::now();
            let action = bots::choose(contender.bot, &*state, actor, luck.seed(), &mut contender.budget());
            if state.without_asides(actor).len() > 1 {
                let took = began.elapsed();
                spent.decisions += 1;
                spent.time += took;
                spent.longest = spent.longest.max(took);
            }
            let action = action.expect("who must act can");
            Record::play(&mut *state, actor, &action, luck.seed()).expect("bots play by the rules");
        }
        Err(Complaint::said(format!("{} with seed {seed} is not over within its ply limit.", self.game.meta().key)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_playouts_or_a_time() {
        assert_eq!(limit("400"), Ok(Limit::Playouts(400)));
        assert_eq!(limit("200ms"), Ok(Limit::Time(Duration::from_millis(200))));
        for wrong in ["", "ms", "-1", "2s", "1e3", "99999999999", "0.5ms"] {
            assert!(limit(wrong).is_err(), "{wrong}");
        }
    }
}
