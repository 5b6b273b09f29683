//! Of which kinds a state or an action is, as far as laws go by it: those of one kind are alike in something, and some of them
//! are enough.

use std::{
    collections::BTreeSet,
    hash::{DefaultHasher, Hash, Hasher},
};

use pergola::engine::{Record, Seat, Status};
use serde_json::Value;

/// Something that a state, or an action, has in common with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Kind(u64);

/// Everything that one of them has in common with others.
pub(crate) type Kinds = Vec<Kind>;

impl Kind {
    /// Of a state: who is to act and which verbs are listed for whoever acts, how many actions, each event that led there.
    pub(crate) fn of_state(status: &Status, actor: Option<Seat>, listed: &[String], last: Option<&Record>) -> Kinds {
        let verbs: BTreeSet<&str> = listed.iter().map(|action| verb(action)).collect();
        let waiting = waiting(status, actor);
        let events = last.map(events).unwrap_or_default();
        let [what, how_many] = [Kind::of(("verbs", waiting, verbs)), Kind::of(("listed", waiting, listed.len().checked_ilog2()))];
        [what, how_many].into_iter().chain(events.into_iter().map(|event| Kind::of(("event", event)))).collect()
    }

    /// Of an action: whose it is, its verb, and who is to act after it; all its events, and each.
    pub(crate) fn of_action(before: &Status, record: &Record, after: &Status) -> Kinds {
        let seat = Some(record.seat);
        let events = events(record);
        let what = Kind::of(("verb", waiting(before, seat), verb(&record.action), waiting(after, seat), &events));
        [what].into_iter().chain(events.into_iter().map(|event| Kind::of(("event", event)))).collect()
    }

    pub(crate) fn of(what: impl Hash) -> Kind {
        let mut hasher = DefaultHasher::new();
        what.hash(&mut hasher);
        Kind(hasher.finish())
    }
}

/// The kinds of events of an action.
pub(crate) fn events(record: &Record) -> BTreeSet<&str> {
    record.events.iter().map(event).collect()
}

/// An event is stored as its kind alone, as an object with its kind as the only key, or with its kind as `type`.
fn event(stored: &Value) -> &str {
    let named = |key: &str| stored.get(key).and_then(Value::as_str);
    let first = || stored.as_object().and_then(|fields| fields.keys().next()).map(String::as_str);
    stored.as_str().or_else(|| named("type")).or_else(first).unwrap_or_default()
}

fn verb(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

/// Whether one, several or nobody is waited for, whether others may act, and whether this seat is waited for.
fn waiting(status: &Status, seat: Option<Seat>) -> (usize, bool, bool) {
    match status {
        Status::ToAct { must, may, .. } => (must.len().min(2), may.is_empty(), seat.is_some_and(|it| must.contains(it))),
        Status::Over(_) => (0, true, false),
    }
}
