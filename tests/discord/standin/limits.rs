//! Discord's limits on requests: so many posts a channel and so many calls of all kinds, told in the headers of each answer.
//! Answers to interactions have no part in it. Whoever calls although they were asked to wait breaks the rules.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use super::{call::Call, faults::Refused};

/// Posts of a channel, and the time for which they count.
const POSTS: usize = 5;
const POSTS_IN: Duration = Duration::from_secs(1);
/// Calls of all kinds in a second.
const ALL: usize = 50;
const ALL_IN: Duration = Duration::from_secs(1);

/// What was called lately, and how long to wait.
#[derive(Debug, Default)]
pub(crate) struct Limits {
    posts: BTreeMap<String, Vec<Instant>>,
    all: Vec<Instant>,
    /// For how long no call at all is taken from the next one on.
    closes_for: Option<Duration>,
    /// Until when no call at all is taken.
    global_until: Option<Instant>,
    /// How often it was asked to wait.
    pub(crate) refused: usize,
}

/// What an answer says of them.
#[derive(Clone, Debug)]
pub(super) struct Told {
    pub(super) bucket: String,
    pub(super) remaining: usize,
    pub(super) reset_after: f64,
}

impl Limits {
    /// From the next call on no call at all is taken for so long.
    pub(crate) fn close_for(&mut self, time: Duration) {
        self.closes_for = Some(time);
    }

    /// Counts a call: what its answer says, or why it is refused, and whether it should not have been made.
    pub(super) fn count(&mut self, call: &Call) -> (Option<Told>, Option<(Refused, bool)>) {
        let now = Instant::now();
        let parts = call.parts();
        if matches!(parts[..], ["interactions" | "webhooks", ..]) {
            return (None, None);
        }
        if let Some(time) = self.closes_for.take() {
            self.global_until = Some(now + time);
        }
        if let Some(until) = self.global_until.filter(|it| *it > now) {
            self.refused += 1;
            return (None, Some((Refused::global((until - now).as_secs_f64()), self.refused > 1)));
        }
        self.all.retain(|it| now - *it < ALL_IN);
        if self.all.len() >= ALL {
            self.refused += 1;
            return (None, Some((Refused::global(ALL_IN.as_secs_f64()), true)));
        }
        self.all.push(now);
        let ("POST", ["channels", channel, "messages"]) = (call.method.as_str(), &parts[..]) else { return (None, None) };
        let posts = self.posts.entry((*channel).to_owned()).or_default();
        posts.retain(|it| now - *it < POSTS_IN);
        let reset_after = posts.first().map_or(POSTS_IN, |first| POSTS_IN.saturating_sub(now - *first)).as_secs_f64();
        if posts.len() >= POSTS {
            self.refused += 1;
            return (None, Some((Refused::too_many(reset_after), true)));
        }
        posts.push(now);
        let remaining = POSTS - posts.len();
        (Some(Told { bucket: format!("posts-{channel}"), remaining, reset_after }), None)
    }
}
