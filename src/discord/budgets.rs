//! Budgets of refusals: how many calls each channel, each server and all private channels together may refuse before none is
//! made there for a while.
//!
//! Discord counts what it refuses, from everywhere together, and locks an address out that is refused too often. So whoever
//! makes it refuse spends a budget of their own: a few at once, and then one more in a while. What a call brings back when it
//! goes through is its lane's budget, never its server's: no server alone can spend more than that in ten minutes, whatever is
//! tried there. Deliberately absent: the brake for all calls, which is the limiter's.

use std::{collections::BTreeMap, time::Duration};

use tokio::time::Instant;

/// So many budgets are remembered before the whole ones are let go.
const REMEMBERED: usize = 10_000;

/// Calls that share a limit: what kind they are of, and the channel or account they concern.
pub(super) type Lane = (&'static str, u64);

/// Whom a call concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Realm {
    /// A server.
    Server(u64),
    /// People in their private channels, who refuse messages each for themselves.
    Private,
    /// The bot alone.
    Own,
}

/// So many refusals at once, and one more each time this has passed.
struct Budget {
    at_once: u32,
    every: Duration,
}

/// Of one kind of call to one channel.
const OF_LANE: Budget = Budget { at_once: 5, every: Duration::from_secs(60) };
/// Of a server.
const OF_SERVER: Budget = Budget { at_once: 12, every: Duration::from_secs(15) };
/// Of all private channels.
const OF_PRIVATE: Budget = Budget { at_once: 100, every: Duration::from_secs(3) };

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Whose {
    Lane(Lane),
    Realm(Realm),
}

impl Whose {
    /// The budgets that a call in this lane spends.
    fn both(lane: Lane, realm: Realm) -> [Whose; 2] {
        [Whose::Lane(lane), Whose::Realm(realm)]
    }

    /// None for calls that concern the bot alone: nobody else makes Discord refuse them.
    fn budget(self) -> Option<Budget> {
        match self {
            Whose::Lane((_, 0)) | Whose::Realm(Realm::Own) => None,
            Whose::Lane(_) => Some(OF_LANE),
            Whose::Realm(Realm::Server(_)) => Some(OF_SERVER),
            Whose::Realm(Realm::Private) => Some(OF_PRIVATE),
        }
    }
}

/// When each budget that was spent from is whole again.
#[derive(Default)]
pub(super) struct Budgets(BTreeMap<Whose, Instant>);

impl Budgets {
    /// How long no call may be made in this lane, because too many were refused.
    pub(super) fn spent(&self, lane: Lane, realm: Realm, now: Instant) -> Option<Duration> {
        let spent = |whose: Whose| {
            let Budget { at_once, every } = whose.budget()?;
            let whole = *self.0.get(&whose)?;
            let wait = whole.saturating_duration_since(now).saturating_sub(every * (at_once - 1));
            Some(wait).filter(|it| !it.is_zero())
        };
        Whose::both(lane, realm).into_iter().filter_map(spent).max()
    }

    /// A call was refused.
    pub(super) fn refused(&mut self, lane: Lane, realm: Realm, now: Instant) {
        if self.0.len() >= REMEMBERED {
            self.0.retain(|_, whole| *whole > now);
        }
        for whose in Whose::both(lane, realm) {
            let Some(budget) = whose.budget() else { continue };
            let whole = self.0.entry(whose).or_insert(now);
            *whole = (*whole).max(now) + budget.every;
        }
    }

    /// A call went through.
    pub(super) fn went_through(&mut self, lane: Lane) {
        self.0.remove(&Whose::Lane(lane));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEN_MINUTES: u64 = 600;

    /// How many calls are refused in ten minutes when as many are tried as may be, in these lanes of one server in turn.
    fn refused(lanes: &[Lane], realm: Realm, goes_through: bool) -> u32 {
        let (mut budgets, begun, mut count) = (Budgets::default(), Instant::now(), 0);
        for tenth in 0..TEN_MINUTES * 10 {
            let now = begun + Duration::from_millis(tenth * 100);
            for lane in lanes {
                if budgets.spent(*lane, realm, now).is_none() {
                    budgets.refused(*lane, realm, now);
                    count += 1;
                }
                if goes_through {
                    budgets.went_through(*lane);
                }
            }
        }
        count
    }

    #[test]
    fn a_channel_and_a_server_have_a_few_refusals_and_then_one_in_a_while() {
        let lanes: Vec<Lane> = (1..500).map(|channel| ("post", channel)).collect();
        assert_eq!(refused(&lanes[..1], Realm::Server(7), false), 5 + 9);
        assert_eq!(refused(&lanes, Realm::Server(7), false), 12 + 39, "however many channels it has");
        assert_eq!(refused(&lanes, Realm::Server(7), true), 12 + 39, "whatever goes through in between");
        assert_eq!(refused(&lanes, Realm::Private, false), 100 + 199);
    }

    #[test]
    fn what_goes_through_makes_its_lane_whole_and_one_server_spends_nothing_of_anothers() {
        let (mut budgets, now, lane) = (Budgets::default(), Instant::now(), ("post", 1));
        (0..5).for_each(|_| budgets.refused(lane, Realm::Server(7), now));
        assert_eq!(budgets.spent(lane, Realm::Server(7), now), Some(Duration::from_secs(60)));
        assert_eq!(budgets.spent(("post", 2), Realm::Server(7), now), None);
        budgets.went_through(lane);
        assert_eq!(budgets.spent(lane, Realm::Server(7), now), None);
        (0..9).for_each(|channel| budgets.refused(("post", channel + 2), Realm::Server(7), now));
        assert!(budgets.spent(("post", 99), Realm::Server(7), now).is_some());
        assert_eq!(budgets.spent(("post", 99), Realm::Server(8), now), None);
        (0..100).for_each(|_| budgets.refused(("read", 0), Realm::Own, now));
        assert_eq!(budgets.spent(("read", 0), Realm::Own, now), None, "nobody else makes Discord refuse these");
    }

    #[test]
    fn whole_budgets_are_forgotten() {
        let (mut budgets, now) = (Budgets::default(), Instant::now());
        (1..2 * REMEMBERED as u64).for_each(|server| {
            budgets.refused(("post", server), Realm::Server(server), now + Duration::from_secs(server));
        });
        assert!(budgets.0.len() <= REMEMBERED + 1, "{}", budgets.0.len());
    }
}
