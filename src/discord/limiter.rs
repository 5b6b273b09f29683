//! The limiter of the bot's own calls: no faster than Discord lets it, and none at all when nothing good can come of them.
//!
//! Every call but the answers to interactions goes through here. Calls of one lane (the posts of a channel, say) go one after
//! the other, in the order they came, as many as the last answer left; all lanes share a number of calls under way and a
//! number a second, and stand still together when Discord says so. Whoever would have to wait for more than a few seconds is told
//! so, and does something else meanwhile. Calls that Discord counts as invalid are counted here, too:
//! what is refused spends a small budget of its channel and its server ([`super::budgets`]), and as the last resort, far below
//! the number for which it locks an address out, nothing but answers goes out for a while. After a token was refused nothing
//! does. Deliberately absent: the limit of answers to interactions, which Discord keeps for each by itself.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    sync::{Mutex as FairMutex, OwnedMutexGuard, Semaphore, SemaphorePermit},
    time::{Instant, sleep_until, timeout_at},
};
use tokio_util::sync::CancellationToken;
use tracing::{error, warn};

use super::{
    budgets::{Budgets, Lane, Realm},
    wire::{Answer, Limit},
};

/// Calls under way at a time.
const UNDER_WAY: usize = 24;
/// The time between two calls: 47 a second, of the 50 that Discord allows.
const BETWEEN: Duration = Duration::from_nanos(1_000_000_000 / 47);
/// In this time Discord counts invalid calls; at 10,000 it locks the address out.
const COUNTED: Duration = Duration::from_secs(600);
/// So many of them pull the brake.
const BRAKE: usize = 5_000;
/// A call waits so long at most before it is made: above that its caller gets an answer.
const WAITED: Duration = Duration::from_secs(5);
/// So many lanes are remembered before idle ones are let go.
const REMEMBERED: usize = 2_000;

/// What all calls have to keep to.
pub(super) struct Limiter {
    lanes: Mutex<BTreeMap<Lane, Arc<FairMutex<Left>>>>,
    stand: Mutex<Stand>,
    budgets: Mutex<Budgets>,
    under_way: Semaphore,
    turned_away: CancellationToken,
}

/// What is left in a lane.
#[derive(Clone, Copy, Debug, Default)]
struct Left {
    /// No call before then, when none are left.
    not_before: Option<Instant>,
}

/// What concerns all lanes.
struct Stand {
    /// How many programs have the same token, each of which gets its part of what Discord lets that have.
    sharing: u32,
    /// The next moment that is nobody's yet.
    next: Option<Instant>,
    /// Until when no call may be made at all.
    closed_until: Option<Instant>,
    /// When each invalid call was answered, the oldest first.
    invalid: VecDeque<Instant>,
}

/// Why no call may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoLeave {
    /// Discord does not know the token any more.
    TurnedAway,
    /// Too many calls were invalid; for how long.
    Braked(Duration),
    /// Too many calls were refused there; for how long.
    Spent(Duration),
    /// It would have to wait so long.
    Later(Duration),
}

/// Leave to make one call.
pub(super) struct Leave<'a> {
    limiter: &'a Limiter,
    lane: Lane,
    realm: Realm,
    left: OwnedMutexGuard<Left>,
    _under_way: SemaphorePermit<'a>,
}

impl Limiter {
    /// What one of so many programs of one token has to keep to.
    pub(super) fn shared_by(programs: u32) -> Limiter {
        let stand = Stand { sharing: programs.max(1), next: None, closed_until: None, invalid: VecDeque::new() };
        Limiter {
            lanes: Mutex::default(),
            stand: stand.into(),
            budgets: Mutex::default(),
            under_way: Semaphore::new(UNDER_WAY),
            turned_away: CancellationToken::new(),
        }
    }

    /// Waits until a call may be made in this lane, a few seconds at most: whoever would have to wait longer is told so at once.
    pub(super) async fn leave(&self, lane: Lane, realm: Realm) -> Result<Leave<'_>, NoLeave> {
        let until = Instant::now() + WAITED;
        let too_many = |_| NoLeave::Later(WAITED);
        let left = timeout_at(until, self.lane(lane).lock_owned()).await.map_err(too_many)?;
        self.spent(lane, realm)?;
        if let Some(then) = left.not_before {
            wait_until(then, until).await?;
        }
        let under_way = timeout_at(until, self.under_way.acquire()).await.map_err(too_many)?;
        let under_way = under_way.expect("there is always room again");
        loop {
            let own = self.stand().take(Instant::now(), until)?;
            sleep_until(own).await;
            let now = Instant::now();
            self.may(now)?;
            self.spent(lane, realm)?;
            if !self.stand().is_closed(now) {
                break;
            }
        }
        Ok(Leave { limiter: self, lane, realm, left, _under_way: under_way })
    }

    /// Learns from the answer to any call, also of those that need no leave.
    pub(super) fn learn(&self, answer: &Answer, as_bot: bool) {
        let is_limit = answer.status == 429;
        if as_bot && answer.status == 401 && !self.turned_away.is_cancelled() {
            error!("Discord does not know the token any more");
            self.turned_away.cancel();
        }
        let mut stand = self.stand();
        let now = Instant::now();
        let is_invalid = matches!(answer.status, 401 | 403) || is_limit && !answer.limit.shared;
        if is_invalid && stand.pulls_the_brake(now) {
            warn!("so many calls were invalid lately that nothing is posted for a while");
        }
        if let Some(wait) = answer.limit.retry_after.filter(|_| is_limit && answer.limit.global) {
            warn!(?wait, "Discord asks for no calls at all");
            stand.closed_until = stand.closed_until.max(Some(now + wait));
        }
    }

    /// Returns when a token was refused: nothing can be done any more.
    pub(super) async fn turned_away(&self) {
        self.turned_away.cancelled().await;
    }

    fn may(&self, now: Instant) -> Result<(), NoLeave> {
        if self.turned_away.is_cancelled() {
            return Err(NoLeave::TurnedAway);
        }
        self.stand().brake(now).map_or(Ok(()), |wait| Err(NoLeave::Braked(wait)))
    }

    fn spent(&self, lane: Lane, realm: Realm) -> Result<(), NoLeave> {
        self.budgets().spent(lane, realm, Instant::now()).map_or(Ok(()), |wait| Err(NoLeave::Spent(wait)))
    }

    fn budgets(&self) -> MutexGuard<'_, Budgets> {
        self.budgets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lane(&self, lane: Lane) -> Arc<FairMutex<Left>> {
        let mut lanes = self.lanes.lock().unwrap_or_else(PoisonError::into_inner);
        if lanes.len() >= REMEMBERED && !lanes.contains_key(&lane) {
            let now = Instant::now();
            let waits = |it: &FairMutex<Left>| it.try_lock().is_ok_and(|left| left.not_before > Some(now));
            lanes.retain(|_, it| Arc::strong_count(it) > 1 || waits(it));
        }
        lanes.entry(lane).or_default().clone()
    }

    fn stand(&self) -> MutexGuard<'_, Stand> {
        self.stand.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Stand {
    /// Takes the next moment among all calls, in the order in which they come, unless that is too late. Whoever uses theirs late
    /// delays nobody else.
    fn take(&mut self, now: Instant, until: Instant) -> Result<Instant, NoLeave> {
        let own = [self.next, self.closed_until].into_iter().flatten().fold(now, Instant::max);
        if own > until {
            return Err(NoLeave::Later(own - now));
        }
        self.next = Some(own + BETWEEN * self.sharing);
        Ok(own)
    }

    fn is_closed(&self, now: Instant) -> bool {
        self.closed_until.is_some_and(|until| until > now)
    }

    /// Counts an invalid call; whether it is the one that pulls the brake.
    fn pulls_the_brake(&mut self, now: Instant) -> bool {
        self.forget(now);
        if self.invalid.len() >= self.most_invalid() {
            return false;
        }
        self.invalid.push_back(now);
        self.invalid.len() == self.most_invalid()
    }

    /// How many invalid calls of this program pull its brake.
    fn most_invalid(&self) -> usize {
        BRAKE / self.sharing as usize
    }

    /// How long nothing may be posted.
    fn brake(&mut self, now: Instant) -> Option<Duration> {
        self.forget(now);
        let oldest = self.invalid.front().filter(|_| self.invalid.len() >= self.most_invalid())?;
        Some(COUNTED.saturating_sub(now - *oldest))
    }

    fn forget(&mut self, now: Instant) {
        while self.invalid.front().is_some_and(|it| now - *it >= COUNTED) {
            self.invalid.pop_front();
        }
    }
}

/// Waits until then, if that is soon enough.
async fn wait_until(then: Instant, until: Instant) -> Result<(), NoLeave> {
    if then > until {
        return Err(NoLeave::Later(then - Instant::now()));
    }
    sleep_until(then).await;
    Ok(())
}

impl Leave<'_> {
    /// Learns from the answer to this call, and ends it.
    pub(super) fn learn(mut self, answer: &Answer) {
        self.limiter.learn(answer, true);
        match answer.status {
            403 => self.limiter.budgets().refused(self.lane, self.realm, Instant::now()),
            200..300 => self.limiter.budgets().went_through(self.lane),
            _ => {}
        }
        let Limit { remaining, reset_after, retry_after, .. } = answer.limit;
        let wait = match answer.status {
            429 => retry_after.or(reset_after),
            _ => reset_after.filter(|_| remaining == Some(0)),
        };
        self.left.not_before = wait.map(|wait| Instant::now() + wait);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::future::join_all;

    const POSTS: Lane = ("posts", 1);
    const TOWN: Realm = Realm::Server(3);

    fn answer(status: u16, limit: Limit) -> Answer {
        Answer { status, limit, body: Vec::new() }
    }

    async fn call(limiter: &Limiter, lane: Lane, status: u16, limit: Limit) {
        let Ok(leave) = limiter.leave(lane, TOWN).await else { panic!("there is leave") };
        leave.learn(&answer(status, limit));
    }

    fn none_left(seconds: u64) -> Limit {
        Limit { remaining: Some(0), reset_after: Some(Duration::from_secs(seconds)), ..Limit::default() }
    }

    #[tokio::test(start_paused = true)]
    async fn all_calls_together_stay_below_fifty_a_second() {
        // Several programs of one token have their part of it each.
        for programs in [1, 4] {
            let (limiter, begun) = (Limiter::shared_by(programs), Instant::now());
            let own = (0..200 / u64::from(programs)).map(|channel| call(&limiter, ("posts", channel), 200, Limit::default()));
            join_all(own).await;
            let took = begun.elapsed().as_millis();
            assert!((4_100..4_300).contains(&took), "200 calls at 47 a second, by {programs}: {took} ms");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn only_so_many_calls_are_under_way() {
        let limiter = Limiter::shared_by(1);
        let mut under_way = Vec::new();
        for channel in 0..UNDER_WAY as u64 {
            under_way.push(limiter.leave(("posts", channel), TOWN).await);
        }
        let one_more = || limiter.leave(("posts", 99), TOWN);
        assert_eq!(one_more().await.err(), Some(NoLeave::Later(WAITED)), "{UNDER_WAY} are not answered yet");
        under_way.pop();
        assert!(one_more().await.is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn a_lane_waits_as_long_as_its_last_answer_said_and_no_other_with_it() {
        let (limiter, begun) = (Limiter::shared_by(1), Instant::now());
        call(&limiter, POSTS, 200, none_left(4)).await;
        call(&limiter, ("posts", 2), 200, Limit::default()).await;
        assert_eq!(begun.elapsed().as_secs(), 0);
        call(&limiter, POSTS, 429, Limit { retry_after: Some(Duration::from_secs(3)), ..none_left(1) }).await;
        assert_eq!(begun.elapsed().as_secs(), 4);
        call(&limiter, POSTS, 200, Limit::default()).await;
        assert_eq!(begun.elapsed().as_secs(), 7, "what it asks for counts more than when there would be more");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_would_wait_long_is_told_so_at_once() {
        let (limiter, begun) = (Limiter::shared_by(1), Instant::now());
        call(&limiter, POSTS, 429, none_left(3_600)).await;
        let hour = Some(NoLeave::Later(Duration::from_secs(3_600)));
        assert_eq!((limiter.leave(POSTS, TOWN).await.err(), limiter.leave(POSTS, TOWN).await.err()), (hour, hour));
        let Ok(_held) = limiter.leave(("posts", 2), TOWN).await else { panic!("there is leave") };
        assert!(begun.elapsed() < Duration::from_secs(1));
        assert_eq!(limiter.leave(("posts", 2), TOWN).await.err(), Some(NoLeave::Later(WAITED)), "the one before takes long");
        let limit = Limit { retry_after: Some(Duration::from_secs(600)), global: true, ..Limit::default() };
        limiter.learn(&answer(429, limit), true);
        let begun = Instant::now();
        let all = join_all((3..100).map(|channel| limiter.leave(("posts", channel), TOWN))).await;
        assert!(all.iter().all(|it| matches!(it, Err(NoLeave::Later(wait)) if wait.as_secs() > 500)));
        assert!(begun.elapsed() < Duration::from_secs(1));
    }

    #[tokio::test(start_paused = true)]
    async fn a_global_limit_holds_every_lane() {
        let (limiter, begun) = (Limiter::shared_by(1), Instant::now());
        let limit = Limit { retry_after: Some(Duration::from_secs(5)), global: true, ..Limit::default() };
        call(&limiter, POSTS, 429, limit).await;
        call(&limiter, ("threads", 9), 200, Limit::default()).await;
        assert_eq!(begun.elapsed().as_secs(), 5);
    }

    #[tokio::test(start_paused = true)]
    async fn the_brake_is_pulled_far_below_the_ban_and_let_go_again() {
        let limiter = Limiter::shared_by(1);
        for _ in 1..BRAKE {
            limiter.learn(&answer(403, Limit::default()), true);
            limiter.learn(&answer(429, Limit { shared: true, ..Limit::default() }), true);
            limiter.learn(&answer(404, Limit::default()), true);
        }
        call(&limiter, POSTS, 403, Limit::default()).await;
        let braked = limiter.leave(POSTS, TOWN).await.err();
        assert!(matches!(braked, Some(NoLeave::Braked(wait)) if wait <= COUNTED && !wait.is_zero()), "{braked:?}");
        tokio::time::sleep(COUNTED).await;
        call(&limiter, POSTS, 200, Limit::default()).await;
    }

    #[tokio::test(start_paused = true)]
    async fn one_server_that_refuses_everything_silences_itself_alone() {
        let (limiter, begun) = (Limiter::shared_by(1), Instant::now());
        let mut refused = 0;
        while begun.elapsed() < COUNTED {
            for channel in 1..100 {
                match limiter.leave(("posts", channel), TOWN).await {
                    Ok(leave) => leave.learn(&answer(403, Limit::default())),
                    Err(none) => {
                        assert!(matches!(none, NoLeave::Spent(_)), "{none:?}");
                        continue;
                    }
                }
                refused += 1;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        assert!(refused * 50 < BRAKE, "{refused} of the {BRAKE} that would stop everybody");
        let elsewhere = limiter.leave(("posts", 1_000), Realm::Server(4)).await;
        assert!(elsewhere.is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn nothing_goes_out_after_the_token_was_refused() {
        let limiter = Limiter::shared_by(1);
        limiter.learn(&answer(401, Limit::default()), false);
        call(&limiter, POSTS, 401, Limit::default()).await;
        limiter.turned_away().await;
        assert_eq!(limiter.leave(POSTS, TOWN).await.err(), Some(NoLeave::TurnedAway));
    }

    #[tokio::test(start_paused = true)]
    async fn idle_lanes_are_forgotten_and_those_that_wait_are_not() {
        let limiter = Limiter::shared_by(1);
        call(&limiter, POSTS, 200, none_left(3_600)).await;
        for channel in 2..2 * REMEMBERED as u64 {
            drop(limiter.lane(("posts", channel)));
        }
        assert!(limiter.lanes.lock().unwrap().len() <= REMEMBERED + 1);
        assert!(matches!(limiter.leave(POSTS, TOWN).await.err(), Some(NoLeave::Later(_))));
    }
}
