//! Substitutes: somebody is sought for a seat of a running game, and whoever asks for it first may take it.
//!
//! It is one's own seat, which is theirs at once, or one that a bot plays, about which the others vote; then it is theirs as
//! soon as all agree. Whoever asked and was not wanted does not ask again. A search ends when the seat is taken, its person is
//! back, whoever wished for it takes it back or has gone, or nobody has asked for a week. Deliberately absent: where it is told.

use pergola_engine::Seat;
use serde::{Deserialize, Serialize};

use super::{
    Phase, Table, What,
    accord::Aim,
    limits::{ENTRIES_WITH_UNDO, MOTION_MILLIS, SOUGHT_MILLIS, UNWANTED},
    moment::Millis,
    people::{PersonRef, Who},
    refusal::{DeputyRefusal, MotionRefusal, TableRefusal},
};

/// That a substitute is sought for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Search {
    /// The number of its entry: what was asked for before is answered as out of date.
    pub number: u64,
    /// Which seat.
    pub seat: Seat,
    /// Whose wish it was: the same, where somebody gives their own seat up.
    pub by: Seat,
    /// Until when.
    pub until: Millis,
    /// Who asked for it and was not wanted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) unwanted: Vec<PersonRef>,
}

/// Why a substitute is sought no more, where nobody has taken the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SearchEnd {
    /// Whoever wished for it has taken it back, or has gone.
    Withdrawn,
    /// Nobody has taken it for a week.
    Lapsed,
}

impl Table {
    /// The search for a substitute for a seat.
    pub fn search(&self, seat: Seat) -> Option<&Search> {
        self.facts.around.searches.iter().find(|it| it.seat == seat && self.phase() == Phase::Playing)
    }

    /// The sender wants a substitute for their own seat, or for one that a bot plays.
    pub(super) fn seek(&self, who: &Who, seat: Seat, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let by = self.seat_of_sender(who)?;
        if self.is_lesson() {
            return Err(MotionRefusal::LessonOfOne.into());
        }
        if by != seat && !self.present().contains(by) {
            return Err(TableRefusal::Resigned);
        }
        if by != seat && !self.is_vacant(seat) {
            return Err(MotionRefusal::NotVacant.into());
        }
        if let Some(search) = self.search(seat) {
            return Err(MotionRefusal::SoughtAlready { until: search.until }.into());
        }
        if let Some(offer) = self.standing_offer(seat, None, at) {
            return Err(MotionRefusal::OfferedAlready { seat, until: offer.until }.into());
        }
        Ok(vec![What::SubstituteSought { seat, by, until: at.saturating_add(SOUGHT_MILLIS) }])
    }

    /// The sender wants no substitute for a seat any more: whoever wished for it, or whose seat it is.
    pub(super) fn end_search(&self, who: &Who, seat: Seat) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let own = self.seat_of_sender(who)?;
        self.search(seat).filter(|it| it.by == own || it.seat == own).ok_or(MotionRefusal::NotSought)?;
        Ok(vec![What::SearchEnded { seat, how: SearchEnd::Withdrawn }])
    }

    /// The sender asks for a seat for which a substitute is sought.
    pub(super) fn ask_for_seat(&self, who: &Who, seat: Seat, number: u64, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let person = who.person().ok_or(TableRefusal::NotSeated)?;
        if let Some(seat) = self.seat_of(&person.id) {
            return Err(TableRefusal::AlreadySeated { seat });
        }
        let open = |it: &&Search| it.number == number && it.until > at && !self.is_search_over(it);
        let search = self.search(seat).filter(open).ok_or(MotionRefusal::NotSought)?;
        if self.has_seen_another(seat, &person.id) {
            return Err(DeputyRefusal::KnowsAnother.into());
        }
        let reference = self.reference(&person.id);
        if search.unwanted.contains(&reference) {
            return Err(MotionRefusal::NotWanted.into());
        }
        if let Some(offer) = self.standing_offer(seat, Some(reference), at) {
            return Err(MotionRefusal::OfferedAlready { seat: offer.seat, until: offer.until }.into());
        }
        if search.by == seat {
            return Ok(vec![What::TookOver { seat, person: reference }]);
        }
        if let Some(open) = &self.facts.accord.motion {
            return Err(MotionRefusal::MotionOpen { by: open.by }.into());
        }
        let aim = Aim::Seat { seat, person: reference, asked: true };
        Ok(vec![What::Proposed { seat: search.by, aim, until: at.saturating_add(MOTION_MILLIS) }])
    }

    /// Whether somebody can still have a seat about which the people vote: a bot plays it, and neither has somebody else been
    /// offered it, nor they another, nor have they one.
    pub(super) fn can_have(&self, seat: Seat, person: PersonRef) -> bool {
        let sits = self.facts.seated.all().any(|it| self.facts.seated.person(it) == Some(person));
        let offered = self.standing_offer(seat, Some(person), self.facts.log.last).is_some();
        let knows = self.facts.standby.knows_another(seat, person);
        self.is_vacant(seat) && !sits && !offered && !knows
    }

    /// What follows for searches from what has happened: they end when there is nothing to be taken any more, or nobody who
    /// wishes for it.
    pub(super) fn settle_searches(&self) -> Vec<What> {
        if self.playing().is_err() {
            return Vec::new();
        }
        let over = self.facts.around.searches.iter().filter(|it| self.is_search_over(it));
        over.map(|it| What::SearchEnded { seat: it.seat, how: SearchEnd::Withdrawn }).collect()
    }

    /// Whether nobody wishes for a search any more, or nobody can take its seat.
    fn is_search_over(&self, search: &Search) -> bool {
        let is_vain = !self.is_vacant(search.seat) || !self.present().contains(search.by);
        search.by != search.seat && is_vain || search.unwanted.len() >= UNWANTED
    }

    /// The searches that nobody answered, each with its end.
    pub(super) fn due_searches(&self) -> impl Iterator<Item = (Millis, Seat)> {
        let is_open = self.facts.log.revision < ENTRIES_WITH_UNDO;
        self.facts.around.searches.iter().filter(move |_| is_open).map(|it| (it.until, it.seat))
    }

    pub(super) fn enter_sought(&mut self, seat: Seat, by: Seat, until: Millis) {
        let number = self.facts.log.revision;
        self.facts.around.searches.push(Search { number, seat, by, until, unwanted: Vec::new() });
        self.facts.time.dues += 1;
    }

    pub(super) fn enter_search_ended(&mut self, seat: Seat) {
        self.facts.around.searches.retain(|it| it.seat != seat);
        self.facts.time.dues += 1;
    }
}
