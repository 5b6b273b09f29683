//! What a seat has done in a turn that has not ended, and the stories that are told of it when it has: one for each who played
//! in it, since a deputy or a bot may end what somebody else has begun. Deliberately absent: what is told of a whole game.

use pergola_engine::{Record, Seats, Status};
use serde::{Deserialize, Serialize};

use crate::{
    people::PersonRef,
    seated::SeatHolder,
    standby::{Played, Player},
    story::TurnStory,
};

/// An action whose turn has not ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Pending {
    #[serde(flatten)]
    pub(super) record: Record,
    /// Whether a bot played it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) bot: bool,
    /// The deputy who played it for somebody absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deputy: Option<PersonRef>,
    /// Whether it was played because its person's time was over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    timed_out: bool,
    /// Who had its seat then, if somebody else has it since, or another plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    then: Option<SeatHolder>,
    /// Whether nobody else hears of it: a secret answer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    unheard: bool,
}

impl Pending {
    pub(super) fn new(record: &Record, played: Played, unheard: bool) -> Pending {
        let Played { by, timed_out } = played;
        let deputy = if let Player::Deputy(deputy) = by { Some(deputy) } else { None };
        Pending { record: record.clone(), bot: by == Player::Bot, deputy, timed_out, then: None, unheard }
    }

    /// Who played it.
    pub(super) fn player(&self) -> Player {
        match (self.bot, self.deputy) {
            (true, _) => Player::Bot,
            (false, Some(deputy)) => Player::Deputy(deputy),
            (false, None) => Player::Own,
        }
    }

    /// The people it tells of.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonRef> {
        self.deputy.into_iter().chain(self.then.as_ref().and_then(|it| it.person))
    }

    /// Its seat is another's from now on, or another plays it.
    pub(super) fn note_holder(&mut self, before: &SeatHolder) {
        self.then.get_or_insert_with(|| before.clone());
    }

    /// Whether the same one played another action of the same seat.
    fn is_by_the_same(&self, other: &Pending) -> bool {
        self.player() == other.player() && self.then == other.then
    }
}

/// The stories of these actions of one seat, in order: one for each who played some in a row. None of none.
pub(super) fn stories(before: &Status, actions: &[&Pending]) -> Vec<TurnStory> {
    let (turn, must) = match before {
        Status::ToAct { turn, must, .. } => (*turn, *must),
        Status::Over(_) => return Vec::new(),
    };
    actions.chunk_by(|one, next| one.is_by_the_same(next)).filter_map(|part| story(turn, must, part)).collect()
}

fn story(turn: u32, must: Seats, actions: &[&Pending]) -> Option<TurnStory> {
    let last = actions.last()?;
    let seat = last.record.seat;
    let events = actions.iter().flat_map(|it| it.record.events.iter().cloned()).collect();
    let aside = !must.contains(seat) || actions.iter().all(|it| it.unheard);
    let revealed = actions.iter().any(|it| !it.record.can_be_taken_back());
    let then = last.then.iter().map(|holder| (seat, holder.clone())).collect();
    let came_to_light = actions.iter().flat_map(|it| it.record.events.iter().map(|_| !it.record.can_be_taken_back()));
    let lit = (0..).zip(came_to_light).filter_map(|(at, came)| came.then_some(at)).collect();
    let (bot, deputy, timed_out) = (last.bot, last.deputy, last.timed_out);
    Some(TurnStory { turn, seat, bot, deputy, timed_out, aside, revealed, lit, then, events })
}
