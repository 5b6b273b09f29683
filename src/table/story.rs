//! What was told of the last turns: the events of each seat's turn once it has ended, for the next card and for whoever
//! comes back. Bounded in number and size. Deliberately absent: sentences, and what is pending.

use std::collections::VecDeque;

use pergola_engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    limits::{STORIES, STORY_BYTES},
    people::PersonRef,
    seated::SeatHolder,
};

/// What one seat did in one turn, or in its part of a simultaneous decision: as it was, or as somebody saw it
/// ([`pergola_engine::Seen`]).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnStory<E = Value> {
    /// The turn, as in [`pergola_engine::Status::ToAct`].
    pub turn: u32,
    /// Whose.
    pub seat: Seat,
    /// Whether a bot played it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// The deputy who played it for somebody absent, to its end at least.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deputy: Option<PersonRef>,
    /// Whether it was played, or ended, because its person's time was over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub timed_out: bool,
    /// Whether play did not wait for this seat, which acted out of turn, or nobody else hears of what it did.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub aside: bool,
    /// Whether something came to light in it, so that it was not to be taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub revealed: bool,
    /// Which of its events tell what came to light then, by their places. Missing in stories of old.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lit: Vec<u16>,
    /// Who had which seat then, of those that somebody else has since, or another plays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<(Seat, SeatHolder)>,
    /// What happened, in order.
    pub events: Vec<E>,
}

impl<E: Clone> TurnStory<E> {
    /// What came to light in it alone; nothing where nothing did, or that is not known.
    pub(super) fn lit_alone(&self) -> Option<TurnStory<E>> {
        let events: Vec<E> = self.lit.iter().filter_map(|at| self.events.get(usize::from(*at)).cloned()).collect();
        let lit = (0..events.len() as u16).collect();
        (!events.is_empty()).then_some(TurnStory { lit, events, then: self.then.clone(), ..*self })
    }
}

impl<E> TurnStory<E> {
    /// The people it tells of besides those who have seats now.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonRef> {
        self.deputy.into_iter().chain(self.then.iter().filter_map(|(_, holder)| holder.person))
    }
}

/// The last stories of a table, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Stories {
    kept: VecDeque<TurnStory>,
    /// How many there have been since the start.
    told: u64,
    /// How many there had been when the game went back: those kept of before were told then.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    since: u64,
}

fn is_none_yet(since: &u64) -> bool {
    *since == 0
}

impl Stories {
    /// These earlier stories in place of the present ones.
    pub(super) fn in_place_of(&self, now: &Stories) -> Stories {
        Stories { told: now.told, since: now.told, ..self.clone() }
    }

    /// Adds the newest story and forgets the oldest ones beyond the limits.
    pub(super) fn tell(&mut self, mut story: TurnStory) {
        let mut bytes = 0;
        let fits = |event: &&Value| {
            bytes += event.to_string().len();
            bytes <= STORY_BYTES
        };
        let fitting = story.events.iter().rev().take_while(fits).count();
        let beyond = story.events.len() - fitting;
        story.events.drain(..beyond);
        story.lit = story.lit.iter().filter_map(|at| at.checked_sub(beyond as u16)).collect();
        self.kept.push_back(story);
        self.told += 1;
        while self.kept.len() > STORIES || self.bytes() > STORY_BYTES {
            self.kept.pop_front();
        }
    }

    /// A seat is another's from now on, or another plays it: what is told was done while this one had it, unless another had it
    /// before.
    pub(super) fn note_holder(&mut self, seat: Seat, before: &SeatHolder) {
        let unknown = self.kept.iter_mut().filter(|story| story.then.iter().all(|(it, _)| *it != seat));
        unknown.for_each(|story| story.then.push((seat, before.clone())));
    }

    /// How many stories there have been since the start.
    pub(super) fn told(&self) -> u64 {
        self.told
    }

    /// The kept ones.
    pub(super) fn all(&self) -> impl DoubleEndedIterator<Item = &TurnStory> + Clone {
        self.kept.iter()
    }

    /// The kept ones after the first `told` of all.
    pub(super) fn after(&self, told: u64) -> impl Iterator<Item = &TurnStory> {
        let new = usize::try_from(self.told.saturating_sub(told.max(self.since))).unwrap_or(usize::MAX);
        self.kept.iter().skip(self.kept.len().saturating_sub(new))
    }

    /// What happened after the last turn that this seat's person played to its end; what a bot, a deputy or the clock did for
    /// them since is told too.
    pub(super) fn since_turn_of(&self, seat: Seat) -> impl Iterator<Item = &TurnStory> {
        self.since(seat, None)
    }

    /// The same of a deputy of the seat, or what happened since they were one.
    pub(super) fn since_turn_by(&self, seat: Seat, deputy: PersonRef) -> impl Iterator<Item = &TurnStory> {
        self.since(seat, Some(deputy))
    }

    fn since(&self, seat: Seat, deputy: Option<PersonRef>) -> impl Iterator<Item = &TurnStory> {
        let is_theirs = move |story: &TurnStory| story.seat == seat && !story.aside && !story.bot && story.deputy == deputy;
        let is_own = |story: &TurnStory| is_theirs(story) && !story.timed_out;
        let seen = self.kept.iter().rposition(is_own).map_or(0, |at| at + 1);
        self.kept.iter().skip(seen)
    }

    /// The last turn of a person and all that bots did since: what the newest card tells. A simultaneous decision is told
    /// as a whole.
    pub(super) fn since_person(&self) -> impl Iterator<Item = &TurnStory> {
        let turn = self.kept.iter().rfind(|story| !story.bot && !story.aside).map(|story| story.turn);
        self.kept.iter().skip_while(move |story| turn.is_some_and(|turn| story.turn < turn))
    }

    fn bytes(&self) -> usize {
        self.kept.iter().flat_map(|story| &story.events).map(|event| event.to_string().len()).sum()
    }
}
