//! Requests that were answered: a chat may deliver the same press twice, and a person may press twice while they wait.
//!
//! The ids of the last requests are part of the checkpoint, so that a second delivery is known also after a restart.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::{
    limits::{REQUEST_MILLIS, REQUESTS},
    moment::Millis,
    people::PersonRef,
};

/// The last answered requests of a table, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Requests(VecDeque<Answered>);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Answered {
    at: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<PersonRef>,
    id: String,
}

impl Requests {
    /// Whether this request of theirs was answered less than 15 minutes ago.
    pub(super) fn has(&self, by: Option<PersonRef>, id: &str, now: Millis) -> bool {
        self.fresh(now).any(|it| it.id == id && it.by == by)
    }

    /// Notes that it was answered.
    pub(super) fn note(&mut self, by: Option<PersonRef>, id: &str, now: Millis) {
        let mut kept: VecDeque<Answered> = self.fresh(now).cloned().collect();
        kept.push_back(Answered { at: now, by, id: id.to_owned() });
        kept.drain(..kept.len().saturating_sub(REQUESTS));
        self.0 = kept;
    }

    /// When somebody asked for something that was done, for the last time.
    pub(super) fn last(&self) -> Option<Millis> {
        self.0.iter().map(|it| it.at).max()
    }

    /// Who asked.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonRef> {
        self.0.iter().filter_map(|it| it.by)
    }

    fn fresh(&self, now: Millis) -> impl Iterator<Item = &Answered> {
        self.0.iter().filter(move |it| now.saturating_sub(it.at) < REQUEST_MILLIS)
    }
}
